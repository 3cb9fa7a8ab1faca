/* fh-review-row.c: a decision in the list of a review.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-row.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-said.h"
#include "fh-widget.h"

struct _FhReviewRow
{
  GtkListBoxRow parent_instance;

  FhReview *review;
  guint step;
  gboolean is_full;

  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *cost;
};

G_DEFINE_FINAL_TYPE (FhReviewRow, fh_review_row, GTK_TYPE_LIST_BOX_ROW)

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* What was best, and the cost with its error; all of it is in @spoken, too. */
static void
add_details (FhReviewRow *self, GtkWidget *box, GString *spoken)
{
  g_autoptr (GPtrArray) all = fh_review_dup_said (self->review, self->step);

  for (guint i = 0; i < all->len; i++)
    {
      const FhSaid *said = g_ptr_array_index (all, i);

      if (!g_str_equal (said->code, "best") && !g_str_equal (said->code, "cost"))
        continue;
      add_label (box, said->text, g_str_equal (said->code, "cost") ? "review-about" : NULL);
      g_string_append_printf (spoken, "\n%s", said->text);
    }
}

/* A sign before the cost, so that a mistake is seen without its colour; what cost a little is
 * neither. */
static const char *
mark_of (const FhCost *cost)
{
  if (cost == NULL)
    return "";
  if (cost->is_mistake)
    return "✗";
  return cost->verdict == FH_VERDICT_BEST || cost->verdict == FH_VERDICT_EQUAL ? "✓" : "·";
}

void
fh_review_row_update (FhReviewRow *self)
{
  g_return_if_fail (FH_IS_REVIEW_ROW (self));

  const FhCost *known = fh_review_peek_cost (self->review, self->step);
  g_autofree char *sentence = fh_review_dup_sentence (self->review, self->step);
  g_autofree char *cost = fh_review_dup_cost (self->review, self->step);
  g_autoptr (GString) spoken = g_string_new (sentence);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  if (self->box != NULL)
    gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), NULL);
  self->box = line;
  self->mark = gtk_label_new (mark_of (known));
  gtk_widget_add_css_class (self->mark, "review-mark");
  gtk_widget_set_valign (self->mark, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (line), self->mark);

  add_label (words, sentence, self->is_full ? "heading" : NULL);
  if (cost != NULL)
    g_string_append_printf (spoken, "\n%s", cost);
  if (self->is_full)
    add_details (self, words, spoken);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (line), words);

  self->cost = add_label (line, cost, "review-cost");
  gtk_label_set_xalign (GTK_LABEL (self->cost), 1.0);
  gtk_label_set_justify (GTK_LABEL (self->cost), GTK_JUSTIFY_RIGHT);
  gtk_label_set_wrap_mode (GTK_LABEL (self->cost), PANGO_WRAP_WORD);
  gtk_label_set_max_width_chars (GTK_LABEL (self->cost), 14);
  gtk_widget_set_valign (self->cost, GTK_ALIGN_START);
  gtk_widget_set_visible (self->cost, cost != NULL);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), line);
  fh_widget_set_class (GTK_WIDGET (self), "mistake", known != NULL && known->is_mistake);
  fh_widget_set_name (GTK_WIDGET (self), spoken->str);
}

static void
fh_review_row_constructed (GObject *object)
{
  FhReviewRow *self = FH_REVIEW_ROW (object);

  G_OBJECT_CLASS (fh_review_row_parent_class)->constructed (object);
  fh_review_row_update (self);
}

static void
fh_review_row_class_init (FhReviewRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = fh_review_row_constructed;

  FH_MADE_WITH_OBJECT (object_class, FhReviewRow, review, FH_TYPE_REVIEW);
  FH_MADE_WITH_UINT (object_class, FhReviewRow, step, 0, G_MAXUINT, 0);
  FH_MADE_WITH_BOOLEAN (object_class, FhReviewRow, is_full);

  fh_widget_class_add_show (widget_class);
}

static void
fh_review_row_init (FhReviewRow *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "review-row");
}

GtkWidget *
fh_review_row_new (FhReview *review, guint step, gboolean is_full)
{
  return g_object_new (FH_TYPE_REVIEW_ROW, "review", review, "step", step, "is-full", is_full,
                       NULL);
}

guint
fh_review_row_get_step (FhReviewRow *self)
{
  g_return_val_if_fail (FH_IS_REVIEW_ROW (self), 0);
  return self->step;
}
