/* bench-gap.c: how much of what a cheat would win a player wins, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-gap [DEALS [PRESET [FIRST]]]: the same deals, bid by our players of rules, are played from
 * the first lead with one side played by rules, by search, and by a cheat who sees all cards and
 * plays double dummy; the other side always plays by rules.  Printed are the contracts made, the
 * tricks and the points of that side, and which share of the gap between rules and cheat the
 * search closes, with the standard error of the paired difference.  The search thinks as an expert
 * does; variables such as WORLDS=60 or ROUND=0 change that.  With ROWS=1 each deal is a row on
 * standard error, too, so that two ways to think can be compared deal by deal: the number of the
 * deal, whose cards were played in three ways, and for each way whether that side reached its aim
 * and its points.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench-times.h"
#include "fh-card-search.h"
#include "fh-fit.h"
#include "fh-level.h"
#include "fh-player.h"
#include "fh-solver.h"
#include "fh-world.h"

typedef enum
{
  BY_RULES,
  BY_SEARCH,
  BY_CHEAT,
  N_WAYS,
} Way;

typedef struct
{
  double made[N_WAYS], tricks[N_WAYS], points[N_WAYS];
  double squares_search, squares_cheat; /* of the differences of points to the rules */
  int n;
} Sum;

static const FhPlayer rules_player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
static FhThinking thinking;
static FhSolver *solver;
static BenchTimes times;

static FhAction
by_search (const FhSeatView *view)
{
  FhSeed seed = { .high = view->hand, .low = view->unseen };
  FhComparison search;
  double start = bench_seconds ();

  if (!(view->legal.cards & (view->legal.cards - 1)))
    return fh_player_decide (&rules_player, view, NULL).action;
  if (!fh_card_search (&search, view, &thinking, seed, NULL))
    abort ();
  bench_times_add (&times, start);
  return fh_action_play (view->seat, search.list[search.chosen].card,
                         (FhSuit) search.list[search.chosen].named);
}

/* The natural card if it is as good as the best one. */
static FhAction
by_cheat (const FhState *state, const FhSeatView *view, bool bids)
{
  FhAction action = fh_player_decide (&rules_player, view, NULL).action;
  FhSolverPosition position;
  FhSolverCard cards[FH_SOLVER_MAX_MOVES];
  FhWorld world;
  int best = -1, natural = -100;

  memset (&world, 0, sizeof world);
  world.state = *state;
  if (!fh_solver_position_init (&position, &world))
    return action;
  int n = fh_solver_cards (solver, &position, cards);
  for (int i = 0; i < n; i++)
    {
      int value = bids != position.misere ? cards[i].value : -cards[i].value;
      if (cards[i].value == FH_SOLVER_UNKNOWN)
        return action;
      if (best < 0 || value > (bids != position.misere ? cards[best].value : -cards[best].value))
        best = i;
      if (cards[i].card == action.cards[0] && cards[i].named == action.suit)
        natural = value;
    }
  if (n == 0 || natural >= (bids != position.misere ? cards[best].value : -cards[best].value))
    return action;
  return fh_action_play (view->seat, cards[best].card, (FhSuit) cards[best].named);
}

/* Plays @state on, the declarer's side or the others @way. */
static void
play (FhState *state, bool declaring, Way way)
{
  unsigned bidders = fh_table_bidders (&state->table);

  bidders |= fh_seat_bit (state->hidden_partner);
  while (!state->table.deal_over)
    {
      FhSeatView view;
      fh_seat_view_init (&view, state, state->table.turn);
      bool bids = fh_seats_have (bidders, view.seat);
      FhAction action;
      if (bids != declaring || way == BY_RULES)
        action = fh_player_decide (&rules_player, &view, NULL).action;
      else if (way == BY_SEARCH)
        action = by_search (&view);
      else
        action = by_cheat (state, &view, bids);
      if (fh_state_apply (state, &action).code != FH_OK)
        abort ();
    }
}

static void
add (Sum *sum, const FhState *start, bool declaring, int number)
{
  double points[N_WAYS];
  bool reached[N_WAYS];

  for (int way = 0; way < N_WAYS; way++)
    {
      FhState state = *start;
      play (&state, declaring, (Way) way);
      const FhTable *table = &state.table;
      unsigned bidders = fh_table_bidders (table);
      int tricks = 0, side = -1, n = 0;
      double own = 0, theirs = 0;
      for (int seat = 0; seat < table->rules.n_seats; seat++)
        if (fh_seats_have (bidders, seat) == declaring)
          tricks += table->tricks[seat];
      for (side = 0; side < table->rules.n_sides; side++)
        if (((fh_rules_side_seats (&table->rules, side) & bidders) != 0) == declaring)
          {
            own += table->points[side];
            n++;
          }
        else
          theirs += table->points[side] / (double) (table->rules.n_sides - 1);
      reached[way] = table->made == declaring;
      sum->made[way] += reached[way];
      sum->tricks[way] += tricks;
      points[way] = own / (n ? n : 1) - theirs;
      sum->points[way] += points[way];
    }
  sum->squares_search += (points[BY_SEARCH] - points[0]) * (points[BY_SEARCH] - points[0]);
  sum->squares_cheat += (points[BY_CHEAT] - points[0]) * (points[BY_CHEAT] - points[0]);
  sum->n++;
  if (getenv ("ROWS"))
    fprintf (stderr, "%d %s %d %d %d %g %g %g\n", number, declaring ? "declarer" : "defence",
             reached[BY_RULES], reached[BY_SEARCH], reached[BY_CHEAT], points[BY_RULES],
             points[BY_SEARCH], points[BY_CHEAT]);
}

