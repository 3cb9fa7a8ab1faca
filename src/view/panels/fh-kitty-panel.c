/* fh-kitty-panel.c: what is put away or swapped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-kitty-panel.h"

#include <glib/gi18n.h>

#include "fh-card-row.h"
#include "fh-compat.h"
#include "fh-config.h"
#include "fh-hand-order.h"
#include "fh-made.h"
#include "fh-panel.h"
#include "fh-table-panel.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* The least width of a chosen card, in pixels. */
#define CARD_WIDTH 52

struct _FhKittyPanel
{
  GtkBox parent_instance;

  GtkWidget *body;
  GtkWidget *heading;
  GtkWidget *text;
  GtkWidget *cards;
  GtkWidget *count_label;
  GtkWidget *buttons;
  GtkWidget *take_back;
  GtkWidget *confirm;

  int card_width; /* of a chosen card beside the hand, or 0 */
  int count;
  int n_chosen;
  int trump;
};

static void fh_kitty_panel_iface_init (FhTablePanelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FhKittyPanel,
                               fh_kitty_panel,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (FH_TYPE_TABLE_PANEL,
                                                      fh_kitty_panel_iface_init))

static void
confirm_cb (FhKittyPanel *self)
{
  self->n_chosen = 0; /* what is put away is not chosen any more, and that is not told */
  g_signal_emit_by_name (self, "confirmed");
}

static void
take_back_cb (FhKittyPanel *self)
{
  g_signal_emit_by_name (self, "taken-back");
}

static void
card_activated_cb (FhKittyPanel *self, guint card)
{
  g_signal_emit_by_name (self, "card-activated", card);
}

static void
card_dropped_cb (FhKittyPanel *self, guint card, double x, double y)
{
  graphene_point_t point;

  if (gtk_widget_compute_point (self->cards, GTK_WIDGET (self),
                                &GRAPHENE_POINT_INIT ((float) x, (float) y), &point))
    g_signal_emit_by_name (self, "card-dropped", card, (double) point.x, (double) point.y);
}

/* It is the cards in the hand that are asked for. */
static gboolean
fh_kitty_panel_grab_focus (GtkWidget *widget)
{
  return FALSE;
}

/* From the hand below, when enough cards are chosen, to the button that is pressed then. */
static gboolean
fh_kitty_panel_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FhKittyPanel *self = FH_KITTY_PANEL (widget);

  if (direction == GTK_DIR_UP && gtk_widget_get_focus_child (widget) == NULL
      && gtk_widget_grab_focus (self->confirm))
    return TRUE;
  return GTK_WIDGET_CLASS (fh_kitty_panel_parent_class)->focus (widget, direction);
}

static void
fh_kitty_panel_class_init (FhKittyPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  fh_made_signal (klass, "confirmed", 0);
  fh_made_signal (klass, "taken-back", 0);
  fh_made_signal (klass, "card-activated", 1, G_TYPE_UINT);
  fh_made_signal (klass, "card-dropped", 3, G_TYPE_UINT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FH_RESOURCE_PATH "/ui/fh-kitty-panel.ui");
  g_type_ensure (FH_TYPE_PANEL_BODY);
  gtk_widget_class_bind_template_child (widget_class, FhKittyPanel, body);
  gtk_widget_class_bind_template_child (widget_class, FhKittyPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, FhKittyPanel, text);
  gtk_widget_class_bind_template_child (widget_class, FhKittyPanel, count_label);
  gtk_widget_class_bind_template_child (widget_class, FhKittyPanel, buttons);
  gtk_widget_class_bind_template_child (widget_class, FhKittyPanel, take_back);
  gtk_widget_class_bind_template_child (widget_class, FhKittyPanel, confirm);
  gtk_widget_class_bind_template_callback (widget_class, confirm_cb);
  gtk_widget_class_bind_template_callback (widget_class, take_back_cb);

  widget_class->grab_focus = fh_kitty_panel_grab_focus;
  widget_class->focus = fh_kitty_panel_focus;
  fh_panel_class_init (widget_class);
}

static void
fh_kitty_panel_init (FhKittyPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->buttons, fh_wrap_layout_new (FH_WRAP_CENTER, 12));
  self->cards = fh_card_row_new (CARD_WIDTH);
  fh_card_row_set_active (FH_CARD_ROW (self->cards));
  fh_widget_set_name (self->cards, /* Translators: the cards in the panel in which cards are put
                                    * away or swapped, for screen readers. */
                      _ ("Chosen cards"));
  gtk_widget_set_halign (self->cards, GTK_ALIGN_CENTER);
  fh_connect (self->cards, "card-activated", card_activated_cb, self);
  fh_connect (self->cards, "card-dropped", card_dropped_cb, self);
  gtk_box_insert_child_after (GTK_BOX (self->body), self->cards, self->text);
}

