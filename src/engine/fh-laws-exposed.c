/* fh-laws-exposed.c: cards that lie face up on the table (HC-058 to HC-062, D-HC-EXPOSED).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card stays in FhSlips.exposed when it is played, so that it lies open again if it comes back;
 * the penalty cards of a seat are those that it holds.
 */
#include "fh-laws-private.h"

#include "fh-engine-private.h"

void
fh_laws_expose (FhTable *table, int seat, FhCard card)
{
  table->slips.seen |= FH_SET (card);
  if (!fh_table_has_partner (table, seat))
    return; /* no partner, no penalty (D-HC-EXPOSED, D-HC-SOLO-LAWS) */
  table->slips.exposed |= FH_SET (card);
  table->open[seat] |= FH_SET (card);
}

void
fh_laws_begin_contract (FhTable *table)
{
  for (int seat = 0; seat < table->rules.n_seats && table->slips.exposed; seat++)
    if (!fh_table_has_partner (table, seat))
      {
        FhCardSet cards = table->open[seat] & table->slips.exposed;
        table->slips.exposed &= ~cards;
        table->open[seat] &= ~cards;
      }
}

/* Whether a play now would complete the first trick of a misdeal, with which nobody can go on. */
static bool
misdeal_is_at_its_end (const FhTable *table)
{
  return table->slips.misdealt && fh_table_trick_size (table) + 1 == fh_table_n_playing (table);
}

FhCardSet
fh_laws_cards_to_play (const FhTable *table, FhCardSet cards)
{
  FhCardSet exposed = cards & table->slips.exposed;

  if (misdeal_is_at_its_end (table))
    return 0;
  return exposed ? exposed : cards; /* HC-060: any one of them */
}

FhRefusal
fh_laws_check_exposed (const FhTable *table, FhCardSet hand, FhCard card)
{
  FhCardSet exposed = fh_play_cards_to (table, hand, (FhSuit) table->led) & table->slips.exposed;
  FhRefusal refusal = fh_refusal (FH_OK);

  if (misdeal_is_at_its_end (table))
    {
      refusal.code = FH_REFUSED_MISDEALT;
    }
  else if (exposed && !fh_set_has (exposed, card))
    {
      /* It lies open, so that the table sees to it: this is no revoke. */
      refusal.code = FH_REFUSED_EXPOSED_FIRST;
      refusal.card = fh_set_first (exposed);
    }
  return refusal;
}

/* A declarer may not discard an exposed card (D-HC-EXPOSED), nor may it be swapped; but who shows
 * so many that too few others are left may give any. */
FhCardSet
fh_laws_cards_to_give (const FhTable *table, FhCardSet hand, int count)
{
  FhCardSet free = hand & ~table->slips.exposed;

  return fh_set_size (free) >= count ? free : hand;
}

void
fh_laws_give (FhTable *table, int seat, FhCardSet hand, FhCardSet cards)
{
  table->open[seat] &= ~cards;
  table->slips.seen &= ~hand;
}

FhRefusal
fh_laws_check_given (const FhTable *table, FhCardSet hand, const FhAction *action)
{
  FhCardSet kept = fh_action_set (action) & ~fh_laws_cards_to_give (table, hand, action->n_cards);
  FhRefusal refusal = fh_refusal (FH_OK);

  if (kept)
    {
      refusal.code = FH_REFUSED_EXPOSED_STAYS;
      refusal.card = fh_set_first (kept);
    }
  return refusal;
}
