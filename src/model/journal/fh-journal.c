/* fh-journal.c: the game in progress on disk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-journal.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-asker.h"
#include "fh-isolate.h"
#include "fh-journal-shelf.h"
#include "fh-log.h"
#include "fh-made.h"

/* Seconds after which what the disk refused is tried again. */
#define RETRY 5

struct _FhJournal
{
  GObject parent_instance;

  char *directory;
  FhJournalWriter *writer;
  GString *text;            /* that of the game, whole */
  char *id;                 /* of the game, or NULL */
  char *from;               /* where else the game is, until it is in the journal; or NULL */
  FhJournalLeaving leaving; /* of the game that was there before it */
  guint64 last_order;
  guint64 whole_order; /* the last one with the whole text */
  gboolean is_whole;   /* it has been given, so that additions are enough */
  gboolean busy;
  gboolean failed; /* a failure was told and nothing has succeeded since */
  guint retry_id;
};

G_DEFINE_FINAL_TYPE (FhJournal, fh_journal, G_TYPE_OBJECT)

static void
fh_journal_finalize (GObject *object)
{
  FhJournal *self = FH_JOURNAL (object);

  /* What the disk has refused is tried once more. */
  if (self->id != NULL && !self->is_whole)
    fh_journal_writer_write (self->writer, self->id, self->text->str, self->leaving, self->from);
  g_string_free (self->text, TRUE);
  G_OBJECT_CLASS (fh_journal_parent_class)->finalize (object);
}

