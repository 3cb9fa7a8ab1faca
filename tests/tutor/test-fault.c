/* test-fault.c: which habit a decision shows that somebody has made otherwise.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "add-tests.h"
#include "fh-position.h"
#include "fh-practice-fault.h"

/* --- Cards --- */

typedef struct
{
  const char *name;
  const char *contract; /* of seat 0 */
  const char *plays;    /* of the trick in progress, from seat 0 on; it is the next one's turn */
  FhMotive motive;      /* for which @best is played */
  const char *suit;     /* that the motive is about, as a card of it */
  const char *best;
  const char *done;
  FhPracticeFault fault;
} Row;

static const Row rows[] = {
  { "a trump is kept", "8S", "", FH_MOTIVE_DRAW_TRUMPS, "AS", "AS", "AH", FH_FAULT_KEEPS_TRUMPS },
  { "another trump draws too", "8S", "", FH_MOTIVE_DRAW_TRUMPS, "AS", "AS", "KS", FH_FAULT_NONE },
  { "a joker draws too", "8S", "", FH_MOTIVE_FORCE_TOP_TRUMP, "5S", "5S", "JO", FH_FAULT_NONE },
  { "a trump is spent", "8S", "", FH_MOTIVE_KEEP_TRUMP, "5H", "5H", "5S", FH_FAULT_SPENDS_TRUMPS },
  { "the joker is spent", "8S", "", FH_MOTIVE_KEEP_JOKER, "5H", "5H", "JO",
    FH_FAULT_SPENDS_TRUMPS },
  { "none is spent", "8S", "", FH_MOTIVE_KEEP_TRUMP, "5H", "5H", "6H", FH_FAULT_NONE },
  { "no trump in no-trump", "8NT", "", FH_MOTIVE_KEEP_TRUMP, "5H", "5H", "5S", FH_FAULT_NONE },
  { "the partner is overtaken", "8S", "KD 5D", FH_MOTIVE_SAVE_PARTNERS_TRICK, "6D", "6D", "AD",
    FH_FAULT_OVERTAKES_PARTNER },
  { "the partner is overtaken with a trump", "8S", "KD 5D", FH_MOTIVE_SAVE_PARTNERS_TRICK, "6C",
    "6C", "5S", FH_FAULT_OVERTAKES_PARTNER },
  { "the partner is let win", "8S", "KD 5D", FH_MOTIVE_SAVE_PARTNERS_TRICK, "6D", "6D", "7D",
    FH_FAULT_NONE },
  { "a discard lets him win", "8NT", "KD 5D", FH_MOTIVE_SAVE_PARTNERS_TRICK, "6C", "6C", "AS",
    FH_FAULT_NONE },
  { "a trick is let go", "8S", "5D", FH_MOTIVE_WIN_CHEAPLY, "7D", "7D", "4D",
    FH_FAULT_LETS_TRICKS_GO },
  { "it is won higher", "8S", "5D", FH_MOTIVE_WIN_CHEAPLY, "7D", "7D", "AD", FH_FAULT_NONE },
  { "the joker wins it", "8NT", "5D", FH_MOTIVE_RUFF, "JO", "JO", "5C", FH_FAULT_LETS_TRICKS_GO },
  { "the left bower wins it", "8S", "5D", FH_MOTIVE_OVER_RUFF, "JS", "JS", "JC", FH_FAULT_NONE },
  { "a high card is spent", "8S", "AD", FH_MOTIVE_CANNOT_WIN, "4D", "4D", "KD",
    FH_FAULT_SPENDS_HIGH_CARDS },
  { "a trump is a high card", "8S", "AD", FH_MOTIVE_DISCARD_LOSER, "4C", "4C", "5S",
    FH_FAULT_SPENDS_HIGH_CARDS },
  { "a lower one is not", "8S", "AD", FH_MOTIVE_KEEP_GUARD, "7D", "7D", "4D", FH_FAULT_NONE },
  { "another suit is not", "8S", "AD", FH_MOTIVE_DUCK, "4C", "4C", "KH", FH_FAULT_NONE },
  { "the partner's suit is forgotten", "8S", "", FH_MOTIVE_LEAD_TO_PARTNER, "5H", "5H", "5C",
    FH_FAULT_FORGETS_PARTNER },
  { "the partner's suit is led", "8S", "", FH_MOTIVE_RETURN_SUIT, "5H", "5H", "KH", FH_FAULT_NONE },
  { "a winner is kept", "8S", "", FH_MOTIVE_CASH_MASTER, "AH", "AH", "5C", FH_FAULT_KEEPS_WINNERS },
  { "it is led away from", "8S", "", FH_MOTIVE_EXIT, "5C", "5C", "KH", FH_FAULT_LEADS_AWAY },
  { "a motive of no habit", "8S", "", FH_MOTIVE_ONLY_CHOICE, "5C", "5C", "KH", FH_FAULT_NONE },
  { "what is best avoids it", "8S", "", FH_MOTIVE_DRAW_TRUMPS, "AS", "AS", "AS",
    FH_FAULT_KEEPS_TRUMPS },
  { "whoever bid a misère", "MIS", "", FH_MOTIVE_EXIT, "5C", "5C", "KH", FH_FAULT_MISERE_RISKS },
  { "whoever plays against one", "MIS", "5D", FH_MOTIVE_EXIT, "5C", "5C", "KH",
    FH_FAULT_MISERE_LETS_THROUGH },
};

