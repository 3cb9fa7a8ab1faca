/* fh-seat-pill.c: the place of a player at the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-seat-pill.h"

#include <glib/gi18n.h>

#include "fh-brief-label.h"
#include "fh-made.h"
#include "fh-portrait.h"
#include "fh-sentences-talk.h"
#include "fh-table-text.h"
#include "fh-trick-packets.h"
#include "fh-widget.h"

/* Between the line and the packets beside it, in pixels. */
#define GAP 6

/* As tall as the name and the line below it. */
#define MOST_LINES 2

struct _FhSeatPill
{
  GtkBox parent_instance;

  GtkWidget *portrait;
  GtkWidget *text;
  GtkWidget *name;
  GtkWidget *quote;
  GtkWidget *line;
  GtkWidget *packets;
  GtkWidget *dealer;

  gboolean is_narrow;
};

G_DEFINE_FINAL_TYPE (FhSeatPill, fh_seat_pill, GTK_TYPE_BOX)

static void
why_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "asked");
}

/* --- Below the name --- */

static int
measure_part (GtkWidget *part, GtkOrientation orientation, gboolean is_natural)
{
  int least = 0, natural = 0;

  if (gtk_widget_get_visible (part))
    gtk_widget_measure (part, orientation, -1, &least, &natural, NULL, NULL);
  return is_natural ? natural : least;
}

static void
measure_row_cb (GtkWidget *row,
                GtkOrientation orientation,
                int for_size,
                int *least,
                int *natural,
                int *least_baseline,
                int *natural_baseline)
{
  GtkWidget *line = gtk_widget_get_first_child (row), *packets = gtk_widget_get_last_child (row);

  *least =
      MAX (measure_part (line, orientation, FALSE), measure_part (packets, orientation, FALSE));
  *natural = measure_part (line, orientation, TRUE);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural = MAX (*natural, measure_part (packets, orientation, TRUE));
  else if (gtk_widget_get_visible (packets))
    *natural += (*natural > 0 ? GAP : 0) + measure_part (packets, orientation, TRUE);
}

/* Tricks come before words: what would be cut beside them is not shown. */
static void
allocate_row_cb (GtkWidget *row, int width, int height, int baseline)
{
  GtkWidget *line = gtk_widget_get_first_child (row), *packets = gtk_widget_get_last_child (row);
  gboolean is_rtl = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL;
  int words = MIN (measure_part (line, GTK_ORIENTATION_HORIZONTAL, TRUE), width);
  int least = measure_part (packets, GTK_ORIENTATION_HORIZONTAL, FALSE);
  int all = measure_part (packets, GTK_ORIENTATION_HORIZONTAL, TRUE);
  /* Much smaller than they are, packets cannot be counted. */
  int beside = all > 0 ? GAP + all * 3 / 4 : 0;
  gboolean has_room;

  if (beside > 0 && words + beside > width)
    words = fh_brief_label_get_brief_width (FH_BRIEF_LABEL (line));
  has_room = beside == 0 || words + beside <= width;
  int start = words > 0 && has_room ? words + GAP : 0;
  int rest = MIN (all, width - start);

  gtk_widget_set_child_visible (line, has_room);
  if (gtk_widget_should_layout (line))
    gtk_widget_size_allocate (
        line,
        &(GtkAllocation){ is_rtl ? width - words : 0, 0,
                          MAX (words, measure_part (line, GTK_ORIENTATION_HORIZONTAL, FALSE)),
                          height },
        -1);
  if (gtk_widget_should_layout (packets))
    gtk_widget_size_allocate (
        packets,
        &(GtkAllocation){ is_rtl ? width - start - rest : start, 0, MAX (rest, least), height },
        -1);
}

/* --- The place --- */

static void
fh_seat_pill_class_init (FhSeatPillClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  fh_made_signal (klass, "asked", 0);
  gtk_widget_class_install_action (widget_class, "place.why", NULL, why_cb);

  gtk_widget_class_set_css_name (widget_class, "place");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_seat_pill_init (FhSeatPill *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);

  gtk_widget_set_layout_manager (row,
                                 gtk_custom_layout_new (NULL, measure_row_cb, allocate_row_cb));
  self->portrait = fh_portrait_new ();
  gtk_box_append (GTK_BOX (self), self->portrait);

  self->text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->text, "text");
  gtk_widget_set_hexpand (self->text, TRUE);
  gtk_widget_set_valign (self->text, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), self->text);

  self->name = fh_table_label_new ("name");
  gtk_widget_set_vexpand (self->name, TRUE); /* in the middle where nothing stands below */
  self->line = fh_brief_label_new ("line");
  self->packets = fh_trick_packets_new ();
  gtk_widget_set_valign (self->packets, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), self->line);
  gtk_box_append (GTK_BOX (row), self->packets);
  self->quote = fh_table_label_new ("line");
  gtk_label_set_wrap (GTK_LABEL (self->quote), TRUE);
  gtk_label_set_lines (GTK_LABEL (self->quote), MOST_LINES);
  gtk_box_append (GTK_BOX (self->text), self->name);
  gtk_box_append (GTK_BOX (self->text), self->quote);
  gtk_box_append (GTK_BOX (self->text), row);

  /* Translators: one letter on the button of the player who deals: D for dealer. */
  self->dealer = fh_label_new (C_ ("dealer button", "D"), FH_LABEL_ONE_LINE, "dealer");
  gtk_widget_set_valign (self->dealer, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), self->dealer);

  fh_seat_pill_set_narrow (self, FALSE, TRUE);
}

