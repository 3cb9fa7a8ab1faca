/* fh-tutor-result.c: what matters when a deal or a game is over, or not yet begun.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-tutor-private.h"

/* The rule by which the deal was scored. */
static const char *
help_of_result (const FhTable *table)
{
  if (table->thrown_in)
    return "bidding#all-pass";
  if (table->declarer == FH_SEAT_NONE)
    return "scoring#no-contract";
  if (fh_table_is_misere (table))
    return "scoring#misere";

  return table->made ? "scoring#made" : "scoring#set";
}

/* Who has won, and the score. */
static char *
result_lines (const FhScene *scene)
{
  g_autofree char *result = fh_sentence_game_result (scene);
  g_autofree char *score = fh_sentence_score (scene);

  return g_strconcat (result, "\n", score, NULL);
}

gboolean
fh_tutor_describe_result (FhTutor *self, const FhScene *scene, FhTutorMoment *moment)
{
  switch (fh_game_get_hold (self->game))
    {
    case FH_HOLD_DEAL:
      moment->heading = g_strdup (_ ("The deal is over"));
      moment->text = fh_sentence_deal_result (scene);
      moment->help = help_of_result (scene->table);
      return TRUE;
    case FH_HOLD_GAME:
      moment->heading = g_strdup (_ ("The game is over"));
      moment->text = result_lines (scene);
      moment->help = "scoring#end";
      return TRUE;
    case FH_HOLD_DECLARE:
      moment->heading = g_strdup (_ ("Ace, no face?"));
      moment->text = g_strdup (_ ("You hold one ace and no face card. You may say so, and your "
                                  "partner decides whether there is a new deal."));
      moment->help = "preset-midwest-4#ace-no-face";
      return TRUE;
    case FH_HOLD_CUT:
      moment->heading = g_strdup (_ ("Who deals first?"));
      moment->text = g_strdup (_ ("Everybody draws a card, and the lowest deals. The joker counts "
                                  "lowest of all, then the ace; those who tie draw again."));
      moment->help = "aim#dealer";
      return TRUE;
    case FH_HOLD_NONE:
    case FH_HOLD_TRICK:
    case FH_HOLD_DEMAND:
      break;
    }
  return FALSE;
}
