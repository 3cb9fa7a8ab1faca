/* test-solver.c: the solver finds what plain minimax finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The judge is a minimax that goes through the engine's own legal and apply and knows nothing else.
 * Of each kind of table and contract it plays out small endings, most of them with cards already in
 * the trick, and must agree on every legal card.
 */
#include <glib.h>

#include "add-tests.h"
#include "fh-position.h"
#include "fh-random-action.h"
#include "fh-solver.h"

/* The endings of each kind; FH_SOLVER_ENDINGS in the environment asks for another number. */
#ifdef __SANITIZE_ADDRESS__
#define N_ENDINGS 400
#else
#define N_ENDINGS 10000
#endif

typedef struct
{
  const char *name;
  const char *preset;
  const char *options;
  const char *contracts; /* one is drawn; twice the same to draw it more often */
  int cards;             /* in the hands of an ending, sometimes one more or less */
  bool joker;            /* one is in a hand or in the trick */
} Kind;

static const Kind kinds[] = {
  { "suit", "australian-4", "", "6S 7C 8D 9H", 3 },
  { "suit-joker-always", "australian-4", "joker-always-playable=on", "6S 7C 8D 9H", 3, true },
  { "no-trump-shown-void", "new-zealand-4", "", "6NT", 3, true },
  { "no-trump-void-only", "american-4", "", "6NT", 3, true },
  { "no-trump-any-time", "new-zealand-4", "joker-no-trump=any-time", "6NT", 3, true },
  { "no-trump-redirect", "australian-4", "", "6NT", 3, true },
  { "no-trump-redirect-void-only", "australian-4", "joker-no-trump=void-only", "6NT", 3, true },
  { "no-trump-led-suit", "australian-4", "joker-mid-trick=led-suit", "6NT", 3, true },
  { "no-contract", "midwest-4", "", "NONE", 3, true },
  { "misere-joker-lowest", "new-zealand-4", "", "MIS OMIS", 4, true },
  { "misere-joker-highest", "australian-4", "", "MIS OMIS", 4, true },
  { "misere-low-joker-in-australia", "australian-4", "joker-misere=lowest", "MIS OMIS", 4, true },
  { "grand-nullo-low-joker", "midwest-4", "joker-misere=lowest", "NULLO GNULLO", 3, true },
  { "misere-led-suit", "australian-4", "joker-mid-trick=led-suit", "MIS OMIS", 4, true },
  { "misere-five", "new-zealand-5", "", "MIS OMIS", 3 },
  { "nullo", "american-4", "nullo=on", "NULLO", 4 },
  { "nullo-midwest", "midwest-4", "", "NULLO", 4 },
  { "nullo-five", "american-5", "nullo=on", "NULLO", 3 },
  { "grand-nullo", "midwest-4", "", "GNULLO", 3 },
  { "two", "american-2", "", "6S 7C 8D 9H 6NT", 4 },
  { "two-short", "american-2-short", "", "6S 7C 8D 9H 6NT", 4 },
  { "two-dummies", "new-zealand-2", "", "6S 7C 8D 9H 6NT MIS", 3 },
  { "three", "american-3", "", "6S 7C 8D 9H", 4 },
  { "three-no-trump", "australian-3", "", "6NT MIS", 4 },
  { "five-named", "american-5", "", "6S 8C 8D 9H 6NT", 3 },
  { "five-called", "new-zealand-5", "", "6S 8C 8D 9H 6NT", 3 },
  { "exposed", "australian-4", "laws=table", "6S 7C 8D 9H 6NT MIS", 3 },
  { "six", "american-6", "", "6S 8C 8D 9H 6NT", 2 },
  { "six-pairs", "new-zealand-6-pairs", "", "6S 8C 8D 9H 6NT MIS", 2 },
  { "six-solo", "australian-6-solo", "", "6S 8C 8D 9H 6NT MIS", 2 },
  { "two-jokers", "american-4", "kitty-size=6 nullo=on", "6S 8D 6NT 6NT NULLO", 3, true },
  { "two-jokers-any-time", "american-4", "kitty-size=6 joker-no-trump=any-time", "6NT", 3, true },
  { "two-jokers-shown-void", "new-zealand-4", "kitty-size=6 joker-no-trump=any-time", "6NT", 3,
    true },
  { "two-jokers-always", "australian-4", "kitty-size=6 joker-always-playable=on", "6S 8D", 3,
    true },
  { "two-jokers-redirect", "australian-4", "kitty-size=6", "6NT 6NT MIS", 3, true },
  { "six-two-low-jokers", "australian-6", "pack=literal60 joker-misere=lowest", "MIS", 2, true },
  { "six-two-jokers", "australian-6", "pack=literal60", "6S 8D 6NT 6NT MIS", 2, true },
};

