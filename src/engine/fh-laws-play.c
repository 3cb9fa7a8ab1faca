/* fh-laws-play.c: cards out of turn, revokes and their correction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card out of turn stands unless an opponent demands it back before the trick is gathered
 * (HC-063, HC-065, D-HC-PLAYOOT).  A revoke can be corrected until the next lead, in turn or not;
 * then it is established (HC-067, HC-068).
 */
#include "fh-laws-private.h"

#include "fh-engine-private.h"

#include <string.h>

/* The trick that can still be changed: the one in progress, else the one before the next lead. */
typedef struct
{
  int start;
  int size;
  bool finished;
} Trick;

static Trick
open_trick (const FhTable *table)
{
  int size = fh_table_trick_size (table);

  if (size > 0)
    return (Trick){ .start = table->trick_start, .size = size };
  return (Trick){ .start = table->last_trick_start,
                  .size = table->trick_start - table->last_trick_start,
                  .finished = true };
}

/* The number of the play by @seat in @trick, from 0, or -1. */
static int
place_in (const FhTable *table, Trick trick, int seat)
{
  for (int i = 0; i < trick.size; i++)
    if (table->plays[trick.start + i].seat == seat)
      return i;
  return -1;
}

/* What was to be followed by play @place of @trick. */
static FhSuit
suit_before (const FhTable *table, Trick trick, int place)
{
  return place > 0 ? fh_table_suit_to_follow (table, trick.start, place) : FH_SUIT_NONE;
}

/* Whether who held @hand, @card included, has failed to follow @suit with it (HC-066).  A joker
 * kept for a void at no-trump is such a card too (HC-038). */
static bool
is_revoke (const FhTable *table, FhCardSet hand, FhCard card, FhSuit suit)
{
  return !fh_set_has (fh_play_cards_to (table, hand, suit), card);
}

/* --- Plays --- */

FhRefusal
fh_laws_check_play (const FhTable *table, FhCardSet hand, const FhAction *action)
{
  FhRefusal refusal = fh_refusal (FH_REFUSED_WRONG_SEAT);
  Trick trick = open_trick (table);

  refusal.seat = table->turn;
  if (fh_seats_have (table->sitting_out, action->seat)
      || (!trick.finished && place_in (table, trick, action->seat) >= 0))
    return refusal;
  refusal = fh_play_check_held (table, hand, action);
  if (refusal.code == FH_OK && action->seat == table->turn)
    refusal = fh_laws_check_exposed (table, hand, action->cards[0]);
  if (refusal.code == FH_OK)
    refusal = fh_play_check_name (table, action, fh_table_trick_size (table));
  return refusal;
}

/* Shows again the voids that the plays of @trick show, but for those by @seats.  Where a joker in
 * mid-trick names the suit to follow, one that was corrected may have asked for another suit than
 * those who played after it seem to have followed. */
static void
note_voids_without (FhTable *table, Trick trick, unsigned seats)
{
  if (table->rules.joker_redirects)
    seats |= table->slips.may_change;
  memcpy (table->shown_void, table->slips.settled_void, sizeof table->shown_void);
  for (int i = 0; i < trick.size; i++)
    {
      const FhPlayed *play = &table->plays[trick.start + i];
      if (!fh_seats_have (seats, play->seat))
        fh_play_note_void (table, play, suit_before (table, trick, i));
    }
}

/* At a lead: who has revoked in the trick before is found out (D-HC-REVOKE), and the voids that the
 * others have shown are true. */
static void
settle (FhState *state)
{
  FhTable *table = &state->table;

  if (state->revoked)
    {
      table->slips.revoked |= state->revoked;
      note_voids_without (table, open_trick (table), state->revoked);
    }
  memcpy (table->slips.settled_void, table->shown_void, sizeof table->shown_void);
  state->revoked = 0;
  table->slips.may_change = 0;
}

