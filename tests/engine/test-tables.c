/* test-tables.c: what is particular to tables of two, three, five and six.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include <string.h>

#include "fh-deal.h"
#include "fh-engine-private.h"
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
  FhAction deal = fh_deal (&rules, row->dealer, deck);
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
static const struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *options;
  int dealer;
  const char *calls;
  const char *outcome;
} auction_cases[] = {
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
  int i = GPOINTER_TO_INT (data);
  FhRules rules = position_rules (auction_cases[i].preset, auction_cases[i].options);
  g_auto (GStrv) outcome = g_strsplit (auction_cases[i].outcome, " ", 2);
  FhState state;

  position_deal (&state, &rules, auction_cases[i].dealer);
  position_bid (&state, auction_cases[i].calls);
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

/* A deal of @contract by @declarer with @partners (bit by bit) and the tricks of each seat, from
 * @before: the points of each side, and who wins, bit by bit.  @winners_of names the seats that won
 * tricks 1 to 10 where their order matters. */
typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *options;
  const char *contract;
  int declarer;
  unsigned partners;
  unsigned sitting_out;
  int tricks[6];
  int before[6];
  int points[6];
  unsigned winners;
  const char *winners_of;
} ScoreCase;

static const ScoreCase score_cases[] = {
  { "classic-made",
    "S-086 PW-033 PW-034 PW-036 PW-037 PW-041",
    "classic-3",
    NULL,
    "7D",
    0,
    0,
    0,
    { 9, 1, 0 },
    { 0 },
    { 180, 10, 0 },
    0,
    NULL },
  { "classic-set",
    "S-086 PW-039 PW-041 PW-042",
    "classic-3",
    NULL,
    "8C",
    0,
    0,
    0,
    { 7, 2, 1 },
    { 0 },
    { -260, 20, 10 },
    0,
    NULL },
  { "classic-slam",
    "S-086 PW-038",
    "classic-3",
    NULL,
    "7D",
    0,
    0,
    0,
    { 10, 0, 0 },
    { 0 },
    { 250, 0, 0 },
    0,
    NULL },
  { "new-zealand-3",
    "S-087 NZ-058 NZ-059",
    "new-zealand-3",
    NULL,
    "8C",
    0,
    0,
    0,
    { 8, 2, 0 },
    { 0 },
    { 260, 20, 0 },
    0,
    NULL },
  { "american-3",
    "S-087 HC-075 HC-077",
    "american-3",
    NULL,
    "8C",
    0,
    0,
    0,
    { 8, 2, 0 },
    { 0 },
    { 260, 20, 0 },
    0,
    NULL },
  { "american-3-slam",
    "HC-078",
    "american-3",
    NULL,
    "6S",
    0,
    0,
    0,
    { 10, 0, 0 },
    { 0 },
    { 250, 0, 0 },
    0,
    NULL },
  { "american-3-nullo",
    "C-18 D-HC-NULLO",
    "american-3",
    "nullo=on",
    "NULLO",
    0,
    0,
    0,
    { 2, 5, 3 },
    { 0 },
    { -250, 20, 20 },
    0,
    NULL },
  { "three-pairs",
    "S-089 NZ-080",
    "new-zealand-6-pairs",
    NULL,
    "7S",
    0,
    0,
    0,
    { 4, 1, 0, 3, 1, 1 },
    { 0 },
    { 140, 20, 10 },
    0,
    NULL },
  { "three-against-three-misere",
    "S-090 NZ-079 NZ-081",
    "new-zealand-6",
    NULL,
    "MIS",
    0,
    0,
    0x14,
    { 0, 4, 0, 4, 0, 2 },
    { 0 },
    { 250, 100 },
    0,
    NULL },
  { "australian-3-overtrick",
    "S-091 HP-065",
    "australian-3",
    NULL,
    "6NT",
    1,
    0,
    0,
    { 2, 7, 1 },
    { 0 },
    { 20, 130, 10 },
    0,
    NULL },
  { "six-solo",
    "S-092 HP-010 D-HP6-IND",
    "australian-6-solo",
    NULL,
    "6S",
    0,
    0,
    0,
    { 5, 2, 1, 1, 1, 0 },
    { 0 },
    { -40, 20, 10, 10, 10, 0 },
    0,
    NULL },
  { "partnership-of-three",
    "S-143 HP-066 HP-010",
    "australian-6",
    NULL,
    "8D",
    0,
    0,
    0,
    { 4, 1, 3, 0, 2, 0 },
    { 0 },
    { 290, 10 },
    0,
    NULL },
  { "american-6-slam",
    "S-144 D-HC6",
    "american-6",
    NULL,
    "7S",
    1,
    0,
    0,
    { 0, 4, 0, 3, 0, 3 },
    { 0 },
    { 0, 250 },
    0,
    NULL },
  { "american-2",
    "S-145 HC-086",
    "american-2",
    NULL,
    "7S",
    0,
    0,
    0,
    { 6, 4 },
    { 0 },
    { -140, 40 },
    0,
    NULL },
  { "dummies-pool-tricks",
    "S-146 NZ-084",
    "new-zealand-2",
    NULL,
    "7C",
    0,
    0,
    0,
    { 4, 2, 3, 1 },
    { 0 },
    { 160, 30 },
    0,
    NULL },
  { "misere-three-handed",
    "S-142 NZ-061",
    "new-zealand-3",
    NULL,
    "MIS",
    0,
    0,
    0,
    { 0, 7, 3 },
    { 0 },
    { 250, 70, 30 },
    0,
    NULL },
  { "two-named-partners",
    "S-061 HC-089 HC-091 HC-092 D-HC5",
    "american-5",
    NULL,
    "8S",
    0,
    0xc,
    0,
    { 4, 2, 3, 1, 0 },
    { 0 },
    { 240, 20, 240, 240, 0 },
    0,
    NULL },
  { "called-partner-made",
    "S-064 NZ-065 NZ-071",
    "new-zealand-5",
    NULL,
    "7D",
    0,
    8,
    0,
    { 4, 2, 1, 3, 0 },
    { 0 },
    { 180, 20, 10, 180, 0 },
    0,
    NULL },
  { "called-partner-set",
    "S-065 NZ-071 D-NZ5-DEF",
    "new-zealand-5",
    NULL,
    "7D",
    0,
    8,
    0,
    { 3, 2, 1, 3, 1 },
    { 0 },
    { -180, 20, 10, -180, 10 },
    0,
    NULL },
  { "called-misere",
    "S-067 NZ-074 D-NZ5-MIS",
    "new-zealand-5",
    NULL,
    "MIS",
    0,
    0,
    0x14,
    { 0, 6, 0, 4, 0 },
    { 0 },
    { 250, 60, 0, 40, 0 },
    0,
    NULL },
  { "called-misere-shared",
    "C-15",
    "new-zealand-5",
    "misere-share=on",
    "MIS",
    0,
    0,
    0x14,
    { 0, 6, 0, 4, 0 },
    { 0 },
    { 250, 60, 250, 40, 250 },
    0,
    NULL },
  { "called-misere-bidder-tricks",
    "C-7",
    "new-zealand-5",
    "misere-defenders=bidder-tricks",
    "MIS",
    0,
    0,
    0x14,
    { 1, 6, 0, 3, 0 },
    { 0 },
    { -250, 10, 0, 10, 0 },
    0,
    NULL },
  { "pairs-nullo-each-side",
    "C-6",
    "american-6",
    "nullo=on teams=pairs",
    "NULLO",
    0,
    0,
    8,
    { 2, 4, 1, 0, 2, 1 },
    { 0 },
    { -250, 20, 20 },
    0,
    NULL },

  { "back-door-among-three",
    "S-099 NZ-054 NZ-063 D-BACKDOOR",
    "new-zealand-3",
    NULL,
    "6NT",
    0,
    0,
    0,
    { 5, 3, 2 },
    { -380, 210, 150 },
    { -120, 30, 20 },
    2,
    NULL },
  { "called-partner-wins",
    "S-100 NZ-053 NZ-077",
    "new-zealand-5",
    NULL,
    "7D",
    0,
    2,
    0,
    { 4, 3, 1, 1, 1 },
    { 300, 380, 0, 0, 0 },
    { 180, 180, 10, 10, 10 },
    2,
    NULL },
  { "contractor-before-partner",
    "S-100 D-MULTI",
    "new-zealand-5",
    NULL,
    "7D",
    0,
    2,
    0,
    { 4, 3, 1, 1, 1 },
    { 330, 380, 0, 0, 0 },
    { 180, 180, 10, 10, 10 },
    1,
    NULL },
  { "two-opponents-pass-500",
    "S-105 PW-046 D-PW-TIE",
    "classic-3",
    NULL,
    "7H",
    0,
    0,
    0,
    { 7, 2, 1 },
    { 100, 480, 490 },
    { 200, 20, 10 },
    4,
    "0010200010" },
  { "declarer-and-opponent",
    "S-106 PW-043 PW-045",
    "classic-3",
    NULL,
    "7H",
    0,
    0,
    0,
    { 8, 2, 0 },
    { 320, 490, 0 },
    { 200, 20, 0 },
    1,
    "1100000000" },
  { "deep-in-the-hole",
    "S-107 PW-040 PW-047",
    "classic-3",
    NULL,
    "7S",
    0,
    0,
    0,
    { 5, 3, 2 },
    { -480, 0, 0 },
    { -140, 30, 20 },
    0,
    NULL },
  { "two-defenders-together",
    "S-108 HC-077 D-MULTI",
    "american-3",
    NULL,
    "6S",
    0,
    0,
    0,
    { 5, 3, 2 },
    { 0, 470, 490 },
    { -40, 30, 20 },
    4,
    "2121010000" },
  { "minus-500-among-three",
    "S-156 HC-048 D-BACKDOOR",
    "american-3",
    NULL,
    "6H",
    0,
    0,
    0,
    { 5, 3, 2 },
    { -420, 380, 470 },
    { -100, 30, 20 },
    4,
    NULL },
  { "joint-winners",
    "D-BACKDOOR",
    "american-3",
    NULL,
    "6H",
    0,
    0,
    0,
    { 5, 3, 2 },
    { -420, 380, 390 },
    { -100, 30, 20 },
    6,
    NULL },
  { "nullo-tie-goes-to-the-higher",
    "C-3",
    "american-3",
    "nullo=on",
    "NULLO",
    0,
    0,
    0,
    { 2, 5, 3 },
    { 0, 490, 495 },
    { -250, 20, 20 },
    4,
    "1101222111" },
  { "nullo-tie-goes-clockwise",
    "C-3",
    "american-3",
    "nullo=on",
    "NULLO",
    0,
    0,
    0,
    { 2, 5, 3 },
    { 0, 490, 490 },
    { -250, 20, 20 },
    2,
    "1101222111" },
  { "tie-goes-clockwise-from-the-declarer",
    "C-3",
    "american-3",
    "nullo=on",
    "NULLO",
    1,
    0,
    0,
    { 5, 2, 3 },
    { 490, 0, 490 },
    { 20, -250, 20 },
    4,
    "1010222000" },
  { "partner-before-a-defender",
    "D-MULTI",
    "american-5",
    NULL,
    "7S",
    0,
    4,
    0,
    { 4, 2, 3, 1, 0 },
    { 0, 495, 370, 0, 0 },
    { 140, 20, 140, 10, 0 },
    4,
    "1100002223" },
  { "defenders-may-win",
    "PW-044",
    "classic-3",
    NULL,
    "7H",
    0,
    0,
    0,
    { 6, 4, 0 },
    { 0, 470, 0 },
    { -200, 40, 0 },
    2,
    "1111000000" },
  { "back-door-without-own-bid",
    "C-11",
    "new-zealand-3",
    NULL,
    "6NT",
    0,
    0,
    0,
    { 5, 3, 2 },
    { -380, 510, 150 },
    { -120, 30, 20 },
    2,
    NULL },
  { "pairs-contractor-is-the-pair",
    "C-3",
    "american-6",
    "teams=pairs",
    "6S",
    3,
    0,
    0,
    { 3, 2, 2, 3, 0, 0 },
    { 470, 490, 0 },
    { 40, 20, 20 },
    1,
    NULL },
};

