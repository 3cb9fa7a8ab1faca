/* test-weights.c: the fitted weights hold for deals that they were not fitted to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each file of weights is held to a sample of another seed than the usual one of what writes it
 * (tests/bench/fit), counted by the same code: where a term applies, the weights must be right on
 * average.  Those of hands as a whole only: what a single holding is worth hangs on who declares
 * with it.
 */
#include <glib.h>
#include <math.h>

#include "add-tests.h"
#include "fh-fit-calls.h"
#include "fh-fit-conventions.h"
#include "fh-fit-hands.h"
#include "fh-fit-miseres.h"
#include "fh-fit-scores.h"
#include "fh-stakes.h"

/* Not 1, the usual seed of what writes the files. */
#define SEED 2000

/* How far a mean may be off what the weights say: so many standard errors, which are those of rows
 * that know nothing of each other, while hands of the same deal do; and a little, in tricks and in
 * chances, because the weights of rare terms are drawn to 0. */
#define ERRORS       4.0
#define LITTLE_HANDS 0.20
#define LITTLE_CALLS 0.20
#define LITTLE_ODDS  0.05

/* The share by which hands may leave more unexplained than a fit to the sample itself, apart from
 * what that owes to having the sample's chance in its weights, and by which the weights may be
 * wrong about how much they leave. */
#define MORE_UNEXPLAINED 0.10
#define WRONG_SPREAD     0.30

/* Leads: the mean logarithm of the winners' chances, and the scale as a ratio. */
#define LESS_LIKELY 0.005
#define WRONG_SCALE 1.25

/* Where partners are named, in tricks. */
#define WRONG_PARTNERS 0.8f

/* The terms of fewer rows say nothing. */
#define LEAST_ROWS 30

/* Deals of a sample; more where many play, of which few are played. */
#define DEALS_CALLS   1000
#define DEALS_SHOWN   8000
#define DEALS_MISERES 600
#define DEALS_MANY    4000

static void
assert_terms (const char *what, const FhFit *fit, const double *weights, int n_terms, double little)
{
  for (int term = 0; term < n_terms && fit->n_rows >= LEAST_ROWS; term++)
    {
      double error, rest = fh_fit_rest (fit, weights, term, &error);

      if (fabs (rest) > little + ERRORS * error)
        g_test_fail_printf ("%s: the weight of term %d is too small by %.3f, +- %.3f", what, term,
                            rest, error);
    }
}

/* What is left unexplained is what the weights say, and hardly more than a fit to the sample
 * leaves.
 */
static void
assert_spread (
    const char *what, const FhFit *fit, const double *weights, const double *best, int spread)
{
  double unexplained = fh_fit_unexplained (fit, weights);
  double own = fh_fit_unexplained (fit, best);

  if (unexplained > own * (1 + MORE_UNEXPLAINED + fit->n / (double) fit->n_rows))
    g_test_fail_printf ("%s: %.3f tricks unexplained, where %.3f need be", what, unexplained, own);
  if (fabs (unexplained / (spread * 0.00165) - 1) > WRONG_SPREAD)
    g_test_fail_printf ("%s: %.3f tricks unexplained, not %.3f", what, unexplained,
                        spread * 0.00165);
}

static void
test_hands (gconstpointer data)
{
  FhShape shape = (FhShape) GPOINTER_TO_INT (data);
  const FhHandWeights *weights = fh_hand_weights (shape);
  FhHandsFit fit;

  fh_hands_fit_init (&fit, shape, SEED, 400);
  for (int kind = 0; kind < FH_N_HAND_KINDS; kind++)
    for (int no_trump = 0; no_trump < 2; no_trump++)
      {
        double values[FH_HANDS_FIT_TERMS], best[FH_HANDS_FIT_TERMS];
        const FhFit *part =
            fh_hands_fit_part (&fit, (FhHandKind) kind, no_trump, weights, values, best);
        /* Not all shapes know each of the other kinds. */
        if (kind == FH_HAND_DEALT)
          g_assert_nonnull (part);
        if (!part)
          continue;
        g_autofree char *what =
            g_strdup_printf ("kind %d, %s", kind, no_trump ? "no-trump" : "suit");
        assert_terms (what, part, values, 1, LITTLE_HANDS);
        assert_spread (what, part, values, best, weights->spread[kind][no_trump]);
      }
  fh_hands_fit_clear (&fit);
}

