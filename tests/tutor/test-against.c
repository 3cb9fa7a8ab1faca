/* test-against.c: what is said against a choice that is worse than the best.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "add-tests.h"
#include "fh-against.h"
#include "fh-bid-reason.h"
#include "fh-player.h"
#include "fh-position.h"
#include "fh-truth-against.h"
#include "fh-writer.h"

/* --- Positions --- */

typedef struct
{
  FhMotive motive; /* what is said, or FH_MOTIVE_NONE */
  const char *name;
  const char *contract; /* by seat 0 unless declarer says else; NULL in the auction */
  int declarer;
  const char *before; /* cards that were played, or calls from seat 0 on; NULL: a discard is due */
  const char *hand;   /* of the seat that decides */
  const char *done, *best;
  int number;         /* as the motive says */
  const char *preset; /* NULL: australian-4 */
} Row;

static const Row rows[] = {
  /* Calls. */
  { FH_MOTIVE_AGAINST_COUNTS_FEW, "weak", NULL, 0, "", "9S 8S QC 8C 10D 9D QD 5H 10H 7C", "7S",
    "PASS", -1 },
  { FH_MOTIVE_AGAINST_COUNTS_FOR_MORE, "low", NULL, 0, "", "JO JS JC AS KS QS AD KD 7C 6C", "7S",
    "8S", -1 },
  { FH_MOTIVE_NONE, "as-high-as-it-counts", NULL, 0, "", "JS 9S 5S AH JC 9C 7C 6C JD 4D", "7C",
    "8C", -1 },
  { FH_MOTIVE_AGAINST_COUNTS_ENOUGH, "passed", NULL, 0, "", "JO JS JC AS KS QS AD KD 7C 6C", "PASS",
    "8S", -1 },
  /* Who stands on eight diamonds passes no bid by. */
  { FH_MOTIVE_AGAINST_COUNTS_MORE_ELSEWHERE, "stands", NULL, 0, "8D PASS PASS PASS",
    "JO AS KS JS 5S KH 9C KD 9D 8D", "PASS", "8NT", 8, "new-zealand-4" },
  { FH_MOTIVE_NONE, "weak-pass", NULL, 0, "", "9S 8S QC 8C 10D 9D QD 5H 10H 7C", "PASS", "7S", -1 },
  { FH_MOTIVE_AGAINST_COUNTS_MORE_ELSEWHERE, "wrong-suit", NULL, 0, "",
    "JO JS JC AS KS QS AD KD 7C 6C", "7H", "7S", -1 },
  { FH_MOTIVE_AGAINST_OVER_PARTNER, "raise", NULL, 0, "7S PASS", "9S 8S QC 8C 10D 9D QD 5H 10H 7C",
    "8S", "PASS", -1 },
  { FH_MOTIVE_AGAINST_COUNTS_FEW, "over-an-opponent", NULL, 0, "PASS 7S",
    "9S 8S QC 8C 10D 9D QD 5H 10H 7C", "8S", "PASS", -1 },
  { FH_MOTIVE_AGAINST_RISKY_MISERE, "bare-ace", NULL, 0, "PASS 7S", "AS 4H 5H 6H 4D 5D 6D 5C 6C 7C",
    "MIS", "PASS", -1 },
  { FH_MOTIVE_NONE, "sound-misere", NULL, 0, "PASS 7S", "5S 4H 5H 6H 4D 5D 6D 5C 6C 7C", "MIS",
    "PASS", -1 },
  { FH_MOTIVE_AGAINST_NO_STOP, "two-suits", NULL, 0, "", "AS KS QS JS 10S AH KH QH JH 10H", "7NT",
    "PASS", 6 },
  { FH_MOTIVE_NONE, "all-stopped", NULL, 0, "", "AS KS QS JS 10S AH KH QH AD AC", "7NT", "PASS",
    -1 },
  { FH_MOTIVE_AGAINST_NO_TOPS, "ace-high", NULL, 0, "", "AS KS QS 10S 9S 8S 7S AH AD AC", "7S",
    "PASS", -1 },
  { FH_MOTIVE_AGAINST_SHORT_TRUMPS, "three", NULL, 0, "", "JO JS JC AH KH QH AD KD AC KC", "7S",
    "PASS", 3 },
  /* What holds of the best as well. */
  { FH_MOTIVE_NONE, "both-without-a-stop", NULL, 0, "", "AS KS QS JS 10S AH KH QH JH 10H", "8NT",
    "7NT", -1 },
  { FH_MOTIVE_NONE, "both-ace-high", NULL, 0, "", "AS KS QS 10S 9S 8S 7S AH AD AC", "8S", "7S",
    -1 },
  { FH_MOTIVE_NONE, "both-with-three", NULL, 0, "", "JO JS JC AH KH QH AD KD AC KC", "8S", "7S",
    -1 },
  { FH_MOTIVE_NONE, "both-misere", NULL, 0, "PASS 7S", "AS 4H 5H 6H 4D 5D 6D 5C 6C 7C", "OMIS",
    "MIS", -1 },
  { FH_MOTIVE_NONE, "both-count-few", NULL, 0, "", "9S 8S QC 8C 10D 9D QD 5H 10H 7C", "7S", "8S",
    -1 },
  /* Discards. */
  { FH_MOTIVE_AGAINST_TRUMP_AWAY, "eight", "7H", 0, NULL, "JO JH AH KH 9H 8H AS KS 6S 5S QD 6C 5C",
    "8H 6C 5C", "QD 6C 5C", -1 },
  { FH_MOTIVE_AGAINST_NO_VOID, "both-put-one-away", "7H", 0, NULL,
    "JO JH AH KH 9H 8H AS KS 6S 5S QD 6C 5C", "9H 8H 5C", "8H 6C 5C", 2 },
  { FH_MOTIVE_AGAINST_WINNER_AWAY, "ace", "7H", 0, NULL, "JO JH AH KH 9H 8H AS KS 6S 5S QD 6C 5C",
    "AS 6C 5C", "QD 6C 5C", -1 },
  { FH_MOTIVE_AGAINST_GUARD_AWAY, "king", "7H", 0, NULL, "JO JH AH KH 9H 8H AS KD 6D 6S 5S 6C 5C",
    "6D 6C 5C", "6S 5S 5C", -1 },
  { FH_MOTIVE_AGAINST_LENGTH_AWAY, "king-beside-the-ace", "7H", 0, NULL,
    "JO JH AH KH 9H 8H AS AD KD 6D 6S 6C 5C", "6D 6C 5C", "6S 6C 5C", 3 },
  { FH_MOTIVE_NONE, "whole-suit", "7NT", 0, NULL, "JO AH KH 9H 8H AS KS QS 6D 5D 4D 6C 5C",
    "6D 5D 4D", "8H 6C 5C", -1 },
  { FH_MOTIVE_NONE, "joker-without-trumps", "7NT", 0, NULL,
    "JO AH KH 9H 8H AS KS QS 6D 5D 4D 6C 5C", "JO 5D 4D", "5D 6C 5C", -1 },
  { FH_MOTIVE_AGAINST_LOSER_KEPT, "queens-go", "7H", 0, NULL,
    "JO JH AH KH 9H 8H AS KS QD QC 6S 5S 5C", "QD QC KS", "6S 5S 5C", -1 },
  { FH_MOTIVE_AGAINST_DANGER_LEFT, "bare-tops", "MIS", 0, NULL,
    "AS KS 4H 5H 6H 7H 4D 5D 6D 5C 6C 7C 8C", "8C 7C 6C", "AS KS 8C", -1 },
  { FH_MOTIVE_NONE, "tops-go", "MIS", 0, NULL, "AS KS 4H 5H 6H 7H 4D 5D 6D 5C 6C 7C 8C", "AS KS 4H",
    "AS KS 5H", -1 },
  /* Leads. */
  { FH_MOTIVE_AGAINST_TRUMPS_NOT_DRAWN, "ace-first", "8H", 0, "", "JO JH JD AH 10H AS 9S 9C 8D 7D",
    "AS", "JO", 8 },
  { FH_MOTIVE_NONE, "one-of-a-sequence", "8H", 0, "", "JO JH JD AH 10H AS 9S 9C 8D 7D", "JH", "JO",
    -1 },
  { FH_MOTIVE_AGAINST_TRUMPS_GONE, "both-are-out", "8H", 0, "4H 5S 6H 7S",
    "8H 7H AS KS 9C 8C 7C 9D 8D", "8H", "AS", -1 },
  { FH_MOTIVE_AGAINST_HIGHEST_KEPT, "one-may-hold-some", "8H", 0, "4H 5H 6H 7S",
    "8H 7H AS KS 9C 8C 7C 9D 8D", "8H", "AS", -1 },
  { FH_MOTIVE_AGAINST_BEATEN_BY_MORE, "ace-over-the-best", "8H", 0, "4H 5H 6H 7S",
    "8H 7H AS KS 9C 8C 7C 9D 8D", "9D", "KS", 4 },
  { FH_MOTIVE_AGAINST_RUFFED, "shown", "7H", 0, "AS 5D 6S 7S", "KS JH JD AH KH QH AD 7C 6C", "KS",
    "AD", -1 },
  { FH_MOTIVE_NONE, "no-trumps-to-ruff-with", "7NT", 0, "AS 5D 6S 7S", "KS JH JD AH KH QH AD 7C 6C",
    "KS", "AD", -1 },
  { FH_MOTIVE_AGAINST_UNGUARDS, "six-from-the-king", "7NT", 0, "", "JO AH KH QH 10H KS 6S 9C 8D 7D",
    "6S", "AH", -1 },
  { FH_MOTIVE_AGAINST_SURE_CARD_KEPT, "the-ace-guards-it", "7NT", 0, "",
    "JO AH KH QH 10H AS KS 6S 8D 7D", "6S", "AH", -1 },
  { FH_MOTIVE_AGAINST_LEADS_AWAY, "from-the-king", "7NT", 0, "", "JO QH 10H KS 8S 6S 9C 7C 8D 7D",
    "6S", "7D", -1 },
  { FH_MOTIVE_AGAINST_LOW_LED, "six-for-the-eight", "7NT", 0, "", "JO QH 10H KS 8S 6S 9C 7C 8D 7D",
    "6S", "8S", -1 },
  { FH_MOTIVE_AGAINST_TOP_SPENT, "joker", "7NT", 0, "", "JO QH 10H KS 8S 6S 9C 7C 8D 7D", "JO",
    "7D", -1 },
  { FH_MOTIVE_AGAINST_FEW_TRUMPS, "two-left", "7H", 0, "", "JO JH 10H AS KS 9S 9C 8D 7D 5C", "JO",
    "9S", 2 },
  { FH_MOTIVE_AGAINST_LAST_TRUMP, "one", "7H", 0, "", "10H AS KS 9S 9C 8D 7D 5C 6C 7C", "10H", "9S",
    -1 },
  { FH_MOTIVE_AGAINST_TRUMP_SPENT, "by-a-defender", "7H", 1, "9S 5S 10S AS",
    "KH 9H 8H QS 8S 9C 8C 9D 8D", "8H", "9C", 2 },
  { FH_MOTIVE_AGAINST_HIGH_LED, "king-for-the-eight", "7H", 1, "9S 5S 10S AS",
    "KH 9H 8H QS 8S 9C 8C 9D 8D", "KH", "8H", -1 },
  { FH_MOTIVE_AGAINST_HIGH_CARD_SPENT, "queen", "7H", 1, "9S 5S 10S AS",
    "KH 9H 8H QS 8S 9C 8C 9D 8D", "QS", "9C", 1 },
  { FH_MOTIVE_NONE, "king-under-the-ace", "7H", 1, "9S 5S 10S AS", "KH 9H 8H AC KC 8C 7C 9D 8D",
    "KC", "9D", -1 },
  { FH_MOTIVE_AGAINST_BEATEN_BY_MORE, "eight", "7H", 1, "9S 5S 10S AS",
    "KH 9H 8H QS 8S 9C 8C 9D 8D", "8D", "QS", 4 },
  /* Following. */
  { FH_MOTIVE_AGAINST_WON_ALREADY, "ace-on-the-queen", "7H", 1, "9S QS 5S",
    "AS 6S 4D 6D 8C 7C 6C 9H 8H 5H", "AS", "6S", -1 },
  { FH_MOTIVE_NONE, "an-opponent-was-winning", "7H", 1, "9S 5S QS", "AS 6S 4D 6D 8C 7C 6C 9H 8H 5H",
    "AS", "6S", -1 },
  { FH_MOTIVE_AGAINST_TRICK_LEFT, "queen-stays", "7H", 1, "9S 5S 10S",
    "QS 6S 4D 6D 8C 7C 6C 9H 8H 5H", "6S", "QS", -1 },
  { FH_MOTIVE_AGAINST_FRIEND_LEFT, "third-hand-low", "7H", 1, "9S 5S",
    "KS 8S 4D 6D 8C 7C 6C 9H 8H 5H", "8S", "KS", -1 },
  { FH_MOTIVE_AGAINST_MORE_THAN_NEEDED, "ace-for-the-queen", "7H", 1, "9S 5S 10S",
    "QS AS 4D 6D 8C 7C 6C 9H 8H 5H", "AS", "QS", -1 },
  { FH_MOTIVE_NONE, "ace-for-the-king", "7H", 1, "9S 5S 10S", "KS AS 4D 6D 8C 7C 6C 9H 8H 5H", "AS",
    "KS", -1 },
  { FH_MOTIVE_AGAINST_TOO_LOW, "ten-for-the-ace", "7H", 1, "9S", "10S AS 4D 6D 8C 7C 6C 9H 8H 5H",
    "10S", "AS", -1 },
  { FH_MOTIVE_AGAINST_HIGH_IN_VAIN, "king-under-the-ace", "7H", 1, "AS 5S 7S",
    "KS 9S 6S 4D 6D 8C 7C 6C 9H 8H", "KS", "6S", -1 },
  { FH_MOTIVE_AGAINST_TRUMP_IN_VAIN, "under-a-trump", "7H", 1, "AS 5S 9H",
    "4D 6D 8C 7C 6C 10C 8H 5H 9D 10D", "8H", "4D", -1 },
  { FH_MOTIVE_AGAINST_WINNER_THROWN, "ace", "7NT", 1, "AS 5S 7S", "AD 8D 9C 8C 7C 6C 5C 10H 9H 6H",
    "AD", "5C", -1 },
  { FH_MOTIVE_NONE, "small-beside-the-ace", "7NT", 1, "AS 5S 7S", "AD 8D 9C 8C 7C 6C 5C 10H 9H 6H",
    "8D", "5C", -1 },
  { FH_MOTIVE_AGAINST_UNGUARDS, "beside-the-king", "7NT", 1, "AS 5S 7S",
    "KD 8D 9C 8C 7C 6C 5C 10H 9H 6H", "8D", "5C", -1 },
  { FH_MOTIVE_AGAINST_MAY_BE_BEATEN, "ten", "7H", 1, "9S", "10S 6S 4D 6D 8C 7C 6C 9H 8H 5H", "10S",
    "6S", 14 },
  { FH_MOTIVE_AGAINST_TRUMP_SPENT, "on-their-ace", "7H", 1, "AS 5S 7S",
    "4D 6D KD 8C 7C 6C QC 9H 8H 5H", "9H", "4D", 2 },
  { FH_MOTIVE_AGAINST_LAST_TRUMP, "on-their-ace", "7H", 1, "AS 5S 7S",
    "4D 6D KD 8C 7C 6C QC 9H 9D 10D", "9H", "4D", -1 },
  { FH_MOTIVE_AGAINST_BETTER_THROWN, "queen", "7H", 1, "AS 5S 7S", "4D 6D QC 8C 7C 6C KC 9H 8H 5H",
    "QC", "4D", 1 },
  { FH_MOTIVE_AGAINST_LAST_KEPT, "ten-alone", "7H", 1, "AS 5S 7S",
    "10D 5C 6C 7C 8C 9C 10C 9H 8H 5H", "5C", "10D", -1 },
  /* Misère. */
  { FH_MOTIVE_AGAINST_DANGER_KEPT, "four-for-the-eight", "MIS", 0, "5S 9S 10S 9D",
    "8D 4D 6C 7C 8C 5H 6H 7H 8S", "4D", "8D", -1 },
  { FH_MOTIVE_AGAINST_GOES_OVER, "ten-for-the-four", "MIS", 0, "5S 9S 10S 9D",
    "10D 4D 6C 7C 8C 5H 6H 7H 8S", "10D", "4D", -1 },
  { FH_MOTIVE_NONE, "one-under-it-as-the-other", "MIS", 0, "5S 9S 10S 9D",
    "8D 7D 6C 7C 8C 5H 6H 7H 8S", "7D", "8D", -1 },
  { FH_MOTIVE_AGAINST_LOW_SPENT, "five-of-three", "MIS", 0, "", "5S 9S KS 8H 5D 6D 7D 5C 6C 7C",
    "5S", "8H", -1 },
  { FH_MOTIVE_AGAINST_FEW_ABOVE, "king", "MIS", 0, "", "5S 9S KS 8H 5D 6D 7D 5C 6C 7C", "KS", "8H",
    1 },
  { FH_MOTIVE_AGAINST_BIDDER_SAVED, "king-over-the-nine", "MIS", 0, "9S",
    "8S 5S KS AD 10D 9C 8C 7H 8H 9H", "KS", "5S", -1 },
  { FH_MOTIVE_AGAINST_LOW_GIVEN, "six-where-the-king-goes", "MIS", 0, "5S 9S",
    "6S KS 8S AD 10D 9C 8C 7H 8H 9H", "6S", "KS", -1 },
  { FH_MOTIVE_AGAINST_JOKER_SPENT, "when-the-bidder-is-under", "MIS", 0, "5S 9S",
    "JO 4D AD 10D 9C 8C 7H 8H 9H KH", "JO", "4D", -1 },
  { FH_MOTIVE_AGAINST_EASY_UNDER, "king-before-the-bidder", "MIS", 0, "5S 9S 10S",
    "AD KD QD 5D 5H 9C 8C 7H 8H", "KD", "5D", -1 },
  { FH_MOTIVE_NONE, "five-before-the-bidder", "MIS", 0, "5S 9S 10S", "AD KD QD 5D 5H 9C 8C 7H 8H",
    "5D", "KD", -1 },
  { FH_MOTIVE_AGAINST_TRAPS_FEW, "five-of-the-long-suit", "MIS", 0, "5S 9S 10S",
    "AD KD QD 5D 5H 9C 8C 7H 8H", "5D", "5H", -1 },
  { FH_MOTIVE_AGAINST_LETS_THROW, "shown", "MIS", 0, "5S 6S 10S 10D KC QD",
    "4D 6C 7C 8C 5H 6H 7H 8S", "4D", "6C", -1 },
};

