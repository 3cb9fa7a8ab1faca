/* fh-card-estimate.c: what each card is worth to a seat that has to play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-estimate.h"

#include <string.h>

#include "fh-rules-player.h"
#include "fh-playout.h"
#include "fh-stakes.h"
#include "fh-worlds.h"

/* A card must be better by so many points and so many standard errors. */
#define CLEARLY_BETTER        6.0f
#define CLEARLY_BETTER_ERRORS 2.0f

/* The suit that a computer player would name with @card. */
static FhSuit
named_suit (const FhSeatView *view, FhCard card)
{
  FhSeatView only = *view;

  if (!fh_card_is_joker (card) || !view->legal.joker_suits)
    return FH_SUIT_NONE;
  only.legal.cards = FH_SET (card);
  return (FhSuit) fh_rules_player_decide (fh_character (FH_STEADY), NULL, &only, 0).action.suit;
}

void
fh_card_estimate_init (FhCardEstimate *estimate, const FhSeatView *view, FhSeed seed)
{
  memset (estimate, 0, sizeof *estimate);
  estimate->view = *view;
  fh_rng_init (&estimate->rng, seed, 0);
  FH_FOREACH_CARD (card, view->legal.cards)
    if (estimate->n_cards < FH_HAND_SIZE)
      estimate->cards[estimate->n_cards++] =
          (FhCardTally){ .card = card, .named = (uint8_t) named_suit (view, card) };
}

/* Plays @world on after the card of @tally; returns the points of the own side less the others'. */
static int
try_card (const FhCardEstimate *estimate, FhWorld *world, FhCardTally *tally)
{
  const FhTable *table = fh_world_table (world);
  int seat = estimate->view.seat;
  FhAction action = fh_action_play (seat, tally->card, (FhSuit) tally->named);

  if (fh_world_apply (world, &action).code != FH_OK)
    return 0;
  fh_playout (world);

  /* At the end everybody knows who played with whom. */
  uint8_t bidders = fh_table_bidders (table);
  bool declaring = bidders == 0 || fh_seats_have (bidders, seat);
  uint8_t allies = bidders == 0 ? fh_rules_side_seats (&table->rules, table->rules.side_of[seat])
                   : declaring  ? bidders
                                : (uint8_t) ~bidders;
  int points = (int) fh_stakes_points (table, table->rules.side_of[seat], allies);
  tally->tricks += fh_table_seats_tricks (table, allies);
  tally->reached += table->made == declaring;
  tally->points += points;
  return points;
}

bool
fh_card_estimate_step (FhCardEstimate *estimate, int n_layouts)
{
  for (int i = 0; i < n_layouts; i++)
    {
      FhWorld layout;
      int first = 0;
      if (!fh_worlds_sample (&layout, &estimate->view, &estimate->rng))
        return false;

      for (int k = 0; k < estimate->n_cards; k++)
        {
          FhWorld world = layout;
          int points = try_card (estimate, &world, &estimate->cards[k]);
          if (k == 0)
            first = points;
          estimate->cards[k].squares += (int64_t) (points - first) * (points - first);
        }
      estimate->n_layouts++;
    }
  return true;
}

bool
fh_card_estimate_value (const FhCardEstimate *estimate, FhCard card, FhCardValue *value)
{
  float n = (float) estimate->n_layouts;

  if (!estimate->n_layouts)
    return false;
  for (int k = 0; k < estimate->n_cards; k++)
    {
      const FhCardTally *tally = &estimate->cards[k];
      if (tally->card != card)
        continue;
      float mean = (float) (tally->points - estimate->cards[0].points) / n;
      float variance = (float) tally->squares / n - mean * mean;
      *value = (FhCardValue){
        .card = card,
        .named = tally->named,
        .n_layouts = estimate->n_layouts,
        .chance = (float) tally->reached / n,
        .tricks = (float) tally->tricks / n,
        .points = (float) tally->points / n,
        .error = variance > 0 ? __builtin_sqrtf (variance / n) : 0,
      };
      return true;
    }
  return false;
}

FhCard
fh_card_estimate_best (const FhCardEstimate *estimate)
{
  FhCard best = FH_CARD_NONE;
  int32_t most = 0;

  if (!estimate->n_layouts)
    return best;
  for (int k = 0; k < estimate->n_cards; k++)
    if (best == FH_CARD_NONE || estimate->cards[k].points > most)
      {
        best = estimate->cards[k].card;
        most = estimate->cards[k].points;
      }
  return best;
}

FhCard
fh_card_estimate_choose (const FhCardEstimate *estimate, FhCard card)
{
  FhCard best = fh_card_estimate_best (estimate);
  FhCardValue value, best_value;

  if (best == card || !fh_card_estimate_value (estimate, card, &value)
      || !fh_card_estimate_value (estimate, best, &best_value))
    return card;

  /* Both errors are against the first card; the larger one is near enough. */
  float error = value.error > best_value.error ? value.error : best_value.error;
  float margin = CLEARLY_BETTER_ERRORS * error;
  if (margin < CLEARLY_BETTER)
    margin = CLEARLY_BETTER;
  return best_value.points > value.points + margin ? best : card;
}
