/* fh-journal-writer.c: the thread that writes the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Orders wait in a queue.  Those for one game that stand one after the other are carried out as
 * one: each holds everything of the ones before it that still counts.
 */
#include "fh-journal-writer.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "fh-journal-disk.h"
#include "fh-record.h"

/* Programs that can keep a game at the same time. */
#define N_SLOTS 9

typedef struct
{
  char *id;
  GString *text;
  gboolean is_whole;
  FhJournalFate fate; /* of the game that was there before; of a whole text only */
  char *from;         /* or NULL; likewise */
} Order;

struct _FhJournalWriter
{
  gatomicrefcount refs; /* the owner, and each report that is under way */
  char *directory;
  GMainContext *context;
  FhJournalWriterFunc func;
  GWeakRef owner; /* which may go in any thread */
  GThread *thread;

  GMutex mutex; /* guards all below; never held while the disk is waited for */
  GCond cond;
  GQueue orders; /* Order */
  guint64 ordered;
  guint64 done;
  gboolean quit;

  GMutex disk;         /* guards all below, and is held while a file is written or read */
  int lock;            /* descriptor, or -1 */
  char *path;          /* of the file under that lock */
  gboolean is_known;   /* the file, or that there is none, was read or written under the lock */
  gssize size;         /* of the file as it was then, or -1 for none */
  char *id;            /* of the game in it, or NULL */
  gboolean is_shelved; /* what is in it lies on a shelf too, and may be written over */
};

typedef struct
{
  FhJournalWriter *writer;
  FhJournalReport report;
} Message;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_free (order->id);
  g_string_free (order->text, TRUE);
  g_free (order->from);
  g_free (order);
}

void
fh_journal_contents_free (FhJournalContents *contents)
{
  g_clear_pointer (&contents->text, g_bytes_unref);
  g_free (contents->path);
  g_clear_error (&contents->error);
  g_clear_error (&contents->busy);
  g_free (contents);
}

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
  g_queue_clear_full (&writer->orders, order_free);
  g_free (writer->directory);
  g_free (writer->path);
  g_free (writer->id);
  g_free (writer);
}

/* --- Reports --- */

static void
message_free (gpointer data)
{
  Message *message = data;

  fh_journal_writer_unref (message->writer);
  g_clear_error (&message->report.error);
  g_free (message->report.aside);
  g_free (message);
}

static gboolean
report_cb (gpointer data)
{
  Message *message = data;
  g_autoptr (GObject) owner = g_weak_ref_get (&message->writer->owner);

  if (owner != NULL)
    message->writer->func (owner, &message->report);
  return G_SOURCE_REMOVE;
}

static void
send_report (FhJournalWriter *writer, const FhJournalReport *report)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  Message *message = g_new0 (Message, 1);

  message->writer = fh_journal_writer_ref (writer);
  message->report = *report;
  /* The next action waits for this. */
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, report_cb, message, message_free);
  g_source_attach (source, writer->context);
}

/* --- The lock --- */

static char *
slot_path (FhJournalWriter *writer, int slot)
{
  g_autofree char *name = slot == 1 ? g_strdup ("game.500") : g_strdup_printf ("game-%d.500", slot);

  return g_build_filename (writer->directory, name, NULL);
}

static int
lock_slot (FhJournalWriter *writer, int slot, GError **error)
{
  g_autofree char *name = slot == 1 ? g_strdup ("lock") : g_strdup_printf ("lock-%d", slot);

  return fh_journal_disk_lock (writer->directory, name, FALSE, error);
}

/* Takes the first lock that is free.  @error says why it is not the first one, even when another
 * was taken. */
static gboolean
take_lock (FhJournalWriter *writer, GError **error)
{
  for (int slot = 1; slot <= N_SLOTS && writer->lock < 0; slot++)
    {
      writer->lock = lock_slot (writer, slot, slot == 1 ? error : NULL);
      if (writer->lock < 0)
        continue;
      g_free (writer->path);
      writer->path = slot_path (writer, slot);
      writer->is_known = FALSE;
    }
  return writer->lock >= 0;
}

/* What programs that run no more have left in their places goes to the games that were left. */
static void
shelve_orphans (FhJournalWriter *writer)
{
  for (int slot = 1; slot <= N_SLOTS; slot++)
    {
      g_autofree char *path = slot_path (writer, slot);
      g_autofree char *to = NULL;
      int lock;

      if (g_str_equal (path, writer->path) || fh_journal_disk_size (path) < 0)
        continue;
      lock = lock_slot (writer, slot, NULL);
      if (lock < 0)
        continue;
      to = fh_journal_put_away (path, writer->directory, FH_JOURNAL_LEFT_DIR, NULL, FALSE, NULL);
      close (lock);
    }
}

