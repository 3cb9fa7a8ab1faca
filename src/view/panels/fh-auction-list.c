/* fh-auction-list.c: the auction so far, as a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-auction-list.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-regard.h"
#include "fh-sentences-held.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-words.h"

struct _FhAuctionList
{
  AdwBin parent_instance;

  GtkWidget *grid;
  FhGround ground;  /* on which it stands */
  FhRegard *regard; /* of the calls, by their numbers */
};

G_DEFINE_FINAL_TYPE (FhAuctionList, fh_auction_list, ADW_TYPE_BIN)

static void
ask_action (GtkWidget *widget, const char *name, GVariant *number)
{
  g_signal_emit_by_name (widget, "asked", g_variant_get_int32 (number));
}

static void
considered_cb (FhAuctionList *self, int number)
{
  g_signal_emit_by_name (self, "considered", number);
}

static gboolean
fh_auction_list_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FhAuctionList *self = FH_AUCTION_LIST (widget);
  gboolean is_inside = gtk_widget_get_focus_child (widget) != NULL;
  GtkWidget *last = gtk_widget_get_last_child (self->grid);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return !is_inside && GTK_IS_BUTTON (last) && gtk_widget_grab_focus (last);
  return GTK_WIDGET_CLASS (fh_auction_list_parent_class)->focus (widget, direction);
}

static void
fh_auction_list_class_init (FhAuctionListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FH_MADE_WITH_INT (klass, FhAuctionList, ground, 0, FH_GROUND_WINDOW, FH_GROUND_FELT);
  widget_class->focus = fh_auction_list_focus;

  FH_DROPS (klass, FhAuctionList, regard, g_object_unref);

  fh_made_signal (klass, "asked", 1, G_TYPE_INT);
  fh_made_signal (klass, "considered", 1, G_TYPE_INT);

  gtk_widget_class_install_action (widget_class, "auction.ask", "i", ask_action);
  gtk_widget_class_set_css_name (widget_class, "auction");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_auction_list_init (FhAuctionList *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 8);
  adw_bin_set_child (ADW_BIN (self), self->grid);
  self->regard = fh_regard_new ();
  fh_connect (self->regard, "changed", considered_cb, self);
  fh_widget_set_name (GTK_WIDGET (self), _ ("Auction so far"));
}

GtkWidget *
fh_auction_list_new (FhGround ground)
{
  return g_object_new (FH_TYPE_AUCTION_LIST, "ground", (int) ground, NULL);
}

static GtkWidget *
make_call (FhAuctionList *self, const FhCalled *called)
{
  g_autofree char *short_call = fh_table_call_text (called->call);
  g_autofree char *text = NULL, *markup = NULL;
  GtkWidget *label = gtk_label_new (NULL);

  text = called->inkle
             /* Translators: a call in the list of the auction, with the word that asks the partner
              * to swap a card. */
             ? g_strdup_printf (_ ("%s inkle"), short_call)
             : g_strdup (short_call);
  markup = fh_table_markup (text, self->ground);
  fh_table_label_set (label, markup, fh_words_call (called->call));
  gtk_widget_add_css_class (label, called->call == FH_PASS ? "pass" : "call");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

/* A button for call @number, which asks why it was made. */
static GtkWidget *
make_button (FhAuctionList *self, const FhScene *scene, int number)
{
  const FhCalled *called = &scene->table->calls[number];
  g_autofree char *seat = fh_sentence_seat (scene, called->seat);
  g_autofree char *name = NULL;
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), make_call (self, called));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Why?"));
  /* Translators: a button for a call in the auction: %1$s is the call, %2$s who made it. */
  name = g_strdup_printf (_ ("%1$s, %2$s: why?"), fh_words_call (called->call), seat);
  fh_widget_set_name (button, name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", number);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "auction.ask");
  return button;
}

static void
tell_meaning (FhAuctionList *self, GtkWidget *call, const FhScene *scene, int number)
{
  FhTold told = fh_told_at (scene->table, number);
  g_autofree char *meaning = fh_sentence_meaning (scene, &told);

  if (meaning == NULL)
    return;
  gtk_widget_set_tooltip_text (call, meaning);
  fh_widget_set_about (call, meaning);
  fh_regard_follow (self->regard, call, number);
}

static void
add_call (
    FhAuctionList *self, const FhScene *scene, int number, int column, int row, gboolean tells)
{
  gboolean answers = g_signal_has_handler_pending (
      self, g_signal_lookup ("asked", FH_TYPE_AUCTION_LIST), 0, FALSE);
  GtkWidget *call =
      answers ? make_button (self, scene, number) : make_call (self, &scene->table->calls[number]);

  if (tells)
    tell_meaning (self, call, scene, number);
  gtk_grid_attach (GTK_GRID (self->grid), call, column, row, 1, 1);
}

void
fh_auction_list_update (FhAuctionList *self, const FhScene *scene, gboolean tells)
{
  const FhTable *table = scene->table;
  int n = table->rules.n_seats;
  int row = 1, last = -1;
  GtkWidget *child;

  g_return_if_fail (FH_IS_AUCTION_LIST (self));

  fh_regard_clear (self->regard);
  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = fh_sentence_seat (scene, (table->dealer + 1 + i) % n);
      gboolean has_room = self->ground == FH_GROUND_WINDOW;
      GtkWidget *label =
          fh_label_new (name, has_room ? FH_LABEL_BROKEN : FH_LABEL_ONE_LINE, "name");

      if (has_room)
        fh_label_center (label);
      else
        gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_grid_attach (GTK_GRID (self->grid), label, i, 0, 1, 1);
    }
  for (int i = 0; i < table->n_calls; i++)
    {
      int column = (table->calls[i].seat - table->dealer - 1 + 2 * n) % n;

      /* Who is out is not asked again, so that a row may have gaps. */
      if (column <= last)
        row++;
      last = column;
      add_call (self, scene, i, column, row, tells);
    }
}
