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
 * bench-judge chosen [CONTRACTS [FIRST [PRESET...]]]: experts bid and play until there are so many
 * contracts, which are printed as records.
 *
 * bench-judge forced KIND [CONTRACTS [FIRST [PRESET...]]]: likewise, but the contract is any call
 * of KIND (suits, no-trump, misere, open-misere, nullo) that the rules allow, whatever the hand: in
 * every other deal one drawn at random, else the one that looks best to the rules of thumb of all
 * hands.  The calls before it are theirs, after it all pass.
 *
 * bench-judge said [MOMENTS] < RECORDS: what the judge says of each of these contracts when it is
 * called, at the first lead and after four, seven and eight tricks (the first MOMENTS of these, 9,
 * each lead twice), to the declarer and to the first defender who has a choice, is set beside what
 * came of it, by tenths of what was said, unless the tricks have decided it.  On standard error
 * stand the pairs: the number of the record, the moment, the kind, the share of the layouts,
 * and whether the contract was made, for gather.
 *
 * Every deal has a seed of its own, from FIRST on; its number picks the preset, of all unless some
 * are named.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench-times.h"
#include "fh-advice.h"
#include "fh-bid-misere.h"
#include "fh-bid-tricks.h"
#include "fh-calibration.h"
#include "fh-deal.h"
#include "fh-fit.h"
#include "fh-reader.h"
#include "fh-writer.h"
#include "judge-pairs.h"

#define N_DRAWS  8
#define N_TENTHS 10

typedef struct
{
  int n, made;
  double said;
} Tenth;

static FhPreset presets[FH_N_PRESETS];
static int n_presets;
static FhPlayer judge;
static BenchTimes times;

static void
state_advice (FhAdvice *advice, const FhSeatView *view, uint64_t number)
{
  double start = bench_seconds ();

  fh_advice_init (advice, view, &judge, number);
  bench_times_add (&times, start);
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
  static const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
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

static const char *const kinds[FH_N_CONTRACT_KINDS] = { "suits", "no-trump", "misere",
                                                        "open-misere", "nullo" };

/* How good @call looks to the rules of thumb with the hand of @view: tricks beyond those that it
 * asks for, or less danger than a trick. */
static float
looks (const FhSeatView *view, FhCall call)
{
  if (fh_call_is_misere (call))
    return 1 - fh_bid_misere_danger (view);
  return fh_bid_tricks (view, fh_call_trump (call), fh_character_get (FH_STEADY)->partner_trust)
         - (float) fh_call_level (call);
}

/* One of the calls of @kind that the seat of @view may make: if @best, one that looks good. */
static FhCall
call_of_kind (const FhSeatView *view, FhContractKind kind, bool best, FhRng *rng)
{
  FhCall found = FH_PASS;
  float most = best ? -0.5f : -100;
  uint32_t n = 0;

  for (FhCall call = FH_FIRST_BID; call < FH_N_CALLS; call++)
    {
      if (!(view->legal.calls & FH_CALL_BIT (call)) || fh_contract_kind (call) != kind
          || looks (view, call) < most)
        continue;
      if (fh_rng_below (rng, ++n) == 0)
        found = call;
    }
  return found;
}

/* Whether the partner of the seat of @view may go on with a grand nullo once it has bid nullo. */
static bool
opens_grand (const FhSeatView *view, FhRng *rng)
{
  return (view->legal.calls & FH_CALL_BIT (FH_NULLO)) && fh_rng_below (rng, 4) == 0;
}

/* Bids until a contract of @kind is forced on somebody; false where nobody could be made to. */
static bool
force_contract (FhState *state, FhContractKind kind, int number)
{
  static const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  const FhTable *table = &state->table;
  FhCall forced = FH_PASS;
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number ((uint64_t) number), 7);
  bool best = fh_rng_below (&rng, 2);
  int passed_over = (int) fh_rng_below (&rng, table->rules.n_callers);
  while (table->due == FH_ACTION_BID)
    {
      FhSeatView view;
      FhCall call = FH_PASS;

      fh_seat_view_init (&view, state, table->turn);
      if (forced == FH_NULLO && kind == FH_CONTRACT_NULLO
          && (view.legal.calls & FH_CALL_BIT (FH_GRAND_NULLO)) && fh_rng_below (&rng, 2))
        call = forced = FH_GRAND_NULLO;
      else if (forced == FH_PASS && passed_over-- <= 0)
        call = forced = call_of_kind (&view, kind, best, &rng);
      if (forced == FH_PASS)
        call = kind == FH_CONTRACT_NULLO && opens_grand (&view, &rng)
                   ? (forced = FH_NULLO)
                   : fh_player_decide (&player, &view, NULL).action.call;
      FhAction action = fh_action_bid (view.seat, call);
      if (fh_state_apply (state, &action).code != FH_OK)
        return false;
    }
  return forced != FH_PASS && table->contract == forced;
}

