/* fh-laws-sides.c: who is with whom for the laws of the table (D-HC-SOLO-LAWS).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-laws-private.h"

static unsigned
seats_in_play (const FhTable *table)
{
  return fh_seats_first (table->rules.n_seats) & ~(unsigned) table->sitting_out;
}

/* Before there is a contract, and without one, partners are the seats of one score column, so that
 * at a table of solo players nobody has one.  Afterwards the declarer's side plays against all the
 * others, who are partners of each other whatever columns they have.  A partner by a called card is
 * one of the others for these laws until he is known (NZ-070): they go by what everybody sees. */
uint8_t
fh_laws_allies (const FhTable *table, int seat)
{
  unsigned bidders = fh_table_bidders (table);

  if (fh_seats_have (table->sitting_out, seat))
    return 0;
  if (bidders == 0)
    return fh_rules_side_seats (&table->rules, table->rules.side_of[seat]);
  return (uint8_t) (seats_in_play (table) & (fh_seats_have (bidders, seat) ? bidders : ~bidders));
}

/* Dummies say nothing: their player does. */
uint8_t
fh_laws_opponents (const FhTable *table, int seat)
{
  unsigned players = fh_seats_first (table->rules.n_callers);

  return (uint8_t) (seats_in_play (table) & players & ~(unsigned) fh_laws_allies (table, seat));
}

/* A dummy is no partner of its player. */
bool
fh_table_has_partner (const FhTable *table, int seat)
{
  const FhRules *rules = &table->rules;
  unsigned allies = fh_laws_allies (table, seat);

  /* Whoever holds the called card, he sits at the table (D-NZ5-CALL). */
  if (rules->partners == FH_PARTNERS_CALLED && fh_table_is_trick_contract (table))
    return true;
  for (int other = 0; other < rules->n_callers; other++)
    if (fh_seats_have (allies, other) && other != fh_rules_player (rules, seat))
      return true;
  return false;
}
