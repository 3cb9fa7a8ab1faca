/* fh-dummy-view.c: the cards of a dummy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-dummy-view.h"

#include <glib/gi18n.h>

#include "fh-card-drag.h"
#include "fh-focus.h"
#include "fh-made.h"
#include "fh-widget.h"

#define GAP 6

/* A card of the least width at which an index can be read. */
#define MIN_CARD 34

/* How much of the height of a card shows of the one that lies under it. */
#define PEEK 8

struct _FhDummyView
{
  GtkWidget parent_instance;

  gboolean is_own;
  GtkWidget *backs[FH_N_PILES];
  GtkWidget *cards[FH_N_PILES]; /* hidden where no card lies face up */
  int current;                  /* the pile that Tab comes in at */
  FhCardDrag *drag;             /* of the own dummy, else NULL */
};

FH_DEFINE_MADE_TYPE (FhDummyView, fh_dummy_view, GTK_TYPE_WIDGET)

static FhCard
card_at (FhDummyView *self, int pile)
{
  return gtk_widget_get_visible (self->cards[pile])
             ? fh_card_widget_get_card (FH_CARD_WIDGET (self->cards[pile]))
             : FH_CARD_NONE;
}

static int
focused_pile (FhDummyView *self)
{
  GtkWidget *focus = fh_focus_get (GTK_WIDGET (self));

  for (int pile = 0; focus != NULL && pile < FH_N_PILES; pile++)
    if (focus == self->cards[pile])
      return pile;

  return -1;
}

/* Moves the focus to the first card from @pile on in steps of @step. */
static gboolean
focus_pile (FhDummyView *self, int pile, int step)
{
  for (; self->is_own && pile >= 0 && pile < FH_N_PILES; pile += step)
    if (card_at (self, pile) != FH_CARD_NONE)
      {
        self->current = pile;
        return gtk_widget_grab_focus (self->cards[pile]);
      }

  return FALSE;
}

static gboolean
focus_current (FhDummyView *self)
{
  return focus_pile (self, self->current, 1) || focus_pile (self, self->current, -1);
}

static void
chosen_cb (FhDummyView *self, FhCardWidget *card)
{
  g_signal_emit_by_name (self, "card-activated", (guint) fh_card_widget_get_card (card));
}

static gboolean
fh_dummy_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FhDummyView *self = FH_DUMMY_VIEW (widget);
  int pile = focused_pile (self);

  if (pile < 0)
    return focus_current (self);

  switch (direction)
    {
    case GTK_DIR_LEFT:
      return focus_pile (self, pile - 1, -1) || TRUE;
    case GTK_DIR_RIGHT:
      return focus_pile (self, pile + 1, 1) || TRUE;
    case GTK_DIR_UP:
    case GTK_DIR_DOWN:
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return FALSE;
    }
}

static gboolean
fh_dummy_view_grab_focus (GtkWidget *widget)
{
  return focus_current (FH_DUMMY_VIEW (widget));
}

static gboolean
home_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return focus_pile (FH_DUMMY_VIEW (widget), 0, 1);
}

static gboolean
end_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return focus_pile (FH_DUMMY_VIEW (widget), FH_N_PILES - 1, -1);
}

static void
fh_dummy_view_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = across ? MIN_CARD + 4 * 15 : fh_card_art_height (MIN_CARD) * (PEEK + 1) / PEEK;
  *natural = across ? 5 * 64 + 4 * GAP : fh_card_art_height (64) * (PEEK + 1) / PEEK;

  /* GTK wants every child to have been measured. */
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
}

/* Anywhere but on the dummy, which lies on the table itself. */
static void
dropped_cb (FhDummyView *self, FhCardWidget *card, double x, double y, gboolean is_flick)
{
  if (is_flick || !gtk_widget_contains (GTK_WIDGET (self), x, y))
    g_signal_emit_by_name (self, "card-dropped", (guint) fh_card_widget_get_card (card));
}

static void
fh_dummy_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FhDummyView *self = FH_DUMMY_VIEW (widget);

  if (self->drag != NULL)
    fh_card_drag_snapshot (self->drag, snapshot);
  else
    GTK_WIDGET_CLASS (fh_dummy_view_parent_class)->snapshot (widget, snapshot);
}

