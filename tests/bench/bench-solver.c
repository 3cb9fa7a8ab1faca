/* bench-solver.c: how quick the solver is, beside DDS on one thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-solver [DEALS [SEED [PART]]]: both solve the same deals in turn, so that what else the
 * machine does falls on both; only the ratios of one run mean something.  PART is `dds` or
 * `tables`; both are run without it.
 */
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "bench-times.h"
#include "fh-deal.h"
#include "fh-options.h"
#include "fh-solver.h"

#ifdef HAVE_DDS
#include "fh-dds.h"
#endif

typedef struct
{
  const char *name;
  GArray *times; /* double, seconds */
  long stopped;
  uint64_t nodes;
} Series;

static Series
series (const char *name)
{
  return (Series){ .name = name, .times = g_array_new (FALSE, FALSE, sizeof (double)) };
}

static void
add (Series *self, double start)
{
  double taken = bench_seconds () - start;

  g_array_append_val (self->times, taken);
}

static double
mean (const Series *self)
{
  double sum = 0;

  for (guint i = 0; i < self->times->len; i++)
    sum += g_array_index (self->times, double, i);
  return sum / self->times->len;
}

static void
print_series (Series *self, const Series *other)
{
  g_array_sort (self->times, bench_compare);
  double *times = (double *) (void *) self->times->data;
  guint n = self->times->len;

  printf ("%-34s mean %8.4f  median %8.4f  95%% %8.4f  max %8.3f ms", self->name, 1e3 * mean (self),
          1e3 * times[n / 2], 1e3 * times[n * 95 / 100], 1e3 * times[n - 1]);
  if (self->nodes)
    printf ("  nodes %8.0f", (double) self->nodes / n);
  if (self->stopped)
    printf ("  stopped %.1f%%", 100.0 * self->stopped / n);
  if (other)
    printf ("  x%.2f", mean (other) / mean (self));
  printf ("\n");
}

/* The hands of a random deal by @rules, the kitty dropped, in the contract @call by seat 0. */
static void
deal_position (
    FhSolverPosition *position, const FhRules *rules, FhCall call, guint64 seed, guint64 n)
{
  FhState state;
  FhAction deal = fh_deal_from_seed (rules, 0, fh_seed_from_number (seed), n);

  fh_state_init (&state, rules);
  fh_state_apply (&state, &deal);
  fh_solver_position_init_contract (position, rules, call, 0);
  for (int seat = 0; seat < rules->n_seats; seat++)
    if (fh_seats_have (position->playing, seat))
      position->hands[seat] = state.hands[seat];
}

#ifdef HAVE_DDS
/* The next deal of @trump (suits by turns) of those that DDS can be asked about. */
static void
next_deal (FhSolverPosition *position,
           struct deal *deal,
           FhCard cards[FH_N_SUITS][15],
           const FhRules *rules,
           FhDenomination trump,
           guint64 seed,
           guint64 *n)
{
  FhCardSet all;

  do
    {
      FhDenomination suit = trump == FH_NO_TRUMP ? trump : (FhDenomination) (*n % 4);
      all = 0;
      deal_position (position, rules, fh_bid (8, suit), seed, (*n)++);
      for (int seat = 0; seat < 4; seat++)
        all |= position->hands[seat];
    }
  while (trump == FH_NO_TRUMP && all & FH_SET_JOKERS);
  fh_dds_deal (deal, cards, position);
}

/* Each question is about deals of its own, so that nobody remembers the answer. */
static void
bench_dds (const char *name, FhDenomination trump, int n_deals, guint64 seed, FhSolver *solver)
{
  FhRules rules;
  FhSolverPosition position;
  Series dds_value = series ("DDS exact"), own_value = series ("exact");
  Series dds_cards = series ("DDS every card"), own_cards = series ("every card");
  Series dds_eight = series ("DDS at least 8"), own_eight = series ("at least 8");
  struct deal deal;
  FhCard cards[FH_N_SUITS][15];
  struct futureTricks tricks;
  FhSolverCard values[FH_SOLVER_MAX_MOVES];
  guint64 n = 0;
  int wrong = 0;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  for (int i = 0; i < n_deals; i++)
    {
      next_deal (&position, &deal, cards, &rules, trump, seed, &n);
      double start = bench_seconds ();
      fh_dds_solve (&deal, -1, 1, &tricks);
      add (&dds_value, start);
      start = bench_seconds ();
      int value = fh_solver_value (solver, &position);
      add (&own_value, start);
      own_value.nodes += fh_solver_nodes (solver);
      wrong += value != tricks.score[0];

      next_deal (&position, &deal, cards, &rules, trump, seed, &n);
      start = bench_seconds ();
      fh_dds_solve (&deal, 8, 1, &tricks);
      add (&dds_eight, start);
      start = bench_seconds ();
      value = fh_solver_at_least (solver, &position, 8);
      add (&own_eight, start);
      own_eight.nodes += fh_solver_nodes (solver);
      wrong += value != (tricks.score[0] >= 8);

      next_deal (&position, &deal, cards, &rules, trump, seed, &n);
      start = bench_seconds ();
      fh_dds_solve (&deal, -1, 3, &tricks);
      add (&dds_cards, start);
      start = bench_seconds ();
      int n_cards = fh_solver_cards (solver, &position, values);
      add (&own_cards, start);
      own_cards.nodes += fh_solver_nodes (solver);
      for (int k = 0; k < tricks.cards; k++)
        for (int m = 0; m < n_cards; m++)
          if (values[m].card == cards[tricks.suit[k]][tricks.rank[k]])
            wrong += values[m].value != tricks.score[k];
    }
  printf ("%s: %d deals of four hands for each question, %d wrong\n", name, n_deals, wrong);
  print_series (&dds_value, NULL);
  print_series (&own_value, &dds_value);
  print_series (&dds_cards, NULL);
  print_series (&own_cards, &dds_cards);
  print_series (&dds_eight, NULL);
  print_series (&own_eight, &dds_eight);
}
#endif