static void
test_calls (gconstpointer data)
{
  FhShape shape = (FhShape) GPOINTER_TO_INT (data);
  FhCallWeights weights = fh_call_weights_of[shape];
  FhCallsFit fit;

  fh_calls_fit_init (&fit, shape, SEED, shape == FH_SHAPE_SIX_SOLO ? DEALS_MANY : DEALS_CALLS);
  g_assert_cmpint (fit.parts[FH_CALLS_FIT_DECLARER].n_rows, >=, LEAST_ROWS);
  /* Not how often bids are gone over: that changes with the weights themselves. */
  for (int part = 0; part < FH_CALLS_FIT_OUTBID; part++)
    {
      double values[sizeof weights / sizeof (float)];
      g_autofree char *what = g_strdup_printf ("part %d", part);
      for (int i = 0; i < fit.parts[part].n; i++)
        values[i] = (double) fh_calls_fit_weights (&weights, (FhCallsFitPart) part)[i];
      assert_terms (what, &fit.parts[part], values, fit.parts[part].n, LITTLE_CALLS);
    }
  g_assert_cmpfloat_with_epsilon (weights.alone, fit.alone, WRONG_PARTNERS);
  g_assert_cmpfloat_with_epsilon (weights.second_partner, fit.second_partner, WRONG_PARTNERS);
  fh_calls_fit_clear (&fit);
}

/* The hands of @notes up to danger @reach hold to the line that gives @safe without danger, and
 * takes @danger. */
static void
assert_line (const char *what, const FhMisereNotes *notes, double reach, float safe, float danger)
{
  const double line[] = { (double) safe, (double) -danger };
  FhFit fit;

  fh_miseres_fit_line (notes, reach, &fit);
  if (notes->n)
    g_assert_cmpint (fit.n_rows, >=, LEAST_ROWS);
  assert_terms (what, &fit, line, 2, LITTLE_ODDS);
  fh_fit_clear (&fit);
}

static void
test_miseres (gconstpointer data)
{
  FhShape shape = (FhShape) GPOINTER_TO_INT (data);
  const FhCallWeights *weights = &fh_call_weights_of[shape];
  float danger = weights->misere_danger, open_danger = weights->open_misere_danger;
  double reach = fh_miseres_fit_reach (weights->misere_safe, danger);
  FhMiseresFit fit;

  fh_miseres_fit_init (&fit, shape, SEED, DEALS_MISERES);
  g_assert_cmpint (fit.closed.n, >, 0);
  assert_line ("closed misère", &fit.closed, reach, weights->misere_safe, danger);
  assert_line ("grand nullo", &fit.grand_nullo, reach, weights->grand_nullo_safe, danger);
  reach = fh_miseres_fit_reach (weights->open_misere_safe, open_danger);
  assert_line ("open misère", &fit.open, reach, weights->open_misere_safe, open_danger);
  fh_miseres_fit_clear (&fit);
}

static void
test_conventions (void)
{
  for (int convention = 0; convention < FH_N_CONVENTIONS; convention++)
    {
      const FhConventionWeights *weights = &fh_convention_weights[convention];
      const double suit = (double) weights->suit, no_trump = (double) weights->no_trump,
                   other = (double) weights->other, less = (double) weights->less;
      FhConventionFit fit;

      if (!fh_convention_fit_counts ((FhConvention) convention))
        continue;
      fh_convention_fit_init (&fit, (FhConvention) convention, SEED, DEALS_SHOWN);
      g_assert_cmpint (fit.suit.n_rows, >=, LEAST_ROWS);
      assert_terms ("suit", &fit.suit, &suit, 1, LITTLE_CALLS);
      assert_terms ("no-trump", &fit.no_trump, &no_trump, 1, LITTLE_CALLS);
      assert_terms ("other", &fit.other, &other, 1, LITTLE_CALLS);
      assert_terms ("less", &fit.less, &less, 1, LITTLE_CALLS);
      fh_convention_fit_clear (&fit);
    }
}

/* The winners of the sample are hardly likelier with a scale of their own, and it is near. */
static void
test_scores (void)
{
  for (int more = 0; more < 2; more++)
    {
      double scale = (double) (more ? fh_stakes_scale_of_more : fh_stakes_scale_of_two);
      FhScoresFit fit;

      fh_scores_fit_init (&fit, more, SEED, 40);
      double own = (double) fh_scores_fit_solve (&fit);
      g_test_message ("scale %.0f, of the sample %.0f: %.4f and %.4f", scale, own,
                      fh_scores_fit_likelihood (&fit, scale), fh_scores_fit_likelihood (&fit, own));
      g_assert_cmpfloat (fh_scores_fit_likelihood (&fit, own)
                             - fh_scores_fit_likelihood (&fit, scale),
                         <, LESS_LIKELY);
      g_assert_cmpfloat (fabs (log (own / scale)), <, log (WRONG_SCALE));
      fh_scores_fit_clear (&fit);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int shape = 0; shape < FH_N_SHAPES; shape++)
    {
      FhRules rules;

      fh_fit_rules (&rules, (FhShape) shape);
      const char *id = fh_preset_id ((FhPreset) rules.preset);
      add_test (GINT_TO_POINTER (shape), test_hands, "/players/weights/hands/%s", id);
      add_test (GINT_TO_POINTER (shape), test_calls, "/players/weights/calls/%s", id);
      add_test (GINT_TO_POINTER (shape), test_miseres, "/players/weights/miseres/%s", id);
    }
  g_test_add_func ("/players/weights/conventions", test_conventions);
  g_test_add_func ("/players/weights/scores", test_scores);
  return g_test_run ();
}
