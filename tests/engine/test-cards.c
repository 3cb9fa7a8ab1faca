/* test-cards.c: ranks, packs, deals, and the random numbers behind them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include "add-tests.h"
#include "fh-deal.h"
#include "fh-options.h"

/* The cards of @suit under @trump in the pack of @preset, highest first. */
typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  FhDenomination trump;
  FhSuit suit;
  const char *order;
} OrderCase;

static const OrderCase order_cases[] = {
  { "spade-trumps", "S-131 HC-007 HC-008 HP-014 NZ-005", "american-4", FH_TRUMP_SPADES, FH_SPADES,
    "JO JS JC AS KS QS 10S 9S 8S 7S 6S 5S" },
  { "clubs-beside-spade-trumps", "S-131 HC-009 NZ-006", "american-4", FH_TRUMP_SPADES, FH_CLUBS,
    "AC KC QC 10C 9C 8C 7C 6C 5C" },
  { "heart-trumps", "S-131 HC-007 NZ-005 HP-014", "american-4", FH_TRUMP_HEARTS, FH_HEARTS,
    "JO JH JD AH KH QH 10H 9H 8H 7H 6H 5H 4H" },
  { "diamonds-beside-heart-trumps", "S-131 NZ-006", "american-4", FH_TRUMP_HEARTS, FH_DIAMONDS,
    "AD KD QD 10D 9D 8D 7D 6D 5D 4D" },
  { "plain-spades", "S-131 HC-009 HP-015", "american-4", FH_TRUMP_HEARTS, FH_SPADES,
    "AS KS QS JS 10S 9S 8S 7S 6S 5S" },
  { "clubs-beside-heart-trumps", "HC-009", "american-4", FH_TRUMP_HEARTS, FH_CLUBS,
    "AC KC QC JC 10C 9C 8C 7C 6C 5C" },
  { "club-trumps-end-at-five", "HP-014 NZ-012", "australian-4", FH_TRUMP_CLUBS, FH_CLUBS,
    "JO JC JS AC KC QC 10C 9C 8C 7C 6C 5C" },
  { "hearts-at-no-trump", "HC-036 NZ-014", "american-4", FH_NO_TRUMP, FH_HEARTS,
    "AH KH QH JH 10H 9H 8H 7H 6H 5H 4H" },
  { "midwest-diamond-trumps", "S-133 DX-012 DX-013 DX-014 DX-015", "midwest-4", FH_TRUMP_DIAMONDS,
    FH_DIAMONDS, "JO JD JH AD KD QD 10D 9D 8D 7D 6D 5D 4D" },
  { "midwest-hearts", "S-133 DX-016", "midwest-4", FH_TRUMP_DIAMONDS, FH_HEARTS,
    "AH KH QH 10H 9H 8H 7H 6H 5H 4H" },
  { "midwest-spades", "S-133 DX-008 DX-016", "midwest-4", FH_TRUMP_DIAMONDS, FH_SPADES,
    "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S" },
  { "midwest-clubs", "S-133 DX-008", "midwest-4", FH_TRUMP_DIAMONDS, FH_CLUBS,
    "AC KC QC JC 10C 9C 8C 7C 6C 5C 4C" },
};

static void
test_order (gconstpointer data)
{
  const OrderCase *row = data;
  FhRules rules = position_rules (row->preset, NULL);
  FhDenomination trump = row->trump;
  FhCardSet cards = rules.pack & fh_effective_suit_cards (row->suit, trump);
  g_auto (GStrv) words = g_strsplit (row->order, " ", -1);
  int power = 1000;

  for (char **word = words; *word; word++)
    {
      FhCard card = fh_set_first (position_cards (*word));
      g_assert_true (fh_set_has (cards, card));
      g_assert_cmpint (fh_effective_suit (card, trump), ==, row->suit);
      g_assert_cmpint (fh_card_power (card, trump), <, power);
      power = fh_card_power (card, trump);
      cards &= ~FH_SET (card);
    }
  g_assert_cmpuint (cards, ==, 0);
}

