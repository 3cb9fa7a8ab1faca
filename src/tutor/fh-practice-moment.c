/* fh-practice-moment.c: moments of deals at which there may be something to decide.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <stddef.h>

#include "fh-practice-private.h"
#include "fh-rules-player.h"

/* Cards in hand, and choices, with which there is something to think about. */
#define MIN_HAND    4
#define MIN_CHOICES 3

bool
fh_practice_is_moment (FhPracticeKind kind, const FhSeatView *view)
{
  const FhTable *table = &view->table;

  switch (kind)
    {
    case FH_PRACTICE_BID:
      return view->legal.due == FH_ACTION_BID && !view->legal.inkles && !view->legal.may_declare
             && __builtin_popcount (view->legal.calls) >= MIN_CHOICES;
    case FH_PRACTICE_DISCARD:
      return view->legal.due == FH_ACTION_DISCARD;
    case FH_PRACTICE_CARD:
    case FH_PRACTICE_MISERE:
      return view->legal.due == FH_ACTION_PLAY
             && (kind == FH_PRACTICE_MISERE) == fh_table_is_misere (table)
             && fh_set_size (view->hand) >= MIN_HAND
             && fh_set_size (view->legal.cards) >= MIN_CHOICES
             && !(view->legal.joker_suits && (view->legal.cards & FH_SET_JOKERS));
    default:
      return false;
    }
}

/* As the judge thinks, in so few layouts that it takes a tenth of the time: whether a moment is
 * worth judging.  Nothing that it says is told. */
static const FhThinking glance = {
  .worlds = { .n_worlds = 20, .n_listed = 20, .drawn = 2, .moves = 2 },
  .nodes = 10000,
  .play_nodes = 200000,
  .calls = { .worlds = 30, .first = 10, .all = true, .natural = 0.005f },
  .declaring = { .solved = 7, .round = true },
  .defending = { .solved = 6 },
  .misere = { .solved = 10 },
  .against_misere = { .solved = 10 },
};

/* Likewise for a card that is played for tricks at tables of five and six, where the judge often
 * finds too few layouts that tell something: so many show whether he will, and what is clear. */
static const FhThinking glance_at_cards = {
  .worlds = { .n_worlds = 80, .n_listed = 120, .drawn = 2, .moves = 8 },
  .play_nodes = 600000,
  .declaring = { .solved = 7, .round = true },
  .defending = { .solved = 6 },
};

/* Independent layouts among those at which the judge has seldom too few, and the part of the errors
 * by which the best has to be ahead there. */
#define LEAST_AT_GLANCE 4
#define CLEAR_AT_GLANCE 0.3f

/* Whether the numbers of @tried say that it may be clear to the judge what is best. */
static bool
is_clear_at_glance (const FhComparison *tried)
{
  const FhWeighed *best = &tried->list[0], *worse = NULL;

  for (int i = 1; i < tried->n; i++)
    if (tried->list[i].points > best->points)
      best = &tried->list[i];
  for (int i = 0; i < tried->n; i++)
    if (tried->list[i].points <= best->points - FH_PRACTICE_LEAST_GAP
        && (!worse || tried->list[i].points > worse->points))
      worse = &tried->list[i];
  return worse && (tried->complete || tried->n_worlds >= LEAST_AT_GLANCE)
         && best->points - worse->points
                >= CLEAR_AT_GLANCE * hypotf (best->points_error, worse->points_error);
}

bool
fh_practice_is_promising (FhPracticeKind kind,
                          const FhSeatView *view,
                          FhSeed seed,
                          const atomic_int *cancelled)
{
  FhPlayer player = {
    .level = FH_PLAYER_EXPERT, .character = FH_STEADY, .thinking = &glance, .cancelled = cancelled
  };
  FhDecision decision;
  bool is_card = kind == FH_PRACTICE_CARD && view->table.rules.n_seats > 4;
  int n_near = 0;
  FhRng rng;

  if (kind == FH_PRACTICE_DISCARD)
    return true;
  if (is_card)
    player.thinking = &glance_at_cards;
  fh_rng_init (&rng, seed, 1);
  decision = fh_player_decide (&player, view, &rng);

  const FhComparison *tried = &decision.comparison;
  float most = tried->n > 0 ? tried->list[0].points : 0;
  for (int i = 1; i < tried->n; i++)
    if (tried->list[i].points > most)
      most = tried->list[i].points;
  for (int i = 0; i < tried->n; i++)
    if (tried->list[i].points > most - FH_PRACTICE_LEAST_GAP)
      n_near++;
  if (kind == FH_PRACTICE_BID && decision.action.call == FH_PASS && n_near == 1)
    return false;
  if (is_card && !is_clear_at_glance (tried))
    return false;
  return tried->n > 0 && 2 * n_near <= tried->n;
}

/* Whether rules of thumb, which are quick, see in @view what would show @fault. */
static bool
may_show (FhPracticeFault fault, const FhSeatView *view)
{
  FhDecision decision;

  if (fault == FH_FAULT_NONE || view->legal.due == FH_ACTION_BID)
    return true;
  decision = fh_rules_player_decide (fh_character_get (FH_STEADY), NULL, view, 0);
  return fh_practice_fault (view, &decision.action, &decision.reason, &decision.action) == fault;
}

bool
fh_practice_find_moment (FhPracticeQuestion *question, const FhPracticeSpec *spec, int number)
{
  int n_found = 0, n_actions = 0;
  FhPracticeDeal deal;

  fh_practice_deal_init (&deal, (FhPreset) spec->preset, fh_practice_seed (spec), number);
  deal.misere = spec->kind == FH_PRACTICE_MISERE;
  do
    {
      FhSeatView view;

      if (!fh_practice_deal_is_own_turn (&deal))
        continue;
      fh_practice_deal_view (&deal, fh_practice_deal_table (&deal)->turn, &view);
      if (!fh_practice_is_moment ((FhPracticeKind) spec->kind, &view)
          || !may_show ((FhPracticeFault) spec->fault, &view)
          || fh_rng_below (&deal.rng, (uint32_t) ++n_found) != 0)
        continue;
      question->seat = view.seat;
      n_actions = deal.n_actions;
    }
  while (fh_practice_deal_step (&deal));
  fh_practice_take_moment (question, &deal, question->seat);
  question->n_actions = (uint16_t) n_actions;
  return n_found > 0;
}
