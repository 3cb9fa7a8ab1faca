/* fh-application-paste.c: games that come as text, from the clipboard or dropped on the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-application-private.h"
#include "fh-game-file.h"

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhApplication) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_load_finish (result, &error);

  fh_application_take_opened (self, game, error, _ ("The game was opened."));
}

static void
open_text (FhApplication *self, const char *text)
{
  g_autoptr (FhCompany) company = fh_settings_get_company (self->settings);

  /* Translators: what a message calls a text that was pasted, where else the name of a file
   * stands, as in "Text:3: ..." for its line 3. */
  fh_game_load_text_async (text, _ ("Text"), company, NULL, loaded_cb, g_object_ref (self));
}

/* --- The clipboard --- */

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhApplication) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (self->window == NULL)
    return;
  if (text != NULL && *text != '\0')
    open_text (self, text);
  else
    fh_window_say (self->window, "open", _ ("There is no text on the clipboard."), NULL);
}

static void
paste_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;

  if (self->window != NULL)
    gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), NULL,
                                   pasted_cb, g_object_ref (self));
}

/* --- What is dropped --- */

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, FhApplication *self)
{
  g_autoptr (GSList) files = NULL;
  g_autoptr (GPtrArray) array = g_ptr_array_new ();

  if (G_VALUE_HOLDS (value, G_TYPE_STRING))
    {
      open_text (self, g_value_get_string (value));
      return TRUE;
    }
  files = gdk_file_list_get_files (g_value_get_boxed (value));
  for (GSList *l = files; l != NULL; l = l->next)
    g_ptr_array_add (array, l->data);
  fh_application_open_files (self, (GFile *const *) array->pdata, array->len);
  return files != NULL;
}

void
fh_application_take_drops (FhApplication *self)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->window), GTK_EVENT_CONTROLLER (target));
}

void
fh_application_add_paste (FhApplication *self)
{
  static const GActionEntry entries[] = { { "paste", paste_cb, NULL, NULL, NULL, { 0 } } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
