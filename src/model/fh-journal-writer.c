/* fh-journal-writer.c: the thread that writes the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An order that comes while another is carried out waits in one slot, where a newer one takes its
 * place: each text holds everything of the ones before it that still counts.
 */
#include "fh-journal-writer.h"

#include <string.h>
#include <unistd.h>

#include "fh-journal-disk.h"

struct _FhJournalWriter
{
  gatomicrefcount refs; /* the owner, and each report that is under way */
  char *directory;
  char *path;
  char *notes_path;
  GMainContext *context;
  FhJournalWriterFunc func;
  GWeakRef owner; /* which may go in any thread */
  GThread *thread;

  GMutex mutex; /* guards all below, and is held while a file is written or read */
  GCond cond;
  char *text;  /* ordered, or NULL */
  char *notes; /* ordered, or NULL */
  guint64 ordered;
  guint64 done;
  gboolean quit;

  GMutex disk;   /* guards all below */
  int lock;      /* descriptor, or -1 */
  char *on_disk; /* the contents of the file as far as they are known, or NULL */
};

typedef struct
{
  FhJournalWriter *writer;
  guint64 order;
  GError *error;
} Report;

FhJournalWriter *
fh_journal_writer_ref (FhJournalWriter *writer)
{
  g_atomic_ref_count_inc (&writer->refs);
  return writer;
}

void
fh_journal_writer_unref (FhJournalWriter *writer)
{
  if (!g_atomic_ref_count_dec (&writer->refs))
    return;
  g_weak_ref_clear (&writer->owner);
  g_main_context_unref (writer->context);
  g_mutex_clear (&writer->mutex);
  g_mutex_clear (&writer->disk);
  g_cond_clear (&writer->cond);
  g_free (writer->directory);
  g_free (writer->path);
  g_free (writer->notes_path);
  g_free (writer->text);
  g_free (writer->notes);
  g_free (writer->on_disk);
  g_free (writer);
}

static void
report_free (gpointer data)
{
  Report *report = data;

  fh_journal_writer_unref (report->writer);
  g_clear_error (&report->error);
  g_free (report);
}

static gboolean
report_cb (gpointer data)
{
  Report *report = data;
  g_autoptr (GObject) owner = g_weak_ref_get (&report->writer->owner);

  if (owner != NULL)
    report->writer->func (owner, report->order, report->error);
  return G_SOURCE_REMOVE;
}

static void
send_report (FhJournalWriter *writer, guint64 order, GError *error)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  Report *report = g_new0 (Report, 1);

  report->writer = fh_journal_writer_ref (writer);
  report->order = order;
  report->error = error;
  /* The next action waits for this. */
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, report_cb, report, report_free);
  g_source_attach (source, writer->context);
}

static gboolean
take_lock (FhJournalWriter *writer, GError **error)
{
  if (writer->lock < 0)
    writer->lock = fh_journal_disk_lock (writer->directory, error);
  return writer->lock >= 0;
}

/* Makes @text the file, by adding to it where that is enough. */
static gboolean
write_text (FhJournalWriter *writer, const char *text, GError **error)
{
  g_autofree char *before = g_steal_pointer (&writer->on_disk);
  gboolean written = FALSE;

  if (before != NULL && g_str_has_prefix (text, before))
    {
      gsize size = strlen (before);

      written =
          text[size] == '\0' || fh_journal_disk_append (writer->path, size, text + size, NULL);
    }
  if (!written && !fh_journal_disk_replace (writer->path, text, error))
    return FALSE;
  writer->on_disk = g_strdup (text);
  return TRUE;
}

static GError *
carry_out (FhJournalWriter *writer, const char *text, const char *notes)
{
  GError *error = NULL;

  g_mutex_lock (&writer->disk);
  if (take_lock (writer, &error))
    {
      /* The notes first: with an old text they do no harm, but a new text without its notes would
       * put the wrong players on the seats. */
      if (notes != NULL)
        fh_journal_disk_replace (writer->notes_path, notes, &error);
      if (text != NULL && error == NULL)
        write_text (writer, text, &error);
    }
  g_mutex_unlock (&writer->disk);
  return error;
}