static void
test_score (gconstpointer data)
{
  const ScoreCase *row = data;
  FhRules rules = position_rules (row->preset, row->options);
  FhState state;
  FhTable *table = &state.table;

  position_contract (&state, &rules, row->contract, row->declarer);
  table->partners = (uint8_t) row->partners;
  if (row->sitting_out)
    g_assert_true (table->sitting_out == row->sitting_out || rules.n_seats == 5);
  table->sitting_out = (uint8_t) row->sitting_out;
  for (int seat = 0; seat < rules.n_seats; seat++)
    table->tricks[seat] = (uint8_t) row->tricks[seat];
  for (int side = 0; side < rules.n_sides; side++)
    table->totals[side] = row->before[side];
  for (int i = 0; row->winners_of && i < FH_N_TRICKS; i++)
    table->trick_winner[i] = (uint8_t) (row->winners_of[i] - '0');
  table->n_tricks = FH_N_TRICKS;
  fh_score_deal (table);
  for (int side = 0; side < rules.n_sides; side++)
    {
      g_assert_cmpint (table->points[side], ==, row->points[side]);
      g_assert_cmpint (table->totals[side], ==, row->before[side] + row->points[side]);
    }
  g_assert_cmpint (table->winners, ==, row->winners);
}

/* S-060 HC-089 HC-090: one partner, two from eight tricks up, none in a nullo. */
static void
test_named_partners (void)
{
  static const struct
  {
    const char *call;
    int n;
    uint8_t seats[2];
    const char *reason;
  } rows[] = {
    { "8S", 0, { 0, 0 }, "ok" },           { "8S", 2, { 2, 4 }, "ok" },
    { "7NT", 1, { 3, 0 }, "ok" },          { "7NT", 2, { 3, 1 }, "partner-count" },
    { "8S", 2, { 3, 3 }, "partner-seat" }, { "8S", 1, { 0, 0 }, "partner-seat" },
    { "8S", 1, { 5, 0 }, "partner-seat" },
  };
  FhRules rules = position_rules ("american-5", "nullo=on");
  FhState state;

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhAction name = { .kind = FH_ACTION_PARTNER, .seat = 0, .n_seats = (uint8_t) rows[i].n };
      g_autofree char *calls = g_strconcat (rows[i].call, " PASS PASS PASS PASS", NULL);
      memcpy (name.seats, rows[i].seats, 2);
      position_deal (&state, &rules, 4);
      position_bid (&state, calls);
      g_assert_cmpint (state.table.due, ==, FH_ACTION_PARTNER);
      g_assert_cmpint (state.table.hand_size[0], ==, 10); /* before the widow (D-HC5) */
      g_assert_cmpstr (fh_refusal_word (fh_state_apply (&state, &name).code), ==, rows[i].reason);
      if (g_str_equal (rows[i].reason, "ok"))
        g_assert_cmpint (state.table.due, ==, FH_ACTION_DISCARD);
    }
  position_deal (&state, &rules, 4);
  position_bid (&state, "NULLO PASS PASS PASS PASS");
  g_assert_cmpint (state.table.due, ==, FH_ACTION_DISCARD);
}

