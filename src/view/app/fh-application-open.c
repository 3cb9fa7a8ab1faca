/* fh-application-open.c: games that come from a file, from among those that were left, or as text,
 * from the clipboard or dropped on the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-application-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-game-file.h"
#include "fh-left-games.h"

/* Lets @game, which was opened, take the place of the present one and says @sentence; where it is
 * NULL, @error says why. */
static void
take_opened (FhApplication *self, FhGame *game, const GError *error, const char *sentence)
{
  if (self->window == NULL)
    return;
  if (game != NULL)
    {
      fh_window_say (self->window, "open", NULL, NULL);
      fh_application_take_game (self, game);
      fh_window_add_toast (self->window, sentence, self->previous != NULL ? _ ("_Undo") : NULL,
                           "app.restore-game");
    }
  else
    {
      /* Translators: %s says what is wrong, with the name of the file and the line. */
      g_autofree char *why = g_strdup_printf (_ ("No game can be read there. %s"), error->message);

      fh_window_say (self->window, "open", why, NULL);
    }
}

typedef struct
{
  FhApplication *application;
  guint n_files;
} Opening;

static Opening *
opening_new (FhApplication *self, guint n_files)
{
  Opening *opening = g_new (Opening, 1);

  opening->application = g_object_ref (self);
  opening->n_files = n_files;
  return opening;
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Opening *opening = user_data;
  g_autoptr (FhApplication) self = opening->application;
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_load_finish (result, &error);
  g_autofree char *first = NULL;

  if (opening->n_files > 1)
    /* Translators: several files were given to be opened; %u is how many. */
    first = g_strdup_printf (ngettext ("One game is played at a time: the first of %u file was "
                                       "opened.",
                                       "One game is played at a time: the first of %u files was "
                                       "opened.",
                                       opening->n_files),
                             opening->n_files);
  take_opened (self, game, error, first != NULL ? first : _ ("The game was opened."));
}

void
fh_application_open_files (FhApplication *self, GFile *const *files, guint n_files)
{
  g_autoptr (FhCompany) company = fh_settings_get_company (self->settings);

  if (n_files > 0)
    fh_game_load_async (files[0], company, NULL, loaded_cb, opening_new (self, n_files));
}

static void
open_text (FhApplication *self, const char *text)
{
  g_autoptr (FhCompany) company = fh_settings_get_company (self->settings);

  /* Translators: what a message calls a text that was pasted, where else the name of a file
   * stands, as in "Text:3: ..." for its line 3. */
  fh_game_load_text_async (text, _ ("Text"), company, NULL, loaded_cb, opening_new (self, 1));
}

/* --- Files --- */

static void
open_chosen_cb (GFile *file, gpointer user_data)
{
  g_autoptr (FhApplication) self = user_data;
  if (file != NULL)
    fh_application_open_files (self, &file, 1);
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  fh_choose_file (GTK_WINDOW (self->window), FH_FILE_OPEN_RECORD, NULL, open_chosen_cb,
                  g_object_ref (self));
}

/* --- Games that were left --- */

static void
went_on_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhApplication) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_left_games_open_finish (result, &error);

  take_opened (self, game, error, _ ("The game goes on where it was left."));
}

static void
go_on_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  g_autoptr (FhCompany) company = fh_settings_get_company (self->settings);

  fh_left_games_open_async (g_variant_get_bytestring (parameter), company, NULL, went_on_cb,
                            g_object_ref (self));
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
fh_application_add_opening (FhApplication *self)
{
  static const GActionEntry entries[] = {
    { "open", open_cb, NULL, NULL, NULL, { 0 } },
    { "go-on", go_on_cb, "ay", NULL, NULL, { 0 } },
    { "paste", paste_cb, NULL, NULL, NULL, { 0 } },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
