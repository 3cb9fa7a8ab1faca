/* test-games.c: what holds in every game, checked over random legal ones; and what a seat may see.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include "add-tests.h"
#include "fh-engine-private.h"
#include "fh-random-action.h"
#include "fh-random-slip.h"
#include "fh-world.h"

#define GAMES_A_TABLE 60

typedef struct
{
  const char *name;
  const char *preset;
  const char *options;
} Table;

static const Table tables[] = {
  { "american", "american-4", NULL },
  { "american-nullo", "american-4",
    "nullo=on joker-no-trump=any-time overtricks=10 auction=continuous" },
  { "american-raise", "american-4", "nullo=on auction=raise misere-defenders=own-tricks" },
  { "new-zealand", "new-zealand-4", NULL },
  { "new-zealand-reentry", "new-zealand-4", "reentry-on-suit-change=on open-misere-value=320" },
  { "new-zealand-open", "new-zealand-4", "open-misere-exposure=before-lead auction=single" },
  { "australian", "australian-4", NULL },
  { "australian-literal", "australian-4",
    "joker-always-playable=on joker-mid-trick=led-suit auction=single" },
  { "australian-inkle", "australian-4", "inkle-swap=on swap-cards=3 bog=off target=1000" },
  { "australian-nullo", "australian-4", "nullo-500=on slam=on" },
  { "australian-after-seven", "australian-4", "misere-when=after-seven auction=continuous" },
  { "australian-low-joker", "australian-4", "joker-misere=lowest misere-beaten-by=8C" },
  { "american-low-joker", "american-4", "nullo=on joker-misere=lowest misere-beaten-by=8S" },
  { "australian-6-low-jokers", "australian-6", "pack=literal60 joker-misere=lowest" },
  { "australian-newcastle", "australian-4", "auction=newcastle misere-when=after-seven" },
  { "classic-newcastle", "classic-3", "auction=newcastle" },
  { "canadian", "canadian-4", NULL },
  { "midwest", "midwest-4", NULL },
  { "midwest-46", "midwest-4", "kitty-size=6" },
  { "american-46", "american-4", "kitty-size=6 nullo=on joker-misere=lowest" },
  { "new-zealand-45", "new-zealand-4", "kitty-size=5" },
  { "australian-46", "australian-4", "kitty-size=6" },
  { "australian-46-laws", "australian-4", "kitty-size=6 laws=table" },
  { "american-3", "american-3", "nullo=on" },
  { "american-2", "american-2", "nullo=on" },
  { "american-2-short", "american-2-short", "batches=3-2-3-2" },
  { "american-5", "american-5", "nullo=on" },
  { "american-6", "american-6", "nullo=on" },
  { "american-6-pairs", "american-6", "nullo=on teams=pairs misere-defenders=own-tricks" },
  { "new-zealand-2", "new-zealand-2", NULL },
  { "new-zealand-2-misere", "new-zealand-2", "misere=on open-misere=on" },
  { "new-zealand-3", "new-zealand-3", NULL },
  { "new-zealand-5", "new-zealand-5", NULL },
  { "new-zealand-5-share", "new-zealand-5", "misere-share=on open-misere-value=320" },
  { "new-zealand-6", "new-zealand-6", NULL },
  { "new-zealand-6-pairs", "new-zealand-6-pairs", NULL },
  { "new-zealand-6-solo", "new-zealand-6", "teams=solo" },
  { "classic", "classic-3", NULL },
  { "classic-single", "classic-3", "auction=single bog=on" },
  { "classic-no-reentry", "classic-3", "auction=no-reentry" },
  { "australian-3", "australian-3", NULL },
  { "australian-3-short", "australian-3", "pack=33" },
  { "australian-6", "australian-6", NULL },
  { "australian-6-literal", "australian-6", "pack=literal60" },
  { "australian-6-literal-void", "australian-6-solo", "pack=literal60 joker-no-trump=void-only" },
  { "australian-6-solo", "australian-6-solo", NULL },
  { "midwest-any-six", "midwest-4", "six-level=any auction=single win-on-own-bid=off" },
  { "classic-deals", "classic-3", "deals=3 defence-limit=on" },
  { "american-laws", "american-4", "laws=table nullo=on" },
  { "american-2-laws", "american-2", "laws=table nullo=on" },
  { "american-3-laws", "american-3", "laws=table nullo=on" },
  { "american-5-laws", "american-5", "laws=table nullo=on" },
  { "american-6-laws", "american-6", "laws=table teams=pairs" },
  { "new-zealand-laws", "new-zealand-4", "laws=table" },
  { "new-zealand-2-laws", "new-zealand-2", "laws=table misere=on open-misere=on" },
  { "new-zealand-5-laws", "new-zealand-5", "laws=table" },
  { "australian-laws", "australian-4", "laws=table inkle-swap=on swap-cards=3" },
  { "australian-3-laws", "australian-3", "laws=table" },
  { "australian-6-laws", "australian-6", "laws=table pack=literal60" },
  { "canadian-laws", "canadian-4", "laws=table" },
  { "classic-laws", "classic-3", "laws=table" },
  { "midwest-laws", "midwest-4", "laws=table" },
};

/* Every card of the pack is in exactly one place. */
static void
assert_cards_conserved (const FhState *state)
{
  const FhTable *table = &state->table;
  FhCardSet seen = 0;
  int n = 0;
  FhCardSet places[4 * FH_MAX_SEATS + 2];
  int n_places = 0;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      FhCardSet played = 0;
      for (int i = 0; i < table->n_plays; i++)
        if (table->plays[i].seat == seat)
          played |= FH_SET (table->plays[i].card);
      places[n_places++] = state->hands[seat];
      places[n_places++] = played;
      places[n_places++] = state->discards[seat];
      FhCardSet down = seat < table->rules.n_callers ? 0 : fh_dummy_cards_down (state, seat);
      places[n_places++] = down;
      g_assert_cmpint (fh_set_size (state->hands[seat] | down), ==, table->hand_size[seat]);
    }
  places[n_places++] = state->kitty;
  places[n_places++] = state->dead;
  for (int i = 0; i < n_places; i++)
    {
      g_assert_cmpuint (seen & places[i], ==, 0);
      seen |= places[i];
      n += fh_set_size (places[i]);
    }
  g_assert_cmpuint (seen, ==, table->rules.pack);
  g_assert_cmpint (n, ==, fh_set_size (table->rules.pack));
}

