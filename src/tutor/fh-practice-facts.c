/* fh-practice-facts.c: questions on facts: cards, trumps, calls and the score.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The steps go by what somebody would answer who reads the cards as they are printed: an easy
 * question is one that he gets right.
 */
#include "fh-practice-private.h"

#include <math.h>
#include <stdlib.h>

#include "fh-held.h"
#include "fh-sure-tricks.h"

/* How far apart what was counted of two calls has to be (distance()), to be asked beside each
 * other. */
#define TOLD_APART 2

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
 * it, but for the joker, which wins where there are trumps; with @heed_trumps those are heeded. */
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
      FhCard card = fh_set_nth (trumps, fh_rng_below (rng, (uint32_t) fh_set_size (trumps)));

      fh_practice_add_option (question, card);
      trumps &= ~FH_SET (card);
    }
}

/* Asks a player who has none of @wanted, where there is one, and returns the hand of who is asked:
 * it may be sorted, and what lies in it is told with its rank. */
static FhCardSet
ask_without (FhPracticeQuestion *question, FhCardSet wanted, FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);
  int n = table->rules.n_callers, first = (int) fh_rng_below (&deal->rng, (uint32_t) n);
  FhSeatView view;

  for (int i = 0; i < n; i++)
    {
      question->seat = (uint8_t) ((first + i) % n);
      fh_practice_deal_view (deal, question->seat, &view);
      if (!fh_seats_have (table->sitting_out, question->seat) && !(view.hand & wanted))
        break;
    }
  return view.hand;
}

bool
fh_practice_ask_order (FhPracticeQuestion *question, int step, FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);
  FhDenomination trump = fh_table_trump (table);

  if (table->due != FH_ACTION_PLAY || table->n_plays > 0 || trump == FH_NO_TRUMP)
    return false;

  FhCardSet trumps = fh_effective_suit_cards ((FhSuit) trump, trump) & table->rules.pack;
  FhCardSet bowers = FH_SET (fh_right_bower (trump)) | FH_SET (fh_left_bower (trump));
  FhCardSet wanted = step == 1   ? FH_SET (fh_right_bower (trump))
                     : step == 2 ? bowers
                                 : bowers | FH_SET_JOKERS;

  if (step == 1)
    trumps &= ~FH_SET (fh_left_bower (trump));
  wanted &= trumps;
  trumps &= ~ask_without (question, wanted, deal);
  if ((wanted & ~trumps) || fh_set_size (trumps) < 3 + step)
    return false;
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

/* --- How many trumps are sure, and are out --- */

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

/* --- Which call is the highest --- */

/* From how many neighbours on the ladder calls are drawn, by step, and how many. */
static const int windows[] = { 7, 6, 5 };

bool
fh_practice_ask_higher (FhPracticeQuestion *question, int step, FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);
  const FhRules *rules = &table->rules;
  FhCall ladder[FH_N_CALLS];
  int n = fh_rules_ladder_calls (rules, ladder), window = windows[step - 1];
  int best = -1, second = -1;

  if (table->due != FH_ACTION_BID || table->n_calls > 0)
    return false;

  int first = (int) fh_rng_below (&deal->rng, (uint32_t) (n - window + 1));
  question->option_kind = FH_OPTION_CALL;
  while (question->n_options < step + 1)
    fh_practice_add_option (question,
                            ladder[first + (int) fh_rng_below (&deal->rng, (uint32_t) window)]);
  for (int i = 0; i < question->n_options; i++)
    {
      int rung = fh_rules_rung (rules, (FhCall) question->options[i]);

      /* Two on one rung would outbid each other. */
      for (int k = 0; k < i; k++)
        if (fh_rules_rung (rules, (FhCall) question->options[k]) == rung)
          return false;
      if (best < 0 || rung > fh_rules_rung (rules, (FhCall) question->options[best]))
        {
          second = best;
          best = i;
        }
      else if (second < 0 || rung > fh_rules_rung (rules, (FhCall) question->options[second]))
        second = i;
    }
  /* Eight spades and seven spades are no question. */
  if (fh_call_is_bid ((FhCall) question->options[best])
      && fh_call_is_bid ((FhCall) question->options[second])
      && fh_call_trump ((FhCall) question->options[best])
             == fh_call_trump ((FhCall) question->options[second]))
    return false;
  question->right_option = (uint8_t) best;
  fh_practice_shuffle_options (question, &deal->rng);
  return true;
}

/* --- What a deal scores --- */