void
fh_laws_play (FhState *state, const FhAction *action)
{
  FhTable *table = &state->table;
  int seat = action->seat;

  if (fh_table_trick_size (table) == 0)
    {
      settle (state);
      table->slips.out_of_turn = 0;
      table->slips.rightful = table->turn;
    }
  else if (is_revoke (table, state->hands[seat], action->cards[0], (FhSuit) table->led))
    {
      state->revoked |= fh_seat_bit (seat);
    }
  if (seat != table->turn)
    table->slips.out_of_turn |= fh_seat_bit (seat);
}

/* The first seat from the leader on that has not played to the trick: a card out of turn that
 * stands counts for its seat (D-HC-PLAYOOT). */
int
fh_laws_next_seat (const FhTable *table)
{
  Trick trick = open_trick (table);
  int seat = table->plays[trick.start].seat;

  while (trick.size < fh_table_n_playing (table) && place_in (table, trick, seat) >= 0)
    seat = fh_table_next_seat (table, seat);
  return seat;
}

/* Whether the whole hand of @seat lies face up by the rules. */
static bool
hand_lies_open (const FhTable *table, int seat)
{
  if (fh_rules_player (&table->rules, seat) != seat)
    return true;
  return table->contract == FH_OPEN_MISERE && table->declarer == seat
         && (table->rules.open_misere_before_lead || table->n_tricks > 0);
}

/* Gives @card back to @seat, who played it. */
static void
take_back (FhState *state, int seat, FhCard card)
{
  FhTable *table = &state->table;

  state->hands[seat] |= FH_SET (card);
  table->slips.seen |= FH_SET (card);
  if (hand_lies_open (table, seat) || fh_set_has (table->slips.exposed, card))
    table->open[seat] |= FH_SET (card);
}

/* Makes what follows from the cards of @trick right again. */
static void
look_again (FhTable *table, Trick trick)
{
  note_voids_without (table, trick, 0);
  if (!trick.finished)
    {
      table->led =
          (uint8_t) (trick.size > 0 ? fh_table_suit_to_follow (table, trick.start, trick.size)
                                    : FH_SUIT_NONE);
      return;
    }
  uint8_t *winner = &table->trick_winner[table->n_tricks - 1];
  table->tricks[*winner]--;
  *winner = table->plays[fh_table_winning_play (table, trick.start, trick.size)].seat;
  table->tricks[*winner]++;
  table->turn = *winner;
}

int
fh_table_play_to_demand (const FhTable *table, int seat)
{
  for (int i = table->n_plays - 1; i >= table->trick_start && table->slips.out_of_turn; i--)
    {
      int offender = table->plays[i].seat;
      if (fh_seats_have (table->slips.out_of_turn, offender)
          && fh_seats_have (fh_laws_opponents (table, offender), seat))
        return i;
    }
  return -1;
}

void
fh_laws_accept (FhTable *table, int seat)
{
  int play = fh_table_play_to_demand (table, seat);

  table->slips.out_of_turn &= (uint8_t) ~fh_seat_bit (table->plays[play].seat);
}

/* The play at index @i of the trick in progress never happened. */
static void
undo_play (FhState *state, int i)
{
  FhTable *table = &state->table;
  FhPlayed play = table->plays[i];
  uint8_t others = (uint8_t) ~fh_seat_bit (play.seat);

  table->n_plays--;
  memmove (&table->plays[i], &table->plays[i + 1],
           (size_t) (table->n_plays - i) * sizeof table->plays[0]);
  table->hand_size[play.seat]++;
  take_back (state, play.seat, play.card);
  state->revoked &= others;
  table->slips.may_change &= others;
  table->slips.out_of_turn &= others;
}

/* A card led out of turn and taken back is exposed (HC-064), and so is one played (D-HC-PLAYOOT).
 * Cards that followed what it asked for have nothing to follow any more. */
void
fh_laws_demand (FhState *state, int seat)
{
  FhTable *table = &state->table;
  int i = fh_table_play_to_demand (table, seat);
  FhPlayed play = table->plays[i];

  if (i == table->trick_start || play.named != FH_SUIT_NONE)
    while (table->n_plays > i + 1)
      undo_play (state, table->n_plays - 1);
  undo_play (state, i);
  fh_laws_expose (table, play.seat, play.card);

  Trick trick = { .start = table->trick_start, .size = fh_table_trick_size (table) };
  look_again (table, trick);
  table->turn = trick.size == 0 ? table->slips.rightful : (uint8_t) fh_laws_next_seat (table);
}

