/* test-tables.c: what is particular to tables of two, three, five and six.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include "add-tests.h"
#include "fh-deal.h"
#include "fh-seat-view.h"

/* Where the cards of a stacked deck go: those of seat 0, of the dealer, the kitty and the dead
 * cards. */
typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *options;
  int dealer;
  int pack;
  const char *first;
  const char *dealers;
  const char *kitty;
  const char *dead;
} DealCase;

static const DealCase deal_cases[] = {
  { "classic", "S-003 PW-003 PW-011 PW-012", "classic-3", NULL, 2, 33, "0-2 12-15 24-26",
    "6-8 20-23 30-32", "9-11", "" },
  { "american-3", "S-003 HC-074 HC-078", "american-3", NULL, 2, 33, "0-2 12-15 24-26",
    "6-8 20-23 30-32", "9-11", "" },
  { "american-2", "S-005 HC-079 HC-080 HC-081", "american-2", NULL, 1, 33, "3-5 16-19 27-29",
    "6-8 20-23 30-32", "9-11", "0-2 12-15 24-26" },
  { "american-2-short", "S-006 HC-084 HC-085", "american-2-short", NULL, 1, 25, "0-2 11-14 19-21",
    "3-5 15-18 22-24", "6-10", "" },
  { "american-5", "S-134 HC-087 HC-088", "american-5", NULL, 4, 53, "0-2 18-21 38-40",
    "12-14 34-37 50-52", "15-17", "" },
  { "american-6", "S-007 HC-094 DX-005 D-HC6", "american-6", NULL, 5, 63, "0-2 21-24 45-47",
    "15-17 41-44 60-62", "18-20", "" },
  { "new-zealand-2", "S-113 NZ-083 D-NZ2", "new-zealand-2", NULL, 1, 43, "0-2 13-16 30-32",
    "3-5 17-20 33-35", "12 29 42", "" },
  { "new-zealand-3", "S-135 NZ-057", "new-zealand-3", NULL, 2, 33, "0-2 10-13 23-25",
    "6-8 18-21 29-31", "9 22 32", "" },
  { "new-zealand-5", "S-134 NZ-064", "new-zealand-5", NULL, 4, 53, "0-2 16-19 37-39",
    "12-14 32-35 49-51", "15 36 52", "" },
  { "new-zealand-6", "S-007 NZ-078 DX-005", "new-zealand-6", NULL, 5, 63, "0-2 19-22 44-46",
    "15-17 39-42 59-61", "18 43 62", "" },
  { "australian-3", "S-008 HP-065", "australian-3", NULL, 2, 43, "0-2 10-13 23-25",
    "6-8 18-21 29-31", "9 22 32", "33-42" },
  { "australian-3-short", "D-HP3", "australian-3", "pack=33", 2, 33, "0-2 10-13 23-25",
    "6-8 18-21 29-31", "9 22 32", "" },
  { "australian-6", "S-007 HP-067", "australian-6", NULL, 5, 63, "0-2 19-22 44-46",
    "15-17 39-42 59-61", "18 43 62", "" },
  { "american-46", "X-007", "american-4", "kitty-size=6", 3, 46, "0-2 18-21 34-36",
    "9-11 30-33 43-45", "12-17", "" },
  { "australian-46", "X-007", "australian-4", "kitty-size=6", 3, 46, "0-2 14-17 32-34",
    "9-11 26-29 41-43", "12-13 30-31 44-45", "" },
  { "new-zealand-45", "X-007", "new-zealand-4", "kitty-size=5", 3, 45, "0-2 14-17 32-34",
    "9-11 26-29 41-43", "12-13 30-31 44", "" },
  { "midwest-46", "X-007", "midwest-4", "kitty-size=6", 3, 46, "0-2 14-15 24-26 36-37",
    "9-11 20-21 33-35 42-43", "12-13 22-23 44-45", "" },
  { "literal-60", "S-009 HP-067", "australian-6", "pack=literal60", 5, 60, "0-2 18-21 42-44",
    "15-17 38-41 57-59", "", "" },
};