static double
closed (const double values[N_WAYS])
{
  return 100 * (values[BY_SEARCH] - values[BY_RULES]) / (values[BY_CHEAT] - values[BY_RULES]);
}

static void
print_sum (const char *name, const Sum *sum)
{
  double n = sum->n, gain = sum->points[BY_SEARCH] - sum->points[0];

  if (sum->n == 0)
    return;
  double error = sqrt ((sum->squares_search / n - gain / n * gain / n) / n);
  printf (
      "%-18s n %d: reached %.1f %.1f %.1f%% (%.0f%% of the gap), tricks %.2f %.2f %.2f (%.0f%%), "
      "points %.1f %.1f %.1f (%.0f%%; gain %.1f +- %.1f)\n",
      name, sum->n, 100 * sum->made[0] / n, 100 * sum->made[1] / n, 100 * sum->made[2] / n,
      closed (sum->made), sum->tricks[0] / n, sum->tricks[1] / n, sum->tricks[2] / n,
      closed (sum->tricks), sum->points[0] / n, sum->points[1] / n, sum->points[2] / n,
      closed (sum->points), gain / n, error);
}

static int
option (const char *name, int usual)
{
  const char *text = getenv (name);

  return text ? atoi (text) : usual;
}

/* One side as the level has it, except where variables say otherwise: @name for the cards from
 * which worlds are solved, and those that all sides have in common. */
static void
read_side (FhThinkingSide *side, const char *name)
{
  side->solved = option (name, side->solved);
  side->round = option ("ROUND", side->round);
  side->natural = (float) option ("MARGIN", (int) (side->natural * 1000 + 0.5f)) / 1000;
  side->errors = (float) option ("ERRORS", (int) (side->errors * 10 + 0.5f)) / 10;
  side->unsound = (float) option ("UNSOUND", (int) (side->unsound * 10 + 0.5f)) / 10;
}

/* The expert's thinking, except where variables say otherwise. */
static void
read_thinking (void)
{
  FhWorldsBudget *worlds = &thinking.worlds;

  thinking = *fh_level_thinking (FH_PLAYER_EXPERT);
  worlds->n_worlds = option ("WORLDS", worlds->n_worlds);
  worlds->n_listed = option ("LISTED", worlds->n_listed);
  worlds->drawn = option ("DRAWN", worlds->drawn);
  worlds->moves = option ("MOVES", worlds->moves);
  thinking.play_nodes = (uint64_t) option ("NODES", (int) thinking.play_nodes);
  read_side (&thinking.declaring, "DECL");
  read_side (&thinking.defending, "DEF");
  read_side (&thinking.misere, "MIS");
  read_side (&thinking.against_misere, "AMIS");
}

int
main (int argc, char **argv)
{
  int n_deals = argc > 1 ? atoi (argv[1]) : 100, first = argc > 3 ? atoi (argv[3]) : 0;
  FhPreset preset = FH_PRESET_AMERICAN_4;
  Sum sums[4] = { { .n = 0 } };
  static const char *const names[] = { "declarer", "defence", "misere", "against misere" };
  FhRules rules;

  if (argc > 2 && !fh_preset_from_id (argv[2], &preset))
    return 2;
  fh_rules_init (&rules, preset);
  read_thinking ();
  int which = option ("WHICH", 3);
  solver = fh_solver_new ((size_t) 16 << 20);
  for (int i = first; i < first + n_deals; i++)
    {
      FhState state;
      if (!fh_fit_reach (&state, &rules, i % rules.n_callers, 100000u + (uint64_t) i, 0)
          || state.table.contract == FH_PASS)
        continue;
      bool misere = fh_table_is_misere (&state.table);
      if (option ("MISERE_ONLY", 0) && !misere)
        continue;
      if (which & 1)
        add (&sums[misere ? 2 : 0], &state, true, i);
      if (which & 2)
        add (&sums[misere ? 3 : 1], &state, false, i);
    }
  for (int k = 0; k < 4; k++)
    print_sum (names[k], &sums[k]);
  bench_times_print (&times, "a card");
  fh_solver_free (solver);
  return 0;
}