/* D-RANK13: eleven, twelve and thirteen stand between ten and jack. */
static void
test_high_numbers (void)
{
  g_assert_cmpint (fh_card_power (FH_CARD (FH_HEARTS, FH_THIRTEEN), FH_TRUMP_HEARTS), <,
                   fh_card_power (FH_CARD (FH_HEARTS, FH_QUEEN), FH_TRUMP_HEARTS));
  g_assert_cmpint (fh_card_power (FH_CARD (FH_SPADES, FH_TWELVE), FH_TRUMP_HEARTS), >,
                   fh_card_power (FH_CARD (FH_SPADES, FH_ELEVEN), FH_TRUMP_HEARTS));
  g_assert_cmpint (fh_card_power (FH_JOKER, FH_TRUMP_HEARTS), >,
                   fh_card_power (FH_JOKER_2, FH_TRUMP_HEARTS));
  g_assert_cmpint (fh_card_power (FH_JOKER_2, FH_TRUMP_HEARTS), >,
                   fh_card_power (fh_right_bower (FH_TRUMP_HEARTS), FH_TRUMP_HEARTS));
}

/* HC-003 NZ-004 HP-003 HP-013 DX-008: what is in each pack; HC-002 NZ-003 DX-007 HP-009: the sides.
 */
static void
test_packs (void)
{
  static const struct
  {
    const char *preset;
    int size;
    bool black_fours;
  } rows[] = {
    { "american-4", 43, false }, { "new-zealand-4", 43, false }, { "australian-4", 43, false },
    { "canadian-4", 43, false }, { "midwest-4", 45, true },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhRules rules = position_rules (rows[i].preset, NULL);
      g_assert_cmpint (fh_set_size (rules.pack), ==, rows[i].size);
      g_assert_cmpint (fh_set_size (rules.pack), ==, 40 + rules.kitty_size + rules.dead_size);
      g_assert_true (fh_set_has (rules.pack, FH_JOKER));
      g_assert_false (fh_set_has (rules.pack, FH_JOKER_2));
      g_assert_cmpuint (rules.pack & (FH_SET_RANK (FH_TWO) | FH_SET_RANK (FH_THREE)), ==, 0);
      g_assert_cmpuint (rules.pack & (FH_SET_RANK (FH_ELEVEN) | FH_SET_RANK (FH_TWELVE)), ==, 0);
      g_assert_true (fh_set_has (rules.pack, FH_CARD (FH_HEARTS, FH_FOUR)));
      g_assert_true (fh_set_has (rules.pack, FH_CARD (FH_DIAMONDS, FH_FOUR)));
      g_assert_cmpint (fh_set_has (rules.pack, FH_CARD (FH_SPADES, FH_FOUR)), ==,
                       rows[i].black_fours);
      g_assert_cmpint (fh_set_has (rules.pack, FH_CARD (FH_CLUBS, FH_FOUR)), ==,
                       rows[i].black_fours);
      for (int seat = 0; seat < 4; seat++)
        {
          g_assert_cmpint (rules.side_of[seat], ==, seat % 2);
          g_assert_cmpint (fh_rules_partner (&rules, seat), ==, (seat + 2) % 4);
        }
      g_assert_cmpint (fh_rules_side_seats (&rules, 1), ==, 0xa);
    }
}

