/* fh-practice-play.c: questions on what may be played, what wins, and how trumps rank.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The steps go by what somebody would answer who reads the cards as they are printed: an easy
 * question is one that he gets right.
 */
#include "fh-practice-private.h"

/* The suit that is printed on @card, for a joker the one that it named or FH_SUIT_NONE. */
static FhSuit
printed_suit (FhCard card, uint8_t named)
{
  return fh_card_is_joker (card) ? (FhSuit) named : fh_card_suit (card);
}

/* --- Which cards may be played --- */

/* What could be played if each card belonged to the suit that is printed on it. */
static FhCardSet
legal_as_printed (const FhSeatView *view)
{
  const FhPlayed *lead = &view->table.plays[view->table.trick_start];
  FhSuit suit = printed_suit (lead->card, lead->named);
  FhCardSet following = suit == FH_SUIT_NONE ? 0 : fh_suit_cards (suit) & view->hand;

  return following ? following : view->hand;
}

bool
fh_practice_ask_legal (FhPracticeQuestion *question, int step, FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);
  FhSeatView view;

  if (table->due != FH_ACTION_PLAY || fh_table_trick_size (table) == 0
      || !fh_practice_deal_is_own_turn (deal))
    return false;
  fh_practice_deal_view (deal, table->turn, &view);

  FhCardSet legal = view.legal.cards;
  const FhPlayed *lead = &table->plays[table->trick_start];
  bool as_printed = legal == legal_as_printed (&view);
  bool odd_lead =
      fh_card_is_joker (lead->card)
      || fh_effective_suit (lead->card, fh_table_trump (table)) != fh_card_suit (lead->card);

  if (fh_set_size (view.hand) < 4 || (as_printed && legal == view.hand))
    return false;
  if (step == 1 ? !as_printed : as_printed || (step == 3 && !odd_lead && legal != view.hand))
    return false;
  question->right_cards = legal;
  return true;
}

/* --- Who wins --- */

/* The play that would win the trick of @n plays from @start if each card were what is printed on
 * it, but for the joker, which wins where there are trumps; @trump: those are heeded. */
static int
winner_as_printed (const FhTable *table, int start, int n, bool heed_trumps)
{
  FhDenomination trump = fh_table_trump (table);
  FhSuit led = printed_suit (table->plays[start].card, table->plays[start].named);
  int best = start, most = -1;

  for (int i = start; i < start + n; i++)
    {
      FhCard card = table->plays[i].card;
      FhSuit suit = printed_suit (card, table->plays[i].named);
      bool is_trump = heed_trumps && trump != FH_NO_TRUMP
                      && (fh_card_is_joker (card) || suit == (FhSuit) trump);
      int height = fh_card_is_joker (card) ? FH_N_RANKS : (int) fh_card_rank (card);

      if (is_trump)
        height += 2 * FH_N_RANKS;
      else if (suit != led)
        continue;
      if (height > most)
        {
          most = height;
          best = i;
        }
    }
  return best;
}

bool
fh_practice_ask_winner (FhPracticeQuestion *question, int step, FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);
  int start = table->last_trick_start, n = table->n_plays - start;

  if (table->due != FH_ACTION_PLAY || table->n_tricks == 0 || fh_table_trick_size (table) > 0)
    return false;

  int winner = table->trick_winner[table->n_tricks - 1];
  int plain = table->plays[winner_as_printed (table, start, n, false)].seat;
  int printed = table->plays[winner_as_printed (table, start, n, true)].seat;

  if (step == 1 ? winner != plain || winner == table->plays[start].seat
                : winner == plain || (step == 2) != (winner == printed))
    return false;
  do
    question->seat = (uint8_t) fh_rng_below (&deal->rng, table->rules.n_callers);
  while (fh_seats_have (table->sitting_out, question->seat));
  question->option_kind = FH_OPTION_SEAT;
  for (int i = 0; i < n; i++)
    fh_practice_add_option (question, table->plays[start + i].seat);
  question->right_option = (uint8_t) fh_practice_add_option (question, winner);
  fh_practice_sort_options (question);
  return true;
}

/* --- How trumps rank --- */

/* Fills the options with @n trumps, those of @wanted first and others of @trumps by chance. */
static void
draw_trumps (FhPracticeQuestion *question, FhCardSet wanted, FhCardSet trumps, int n, FhRng *rng)
{
  FH_FOREACH_CARD (card, wanted & trumps)
    fh_practice_add_option (question, card);
  trumps &= ~wanted;
  while (question->n_options < n)
    {
      FhCardSet left = trumps;

      for (uint32_t skip = fh_rng_below (rng, (uint32_t) fh_set_size (trumps)); skip > 0; skip--)
        left &= left - 1;
      fh_practice_add_option (question, fh_set_first (left));
      trumps &= ~FH_SET (fh_set_first (left));
    }
}

bool
fh_practice_ask_order (FhPracticeQuestion *question, int step, FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);
  FhDenomination trump = fh_table_trump (table);

  if (table->due != FH_ACTION_PLAY || table->n_plays > 0 || trump == FH_NO_TRUMP
      || !fh_practice_deal_is_own_turn (deal))
    return false;

  FhCardSet trumps = fh_effective_suit_cards ((FhSuit) trump, trump) & table->rules.pack;
  FhCardSet bowers = FH_SET (fh_right_bower (trump)) | FH_SET (fh_left_bower (trump));
  FhCardSet wanted = step == 1   ? FH_SET (fh_right_bower (trump))
                     : step == 2 ? bowers
                                 : bowers | FH_SET_JOKERS;

  if (step == 1)
    trumps &= ~FH_SET (fh_left_bower (trump));
  question->option_kind = FH_OPTION_CARD;
  draw_trumps (question, wanted, trumps, 3 + step, &deal->rng);
  fh_practice_shuffle_options (question, &deal->rng);
  for (int i = 0; i < question->n_options; i++)
    {
      int higher = 0;

      for (int k = 0; k < question->n_options; k++)
        if (fh_card_power ((FhCard) question->options[k], trump)
            > fh_card_power ((FhCard) question->options[i], trump))
          higher++;
      question->right_order[higher] = (uint8_t) i;
    }
  return true;
}
