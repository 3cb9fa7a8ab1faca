/* fh-table-view.c: the table with everything on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-view-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "fh-card-row.h"
#include "fh-contract-box.h"
#include "fh-dummy-view.h"
#include "fh-felt.h"
#include "fh-focus.h"
#include "fh-help-link.h"
#include "fh-score-box.h"
#include "fh-seat-pill.h"
#include "fh-shared-art.h"
#include "fh-widget.h"

/* How long a notice can be read. */
#define NOTICE_MS 7000

enum
{
  PROP_0,
  PROP_ROOM,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  PRESSED,
  ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FhTableView, fh_table_view, GTK_TYPE_WIDGET)

/* Asks why about @card of @seat; FALSE when nobody answers. */
static gboolean
ask (FhTableView *self, int seat, FhCard card, gboolean is_click)
{
  gboolean is_taken = FALSE;

  g_signal_emit (self, signals[ASKED], 0, seat, (guint) card, is_click, &is_taken);
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
    g_signal_emit (self, signals[PRESSED], 0);
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

static void
fh_table_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  FhTableView *self = FH_TABLE_VIEW (object);

  switch (id)
    {
    case PROP_ROOM:
      g_value_set_int (value, self->room);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
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
  GtkWidget *middle = self->panel;

  if (gtk_widget_get_visible (self->go_on))
    middle = self->go_on;
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

  g_clear_handle_id (&self->thinking_source, g_source_remove);
  g_clear_handle_id (&self->notice_source, g_source_remove);
  g_clear_pointer (&self->trick, fh_trick_cards_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->felt, g_free);
  g_clear_pointer (&self->rule, g_free);

  G_OBJECT_CLASS (fh_table_view_parent_class)->dispose (object);
}

static void
fh_table_view_class_init (FhTableViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fh_table_view_get_property;
  object_class->dispose = fh_table_view_dispose;
  widget_class->get_request_mode = fh_table_view_get_request_mode;
  widget_class->focus = fh_table_view_focus;
  widget_class->measure = fh_table_view_measure;
  widget_class->size_allocate = fh_table_view_size_allocate;
  widget_class->snapshot = fh_table_view_snapshot;

  properties[PROP_ROOM] = g_param_spec_int ("room", NULL, NULL, 0, G_MAXINT, 0,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[PRESSED] = g_signal_new ("pressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  signals[ASKED] = g_signal_new ("asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                 g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 3,
                                 G_TYPE_INT, G_TYPE_UINT, G_TYPE_BOOLEAN);

  gtk_widget_class_set_css_name (widget_class, "table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_tool (const char *icon, const char *action, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_set_visible (button, FALSE);
  gtk_widget_add_css_class (button, "circular");
  fh_widget_set_name (button, name);

  return button;
}

static GtkWidget *
add (FhTableView *self, GtkWidget *child, gboolean is_visible)
{
  gtk_widget_set_visible (child, is_visible);
  gtk_widget_set_parent (child, GTK_WIDGET (self));

  return child;
}

static void
add_prompt (FhTableView *self)
{
  self->prompt = add (self, gtk_label_new (NULL), FALSE);
  gtk_widget_add_css_class (self->prompt, "prompt");
  gtk_label_set_wrap (GTK_LABEL (self->prompt), TRUE);
  gtk_label_set_lines (GTK_LABEL (self->prompt), 3);
  gtk_label_set_ellipsize (GTK_LABEL (self->prompt), PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (GTK_LABEL (self->prompt), GTK_JUSTIFY_CENTER);

  /* Translators: a button that takes the finished trick away. */
  self->go_on = add (self, gtk_button_new_with_label (_ ("Continue")), FALSE);
  gtk_widget_add_css_class (self->go_on, "continue");
  gtk_widget_add_css_class (self->go_on, "pill");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->go_on), "table.continue");

  self->tools = add (self, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), TRUE);
  gtk_widget_add_css_class (self->tools, "tools");
  self->last_trick = new_tool ("fh-last-trick-symbolic", "table.last-trick", _ ("Last trick"));
  self->log = new_tool ("fh-log-symbolic", "table.log", _ ("What has happened"));
  gtk_box_append (GTK_BOX (self->tools), self->last_trick);
  gtk_box_append (GTK_BOX (self->tools), self->log);
  self->laws = new_tool ("fh-laws-symbolic", "table.laws", _ ("Laws of the table"));
  gtk_box_append (GTK_BOX (self->tools), self->laws);
  self->question = add (self, fh_laws_bar_new (), FALSE);
}

static void
add_panel_and_notice (FhTableView *self)
{
  self->scroller = add (self, gtk_scrolled_window_new (), FALSE);
  gtk_widget_add_css_class (self->scroller, "table-panel");
  gtk_widget_set_overflow (self->scroller, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller), TRUE);

  self->notice = add (self, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), FALSE);
  gtk_widget_add_css_class (self->notice, "notice");
  self->notice_text = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->notice_text, "text");
  gtk_label_set_wrap (GTK_LABEL (self->notice_text), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->notice_text), GTK_JUSTIFY_CENTER);
  gtk_widget_set_hexpand (self->notice_text, TRUE);
  gtk_box_append (GTK_BOX (self->notice), self->notice_text);
  /* Translators: a button beside a sentence that says why a card or a call is refused: it opens the
   * help on that rule. */
  self->notice_rule = gtk_button_new_with_label (_ ("Rule"));
  gtk_widget_add_css_class (self->notice_rule, "rule");
  gtk_widget_set_valign (self->notice_rule, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->notice_rule), "table.rule");
  gtk_box_append (GTK_BOX (self->notice), self->notice_rule);
}

