/* test-solver-plain.c: the quick searches find what the plain one finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions that are too large for the minimax of test-solver.c, which has judged the plain search:
 * here what is certain without search, and what is kept for other positions of the same shape, must
 * show itself to be right where a joker, more hands or a misère are in play.
 */
#include <glib.h>

#include "add-tests.h"
#include "fh-deal.h"
#include "fh-position.h"
#include "fh-solver-private.h"

#ifdef __SANITIZE_ADDRESS__
#define N_POSITIONS 10
#else
#define N_POSITIONS 150
#endif

/* So many times as many where it is seldom that one position is taken for another. */
#define MANY 8

typedef struct
{
  const char *name;
  const char *preset;
  const char *options;
  const char *contracts;
  int cards; /* in the longest hand */
  gboolean is_many;
} Kind;

static const Kind kinds[] = {
  { "joker-always", "australian-4", "joker-always-playable=on", "7S 7C 7D 7H", 7 },
  { "redirect", "australian-4", "", "7NT", 7 },
  { "redirect-void-only", "australian-4", "joker-no-trump=void-only", "7NT", 7 },
  { "led-suit", "australian-4", "joker-mid-trick=led-suit", "7NT", 7 },
  { "shown-void", "new-zealand-4", "", "7NT", 7 },
  { "any-time", "new-zealand-4", "joker-no-trump=any-time", "7NT", 7 },
  { "void-only", "american-4", "", "7NT", 7 },
  { "two-jokers", "american-4", "kitty-size=6", "7NT", 7 },
  { "two-jokers-any-time", "american-4", "kitty-size=6 joker-no-trump=any-time", "7NT", 7 },
  { "two-jokers-always", "australian-4", "kitty-size=6 joker-always-playable=on", "7S 7D", 7 },
  { "two-jokers-always-few-cards", "australian-4", "kitty-size=6 joker-always-playable=on", "7S 7D",
    4, TRUE },
  { "misere-joker-lowest", "new-zealand-4", "", "MIS", 7 },
  { "misere-joker-highest", "australian-4", "", "MIS", 7 },
  { "grand-nullo", "midwest-4", "", "GNULLO", 7 },
  { "grand-nullo-low-joker", "midwest-4", "joker-misere=lowest", "GNULLO", 7 },
  { "misere-low-joker", "australian-4", "joker-misere=lowest", "MIS", 7 },
  { "two", "american-2", "", "7S 7C 7D 7H 7NT", 9 },
  { "dummies", "new-zealand-2", "", "7S 7C 7D 7H 7NT MIS", 7 },
  { "three", "australian-3", "", "7S 7C 7D 7H 7NT", 8 },
  { "five", "american-5", "", "7S 7C 7D 7H 7NT", 5 },
  { "six", "new-zealand-6", "", "7S 7C 7D 7H 7NT", 4 },
  { "six-pairs", "new-zealand-6-pairs", "", "7S 7C 7D 7H 7NT MIS", 4 },
};

/* A position of @kind after play at random, jokers kept while they can be. */
static void
make_position (FhSolverPosition *position,
               const FhRules *rules,
               const Kind *kind,
               char **contracts,
               uint64_t number,
               FhRng *rng)
{
  FhWorld world;
  FhAction deal = fh_deal_from_seed (rules, 0, fh_seed_from_number (9), number);
  uint32_t contract = fh_rng_below (rng, g_strv_length (contracts));
  uint32_t more = fh_rng_below (rng, rules->n_seats);

  fh_state_init (&world.state, rules);
  g_assert_cmpint (fh_state_apply (&world.state, &deal).code, ==, FH_OK);
  fh_world_set_contract (&world, (int) fh_rng_below (rng, rules->n_callers),
                         position_call (contracts[contract]));
  while (world.state.table.due != FH_ACTION_PLAY)
    {
      FhLegal legal;
      FhAction action = { .suit = FH_SUIT_NONE };

      fh_state_legal (&world.state, &legal);
      FhCardSet cards = 0;
      FH_FOREACH_CARD (card, legal.cards)
        if (fh_set_size (cards) < legal.count)
          cards |= FH_SET (card);
      action = fh_action_cards ((FhActionKind) legal.due, legal.seat, cards);
      if (legal.due == FH_ACTION_PARTNER)
        action = (FhAction){ .kind = FH_ACTION_PARTNER,
                             .seat = legal.seat,
                             .n_seats = 1,
                             .seats = { (uint8_t) ((legal.seat + 2) % rules->n_seats) } };
      g_assert_cmpint (fh_state_apply (&world.state, &action).code, ==, FH_OK);
    }
  g_assert_true (fh_solver_position_init (position, &world));
  while (fh_solver_position_tricks_left (position) > kind->cards || more-- > 0)
    {
      FhSolverMove moves[FH_SOLVER_MAX_MOVES];
      int n = fh_solver_position_legal (position, moves);
      FhSolverMove move = moves[fh_rng_below (rng, (uint32_t) n)];
      for (int i = 0; i < 20 && fh_card_is_joker (move.card); i++)
        move = moves[fh_rng_below (rng, (uint32_t) n)];
      fh_solver_position_play (position, move);
      if (fh_solver_position_tricks_left (position) > kind->cards)
        more = fh_rng_below (rng, rules->n_seats);
    }
}

/* Whether the plain search says that the bidders of @position get @target tricks. */
static bool
plain_reaches (FhSolver *plain, const FhSolverPosition *position, int target)
{
  plain->stopped = false;
  fh_solver_plain_begin (plain, position);
  return fh_solver_plain_search (plain, position, target - position->taken);
}

static void
test_kind (gconstpointer data)
{
  const Kind *kind = data;
  FhRules rules = position_rules (kind->preset, kind->options);
  g_auto (GStrv) contracts = g_strsplit (kind->contracts, " ", -1);
  FhSolver *solver = fh_solver_new (0), *plain = fh_solver_new (0);
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (9), 1);
  uint64_t n_positions = kind->is_many ? MANY * N_POSITIONS : N_POSITIONS;
  for (uint64_t number = 0; number < n_positions; number++)
    {
      FhSolverPosition position;
      FhSolverCard cards[FH_SOLVER_MAX_MOVES];

      make_position (&position, &rules, kind, contracts, number, &rng);
      int n = fh_solver_cards (solver, &position, cards);
      for (int i = 0; i < n; i++)
        {
          FhSolverPosition next = position;
          fh_solver_position_play (&next, (FhSolverMove){ cards[i].card, cards[i].named });
          if (next.misere)
            g_assert_cmpint (cards[i].value, ==, next.taken > 0 || plain_reaches (plain, &next, 1));
          else
            {
              g_assert_true (plain_reaches (plain, &next, cards[i].value));
              g_assert_false (plain_reaches (plain, &next, cards[i].value + 1));
            }
        }
    }
  fh_solver_free (solver);
  fh_solver_free (plain);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/players/solver/plain/", kinds, test_kind);
  return g_test_run ();
}