/* the 46 cards of a kitty of six, the 45 of one of five, and the 43 that came before. */
static void
test_kitty_sizes (void)
{
  FhRules rules = position_rules ("american-4", "kitty-size=6");
  FhRules midwest = position_rules ("midwest-4", NULL);
  g_autofree char *text =
      position_text (rules.pack & fh_effective_suit_cards (FH_SPADES, FH_TRUMP_SPADES));

  g_assert_cmpint (fh_set_size (rules.pack), ==, 46);
  g_assert_cmpint (rules.kitty_size, ==, 6);
  g_assert_cmpint (rules.dead_size, ==, 0);
  g_assert_cmpstr (text, ==, "4S 5S 6S 7S 8S 9S 10S JO JS QS KS AS JO2 JC");
  g_assert_cmpuint (rules.pack, ==, midwest.pack | FH_SET (FH_JOKER_2));
  rules = position_rules ("canadian-4", "kitty-size=5");
  g_assert_cmpuint (rules.pack, ==, midwest.pack);
  rules = position_rules ("canadian-4", "kitty-size=6 kitty-size=3");
  g_assert_cmpint (fh_set_size (rules.pack), ==, 43);
  g_assert_cmpint (rules.steps[2].kitty, ==, 1);
}

/* Where the cards of a stacked deck go: by dealer 3 (indexes of the deck for seat 0, seat 3, the
 * kitty). */
typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *options;
  const char *first;
  const char *last;
  const char *kitty;
} DealCase;

static const DealCase deal_cases[] = {
  { "3-4-3", "S-001 HC-011 HC-012 HC-013", "american-4", NULL, "0 1 2 15 16 17 18 31 32 33",
    "9 10 11 27 28 29 30 40 41 42", "12 13 14" },
  { "3-2-3-2", "HC-012", "american-4", "batches=3-2-3-2", "0 1 2 15 16 23 24 25 35 36",
    "9 10 11 21 22 32 33 34 41 42", "12 13 14" },
  { "3-3-3-1", "HC-012", "american-4", "batches=3-3-3-1", "0 1 2 15 16 17 27 28 29 39",
    "9 10 11 24 25 26 36 37 38 42", "12 13 14" },
  { "new-zealand", "S-002 NZ-015 NZ-016 NZ-017", "new-zealand-4", NULL,
    "0 1 2 13 14 15 16 30 31 32", "9 10 11 25 26 27 28 39 40 41", "12 29 42" },
  { "australian", "S-002 HP-004 HP-023", "australian-4", NULL, "0 1 2 13 14 15 16 30 31 32",
    "9 10 11 25 26 27 28 39 40 41", "12 29 42" },
  { "midwest", "S-004 DX-010 DX-011 D-DX-MIDDLE", "midwest-4", NULL, "0 1 2 14 15 24 25 26 36 37",
    "9 10 11 20 21 33 34 35 42 43", "12 13 22 23 44" },
};

static void
test_deal (gconstpointer data)
{
  const DealCase *row = data;
  FhRules rules = position_rules (row->preset, row->options);
  int first[FH_HAND_SIZE], last[FH_HAND_SIZE], kitty[5];
  FhCard deck[FH_N_CARDS];

  position_numbers (row->first, first, FH_HAND_SIZE);
  position_numbers (row->last, last, FH_HAND_SIZE);
  position_numbers (row->kitty, kitty, rules.kitty_size);
  fh_deck_init (deck, &rules);
  FhAction deal = fh_deck_deal (&rules, 3, deck);
  g_assert_cmpint (deal.n_cards, ==, fh_set_size (rules.pack));
  for (int i = 0; i < FH_HAND_SIZE; i++)
    {
      g_assert_cmpint (deal.cards[fh_deal_hand_index (0) + i], ==, deck[first[i]]);
      g_assert_cmpint (deal.cards[fh_deal_hand_index (3) + i], ==, deck[last[i]]);
    }
  for (int i = 0; i < rules.kitty_size; i++)
    g_assert_cmpint (deal.cards[fh_deal_kitty_index (&rules) + i], ==, deck[kitty[i]]);

  FhState state;
  fh_state_init (&state, &rules);
  g_assert_cmpint (fh_state_apply (&state, &deal).code, ==, FH_OK);
}

