/* fh-bid-cell.c: one call in the table of values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-cell.h"

#include "fh-made.h"
#include "fh-table-text.h"
#include "fh-widget.h"

/* How large the words of a misère are where there is less room, as a part of their usual size. */
#define SMALL_WORDS 0.75

struct _FhBidCell
{
  GtkButton parent_instance;

  int call;           /* FhCall */
  char *words;        /* in place of the short call, or NULL */
  GdkRectangle place; /* among the others */
  char *reason;
  char *help; /* on the rule behind that, or NULL */
  GtkWidget *box;
  GtkWidget *text;
  GtkWidget *points;
  GtkWidget *note; /* where there is room for it */
};

G_DEFINE_FINAL_TYPE (FhBidCell, fh_bid_cell, GTK_TYPE_BUTTON)

static void
fh_bid_cell_constructed (GObject *object)
{
  FhBidCell *self = FH_BID_CELL (object);

  G_OBJECT_CLASS (fh_bid_cell_parent_class)->constructed (object);
  fh_bid_cell_set_text (self, NULL, NULL);
}

static void
fh_bid_cell_class_init (FhBidCellClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_bid_cell_constructed;

  FH_MADE_WITH_INT (klass, FhBidCell, call, 0, FH_N_CALLS, FH_PASS);
  FH_HOLDS (klass, FhBidCell, words, g_free);
  FH_HOLDS (klass, FhBidCell, reason, g_free);
  FH_HOLDS (klass, FhBidCell, help, g_free);
}

static void
fh_bid_cell_init (FhBidCell *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "bid");
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* The words of a misère must not make all columns wide. */
  self->text = fh_label_new (NULL, FH_LABEL_CENTRED, "call");
  self->points = fh_label_new (NULL, FH_LABEL_ONE_LINE, "points");
  self->note = fh_label_new (NULL, FH_LABEL_ONE_LINE, "points");
  gtk_widget_set_visible (self->note, FALSE);
  gtk_widget_set_halign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), self->text);
  gtk_box_append (GTK_BOX (self->box), self->points);
  gtk_box_append (GTK_BOX (self->box), self->note);
  gtk_button_set_child (GTK_BUTTON (self), self->box);
}

/* A refused cell is dark, and so its signs are light. */
static void
update_text (FhBidCell *self)
{
  FhGround ground = self->reason != NULL ? FH_GROUND_FELT : FH_GROUND_CARD;
  g_autofree char *markup = self->words != NULL ? fh_table_markup (self->words, ground)
                                                : fh_table_call_markup (self->call, ground);

  gtk_label_set_markup (GTK_LABEL (self->text), markup);
}

GtkWidget *
fh_bid_cell_new (FhCall call)
{
  return g_object_new (FH_TYPE_BID_CELL, "call", call, NULL);
}

FhCall
fh_bid_cell_get_call (FhBidCell *self)
{
  g_return_val_if_fail (FH_IS_BID_CELL (self), FH_CALL_NONE);

  return self->call;
}

GdkRectangle *
fh_bid_cell_peek_place (FhBidCell *self)
{
  g_return_val_if_fail (FH_IS_BID_CELL (self), NULL);

  return &self->place;
}

void
fh_bid_cell_set_text (FhBidCell *self, const char *text, const char *points)
{
  g_return_if_fail (FH_IS_BID_CELL (self));

  g_free (self->words);
  self->words = g_strdup (text);
  update_text (self);
  fh_label_say (self->points, points);
}

void
fh_bid_cell_set_note (FhBidCell *self, const char *note)
{
  g_return_if_fail (FH_IS_BID_CELL (self));

  gtk_label_set_text (GTK_LABEL (self->note), note != NULL ? note : "");
}

void
fh_bid_cell_set_reason (FhBidCell *self, const char *reason, const char *help)
{
  g_return_if_fail (FH_IS_BID_CELL (self));

  g_free (self->reason);
  g_free (self->help);
  self->reason = g_strdup (reason);
  self->help = g_strdup (help);
  update_text (self);
  fh_widget_set_class (GTK_WIDGET (self), "refused", reason != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, reason != NULL,
                               -1);
}

const char *
fh_bid_cell_get_reason (FhBidCell *self)
{
  g_return_val_if_fail (FH_IS_BID_CELL (self), NULL);

  return self->reason;
}

const char *
fh_bid_cell_get_help (FhBidCell *self)
{
  g_return_val_if_fail (FH_IS_BID_CELL (self), NULL);

  return self->help;
}

/* The style sheet says how large words are as a rule.  What differs from form to form is an
 * attribute, because a panel is measured in one form after the other, and a label takes a style
 * that has changed only in the next frame. */
static void
scale_label (GtkWidget *label, double scale)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
}

void
fh_bid_cell_set_form (FhBidCell *self, FhBidSize size, double scale)
{
  /* A cell that takes a whole line has room enough for anything. */
  gboolean is_line = gtk_widget_has_css_class (GTK_WIDGET (self), "line") && size != FH_BID_FLOWING
                     && size != FH_BID_SMALL;
  gboolean is_compact = size == FH_BID_COMPACT || size == FH_BID_SMALL || is_line;
  gboolean has_words = !fh_call_is_bid (self->call) && self->call != FH_PASS;

  g_return_if_fail (FH_IS_BID_CELL (self));

  fh_widget_set_class (GTK_WIDGET (self), "compact", is_compact);
  fh_widget_set_class (GTK_WIDGET (self), "tall", size == FH_BID_TALL || size == FH_BID_FLOWING);
  fh_widget_set_class (GTK_WIDGET (self), "small", size == FH_BID_SMALL);
  fh_widget_set_class (GTK_WIDGET (self), "roomy",
                       size == FH_BID_COMPACT && !is_line && scale >= 1);
  fh_widget_set_class (GTK_WIDGET (self), "flowing", size == FH_BID_FLOWING);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), is_compact
                                                                  ? GTK_ORIENTATION_HORIZONTAL
                                                                  : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self->box), is_compact ? 4 : 0);
  gtk_widget_set_visible (self->note, is_line && size == FH_BID_LARGE
                                          && *gtk_label_get_text (GTK_LABEL (self->note)) != '\0');
  scale_label (self->points, is_line ? 1 : scale);
  /* Words of a misère can be wrapped. */
  scale_label (self->text, is_line || (has_words && size == FH_BID_LARGE) ? 1
                           : has_words                                    ? SMALL_WORDS
                                                                          : scale);
}
