/* fh-laws-score.c: revokes in the score, and errors in writing it down.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-laws-private.h"

#include "fh-engine-private.h"

#include <string.h>

/* A revoke of the bidding side defeats its bid whatever it won, and one of the defenders makes it
 * and takes their points; both cancel each other (HC-070, HC-071, D-HC-REVOKE).  A hand without a
 * contract has no bid to defeat. */
void
fh_laws_score_revokes (FhTable *table)
{
  const FhRules *rules = &table->rules;
  unsigned bidders = fh_table_bidders (table);
  bool by_bidders = (table->slips.revoked & bidders) != 0;
  bool by_defenders = (table->slips.revoked & ~bidders) != 0;

  if (!bidders || by_bidders == by_defenders)
    return;

  int value = fh_rules_value (rules, table->contract);
  int points = by_bidders ? -value : value;
  if (by_defenders && !fh_table_is_misere (table))
    {
      /* The tricks that were really won count if they are more: all ten are worth 250. */
      int tricks = fh_call_level (table->contract);
      int won = fh_table_seats_tricks (table, bidders);
      points = fh_table_contract_points (table, won > tricks ? won : tricks);
    }
  table->made = by_defenders;
  for (int side = 0; side < rules->n_sides; side++)
    {
      if (fh_rules_side_seats (rules, side) & bidders)
        table->points[side] = (int16_t) points;
      else if (by_defenders)
        table->points[side] = 0;
    }
}

void
fh_laws_keep_score (FhTable *table)
{
  memset (&table->entry, 0, sizeof table->entry);
  table->entry.deal = table->n_deals;
  table->entry.winners = table->winners;
  memcpy (table->entry.scored, table->points, sizeof table->entry.scored);
  memcpy (table->entry.written, table->points, sizeof table->entry.written);
}

/* Whether the deal of the entry is still the last one on the table. */
static bool
deal_is_present (const FhTable *table)
{
  return table->entry.deal != 0 && table->entry.deal == table->n_deals;
}

FhRefusal
fh_laws_check_entry (const FhTable *table, const FhAction *action)
{
  if (!deal_is_present (table))
    return fh_refusal (FH_REFUSED_NOTHING_TO_ENTER);
  if (action->points < -FH_MAX_ENTRY || action->points > FH_MAX_ENTRY)
    return fh_refusal (FH_REFUSED_ENTRY_TOO_LARGE);
  return fh_refusal (FH_OK);
}

static void
write_points (FhTable *table, int side, int points)
{
  table->totals[side] += points - table->entry.written[side];
  table->entry.written[side] = (int16_t) points;
  if (deal_is_present (table))
    table->points[side] = (int16_t) points;
}

/* An entry counts, also for the end of the game, unless it is questioned in time. */
void
fh_laws_enter (FhTable *table, const FhAction *action)
{
  table->entry.entered |= fh_seat_bit (action->seat);
  write_points (table, action->seat, action->points);
  fh_score_set_winners (table, fh_table_find_winners (table));
}

/* HC-072, HC-073, D-HC-SCORE-ERR: all entries of the deal are compared with the rules.  If the game
 * was over by them, what was begun since is thrown in. */
void
fh_laws_challenge (FhTable *table)
{
  if (table->entry.final)
    return;

  for (int side = 0; side < table->rules.n_sides; side++)
    write_points (table, side, table->entry.scored[side]);
  table->entry.entered = 0;
  if (!deal_is_present (table) && table->entry.winners && !table->deal_over)
    fh_score_thrown_in (table, table->dealer);
  if (deal_is_present (table) || table->entry.winners)
    fh_score_set_winners (table, table->entry.winners);
}
