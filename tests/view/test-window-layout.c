/* test-window-layout.c: where the parts of the window are, at each size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-bid-grid.h"
#include "fh-compat.h"
#include "fh-panes.h"
#include "window-driver.h"

typedef struct
{
  GtkWidget *top;
  double width;
  double height;
  guint n;
  char *outside; /* the first button that is not inside, or NULL */
} Bounds;

static void
inside_cb (GtkWidget *widget, gpointer data)
{
  Bounds *bounds = data;
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t box;
  GtkPolicyType policy = GTK_POLICY_NEVER;
  if (scroller != NULL)
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scroller), NULL, &policy);
  if (!GTK_IS_BUTTON (widget) || policy != GTK_POLICY_NEVER)
    return;
  g_assert_true (gtk_widget_compute_bounds (widget, bounds->top, &box));
  if (bounds->outside == NULL
      && (box.origin.x < -1 || box.origin.y < -1
          || box.origin.x + box.size.width > bounds->width + 1
          || box.origin.y + box.size.height > bounds->height + 1))
    bounds->outside = g_strdup_printf ("%s of %g x %g at %g, %g is outside of %g x %g",
                                       G_OBJECT_TYPE_NAME (widget), box.size.width, box.size.height,
                                       box.origin.x, box.origin.y, bounds->width, bounds->height);
  bounds->n++;
}

/* Asserts that all buttons come to lie inside of @top; a sheet slides in first. */
static void
check_inside (GtkWidget *top)
{
  Bounds bounds = { .top = top };

  for (int tries = 0; tries < 50; tries++)
    {
      g_clear_pointer (&bounds.outside, g_free);
      bounds.n = 0;
      /* A window that was just asked for may still be on its way to its size. */
      bounds.width = gtk_widget_get_width (top);
      bounds.height = gtk_widget_get_height (top);
      driver_visit (top, inside_cb, &bounds);
      if (bounds.outside == NULL)
        break;
      driver_settle (top, 100);
    }
  g_assert_cmpstr (bounds.outside, ==, NULL);
  g_assert_cmpuint (bounds.n, >, 5);
}

static const struct
{
  const char *name;
  int width;
  int height;
  gboolean stacked;
  GtkTextDirection direction;
} layouts[] = {
  { "telephone", 360, 720, TRUE, GTK_TEXT_DIR_LTR },
  { "telephone-rtl", 360, 720, TRUE, GTK_TEXT_DIR_RTL },
  { "half-screen", 800, 700, FALSE, GTK_TEXT_DIR_LTR },
  { "usual", 1280, 800, FALSE, GTK_TEXT_DIR_LTR },
  { "usual-rtl", 1280, 800, FALSE, GTK_TEXT_DIR_RTL },
  { "large", 1900, 1100, FALSE, GTK_TEXT_DIR_LTR },
};

typedef struct
{
  GtkWidget *top;
  GtkWidget *toasts;
  const graphene_rect_t *hand;
} Toasted;

/* Whether a toast has come to rest, where it does not cover the hand. */
static gboolean
is_beside_hand (gpointer data)
{
  const Toasted *toasted = data;
  graphene_rect_t box;

  return gtk_widget_compute_bounds (gtk_widget_get_last_child (toasted->toasts), toasted->top, &box)
         && box.size.width > 60 && box.origin.y + box.size.height <= toasted->hand->origin.y;
}

/* Asserts that @box, in @top, covers nothing of @widget, if that is there, as far as it is not
 * scrolled away. */
static void
check_beside (GtkWidget *widget, GtkWidget *top, const graphene_rect_t *box)
{
  graphene_rect_t other;

  if (widget == NULL)
    return;
  g_assert_true (gtk_widget_compute_bounds (widget, top, &other));
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t frame;
  if (scroller != NULL && gtk_widget_compute_bounds (scroller, top, &frame)
      && !graphene_rect_intersection (&other, &frame, &other))
    return;
  g_test_message ("%s: %g,%g %gx%g, and %g,%g %gx%g over it", G_OBJECT_TYPE_NAME (widget),
                  other.origin.x, other.origin.y, other.size.width, other.size.height,
                  box->origin.x, box->origin.y, box->size.width, box->size.height);
  g_assert_false (graphene_rect_intersection (&other, box, NULL));
}

static gboolean
has_tutor (GtkWidget *top)
{
  return driver_find (top, G_TYPE_NONE, "tutor") != NULL;
}

static void
call_tutor (GtkWidget *top, gboolean is_called)
{
  g_action_group_change_action_state (G_ACTION_GROUP (top), "tutor",
                                      g_variant_new_boolean (is_called));
}

/* What a hint says is read over a low table, which it points into; its reasons are long, and have
 * the tutor come. */
