/* fh-discard-search.c: choosing discards, partners and called cards by trying them in many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-discard-search.h"

#include <math.h>
#include <stdlib.h>

#include "fh-danger.h"
#include "fh-hand-value.h"
#include "fh-memory.h"
#include "fh-playout.h"
#include "fh-solver.h"
#include "fh-stakes.h"
#include "fh-trials.h"

/* Of sixteen cards six can go in 8,008 ways. */
#define MAX_DISCARDS 8008
#define MAX_TRIED    FH_MAX_WEIGHED

/* Memory of the solver of one decision. */
#define SOLVER_MEMORY ((size_t) 8 << 20)

#define HARD_QUESTION 16

/* A way to discard. */
typedef struct
{
  FhCardSet gone;
  float worth;
} Option;

typedef struct
{
  const FhSeatView *view;
  const FhWorlds *worlds;
  const atomic_int *cancelled;
  FhSolver *solver;
  uint64_t nodes; /* that the solver may still look at, */
  int n_left;     /* for so many questions */
  int n;
  Option options[MAX_DISCARDS];
} Search;

/* --- All discards, ranked by the hand that they leave --- */

static float
rank (const FhSeatView *view, FhCardSet gone)
{
  const FhTable *table = &view->table;
  FhCardSet hand = view->hand & ~gone;

  if (!fh_table_is_misere (table))
    return fh_hand_tricks (&table->rules, FH_HAND_DISCARDED, hand, fh_table_trump (table));
  return -fh_danger_of_hand (hand, view->unseen | gone)
         - (float) fh_set_size (hand & FH_SET_JOKERS);
}

/* Lists the ways to take @count more cards from @from besides @gone. */
static void
list_discards (Search *search, FhCardSet from, int count, FhCardSet gone)
{
  if (count == 0)
    {
      if (search->n < MAX_DISCARDS)
        search->options[search->n++] = (Option){ gone, rank (search->view, gone) };
      return;
    }
  FH_FOREACH_CARD (card, from)
    {
      from &= ~FH_SET (card);
      if (fh_set_size (from) >= count - 1)
        list_discards (search, from, count - 1, gone | FH_SET (card));
    }
}

static int
compare_options (const void *a, const void *b)
{
  const Option *x = a, *y = b;

  if (x->worth != y->worth)
    return x->worth < y->worth ? 1 : -1;
  return x->gone < y->gone ? -1 : x->gone > y->gone;
}

/* Keeps the best @n options, @always among them. */
static void
keep (Search *search, int n, FhCardSet always)
{
  int at = 0;

  qsort (search->options, (size_t) search->n, sizeof *search->options, compare_options);
  while (at < search->n && search->options[at].gone != always)
    at++;
  if (search->n > n)
    search->n = n;
  if (at >= search->n && at < MAX_DISCARDS && search->n > 0)
    search->options[search->n - 1].gone = always;
}

/* --- Double dummy --- */

/* The tricks of the bidders, or FH_SOLVER_UNKNOWN.  A hard question may take some times its share
 * of the positions, so that what is saved on easy ones is of use. */
static int
solve_position (Search *search, const FhSolverPosition *position)
{
  uint64_t budget = search->nodes / (uint64_t) search->n_left * HARD_QUESTION;

  fh_solver_set_budget (search->solver, budget > 0 ? budget : 1);
  int tricks = fh_solver_value (search->solver, position);
  uint64_t nodes = fh_solver_nodes (search->solver);
  search->nodes -= nodes < search->nodes ? nodes : search->nodes;
  if (search->n_left > 1)
    search->n_left--;
  return tricks;
}

/* Adds what each option is worth in world @number; false when cancelled. */
static bool
solve_world (Search *search, int number)
{
  const FhSeatView *view = search->view;
  float weight = search->worlds->weights[number];
  bool has_stakes = false;
  FhStakes stakes;

  for (int i = 0; i < search->n; i++)
    {
      FhWorld world = search->worlds->worlds[number];
      const FhTable *table = fh_world_table (&world);
      FhAction action = fh_action_cards (FH_ACTION_DISCARD, view->seat, search->options[i].gone);
      FhSolverPosition position;

      if (fh_is_cancelled (search->cancelled))
        return false;
      if (fh_world_apply (&world, &action).code != FH_OK)
        continue;
      while (!table->deal_over && table->due != FH_ACTION_PLAY && fh_playout_step (&world))
        ;
      if (table->deal_over || !fh_solver_position_init (&position, &world))
        continue;
      if (!has_stakes)
        fh_stakes_init (&stakes, &world, view->seat);
      has_stakes = true;
      position.bidders = stakes.bidders;
      int tricks = solve_position (search, &position);
      if (tricks == FH_SOLVER_UNKNOWN)
        {
          fh_world_play_out (&world);
          tricks = fh_table_seats_tricks (table, stakes.bidders);
        }
      search->options[i].worth += weight * stakes.by_tricks[tricks].worth;
    }
  return true;
}