/* A table of five in New Zealand where seat 0 is to call a card, having discarded @out, and the
 * others hold
 * @hands. */
static void
position_call_card (FhState *state, const char *contract, const char *own, const char *out)
{
  FhRules rules = position_rules ("new-zealand-5", NULL);

  position_contract (state, &rules, contract, 0);
  state->table.due = FH_ACTION_CALL;
  state->hands[0] = position_cards (own);
  state->discards[0] = position_cards (out);
}

static void
assert_call (FhState *state, const char *cards, const char *reason)
{
  g_auto (GStrv) words = g_strsplit (cards, " ", -1);
  FhAction call = { .kind = FH_ACTION_CALL, .suit = FH_SUIT_NONE };

  for (char **word = words; *word; word++)
    call.cards[call.n_cards++] = fh_set_first (position_cards (*word));
  g_assert_cmpstr (fh_refusal_word (fh_state_check (state, &call).code), ==, reason);
}

/* S-062 S-063 S-155 S-066 NZ-066 to NZ-069, NZ-072, NZ-073. */
static void
test_callable_cards (void)
{
  FhState state;

  position_call_card (&state, "7H", "AH KS", "AS 5C 6D");
  assert_call (&state, "JO", "call-joker");
  assert_call (&state, "JH", "call-trump");
  assert_call (&state, "JD", "call-trump");
  assert_call (&state, "KH", "call-trump");
  assert_call (&state, "AS", "call-own");
  assert_call (&state, "KS", "call-own");
  assert_call (&state, "AC", "ok");
  assert_call (&state, "JC", "ok");
  assert_call (&state, "AD", "ok");
  assert_call (&state, "AC AD", "card-count");

  position_call_card (&state, "7NT", "AH", "5C");
  assert_call (&state, "AC", "call-too-high");
  assert_call (&state, "10C", "ok");
  assert_call (&state, "JO", "call-joker");

  position_call_card (&state, "7S", "AH", "5C");
  assert_call (&state, "JS", "call-trump");
  assert_call (&state, "JC", "call-trump");
  assert_call (&state, "JH", "ok");

  position_call_card (&state, "MIS", "2H", "2C");
  state.hands[2] = position_cards ("6C KD");
  state.hands[4] = position_cards ("QS");
  assert_call (&state, "5S QS", "call-too-low");
  assert_call (&state, "6C KD", "call-same-holder");
  assert_call (&state, "6C 6C", "card-twice");
  assert_call (&state, "6C QS", "ok");
  FhAction call = { .kind = FH_ACTION_CALL, .n_cards = 2, .suit = FH_SUIT_NONE };
  call.cards[0] = fh_set_first (position_cards ("6C"));
  call.cards[1] = fh_set_first (position_cards ("QS"));
  g_assert_cmpint (fh_state_apply (&state, &call).code, ==, FH_OK);
  g_assert_cmpint (state.table.sitting_out, ==, 0x14);
  g_assert_cmpint (state.table.turn, ==, 0);
}