static int
n_endings (void)
{
  const char *text = g_getenv ("FH_SOLVER_ENDINGS");

  return text ? atoi (text) : N_ENDINGS;
}

/* Who is counted: the side of the contract, or of the seat whose turn it is. */
static unsigned
bidders_of (const FhState *state)
{
  const FhTable *table = &state->table;
  unsigned bidders = fh_table_bidders (table);

  if (bidders == 0)
    bidders = fh_rules_side_seats (&table->rules, table->rules.side_of[table->turn]);
  bidders |= fh_seat_bit (state->hidden_partner);
  return bidders;
}

static int
tricks_of (const FhTable *table, unsigned seats)
{
  int tricks = 0;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (fh_seats_have (seats, seat))
      tricks += table->tricks[seat];
  return tricks;
}

/* Fills @actions with all legal plays, in the order of cards and suits. */
static int
legal_plays (const FhState *state, FhAction actions[FH_SOLVER_MAX_MOVES])
{
  FhLegal legal;
  int n = 0;

  fh_state_legal (state, &legal);
  FH_FOREACH_CARD (card, legal.cards)
    {
      if (!fh_card_is_joker (card) || !legal.joker_suits)
        actions[n++] = fh_action_play (legal.seat, card, FH_SUIT_NONE);
      else
        for (int suit = 0; suit < FH_N_SUITS; suit++)
          if (legal.joker_suits >> suit & 1)
            actions[n++] = fh_action_play (legal.seat, card, (FhSuit) suit);
    }
  return n;
}

/* What the bidders get of the deal; in a misère 1 if they take a trick.  Right between @low and
 * @high; outside of them only so far that it is. */
static int
minimax_between (const FhState *state, unsigned bidders, bool misere, int low, int high)
{
  const FhTable *table = &state->table;
  FhAction actions[FH_SOLVER_MAX_MOVES];
  int taken = tricks_of (table, bidders);
  int most = misere ? 1 : taken + FH_N_TRICKS - table->n_tricks;

  if (misere && taken > 0)
    return 1;
  if (table->n_tricks == FH_N_TRICKS)
    return taken;

  bool wants = fh_seats_have (bidders, table->turn) != misere;
  int best = wants ? -1 : FH_N_TRICKS + 1;
  int n = legal_plays (state, actions);
  low = MAX (low, taken);
  high = MIN (high, most);
  for (int i = 0; i < n; i++)
    {
      FhState next = *state;
      g_assert_cmpint (fh_state_apply (&next, &actions[i]).code, ==, FH_OK);
      int value = minimax_between (&next, bidders, misere, wants ? MAX (low, best) : low,
                                   wants ? high : MIN (high, best));
      if (wants ? value > best : value < best)
        best = value;
      if (wants ? best >= high : best <= low)
        break;
    }
  return best;
}

static int
minimax (const FhState *state, unsigned bidders, bool misere)
{
  return minimax_between (state, bidders, misere, 0, FH_N_TRICKS);
}

/* Whether the bidders get @target tricks of the deal; for endings that are too large to play out
 * altogether. */
static bool
minimax_reaches (const FhState *state, unsigned bidders, bool misere, int target)
{
  const FhTable *table = &state->table;
  FhAction actions[FH_SOLVER_MAX_MOVES];
  int taken = tricks_of (table, bidders);

  if (taken >= target)
    return true;
  if (taken + FH_N_TRICKS - table->n_tricks < target)
    return false;

  bool wants = fh_seats_have (bidders, table->turn) != misere;
  int n = legal_plays (state, actions);
  for (int i = 0; i < n; i++)
    {
      FhState next = *state;
      fh_state_apply (&next, &actions[i]);
      if (minimax_reaches (&next, bidders, misere, target) == wants)
        return wants;
    }
  return !wants;
}

