/* fuzz-statistics.c: the statistics of before, and what they add up to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "fh-statistics-before.h"

static void
check_tally (FhTally tally)
{
  double low, high;

  g_assert_cmpuint (tally.won, <=, tally.played);
  g_assert_true (fh_tally_interval (tally, &low, &high) == (tally.played > 0));
  g_assert_true (0.0 <= low && low <= high && high <= 1.0);
}

static void
check_list (GPtrArray *list)
{
  for (guint i = 0; i < list->len; i++)
    {
      const FhFigure *figure = list->pdata[i];

      g_assert_nonnull (figure->id);
      check_tally (figure->games);
      check_tally (figure->own);
      check_tally (figure->others);
    }
}

/* Adds up @sums. */
static void
check (GPtrArray *sums)
{
  g_autoptr (FhFigures) figures = fh_figures_new ();

  for (guint i = 0; i < sums->len; i++)
    {
      const FhBefore *sum = sums->pdata[i];
      FhRole role;
      FhCall call;

      g_assert_cmpuint (sum->tally.played, >, 0);
      g_assert_cmpuint (sum->tally.won, <=, sum->tally.played);
      if (g_str_equal (sum->what, "deals"))
        fh_figures_add_deals_before (figures, sum->table, sum->tally.played);
      else if (g_str_equal (sum->what, "games"))
        fh_figures_add_games_before (figures, sum->table, sum->tally);
      else
        {
          g_assert_true (fh_statistics_before_parse (sum->what, &role, &call));
          fh_figures_add_contracts_before (figures, sum->table, role, call, sum->tally);
        }
    }
  fh_figures_finish (figures);
  check_list (figures->contracts);
  check_list (figures->tables);
  for (int role = 0; role < FH_N_ROLES; role++)
    check_tally (figures->roles[role]);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GPtrArray) sums = NULL;

  if (!g_key_file_load_from_data (file, (const char *) data, size, G_KEY_FILE_NONE, NULL))
    return 0;
  sums = fh_statistics_before_list (file);
  check (sums);
  return 0;
}
