/* fh-table-view.c: the table with everything on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-made.h"
#include "fh-table-view-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "fh-felt.h"
#include "fh-focus.h"
#include "fh-shared-art.h"
#include "fh-widget.h"

G_DEFINE_FINAL_TYPE (FhTableView, fh_table_view, GTK_TYPE_WIDGET)

/* Asks why about @card of @seat; FALSE when nobody answers. */
static gboolean
ask (FhTableView *self, int seat, FhCard card, gboolean is_click)
{
  gboolean is_taken = FALSE;

  g_signal_emit_by_name (self, "asked", seat, (guint) card, is_click, &is_taken);
  return is_taken;
}

/* Asks about the card or the player at @x, @y. */
static gboolean
ask_at (FhTableView *self, double x, double y, gboolean is_click)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  int seat;
  FhCard card;

  /* What has its own use for a click keeps it. */
  if ((at == GTK_WIDGET (self) || at == self->slot)
      && fh_trick_cards_find (self->trick, x, y, &seat, &card))
    return ask (self, seat, card, is_click);
  for (int k = 0; at != NULL && k < self->n_seats; k++)
    if (at == self->places[k] || gtk_widget_is_ancestor (at, self->places[k]))
      return ask (self, (self->person + k) % self->n_seats, FH_CARD_NONE, is_click);
  return FALSE;
}

static void
pressed_cb (GtkGestureClick *click, int n_press, double x, double y, FhTableView *self)
{
  if (!ask_at (self, x, y, TRUE))
    g_signal_emit_by_name (self, "pressed");
}

