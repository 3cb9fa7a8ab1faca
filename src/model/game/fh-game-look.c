/* fh-game-look.c: what can be asked of the running game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

#include <string.h>

#include "fh-deal.h"
#include "fh-sentences.h"

/* The stream of the seed from which the first dealer is drawn, as on the command line; deals have
 * the small numbers. */
#define CUT_STREAM ((uint64_t) 1 << 62)

gboolean
fh_game_is_running (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  return self->running;
}

const FhTable *
fh_game_peek_table (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), NULL);

  return &fh_game_state (self)->table;
}

const FhRules *
fh_game_peek_rules (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), NULL);

  return &fh_game_state (self)->table.rules;
}

const FhSeating *
fh_game_peek_seating (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), NULL);

  return &self->seating;
}

void
fh_game_set_seating (FhGame *self, const FhSeating *seating)
{
  FhSeating before;

  g_return_if_fail (FH_IS_GAME (self));
  g_return_if_fail (seating != NULL);

  before = self->seating;
  self->seating = *seating;
  fh_seating_settle (&self->seating, &fh_game_state (self)->table.rules);
  for (int seat = 0; seat < fh_game_state (self)->table.rules.n_seats; seat++)
    if (strcmp (self->seating.seats[seat].level, before.seats[seat].level) != 0
        || self->seating.agreed[seat] != before.agreed[seat])
      self->n_given = fh_game_n_actions (self);
  for (int seat = 0; seat < fh_game_state (self)->table.rules.n_seats; seat++)
    fh_record_set_player (fh_history_record (self->history), seat, seating->seats[seat].name);
  fh_history_set_agreed (self->history, seating->agreed);
  if (self->thinking >= 0)
    fh_game_halt (self);
  /* The names stand at the head of the record. */
  self->is_in_journal = FALSE;
  fh_game_write_journal (self);
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}

FhSeed
fh_game_get_seed (FhGame *self)
{
  return self->seed;
}

void
fh_game_get_cut (FhGame *self, FhCut *cut)
{
  FhRng rng;

  g_return_if_fail (FH_IS_GAME (self));
  g_return_if_fail (cut != NULL);

  fh_rng_init (&rng, self->seed, CUT_STREAM);
  fh_cut_deal (&fh_game_state (self)->table.rules, &rng, cut);
}

int
fh_game_get_dealt (FhGame *self, FhCard dealt[FH_N_CARDS])
{
  FhAction action;
  FhPile hand;

  g_return_val_if_fail (FH_IS_GAME (self), 0);

  if (!fh_game_get_action (self, fh_game_get_deal_start (self), &action)
      || action.kind != FH_ACTION_DEAL)
    return 0;
  hand = fh_deal_hand (fh_game_peek_rules (self), &action, fh_game_get_person (self));
  memcpy (dealt, action.cards + hand.first, (gsize) hand.size * sizeof *dealt);
  return hand.size;
}

int
fh_game_get_person (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), 0);

  for (int seat = 0; seat < fh_game_state (self)->table.rules.n_seats; seat++)
    if (fh_seating_is_person (&self->seating, seat))
      return seat;
  return 0;
}

int
fh_game_get_acting_seat (FhGame *self)
{
  const FhTable *table;
  int person;

  g_return_val_if_fail (FH_IS_GAME (self), 0);

  table = &fh_game_state (self)->table;
  person = fh_game_get_person (self);
  return table->turn < table->rules.n_seats
                 && fh_rules_player (&table->rules, table->turn) == person
             ? table->turn
             : person;
}

void
fh_game_get_any_view (FhGame *self, int seat, FhSeatView *view)
{
  fh_seat_view_init (view, fh_game_state (self), seat);
}

gboolean
fh_game_get_view (FhGame *self, int seat, FhSeatView *view)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);
  g_return_val_if_fail (seat >= 0 && seat < fh_game_state (self)->table.rules.n_seats, FALSE);

  if (fh_rules_player (&fh_game_state (self)->table.rules, seat) != fh_game_get_person (self)
      && !fh_game_state (self)->table.deal_over)
    return FALSE;
  fh_game_get_any_view (self, seat, view);
  return TRUE;
}