/* Ranks the options by some worlds, double dummy. */
static bool
solve (Search *search, const FhThinking *thinking)
{
  bool done = true;

  search->nodes = thinking->kitty.nodes;
  search->n_left = search->n * thinking->kitty.first + 1;
  for (int i = 0; i < search->n; i++)
    search->options[i].worth = 0;
  for (int w = 0; done && w < thinking->kitty.first && w < search->worlds->n; w++)
    done = solve_world (search, w);
  return done;
}

/* --- The best in all worlds --- */

/* What a trump, and an empty suit, count for beside ranks. */
#define A_TRUMP       100
#define AN_EMPTY_SUIT 1000

/* How gladly a person puts away @gone among choices that are as good: suits that go
 * empty can be trumped, and what is high is kept. */
static int
gladness (const FhSeatView *view, FhCardSet gone)
{
  FhDenomination trump = fh_table_trump (&view->table);
  int empty = 0, high = 0;

  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet suit = view->hand & fh_effective_suit_cards ((FhSuit) s, trump);

      empty += trump != FH_NO_TRUMP && suit && !(suit & ~gone);
    }
  FH_FOREACH_CARD (card, gone)
    high +=
        fh_card_power (card, trump)
        + (trump != FH_NO_TRUMP && fh_effective_suit (card, trump) == (FhSuit) trump ? A_TRUMP : 0);
  return AN_EMPTY_SUIT * empty - high;
}

/* Chooses of the discards of @comparison that are as good as the chosen one what a person would. */
static void
choose_gladly (const FhTrials *trials, const FhSeatView *view, FhComparison *comparison)
{
  int first = comparison->chosen;

  if (view->legal.due != FH_ACTION_DISCARD || fh_table_is_misere (&view->table))
    return;
  for (int k = 0; k < comparison->n; k++)
    {
      const FhWeighed *other = &comparison->list[k];

      if (other->n_worlds > 0 && fabsf (other->ahead) <= fh_outcomes_margin (other)
          && gladness (view, other->cards) > gladness (view, comparison->list[first].cards))
        first = k;
    }
  if (first == comparison->chosen)
    return;
  comparison->chosen = (uint8_t) first;
  fh_outcomes_measure (&trials->outcomes, comparison);
  /* What is as good as the best may yet be worse than something else. */
  fh_outcomes_settle (&trials->outcomes, comparison);
}

/* Takes the best of @trials if it beats the first by @margin and beyond its error.  Otherwise the
 * first stays: it is what the rules of thumb, and so a person, would do. */
static bool
take_best (FhDecision *decision, const FhWorlds *worlds, FhTrials *trials, float margin)
{
  fh_trials_believe (trials, worlds, 0);
  int best = fh_trials_best (trials, (double) margin, (double) FH_EQUAL_ERRORS);

  fh_trials_compare (trials, best, &decision->comparison);
  fh_outcomes_settle (&trials->outcomes, &decision->comparison);
  choose_gladly (trials, &worlds->view, &decision->comparison);
  if (decision->comparison.chosen == 0)
    return false;
  decision->action = trials->list[decision->comparison.chosen].action;
  return true;
}

/* Tries @trials, the first of which is @decision, in @worlds; whether another one is better. */
static bool
try_all (FhDecision *decision,
         FhTrials *trials,
         const FhWorlds *worlds,
         const FhThinking *thinking,
         const atomic_int *cancelled)
{
  trials->contracts = fh_contracts_new (worlds, thinking->nodes, cancelled);
  bool better = trials->contracts && fh_trials_run (trials, worlds, cancelled)
                && take_best (decision, worlds, trials, thinking->kitty.natural);

  fh_trials_clear (trials);
  fh_contracts_free (trials->contracts);
  return better;
}