/* Lets experts play deal number @number on, in which the contract is one of @kind if that is one,
 * and prints the record; false where it has none. */
static bool
play_contract (int number, FhContractKind kind)
{
  static const FhPlayer player = { .level = FH_PLAYER_EXPERT, .character = FH_STEADY };
  FhState state;
  FhState dealt;

  begin (&state, number);
  dealt = state;
  if (kind < FH_N_CONTRACT_KINDS && !force_contract (&state, kind, number))
    return false;
  FhRecord *record = fh_record_new_for_rules (&state.table.rules);
  FhAction deal =
      fh_deal_from_seed (&state.table.rules, number / n_presets % state.table.rules.n_callers,
                         fh_seed_from_number (8000000u + (uint64_t) number), 0);
  fh_record_append (record, &deal, &dealt.table);
  for (int i = 0; i < state.table.n_calls; i++)
    {
      FhAction call = fh_action_bid (state.table.calls[i].seat, state.table.calls[i].call);
      fh_state_apply (&dealt, &call);
      fh_record_append (record, &call, &dealt.table);
    }
  state = dealt;
  while (!state.table.deal_over)
    {
      FhSeatView view;

      fh_seat_view_init (&view, &state, state.table.turn);
      FhAction action = fh_player_decide (&player, &view, NULL).action;
      for (int n = 1; fh_state_apply (&state, &action).code != FH_OK; n++)
        action = fh_player_decide_again (&player, &view, n, NULL).action;
      fh_record_append (record, &action, &state.table);
    }
  bool has_contract = state.table.declarer != FH_SEAT_NONE;
  char *text = fh_record_write (record);
  if (has_contract)
    printf ("%s\n", text);
  fflush (stdout);
  free (text);
  fh_record_free (record);
  return has_contract;
}

static Tenth tenths[N_MOMENTS][FH_N_CONTRACT_KINDS][N_TENTHS];

/* What was said of the contract: a chance, less than 0 where nothing was said, and the share of the
 * layouts that it is made of. */
typedef struct
{
  double said, share;
} Words;

