/* fh-practice-question.c: what a question is made of: a deal, a moment of it, and options.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "fh-bid-misere.h"
#include "fh-practice-private.h"
#include "fh-rules-player.h"

/* --- Deals that are played to have something to ask about --- */

/* Calls of cards that are refused because one player holds both, before the deal is given up. */
#define MAX_CALLS_AGAIN 20

/* With which one bids to lose every trick. */
#define LEAST_CHANCE 0.5f

FhSeed
fh_practice_seed (const FhPracticeSpec *spec)
{
  return (FhSeed){ .high = (uint64_t) spec->kind << 24 | (uint64_t) spec->preset << 16
                           | (uint64_t) spec->step << 8 | spec->fault,
                   .low = spec->seed };
}

/* The seat with the lowest cards, which would dare a misère soonest. */
static int
lowest_hand (const FhWorld *world)
{
  const FhRules *rules = &fh_world_table (world)->rules;
  int best = 0, least = -1;

  for (int seat = 0; seat < rules->n_callers; seat++)
    {
      int height = 0;

      FH_FOREACH_CARD (card, fh_world_hand (world, seat))
        height += fh_card_is_joker (card) ? FH_N_RANKS : (int) fh_card_rank (card);
      if (least < 0 || height < least)
        {
          least = height;
          best = seat;
        }
    }
  return best;
}

static bool
do_action (FhPracticeDeal *deal, const FhAction *action)
{
  if (deal->n_actions == FH_PRACTICE_MAX_ACTIONS
      || fh_world_apply (&deal->world, action).code != FH_OK)
    return false;
  deal->actions[deal->n_actions++] = *action;
  return true;
}

void
fh_practice_deal_init (FhPracticeDeal *deal, FhPreset preset, FhSeed seed, int number)
{
  FhRules rules;
  FhAction cards;

  memset (deal, 0, sizeof *deal);
  fh_rules_init (&rules, preset);
  fh_rng_init (&deal->rng, seed, (uint64_t) number << 1 | 1);
  /* The world is a game of nobody's: all hands are known to be dealt at random, and whoever is
   * asked gets the view of a seat. */
  fh_state_init (&deal->world.state, &rules);
  cards =
      fh_deal_from_seed (&rules, (int) fh_rng_below (&deal->rng, rules.n_callers), seed, number);
  do_action (deal, &cards);
  for (int seat = 0; seat < rules.n_seats; seat++)
    deal->character[seat] = (uint8_t) fh_rng_below (&deal->rng, FH_N_CHARACTERS);
  deal->misere_seat = (uint8_t) lowest_hand (&deal->world);
}

const FhTable *
fh_practice_deal_table (const FhPracticeDeal *deal)
{
  return fh_world_table (&deal->world);
}

void
fh_practice_deal_view (const FhPracticeDeal *deal, int seat, FhSeatView *view)
{
  fh_world_view (&deal->world, seat, view);
}

bool
fh_practice_deal_is_own_turn (const FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);

  return table->turn < table->rules.n_seats
         && fh_rules_player (&table->rules, table->turn) == table->turn;
}

/* The call of an auction in which one seat is to bid to lose every trick: with a hand with which
 * somebody would. */
static FhCall
misere_call (const FhPracticeDeal *deal, const FhSeatView *view)
{
  if (view->seat == deal->misere_seat)
    for (FhCall call = FH_MISERE; call <= FH_NULLO; call++)
      if ((view->legal.calls & FH_CALL_BIT (call)) && view->table.high_bidder != view->seat
          && fh_bid_misere_chance (&view->table.rules, call, fh_bid_misere_danger (view))
                 >= LEAST_CHANCE)
        return call;
  return FH_PASS;
}

bool
fh_practice_deal_step (FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);
  FhSeatView view;

  if (table->deal_over || table->turn == FH_SEAT_NONE)
    return false;
  fh_practice_deal_view (deal, table->turn, &view);
  if (deal->misere && view.legal.due == FH_ACTION_BID)
    {
      FhAction call = fh_action_bid (view.seat, misere_call (deal, &view));

      return do_action (deal, &call);
    }
  for (int n_refused = 0; n_refused < MAX_CALLS_AGAIN; n_refused++)
    {
      FhDecision decision = fh_rules_player_decide (
          fh_character_get ((FhCharacterId) deal->character[view.seat]), NULL, &view, n_refused);

      if (decision.action.kind == FH_ACTION_NONE)
        return false;
      if (do_action (deal, &decision.action))
        return true;
    }
  return false;
}