static void
ask_hints (GtkWidget *top)
{
  FhTutor *tutor = fh_window_get_tutor (FH_WINDOW (top));

  for (int step = 1; step <= 3; step++)
    {
      gtk_widget_activate_action (top, "win.hint", NULL);
      await (fh_tutor_get_hint_step (tutor) == step);
      if (step < 3)
        {
          g_assert_true (driver_shows (top, fh_tutor_get_hint (tutor)));
          g_assert_false (has_tutor (top));
        }
    }
  await (has_tutor (top) && driver_shows (top, fh_tutor_get_hint (tutor)));
  call_tutor (top, FALSE);
  await (!has_tutor (top));
}

static void
count_cb (GtkWidget *panes, guint *n)
{
  ++*n;
}

/* On a telephone on its side the tutor would leave the table too little: he comes when he is
 * called, over it, and stays as he was wanted elsewhere. */
static void
test_tutor_low (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  FhSettings *settings = fh_application_get_settings (application);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  GtkWidget *hand;
  gboolean is_wanted;
  guint n_fitted = 0;

  g_object_set (settings, "show-tutor", TRUE, NULL);
  driver_start_game (application);
  driver_wait_due (application);
  hand = driver_find (top, FH_TYPE_HAND_VIEW, NULL);
  await (has_tutor (top));
  /* From the first frame on he has the style of his place. */
  g_assert_false (gtk_widget_has_css_class (driver_find (top, G_TYPE_NONE, "side"), "stacked"));
  gtk_window_set_default_size (GTK_WINDOW (top), 640, 360);
  await (!has_tutor (top));
  g_assert_true (gtk_widget_get_mapped (hand));
  ask_hints (top);

  call_tutor (top, TRUE);
  await (has_tutor (top) && !gtk_widget_get_mapped (hand));
  /* Not where nobody sees it. */
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (top)));
  g_assert_true (gtk_widget_get_mapped (gtk_window_get_focus (GTK_WINDOW (top))));
  call_tutor (top, FALSE);
  await (!has_tutor (top) && gtk_widget_get_mapped (hand));
  await (gtk_window_get_focus (GTK_WINDOW (top)) != NULL
         && gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (top)),
                                    gtk_widget_get_ancestor (hand, FH_TYPE_GAME_VIEW)));
  g_object_get (settings, "show-tutor", &is_wanted, NULL);
  g_assert_true (is_wanted);

  /* Who was called does not come back with the table. */
  call_tutor (top, TRUE);
  await (has_tutor (top));
  fh_window_show_home (FH_WINDOW (top));
  gtk_widget_activate_action (top, "win.table", NULL);
  await (driver_find (top, FH_TYPE_HAND_VIEW, NULL) != NULL);
  hand = driver_find (top, FH_TYPE_HAND_VIEW, NULL);
  await (!has_tutor (top) && gtk_widget_get_mapped (hand));

  /* With larger text he does not come and go by himself. */
  g_signal_connect (driver_find (top, FH_TYPE_PANES, NULL), "fitted", G_CALLBACK (count_cb),
                    &n_fitted);
  gtk_window_set_default_size (GTK_WINDOW (top), 720, 360);
  g_object_set (gtk_widget_get_settings (top), "gtk-xft-dpi", 120 * 1024, NULL);
  driver_settle (top, 400);
  g_assert_cmpuint (n_fitted, <=, 4);
  g_assert_false (has_tutor (top));
  g_object_set (gtk_widget_get_settings (top), "gtk-xft-dpi", 96 * 1024, NULL);

  gtk_window_set_default_size (GTK_WINDOW (top), 1000, 700);
  await (has_tutor (top) && gtk_widget_get_mapped (hand));
}

/* Whether the tutor has left the window. */
static gboolean
is_without_tutor (gpointer top)
{
  return driver_find (top, G_TYPE_NONE, "tutor") == NULL;
}

typedef struct
{
  GtkWidget *top, *hand, *tutor;
  gboolean is_left; /* the tutor is to be on the left of the hand */
} Sides;

static gboolean
is_on_side (gpointer data)
{
  Sides *sides = data;
  graphene_rect_t hand, tutor;

  return gtk_widget_compute_bounds (sides->hand, sides->top, &hand)
         && gtk_widget_compute_bounds (sides->tutor, sides->top, &tutor)
         && (tutor.origin.x < hand.origin.x) == sides->is_left;
}