/* --- Writing --- */

/* Moves what lies in the place of the file away, unless it is the game @id, which is replaced.
 * Returns FALSE with @error when it has to stay there. */
static gboolean
make_room (FhJournalWriter *writer, const Order *order, char **aside, GError **error)
{
  GStatBuf about = { 0 };
  gboolean is_ours =
      writer->is_known && writer->id != NULL && fh_journal_disk_size (writer->path) == writer->size;
  FhJournalFate fate = is_ours ? order->fate : FH_JOURNAL_KEEP;
  g_autofree char *to = NULL;

  if (g_lstat (writer->path, &about) < 0)
    return TRUE;
  if (is_ours && (g_str_equal (writer->id, order->id) || fate == FH_JOURNAL_DROP))
    return TRUE;
  if (writer->is_shelved && about.st_size == writer->size)
    return TRUE;
  /* An empty file is no game. */
  if (S_ISREG (about.st_mode) && about.st_size == 0)
    return TRUE;
  to = fh_journal_put_away (writer->path, writer->directory,
                            fate == FH_JOURNAL_FINISHED ? FH_JOURNAL_FINISHED_DIR
                                                        : FH_JOURNAL_LEFT_DIR,
                            is_ours ? writer->id : NULL, TRUE, error);
  if (to == NULL)
    return FALSE;
  writer->is_shelved = TRUE;
  writer->size = (gssize) about.st_size;
  if (!is_ours)
    *aside = g_steal_pointer (&to);
  return TRUE;
}

static gboolean
write_whole (FhJournalWriter *writer, const Order *order, char **aside, GError **error)
{
  if (!make_room (writer, order, aside, error)
      || !fh_journal_disk_replace (writer->path, order->text->str, error))
    return FALSE;
  writer->is_known = TRUE;
  writer->is_shelved = FALSE;
  writer->size = (gssize) order->text->len;
  g_free (writer->id);
  writer->id = g_strdup (order->id);
  if (order->from != NULL)
    g_unlink (order->from);
  return TRUE;
}

static gboolean
add (FhJournalWriter *writer, const Order *order, GError **error)
{
  if (!writer->is_known || g_strcmp0 (writer->id, order->id) != 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "");
      return FALSE;
    }
  if (!fh_journal_disk_append (writer->path, (gsize) writer->size, order->text->str, error))
    return FALSE;
  writer->is_shelved = FALSE;
  writer->size += (gssize) order->text->len;
  return TRUE;
}

static void
carry_out (FhJournalWriter *writer, const Order *order, FhJournalReport *report)
{
  g_autoptr (GError) lock_error = NULL;

  g_mutex_lock (&writer->disk);
  if (!take_lock (writer, &lock_error))
    report->error = g_steal_pointer (&lock_error);
  else if (order->is_whole)
    write_whole (writer, order, &report->aside, &report->error);
  else
    add (writer, order, &report->error);
  g_mutex_unlock (&writer->disk);
}

/* The orders for one game at the head of the queue, as one. */
static Order *
take_orders (FhJournalWriter *writer)
{
  Order *first = g_queue_pop_head (&writer->orders);
  Order *next;

  while ((next = g_queue_peek_head (&writer->orders)) != NULL && g_str_equal (next->id, first->id))
    {
      g_queue_pop_head (&writer->orders);
      if (next->is_whole)
        {
          /* What becomes of the game before this one was said first. */
          if (first->is_whole)
            next->fate = first->fate;
          if (next->from == NULL)
            next->from = g_steal_pointer (&first->from);
          order_free (first);
          first = next;
        }
      else
        {
          g_string_append_len (first->text, next->text->str, (gssize) next->text->len);
          order_free (next);
        }
    }
  return first;
}

static gpointer
writer_thread (gpointer data)
{
  FhJournalWriter *writer = data;

  g_mutex_lock (&writer->mutex);
  while (TRUE)
    {
      while (g_queue_is_empty (&writer->orders) && !writer->quit)
        g_cond_wait (&writer->cond, &writer->mutex);
      if (g_queue_is_empty (&writer->orders))
        break;

      Order *order = take_orders (writer);
      FhJournalReport report = { .order = writer->ordered - g_queue_get_length (&writer->orders) };

      g_mutex_unlock (&writer->mutex);
      carry_out (writer, order, &report);
      order_free (order);
      g_mutex_lock (&writer->mutex);
      writer->done = report.order;
      g_cond_broadcast (&writer->cond);
      send_report (writer, &report);
    }
  g_mutex_unlock (&writer->mutex);
  return NULL;
}

