/* test-hand.c: cards in the hand: layout, keyboard, choice, names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-test.h"

#include "fh-card-picture.h"
#include "fh-hand-layout.h"
#include "fh-hand-view.h"
#include "fh-shared-art.h"

#define S(rank) FH_CARD (FH_SPADES, FH_##rank)
#define C(rank) FH_CARD (FH_CLUBS, FH_##rank)
#define D(rank) FH_CARD (FH_DIAMONDS, FH_##rank)
#define H(rank) FH_CARD (FH_HEARTS, FH_##rank)

/* --- Layout --- */

static void
test_layout (void)
{
  static const int widths[] = { 304, 344, 480, 768, 868, 1248, 2504 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    for (int n = 10; n <= 15; n += 5)
      {
        FhHandLayout layout = fh_hand_layout (n, widths[i], 190, TRUE);
        int first = fh_hand_layout_first_row (&layout, n, widths[i]);
        int step = fh_hand_layout_step (&layout, first, widths[i]);

        g_assert_cmpint (layout.height, <=, 190);
        g_assert_cmpint (layout.card_width + (first - 1) * step, <=, widths[i]);
        g_assert_cmpint (step, >=, n == 10 ? MIN (FH_HAND_TOUCH, widths[i] / 7) : 32);
        /* An index takes less than a third of the width. */
        g_assert_cmpint (step, >=, layout.card_width / 3);
      }
  g_assert_cmpint (fh_hand_layout (10, 344, 190, TRUE).rows, ==, 2);
  g_assert_cmpint (fh_hand_layout (10, 344, 190, FALSE).rows, ==, 1);
  g_assert_cmpint (fh_hand_layout (10, 1248, 190, TRUE).rows, ==, 1);
  /* Cards that are as large in one row leave no room for another one. */
  g_assert_cmpint (fh_hand_layout (10, 462, 157, TRUE).rows, ==, 1);
  g_assert_cmpint (fh_hand_layout_height (10, 462, 157, TRUE), <=, 110);
}

/* Asserts that the mark of a card of @width that cannot be played begins below @top, as a share of
 * its height; or that there is none, at 1. */
static void
check_mark (int width, double top)
{
  GtkWidget *picture = fh_card_picture_new (), *window;
  int height = fh_card_art_height (width), first = height;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (picture);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guint32 *pixels = g_new0 (guint32, (gsize) (width * height));

  gtk_widget_set_size_request (picture, width, height);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  fh_card_picture_set_card (FH_CARD_PICTURE (picture), S (ACE));
  fh_card_picture_set_barred (FH_CARD_PICTURE (picture), TRUE);
  window = table_test_window (picture, 300, 300);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  /* Paper is darker here: nothing but the bar of the mark is white. */
  for (int i = width * height; i-- > 0;)
    if (pixels[i] == 0xffffffff)
      first = i / width;
  g_test_message ("%d px: %d of %d", width, first, height);
  g_assert_cmpfloat (first, >=, height * top);
  g_assert_cmpint (first < height, ==, top < 1);
  table_test_close (window, picture);
}

/* The mark never hides the sign of the suit. */
static void
test_mark (void)
{
  FhCardArt *art = fh_shared_art_get ();

  check_mark (44, 1);
  check_mark (64, 0.53);
  check_mark (76, 0.53);
  check_mark (100, 0.32);
  fh_card_art_set_deck (art, FH_CARD_DECK_PLAIN);
  check_mark (100, 0.6);
  fh_card_art_set_deck (art, FH_CARD_DECK_PICTURES);
}

/* --- The widget --- */

static const FhCard five[] = { FH_JOKER, H (JACK), D (JACK), S (ACE), C (SEVEN) };

static GtkWidget *
new_hand (GtkWidget **window, int width)
{
  GtkWidget *hand = fh_hand_view_new ();

  fh_hand_view_set_capacity (FH_HAND_VIEW (hand), 10, TRUE);
  fh_hand_view_set_cards (FH_HAND_VIEW (hand), five, 5, FH_TRUMP_HEARTS);
  *window = table_test_window (hand, width, 190);

  return hand;
}

static int
focused (GtkWidget *hand)
{
  GtkWidget *focus = table_test_focus (hand);

  return FH_IS_CARD_WIDGET (focus) ? fh_card_widget_get_card (FH_CARD_WIDGET (focus)) : -1;
}

/* Arrows go where they point, in Arabic too; at the ends they stay. */
static void
test_arrows (gconstpointer data)
{
  GtkTextDirection direction = GPOINTER_TO_INT (data);
  GtkWidget *window, *hand;

  gtk_widget_set_default_direction (direction);
  hand = new_hand (&window, 600);
  gtk_widget_grab_focus (hand);
  g_assert_cmpint (focused (hand), ==, FH_JOKER);
  gtk_widget_child_focus (hand, GTK_DIR_RIGHT);
  g_assert_cmpint (focused (hand), ==, H (JACK));
  gtk_widget_child_focus (hand, GTK_DIR_LEFT);
  gtk_widget_child_focus (hand, GTK_DIR_LEFT);
  g_assert_cmpint (focused (hand), ==, FH_JOKER);
  for (int i = 0; i < 9; i++)
    gtk_widget_child_focus (hand, GTK_DIR_RIGHT);
  g_assert_cmpint (focused (hand), ==, C (SEVEN));

  /* Tab leaves the hand, and comes back to the same card. */
  g_assert_false (gtk_widget_child_focus (hand, GTK_DIR_TAB_FORWARD));
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (gtk_widget_child_focus (hand, GTK_DIR_TAB_FORWARD));
  g_assert_cmpint (focused (hand), ==, C (SEVEN));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  table_test_close (window, hand);
}

/* From left to right in every direction of text, and nothing outside. */
static void
test_places (gconstpointer data)
{
  GtkWidget *window, *hand;
  float last = -1;

  gtk_widget_set_default_direction (GPOINTER_TO_INT (data));
  hand = new_hand (&window, 600);
  for (int i = 0; i < 5; i++)
    {
      FhCardWidget *card = fh_hand_view_get_nth (FH_HAND_VIEW (hand), i);
      graphene_rect_t box;

      g_assert_cmpint (fh_card_widget_get_card (card), ==, five[i]);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (card), hand, &box));
      g_assert_cmpfloat (box.origin.x, >, last);
      g_assert_cmpfloat (box.origin.x + box.size.width, <=, 600);
      g_assert_cmpfloat (box.origin.y + box.size.height, <=, 190);
      last = box.origin.x + FH_HAND_TOUCH - 1;
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  table_test_close (window, hand);
}

