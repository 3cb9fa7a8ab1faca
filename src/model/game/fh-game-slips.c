/* fh-game-slips.c: what computer players do beside the rules by table laws, and when.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * At each point of the game at most one of these happens, and always the same one at the same
 * point: all chance comes from the seed of the game and the number of actions so far.  What a
 * player does is decided by fh-slip.c from the view of its seat; here is only how often and when.
 */
#include "fh-game-private.h"

#include "fh-computer.h"
#include "fh-deal.h"
#include "fh-seed.h"
#include "fh-slip.h"

/* Streams of chance beside that of the decision itself, one a seat, and two of the table. */
#define SLIP_STREAM  64
#define ENTRY_STREAM (SLIP_STREAM + FH_MAX_SEATS)
#define DEAL_STREAM  (SLIP_STREAM + FH_MAX_SEATS + 1)

/* How often a player notices, in percent: an own card that did not follow, while the trick goes on
 * and once it lies complete; a wrong number of own cards, each time that he is to act; points that
 * were written down wrongly, before the next deal and at each call in it. */
#define NOTICES_IN_TRICK    15
#define NOTICES_AFTER_TRICK 60
#define NOTICES_COUNT       50
#define NOTICES_ENTRY       60
#define NOTICES_ENTRY_LATER 50

/* How often an opponent asks a person who does not follow suit whether there is really none. */
#define ASKS_PERSON 30

/* The chance of @stream at action number @index. */
static void
draw (FhGame *self, gsize index, guint64 stream, FhRng *rng)
{
  fh_rng_init (rng, fh_seed_from_number (fh_seed_for_decision (self->seed, index)), stream);
}

static gboolean
draw_percent (FhGame *self, int seat, guint percent)
{
  FhRng rng;

  draw (self, fh_game_n_actions (self), SLIP_STREAM + (guint64) seat, &rng);
  return fh_rng_below (&rng, 100) < percent;
}

static gboolean
is_computer (FhGame *self, int seat)
{
  return seat < fh_game_state (self)->table.rules.n_callers
         && !fh_seating_is_person (&self->seating, seat);
}

/* --- A card out of turn (HC-063) --- */

static gboolean
decide_on_card (FhGame *self)
{
  const FhTable *table = &fh_game_state (self)->table;
  FhRights rights;

  if (!table->slips.out_of_turn)
    return FALSE;
  fh_state_rights (fh_game_state (self), &rights);
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (fh_seats_have (rights.demand, seat) && fh_seating_is_person (&self->seating, seat))
      {
        fh_game_enter_hold (self, FH_HOLD_DEMAND, -1);
        fh_game_emit_changed (self);
        return TRUE;
      }
  for (int k = 1; k < table->rules.n_seats; k++)
    {
      int seat = (table->turn + k) % table->rules.n_seats;
      FhSeatView view;
      FhAction action;

      if (!fh_seats_have (rights.demand, seat))
        continue;
      fh_game_get_any_view (self, seat, &view);
      action =
          fh_action_say (fh_player_demands (&view) ? FH_ACTION_DEMAND : FH_ACTION_ACCEPT, seat);
      fh_game_do_in_time (self, &action);
      return TRUE;
    }
  return FALSE;
}

/* --- A revoke of their own (HC-067) --- */

static gboolean
correct_revoke (FhGame *self)
{
  const FhTable *table = &fh_game_state (self)->table;
  guint percent = fh_table_trick_size (table) == 0 ? NOTICES_AFTER_TRICK : NOTICES_IN_TRICK;

  if (table->due != FH_ACTION_PLAY)
    return FALSE;
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      gboolean is_asked = fh_seats_have (self->asked, seat);
      FhSeatView view;
      FhAction action;

      if (!is_computer (self, seat) || !fh_seats_have (fh_game_state (self)->revoked, seat)
          || (!is_asked && !draw_percent (self, seat, percent)))
        continue;
      fh_game_get_any_view (self, seat, &view);
      if (!fh_player_correction (&view, &action))
        continue;
      fh_game_do_in_time (self, &action);
      return TRUE;
    }
  return FALSE;
}