/* What a seat sees holds nothing that it may not know, and leaves nothing out: the unseen cards and
 * those that it knows are the pack, and each hidden card lies where the view says that it may. */
static void
assert_view_is_honest (const FhState *state, int seat)
{
  const FhTable *table = &state->table;
  FhCardSet played = 0, known = 0;
  FhSeatView view;

  fh_seat_view_init (&view, state, seat);
  for (int i = 0; i < table->n_plays; i++)
    played |= FH_SET (table->plays[i].card);
  for (int other = 0; other < table->rules.n_seats; other++)
    {
      known |= view.known[other];
      if (other == seat)
        continue;
      g_assert_cmpuint (view.known[other] & ~state->hands[other], ==, 0);
      g_assert_cmphex (state->hands[other] & ~view.known[other] & ~view.may_hold[other], ==, 0);
    }
  g_assert_cmpuint (view.hand | view.out | played | known | view.unseen, ==, table->rules.pack);
  g_assert_cmpuint (view.unseen & (view.hand | view.out | played | known), ==, 0);
}

/* A layout that a seat imagines fits all that it knows. */
static void
assert_world_fits (const FhState *state, int seat, FhRng *rng)
{
  FhSeatView view, again;
  FhWorld world;

  fh_seat_view_init (&view, state, seat);
  g_assert_true (fh_world_sample (&world, &view, rng));
  assert_cards_conserved (&world.state);
  fh_world_view (&world, seat, &again);
  g_assert_cmpuint (again.hand, ==, view.hand);
  g_assert_cmphex (again.unseen, ==, view.unseen);
  for (int other = 0; other < state->table.rules.n_seats; other++)
    if (other != seat)
      g_assert_cmpuint (world.state.hands[other] & ~view.known[other] & ~view.may_hold[other], ==,
                        0);
}

/* Ten tricks are played whatever happens, also when a misère is lost early (HC-030 HP-046 DX-053).
 */
static void
assert_deal_is_right (const FhTable *table)
{
  int tricks = 0;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    tricks += table->tricks[seat];
  g_assert_cmpint (tricks, ==, table->thrown_in ? 0 : FH_N_TRICKS);
  g_assert_cmpint (table->n_tricks, ==, tricks);
}

/* By table laws something irregular happens now and then. */
static FhAction
next_action (const FhState *state, FhRng *rng)
{
  FhAction slip;

  if (state->table.rules.laws == FH_LAWS_TABLE && fh_rng_below (rng, 2) == 0
      && random_slip (state, rng, &slip))
    return slip;
  return random_action (state, rng);
}

