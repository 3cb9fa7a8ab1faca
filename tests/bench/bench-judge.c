/* bench-judge.c: whether the judge's numbers hold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-judge layouts [POSITIONS [FIRST [PRESET...]]]: positions out of deals that players of rules
 * play.  In each the judge makes its statement with its usual layouts and with eight other draws of
 * them.  Printed are, over the choices with a chance, the variance of the share among the eight
 * beside the binomial one of the layouts that are named; how often the usual share is within three
 * standard errors of the mean of the eight, which stands on some 2,400 layouts that are not its
 * own; how far the chance is from theirs in points; how many layouts are named; and the time of a
 * statement.
 *
 * bench-judge contracts [CONTRACTS [LEVEL [FIRST [PRESET...]]]]: players of LEVEL bid and play
 * until there are so many contracts.  What the judge says of each when it is called, at the first
 * lead and after four, seven and eight tricks, to the declarer and to the first defender who has a
 * choice, is set beside what came of it, by tenths of what was said, unless the tricks have decided
 * it.  On standard error stand the pairs: the number of the deal, the moment, the kind, the share
 * of the layouts, whether the contract was made, and whether all layouts were tried, for
 * fit-calibration.
 *
 * Every deal has a seed of its own, from FIRST on; its number picks the preset.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fh-advice.h"
#include "fh-deal.h"
#include "fh-fit.h"
#include "judge-pairs.h"

#define N_DRAWS   8
#define N_TENTHS  10
#define MAX_TIMES 100000

typedef struct
{
  int n, made;
  double said;
} Tenth;

static FhPreset presets[FH_N_PRESETS];
static int n_presets;
static FhPlayer judge;
static float times[MAX_TIMES];
static int n_times;

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec + 1e-9 * (double) time.tv_nsec;
}

static void
state_advice (FhAdvice *advice, const FhSeatView *view, uint64_t number)
{
  double start = now ();

  fh_advice_init (advice, view, &judge, number);
  if (n_times < MAX_TIMES)
    times[n_times++] = (float) (now () - start);
}

static int
compare_times (const void *a, const void *b)
{
  float left = *(const float *) a, right = *(const float *) b;

  return (left > right) - (left < right);
}

static void
print_times (void)
{
  if (n_times == 0)
    return;
  qsort (times, (size_t) n_times, sizeof *times, compare_times);
  printf ("seconds of a statement: median %.3f, 95 %% %.3f, most %.3f\n",
          (double) times[n_times / 2], (double) times[n_times * 95 / 100],
          (double) times[n_times - 1]);
}

static void
begin (FhState *state, int number)
{
  FhRules rules;

  fh_rules_init (&rules, presets[number % n_presets]);
  FhAction deal = fh_deal_from_seed (&rules, number / n_presets % rules.n_callers,
                                     fh_seed_from_number (8000000u + (uint64_t) number), 0);
  fh_state_init (state, &rules);
  fh_state_apply (state, &deal);
}

/* --- Other layouts --- */

typedef struct
{
  double seen, allowed; /* variances */
  long n, within, complete, n_far;
  double off, worst;
  int layouts[2000];
  int n_layouts;
} Sums;

static void
look_at (Sums *sums, const FhSeatView *view)
{
  static FhAdvice usual, others[N_DRAWS];

  state_advice (&usual, view, 0);
  if (usual.complete || usual.due == FH_ACTION_NONE)
    {
      sums->complete++;
      return;
    }
  for (int draw = 0; draw < N_DRAWS; draw++)
    state_advice (&others[draw], view, (uint64_t) draw + 1);
  if (sums->n_layouts < 2000)
    sums->layouts[sums->n_layouts++] = (int) usual.choices[0].n_layouts;
  for (int i = 0; i < usual.n_choices; i++)
    {
      const FhAdvisedChoice *choice = &usual.choices[i];
      double sum = 0, shares = 0, squares = 0, binomial = 0, errors = 0;
      int n = 0;

      if (!choice->has_contract || choice->n_layouts == 0)
        continue;
      for (int draw = 0; draw < N_DRAWS; draw++)
        for (int k = 0; k < others[draw].n_choices; k++)
          {
            const FhAdvisedChoice *other = &others[draw].choices[k];

            if (!fh_action_equal (&other->action, &choice->action) || !other->has_contract
                || other->n_layouts == 0)
              continue;
            sum += (double) other->make;
            shares += (double) other->share;
            squares += (double) (other->share * other->share);
            binomial += 1.0 / other->n_layouts;
            errors += (double) (other->share_error * other->share_error);
            n++;
          }
      if (n < N_DRAWS)
        continue;
      double off = fabs ((double) choice->make - sum / n);
      double share = shares / n, share_off = fabs ((double) choice->share - share);
      double error = sqrt ((double) (choice->share_error * choice->share_error) + errors / n / n);

      sums->seen += (squares - shares * share) / (n - 1);
      sums->allowed += share * (1 - share) * binomial / n;
      sums->n++;
      sums->off += off;
      sums->within += share_off <= 3 * error + 1e-6;
      sums->n_far += off > 0.1;
      sums->worst = fmax (sums->worst, off);
    }
}

