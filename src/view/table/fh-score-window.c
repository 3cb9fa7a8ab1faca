/* fh-score-window.c: the score sheet in a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-score-window.h"

#include <glib/gi18n.h>

#include "fh-score-sheet.h"
#include "fh-sentences.h"
#include "fh-widget.h"

/* Pixels. */
#define LEAST_WIDTH 520
#define MOST_WIDTH  920
#define HEIGHT      480
#define MARGIN      40 /* what a style adds when the window is shown */

struct _FhScoreWindow
{
  FhDialog parent_instance;

  FhGame *game;
};

G_DEFINE_FINAL_TYPE (FhScoreWindow, fh_score_window, FH_TYPE_DIALOG)

enum
{
  PROP_0,
  PROP_GAME,
};

static GtkWidget *
fh_score_window_build (FhDialog *dialog)
{
  FhScoreWindow *self = FH_SCORE_WINDOW (dialog);
  GtkWidget *header = adw_header_bar_new ();
  FhScene scene = fh_game_get_scene (self->game);
  g_autofree char *score = fh_sentence_score (&scene);

  gtk_window_set_title (GTK_WINDOW (self), _ ("Score Sheet"));
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header),
                                   adw_window_title_new (_ ("Score Sheet"), score));
  return fh_dialog_frame (header, fh_score_sheet_new (self->game), FALSE);
}

static void
fh_score_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  FH_SCORE_WINDOW (object)->game = g_value_dup_object (value);
}

static void
fh_score_window_constructed (GObject *object)
{
  int width;

  G_OBJECT_CLASS (fh_score_window_parent_class)->constructed (object);
  /* So wide that no column is out of sight, if the screen may be expected to hold that. */
  gtk_widget_measure (adw_window_get_content (ADW_WINDOW (object)), GTK_ORIENTATION_HORIZONTAL, -1,
                      NULL, &width, NULL, NULL);
  gtk_window_set_default_size (GTK_WINDOW (object), CLAMP (width + MARGIN, LEAST_WIDTH, MOST_WIDTH),
                               HEIGHT);
}

static void
fh_score_window_dispose (GObject *object)
{
  g_clear_object (&FH_SCORE_WINDOW (object)->game);
  G_OBJECT_CLASS (fh_score_window_parent_class)->dispose (object);
}

static void
fh_score_window_class_init (FhScoreWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = fh_score_window_set_property;
  object_class->constructed = fh_score_window_constructed;
  object_class->dispose = fh_score_window_dispose;
  FH_DIALOG_CLASS (klass)->build = fh_score_window_build;

  g_object_class_install_property (
      object_class, PROP_GAME,
      g_param_spec_object ("game", NULL, NULL, FH_TYPE_GAME, FH_PARAM_MADE_WITH));
}

static void
fh_score_window_init (FhScoreWindow *self)
{
}

GtkWidget *
fh_score_window_new (GtkWindow *parent, FhGame *game)
{
  return g_object_new (FH_TYPE_SCORE_WINDOW, "transient-for", parent, "game", game, NULL);
}
