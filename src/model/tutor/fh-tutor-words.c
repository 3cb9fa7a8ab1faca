/* fh-tutor-words.c: what the tutor says of a moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-words.h"

#include <glib/gi18n.h>
#include <math.h>

#include "fh-sentences-advised.h"
#include "fh-sentences-known.h"
#include "fh-sentences-reason.h"
#include "fh-sentences-tried.h"
#include "fh-tutor-tells.h"

/* How many words the last step of the hint has at most. */
#define MOST_WORDS 40

static void
rung_free (gpointer data)
{
  FhTutorRung *rung = data;

  g_free (rung->name);
  g_free (rung->sentence);
  g_free (rung);
}

static void
card_free (gpointer data)
{
  g_free (((FhTutorCard *) data)->sentence);
  g_free (data);
}

static void
call_free (gpointer data)
{
  g_free (((FhTutorCall *) data)->sentence);
  g_free (data);
}

static void
figure_free (gpointer data)
{
  FhTutorFigure *figure = data;

  g_free (figure->caption);
  g_free (figure->sentence);
  g_free (figure);
}

void
fh_tutor_words_clear (FhTutorWords *words)
{
  g_clear_pointer (&words->heading, g_free);
  g_clear_pointer (&words->text, g_free);
  g_clear_pointer (&words->question, g_free);
  g_clear_pointer (&words->figures, g_ptr_array_unref);
  g_clear_pointer (&words->lines, g_ptr_array_unref);
  g_clear_pointer (&words->more, g_ptr_array_unref);
  g_clear_pointer (&words->laws, g_ptr_array_unref);
  g_clear_pointer (&words->cards, g_ptr_array_unref);
  g_clear_pointer (&words->ladder, g_ptr_array_unref);
  g_clear_pointer (&words->trumpless, g_ptr_array_unref);
  g_clear_pointer (&words->calls, g_ptr_array_unref);
}

/* --- The hint --- */

/* The choice after the best, and how far it is behind in points on average. */
static char *
dup_other (const FhScene *scene, const FhAdvisedChoice *best, const FhAdvisedChoice *other)
{
  g_autofree char *choice = fh_sentence_choice (scene, &other->action);
  glong less = lrintf (best->points - other->points);

  if (less <= 0)
    /* Translators: %s is a call, a card or a list of cards. */
    return g_strdup_printf (_ ("The next best: %s."), choice);
  return g_strdup_printf (
      /* Translators: %1$s is a call, a card or a list of cards, %2$ld a number of points. */
      ngettext ("The next best: %1$s, about %2$ld point less on average.",
                "The next best: %1$s, about %2$ld points less on average.", (gulong) less),
      choice, less);
}

/* What to do. */
static char *
suggestion_of (const FhTutorMoment *moment)
{
  FhScene scene = fh_tutor_moment_scene (moment);
  char *suggestion = fh_sentence_suggestion (&scene, &moment->advice->choices[0].action);

  if (suggestion[0] != '\0')
    return suggestion;
  g_free (suggestion);
  /* Nothing to do is what is left where ace-no-face could be declared. */
  return g_strdup (_ ("Say nothing, and wait for your turn to call."));
}

/* The last step of the hint: what to do and why, with the chance of that where there is one, and
 * room for it. */
static char *
dup_reason (const FhTutorMoment *moment, gboolean *tells_numbers)
{
  const FhAdvisedChoice *best = &moment->advice->choices[0];
  FhScene scene = fh_tutor_moment_scene (moment);
  g_autofree char *suggestion = suggestion_of (moment);
  const char *for_game =
      best->reason.motive == FH_MOTIVE_ON_BALANCE ? fh_sentence_for_game (moment->advice) : NULL;
  g_autofree char *why =
      for_game != NULL ? g_strdup (for_game) : fh_sentence_reason (&scene, &best->reason);
  g_autofree char *both = g_strjoin ("\n", suggestion, why, NULL);
  g_autofree char *layouts = fh_sentence_advised_layouts (&moment->view, best);
  g_autofree char *numbers =
      layouts != NULL ? fh_sentence_advised_numbers (&scene, &moment->view, best) : NULL;

  *tells_numbers =
      numbers != NULL && fh_tutor_n_words (both) + fh_tutor_n_words (numbers) <= MOST_WORDS;
  return *tells_numbers ? g_strjoin ("\n", both, numbers, NULL) : g_steal_pointer (&both);
}

