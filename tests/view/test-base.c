/* test-base.c: what the windows are made of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <unistd.h>

#include "fh-fold.h"
#include "fh-isolate.h"
#include "fh-panes.h"
#include "table-test.h"

/* From every place and in every direction the keyboard moves to one place or stays, whatever one
 * reads like: a fold of the toolkit's own looks for one without an end.  In the direction that one
 * reads in it comes to all places. */
static void
test_folds (void)
{
  GtkWidget *window, *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *before = gtk_button_new_with_label ("before"),
            *after = gtk_button_new_with_label ("after");
  GtkWidget *inner = gtk_button_new_with_label ("inner"), *text = gtk_label_new ("text");
  GtkWidget *folds[] = { fh_fold_new ("button", "button", inner),
                         fh_fold_new ("text", "text", text) };

  gtk_box_append (GTK_BOX (box), before);
  for (guint i = 0; i < G_N_ELEMENTS (folds); i++)
    gtk_box_append (GTK_BOX (box), folds[i]);
  gtk_box_append (GTK_BOX (box), after);
  window = table_test_window (box, 600, 300);
  alarm (60);
  for (int i = 0; i < 4; i++)
    {
      gboolean is_rtl = i & 1, is_open = i & 2;
      GtkWidget *titles[] = { gtk_widget_get_first_child (folds[0]),
                              gtk_widget_get_first_child (folds[1]) };
      GtkWidget *places[] = { before, titles[0], is_open ? inner : titles[1],
                              is_open ? titles[1] : after, after };

      gtk_widget_set_default_direction (is_rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      for (guint n = 0; n < G_N_ELEMENTS (folds); n++)
        fh_fold_set_expanded (FH_FOLD (folds[n]), is_open);
      table_test_settle (window);
      for (guint n = 0; n < G_N_ELEMENTS (places); n++)
        for (GtkDirectionType way = GTK_DIR_TAB_FORWARD; way <= GTK_DIR_RIGHT; way++)
          {
            gtk_window_set_focus (GTK_WINDOW (window), places[n]);
            gtk_widget_child_focus (window, way);
          }
      gtk_window_set_focus (GTK_WINDOW (window), before);
      for (guint n = 1; n < G_N_ELEMENTS (places) - !is_open; n++)
        {
          g_assert_true (gtk_widget_child_focus (window, is_rtl ? GTK_DIR_LEFT : GTK_DIR_RIGHT));
          g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == places[n]);
        }
    }
  alarm (0);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  table_test_close (window, box);
}

/* A window that is lower than what it shows asks for gives the table nothing, and not less. */
static void
test_too_low (void)
{
  GtkWidget *main = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *panes = fh_panes_new (FH_PANES_SHEET, main, side);
  GtkWidget *window;

  gtk_box_append (GTK_BOX (main), gtk_label_new ("Table"));
  gtk_widget_set_size_request (side, -1, 400);
  fh_panes_set_show_side (FH_PANES (panes), TRUE);
  window = table_test_window (panes, 360, 600);
  table_test_settle (window);
  gtk_widget_size_allocate (panes, &(GtkAllocation){ 0, 0, 360, 200 }, -1);
  g_assert_cmpint (gtk_widget_get_height (side), ==, 400);
  g_assert_cmpint (gtk_widget_get_height (main), ==, 0);
  table_test_close (window, panes);
}

/* A sentence that begins with a name from right to left is one from left to right all the same, and
 * its words and numbers stay in their order. */
static void
test_name_first (void)
{
  g_autofree char *name = fh_isolate ("مرحبا");
  g_autofree char *sentence = g_strconcat (name, ": 160", NULL);
  GtkWidget *label = gtk_label_new (sentence);
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  PangoRectangle first, last;

  g_object_ref_sink (label);
  pango_layout_index_to_pos (layout, (int) (strstr (sentence, ":") - sentence), &first);
  pango_layout_index_to_pos (layout, (int) strlen (sentence) - 1, &last);
  g_assert_cmpint (first.x, >, 0);
  g_assert_cmpint (last.x, >, first.x);
  g_object_unref (label);
}

int
main (int argc, char *argv[])
{
  table_test_init (&argc, &argv);
  g_test_add_func ("/view/base/folds", test_folds);
  g_test_add_func ("/view/base/name-first", test_name_first);
  g_test_add_func ("/view/base/too-low", test_too_low);
  return g_test_run ();
}