/* He asks without knowing: whoever follows no suit is asked as often as one who has revoked. */
int
fh_game_slips_asker (FhGame *self, const FhTable *before, const FhAction *action)
{
  const FhTable *table = &fh_game_state (self)->table;
  FhSuit led = (FhSuit) before->led;

  if (action->kind != FH_ACTION_PLAY || led >= FH_N_EFFECTIVE_SUITS || self->claim.is_on
      || !fh_seating_is_person (&self->seating, action->seat)
      || fh_effective_suit (action->cards[0], fh_table_trump (table)) == led || table->deal_over)
    return -1;
  for (int seat = 0; seat < table->rules.n_callers; seat++)
    {
      FhSeatView view;

      if (!is_computer (self, seat) || fh_seats_have (table->sitting_out, seat))
        continue;
      fh_game_get_any_view (self, seat, &view);
      if (!fh_seats_have (view.allies, action->seat) && draw_percent (self, seat, ASKS_PERSON))
        return seat;
    }
  return -1;
}

/* --- A misdeal (HC-055) --- */

/* Whether whoever has the turn can only report that the cards were dealt wrongly. */
static gboolean
is_at_its_end (FhGame *self)
{
  FhLegal legal;

  if (fh_game_state (self)->table.due != FH_ACTION_PLAY)
    return FALSE;
  fh_state_legal (fh_game_state (self), &legal);
  return legal.cards == 0;
}

static gboolean
report_misdeal (FhGame *self)
{
  const FhTable *table = &fh_game_state (self)->table;
  gboolean at_end = is_at_its_end (self);
  int reporter = -1;

  if (!table->slips.misdealt)
    return FALSE;
  for (int seat = 0; seat < table->rules.n_callers && reporter < 0; seat++)
    {
      FhSeatView view;

      fh_game_get_any_view (self, seat, &view);
      if (is_computer (self, seat) && fh_player_counts_misdeal (&view)
          && (at_end || (seat == table->turn && draw_percent (self, seat, NOTICES_COUNT))))
        reporter = seat;
    }
  /* Somebody has to, where the game cannot go on. */
  if (reporter < 0 && at_end && is_computer (self, table->turn))
    reporter = table->turn;
  if (reporter < 0)
    return FALSE;
  FhAction action = fh_action_say (FH_ACTION_MISDEAL, reporter);
  fh_game_do_in_time (self, &action);
  return TRUE;
}

/* Two hands of ten get eleven and nine, the cards staying in their order. */
void
fh_game_slip_in_deal (FhGame *self, FhAction *deal)
{
  const FhRules *rules = &fh_game_state (self)->table.rules;
  FhAction even = *deal;
  int n = rules->n_callers;
  int more, less, next = 0;
  FhRng rng;

  if (rules->laws == FH_LAWS_STRICT || !is_computer (self, deal->seat)
      || fh_rules_has_dummies (rules))
    return;
  draw (self, fh_game_n_actions (self), DEAL_STREAM, &rng);
  if (fh_rng_below (&rng, 100) >= self->slip_rate)
    return;
  more = (int) fh_rng_below (&rng, (guint32) n);
  less = (more + 1 + (int) fh_rng_below (&rng, (guint32) n - 1)) % n;
  for (int seat = 0; seat < n; seat++)
    {
      int first = fh_deal_hand_index (seat);
      int size = FH_HAND_SIZE - (seat == less);

      for (int i = 0; i < size; i++)
        deal->cards[next++] = even.cards[first + i];
      if (seat == more)
        deal->cards[next++] = even.cards[fh_deal_hand_index (less) + FH_HAND_SIZE - 1];
      deal->sizes[seat] = (uint8_t) (size + (seat == more));
    }
  deal->sizes[FH_MAX_SEATS] = rules->kitty_size;
}

/* --- The score (HC-072) --- */

