/* fh-open-row.c: a row that opens to more rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-open-row.h"

#include "fh-widget.h"

struct _FhOpenRow
{
  AdwExpanderRow parent_instance;
};

G_DEFINE_FINAL_TYPE (FhOpenRow, fh_open_row, ADW_TYPE_EXPANDER_ROW)

static void
say (FhOpenRow *self)
{
  AdwExpanderRow *row = ADW_EXPANDER_ROW (self);

  fh_widget_describe (GTK_WIDGET (self), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)),
                      adw_expander_row_get_subtitle (row));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED,
                               adw_expander_row_get_expanded (row), -1);
}

/* To activate it would do nothing: the keyboard is on the row within that it opens from. */
static void
show_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AdwExpanderRow *row = ADW_EXPANDER_ROW (widget);

  adw_expander_row_set_expanded (row, !adw_expander_row_get_expanded (row));
}

static void
fh_open_row_class_init (FhOpenRowClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "row.show", NULL, show_cb);
}

static void
fh_open_row_init (FhOpenRow *self)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  g_signal_connect (self, "notify::title", G_CALLBACK (say), NULL);
  g_signal_connect (self, "notify::subtitle", G_CALLBACK (say), NULL);
  g_signal_connect (self, "notify::expanded", G_CALLBACK (say), NULL);
}

GtkWidget *
fh_open_row_new (void)
{
  return g_object_new (FH_TYPE_OPEN_ROW, NULL);
}