static void
fh_journal_class_init (FhJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_journal_finalize;

  FH_DROPS_SOURCE (klass, FhJournal, retry_id);
  FH_HOLDS (klass, FhJournal, writer, fh_journal_writer_free);
  FH_HOLDS (klass, FhJournal, directory, g_free);
  FH_HOLDS (klass, FhJournal, id, g_free);
  FH_HOLDS (klass, FhJournal, from, g_free);

  fh_made_signal (klass, "settled", 0);
  fh_made_signal (klass, "failed", 1, G_TYPE_STRING);
  fh_made_signal (klass, "mended", 0);
  fh_made_signal (klass, "set-aside", 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
fh_journal_init (FhJournal *self)
{
  self->text = g_string_new (NULL);
}

static void
write_all (FhJournal *self)
{
  fh_debug ("order: the whole of %" G_GSIZE_FORMAT " bytes", self->text->len);
  self->is_whole = TRUE;
  self->last_order = self->whole_order =
      fh_journal_writer_write (self->writer, self->id, self->text->str, self->leaving, self->from);
  self->busy = TRUE;
}

static gboolean
retry_cb (gpointer user_data)
{
  FhJournal *self = user_data;

  self->retry_id = 0;
  write_all (self);
  return G_SOURCE_REMOVE;
}

/* One failure is told once; the game goes on in memory, and the whole of it is tried again. */
static void
fail (FhJournal *self, const GError *error)
{
  g_autofree char *folder = fh_isolate_file (self->directory);
  g_autofree char *sentence = NULL;

  self->is_whole = FALSE;
  if (self->retry_id == 0)
    self->retry_id = g_timeout_add_seconds (RETRY, retry_cb, self);
  if (self->failed)
    return;
  self->failed = TRUE;
  /* Translators: %1$s is a folder, %2$s the reason that the system gives. */
  sentence =
      g_strdup_printf (_ ("The game cannot be kept in “%1$s”: %2$s"), folder, error->message);
  g_signal_emit_by_name (self, "failed", sentence);
}

static void
succeed (FhJournal *self, guint64 order)
{
  /* That was another game, or an older text of this one. */
  if (order < self->whole_order)
    return;
  g_clear_handle_id (&self->retry_id, g_source_remove);
  g_clear_pointer (&self->from, g_free);
  self->leaving = FH_JOURNAL_KEEP;
  if (!self->failed)
    return;
  self->failed = FALSE;
  g_signal_emit_by_name (self, "mended");
}

static void
tell_aside (FhJournal *self, const char *path)
{
  g_autofree char *name = fh_isolate_file (path);
  g_autofree char *sentence = g_strdup_printf (
      /* Translators: %s is the name of a file. */
      _ ("Something else lay in the place of this game. It was not written over and is now “%s”."),
      name);

  g_signal_emit_by_name (self, "set-aside", sentence, path);
}

static void
written_cb (GObject *owner, const FhJournalReport *report)
{
  g_autoptr (FhJournal) self = g_object_ref (FH_JOURNAL (owner));

  fh_debug ("report: order %" G_GUINT64_FORMAT ": %s", report->order,
            report->error != NULL ? report->error->message : "on disk");
  if (report->aside != NULL)
    tell_aside (self, report->aside);
  if (report->error == NULL)
    succeed (self, report->order);
  else if (report->order < self->whole_order)
    ; /* the whole text is on its way already */
  else if (self->is_whole && g_error_matches (report->error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    write_all (self); /* somebody else has been at the file */
  else
    fail (self, report->error);

  if (report->order == self->last_order && self->busy)
    {
      self->busy = FALSE;
      g_signal_emit_by_name (self, "settled");
    }
}

FhJournal *
fh_journal_new (const char *directory)
{
  FhJournal *self = g_object_new (FH_TYPE_JOURNAL, NULL);

  self->directory = directory != NULL
                        ? g_strdup (directory)
                        : g_build_filename (g_get_user_state_dir (), "five-hundred", NULL);
  self->writer = fh_journal_writer_new (self->directory, written_cb, G_OBJECT (self));
  return self;
}

const char *
fh_journal_get_directory (FhJournal *self)
{
  g_return_val_if_fail (FH_IS_JOURNAL (self), NULL);

  return self->directory;
}

gboolean
fh_journal_is_busy (FhJournal *self)
{
  g_return_val_if_fail (FH_IS_JOURNAL (self), FALSE);

  return self->busy;
}

const char *
fh_journal_get_from (FhJournal *self)
{
  g_return_val_if_fail (FH_IS_JOURNAL (self), NULL);

  return self->from;
}

gsize
fh_journal_get_size (FhJournal *self)
{
  g_return_val_if_fail (FH_IS_JOURNAL (self), 0);

  return self->text->len;
}

void
fh_journal_begin (FhJournal *self, const char *id, const char *text, const char *from)
{
  g_return_if_fail (FH_IS_JOURNAL (self));
  g_return_if_fail (id != NULL);
  g_return_if_fail (text != NULL);

  if (g_strcmp0 (self->id, id) != 0)
    {
      /* The game before is written once more, whole, if the disk has refused some of it or still
       * may. */
      if (self->id != NULL && (self->busy || !self->is_whole))
        fh_journal_writer_write (self->writer, self->id, self->text->str, FH_JOURNAL_KEEP,
                                 self->from);
      g_free (self->id);
      self->id = g_strdup (id);
      g_clear_pointer (&self->from, g_free);
    }
  if (from != NULL)
    {
      g_free (self->from);
      self->from = g_strdup (from);
    }
  fh_journal_rewrite (self, text);
}

void
fh_journal_append (FhJournal *self, const char *text)
{
  g_return_if_fail (FH_IS_JOURNAL (self));
  g_return_if_fail (self->id != NULL);
  g_return_if_fail (text != NULL);

  g_string_append (self->text, text);
  if (!self->is_whole)
    {
      write_all (self);
      return;
    }
  fh_debug ("order: %" G_GSIZE_FORMAT " bytes more", strlen (text));
  self->last_order = fh_journal_writer_append (self->writer, self->id, text);
  self->busy = TRUE;
}

void
fh_journal_rewrite (FhJournal *self, const char *text)
{
  g_return_if_fail (FH_IS_JOURNAL (self));
  g_return_if_fail (self->id != NULL);
  g_return_if_fail (text != NULL);

  g_string_assign (self->text, text);
  write_all (self);
}

char *
fh_journal_set_leaving (FhJournal *self, FhJournalLeaving leaving)
{
  const char *folder =
      leaving == FH_JOURNAL_FINISHED ? FH_JOURNAL_FINISHED_DIR : FH_JOURNAL_LEFT_DIR;

  g_return_val_if_fail (FH_IS_JOURNAL (self), NULL);

  self->leaving = leaving;
  if (self->id == NULL || leaving == FH_JOURNAL_DROP)
    return NULL;
  return fh_journal_shelf_path (self->directory, folder, self->id);
}

void
fh_journal_flush (FhJournal *self)
{
  g_return_if_fail (FH_IS_JOURNAL (self));

  fh_journal_writer_flush (self->writer);
}

/* --- What takes its time --- */

/* Lets @thread answer @task, with the writer as its data.  It has no hold on the journal, so that
 * this always goes in the main thread. */
static void
ask_writer (FhJournal *self, GTask *task, GTaskThreadFunc thread, GAsyncReadyCallback callback)
{
  g_autoptr (GTask) asking = g_task_new (NULL, NULL, callback, task);

  g_task_set_task_data (asking, fh_journal_writer_ref (self->writer),
                        (GDestroyNotify) fh_journal_writer_unref);
  fh_asker_run (asking, thread);
}

static void
load_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_task_return_pointer (task, fh_journal_writer_read (task_data),
                         (GDestroyNotify) fh_journal_contents_free);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;

  g_task_return_pointer (task, g_task_propagate_pointer (G_TASK (result), NULL),
                         (GDestroyNotify) fh_journal_contents_free);
}

void
fh_journal_load_async (FhJournal *self,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  GTask *task;

  g_return_if_fail (FH_IS_JOURNAL (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_journal_load_async);
  ask_writer (self, task, load_thread, loaded_cb);
}

FhJournalContents *
fh_journal_load_finish (FhJournal *self, GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

static void
settle_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  fh_journal_writer_flush (task_data);
  g_task_return_boolean (task, TRUE);
}

/* The reports of what was waited for came first: they were sent first. */
static void
settled_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;

  g_task_return_boolean (task, TRUE);
}

void
fh_journal_settle_async (FhJournal *self,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  GTask *task;

  g_return_if_fail (FH_IS_JOURNAL (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_journal_settle_async);
  ask_writer (self, task, settle_thread, settled_cb);
}

gboolean
fh_journal_settle_finish (FhJournal *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
fh_journal_adopt (FhJournal *self, const char *id)
{
  g_return_if_fail (FH_IS_JOURNAL (self));
  g_return_if_fail (id != NULL);

  fh_journal_writer_adopt (self->writer, id);
}

char *
fh_journal_set_aside (FhJournal *self, const char *word, GError **error)
{
  g_return_val_if_fail (FH_IS_JOURNAL (self), NULL);

  return fh_journal_writer_set_aside (self->writer, word, error);
}
