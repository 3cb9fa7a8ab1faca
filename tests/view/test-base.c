/* test-base.c: what the windows are made of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <unistd.h>

#include "fh-focus.h"
#include "fh-fold.h"
#include "fh-isolate.h"
#include "fh-panes.h"
#include "fh-portrait.h"
#include "fh-sentences.h"
#include "fh-wide-box.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"
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

/* A window that is lower than what it shows asks for: the side covers the main part, and neither
 * has less than it needs. */
static void
test_too_low (void)
{
  GtkWidget *main = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *panes = fh_panes_new (FH_PANES_SHEET, main, side, NULL);
  GtkWidget *window;
  graphene_rect_t box;

  gtk_widget_set_size_request (main, -1, 120);
  gtk_widget_set_size_request (side, -1, 400);
  fh_panes_set_show_side (FH_PANES (panes), TRUE);
  window = table_test_window (panes, 360, 600);
  table_test_settle (window);
  gtk_widget_size_allocate (panes, &(GtkAllocation){ 0, 0, 360, 200 }, -1);
  g_assert_cmpint (gtk_widget_get_height (side), ==, 400);
  g_assert_cmpint (gtk_widget_get_height (main), ==, 120);
  g_assert_true (gtk_widget_compute_bounds (side, panes, &box));
  g_assert_cmpfloat (box.origin.y, ==, 0);
  table_test_close (window, panes);
}

/* --- Enough for both parts --- */

static const struct
{
  int width, height;
} sizes[] = {
  { 360, 294 }, { 360, 720 }, { 480, 360 }, { 610, 330 },  { 640, 360 },  { 700, 690 },
  { 860, 400 }, { 860, 860 }, { 900, 640 }, { 1280, 720 }, { 1800, 900 }, { 2400, 1300 },
};

/* Words that wrap, and a button below them. */
static GtkWidget *
make_part (const char *words)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (part), label);
  gtk_box_append (GTK_BOX (part), gtk_button_new_with_label ("Next"));
  return part;
}

static void
set_percent (GtkWidget *part, int percent)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (percent / 100.0));
  gtk_label_set_attributes (GTK_LABEL (gtk_widget_get_first_child (part)), attributes);
}

/* Not less of width than @part needs, nor of height at that width; and where it is, some of it is
 * in the panes. */
static void
check_part (GtkWidget *part, GtkWidget *panes)
{
  int width = gtk_widget_get_width (part), height = gtk_widget_get_height (part), least;
  graphene_rect_t box;

  gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (width, >=, least);
  gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  g_assert_cmpint (height, >=, least);
  g_assert_true (gtk_widget_compute_bounds (part, panes, &box));
  g_assert_cmpfloat (box.origin.x, <, gtk_widget_get_width (panes));
  g_assert_cmpfloat (box.origin.x + box.size.width, >, 0);
  g_assert_cmpfloat (box.origin.y, >=, 0);
}

static void
check_sizes (GtkWidget *panes, GtkWidget *main, GtkWidget *side)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int least;

      gtk_widget_measure (panes, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_size_allocate (
          panes, &(GtkAllocation){ 0, 0, MAX (sizes[i].width, least), sizes[i].height }, -1);
      g_test_message ("%dx%d", sizes[i].width, sizes[i].height);
      if (gtk_widget_get_child_visible (main))
        check_part (main, panes);
      check_part (side, panes);
    }
}

/* However large the text and however small the window, whichever way one reads. */
static void
check_enough (FhPanesMode mode)
{
  GtkWidget *main = make_part ("The kitty is yours: put away three of your cards.");
  GtkWidget *side = make_part ("With six trumps and both bowers you can bid eight, and what you "
                               "do not take at once your partner takes.");
  GtkWidget *panes = fh_panes_new (mode, main, side, NULL);
  GtkWidget *window = table_test_window (panes, 360, 600);

  for (int percent = 100; percent <= 300; percent += 50)
    for (int width = 0; width <= 340; width += 340)
      {
        g_test_message ("%d %%, at least %d wide", percent, width);
        set_percent (main, percent);
        set_percent (side, percent);
        gtk_widget_set_size_request (main, width, -1);
        check_sizes (panes, main, side);
      }
  g_assert_cmpint (gtk_widget_get_request_mode (panes), ==, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH);
  table_test_close (window, panes);
}

