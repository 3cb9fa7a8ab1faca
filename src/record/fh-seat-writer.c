/* fh-seat-writer.c: a record as one seat may see it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-seat-writer.h"

#include <string.h>

#include "fh-deal.h"
#include "fh-notation.h"
#include "fh-writer.h"

/* Makes the @n cards at @cards unknown. */
static void
hide (FhCard *cards, int n)
{
  memset (cards, FH_CARD_UNKNOWN, (size_t) n);
}

static void
write_deal (const FhRules *rules, const FhAction *action, int seat, FhText *text)
{
  FhAction seen = *action;

  /* Of a dummy everybody sees the five cards that lie up (D-NZ2). */
  for (int other = 0; other < rules->n_seats; other++)
    {
      FhPile hand = fh_deal_hand (rules, action, other);
      if (fh_rules_player (rules, other) != other)
        hide (&seen.cards[hand.first], FH_N_PILES);
      else if (other != fh_rules_player (rules, seat))
        hide (&seen.cards[hand.first], hand.size);
    }
  int kitty = fh_deal_kitty (rules, action).first;
  hide (&seen.cards[kitty], seen.n_cards - kitty);
  fh_text_add (text, "\n");
  fh_action_write (rules, &seen, text);
}

/* Adds that @cards of @owner become known. */
static void
write_see (int owner, FhCardSet cards, FhText *text)
{
  if (cards == 0)
    return;

  fh_text_add (text, "see ");
  fh_text_add_number (text, owner);
  FH_FOREACH_CARD (card, cards)
    {
      char word[FH_CARD_TEXT_SIZE];

      fh_text_add (text, " ");
      fh_text_add (text, fh_card_write (card, word));
    }
  fh_text_add (text, "\n");
}

/* The declarer's discards in a grand nullo reach the partner (DX-042); all others only himself. */
static void
write_discard (const FhState *after, const FhAction *action, int seat, FhText *text)
{
  const FhTable *table = &after->table;
  bool passed_on = table->contract == FH_GRAND_NULLO && action->seat == table->declarer;
  bool reaches = passed_on && seat == fh_rules_partner (&table->rules, action->seat);
  FhAction seen = *action;

  if (fh_rules_player (&table->rules, seat) != action->seat && !reaches)
    hide (seen.cards, seen.n_cards);
  fh_action_write (&table->rules, &seen, text);
  if (reaches)
    write_see (seat, after->passed_on, text);
}

/* Both lines once the second swap is given; only the two partners know the cards (D-HP-INKLE). */
static void
write_swaps (const FhState *after, const FhAction *action, int seat, FhText *text)
{
  const FhTable *table = &after->table;
  int declarer = table->declarer;
  int partner = fh_rules_partner (&table->rules, declarer);
  int givers[2] = { declarer, partner };

  if (action->seat == declarer)
    return;
  for (int i = 0; i < 2; i++)
    {
      FhAction swap = fh_action_cards (FH_ACTION_SWAP, givers[i], after->swapped[givers[i]]);

      if (seat != declarer && seat != partner)
        hide (swap.cards, swap.n_cards);
      fh_action_write (&table->rules, &swap, text);
    }
}

/* Which opponent saw a card that only an opponent saw is not said (HC-058); nobody is told it. */
static void
write_exposed (const FhRules *rules, const FhAction *action, int seat, FhText *text)
{
  FhAction seen = *action;

  if (action->way == FH_EXPOSED_TO_OPPONENT && seat != action->seat)
    hide (seen.cards, seen.n_cards);
  fh_action_write (rules, &seen, text);
}

/* Who holds a card called for a misère says so, because he does not play (NZ-074). */
static void
write_called (const FhState *after, int seat, FhText *text)
{
  const FhTable *table = &after->table;

  for (int other = 0; other < table->rules.n_seats && table->n_called_cards == 2; other++)
    for (int i = 0; i < 2; i++)
      if (other != seat && fh_set_has (after->hands[other], table->called_cards[i]))
        write_see (other, FH_SET (table->called_cards[i]), text);
}

/* Cards that lie open now and did not before. */
static void
write_opened (const FhState *before, const FhState *after, int seat, FhText *text)
{
  for (int other = 0; other < after->table.rules.n_seats; other++)
    if (other != seat || fh_rules_player (&after->table.rules, seat) != seat)
      write_see (other, after->table.open[other] & ~before->table.open[other], text);
}

void
fh_seat_write_action (
    const FhState *before, const FhState *after, const FhAction *action, int seat, FhText *text)
{
  const FhTable *table = &after->table;

  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_DEAL:
      write_deal (&table->rules, action, seat, text);
      return;
    case FH_ACTION_BID:
    case FH_ACTION_PARTNER:
      fh_action_write (&table->rules, action, text);
      if (table->due == FH_ACTION_DISCARD
          && fh_rules_player (&table->rules, seat) == table->declarer)
        write_see (table->declarer, after->dealt_kitty, text);
      break;
    case FH_ACTION_DISCARD:
      write_discard (after, action, seat, text);
      break;
    case FH_ACTION_SWAP:
      write_swaps (after, action, seat, text);
      break;
    case FH_ACTION_CALL:
      fh_action_write (&table->rules, action, text);
      write_called (after, seat, text);
      break;
    case FH_ACTION_EXPOSE:
      write_exposed (&table->rules, action, seat, text);
      break;
    default:
      fh_action_write (&table->rules, action, text);
      break;
    }
  write_opened (before, after, seat, text);
  if (table->deal_over && !before->table.deal_over && !table->thrown_in)
    {
      int32_t points[FH_MAX_SEATS];

      for (int side = 0; side < table->rules.n_sides; side++)
        points[side] = table->points[side];
      fh_result_write (points, table->rules.n_sides, text);
    }
}

void
fh_seat_write_header (const FhRecord *record, FhText *text)
{
  FhRecord *seen = fh_record_new_like (record);

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    fh_record_set_player (seen, seat, fh_record_player (record, seat));
  fh_record_set_totals (seen, fh_record_totals (record));
  fh_record_write_header (seen, text);
  fh_record_free (seen);
}

char *
fh_seat_write (const FhRecord *record, size_t n_actions, int seat)
{
  FhText text = FH_TEXT_INIT;
  FhState before, after;

  fh_seat_write_header (record, &text);
  fh_record_replay (record, 0, &after);
  for (size_t i = 0; i < n_actions; i++)
    {
      FhAction action = fh_record_action (record, i);

      before = after;
      if (fh_state_apply (&after, &action).code != FH_OK)
        break;
      fh_seat_write_action (&before, &after, &action, seat, &text);
    }
  return fh_text_steal (&text);
}
