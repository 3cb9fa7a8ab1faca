/* fh-check.c: a check button that can be used through the accessibility bus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-check.h"

#include "fh-made.h"

struct _FhCheck
{
  GtkCheckButton parent_instance;
};

FH_DEFINE_MADE_TYPE (FhCheck, fh_check, GTK_TYPE_CHECK_BUTTON)

static void
choose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkCheckButton *check = GTK_CHECK_BUTTON (widget);
  gboolean is_radio =
      gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_RADIO;

  gtk_check_button_set_active (check, is_radio || !gtk_check_button_get_active (check));
}

static void
fh_check_class_init (FhCheckClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "check.choose", NULL, choose_cb);
}

GtkWidget *
fh_check_new_radio (void)
{
  return g_object_new (FH_TYPE_CHECK, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
}

GtkWidget *
fh_check_new (void)
{
  return g_object_new (FH_TYPE_CHECK, NULL);
}
