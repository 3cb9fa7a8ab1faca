/* fh-statistics.c: what became of the person's games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-statistics.h"

#include <string.h>

#include "fh-game-private.h"
#include "fh-made.h"
#include "fh-sql.h"
#include "fh-statistics-read.h"
#include "fh-statistics-rows.h"
#include "fh-store-before.h"

struct _FhStatistics
{
  GObject parent_instance;

  FhStore *store;
  FhHouseRules *house;
};

FH_DEFINE_MADE_TYPE (FhStatistics, fh_statistics, G_TYPE_OBJECT)

/* --- What is asked of the thread --- */

static void
counted_free (gpointer data)
{
  fh_counted_free (data);
}

void
fh_statistics_add (FhStatistics *self, FhCounted *row)
{
  g_return_if_fail (FH_IS_STATISTICS (self));

  fh_store_write (self->store, fh_statistics_row_insert, row, counted_free);
}

static gboolean
erase (sqlite3 *db, gpointer data, GError **error)
{
  static const char order[] = "DELETE FROM deals; DELETE FROM games; DELETE FROM calls;"
                              "DELETE FROM before;";

  return fh_sql_run (db, order, error) && fh_store_before_forget (db, "imported", TRUE, error);
}

static void
forget_nothing (gpointer data)
{
}

void
fh_statistics_reset (FhStatistics *self)
{
  g_return_if_fail (FH_IS_STATISTICS (self));

  fh_store_write (self->store, erase, NULL, forget_nothing);
}

static void
figures_free (gpointer data)
{
  fh_figures_free (data);
}

static gpointer
read_figures (sqlite3 *db, guint64 written, GTask *task, GError **error)
{
  return fh_statistics_read_figures (db, GPOINTER_TO_INT (g_task_get_task_data (task)), error);
}

void
fh_statistics_read_async (FhStatistics *self,
                          int preset,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  GTask *task;

  g_return_if_fail (FH_IS_STATISTICS (self));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_statistics_read_async);
  g_task_set_task_data (task, GINT_TO_POINTER (preset), NULL);
  fh_store_read (self->store, task, read_figures, figures_free);
}

FhFigures *
fh_statistics_read_finish (FhStatistics *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (FH_IS_STATISTICS (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Returns what was written. */
static gpointer
export_to_file (sqlite3 *db, guint64 written, GTask *task, GError **error)
{
  g_autofree char *csv = fh_statistics_read_csv (db, error);

  if (csv == NULL
      || !g_file_replace_contents (g_task_get_task_data (task), csv, strlen (csv), NULL, FALSE,
                                   G_FILE_CREATE_NONE, NULL, g_task_get_cancellable (task), error))
    return NULL;
  return g_steal_pointer (&csv);
}

void
fh_statistics_export_async (FhStatistics *self,
                            GFile *file,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  GTask *task;

  g_return_if_fail (FH_IS_STATISTICS (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_statistics_export_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  fh_store_read (self->store, task, export_to_file, g_free);
}

gboolean
fh_statistics_export_finish (GAsyncResult *result, GError **error)
{
  g_autofree char *csv = NULL;

  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  csv = g_task_propagate_pointer (G_TASK (result), error);
  return csv != NULL;
}

/* --- What is counted --- */

static void
deal_finished_cb (FhGame *game, FhStatistics *self)
{
  if (fh_statistics_has_person (game) && fh_game_count_deal (game)
      && !fh_game_peek_table (game)->thrown_in)
    fh_statistics_add (self, fh_statistics_row_of_deal (game, self->house));
}

static void
game_finished_cb (FhGame *game, FhStatistics *self)
{
  if (fh_statistics_has_person (game) && fh_game_count_game (game))
    fh_statistics_add (self, fh_statistics_row_of_game (game, self->house));
}

void
fh_statistics_watch (FhStatistics *self, FhGame *game)
{
  g_return_if_fail (FH_IS_STATISTICS (self));
  g_return_if_fail (FH_IS_GAME (game));

  g_signal_connect_object (game, "deal-finished", G_CALLBACK (deal_finished_cb), self, 0);
  g_signal_connect_object (game, "game-finished", G_CALLBACK (game_finished_cb), self, 0);
}

void
fh_statistics_add_call (FhStatistics *self,
                        FhGame *game,
                        guint deal,
                        guint action,
                        FhCall call,
                        double cost,
                        double error,
                        gboolean is_sound)
{
  FhCounted *row;

  g_return_if_fail (FH_IS_STATISTICS (self));
  g_return_if_fail (FH_IS_GAME (game));
  g_return_if_fail (call < FH_N_CALLS);

  if (!fh_statistics_has_person (game))
    return;
  row = fh_statistics_row_of_call (game);
  row->deal = deal;
  row->action = action;
  row->call = call;
  row->cost = cost;
  row->error = error;
  row->good = is_sound;
  fh_statistics_add (self, row);
}

/* --- The object --- */

static void
fh_statistics_class_init (FhStatisticsClass *klass)
{
  FH_HOLDS (klass, FhStatistics, store, g_object_unref);
  FH_HOLDS (klass, FhStatistics, house, g_object_unref);

  fh_made_signal (klass, "changed", 0);
}

static void
changed_cb (FhStatistics *self)
{
  g_signal_emit_by_name (self, "changed");
}

FhStatistics *
fh_statistics_new (FhStore *store)
{
  FhStatistics *self = g_object_new (FH_TYPE_STATISTICS, NULL);

  self->store = g_object_ref (store);
  fh_connect (store, "changed", changed_cb, self);
  return self;
}

const char *
fh_statistics_get_trouble (FhStatistics *self)
{
  g_return_val_if_fail (FH_IS_STATISTICS (self), NULL);

  return fh_store_get_trouble (self->store, NULL);
}

void
fh_statistics_set_house_rules (FhStatistics *self, FhHouseRules *house)
{
  g_return_if_fail (FH_IS_STATISTICS (self));

  g_set_object (&self->house, house);
}