/* Deals that are none, and who deals next (S-136). */
static void
test_wrong_deals (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhAction good = fh_deal_from_seed (&rules, 2, fh_seed_from_number (1), 0);
  FhAction bad;
  FhState state;

  fh_state_init (&state, &rules);
  bad = good;
  bad.cards[7] = bad.cards[8];
  g_assert_cmpstr (fh_refusal_word (fh_state_check (&state, &bad).code), ==, "card-twice");
  bad = good;
  bad.cards[7] = FH_CARD (FH_SPADES, FH_TWO);
  g_assert_cmpstr (fh_refusal_word (fh_state_check (&state, &bad).code), ==, "not-in-pack");
  bad = good;
  bad.n_cards--;
  g_assert_cmpstr (fh_refusal_word (fh_state_check (&state, &bad).code), ==, "card-count");
  bad = good;
  bad.seat = 4;
  g_assert_cmpstr (fh_refusal_word (fh_state_check (&state, &bad).code), ==, "no-such-seat");
  g_assert_cmpint (fh_state_apply (&state, &good).code, ==, FH_OK);
  g_assert_cmpstr (fh_refusal_word (fh_state_check (&state, &good).code), ==, "wrong-action");
  position_bid (&state, "PASS PASS PASS PASS");
  FhRefusal refusal = fh_state_check (&state, &good);
  g_assert_cmpstr (fh_refusal_word (refusal.code), ==, "wrong-dealer");
  g_assert_cmpint (refusal.seat, ==, 3);
}

/* Published outputs: the block of RFC 8439, 2.3.2, and the first block of key 0 (its A.1, 1);
 * SplitMix64 from 1234567; xoshiro256** from the state 1, 2, 3, 4. */
static void
test_generator (void)
{
  static const guint32 key[8] = { 0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c,
                                  0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c };
  static const guint32 nonce[3] = { 0x09000000, 0x4a000000, 0 };
  static const guint32 chacha[16] = { 0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3,
                                      0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
                                      0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
                                      0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2 };
  static const guint64 zero[4] = { G_GUINT64_CONSTANT (0x903df1a0ade0b876),
                                   G_GUINT64_CONSTANT (0x28bd8653e56a5d40),
                                   G_GUINT64_CONSTANT (0x1aed8da0b819d2bd),
                                   G_GUINT64_CONSTANT (0xc70d778bccef36a8) };
  static const guint64 split[] = { G_GUINT64_CONSTANT (6457827717110365317),
                                   G_GUINT64_CONSTANT (3203168211198807973),
                                   G_GUINT64_CONSTANT (9817491932198370423),
                                   G_GUINT64_CONSTANT (4593380528125082431),
                                   G_GUINT64_CONSTANT (16408922859458223821) };
  static const guint64 xoshiro[] = { 11520,
                                     0,
                                     1509978240,
                                     G_GUINT64_CONSTANT (1215971899390074240),
                                     G_GUINT64_CONSTANT (1216172134540287360),
                                     G_GUINT64_CONSTANT (607988272756665600),
                                     G_GUINT64_CONSTANT (16172922978634559625),
                                     G_GUINT64_CONSTANT (8476171486693032832),
                                     G_GUINT64_CONSTANT (10595114339597558777),
                                     G_GUINT64_CONSTANT (2904607092377533576) };
  guint64 state = 1234567;
  guint32 block[16];
  FhRng rng;

  for (size_t i = 0; i < G_N_ELEMENTS (split); i++)
    g_assert_cmpuint (fh_splitmix64 (&state), ==, split[i]);
  fh_chacha20_block (key, 1, nonce, block);
  for (size_t i = 0; i < G_N_ELEMENTS (chacha); i++)
    g_assert_cmphex (block[i], ==, chacha[i]);
  fh_rng_init (&rng, (FhSeed){ 0, 0 }, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (zero); i++)
    g_assert_cmphex (rng.s[i], ==, zero[i]);
  rng = (FhRng){ { 1, 2, 3, 4 } };
  for (size_t i = 0; i < G_N_ELEMENTS (xoshiro); i++)
    g_assert_cmpuint (fh_rng_next (&rng), ==, xoshiro[i]);
}

/* Whichever single bit of the seed or the number of the stream is another, about half the bits of
 * the first number are. */