static bool
search_discards (Search *search, FhDecision *decision, const FhThinking *thinking)
{
  FhTrial list[MAX_TRIED];
  FhTrials trials = { .n = 1, .list = list };
  FhCardSet natural = fh_action_set (&decision->action);

  list_discards (search, search->view->legal.cards, search->view->legal.count, 0);
  keep (search, thinking->kitty.listed, natural);
  if (!solve (search, thinking))
    return false;
  int kept =
      thinking->kitty.kept > thinking->kitty.told ? thinking->kitty.kept : thinking->kitty.told;
  keep (search, kept, natural);
  list[0] = (FhTrial){ .action = decision->action };
  for (int i = 0; i < search->n && trials.n < MAX_TRIED; i++)
    if (search->options[i].gone != natural)
      list[trials.n++] =
          (FhTrial){ .action = fh_action_cards (FH_ACTION_DISCARD, search->view->seat,
                                                search->options[i].gone),
                     .is_aside = i >= thinking->kitty.kept };
  return try_all (decision, &trials, search->worlds, thinking, search->cancelled);
}

static FhWorlds *
worlds_for (const FhSeatView *view,
            const FhThinking *thinking,
            FhSeed seed,
            const atomic_int *cancelled)
{
  FhWorldsBudget budget = thinking->worlds;

  budget.n_worlds = thinking->kitty.worlds;
  return fh_worlds_new (view, &budget, seed, cancelled);
}

bool
fh_discard_search (FhDecision *decision,
                   const FhSeatView *view,
                   const FhThinking *thinking,
                   FhSeed seed,
                   const atomic_int *cancelled)
{
  if (thinking->kitty.worlds == 0)
    return false;

  FhWorlds *worlds = worlds_for (view, thinking, seed, cancelled);
  Search *search = fh_memory_new (sizeof *search);
  FhSolver *solver = fh_solver_new (SOLVER_MEMORY);
  bool better = false;

  if (worlds && solver)
    {
      fh_solver_set_cancel (solver, cancelled);
      *search =
          (Search){ .view = view, .worlds = worlds, .cancelled = cancelled, .solver = solver };
      better = search_discards (search, decision, thinking);
    }
  fh_solver_free (solver);
  free (search);
  fh_worlds_free (worlds);
  return better;
}

/* --- Partners and called cards --- */

/* Lists what else could be named or called than what @trials begins with. */
static void
list_partners (FhTrials *trials, const FhSeatView *view)
{
  FhAction first = trials->list[0].action;

  if (view->legal.due == FH_ACTION_CALL)
    {
      FhCardSet called = fh_action_set (&first);

      /* Of two cards that are called for a misère, one is exchanged for another.  A pair that a
       * world refuses because of what the view does not tell (NZ-073) is not tried. */
      FH_FOREACH_CARD (out, called)
        FH_FOREACH_CARD (card, view->legal.cards & ~called)
          if (trials->n < MAX_TRIED)
            trials->list[trials->n++] = (FhTrial){
              .action = fh_action_cards (FH_ACTION_CALL, view->seat,
                                         (called & ~FH_SET (out)) | FH_SET (card)),
            };
      return;
    }
  for (unsigned seats = 0; seats < 1u << FH_MAX_SEATS; seats++)
    {
      FhAction action = { .kind = FH_ACTION_PARTNER, .seat = view->seat, .suit = FH_SUIT_NONE };
      unsigned named = 0;
      if ((seats & ~(unsigned) view->legal.seats) || __builtin_popcount (seats) > view->legal.count
          || trials->n == MAX_TRIED)
        continue;
      for (int i = 0; i < first.n_seats; i++)
        named |= fh_seat_bit (first.seats[i]);
      for (int seat = 0; seat < FH_MAX_SEATS; seat++)
        if (fh_seats_have (seats, seat))
          action.seats[action.n_seats++] = (uint8_t) seat;
      if (seats != named)
        trials->list[trials->n++] = (FhTrial){ .action = action };
    }
}

bool
fh_partner_search (FhDecision *decision,
                   const FhSeatView *view,
                   const FhThinking *thinking,
                   FhSeed seed,
                   const atomic_int *cancelled)
{
  FhTrial list[MAX_TRIED];
  FhTrials trials = { .n = 1, .list = list };
  bool better = false;

  if (thinking->kitty.worlds == 0)
    return false;
  FhWorlds *worlds = worlds_for (view, thinking, seed, cancelled);
  list[0] = (FhTrial){ .action = decision->action };
  list_partners (&trials, view);
  if (worlds)
    better = try_all (decision, &trials, worlds, thinking, cancelled);
  fh_worlds_free (worlds);
  return better;
}
