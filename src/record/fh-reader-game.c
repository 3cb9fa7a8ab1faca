/* fh-reader-game.c: deals, actions and results of a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-reader-private.h"

#include <string.h>

#include "fh-deal.h"
#include "fh-notation.h"

static bool
fail_not_here (FhReader *reader, const char *word)
{
  return fh_reader_fail_word (reader, FH_RECORD_NOT_AT_THIS_TABLE,
                              (FhWord){ .str = word, .length = strlen (word) });
}

static bool
fail_twice (FhReader *reader, const char *word)
{
  return fh_reader_fail_word (reader, FH_RECORD_TWICE,
                              (FhWord){ .str = word, .length = strlen (word) });
}

/* Has the engine do @action, which ends the statement, and adds it to the record. */
static bool
apply (FhReader *reader, const FhAction *action)
{
  FhRefusal refusal = fh_state_apply (&reader->state, action);

  if (refusal.code != FH_OK)
    return fh_reader_fail_refused (reader, refusal);
  fh_record_append (reader->record, action, &reader->state.table);
  reader->anchor = FH_ANCHOR_ACTION (fh_record_n_actions (reader->record) - 1);
  return true;
}

/* The card that @word says, which must be a known one. */
static bool
check_card (FhReader *reader, FhWord word, FhCard card)
{
  if (card == FH_CARD_UNKNOWN)
    return fh_reader_fail (reader, FH_RECORD_UNKNOWN_CARD);
  return card != FH_CARD_NONE || fh_reader_fail_word (reader, FH_RECORD_BAD_CARD, word);
}

/* Deals. */

bool
fh_reader_read_deal (FhReader *reader)
{
  const FhTable *table = &reader->state.table;
  int dealer;

  if (!fh_reader_seat (reader, &dealer) || !fh_reader_end (reader))
    return false;
  if (table->due == FH_ACTION_NONE)
    return fh_reader_fail_refused (reader, fh_refusal (FH_REFUSED_GAME_OVER));
  if (table->due != FH_ACTION_DEAL)
    return fh_reader_fail (reader, FH_RECORD_DEAL_UNFINISHED);
  if (dealer >= table->rules.n_callers)
    {
      FhRefusal refusal = fh_refusal (FH_REFUSED_NO_SUCH_SEAT);
      refusal.number = table->rules.n_callers;
      return fh_reader_fail_refused (reader, refusal);
    }
  if (table->turn != FH_SEAT_NONE && table->turn != dealer)
    {
      FhRefusal refusal = fh_refusal (FH_REFUSED_WRONG_DEALER);
      refusal.seat = table->turn;
      return fh_reader_fail_refused (reader, refusal);
    }
  if (fh_record_n_deals (reader->record) == FH_RECORD_MAX_DEALS)
    return fh_reader_fail_number (reader, FH_RECORD_TOO_MANY_DEALS, FH_RECORD_MAX_DEALS);

  reader->dealing = (FhDealing){
    .open = true,
    .action = { .kind = FH_ACTION_DEAL, .seat = (uint8_t) dealer, .suit = FH_SUIT_NONE },
  };
  reader->anchor = FH_ANCHOR_ACTION (fh_record_n_actions (reader->record));
  return true;
}

/* Reads the @size cards of a hand, the kitty or the dead hand to place @first of the deal. */
static bool
read_pile (FhReader *reader, int first, int size)
{
  FhDealing *dealing = &reader->dealing;
  FhCardSet pack = fh_record_rules (reader->record)->pack;
  FhWord word;
  int n = 0;

  for (; fh_words_next (&reader->words, &word); n++)
    {
      FhCard card = fh_card_read (word.str, word.length);
      FhRefusal refusal = fh_refusal (FH_OK);

      if (!check_card (reader, word, card))
        return false;
      if (n == size)
        return fh_reader_fail_number (reader, FH_RECORD_PILE_SIZE, size);
      if (!fh_set_has (pack, card))
        refusal = fh_refusal (FH_REFUSED_NOT_IN_PACK);
      else if (fh_set_has (dealing->used, card))
        refusal = fh_refusal (FH_REFUSED_CARD_TWICE);
      if (refusal.code != FH_OK)
        {
          refusal.card = card;
          return fh_reader_fail_refused (reader, refusal);
        }
      dealing->used |= FH_SET (card);
      dealing->action.cards[first + n] = card;
    }
  return n == size || fh_reader_fail_number (reader, FH_RECORD_PILE_SIZE, size);
}