/* A card that was played leaves the focus in the hand. */
static void
test_focus_stays (void)
{
  static const FhCard left[] = { FH_JOKER, D (JACK), S (ACE), C (SEVEN) };
  GtkWidget *window;
  GtkWidget *hand = new_hand (&window, 600);

  gtk_widget_grab_focus (hand);
  gtk_widget_child_focus (hand, GTK_DIR_RIGHT);
  fh_hand_view_set_cards (FH_HAND_VIEW (hand), left, 4, FH_TRUMP_HEARTS);
  g_assert_cmpint (focused (hand), ==, D (JACK));
  fh_hand_view_set_cards (FH_HAND_VIEW (hand), left, 1, FH_TRUMP_HEARTS);
  g_assert_cmpint (focused (hand), ==, FH_JOKER);
  table_test_close (window, hand);
}

static void
count_cb (int *count)
{
  (*count)++;
}

static void
test_choice (void)
{
  GtkWidget *window;
  GtkWidget *hand = new_hand (&window, 600);
  int overfull = 0, activated = 0;

  g_signal_connect_swapped (hand, "overfull", G_CALLBACK (count_cb), &overfull);
  g_signal_connect_swapped (hand, "card-activated", G_CALLBACK (count_cb), &activated);
  fh_hand_view_set_choosing (FH_HAND_VIEW (hand), 2);
  for (int i = 0; i < 3; i++)
    gtk_widget_activate_action (GTK_WIDGET (fh_hand_view_get_nth (FH_HAND_VIEW (hand), i)),
                                "card.choose", NULL);
  g_assert_cmpint (overfull, ==, 1);
  g_assert_cmpint (activated, ==, 0);
  g_assert_cmpuint (fh_hand_view_get_chosen (FH_HAND_VIEW (hand)), ==,
                    FH_SET (FH_JOKER) | FH_SET (H (JACK)));
  gtk_test_accessible_assert_state (fh_hand_view_get_nth (FH_HAND_VIEW (hand), 0),
                                    GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);

  /* Once more puts it back. */
  gtk_widget_activate_action (GTK_WIDGET (fh_hand_view_get_nth (FH_HAND_VIEW (hand), 0)),
                              "card.choose", NULL);
  g_assert_cmpuint (fh_hand_view_get_chosen (FH_HAND_VIEW (hand)), ==, FH_SET (H (JACK)));

  fh_hand_view_set_choosing (FH_HAND_VIEW (hand), 0);
  g_assert_cmpuint (fh_hand_view_get_chosen (FH_HAND_VIEW (hand)), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (fh_hand_view_get_nth (FH_HAND_VIEW (hand), 0)),
                              "card.choose", NULL);
  g_assert_cmpint (activated, ==, 1);
  table_test_close (window, hand);
}

