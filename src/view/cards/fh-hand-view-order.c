/* fh-hand-view-order.c: a hand in the order of the person.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-hand-view-private.h"

#include "fh-hand-order.h"

void
fh_hand_view_put (FhHandView *self, int from, int to)
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

gboolean
fh_hand_view_move_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  FhHandView *self = FH_HAND_VIEW (widget);
  int from = fh_hand_view_get_focused (self);

  if (from < 0)
    return FALSE;
  fh_hand_view_put (self, from, from + g_variant_get_int32 (arguments));
  return TRUE;
}

void
fh_hand_view_forget_order (FhHandView *self)
{
  g_return_if_fail (FH_IS_HAND_VIEW (self));

  self->n_arranged = 0;
}