/* Deals once all cards are there. */
static bool
end_pile (FhReader *reader)
{
  const FhRules *rules = fh_record_rules (reader->record);
  FhDealing *dealing = &reader->dealing;

  if (dealing->hands_read != (1u << rules->n_seats) - 1
      || (rules->kitty_size > 0 && !dealing->kitty_read)
      || (rules->dead_size > 0 && !dealing->dead_read))
    return true;

  FhAnchor anchor = reader->anchor;
  dealing->action.n_cards = (uint8_t) fh_set_size (dealing->used);
  if (!apply (reader, &dealing->action))
    return false;
  dealing->open = false;
  reader->anchor = anchor;
  reader->result_read = false;
  fh_reader_settle_notes (reader);
  return true;
}

bool
fh_reader_read_hand (FhReader *reader)
{
  FhDealing *dealing = &reader->dealing;
  int seat;

  if (!fh_reader_seat (reader, &seat))
    return false;
  if (dealing->hands_read >> seat & 1u)
    return fail_twice (reader, "hand");
  if (!read_pile (reader, fh_deal_hand_index (seat), FH_HAND_SIZE))
    return false;
  dealing->hands_read |= (uint8_t) (1u << seat);
  reader->anchor = FH_ANCHOR_HAND (fh_record_n_actions (reader->record), seat);
  return end_pile (reader);
}

bool
fh_reader_read_kitty (FhReader *reader)
{
  const FhRules *rules = fh_record_rules (reader->record);
  FhDealing *dealing = &reader->dealing;

  if (rules->kitty_size == 0)
    return fail_not_here (reader, "kitty");
  if (dealing->kitty_read)
    return fail_twice (reader, "kitty");
  if (!read_pile (reader, fh_deal_kitty_index (rules), rules->kitty_size))
    return false;
  dealing->kitty_read = true;
  reader->anchor = FH_ANCHOR_KITTY (fh_record_n_actions (reader->record));
  return end_pile (reader);
}

bool
fh_reader_read_dead (FhReader *reader)
{
  const FhRules *rules = fh_record_rules (reader->record);
  FhDealing *dealing = &reader->dealing;

  if (rules->dead_size == 0)
    return fail_not_here (reader, "dead");
  if (dealing->dead_read)
    return fail_twice (reader, "dead");
  if (!read_pile (reader, fh_deal_dead_index (rules), rules->dead_size))
    return false;
  dealing->dead_read = true;
  reader->anchor = FH_ANCHOR_DEAD (fh_record_n_actions (reader->record));
  return end_pile (reader);
}

/* Actions. */

/* Begins an action by the seat that the next word says. */
static bool
begin_action (FhReader *reader, FhActionKind kind, FhAction *action)
{
  int seat;

  if (!fh_reader_seat (reader, &seat))
    return false;
  *action = (FhAction){ .kind = (uint8_t) kind, .seat = (uint8_t) seat, .suit = FH_SUIT_NONE };
  return true;
}

bool
fh_reader_read_ace_no_face (FhReader *reader)
{
  FhAction action;

  if (!fh_record_rules (reader->record)->ace_no_face)
    return fail_not_here (reader, "ace-no-face");
  return begin_action (reader, FH_ACTION_ACE_NO_FACE, &action) && fh_reader_end (reader)
         && apply (reader, &action);
}

bool
fh_reader_read_answer (FhReader *reader)
{
  FhAction action;
  FhWord word;

  if (!fh_record_rules (reader->record)->ace_no_face)
    return fail_not_here (reader, "answer");
  if (!begin_action (reader, FH_ACTION_ANSWER, &action) || !fh_reader_word (reader, &word))
    return false;
  action.redeal = fh_word_is (word, "redeal");
  if (!action.redeal && !fh_word_is (word, "play"))
    return fh_reader_fail_word (reader, FH_RECORD_BAD_WORD, word);
  return fh_reader_end (reader) && apply (reader, &action);
}

bool
fh_reader_read_bid (FhReader *reader)
{
  FhAction action;
  FhWord word;

  if (!begin_action (reader, FH_ACTION_BID, &action) || !fh_reader_word (reader, &word))
    return false;
  action.call = fh_call_read (word.str, word.length);
  if (action.call == FH_CALL_NONE)
    return fh_reader_fail_word (reader, FH_RECORD_BAD_CALL, word);
  if (fh_words_next (&reader->words, &word))
    {
      action.inkle = fh_word_is (word, "inkle");
      if (!action.inkle)
        return fh_reader_fail_word (reader, FH_RECORD_EXTRA_WORD, word);
    }
  return fh_reader_end (reader) && apply (reader, &action);
}