gboolean
fh_game_slip_of_entry (FhGame *self, const FhTable *table, gsize index, FhAction *entry)
{
  static const int errors[] = { -20, -10, 10, 20 };
  const FhRules *rules = &table->rules;
  gboolean has_computer = FALSE;
  FhRng rng;
  int side;

  for (int seat = 0; seat < rules->n_callers; seat++)
    has_computer |= !fh_seating_is_person (&self->seating, seat);
  if (rules->laws == FH_LAWS_STRICT || !has_computer || !table->deal_over || table->thrown_in
      || table->entry.deal != table->n_deals || table->entry.entered)
    return FALSE;
  draw (self, index, ENTRY_STREAM, &rng);
  if (fh_rng_below (&rng, 100) >= self->slip_rate)
    return FALSE;
  side = (int) fh_rng_below (&rng, rules->n_sides);
  *entry = fh_action_entry (side, table->entry.scored[side]
                                      + errors[fh_rng_below (&rng, G_N_ELEMENTS (errors))]);
  return TRUE;
}

static gboolean
challenge (FhGame *self, guint percent)
{
  const FhTable *table = &fh_game_state (self)->table;

  if (!table->entry.entered || table->entry.final)
    return FALSE;
  for (int seat = 0; seat < table->rules.n_callers; seat++)
    {
      FhSeatView view;
      FhAction action = fh_action_say (FH_ACTION_CHALLENGE, seat);

      if (!is_computer (self, seat) || (!table->deal_over && seat != table->turn)
          || !draw_percent (self, seat, percent))
        continue;
      fh_game_get_any_view (self, seat, &view);
      if (!fh_player_may_challenge (&view))
        continue;
      fh_game_do_in_time (self, &action);
      return TRUE;
    }
  return FALSE;
}

static gboolean
after_deal (FhGame *self)
{
  FhAction entry;

  if (self->deal_shown)
    return challenge (self, NOTICES_ENTRY);
  if (!fh_game_slip_of_entry (self, &fh_game_state (self)->table, fh_game_n_actions (self), &entry))
    return FALSE;
  fh_game_do_in_time (self, &entry);
  return TRUE;
}

/* --- Slips in the auction and the play --- */

/* The seat that comes after the one whose turn it is, or -1. */
static int
next_seat (const FhTable *table)
{
  int seat = table->turn;

  if (table->due == FH_ACTION_PLAY)
    return fh_table_next_seat (table, seat);
  for (int k = 1; k < table->rules.n_callers; k++)
    {
      seat = (table->turn + k) % table->rules.n_callers;
      if (!fh_seats_have (table->passed, seat))
        return seat;
    }
  return -1;
}

/* Half of the slips of a seat happen when it has the turn, half of them when it thinks so. */
static gboolean
slip (FhGame *self, int seat)
{
  FhRng rng;
  FhSeatView view;
  FhPlayer player;
  FhAction action;

  if (seat < 0 || !is_computer (self, seat))
    return FALSE;
  draw (self, fh_game_n_actions (self), SLIP_STREAM + (guint64) seat, &rng);
  if (fh_rng_below (&rng, 200) >= self->slip_rate)
    return FALSE;
  fh_game_get_any_view (self, seat, &view);
  player = fh_computer_player (self->seating.seats[seat].level);
  player.level = FH_PLAYER_RULES; /* nobody thinks long before a slip */
  if (!fh_player_slip (&player, &view, &rng, &action)
      || fh_state_check (fh_game_state (self), &action).code != FH_OK)
    return FALSE;
  fh_game_do_in_time (self, &action);
  return TRUE;
}

gboolean
fh_game_slips_step (FhGame *self)
{
  const FhTable *table = &fh_game_state (self)->table;

  if (table->rules.laws == FH_LAWS_STRICT || self->claim.is_on || table->n_deals == 0)
    return FALSE;
  if (table->deal_over)
    return after_deal (self);
  if (decide_on_card (self) || correct_revoke (self) || report_misdeal (self)
      || (table->due == FH_ACTION_BID && challenge (self, NOTICES_ENTRY_LATER)))
    return TRUE;
  if (table->due != FH_ACTION_BID && table->due != FH_ACTION_PLAY)
    return FALSE;
  return self->slip_rate > 0 && (slip (self, table->turn) || slip (self, next_seat (table)));
}