/* S-064 NZ-070: only the holder knows that he is the partner until the card is played. */
static void
test_hidden_partner (void)
{
  FhState state;
  FhSeatView view;

  position_call_card (&state, "7D", "AD KD", "5C");
  state.hands[1] = position_cards ("9C 4D");
  state.hands[2] = position_cards ("8C 5D");
  state.hands[3] = position_cards ("AC 6D");
  state.hands[4] = position_cards ("7C 7D");
  FhAction call = fh_action_cards (FH_ACTION_CALL, 0, position_cards ("AC"));
  g_assert_cmpint (fh_state_apply (&state, &call).code, ==, FH_OK);
  for (int seat = 0; seat < 5; seat++)
    {
      fh_seat_view_init (&view, &state, seat);
      g_assert_cmpint (view.table.partners, ==, 0);
      g_assert_cmpint (view.allies, ==, seat == 3 ? 0x9 : seat == 0 ? 0x1 : 0x1e);
    }
  position_play (&state, "KD 4D 5D 6D 7D");
  g_assert_cmpint (state.table.partners, ==, 0);
  state.hands[0] = position_cards ("3C");
  position_play (&state, "3C 9C 8C AC 7C");
  g_assert_cmpint (state.table.partners, ==, 8);
  fh_seat_view_init (&view, &state, 1);
  g_assert_cmpint (view.allies, ==, 0x16);
}

