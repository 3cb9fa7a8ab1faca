/* fh-fate.c: what the tricks that were taken have decided, and what the others still score.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-fate.h"

#include "fh-engine-private.h"

#include <string.h>

static int
tricks_left (const FhTable *table)
{
  return FH_N_TRICKS - table->n_tricks;
}

/* Whether a called partner is still unknown (NZ-066). */
static bool
is_secret (const FhTable *table, uint8_t allies)
{
  return table->n_called_cards == 1 && table->partners == 0 && allies == 0;
}

/* Whether @seat can hold the card that was called, as far as everybody has seen. */
static bool
may_be_partner (const FhTable *table, int seat)
{
  FhSuit suit = fh_effective_suit (table->called_cards[0], fh_table_trump (table));
  unsigned voids = table->rules.laws ? table->slips.settled_void[seat] : table->shown_void[seat];

  return seat != table->declarer && !fh_suits_have (voids, suit);
}

/* What @least to @most tricks of its side make of the contract. */
static FhFate
fate_by_tricks (const FhTable *table, int least, int most)
{
  int level = fh_call_level (table->contract);

  return least >= level                       ? FH_FATE_MADE
         : most + tricks_left (table) < level ? FH_FATE_SET
                                              : FH_FATE_OPEN;
}

/* While the partner is unknown: his tricks are those of one of the others. */
static FhFate
fate_in_secret (const FhTable *table)
{
  int own = table->tricks[table->declarer], least = FH_N_TRICKS, most = 0;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (may_be_partner (table, seat))
      {
        int tricks = own + table->tricks[seat];
        least = tricks < least ? tricks : least;
        most = tricks > most ? tricks : most;
      }
  return fate_by_tricks (table, least, most);
}

FhFate
fh_table_fate (const FhTable *table, uint8_t allies)
{
  unsigned bidders = fh_table_bidders (table) | allies, revoked = table->slips.revoked;
  int tricks = fh_table_seats_tricks (table, bidders);

  if (table->contract == FH_CALL_NONE || bidders == 0)
    return FH_FATE_OPEN;
  /* An unknown partner may be the one who has revoked. */
  if (is_secret (table, allies) && (revoked & ~bidders))
    return FH_FATE_OPEN;
  if (((revoked & bidders) != 0) != ((revoked & ~bidders) != 0))
    return revoked & bidders ? FH_FATE_SET : FH_FATE_MADE; /* HC-070, HC-071 */
  if (fh_table_is_misere (table))
    return tricks > 0 ? FH_FATE_SET : tricks_left (table) > 0 ? FH_FATE_OPEN : FH_FATE_MADE;
  return is_secret (table, allies) ? fate_in_secret (table)
                                   : fate_by_tricks (table, tricks, tricks);
}

uint8_t
fh_table_playing (const FhTable *table)
{
  return (uint8_t) (fh_seats_first (table->rules.n_seats) & ~(unsigned) table->sitting_out);
}

/* Works out in @end the points of @table if @seat wins all tricks that are left. */
static void
give_rest (const FhTable *table, int seat, FhTable *end)
{
  *end = *table;
  end->tricks[seat] = (uint8_t) (end->tricks[seat] + tricks_left (table));
  fh_score_set_result (end);
}

/* Points only rise or fall with the tricks of a side: what is the same when each of the takers has
 * all that are left is the same however they share them. */
bool
fh_table_rest_counts (const FhTable *table, uint8_t takers)
{
  FhTable first, other;
  bool has_first = false;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (fh_seats_have (takers, seat))
      {
        give_rest (table, seat, has_first ? &other : &first);
        if (has_first && memcmp (first.points, other.points, sizeof first.points) != 0)
          return true;
        has_first = true;
      }
  return false;
}

/* What a defender's tricks change beside @bidden, the end in which the declarer wins the rest. */
static void
set_defence (const FhTable *table, const FhTable *bidden, FhRest *rest)
{
  const FhRules *rules = &table->rules;
  bool by_bidders =
      fh_table_is_misere (table) && rules->misere_defenders == FH_MISERE_DEFENDERS_BIDDER_TRICKS;

  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      int side = rules->side_of[seat];
      int room = rules->target - FH_DEFENCE_STOP - table->totals[side];
      FhTable end;

      if (fh_seats_have (fh_table_bidders (table) | table->sitting_out, seat))
        continue;
      give_rest (table, seat, &end);
      if (end.points[side] == bidden->points[side])
        continue;
      rest->bidder_tricks |= by_bidders;
      rest->defence |= !by_bidders;
      rest->limit |= rules->defence_limit && rules->deals == 0
                     && (end.points[side] == room || bidden->points[side] == room);
    }
}

void
fh_table_rest (const FhTable *table, FhRest *rest)
{
  const FhRules *rules = &table->rules;
  int won = fh_table_seats_tricks (table, fh_table_bidders (table));
  int level = fh_call_level (table->contract);
  FhTable bidden;

  memset (rest, 0, sizeof *rest);
  if (fh_table_fate (table, 0) == FH_FATE_OPEN || tricks_left (table) == 0)
    return;
  rest->counts = fh_table_rest_counts (table, fh_table_playing (table));
  if (!rest->counts)
    return;
  give_rest (table, table->declarer, &bidden);
  set_defence (table, &bidden, rest);
  if (fh_table_is_misere (table) || fh_table_fate (table, 0) != FH_FATE_MADE)
    return;
  rest->overtricks = rules->overtrick > 0;
  rest->slam = rules->slam && won == table->n_tricks
               && fh_rules_value (rules, table->contract) + rules->overtrick * (FH_N_TRICKS - level)
                      < FH_SLAM_POINTS;
}
