/* fh-shared-file.c: a small key file to which several programs add.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-shared-file.h"

#include "fh-asker.h"
#include "fh-isolate.h"
#include "fh-journal-disk.h"

/* Seconds after which what the disk refused is tried again. */
#define RETRY 5

struct _FhSharedFile
{
  GObject parent_instance;

  FhSharedDisk *disk;
  GKeyFile *contents; /* what was on disk when it was looked at last, and what was added */
  FhSharedWords words;
  char *trouble;       /* what is wrong, in words, or NULL */
  char *aside;         /* where a damaged file is now, or NULL */
  gboolean is_refused; /* the trouble is that what was added is not taken */
  guint retry_id;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (FhSharedFile, fh_shared_file, G_TYPE_OBJECT)

typedef struct
{
  FhSharedDisk *disk;
  guint64 n_asked; /* how much of what was asked has been written */
} Write;

static void
write_free (gpointer data)
{
  Write *write = data;

  fh_shared_disk_unref (write->disk);
  g_free (write);
}

static void
write_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Write *write = task_data;
  GError *error = NULL;
  GKeyFile *contents = fh_shared_disk_write (write->disk, &write->n_asked, &error);

  if (contents != NULL)
    g_task_return_pointer (task, contents, (GDestroyNotify) g_key_file_unref);
  else
    g_task_return_error (task, error);
}

static void
set_trouble (FhSharedFile *self, FhSharedFault fault, const GError *error)
{
  const char *path = fh_shared_disk_get_path (self->disk);
  g_autofree char *name = fh_isolate_file (self->aside != NULL ? self->aside : path);

  g_free (self->trouble);
  self->trouble = self->words (fault, name, error->message);
}

static void
forget_trouble (FhSharedFile *self)
{
  g_clear_pointer (&self->trouble, g_free);
  g_clear_pointer (&self->aside, g_free);
}

static void write_again (FhSharedFile *self);

static gboolean
retry_cb (gpointer user_data)
{
  FhSharedFile *self = user_data;

  self->retry_id = 0;
  write_again (self);
  return G_SOURCE_REMOVE;
}

/* One failure is told once; what was added stays in memory, and is tried again. */
static void
fail (FhSharedFile *self, const GError *error)
{
  if (self->retry_id == 0)
    self->retry_id = g_timeout_add_seconds (RETRY, retry_cb, self);
  if (self->is_refused)
    return;
  self->is_refused = TRUE;
  forget_trouble (self);
  set_trouble (self, FH_SHARED_REFUSED, error);
  g_signal_emit (self, changed_signal, 0);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhSharedFile) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GKeyFile) contents = g_task_propagate_pointer (G_TASK (result), &error);
  const Write *write = g_task_get_task_data (G_TASK (result));
  gboolean is_mended = self->is_refused;

  if (contents == NULL)
    {
      fail (self, error);
      return;
    }
  if (is_mended)
    forget_trouble (self);
  self->is_refused = FALSE;
  g_clear_handle_id (&self->retry_id, g_source_remove);
  /* What was added since then is not in it. */
  if (write->n_asked == fh_shared_disk_get_n_asked (self->disk))
    {
      g_key_file_unref (self->contents);
      self->contents = g_steal_pointer (&contents);
    }
  else if (!is_mended)
    return;
  g_signal_emit (self, changed_signal, 0);
}

static void
write_again (FhSharedFile *self)
{
  g_autoptr (GTask) task = NULL;
  Write *write;

  task = g_task_new (NULL, NULL, written_cb, g_object_ref (self));
  write = g_new0 (Write, 1);
  write->disk = fh_shared_disk_ref (self->disk);
  g_task_set_source_tag (task, write_again);
  g_task_set_task_data (task, write, write_free);
  fh_asker_run (task, write_thread);
}

void
fh_shared_file_save (FhSharedFile *self)
{
  g_return_if_fail (FH_IS_SHARED_FILE (self));

  write_again (self);
  g_signal_emit (self, changed_signal, 0);
}

const char *
fh_shared_file_get_trouble (FhSharedFile *self, const char **aside)
{
  g_return_val_if_fail (FH_IS_SHARED_FILE (self), NULL);

  if (aside != NULL)
    *aside = self->aside;
  return self->trouble;
}

void
fh_shared_file_flush (FhSharedFile *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GKeyFile) contents = NULL;
  guint64 n_asked;

  g_return_if_fail (FH_IS_SHARED_FILE (self));

  if (fh_shared_disk_get_n_asked (self->disk) == 0)
    return;
  /* Even with nothing to add this waits for what is being written. */
  contents = fh_shared_disk_write (self->disk, &n_asked, &error);
  if (contents == NULL)
    g_message ("%s cannot be kept: %s", fh_shared_disk_get_path (self->disk), error->message);
}

void
fh_shared_file_add (FhSharedFile *self, const FhSharedEntry *entry)
{
  g_return_if_fail (FH_IS_SHARED_FILE (self));

  fh_shared_disk_apply (self->contents, entry);
  fh_shared_disk_add (self->disk, entry);
}

void
fh_shared_file_reset (FhSharedFile *self)
{
  g_return_if_fail (FH_IS_SHARED_FILE (self));

  g_key_file_unref (self->contents);
  self->contents = g_key_file_new ();
  fh_shared_disk_reset (self->disk);
}

GKeyFile *
fh_shared_file_peek (FhSharedFile *self)
{
  g_return_val_if_fail (FH_IS_SHARED_FILE (self), NULL);

  return self->contents;
}

static void
fh_shared_file_finalize (GObject *object)
{
  FhSharedFile *self = FH_SHARED_FILE (object);

  g_clear_handle_id (&self->retry_id, g_source_remove);
  forget_trouble (self);
  g_clear_pointer (&self->contents, g_key_file_unref);
  g_clear_pointer (&self->disk, fh_shared_disk_unref);
  G_OBJECT_CLASS (fh_shared_file_parent_class)->finalize (object);
}

static void
fh_shared_file_class_init (FhSharedFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_shared_file_finalize;

  changed_signal = g_signal_new ("changed", FH_TYPE_SHARED_FILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
fh_shared_file_init (FhSharedFile *self)
{
}

FhSharedFile *
fh_shared_file_new (const char *path, FhSharedWords words)
{
  FhSharedFile *self = g_object_new (FH_TYPE_SHARED_FILE, NULL);
  g_autoptr (GError) error = NULL;

  self->words = words;
  self->disk = fh_shared_disk_new (path);
  self->contents = fh_shared_disk_read (self->disk, &error);
  if (self->contents != NULL)
    return self;

  self->contents = g_key_file_new ();
  /* One that may only not be read stays where it is. */
  if (fh_shared_disk_is_damage (error))
    self->aside = fh_journal_disk_set_aside (path, "damaged", NULL);
  set_trouble (self, self->aside != NULL ? FH_SHARED_DAMAGED : FH_SHARED_UNREAD, error);
  return self;
}