static void
test_random_games (gconstpointer data)
{
  const Table *row = data;
  FhRules rules = position_rules (row->preset, row->options);
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (20), (uint64_t) (row - tables));
  for (int game = 0; game < GAMES_A_TABLE; game++)
    {
      g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (FhAction));
      FhState state, again;

      fh_state_init (&state, &rules);
      for (int n = 0; n < 400 && state.table.due != FH_ACTION_NONE; n++)
        {
          FhLegal legal;

          /* The game always goes on: something is legal, or a misdeal is still to be reported. */
          fh_state_legal (&state, &legal);
          while (legal.due == FH_ACTION_PLAY && legal.cards == 0)
            {
              FhAction misdeal = fh_action_say (FH_ACTION_MISDEAL, 0);
              g_assert_true (state.table.slips.misdealt);
              g_assert_cmpint (fh_state_apply (&state, &misdeal).code, ==, FH_OK);
              g_array_append_val (actions, misdeal);
              fh_state_legal (&state, &legal);
            }
          FhAction action = next_action (&state, &rng);
          g_assert_cmpint (legal.due, ==, state.table.due);
          g_assert_cmpstr (fh_refusal_word (fh_state_apply (&state, &action).code), ==, "ok");
          g_array_append_val (actions, action);
          assert_cards_conserved (&state);
          if (state.table.deal_over)
            assert_deal_is_right (&state.table);
          int seat = (int) fh_rng_below (&rng, rules.n_seats);
          assert_view_is_honest (&state, seat);
          if (n % 7 == 0 && !state.table.deal_over)
            assert_world_fits (&state, seat, &rng);
        }

      /* Undo is replay: all but the last action lead to the state before it, and again to the same.
       */
      fh_state_init (&again, &rules);
      for (guint i = 0; i < actions->len; i++)
        g_assert_cmpint (fh_state_apply (&again, &g_array_index (actions, FhAction, i)).code, ==,
                         FH_OK);
      g_assert_cmpmem (&again, sizeof again, &state, sizeof state);
    }
}

/* What is legal and what is refused are the same for every card and call, at every moment. */
static void
test_legal_is_not_refused (void)
{
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (3), 0);
  for (size_t t = 0; t < G_N_ELEMENTS (tables); t++)
    {
      FhRules rules = position_rules (tables[t].preset, tables[t].options);
      FhState state;

      fh_state_init (&state, &rules);
      for (int n = 0; n < 500 && state.table.due != FH_ACTION_NONE; n++)
        {
          FhLegal legal;
          fh_state_legal (&state, &legal);
          if (legal.due == FH_ACTION_PLAY)
            for (FhCard card = 0; card < FH_N_CARDS; card++)
              for (int named = 0; named <= FH_N_SUITS; named++)
                {
                  FhSuit suit = named < FH_N_SUITS ? (FhSuit) named : FH_SUIT_NONE;
                  FhAction play = fh_action_play (legal.seat, card, suit);
                  uint8_t suits = fh_card_is_joker (card) ? legal.joker_suits : 0;
                  bool names_rightly =
                      suits ? named < FH_N_SUITS && suits >> named & 1 : named == FH_N_SUITS;
                  bool is_legal = fh_set_has (legal.cards, card) && names_rightly;
                  /* By table laws what does not follow suit happens too. */
                  if (rules.laws == FH_LAWS_STRICT || is_legal)
                    g_assert_cmpint (fh_state_check (&state, &play).code == FH_OK, ==, is_legal);
                }
          FhAction action = random_action (&state, &rng);
          g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
        }
    }
}

/* D-LAWS: where nobody slips, the laws of the table change nothing. */
static void
test_laws_without_slips (void)
{
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (4), 0);
  for (size_t t = 0; t < G_N_ELEMENTS (tables); t++)
    {
      FhState strict, table;

      FhRules rules = position_rules (tables[t].preset, tables[t].options);
      rules.laws = FH_LAWS_STRICT;
      fh_state_init (&strict, &rules);
      rules.laws = FH_LAWS_TABLE;
      fh_state_init (&table, &rules);
      for (int n = 0; n < 300 && strict.table.due != FH_ACTION_NONE; n++)
        {
          FhAction action = random_action (&strict, &rng);
          FhLegal legal, same;

          g_assert_cmpint (fh_state_apply (&strict, &action).code, ==, FH_OK);
          g_assert_cmpint (fh_state_apply (&table, &action).code, ==, FH_OK);
          fh_state_legal (&strict, &legal);
          fh_state_legal (&table, &same);
          g_assert_cmpmem (&legal, sizeof legal, &same, sizeof same);
          g_assert_cmpmem (strict.hands, sizeof strict.hands, table.hands, sizeof table.hands);
          g_assert_cmpmem (strict.table.totals, sizeof strict.table.totals, table.table.totals,
                           sizeof table.table.totals);
          g_assert_cmpmem (strict.table.shown_void, sizeof strict.table.shown_void,
                           table.table.shown_void, sizeof table.table.shown_void);
          g_assert_cmpint (strict.table.winners, ==, table.table.winners);
          g_assert_cmpint (table.revoked | table.table.slips.revoked, ==, 0);
        }
    }
}

