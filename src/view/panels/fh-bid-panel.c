/* fh-bid-panel.c: where the person calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-panel.h"

#include <glib/gi18n.h>

#include "fh-auction-list.h"
#include "fh-check.h"
#include "fh-made.h"
#include "fh-panel.h"
#include "fh-sentences-held.h"
#include "fh-table-panel.h"
#include "fh-table-text.h"
#include "fh-widget.h"

/* What the panel shows besides the calls: as much as there is room for. */
typedef enum
{
  FORM_AUCTION,    /* the auction too */
  FORM_LARGE,      /* large cells and a heading */
  FORM_COMPACT,    /* small ones and a heading */
  FORM_CELLS,      /* small ones only */
  FORM_SMALL,      /* likewise, as low as they can be */
  FORM_FLOWING,    /* in lines, for a place that is wide and low */
  FORM_TALL,       /* large ones, whose values stand below: for text that is very wide */
  FORM_TIGHT,      /* small ones that matter most; the rest is reached by scrolling */
  FORM_TALL_TIGHT, /* large ones, likewise */
} Form;

/* The forms in the order in which they are tried, each with how large its calls are, as a part of
 * their usual size, and whether there is a line in which is told of one what it means: rather a
 * little smaller than fewer of them, or than without that line. */
static const struct
{
  Form form;
  double scale;
  gboolean tells;
} forms[] = {
  { FORM_AUCTION, 1, TRUE },       { FORM_LARGE, 1, TRUE },         { FORM_COMPACT, 1, TRUE },
  { FORM_COMPACT, 0.86, TRUE },    { FORM_COMPACT, 0.8, TRUE },     { FORM_COMPACT, 0.74, TRUE },
  { FORM_CELLS, 0.86, TRUE },      { FORM_CELLS, 0.8, TRUE },       { FORM_CELLS, 0.74, TRUE },
  { FORM_CELLS, 0.86, FALSE },     { FORM_CELLS, 0.8, FALSE },      { FORM_CELLS, 0.74, FALSE },
  { FORM_FLOWING, 1, FALSE },      { FORM_FLOWING, 0.9, FALSE },    { FORM_FLOWING, 0.8, FALSE },
  { FORM_FLOWING, 0.7, FALSE },    { FORM_SMALL, 0.86, FALSE },     { FORM_SMALL, 0.8, FALSE },
  { FORM_SMALL, 0.74, FALSE },     { FORM_TALL, 1, TRUE },          { FORM_TALL, 0.9, TRUE },
  { FORM_TALL, 0.8, TRUE },        { FORM_TALL, 1, FALSE },         { FORM_TALL, 0.9, FALSE },
  { FORM_TALL, 0.8, FALSE },       { FORM_TALL, 0.7, FALSE },       { FORM_TALL, 0.6, FALSE },
  { FORM_TALL, 0.5, FALSE },       { FORM_TIGHT, 0.86, FALSE },     { FORM_TIGHT, 0.8, FALSE },
  { FORM_TIGHT, 0.74, FALSE },     { FORM_TALL_TIGHT, 1, FALSE },   { FORM_TALL_TIGHT, 0.9, FALSE },
  { FORM_TALL_TIGHT, 0.8, FALSE }, { FORM_TALL_TIGHT, 0.7, FALSE }, { FORM_TALL_TIGHT, 0.6, FALSE },
  { FORM_TALL_TIGHT, 0.5, FALSE },
};

/* How wide what is told of a call may make the panel, in letters. */
#define TOLD_CHARS 40

struct _FhBidPanel
{
  GtkBox parent_instance;

  GtkWidget *top;
  GtkWidget *heading;
  GtkWidget *auction; /* where there is no room for it, the log tells it */
  GtkWidget *grid;
  GtkWidget *told;    /* a place for what is told of the call that the person looks at */
  GtkWidget *words;   /* in it */
  GtkWidget *longest; /* as many words as there may be: the place is never too small for them */
  GtkWidget *extras;
  GtkWidget *inkle;
  GtkWidget *declare;

  Form form;
  FhCallSet inkles;
  int n_calls;
  GPtrArray *held; /* char *, what club players held who made the calls of the auction, or NULL */
};

static void fh_bid_panel_iface_init (FhTablePanelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FhBidPanel,
                               fh_bid_panel,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (FH_TYPE_TABLE_PANEL, fh_bid_panel_iface_init))

static void
chosen_cb (FhBidPanel *self, guint call)
{
  gboolean inkle = gtk_widget_get_visible (self->inkle)
                   && gtk_check_button_get_active (GTK_CHECK_BUTTON (self->inkle))
                   && (self->inkles & FH_CALL_BIT (call));

  g_signal_emit_by_name (self, "called", call, inkle);
}

static void
refused_cb (FhBidPanel *self, const char *reason, const char *help)
{
  g_signal_emit_by_name (self, "refused", reason, help);
}

/* What stands in the place for what is told while nothing is. */
static const char *
get_invitation (void)
{
  /* Translators: at most as long as this: below the calls, where it is told of one what players
   * held who made it. */
  return _ ("Point at a call to see what it tells.");
}

