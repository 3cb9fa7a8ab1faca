/* fh-bid-panel.c: where the person calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-panel.h"

#include <glib/gi18n.h>

#include "fh-auction-list.h"
#include "fh-panel.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-words.h"

/* What the panel shows besides the calls: as much as there is room for. */
typedef enum
{
  FORM_AUCTION, /* the auction too */
  FORM_LARGE,   /* large cells and a heading */
  FORM_COMPACT, /* small ones and a heading */
  FORM_CELLS,   /* small ones only */
  FORM_TIGHT,   /* those that matter most; the rest is reached by scrolling */
  FORM_TALL,    /* large ones, whose values stand below, likewise: for text that is very wide */
} Form;

struct _FhBidPanel
{
  GtkBox parent_instance;

  GtkWidget *top;
  GtkWidget *heading;
  GtkWidget *menu; /* opens the auction where there is no room for it */
  GtkWidget *menu_auction;
  GtkWidget *auction;
  GtkWidget *grid;
  GtkWidget *extras;
  GtkWidget *inkle;
  GtkWidget *declare;

  Form form;
  int width, height; /* that there is room for */
  gboolean is_narrow;
  FhCallSet inkles;
  int n_calls;
};

enum
{
  CALLED,
  DECLARED,
  REFUSED,
  CONSIDERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FhBidPanel, fh_bid_panel, GTK_TYPE_BOX)

static void
chosen_cb (FhBidPanel *self, guint call)
{
  gboolean inkle = gtk_widget_get_visible (self->inkle)
                   && gtk_check_button_get_active (GTK_CHECK_BUTTON (self->inkle))
                   && (self->inkles & FH_CALL_BIT (call));

  g_signal_emit (self, signals[CALLED], 0, call, inkle);
}

static void
refused_cb (FhBidPanel *self, const char *reason)
{
  g_signal_emit (self, signals[REFUSED], 0, reason);
}

static void
considered_cb (FhBidPanel *self, guint call)
{
  g_signal_emit (self, signals[CONSIDERED], 0, call);
}

static void
declare_cb (FhBidPanel *self)
{
  g_signal_emit (self, signals[DECLARED], 0);
}

static void
fh_bid_panel_class_init (FhBidPanelClass *klass)
{
  signals[CALLED] = g_signal_new ("called", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[DECLARED] = g_signal_new ("declared", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[CONSIDERED] = g_signal_new ("considered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  fh_panel_class_init (GTK_WIDGET_CLASS (klass));
}

static void
add_top (FhBidPanel *self)
{
  GtkWidget *popover = gtk_popover_new ();

  self->top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->heading = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->heading, "heading");
  gtk_widget_set_hexpand (self->heading, TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->heading), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->heading), GTK_JUSTIFY_CENTER);

  self->menu_auction = fh_auction_list_new ();
  gtk_widget_set_size_request (self->menu_auction, 260, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), self->menu_auction);
  gtk_widget_add_css_class (popover, "auction-popover");
  self->menu = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->menu), "view-list-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->menu), popover);
  gtk_widget_add_css_class (self->menu, "flat");
  gtk_widget_set_tooltip_text (self->menu, _ ("Auction so far"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Auction so far"), -1);

  gtk_box_append (GTK_BOX (self->top), self->heading);
  gtk_box_append (GTK_BOX (self->top), self->menu);
  gtk_box_append (GTK_BOX (self), self->top);
}

static void
add_extras (FhBidPanel *self)
{
  self->extras = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_halign (self->extras, GTK_ALIGN_CENTER);

  /* Translators: a box to tick: the call carries the word "inkle", which announces that the player
   * will swap a card with the partner. */
  self->inkle = gtk_check_button_new_with_label (_ ("Inkle"));
  gtk_widget_set_tooltip_text (self->inkle,
                               _ ("Announce with your bid that you and your partner will each swap "
                                  "cards if your side wins the auction"));
  /* Translators: a button: the player declares a hand with one ace and no court card, so that the
   * partner may ask for a new deal. */
  self->declare = gtk_button_new_with_label (_ ("Declare “ace, no face”"));
  g_signal_connect_object (self->declare, "clicked", G_CALLBACK (declare_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->extras), self->inkle);
  gtk_box_append (GTK_BOX (self->extras), self->declare);
  gtk_box_append (GTK_BOX (self), self->extras);
}

static void
fh_bid_panel_init (FhBidPanel *self)
{
  fh_panel_init (GTK_BOX (self), "bidding", 8);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);

  add_top (self);
  self->auction = fh_auction_list_new ();
  gtk_box_append (GTK_BOX (self), self->auction);
  self->grid = fh_bid_grid_new ();
  gtk_widget_set_vexpand (self->grid, TRUE);
  g_signal_connect_object (self->grid, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->grid, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->grid, "considered", G_CALLBACK (considered_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), self->grid);
  add_extras (self);
}