/* A refused action changes nothing. */
static void
test_refused_changes_nothing (void)
{
  FhRules rules = position_rules ("midwest-4", NULL);
  FhState state, before;
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (9), 0);
  fh_state_init (&state, &rules);
  for (int n = 0; n < 400 && state.table.due != FH_ACTION_NONE; n++)
    {
      before = state;
      for (int kind = 0; kind < FH_N_ACTIONS; kind++)
        {
          FhAction wrong = { .kind = (uint8_t) kind, .seat = 9, .suit = FH_SUIT_NONE };
          g_assert_cmpint (fh_state_apply (&state, &wrong).code, !=, FH_OK);
        }
      g_assert_cmpmem (&before, sizeof before, &state, sizeof state);
      FhAction action = random_action (&state, &rng);
      g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
    }
}

/* NZ-032 HP-037 HC-028 S-057 S-150: nobody but the declarer knows the kitty or the discards; S-058:
 * the cards of a grand nullo are seen by the two partners alone; DX-043: nobody sees the middle of
 * a hand without a contract. */
static void
test_kitty_is_private (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhState state;
  FhSeatView view;

  position_deal (&state, &rules, 3);
  position_bid (&state, "PASS 7H PASS PASS");
  fh_seat_view_init (&view, &state, 1);
  g_assert_cmpuint (view.received, ==, state.dealt_kitty);
  FhCardSet thrown = state.dealt_kitty;
  FhAction discard = fh_action_cards (FH_ACTION_DISCARD, 1, thrown);
  g_assert_cmpint (fh_state_apply (&state, &discard).code, ==, FH_OK);
  for (int seat = 0; seat < 4; seat++)
    {
      fh_seat_view_init (&view, &state, seat);
      g_assert_cmpuint (view.out, ==, seat == 1 ? thrown : 0);
      g_assert_cmpuint (view.unseen & thrown, ==, seat == 1 ? 0 : thrown);
      g_assert_cmpuint (view.received, ==, seat == 1 ? thrown : 0);
    }

  FhRules midwest = position_rules ("midwest-4", NULL);
  position_deal (&state, &midwest, 3);
  position_bid (&state, "NULLO PASS GNULLO");
  FhAction first = fh_action_cards (FH_ACTION_DISCARD, 2, state.dealt_kitty);
  g_assert_cmpint (fh_state_apply (&state, &first).code, ==, FH_OK);
  for (int seat = 0; seat < 4; seat++)
    {
      fh_seat_view_init (&view, &state, seat);
      g_assert_cmpuint (view.received, ==, seat % 2 == 0 ? state.dealt_kitty : 0);
      g_assert_cmpuint (view.known[0], ==,
                        seat == 2 ? first.cards[0] != FH_CARD_NONE ? state.passed_on : 0 : 0);
    }

  position_deal (&state, &midwest, 3);
  position_bid (&state, "PASS PASS PASS PASS");
  for (int seat = 0; seat < 4; seat++)
    {
      fh_seat_view_init (&view, &state, seat);
      g_assert_cmpuint (view.unseen & state.kitty, ==, state.kitty);
    }
}

/* Sampled layouts put a card with each other player equally often when nothing is known. */
static void
test_sampling_is_even (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhCard ace;
  int counts[5] = { 0 };
  FhState state;
  FhSeatView view;
  FhWorld world;
  FhRng rng;

  position_deal (&state, &rules, 3);
  fh_seat_view_init (&view, &state, 0);
  ace = fh_set_first (view.unseen);
  fh_rng_init (&rng, fh_seed_from_number (11), 0);
  for (int i = 0; i < 3300; i++)
    {
      g_assert_true (fh_world_sample (&world, &view, &rng));
      for (int seat = 1; seat < 4; seat++)
        counts[seat] += fh_set_has (fh_world_hand (&world, seat), ace);
    }
  for (int seat = 1; seat < 4; seat++)
    {
      g_assert_cmpint (counts[seat], >, 900);
      g_assert_cmpint (counts[seat], <, 1100);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/engine/games/", tables, test_random_games);
  g_test_add_func ("/engine/games/legal-is-not-refused", test_legal_is_not_refused);
  g_test_add_func ("/engine/games/laws-without-slips", test_laws_without_slips);
  g_test_add_func ("/engine/games/refused-changes-nothing", test_refused_changes_nothing);
  g_test_add_func ("/engine/view/kitty-is-private", test_kitty_is_private);
  g_test_add_func ("/engine/view/sampling-is-even", test_sampling_is_even);
  return g_test_run ();
}
