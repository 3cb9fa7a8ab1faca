/* fh-switch-row.c: a row that is turned on and off.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-switch-row.h"

#include "fh-widget.h"

struct _FhSwitchRow
{
  AdwActionRow parent_instance;
};

G_DEFINE_FINAL_TYPE (FhSwitchRow, fh_switch_row, ADW_TYPE_ACTION_ROW)

static void
say_state (FhSwitchRow *self, GParamSpec *pspec, GtkSwitch *toggle)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_switch_get_active (toggle), -1);
}

static void
switch_cb (FhSwitchRow *self)
{
  GtkWidget *toggle = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (self));

  if (!GTK_IS_SWITCH (toggle))
    return;
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (say_state), self,
                           G_CONNECT_SWAPPED);
  say_state (self, NULL, GTK_SWITCH (toggle));
}

static void
say_subtitle (FhSwitchRow *self)
{
  fh_widget_set_about (GTK_WIDGET (self), adw_action_row_get_subtitle (ADW_ACTION_ROW (self)));
}

static void
fh_switch_row_class_init (FhSwitchRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SWITCH);
  fh_widget_class_add_show (widget_class);
}

static void
fh_switch_row_init (FhSwitchRow *self)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  g_signal_connect (self, "notify::activatable-widget", G_CALLBACK (switch_cb), NULL);
  g_signal_connect (self, "notify::subtitle", G_CALLBACK (say_subtitle), NULL);
}
