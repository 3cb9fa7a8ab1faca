/* fh-choice-estimate.c: what each of several actions is worth to a seat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-choice-estimate.h"

#include <string.h>

#include "fh-playout.h"
#include "fh-worlds.h"

void
fh_choice_estimate_init (FhChoiceEstimate *estimate, const FhSeatView *view, FhSeed seed)
{
  memset (estimate, 0, sizeof *estimate);
  estimate->view = *view;
  fh_rng_init (&estimate->rng, seed, 0);
}

bool
fh_choice_estimate_add (FhChoiceEstimate *estimate, const FhAction *action)
{
  if (estimate->n == FH_MAX_WEIGHED_CHOICES)
    return false;
  estimate->tallies[estimate->n++].action = *action;
  return true;
}

/* Who turned out to play with @seat. */
static uint8_t
allies_of (const FhTable *table, int seat)
{
  uint8_t bidders = fh_table_bidders (table);

  if (bidders == 0)
    return fh_rules_side_seats (&table->rules, table->rules.side_of[seat]);
  return fh_seats_have (bidders, seat) ? bidders : (uint8_t) ~bidders;
}

/* The points of @seat less the mean of those of the other party; what allies who score apart get is
 * neither. */
static int
points_won (const FhTable *table, int seat)
{
  const FhRules *rules = &table->rules;
  uint8_t allies = allies_of (table, seat);
  int side = rules->side_of[seat], theirs = 0, n = 0;

  if (table->thrown_in)
    return 0;
  for (int other = 0; other < rules->n_sides; other++)
    if (other != side && !(fh_rules_side_seats (rules, other) & allies))
      {
        theirs += table->points[other];
        n++;
      }
  return table->points[side] - (n ? theirs / n : 0);
}

/* Two called cards that are with one player in @layout cannot be called in it (NZ-073). */
static void
try_choice (const FhWorld *layout, int seat, FhChoiceTally *tally)
{
  FhWorld world = *layout;
  const FhTable *table = fh_world_table (&world);

  if (fh_world_apply (&world, &tally->action).code != FH_OK)
    return;
  fh_playout (&world);
  tally->n_layouts++;
  tally->made += !table->thrown_in && table->made;
  tally->points += points_won (table, seat);
}

bool
fh_choice_estimate_step (FhChoiceEstimate *estimate, int n_layouts)
{
  for (int i = 0; i < n_layouts; i++)
    {
      FhWorld layout;

      if (!fh_worlds_sample (&layout, &estimate->view, &estimate->rng))
        return false;
      for (int k = 0; k < estimate->n; k++)
        try_choice (&layout, estimate->view.seat, &estimate->tallies[k]);
      estimate->n_layouts++;
    }
  return true;
}

bool
fh_choice_estimate_value (const FhChoiceEstimate *estimate, int index, FhChoiceValue *value)
{
  const FhChoiceTally *tally = &estimate->tallies[index];
  float n = (float) tally->n_layouts;

  if (index >= estimate->n || tally->n_layouts == 0)
    return false;
  *value = (FhChoiceValue){ .make = (float) tally->made / n, .points = (float) tally->points / n };
  return true;
}