static void
test_every_bit_counts (void)
{
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (900), 0);
  guint64 first = fh_rng_next (&rng);
  for (int bit = 0; bit < 192; bit++)
    {
      guint64 one = G_GUINT64_CONSTANT (1) << bit % 64;
      FhSeed seed = { bit < 64 ? one : 0, 900 ^ (bit >= 64 && bit < 128 ? one : 0) };
      fh_rng_init (&rng, seed, bit >= 128 ? one : 0);
      int changed = __builtin_popcountll (first ^ fh_rng_next (&rng));
      g_assert_cmpint (changed, >=, 12);
      g_assert_cmpint (changed, <=, 52);
    }
}

/* Neighbouring deals: of 2,000 seeds that count up in the low half, in the high half, or in the
 * number of the stream, each card comes about equally often to each place.  For every place and
 * every card chi-squared of 42 degrees of freedom stays below 120, which one of the 258 passes once
 * in 40 million times, and their mean between 37 and 47,
 * three and a half of its standard deviations. */
static void
test_neighbours (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  int pack = fh_set_size (rules.pack);

  for (int way = 0; way < 3; way++)
    {
      int counts[43][FH_N_CARDS] = { { 0 } };
      double sum = 0, expected = 2000.0 / pack;

      g_assert_cmpint (pack, ==, 43);
      for (guint64 n = 0; n < 2000; n++)
        {
          FhSeed seed = { way == 0 ? n : 5, way == 1 ? n : 6 };
          FhAction deal = fh_deal_from_seed (&rules, 3, seed, way == 2 ? (int) n : 0);
          for (int place = 0; place < deal.n_cards; place++)
            counts[place][deal.cards[place]]++;
        }
      for (int i = 0; i < 2 * pack; i++)
        {
          double chi = 0;
          for (int k = 0; k < pack; k++)
            {
              int place = i < pack ? i : k;
              int nth = i < pack ? k : i - pack;
              FhCardSet cards = rules.pack;
              while (nth-- > 0)
                cards &= cards - 1;
              double off = counts[place][fh_set_first (cards)] - expected;
              chi += off * off / expected;
            }
          g_assert_cmpfloat (chi, <, 120);
          sum += chi / (2 * pack);
        }
      g_assert_cmpfloat (sum, >, 37);
      g_assert_cmpfloat (sum, <, 47);
    }
}

/* Each result of a bounded draw comes about equally often; chi-squared of 42 degrees of freedom
 * stays below 90 but once in a hundred thousand times, and the seed is fixed. */
static void
test_bounded_draw (void)
{
  int counts[43] = { 0 };
  double chi = 0;
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (42), 0);
  for (int i = 0; i < 43000; i++)
    counts[fh_rng_below (&rng, 43)]++;
  for (int i = 0; i < 43; i++)
    chi += (counts[i] - 1000.0) * (counts[i] - 1000.0) / 1000.0;
  g_assert_cmpfloat (chi, <, 90);
  for (int i = 0; i < 100; i++)
    g_assert_cmpint (fh_rng_below (&rng, 1), ==, 0);
}

/* The same seed gives the same deal for ever: the first five cards of the first deal of seed 1 are
 * those of the first release. */
static void
test_same_seed_same_deal (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhAction deal = fh_deal_from_seed (&rules, 3, fh_seed_from_number (1), 0);
  FhAction next = fh_deal_from_seed (&rules, 3, fh_seed_from_number (1), 1);
  FhAction other = fh_deal_from_seed (&rules, 3, (FhSeed){ 1, 1 }, 0);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < 5; i++)
    {
      g_autofree char *word = position_text (FH_SET (deal.cards[i]));
      g_string_append_printf (text, "%s ", word);
    }
  g_assert_cmpstr (text->str, ==, "JO 6D 4D KC JD ");
  g_string_free (text, TRUE);
  g_assert_false (fh_action_equal (&deal, &next));
  g_assert_false (fh_action_equal (&deal, &other));
}

