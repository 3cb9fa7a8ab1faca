/* fh-left-games-window.c: the games that were left, to go on with one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-left-games-window.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-left-games.h"
#include "fh-sentences-rules.h"
#include "fh-table-text.h"
#include "fh-widget.h"

struct _FhLeftGamesWindow
{
  FhDialog parent_instance;

  FhJournal *journal;
  GPtrArray *games; /* FhLeftGame, or NULL until they have been looked at */
  GCancellable *cancellable;
  const FhLeftGame *erased; /* the one that goes when the message about it does, or NULL */
  AdwToast *toast;          /* that message, or NULL when it has gone */

  /* Made anew with each language. */
  GtkWidget *toasts;
  GtkWidget *erased_row;
};

G_DEFINE_FINAL_TYPE (FhLeftGamesWindow, fh_left_games_window, FH_TYPE_DIALOG)

enum
{
  PROP_0,
  PROP_JOURNAL,
};

static void
chosen_cb (GtkWidget *row, FhLeftGamesWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "app.go-on", "^ay",
                              g_object_get_data (G_OBJECT (row), "fh-path"));
  gtk_window_close (GTK_WINDOW (self));
}

/* A game that is over can be looked back on without taking the place of the present one. */
static GtkWidget *
make_review (const FhLeftGame *left)
{
  /* Translators: a button beside a game that is over: what was best in its deals. */
  GtkWidget *button = gtk_button_new_with_label (_ ("Review"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.review-file");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "^ay", left->path);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

/* --- Erasing --- */

/* The file of the erased game goes now; until then nothing has happened to it. */
static void
erase_now (FhLeftGamesWindow *self)
{
  g_autoptr (GFile) file = NULL;

  if (self->erased == NULL)
    return;
  file = g_file_new_for_path (self->erased->path);
  g_file_delete_async (file, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
  self->erased = NULL;
  self->erased_row = NULL;
}

static void
undo_cb (AdwToast *toast, FhLeftGamesWindow *self)
{
  if (self->erased == NULL || self->erased != g_object_get_data (G_OBJECT (toast), "fh-left"))
    return;
  self->erased = NULL;
  gtk_widget_set_visible (self->erased_row, TRUE);
  gtk_widget_grab_focus (self->erased_row);
  self->erased_row = NULL;
}

static void
dismissed_cb (AdwToast *toast, FhLeftGamesWindow *self)
{
  if (self->erased == g_object_get_data (G_OBJECT (toast), "fh-left"))
    erase_now (self);
}

static void
erase_cb (GtkWidget *button, FhLeftGamesWindow *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  const char *sentence = _ ("The game is erased.");
  AdwToast *toast = adw_toast_new (sentence);

  /* What is taken back is the last one: the message about another must not stay. */
  erase_now (self);
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_set_weak_pointer (&self->toast, toast);
  self->erased = g_object_get_data (G_OBJECT (row), "fh-left");
  self->erased_row = row;
  gtk_widget_set_visible (row, FALSE);
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_object_set_data (G_OBJECT (toast), "fh-left", (gpointer) self->erased);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self, 0);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), self, 0);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (self->toasts), toast);
  fh_announce (GTK_WIDGET (self), sentence);
}

static GtkWidget *
make_erase (FhLeftGamesWindow *self, const char *about)
{
  /* Translators: a button beside a game that is kept: throw it away. */
  GtkWidget *button = gtk_button_new_with_label (_ ("Erase"));

  /* The buttons of all rows have the same name. */
  fh_widget_set_about (button, about);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (erase_cb), self, 0);
  return button;
}

/* --- The rows --- */

static GtkWidget *
make_row (FhLeftGamesWindow *self, const FhLeftGame *left)
{
  GtkWidget *row = adw_action_row_new ();
  FhScene scene = fh_left_game_get_scene (left);
  g_autofree char *score = fh_table_score (&scene);
  g_autofree char *when = fh_sentence_when (left->when);
  /* Two lines. */
  g_autofree char *subtitle = g_strconcat (score, "\n", when, NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 fh_sentence_preset ((FhPreset) left->table.rules.preset));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (left->is_finished)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_review (left));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_erase (self, subtitle));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "fh-path", g_strdup (left->path), g_free);
  g_object_set_data (G_OBJECT (row), "fh-left", (gpointer) left);
  if (left == self->erased)
    {
      self->erased_row = row;
      gtk_widget_set_visible (row, FALSE);
    }
  g_signal_connect_object (row, "activated", G_CALLBACK (chosen_cb), self, 0);
  return row;
}