/* Playing @card, which names a suit if it is a joker that has to. */
static FhAction
play_of (const FhSeatView *view, FhCard card)
{
  bool names = fh_card_is_joker (card) && view->legal.joker_suits;

  return fh_action_play (view->seat, card,
                         names ? (FhSuit) __builtin_ctz (view->legal.joker_suits) : FH_SUIT_NONE);
}

static FhAction
action_of (const FhSeatView *view, const char *word)
{
  if (view->legal.due == FH_ACTION_BID)
    return fh_action_bid (view->seat, position_call (word));
  if (view->legal.due == FH_ACTION_DISCARD)
    return fh_action_cards (FH_ACTION_DISCARD, view->seat, position_cards (word));
  return play_of (view, fh_set_first (position_cards (word)));
}

static void
set_up (FhState *state, FhSeatView *view, const Row *row)
{
  FhRules rules = position_rules (row->preset != NULL ? row->preset : "australian-4", NULL);

  if (row->contract == NULL)
    {
      position_deal (state, &rules, rules.n_callers - 1);
      if (*row->before)
        position_bid (state, row->before);
    }
  else
    {
      position_contract (state, &rules, row->contract, row->declarer);
      if (row->before == NULL)
        {
          state->table.due = FH_ACTION_DISCARD;
          state->table.hand_size[row->declarer] =
              (uint8_t) (state->table.hand_size[row->declarer] + rules.kitty_size);
          state->table.turn = (uint8_t) row->declarer;
        }
      else if (*row->before)
        position_play (state, row->before);
    }
  position_give (state, state->table.turn, row->hand);
  fh_seat_view_init (view, state, state->table.turn);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  FhReason best_reason = fh_motive_reason (FH_MOTIVE_ON_BALANCE);
  FhSeatView view;
  FhState state;
  const char *why;
  FhRng rng;

  set_up (&state, &view, row);
  FhAction done = action_of (&view, row->done), best = action_of (&view, row->best);
  FhBeside beside = {
    .done = &done, .best = &best, .best_reason = &best_reason, .best_chance = FH_REASON_NO_CHANCE
  };
  g_assert_cmpint (fh_seat_view_check (&view, &done).code, ==, FH_OK);
  g_assert_cmpint (fh_seat_view_check (&view, &best).code, ==, FH_OK);
  FhReason reason = fh_against (&view, &beside);
  g_test_message ("card %d suit %d number %d", reason.card, reason.suit, reason.number);
  g_assert_cmpstr (fh_motive_word ((FhMotive) reason.motive), ==, fh_motive_word (row->motive));
  if (row->number >= 0)
    g_assert_cmpint (reason.number, ==, row->number);
  if (reason.motive == FH_MOTIVE_NONE)
    return;
  fh_rng_init (&rng, fh_seed_from_number (1), 0);
  if (!fh_truth_against_holds (&view, &done, &reason, &rng, &why))
    g_error ("not %s", why);
}

