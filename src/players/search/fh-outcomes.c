/* fh-outcomes.c: what came of each choice in each world, and how far the means can be trusted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-outcomes.h"

#include <math.h>
#include <stdlib.h>

#include "fh-memory.h"

/* Sums over one family. */
typedef struct
{
  double weight; /* of the worlds that count */
  double sum;    /* of what is measured in them */
} Family;

void
fh_outcomes_init (FhOutcomes *outcomes, const FhWorlds *worlds, int n)
{
  *outcomes = (FhOutcomes){ .worlds = worlds, .n = n };
  outcomes->list = fh_memory_new ((size_t) n * (size_t) worlds->n * sizeof *outcomes->list);
}

void
fh_outcomes_clear (FhOutcomes *outcomes)
{
  free (outcomes->list);
  outcomes->list = NULL;
}

FhOutcome *
fh_outcomes_at (const FhOutcomes *outcomes, int choice, int world)
{
  return &outcomes->list[(size_t) choice * (size_t) outcomes->worlds->n + (size_t) world];
}

/* What is measured of choice number @choice in a world: points, whether the aim is reached, and how
 * far points, aim and tricks are beyond those of another choice. */
typedef enum
{
  POINTS,
  AIM,
  AHEAD,
  WORTH_AHEAD,
  AIM_AHEAD,
  TRICKS_AHEAD,
} Measure;

static bool
measured (
    const FhOutcomes *outcomes, Measure measure, int choice, int other, int world, double *value)
{
  const FhOutcome *outcome = fh_outcomes_at (outcomes, choice, world);
  const FhOutcome *beside = fh_outcomes_at (outcomes, other, world);

  switch (measure)
    {
    case POINTS:
      *value = (double) outcome->points;
      return outcome->tried;
    case AHEAD:
      *value = (double) outcome->points - (double) beside->points;
      return outcome->tried && beside->tried;
    case WORTH_AHEAD:
      *value = (double) outcome->worth - (double) beside->worth;
      return outcome->tried && beside->tried;
    case AIM:
      *value = outcome->reached;
      return outcome->tried && outcome->has_aim;
    case AIM_AHEAD:
      *value = (double) outcome->reached - (double) beside->reached;
      return outcome->tried && beside->tried && outcome->has_aim && beside->has_aim;
    case TRICKS_AHEAD:
      *value = (double) outcome->tricks - (double) beside->tricks;
      return outcome->tried && beside->tried && outcome->for_tricks && beside->for_tricks;
    default:
      return false;
    }
}

/* The mean of @measure, its standard error in *@error, and in *@n the independent layouts that
 * would tell as much; all 0 where nothing was tried.  @families has room for all of the worlds. */
static double
mean_of (const FhOutcomes *outcomes,
         Measure measure,
         int choice,
         int other,
         Family *families,
         double *error,
         double *n)
{
  const FhWorlds *worlds = outcomes->worlds;
  double weight = 0, sum = 0, off = 0, squares = 0;

  for (int f = 0; f < worlds->n_families; f++)
    families[f] = (Family){ 0, 0 };
  for (int i = 0; i < worlds->n; i++)
    {
      Family *family = &families[worlds->families[i]];
      double value, share = (double) worlds->weights[i];
      if (!measured (outcomes, measure, choice, other, i, &value))
        continue;
      family->weight += share;
      family->sum += share * value;
    }
  for (int f = 0; f < worlds->n_families; f++)
    {
      weight += families[f].weight;
      sum += families[f].sum;
      squares += families[f].weight * families[f].weight;
    }
  *error = *n = 0;
  if (weight <= 0)
    return 0;
  double mean = sum / weight;
  for (int f = 0; f < worlds->n_families; f++)
    {
      double less = families[f].sum - mean * families[f].weight;
      off += less * less;
    }
  *n = weight * weight / squares;
  /* The mean takes a degree of freedom from the families. */
  *error = sqrt (off) / weight * (*n > 1.5 ? sqrt (*n / (*n - 1)) : 1);
  return mean;
}

/* The error of a chance of @chance in @n layouts, which @error has been found to be: never less
 * than that of independent layouts, of which one more of either kind keeps it above 0. */
static double
error_of_chance (double chance, double n, double error)
{
  double p = (n * chance + 1) / (n + 2);

  return n > 0 ? fmax (error, sqrt (p * (1 - p) / n)) : 0;
}

/* The mean of @measure beside choice number @other, and its standard error in *@error. */
static float
ahead_of (const FhOutcomes *outcomes,
          Measure measure,
          int choice,
          int other,
          Family *families,
          float *error)
{
  double spread, n, ahead = mean_of (outcomes, measure, choice, other, families, &spread, &n);

  *error = outcomes->worlds->complete ? 0 : (float) spread;
  return (float) ahead;
}

int
fh_outcomes_n_layouts (const FhOutcomes *outcomes, int choice)
{
  const FhWorlds *worlds = outcomes->worlds;
  Family *families = fh_memory_new ((size_t) worlds->n_families * sizeof *families);
  double error, n = 0;

  mean_of (outcomes, POINTS, choice, 0, families, &error, &n);
  free (families);
  return (int) floor (n + 1e-6);
}

/* The share of the layouts by weight in which the match is over after the deal that makes it
 * something to be thought of. */
#define MAY_END 0.05