static void
apply_random (FhState *state, FhRng *rng)
{
  FhAction action = random_action (state, rng);

  g_assert_cmpint (fh_state_apply (state, &action).code, ==, FH_OK);
}

static const char *
draw_word (char **words, FhRng *rng)
{
  return words[fh_rng_below (rng, g_strv_length (words))];
}

/* Plays a card at random; one who is to keep a joker does so while he can. */
static void
play_random (FhState *state, bool keep_joker, FhRng *rng)
{
  FhAction action = random_action (state, rng);

  for (int i = 0; i < 20 && keep_joker && fh_card_is_joker (action.cards[0]); i++)
    action = random_action (state, rng);
  g_assert_cmpint (fh_state_apply (state, &action).code, ==, FH_OK);
}

/* Whether a joker is in a hand or in the trick. */
static bool
joker_is_in_play (const FhState *state)
{
  const FhTable *table = &state->table;
  FhCardSet cards = 0;

  for (int i = table->trick_start; i < table->n_plays; i++)
    cards |= FH_SET (table->plays[i].card);

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (!fh_seats_have (table->sitting_out, seat))
      cards |= state->hands[seat];
  return cards & FH_SET_JOKERS;
}

/* Drops up to three cards face up, which their holders must then play first (HC-060). */
static void
expose_random (FhState *state, FhRng *rng)
{
  for (int i = 0; i < 3; i++)
    {
      int seat = (int) fh_rng_below (rng, state->table.rules.n_seats);
      FhCardSet hand = state->hands[seat];
      if (!hand || fh_seats_have (state->table.sitting_out, seat))
        continue;
      for (uint32_t n = fh_rng_below (rng, (uint32_t) fh_set_size (hand)); n > 0; n--)
        hand &= hand - 1;
      FhAction action = fh_action_expose (seat, fh_set_first (hand), FH_EXPOSED_ON_TABLE);
      if (fh_state_check (state, &action).code == FH_OK)
        fh_state_apply (state, &action);
    }
}

/* Plays a deal at random until some cards are left in a hand, then up to a trick more.  Returns
 * false when it is not of the kind that is wanted. */
static bool
make_ending (FhState *state, const FhRules *rules, const Kind *kind, char **contracts, FhRng *rng)
{
  FhTable *table = &state->table;
  const char *word = draw_word (contracts, rng);
  int cards = kind->cards;
  uint32_t draw = fh_rng_below (rng, 64);

  if (draw == 0)
    cards++;
  else if (draw < 16)
    cards--;
  fh_state_init (state, rules);
  apply_random (state, rng);
  if (g_str_equal (word, "NONE"))
    {
      table->declared_turns = 15; /* nobody may say "ace, no face" */
      while (table->due == FH_ACTION_BID)
        {
          FhAction pass = fh_action_bid (table->turn, FH_PASS);
          g_assert_cmpint (fh_state_apply (state, &pass).code, ==, FH_OK);
        }
    }
  else
    {
      FhWorld world = { *state };
      fh_world_set_contract (&world, (int) fh_rng_below (rng, rules->n_callers),
                             position_call (word));
      *state = world.state;
    }
  while (table->due != FH_ACTION_PLAY)
    apply_random (state, rng);
  while (table->n_tricks < FH_N_TRICKS - cards)
    play_random (state, kind->joker, rng);
  for (uint32_t n = fh_rng_below (rng, (uint32_t) fh_table_n_playing (table)); n > 0; n--)
    play_random (state, kind->joker && n > 1, rng);
  if (rules->laws)
    expose_random (state, rng);
  return !kind->joker || joker_is_in_play (state);
}

