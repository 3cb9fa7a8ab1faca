/* fh-score-window.c: the score sheet in a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-score-window.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-score-sheet.h"
#include "fh-sentences.h"

/* Pixels. */
#define LEAST_WIDTH 520
#define MOST_WIDTH  920
#define MOST_HEIGHT 640
#define MARGIN      40 /* what a style adds when the window is shown */

struct _FhScoreWindow
{
  FhDialog parent_instance;

  FhGame *game;
};

FH_DEFINE_MADE_TYPE (FhScoreWindow, fh_score_window, FH_TYPE_DIALOG)

static void
deal_chosen_cb (FhScoreWindow *self, guint deal)
{
  g_signal_emit_by_name (self, "deal-chosen", deal);
}

static GtkWidget *
fh_score_window_build (FhDialog *dialog)
{
  FhScoreWindow *self = FH_SCORE_WINDOW (dialog);
  GtkWidget *header = adw_header_bar_new (), *sheet;
  FhScene scene = fh_game_get_scene (self->game);
  g_autofree char *score = fh_sentence_score (&scene);

  gtk_window_set_title (GTK_WINDOW (self), _ ("Score Sheet"));
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header),
                                   adw_window_title_new (_ ("Score Sheet"), score));
  sheet = fh_score_sheet_new (self->game);
  fh_connect (sheet, "deal-chosen", deal_chosen_cb, self);
  return fh_dialog_frame (header, sheet, FALSE);
}

static void
fh_score_window_constructed (GObject *object)
{
  int width, height;

  G_OBJECT_CLASS (fh_score_window_parent_class)->constructed (object);
  /* So wide that no column is out of sight, and so high that no deal is, if the screen may be
   * expected to hold that. */
  gtk_widget_measure (adw_window_get_content (ADW_WINDOW (object)), GTK_ORIENTATION_HORIZONTAL, -1,
                      NULL, &width, NULL, NULL);
  width = CLAMP (width + MARGIN, LEAST_WIDTH, MOST_WIDTH);
  gtk_widget_measure (adw_window_get_content (ADW_WINDOW (object)), GTK_ORIENTATION_VERTICAL, width,
                      NULL, &height, NULL, NULL);
  gtk_window_set_default_size (GTK_WINDOW (object), width, MIN (height + MARGIN, MOST_HEIGHT));
}

static void
fh_score_window_class_init (FhScoreWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_score_window_constructed;
  FH_DIALOG_CLASS (klass)->build = fh_score_window_build;

  fh_made_signal (klass, "deal-chosen", 1, G_TYPE_UINT);

  FH_MADE_WITH_OBJECT (klass, FhScoreWindow, game, FH_TYPE_GAME);
}

GtkWidget *
fh_score_window_new (GtkWindow *parent, FhGame *game)
{
  return g_object_new (FH_TYPE_SCORE_WINDOW, "transient-for", parent, "game", game, NULL);
}