/* Whether the match may well end after choice number @choice. */
static bool
may_end (const FhOutcomes *outcomes, int choice)
{
  double ends = 0, weight = 0;

  for (int i = 0; i < outcomes->worlds->n; i++)
    {
      const FhOutcome *outcome = fh_outcomes_at (outcomes, choice, i);

      weight += outcome->tried ? (double) outcomes->worlds->weights[i] : 0;
      ends += outcome->tried && outcome->ends ? (double) outcomes->worlds->weights[i] : 0;
    }
  return ends > MAY_END * weight;
}

/* Adds the model's own error to @error, that of how far @weighed is @ahead of the best; @own and
 * @others are the errors of the two.  The model may err either way about calls; cards it only
 * overrates, so a card that is behind even so gets only the other one's error. */
static float
with_model (const FhWeighed *weighed, float error, float ahead, float own, float others)
{
  if (weighed->call != FH_CALL_NONE)
    return hypotf (error, hypotf (own, others));
  return hypotf (error, ahead > 0 ? own : others);
}

/* Fills in how far all choices are from the one that was chosen. */
static void
measure_ahead (const FhOutcomes *outcomes, FhComparison *comparison, Family *families)
{
  int chosen = comparison->chosen;
  const FhWeighed *best = &comparison->list[chosen];

  for (int k = 0; k < comparison->n && k < outcomes->n; k++)
    {
      FhWeighed *weighed = &comparison->list[k];

      weighed->ahead = ahead_of (outcomes, AHEAD, k, chosen, families, &weighed->ahead_error);
      weighed->worth_ahead =
          ahead_of (outcomes, WORTH_AHEAD, k, chosen, families, &weighed->worth_ahead_error);
      weighed->chance_ahead =
          ahead_of (outcomes, AIM_AHEAD, k, chosen, families, &weighed->chance_ahead_error);
      weighed->tricks_ahead =
          ahead_of (outcomes, TRICKS_AHEAD, k, chosen, families, &weighed->tricks_ahead_error);
      if (k == chosen)
        continue;
      weighed->ahead += weighed->points_shift - best->points_shift;
      weighed->worth_ahead += weighed->worth_shift - best->worth_shift;
      if (weighed->share >= 0 && best->share >= 0)
        weighed->chance_ahead += weighed->chance - weighed->share - (best->chance - best->share);
      weighed->ahead_error = with_model (weighed, weighed->ahead_error, weighed->ahead,
                                         weighed->model_error, best->model_error);
      weighed->worth_ahead_error =
          with_model (weighed, weighed->worth_ahead_error, weighed->worth_ahead,
                      weighed->model_worth_error, best->model_worth_error);
    }
}

void
fh_outcomes_measure (const FhOutcomes *outcomes, FhComparison *comparison)
{
  const FhWorlds *worlds = outcomes->worlds;
  Family *families = fh_memory_new ((size_t) worlds->n_families * sizeof *families);

  comparison->n_worlds = 0;
  comparison->complete = worlds->complete;
  for (int k = 0; k < comparison->n && k < outcomes->n; k++)
    {
      FhWeighed *weighed = &comparison->list[k];
      double error, n, n_aims;
      int n_tried = 0;

      for (int i = 0; i < worlds->n; i++)
        n_tried += fh_outcomes_at (outcomes, k, i)->tried;
      mean_of (outcomes, POINTS, k, 0, families, &error, &n);
      weighed->points_error = hypotf (worlds->complete ? 0 : (float) error, weighed->model_error);
      weighed->n_worlds = (uint16_t) (worlds->complete ? n_tried : (int) floor (n + 1e-6));
      if (weighed->n_worlds > comparison->n_worlds)
        comparison->n_worlds = weighed->n_worlds;
      comparison->complete = comparison->complete && n_tried == worlds->n;
      double share = mean_of (outcomes, AIM, k, 0, families, &error, &n_aims);
      weighed->share_error = worlds->complete ? 0 : (float) error_of_chance (share, n_aims, error);
      weighed->ends = may_end (outcomes, k);
    }
  measure_ahead (outcomes, comparison, families);
  free (families);
}

/* Up to such a difference of the chance to win the match nobody can tell. */
#define EQUAL_WORTH 0.005f

/* Whether @weighed is better than what was chosen, @chosen, beyond all errors. */
static bool
is_clearly_better (const FhWeighed *weighed, const FhWeighed *chosen)
{
  bool has_more = weighed->ahead > fh_outcomes_margin (weighed);

  if (!weighed->ends && !chosen->ends)
    return has_more;
  return (has_more && weighed->worth_ahead >= 0)
         || (weighed->worth_ahead > EQUAL_WORTH
             && weighed->worth_ahead > FH_EQUAL_ERRORS * weighed->worth_ahead_error
             && weighed->ahead >= 0);
}

void
fh_outcomes_settle (const FhOutcomes *outcomes, FhComparison *comparison)
{
  Family *families = fh_memory_new ((size_t) outcomes->worlds->n_families * sizeof *families);

  /* Each round's choice beats the last; more rounds than choices would mean a circle, so stop
   * there. */
  for (int round = 0; round < comparison->n; round++)
    {
      const FhWeighed *chosen = &comparison->list[comparison->chosen];
      int better = -1;

      for (int k = 0; k < comparison->n; k++)
        if (comparison->list[k].n_worlds > 0 && is_clearly_better (&comparison->list[k], chosen)
            && (better < 0 || comparison->list[k].ahead > comparison->list[better].ahead))
          better = k;
      if (better < 0)
        break;
      comparison->chosen = (uint8_t) better;
      measure_ahead (outcomes, comparison, families);
    }
  free (families);
}
