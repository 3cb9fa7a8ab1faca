/* test-touch.c: everything that a finger has to meet is large enough for it, in every phase.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stages.h"

#include "fh-bid-cell.h"
#include "fh-bid-grid.h"
#include "fh-card-widget.h"
#include "fh-hand-layout.h"
#include "table-test.h"

/* Pixels, both ways. */
#define LEAST 44

/* What is smaller, and why that is so.  Each of them has a way that is large enough. */
static const struct
{
  const char *name;
  const char *css_name;  /* of the widget or of one around it; NULL: any */
  const char *css_class; /* likewise */
  int width, height;     /* the least that it has all the same */
} exceptions[] = {
  /* The desktop draws them; a telephone has none. */
  { "window controls", "windowcontrols", NULL, 20, 20 },
  /* All of them are to be seen at a time, or as many as there is room for. */
  { "calls on a telephone", "button", "bid", 44, 39 },
  /* Nothing can be done with them: they leave the room to the calls. */
  { "cards while one calls", "hand", NULL, 22, 60 },
  /* One writes the number, or presses longer. */
  { "the steps of a number", "spinbutton", NULL, 32, 34 },
};

typedef struct
{
  const char *moment;
  GtkWidget *window;
  int n_targets;
} Look;

static const char *
find_exception (GtkWidget *widget, double width, double height)
{
  GtkWidget *hand = gtk_widget_get_ancestor (widget, FH_TYPE_HAND_VIEW);

  if (hand != NULL && fh_hand_view_is_touched (FH_HAND_VIEW (hand)))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (exceptions); i++)
    for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
      if ((exceptions[i].css_name == NULL
           || g_str_equal (gtk_widget_get_css_name (at), exceptions[i].css_name))
          && (exceptions[i].css_class == NULL
              || gtk_widget_has_css_class (at, exceptions[i].css_class))
          && width >= exceptions[i].width && height >= exceptions[i].height)
        return exceptions[i].name;
  return NULL;
}

static gboolean
is_target (GtkWidget *widget)
{
  if (FH_IS_CARD_WIDGET (widget))
    return FH_IS_HAND_VIEW (gtk_widget_get_parent (widget));
  return (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget))
         && gtk_widget_get_can_target (widget);
}

/* Of a card, what those to the right of it and below it leave to be seen. */
static void
take_off (GtkWidget *card, GtkWidget *window, graphene_rect_t *box)
{
  for (GtkWidget *other = gtk_widget_get_next_sibling (card); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    {
      graphene_rect_t over;

      if (!FH_IS_CARD_WIDGET (other) || !gtk_widget_compute_bounds (other, window, &over)
          || !graphene_rect_intersection (box, &over, NULL))
        continue;
      if (over.origin.y > box->origin.y + 1)
        box->size.height = MIN (box->size.height, over.origin.y - box->origin.y);
      else
        box->size.width = MIN (box->size.width, over.origin.x - box->origin.x);
    }
}

static void
check_target_cb (GtkWidget *widget, gpointer data)
{
  Look *look = data;
  graphene_rect_t box;

  if (!is_target (widget) || !gtk_widget_compute_bounds (widget, look->window, &box))
    return;
  look->n_targets++;
  if (FH_IS_CARD_WIDGET (widget))
    take_off (widget, look->window, &box);
  if (box.size.width < LEAST || box.size.height < LEAST)
    {
      g_auto (GStrv) list = gtk_widget_get_css_classes (widget);
      g_autofree char *classes = g_strjoinv (".", list);

      if (find_exception (widget, box.size.width, box.size.height) != NULL)
        return;
      g_test_message ("%s: %s.%s in %s: %g x %g", look->moment, gtk_widget_get_css_name (widget),
                      classes, gtk_widget_get_css_name (gtk_widget_get_parent (widget)),
                      box.size.width, box.size.height);
      g_test_fail ();
    }
}

/* How many rows of calls are seen whole without scrolling, the pass included. */
static int
count_whole_rows (GtkWidget *grid)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (grid, GTK_TYPE_SCROLLED_WINDOW);
  GPtrArray *cells = fh_bid_grid_get_cells (FH_BID_GRID (grid));
  g_autoptr (GHashTable) rows = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < cells->len; i++)
    {
      graphene_rect_t box;

      if (gtk_widget_get_mapped (cells->pdata[i])
          && gtk_widget_compute_bounds (cells->pdata[i], scroller, &box) && box.origin.y >= 0
          && box.origin.y + box.size.height <= (float) gtk_widget_get_height (scroller))
        g_hash_table_add (rows, GINT_TO_POINTER ((int) box.origin.y));
    }
  return (int) g_hash_table_size (rows);
}