/* Tells @words of a call, or without any how one comes by them. */
static void
show_told (FhBidPanel *self, const char *words)
{
  g_autofree char *markup =
      fh_table_markup (words != NULL ? words : get_invitation (), FH_GROUND_FELT);

  fh_widget_set_class (self->words, "invites", words == NULL);
  gtk_label_set_markup (GTK_LABEL (self->words), markup);
}

/* Shows what is told of the call in the grid that the person looks at.  The pass has the keyboard
 * at first, which asks for nothing. */
static void
show_considered (FhBidPanel *self)
{
  FhBidGrid *grid = FH_BID_GRID (self->grid);
  FhCall call = fh_bid_grid_get_considered (grid);
  gboolean asks = call != FH_CALL_NONE && (call != FH_PASS || fh_bid_grid_is_pointed_at (grid));
  g_autofree char *words = asks ? fh_bid_grid_dup_told (grid, call) : NULL;

  show_told (self, words);
}

static void
considered_cb (FhBidPanel *self, guint call)
{
  show_considered (self);
  g_signal_emit_by_name (self, "considered", call);
}

/* A call that was made, or -1 for none. */
static void
looked_at_cb (FhBidPanel *self, int n)
{
  if (n >= 0 && (guint) n < self->held->len)
    show_told (self, self->held->pdata[n]);
  else
    show_considered (self);
}

static void
asked_cb (FhBidPanel *self, int n)
{
  g_signal_emit_by_name (self, "asked", n);
}

static void
declare_cb (FhBidPanel *self)
{
  g_signal_emit_by_name (self, "declared");
}

static gboolean
fh_bid_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (FH_BID_PANEL (widget)->grid);
}

