/* fh-journal-writer.c: the thread that writes the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Orders wait in a queue.  Those for one game that stand one after the other are carried out as
 * one: each holds everything of the ones before it that still counts.  A game that the disk has
 * refused is tried again before another takes its place, which is refused as long as that is: of
 * one that was left nothing goes for the sake of the next, even where there is room for that only.
 */
#include "fh-journal-writer.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  char *id;
  GString *text;
  gboolean is_whole;
  FhJournalLeaving leaving; /* of the game that was there before; of a whole text only */
  char *from;               /* or NULL; likewise */
} Order;

struct _FhJournalWriter
{
  gatomicrefcount refs; /* the owner, and each report that is under way */
  GMainContext *context;
  FhJournalWriterFunc func;
  GWeakRef owner; /* which may go in any thread */
  GThread *thread;

  GMutex mutex; /* guards what is below, up to @disk; never held while the disk is waited for */
  GCond cond;
  GQueue orders; /* Order */
  guint64 ordered;
  guint64 done;
  gboolean quit;

  GMutex disk; /* guards what is below, and is held while a file is written or read */
  FhJournalPlace place;
  GQueue refused;  /* Order: whole games, in the order in which they were played */
  gboolean is_gap; /* something was refused since the last whole text, so that nothing is added */
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
  g_queue_clear_full (&writer->refused, order_free);
  fh_journal_place_clear (&writer->place);
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

/* --- Writing --- */

static gboolean
carry_out (FhJournalWriter *writer, const Order *order, FhJournalReport *report)
{
  g_autofree char *aside = NULL;
  gboolean done;

  if (order->is_whole)
    done = fh_journal_place_write (&writer->place, order->id, order->text->str, order->leaving,
                                   &aside, &report->error);
  else
    done = fh_journal_place_add (&writer->place, order->id, order->text->str, &report->error);
  if (done && order->from != NULL)
    g_unlink (order->from);
  if (aside != NULL)
    {
      g_free (report->aside);
      report->aside = g_steal_pointer (&aside);
    }
  return done;
}

/* Whether an order in @data is for the game @user_data. */
static int
compare_id (gconstpointer data, gconstpointer user_data)
{
  return strcmp (((const Order *) data)->id, user_data);
}

/* Has the whole text of @next take the place of @first, which goes. */
static void
replace_order (Order *first, Order *next)
{
  /* The first order has said what becomes of the game before this one. */
  if (first->is_whole)
    next->leaving = first->leaving;
  if (next->from == NULL)
    next->from = g_steal_pointer (&first->from);
  order_free (first);
}

/* Carries out what was refused, as far as the disk lets it. */
static void
carry_out_refused (FhJournalWriter *writer, FhJournalReport *report)
{
  while (!g_queue_is_empty (&writer->refused)
         && carry_out (writer, g_queue_peek_head (&writer->refused), report))
    order_free (g_queue_pop_head (&writer->refused));
  writer->is_gap = !g_queue_is_empty (&writer->refused);
}

/* Carries out @order after all that was refused. */
static void
carry_out_all (FhJournalWriter *writer, Order *order, FhJournalReport *report)
{
  Order *last = g_queue_peek_tail (&writer->refused);

  if (!order->is_whole)
    {
      if (writer->is_gap)
        g_set_error_literal (&report->error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "");
      else
        writer->is_gap = !carry_out (writer, order, report);
      order_free (order);
      return;
    }
  if (last != NULL && g_str_equal (last->id, order->id))
    replace_order (g_queue_pop_tail (&writer->refused), order);
  /* What another order for this game will put there is not of this one. */
  else if (g_queue_find_custom (&writer->refused, order->id, compare_id) != NULL)
    g_clear_pointer (&order->from, g_free);
  g_queue_push_tail (&writer->refused, order);
  carry_out_refused (writer, report);
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
          replace_order (first, next);
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

/* Tries for the last time what was refused; nobody waits for a report. */
static void
end (FhJournalWriter *writer)
{
  FhJournalReport report = { 0 };

  g_mutex_lock (&writer->disk);
  carry_out_refused (writer, &report);
  g_mutex_unlock (&writer->disk);
  g_clear_error (&report.error);
  g_free (report.aside);
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
      g_mutex_lock (&writer->disk);
      carry_out_all (writer, order, &report);
      g_mutex_unlock (&writer->disk);
      g_mutex_lock (&writer->mutex);
      writer->done = report.order;
      g_cond_broadcast (&writer->cond);
      send_report (writer, &report);
    }
  g_mutex_unlock (&writer->mutex);
  end (writer);
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
  g_queue_init (&writer->refused);
  fh_journal_place_init (&writer->place, directory);
  writer->context = g_main_context_ref_thread_default ();
  writer->func = func;
  g_weak_ref_init (&writer->owner, owner);
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
  fh_journal_place_let_go (&writer->place);
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
fh_journal_writer_write (FhJournalWriter *writer,
                         const char *id,
                         const char *text,
                         FhJournalLeaving leaving,
                         const char *from)
{
  Order *order = g_new0 (Order, 1);

  order->id = g_strdup (id);
  order->text = g_string_new (text);
  order->is_whole = TRUE;
  order->leaving = leaving;
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

FhJournalContents *
fh_journal_writer_read (FhJournalWriter *writer)
{
  FhJournalContents *contents;

  g_mutex_lock (&writer->disk);
  contents = fh_journal_place_read (&writer->place);
  g_mutex_unlock (&writer->disk);
  return contents;
}

void
fh_journal_writer_adopt (FhJournalWriter *writer, const char *id)
{
  g_mutex_lock (&writer->disk);
  fh_journal_place_adopt (&writer->place, id);
  g_mutex_unlock (&writer->disk);
}

char *
fh_journal_writer_set_aside (FhJournalWriter *writer, const char *word, GError **error)
{
  char *aside;

  fh_journal_writer_flush (writer);
  g_mutex_lock (&writer->disk);
  aside = fh_journal_place_set_aside (&writer->place, word, error);
  g_mutex_unlock (&writer->disk);
  return aside;
}
