/* test-choices.c: what computer players do in positions where sound play is known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each row stands for something that players complain of in other programs: partners who overbid,
 * jokers and trumps mishandled, misères defended badly.
 */
#include "fh-position.h"

#include "add-tests.h"
#include "fh-bid-points.h"
#include "fh-notation.h"
#include "fh-player.h"

static const FhPlayer steady = { .level = FH_PLAYER_RULES, .character = FH_STEADY };

static FhDecision
decide (const FhState *state)
{
  FhSeatView view;

  fh_seat_view_init (&view, state, state->table.turn);
  return fh_player_decide (&steady, &view, NULL);
}

typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *contract; /* by seat 0, unless declarer says else */
  int declarer;
  const char *plays;    /* before the decision */
  const char *hand;     /* what is left in the hand of the seat that decides */
  const char *accepted; /* cards */
  const char *motive;   /* or NULL where several are right */
} PlayCase;

static const PlayCase play_cases[] = {
  /* Trumps. */
  { "top-trump-first", "HP-074", "australian-4", "8H", 0, "", "JO JH JD AH 10H AS 9S 9C 8D 7D",
    "JO JH JD", "draw-trumps" },
  { "no-low-trump-without-joker", "HP-074", "australian-4", "7H", 0, "",
    "JH JD AH 9H 8H AS 9S 9C 8D 7D", "JH JD", NULL },
  { "no-low-trump-the-second-time", "HP-074", "new-zealand-4", "7H", 0, "JH 5H 6H 7H",
    "JD AH 9H 8H AS 9S 9C 8D 7D", "JD", NULL },
  { "no-trumps-when-only-the-joker-is-out", "", "american-4", "7S", 0, "JS 5S 6S 7S JC 8S 9S 5D",
    "AS KS QS 10S AH KH 7D 6C", "AH KH", NULL },
  { "defender-does-not-draw-trumps", "HP-075", "australian-4", "7H", 0, "9S KS 5S 6S",
    "7H 8H AD KD QD 9D 5C 6C 10S", "AD KD QD 9D 5C 6C 10S", NULL },
  /* The joker. */
  { "second-hand-keeps-joker-at-no-trump", "HP-017", "australian-4", "7NT", 0, "5D",
    "JO 4D 6D QS 9S 8C 7C 6C 9H 8H", "4D 6D", NULL },
  { "second-hand-keeps-joker-on-a-low-trump", "", "american-4", "7H", 0, "9H",
    "JO 6H QS 9S 8S 8C 7C 9D 8D 6D", "6H", NULL },
  { "joker-not-on-partners-ace", "", "american-4", "7H", 1, "9S AS 5S",
    "JO 4H 6H QD 9D 8C 7C 6C 9H 8H", "QD 9D 8C 7C 6C", "save-partners-trick" },
  /* Following. */
  { "fourth-hand-wins-cheaply", "", "australian-4", "7H", 1, "9S 5S 10S",
    "QS AS 4D 6D 8C 7C 6C 9H 8H 5H", "QS", "win-cheaply" },
  { "partners-ace-not-overtaken", "HC-076", "australian-4", "7H", 1, "9S AS 5S",
    "KS 6S 4D 6D 8C 7C 6C 9H 8H 5H", "6S", "save-partners-trick" },
  { "partners-ace-not-ruffed", "", "new-zealand-4", "7H", 1, "9S AS 5S",
    "4D 6D KD 8C 7C 6C QC 9H 8H 5H", "4D 6D KD 8C 7C 6C QC", "save-partners-trick" },
  { "ruffs-what-opponents-win", "", "australian-4", "7H", 1, "AS 5S 7S",
    "4D 6D KD 8C 7C 6C QC 9H 8H 5H", "5H 8H 9H", "ruff" },
  { "over-ruffs-cheaply", "", "australian-4", "7H", 0, "AS 5H", "7H 10H KH 4D 6D KD 8C 7C 6C QC",
    "7H", "over-ruff" },
  { "third-hand-wins-with-the-ace", "", "australian-4", "7H", 0, "6S 7S",
    "AS 5S 4D 6D 8C 7C 6C 9H 8H 5H", "AS", NULL },
  { "declarers-ace-not-overtaken", "", "midwest-4", "7H", 0, "AS 7S",
    "KS 5S 4D 6D 8C 7C 6C 9H 8H 5H", "5S", "save-partners-trick" },
  { "lowest-when-it-cannot-win", "", "australian-4", "7H", 1, "AS 5S 7S",
    "KS 9S 6S 4D 6D 8C 7C 6C 9H 8H", "6S", "cannot-win" },
  { "king-keeps-its-guard", "", "australian-4", "7H", 1, "9S AS 5S",
    "KD 5D 9C 8C 7C 6C 5C 10C QC JC", "9C 8C 7C 6C 5C 10C QC JC", NULL },
  { "ace-not-thrown-while-losers-are-held", "", "australian-4", "7NT", 1, "AS 5S 7S",
    "AD 8D 9C 8C 7C 6C 5C 10H 9H 6H", "8D 9C 8C 7C 6C 5C 10H 9H 6H", NULL },
  { "second-hand-covers-an-honour", "", "australian-4", "7H", 0, "QD",
    "KD 9D 6D QS 9S 8C 7C 6C 9H 8H", "KD", "cover" },
  { "a-last-trump-is-the-entry", "", "australian-4", "8S", 0,
    "JO 10S 8S QS JS 4D 7S 6S JC 5C 5S 6H AS 7C 7H 9C KS 7D 8D 8C", "9S KD QD JD 6C", "KD QD JD",
    "keep-entry" },
  /* Who bid a misère. */
  { "bidder-plays-highest-that-loses", "HP-083", "australian-4", "MIS", 0, "5S 9S 10S 9D",
    "8D 7D 4D 5C 6C 7C 5H 6H 4H", "8D", "misere-under" },
  { "bidder-throws-its-danger", "HP-083", "new-zealand-4", "MIS", 0, "4H 9H 10H 9D",
    "AC 5S 6S 7S 5H 6H 7H 8H 5C", "AC", "misere-throw-danger" },
  { "bidder-leads-low", "HP-083", "australian-4", "MIS", 0, "", "4D 7D 9D 5C 6C 7C 5H 6H 4H 8H",
    "4D 5C 6C 4H 5H 6H", NULL },
  /* Who defends one. */
  { "defender-stays-under-the-bidder", "", "australian-4", "MIS", 0, "9S",
    "8S 5S KS AD 10D 9C 8C 7H 8H 9H", "8S 5S", "catch-bidder" },
  { "defender-throws-high-when-bidder-is-under", "", "australian-4", "MIS", 0, "5S 6S 10S 10D 9D",
    "QD 4D 6C 7C 8C 5H 6H 7H 8S", "QD", "bidder-is-under" },
  { "joker-gets-under-the-bidder", "NZ-039", "new-zealand-4", "MIS", 0, "9S",
    "JO KS AS AD 10D 9C 8C 7H 8H 9H", "JO", "catch-bidder" },
  { "joker-is-not-wasted", "NZ-041", "new-zealand-4", "MIS", 0, "4H 5H 10H 10D 9D",
    "JO QD 6C 7C 8C 5S 6S 7S 8H", "QD", "bidder-is-under" },
  { "suit-that-the-bidder-is-void-in-is-not-led", "", "australian-4", "MIS", 0,
    "5S 6S 10S 10D KC QD", "4D 6C 7C 8C 5H 6H 7H 8S", "6C 7C 8C 5H 6H 7H 8S", NULL },
  { "low-card-before-the-bidder", "", "australian-4", "MIS", 0, "5S 10S 9S 5D",
    "4D QD KD 6C 7C 8C 5H 6H 7H", "4D", "get-under-bidder" },
};