const FhState *
fh_game_peek_open_state (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), NULL);

  return fh_game_state (self)->table.deal_over ? fh_game_state (self) : NULL;
}

FhHold
fh_game_get_hold (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), FH_HOLD_NONE);

  return self->hold;
}

int
fh_game_get_thinking (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), -1);

  return self->thinking;
}

gboolean
fh_game_awaits_person (FhGame *self)
{
  const FhTable *table;

  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  table = &fh_game_state (self)->table;
  return self->running && self->hold == FH_HOLD_NONE && self->thinking < 0 && !self->has_pending
         && !self->claiming && table->due != FH_ACTION_DEAL && table->due != FH_ACTION_NONE
         && fh_seating_is_person (&self->seating, table->turn) && fh_game_next_to_ask (self) < 0
         && !fh_game_is_forced (self, NULL);
}

gboolean
fh_game_check (FhGame *self, const FhAction *action, FhRefusal *refusal)
{
  FhRefusal answer;

  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  /* What the engine says of another hand must not be heard. */
  if (action->kind == FH_ACTION_ENTRY || fh_seating_is_person (&self->seating, action->seat))
    {
      answer = fh_state_check (fh_game_state (self), action);
    }
  else
    {
      answer = fh_refusal (FH_REFUSED_WRONG_SEAT);
      answer.seat = fh_game_state (self)->table.turn;
    }
  if (refusal != NULL)
    *refusal = answer;
  return answer.code == FH_OK;
}

void
fh_game_get_legal (FhGame *self, FhLegal *legal)
{
  FhSeatView view;

  g_return_if_fail (FH_IS_GAME (self));

  fh_game_get_any_view (self, fh_game_get_acting_seat (self), &view);
  *legal = view.legal;
}

guint
fh_game_get_n_actions (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), 0);

  return (guint) fh_game_n_actions (self);
}

guint
fh_game_get_deal_start (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), 0);

  return (guint) fh_history_deal_start (self->history);
}

gboolean
fh_game_get_action (FhGame *self, guint index, FhAction *action)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  if (index >= fh_game_n_actions (self))
    return FALSE;
  *action = fh_record_action (fh_history_record (self->history), index);
  if (index >= fh_game_get_deal_start (self) && !fh_game_state (self)->table.deal_over)
    *action = fh_game_public_action (self, action);
  return TRUE;
}

gboolean
fh_game_get_state_before (FhGame *self, guint index, FhState *state)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  if (index > fh_game_n_actions (self))
    return FALSE;
  if (index > fh_game_get_deal_start (self) && !fh_game_state (self)->table.deal_over)
    return FALSE;
  fh_history_replay (self->history, index, state);
  return TRUE;
}

char *
fh_game_dup_title (FhGame *self)
{
  FhScene scene = fh_game_get_scene (self);

  return fh_sentence_title (&scene);
}

FhScene
fh_game_get_scene (FhGame *self)
{
  const FhTable *table = &fh_game_state (self)->table;
  FhScene scene = { table, &self->seating, fh_game_get_person (self), 0 };

  /* The holder of the called card knows it, and nobody else before he plays it (NZ-070). */
  if (table->n_called_cards > 0 && table->partners == 0 && !table->deal_over
      && fh_table_is_trick_contract (table) && scene.person != table->declarer)
    {
      FhSeatView view;

      fh_game_get_any_view (self, scene.person, &view);
      if (fh_seats_have (view.allies, table->declarer))
        scene.allies = view.allies;
    }

  return scene;
}

gboolean
fh_game_count_deal (FhGame *self)
{
  if (fh_game_state (self)->table.n_deals <= self->deals_counted)
    return FALSE;
  self->deals_counted = fh_game_state (self)->table.n_deals;
  fh_game_write_note (self, "deals-counted", (int) self->deals_counted);
  return TRUE;
}

gboolean
fh_game_count_game (FhGame *self)
{
  if (self->game_counted)
    return FALSE;
  self->game_counted = TRUE;
  fh_game_write_note (self, "game-counted", TRUE);
  return TRUE;
}