static void
test_layout (gconstpointer data)
{
  int i = GPOINTER_TO_INT (data);
  gtk_widget_set_default_direction (layouts[i].direction);
  FhApplication *application = driver_start (FALSE);
  gtk_widget_set_default_direction (layouts[i].direction);
  FhWindow *window = fh_application_get_window (application);
  GtkWidget *top = GTK_WIDGET (window);

  g_object_set (fh_application_get_settings (application), "show-tutor", TRUE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), layouts[i].width, layouts[i].height);
  driver_start_game (application);
  await (fh_game_awaits_person (driver_get_game (application)));
  driver_settle (top, 400);

  /* Nothing in it asks for more; without a compositor the window draws a border of its own. */
  g_assert_cmpint (gtk_widget_get_width (top), <=, layouts[i].width);
  g_assert_cmpint (gtk_widget_get_width (top), >, layouts[i].width - 20);
  FhPanes *panes = FH_PANES (driver_find (top, FH_TYPE_PANES, NULL));
  /* And it can be made as narrow as a telephone at once. */
  int least;
  gtk_widget_measure (adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)),
                      GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  g_assert_cmpint (fh_panes_is_stacked (panes), ==, layouts[i].stacked);
  check_inside (top);

  /* The sheet leaves the hand to be seen. */
  FhGameView *view = fh_window_get_game_view (window);
  GtkWidget *hand = GTK_WIDGET (fh_table_view_get_hand (fh_game_view_get_table (view)));
  GtkWidget *tutor = driver_find (top, G_TYPE_NONE, "tutor");
  graphene_rect_t hand_box, tutor_box;
  g_assert_nonnull (tutor);
  g_assert_true (gtk_widget_compute_bounds (hand, top, &hand_box));
  g_assert_true (gtk_widget_compute_bounds (tutor, top, &tutor_box));
  g_assert_false (graphene_rect_intersection (&hand_box, &tutor_box, NULL));
  if (!layouts[i].stacked)
    g_assert_cmpint (tutor_box.origin.x < hand_box.origin.x, ==,
                     layouts[i].direction == GTK_TEXT_DIR_RTL);

  /* For the left hand it stands on the left, in Arabic too. */
  Sides sides = { top, hand, tutor, TRUE };
  g_object_set (fh_application_get_settings (application), "left-handed", TRUE, NULL);
  if (!layouts[i].stacked)
    driver_wait (is_on_side, &sides, 10);
  check_inside (top);
  g_object_set (fh_application_get_settings (application), "left-handed", FALSE, NULL);
  sides.is_left = layouts[i].direction == GTK_TEXT_DIR_RTL;
  if (!layouts[i].stacked)
    driver_wait (is_on_side, &sides, 10);
  g_assert_true (gtk_widget_compute_bounds (hand, top, &hand_box));
  g_assert_true (gtk_widget_compute_bounds (tutor, top, &tutor_box));

  /* Nor do toasts cover it, or what is asked, or the tutor. */
  GtkWidget *toasts = gtk_widget_get_ancestor (GTK_WIDGET (view), ADW_TYPE_TOAST_OVERLAY);
  GtkWidget *panel = fh_table_view_get_panel (fh_game_view_get_table (view));
  Toasted toasted = { top, toasts, &hand_box };
  fh_window_add_toast (window, "Something has happened.", "Undo", "app.restore-game");
  driver_wait (is_beside_hand, &toasted, 10);
  driver_settle (top, 400);
  GtkWidget *toast = gtk_widget_get_last_child (toasts);
  g_assert_cmpstr (gtk_widget_get_css_name (toast), ==, "toast");
  graphene_rect_t toast_box;
  g_assert_true (gtk_widget_compute_bounds (toast, top, &toast_box));
  g_assert_nonnull (panel);
  check_beside (driver_find (panel, FH_TYPE_BID_GRID, NULL), top, &toast_box);
  check_beside (driver_find_button (panel, "Pass"), top, &toast_box);
  check_beside (tutor, top, &toast_box);

  /* Without the tutor the table has all of the window. */
  gtk_widget_activate_action (top, "win.tutor", NULL);
  g_assert_false (fh_panes_get_show_side (panes));
  driver_wait (is_without_tutor, top, 5);
  driver_stop (application);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static const struct
{
  const char *name;
  int width;
  int height;
  gboolean is_roomy; /* the other players are not covered either */
  FhPreset preset;
} toast_sizes[] = {
  { "low", 640, 360, FALSE, FH_PRESET_AUSTRALIAN_4 },
  { "telephone", 360, 640, FALSE, FH_PRESET_AUSTRALIAN_4 },
  { "small", 800, 600, TRUE, FH_PRESET_AUSTRALIAN_4 },
  { "usual", 1280, 800, TRUE, FH_PRESET_AUSTRALIAN_4 },
  /* Nobody sits at the far edge: it lies there, and the window does not grow for it. */
  { "three", 1280, 800, TRUE, FH_PRESET_AUSTRALIAN_3 },
};

