/* test-touch.c: everything that a finger has to meet is large enough for it, in every phase, and
 * what fingers do.  In windows as narrow as a telephone test-whole.c looks at it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stages.h"

#include "fh-hand-layout.h"
#include "fh-hand-view.h"
#include "fingers.h"
#include "table-test.h"

/* Pixels. */
#define LEAST 44

static void
check_cb (GtkWidget *window, const char *moment, gpointer data)
{
  fingers_check_window (window, moment);
}

typedef struct
{
  int width, height;
  const char *place;
} Case;

static void
test_targets (gconstpointer data)
{
  const Case *test = data;
  const Stages stages = {
    .language = "en", .width = test->width, .height = test->height, .look = check_cb
  };

  for (guint i = 0; stages_get_name (i) != NULL; i++)
    if (g_str_equal (stages_get_name (i), test->place))
      stages_show (&stages, i);
}

/* As many cards as a hand can have, on the narrowest tables, and beside the tutor at three sizes of
 * the window. */
static void
test_hand (void)
{
  static const int counts[] = { 10, 13, 15 };
  static const struct
  {
    int width, height;
  } rooms[] = {
    { 352, FH_HAND_TWO_ROWS }, { 352, 170 }, { 616, FH_HAND_TWO_ROWS }, { 616, 88 }, { 826, 180 }
  };

  for (guint k = 0; k < G_N_ELEMENTS (counts); k++)
    for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
      {
        FhCard cards[15];
        GtkWidget *hand = fh_hand_view_new ();
        GtkWidget *window;

        /* In one row they need more than the width of the third one. */
        if (rooms[i].height < FH_HAND_TWO_ROWS && counts[k] * LEAST > rooms[i].width)
          continue;
        for (int c = 0; c < counts[k]; c++)
          cards[c] = FH_CARD (c % 4, FH_FOUR + c / 4);
        fh_hand_view_set_capacity (FH_HAND_VIEW (hand), counts[k], TRUE);
        fh_hand_view_set_cards (FH_HAND_VIEW (hand), cards, counts[k], -1);
        window = table_test_window (hand, rooms[i].width, rooms[i].height);
        g_assert_cmpint (gtk_widget_get_width (hand), ==, rooms[i].width);
        g_assert_cmpint (fingers_check (window, "hand"), ==, counts[k]);
        gtk_window_destroy (GTK_WINDOW (window));
      }
}

/* --- Fingers that are drawn --- */

static gboolean
has_popover (gpointer window)
{
  return driver_find (window, GTK_TYPE_POPOVER, "background") != NULL;
}

/* Across, away from where the tutor stands and back; down for the last trick; slowly or aslant
 * nothing happens. */
static void
test_swipe (void)
{
  static const struct
  {
    double x, y;
    gboolean is_left_handed, is_rtl;
    gboolean is_shown; /* the tutor, after it */
  } swipes[] = {
    { -900, 40, FALSE, FALSE, TRUE },   { -900, 40, FALSE, FALSE, TRUE },
    { 800, -90, FALSE, FALSE, FALSE },  { -200, 0, FALSE, FALSE, FALSE },
    { -900, 700, FALSE, FALSE, FALSE }, { 900, 0, TRUE, FALSE, TRUE },
    { -900, 0, TRUE, FALSE, FALSE },    { 900, 0, FALSE, TRUE, TRUE },
    { -900, 0, FALSE, TRUE, FALSE },    { 900, 0, TRUE, TRUE, TRUE },
    { 0, -900, FALSE, FALSE, TRUE },
  };
  g_auto (Driven) application = driver_start (FALSE);
  FhSettings *settings = fh_application_get_settings (application);
  FhWindow *window = fh_application_get_window (application);
  GtkWidget *table;
  GtkGesture *swipe;

  g_object_set (settings, "show-tutor", FALSE, NULL);
  driver_start_game (application);
  driver_wait_due (application);
  table = GTK_WIDGET (fh_game_view_get_table (fh_window_get_game_view (window)));
  swipe = table_test_find_controller (table, GTK_TYPE_GESTURE_SWIPE);
  g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (swipe)));
  for (guint i = 0; i < G_N_ELEMENTS (swipes); i++)
    {
      gboolean is_shown = !swipes[i].is_shown;

      g_object_set (settings, "left-handed", swipes[i].is_left_handed, NULL);
      gtk_widget_set_default_direction (swipes[i].is_rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      g_signal_emit_by_name (swipe, "swipe", swipes[i].x, swipes[i].y);
      g_object_get (settings, "show-tutor", &is_shown, NULL);
      g_assert_cmpint (is_shown, ==, swipes[i].is_shown);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  /* Who sits a misère out is asked again in the deal after it. */
  while (fh_game_peek_table (fh_window_get_game (window))->n_tricks == 0)
    {
      driver_move (application);
      driver_wait_due (application);
    }
  g_assert_false (has_popover (window));
  g_signal_emit_by_name (swipe, "swipe", 30.0, 1200.0);
  driver_wait (has_popover, window, 10);
}

int
main (int argc, char *argv[])
{
  static const Case cases[] = {
    { 640, 360, "table" },
    { 1280, 800, "table" },
    { 640, 360, "tutor" },
    { 1280, 800, "tutor" },
  };

  driver_setup (&argc, &argv);
  g_test_set_nonfatal_assertions ();
  /* What the judge says is looked at, not whether it is true. */
  driver_hurry (FEW_LAYOUTS);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/view/touch/%s/%dx%d", cases[i].place, cases[i].width, cases[i].height);
      g_test_add_data_func (path, &cases[i], test_targets);
    }
  g_test_add_func ("/view/touch/hand", test_hand);
  g_test_add_func ("/view/touch/swipe", test_swipe);
  return g_test_run ();
}