FhJournalWriter *
fh_journal_writer_new (const char *directory, FhJournalWriterFunc func, GObject *owner)
{
  FhJournalWriter *writer = g_new0 (FhJournalWriter, 1);

  g_atomic_ref_count_init (&writer->refs);
  g_mutex_init (&writer->mutex);
  g_mutex_init (&writer->disk);
  g_cond_init (&writer->cond);
  g_queue_init (&writer->orders);
  writer->directory = g_strdup (directory);
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

static guint64
push (FhJournalWriter *writer, Order *order)
{
  guint64 number;

  g_mutex_lock (&writer->mutex);
  g_queue_push_tail (&writer->orders, order);
  number = ++writer->ordered;
  g_cond_broadcast (&writer->cond);
  g_mutex_unlock (&writer->mutex);
  return number;
}

guint64
fh_journal_writer_append (FhJournalWriter *writer, const char *id, const char *text)
{
  Order *order = g_new0 (Order, 1);

  order->id = g_strdup (id);
  order->text = g_string_new (text);
  return push (writer, order);
}

guint64
fh_journal_writer_write (
    FhJournalWriter *writer, const char *id, const char *text, FhJournalFate fate, const char *from)
{
  Order *order = g_new0 (Order, 1);

  order->id = g_strdup (id);
  order->text = g_string_new (text);
  order->is_whole = TRUE;
  order->fate = fate;
  order->from = g_strdup (from);
  return push (writer, order);
}

void
fh_journal_writer_flush (FhJournalWriter *writer)
{
  g_mutex_lock (&writer->mutex);
  while (writer->done != writer->ordered)
    g_cond_wait (&writer->cond, &writer->mutex);
  g_mutex_unlock (&writer->mutex);
}

/* Reads the file of the first program without its lock, to be looked at. */
static void
read_first (FhJournalWriter *writer, FhJournalContents *contents)
{
  g_free (contents->path);
  contents->path = slot_path (writer, 1);
  contents->text = fh_journal_disk_read (contents->path, FH_RECORD_MAX_SIZE, NULL);
  contents->is_read_only = TRUE;
}

static void
read_own (FhJournalWriter *writer, FhJournalContents *contents)
{
  contents->path = g_strdup (writer->path);
  contents->text = fh_journal_disk_read (writer->path, FH_RECORD_MAX_SIZE, &contents->error);
  fh_journal_unshelve (writer->path, writer->directory, FH_JOURNAL_LEFT_DIR);
  fh_journal_unshelve (writer->path, writer->directory, FH_JOURNAL_FINISHED_DIR);
  /* What could not be read is never replaced. */
  writer->is_known = contents->error == NULL;
  writer->size = contents->text != NULL ? (gssize) g_bytes_get_size (contents->text) : -1;
  g_clear_pointer (&writer->id, g_free);
  shelve_orphans (writer);
}

FhJournalContents *
fh_journal_writer_read (FhJournalWriter *writer)
{
  FhJournalContents *contents = g_new0 (FhJournalContents, 1);
  gboolean has_lock;

  g_mutex_lock (&writer->disk);
  has_lock = take_lock (writer, &contents->busy);
  if (has_lock)
    read_own (writer, contents);
  /* A place that is not locked by a program that runs but cannot be had is shown, unless there is a
   * game to go on with. */
  if (contents->busy != NULL && contents->text == NULL && contents->error == NULL
      && !g_error_matches (contents->busy, G_IO_ERROR, G_IO_ERROR_BUSY))
    read_first (writer, contents);
  g_mutex_unlock (&writer->disk);
  return contents;
}

void
fh_journal_writer_adopt (FhJournalWriter *writer, const char *id)
{
  g_mutex_lock (&writer->disk);
  if (writer->is_known && writer->size >= 0)
    {
      g_free (writer->id);
      writer->id = g_strdup (id);
    }
  g_mutex_unlock (&writer->disk);
}

char *
fh_journal_writer_set_aside (FhJournalWriter *writer, const char *word, GError **error)
{
  char *aside;

  fh_journal_writer_flush (writer);
  g_mutex_lock (&writer->disk);
  aside = fh_journal_disk_set_aside (writer->path, word, error);
  if (aside != NULL)
    {
      writer->is_known = TRUE;
      writer->size = -1;
    }
  g_mutex_unlock (&writer->disk);
  return aside;
}