/* A card says what it is, what it is worth under the trump, and why it is refused. */
static void
test_accessible (void)
{
  GtkWidget *window;
  GtkWidget *hand = new_hand (&window, 600);
  FhCardWidget *left_bower = fh_hand_view_get_widget (FH_HAND_VIEW (hand), D (JACK));
  g_autofree char *label = fh_sentence_card (D (JACK), FH_TRUMP_HEARTS, FH_CARD_REFUSED);

  gtk_test_accessible_assert_role (left_bower, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_role (hand, GTK_ACCESSIBLE_ROLE_GROUP);
  fh_card_widget_set_state (left_bower, FH_CARD_REFUSED, "You must follow spades.", TRUE);
  gtk_test_accessible_assert_property (left_bower, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_test_accessible_assert_property (left_bower, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "You must follow spades.");
  gtk_test_accessible_assert_state (left_bower, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  /* It would lie over the cards beside it. */
  g_assert_null (gtk_widget_get_tooltip_text (GTK_WIDGET (left_bower)));
  g_assert_true (gtk_widget_get_focusable (GTK_WIDGET (left_bower)));
  g_assert_nonnull (strstr (label, "left bower"));
  gtk_test_accessible_assert_relation (left_bower, GTK_ACCESSIBLE_RELATION_POS_IN_SET, 3);
  gtk_test_accessible_assert_relation (left_bower, GTK_ACCESSIBLE_RELATION_SET_SIZE, 5);

  /* Not marked is still said. */
  fh_card_widget_set_state (left_bower, FH_CARD_REFUSED, "You must follow spades.", FALSE);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (left_bower), "refused"));
  gtk_test_accessible_assert_state (left_bower, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  fh_card_widget_set_state (left_bower, FH_CARD_PLAYABLE, NULL, TRUE);
  gtk_test_accessible_assert_state (left_bower, GTK_ACCESSIBLE_STATE_DISABLED, FALSE);
  g_assert_null (fh_card_widget_get_reason (left_bower));
  table_test_close (window, hand);
}

/* While a bid is looked at, what would be trumps is marked, and bowers and the joker are named: on
 * the card where there is room, briefly where the next tag is near, and to a screen reader. */
static void
test_considered (void)
{
  GtkWidget *window;
  GtkWidget *hand = new_hand (&window, 600);
  FhHandView *view = FH_HAND_VIEW (hand);
  FhCardWidget *left = fh_hand_view_get_widget (view, H (JACK));
  FhCardWidget *right = fh_hand_view_get_widget (view, D (JACK));
  FhCardWidget *joker = fh_hand_view_get_widget (view, FH_JOKER);

  fh_hand_view_set_considered (view, FH_TRUMP_DIAMONDS);
  table_test_settle (hand);
  g_assert_cmpstr (fh_card_widget_get_tag (left), ==, "left bower");
  g_assert_cmpstr (fh_card_widget_get_tag (right), ==, "right bower");
  g_assert_cmpstr (fh_card_widget_get_tag (joker), ==, "joker");
  gtk_test_accessible_assert_property (left, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "left bower, with diamonds as trumps");
  for (int i = 0; i < fh_hand_view_get_n_cards (view); i++)
    {
      FhCardWidget *card = fh_hand_view_get_nth (view, i);
      FhCard face = fh_card_widget_get_card (card);

      g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (card), "would-be-trump"), ==,
                       fh_effective_suit (face, FH_TRUMP_DIAMONDS) == FH_DIAMONDS);
    }

  /* A tag must not lie below the next one. */
  fh_card_widget_set_tag_room (left, 20);
  g_assert_cmpstr (fh_card_widget_get_tag (left), ==, "left");

  fh_hand_view_set_considered (view, FH_NO_TRUMP);
  g_assert_null (fh_card_widget_get_tag (left));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (right), "would-be-trump"));

  /* What the card's own tag says comes back. */
  fh_card_widget_set_tag (left, "kitty", NULL);
  fh_card_widget_set_note (left, "kitty");
  fh_hand_view_set_considered (view, FH_TRUMP_HEARTS);
  g_assert_cmpstr (fh_card_widget_get_tag (left), ==, "right bower");
  fh_hand_view_set_considered (view, -1);
  g_assert_cmpstr (fh_card_widget_get_tag (left), ==, "kitty");
  gtk_test_accessible_assert_property (left, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "kitty");
  table_test_close (window, hand);
}