static void
place (FhDummyView *self, GtkWidget *card, int x, int y, int width)
{
  graphene_point_t point = GRAPHENE_POINT_INIT (x, y);

  if (!gtk_widget_get_visible (card))
    return;
  if (self->drag != NULL)
    fh_card_drag_place (self->drag, card, &point);
  gtk_widget_allocate (card, width, fh_card_art_height (width), -1,
                       gsk_transform_translate (NULL, &point));
}

static void
fh_dummy_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FhDummyView *self = FH_DUMMY_VIEW (widget);
  int by_height = height * PEEK / (PEEK + 1) * 5 / 7;
  /* Cards that are only looked at may overlap more. */
  int by_width = MAX ((width - (FH_N_PILES - 1) * GAP) / FH_N_PILES,
                      self->is_own ? MIN_CARD : MIN (width / 3, 64));
  int card = MIN (by_height, by_width) & ~1;
  int peek = fh_card_art_height (card) / PEEK;
  int step = MIN (card + GAP, (width - card) / (FH_N_PILES - 1));
  int left = (width - card - (FH_N_PILES - 1) * step) / 2;

  /* What lies face down shows at the upper edge of what lies on it. */
  for (int pile = 0; pile < FH_N_PILES; pile++)
    {
      place (self, self->backs[pile], left + pile * step, 0, card);
      place (self, self->cards[pile], left + pile * step, peek, card);
    }
}

/* The cards of the own dummy are buttons. */
static void
fh_dummy_view_constructed (GObject *object)
{
  FhDummyView *self = FH_DUMMY_VIEW (object);

  G_OBJECT_CLASS (fh_dummy_view_parent_class)->constructed (object);
  if (self->is_own)
    {
      self->drag = fh_card_drag_new (GTK_WIDGET (self));
      g_signal_connect_swapped (self->drag, "dropped", G_CALLBACK (dropped_cb), self);
    }
  for (int pile = 0; pile < FH_N_PILES; pile++)
    {
      self->backs[pile] = fh_card_widget_new (FALSE);
      self->cards[pile] = fh_card_widget_new (self->is_own);
      fh_card_widget_set_card (FH_CARD_WIDGET (self->backs[pile]), FH_CARD_BACK, -1);
      gtk_widget_set_visible (self->backs[pile], FALSE);
      gtk_widget_set_visible (self->cards[pile], FALSE);
      gtk_widget_set_parent (self->backs[pile], GTK_WIDGET (self));
      gtk_widget_set_parent (self->cards[pile], GTK_WIDGET (self));
      fh_connect (self->cards[pile], "chosen", chosen_cb, self);
    }
}

static void
fh_dummy_view_dispose (GObject *object)
{
  FhDummyView *self = FH_DUMMY_VIEW (object);

  for (int pile = 0; pile < FH_N_PILES; pile++)
    {
      g_clear_pointer (&self->backs[pile], gtk_widget_unparent);
      g_clear_pointer (&self->cards[pile], gtk_widget_unparent);
    }

  G_OBJECT_CLASS (fh_dummy_view_parent_class)->dispose (object);
}