/* What rests on the reason of the best, or on its chance. */
static void
test_by_best (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhReason best_reason = fh_motive_reason (FH_MOTIVE_SACRIFICE);
  FhAction done = fh_action_bid (0, FH_PASS), best = fh_action_bid (0, position_call ("MIS"));
  FhBeside beside = {
    .done = &done, .best = &best, .best_reason = &best_reason, .best_chance = 75
  };
  FhReason reason;
  FhSeatView view;
  FhState state;

  position_deal (&state, &rules, 3);
  fh_seat_view_init (&view, &state, 0);
  reason = fh_against (&view, &beside);
  g_assert_cmpint (reason.motive, ==, FH_MOTIVE_AGAINST_LIKELY_LEFT);
  g_assert_cmpint (reason.chance, ==, 75);
  g_assert_cmpint (reason.certainty, ==, FH_LIKELY);
  beside.best_chance = FH_PROBABLE - 1;
  g_assert_cmpint (fh_against (&view, &beside).certainty, ==, FH_OPEN);
  beside.best_chance = FH_IMPROBABLE - 1;
  g_assert_cmpint (fh_against (&view, &beside).motive, ==, FH_MOTIVE_NONE);
  best_reason.seat = 1;
  reason = fh_against (&view, &beside);
  g_assert_cmpint (reason.motive, ==, FH_MOTIVE_AGAINST_LETS_WIN_GAME);
  g_assert_cmpint (reason.seat, ==, 1);

  /* That it may fail tells it only from what fails less often. */
  done = fh_action_bid (0, position_call ("7S"));
  best = fh_action_bid (0, position_call ("6S"));
  position_give (&state, 0, "JO JS JC AS KS QS AD KD 7C 6C");
  fh_seat_view_init (&view, &state, 0);
  beside.chance = FH_IMPROBABLE;
  beside.best_chance = FH_PROBABLE;
  g_assert_cmpint (fh_against (&view, &beside).motive, ==, FH_MOTIVE_AGAINST_MAY_FAIL);
  beside.best_chance = FH_PROBABLE - 1;
  g_assert_cmpint (fh_against (&view, &beside).motive, ==, FH_MOTIVE_NONE);
  beside.best_chance = FH_IMPROBABLE - 1;
  g_assert_cmpint (fh_against (&view, &beside).motive, ==, FH_MOTIVE_NONE);
  /* And from what is no bid. */
  beside.best_chance = FH_REASON_NO_CHANCE;
  g_assert_cmpint (fh_against (&view, &beside).motive, ==, FH_MOTIVE_AGAINST_MAY_FAIL);

  /* As many tricks score more in another suit that will probably be made. */
  done = fh_action_bid (0, position_call ("7C"));
  best = fh_action_bid (0, position_call ("7S"));
  position_give (&state, 0, "JO JS JC AS AC 9S 9C AD KD 7H");
  fh_seat_view_init (&view, &state, 0);
  beside.chance = beside.best_chance = FH_PROBABLE;
  g_assert_cmpint (fh_against (&view, &beside).motive, ==, FH_MOTIVE_NONE);
  best = fh_action_bid (0, position_call ("7H"));
  g_assert_cmpint (fh_against (&view, &beside).motive, ==, FH_MOTIVE_AGAINST_SCORES_LESS);

  position_contract (&state, &rules, "7H", 1);
  position_play (&state, "9S 5S 10S AS");
  position_give (&state, 0, "8S 6S 9D 6D 9C 8C 7C 9H 8H");
  fh_seat_view_init (&view, &state, 0);
  done = fh_action_play (0, fh_set_first (position_cards ("9C")), FH_SUIT_NONE);
  best = fh_action_play (0, fh_set_first (position_cards ("8S")), FH_SUIT_NONE);
  best_reason = fh_motive_reason (FH_MOTIVE_LEAD_TO_PARTNER);
  best_reason.suit = FH_SPADES;
  best_reason.seat = 2;
  reason = fh_against (&view, &beside);
  g_assert_cmpint (reason.motive, ==, FH_MOTIVE_AGAINST_PARTNERS_SUIT);
  g_assert_true (reason.partner);
  best_reason.motive = FH_MOTIVE_GIVE_RUFF;
  g_assert_cmpint (fh_against (&view, &beside).motive, ==, FH_MOTIVE_AGAINST_NO_RUFF);
  /* Nothing is said of a void that is only likely. */
  best_reason.certainty = FH_LIKELY;
  g_assert_cmpint (fh_against (&view, &beside).motive, !=, FH_MOTIVE_AGAINST_NO_RUFF);
}

