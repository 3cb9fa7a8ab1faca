/* fh-review-words.c: what happened at each step of a review.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-private.h"

#include <glib/gi18n.h>

#include "fh-sentences-laws.h"
#include "fh-sentences-tried.h"
#include "fh-sentences.h"

char *
fh_review_dup_sentence (FhReview *self, guint step)
{
  g_autofree char *sentence = NULL;
  g_autofree char *cards = NULL;
  const FhAction *action;
  FhScene scene;

  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (step < self->n_entries, NULL);

  /* A sentence belongs to the table on which it was said, which is the one after it. */
  scene = fh_review_get_scene (self, step + 1);
  action = &self->entries[step].step.action;
  sentence = fh_sentence_action (&scene, action);
  if (action->kind != FH_ACTION_DISCARD && action->kind != FH_ACTION_SWAP)
    return g_steal_pointer (&sentence);
  /* Nothing is hidden any more. */
  cards = fh_sentence_choice (&scene, action);
  /* Translators: %1$s is a sentence such as "You discard 3 cards.", %2$s names the cards. */
  return g_strdup_printf (_ ("%1$s (%2$s)"), sentence, cards);
}

static void
add_line (GString *text, char *line)
{
  if (line != NULL && line[0] != '\0')
    {
      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, line);
    }
  g_free (line);
}

char *
fh_review_dup_outcome (FhReview *self, guint step)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const FhTable *before, *after;
  FhScene scene;

  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (step < self->n_entries, NULL);

  before = &self->entries[step].before.table;
  after = &fh_review_peek_state (self, step + 1)->table;
  scene = fh_review_get_scene (self, step + 1);
  if (after->n_tricks > before->n_tricks)
    add_line (text, fh_sentence_trick (&scene));
  if (after->rules.laws != FH_LAWS_STRICT)
    add_line (text, fh_sentence_consequence (before, &scene, &self->entries[step].step.action));
  if (after->deal_over && !before->deal_over)
    add_line (text, fh_sentence_deal_result (&scene));
  return text->len > 0 ? g_strdup (text->str) : NULL;
}