static GtkWidget *
new_kitty (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  /* Translators: the cards in the middle that go to who wins the auction. */
  GtkWidget *label = gtk_label_new (_ ("Kitty"));

  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), fh_card_row_new (FH_TABLE_SMALL_CARD));
  gtk_widget_add_css_class (box, "kitty");

  return box;
}

/* The children in the order in which a screen reader goes through them; what moves or covers comes
 * last. */
static void
build (FhTableView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *second = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  self->contract = add (self, fh_contract_box_new (), FALSE);
  self->score = add (self, fh_score_box_new (), FALSE);
  for (int k = 1; k < FH_MAX_SEATS; k++)
    {
      self->places[k] = add (self, fh_seat_pill_new (), FALSE);
      self->open[k] = add (self, fh_card_row_new (FH_TABLE_SMALL_CARD), FALSE);
      fh_card_row_set_grows (FH_CARD_ROW (self->open[k]), TRUE);
      self->dummies[k] = add (self, fh_dummy_view_new (k == OWN_DUMMY), FALSE);
    }
  self->open[0] = add (self, fh_card_row_new (FH_TABLE_SMALL_CARD), FALSE);
  self->kitty = add (self, new_kitty (), FALSE);
  self->slot = add (self, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), FALSE);
  gtk_widget_add_css_class (self->slot, "slot");
  self->places[0] = add (self, fh_seat_pill_new (), FALSE);
  add_prompt (self);
  self->hand = add (self, fh_hand_view_new (), TRUE);
  self->trick =
      fh_trick_cards_new (GTK_WIDGET (self), fh_table_view_trick_start, trick_asked_cb, self);
  add_panel_and_notice (self);

  g_signal_connect (click, "released", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (second), GDK_BUTTON_SECONDARY);
  g_signal_connect (second, "pressed", G_CALLBACK (second_button_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (second));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  for (int k = 0; k < FH_MAX_SEATS; k++)
    g_signal_connect_object (self->places[k], "asked", G_CALLBACK (place_asked_cb), self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (style_cb), self, G_CONNECT_SWAPPED);
  style_cb (self);
}

static void
fh_table_view_init (FhTableView *self)
{
  self->felt = g_strdup ("green");
  self->duration = 240;
  self->thinking = -1;
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

  gtk_adjustment_set_value (adjustment,
                            is_above && !is_asked ? 0.0 : gtk_adjustment_get_upper (adjustment));
}