static void
test_play (gconstpointer data)
{
  const PlayCase *row = data;
  FhRules rules = position_rules (row->preset, NULL);
  FhState state;

  position_contract (&state, &rules, row->contract, row->declarer);
  position_play (&state, row->plays);
  position_give (&state, state.table.turn, row->hand);
  FhDecision decision = decide (&state);
  g_assert_cmpint (decision.action.kind, ==, FH_ACTION_PLAY);
  if (!fh_set_has (position_cards (row->accepted), decision.action.cards[0]))
    {
      g_autofree char *played = position_text (FH_SET (decision.action.cards[0]));
      g_test_message ("played %s (%s), accepted %s", played,
                      fh_motive_word ((FhMotive) decision.reason.motive), row->accepted);
      g_test_fail ();
    }
  if (row->motive)
    g_assert_cmpstr (fh_motive_word ((FhMotive) decision.reason.motive), ==, row->motive);
}

typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *options;
  const char *calls;    /* from seat 0 on, whose dealer is seat 3 */
  const char *hand;     /* of the seat that calls next */
  const char *accepted; /* calls; "no" before calls that are not accepted */
} CallCase;

static const CallCase call_cases[] = {
  { "weak-hand-passes", "", "australian-4", NULL, "", "9S 8S QC 8C 10D 9D QD 5H 10H 7C", "PASS" },
  { "strong-hearts", "HP-073", "australian-4", NULL, "", "JO JH JD AH KH 10H AS KS 8C 7D",
    "7H 8H 9H 10H" },
  { "no-trump-needs-joker-or-aces", "", "australian-4", NULL, "", "KS QS KC QC JC KD QD JD KH QH",
    "no 6NT 7NT 8NT 9NT 10NT" },
  { "eight-needs-the-top-trumps", "", "american-4", NULL, "", "AH KH QH 10H 9H 8H AS KS 9C 7D",
    "no 8H 9H 10H" },
  { "joker-and-aces-bid-no-trump", "", "american-4", NULL, "", "JO AS KS QS AC KC AD KD AH 9H",
    "7NT 8NT 9NT 10NT" },
  { "partners-bid-is-left-alone", "", "american-4", NULL, "7H PASS",
    "9H 8H AS 9S 8S 9C 8C 7D 8D 6D", "PASS" },
  { "partner-is-raised-with-bowers", "", "new-zealand-4", NULL, "6H 7C",
    "JH JD AH KH 9H 9S 8S AC 8D 7D", "7H 8H 9H" },
  { "own-bid-stands", "NZ-028", "new-zealand-4", NULL, "7H PASS PASS PASS",
    "JO JH AH 9H 8H AS 9S 8C 7D 6D", "PASS" },
  { "own-bid-stands-in-the-second-round", "DX-038", "midwest-4", NULL, "7H PASS PASS PASS",
    "JO JH AH 9H 8H AS 9S 8C 7D 6D", "PASS" },
  { "low-cards-bid-misere", "HP-076", "new-zealand-4", NULL, "", "4H 5H 6H 4D 5D 6D 5C 6C 5S 7S",
    "MIS OMIS" },
  { "low-cards-bid-nullo", "HC-049", "american-4", "nullo=on", "", "4H 5H 6H 4D 5D 6D 5C 6C 5S 7S",
    "NULLO" },
  { "no-misere-with-high-cards", "", "australian-4", NULL, "", "AH KH 6H AD KD 6D AC 6C KS 7S",
    "no MIS OMIS" },
  { "no-sevens-on-nothing-when-sixes-are-closed", "DX-026", "midwest-4", NULL, "PASS PASS",
    "9S 8S QC 8C 10D 9D QD 5H 10H 7C", "no 6S 6C 6D 6H 6NT 7S 7C 7D 7H 7NT 8S 8C 8D 8H 8NT" },
};