static FhCard
card_of (const char *word)
{
  return fh_set_first (position_cards (word));
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  FhRules rules = position_rules ("australian-4", "");
  FhAction best, done;
  FhReason reason = { .motive = row->motive };
  FhSeatView view;
  FhState state;

  position_contract (&state, &rules, row->contract, 0);
  if (row->plays[0] != '\0')
    position_play (&state, row->plays);
  fh_seat_view_init (&view, &state, state.table.turn);
  best = fh_action_play (view.seat, card_of (row->best), FH_SUIT_NONE);
  done = fh_action_play (view.seat, card_of (row->done), FH_SUIT_NONE);
  reason.suit = (uint8_t) fh_effective_suit (card_of (row->suit), fh_table_trump (&state.table));
  g_assert_cmpstr (fh_practice_fault_word (fh_practice_fault (&view, &best, &reason, &done)), ==,
                   fh_practice_fault_word (row->fault));
}

/* --- Everything else --- */

/* A call is too high, too low, or about another suit; what was put away was badly chosen. */
static void
test_calls (void)
{
  static const struct
  {
    const char *best, *done;
    FhPracticeFault fault;
  } calls[] = {
    { "7S", "7S", FH_FAULT_NONE },       { "7S", "7H", FH_FAULT_OTHER_SUIT },
    { "7S", "8S", FH_FAULT_OVERBIDS },   { "8S", "7H", FH_FAULT_UNDERBIDS },
    { "PASS", "7S", FH_FAULT_OVERBIDS }, { "7S", "PASS", FH_FAULT_UNDERBIDS },
  };
  FhRules rules = position_rules ("australian-4", "");
  FhReason reason = { .motive = FH_MOTIVE_NONE };
  FhAction best, done;
  FhSeatView view;
  FhState state;

  position_deal (&state, &rules, 3);
  fh_seat_view_init (&view, &state, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      best = fh_action_bid (0, position_call (calls[i].best));
      done = fh_action_bid (0, position_call (calls[i].done));
      g_assert_cmpint (fh_practice_fault (&view, &best, &reason, &done), ==, calls[i].fault);
    }
  done = fh_action_say (FH_ACTION_ACE_NO_FACE, 0);
  g_assert_cmpint (fh_practice_fault (&view, &best, &reason, &done), ==, FH_FAULT_NONE);
  g_assert_cmpint (fh_practice_fault (&view, &done, &reason, &done), ==, FH_FAULT_NONE);
  best = fh_action_cards (FH_ACTION_DISCARD, 0, position_cards ("4D 4H 5C"));
  done = fh_action_cards (FH_ACTION_DISCARD, 0, position_cards ("AD AH 5C"));
  g_assert_cmpint (fh_practice_fault (&view, &best, &reason, &done), ==, FH_FAULT_DISCARDS);
}

static void
test_words (void)
{
  FhPracticeFault fault;

  g_assert_false (fh_practice_fault_from_word ("sleeps", &fault));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS ("/tutor/fault/", rows, test_row);
  g_test_add_func ("/tutor/fault/calls", test_calls);
  g_test_add_func ("/tutor/fault/words", test_words);

  return g_test_run ();
}