/* The toast over @top that has come to rest, or NULL. */
static GtkWidget *
find_toast (GtkWidget *top)
{
  GtkWidget *view = driver_find (top, FH_TYPE_GAME_VIEW, NULL);
  GtkWidget *toast =
      gtk_widget_get_last_child (gtk_widget_get_ancestor (view, ADW_TYPE_TOAST_OVERLAY));

  return g_str_equal (gtk_widget_get_css_name (toast), "toast") ? toast : NULL;
}

/* Asserts that a toast of @application covers nothing that is to be pressed or read. */
static void
check_toast (FhApplication *application, gboolean is_roomy)
{
  FhWindow *window = fh_application_get_window (application);
  GtkWidget *top = GTK_WIDGET (window);
  FhTableView *table = fh_game_view_get_table (fh_window_get_game_view (window));
  int n_seats = fh_game_peek_rules (driver_get_game (application))->n_seats;
  graphene_rect_t box;

  await (find_toast (top) != NULL);
  driver_settle (top, 400);
  g_assert_true (gtk_widget_compute_bounds (find_toast (top), top, &box));
  g_assert_cmpfloat (gtk_widget_get_opacity (find_toast (top)), ==, 1);
  check_beside (fh_table_view_get_panel (table), top, &box);
  check_beside (driver_find (GTK_WIDGET (table), GTK_TYPE_LABEL, "prompt"), top, &box);
  check_beside (driver_find (GTK_WIDGET (table), GTK_TYPE_BOX, "tools"), top, &box);
  check_beside (GTK_WIDGET (fh_table_view_get_hand (table)), top, &box);
  for (int seat = 0; seat < (is_roomy ? n_seats : 1); seat++)
    check_beside (fh_table_view_get_place (table, seat), top, &box);
}

/* What is said of a new game covers nothing that is to be pressed or read, and goes with the first
 * thing that the person does. */
static void
test_toasts (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_auto (Driven) application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  GtkWidget *top = GTK_WIDGET (window);
  FhSeed seed = fh_seed_from_number (500);
  g_autoptr (FhGame) game = NULL;
  FhSeating seating;
  FhRules rules;

  g_object_set (fh_application_get_settings (application), "show-tutor", FALSE, "trick-pace", -1,
                NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), toast_sizes[row].width,
                               toast_sizes[row].height);
  fh_rules_init (&rules, toast_sizes[row].preset);
  fh_settings_get_seating (fh_application_get_settings (application), &rules, &seating);
  game = fh_game_new (&rules, &seating, &seed);
  fh_application_take_game (application, game);
  await (fh_game_get_hold (driver_get_game (application)) == FH_HOLD_CUT);
  driver_settle (top, 400);
  fh_window_add_toast (window, "A new game has begun.", "Undo", "app.restore-game");
  check_toast (application, toast_sizes[row].is_roomy);
  g_assert_cmpint (gtk_widget_get_height (top), <=, toast_sizes[row].height);
  fh_game_continue (driver_get_game (application));
  await (find_toast (top) == NULL);

  await (fh_game_awaits_person (driver_get_game (application)));
  driver_settle (top, 400);
  fh_window_add_toast (window, "A new game has begun.", "Undo", "app.restore-game");
  check_toast (application, FALSE);
  g_assert_true (driver_move (application));
  await (find_toast (top) == NULL);
}

/* Where @widget is in the window. */
static graphene_rect_t
bounds_of (GtkWidget *widget)
{
  GtkWidget *content =
      adw_application_window_get_content (ADW_APPLICATION_WINDOW (gtk_widget_get_root (widget)));
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (widget, content, &box));
  return box;
}

/* What is announced moves nothing: the table reaches down to the edge before and after. */
static void
test_announcement (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  GtkWidget *content;
  graphene_rect_t before, after;

  driver_start_game (application);
  driver_wait_due (application);
  driver_settle_main (application);
  content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));
  before = bounds_of (GTK_WIDGET (fh_window_get_game_view (window)));
  g_assert_cmpfloat (before.origin.y + before.size.height, ==, gtk_widget_get_height (content));
  fh_announce (GTK_WIDGET (window), "A hint of\nthree\nlines.");
  driver_settle_main (application);
  after = bounds_of (GTK_WIDGET (fh_window_get_game_view (window)));
  g_assert_true (graphene_rect_equal (&before, &after));
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/window/tutor-low", test_tutor_low);
  g_test_add_func ("/view/window/announcement", test_announcement);
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      g_autofree char *path = g_strconcat ("/view/window/layout/", layouts[i].name, NULL);
      g_test_add_data_func (path, GINT_TO_POINTER (i), test_layout);
    }
  for (guint i = 0; i < G_N_ELEMENTS (toast_sizes); i++)
    {
      g_autofree char *path = g_strconcat ("/view/window/toasts/", toast_sizes[i].name, NULL);
      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_toasts);
    }
  return g_test_run ();
}