static void
test_call (gconstpointer data)
{
  const CallCase *row = data;
  FhRules rules = position_rules (row->preset, row->options);
  FhState state;
  gboolean found = FALSE;

  position_deal (&state, &rules, 3);
  if (*row->calls)
    position_bid (&state, row->calls);
  position_give (&state, state.table.turn, row->hand);
  FhDecision decision = decide (&state);
  g_assert_cmpint (decision.action.kind, ==, FH_ACTION_BID);

  g_auto (GStrv) words = g_strsplit (row->accepted, " ", -1);
  gboolean not = g_str_equal (words[0], "no");
  for (char **word = words + not ; *word; word++)
    found |= position_call (*word) == decision.action.call;
  if (found == not )
    {
      g_test_message ("called %s (%s, chance %d), accepted %s",
                      fh_call_write (decision.action.call),
                      fh_motive_word ((FhMotive) decision.reason.motive), decision.reason.chance,
                      row->accepted);
      g_test_fail ();
    }
}

typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *contract;
  const char *hand; /* with the kitty */
  const char *gone; /* cards that must go */
  const char *kept; /* cards that must not */
} DiscardCase;

static const DiscardCase discard_cases[] = {
  { "makes-a-void", "", "australian-4", "7H", "JO JH AH KH 9H 8H AS KS QS 7D 6D 4D 10S", "7D 6D 4D",
    "" },
  { "keeps-trumps-and-aces", "", "american-4", "7H", "JO JH JD AH 9H 8H AS 9S AD 9D AC 8C 7C", "",
    "JO JH JD AH 9H 8H AS AD AC" },
  { "five-of-fifteen", "DX-041", "midwest-4", "7S", "JO JS JC AS KS 9S AH AD 5H 6H 5D 6D 5C 6C 7C",
    "", "JO JS JC AS KS 9S AH AD" },
  { "misere-throws-the-high-cards", "", "australian-4", "MIS",
    "4H 5H 6H AH 4D 5D KD 5C 6C AC 5S 6S 7S", "AH KD AC", "" },
  { "misere-buries-the-joker", "D-HP-MISJ", "australian-4", "MIS",
    "4H 5H 6H AH 4D 5D JO 5C 6C 9C 5S 6S 7S", "JO", "" },
  { "new-zealand-misere-keeps-the-joker", "NZ-041", "new-zealand-4", "MIS",
    "4H 5H 6H AH 4D 5D JO 5C 6C AC 5S 6S KS", "AH AC KS", "JO" },
};

