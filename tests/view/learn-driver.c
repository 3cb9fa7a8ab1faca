/* learn-driver.c: the keyboard where one learns, for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "learn-driver.h"

void
learn_press_enter (GtkWidget *widget)
{
  GtkWidget *focus = table_test_focus (widget);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));

  g_assert_nonnull (focus);
  /* A button shows that it is pressed for a while before it does something. */
  if (GTK_IS_BUTTON (focus))
    g_signal_emit_by_name (focus, "clicked");
  else
    g_assert_true (gtk_widget_activate (focus));
  driver_settle (window, 30);
}

void
learn_tab_to (GtkWidget *widget, const char *label)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));

  for (int i = 0; i < 60; i++)
    {
      GtkWidget *focus = table_test_focus (widget);

      if (focus != NULL && GTK_IS_BUTTON (focus)
          && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (focus)), label) == 0)
        return;
      gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
    }
  g_error ("Tab does not come to “%s”", label);
}