GtkWidget *
fh_table_view_new_scroller (FhTableView *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self));
  gtk_widget_set_focusable (scroller, FALSE);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)),
                           "changed", G_CALLBACK (range_cb), self, G_CONNECT_SWAPPED);
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

  self->panel = panel;
  if (panel != NULL)
    fh_focus_guard (panel);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), panel);
  gtk_widget_set_visible (self->scroller, panel != NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
fh_table_view_get_panel (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  return self->panel;
}

void
fh_table_view_set_prompt (FhTableView *self, const char *text)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  gtk_label_set_text (GTK_LABEL (self->prompt), text != NULL ? text : "");
  gtk_widget_set_visible (self->prompt,
                          text != NULL && *text != '\0' && !gtk_widget_get_visible (self->go_on));
}

/* What vanishes with the focus would leave the keyboard nowhere. */
static void
hide_notice (FhTableView *self)
{
  if (gtk_widget_get_focus_child (self->notice) != NULL)
    gtk_widget_grab_focus (self->hand);
  gtk_widget_set_visible (self->notice, FALSE);
}

/* Whoever is about to press its button is not hurried. */
static gboolean
notice_cb (gpointer user_data)
{
  FhTableView *self = user_data;
  GtkStateFlags flags = gtk_widget_get_state_flags (self->notice_rule);

  if (flags & (GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_PRELIGHT))
    return G_SOURCE_CONTINUE;
  self->notice_source = 0;
  hide_notice (self);

  return G_SOURCE_REMOVE;
}

void
fh_table_view_set_notice (FhTableView *self, const char *text, const char *help)
{
  g_autofree char *title = NULL;

  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  g_clear_handle_id (&self->notice_source, g_source_remove);
  g_free (self->rule);
  self->rule = g_strdup (help);
  if (text == NULL)
    {
      hide_notice (self);
      return;
    }

  gtk_label_set_text (GTK_LABEL (self->notice_text), text);
  gtk_widget_set_visible (self->notice_rule, help != NULL);
  /* Words alone let clicks through to what they lie on. */
  gtk_widget_set_can_target (self->notice, help != NULL);
  title = help != NULL ? fh_help_link_title (help) : NULL;
  if (title != NULL)
    {
      /* Translators: what the button "Rule" does; %s is the title of a page of the help. */
      g_autofree char *name = g_strdup_printf (_ ("Rule: %s"), title);

      fh_widget_set_tip (self->notice_rule, name);
    }
  gtk_widget_set_visible (self->notice, TRUE);
  self->notice_source = g_timeout_add (NOTICE_MS, notice_cb, self);
}

const char *
fh_table_view_get_rule (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  return self->rule;
}

void
fh_table_view_set_continue (FhTableView *self, gboolean is_offered)
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
  if (is_offered
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

void
fh_table_view_set_tools (FhTableView *self, gboolean last_trick, gboolean log)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  gtk_widget_set_visible (self->last_trick, last_trick);
  gtk_widget_set_visible (self->log, log);
}

void
fh_table_view_set_felt (FhTableView *self, const char *felt)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));
  g_return_if_fail (felt != NULL);

  gtk_widget_remove_css_class (GTK_WIDGET (self), self->felt);
  g_free (self->felt);
  self->felt = g_strdup (felt);
  gtk_widget_add_css_class (GTK_WIDGET (self), self->felt);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
fh_table_view_set_duration (FhTableView *self, guint duration)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  self->duration = duration;
  fh_hand_view_set_duration (FH_HAND_VIEW (self->hand), duration);
  fh_widget_set_class (GTK_WIDGET (self), "still", duration == 0);
}

void
fh_table_view_set_order (FhTableView *self, FhHandOrder order)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  self->order = order;
}

void
fh_table_view_set_left_handed (FhTableView *self, gboolean is_left_handed)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  if (self->is_left_handed == is_left_handed)
    return;
  self->is_left_handed = is_left_handed;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
fh_table_view_set_titled (FhTableView *self, gboolean is_titled)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  self->is_titled = is_titled;
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