static void
test_discard (gconstpointer data)
{
  const DiscardCase *row = data;
  FhRules rules = position_rules (row->preset, NULL);
  FhState state;

  position_contract (&state, &rules, row->contract, 0);
  state.table.due = FH_ACTION_DISCARD;
  state.table.hand_size[0] = (uint8_t) (FH_HAND_SIZE + rules.kitty_size);
  position_give (&state, 0, row->hand);
  FhDecision decision = decide (&state);
  g_assert_cmpint (decision.action.kind, ==, FH_ACTION_DISCARD);

  FhCardSet gone = 0;
  for (int i = 0; i < decision.action.n_cards; i++)
    gone |= FH_SET (decision.action.cards[i]);
  g_autofree char *text = position_text (gone);
  g_test_message ("discarded %s", text);
  g_assert_cmpint (fh_set_size (gone), ==, rules.kitty_size);
  g_assert_cmpuint (position_cards (row->gone) & ~gone, ==, 0);
  g_assert_cmpuint (position_cards (row->kept) & gone, ==, 0);
}

/* DX-018: a hand of one ace and no face card asks for a new deal; a strong partner plays on. */
static void
test_ace_no_face (void)
{
  FhRules rules = position_rules ("midwest-4", NULL);
  FhState state;

  position_deal (&state, &rules, 3);
  position_give (&state, 0, "AS 10S 9S 8S 10H 9H 10D 9D 10C 9C");
  FhDecision decision = decide (&state);
  g_assert_cmpint (decision.action.kind, ==, FH_ACTION_ACE_NO_FACE);
  g_assert_cmpint (fh_state_apply (&state, &decision.action).code, ==, FH_OK);

  g_assert_cmpint (state.table.turn, ==, 2);
  state.hands[2] = position_cards ("JO JH JD AH KH QH AC KC AD 7H");
  FhDecision answer = decide (&state);
  g_assert_cmpint (answer.action.kind, ==, FH_ACTION_ANSWER);
  g_assert_false (answer.action.redeal);
  state.hands[2] = position_cards ("7S 6S 5S 8C 7C 6C 8D 7D 8H 6H");
  answer = decide (&state);
  g_assert_true (answer.action.redeal);
}

/* D-HP-INKLE: the declarer gives what helps least, the partner its best trump. */
static void
test_swap (void)
{
  FhRules rules = position_rules ("australian-4", "inkle-swap=on");
  FhState state;

  position_contract (&state, &rules, "7H", 0);
  state.table.due = FH_ACTION_SWAP;
  state.table.inkle_of[0] = 0;
  position_give (&state, 0, "JO JH AH KH 9H 8H AS KS 5C 7D");
  FhDecision decision = decide (&state);
  g_assert_cmpint (decision.action.kind, ==, FH_ACTION_SWAP);
  g_assert_true (fh_set_has (position_cards ("5C 7D"), decision.action.cards[0]));

  state.table.turn = 2;
  position_give (&state, 2, "JD 10H 7H QS 9S 8S 6C 8C 9D 6D");
  decision = decide (&state);
  g_assert_cmpint (decision.action.cards[0], ==, FH_CARD (FH_DIAMONDS, FH_JACK));
}

/* HP-077: with the game at stake a bid needs a better chance, and an opponent's bid that would win
 * it less. */
static void
test_score (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;

  position_deal (&state, &rules, 3);
  position_give (&state, 0, "JH JD 9H 8H 5S AS 9S 9C 8D 7D");
  FhCall level = decide (&state).action.call;
  g_assert_cmpint (level, !=, FH_PASS);
  state.table.totals[0] = -450;
  FhCall in_danger = decide (&state).action.call;
  g_assert_cmpint (fh_call_level (in_danger), <=, fh_call_level (level));
  g_assert_cmpint (in_danger, !=, level);
}

