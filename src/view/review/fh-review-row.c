/* fh-review-row.c: a decision in the list of a review.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-row.h"

#include "fh-made.h"
#include "fh-said.h"
#include "fh-widget.h"

/* How wide a cost may be, in letters; a shorter one stands in one line. */
#define COST_CHARS 14

struct _FhReviewRow
{
  GtkListBoxRow parent_instance;

  FhReview *review;
  guint step;
  gboolean is_full;
};

G_DEFINE_FINAL_TYPE (FhReviewRow, fh_review_row, GTK_TYPE_LIST_BOX_ROW)

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
      fh_label_add (box, said->text, FH_LABEL_BROKEN,
                    g_str_equal (said->code, "cost") ? "review-about" : NULL);
      g_string_append_printf (spoken, "\n%s", said->text);
    }
}

/* A sign before the cost, so that a mistake, and what was hard and right, is seen without its
 * colour; what cost a little has none of these. */
static const char *
mark_of (FhReview *review, guint step)
{
  const FhCost *cost = fh_review_peek_cost (review, step);

  if (fh_review_is_hard (review, step))
    return "★";
  if (cost == NULL)
    return "";
  if (cost->is_mistake)
    return "✗";
  return cost->verdict == FH_VERDICT_BEST || cost->verdict == FH_VERDICT_EQUAL ? "✓" : "·";
}

/* A label with @text or, where there is none, its place: a screen reader would name an empty label
 * after its type. */
static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *place;

  if (text != NULL && *text != '\0')
    return fh_label_new (text, FH_LABEL_ONE_LINE, css_class);
  place = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (place, css_class);
  return place;
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
  GtkWidget *mark = new_label (mark_of (self->review, self->step), "review-mark");
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *costs = new_label (cost, "review-cost");

  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (line), mark);

  fh_label_add (words, sentence, FH_LABEL_BROKEN, self->is_full ? "heading" : NULL);
  if (cost != NULL)
    g_string_append_printf (spoken, "\n%s", cost);
  if (self->is_full)
    add_details (self, words, spoken);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (line), words);

  if (GTK_IS_LABEL (costs))
    {
      gtk_label_set_wrap (GTK_LABEL (costs), TRUE);
      gtk_label_set_xalign (GTK_LABEL (costs), 1.0);
      gtk_label_set_justify (GTK_LABEL (costs), GTK_JUSTIFY_RIGHT);
      gtk_label_set_width_chars (GTK_LABEL (costs), MIN (g_utf8_strlen (cost, -1), COST_CHARS));
      gtk_label_set_max_width_chars (GTK_LABEL (costs), COST_CHARS);
    }
  gtk_widget_set_valign (costs, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (line), costs);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), line);
  fh_widget_set_class (GTK_WIDGET (self), "hard", fh_review_is_hard (self->review, self->step));
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
