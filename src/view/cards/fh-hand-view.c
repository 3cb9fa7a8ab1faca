/* fh-hand-view.c: a hand of cards, fanned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-hand-view-private.h"

#include <glib/gi18n.h>

#include "fh-focus.h"
#include "fh-hand-layout.h"
#include "fh-hand-order.h"
#include "fh-made.h"
#include "fh-widget.h"

G_DEFINE_FINAL_TYPE (FhHandView, fh_hand_view, GTK_TYPE_WIDGET)

static void
card_chosen_cb (FhHandView *self, FhCardWidget *widget)
{
  FhCard card = fh_card_widget_get_card (widget);
  guint index;

  if (g_ptr_array_find (self->cards, widget, &index))
    self->current = (int) index;

  if (self->choosing == 0)
    g_signal_emit_by_name (self, "card-activated", (guint) card);
  else if (!fh_set_has (self->chosen, card) && fh_set_size (self->chosen) >= self->choosing)
    g_signal_emit_by_name (self, "overfull");
  else
    fh_hand_view_set_chosen (self, self->chosen ^ FH_SET (card));
}

/* Puts the card at @from to @to, where it stays. */
static void
put (FhHandView *self, int from, int to)
{
  FhCard cards[FH_N_CARDS], card;
  int n = fh_hand_arrange (self->arranged, self->n_arranged, self->given, self->n_given, cards);

  if (from < 0 || from >= n || to < 0 || to >= n || from == to)
    return;
  card = cards[from];
  for (int i = from; i != to; i += from < to ? 1 : -1)
    cards[i] = cards[from < to ? i + 1 : i - 1];
  cards[to] = card;
  memcpy (self->arranged, cards, sizeof cards);
  self->n_arranged = n;
  /* From where it was let go. */
  fh_card_drag_end (self->drag);
  self->duration = self->speed;
  fh_hand_view_set_cards (self, self->given, self->n_given, self->trump);
}

/* Moves the card with the focus one place to the side of @arguments, "(i)". */
static gboolean
move_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  FhHandView *self = FH_HAND_VIEW (widget);
  int from = fh_hand_view_get_focused (self);

  if (from < 0)
    return FALSE;
  put (self, from, from + g_variant_get_int32 (arguments));
  return TRUE;
}

/* A card is played, or put away, when more than half of it is above the hand, and goes to another
 * place within it.  Dragging a chosen one out changes nothing. */
static void
dropped_cb (FhHandView *self, FhCardWidget *widget, double x, double y, gboolean is_flick)
{
  FhCard card = fh_card_widget_get_card (widget);

  if (y >= 0 && !is_flick)
    {
      guint from;

      if (g_ptr_array_find (self->cards, widget, &from))
        put (self, (int) from, fh_hand_view_find_place (self, x, y));
      return;
    }
  if (self->choosing > 0 && fh_set_has (self->chosen, card))
    return;
  if (self->choosing == 0)
    g_signal_emit_by_name (self, "card-dropped", (guint) card);
  else
    card_chosen_cb (self, widget);
}

static void
settled_cb (gpointer user_data)
{
  g_signal_emit_by_name (user_data, "settled");
}

static void
fh_hand_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  fh_card_drag_snapshot (FH_HAND_VIEW (widget)->drag, snapshot);
}

static void
fh_hand_view_dispose (GObject *object)
{
  FhHandView *self = FH_HAND_VIEW (object);

  g_clear_pointer (&self->motion, fh_hand_motion_free);
  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->cards, i));
  g_ptr_array_set_size (self->cards, 0);

  G_OBJECT_CLASS (fh_hand_view_parent_class)->dispose (object);
}

static void
fh_hand_view_class_init (FhHandViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fh_hand_view_dispose;
  widget_class->measure = fh_hand_view_measure;
  widget_class->size_allocate = fh_hand_view_size_allocate;
  widget_class->snapshot = fh_hand_view_snapshot;
  widget_class->focus = fh_hand_view_move_focus;
  widget_class->grab_focus = fh_hand_view_grab_focus;

  FH_DROPS (klass, FhHandView, drag, g_object_unref);
  FH_HOLDS (klass, FhHandView, cards, g_ptr_array_unref);

  fh_made_signal (klass, "card-activated", 1, G_TYPE_UINT);
  fh_made_signal (klass, "card-dropped", 1, G_TYPE_UINT);
  fh_made_signal (klass, "chosen-changed", 0);
  fh_made_signal (klass, "overfull", 0);
  fh_made_signal (klass, "settled", 0);

  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  fh_focus_bind_ends (widget_class, fh_hand_view_home_cb, fh_hand_view_end_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, GDK_SHIFT_MASK, move_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, GDK_SHIFT_MASK, move_cb, "i", 1);
}