static void
second_button_cb (GtkGestureClick *click, int n_press, double x, double y, FhTableView *self)
{
  if (ask_at (self, x, y, FALSE))
    gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
long_pressed_cb (GtkGestureLongPress *press, double x, double y, FhTableView *self)
{
  if (ask_at (self, x, y, FALSE))
    gtk_gesture_set_state (GTK_GESTURE (press), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
trick_asked_cb (int seat, FhCard card, gpointer user_data)
{
  ask (FH_TABLE_VIEW (user_data), seat, card, FALSE);
}

static void
place_asked_cb (FhTableView *self, GtkWidget *place)
{
  for (int k = 0; k < self->n_seats; k++)
    if (self->places[k] == place)
      ask (self, (self->person + k) % self->n_seats, FH_CARD_NONE, FALSE);
}

/* High contrast draws borders and drops gradients, on the cards too. */
static void
style_cb (FhTableView *self)
{
  gboolean is_high = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());

  fh_widget_set_class (GTK_WIDGET (self), "high-contrast", is_high);
  fh_card_art_set_outlined (fh_shared_art_get (), is_high);
}

/* Past a panel in which nothing can be done now, such as the exchange before a card is chosen. */
static gboolean
focus_next (FhTableView *self, GtkDirectionType direction)
{
  gboolean is_focused;

  gtk_widget_set_can_focus (self->scroller, fh_focus_has_place (self->scroller));
  is_focused = GTK_WIDGET_CLASS (fh_table_view_parent_class)->focus (GTK_WIDGET (self), direction);
  gtk_widget_set_can_focus (self->scroller, TRUE);
  return is_focused;
}

/* Up and down lead between the hand and what is in the middle, whatever else lies on the way. */
static gboolean
fh_table_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FhTableView *self = FH_TABLE_VIEW (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *middle =
      self->panel != NULL && gtk_widget_get_visible (self->panel) ? self->panel : self->foot;

  if (gtk_widget_get_visible (self->go_on))
    middle = self->go_on;
  if (gtk_widget_get_visible (self->offer))
    middle = self->offer;
  if (gtk_widget_get_visible (self->question))
    middle = self->question;
  if (middle == NULL && gtk_widget_get_visible (self->dummies[OWN_DUMMY]))
    middle = self->dummies[OWN_DUMMY];
  if (direction == GTK_DIR_UP && focus != NULL && gtk_widget_is_ancestor (focus, self->hand))
    {
      if (gtk_widget_child_focus (self->hand, direction))
        return TRUE;
      if (middle != NULL && gtk_widget_child_focus (middle, direction))
        return TRUE;
    }
  else if (direction == GTK_DIR_DOWN && focus != NULL && middle != NULL
           && (focus == middle || gtk_widget_is_ancestor (focus, middle)))
    {
      return gtk_widget_child_focus (middle, direction)
             || gtk_widget_child_focus (self->hand, direction);
    }

  return focus_next (self, direction);
}

/* The felt, of which high contrast has one dark colour from the style; and what lies on it: what a
 * card is dragged out of, with it, over all else. */
static void
fh_table_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FhTableView *self = FH_TABLE_VIEW (widget);

  if (!gtk_widget_has_css_class (widget, "high-contrast"))
    fh_felt_snapshot (snapshot, self->felt, gtk_widget_get_width (widget),
                      gtk_widget_get_height (widget));
  for (int is_last = FALSE; is_last <= TRUE; is_last++)
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      if (gtk_widget_has_css_class (child, "dragging") == is_last)
        gtk_widget_snapshot_child (widget, child, snapshot);
}

static void
fh_table_view_dispose (GObject *object)
{
  FhTableView *self = FH_TABLE_VIEW (object);
  GtkWidget *child;

  g_clear_pointer (&self->trick, fh_trick_cards_free);
  g_clear_pointer (&self->passing, fh_passing_free);
  g_clear_pointer (&self->herald, fh_herald_free);
  g_clear_pointer (&self->fade, fh_cross_fade_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (fh_table_view_parent_class)->dispose (object);
}

static void
fh_table_view_class_init (FhTableViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fh_table_view_dispose;
  widget_class->get_request_mode = fh_table_view_get_request_mode;
  widget_class->focus = fh_table_view_focus;
  widget_class->measure = fh_table_view_measure;
  widget_class->size_allocate = fh_table_view_size_allocate;
  widget_class->snapshot = fh_table_view_snapshot;

  FH_DROPS_SOURCE (klass, FhTableView, thinking_id);
  FH_DROPS_SOURCE (klass, FhTableView, notice_id);
  FH_HOLDS (klass, FhTableView, felt, g_free);
  FH_HOLDS (klass, FhTableView, rule, g_free);

  fh_made_signal (klass, "room-changed", 0);
  fh_made_signal (klass, "pressed", 0);

  g_signal_new ("asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 3, G_TYPE_INT,
                G_TYPE_UINT, G_TYPE_BOOLEAN);

  gtk_widget_class_set_css_name (widget_class, "table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Now it is somebody's turn. */
static void
dealt_cb (FhTableView *self)
{
  if (self->next_place != NULL)
    gtk_widget_add_css_class (self->next_place, "turn");
  self->next_place = NULL;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
build (FhTableView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *second = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  fh_table_view_add_children (self, trick_asked_cb);

  g_signal_connect (click, "released", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (second), GDK_BUTTON_SECONDARY);
  g_signal_connect (second, "pressed", G_CALLBACK (second_button_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (second));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  fh_table_view_add_haste (self);
  fh_connect (self->hand, "settled", dealt_cb, self);
  for (int k = 0; k < FH_MAX_SEATS; k++)
    fh_connect (self->places[k], "asked", place_asked_cb, self);
  fh_connect (adw_style_manager_get_default (), "notify::high-contrast", style_cb, self);
  style_cb (self);
}

static void
fh_table_view_init (FhTableView *self)
{
  self->felt = g_strdup ("green");
  self->duration = 240;
  self->thinking = -1;
  self->exchanging = -1;
  self->dealing = -1;
  self->awaited = -1;
  self->is_empty = TRUE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (self), self->felt);
  fh_widget_set_name (GTK_WIDGET (self), /* Translators: the card table, for screen readers. */
                      _ ("Table"));
  build (self);
}

/* Where there is not enough room, what is to be done is in sight: calls stand at the top, and a
 * question, the trick and the hand at the bottom; open hands begin at the top. */
static void
range_cb (FhTableView *self, GtkAdjustment *adjustment)
{
  gboolean is_above = self->panel != NULL || self->open_seats != 0;
  gboolean is_asked = gtk_widget_get_visible (self->question);

  /* How much of the table is seen changes what it needs, though its own size may stay. */
  fh_table_view_follow_size (self);
  gtk_adjustment_set_value (adjustment,
                            is_above && !is_asked ? 0.0 : gtk_adjustment_get_upper (adjustment));
}

GtkWidget *
fh_table_view_new_scroller (FhTableView *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self));
  gtk_widget_set_focusable (scroller, FALSE);
  fh_connect (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), "changed",
              range_cb, self);
  return scroller;
}

GtkWidget *
fh_table_view_new (void)
{
  return g_object_new (FH_TYPE_TABLE_VIEW, NULL);
}

FhHandView *
fh_table_view_get_hand (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  return FH_HAND_VIEW (self->hand);
}

void
fh_table_view_set_panel (FhTableView *self, GtkWidget *panel)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  if (self->panel == panel)
    return;

  fh_cross_fade_leave (self->fade, self->scroller, self->pace);
  self->panel = panel;
  self->whole_height = 0;
  if (panel != NULL)
    fh_focus_guard (panel);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), panel);
  gtk_widget_set_visible (self->scroller, panel != NULL);
  if (panel != NULL)
    g_object_bind_property (panel, "visible", self->scroller, "visible", G_BINDING_DEFAULT);
  if (panel != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    fh_cross_fade_enter (self->fade, self->scroller, self->pace);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
fh_table_view_set_whole_height (FhTableView *self, int height)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  if (self->whole_height == height)
    return;
  self->whole_height = height;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

GtkWidget *
fh_table_view_get_panel (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  return self->panel;
}

void
fh_table_view_set_foot (FhTableView *self, GtkWidget *foot)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  if (self->foot == foot)
    return;
  g_clear_pointer (&self->foot, gtk_widget_unparent);
  self->foot = foot;
  if (foot != NULL)
    {
      fh_focus_guard (foot);
      gtk_widget_insert_before (foot, GTK_WIDGET (self), self->offer);
    }
}