static void
test_enough (void)
{
  for (int is_rtl = 0; is_rtl < 2; is_rtl++)
    {
      gtk_widget_set_default_direction (is_rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      for (FhPanesMode mode = FH_PANES_SHEET; mode <= FH_PANES_CONTENTS; mode++)
        check_enough (mode);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* The main part keeps the width that it needs before the side has all that it would like. */
static void
test_beside (void)
{
  GtkWidget *main = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *panes = fh_panes_new (FH_PANES_SHEET, main, side, NULL), *window;

  gtk_widget_set_size_request (main, 700, -1);
  gtk_widget_set_size_request (side, 150, -1);
  window = table_test_window (panes, 900, 600);
  table_test_settle (window);
  gtk_widget_size_allocate (panes, &(GtkAllocation){ 0, 0, 900, 600 }, -1);
  g_assert_cmpint (gtk_widget_get_width (main), ==, 700);
  g_assert_cmpint (gtk_widget_get_width (side), ==, 200);
  table_test_close (window, panes);
}

/* What is to be read has nearly half of a narrow window: less where that leaves too little of what
 * is scrolled in the main part, or where something there has to be pressed, and more where that is
 * asked in the side itself. */
static void
test_text_below (void)
{
  GtkWidget *table = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *main = gtk_scrolled_window_new ();
  GtkWidget *side = gtk_scrolled_window_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *panes = fh_panes_new (FH_PANES_TEXT, main, side, NULL);
  GtkWidget *window = table_test_window (panes, 360, 600);
  int usual, lower;

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (main), table);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (side), words);
  gtk_widget_set_size_request (table, -1, 200);
  table_test_settle (window);
  usual = gtk_widget_get_height (side);
  g_assert_cmpint (usual, >, 220);
  gtk_widget_set_size_request (table, -1, 390);
  table_test_settle (window);
  lower = gtk_widget_get_height (side);
  g_assert_cmpint (lower, ==, gtk_widget_get_height (panes) - 390);
  gtk_widget_set_size_request (table, -1, 200);
  fh_panes_set_ask (FH_PANES (panes), FH_PANES_ASK_MAIN);
  table_test_settle (window);
  g_assert_cmpint (gtk_widget_get_height (side), <, lower);
  fh_panes_set_ask (FH_PANES (panes), FH_PANES_ASK_NONE);
  table_test_settle (window);
  g_assert_cmpint (gtk_widget_get_height (side), ==, usual);
  gtk_widget_set_size_request (words, -1, usual + 30);
  table_test_settle (window);
  g_assert_cmpint (gtk_widget_get_height (side), ==, usual);
  fh_panes_set_ask (FH_PANES (panes), FH_PANES_ASK_SIDE);
  table_test_settle (window);
  g_assert_cmpint (gtk_widget_get_height (side), ==, usual + 30);
  gtk_widget_set_size_request (words, -1, 500);
  table_test_settle (window);
  g_assert_cmpint (gtk_widget_get_height (side), ==, gtk_widget_get_height (panes) / 2);
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

/* A popover that goes when it is closed, as the menus of the toolkit may, does not lead astray who
 * closes all there are: the next one is closed, too. */
static void
test_popovers (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *popovers[2], *window;

  window = table_test_window (box, 400, 300);
  for (int i = 0; i < 2; i++)
    {
      popovers[i] = gtk_popover_new ();
      gtk_popover_set_autohide (GTK_POPOVER (popovers[i]), FALSE);
      gtk_widget_set_parent (popovers[i], box);
    }
  g_signal_connect (popovers[0], "closed", G_CALLBACK (gtk_widget_unparent), NULL);
  for (int i = 0; i < 2; i++)
    gtk_popover_popup (GTK_POPOVER (popovers[i]));
  g_object_add_weak_pointer (G_OBJECT (popovers[0]), (gpointer *) &popovers[0]);
  fh_focus_close_popovers (box);
  g_assert_null (popovers[0]);
  g_assert_false (gtk_widget_get_visible (popovers[1]));
  gtk_widget_unparent (popovers[1]);
  table_test_close (window, box);
}

/* --- What is wider than its place --- */

#define WIDE 400 /* pixels */

static gboolean
scroll (GtkWidget *box, double dx, double dy)
{
  gboolean is_taken = FALSE;

  g_signal_emit_by_name (table_test_find_controller (box, GTK_TYPE_EVENT_CONTROLLER_SCROLL),
                         "scroll", dx, dy, &is_taken);
  return is_taken;
}

/* Who scrolls a page changes no number on the way: the wheel passes the field by. */
static void
test_number (void)
{
  GtkWidget *number = g_object_ref_sink (fh_number_new (0, 100, 10));
  GtkEventController *wheel = table_test_find_controller (number, GTK_TYPE_EVENT_CONTROLLER_SCROLL);

  g_assert_cmpint (gtk_event_controller_get_propagation_phase (wheel), ==, GTK_PHASE_NONE);
  gtk_spin_button_spin (GTK_SPIN_BUTTON (number), GTK_SPIN_STEP_FORWARD, 0);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number)), ==, 10);
  g_object_unref (number);
}

/* A finger that comes down and goes as far as @x, @y from there. */
static void
drag (GtkWidget *box, double x, double y)
{
  gpointer gesture = table_test_find_controller (box, GTK_TYPE_GESTURE_DRAG);

  g_signal_emit_by_name (gesture, "drag-begin", 50.0, 20.0);
  g_signal_emit_by_name (gesture, "drag-update", x, y);
}

