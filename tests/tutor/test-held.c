/* test-held.c: what players who call so hold, and what becomes of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "add-tests.h"
#include "fh-fit-held.h"
#include "fh-position.h"

/* Not 1, the usual seed of what writes the file. */
#define SEED    2000
#define N_DEALS 300

/* Of fewer hands nothing is known.  A share may be off by so many standard errors, and a little:
 * hands of one deal know of each other. */
#define LEAST_HANDS 30
#define ERRORS      4
#define LITTLE      0.03

static void
assert_share (const char *what,
              const FhHeld *held,
              uint32_t part,
              uint32_t n,
              uint32_t part_of_sample,
              uint32_t n_of_sample)
{
  double share = part / (double) n, sample = part_of_sample / (double) n_of_sample;
  double error = hypot (fh_held_error (part, n), fh_held_error (part_of_sample, n_of_sample));

  if (fabs (share - sample) > LITTLE + ERRORS * error)
    g_test_fail_printf ("call %d, place %d: %s %.3f, in the sample %.3f of %u", held->call,
                        held->place, what, share, sample, n_of_sample);
}

/* No more than a tenth of the sample is below @usual, nor above it, and it is hardly wider than
 * that of the sample. */
static void
assert_usual (const char *what,
              const FhHeld *held,
              const uint8_t usual[2],
              const uint32_t *counts,
              int n_counts,
              uint32_t n,
              const uint8_t usual_of_sample[2])
{
  double most = 0.1 + LITTLE + ERRORS * fh_held_error (n / 10, n);
  uint32_t below = 0, above = 0;

  for (int i = 0; i < n_counts; i++)
    {
      below += i < usual[0] ? counts[i] : 0;
      above += i > usual[1] ? counts[i] : 0;
    }
  if (below > most * n || above > most * n || ABS (usual[0] - usual_of_sample[0]) > 1
      || ABS (usual[1] - usual_of_sample[1]) > 1)
    g_test_fail_printf ("call %d, place %d: %s %d to %d, in the sample %d to %d", held->call,
                        held->place, what, usual[0], usual[1], usual_of_sample[0],
                        usual_of_sample[1]);
}

/* The file says what new games of club players show. */
static void
test_counts (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autofree FhHeldFit *fit = g_new (FhHeldFit, 1);
  int n_compared = 0;

  fh_held_fit_init (fit, preset, SEED, N_DEALS);
  for (int i = 0; i < fh_n_held; i++)
    {
      const FhHeld *held = &fh_held_list[i];
      const FhHeldCount *count = &fit->counts[held->call][held->place];
      FhHeld sample;

      if (held->preset != preset || count->n < LEAST_HANDS)
        continue;
      fh_held_fit_solve (fit, held->call, (FhToldPlace) held->place, &sample);
      assert_share ("tops", held, held->n_top, held->n, sample.n_top, sample.n);
      if (held->n_contracts >= FH_HELD_LEAST && sample.n_contracts >= LEAST_HANDS)
        assert_share ("made", held, held->n_made, held->n_contracts, sample.n_made,
                      sample.n_contracts);
      assert_usual ("length", held, held->length, count->lengths, FH_HELD_FIT_LENGTHS, count->n,
                    sample.length);
      assert_usual ("aces", held, held->aces, count->aces, FH_HELD_FIT_ACES, count->n, sample.aces);
      n_compared++;
    }
  g_assert_cmpint (n_compared, >=, 4);
}

typedef struct
{
  const char *preset, *option;
  const char *calls; /* by the seats from 0 on, of which the last is meant */
  FhToldPlace place; /* FH_N_PLACES: nothing is told */
} Row;

static const Row rows[] = {
  { "australian-4", NULL, "7H", FH_PLACE_FIRST },
  { "australian-4", NULL, "PASS PASS 7H", FH_PLACE_FIRST },
  { "australian-4", NULL, "6S 7H", FH_PLACE_OPPONENT },
  { "australian-4", NULL, "6H PASS 7H", FH_PLACE_HELP },
  { "australian-4", NULL, "6H 6NT 7H", FH_PLACE_HELP },
  { "australian-4", NULL, "6S PASS 7H", FH_PLACE_PARTNER },
  { "australian-4", NULL, "6S PASS 7NT", FH_PLACE_PARTNER },
  { "australian-4", NULL, "6C 6D PASS PASS 7C", FH_PLACE_AGAIN },
  { "american-6", NULL, "6S PASS 6D PASS 7S", FH_PLACE_HELP }, /* one of two partners */
  { "australian-4", NULL, "PASS", FH_PLACE_FIRST },
  { "australian-4", NULL, "6S PASS PASS", FH_PLACE_PARTNER },
  { "new-zealand-4", NULL, "PASS MIS", FH_PLACE_FIRST },
  /* A pass by who has called before tells of no hand, nor does one by whose bid it is. */
  { "australian-4", NULL, "6C 6D PASS PASS PASS", FH_N_PLACES },
  { "new-zealand-4", NULL, "6S PASS PASS PASS PASS", FH_N_PLACES },
  /* Nobody calls so. */
  { "australian-4", NULL, "10S", FH_N_PLACES },
  /* House rules by which others may call otherwise, and some by which they do not. */
  { "australian-4", "misere=off", "7H", FH_N_PLACES },
  { "australian-4", "auction=single", "7H", FH_N_PLACES },
  { "australian-4", "laws=table", "7H", FH_PLACE_FIRST },
  { "american-4", "batches=3-2-3-2", "7H", FH_PLACE_FIRST },
};

static void
test_found (gconstpointer data)
{
  const Row *row = data;
  FhRules rules = position_rules (row->preset, row->option);
  FhState state;

  position_deal (&state, &rules, rules.n_callers - 1);
  position_bid (&state, row->calls);
  FhTold told = fh_told_at (&state.table, state.table.n_calls - 1);
  const FhHeld *held = fh_held_find (&state.table, &told);
  if (row->place == FH_N_PLACES)
    {
      g_assert_null (held);
      return;
    }
  g_assert_nonnull (held);
  g_assert_cmpint (held->place, ==, row->place);
  g_assert_cmpint (held->preset, ==, rules.preset);
  g_assert_cmpint (held->call, ==, fh_held_call (told.call));
  g_assert_cmpuint (held->n, >=, FH_HELD_LEAST);

  /* Who has agreed on something calls otherwise. */
  state.table.agreed[1] = FH_CONVENTION_BIT (FH_CONVENTION_BOWER);
  g_assert_null (fh_held_find (&state.table, &told));
}

static void
test_error (void)
{
  g_assert_cmpfloat_with_epsilon (fh_held_error (50, 100), 0.05, 0.002);
  g_assert_cmpfloat (fh_held_error (0, 100), >, 0.01);
  g_assert_cmpfloat_with_epsilon (fh_held_error (100, 100), fh_held_error (0, 100), 1e-9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_presets ("/tutor/held/counts/", test_counts);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    add_test (&rows[i], test_found, "/tutor/held/found/%s/%s%s%s", rows[i].preset, rows[i].calls,
              rows[i].option ? "/" : "", rows[i].option ? rows[i].option : "");
  g_test_add_func ("/tutor/held/error", test_error);
  return g_test_run ();
}