bool
fh_practice_ask_score (FhPracticeQuestion *question, int step, FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);
  const FhRules *rules = &table->rules;
  int side, value, points, tricks;

  if (!table->deal_over || table->thrown_in || table->declarer == FH_SEAT_NONE)
    return false;
  question->seat = table->declarer;
  if (step == 3 && fh_rng_below (&deal->rng, 2) == 0)
    do
      question->seat = (uint8_t) fh_rng_below (&deal->rng, rules->n_callers);
    while (fh_seats_have (fh_table_bidders (table), question->seat)
           || fh_seats_have (table->sitting_out, question->seat));
  side = rules->side_of[question->seat];
  value = fh_rules_value (rules, table->contract);
  points = table->points[side];
  tricks = fh_table_side_tricks (table, side);

  bool plain = table->declarer == question->seat && fh_table_is_trick_contract (table)
               && (points == value || points == -value);
  if (step == 3 ? plain || (points == 0 && tricks == 0) : !plain || (step == 1) != table->made)
    return false;

  const int others[] = { value, -value, FH_DEFENCE_POINTS * tricks, 0, value + 10, 2 * value, -10 };
  question->option_kind = FH_OPTION_NUMBER;
  question->right_option = (uint8_t) fh_practice_add_option (question, points);
  for (unsigned i = 0; i < sizeof others / sizeof others[0] && question->n_options < 4; i++)
    fh_practice_add_option (question, others[i]);
  fh_practice_sort_options (question);
  return true;
}

/* --- What a call has told --- */

/* The step of a question on what @code says, 0 where that is no question. */
static int
step_of (FhToldCode code)
{
  switch (code)
    {
    case FH_TOLD_STRONG_SUIT:
    case FH_TOLD_HIGH_CARDS:
    case FH_TOLD_LOSES_ALONE:
      return 1;
    case FH_TOLD_LONG_SUIT:
    case FH_TOLD_LOSE_BOTH:
      return 2;
    case FH_TOLD_HELP:
    case FH_TOLD_OTHER_SUIT:
    case FH_TOLD_MORE:
      return 3;
    default:
      return 0;
    }
}

/* How far apart what was counted of two calls is: a card, an ace or a tenth of the hands with one
 * of the highest trumps each count 1. */
static double
distance (const FhHeld *a, const FhHeld *b)
{
  double top = 10.0 * a->n_top / a->n - 10.0 * b->n_top / b->n;

  return abs (a->length[0] - b->length[0]) + abs (a->length[1] - b->length[1])
         + abs (a->aces[0] - b->aces[0]) + abs (a->aces[1] - b->aces[1]) + fabs (top);
}

/* Whether @held says as much as @other does, of the same table, and can be told from it. */
static bool
is_beside (const FhHeld *held, const FhHeld *other)
{
  bool has_trumps = fh_call_trump (held->call) != FH_NO_TRUMP;

  return held->preset == other->preset && has_trumps == (fh_call_trump (other->call) != FH_NO_TRUMP)
         && distance (held, other) >= TOLD_APART;
}

bool
fh_practice_ask_told (FhPracticeQuestion *question, int step, FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);
  const FhHeld *held;
  FhTold told;

  if (table->due != FH_ACTION_BID || table->n_calls == 0
      || table->turn == table->calls[table->n_calls - 1].seat)
    return false;
  told = fh_told_at (table, table->n_calls - 1);
  if (step_of ((FhToldCode) told.code) != step)
    return false;
  held = fh_held_find (table, &told);
  if (held == NULL)
    return false;
  question->call_index = (uint8_t) (table->n_calls - 1);
  question->option_kind = FH_OPTION_HELD;
  question->right_option = (uint8_t) fh_practice_add_option (question, (int) (held - fh_held_list));
  /* The others are what was counted of other calls, so that nothing but its numbers tells the right
   * one. */
  for (int i = (int) fh_rng_below (&deal->rng, (uint32_t) fh_n_held), k = 0;
       k < fh_n_held && question->n_options < 3; k++)
    {
      int other = (i + k) % fh_n_held;
      bool is_new = true;

      for (int n = 0; n < question->n_options; n++)
        is_new &= is_beside (&fh_held_list[other], &fh_held_list[question->options[n]]);
      if (is_new)
        fh_practice_add_option (question, other);
    }
  if (question->n_options < 2)
    return false;
  fh_practice_shuffle_options (question, &deal->rng);
  return true;
}