GtkWidget *
fh_bid_panel_new (void)
{
  return g_object_new (FH_TYPE_BID_PANEL, NULL);
}

/* What the person has to know before calling. */
static char *
heading_of (const FhScene *scene, gboolean waits)
{
  const FhTable *table = scene->table;
  g_autofree char *high = NULL;
  g_autofree char *text = NULL;

  if (waits)
    {
      g_autofree char *turn = fh_sentence_turn (scene);

      return g_markup_escape_text (turn, -1);
    }
  if (scene->person >= 0 && fh_seats_have (table->slips.barred, scene->person))
    /* Translators: after a bid out of turn. */
    return g_strdup (_ ("You may only pass: your side bid out of turn"));
  if (table->high_call == FH_PASS)
    return g_strdup (_ ("Your call"));

  high = fh_table_call_text (table->high_call);
  if (table->stand_or_raise)
    /* Translators: all others have passed over the player's own bid, such as 7♥. */
    text = g_strdup_printf (_ ("Stand on %s, or raise it?"), high);
  else
    /* Translators: a call has to be higher than the highest so far, such as 7♣. */
    text = g_strdup_printf (_ ("Your call — to beat: %s"), high);

  return fh_table_markup (text, FH_GROUND_FELT);
}

static void
update_parts (FhBidPanel *self)
{
  gboolean has_calls = self->n_calls > 0;

  gtk_widget_set_visible (self->top, self->form < FORM_CELLS);
  gtk_widget_set_visible (self->menu, self->form != FORM_AUCTION && has_calls);
  gtk_widget_set_visible (self->auction, self->form == FORM_AUCTION && has_calls);
}

/* The height of a line of text in pixels. */
static double
line_height (FhBidPanel *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int height = pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics);

  pango_font_metrics_unref (metrics);
  return height / (double) PANGO_SCALE;
}

/* The width in pixels of @text at @scale times the usual size. */
static double
text_width (FhBidPanel *self, const char *text, gboolean is_bold, double scale)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (pango_layout_get_context (layout)));
  int width;

  if (is_bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_size (layout, &width, NULL);

  return scale * width / PANGO_SCALE;
}

/* The width of the widest calls, with their values beside them or below; likewise by table.css. */
static double
width_of (FhBidPanel *self, Form form)
{
  g_autofree char *call = fh_table_call_text (fh_bid (FH_N_TRICKS, FH_NO_TRUMP));

  if (form == FORM_TALL)
    return 5 * (text_width (self, call, TRUE, 1.12) + 6) + 4 * 3 + 16;
  if (form >= FORM_COMPACT)
    return 5
               * (text_width (self, call, TRUE, self->is_narrow ? 0.9 : 0.96)
                  + text_width (self, "520", FALSE, self->is_narrow ? 0.66 : 0.7) + 6)
           + 4 * 3 + 16;
  return self->is_narrow ? 5 * (text_width (self, call, TRUE, 1.12) + 6) + 4 * 6 + 32
                         : 5 * MAX (78, line_height (self) * 3.4) + 4 * 6 + 32;
}

/* How large the calls are in @form, as a part of their usual size, so that they fit. */
static double
scale_of (FhBidPanel *self, Form form)
{
  return form < FORM_COMPACT ? 1 : CLAMP (self->width / width_of (self, form), 0.5, 1);
}

/* The height of the panel in @form by the lengths of table.css.  Measuring would not do: a style
 * that has just been changed counts from the next frame on. */
