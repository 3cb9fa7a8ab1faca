/* fh-daily-deals.c: the deals of the day that the person has played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each has a section, "day 20261129", with "table", "own" and "experts", the last two as of
 * fh_deal_outcome_to_text().
 */
#include "fh-daily-deals.h"

#include <string.h>

#include "fh-deal-comparison.h"
#include "fh-numbered-deal.h"

static char *
section_name (guint number)
{
  return g_strdup_printf ("day %u", number);
}

gboolean
fh_daily_deals_get (FhKeyTable *table, guint number, FhDailyDeal *deal)
{
  g_autofree char *section = section_name (number);
  g_autofree char *preset = NULL, *own = NULL, *experts = NULL;
  FhRules rules;

  g_return_val_if_fail (FH_IS_KEY_TABLE (table), FALSE);

  memset (deal, 0, sizeof *deal);
  deal->number = number;
  preset = fh_key_table_dup_text (table, section, "table");
  if (preset == NULL || !fh_preset_from_id (preset, &deal->preset))
    return FALSE;
  fh_rules_init (&rules, deal->preset);
  own = fh_key_table_dup_text (table, section, "own");
  experts = fh_key_table_dup_text (table, section, "experts");
  if (!fh_deal_outcome_from_text (own, &rules, &deal->own))
    return FALSE;
  fh_deal_outcome_from_text (experts, &rules, &deal->experts);
  return TRUE;
}

gboolean
fh_daily_deal_compare (const FhDailyDeal *deal, int *own, int *experts)
{
  FhRules rules;

  if (!deal->own.is_over || !deal->experts.is_over)
    return FALSE;
  fh_rules_init (&rules, deal->preset);
  *own = fh_deal_outcome_net (&deal->own, &rules, rules.side_of[0]);
  *experts = fh_deal_outcome_net (&deal->experts, &rules, rules.side_of[0]);
  return TRUE;
}

void
fh_daily_deals_put_outcome (FhKeyTable *table,
                            const char *section,
                            const char *key,
                            const FhDealOutcome *outcome)
{
  g_autofree char *text = outcome != NULL ? fh_deal_outcome_to_text (outcome) : g_strdup ("");

  fh_key_table_set_text (table, section, key, text);
}

/* What the experts made of the deal of @comparison, once the person has played it at the same
 * table: whoever is ready first waits for the other. */
static void
add_experts (FhDealComparison *comparison, FhKeyTable *table)
{
  const FhExpertDeal *experts = fh_deal_comparison_peek_experts (comparison);
  guint number = fh_deal_comparison_get_number (comparison);
  g_autofree char *section = section_name (number);
  FhDailyDeal deal;

  if (experts == NULL || !fh_daily_deals_get (table, number, &deal) || deal.experts.is_over
      || deal.preset != fh_deal_comparison_get_preset (comparison))
    return;
  fh_daily_deals_put_outcome (table, section, "experts", &experts->outcome);
  fh_key_table_save (table);
}

static void
deal_finished_cb (FhGame *game, FhKeyTable *table)
{
  FhDealComparison *comparison = fh_deal_comparison_get (game);
  const FhTable *played = fh_game_peek_table (game);
  guint number = fh_deal_comparison_get_number (comparison);
  g_autofree char *section = section_name (number);
  FhDailyDeal deal;
  FhDealOutcome own;

  if (played->n_deals != 1 || fh_daily_deals_get (table, number, &deal))
    return;
  fh_deal_outcome_init (&own, played);
  fh_key_table_set_text (table, section, "table",
                         fh_preset_id (fh_deal_comparison_get_preset (comparison)));
  fh_daily_deals_put_outcome (table, section, "own", &own);
  fh_key_table_save (table);
  add_experts (comparison, table);
}

void
fh_daily_deals_watch (FhKeyTable *table, FhGame *game)
{
  FhDealComparison *comparison = fh_deal_comparison_get (game);
  g_autoptr (GDateTime) day = NULL;

  g_return_if_fail (FH_IS_KEY_TABLE (table));
  g_return_if_fail (comparison != NULL);

  day = fh_numbered_dup_day (fh_deal_comparison_get_number (comparison));
  if (day == NULL)
    return;
  g_signal_connect_object (game, "deal-finished", G_CALLBACK (deal_finished_cb), table, 0);
  g_signal_connect_object (comparison, "changed", G_CALLBACK (add_experts), table, 0);
}