/* A table of the bench: a contract by seat 0 with the seats of @partners besides his side. */
typedef struct
{
  const char *id;
  FhCall call;
  unsigned partners;
  int target;
  const char *kitty_size; /* NULL: as it is there */
} Table;

/* Deals of a table, those for "at least" and those for the exact number; @budget nodes at most. */
static void
bench_table (const Table *table, int n_deals, guint64 seed, guint64 budget, FhSolver *solver)
{
  FhPreset preset;
  FhRules rules;
  Series reached = series ("at least"), value = series ("exact");
  FhSolverPosition position;

  fh_preset_from_id (table->id, &preset);
  fh_rules_init (&rules, preset);
  if (table->kitty_size)
    fh_option_set (&rules, "kitty-size", table->kitty_size);
  fh_solver_set_budget (solver, budget);
  for (guint64 n = 0; n < (guint64) n_deals; n++)
    {
      deal_position (&position, &rules, table->call, seed, 2 * n);
      position.bidders |= (uint8_t) table->partners;
      double start = bench_seconds ();
      reached.stopped += fh_solver_at_least (solver, &position, table->target) == FH_SOLVER_UNKNOWN;
      add (&reached, start);
      reached.nodes += fh_solver_nodes (solver);

      deal_position (&position, &rules, table->call, seed, 2 * n + 1);
      position.bidders |= (uint8_t) table->partners;
      start = bench_seconds ();
      value.stopped += fh_solver_value (solver, &position) == FH_SOLVER_UNKNOWN;
      add (&value, start);
      value.nodes += fh_solver_nodes (solver);
    }
  fh_solver_set_budget (solver, 0);
  printf ("%s%s, contract %d, target %d: %d deals, at most %.0f nodes\n", table->id,
          table->kitty_size ? " with two jokers" : "", table->call, table->target, n_deals,
          (double) budget);
  print_series (&reached, NULL);
  print_series (&value, NULL);
  fflush (stdout);
}

#define BUDGET 500000

static const Table tables[] = {
  /* 8NT, with a joker in most deals, or both. */
  { "american-4", FH_LAST_BID - 10, 0, 8 },
  { "australian-4", FH_LAST_BID - 10, 0, 8 },
  { "american-4", FH_LAST_BID - 10, 0, 8, "6" },
  { "new-zealand-4", FH_MISERE, 0, 1 },
  { "australian-4", FH_MISERE, 0, 1 },
  { "midwest-4", FH_NULLO, 0, 1 },
  { "australian-3", FH_FIRST_BID + 8, 0, 7 },
  { "american-5", FH_FIRST_BID + 8, 4, 7 },
  { "american-5", FH_FIRST_BID + 8, 0, 6 },
  { "american-6", FH_FIRST_BID + 8, 0, 7 },
  { "new-zealand-6-pairs", FH_FIRST_BID + 8, 0, 6 },
};

int
main (int argc, char **argv)
{
  int n_deals = argc > 1 ? atoi (argv[1]) : 500;
  guint64 seed = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 1;
  const char *part = argc > 3 ? argv[3] : "";
  FhSolver *solver = fh_solver_new (0);
  struct rusage usage;

#ifdef HAVE_DDS
  if (strcmp (part, "tables") != 0)
    {
      bench_dds ("suit", FH_TRUMP_SPADES, n_deals, seed, solver);
      bench_dds ("no trump without the joker", FH_NO_TRUMP, n_deals, seed, solver);
    }
#endif
  if (strcmp (part, "dds") != 0)
    for (size_t i = 0; i < G_N_ELEMENTS (tables); i++)
      bench_table (&tables[i], n_deals, seed, BUDGET, solver);
  fh_solver_free (solver);
  getrusage (RUSAGE_SELF, &usage);
  printf ("peak memory of the whole process: %.1f MB\n", (double) usage.ru_maxrss / 1024);
  return EXIT_SUCCESS;
}