/* --- Corrections --- */

FhCardSet
fh_table_corrections (const FhTable *table, int seat, FhCardSet hand)
{
  Trick trick = open_trick (table);
  int place = table->due == FH_ACTION_PLAY ? place_in (table, trick, seat) : -1;

  if (place < 0)
    return 0;
  FhCard played = table->plays[trick.start + place].card;
  FhCardSet cards =
      fh_play_cards_to (table, hand | FH_SET (played), suit_before (table, trick, place));
  FhCardSet exposed = cards & table->slips.exposed;
  return (exposed ? exposed : cards) & ~FH_SET (played);
}

/* The new card must be one that might have been played there: it follows suit, and exposed cards go
 * first. */
FhRefusal
fh_laws_check_correction (const FhTable *table, FhCardSet hand, const FhAction *action)
{
  Trick trick = open_trick (table);
  int place = table->due == FH_ACTION_PLAY ? place_in (table, trick, action->seat) : -1;

  if (place < 0)
    return fh_refusal (FH_REFUSED_NOTHING_TO_CORRECT);

  FhRefusal refusal = fh_play_check_held (table, hand, action);
  if (refusal.code != FH_OK)
    return refusal;
  FhCardSet whole = hand | FH_SET (table->plays[trick.start + place].card);
  FhSuit suit = suit_before (table, trick, place);
  refusal = fh_play_check_follow (table, whole, action->cards[0], suit);
  if (refusal.code != FH_OK)
    return refusal;
  if (!fh_set_has (fh_table_corrections (table, action->seat, hand), action->cards[0]))
    {
      refusal.code = FH_REFUSED_EXPOSED_FIRST;
      refusal.card = fh_set_first (fh_play_cards_to (table, whole, suit) & table->slips.exposed);
      return refusal;
    }
  return fh_play_check_name (table, action, place);
}

bool
fh_laws_correction_is_due (const FhState *state, const FhAction *action)
{
  const FhRules *rules = &state->table.rules;

  /* Here the checks that hold at any table say what is wrong. */
  if (rules->laws == FH_LAWS_STRICT || action->seat >= rules->n_seats)
    return true;
  return fh_seats_have (state->revoked | state->table.slips.may_change, action->seat);
}

/* Those who played after the corrected card may change theirs freely, in their order (D-HC-REVOKE);
 * who followed what a corrected joker named has not revoked. */
static void
free_later_plays (FhState *state, Trick trick, int place)
{
  FhTable *table = &state->table;

  for (int i = place + 1; i < trick.size; i++)
    {
      const FhPlayed *play = &table->plays[trick.start + i];
      FhCardSet whole = state->hands[play->seat] | FH_SET (play->card);
      table->slips.may_change |= fh_seat_bit (play->seat);
      if (!is_revoke (table, whole, play->card, suit_before (table, trick, i)))
        state->revoked &= (uint8_t) ~fh_seat_bit (play->seat);
    }
}

void
fh_laws_correct (FhState *state, const FhAction *action)
{
  FhTable *table = &state->table;
  Trick trick = open_trick (table);
  int seat = action->seat;
  int place = place_in (table, trick, seat);
  FhPlayed *play = &table->plays[trick.start + place];
  FhCard wrong = play->card;
  FhCard right = action->cards[0];

  state->hands[seat] &= ~FH_SET (right);
  table->open[seat] &= ~FH_SET (right);
  play->card = right;
  play->named = action->suit;
  take_back (state, seat, wrong);
  if (fh_seats_have (state->revoked, seat))
    fh_laws_expose (table, seat, wrong); /* HC-069 */
  state->revoked &= (uint8_t) ~fh_seat_bit (seat);
  table->slips.may_change &= (uint8_t) ~fh_seat_bit (seat);
  fh_play_show_called_card (table, seat, right);
  free_later_plays (state, trick, place);
  look_again (table, trick);
}