/* --- Motion --- */

static void
settled_cb (int *count)
{
  (*count)++;
}

static graphene_rect_t
box_of (GtkWidget *hand, int index)
{
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (
      GTK_WIDGET (fh_hand_view_get_nth (FH_HAND_VIEW (hand), index)), hand, &box));
  return box;
}

/* Cards that come in are turned where they lie, and those that stay move up; each can be had at
 * once, and nothing moves where nothing is to. */
static void
test_motion (void)
{
  static const FhHandOrigin origin = { .box = { { 20, -300 }, { 44, 62 } }, 50, TRUE };
  static const FhCard six[] = { FH_JOKER, H (JACK), D (JACK), H (TEN), S (ACE), C (SEVEN) };
  GtkWidget *window, *hand = new_hand (&window, 900);
  FhHandView *view = FH_HAND_VIEW (hand);
  graphene_rect_t first = box_of (hand, 0), last = box_of (hand, 4), box;
  int n_settled = 0;

  g_signal_connect_swapped (view, "settled", G_CALLBACK (settled_cb), &n_settled);
  g_object_set (gtk_widget_get_settings (hand), "gtk-enable-animations", TRUE, NULL);
  /* Longer than any machine takes to come here. */
  fh_hand_view_enter_from (view, &origin, 600000);
  fh_hand_view_set_cards (view, six, 6, FH_TRUMP_HEARTS);
  g_assert_true (fh_hand_view_is_entering (view));
  table_test_frames (window, 3);
  box = box_of (hand, 3);
  g_assert_cmpfloat (box.origin.y, <, -200);
  g_assert_cmpfloat (box.size.width, <=, 46);
  /* The others have not gone far. */
  box = box_of (hand, 0);
  g_assert_cmpfloat (ABS (box.origin.x - first.origin.x), <, 10);
  box = box_of (hand, 5);
  g_assert_cmpfloat (ABS (box.origin.x - last.origin.x), <, 10);
  g_assert_cmpint (n_settled, ==, 0);

  fh_hand_view_settle (view);
  g_assert_cmpint (n_settled, ==, 1);
  g_assert_false (fh_hand_view_is_entering (view));
  table_test_frames (window, 2);
  for (int i = 1; i < 6; i++)
    {
      graphene_rect_t before = box_of (hand, i - 1);

      box = box_of (hand, i);
      g_assert_cmpfloat (box.origin.x, >, before.origin.x);
      g_assert_cmpfloat (box.origin.y, ==, before.origin.y);
      g_assert_cmpfloat (box.size.width, ==, before.size.width);
    }

  /* The hand closes up: nobody comes in, and nobody waits for it. */
  box = box_of (hand, 0);
  fh_hand_view_enter_from (view, &origin, 600000);
  fh_hand_view_set_cards (view, five, 5, FH_TRUMP_HEARTS);
  g_assert_false (fh_hand_view_is_entering (view));
  table_test_frames (window, 3);
  g_assert_cmpfloat (ABS (box_of (hand, 0).origin.x - box.origin.x), <, 10);
  fh_hand_view_settle (view);
  table_test_frames (window, 2);
  g_assert_cmpfloat (box_of (hand, 0).origin.x, ==, first.origin.x);
  g_assert_cmpint (n_settled, ==, 2);

  /* Without motion they are there. */
  g_object_set (gtk_widget_get_settings (hand), "gtk-enable-animations", FALSE, NULL);
  fh_hand_view_enter_from (view, &origin, 600000);
  fh_hand_view_set_cards (view, six, 6, FH_TRUMP_HEARTS);
  g_assert_false (fh_hand_view_is_entering (view));
  table_test_close (window, hand);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_func ("/view/hand/layout", test_layout);
  g_test_add_func ("/view/hand/mark", test_mark);
  g_test_add_data_func ("/view/hand/arrows/ltr", GINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_arrows);
  g_test_add_data_func ("/view/hand/arrows/rtl", GINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_arrows);
  g_test_add_data_func ("/view/hand/places/ltr", GINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_places);
  g_test_add_data_func ("/view/hand/places/rtl", GINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_places);
  g_test_add_func ("/view/hand/focus-stays", test_focus_stays);
  g_test_add_func ("/view/hand/choice", test_choice);
  g_test_add_func ("/view/hand/accessible", test_accessible);
  g_test_add_func ("/view/hand/considered", test_considered);
  g_test_add_func ("/view/hand/motion", test_motion);

  return g_test_run ();
}