/* The seats of partners, or `none`. */
bool
fh_reader_read_partner (FhReader *reader)
{
  FhAction action;
  FhWord word;
  int32_t seat;

  if (fh_record_rules (reader->record)->partners != FH_PARTNERS_NAMED)
    return fail_not_here (reader, "partner");
  if (!begin_action (reader, FH_ACTION_PARTNER, &action) || !fh_reader_word (reader, &word))
    return false;
  if (fh_word_is (word, "none"))
    return fh_reader_end (reader) && apply (reader, &action);
  do
    {
      if (!fh_word_number (word, 0, FH_MAX_SEATS, &seat))
        return fh_reader_fail_word (reader, FH_RECORD_BAD_NUMBER, word);
      if (action.n_seats == FH_MAX_PARTNERS)
        return fh_reader_fail_word (reader, FH_RECORD_EXTRA_WORD, word);
      action.seats[action.n_seats++] = (uint8_t) seat;
    }
  while (fh_words_next (&reader->words, &word));
  return apply (reader, &action);
}

static bool
read_cards (FhReader *reader, FhActionKind kind)
{
  FhAction action;
  FhWord word;

  if (!begin_action (reader, kind, &action))
    return false;
  while (fh_words_next (&reader->words, &word))
    {
      FhCard card = fh_card_read (word.str, word.length);

      if (!check_card (reader, word, card))
        return false;
      /* No table has a kitty or a swap of more cards than that. */
      if (action.n_cards == FH_HAND_SIZE)
        return fh_reader_fail_word (reader, FH_RECORD_EXTRA_WORD, word);
      action.cards[action.n_cards++] = card;
    }
  if (action.n_cards == 0)
    return fh_reader_fail (reader, FH_RECORD_MISSING_WORD);
  return apply (reader, &action);
}

bool
fh_reader_read_discard (FhReader *reader)
{
  return read_cards (reader, FH_ACTION_DISCARD);
}

bool
fh_reader_read_call (FhReader *reader)
{
  if (fh_record_rules (reader->record)->partners != FH_PARTNERS_CALLED)
    return fail_not_here (reader, "call");
  return read_cards (reader, FH_ACTION_CALL);
}

bool
fh_reader_read_swap (FhReader *reader)
{
  if (!fh_record_rules (reader->record)->inkle_swap)
    return fail_not_here (reader, "swap");
  return read_cards (reader, FH_ACTION_SWAP);
}

bool
fh_reader_read_play (FhReader *reader)
{
  FhAction action;
  FhWord word;
  FhSuit named;

  if (!begin_action (reader, FH_ACTION_PLAY, &action) || !fh_reader_word (reader, &word))
    return false;
  action.n_cards = 1;
  action.cards[0] = fh_play_read (word.str, word.length, &named);
  action.suit = (uint8_t) named;
  return check_card (reader, word, action.cards[0]) && fh_reader_end (reader)
         && apply (reader, &action);
}

/* The result, which must be what the rules make of the play. */
bool
fh_reader_read_result (FhReader *reader)
{
  const FhTable *table = &reader->state.table;
  int n_sides = table->rules.n_sides;
  int32_t computed[FH_MAX_SEATS] = { 0 };
  bool right = true;

  if (!table->deal_over || table->n_deals == 0)
    return fh_reader_fail (reader, FH_RECORD_RESULT_EARLY);
  if (reader->result_read)
    return fail_twice (reader, "result");

  for (int side = 0; side < n_sides; side++)
    {
      FhWord word;
      int32_t stated;

      if (!fh_words_next (&reader->words, &word))
        return fh_reader_fail_number (reader, FH_RECORD_COLUMNS, n_sides);
      if (!fh_word_number (word, -FH_RECORD_MAX_TOTAL, FH_RECORD_MAX_TOTAL, &stated))
        return fh_reader_fail_word (reader, FH_RECORD_BAD_NUMBER, word);
      /* A deal thrown in is worth nothing, and may say so. */
      computed[side] = table->thrown_in ? 0 : table->points[side];
      right = right && stated == computed[side];
    }
  if (!fh_reader_end (reader))
    return fh_reader_fail_number (reader, FH_RECORD_COLUMNS, n_sides);
  if (!right)
    {
      fh_reader_fail (reader, FH_RECORD_WRONG_RESULT);
      reader->error.n_points = n_sides;
      memcpy (reader->error.points, computed, sizeof computed);
      return false;
    }
  reader->result_read = true;
  reader->anchor = FH_ANCHOR_RESULT (fh_record_n_actions (reader->record) - 1);
  return true;
}
