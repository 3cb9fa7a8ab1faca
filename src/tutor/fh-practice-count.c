/* fh-practice-count.c: questions for which trumps have to be counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-private.h"

#include "fh-sure-tricks.h"

/* Whether cards are played with a trump suit and it is the turn of a player of his own cards, whose
 * view @view becomes. */
static bool
can_count (const FhPracticeDeal *deal, FhSeatView *view)
{
  const FhTable *table = fh_practice_deal_table (deal);

  if (table->due != FH_ACTION_PLAY || fh_table_trump (table) == FH_NO_TRUMP
      || !fh_practice_deal_is_own_turn (deal))
    return false;
  fh_practice_deal_view (deal, table->turn, view);
  return true;
}

/* The own trumps above all others. */
static int
n_on_top (FhCardSet mine, FhCardSet others, FhDenomination trump)
{
  int n = 0;

  FH_FOREACH_CARD (card, mine)
    {
      bool beaten = false;

      FH_FOREACH_CARD (other, others)
        if (fh_card_power (other, trump) > fh_card_power (card, trump))
          beaten = true;
      n += !beaten;
    }
  return n;
}

bool
fh_practice_ask_winners (FhPracticeQuestion *question, int step, FhPracticeDeal *deal)
{
  FhCardSet mine = 0, others = 0;
  FhTrumpLadder ladder;
  FhSeatView view;

  if (!can_count (deal, &view) || fh_table_trick_size (&view.table) > 0)
    return false;

  FhDenomination trump = fh_table_trump (&view.table);
  fh_trump_ladder_init (&ladder, &view, trump);
  for (int i = 0; i < ladder.n; i++)
    if (ladder.rungs[i].place == FH_PLACE_HAND)
      mine |= FH_SET (ladder.rungs[i].card);
    else if (ladder.rungs[i].place == FH_PLACE_UNSEEN || ladder.rungs[i].place == FH_PLACE_KNOWN)
      others |= FH_SET (ladder.rungs[i].card);
  int sure = fh_sure_trump_tricks (mine, others, trump);
  bool plain = sure == n_on_top (mine, others, trump);
  int n = fh_set_size (mine);

  if (n < 2 || n >= FH_PRACTICE_MAX_OPTIONS || others == 0)
    return false;
  if (step == 1 ? !plain || n < 3 || sure == n
                : plain || (step == 3 && (n < 4 || view.table.n_tricks == 0)))
    return false;
  question->option_kind = FH_OPTION_NUMBER;
  for (int i = 0; i <= n; i++)
    fh_practice_add_option (question, i);
  question->right_option = (uint8_t) sure;
  return true;
}

bool
fh_practice_ask_trumps_out (FhPracticeQuestion *question, int step, FhPracticeDeal *deal)
{
  /* The tricks that are over, by step. */
  static const int first[] = { 1, 3, 5 };
  FhTrumpLadder ladder;
  FhSeatView view;

  if (!can_count (deal, &view) || view.table.n_tricks < first[step - 1]
      || view.table.n_tricks > first[step - 1] + 1)
    return false;
  fh_trump_ladder_init (&ladder, &view, fh_table_trump (&view.table));
  if (ladder.n_gone < 1 + step || ladder.n_left == 0)
    return false;

  int least = ladder.n_left - (int) fh_rng_below (&deal->rng, 4);
  question->option_kind = FH_OPTION_NUMBER;
  for (int i = 0; i < 5; i++)
    fh_practice_add_option (question, (least < 0 ? 0 : least) + i);
  question->right_option = (uint8_t) fh_practice_add_option (question, ladder.n_left);
  return true;
}