/* The indexes of a text such as "0-2 15 31-33". */
static int
parse_indexes (const char *text, int *indexes)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  int n = 0;

  for (char **word = words; *word; word++)
    if (**word)
      {
        char *dash = strchr (*word, '-');
        int from = atoi (*word);
        int to = dash ? atoi (dash + 1) : from;
        for (; from <= to; from++)
          indexes[n++] = from;
      }
  return n;
}

static void
assert_cards_from (const FhAction *deal, int at, const FhCard *deck, const char *indexes, int n)
{
  int expected[FH_N_CARDS];

  g_assert_cmpint (parse_indexes (indexes, expected), ==, n);
  for (int i = 0; i < n; i++)
    g_assert_cmpint (deal->cards[at + i], ==, deck[expected[i]]);
}

static void
test_deal (gconstpointer data)
{
  const DealCase *row = data;
  FhRules rules = position_rules (row->preset, row->options);
  FhCard deck[FH_N_CARDS];
  FhState state;

  g_assert_cmpint (fh_deck_init (deck, &rules), ==, row->pack);
  g_assert_cmpint (rules.n_seats * FH_HAND_SIZE + rules.kitty_size + rules.dead_size, ==,
                   row->pack);
  FhAction deal = fh_deck_deal (&rules, row->dealer, deck);
  assert_cards_from (&deal, fh_deal_hand_index (0), deck, row->first, FH_HAND_SIZE);
  assert_cards_from (&deal, fh_deal_hand_index (row->dealer), deck, row->dealers, FH_HAND_SIZE);
  assert_cards_from (&deal, fh_deal_kitty_index (&rules), deck, row->kitty, rules.kitty_size);
  assert_cards_from (&deal, fh_deal_dead_index (&rules), deck, row->dead, rules.dead_size);
  fh_state_init (&state, &rules);
  g_assert_cmpint (fh_state_apply (&state, &deal).code, ==, FH_OK);
  g_assert_cmpint (state.table.turn, ==, (row->dealer + 1) % rules.n_callers);
}

/* After @calls from the left of @dealer: "7S 1" contract and declarer, "bid N" N is to call, "out
 * N" thrown in with N to deal. */
typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *options;
  int dealer;
  const char *calls;
  const char *outcome;
} AuctionCase;

static const AuctionCase auction_cases[] = {
  { "classic-reentry", "S-040 PW-014 PW-021", "classic-3", NULL, 2, "6S PASS 6D PASS 7S PASS PASS",
    "7S 1" },
  { "classic-single", "S-041 PW-022", "classic-3", "auction=single", 2, "6S 6D PASS", "6D 1" },
  { "classic-no-reentry", "S-042 PW-023", "classic-3", "auction=no-reentry", 2, "6S PASS 6D PASS",
    "6D 2" },
  { "classic-passed-out", "S-043 PW-020 PW-024", "classic-3", NULL, 0, "PASS PASS PASS", "out 1" },
  { "classic-late-bid", "S-043 D-PW-PASS", "classic-3", NULL, 0, "PASS PASS 6S", "bid 1" },
  { "american-3-single", "HC-078", "american-3", NULL, 2, "6S PASS 6C", "6C 2" },
  { "american-2-two-calls", "S-145 HC-086", "american-2", NULL, 1, "6S 7C", "7C 1" },
  { "american-5-five-calls", "HC-093", "american-5", NULL, 4, "PASS 6S PASS PASS 7C", "7C 4" },
  { "new-zealand-2-two-callers", "S-113 NZ-083", "new-zealand-2", NULL, 1, "6S 7C PASS PASS",
    "7C 1" },
  { "new-zealand-3-raise", "NZ-060", "new-zealand-3", NULL, 2, "6S PASS PASS 6H PASS PASS PASS",
    "6H 0" },
  { "new-zealand-5-320", "S-039 NZ-075 NZ-076", "new-zealand-5", "misere=off open-misere-value=320",
    4, "8NT OMIS PASS PASS PASS PASS PASS", "OMIS 1" },
};

