/* table-test.c: what the tests of the table share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-test.h"

#include <stdlib.h>

#include "await.h"
#include "chance.h"
#include "fh-deal.h"
#include "fh-style.h"
#include "toolkit-warnings.h"

/* What meson takes as skipped. */
#define EXIT_SKIP 77

void
table_test_init (int *argc, char ***argv)
{
  toolkit_warnings_ignore_known ();
  gtk_disable_setlocale ();
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP There is no display.\n");
      exit (EXIT_SKIP);
    }
  chance_init (argc, argv);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

GtkWidget *
table_test_focus (GtkWidget *widget)
{
  return gtk_root_get_focus (gtk_widget_get_root (widget));
}

static gboolean
painted_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  gboolean *painted = user_data;

  *painted = TRUE;

  return G_SOURCE_REMOVE;
}

void
table_test_frames (GtkWidget *widget, int n_frames)
{
  for (int i = 0; i < n_frames; i++)
    {
      gboolean painted = FALSE;

      gtk_widget_add_tick_callback (widget, painted_cb, &painted, NULL);
      AWAIT_WHILE (!painted || g_main_context_pending (NULL))
      await_next ();
    }
}

void
table_test_settle (GtkWidget *widget)
{
  /* What a layout changes is laid out in the frame after it: the size class, then the room. */
  table_test_frames (widget, 4);
}

/* No window gets larger than the display: who waited for it would wait for ever. */
static void
assert_display_holds (int width)
{
  GListModel *monitors = gdk_display_get_monitors (gdk_display_get_default ());
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, 0);
  GdkRectangle geometry;

  gdk_monitor_get_geometry (monitor, &geometry);
  g_assert_cmpint (geometry.width, >=, width);
}

GtkWidget *
table_test_window (GtkWidget *child, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  assert_display_holds (width);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  AWAIT_WHILE (!gtk_widget_get_mapped (child) || gtk_widget_get_width (window) != width)
  await_next ();
  table_test_settle (window);

  return window;
}

void
table_test_resize (GtkWidget *window, int width, int height)
{
  int least;

  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  height = MAX (height, least);
  if (gtk_widget_get_width (window) == width && gtk_widget_get_height (window) == height)
    return;

  assert_display_holds (width);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  await (gtk_widget_get_width (window) == width);
  table_test_settle (window);
}

void
table_test_close (GtkWidget *window, GtkWidget *child)
{
  g_object_add_weak_pointer (G_OBJECT (child), (gpointer *) &child);
  gtk_window_destroy (GTK_WINDOW (window));
  await_idle ();
  g_assert_null (child);
}

static FhSeating seating;

const FhSeating *
table_test_seating (void)
{
  return &seating;
}

GtkWidget *
table_test_table (void)
{
  fh_style_load ();

  return fh_table_view_new ();
}

void
table_test_show (GtkWidget *table, const FhState *state, FhHold hold)
{
  FhTableScene scene = {
    .scene = { &state->table, &seating, 0 }, .hand = state->hands[0], .hold = hold, .thinking = -1
  };

  fh_seating_init (&seating, &state->table.rules, "rules", "rules");
  for (int seat = 1; seat < state->table.rules.n_seats; seat++)
    scene.open[seat] = state->table.open[seat];
  fh_table_view_show (FH_TABLE_VIEW (table), &scene, TRUE);
  fh_table_view_set_continue (FH_TABLE_VIEW (table), hold == FH_HOLD_TRICK, TRUE);
  fh_table_view_set_prompt (FH_TABLE_VIEW (table), "It is your turn: play a card.");
  fh_table_view_set_tools (FH_TABLE_VIEW (table), TRUE, TRUE);
}

int
table_test_list (GtkWidget *table, GtkWidget *widgets[TABLE_TEST_MAX])
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && gtk_widget_get_child_visible (child)
        && gtk_widget_get_opacity (child) > 0 && gtk_widget_get_width (child) > 0
        && !gtk_widget_has_css_class (child, "slot") && !gtk_widget_has_css_class (child, "unseen"))
      {
        g_assert_cmpint (n, <, TABLE_TEST_MAX);
        widgets[n++] = child;
      }

  return n;
}

