/* fh-shared-file.c: a small key file to which several programs add.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-shared-file.h"

#include "fh-asker.h"
#include "fh-journal-disk.h"

struct _FhSharedFile
{
  GObject parent_instance;

  FhSharedDisk *disk;
  GKeyFile *contents; /* what was on disk when it was looked at last, and what was added */
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
tell_failure (FhSharedFile *self, const GError *error)
{
  g_message ("%s cannot be kept: %s", fh_shared_disk_get_path (self->disk), error->message);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhSharedFile) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GKeyFile) contents = g_task_propagate_pointer (G_TASK (result), &error);
  const Write *write = g_task_get_task_data (G_TASK (result));

  if (contents == NULL)
    {
      tell_failure (self, error);
      return;
    }
  /* What was added since then is not in it. */
  if (write->n_asked != fh_shared_disk_get_n_asked (self->disk))
    return;
  g_key_file_unref (self->contents);
  self->contents = g_steal_pointer (&contents);
  g_signal_emit (self, changed_signal, 0);
}

void
fh_shared_file_save (FhSharedFile *self)
{
  g_autoptr (GTask) task = NULL;
  Write *write;

  g_return_if_fail (FH_IS_SHARED_FILE (self));

  task = g_task_new (NULL, NULL, written_cb, g_object_ref (self));
  write = g_new0 (Write, 1);
  write->disk = fh_shared_disk_ref (self->disk);
  g_task_set_source_tag (task, fh_shared_file_save);
  g_task_set_task_data (task, write, write_free);
  fh_asker_run (task, write_thread);
  g_signal_emit (self, changed_signal, 0);
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
    tell_failure (self, error);
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

const char *
fh_shared_file_get_path (FhSharedFile *self)
{
  g_return_val_if_fail (FH_IS_SHARED_FILE (self), NULL);

  return fh_shared_disk_get_path (self->disk);
}

static void
fh_shared_file_finalize (GObject *object)
{
  FhSharedFile *self = FH_SHARED_FILE (object);

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
fh_shared_file_new (const char *path, char **aside, GError **error)
{
  FhSharedFile *self = g_object_new (FH_TYPE_SHARED_FILE, NULL);
  GError *local = NULL;

  *aside = NULL;
  self->disk = fh_shared_disk_new (path);
  self->contents = fh_shared_disk_read (self->disk, &local);
  if (self->contents != NULL)
    return self;

  self->contents = g_key_file_new ();
  /* One that may only not be read stays where it is. */
  if (local->domain == G_KEY_FILE_ERROR
      || g_error_matches (local, G_IO_ERROR, G_IO_ERROR_INVALID_DATA))
    *aside = fh_journal_disk_set_aside (path, "damaged", NULL);
  g_propagate_error (error, local);
  return self;
}
