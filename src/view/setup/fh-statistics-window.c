/* fh-statistics-window.c: what became of the games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-statistics-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-notation.h"
#include "fh-sentences-rules.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-words.h"

struct _FhStatisticsWindow
{
  FhDialog parent_instance;

  FhStatistics *statistics;
  int preset;         /* -1: all tables */
  FhFigures *figures; /* NULL until they have been read */
  GCancellable *reading;
  GtkWidget *groups;
  gboolean asks; /* whether to forget everything */
};

G_DEFINE_FINAL_TYPE (FhStatisticsWindow, fh_statistics_window, FH_TYPE_DIALOG)

enum
{
  PROP_0,
  PROP_STATISTICS,
};

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhStatisticsWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (FhFigures) figures =
      fh_statistics_read_finish (FH_STATISTICS (source), result, &error);

  /* Of a window that is gone, or of what has been asked for anew meanwhile. */
  if (self->statistics == NULL || g_task_get_cancellable (G_TASK (result)) != self->reading
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->reading);
  g_clear_pointer (&self->figures, fh_figures_free);
  self->figures = figures != NULL ? g_steal_pointer (&figures) : fh_figures_new ();
  fh_dialog_queue_rebuild (FH_DIALOG (self));
}

/* Has the figures read in a thread; the window shows the last ones until then. */
static void
read_figures (FhStatisticsWindow *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = g_cancellable_new ();
  fh_statistics_read_async (self->statistics, self->preset, self->reading, read_cb,
                            g_object_ref (self));
}

/* @good of @all, with a bar: the row of one tally. */
static GtkWidget *
make_row (const char *title, guint good, guint all)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *bar = gtk_level_bar_new_for_interval (0.0, 1.0);
  /* Translators: how many of all, such as "3 of 7". */
  g_autofree char *count = g_strdup_printf (_ ("%1$u of %2$u"), good, all);
  GtkWidget *label = gtk_label_new (count);

  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), all > 0 ? (double) good / all : 0.0);
  gtk_widget_set_size_request (bar, 72, -1);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "numeric");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), bar);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  fh_widget_describe (row, title, count);
  return row;
}

static GtkWidget *
add_group (FhStatisticsWindow *self, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (GTK_BOX (self->groups), group);
  return group;
}

static void
add_roles (FhStatisticsWindow *self)
{
  const char *const titles[FH_N_ROLES] = { [FH_ROLE_DECLARER] = _ ("Made as declarer"),
                                           [FH_ROLE_PARTNER] =
                                               _ ("Made as partner of the declarer"),
                                           [FH_ROLE_DEFENDER] = _ ("Beaten as defender") };
  GtkWidget *group = add_group (self, _ ("Contracts"));

  for (int role = 0; role < FH_N_ROLES; role++)
    {
      FhTally tally = self->figures->roles[role];
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                                 make_row (titles[role], tally.won, tally.played));
    }
}

static void
add_calls (FhStatisticsWindow *self)
{
  GtkWidget *group = NULL;

  for (guint i = 0; i < self->figures->contracts->len; i++)
    {
      const FhFigure *figure = self->figures->contracts->pdata[i];
      if (figure->own.played == 0)
        continue;
      if (group == NULL)
        group = add_group (self, _ ("Your Own Contracts"));
      g_autofree char *name = fh_table_call_text (fh_call_read (figure->id, strlen (figure->id)));
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                                 make_row (name, figure->own.won, figure->own.played));
    }
}

static void
preset_cb (FhStatisticsWindow *self, GParamSpec *pspec, AdwComboRow *row)
{
  int preset = (int) adw_combo_row_get_selected (row) - 1;
  if (preset == self->preset)
    return;
  self->preset = preset;
  read_figures (self);
}

static GtkWidget *
make_choice (FhStatisticsWindow *self)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);

  gtk_string_list_append (model, _ ("All tables"));
  for (int p = 0; p < FH_N_PRESETS; p++)
    gtk_string_list_append (model, fh_sentence_preset ((FhPreset) p));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Table"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), (guint) (self->preset + 1));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (preset_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return group;
}

static void
ask_cb (FhStatisticsWindow *self)
{
  self->asks = !self->asks;
  fh_dialog_queue_rebuild (FH_DIALOG (self));
}

static void
reset_cb (FhStatisticsWindow *self)
{
  self->asks = FALSE;
  fh_statistics_reset (self->statistics);
}

