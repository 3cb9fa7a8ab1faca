/* fh-journal.c: the game in progress on disk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-journal.h"

#include <glib/gi18n.h>

#include "fh-journal-disk.h"
#include "fh-journal-writer.h"

#define JOURNAL_NAME "game.500"
#define NOTES_NAME   "game.conf"

struct _FhJournal
{
  GObject parent_instance;

  char *directory;
  char *path;
  FhJournalWriter *writer;
  guint64 last_order;
  gboolean busy;
  gboolean reported; /* a failure was told and nothing has succeeded since */
};

enum
{
  PROP_0,
  PROP_BUSY,
  N_PROPS
};

enum
{
  SIGNAL_SETTLED,
  SIGNAL_FAILED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FhJournal, fh_journal, G_TYPE_OBJECT)

static void
fh_journal_finalize (GObject *object)
{
  FhJournal *self = FH_JOURNAL (object);

  g_clear_pointer (&self->writer, fh_journal_writer_free);
  g_free (self->directory);
  g_free (self->path);
  G_OBJECT_CLASS (fh_journal_parent_class)->finalize (object);
}

static void
fh_journal_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  FhJournal *self = FH_JOURNAL (object);

  switch (id)
    {
    case PROP_BUSY:
      g_value_set_boolean (value, self->busy);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fh_journal_class_init (FhJournalClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = fh_journal_finalize;
  object_class->get_property = fh_journal_get_property;

  properties[PROP_BUSY] =
      g_param_spec_boolean ("busy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_SETTLED] = g_signal_new ("settled", FH_TYPE_JOURNAL, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FAILED] = g_signal_new ("failed", FH_TYPE_JOURNAL, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
fh_journal_init (FhJournal *self)
{
}

static void
set_busy (FhJournal *self, gboolean busy)
{
  if (self->busy == busy)
    return;
  self->busy = busy;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

/* One failure is told once; the game goes on in memory and each later write tries again. */
static void
written_cb (GObject *owner, guint64 order, const GError *error)
{
  FhJournal *self = FH_JOURNAL (owner);

  if (error == NULL)
    self->reported = FALSE;
  else if (!self->reported)
    {
      g_autofree char *sentence = NULL;

      /* Translators: %1$s is a folder, %2$s the reason that the system gives. */
      sentence = g_strdup_printf (_ ("The game cannot be kept in “%1$s”: %2$s"), self->directory,
                                  error->message);
      self->reported = TRUE;
      g_signal_emit (self, signals[SIGNAL_FAILED], 0, sentence);
    }

  if (order == self->last_order && self->busy)
    {
      set_busy (self, FALSE);
      g_signal_emit (self, signals[SIGNAL_SETTLED], 0);
    }
}

FhJournal *
fh_journal_new (const char *directory)
{
  FhJournal *self = g_object_new (FH_TYPE_JOURNAL, NULL);
  g_autofree char *notes_path = NULL;

  self->directory = directory != NULL
                        ? g_strdup (directory)
                        : g_build_filename (g_get_user_state_dir (), "five-hundred", NULL);
  self->path = g_build_filename (self->directory, JOURNAL_NAME, NULL);
  notes_path = g_build_filename (self->directory, NOTES_NAME, NULL);
  self->writer =
      fh_journal_writer_new (self->directory, self->path, notes_path, written_cb, G_OBJECT (self));
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

void
fh_journal_write (FhJournal *self, const char *text)
{
  g_return_if_fail (FH_IS_JOURNAL (self));
  g_return_if_fail (text != NULL);

  self->last_order = fh_journal_writer_order (self->writer, text, NULL);
  set_busy (self, TRUE);
}

void
fh_journal_write_notes (FhJournal *self, const char *notes)
{
  g_return_if_fail (FH_IS_JOURNAL (self));
  g_return_if_fail (notes != NULL);

  self->last_order = fh_journal_writer_order (self->writer, NULL, notes);
  set_busy (self, TRUE);
}

void
fh_journal_flush (FhJournal *self)
{
  g_return_if_fail (FH_IS_JOURNAL (self));

  fh_journal_writer_flush (self->writer);
}

typedef struct
{
  char *text;
  char *notes;
} Contents;

static void
contents_free (gpointer data)
{
  Contents *contents = data;

  g_free (contents->text);
  g_free (contents->notes);
  g_free (contents);
}

/* The thread has no hold on the journal, so that this always goes in the main thread. */
static void
load_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  FhJournalWriter *writer = task_data;
  Contents *contents = g_new0 (Contents, 1);
  GError *error = NULL;

  if (fh_journal_writer_read (writer, &contents->text, &contents->notes, &error))
    {
      g_task_return_pointer (task, contents, contents_free);
      return;
    }
  contents_free (contents);
  g_task_return_error (task, error);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  Contents *contents = g_task_propagate_pointer (G_TASK (result), &error);

  if (contents != NULL)
    g_task_return_pointer (task, contents, contents_free);
  else
    g_task_return_error (task, error);
}

void
fh_journal_load_async (FhJournal *self,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  GTask *task;
  g_autoptr (GTask) reading = NULL;

  g_return_if_fail (FH_IS_JOURNAL (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_journal_load_async);
  reading = g_task_new (NULL, cancellable, loaded_cb, task);
  g_task_set_task_data (reading, fh_journal_writer_ref (self->writer),
                        (GDestroyNotify) fh_journal_writer_unref);
  g_task_run_in_thread (reading, load_thread);
}

char *
fh_journal_load_finish (FhJournal *self, GAsyncResult *result, char **notes, GError **error)
{
  Contents *contents;
  char *text;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  if (notes != NULL)
    *notes = NULL;
  contents = g_task_propagate_pointer (G_TASK (result), error);
  if (contents == NULL)
    return NULL;
  text = g_steal_pointer (&contents->text);
  if (notes != NULL)
    *notes = g_steal_pointer (&contents->notes);
  contents_free (contents);
  return text;
}

char *
fh_journal_set_aside (FhJournal *self, GError **error)
{
  char *aside;

  g_return_val_if_fail (FH_IS_JOURNAL (self), NULL);

  fh_journal_writer_flush (self->writer);
  aside = fh_journal_disk_set_aside (self->path, error);
  if (aside != NULL)
    fh_journal_writer_forget (self->writer);
  return aside;
}