static int
compare_ints (const void *a, const void *b)
{
  return *(const int *) a - *(const int *) b;
}

static void
measure_layouts (int n_positions, int first)
{
  static const FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };
  static Sums sums;

  for (int i = first, n = 0; n < n_positions; i++)
    {
      /* Decision number i of a deal, over and over, so that all parts of a deal are met. */
      FhState state;
      FhSeatView view;
      int left = i / n_presets * 7 % 47;

      begin (&state, i);
      for (; !state.table.deal_over; left--)
        {
          fh_seat_view_init (&view, &state, state.table.turn);
          if (left <= 0 && view.legal.due != FH_ACTION_DEAL)
            break;
          FhAction action = fh_player_decide (&player, &view, NULL).action;
          fh_fit_carry_out (&state, &player, &view, &action, NULL);
        }
      if (state.table.deal_over)
        continue;
      look_at (&sums, &view);
      n++;
    }
  printf ("%d positions, %ld of them with all layouts; %ld choices\n", n_positions, sums.complete,
          sums.n);
  printf ("variance: %.2f times binomial\n", sums.seen / sums.allowed);
  printf (
      "within three errors: %.1f %%; off by %.2f points of chance in the mean, %.0f at most, more "
      "than 10 in %.1f %%\n",
      100.0 * (double) sums.within / (double) sums.n, 100 * sums.off / (double) sums.n,
      100 * sums.worst, 100.0 * (double) sums.n_far / (double) sums.n);
  if (sums.n_layouts)
    {
      qsort (sums.layouts, (size_t) sums.n_layouts, sizeof *sums.layouts, compare_ints);
      printf ("layouts named: a tenth %d or less, median %d, a tenth %d or more\n",
              sums.layouts[sums.n_layouts / 10], sums.layouts[sums.n_layouts / 2],
              sums.layouts[sums.n_layouts * 9 / 10]);
    }
}

/* --- Contracts --- */

static Tenth tenths[N_MOMENTS][N_KINDS][N_TENTHS];

/* What was said of the contract: a chance, less than 0 where nothing was said, what it is made of,
 * and whether that is all layouts. */
typedef struct
{
  double said, share;
  bool complete;
} Words;

typedef struct
{
  Words by_seat[FH_MAX_SEATS];
  Words at[N_MOMENTS];
} Said;

/* What the judge says to the seat of @view of the chance of the contract when it does as advised,
 * in an auction when it does @done; and the share of the layouts. */
static Words
words_on (const FhSeatView *view, const FhAction *done)
{
  const Words nothing = { .said = -1 };
  static FhAdvice advice;

  state_advice (&advice, view, 0);
  for (int i = 0; i < advice.n_choices; i++)
    {
      const FhAdvisedChoice *choice = &advice.choices[i];

      if (done ? !fh_action_equal (&choice->action, done) : !choice->best)
        continue;
      if (!choice->has_contract || choice->n_layouts == 0 || choice->make <= 0 || choice->make >= 1)
        return nothing;
      return (Words){ .said = (double) choice->make,
                      .share = (double) choice->share,
                      .complete = advice.complete };
    }
  return nothing;
}

/* Which moment it is for the seat of @view, which is about to play, or N_MOMENTS. */
static Moment
moment_of (const FhSeatView *view, const Said *said)
{
  const FhTable *table = &view->table;
  int n = table->n_tricks;
  bool declaring = view->seat == table->declarer;
  Moment moment = n >= 8 ? AFTER_EIGHT : n >= 7 ? AFTER_SEVEN : n >= 4 ? AFTER_FOUR : AT_LEAD;

  if (view->legal.due != FH_ACTION_PLAY
      || (!declaring && fh_seats_have (view->allies, table->declarer)))
    return N_MOMENTS;
  moment = declaring ? moment : (Moment) (moment + 1);
  return said->at[moment].said < 0 ? moment : N_MOMENTS;
}