static void
fh_bid_panel_class_init (FhBidPanelClass *klass)
{
  fh_made_signal (klass, "called", 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  fh_made_signal (klass, "declared", 0);
  fh_made_signal (klass, "refused", 2, G_TYPE_STRING, G_TYPE_STRING);
  fh_made_signal (klass, "considered", 1, G_TYPE_UINT);
  fh_made_signal (klass, "asked", 1, G_TYPE_INT);

  GTK_WIDGET_CLASS (klass)->grab_focus = fh_bid_panel_grab_focus;

  FH_HOLDS (klass, FhBidPanel, held, g_ptr_array_unref);
  fh_panel_class_init (GTK_WIDGET_CLASS (klass));
}

static void
add_top (FhBidPanel *self)
{
  self->top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->heading = fh_label_new (NULL, FH_LABEL_CENTRED, "heading");
  gtk_widget_set_hexpand (self->heading, TRUE);
  gtk_box_append (GTK_BOX (self->top), self->heading);
  gtk_box_append (GTK_BOX (self), self->top);
}

/* What is told of a call has a place of its own, which is there while nothing is told, too: so it
 * lies over nothing, and nothing moves.  It is read with the call itself. */
static void
add_told (FhBidPanel *self)
{
  GtkWidget *labels[2];

  self->told =
      g_object_new (GTK_TYPE_STACK, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      labels[i] = fh_label_new (NULL, FH_LABEL_CENTRED, "told");
      gtk_label_set_max_width_chars (GTK_LABEL (labels[i]), TOLD_CHARS);
      gtk_stack_add_child (GTK_STACK (self->told), labels[i]);
    }
  self->words = labels[0];
  self->longest = labels[1];
  gtk_box_append (GTK_BOX (self), self->told);
}

static void
add_extras (FhBidPanel *self)
{
  self->extras = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_halign (self->extras, GTK_ALIGN_CENTER);

  /* Translators: a box to tick: the call carries the word "inkle", which announces that the player
   * will swap a card with the partner. */
  self->inkle = fh_check_new ();
  gtk_check_button_set_label (GTK_CHECK_BUTTON (self->inkle), _ ("Inkle"));
  gtk_widget_set_tooltip_text (self->inkle,
                               _ ("Announce with your bid that you and your partner will each swap "
                                  "cards if your side wins the auction"));
  /* Translators: a button: the player declares a hand with one ace and no court card, so that the
   * partner may ask for a new deal. */
  self->declare = gtk_button_new_with_label (_ ("Declare “ace, no face”"));
  fh_connect (self->declare, "clicked", declare_cb, self);
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
  self->auction = fh_auction_list_new (FH_GROUND_FELT);
  fh_connect (self->auction, "asked", asked_cb, self);
  gtk_box_append (GTK_BOX (self), self->auction);
  self->grid = fh_bid_grid_new ();
  gtk_widget_set_vexpand (self->grid, TRUE);
  fh_connect (self->grid, "chosen", chosen_cb, self);
  fh_connect (self->grid, "refused", refused_cb, self);
  fh_connect (self->grid, "considered", considered_cb, self);
  gtk_box_append (GTK_BOX (self), self->grid);
  self->held = g_ptr_array_new_with_free_func (g_free);
  fh_connect (self->auction, "considered", looked_at_cb, self);
  add_told (self);
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

static FhPanelForm
fh_bid_panel_set_form (FhTablePanel *panel, guint n)
{
  FhBidPanel *self = FH_BID_PANEL (panel);
  gboolean has_calls = self->n_calls > 0;
  FhBidSize size;
  gboolean is_tight;

  if (n >= G_N_ELEMENTS (forms))
    return FH_PANEL_FORM_NONE;

  self->form = forms[n].form;
  size = self->form < FORM_COMPACT                                  ? FH_BID_LARGE
         : self->form == FORM_SMALL                                 ? FH_BID_SMALL
         : self->form == FORM_FLOWING                               ? FH_BID_FLOWING
         : self->form == FORM_TALL || self->form == FORM_TALL_TIGHT ? FH_BID_TALL
                                                                    : FH_BID_COMPACT;
  is_tight = self->form == FORM_TIGHT || self->form == FORM_TALL_TIGHT;
  fh_bid_grid_set_form (FH_BID_GRID (self->grid), size, is_tight, forms[n].scale);
  fh_widget_set_class (GTK_WIDGET (self), "compact",
                       size == FH_BID_COMPACT || size == FH_BID_SMALL);
  fh_widget_set_class (GTK_WIDGET (self), "tall", size == FH_BID_TALL || size == FH_BID_FLOWING);
  gtk_widget_set_visible (self->top, self->form < FORM_CELLS);
  gtk_widget_set_visible (self->auction, self->form == FORM_AUCTION && has_calls);
  gtk_widget_set_visible (self->told,
                          forms[n].tells && *gtk_label_get_text (GTK_LABEL (self->longest)));

  return is_tight ? FH_PANEL_FORM_SCROLLED : FH_PANEL_FORM_WHOLE;
}

/* Works out what is told of the calls that were made, and makes room for that and for what the grid
 * tells at any time, so that nothing moves when it is the person's turn. */
static void
update_told (FhBidPanel *self, const FhPanelMoment *moment)
{
  const FhTable *table = moment->scene.table;
  g_autofree char *longest = NULL;

  g_ptr_array_set_size (self->held, 0);
  for (int i = 0; moment->tells_calls && i < table->n_calls; i++)
    {
      FhTold told = fh_told_at (table, i);

      g_ptr_array_add (self->held, fh_sentence_held (&moment->scene, &told));
    }
  longest = fh_bid_grid_dup_longest (FH_BID_GRID (self->grid), self->held);
  if (longest != NULL && g_utf8_strlen (longest, -1) < g_utf8_strlen (get_invitation (), -1))
    gtk_label_set_text (GTK_LABEL (self->longest), get_invitation ());
  else
    gtk_label_set_text (GTK_LABEL (self->longest), longest != NULL ? longest : "");
  show_considered (self);
}

static void
fh_bid_panel_update (FhTablePanel *panel, const FhPanelMoment *moment)
{
  FhBidPanel *self = FH_BID_PANEL (panel);
  const FhScene *scene = &moment->scene;
  const FhLegal *legal = &moment->legal;
  g_autofree char *heading = heading_of (scene, moment->waits);
  FhTable table = *scene->table;
  gboolean may_declare;

  /* Which calls are too low is for the person to say, too. */
  if (scene->is_asked)
    {
      table.high_call = FH_PASS;
      table.called = 0;
    }
  gtk_label_set_markup (GTK_LABEL (self->heading), heading);
  fh_widget_set_name (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->heading)));
  self->n_calls = scene->table->n_calls;
  fh_auction_list_update (FH_AUCTION_LIST (self->auction), scene, moment->tells_calls);
  fh_bid_grid_set_tells (FH_BID_GRID (self->grid), moment->tells_calls);
  fh_bid_grid_update (FH_BID_GRID (self->grid), &table, scene->person, moment->waits);
  update_told (self, moment);

  self->inkles = legal->inkles;
  may_declare = scene->person >= 0 && fh_seats_have (legal->may_declare, scene->person);
  gtk_widget_set_visible (self->inkle, legal->inkles != 0);
  if (legal->inkles == 0)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->inkle), FALSE);
  gtk_widget_set_visible (self->declare, may_declare);
  gtk_widget_set_visible (self->extras, legal->inkles != 0 || may_declare);
  fh_widget_set_class (GTK_WIDGET (self), "turn", !moment->waits);
  fh_table_panel_fit (panel);
}

static const char *
fh_bid_panel_get_prompt (FhTablePanel *panel)
{
  FhBidPanel *self = FH_BID_PANEL (panel);

  return gtk_widget_get_visible (self->top) ? NULL : gtk_label_get_text (GTK_LABEL (self->heading));
}

static void
fh_bid_panel_iface_init (FhTablePanelInterface *iface)
{
  iface->update = fh_bid_panel_update;
  iface->set_form = fh_bid_panel_set_form;
  iface->get_prompt = fh_bid_panel_get_prompt;
}

FhBidGrid *
fh_bid_panel_get_grid (FhBidPanel *self)
{
  g_return_val_if_fail (FH_IS_BID_PANEL (self), NULL);

  return FH_BID_GRID (self->grid);
}