static void
fh_dummy_view_class_init (FhDummyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_dummy_view_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_dummy_view_dispose;
  widget_class->measure = fh_dummy_view_measure;
  widget_class->size_allocate = fh_dummy_view_size_allocate;
  widget_class->snapshot = fh_dummy_view_snapshot;
  widget_class->focus = fh_dummy_view_focus;
  widget_class->grab_focus = fh_dummy_view_grab_focus;

  FH_MADE_WITH_BOOLEAN (klass, FhDummyView, is_own);
  FH_DROPS (klass, FhDummyView, drag, g_object_unref);

  fh_made_signal (klass, "card-activated", 1, G_TYPE_UINT);
  fh_made_signal (klass, "card-dropped", 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  fh_focus_bind_ends (widget_class, home_cb, end_cb);
}

GtkWidget *
fh_dummy_view_new (gboolean is_own)
{
  return g_object_new (FH_TYPE_DUMMY_VIEW, "is-own", is_own, NULL);
}

/* Finds the card that lies face up on each pile: the top one of the deal as long as it is there.  A
 * card that was turned since stays where it was, or goes to a pile that has none. */
static void
lay (FhDummyView *self, const FhTable *table, int seat, FhCard up[FH_N_PILES])
{
  FhCardSet left = table->open[seat];

  for (int pile = 0; pile < FH_N_PILES; pile++)
    {
      FhCard top = table->tops[seat][pile];

      up[pile] = fh_set_has (left, top) ? top : FH_CARD_NONE;
      if (up[pile] != FH_CARD_NONE)
        left &= ~FH_SET (top);
    }
  for (int pile = 0; pile < FH_N_PILES; pile++)
    {
      FhCard card = card_at (self, pile);

      if (up[pile] == FH_CARD_NONE && card != FH_CARD_NONE && fh_set_has (left, card))
        {
          up[pile] = card;
          left &= ~FH_SET (card);
        }
    }
  for (int pile = 0; pile < FH_N_PILES && left != 0; pile++)
    if (up[pile] == FH_CARD_NONE && !(table->covering[seat] >> pile & 1))
      {
        up[pile] = fh_set_first (left);
        left &= left - 1;
      }
}

void
fh_dummy_view_update (FhDummyView *self, const FhScene *scene, int seat, int trump)
{
  const FhTable *table = scene->table;
  gboolean is_own = fh_rules_player (&table->rules, seat) == scene->person;
  g_autofree char *name = fh_sentence_seat (scene, seat);
  /* Translators: whose card it is, for screen readers; %s is a dummy, such as "Marama’s dummy". */
  g_autofree char *note =
      is_own ? g_strdup (_ ("in your dummy")) : g_strdup_printf (_ ("in %s"), name);
  int focus = focused_pile (self);
  FhCard up[FH_N_PILES];

  g_return_if_fail (FH_IS_DUMMY_VIEW (self));

  lay (self, table, seat, up);
  for (int pile = 0; pile < FH_N_PILES; pile++)
    {
      FhCardWidget *card = FH_CARD_WIDGET (self->cards[pile]);

      gtk_widget_set_visible (self->backs[pile], table->covering[seat] >> pile & 1);
      if (up[pile] != FH_CARD_NONE)
        fh_card_widget_set_card (card, up[pile], trump);
      fh_card_widget_set_note (card, note);
      gtk_widget_set_visible (self->cards[pile], up[pile] != FH_CARD_NONE);
    }
  fh_widget_set_name (GTK_WIDGET (self), name);
  /* A card that was played takes the focus along. */
  if (focus >= 0 && focused_pile (self) < 0)
    focus_current (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

int
fh_dummy_view_get_n_cards (FhDummyView *self)
{
  int n = 0;

  g_return_val_if_fail (FH_IS_DUMMY_VIEW (self), 0);

  for (int pile = 0; pile < FH_N_PILES; pile++)
    n += card_at (self, pile) != FH_CARD_NONE;

  return n;
}

FhCardWidget *
fh_dummy_view_get_nth (FhDummyView *self, int index)
{
  g_return_val_if_fail (FH_IS_DUMMY_VIEW (self), NULL);

  for (int pile = 0; pile < FH_N_PILES; pile++)
    if (card_at (self, pile) != FH_CARD_NONE && index-- == 0)
      return FH_CARD_WIDGET (self->cards[pile]);

  return NULL;
}

FhCardWidget *
fh_dummy_view_get_widget (FhDummyView *self, FhCard card)
{
  g_return_val_if_fail (FH_IS_DUMMY_VIEW (self), NULL);

  for (int pile = 0; pile < FH_N_PILES; pile++)
    if (card != FH_CARD_NONE && card_at (self, pile) == card)
      return FH_CARD_WIDGET (self->cards[pile]);

  return NULL;
}

int
fh_dummy_view_get_n_down (FhDummyView *self)
{
  int n = 0;

  g_return_val_if_fail (FH_IS_DUMMY_VIEW (self), 0);

  for (int pile = 0; pile < FH_N_PILES; pile++)
    n += gtk_widget_get_visible (self->backs[pile]);

  return n;
}