/* Cards that are put away and partners that are named can come in any order; those that are dealt
 * cannot. */
static void
test_same_action (void)
{
  FhAction a = { .kind = FH_ACTION_DISCARD, .n_cards = 3, .cards = { 1, 2, 3 } };
  FhAction b = { .kind = FH_ACTION_DISCARD, .n_cards = 3, .cards = { 3, 1, 2 } };
  FhAction one = { .kind = FH_ACTION_PARTNER, .n_seats = 2, .seats = { 1, 4 } };
  FhAction other = { .kind = FH_ACTION_PARTNER, .n_seats = 2, .seats = { 4, 1 } };

  for (FhActionKind kind = 0; kind < FH_N_ACTIONS; kind++)
    if (kind == FH_ACTION_DISCARD || kind == FH_ACTION_CALL || kind == FH_ACTION_SWAP)
      {
        a.kind = b.kind = (uint8_t) kind;
        g_assert_true (fh_action_equal (&a, &b));
      }
  a.kind = b.kind = FH_ACTION_DEAL;
  g_assert_false (fh_action_equal (&a, &b));
  a.kind = b.kind = FH_ACTION_DISCARD;
  b.cards[0] = 4;
  g_assert_false (fh_action_equal (&a, &b));
  g_assert_true (fh_action_equal (&one, &other));
  other.seats[0] = 3;
  g_assert_false (fh_action_equal (&one, &other));
  other.n_seats = 1;
  g_assert_false (fh_action_equal (&one, &other));
}

/* The deal of each seat, in one round of a cut that leaves a lowest card. */
static void
check_cut (const FhRules *rules, const FhCut *cut, int *n_ties)
{
  unsigned drawing = fh_seats_first (rules->n_callers);

  for (int round = 0; round < cut->n_rounds; round++)
    {
      int lowest = FH_N_CARDS, n_lowest = 0;
      unsigned tied = 0;
      FhCardSet drawn = 0;

      for (int seat = 0; seat < rules->n_callers; seat++)
        {
          FhCard card = cut->cards[round][seat];

          /* Those who were tied draw again, and nobody else. */
          g_assert_cmpint (card != FH_CARD_NONE, ==, fh_seats_have (drawing, seat));
          if (card == FH_CARD_NONE)
            continue;
          g_assert_true (fh_set_has (rules->pack, card));
          g_assert_false (fh_set_has (drawn, card));
          drawn |= FH_SET (card);
          if (fh_cut_rank (card) < lowest)
            {
              lowest = fh_cut_rank (card);
              tied = 0;
              n_lowest = 0;
            }
          if (fh_cut_rank (card) == lowest)
            {
              tied |= fh_seat_bit (seat);
              n_lowest++;
            }
        }
      g_assert_cmpint (n_lowest == 1, ==, round == cut->n_rounds - 1);
      drawing = tied;
      *n_ties += n_lowest > 1;
    }
  g_assert_cmpuint (drawing, ==, fh_seat_bit (cut->dealer));
}

/* HC-010 HP-022 PW-008 PW-009 S-010 S-011: the low cut deals at every table; ace counts low, the
 * joker lowest, ties draw again.  Two-handed with dummies the players draw, not the dummies.
 */