static void
fh_hand_view_init (FhHandView *self)
{
  self->cards = g_ptr_array_new ();
  self->capacity = FH_N_RANKS;
  self->considered = -1;
  self->drag = fh_card_drag_new (GTK_WIDGET (self));
  g_signal_connect_swapped (self->drag, "dropped", G_CALLBACK (dropped_cb), self);
  self->motion = fh_hand_motion_new (GTK_WIDGET (self), settled_cb, self);
  fh_widget_set_name (
      GTK_WIDGET (self), /* Translators: the player's own cards, for screen readers. */
      _ ("Your hand"));
}

GtkWidget *
fh_hand_view_new (void)
{
  return g_object_new (FH_TYPE_HAND_VIEW, NULL);
}

static FhCardWidget *
add_card (FhHandView *self, FhCard card)
{
  GtkWidget *widget = fh_card_widget_new (TRUE);

  gtk_widget_set_parent (widget, GTK_WIDGET (self));
  fh_connect (widget, "chosen", card_chosen_cb, self);

  return FH_CARD_WIDGET (widget);
}

static void
remove_missing (FhHandView *self, FhCardSet set)
{
  for (guint i = self->cards->len; i-- > 0;)
    {
      GtkWidget *widget = g_ptr_array_index (self->cards, i);

      if (!fh_set_has (set, fh_card_widget_get_card (FH_CARD_WIDGET (widget))))
        {
          g_ptr_array_remove_index (self->cards, i);
          fh_hand_motion_forget (self->motion, widget);
          gtk_widget_unparent (widget);
        }
    }
}

/* Lets the cards @fresh come in, and the others move up to them. */
static void
enter (FhHandView *self, FhCardSet fresh)
{
  int n = fh_set_size (fresh), index = 0;

  for (guint i = 0; i < self->cards->len && self->duration > 0; i++)
    {
      GtkWidget *widget = g_ptr_array_index (self->cards, i);
      graphene_rect_t from = self->origin.box;

      if (!fh_set_has (fresh, fh_card_widget_get_card (FH_CARD_WIDGET (widget))))
        continue;
      from.origin.x += (float) index * self->origin.step;
      fh_hand_motion_enter (self->motion, widget, &from, index++, n, self->origin.comes);
    }
  fh_hand_motion_begin (self->motion, self->duration);
}

void
fh_hand_view_set_cards (FhHandView *self, const FhCard *given, int n, int trump)
{
  FhCard cards[FH_N_CARDS];
  GPtrArray *next;
  FhCardSet set = 0, fresh = 0;
  gboolean is_other;
  int focus;

  g_return_if_fail (FH_IS_HAND_VIEW (self));
  g_return_if_fail (n <= FH_N_CARDS);

  fh_hand_arrange (self->arranged, self->n_arranged, given, n, cards);
  if (n > 0)
    memmove (self->given, given, (size_t) n * sizeof *given);
  self->n_given = n;
  self->trump = trump;
  for (int i = 0; i < n; i++)
    set |= FH_SET (cards[i]);
  focus = fh_hand_view_get_focused (self);
  if (focus >= 0)
    self->current = focus;

  next = g_ptr_array_sized_new ((guint) n);
  for (int i = 0; i < n; i++)
    {
      FhCardWidget *widget = fh_hand_view_get_widget (self, cards[i]);

      if (widget == NULL)
        {
          widget = add_card (self, cards[i]);
          fresh |= FH_SET (cards[i]);
        }
      fh_card_widget_set_card (widget, cards[i], trump);
      fh_card_widget_set_considered (widget, self->considered);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET,
                                      i + 1, GTK_ACCESSIBLE_RELATION_SET_SIZE, n, -1);
      g_ptr_array_add (next, widget);
    }
  is_other = self->cards->len != next->len;
  for (guint i = 0; i < next->len && !is_other; i++)
    is_other = self->cards->pdata[i] != next->pdata[i] && self->duration > 0;
  /* When what has the focus goes, the toolkit looks for another place, which may be anywhere. */
  if (focus >= 0 && n == 0)
    fh_hand_view_focus_empty (self);
  remove_missing (self, set);
  g_ptr_array_unref (self->cards);
  self->cards = next;

  /* Cards to the right lie over those to the left. */
  for (int i = 0; i < n; i++)
    gtk_widget_insert_before (g_ptr_array_index (next, i), GTK_WIDGET (self), NULL);

  self->chosen &= set;
  self->current = CLAMP (self->current, 0, MAX (n - 1, 0));
  if (n > 0
      && (gtk_widget_has_focus (GTK_WIDGET (self))
          || (focus >= 0 && fh_hand_view_get_focused (self) < 0)))
    fh_hand_view_focus_nth (self, fh_hand_view_get_nearest_allowed (self, MAX (focus, 0)));
  gtk_widget_set_focusable (GTK_WIDGET (self),
                            n == 0 && gtk_widget_get_focusable (GTK_WIDGET (self)));

  if (fresh != 0 || is_other)
    enter (self, fresh);
  self->duration = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
fh_hand_view_forget_order (FhHandView *self)
{
  g_return_if_fail (FH_IS_HAND_VIEW (self));

  self->n_arranged = 0;
}