/* A higher bid over the own one is needless, unless only that wins the game. */
static void
test_own_bid (void)
{
  FhRules rules = position_rules ("new-zealand-4", NULL);
  FhReason best_reason = fh_motive_reason (FH_MOTIVE_STAND);
  FhAction done = fh_action_bid (0, position_call ("8H")), best = fh_action_bid (0, FH_PASS);
  FhBeside beside = { .done = &done, .best = &best, .best_reason = &best_reason };
  FhSeatView view;
  FhState state;

  position_deal (&state, &rules, 3);
  position_give (&state, 0, "AS 9S 8C 7D 6D AH KH JH 10H 9H");
  position_bid (&state, "7H PASS PASS PASS");
  fh_seat_view_init (&view, &state, 0);
  g_assert_cmpint (fh_against (&view, &beside).motive, ==, FH_MOTIVE_RAISE_NEEDLESS);
  view.table.totals[0] = 250;
  g_assert_cmpint (fh_against (&view, &beside).motive, !=, FH_MOTIVE_RAISE_NEEDLESS);

  /* It is no reason for one that layouts have shown to be best. */
  FhReason reason = fh_motive_reason (FH_MOTIVE_RAISE_NEEDLESS);
  fh_bid_bear_out (&reason, done.call, 0.7f, 100, 80);
  g_assert_cmpint (reason.motive, ==, FH_MOTIVE_ON_BALANCE);
  g_assert_cmpint (reason.chance, ==, 70);
}

