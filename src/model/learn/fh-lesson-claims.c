/* fh-lesson-claims.c: proving what a step of a lesson claims.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-lesson-claims.h"

#include <glib/gi18n.h>

#include "fh-words.h"
#include "fh-writer.h"

/* --- In words --- */

static char *
said_of_tricks (const FhCase *position, int found)
{
  if (fh_table_is_misere (fh_world_table (&position->world)))
    return g_strdup (found ? _ ("the bidder can be made to take a trick")
                           : _ ("the bidder loses every trick"));
  return g_strdup_printf (ngettext ("the declarer’s side takes %d trick",
                                    "the declarer’s side takes %d tricks", (gulong) found),
                          found);
}

static char *
said_of_refusal (const FhClaimResult *result)
{
  return result->refusal.code == FH_OK ? g_strdup (_ ("the rules allow it"))
                                       : fh_words_refusal (&result->refusal);
}

/* Why @claim is not true, in a few words. */
static char *
said_of (const FhCase *position, const FhClaim *claim, const FhClaimResult *result)
{
  int found = result->found;

  switch ((FhClaimOutcome) result->outcome)
    {
    case FH_CLAIM_OPEN:
      return g_strdup (_ ("it could not be decided"));
    case FH_CLAIM_MISPLACED:
      return g_strdup (_ ("this cannot be said of it"));
    default:
      break;
    }
  switch ((FhClaimKind) claim->kind)
    {
    case FH_CLAIM_WINS:
      return g_strdup_printf (_ ("the trick can be lost; seat %d wins it"), found);
    case FH_CLAIM_LOSES_TRICK:
      return g_strdup_printf (_ ("the trick can be won; seat %d wins it"), found);
    case FH_CLAIM_WINNER:
      return g_strdup_printf (_ ("seat %d wins the trick"), found);
    case FH_CLAIM_MAKES:
    case FH_CLAIM_FAILS:
      return said_of_tricks (position, found);
    case FH_CLAIM_LOSES:
    case FH_CLAIM_SAME:
      return g_strdup_printf (ngettext ("it costs %d trick", "it costs %d tricks", (gulong) found),
                              found);
    case FH_CLAIM_REFUSED:
    case FH_CLAIM_HIGHER:
    case FH_CLAIM_LOWER:
      return said_of_refusal (result);
    case FH_CLAIM_SCORES:
    case FH_CLAIM_VALUE:
      return g_strdup_printf (
          ngettext ("it is worth %d point", "it is worth %d points", (gulong) found), found);
    case FH_CLAIM_BEST:
      return g_strdup (_ ("the judge has something better"));
    case FH_CLAIM_WORSE:
      return g_strdup (_ ("the judge has nothing clearly better"));
    case FH_CLAIM_OUTRANKS:
      return g_strdup (_ ("the ladder of calls says otherwise"));
    case FH_CLAIM_TRUMPS:
    case FH_CLAIM_OUT:
      return g_strdup_printf (ngettext ("there is %d", "there are %d", (gulong) found), found);
    case FH_CLAIM_TOLD:
      return g_strdup_printf (_ ("it tells “%s”"), fh_told_word ((FhToldCode) found));
    case FH_N_CLAIMS:
      break;
    }
  return g_strdup ("");
}

char *
fh_lesson_action_text (const FhLessonPosition *position, const FhAction *action)
{
  FhText text = FH_TEXT_INIT;
  char *copy;

  fh_action_write (&position->state->table.rules, action, &text);
  copy = g_strchomp (g_strdup (text.str));
  fh_text_clear (&text);
  return copy;
}

/* --- Proving --- */

static gboolean
is_wanted (const FhClaim *claim, FhClaimSort sorts)
{
  FhClaimSort sort = fh_claim_is_judged (claim)  ? FH_SORT_JUDGED
                     : fh_claim_is_plain (claim) ? FH_SORT_PLAIN
                                                 : FH_SORT_CARDS;

  return (sorts & sort) != 0;
}

/* Proves claim number @index of @answer for @action; NULL when it holds, else why not. */
static char *
prove (const FhLessonStep *step,
       FhCase *position,
       const FhLessonAnswer *answer,
       guint index,
       const FhAction *action)
{
  const FhClaim *claim = &g_array_index (answer->claims, FhClaim, index);
  FhClaimResult result = fh_claim_prove (position, action, claim);
  g_auto (GStrv) words = g_strsplit (answer->claim_text, " ", -1);
  g_autofree char *what = NULL;
  g_autofree char *why = NULL;

  if (result.outcome == FH_CLAIM_HOLDS)
    return NULL;
  what =
      action != NULL ? fh_lesson_action_text (&step->position, action) : g_strdup (answer->label);
  why = said_of (position, claim, &result);
  /* Translators: %1$s is a claim of a lesson, such as "wins", %2$s what is done, such as "play 0
   * JC", %3$s why the claim is not true. */
  return g_strdup_printf (_ ("“%1$s” of “%2$s” is not so: %3$s"), words[index], what, why);
}

/* Whether claims of @answer are about @action: what is left to "others" is allowed or not, and the
 * claims are about one of the two. */
static gboolean
is_about (const FhLessonStep *step,
          const FhLessonAnswer *answer,
          const FhClaim *claim,
          const FhAction *action)
{
  gboolean refused;

  if (answer->does.kind != FH_ACTION_NONE)
    return TRUE;
  refused = fh_seat_view_check (step->position.view, action).code != FH_OK;
  return refused == (claim->kind == FH_CLAIM_REFUSED || claim->kind == FH_CLAIM_LOWER);
}

static char *
prove_choices (
    const FhLessonStep *step, FhCase *position, GArray *actions, FhClaimSort sorts, guint *line)
{
  for (guint i = 0; i < actions->len; i++)
    {
      const FhAction *action = &g_array_index (actions, FhAction, i);
      const FhLessonAnswer *answer = fh_lesson_step_answer (step, action);

      for (guint j = 0; answer != NULL && answer->claims != NULL && j < answer->claims->len; j++)
        {
          const FhClaim *claim = &g_array_index (answer->claims, FhClaim, j);
          char *why = is_wanted (claim, sorts) && is_about (step, answer, claim, action)
                          ? prove (step, position, answer, j, action)
                          : NULL;

          if (why != NULL)
            {
              *line = answer->line;
              return why;
            }
        }
    }
  return NULL;
}

static char *
prove_options (const FhLessonStep *step, FhCase *position, FhClaimSort sorts, guint *line)
{
  for (guint i = 0; i < step->answers->len; i++)
    {
      const FhLessonAnswer *answer = g_ptr_array_index (step->answers, i);

      for (guint j = 0; answer->claims != NULL && j < answer->claims->len; j++)
        {
          char *why = is_wanted (&g_array_index (answer->claims, FhClaim, j), sorts)
                          ? prove (step, position, answer, j, NULL)
                          : NULL;

          if (why != NULL)
            {
              *line = answer->line;
              return why;
            }
        }
    }
  return NULL;
}

char *
fh_lesson_prove (
    const FhLessonStep *step, FhCase *position, GArray *actions, FhClaimSort sorts, guint *line)
{
  if (step->kind == FH_STEP_CHOOSE)
    return prove_choices (step, position, actions, sorts, line);
  if (step->kind == FH_STEP_OPTION)
    return prove_options (step, position, sorts, line);
  return NULL;
}
