/* fh-answer-advice.c: what a person has done, beside what the tutor would have done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-answer-private.h"

#include <glib/gi18n.h>

#include "fh-sentences-advised.h"
#include "fh-sentences-reason.h"

/* What the layouts say of both, when both were tried; or NULL. */
static char *
numbers_of_both (const FhScene *scene,
                 const FhSeatView *view,
                 const FhAdvisedChoice *best,
                 const FhAdvisedChoice *made)
{
  g_autofree char *first = NULL, *second = NULL;

  if (best->reason.motive == FH_MOTIVE_ONLY_CHOICE || best->n_layouts == 0 || made == NULL
      || made->n_layouts == 0)
    return NULL;
  first = fh_sentence_advised_numbers (scene, view, made);
  if (made == best)
    return g_steal_pointer (&first);
  second = fh_sentence_points_gained ((double) best->points);
  /* Translators: %1$s is a sentence on what was done, %2$s a number of points with its sign, of
   * what is advised instead. */
  return g_strdup_printf (_ ("%1$s The advice came to %2$s there."), first, second);
}

char *
fh_answer_beside_advice (const FhScene *scene,
                         const FhSeatView *view,
                         const FhAdvice *advice,
                         const FhAction *action)
{
  const FhAdvisedChoice *best = &advice->choices[0];
  const FhAdvisedChoice *made = fh_advice_find (advice, action);
  g_autofree char *reason = NULL;
  g_autofree char *suggestion = NULL;
  g_autofree char *why = NULL;
  g_autofree char *numbers = NULL;
  g_autofree char *auction = NULL;

  if (advice->n_choices == 0)
    return NULL;
  reason = fh_sentence_reason (scene, &best->reason);
  suggestion = fh_sentence_suggestion (scene, &best->action);
  numbers = numbers_of_both (scene, view, best, made);
  if (made == best)
    /* Translators: %s is a sentence with the reason. */
    why = g_strdup_printf (_ ("The tutor would have done the same. %s"), reason);
  else if (suggestion[0] == '\0')
    return NULL;
  else if (made != NULL && made->verdict == FH_VERDICT_EQUAL)
    /* Translators: %1$s is an order such as "Play the five of hearts.", %2$s a sentence with the
     * reason. */
    why = g_strdup_printf (_ ("That was as good, within the error of the estimate, as the tutor’s "
                              "advice: %1$s %2$s"),
                           suggestion, reason);
  else
    /* Translators: %1$s is an order such as "Play the five of hearts.", %2$s a sentence with the
     * reason. */
    why = g_strdup_printf (_ ("The tutor’s advice would have been: %1$s %2$s"), suggestion, reason);
  if (numbers == NULL)
    return g_steal_pointer (&why);
  /* Behind the numbers of two it would not be clear whose it is. */
  if (made == best)
    auction = fh_sentence_advised_auction (scene, view, made);
  return auction != NULL ? g_strjoin ("\n", why, numbers, auction, NULL)
                         : g_strjoin ("\n", why, numbers, NULL);
}