/* Without trumps the second joker under the first is no trump. */
static void
test_second_joker (void)
{
  FhRules rules = position_rules ("australian-4", "kitty-size=6");
  FhReason best_reason = fh_motive_reason (FH_MOTIVE_ON_BALANCE);
  FhBeside beside = { .best_reason = &best_reason };
  FhSeatView view;
  FhState state;
  const char *why;
  FhRng rng;

  position_contract (&state, &rules, "7NT", 1);
  position_play (&state, "JO:S 5S 9S");
  position_give (&state, 0, "JO2 4D 6D 7D 9C 8C 7C 7H 8H 9H");
  fh_seat_view_init (&view, &state, 0);
  FhAction done = play_of (&view, FH_JOKER_2), best = play_of (&view, FH_CARD (FH_DIAMONDS, 4));
  beside.done = &done;
  beside.best = &best;
  g_assert_cmpint (fh_seat_view_check (&view, &done).code, ==, FH_OK);
  FhReason reason = fh_against (&view, &beside);
  g_assert_cmpint (reason.motive, ==, FH_MOTIVE_AGAINST_TOP_SPENT);
  fh_rng_init (&rng, fh_seed_from_number (1), 0);
  g_assert_true (fh_truth_against_holds (&view, &done, &reason, &rng, &why));
  reason.motive = FH_MOTIVE_AGAINST_TRUMP_IN_VAIN;
  g_assert_false (fh_truth_against_holds (&view, &done, &reason, &rng, &why));
}

