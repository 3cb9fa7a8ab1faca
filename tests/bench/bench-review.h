/* bench-review.h: what the measurements of a review share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-cost.h"
#include "fh-player.h"
#include "fh-practice-fault.h"
#include "fh-state.h"

/* Points from which on an error is planted, and from which on one is clear. */
#define BENCH_LEAST_ERROR 40.0f
#define BENCH_CLEAR_ERROR 20.0f

#define BENCH_MAX_STEPS 256

typedef struct
{
  FhState before;
  FhAction done;
  bool is_decision; /* of seat 0 */
} BenchStep;

typedef struct
{
  FhAction dealt;
  int n;
  BenchStep steps[BENCH_MAX_STEPS];
} BenchDeal;

/* What is measured, and with whom. */
typedef struct
{
  int n_presets;
  FhPreset presets[FH_N_PRESETS];
  FhPlayer player, judge;
  bool verbose;
  bool misere; /* who may, and whose turn it is by the number of the deal, bids to lose them all */
} BenchReview;

extern BenchReview bench;

/* Deals the cards number @number in @deal, nothing done yet, to @state. */
void bench_begin (BenchDeal *deal, FhState *state, int number);

/* Plays on from @state, and writes down in @deal what is done. */
void bench_play_on (BenchDeal *deal, FhState *state, int number);

bool bench_has_choice (const FhSeatView *view);

/* What @step cost, by layouts of @number; false where that cannot be said. */
bool bench_weigh (FhCost *cost, const BenchStep *step, uint64_t number);

/* Finds an error for @step that is @fault, any for FH_FAULT_NONE, and costs BENCH_LEAST_ERROR at
 * the least, in layouts that no review has; which one of them is for @rng to say. */
bool bench_find_error (const BenchStep *step, FhPracticeFault fault, FhRng *rng, FhAction *error);

/* Whether what @cost says against @step holds against the rules, if it says anything; if not, *@why
 * is a word on it. */
bool bench_is_true (const FhCost *cost, const BenchStep *step, const char **why);

/* Prints @hits of @n with the 95 % interval of Wilson. */
void bench_print_share (const char *what, int hits, int n, const char *unit);

/* --- The modes that have files of their own --- */

/* Goes through the clear errors of @n_deals, and counts what is said of them; returns whether all
 * of it is true. */
bool bench_review_why (int n_deals, int first);

/* Plants @n_errors of all faults; returns whether each is named with a true reason. */
bool bench_review_kinds (int n_errors, int first);