static double
height_of (FhBidPanel *self, Form form)
{
  double line = line_height (self);
  int rows = fh_bid_grid_get_n_rows (FH_BID_GRID (self->grid));
  double extras = gtk_widget_get_visible (self->extras) ? MAX (34, line * 1.3) + 8 : 0;
  double heading = MAX (34, line * 1.3) + 8;
  double row = form == FORM_TALL      ? MAX (36, line * 1.94 * scale_of (self, form) + 2) + 4
               : form >= FORM_COMPACT ? MAX (30, line * 1.1 + 2) + 3
                                      : MAX (44, line * 1.94 + 6) + 4;
  double cells = rows * row + (form >= FORM_COMPACT ? 9 : 16);

  switch (form)
    {
    case FORM_AUCTION: /* with a row to come */
      return cells + extras + heading + 4.5 * line + 8;
    case FORM_LARGE:
    case FORM_COMPACT:
      return cells + extras + heading;
    case FORM_CELLS:
    case FORM_TIGHT:
    case FORM_TALL:
      break;
    }
  return cells + extras;
}

static void
set_form (FhBidPanel *self, Form form)
{
  gboolean is_compact = form >= FORM_COMPACT && form < FORM_TALL;
  gboolean is_tight =
      form == FORM_TIGHT || (form == FORM_TALL && height_of (self, form) > self->height);

  self->form = form;
  fh_bid_grid_set_form (FH_BID_GRID (self->grid), is_compact, is_tight, scale_of (self, form));
  fh_widget_set_class (GTK_WIDGET (self), "compact", is_compact);
  fh_widget_set_class (GTK_WIDGET (self), "tall", form == FORM_TALL);
  update_parts (self);
}

/* Takes the largest form that fits.  Small calls may be a little smaller still, less so at a narrow
 * table, where they are smaller already. */
static void
fit (FhBidPanel *self)
{
  double least = self->is_narrow ? 0.9 : 0.85;
  Form form = FORM_AUCTION;

  while (form < FORM_TIGHT
         && (height_of (self, form) > self->height
             || (form < FORM_COMPACT && width_of (self, form) > self->width)))
    form++;
  if (form >= FORM_COMPACT && scale_of (self, form) < least)
    form = FORM_TALL;
  set_form (self, form);
}

void
fh_bid_panel_update (FhBidPanel *self, const FhScene *scene, const FhLegal *legal, gboolean waits)
{
  g_autofree char *heading = NULL;
  gboolean may_declare;

  g_return_if_fail (FH_IS_BID_PANEL (self));

  heading = heading_of (scene, waits);
  gtk_label_set_markup (GTK_LABEL (self->heading), heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (self->heading)), -1);
  self->n_calls = scene->table->n_calls;
  fh_auction_list_update (FH_AUCTION_LIST (self->auction), scene);
  fh_auction_list_update (FH_AUCTION_LIST (self->menu_auction), scene);
  fh_bid_grid_update (FH_BID_GRID (self->grid), scene->table, scene->person, waits);

  self->inkles = legal->inkles;
  may_declare = scene->person >= 0 && fh_seats_have (legal->may_declare, scene->person);
  gtk_widget_set_visible (self->inkle, legal->inkles != 0);
  if (legal->inkles == 0)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->inkle), FALSE);
  gtk_widget_set_visible (self->declare, may_declare);
  gtk_widget_set_visible (self->extras, legal->inkles != 0 || may_declare);
  fit (self);
}

void
fh_bid_panel_set_room (FhBidPanel *self, int width, int height, gboolean is_narrow)
{
  g_return_if_fail (FH_IS_BID_PANEL (self));

  self->width = width;
  self->height = height;
  self->is_narrow = is_narrow;
  fit (self);
}

const char *
fh_bid_panel_get_prompt (FhBidPanel *self)
{
  g_return_val_if_fail (FH_IS_BID_PANEL (self), NULL);

  return self->form >= FORM_CELLS ? gtk_label_get_text (GTK_LABEL (self->heading)) : NULL;
}

FhBidGrid *
fh_bid_panel_get_grid (FhBidPanel *self)
{
  g_return_val_if_fail (FH_IS_BID_PANEL (self), NULL);

  return FH_BID_GRID (self->grid);
}
