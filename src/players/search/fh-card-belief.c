/* fh-card-belief.c: what experience says of cards that were tried in layouts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-belief.h"

#include <math.h>

#include "fh-calibration.h"

/* How far layouts overrate the chance of an unsound card.  Whoever delays a decision there makes it
 * later with all hands seen, which no player can. */
#define UNSOUND_ERROR 0.08

/* What reaching the aim adds to points and worth, over all cards and worlds. */
typedef struct
{
  double weight[2], points[2], worth[2]; /* not reached, and reached */
} Swing;

static Swing
swing_of (const FhOutcomes *outcomes)
{
  Swing swing = { 0 };
  const FhWorlds *worlds = outcomes->worlds;

  for (int k = 0; k < outcomes->n; k++)
    for (int i = 0; i < worlds->n; i++)
      {
        const FhOutcome *outcome = fh_outcomes_at (outcomes, k, i);
        double weight = (double) worlds->weights[i];

        swing.weight[outcome->reached] += weight;
        swing.points[outcome->reached] += weight * (double) outcome->points;
        swing.worth[outcome->reached] += weight * (double) outcome->worth;
      }
  return swing;
}

/* The chance that the own side reaches its aim where it does in @share of the layouts. */
static float
chance_of (const FhSeatView *view, float share, float *error)
{
  const FhTable *table = &view->table;
  bool bids = fh_seats_have (view->allies, table->declarer);
  FhOutlook outlook = fh_outlook_in_play (bids, table->n_tricks);
  float made = fh_calibrated_chance (outlook, table->contract, bids ? share : 1 - share, error);

  return bids ? made : 1 - made;
}

/* Whether something is still played for, as far as the seat of @view can know. */
static bool
has_aim (const FhSeatView *view)
{
  return view->table.declarer != FH_SEAT_NONE && fh_seat_view_fate (view) == FH_FATE_OPEN;
}

void
fh_card_believe (FhComparison *search,
                 const FhSeatView *view,
                 const FhOutcomes *outcomes,
                 const bool is_unsound[])
{
  const FhTable *table = &view->table;
  Swing swing = swing_of (outcomes);
  bool aims = has_aim (view), seen_both = swing.weight[0] > 0 && swing.weight[1] > 0;
  double points = aims ? 2.0 * fh_rules_value (&table->rules, table->contract) : 0, worth = 0;

  if (seen_both)
    {
      points = swing.points[1] / swing.weight[1] - swing.points[0] / swing.weight[0];
      worth = swing.worth[1] / swing.weight[1] - swing.worth[0] / swing.weight[0];
    }
  for (int k = 0; k < search->n; k++)
    {
      FhWeighed *card = &search->list[k];
      float error = 0;

      card->chance = aims ? chance_of (view, card->share, &error) : roundf (card->share);
      card->points_shift = (float) ((double) (card->chance - card->share) * points);
      card->worth_shift = (float) ((double) (card->chance - card->share) * worth);
      card->points += card->points_shift;
      card->worth += card->worth_shift;
      if (is_unsound[k] && aims)
        {
          card->model_error = (float) (UNSOUND_ERROR * fabs (points));
          card->model_worth_error = (float) (UNSOUND_ERROR * fabs (worth));
        }
    }
}

void
fh_card_believe_errors (FhComparison *search, const FhSeatView *view)
{
  for (int k = 0; k < search->n; k++)
    {
      FhWeighed *card = &search->list[k];

      card->chance_error = card->share_error;
      if (has_aim (view))
        chance_of (view, card->share, &card->chance_error);
      else if (fh_seat_view_fate (view) != FH_FATE_OPEN)
        card->chance_error = 0;
    }
}