/* What the last step of the hint leaves out: the numbers, and the next best. */
static void
tell_hint (FhTutorWords *words, const FhTutorMoment *moment)
{
  const FhAdvice *advice = moment->advice;
  const FhAdvisedChoice *best = &advice->choices[0], *other = best + 1;
  FhScene scene = fh_tutor_moment_scene (moment);
  const char *help = fh_tutor_hint_help (moment);
  GPtrArray *said = fh_said_list_new ();
  gboolean tells_numbers;
  g_autofree char *reason = dup_reason (moment, &tells_numbers);

  if (!tells_numbers)
    fh_said_list_add_with_help (said, fh_sentence_advised_numbers (&scene, &moment->view, best),
                                help);
  fh_said_list_add_with_help (said, fh_sentence_advised_layouts (&moment->view, best), help);
  fh_said_list_add_with_help (said, fh_sentence_advised_auction (&scene, &moment->view, best),
                              help);
  if (best->n_layouts > 0 && advice->n_choices > 1 && other->n_layouts > 0)
    {
      fh_said_list_add_with_help (said, dup_other (&scene, best, other), help);
      fh_said_list_add_with_help (said, g_strdup (fh_sentence_verdict ((FhVerdict) other->verdict)),
                                  help);
    }
  g_ptr_array_extend_and_steal (said, g_steal_pointer (&words->more));
  words->more = said;
}

char *
fh_tutor_hint_words (const FhTutorMoment *moment, int step)
{
  const FhAdvisedChoice *best = &moment->advice->choices[0];
  gboolean tells_numbers;

  if (step == 1)
    return g_strdup (fh_sentence_nudge (&moment->view.table, &best->action, &best->reason,
                                        moment->advice->known.fate != FH_FATE_OPEN));
  return step < FH_TUTOR_HINT_STEPS ? suggestion_of (moment) : dup_reason (moment, &tells_numbers);
}

const char *
fh_tutor_hint_help (const FhTutorMoment *moment)
{
  const FhAdvisedChoice *best = &moment->advice->choices[0];

  return best->action.kind == FH_ACTION_BID && best->reason.motive == FH_MOTIVE_ON_BALANCE
             ? "bidding#first-bids"
             : fh_sentence_reason_help (&best->reason);
}

/* --- Altogether --- */

void
fh_tutor_words_init (FhTutorWords *words, const FhTutorMoment *moment)
{
  gboolean is_silent = moment != NULL && moment->manner.degree == FH_TUTOR_SILENT;
  gboolean is_held = moment != NULL && moment->hold != FH_HOLD_NONE;

  *words = (FhTutorWords){
    .help = "index",
    .figures = g_ptr_array_new_with_free_func (figure_free),
    .lines = fh_said_list_new (),
    .more = fh_said_list_new (),
    .laws = fh_said_list_new (),
    .cards = g_ptr_array_new_with_free_func (card_free),
    .ladder = g_ptr_array_new_with_free_func (rung_free),
    .calls = g_ptr_array_new_with_free_func (call_free),
  };
  if (moment != NULL)
    {
      FhScene scene = fh_tutor_moment_scene (moment);

      fh_tutor_tell_cards (words, moment);
      fh_tutor_tell_ladder (words, moment);
      fh_tutor_tell_calls (words, moment);
      fh_tutor_tell_laws (words, moment);
      fh_tutor_tell_now (words, moment);
      words->trumpless = fh_sentences_trumpless (&scene, &moment->known);
      if (is_silent && !is_held)
        g_clear_pointer (&words->text, g_free);
      if (!is_silent && !is_held && moment->view.table.n_deals > 0)
        {
          fh_tutor_tell_figures (words, moment);
          fh_tutor_tell_lines (words, moment);
        }
      if (moment->hint_step == FH_TUTOR_HINT_STEPS)
        tell_hint (words, moment);
    }
  else
    words->trumpless = fh_said_list_new ();
  if (words->heading == NULL)
    words->heading = g_strdup ("");
  if (words->text == NULL)
    words->text = g_strdup ("");
}
