/* fh-review-numbers.c: what each card that could be played leads to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-numbers.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-made.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-words.h"
#include "fh-wrap-layout.h"

struct _FhReviewNumbers
{
  AdwBin parent_instance;

  FhReview *review;
  int step; /* that is shown, or -1 */
  guint n;  /* its cards */
  GtkWidget *cards;
  GtkWidget *sentence;
};

G_DEFINE_FINAL_TYPE (FhReviewNumbers, fh_review_numbers, ADW_TYPE_BIN)

char *
fh_review_number (const FhReviewCard *card)
{
  return card->tricks < 0 ? g_strdup ("?") : g_strdup_printf ("%d", card->tricks);
}

/* "A♠", or "joker ♠" where it names a suit. */
static char *
card_text (const FhReviewCard *card)
{
  if (!fh_card_is_joker (card->card))
    return fh_table_card_text (card->card);
  if (card->named < FH_N_SUITS)
    return g_strdup_printf ("%s %s", fh_words_card (card->card),
                            fh_words_suit_sign ((FhSuit) card->named));
  return g_strdup (fh_words_card (card->card));
}

static void
clicked_cb (GtkWidget *button, FhReviewNumbers *self)
{
  const char *sentence = gtk_widget_get_tooltip_text (button);

  gtk_label_set_text (GTK_LABEL (self->sentence), sentence);
  fh_announce (GTK_WIDGET (self), sentence);
}

static void
add_card (FhReviewNumbers *self, guint step, const FhReviewCard *card)
{
  g_autofree char *name = card_text (card);
  g_autofree char *number = fh_review_number (card);
  /* A sign besides the frame, so that no colour is needed. */
  g_autofree char *text =
      fh_table_keep_together (g_strconcat (name, " ", number, card->loses == 0 ? " ✓" : "", NULL));
  g_autofree char *sentence = fh_review_dup_card (self->review, step, card);
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_widget_add_css_class (button, "review-number");
  fh_widget_set_class (button, "best", card->loses == 0);
  fh_widget_set_tip (button, sentence);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, 0);
  gtk_box_append (GTK_BOX (self->cards), button);
}

static int
compare_cards (const void *a, const void *b)
{
  const FhReviewCard *one = a, *other = b;

  if (one->loses != other->loses)
    return (unsigned) one->loses < (unsigned) other->loses ? -1 : 1;
  return one->card != other->card ? (int) one->card - (int) other->card
                                  : (int) one->named - (int) other->named;
}

static const char *
legend_of_numbers (const FhTable *table)
{
  if (fh_table_is_misere (table))
    return _ (
        "With all hands seen and everybody playing best: 1 if the bidder has to take a trick, "
        "0 if not.");
  return _ ("With all hands seen and everybody playing best: the tricks of the declarer’s side in "
            "the whole deal.");
}

/* That, and why what is called the best may have another number: it goes by what could be known. */
static char *
dup_legend (FhReviewNumbers *self, guint step)
{
  const char *numbers = legend_of_numbers (&fh_review_peek_state (self->review, step)->table);

  /* Translators: two sentences, one behind the other. */
  return g_strdup_printf (
      C_ ("sentences", "%1$s %2$s"), numbers,
      _ ("The best choice is the one that looked best then, with the other hands hidden."));
}

void
fh_review_numbers_show (FhReviewNumbers *self, int step)
{
  FhReviewCard cards[FH_SOLVER_MAX_MOVES];
  g_autofree char *legend = NULL;
  guint n = 0;

  g_return_if_fail (FH_IS_REVIEW_NUMBERS (self));

  if (step >= 0)
    n = fh_review_get_cards (self->review, (guint) step, cards);
  /* What is known of a step stays, and with it the keyboard and what was asked. */
  if (step == self->step && n == self->n)
    return;
  self->step = step;
  self->n = n;
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  fh_box_clear (self->cards);
  if (n == 0)
    return;
  qsort (cards, n, sizeof *cards, compare_cards);
  for (guint i = 0; i < n; i++)
    add_card (self, (guint) step, &cards[i]);
  legend = dup_legend (self, (guint) step);
  gtk_label_set_text (GTK_LABEL (self->sentence), legend);
}

static void
fh_review_numbers_constructed (GObject *object)
{
  FhReviewNumbers *self = FH_REVIEW_NUMBERS (object);

  G_OBJECT_CLASS (fh_review_numbers_parent_class)->constructed (object);
  fh_widget_set_name (GTK_WIDGET (self), _ ("What each card leads to"));
  fh_widget_set_name (self->cards, _ ("What each card leads to"));
}

static void
fh_review_numbers_class_init (FhReviewNumbersClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = fh_review_numbers_constructed;

  FH_MADE_WITH_OBJECT (object_class, FhReviewNumbers, review, FH_TYPE_REVIEW);

  gtk_widget_class_set_css_name (widget_class, "review-numbers");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_review_numbers_init (FhReviewNumbers *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->step = -1;
  self->cards = fh_wrap_box_new (FH_WRAP_START, 4);
  gtk_box_append (GTK_BOX (box), self->cards);
  self->sentence = fh_label_add (box, NULL, FH_LABEL_WRAPPED, "review-about");
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
fh_review_numbers_new (FhReview *review)
{
  return g_object_new (FH_TYPE_REVIEW_NUMBERS, "review", review, NULL);
}