static void
test_cut (void)
{
  g_assert_cmpint (fh_cut_rank (FH_JOKER), <, fh_cut_rank (FH_CARD (FH_SPADES, FH_ACE)));
  g_assert_cmpint (fh_cut_rank (FH_CARD (FH_SPADES, FH_ACE)), <,
                   fh_cut_rank (FH_CARD (FH_DIAMONDS, FH_FOUR)));
  g_assert_cmpint (fh_cut_rank (FH_CARD (FH_DIAMONDS, FH_FOUR)), <,
                   fh_cut_rank (FH_CARD (FH_CLUBS, FH_SEVEN)));
  g_assert_cmpint (fh_cut_rank (FH_CARD (FH_HEARTS, FH_TEN)), <,
                   fh_cut_rank (FH_CARD (FH_HEARTS, FH_JACK)));
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;
      int deals[FH_MAX_SEATS] = { 0 };
      int n_ties = 0;
      FhRng rng, same;

      fh_rules_init (&rules, (FhPreset) preset);
      fh_rng_init (&rng, fh_seed_from_number (7), 0);
      same = rng;
      for (int i = 0; i < 600; i++)
        {
          FhCut cut;

          fh_cut_deal (&rules, &rng, &cut);
          check_cut (&rules, &cut, &n_ties);
          deals[cut.dealer]++;
          g_assert_cmpint (fh_deck_cut (&rules, &same), ==, cut.dealer);
        }
      for (int seat = 0; seat < rules.n_callers; seat++)
        g_assert_cmpint (deals[seat], >, 60);
      for (int seat = rules.n_callers; seat < FH_MAX_SEATS; seat++)
        g_assert_cmpint (deals[seat], ==, 0);
      g_assert_cmpint (n_ties, >, 0);
    }
}

/* PW-010 S-137: the dealer shuffles, and the player on his right cuts. */
static void
test_cutter (void)
{
  static const int cutters[] = { 2, 0, 1 };
  FhRules rules = position_rules ("classic-3", NULL);

  for (int dealer = 0; dealer < 3; dealer++)
    {
      g_assert_cmpint (fh_deal_cutter (&rules, dealer), ==, cutters[dealer]);
      /* Who cuts is the last to get cards before the dealer does. */
      g_assert_cmpint ((fh_deal_cutter (&rules, dealer) + 1) % 3, ==, dealer);
    }
}

/* What is changed is told from what is usual, and rules are compared option by option. */
static void
test_changes (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhRules usual = rules;
  char value[FH_OPTION_VALUE_SIZE];
  int nullo = fh_option_index (&rules, "nullo");

  g_assert_cmpint (fh_options_count_changed (&rules), ==, 0);
  g_assert_true (fh_options_equal (&rules, &usual));
  g_assert_cmpint (fh_option_set (&rules, "nullo", "on"), ==, FH_OPTION_OK);
  g_assert_cmpint (fh_option_set (&rules, "target", "1000"), ==, FH_OPTION_OK);
  g_assert_cmpint (fh_options_count_changed (&rules), ==, 2);
  g_assert_true (fh_option_is_changed (&rules, nullo, value));
  g_assert_cmpstr (value, ==, "off");
  g_assert_false (fh_options_equal (&rules, &usual));
  g_assert_cmpint (fh_option_set (&rules, "nullo", "off"), ==, FH_OPTION_OK);
  g_assert_cmpint (fh_option_set (&rules, "target", "500"), ==, FH_OPTION_OK);
  g_assert_true (fh_options_equal (&rules, &usual));
  usual = position_rules ("american-6", NULL);
  g_assert_false (fh_options_equal (&rules, &usual));
}