/* The games that are over, or those that are not; nothing where there is none. */
static void
add_group (FhLeftGamesWindow *self, GtkWidget *groups, const char *title, gboolean is_finished)
{
  GtkWidget *group = NULL;

  for (guint i = 0; i < self->games->len; i++)
    {
      const FhLeftGame *left = self->games->pdata[i];

      if (left->is_finished != is_finished)
        continue;
      if (group == NULL)
        {
          group = adw_preferences_group_new ();
          adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
          gtk_box_append (GTK_BOX (groups), group);
        }
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), make_row (self, left));
    }
}

static GtkWidget *
make_empty (void)
{
  GtkWidget *status = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (status), "fh-score-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (status), _ ("No Other Games"));
  adw_status_page_set_description (
      ADW_STATUS_PAGE (status),
      _ ("A game that you leave for another one is kept here, and you can go on with it at any "
         "time."));
  gtk_widget_set_vexpand (status, TRUE);
  return status;
}

static GtkWidget *
fh_left_games_window_build (FhDialog *dialog)
{
  FhLeftGamesWindow *self = FH_LEFT_GAMES_WINDOW (dialog);
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);

  gtk_window_set_title (GTK_WINDOW (self), _ ("Other Games"));
  gtk_widget_add_css_class (groups, "dialog-groups");
  if (self->games != NULL && self->games->len == 0)
    gtk_box_append (GTK_BOX (groups), make_empty ());
  if (self->games != NULL)
    {
      add_group (self, groups, _ ("Left for Later"), FALSE);
      add_group (self, groups, _ ("Finished"), TRUE);
    }
  adw_clamp_set_child (ADW_CLAMP (clamp), groups);
  self->toasts = adw_toast_overlay_new ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (self->toasts),
                               fh_dialog_frame (adw_header_bar_new (), clamp, TRUE));
  return self->toasts;
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhLeftGamesWindow *self = user_data;
  g_autoptr (GPtrArray) games = fh_left_games_list_finish (result, NULL, NULL);

  if (games == NULL)
    return; /* the window has gone */
  self->games = g_steal_pointer (&games);
  fh_dialog_rebuild (FH_DIALOG (self));
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static void
fh_left_games_window_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  FH_LEFT_GAMES_WINDOW (object)->journal = g_value_dup_object (value);
}

static void
fh_left_games_window_constructed (GObject *object)
{
  FhLeftGamesWindow *self = FH_LEFT_GAMES_WINDOW (object);

  G_OBJECT_CLASS (fh_left_games_window_parent_class)->constructed (object);
  /* Not with a reference: a window that is closed goes when nobody holds it. */
  fh_left_games_list_async (self->journal, self->cancellable, listed_cb, self);
}

static void
fh_left_games_window_dispose (GObject *object)
{
  FhLeftGamesWindow *self = FH_LEFT_GAMES_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  erase_now (self);
  g_clear_weak_pointer (&self->toast);
  g_clear_object (&self->journal);
  G_OBJECT_CLASS (fh_left_games_window_parent_class)->dispose (object);
}

static void
fh_left_games_window_finalize (GObject *object)
{
  FhLeftGamesWindow *self = FH_LEFT_GAMES_WINDOW (object);

  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_object_unref (self->cancellable);
  G_OBJECT_CLASS (fh_left_games_window_parent_class)->finalize (object);
}

static void
fh_left_games_window_class_init (FhLeftGamesWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = fh_left_games_window_set_property;
  object_class->constructed = fh_left_games_window_constructed;
  object_class->dispose = fh_left_games_window_dispose;
  object_class->finalize = fh_left_games_window_finalize;
  FH_DIALOG_CLASS (klass)->build = fh_left_games_window_build;

  g_object_class_install_property (
      object_class, PROP_JOURNAL,
      g_param_spec_object ("journal", NULL, NULL, FH_TYPE_JOURNAL, FH_PARAM_MADE_WITH));
}

static void
fh_left_games_window_init (FhLeftGamesWindow *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), 520, 560);
}

GtkWidget *
fh_left_games_window_new (GtkWindow *parent, FhJournal *journal)
{
  return g_object_new (FH_TYPE_LEFT_GAMES_WINDOW, "transient-for", parent, "journal", journal,
                       NULL);
}