static void
check_ending (FhSolver *solver, const FhState *state, FhRng *rng)
{
  FhWorld world = { *state };
  FhSolverPosition position;
  FhSolverCard cards[FH_SOLVER_MAX_MOVES], reached[FH_SOLVER_MAX_MOVES];
  FhAction actions[FH_SOLVER_MAX_MOVES];
  unsigned bidders = bidders_of (state);
  bool misere = fh_table_is_misere (&state->table);
  bool wants = fh_seats_have (bidders, state->table.turn) != misere;
  int target = misere ? 1 : (int) fh_rng_below (rng, FH_N_TRICKS + 1);
  int best = wants ? -1 : FH_N_TRICKS + 1;

  g_assert_true (fh_solver_position_init (&position, &world));
  int n = legal_plays (state, actions);
  g_assert_cmpint (fh_solver_cards (solver, &position, cards), ==, n);
  g_assert_cmpint (fh_solver_cards_at_least (solver, &position, target, reached), ==, n);
  for (int i = 0; i < n; i++)
    {
      FhState next = *state;
      fh_state_apply (&next, &actions[i]);
      int value = minimax (&next, bidders, misere);
      g_assert_cmpint (cards[i].card, ==, actions[i].cards[0]);
      g_assert_cmpint (cards[i].named, ==, actions[i].suit);
      g_assert_cmpint (cards[i].value, ==, value);
      g_assert_cmpint (reached[i].value, ==, value >= target);
      if (wants ? value > best : value < best)
        best = value;
    }
  g_assert_cmpint (fh_solver_value (solver, &position), ==, best);
  g_assert_cmpint (fh_solver_at_least (solver, &position, target), ==, best >= target);
}

static void
test_endings (gconstpointer data)
{
  const Kind *kind = data;
  FhRules rules = position_rules (kind->preset, kind->options);
  g_auto (GStrv) contracts = g_strsplit (kind->contracts, " ", -1);
  FhSolver *solver = fh_solver_new (1 << 20);
  FhState state;
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (4), (uint64_t) (kind - kinds));
  for (int i = n_endings (); i > 0; i--)
    {
      while (!make_ending (&state, &rules, kind, contracts, &rng))
        ;
      check_ending (solver, &state, &rng);
    }
  fh_solver_free (solver);
}

/* Dummies that still have cards face down: what they play decides what they turn (NZ-087). */
static void
test_covered_piles (void)
{
  static const Kind kind = {
    "covered", "new-zealand-2", "", "6S 7C 8D 9H 6NT MIS", 6, false,
  };
  FhRules rules = position_rules (kind.preset, kind.options);
  g_auto (GStrv) contracts = g_strsplit (kind.contracts, " ", -1);
  FhSolver *solver = fh_solver_new (1 << 20);
  FhState state;
  FhRng rng;
  int n_covered = 0;

  fh_rng_init (&rng, fh_seed_from_number (5), 0);
  for (int i = n_endings () / 200; i > 0; i--)
    {
      FhSolverPosition position;
      FhSolverCard cards[FH_SOLVER_MAX_MOVES];
      FhAction actions[FH_SOLVER_MAX_MOVES];

      while (!make_ending (&state, &rules, &kind, contracts, &rng))
        ;
      n_covered += state.table.covering[2] || state.table.covering[3];
      FhWorld world = { state };
      bool misere = fh_table_is_misere (&state.table);
      unsigned bidders = bidders_of (&state);
      int target = misere ? 1
                          : tricks_of (&state.table, bidders) + 1
                                + (int) fh_rng_below (&rng, (uint32_t) kind.cards - 1);
      g_assert_true (fh_solver_position_init (&position, &world));
      int n = fh_solver_cards_at_least (solver, &position, target, cards);
      g_assert_cmpint (legal_plays (&state, actions), ==, n);
      for (int k = 0; k < n; k++)
        {
          FhState next = state;
          fh_state_apply (&next, &actions[k]);
          g_assert_cmpint (cards[k].value, ==, minimax_reaches (&next, bidders, misere, target));
        }
    }
  g_assert_cmpint (n_covered, >=, n_endings () / 400);
  fh_solver_free (solver);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/players/solver/endings/", kinds, test_endings);
  g_test_add_func ("/players/solver/covered-piles", test_covered_piles);
  return g_test_run ();
}