/* Every option of every preset: what it may be can be set and read back, and nothing else. */
static void
test_options (void)
{
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    for (int i = 0; i < fh_n_options (); i++)
      {
        FhRules rules;
        char value[FH_OPTION_VALUE_SIZE];
        const char *word;
        int min, max;

        fh_rules_init (&rules, (FhPreset) preset);
        if (!fh_option_applies (&rules, i))
          continue;
        for (int n = 0; (word = fh_option_value (&rules, i, n)); n++)
          {
            g_assert_cmpint (fh_option_set (&rules, fh_option_name (i), word), ==, FH_OPTION_OK);
            fh_option_get (&rules, i, value);
            g_assert_cmpstr (value, ==, g_str_equal (word, "no-reentry") ? "until-passed" : word);
          }
        if (fh_option_range (&rules, i, &min, &max))
          {
            g_autofree char *low = g_strdup_printf ("%d", min);
            g_autofree char *high = g_strdup_printf ("%d", max);
            g_autofree char *higher = g_strdup_printf ("%d", max + 1);
            g_assert_cmpint (fh_option_set (&rules, fh_option_name (i), low), ==, FH_OPTION_OK);
            g_assert_cmpint (fh_option_set (&rules, fh_option_name (i), high), ==, FH_OPTION_OK);
            fh_option_get (&rules, i, value);
            g_assert_cmpstr (value, ==, high);
            g_assert_cmpint (fh_option_set (&rules, fh_option_name (i), higher), ==,
                             FH_OPTION_BAD_VALUE);
          }
        g_assert_cmpint (fh_option_set (&rules, fh_option_name (i), "+1"), ==, FH_OPTION_BAD_VALUE);
        g_assert_cmpint (fh_option_set (&rules, fh_option_name (i), "007"), ==,
                         FH_OPTION_BAD_VALUE);
        g_assert_cmpint (fh_option_set (&rules, fh_option_name (i), ""), ==, FH_OPTION_BAD_VALUE);
      }
}

/* Options that a preset does not have, and values. */
static void
test_refused_options (void)
{
  static const struct
  {
    const char *preset, *name, *value;
    FhOptionError error;
  } rows[] = {
    { "american-4", "misere", "on", FH_OPTION_NOT_HERE },
    { "american-4", "inkle-swap", "on", FH_OPTION_NOT_HERE },
    { "american-4", "auction", "three-rounds", FH_OPTION_BAD_VALUE },
    { "midwest-4", "auction", "raise", FH_OPTION_BAD_VALUE },
    { "midwest-4", "auction", "single", FH_OPTION_OK },
    { "new-zealand-4", "open-misere-value", "400", FH_OPTION_BAD_VALUE },
    { "australian-4", "open-misere-value", "400", FH_OPTION_OK },
    { "australian-4", "open-misere-value", "99", FH_OPTION_BAD_VALUE },
    { "new-zealand-4", "batches", "3-4-3", FH_OPTION_NOT_HERE },
    { "australian-4", "nullo", "on", FH_OPTION_NOT_HERE },
    { "new-zealand-4", "joker-mid-trick", "redirect", FH_OPTION_NOT_HERE },
    { "midwest-4", "six-level", "any", FH_OPTION_OK },
    { "american-4", "laws", "strict", FH_OPTION_OK },
    { "american-4", "speed", "9", FH_OPTION_UNKNOWN },
    { "american-4", "slam", "ON", FH_OPTION_BAD_VALUE },
    { "american-4", "target", "99999", FH_OPTION_BAD_VALUE },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhRules rules = position_rules (rows[i].preset, NULL);
      g_assert_cmpint (fh_option_set (&rules, rows[i].name, rows[i].value), ==, rows[i].error);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/engine/order/", order_cases, test_order);
  ADD_ROWS ("/engine/deal/", deal_cases, test_deal);
  g_test_add_func ("/engine/order/high-numbers", test_high_numbers);
  g_test_add_func ("/engine/cards/packs", test_packs);
  g_test_add_func ("/engine/packs/kitty-sizes", test_kitty_sizes);
  g_test_add_func ("/engine/deal/wrong", test_wrong_deals);
  g_test_add_func ("/engine/random/generator", test_generator);
  g_test_add_func ("/engine/random/bounded", test_bounded_draw);
  g_test_add_func ("/engine/random/every-bit-counts", test_every_bit_counts);
  g_test_add_func ("/engine/random/neighbours", test_neighbours);
  g_test_add_func ("/engine/random/same-seed", test_same_seed_same_deal);
  g_test_add_func ("/engine/action/same", test_same_action);
  g_test_add_func ("/engine/cut", test_cut);
  g_test_add_func ("/engine/cut/pack", test_cutter);
  g_test_add_func ("/engine/options/changes", test_changes);
  g_test_add_func ("/engine/options/values", test_options);
  g_test_add_func ("/engine/options/refused", test_refused_options);
  return g_test_run ();
}