/* --- Whether it is true --- */

static int n_said[FH_N_MOTIVES], n_false;

static void
check (const FhSeatView *view, const FhDecision *sound, const FhAction *done, FhRng *rng)
{
  FhBeside beside = { .done = done,
                      .best = &sound->action,
                      .best_reason = &sound->reason,
                      .chance = (int8_t) fh_rng_below (rng, 100),
                      .best_chance = (int8_t) fh_rng_below (rng, 100) };
  const char *why;

  if (fh_action_equal (done, &sound->action) || fh_seat_view_check (view, done).code != FH_OK)
    return;
  FhReason reason = fh_against (view, &beside);
  n_said[reason.motive]++;
  if (reason.motive == FH_MOTIVE_NONE)
    return;
  if (fh_truth_against_holds (view, done, &reason, rng, &why))
    {
      FhReason of_best = reason;

      if (reason.chance != FH_REASON_NO_CHANCE)
        of_best.chance = beside.best_chance;
      if (!fh_truth_against_holds (view, beside.best, &of_best, rng, &why))
        return;
      why = "of this alone";
    }
  FhText text = FH_TEXT_INIT;
  fh_action_write (&view->table.rules, done, &text);
  n_false++;
  g_test_message ("%s (%s): %s, card %d, suit %d, number %d: not %s", text.str,
                  fh_preset_id ((FhPreset) view->table.rules.preset),
                  fh_motive_word ((FhMotive) reason.motive), reason.card, reason.suit,
                  reason.number, why);
  fh_text_clear (&text);
}

