/* fh-reader-deal.c: deals of a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-reader-private.h"

#include <string.h>

#include "fh-notation.h"

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
  if (table->n_deals == FH_RECORD_MAX_DEALS)
    return fh_reader_fail_number (reader, FH_RECORD_TOO_MANY_DEALS, FH_RECORD_MAX_DEALS);

  reader->dealing = (FhDealing){ .open = true, .dealer = (uint8_t) dealer };
  reader->anchor = FH_ANCHOR_ACTION (fh_record_n_actions (reader->record));
  return true;
}

/* Reads the cards of part @pile of the deal, @size of them; by table laws a misdeal may give other
 * numbers of cards, but not to a dummy, which is counted as it is laid out. */
static bool
read_pile (FhReader *reader, int pile, int size)
{
  FhDealing *dealing = &reader->dealing;
  const FhRules *rules = fh_record_rules (reader->record);
  bool exact = rules->laws == FH_LAWS_STRICT
               || (pile < rules->n_seats && fh_rules_player (rules, pile) != pile);
  FhWord word;
  int n = 0;

  for (; fh_line_words_next (&reader->words, &word); n++)
    {
      FhCard card = fh_card_read (word.str, word.length);
      FhRefusal refusal = fh_refusal (FH_OK);

      if (!fh_reader_check_seen_card (reader, word, card))
        return false;
      if ((exact && n == size) || dealing->n_cards == fh_set_size (rules->pack))
        return fh_reader_fail_number (reader, FH_RECORD_PILE_SIZE, size);
      dealing->cards[pile][n] = card;
      dealing->n_cards++;
      if (card == FH_CARD_UNKNOWN)
        continue;
      if (!fh_set_has (rules->pack, card))
        refusal = fh_refusal (FH_REFUSED_NOT_IN_PACK);
      else if (fh_set_has (dealing->used, card))
        refusal = fh_refusal (FH_REFUSED_CARD_TWICE);
      if (refusal.code != FH_OK)
        {
          refusal.card = card;
          return fh_reader_fail_refused (reader, refusal);
        }
      dealing->used |= FH_SET (card);
    }
  if (exact ? n != size : n == 0)
    return fh_reader_fail_number (reader, FH_RECORD_PILE_SIZE, size);
  dealing->sizes[pile] = (uint8_t) n;
  dealing->piles_read |= (uint8_t) (1u << pile);
  return true;
}

/* The parts that a deal by @rules has, bit by bit. */
static unsigned
piles_of (const FhRules *rules)
{
  unsigned piles = fh_seats_first (rules->n_seats);

  if (rules->kitty_size > 0)
    piles |= 1u << FH_PILE_KITTY;
  if (rules->dead_size > 0)
    piles |= 1u << FH_PILE_DEAD;
  return piles;
}

/* The deal as an action, which says the sizes of its parts only if they are not those of the rules
 * (HC-055). */
static FhAction
dealt_action (const FhRules *rules, const FhDealing *dealing)
{
  FhAction deal = fh_action_say (FH_ACTION_DEAL, dealing->dealer);
  bool even = dealing->sizes[FH_PILE_KITTY] == rules->kitty_size
              && dealing->sizes[FH_PILE_DEAD] == rules->dead_size;

  for (int pile = 0; pile < FH_N_PILES_DEALT; pile++)
    {
      memcpy (&deal.cards[deal.n_cards], dealing->cards[pile], dealing->sizes[pile]);
      deal.n_cards += dealing->sizes[pile];
    }
  for (int seat = 0; seat < rules->n_seats; seat++)
    even = even && dealing->sizes[seat] == FH_HAND_SIZE;
  if (!even)
    memcpy (deal.sizes, dealing->sizes, sizeof deal.sizes);
  return deal;
}

/* Deals once all cards are there. */
static bool
end_pile (FhReader *reader, FhAnchor anchor)
{
  const FhRules *rules = fh_record_rules (reader->record);
  FhDealing *dealing = &reader->dealing;

  reader->anchor = anchor;
  if (dealing->piles_read != piles_of (rules))
    return true;

  FhAction deal = dealt_action (rules, dealing);
  if (!fh_reader_apply (reader, &deal))
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
  int seat;

  if (!fh_reader_seat (reader, &seat))
    return false;
  if (fh_seats_have (reader->dealing.piles_read, seat))
    return fh_reader_fail_statement (reader, FH_RECORD_TWICE, "hand");
  return read_pile (reader, seat, FH_HAND_SIZE)
         && end_pile (reader, FH_ANCHOR_HAND (fh_record_n_actions (reader->record), seat));
}

bool
fh_reader_read_kitty (FhReader *reader)
{
  const FhRules *rules = fh_record_rules (reader->record);

  if (rules->kitty_size == 0)
    return fh_reader_fail_statement (reader, FH_RECORD_NOT_AT_THIS_TABLE, "kitty");
  if (reader->dealing.piles_read >> FH_PILE_KITTY & 1u)
    return fh_reader_fail_statement (reader, FH_RECORD_TWICE, "kitty");
  return read_pile (reader, FH_PILE_KITTY, rules->kitty_size)
         && end_pile (reader, FH_ANCHOR_KITTY (fh_record_n_actions (reader->record)));
}

bool
fh_reader_read_dead (FhReader *reader)
{
  const FhRules *rules = fh_record_rules (reader->record);

  if (rules->dead_size == 0)
    return fh_reader_fail_statement (reader, FH_RECORD_NOT_AT_THIS_TABLE, "dead");
  if (reader->dealing.piles_read >> FH_PILE_DEAD & 1u)
    return fh_reader_fail_statement (reader, FH_RECORD_TWICE, "dead");
  return read_pile (reader, FH_PILE_DEAD, rules->dead_size)
         && end_pile (reader, FH_ANCHOR_DEAD (fh_record_n_actions (reader->record)));
}