static bool
play_contract (int number, const FhPlayer *player)
{
  FhState state;
  const FhTable *table = &state.table;
  Said said;

  begin (&state, number);
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    said.by_seat[seat].said = -1;
  for (int moment = 0; moment < N_MOMENTS; moment++)
    said.at[moment].said = -1;
  while (!table->deal_over)
    {
      FhSeatView view;

      fh_seat_view_init (&view, &state, table->turn);
      FhDecision decision = fh_player_decide (player, &view, NULL);
      if (decision.action.kind == FH_ACTION_BID && decision.action.call != FH_PASS)
        said.by_seat[view.seat] = words_on (&view, &decision.action);
      Moment moment = table->declarer == FH_SEAT_NONE ? N_MOMENTS : moment_of (&view, &said);
      if (moment < N_MOMENTS)
        said.at[moment] = words_on (&view, NULL);
      fh_fit_carry_out (&state, player, &view, &decision.action, NULL);
    }
  if (table->declarer == FH_SEAT_NONE)
    return false;
  FhCall call = table->contract;
  Kind kind = fh_call_is_misere (call)              ? MISERE
              : fh_call_trump (call) == FH_NO_TRUMP ? NO_TRUMP
                                                    : SUITS;
  said.at[AT_CALL] = said.by_seat[table->declarer];
  for (int moment = 0; moment < N_MOMENTS; moment++)
    if (said.at[moment].said >= 0)
      {
        double chance = said.at[moment].said;
        Tenth *tenth = &tenths[moment][kind][(int) fmin (chance * N_TENTHS, N_TENTHS - 1)];

        tenth->n++;
        tenth->made += table->made;
        tenth->said += chance;
        fprintf (stderr, "%d %d %d %.4f %d %d\n", number, moment, (int) kind, said.at[moment].share,
                 table->made, said.at[moment].complete);
      }
  return true;
}

static void
measure_contracts (int n_contracts, FhPlayerKind level, int first)
{
  static const char *const moments[N_MOMENTS] = {
    "at the call",
    "at the first lead",
    "at the first lead, to a defender",
    "after four tricks",
    "after four tricks, to a defender",
    "after seven tricks",
    "after seven tricks, to a defender",
    "after eight tricks",
    "after eight tricks, to a defender",
  };
  static const char *const kinds[N_KINDS] = { "suits", "no-trump", "misère" };
  const FhPlayer player = { .kind = (uint8_t) level, .character = FH_STEADY };

  for (int i = first, n = 0; n < n_contracts; i++)
    n += play_contract (i, &player);
  for (int moment = 0; moment < N_MOMENTS; moment++)
    for (int kind = 0; kind < N_KINDS; kind++)
      for (int t = 0; t < N_TENTHS; t++)
        {
          const Tenth *tenth = &tenths[moment][kind][t];

          if (tenth->n > 0)
            printf ("%s, %s: said %.0f %%, made %.0f %% of %d\n", moments[moment], kinds[kind],
                    100 * tenth->said / tenth->n, 100.0 * tenth->made / tenth->n, tenth->n);
        }
}

int
main (int argc, char **argv)
{
  bool contracts = argc > 1 && strcmp (argv[1], "contracts") == 0;
  int n = argc > 2 ? atoi (argv[2]) : 40, next = contracts ? 4 : 3;
  FhPlayerKind level = FH_PLAYER_EXPERT;

  if (argc < 2 || (!contracts && strcmp (argv[1], "layouts") != 0)
      || (contracts && argc > 3 && !fh_level_from_word (argv[3], &level)))
    return 2;
  judge = fh_advice_judge (NULL);
  int first = argc > next ? atoi (argv[next]) : 0;
  for (int i = next + 1; i < argc && n_presets < FH_N_PRESETS; i++)
    if (!fh_preset_from_id (argv[i], &presets[n_presets++]))
      return 2;
  if (n_presets == 0)
    presets[n_presets++] = FH_PRESET_AMERICAN_4;
  if (contracts)
    measure_contracts (n, level, first);
  else
    measure_layouts (n, first);
  print_times ();
  return 0;
}
