/* fh-kitty-panel.c: what is put away or swapped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-kitty-panel.h"

#include <glib/gi18n.h>

#include "fh-card-row.h"
#include "fh-config.h"
#include "fh-panel-body.h"
#include "fh-panel.h"
#include "fh-widget.h"

/* The height of the chosen cards with what is around them; and that of the words, in pixels of
 * usual text, from which on there is room for the explanation, and for the cards. */
#define CARDS_HEIGHT   138
#define ROOM_FOR_TEXT  132
#define ROOM_FOR_CARDS 67

struct _FhKittyPanel
{
  GtkBox parent_instance;

  GtkWidget *body;
  GtkWidget *heading;
  GtkWidget *text;
  GtkWidget *cards;
  GtkWidget *count_label;
  GtkWidget *take_back;
  GtkWidget *confirm;

  int count;
  int trump;
};

enum
{
  CONFIRMED,
  TAKEN_BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FhKittyPanel, fh_kitty_panel, GTK_TYPE_BOX)

static void
confirm_cb (FhKittyPanel *self)
{
  g_signal_emit (self, signals[CONFIRMED], 0);
}

static void
take_back_cb (FhKittyPanel *self)
{
  g_signal_emit (self, signals[TAKEN_BACK], 0);
}

static void
fh_kitty_panel_class_init (FhKittyPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CONFIRMED] = g_signal_new ("confirmed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TAKEN_BACK] = g_signal_new ("taken-back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FH_RESOURCE_PATH "/ui/fh-kitty-panel.ui");
  g_type_ensure (FH_TYPE_PANEL_BODY);
  gtk_widget_class_bind_template_child (widget_class, FhKittyPanel, body);
  gtk_widget_class_bind_template_child (widget_class, FhKittyPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, FhKittyPanel, text);
  gtk_widget_class_bind_template_child (widget_class, FhKittyPanel, count_label);
  gtk_widget_class_bind_template_child (widget_class, FhKittyPanel, take_back);
  gtk_widget_class_bind_template_child (widget_class, FhKittyPanel, confirm);
  gtk_widget_class_bind_template_callback (widget_class, confirm_cb);
  gtk_widget_class_bind_template_callback (widget_class, take_back_cb);

  fh_panel_class_init (widget_class);
}

static void
fh_kitty_panel_init (FhKittyPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
fh_kitty_panel_new (FhCardArt *art)
{
  FhKittyPanel *self = g_object_new (FH_TYPE_KITTY_PANEL, NULL);

  self->cards = fh_card_row_new (art, 52);
  gtk_widget_set_halign (self->cards, GTK_ALIGN_CENTER);
  gtk_box_insert_child_after (GTK_BOX (self->body), self->cards, self->text);

  return GTK_WIDGET (self);
}

void
fh_kitty_panel_update (FhKittyPanel *self, const FhScene *scene, int count)
{
  const FhTable *table = scene->table;
  g_autofree char *heading = NULL;
  const char *text = NULL;
  unsigned long n = (unsigned long) count;

  g_return_if_fail (FH_IS_KITTY_PANEL (self));

  self->count = count;
  self->trump = fh_table_is_trick_contract (table) ? (int) fh_table_trump (table) : -1;
  if (table->due == FH_ACTION_SWAP)
    {
      heading = g_strdup_printf (
          /* Translators: after an inkle: declarer and partner swap cards. */
          ngettext ("Give your partner %d card", "Give your partner %d cards", n), count);
      text = _ ("Your partner chooses at the same time. Neither of you sees the other’s choice.");
    }
  else
    {
      heading = g_strdup_printf (ngettext ("Put %d card away", "Put %d cards away", n), count);
      if (table->contract == FH_GRAND_NULLO && table->discards_made == 0)
        text = _ ("Your partner takes up what you put away, and puts cards away too.");
      else if (table->contract == FH_GRAND_NULLO)
        text = _ ("You have taken up what your partner put away.");
      else
        text = _ ("The kitty is in your hand, marked. Choose cards there.");
    }
  gtk_label_set_text (GTK_LABEL (self->heading), heading);
  gtk_label_set_text (GTK_LABEL (self->text), text);
  gtk_button_set_label (GTK_BUTTON (self->confirm),
                        table->due == FH_ACTION_SWAP
                            /* Translators: a button: the chosen cards go to the partner. */
                            ? _ ("Give Away")
                            /* Translators: a button: the chosen cards are put away. */
                            : _ ("Put Away"));
  fh_panel_wrap_buttons (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  fh_kitty_panel_set_chosen (self, NULL, 0);
}

void
fh_kitty_panel_set_room (FhKittyPanel *self, int room)
{
  g_return_if_fail (FH_IS_KITTY_PANEL (self));

  int spare = (int) ((room - CARDS_HEIGHT) / fh_widget_get_text_scale (GTK_WIDGET (self)));

  gtk_widget_set_visible (self->text, spare >= ROOM_FOR_TEXT);
  /* What is chosen is lifted in the hand anyway. */
  gtk_widget_set_visible (self->cards, spare >= ROOM_FOR_CARDS);
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
  /* Translators: how many cards are chosen so far, of how many. */
  text = g_strdup_printf (_ ("%1$d of %2$d chosen"), n, self->count);
  gtk_label_set_text (GTK_LABEL (self->count_label), text);
  gtk_widget_set_sensitive (self->take_back, n > 0);
  gtk_widget_set_sensitive (self->confirm, n == self->count && n > 0);
}
