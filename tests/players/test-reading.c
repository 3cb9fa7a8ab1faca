/* test-reading.c: what a player reads off a trick is what the rules say of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include "add-tests.h"
#include "fh-notation.h"
#include "fh-reading.h"

/* Tricks that are begun at random under each contract of each table. */
#define N_TRICKS 60

/* The cards of the pack that would be winning the trick in progress on @table, were they played by
 * the seat whose turn it is. */
static FhCardSet
winners_by_the_rules (const FhTable *table)
{
  FhCardSet left = table->rules.pack & ~fh_table_played_cards (table), winners = 0;
  int n = fh_table_trick_size (table);

  FH_FOREACH_CARD (card, left)
    {
      FhTable after = *table;

      after.plays[after.n_plays++] =
          (FhPlayed){ .seat = table->turn, .card = card, .named = FH_SUIT_NONE };
      if (fh_table_winning_play (&after, after.trick_start, n + 1) == after.n_plays - 1)
        winners |= FH_SET (card);
    }
  return winners;
}

/* What the seat on turn reads beats the trick, of cards that were not played. */
static FhCardSet
winners_by_the_player (const FhState *state)
{
  FhCardSet left = state->table.rules.pack & ~fh_table_played_cards (&state->table);
  FhReading reading;
  FhSeatView view;

  fh_seat_view_init (&view, state, state->table.turn);
  fh_reading_init (&reading, &view, &fh_skill, false);
  return reading.beating & left;
}

static void
assert_read (const FhState *state, const char *plays)
{
  g_autofree char *rules = position_text (winners_by_the_rules (&state->table));
  g_autofree char *player = position_text (winners_by_the_player (state));

  if (!g_str_equal (rules, player))
    g_test_message ("%s, %s:%s", fh_preset_id (state->table.rules.preset),
                    fh_call_write ((FhCall) state->table.contract), plays);
  g_assert_cmpstr (player, ==, rules);
}

/* Who beats a trick in which the joker is the lowest card of the suit that it names (NZ-041). */
typedef struct
{
  const char *name;
  const char *plays;
  const char *beating; /* of those that are tried: hearts, and clubs around the discard */
} JokerCase;

static const JokerCase joker_cases[] = {
  { "joker-led", "JO:H", "4H 9H AH 7C KC" },
  { "suit-beats-discard", "JO:H 10C", "4H 9H AH KC" },
  { "suit-beats-suit", "JO:H 10C 5H", "9H AH" },
  { "discard-does-not-beat-suit", "JO:H 5H 10C", "9H AH" },
};

static void
test_lowest_joker (gconstpointer data)
{
  const FhCardSet tried = position_cards ("4H 9H AH 7C KC");
  FhRules rules = position_rules ("new-zealand-5", NULL);
  const JokerCase *row = data;
  FhState state;
  g_autofree char *winners = NULL, *read = NULL, *beating = NULL;

  position_contract (&state, &rules, "MIS", 0);
  position_play (&state, row->plays);
  beating = position_text (position_cards (row->beating));
  winners = position_text (winners_by_the_rules (&state.table) & tried);
  read = position_text (winners_by_the_player (&state) & tried);
  g_assert_cmpstr (winners, ==, beating);
  g_assert_cmpstr (read, ==, beating);
}

/* Has the seat on turn play a card of @left, a joker in half of the cases where it can; one that
 * may name a suit does. */
static void
play_any (FhState *state, FhCardSet left, GRand *rand)
{
  FhCardSet jokers = left & FH_SET_JOKERS;
  FhCardSet from = jokers && g_rand_boolean (rand) ? jokers : left;
  FhSuit named = FH_SUIT_NONE;
  char text[FH_PLAY_TEXT_SIZE];
  FhSeatView view;

  for (int skip = g_rand_int_range (rand, 0, fh_set_size (from)); skip > 0; skip--)
    from &= from - 1;
  state->hands[state->table.turn] = FH_SET (fh_set_first (from));
  fh_seat_view_init (&view, state, state->table.turn);
  if (view.hand & FH_SET_JOKERS && view.legal.joker_suits)
    do
      named = (FhSuit) g_rand_int_range (rand, 0, FH_N_SUITS);
    while (!(view.legal.joker_suits >> named & 1));
  position_play (state, fh_play_write (fh_set_first (from), named, text));
}

/* Begins tricks of any cards, and asks after each what beats it. */
static void
test_any_trick (gconstpointer data)
{
  static const char *const contracts[] = { "7H", "7NT", "MIS", "NULLO" };
  const char *id = fh_preset_id ((FhPreset) GPOINTER_TO_INT (data));
  FhRules rules = position_rules (id, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (gsize k = 0; k < G_N_ELEMENTS (contracts) * N_TRICKS; k++)
    {
      const char *contract = contracts[k % G_N_ELEMENTS (contracts)];
      g_autoptr (GString) plays = g_string_new (NULL);
      FhCardSet left = rules.pack;
      FhState state;

      if (!(fh_rules_ladder (&rules) & FH_CALL_BIT (position_call (contract))))
        continue;
      position_contract (&state, &rules, contract, 0);
      while (fh_table_trick_size (&state.table) + 1 < fh_table_n_playing (&state.table))
        {
          const FhPlayed *play = &state.table.plays[state.table.n_plays];
          char word[FH_PLAY_TEXT_SIZE];

          play_any (&state, left, rand);
          left &= ~FH_SET (play->card);
          g_string_append_printf (plays, " %s",
                                  fh_play_write (play->card, (FhSuit) play->named, word));
          assert_read (&state, plays->str);
        }
    }
}

/* Who alone can hold the called card is a foe of the defenders (NZ-070), also where the score had
 * made him one before: with 490 points he takes the game with a trick. */
static void
test_only_partner (gconstpointer data)
{
  enum
  {
    DECLARER,
    ME,
    OTHER,
    PARTNER,
  };
  FhRules rules = position_rules ("new-zealand-5", "win-on-own-bid=off");
  const FhCard called = fh_set_first (position_cards ("AD"));
  FhReading reading;
  FhSeatView view;
  FhState state;

  position_contract (&state, &rules, "7S", DECLARER);
  state.table.totals[rules.side_of[PARTNER]] = (int16_t) GPOINTER_TO_INT (data);
  state.table.called_cards[state.table.n_called_cards++] = called;
  state.hands[ME] = position_cards ("4H 5H 6H");
  position_play (&state, "5S");
  fh_seat_view_init (&view, &state, ME);
  view.unseen |= FH_SET (called);
  for (int seat = 0; seat < rules.n_seats; seat++)
    view.may_hold[seat] &= ~FH_SET (called);
  view.may_hold[PARTNER] |= FH_SET (called);
  fh_reading_init (&reading, &view, &fh_skill, false);
  g_assert_true (fh_seats_have (reading.friends, OTHER));
  g_assert_false (fh_seats_have (reading.friends, PARTNER));
  g_assert_true (fh_seats_have (reading.foes, PARTNER));
  g_assert_cmpfloat (reading.loyal[PARTNER], ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/reading/lowest-joker/", joker_cases, test_lowest_joker);
  add_presets ("/reading/any-trick/", test_any_trick);
  g_test_add_data_func ("/reading/only-partner", GINT_TO_POINTER (0), test_only_partner);
  g_test_add_data_func ("/reading/only-partner/at-490", GINT_TO_POINTER (490), test_only_partner);
  return g_test_run ();
}
