/* fh-statistics.c: what became of the person's games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-statistics.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-game-private.h"
#include "fh-isolate.h"
#include "fh-statistics-keeper.h"
#include "fh-statistics-rows.h"

struct _FhStatistics
{
  GObject parent_instance;

  FhKeeper *keeper;
  FhHouseRules *house;
  char *file_path;
  char *trouble;
  char *trouble_path;
  gboolean is_refusal; /* the trouble is over when the disk takes something */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (FhStatistics, fh_statistics, G_TYPE_OBJECT)

/* --- What goes wrong --- */

/* Takes over @sentence. */
static void
set_trouble (FhStatistics *self, char *sentence, const char *path)
{
  g_free (self->trouble);
  g_free (self->trouble_path);
  self->trouble = sentence;
  self->trouble_path = g_strdup (path);
  self->is_refusal = FALSE;
}

/* Keeps the sentence on what went wrong in @job, if anything. */
static void
tell_trouble (FhStatistics *self, const FhKeeperJob *job, const GError *error)
{
  g_autofree char *name = fh_isolate_file (self->file_path);

  if (job->aside != NULL)
    {
      g_autofree char *aside = fh_isolate_file (job->aside);

      set_trouble (
          self,
          /* Translators: %s is the name of a file. */
          g_strdup_printf (
              _ ("The statistics are damaged and begin anew. The damaged file is now “%s”."),
              aside),
          job->aside);
    }
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    set_trouble (self,
                 /* Translators: %s is the name of a file. */
                 g_strdup_printf (_ ("The statistics in “%s” were written by a newer version of "
                                     "the program. They stay as they are, and nothing is added."),
                                  name),
                 NULL);
  else if (error != NULL)
    {
      char *sentence =
          job->is_unread
              /* Translators: %1$s is the name of a file, %2$s the reason that the system gives. */
              ? g_strdup_printf (_ ("The statistics in “%1$s” could not be read: %2$s"), name,
                                 error->message)
              /* Translators: %1$s is the name of a file, %2$s the reason that the system gives. */
              : g_strdup_printf (_ ("The statistics in “%1$s” cannot be kept: %2$s"), name,
                                 error->message);

      set_trouble (self, sentence, NULL);
      self->is_refusal = TRUE;
    }
  else if (job->before_error != NULL)
    {
      g_autofree char *directory = g_path_get_dirname (self->file_path);
      g_autofree char *before = g_build_filename (directory, "statistics.conf", NULL);

      set_trouble (self,
                   /* Translators: this is about a file of an older version of the program; %s is
                    * the reason that the system gives. */
                   g_strdup_printf (_ ("Earlier statistics could not be read: %s"),
                                    job->before_error->message),
                   before);
    }
}

/* --- What is asked of the thread --- */

/* For the jobs that nobody waits for. */
static void
done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhStatistics) self = fh_asker_take (user_data);
  g_autoptr (GError) error = NULL;
  const FhKeeperJob *job = g_task_get_task_data (G_TASK (result));
  gboolean done = g_task_propagate_boolean (G_TASK (result), &error);

  if (error != NULL && (self == NULL || !self->is_refusal))
    g_message ("the statistics cannot be kept: %s", error->message);
  if (self == NULL)
    return;
  if (done && job->kind != FH_KEEPER_OPEN && self->is_refusal)
    set_trouble (self, NULL, NULL);
  tell_trouble (self, job, error);
  g_signal_emit (self, changed_signal, 0);
}

/* Has the thread do @kind, with @row, which is taken over, or NULL. */
static void
order (FhStatistics *self, FhKeeperOrder kind, FhCounted *row)
{
  FhKeeperJob *job = g_new0 (FhKeeperJob, 1);

  job->kind = kind;
  job->row = row;
  fh_keeper_push (self->keeper, g_task_new (NULL, NULL, done_cb, fh_asker_new (self)), job);
}

