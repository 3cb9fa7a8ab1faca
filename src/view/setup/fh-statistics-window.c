/* fh-statistics-window.c: what became of the games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-statistics-window.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-compat.h"
#include "fh-focus.h"
#include "fh-help-link.h"
#include "fh-left-games.h"
#include "fh-made.h"
#include "fh-rows.h"
#include "fh-sentences-rules.h"
#include "fh-statistics-page.h"
#include "fh-widget.h"

/* How far what takes something away is from the rest, in pixels. */
#define APART 24

struct _FhStatisticsWindow
{
  FhDialog parent_instance;

  FhStatistics *statistics;
  FhJournal *journal;
  FhGame *game;       /* or NULL */
  int preset;         /* -1: all tables */
  gboolean is_table;  /* nothing is drawn */
  FhFigures *figures; /* NULL until they have been read */
  GCancellable *reading;
  gboolean asks; /* whether to forget everything */
  char *said;    /* what became of saving, or NULL */

  GtkWidget *groups;
  GtkWidget *table;     /* the row that chooses one */
  GtkWidget *as_tables; /* the row that has the figures read so */
  GtkWidget *told;  /* what the figures tell, made anew when they change; what is around it stays */
  GtkWidget *rest;  /* what comes after the figures, if there are any */
  GtkWidget *offer; /* what can be done with them, */
  GtkWidget *sure;  /* or whether they are to be forgotten */
};

G_DEFINE_FINAL_TYPE (FhStatisticsWindow, fh_statistics_window, FH_TYPE_DIALOG)

/* --- What is told --- */

static void
add_sentence (FhStatisticsWindow *self, const char *sentence)
{
  GtkWidget *label;

  if (sentence == NULL)
    return;
  label = fh_widget_add_text (self->told, "body");
  gtk_label_set_text (GTK_LABEL (label), sentence);
}

static void
add_nothing (FhStatisticsWindow *self)
{
  GtkWidget *status = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (status), "fh-score-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (status), _ ("Nothing to count yet"));
  adw_status_page_set_description (ADW_STATUS_PAGE (status),
                                   _ ("Deals count when they have been played to their end."));
  gtk_widget_add_css_class (status, "compact");
  gtk_box_append (GTK_BOX (self->told), status);
}

/* Whether the game of @deal can still be looked at. */
static gboolean
is_kept (const FhCounted *deal, gpointer user_data)
{
  FhStatisticsWindow *self = user_data;
  g_autofree char *path = NULL;

  if (deal->game == NULL)
    return FALSE;
  if (self->game != NULL && g_str_equal (fh_game_get_id (self->game), deal->game))
    return TRUE;
  path = fh_left_games_find (self->journal, deal->game);
  return path != NULL;
}

/* Whether there are figures. */
static gboolean
fill (FhStatisticsWindow *self)
{
  add_sentence (self, fh_statistics_get_trouble (self->statistics));
  add_sentence (self, self->said);
  if (self->figures == NULL)
    return FALSE;
  if (self->figures->all.deals == 0 && self->figures->all.games.played == 0)
    {
      add_nothing (self);
      return FALSE;
    }
  fh_statistics_page_fill (self->told, self->figures, self->is_table, is_kept, self);
  if (self->figures->n_before > 0)
    {
      guint n = self->figures->n_before;
      g_autofree char *before = g_strdup_printf (
          ngettext ("Of %u earlier deal only the sums are known: it has no date and no partner.",
                    "Of %u earlier deals only the sums are known: they have no date and no "
                    "partner.",
                    n),
          n);

      add_sentence (self, before);
    }
  return TRUE;
}

/* Tells what is known now.  Who reads on a plot or a row goes on in its place. */
static void
tell (FhStatisticsWindow *self)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (self->groups, GTK_TYPE_VIEWPORT);
  GtkWidget *focus = fh_focus_get (self->groups);
  gboolean had_focus = focus != NULL;
  g_autoptr (GArray) path = fh_focus_save (self->told);

  fh_box_clear (self->told);
  gtk_widget_set_visible (self->rest, fill (self));
  gtk_widget_set_visible (self->as_tables,
                          self->figures != NULL && fh_statistics_page_has_shares (self->figures));
  gtk_widget_set_visible (self->told, gtk_widget_get_first_child (self->told) != NULL);
  /* Nobody has moved: what is seen stays. */
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE);
  fh_focus_restore (self->told, path);
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), TRUE);
  focus = fh_focus_get (self->groups);
  if (had_focus && (focus == NULL || !gtk_widget_get_mapped (focus)))
    gtk_widget_grab_focus (self->table);
}

