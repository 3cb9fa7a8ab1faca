/* statistics-fixture.c: statistics of a person who has played for some weeks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "statistics-fixture.h"

#include "fh-figures.h"
#include "fh-statistics.h"

/* Deals of a game. */
#define PER_GAME 8

/* Some seconds of a day long ago. */
#define BEGIN G_GINT64_CONSTANT (1700000000)
#define DAY   86400

char *
statistics_fixture_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "five-hundred", "statistics.sqlite", NULL);
}

void
statistics_fixture_remove (void)
{
  g_autoptr (FhStore) store = fh_store_new (NULL);
  g_autoptr (FhStatistics) statistics = fh_statistics_new (store);

  fh_statistics_reset (statistics);
  fh_store_flush (store);
}

/* What everything of game number @game has in common. */
static FhCounted *
new_row (FhCountedKind kind, guint game, guint deal)
{
  static const char *const tables[] = { "australian-4", "american-4", "american-4" };
  FhCounted *row = g_new0 (FhCounted, 1);

  row->kind = kind;
  row->ended = BEGIN + (gint64) (game * PER_GAME + deal) * DAY / 3;
  row->game = g_strdup_printf ("game-%u", game);
  row->deal = deal + 1;
  row->table = g_strdup (tables[game % 3]);
  row->house = game % 3 == 2 ? g_strdup ("Sunday at Home") : NULL;
  row->role = FH_ROLE_NONE;
  row->call = FH_CALL_NONE;
  row->partner = g_strdup (game % 2 == 0 ? "Marama" : "Wiremu");
  row->level = g_strdup (game % 2 == 0 ? "strong-steady" : "expert-bold");
  return row;
}

static FhCounted *
new_deal (guint number)
{
  static const FhCall calls[] = { 3, 8, 9, 14, FH_MISERE, 6 };
  FhCounted *row = new_row (FH_COUNTED_DEAL, number / PER_GAME, number % PER_GAME);

  row->role = (FhRole) (number * 7 / 3 % FH_N_ROLES);
  row->call = calls[number * 5 / 2 % G_N_ELEMENTS (calls)];
  row->tricks = 5 + (int) (number % 5);
  row->good = number % 5 != 1 && number % 7 != 3;
  row->own = row->role == FH_ROLE_DEFENDER ? 10 * (int) (number % 4)
             : row->good                   ? 80 + 20 * (int) (number % 6)
                                           : -100 - 20 * (int) (number % 3);
  row->others = row->role != FH_ROLE_DEFENDER ? 10 * (int) (number % 4) : row->good ? 140 : -140;
  return row;
}

void
statistics_fixture_write (guint n_deals)
{
  g_autoptr (FhStore) store = fh_store_new (NULL);
  g_autoptr (FhStatistics) statistics = fh_statistics_new (store);
  FhCounted *row;

  for (guint i = 0; i < n_deals; i++)
    {
      fh_statistics_add (statistics, new_deal (i));
      row = new_row (FH_COUNTED_CALL, i / PER_GAME, i % PER_GAME);
      row->action = 100 * i;
      row->call = FH_PASS;
      row->good = i % 4 != 2;
      fh_statistics_add (statistics, row);
      if (i % PER_GAME != PER_GAME - 1)
        continue;
      row = new_row (FH_COUNTED_GAME, i / PER_GAME, PER_GAME - 1);
      row->good = i / PER_GAME % 2 == 0;
      fh_statistics_add (statistics, row);
    }
  fh_store_flush (store);
}