static void
check_all (const FhSeatView *view, const FhDecision *sound, FhRng *rng)
{
  FhAction done;

  switch ((FhActionKind) view->legal.due)
    {
    case FH_ACTION_BID:
      for (FhCall call = FH_PASS; call < FH_N_CALLS; call++)
        {
          done = fh_action_bid (view->seat, call);
          check (view, sound, &done, rng);
        }
      break;
    case FH_ACTION_PLAY:
      FH_FOREACH_CARD (card, view->legal.cards)
        {
          done = play_of (view, card);
          check (view, sound, &done, rng);
        }
      break;
    case FH_ACTION_DISCARD:
      for (int i = 0; i < 12; i++)
        {
          FhCardSet cards = 0;

          while (fh_set_size (cards) < view->legal.count)
            {
              FhCardSet left = view->legal.cards & ~cards;

              for (uint32_t n = fh_rng_below (rng, (uint32_t) fh_set_size (left)); n > 0; n--)
                left &= left - 1;
              cards |= left & -left;
            }
          done = fh_action_cards (FH_ACTION_DISCARD, view->seat, cards);
          check (view, sound, &done, rng);
        }
      break;
    default:
      break;
    }
}

/* Deals of the table are played by club players, whatever is called, and at each decision all that
 * could be done is set beside what is sound; everything said against it is held against the rules,
 * and must not hold of what is sound as well. */
