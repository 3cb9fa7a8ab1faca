/* fh-deal-outcome.c: how a deal has ended, to be compared with another end of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-deal-outcome.h"

#include <string.h>

#include "fh-notation.h"

#define NO_CONTRACT "none"
#define N_WORDS     (4 + FH_MAX_SEATS)

/* No deal scores more. */
#define MAX_POINTS 9999

void
fh_deal_outcome_init (FhDealOutcome *outcome, const FhTable *table)
{
  memset (outcome, 0, sizeof *outcome);
  outcome->is_over = table->deal_over;
  outcome->contract = table->thrown_in ? FH_CALL_NONE : table->contract;
  outcome->declarer = table->thrown_in ? FH_SEAT_NONE : table->declarer;
  if (!table->deal_over || table->thrown_in)
    return;
  outcome->made = table->made;
  if (table->declarer != FH_SEAT_NONE)
    outcome->tricks = (guint8) fh_table_seats_tricks (table, fh_table_bidders (table));
  memcpy (outcome->points, table->points, sizeof outcome->points);
}

int
fh_deal_outcome_net (const FhDealOutcome *outcome, const FhRules *rules, int side)
{
  int most = G_MININT;

  for (int other = 0; other < rules->n_sides; other++)
    if (other != side)
      most = MAX (most, outcome->points[other]);
  return most == G_MININT ? outcome->points[side] : outcome->points[side] - most;
}

gboolean
fh_deal_ended_well (const FhTable *table, int seat)
{
  FhDealOutcome outcome;

  if (table->thrown_in)
    return FALSE;
  if (table->declarer != FH_SEAT_NONE)
    return table->made == fh_seats_have (fh_table_bidders (table), seat);
  fh_deal_outcome_init (&outcome, table);
  return fh_deal_outcome_net (&outcome, &table->rules, table->rules.side_of[seat]) >= 0;
}

char *
fh_deal_outcome_to_text (const FhDealOutcome *outcome)
{
  GString *text = g_string_new (
      outcome->contract == FH_CALL_NONE ? NO_CONTRACT : fh_call_write (outcome->contract));

  g_string_append_printf (text, " %d %d %s",
                          outcome->declarer == FH_SEAT_NONE ? -1 : outcome->declarer,
                          outcome->tricks, outcome->made ? "made" : "set");
  for (int side = 0; side < FH_MAX_SEATS; side++)
    g_string_append_printf (text, " %d", outcome->points[side]);
  return g_string_free (text, FALSE);
}

gboolean
fh_deal_outcome_from_text (const char *text, const FhRules *rules, FhDealOutcome *outcome)
{
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", N_WORDS + 1);
  gint64 declarer, tricks;

  memset (outcome, 0, sizeof *outcome);
  if (g_strv_length (words) != N_WORDS
      || !g_ascii_string_to_signed (words[1], 10, -1, rules->n_seats - 1, &declarer, NULL)
      || !g_ascii_string_to_signed (words[2], 10, 0, FH_N_TRICKS, &tricks, NULL)
      || !(g_str_equal (words[3], "made") || g_str_equal (words[3], "set")))
    return FALSE;
  outcome->contract = fh_call_read (words[0], strlen (words[0]));
  if (outcome->contract == FH_CALL_NONE && !g_str_equal (words[0], NO_CONTRACT))
    return FALSE;
  for (int side = 0; side < FH_MAX_SEATS; side++)
    {
      gint64 points;

      if (!g_ascii_string_to_signed (words[4 + side], 10, -MAX_POINTS, MAX_POINTS, &points, NULL))
        return FALSE;
      outcome->points[side] = (gint16) points;
    }
  /* Who calls something is its declarer. */
  if ((declarer < 0) != (outcome->contract == FH_CALL_NONE || outcome->contract == FH_PASS))
    return FALSE;
  outcome->declarer = declarer < 0 ? FH_SEAT_NONE : (guint8) declarer;
  outcome->tricks = (guint8) tricks;
  outcome->made = g_str_equal (words[3], "made");
  outcome->is_over = TRUE;
  return TRUE;
}