static void
test_auction (gconstpointer data)
{
  const AuctionCase *row = data;
  FhRules rules = position_rules (row->preset, row->options);
  g_auto (GStrv) outcome = g_strsplit (row->outcome, " ", 2);
  FhState state;

  position_deal (&state, &rules, row->dealer);
  position_bid (&state, row->calls);
  g_assert_cmpint (state.table.turn, ==, atoi (outcome[1]));
  if (g_str_equal (outcome[0], "out"))
    g_assert_true (state.table.thrown_in);
  else if (g_str_equal (outcome[0], "bid"))
    g_assert_cmpint (state.table.due, ==, FH_ACTION_BID);
  else
    g_assert_cmpint (state.table.contract, ==, position_call (outcome[0]));
}

/* S-157 PW-048: no misère of any kind; NZ-090: off by default with dummies; NZ-082: banned at six.
 */
static void
test_no_misere (void)
{
  FhRules classic = position_rules ("classic-3", NULL);
  FhRules dummies = position_rules ("new-zealand-2", NULL);
  FhRules with_misere = position_rules ("new-zealand-2", "misere=on open-misere=on");
  FhCallSet bids = (FH_CALL_BIT (FH_LAST_BID + 1) - 1) & ~FH_CALL_BIT (FH_PASS);

  FhRules banned = position_rules ("new-zealand-6", "misere=off open-misere=off");

  g_assert_cmpuint (fh_rules_ladder (&classic), ==, bids);
  g_assert_cmpuint (fh_rules_ladder (&banned), ==, bids);
  g_assert_cmpuint (fh_rules_ladder (&dummies), ==, bids);
  g_assert_cmpuint (fh_rules_ladder (&with_misere), ==,
                    bids | FH_CALL_BIT (FH_MISERE) | FH_CALL_BIT (FH_OPEN_MISERE));
}

/* HC-082 HC-083: no seat's view holds a card of the dead hand; ten cards are out of play. */
static void
test_dead_hand_is_hidden (void)
{
  FhRules rules = position_rules ("american-2", NULL);
  FhState state;
  FhSeatView view;

  position_deal (&state, &rules, 1);
  for (int seat = 0; seat < 2; seat++)
    {
      fh_seat_view_init (&view, &state, seat);
      g_assert_cmpuint (view.unseen & state.dead, ==, state.dead);
    }
}

/* S-009 C-8: the two jokers of the literal pack. */
static void
test_two_jokers (void)
{
  static const struct
  {
    const char *contract, *plays;
    int winner;
  } rows[] = {
    { "7H", "10H JO2 JO JH 9H 8H", 2 },     { "7H", "10H JO2 9D JH 9H 8H", 1 },
    { "7NT", "9D JO2:H JO:S 4S 5S 6S", 2 }, { "7NT", "9D AD JO2:H 4H 5H 6H", 2 },
    { "7NT", "JO2:C 4C AC JO:S 5S 6S", 3 },
  };
  FhRules rules = position_rules ("australian-6", "pack=literal60");
  FhState state;

  g_assert_cmpint (rules.kitty_size, ==, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      position_contract (&state, &rules, rows[i].contract, 0);
      position_play (&state, rows[i].plays);
      g_assert_cmpint (state.table.trick_winner[0], ==, rows[i].winner);
    }
  position_deal (&state, &rules, 5);
  position_bid (&state, "7H PASS PASS PASS PASS PASS");
  g_assert_cmpint (state.table.due, ==, FH_ACTION_PLAY); /* no kitty, no discard */
}