/* The points that seat 0 expects of @call. */
static float
points_of (const FhState *state, const char *call)
{
  FhBidding bidding;
  FhSeatView view;
  float chance, tricks;

  fh_seat_view_init (&view, state, 0);
  fh_bidding_init (&bidding, &view, fh_character_get (FH_STEADY), &fh_skill.bidding);
  return fh_bidding_own_points (&bidding, position_call (call), &chance, &tricks);
}

/* where defence stops below the target, opponents who stand there get nothing by it. */
static void
test_defence_limit (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;

  position_deal (&state, &rules, 3);
  position_give (&state, 0, "JH JD 9H 8H 5S AS 9S 9C 8D 7D");
  state.table.totals[1] = 490;
  float before = points_of (&state, "7H");
  state.table.rules.defence_limit = true;
  g_assert_cmpfloat (points_of (&state, "7H"), >, before);
  state.table.totals[1] = 300;
  g_assert_cmpfloat (points_of (&state, "7H"), ==, before);
}

/* HP-077: a bid that would win the opponents the game is taken from them, even to be set; not when
 * the set loses it as well. */
static void
test_sacrifice (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;

  position_deal (&state, &rules, 3);
  position_bid (&state, "7S");
  position_give (&state, 1, "AD KD 10D 8D QS QC 9C 8C 8H 7H");
  g_assert_cmpint (decide (&state).action.call, ==, FH_PASS);
  state.table.totals[0] = 400;
  FhDecision decision = decide (&state);
  g_assert_cmpint (decision.action.call, ==, position_call ("7D"));
  g_assert_cmpint (decision.reason.motive, ==, FH_MOTIVE_SACRIFICE);
  g_assert_cmpint (decision.reason.seat, ==, 0);
  state.table.totals[1] = -330;
  g_assert_cmpint (decide (&state).action.call, ==, FH_PASS);
}

/* in the last of a number of deals those who are behind bid for the lead, those who are
 * ahead keep it, and no points win or lose the game before. */
static void
test_last_deal (void)
{
  FhRules rules = position_rules ("australian-4", "deals=2");
  FhState state;

  position_deal (&state, &rules, 3);
  position_give (&state, 0, "JH JD 9H 8H 5S AS 9S 9C 8D 7D");
  float before = points_of (&state, "7H");
  state.table.totals[0] = -490;
  state.table.totals[1] = -490;
  g_assert_cmpfloat (points_of (&state, "7H"), ==, before);
  state.table.n_scored = 1;
  state.table.totals[1] = -400;
  g_assert_cmpfloat (points_of (&state, "7H"), >, before);
  state.table.totals[1] = -550;
  g_assert_cmpfloat (points_of (&state, "7H"), <, before);
  state.table.totals[1] = -1000;
  g_assert_cmpfloat (points_of (&state, "7H"), ==, before);
}

/* A misère is as high as the bids beside which the ladder has it. */
static void
test_outbid_level (void)
{
  static const struct
  {
    const char *preset;
    const char *call;
    int level;
  } rows[] = {
    { "american-4", "6S", 0 },     { "american-4", "6NT", 0 },  { "american-4", "7S", 1 },
    { "american-4", "10NT", 4 },   { "midwest-4", "NULLO", 2 }, { "australian-4", "MIS", 2 },
    { "australian-4", "OMIS", 4 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhRules rules = position_rules (rows[i].preset, NULL);

      g_test_message ("%s %s", rows[i].preset, rows[i].call);
      g_assert_cmpint (fh_bidding_outbid_level (&rules, position_call (rows[i].call)), ==,
                       rows[i].level);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/players/play/", play_cases, test_play);
  ADD_ROWS ("/players/call/", call_cases, test_call);
  ADD_ROWS ("/players/discard/", discard_cases, test_discard);
  g_test_add_func ("/players/ace-no-face", test_ace_no_face);
  g_test_add_func ("/players/sacrifice", test_sacrifice);
  g_test_add_func ("/players/outbid-level", test_outbid_level);
  g_test_add_func ("/players/score", test_score);
  g_test_add_func ("/players/defence-limit", test_defence_limit);
  g_test_add_func ("/players/last-deal", test_last_deal);
  g_test_add_func ("/players/swap", test_swap);
  return g_test_run ();
}