typedef struct
{
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
      return (Words){ .said = (double) choice->make, .share = (double) choice->share };
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

/* Whether the bid @index of @record, which is @action, becomes the contract. */
static bool
becomes_contract (const FhRecord *record, size_t index, const FhAction *action)
{
  if (action->kind != FH_ACTION_BID || action->call == FH_PASS)
    return false;
  for (size_t i = index + 1; i < fh_record_n_actions (record); i++)
    {
      FhAction later = fh_record_action (record, i);

      if (later.kind == FH_ACTION_BID && later.call != FH_PASS)
        return false;
    }
  return true;
}

/* Notes what the judge says on @record, number @number, at the first @n_moments moments. */
static void
judge_record (const FhRecord *record, int number, int n_moments)
{
  FhState state;
  const FhTable *table = &state.table;
  Said said;

  for (int moment = 0; moment < N_MOMENTS; moment++)
    said.at[moment].said = -1;
  fh_state_init (&state, fh_record_rules (record));
  for (size_t i = 0; i < fh_record_n_actions (record); i++)
    {
      const FhAction action = fh_record_action (record, i);
      FhSeatView view;

      if (action.kind != FH_ACTION_DEAL)
        {
          fh_seat_view_init (&view, &state, table->turn);
          if (becomes_contract (record, i, &action))
            said.at[AT_CALL] = words_on (&view, &action);
          int moment = table->declarer == FH_SEAT_NONE ? N_MOMENTS : (int) moment_of (&view, &said);
          if (moment < n_moments)
            said.at[moment] = words_on (&view, NULL);
        }
      fh_state_apply (&state, &action);
    }
  for (int moment = 0; moment < N_MOMENTS; moment++)
    if (said.at[moment].said >= 0)
      {
        FhContractKind kind = fh_contract_kind (table->contract);
        double chance = said.at[moment].said;
        Tenth *tenth = &tenths[moment][kind][(int) fmin (chance * N_TENTHS, N_TENTHS - 1)];

        tenth->n++;
        tenth->made += table->made;
        tenth->said += chance;
        fprintf (stderr, "%d %d %d %.4f %d\n", number, moment, (int) kind, said.at[moment].share,
                 table->made);
      }
}

static void
print_tenths (void)
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

  for (int moment = 0; moment < N_MOMENTS; moment++)
    for (int kind = 0; kind < FH_N_CONTRACT_KINDS; kind++)
      {
        Tenth all = { 0 };

        for (int t = 0; t < N_TENTHS; t++)
          {
            const Tenth *tenth = &tenths[moment][kind][t];

            if (tenth->n > 0)
              printf ("%s, %s: said %.0f %%, made %.0f %% of %d\n", moments[moment], kinds[kind],
                      100 * tenth->said / tenth->n, 100.0 * tenth->made / tenth->n, tenth->n);
            all.n += tenth->n;
            all.made += tenth->made;
            all.said += tenth->said;
          }
        if (all.n > 0)
          printf ("%s, %s, all: said %.1f %%, made %.1f ± %.1f %% of %d\n", moments[moment],
                  kinds[kind], 100 * all.said / all.n, 100.0 * all.made / all.n,
                  196 * sqrt ((double) all.made / all.n * (all.n - all.made) / all.n / all.n),
                  all.n);
      }
}

/* Judges the records on standard input, each of which ends before the next, or at the end. */
static void
judge_records (int n_moments)
{
  static char text[1 << 20];
  char line[4096];
  size_t length = 0;
  int number = 0;

  for (bool more = true; more;)
    {
      more = fgets (line, sizeof line, stdin) != NULL;
      if ((!more || strcmp (line, "500 1\n") == 0) && length > 0)
        {
          FhRecordError error;
          FhRecord *record = fh_record_read (text, length, &error, NULL);

          if (!record)
            exit (2);
          judge_record (record, number++, n_moments);
          fh_record_free (record);
          length = 0;
        }
      if (more && length + strlen (line) < sizeof text)
        {
          memcpy (text + length, line, strlen (line));
          length += strlen (line);
        }
    }
  print_tenths ();
}

static FhContractKind
kind_from_word (const char *word)
{
  int kind = 0;

  while (kind < FH_N_CONTRACT_KINDS && strcmp (kinds[kind], word) != 0)
    kind++;
  return (FhContractKind) kind;
}

int
main (int argc, char **argv)
{
  const char *what = argc > 1 ? argv[1] : "";
  bool forced = strcmp (what, "forced") == 0;
  int next = forced ? 3 : 2;
  FhContractKind kind = forced && argc > 2 ? kind_from_word (argv[2]) : FH_N_CONTRACT_KINDS;
  int n = argc > next ? atoi (argv[next]) : 40;
  int first = argc > next + 1 ? atoi (argv[next + 1]) : 0;

  judge = fh_advice_judge (NULL);
  for (int i = next + 2; i < argc && n_presets < FH_N_PRESETS; i++)
    if (!fh_preset_from_id (argv[i], &presets[n_presets++]))
      return 2;
  for (bool all = n_presets == 0; all && n_presets < FH_N_PRESETS; n_presets++)
    presets[n_presets] = (FhPreset) n_presets;
  if (strcmp (what, "layouts") == 0)
    measure_layouts (n, first);
  else if (strcmp (what, "said") == 0)
    judge_records (argc > 2 ? n : N_MOMENTS);
  else if (strcmp (what, "chosen") == 0 || (forced && kind < FH_N_CONTRACT_KINDS))
    for (int i = first, left = n; left > 0; i++)
      left -= play_contract (i, kind);
  else
    return 2;
  bench_times_print (&times, "a statement");
  return 0;
}