void
fh_statistics_read_async (FhStatistics *self,
                          int preset,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  GTask *task;
  FhKeeperJob *job;

  g_return_if_fail (FH_IS_STATISTICS (self));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_statistics_read_async);
  job = g_new0 (FhKeeperJob, 1);
  job->kind = FH_KEEPER_READ;
  job->preset = preset;
  fh_keeper_push (self->keeper, task, job);
}

FhFigures *
fh_statistics_read_finish (FhStatistics *self, GAsyncResult *result, GError **error)
{
  const FhKeeperJob *job;

  g_return_val_if_fail (FH_IS_STATISTICS (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  job = g_task_get_task_data (G_TASK (result));
  if (job->aside != NULL)
    {
      tell_trouble (self, job, NULL);
      g_signal_emit (self, changed_signal, 0);
    }
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
fh_statistics_export_async (FhStatistics *self,
                            GFile *file,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  GTask *task;
  FhKeeperJob *job;

  g_return_if_fail (FH_IS_STATISTICS (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_statistics_export_async);
  job = g_new0 (FhKeeperJob, 1);
  job->kind = FH_KEEPER_EXPORT;
  job->file = g_object_ref (file);
  fh_keeper_push (self->keeper, task, job);
}

gboolean
fh_statistics_export_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
fh_statistics_reset (FhStatistics *self)
{
  g_return_if_fail (FH_IS_STATISTICS (self));

  order (self, FH_KEEPER_ERASE, NULL);
}

void
fh_statistics_flush (FhStatistics *self)
{
  g_return_if_fail (FH_IS_STATISTICS (self));

  fh_keeper_flush (self->keeper);
}

/* --- What is counted --- */

static void
deal_finished_cb (FhGame *game, FhStatistics *self)
{
  if (fh_statistics_has_person (game) && fh_game_count_deal (game)
      && !fh_game_peek_table (game)->thrown_in)
    order (self, FH_KEEPER_ADD, fh_statistics_row_of_deal (game, self->house));
}

static void
game_finished_cb (FhGame *game, FhStatistics *self)
{
  if (fh_statistics_has_person (game) && fh_game_count_game (game))
    order (self, FH_KEEPER_ADD, fh_statistics_row_of_game (game, self->house));
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
  order (self, FH_KEEPER_ADD, row);
}

/* --- The object --- */

static void
fh_statistics_finalize (GObject *object)
{
  FhStatistics *self = FH_STATISTICS (object);

  g_clear_pointer (&self->keeper, fh_keeper_unref);
  g_clear_object (&self->house);
  g_free (self->file_path);
  g_free (self->trouble);
  g_free (self->trouble_path);
  G_OBJECT_CLASS (fh_statistics_parent_class)->finalize (object);
}

static void
fh_statistics_class_init (FhStatisticsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_statistics_finalize;

  changed_signal = g_signal_new ("changed", FH_TYPE_STATISTICS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
fh_statistics_init (FhStatistics *self)
{
}

FhStatistics *
fh_statistics_new (const char *path)
{
  FhStatistics *self = g_object_new (FH_TYPE_STATISTICS, NULL);
  g_autofree char *directory = NULL;
  g_autofree char *before = NULL;

  self->file_path = path != NULL ? g_strdup (path)
                                 : g_build_filename (g_get_user_data_dir (), "five-hundred",
                                                     "statistics.sqlite", NULL);
  directory = g_path_get_dirname (self->file_path);
  before = g_build_filename (directory, "statistics.conf", NULL);
  self->keeper = fh_keeper_new (self->file_path, before);
  order (self, FH_KEEPER_OPEN, NULL);
  return self;
}

const char *
fh_statistics_get_trouble (FhStatistics *self, const char **path)
{
  g_return_val_if_fail (FH_IS_STATISTICS (self), NULL);

  if (path != NULL)
    *path = self->trouble_path;
  return self->trouble;
}

void
fh_statistics_set_house_rules (FhStatistics *self, FhHouseRules *house)
{
  g_return_if_fail (FH_IS_STATISTICS (self));

  g_set_object (&self->house, house);
}
