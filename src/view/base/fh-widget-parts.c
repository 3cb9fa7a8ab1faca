/* fh-widget-parts.c: what windows are put together of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-widget.h"

#include <adwaita.h>

#include "fh-made.h"

/* The least letters on a line of a sentence.  Without such a limit the toolkit measures a label
 * with each letter on a line of its own: the dearest layout there is, and a column that nobody can
 * read. */
#define LEAST_LETTERS 6

GtkWidget *
fh_label_new (const char *text, FhLabelLines lines, const char *style_classes)
{
  GtkWidget *label = gtk_label_new (text);
  g_auto (GStrv) classes = g_strsplit (style_classes != NULL ? style_classes : "", " ", -1);

  gtk_label_set_wrap (GTK_LABEL (label), lines != FH_LABEL_ONE_LINE);
  if (lines == FH_LABEL_BROKEN)
    gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (lines == FH_LABEL_WRAPPED || lines == FH_LABEL_BROKEN)
    gtk_label_set_xalign (GTK_LABEL (label), 0.0);
  if (lines == FH_LABEL_CENTRED)
    gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  for (guint i = 0; classes[i] != NULL; i++)
    gtk_widget_add_css_class (label, classes[i]);
  return label;
}

GtkWidget *
fh_label_add (GtkWidget *box, const char *text, FhLabelLines lines, const char *style_classes)
{
  GtkWidget *label = fh_label_new (text, lines, style_classes);

  gtk_box_append (GTK_BOX (box), label);
  return label;
}

GtkWidget *
fh_widget_add_text (GtkWidget *box, const char *style_classes)
{
  GtkWidget *label = fh_label_add (box, NULL, FH_LABEL_BROKEN, style_classes);

  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_LETTERS);
  return label;
}

void
fh_box_clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

void
fh_label_say (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

void
fh_label_center (GtkWidget *label)
{
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}

GtkWidget *
fh_text_view_new (GtkTextBuffer *buffer, const char *name)
{
  GtkWidget *view = gtk_text_view_new_with_buffer (buffer);

  gtk_text_view_set_monospace (GTK_TEXT_VIEW (view), TRUE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (view), 12);
  gtk_text_view_set_right_margin (GTK_TEXT_VIEW (view), 12);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (view), 12);
  gtk_text_view_set_bottom_margin (GTK_TEXT_VIEW (view), 12);
  fh_widget_set_name (view, name);
  return view;
}

GtkWidget *
fh_button_new (const char *label, GCallback clicked, gpointer self)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  fh_widget_wrap_button (button);
  fh_connect (button, "clicked", clicked, self);
  return button;
}

GtkWidget *
fh_action_button_new (const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  fh_widget_wrap_button (button);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

GtkWidget *
fh_number_new (int minimum, int maximum, int step)
{
  GtkWidget *number = gtk_spin_button_new_with_range (minimum, maximum, step);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (number);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
  return number;
}

GtkWidget *
fh_scroller_new (GtkWidget *child)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  return scroller;
}

GtkWidget *
fh_clamp_new (GtkWidget *child)
{
  GtkWidget *clamp = adw_clamp_new ();

  adw_clamp_set_child (ADW_CLAMP (clamp), child);
  return clamp;
}

void
fh_scroller_rewind (GtkWidget *scroller)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)),
                            0.0);
}

GtkWidget *
fh_group_add (GtkBox *box, const char *title, const char *about)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), about);
  gtk_box_append (box, group);
  return group;
}

GtkWidget *
fh_row_new (const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  fh_widget_describe (row, title, subtitle);
  return row;
}