/* --- Reading --- */

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhStatisticsWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (FhFigures) figures = NULL;

  if (self->statistics == NULL)
    return; /* the window is gone */
  figures = fh_statistics_read_finish (self->statistics, result, &error);
  /* What has been asked for anew meanwhile is of no use. */
  if (g_task_get_cancellable (G_TASK (result)) != self->reading
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->reading);
  g_clear_pointer (&self->figures, fh_figures_free);
  self->figures = figures != NULL ? g_steal_pointer (&figures) : fh_figures_new ();
  tell (self);
}

/* Has the figures read in a thread; the window shows the last ones until then. */
static void
read_figures (FhStatisticsWindow *self)
{
  g_clear_pointer (&self->reading, fh_asker_call_off);
  self->reading = g_cancellable_new ();
  fh_statistics_read_async (self->statistics, self->preset, self->reading, read_cb,
                            g_object_ref (self));
}

/* --- What is chosen --- */

static void
preset_cb (FhStatisticsWindow *self, GParamSpec *pspec, AdwComboRow *row)
{
  int preset = (int) adw_combo_row_get_selected (row) - 1;
  if (preset == self->preset)
    return;
  self->preset = preset;
  read_figures (self);
}

static void
table_cb (FhStatisticsWindow *self, GParamSpec *pspec, GtkSwitch *toggle)
{
  if (gtk_switch_get_active (toggle) == self->is_table)
    return;
  self->is_table = gtk_switch_get_active (toggle);
  tell (self);
}

static GtkWidget *
make_table_row (FhStatisticsWindow *self)
{
  GtkWidget *row = g_object_new (FH_TYPE_SWITCH_ROW, NULL);
  GtkWidget *toggle = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Read as tables"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               _ ("The same figures in words, with what is likely"));
  gtk_switch_set_active (GTK_SWITCH (toggle), self->is_table);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  fh_connect (toggle, "notify::active", table_cb, self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  return row;
}

static void
add_choice (FhStatisticsWindow *self)
{
  GtkWidget *group = fh_group_add (GTK_BOX (self->groups), NULL, NULL);
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);

  gtk_string_list_append (model, _ ("All tables"));
  for (int p = 0; p < FH_N_PRESETS; p++)
    gtk_string_list_append (model, fh_sentence_preset ((FhPreset) p));
  self->table = fh_combo_row_add (group, _ ("Table"), model, (guint) (self->preset + 1),
                                  G_CALLBACK (preset_cb), self);
  self->as_tables = make_table_row (self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->as_tables);
}

/* --- Saving and forgetting --- */

static void
say (FhStatisticsWindow *self, char *sentence)
{
  g_free (self->said);
  self->said = sentence;
  fh_announce (GTK_WIDGET (self), sentence);
  tell (self);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhStatisticsWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean done = fh_statistics_export_finish (result, &error);

  if (self->statistics == NULL)
    return; /* the window is gone */
  say (self, done ? g_strdup (_ ("The statistics are saved."))
                  /* Translators: %s says why, as the system has it. */
                  : g_strdup_printf (_ ("The statistics could not be saved: %s"), error->message));
}

void
fh_statistics_window_save (FhStatisticsWindow *self, GFile *file)
{
  g_return_if_fail (FH_IS_STATISTICS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  fh_statistics_export_async (self->statistics, file, NULL, saved_cb, g_object_ref (self));
}

static void
chosen_cb (GFile *file, gpointer user_data)
{
  g_autoptr (FhStatisticsWindow) self = user_data;

  if (file != NULL && self->statistics != NULL)
    fh_statistics_window_save (self, file);
}

static void
save_cb (FhStatisticsWindow *self)
{
  /* Translators: what a file is called in which the statistics are saved. */
  fh_choose_file (GTK_WINDOW (self), FH_FILE_SAVE_TEXT, _ ("statistics.csv"), chosen_cb,
                  g_object_ref (self));
}

/* The keyboard goes from the button that asks to the one that changes nothing, and back. */
static void
ask_cb (FhStatisticsWindow *self)
{
  GtkWidget *shown = self->asks ? self->offer : self->sure;
  GtkWidget *last = gtk_widget_get_last_child (shown);

  self->asks = !self->asks;
  gtk_widget_set_visible (shown, TRUE);
  gtk_widget_grab_focus (self->asks ? gtk_widget_get_prev_sibling (last) : last);
  gtk_widget_set_visible (self->asks ? self->offer : self->sure, FALSE);
  if (self->asks)
    fh_announce (GTK_WIDGET (self),
                 gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (shown))));
}

static void
reset_cb (FhStatisticsWindow *self)
{
  ask_cb (self);
  fh_statistics_reset (self->statistics);
  say (self, g_strdup (_ ("Everything has been forgotten.")));
}