/* --- Options --- */

int
fh_practice_add_option (FhPracticeQuestion *question, int value)
{
  for (int i = 0; i < question->n_options; i++)
    if (question->options[i] == value)
      return i;
  question->options[question->n_options] = (int16_t) value;
  return question->n_options++;
}

static void
swap_options (FhPracticeQuestion *question, int a, int b)
{
  int16_t value = question->options[a];

  for (int i = 0; i < question->n_options; i++)
    if (question->right_order[i] == a)
      question->right_order[i] = (uint8_t) b;
    else if (question->right_order[i] == b)
      question->right_order[i] = (uint8_t) a;
  question->options[a] = question->options[b];
  question->options[b] = value;
  if (question->right_option == a)
    question->right_option = (uint8_t) b;
  else if (question->right_option == b)
    question->right_option = (uint8_t) a;
}

void
fh_practice_shuffle_options (FhPracticeQuestion *question, FhRng *rng)
{
  for (int i = question->n_options - 1; i > 0; i--)
    swap_options (question, i, (int) fh_rng_below (rng, (uint32_t) i + 1));
}

void
fh_practice_reshuffle (FhPracticeQuestion *question, uint64_t turn)
{
  FhSeed seed = { .high = question->spec.seed, .low = turn };
  FhRng rng;

  if (question->option_kind == FH_OPTION_SEAT || question->option_kind == FH_OPTION_NUMBER)
    return;
  fh_rng_init (&rng, seed, 0);
  fh_practice_shuffle_options (question, &rng);
}

void
fh_practice_sort_options (FhPracticeQuestion *question)
{
  for (int i = 1; i < question->n_options; i++)
    for (int k = i; k > 0 && question->options[k - 1] > question->options[k]; k--)
      swap_options (question, k - 1, k);
}

/* --- The moment --- */

void
fh_practice_take_moment (FhPracticeQuestion *question, const FhPracticeDeal *deal, int seat)
{
  question->rules = fh_practice_deal_table (deal)->rules;
  question->seat = (uint8_t) seat;
  question->n_actions = (uint16_t) deal->n_actions;
  memcpy (question->actions, deal->actions, (size_t) deal->n_actions * sizeof deal->actions[0]);
}

void
fh_practice_world (const FhPracticeQuestion *question, FhWorld *world)
{
  memset (world, 0, sizeof *world);
  if (question->has_standing)
    fh_state_init_at (&world->state, &question->rules, &question->standing);
  else
    fh_state_init (&world->state, &question->rules);
  for (int i = 0; i < question->n_actions; i++)
    fh_world_apply (world, &question->actions[i]);
}

void
fh_practice_view (const FhPracticeQuestion *question, FhSeatView *view)
{
  FhWorld world;

  fh_practice_world (question, &world);
  fh_world_view (&world, question->seat, view);
}

void
fh_practice_table (const FhPracticeQuestion *question, FhTable *table)
{
  const FhAction *last = &question->actions[question->n_actions - 1];
  bool hides =
      question->spec.kind == FH_PRACTICE_WINNER || question->spec.kind == FH_PRACTICE_SCORE;
  FhWorld world;

  fh_practice_world (question, &world);
  *table = *fh_world_table (&world);
  if (hides && last->kind == FH_ACTION_PLAY)
    {
      uint8_t n_plays = table->n_plays;
      FhPlayed play = table->plays[n_plays - 1];

      /* As it was before the last card, and that card beside the others. */
      FhPracticeQuestion before = *question;
      before.n_actions--;
      fh_practice_world (&before, &world);
      *table = *fh_world_table (&world);
      table->plays[table->n_plays++] = play;
      table->hand_size[play.seat]--;
      table->turn = FH_SEAT_NONE;
    }
}