static void
check_cb (GtkWidget *window, const char *moment, gpointer data)
{
  GtkWidget *grid = driver_find (window, FH_TYPE_BID_GRID, NULL);
  Look look = { .moment = moment, .window = window };

  driver_visit (window, check_target_cb, &look);
  g_assert_cmpint (look.n_targets, >, 0);
  if (grid != NULL && gtk_widget_get_mapped (grid))
    {
      /* Beside the tutor a telephone that lies on its side shows at least two below the pass; the
       * call that is hinted at may stand where a row more would be. */
      int least = gtk_widget_get_height (window) < 400 ? 3 : 2;

      if (g_str_has_prefix (moment, "hint"))
        least--;

      g_test_message ("%s: %d rows of calls", moment, count_whole_rows (grid));
      g_assert_cmpint (count_whole_rows (grid), >=, least);
    }
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
        Look look = { .moment = "hand" };
        FhCard cards[15];
        GtkWidget *hand = fh_hand_view_new ();

        /* In one row they need more than the width of the third one. */
        if (rooms[i].height < FH_HAND_TWO_ROWS && counts[k] * LEAST > rooms[i].width)
          continue;
        for (int c = 0; c < counts[k]; c++)
          cards[c] = FH_CARD (c % 4, FH_FOUR + c / 4);
        fh_hand_view_set_capacity (FH_HAND_VIEW (hand), counts[k], TRUE);
        fh_hand_view_set_cards (FH_HAND_VIEW (hand), cards, counts[k], -1);
        look.window = table_test_window (hand, rooms[i].width, rooms[i].height);
        g_assert_cmpint (gtk_widget_get_width (hand), ==, rooms[i].width);
        driver_visit (look.window, check_target_cb, &look);
        g_assert_cmpint (look.n_targets, ==, counts[k]);
        gtk_window_destroy (GTK_WINDOW (look.window));
      }
}

/* --- Fingers that are drawn --- */

/* The first controller of @type of @widget. */
static gpointer
find_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller; /* the widget keeps it */
    }
  g_assert_not_reached ();
}

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
  FhApplication *application = driver_start (FALSE);
  FhSettings *settings = fh_application_get_settings (application);
  FhWindow *window = fh_application_get_window (application);
  GtkWidget *table;
  GtkGesture *swipe;

  g_object_set (settings, "show-tutor", FALSE, NULL);
  driver_start_game (application);
  driver_wait_due (application);
  table = GTK_WIDGET (fh_game_view_get_table (fh_window_get_game_view (window)));
  swipe = find_controller (table, GTK_TYPE_GESTURE_SWIPE);
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
  while (fh_game_peek_table (fh_window_get_game (window))->n_tricks == 0)
    driver_move (application);
  driver_wait_due (application);
  g_assert_false (has_popover (window));
  g_signal_emit_by_name (swipe, "swipe", 30.0, 1200.0);
  driver_wait (has_popover, window, 10);
  driver_stop (application);
}

int
main (int argc, char *argv[])
{
  static const Case cases[] = {
    { 360, 640, "table" }, { 640, 360, "table" },  { 1280, 800, "table" }, { 360, 640, "tutor" },
    { 640, 360, "tutor" }, { 1280, 800, "tutor" }, { 360, 640, "games" },
  };

  driver_setup (&argc, &argv);
  g_test_set_nonfatal_assertions ();
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