static void
test_truth (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  int before = n_false;

  for (guint64 seed = 0; seed < (g_test_slow () ? 200 : 6); seed++)
    {
      FhPlayer club = { .level = FH_PLAYER_CLUB, .character = FH_STEADY };
      FhPlayer rules_player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
      FhRules rules;
      FhState state;
      FhRng rng;

      fh_rules_init (&rules, preset);
      fh_rng_init (&rng, fh_seed_from_number (seed), 7);
      position_deal_number (&state, &rules, (int) (seed % rules.n_callers), 1000 + seed);
      for (int n_refused = 0; !state.table.deal_over;)
        {
          FhSeatView view;

          fh_seat_view_init (&view, &state, state.table.turn);
          FhDecision sound = fh_player_decide (&rules_player, &view, NULL);
          check_all (&view, &sound, &rng);
          FhDecision decision = fh_player_decide_again (&club, &view, n_refused, &rng);
          /* Now and then a misère, which is seldom bid. */
          if (view.legal.due == FH_ACTION_BID && seed % 3 == 0
              && (view.legal.calls & FH_CALL_BIT (FH_MISERE)))
            decision.action = fh_action_bid (view.seat, FH_MISERE);
          n_refused = fh_state_apply (&state, &decision.action).code == FH_OK ? 0 : n_refused + 1;
          g_assert_cmpint (n_refused, <, 200);
        }
    }
  g_assert_cmpint (n_false, ==, before);
}

static void
print_counts (void)
{
  for (int motive = 0; motive < FH_N_MOTIVES; motive++)
    if (n_said[motive] > 0)
      g_test_message ("%6d %s", n_said[motive], fh_motive_word ((FhMotive) motive));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    add_test (&rows[i], test_row, "/tutor/against/%s/%s", fh_motive_word (rows[i].motive),
              rows[i].name);
  g_test_add_func ("/tutor/against/by-best", test_by_best);
  g_test_add_func ("/tutor/against/own-bid", test_own_bid);
  g_test_add_func ("/tutor/against/second-joker", test_second_joker);
  add_presets ("/tutor/against/true/", test_truth);
  int status = g_test_run ();
  print_counts ();
  return status;
}