/* The order of a trick, and who leads next (S-109 S-110 NZ-086 NZ-088 NZ-089). */
static void
test_dummy_order (void)
{
  static const int orders[4][4] = {
    { 0, 1, 2, 3 }, { 1, 0, 3, 2 }, { 2, 3, 0, 1 }, { 3, 2, 1, 0 }
  };
  static const char *const cards[4] = { "9S", "KS", "AS", "4H" };
  FhRules rules = position_rules ("new-zealand-2", NULL);
  FhState state;

  for (int leader = 0; leader < 4; leader++)
    {
      position_contract (&state, &rules, "7H", 0);
      state.table.turn = (uint8_t) leader;
      for (int i = 0; i < 4; i++)
        {
          g_assert_cmpint (state.table.turn, ==, orders[leader][i]);
          position_play (&state, cards[i]);
        }
      g_assert_cmpint (state.table.turn, ==, orders[leader][3]);
    }
}

/* C-9: in a misère with dummies the same order with the bidder's dummy left out. */
static void
test_dummy_order_in_misere (void)
{
  static const int orders[4][3] = { { 0, 1, 3 }, { 1, 0, 3 }, { 0, 0, 0 }, { 3, 1, 0 } };
  static const char *const cards[3] = { "9S", "KS", "AS" };
  FhRules rules = position_rules ("new-zealand-2", "misere=on");
  FhState state;

  for (int leader = 0; leader < 4; leader++)
    {
      if (leader == 2)
        continue;
      position_contract (&state, &rules, "MIS", 0);
      g_assert_cmpint (state.table.sitting_out, ==, 1 << 2);
      state.table.turn = (uint8_t) leader;
      for (int i = 0; i < 3; i++)
        {
          g_assert_cmpint (state.table.turn, ==, orders[leader][i]);
          position_play (&state, cards[i]);
        }
      g_assert_cmpint (state.table.n_tricks, ==, 1);
      g_assert_cmpint (state.table.turn, ==, orders[leader][2]);
    }
}