GtkWidget *
fh_kitty_panel_new (void)
{
  return g_object_new (FH_TYPE_KITTY_PANEL, NULL);
}

/* What the choice means. */
static const char *
text_of (const FhTable *table)
{
  if (table->due == FH_ACTION_SWAP)
    return _ ("Your partner chooses at the same time. Neither of you sees the other’s choice.");
  if (table->contract == FH_GRAND_NULLO && table->discards_made == 0)
    return _ ("Your partner takes up what you put away, and puts cards away too.");
  if (table->contract == FH_GRAND_NULLO)
    return _ ("You have taken up what your partner put away.");
  return _ ("The kitty is in your hand, marked. Choose cards there.");
}

/* Asks for what is due. */
static void
fh_kitty_panel_update (FhTablePanel *panel, const FhPanelMoment *moment)
{
  FhKittyPanel *self = FH_KITTY_PANEL (panel);
  const FhTable *table = moment->scene.table;
  gboolean swaps = table->due == FH_ACTION_SWAP;
  int count = moment->legal.count;
  unsigned long n = (unsigned long) count;
  g_autofree char *heading = NULL;

  if (swaps)
    heading = g_strdup_printf (
        /* Translators: after an inkle: declarer and partner swap cards. */
        ngettext ("Give your partner %d card", "Give your partner %d cards", n), count);
  else
    heading = g_strdup_printf (ngettext ("Put %d card away", "Put %d cards away", n), count);
  fh_panel_set_words (GTK_BOX (self), FH_PANEL_HEADING, self->heading, heading);
  fh_panel_set_words (GTK_BOX (self), FH_PANEL_TEXT, self->text, text_of (table));
  gtk_button_set_label (GTK_BUTTON (self->confirm),
                        swaps
                            /* Translators: a button: the chosen cards go to the partner. */
                            ? _ ("Give Away")
                            /* Translators: a button: the chosen cards are put away. */
                            : _ ("Put Away"));
  fh_panel_wrap_buttons (GTK_WIDGET (self));
  self->trump = moment->scene.is_asked ? -1 : fh_hand_trump (table);
  if (self->count != count)
    {
      self->count = count;
      fh_kitty_panel_set_chosen (self, NULL, 0);
    }
  fh_table_panel_fit (panel);
}

static FhPanelForm
fh_kitty_panel_set_form (FhTablePanel *panel, guint form)
{
  FhKittyPanel *self = FH_KITTY_PANEL (panel);

  if (form > 2)
    return FH_PANEL_FORM_NONE;

  gtk_widget_set_visible (self->text, form < 1);
  /* What is chosen is lifted in the hand anyway. */
  gtk_widget_set_visible (self->cards, form < 2);
  fh_card_row_set_card_width (FH_CARD_ROW (self->cards),
                              form < 1 ? MAX (CARD_WIDTH, self->card_width) : CARD_WIDTH);
  return FH_PANEL_FORM_WHOLE;
}

static void
fh_kitty_panel_iface_init (FhTablePanelInterface *iface)
{
  iface->update = fh_kitty_panel_update;
  iface->set_form = fh_kitty_panel_set_form;
}

void
fh_kitty_panel_set_chosen (FhKittyPanel *self, const FhCard *cards, int n)
{
  g_autofree char *text = NULL;
  FhCard row[FH_HAND_SIZE];

  g_return_if_fail (FH_IS_KITTY_PANEL (self));

  for (int i = 0; i < self->count; i++)
    row[i] = i < n ? cards[i] : FH_CARD_NONE;
  fh_card_row_set_cards (FH_CARD_ROW (self->cards), row, self->count, self->trump);
  for (int i = 0; i < self->count; i++)
    {
      GtkWidget *card = GTK_WIDGET (fh_card_row_get_nth (FH_CARD_ROW (self->cards), i));
      /* Translators: on a card that is chosen to be put away: what a click does with it. */
      const char *tip = i < n ? _ ("Back into the hand") : NULL;

      fh_widget_set_tooltip (card, tip);
      fh_card_widget_set_note (FH_CARD_WIDGET (card), tip);
    }
  /* Translators: how many cards are chosen so far, of how many. */
  text = g_strdup_printf (_ ("%1$d of %2$d chosen"), n, self->count);
  if (n != self->n_chosen)
    fh_announce (GTK_WIDGET (self), text);
  self->n_chosen = n;
  gtk_label_set_text (GTK_LABEL (self->count_label), text);
  gtk_widget_set_sensitive (self->take_back, n > 0);
  gtk_widget_set_sensitive (self->confirm, n == self->count && n > 0);
}

void
fh_kitty_panel_set_card_width (FhKittyPanel *self, int width)
{
  g_return_if_fail (FH_IS_KITTY_PANEL (self));

  self->card_width = width;
}