void
fh_hand_view_enter_from (FhHandView *self, const FhHandOrigin *origin, guint duration)
{
  g_return_if_fail (FH_IS_HAND_VIEW (self));

  self->origin = *origin;
  self->duration = duration;
}

void
fh_hand_view_move_origin (FhHandView *self, const graphene_rect_t *from)
{
  g_return_if_fail (FH_IS_HAND_VIEW (self));

  fh_hand_motion_move_origin (self->motion, from);
}

gboolean
fh_hand_view_is_entering (FhHandView *self)
{
  g_return_val_if_fail (FH_IS_HAND_VIEW (self), FALSE);

  return fh_hand_motion_is_entering (self->motion);
}

void
fh_hand_view_settle (FhHandView *self)
{
  g_return_if_fail (FH_IS_HAND_VIEW (self));

  fh_hand_motion_finish (self->motion);
}

void
fh_hand_view_set_duration (FhHandView *self, guint duration)
{
  g_return_if_fail (FH_IS_HAND_VIEW (self));

  self->speed = duration;
  fh_card_drag_set_duration (self->drag, duration);
}

void
fh_hand_view_set_capacity (FhHandView *self, int n_cards, gboolean is_touched)
{
  g_return_if_fail (FH_IS_HAND_VIEW (self));

  if (self->capacity == n_cards && self->is_touched == !!is_touched)
    return;

  self->capacity = n_cards;
  self->is_touched = !!is_touched;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

gboolean
fh_hand_view_is_touched (FhHandView *self)
{
  g_return_val_if_fail (FH_IS_HAND_VIEW (self), FALSE);

  return fh_hand_view_has_touch (self);
}

gboolean
fh_hand_view_needs_two_rows (FhHandView *self, int width)
{
  g_return_val_if_fail (FH_IS_HAND_VIEW (self), FALSE);

  return self->capacity * FH_HAND_TOUCH > width && self->cards->len > 0;
}

void
fh_hand_view_set_considered (FhHandView *self, int trump)
{
  g_return_if_fail (FH_IS_HAND_VIEW (self));

  self->considered = trump;
  for (guint i = 0; i < self->cards->len; i++)
    fh_card_widget_set_considered (g_ptr_array_index (self->cards, i), trump);
}

int
fh_hand_view_get_height (FhHandView *self, int width, int max_height)
{
  g_return_val_if_fail (FH_IS_HAND_VIEW (self), 0);

  return fh_hand_layout_height (self->capacity, width, max_height, fh_hand_view_has_touch (self));
}

int
fh_hand_view_get_card_width (FhHandView *self, int width, int height)
{
  g_return_val_if_fail (FH_IS_HAND_VIEW (self), 0);

  return fh_hand_layout (self->capacity, width, height, fh_hand_view_has_touch (self)).card_width;
}

int
fh_hand_view_get_n_cards (FhHandView *self)
{
  g_return_val_if_fail (FH_IS_HAND_VIEW (self), 0);

  return (int) self->cards->len;
}

FhCardWidget *
fh_hand_view_get_nth (FhHandView *self, int index)
{
  g_return_val_if_fail (FH_IS_HAND_VIEW (self), NULL);

  return index >= 0 && index < (int) self->cards->len ? g_ptr_array_index (self->cards, index)
                                                      : NULL;
}

FhCardWidget *
fh_hand_view_get_widget (FhHandView *self, FhCard card)
{
  g_return_val_if_fail (FH_IS_HAND_VIEW (self), NULL);

  for (guint i = 0; i < self->cards->len; i++)
    if (fh_card_widget_get_card (g_ptr_array_index (self->cards, i)) == card)
      return g_ptr_array_index (self->cards, i);

  return NULL;
}

void
fh_hand_view_set_choosing (FhHandView *self, int count)
{
  g_return_if_fail (FH_IS_HAND_VIEW (self));

  if ((self->choosing > 0) != (count > 0))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->choosing = count;
  fh_hand_view_set_chosen (self, 0);
}

int
fh_hand_view_get_choosing (FhHandView *self)
{
  g_return_val_if_fail (FH_IS_HAND_VIEW (self), 0);

  return self->choosing;
}

FhCardSet
fh_hand_view_get_chosen (FhHandView *self)
{
  g_return_val_if_fail (FH_IS_HAND_VIEW (self), 0);

  return self->chosen;
}

void
fh_hand_view_set_chosen (FhHandView *self, FhCardSet chosen)
{
  g_return_if_fail (FH_IS_HAND_VIEW (self));

  self->chosen = chosen;
  for (guint i = 0; i < self->cards->len; i++)
    {
      FhCardWidget *widget = g_ptr_array_index (self->cards, i);
      gboolean is_chosen = fh_set_has (chosen, fh_card_widget_get_card (widget));

      if (self->choosing > 0)
        fh_card_widget_set_state (widget, is_chosen ? FH_CARD_CHOSEN : FH_CARD_PLAIN, NULL, FALSE);
    }
  g_signal_emit_by_name (self, "chosen-changed");
}