static GtkWidget *
add_buttons (FhStatisticsWindow *self)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  gtk_widget_set_halign (buttons, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->rest), buttons);
  return buttons;
}

static void
add_offer (FhStatisticsWindow *self)
{
  /* From the numbers to the deals behind them. */
  GtkWidget *review = gtk_button_new_with_label (_ ("Review a Deal…"));
  GtkWidget *forget = fh_button_new (_ ("Forget Everything…"), G_CALLBACK (ask_cb), self);

  self->offer = add_buttons (self);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (review), "app.review");
  gtk_box_append (GTK_BOX (self->offer), review);
  gtk_box_append (GTK_BOX (self->offer),
                  fh_button_new (_ ("Save for a Spreadsheet…"), G_CALLBACK (save_cb), self));
  gtk_widget_add_css_class (forget, "destructive-action");
  gtk_widget_set_margin_top (forget, APART);
  gtk_box_append (GTK_BOX (self->offer), forget);
  gtk_widget_set_visible (self->offer, !self->asks);
}

/* What cannot be undone is asked for twice. */
static void
add_sure (FhStatisticsWindow *self)
{
  GtkWidget *forget = fh_button_new (_ ("Forget Everything"), G_CALLBACK (reset_cb), self);
  GtkWidget *label;

  self->sure = add_buttons (self);
  label = fh_widget_add_text (self->sure, "body");
  gtk_label_set_text (GTK_LABEL (label),
                      _ ("All numbers begin at zero again. This cannot be undone."));
  gtk_box_append (GTK_BOX (self->sure), fh_button_new (_ ("Keep Them"), G_CALLBACK (ask_cb), self));
  gtk_widget_add_css_class (forget, "destructive-action");
  gtk_box_append (GTK_BOX (self->sure), forget);
  gtk_widget_set_visible (self->sure, self->asks);
}

/* --- The window --- */

static GtkWidget *
fh_statistics_window_build (FhDialog *dialog)
{
  FhStatisticsWindow *self = FH_STATISTICS_WINDOW (dialog);
  GtkWidget *help = fh_help_label_new ();
  GtkWidget *frame;

  gtk_window_set_title (GTK_WINDOW (self), _ ("Statistics"));
  self->groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  gtk_widget_add_css_class (self->groups, "dialog-groups");
  add_choice (self);
  self->told = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  gtk_box_append (GTK_BOX (self->groups), self->told);
  self->rest = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  fh_help_label_set (GTK_LABEL (help),
                     _ ("A deal counts once, when it has been played to its end."), "statistics");
  gtk_box_append (GTK_BOX (self->rest), help);
  add_offer (self);
  add_sure (self);
  gtk_box_append (GTK_BOX (self->groups), self->rest);
  frame = fh_dialog_frame (adw_header_bar_new (), fh_clamp_new (self->groups), TRUE);
  tell (self);
  return frame;
}

static void
fh_statistics_window_constructed (GObject *object)
{
  FhStatisticsWindow *self = FH_STATISTICS_WINDOW (object);

  G_OBJECT_CLASS (fh_statistics_window_parent_class)->constructed (object);
  fh_connect (self->statistics, "changed", read_figures, self);
  read_figures (self);
}

static void
fh_statistics_window_class_init (FhStatisticsWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_statistics_window_constructed;
  FH_DIALOG_CLASS (klass)->build = fh_statistics_window_build;

  FH_MADE_WITH_OBJECT (klass, FhStatisticsWindow, statistics, FH_TYPE_STATISTICS);
  FH_MADE_WITH_OBJECT (klass, FhStatisticsWindow, journal, FH_TYPE_JOURNAL);
  FH_MADE_WITH_OBJECT (klass, FhStatisticsWindow, game, FH_TYPE_GAME);
  FH_DROPS (klass, FhStatisticsWindow, reading, fh_asker_call_off);
  FH_HOLDS (klass, FhStatisticsWindow, figures, fh_figures_free);
  FH_HOLDS (klass, FhStatisticsWindow, said, g_free);
}

static void
fh_statistics_window_init (FhStatisticsWindow *self)
{
  self->preset = -1;
  gtk_window_set_default_size (GTK_WINDOW (self), 560, 680);
}

GtkWidget *
fh_statistics_window_new (GtkWindow *parent,
                          FhStatistics *statistics,
                          FhJournal *journal,
                          FhGame *game)
{
  return g_object_new (FH_TYPE_STATISTICS_WINDOW, "transient-for", parent, "statistics", statistics,
                       "journal", journal, "game", game, NULL);
}
