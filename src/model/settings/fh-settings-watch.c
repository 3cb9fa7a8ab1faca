/* fh-settings-watch.c: sees whether what a person chooses is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define G_SETTINGS_ENABLE_BACKEND

#include "fh-settings-watch.h"

#include <errno.h>
#include <gio/gsettingsbackend.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "fh-asker.h"
#include "fh-isolate.h"
#include "fh-made.h"

/* Seconds after which it is looked again. */
#define RETRY 5

struct _FhSettingsWatch
{
  GObject parent_instance;

  FhSettings *settings;
  char *folder;       /* or NULL */
  GHashTable *chosen; /* names of what was chosen and may not be kept, interned */
  char *trouble;
  guint retry_id;
};

G_DEFINE_FINAL_TYPE (FhSettingsWatch, fh_settings_watch, G_TYPE_OBJECT)

/* Where the backend that GSettings has chosen keeps its file, or NULL.  The names of the types are
 * all that tells. */
static char *
find_folder (void)
{
  GSettingsBackend *backend = g_settings_backend_get_default ();
  const char *type = G_OBJECT_TYPE_NAME (backend);
  char *folder = NULL;

  if (g_str_equal (type, "DConfSettingsBackend"))
    folder = g_build_filename (g_get_user_config_dir (), "dconf", NULL);
  else if (g_str_equal (type, "GKeyfileSettingsBackend"))
    folder = g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings", NULL);
  g_object_unref (backend);
  return folder;
}

/* Whether something can be made in the folder, or, while it is not there, the folder itself. */
static void
look_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_autofree char *folder = g_strdup (task_data);
  int number = 0;

  while (g_access (folder, W_OK | X_OK) != 0 && (number = errno) == ENOENT)
    {
      char *parent = g_path_get_dirname (folder);

      g_free (folder);
      folder = parent;
      number = 0;
    }
  if (number == 0)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, G_IO_ERROR, g_io_error_from_errno (number), "%s",
                             g_strerror (number));
}

static void look (FhSettingsWatch *self);

static gboolean
retry_cb (gpointer user_data)
{
  FhSettingsWatch *self = user_data;

  self->retry_id = 0;
  look (self);
  return G_SOURCE_REMOVE;
}

static void
fail (FhSettingsWatch *self, const GError *error)
{
  g_autofree char *folder = fh_isolate_file (self->folder);

  if (self->retry_id == 0)
    self->retry_id = g_timeout_add_seconds (RETRY, retry_cb, self);
  if (self->trouble != NULL)
    return;
  self->trouble =
      /* Translators: %1$s is a folder, %2$s the reason that the system gives. */
      g_strdup_printf (_ ("What you choose cannot be kept in “%1$s”: %2$s"), folder,
                       error->message);
  g_signal_emit_by_name (self, "changed");
}

static void chosen_cb (FhSettingsWatch *self, GParamSpec *pspec);

/* Chooses again what was refused. */
static void
succeed (FhSettingsWatch *self)
{
  GHashTableIter iter;
  gpointer name;

  if (self->trouble != NULL)
    {
      g_signal_handlers_block_by_func (self->settings, chosen_cb, self);
      g_hash_table_iter_init (&iter, self->chosen);
      while (g_hash_table_iter_next (&iter, &name, NULL))
        g_object_notify (G_OBJECT (self->settings), name);
      g_signal_handlers_unblock_by_func (self->settings, chosen_cb, self);
    }
  g_hash_table_remove_all (self->chosen);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  if (self->trouble == NULL)
    return;
  g_clear_pointer (&self->trouble, g_free);
  g_signal_emit_by_name (self, "changed");
}

static void
looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhSettingsWatch) self = fh_asker_take (user_data);
  g_autoptr (GError) error = NULL;
  gboolean done = g_task_propagate_boolean (G_TASK (result), &error);

  if (self == NULL)
    return;
  if (done)
    succeed (self);
  else
    fail (self, error);
}

static void
look (FhSettingsWatch *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, looked_cb, fh_asker_new (self));

  g_task_set_source_tag (task, look);
  g_task_set_task_data (task, g_strdup (self->folder), g_free);
  fh_asker_run (task, look_thread);
}

static void
chosen_cb (FhSettingsWatch *self, GParamSpec *pspec)
{
  if (self->folder == NULL)
    return;
  g_hash_table_add (self->chosen, (gpointer) g_intern_string (pspec->name));
  look (self);
}

static void
fh_settings_watch_class_init (FhSettingsWatchClass *klass)
{
  FH_DROPS_SOURCE (klass, FhSettingsWatch, retry_id);
  FH_HOLDS (klass, FhSettingsWatch, settings, g_object_unref);
  FH_HOLDS (klass, FhSettingsWatch, chosen, g_hash_table_unref);
  FH_HOLDS (klass, FhSettingsWatch, folder, g_free);
  FH_HOLDS (klass, FhSettingsWatch, trouble, g_free);

  fh_made_signal (klass, "changed", 0);
}

static void
fh_settings_watch_init (FhSettingsWatch *self)
{
  self->chosen = g_hash_table_new (NULL, NULL);
}

FhSettingsWatch *
fh_settings_watch_new (FhSettings *settings, const char *folder)
{
  FhSettingsWatch *self = g_object_new (FH_TYPE_SETTINGS_WATCH, NULL);

  self->settings = g_object_ref (settings);
  self->folder = folder != NULL ? g_strdup (folder) : find_folder ();
  fh_connect (settings, "notify", chosen_cb, self);
  return self;
}

const char *
fh_settings_watch_get_trouble (FhSettingsWatch *self)
{
  g_return_val_if_fail (FH_IS_SETTINGS_WATCH (self), NULL);

  return self->trouble;
}
