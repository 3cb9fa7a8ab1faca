/* fh-seat-pill.c: the place of a player at the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-seat-pill.h"

#include <glib/gi18n.h>

#include "fh-portrait.h"
#include "fh-sentences-talk.h"
#include "fh-table-text.h"
#include "fh-trick-packets.h"
#include "fh-widget.h"

/* From so many tricks on, packets need a line of their own at a narrow table. */
#define MANY_TRICKS 6

struct _FhSeatPill
{
  GtkBox parent_instance;

  GtkWidget *portrait;
  GtkWidget *text;
  GtkWidget *name;
  GtkWidget *line;
  GtkWidget *packets;
  GtkWidget *dealer;

  gboolean is_narrow;
  int n_tricks;
};

G_DEFINE_FINAL_TYPE (FhSeatPill, fh_seat_pill, GTK_TYPE_BOX)

enum
{
  ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
why_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[ASKED], 0);
}

static void
fh_seat_pill_class_init (FhSeatPillClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[ASKED] = g_signal_new ("asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "place.why", NULL, why_cb);

  gtk_widget_class_set_css_name (widget_class, "place");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_seat_pill_init (FhSeatPill *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->portrait = fh_portrait_new ();
  gtk_box_append (GTK_BOX (self), self->portrait);

  self->text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->text, "text");
  gtk_widget_set_hexpand (self->text, TRUE);
  gtk_widget_set_valign (self->text, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), self->text);

  self->name = fh_table_label_new ("name");
  gtk_widget_set_vexpand (self->name, TRUE); /* in the middle where nothing stands below */
  self->line = fh_table_label_new ("line");
  self->packets = fh_trick_packets_new ();
  gtk_widget_set_valign (self->packets, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), self->line);
  gtk_box_append (GTK_BOX (row), self->packets);
  gtk_box_append (GTK_BOX (self->text), self->name);
  gtk_box_append (GTK_BOX (self->text), row);

  /* Translators: one letter on the button of the player who deals: D for dealer. */
  self->dealer = fh_label_new (C_ ("dealer button", "D"), FH_LABEL_ONE_LINE, "dealer");
  gtk_widget_set_valign (self->dealer, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), self->dealer);

  fh_seat_pill_set_narrow (self, FALSE);
}

GtkWidget *
fh_seat_pill_new (void)
{
  return g_object_new (FH_TYPE_SEAT_PILL, NULL);
}

/* Many packets take the room of the line beside them where there is little. */
static void
update_line (FhSeatPill *self)
{
  gboolean has_room = !self->is_narrow || self->n_tricks < MANY_TRICKS;

  gtk_widget_set_visible (self->line,
                          has_room && *gtk_label_get_text (GTK_LABEL (self->line)) != '\0');
}

void
fh_seat_pill_set_narrow (FhSeatPill *self, gboolean is_narrow)
{
  g_return_if_fail (FH_IS_SEAT_PILL (self));

  self->is_narrow = is_narrow;
  fh_widget_set_class (GTK_WIDGET (self), "narrow", is_narrow);
  gtk_widget_set_visible (self->portrait, !is_narrow);
  gtk_label_set_width_chars (GTK_LABEL (self->line), is_narrow ? 2 : 4);
  update_line (self);
}

void
fh_seat_pill_set_thinking (FhSeatPill *self)
{
  g_return_if_fail (FH_IS_SEAT_PILL (self));

  /* Translators: under the name of a computer player. */
  gtk_label_set_text (GTK_LABEL (self->line), _ ("thinking…"));
  update_line (self);
}

void
fh_seat_pill_update (
    FhSeatPill *self, const FhScene *scene, int seat, gboolean talks, gboolean thinks)
{
  const FhTable *table = scene->table;
  g_autofree char *name = NULL;
  g_autofree char *talk = NULL;
  g_autofree char *line = NULL;
  gboolean is_turn, sits_out;

  g_return_if_fail (FH_IS_SEAT_PILL (self));

  name = fh_sentence_seat (scene, seat);
  is_turn = table->turn == seat && table->due != FH_ACTION_DEAL && table->due != FH_ACTION_NONE;
  sits_out = table->contract != FH_CALL_NONE && !table->deal_over
             && fh_seats_have (table->sitting_out, seat);

  talk = talks && !self->is_narrow ? fh_sentence_talk (scene, seat) : NULL;
  if (talk != NULL)
    /* Translators: what somebody at the table says: the marks of speech. */
    line = g_markup_printf_escaped (_ ("“%s”"), talk);
  else if (sits_out)
    /* Translators: under the name of a player whose partner plays alone. */
    line = g_strdup (_ ("sits out"));
  else if (scene->extent == FH_EXTENT_CARDS)
    line = g_strdup ("");
  else
    line = fh_table_place_line (scene, seat);

  gtk_label_set_text (GTK_LABEL (self->name), name);
  fh_portrait_set (FH_PORTRAIT (self->portrait), fh_scene_face (scene, seat), name);
  gtk_label_set_markup (GTK_LABEL (self->line), line);
  self->n_tricks = table->contract == FH_CALL_NONE ? 0 : table->tricks[seat];
  fh_trick_packets_set_count (FH_TRICK_PACKETS (self->packets), self->n_tricks);
  update_line (self);
  if (thinks)
    fh_seat_pill_set_thinking (self);
  gtk_widget_set_visible (self->dealer, table->n_deals > 0 && table->dealer == seat
                                            && scene->extent == FH_EXTENT_ALL);
  fh_widget_set_class (GTK_WIDGET (self), "turn", is_turn);
  fh_widget_set_class (GTK_WIDGET (self), "talking", talk != NULL);
  fh_widget_set_class (GTK_WIDGET (self), "out", sits_out);

  fh_widget_describe (GTK_WIDGET (self), name, /* Translators: of the player whose turn it is. */
                      is_turn ? _ ("to act now") : "");
  fh_widget_set_name (self->dealer, /* Translators: who has dealt. */
                      _ ("dealer"));
}
