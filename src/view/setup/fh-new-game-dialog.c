/* fh-new-game-dialog.c: the window in which a new game is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-new-game-dialog.h"

#include <glib/gi18n.h>

#include "fh-made.h"

struct _FhNewGameDialog
{
  FhDialog parent_instance;

  FhSettings *settings;
  FhProgress *progress;
  GtkWidget *page;
};

G_DEFINE_FINAL_TYPE (FhNewGameDialog, fh_new_game_dialog, FH_TYPE_DIALOG)

static void
start_cb (FhNewGameDialog *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "app.start-game", NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static GtkWidget *
fh_new_game_dialog_build (FhDialog *dialog)
{
  FhNewGameDialog *self = FH_NEW_GAME_DIALOG (dialog);
  GtkWidget *old = self->page;

  gtk_window_set_title (GTK_WINDOW (self), _ ("New Game"));
  self->page = fh_new_game_page_new (self->settings, self->progress);
  if (old != NULL)
    fh_new_game_page_copy (FH_NEW_GAME_PAGE (self->page), FH_NEW_GAME_PAGE (old));
  fh_connect (self->page, "start", start_cb, self);
  return fh_dialog_frame (adw_header_bar_new (), self->page, FALSE);
}

static void
fh_new_game_dialog_class_init (FhNewGameDialogClass *klass)
{
  FH_DIALOG_CLASS (klass)->build = fh_new_game_dialog_build;

  FH_MADE_WITH_OBJECT (klass, FhNewGameDialog, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (klass, FhNewGameDialog, progress, FH_TYPE_PROGRESS);
}

static void
fh_new_game_dialog_init (FhNewGameDialog *self)
{
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), 820, 760);
}

GtkWidget *
fh_new_game_dialog_new (GtkWindow *parent, FhSettings *settings, FhProgress *progress)
{
  return g_object_new (FH_TYPE_NEW_GAME_DIALOG, "transient-for", parent, "settings", settings,
                       "progress", progress, NULL);
}