static GtkWidget *
make_button (FhStatisticsWindow *self, const char *label, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

/* What cannot be undone is asked for twice. */
static GtkWidget *
make_reset (FhStatisticsWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_widget_set_halign (buttons, GTK_ALIGN_CENTER);
  if (!self->asks)
    gtk_box_append (GTK_BOX (buttons),
                    make_button (self, _ ("Forget Everything…"), G_CALLBACK (ask_cb)));
  else
    {
      GtkWidget *label =
          gtk_label_new (_ ("All numbers begin at zero again. This cannot be undone."));
      GtkWidget *forget = make_button (self, _ ("Forget Everything"), G_CALLBACK (reset_cb));
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      gtk_widget_add_css_class (forget, "destructive-action");
      gtk_box_append (GTK_BOX (box), label);
      gtk_box_append (GTK_BOX (buttons), make_button (self, _ ("Keep Them"), G_CALLBACK (ask_cb)));
      gtk_box_append (GTK_BOX (buttons), forget);
    }
  gtk_box_append (GTK_BOX (box), buttons);
  return box;
}

/* From the numbers to the deals behind them. */
static GtkWidget *
make_review (void)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Review a Deal…"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.review");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  return button;
}

static void
fill (FhStatisticsWindow *self)
{
  gtk_box_append (GTK_BOX (self->groups), make_choice (self));
  if (self->figures == NULL)
    return;

  FhTally games = self->figures->all.games;
  guint deals = self->figures->all.deals;
  if (deals == 0 && games.played == 0)
    {
      GtkWidget *status = adw_status_page_new ();
      adw_status_page_set_icon_name (ADW_STATUS_PAGE (status), "fh-score-symbolic");
      adw_status_page_set_title (ADW_STATUS_PAGE (status), _ ("Nothing to count yet"));
      adw_status_page_set_description (ADW_STATUS_PAGE (status),
                                       _ ("Deals count when they have been played to their end."));
      gtk_widget_add_css_class (status, "compact");
      gtk_box_append (GTK_BOX (self->groups), status);
      return;
    }
  GtkWidget *group = add_group (self, _ ("Games"));
  g_autofree char *played =
      g_strdup_printf (ngettext ("%u deal played", "%u deals played", deals), deals);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), played);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             make_row (_ ("Games won"), games.won, games.played));
  add_roles (self);
  add_calls (self);
  gtk_box_append (GTK_BOX (self->groups), make_review ());
  gtk_box_append (GTK_BOX (self->groups), make_reset (self));
}

static GtkWidget *
fh_statistics_window_build (FhDialog *dialog)
{
  FhStatisticsWindow *self = FH_STATISTICS_WINDOW (dialog);
  GtkWidget *clamp = adw_clamp_new ();

  gtk_window_set_title (GTK_WINDOW (self), _ ("Statistics"));
  self->groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  gtk_widget_add_css_class (self->groups, "dialog-groups");
  fill (self);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->groups);
  return fh_dialog_frame (adw_header_bar_new (), clamp, TRUE);
}

static void
fh_statistics_window_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  FH_STATISTICS_WINDOW (object)->statistics = g_value_dup_object (value);
}

static void
fh_statistics_window_constructed (GObject *object)
{
  FhStatisticsWindow *self = FH_STATISTICS_WINDOW (object);

  G_OBJECT_CLASS (fh_statistics_window_parent_class)->constructed (object);
  g_signal_connect_object (self->statistics, "changed", G_CALLBACK (read_figures), self,
                           G_CONNECT_SWAPPED);
  read_figures (self);
}

static void
fh_statistics_window_dispose (GObject *object)
{
  FhStatisticsWindow *self = FH_STATISTICS_WINDOW (object);

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->figures, fh_figures_free);
  g_clear_object (&self->statistics);
  G_OBJECT_CLASS (fh_statistics_window_parent_class)->dispose (object);
}

static void
fh_statistics_window_class_init (FhStatisticsWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = fh_statistics_window_set_property;
  object_class->constructed = fh_statistics_window_constructed;
  object_class->dispose = fh_statistics_window_dispose;
  FH_DIALOG_CLASS (klass)->build = fh_statistics_window_build;

  g_object_class_install_property (
      object_class, PROP_STATISTICS,
      g_param_spec_object ("statistics", NULL, NULL, FH_TYPE_STATISTICS, FH_PARAM_MADE_WITH));
}

static void
fh_statistics_window_init (FhStatisticsWindow *self)
{
  self->preset = -1;
  gtk_window_set_default_size (GTK_WINDOW (self), 520, 640);
}

GtkWidget *
fh_statistics_window_new (GtkWindow *parent, FhStatistics *statistics)
{
  return g_object_new (FH_TYPE_STATISTICS_WINDOW, "transient-for", parent, "statistics", statistics,
                       NULL);
}