static FhAction
first_legal_play (const FhState *state)
{
  FhLegal legal;

  fh_state_legal (state, &legal);
  FhCard card = fh_set_first (legal.cards);
  FhSuit named = FH_SUIT_NONE;
  if (fh_card_is_joker (card) && legal.joker_suits)
    named = (FhSuit) __builtin_ctz (legal.joker_suits);
  return fh_action_play (legal.seat, card, named);
}

/* S-111 S-112 S-113 NZ-085 NZ-087: what lies up and down after each trick; only what lies up is
 * played, by the duty to follow of what lies up; the kitty goes to the hand. */
static void
test_dummy_cards (void)
{
  FhRules rules = position_rules ("new-zealand-2", NULL);
  FhState state;
  FhSeatView view;
  FhLegal legal;

  position_deal (&state, &rules, 1);
  position_bid (&state, "7C PASS PASS");
  g_assert_cmpint (state.table.turn, ==, 0);
  fh_state_legal (&state, &legal);
  g_assert_cmpint (fh_set_size (legal.cards), ==, 13);
  FhAction discard = fh_action_cards (FH_ACTION_DISCARD, 0, state.dealt_kitty);
  g_assert_cmpint (fh_state_apply (&state, &discard).code, ==, FH_OK);
  for (int trick = 0; trick < FH_N_TRICKS; trick++)
    {
      for (int dummy = 2; dummy < 4; dummy++)
        {
          FhCardSet down = fh_dummy_cards_down (&state, dummy);
          g_assert_cmpint (fh_set_size (state.hands[dummy]), ==, MIN (5, 10 - trick));
          g_assert_cmpint (fh_set_size (down), ==, MAX (0, 5 - trick));
          g_assert_cmpuint (state.table.open[dummy], ==, state.hands[dummy]);
          for (int seat = 0; seat < 4; seat++)
            {
              fh_seat_view_init (&view, &state, seat);
              g_assert_cmpuint (view.unseen & down, ==, down);
              g_assert_cmpuint (view.unseen & state.table.open[dummy], ==, 0);
            }
        }
      for (int i = 0; i < 4; i++)
        {
          FhAction play = first_legal_play (&state);
          g_assert_cmpint (fh_state_apply (&state, &play).code, ==, FH_OK);
        }
    }
  g_assert_true (state.table.deal_over);

  position_contract (&state, &rules, "7H", 0);
  position_play (&state, "9D 8D");
  state.hands[2] = position_cards ("KH 10H 9C 8C 7C");
  fh_state_legal (&state, &legal);
  g_assert_cmpint (fh_set_size (legal.cards), ==, 5);
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

/* Packs and suit lengths: S-132 PW-003 PW-005 PW-006, S-007, section 5 of the matrix. */
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
  for (size_t i = 0; i < G_N_ELEMENTS (deal_cases); i++)
    {
      g_autofree char *name = g_strconcat ("/tables/deal/", deal_cases[i].name, NULL);
      g_test_add_data_func (name, &deal_cases[i], test_deal);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (auction_cases); i++)
    {
      g_autofree char *name = g_strconcat ("/tables/auction/", auction_cases[i].name, NULL);
      g_test_add_data_func (name, GINT_TO_POINTER (i), test_auction);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (score_cases); i++)
    {
      g_autofree char *name = g_strconcat ("/tables/score/", score_cases[i].name, NULL);
      g_test_add_data_func (name, &score_cases[i], test_score);
    }
  g_test_add_func ("/tables/no-misere", test_no_misere);
  g_test_add_func ("/tables/partners/named", test_named_partners);
  g_test_add_func ("/tables/partners/callable", test_callable_cards);
  g_test_add_func ("/tables/partners/hidden", test_hidden_partner);
  g_test_add_func ("/tables/dummies/order", test_dummy_order);
  g_test_add_func ("/tables/dummies/order-in-misere", test_dummy_order_in_misere);
  g_test_add_func ("/tables/dummies/cards", test_dummy_cards);
  g_test_add_func ("/tables/dead-hand", test_dead_hand_is_hidden);
  g_test_add_func ("/tables/two-jokers", test_two_jokers);
  g_test_add_func ("/tables/tricks", test_tricks);
  g_test_add_func ("/tables/suit-lengths", test_suit_lengths);
  g_test_add_func ("/tables/sides", test_sides);
  return g_test_run ();
}