/* Where there is room all of it is seen and the wheel is for the page; where there is not, a bar
 * lies below it, and what goes sideways moves it as far as there is something, and no other way. */
static void
test_wide (void)
{
  GtkWidget *box = fh_wide_box_new (), *child = gtk_label_new ("Wide");
  GtkWidget *outer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window;
  GtkWidget *viewport = gtk_widget_get_first_child (box), *bar = gtk_widget_get_last_child (box);
  GtkAdjustment *place = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (viewport));
  int high;

  gtk_widget_set_size_request (child, WIDE, 80);
  fh_wide_box_set_child (FH_WIDE_BOX (box), child);
  gtk_box_append (GTK_BOX (outer), box);
  window = table_test_window (outer, WIDE + 100, 300);
  g_assert_false (gtk_widget_get_mapped (bar));
  g_assert_cmpint (gtk_widget_get_height (box), ==, 80);
  g_assert_false (scroll (box, 1, 0));
  drag (box, -30, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);

  table_test_resize (window, WIDE - 200, 300);
  g_assert_true (gtk_widget_get_mapped (bar));
  g_assert_cmpint (gtk_widget_get_width (box), ==, WIDE - 200);
  high = gtk_widget_get_height (bar);
  g_assert_cmpint (high, >, 0);
  g_assert_cmpint (gtk_widget_get_height (box), ==, 80 + high);
  g_assert_cmpint (gtk_widget_get_height (child), ==, 80);

  g_assert_false (scroll (box, 0, 1));
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);
  g_assert_true (scroll (box, 1, 0));
  g_assert_cmpfloat (gtk_adjustment_get_value (place), >, 0);
  g_assert_true (scroll (box, -100, 0));
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);
  drag (box, -60, 20);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 60);
  drag (box, -20, -50);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 60);
  drag (box, 25, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 35);
  drag (box, -1000, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 200);
  table_test_close (window, outer);
}

/* --- Things on lines --- */

/* In a grid all are as wide as the widest of them needs, whatever stands on the first line. */
static void
test_grid (void)
{
  GtkWidget *box = fh_wrap_box_new (FH_WRAP_GRID, 6), *window;
  GtkWidget *wide = gtk_label_new ("wide"), *first, *last;

  for (int i = 0; i < 4; i++)
    gtk_box_append (GTK_BOX (box), gtk_label_new ("x"));
  gtk_widget_set_size_request (wide, 120, -1);
  gtk_box_append (GTK_BOX (box), wide);
  window = table_test_window (box, 300, 200);
  first = gtk_widget_get_first_child (box);
  last = gtk_widget_get_prev_sibling (wide);
  g_assert_cmpint (gtk_widget_get_width (wide), ==, (300 - 6) / 2);
  g_assert_cmpint (gtk_widget_get_width (first), ==, gtk_widget_get_width (wide));
  g_assert_cmpint (gtk_widget_get_width (last), ==, gtk_widget_get_width (wide));
  table_test_close (window, box);
}

/* --- Faces --- */

/* A face stands in place of the letter. */
static gboolean
has_face (GtkWidget *portrait)
{
  return !gtk_widget_get_child_visible (gtk_widget_get_first_child (portrait));
}

/* Each face is there, once, and so are those that names of the program's choice have; of one that
 * is not there nothing is drawn. */
static void
test_faces (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  const FhScene scene = { .person = -1 };
  GtkWidget *portrait = g_object_ref_sink (fh_portrait_new ());

  for (guint i = 0; i < fh_n_faces (); i++)
    {
      g_assert_true (g_hash_table_add (names, (gpointer) fh_face_name (i)));
      fh_portrait_set (FH_PORTRAIT (portrait), fh_face_word (i), "Joan");
      g_assert_true (has_face (portrait));
    }
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    {
      fh_portrait_set (FH_PORTRAIT (portrait), fh_scene_face (&scene, seat), "Joan");
      g_assert_true (has_face (portrait));
    }
  fh_portrait_set (FH_PORTRAIT (portrait), "unicorn", "joan");
  g_assert_false (has_face (portrait));
  g_assert_true (table_test_shows (portrait, "J"));
  g_object_unref (portrait);
}

int
main (int argc, char *argv[])
{
  table_test_init (&argc, &argv);
  g_test_add_func ("/view/base/beside", test_beside);
  g_test_add_func ("/view/base/text-below", test_text_below);
  g_test_add_func ("/view/base/enough", test_enough);
  g_test_add_func ("/view/base/faces", test_faces);
  g_test_add_func ("/view/base/folds", test_folds);
  g_test_add_func ("/view/base/grid", test_grid);
  g_test_add_func ("/view/base/name-first", test_name_first);
  g_test_add_func ("/view/base/number", test_number);
  g_test_add_func ("/view/base/popovers", test_popovers);
  g_test_add_func ("/view/base/too-low", test_too_low);
  g_test_add_func ("/view/base/wide", test_wide);
  return g_test_run ();
}