static gpointer
writer_thread (gpointer data)
{
  FhJournalWriter *writer = data;

  g_mutex_lock (&writer->mutex);
  while (TRUE)
    {
      while (writer->done == writer->ordered && !writer->quit)
        g_cond_wait (&writer->cond, &writer->mutex);
      if (writer->done == writer->ordered)
        break;

      {
        g_autofree char *text = g_steal_pointer (&writer->text);
        g_autofree char *notes = g_steal_pointer (&writer->notes);
        guint64 order = writer->ordered;
        GError *error;

        g_mutex_unlock (&writer->mutex);
        error = carry_out (writer, text, notes);
        g_mutex_lock (&writer->mutex);
        writer->done = order;
        g_cond_broadcast (&writer->cond);
        send_report (writer, order, error);
      }
    }
  g_mutex_unlock (&writer->mutex);
  return NULL;
}

FhJournalWriter *
fh_journal_writer_new (const char *directory,
                       const char *path,
                       const char *notes_path,
                       FhJournalWriterFunc func,
                       GObject *owner)
{
  FhJournalWriter *writer = g_new0 (FhJournalWriter, 1);

  g_atomic_ref_count_init (&writer->refs);
  g_mutex_init (&writer->mutex);
  g_mutex_init (&writer->disk);
  g_cond_init (&writer->cond);
  writer->directory = g_strdup (directory);
  writer->path = g_strdup (path);
  writer->notes_path = g_strdup (notes_path);
  writer->context = g_main_context_ref_thread_default ();
  writer->func = func;
  g_weak_ref_init (&writer->owner, owner);
  writer->lock = -1;
  writer->thread = g_thread_new ("journal", writer_thread, writer);
  return writer;
}

void
fh_journal_writer_free (FhJournalWriter *writer)
{
  g_mutex_lock (&writer->mutex);
  writer->quit = TRUE;
  g_cond_broadcast (&writer->cond);
  g_mutex_unlock (&writer->mutex);
  g_thread_join (writer->thread);
  /* Not with the last report, which may still be under way: the next program may want it. */
  g_mutex_lock (&writer->disk);
  if (writer->lock >= 0)
    close (writer->lock);
  writer->lock = -1;
  g_mutex_unlock (&writer->disk);
  fh_journal_writer_unref (writer);
}

guint64
fh_journal_writer_order (FhJournalWriter *writer, const char *text, const char *notes)
{
  guint64 order;

  g_mutex_lock (&writer->mutex);
  if (text != NULL)
    {
      g_free (writer->text);
      writer->text = g_strdup (text);
    }
  if (notes != NULL)
    {
      g_free (writer->notes);
      writer->notes = g_strdup (notes);
    }
  order = ++writer->ordered;
  g_cond_broadcast (&writer->cond);
  g_mutex_unlock (&writer->mutex);
  return order;
}

void
fh_journal_writer_flush (FhJournalWriter *writer)
{
  g_mutex_lock (&writer->mutex);
  while (writer->done != writer->ordered)
    g_cond_wait (&writer->cond, &writer->mutex);
  g_mutex_unlock (&writer->mutex);
}

gboolean
fh_journal_writer_read (FhJournalWriter *writer, char **text, char **notes, GError **error)
{
  g_autoptr (GError) local_error = NULL;

  *text = NULL;
  *notes = NULL;
  g_mutex_lock (&writer->disk);
  if (take_lock (writer, &local_error))
    *text = fh_journal_disk_read (writer->path, &local_error);
  g_free (writer->on_disk);
  writer->on_disk = g_strdup (*text);
  /* Damaged notes are as good as none: the game itself is in the text. */
  if (local_error == NULL)
    *notes = fh_journal_disk_read (writer->notes_path, NULL);
  g_mutex_unlock (&writer->disk);
  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  return TRUE;
}

void
fh_journal_writer_forget (FhJournalWriter *writer)
{
  g_mutex_lock (&writer->disk);
  g_clear_pointer (&writer->on_disk, g_free);
  g_mutex_unlock (&writer->disk);
}