/* Tricks of other tables: S-017 PW-004, S-019 NZ-078, S-029 PW-029 PW-032, PW-028. */
static void
test_tricks (void)
{
  static const struct
  {
    const char *preset, *contract, *plays;
    int winner;
  } rows[] = {
    { "classic-3", "7C", "AC JS KC", 1 },
    { "new-zealand-6", "7H", "13H 10H QH 12H 11H 9H", 2 },
    { "new-zealand-6", "7H", "12S 11S 10S JS 9S 8S", 3 },
    { "classic-3", "7NT", "JO:H 8H AH", 0 },
    { "classic-3", "7S", "AH KH 7S", 2 },
    { "classic-3", "7NT", "AS JO KS", 1 },
  };
  FhState state;

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhRules rules = position_rules (rows[i].preset, NULL);
      position_contract (&state, &rules, rows[i].contract, 0);
      position_play (&state, rows[i].plays);
      g_assert_cmpint (state.table.trick_winner[0], ==, rows[i].winner);
    }
}

/* Packs and suit lengths: S-132 PW-003 PW-005 PW-006, S-007. */
static void
test_suit_lengths (void)
{
  static const struct
  {
    const char *preset;
    FhDenomination trump;
    int lengths[4]; /* spades, clubs, diamonds, hearts */
  } rows[] = {
    { "classic-3", FH_TRUMP_CLUBS, { 7, 10, 8, 8 } },
    { "american-2-short", FH_TRUMP_HEARTS, { 6, 6, 5, 8 } },
    { "american-5", FH_TRUMP_HEARTS, { 13, 13, 12, 15 } },
    { "new-zealand-6", FH_TRUMP_HEARTS, { 15, 15, 15, 18 } },
    { "new-zealand-6", FH_TRUMP_SPADES, { 17, 14, 16, 16 } },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhRules rules = position_rules (rows[i].preset, NULL);
      for (int suit = 0; suit < FH_N_SUITS; suit++)
        g_assert_cmpint (
            fh_set_size (rules.pack & fh_effective_suit_cards ((FhSuit) suit, rows[i].trump)), ==,
            rows[i].lengths[suit]);
    }
}

/* Who sits with whom: HC-002, NZ-079, NZ-080, HP-066, S-066 and the options of six hands; PW-002:
 * the classic table is for three. */
static void
test_sides (void)
{
  static const struct
  {
    const char *preset, *options;
    int n_sides;
    unsigned seats_of_0;
  } rows[] = {
    { "classic-3", NULL, 3, 0x1 },           { "american-3", NULL, 3, 0x1 },
    { "american-5", NULL, 5, 0x1 },          { "american-6", NULL, 2, 0x15 },
    { "american-6", "teams=pairs", 3, 0x9 }, { "new-zealand-6", NULL, 2, 0x15 },
    { "new-zealand-6-pairs", NULL, 3, 0x9 }, { "new-zealand-6-pairs", "teams=threes", 2, 0x15 },
    { "australian-6", NULL, 2, 0x15 },       { "australian-6-solo", NULL, 6, 0x1 },
    { "new-zealand-2", NULL, 2, 0x5 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhRules rules = position_rules (rows[i].preset, rows[i].options);
      g_assert_cmpint (rules.n_sides, ==, rows[i].n_sides);
      g_assert_cmpint (fh_rules_side_seats (&rules, 0), ==, rows[i].seats_of_0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/tables/deal/", deal_cases, test_deal);
  ADD_ROWS ("/tables/auction/", auction_cases, test_auction);
  g_test_add_func ("/tables/no-misere", test_no_misere);
  g_test_add_func ("/tables/dead-hand", test_dead_hand_is_hidden);
  g_test_add_func ("/tables/two-jokers", test_two_jokers);
  g_test_add_func ("/tables/tricks", test_tricks);
  g_test_add_func ("/tables/suit-lengths", test_suit_lengths);
  g_test_add_func ("/tables/sides", test_sides);
  return g_test_run ();
}