GtkWidget *
fh_table_view_get_foot (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  return self->foot;
}

void
fh_table_view_set_prompt (FhTableView *self, const char *text)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  gtk_label_set_text (GTK_LABEL (self->prompt), text != NULL ? text : "");
  gtk_widget_set_visible (self->prompt,
                          text != NULL && *text != '\0' && !gtk_widget_get_visible (self->go_on));
}

void
fh_table_view_set_continue (FhTableView *self, gboolean is_offered, gboolean stays)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  if (gtk_widget_get_visible (self->go_on) == !!is_offered)
    return;

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  /* A button that vanishes with the focus would leave the keyboard nowhere. */
  if (!is_offered && focus == self->go_on)
    gtk_widget_grab_focus (self->hand);
  gtk_widget_set_visible (self->go_on, is_offered);
  gtk_widget_set_visible (self->prompt,
                          !is_offered && *gtk_label_get_text (GTK_LABEL (self->prompt)) != '\0');
  if (is_offered && stays
      && (focus == NULL || !gtk_widget_get_mapped (focus) || focus == self->hand
          || gtk_widget_is_ancestor (focus, self->hand)))
    gtk_widget_grab_focus (self->go_on);
}

gboolean
fh_table_view_focus_continue (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), FALSE);

  return gtk_widget_get_visible (self->go_on) && gtk_widget_grab_focus (self->go_on);
}

GtkWidget *
fh_table_view_get_last_trick_button (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  return self->last_trick;
}

int
fh_table_view_get_room (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), 0);

  return self->room;
}

int
fh_table_view_get_room_width (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), 0);

  return self->room_width;
}
