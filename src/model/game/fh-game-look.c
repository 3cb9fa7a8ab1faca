/* fh-game-look.c: what can be asked of the running game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

#include <string.h>

#include "fh-deal.h"
#include "fh-level.h"
#include "fh-numbered-deal.h"
#include "fh-seed.h"
#include "fh-sentences.h"

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

const char *
fh_game_get_id (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), NULL);

  return self->id;
}

FhSeed
fh_game_get_seed (FhGame *self)
{
  return self->seed;
}

void
fh_game_get_cut (FhGame *self, FhCut *cut)
{
  g_return_if_fail (FH_IS_GAME (self));
  g_return_if_fail (cut != NULL);

  fh_seed_cut (self->seed, &fh_game_state (self)->table.rules, cut);
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

FhJudge *
fh_game_get_judge (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), NULL);

  if (self->judge == NULL)
    self->judge = fh_judge_new (fh_level_judge ());
  return self->judge;
}

void
fh_game_set_judge (FhGame *self, FhJudge *judge)
{
  g_return_if_fail (FH_IS_GAME (self));
  g_return_if_fail (FH_IS_JUDGE (judge));

  g_set_object (&self->judge, judge);
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

  return self->lies_open || fh_game_state (self)->table.deal_over ? fh_game_state (self) : NULL;
}

void
fh_game_lay_open (FhGame *self)
{
  g_return_if_fail (FH_IS_GAME (self));

  self->lies_open = TRUE;
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

  return self->thought.seat;
}

/* Before the first call whoever holds ace and no face is asked, in order from the dealer's left
 * (D-DX-ACE). */
int
fh_game_next_to_ask (FhGame *self)
{
  const FhTable *table = &fh_game_state (self)->table;
  FhLegal legal;

  if (table->due != FH_ACTION_BID || table->n_calls > 0 || !table->rules.ace_no_face)
    return -1;
  fh_state_legal (fh_game_state (self), &legal);
  for (int i = 1; i <= table->rules.n_seats; i++)
    {
      int seat = (table->dealer + i) % table->rules.n_seats;

      if (fh_seats_have (legal.may_declare & ~(unsigned) self->declare_asked, seat))
        return seat;
    }
  return -1;
}

gboolean
fh_game_is_forced (FhGame *self, FhAction *action)
{
  const FhTable *table = &fh_game_state (self)->table;
  FhLegal legal;

  if (!self->play_forced || table->due != FH_ACTION_PLAY)
    return FALSE;
  fh_state_legal (fh_game_state (self), &legal);
  if (fh_set_size (legal.cards) != 1 || (legal.joker_suits & (legal.joker_suits - 1)) != 0)
    return FALSE;
  if (action != NULL)
    *action = fh_action_play (table->turn, fh_set_first (legal.cards),
                              fh_legal_named (&legal, fh_set_first (legal.cards)));
  return TRUE;
}

gboolean
fh_game_awaits_person (FhGame *self)
{
  const FhTable *table;

  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  table = &fh_game_state (self)->table;
  return self->running && self->hold == FH_HOLD_NONE && self->thought.seat < 0 && !self->has_pending
         && !fh_game_script_runs (self) && !self->claim.is_on && table->due != FH_ACTION_DEAL
         && table->due != FH_ACTION_NONE && fh_seating_is_person (&self->seating, table->turn)
         && fh_game_next_to_ask (self) < 0 && !fh_game_is_forced (self, NULL);
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

FhAction
fh_game_public_action (FhGame *self, const FhAction *action)
{
  FhAction seen = *action;
  FhSeatView view;
  FhPile hand;
  int person = fh_game_get_person (self);

  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_DEAL:
      hand = fh_deal_hand (&fh_game_state (self)->table.rules, action, person);
      for (int i = 0; i < seen.n_cards; i++)
        if (i < hand.first || i >= hand.first + hand.size)
          seen.cards[i] = FH_CARD_NONE;
      break;
    case FH_ACTION_EXPOSE:
      if (action->way == FH_EXPOSED_TO_OPPONENT && action->seat != person)
        seen.cards[0] = FH_CARD_NONE;
      break;
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      if (action->seat == person)
        break;
      fh_game_get_any_view (self, person, &view);
      for (int i = 0; i < seen.n_cards; i++)
        if (!fh_set_has (view.received, seen.cards[i]))
          seen.cards[i] = FH_CARD_NONE;
      break;
    default:
      break;
    }
  return seen;
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
  FhScene scene = {
    .table = table,
    .seating = &self->seating,
    .person = fh_game_get_person (self),
    .is_single = table->n_deals <= 1
                 && fh_numbered_from_seed ((FhPreset) table->rules.preset, self->seed) != 0
  };

  /* Only a called card hides who plays with whom. */
  if (table->n_called_cards > 0)
    {
      FhSeatView view;

      fh_game_get_any_view (self, scene.person, &view);
      scene.allies = fh_seat_view_known_allies (&view);
    }

  return scene;
}

gboolean
fh_game_can_undo (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  return fh_history_last_decision (self->history) >= 0;
}

gboolean
fh_game_can_redo (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  return fh_history_n_redo (self->history) > 0;
}

gboolean
fh_game_can_replay_deal (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  return fh_game_n_actions (self) > fh_game_get_deal_start (self) + 1;
}
