/* fh-game-laws.c: what the person may do, and is asked, by table laws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

guint
fh_game_trick_key (const FhTable *table)
{
  return 1 + table->n_deals * 64u
         + (fh_table_trick_size (table) > 0 ? table->n_tricks + 1u : table->n_tricks);
}

static gboolean
has_table_laws (FhGame *self)
{
  return fh_game_state (self)->table.rules.laws != FH_LAWS_STRICT;
}

void
fh_game_get_rights (FhGame *self, FhRights *rights)
{
  FhSeatView view;

  g_return_if_fail (FH_IS_GAME (self));

  *rights = (FhRights){ 0 };
  if (!has_table_laws (self) || !fh_seating_is_person (&self->seating, fh_game_get_person (self)))
    return;
  fh_game_get_any_view (self, fh_game_get_person (self), &view);
  *rights = view.rights;
}

FhCardSet
fh_game_get_corrections (FhGame *self, int *seat, gboolean *has_revoked)
{
  const FhTable *table;

  g_return_val_if_fail (FH_IS_GAME (self), 0);

  table = &fh_game_state (self)->table;
  for (int own = 0; has_table_laws (self) && own < table->rules.n_seats; own++)
    {
      FhSeatView view;

      if (!fh_seating_is_person (&self->seating, own))
        continue;
      fh_game_get_any_view (self, own, &view);
      if (!fh_seats_have (view.rights.correct, own))
        continue;
      if (seat != NULL)
        *seat = own;
      /* One's own revoke is one's own to know. */
      if (has_revoked != NULL)
        *has_revoked = fh_seats_have (fh_game_state (self)->revoked, own);
      return fh_table_corrections (table, own, view.hand);
    }
  return 0;
}

gboolean
fh_game_must_report (FhGame *self)
{
  FhLegal legal;

  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  fh_game_get_legal (self, &legal);
  return legal.due == FH_ACTION_PLAY && legal.cards == 0;
}

/* Whether the person sees that the cards were dealt wrongly, by his own or because nobody can go
 * on. */
static gboolean
person_counts (FhGame *self, gboolean is_waived)
{
  const FhTable *table = &fh_game_state (self)->table;
  FhSeatView view;
  FhRights rights;

  fh_game_get_rights (self, &rights);
  if (!table->slips.misdealt || !rights.misdeal)
    return FALSE;
  fh_game_get_any_view (self, fh_game_get_person (self), &view);
  return fh_game_must_report (self) || (fh_set_size (view.dealt) != FH_HAND_SIZE && !is_waived);
}

FhQuestion
fh_game_get_question (FhGame *self)
{
  const FhTable *table;
  gboolean has_revoked = FALSE;
  gboolean is_waived;

  g_return_val_if_fail (FH_IS_GAME (self), FH_QUESTION_NONE);

  table = &fh_game_state (self)->table;
  if (!has_table_laws (self) || table->n_deals == 0)
    return FH_QUESTION_NONE;
  if (self->hold == FH_HOLD_DEMAND)
    return FH_QUESTION_DEMAND;
  if (self->hold != FH_HOLD_NONE && self->hold != FH_HOLD_TRICK)
    return FH_QUESTION_NONE;
  is_waived = self->waived == fh_game_trick_key (table);
  if (!is_waived && fh_game_get_corrections (self, NULL, &has_revoked) != 0)
    return has_revoked ? FH_QUESTION_REVOKE : FH_QUESTION_CHANGE;
  return person_counts (self, is_waived) ? FH_QUESTION_COUNT : FH_QUESTION_NONE;
}

gboolean
fh_game_get_early (FhGame *self, FhLegal *legal)
{
  const FhTable *table;
  FhSeatView view;
  int person;

  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  table = &fh_game_state (self)->table;
  person = fh_game_get_person (self);
  if (!has_table_laws (self) || !fh_seating_is_person (&self->seating, person)
      || (self->hold != FH_HOLD_NONE && self->hold != FH_HOLD_TRICK) || table->slips.out_of_turn
      || table->turn == FH_SEAT_NONE || table->turn == person
      || fh_rules_player (&table->rules, table->turn) == person)
    return FALSE;
  if (table->due != FH_ACTION_BID && table->due != FH_ACTION_PLAY)
    return FALSE;
  if (table->due == FH_ACTION_BID && fh_seats_have (table->slips.barred, person))
    return FALSE;
  for (int i = table->trick_start; i < table->n_plays; i++)
    if (table->plays[i].seat == person)
      return FALSE;
  fh_game_get_any_view (self, person, &view);
  view.table.turn = (uint8_t) person;
  fh_table_legal (&view.table, person, view.hand, view.out, legal);
  return legal->due == table->due
         && (legal->due == FH_ACTION_BID
                 ? (legal->calls & ~FH_CALL_BIT (FH_PASS)) != 0
                 : legal->cards != 0 && !fh_seats_have (table->sitting_out, person));
}

gboolean
fh_game_check_rules (FhGame *self, const FhAction *action, FhRefusal *refusal)
{
  FhRefusal answer;

  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  if (!fh_game_check (self, action, &answer))
    {
      if (refusal != NULL)
        *refusal = answer;
      return FALSE;
    }
  /* An entry belongs to a side and has no view. */
  if (action->kind == FH_ACTION_BID || action->kind == FH_ACTION_PLAY)
    {
      FhSeatView view;

      fh_game_get_any_view (self, action->seat, &view);
      answer = fh_seat_view_check (&view, action);
    }
  if (refusal != NULL)
    *refusal = answer;
  return answer.code == FH_OK;
}

/* Whether @seat has just played a card that does not follow, in a trick that can still be put
 * right.  Everybody sees that. */
gboolean
fh_game_can_ask (FhGame *self, int seat)
{
  const FhTable *table;
  int start, end;

  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  table = &fh_game_state (self)->table;
  if (!has_table_laws (self) || table->due != FH_ACTION_PLAY || !self->running
      || fh_seating_is_person (&self->seating, seat))
    return FALSE;
  start = fh_table_trick_size (table) > 0 ? table->trick_start : table->last_trick_start;
  end = fh_table_trick_size (table) > 0 ? table->n_plays : table->trick_start;
  for (int i = start + 1; i < end; i++)
    {
      FhSuit suit = fh_table_suit_to_follow (table, start, i - start);

      if (table->plays[i].seat == seat)
        return suit < FH_N_EFFECTIVE_SUITS
               && fh_effective_suit (table->plays[i].card, fh_table_trump (table)) != suit;
    }
  return FALSE;
}