void
table_test_check_in_sight (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t box;
  float height = (float) gtk_widget_get_height (scroller);

  table_test_frames (widget, 3);
  g_assert_true (gtk_widget_compute_bounds (widget, scroller, &box));
  g_test_message ("%g to %g of %g pixels", box.origin.y, box.origin.y + box.size.height, height);
  g_assert_cmpfloat (box.origin.y, >=, -0.5);
  if (box.size.height <= height)
    g_assert_cmpfloat (box.origin.y + box.size.height, <=, height + 0.5);
  else
    g_assert_cmpfloat (box.origin.y, <=, 0.5);
}

static void
collect (GtkWidget *widget, GPtrArray *found, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, found, type);
}

GPtrArray *
table_test_find_all (GtkWidget *widget, GType type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (widget, found, type);

  return found;
}

gboolean
table_test_shows (GtkWidget *widget, const char *text)
{
  g_autoptr (GPtrArray) labels = table_test_find_all (widget, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_visible (labels->pdata[i])
        && strstr (gtk_label_get_text (labels->pdata[i]), text) != NULL)
      return TRUE;

  return FALSE;
}

void
table_test_deal (FhState *state, FhPreset preset, guint64 number)
{
  FhRules rules;
  FhAction deal;

  fh_rules_init (&rules, preset);
  fh_state_init (state, &rules);
  deal = fh_deal_from_seed (&rules, MIN (3, rules.n_callers - 1), fh_seed_from_number (number), 0);
  g_assert_cmpint (fh_state_apply (state, &deal).code, ==, FH_OK);
}

void
table_test_call (FhState *state, FhCall call)
{
  FhAction action = fh_action_bid (state->table.turn, call);

  g_assert_cmpint (fh_state_apply (state, &action).code, ==, FH_OK);
}

void
table_test_play (FhState *state, int n_plays)
{
  while (state->table.n_plays < n_plays)
    {
      FhLegal legal;
      FhAction action;
      FhCardSet cards = 0;

      fh_state_legal (state, &legal);
      if (legal.due == FH_ACTION_DISCARD)
        {
          FH_FOREACH_CARD (card, legal.cards)
            {
              if (fh_set_size (cards) < legal.count)
                cards |= FH_SET (card);
            }
          action = fh_action_cards (FH_ACTION_DISCARD, legal.seat, cards);
        }
      else if (legal.due == FH_ACTION_PARTNER)
        {
          action = (FhAction){ .kind = FH_ACTION_PARTNER, .seat = legal.seat, .n_seats = 1 };
          action.seats[0] = (uint8_t) __builtin_ctz (legal.seats);
        }
      else if (legal.due == FH_ACTION_CALL)
        {
          action =
              fh_action_cards (FH_ACTION_CALL, legal.seat, FH_SET (fh_set_first (legal.cards)));
        }
      else
        {
          FhCard card = fh_set_first (legal.cards);

          action = fh_action_play (legal.seat, card, FH_SUIT_NONE);
          if (fh_card_is_joker (card) && legal.joker_suits != 0)
            action.suit = (uint8_t) __builtin_ctz (legal.joker_suits);
        }
      g_assert_cmpint (fh_state_apply (state, &action).code, ==, FH_OK);
    }
}

gpointer
table_test_find_controller (GtkWidget *widget, GType type)
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

FhCardSet
table_test_face_up (GtkWidget *widget)
{
  g_autoptr (GPtrArray) cards = table_test_find_all (widget, FH_TYPE_CARD_WIDGET);
  FhCardSet set = 0;

  for (guint i = 0; i < cards->len; i++)
    {
      FhCard card = fh_card_widget_get_card (cards->pdata[i]);

      if (card < FH_N_CARDS && gtk_widget_get_mapped (cards->pdata[i]))
        set |= FH_SET (card);
    }

  return set;
}