GtkWidget *
fh_seat_pill_new (void)
{
  return g_object_new (FH_TYPE_SEAT_PILL, NULL);
}

void
fh_seat_pill_set_narrow (FhSeatPill *self, gboolean is_narrow, gboolean has_face)
{
  g_return_if_fail (FH_IS_SEAT_PILL (self));

  fh_widget_set_class (GTK_WIDGET (self), "narrow", is_narrow);
  self->is_narrow = is_narrow;
  gtk_widget_set_visible (self->portrait, has_face);
  fh_brief_label_set_least (FH_BRIEF_LABEL (self->line), is_narrow ? 2 : 4);
}

int
fh_seat_pill_get_name_width (FhSeatPill *self)
{
  int all, text, name;

  g_return_val_if_fail (FH_IS_SEAT_PILL (self), 0);

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &all, NULL, NULL);
  gtk_widget_measure (self->text, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &text, NULL, NULL);
  gtk_widget_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &name, NULL, NULL);
  return all - text + name;
}

void
fh_seat_pill_set_thinking (FhSeatPill *self)
{
  g_return_if_fail (FH_IS_SEAT_PILL (self));

  /* Translators: under the name of a computer player. */
  fh_brief_label_set (FH_BRIEF_LABEL (self->line), _ ("thinking…"), NULL, NULL);
}

/* In how many lines @words can be read here. */
static int
count_lines (FhSeatPill *self, const char *words)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->quote, words);

  pango_layout_set_width (layout, gtk_widget_get_width (self->text) * PANGO_SCALE);
  return pango_layout_get_line_count (layout);
}

/* What is said stands below the name, or in place of it where it takes two lines or @n_tricks stay
 * below it, and nowhere where it would be cut.  Whether it is heard. */
static gboolean
show_quote (FhSeatPill *self, const char *talk, int n_tricks)
{
  /* Translators: what somebody at the table says: the marks of speech. */
  g_autofree char *quote = talk != NULL ? g_strdup_printf (_ ("“%s”"), talk) : NULL;
  int n_lines = quote != NULL ? count_lines (self, quote) : 0;
  gboolean is_shown = n_lines > 0 && n_lines + (n_tricks > 0) <= MOST_LINES;

  fh_label_say (self->quote, is_shown ? quote : NULL);
  gtk_widget_set_visible (self->name, !is_shown || (n_lines == 1 && n_tricks == 0));
  fh_widget_set_class (GTK_WIDGET (self), "talking", is_shown);
  return is_shown;
}

void
fh_seat_pill_update (
    FhSeatPill *self, const FhScene *scene, int seat, gboolean talks, gboolean thinks)
{
  const FhTable *table = scene->table;
  g_autofree char *name = NULL;
  g_autofree char *talk = NULL;
  g_autofree char *line = NULL, *brief = NULL;
  gboolean is_turn, sits_out, is_heard;
  int n_tricks;

  g_return_if_fail (FH_IS_SEAT_PILL (self));

  name = fh_sentence_seat (scene, seat);
  is_turn = table->turn == seat && table->due != FH_ACTION_DEAL && table->due != FH_ACTION_NONE;
  sits_out = table->contract != FH_CALL_NONE && !table->deal_over
             && fh_seats_have (table->sitting_out, seat);

  talk = talks && !self->is_narrow ? fh_sentence_talk (scene, seat) : NULL;
  n_tricks = table->contract == FH_CALL_NONE ? 0 : table->tricks[seat];
  is_heard = show_quote (self, talk, n_tricks);
  if (is_heard || scene->extent == FH_EXTENT_CARDS)
    line = g_strdup ("");
  else if (sits_out)
    /* Translators: under the name of a player whose partner plays alone. */
    line = g_strdup (_ ("sits out"));
  else
    {
      line = fh_table_place_line (scene, seat, FALSE);
      brief = fh_table_place_line (scene, seat, TRUE);
    }

  gtk_label_set_text (GTK_LABEL (self->name), name);
  fh_portrait_set (FH_PORTRAIT (self->portrait), fh_scene_face (scene, seat), name);
  fh_brief_label_set (FH_BRIEF_LABEL (self->line), line, brief, NULL);
  fh_trick_packets_set_count (FH_TRICK_PACKETS (self->packets), n_tricks);
  if (thinks)
    fh_seat_pill_set_thinking (self);
  gtk_widget_set_visible (self->dealer, table->n_deals > 0 && table->dealer == seat
                                            && scene->extent == FH_EXTENT_ALL);
  fh_widget_set_class (GTK_WIDGET (self), "turn", is_turn);
  fh_widget_set_class (GTK_WIDGET (self), "out", sits_out);

  fh_widget_describe (GTK_WIDGET (self), name, /* Translators: of the player whose turn it is. */
                      is_turn ? _ ("to act now") : "");
  fh_widget_set_name (self->dealer, /* Translators: who has dealt. */
                      _ ("dealer"));
}
