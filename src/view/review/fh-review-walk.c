/* fh-review-walk.c: what a deal comes to, and the way from mistake to mistake.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-walk.h"

#include <glib/gi18n.h>

#include "fh-focus.h"
#include "fh-made.h"
#include "fh-practice-review.h"
#include "fh-style.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

struct _FhReviewWalk
{
  /* No bin: with newer libraries a bin cannot have the keyboard itself. */
  GtkWidget parent_instance;

  GtkWidget *box;

  FhReview *review;
  FhKeyTable *book;
  int at;
  int n; /* -1: nobody knows yet */

  GtkWidget *spinner;
  GtkWidget *sentence;
  GtkWidget *progress;
  GtkWidget *previous;
  GtkWidget *place;
  GtkWidget *next;
  GtkWidget *lesson;
};

G_DEFINE_FINAL_TYPE (FhReviewWalk, fh_review_walk, GTK_TYPE_WIDGET)

/* --- What it shows --- */

static void
update_progress (FhReviewWalk *self)
{
  gboolean is_busy = fh_review_is_busy (self->review);
  guint n_done, n_asked;

  fh_review_get_progress (self->review, &n_done, &n_asked);
  fh_widget_set_shown (self->progress, is_busy);
  gtk_widget_set_opacity (self->spinner, is_busy ? 1 : 0);
  g_object_set (self->spinner, "spinning", is_busy, NULL);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                 n_asked > 0 ? (double) n_done / n_asked : 0.0);
}

static void
update_lesson (FhReviewWalk *self, FhLesson *lesson)
{
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->lesson, lesson != NULL);
  if (lesson == NULL)
    return;
  /* Translators: a button; %s is the title of a lesson. */
  label = g_strdup_printf (_ ("Lesson: %s"), fh_lesson_get_title (lesson));
  gtk_button_set_label (GTK_BUTTON (self->lesson), label);
  fh_widget_wrap_button (self->lesson);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->lesson), "s", fh_lesson_get_id (lesson));
}

static void
update_place (FhReviewWalk *self)
{
  g_autofree char *place = NULL;

  if (self->at >= 0 && self->at < self->n)
    /* Translators: where one is among the mistakes of a deal: "Mistake 1 of 2". */
    place = g_strdup_printf (_ ("Mistake %1$d of %2$d"), self->at + 1, self->n);
  fh_label_say (self->place, place);
  gtk_widget_set_visible (self->previous, self->at > 0);
  gtk_widget_set_visible (self->next, self->at < 0 || self->at < self->n);
  /* Without mistakes it leads nowhere. */
  fh_widget_set_shown (self->next, self->n != 0);
  gtk_button_set_label (GTK_BUTTON (self->next),
                        self->at < 0
                            /* Translators: a button: it leads to the dearest of all mistakes. */
                            ? _ ("The Costliest Mistake")
                            : self->at + 1 < self->n
                                  ? _ ("Next Mistake")
                                  /* Translators: a button behind the last mistake: it leads to
                                   * what is learned from all of them. */
                                  : _ ("Summary"));
}

static void
update (FhReviewWalk *self)
{
  FhLesson *lesson = NULL;
  g_autofree char *summary =
      fh_review_dup_summary (self->review, fh_review_get_person (self->review));
  g_autofree char *moral = NULL, *sentence = NULL;

  if (self->at >= self->n && self->n > 0)
    {
      moral = fh_practice_dup_moral (self->book, self->review);
      lesson = fh_practice_find_lesson (self->book, self->review);
    }
  sentence = g_strjoin ("\n", summary, moral, NULL);
  gtk_label_set_text (GTK_LABEL (self->sentence), sentence != NULL ? sentence : "");
  fh_widget_set_name (GTK_WIDGET (self), sentence != NULL ? sentence : "");
  update_progress (self);
  /* What goes would keep the keyboard until the next frame, and answer no key. */
  if (fh_focus_get (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  update_place (self);
  update_lesson (self, lesson);
}

static void
update_sentence_cb (FhReviewWalk *self)
{
  if (self->at < 0)
    update (self);
  else
    update_progress (self);
}

void
fh_review_walk_set_at (FhReviewWalk *self, int at, int n)
{
  g_return_if_fail (FH_IS_REVIEW_WALK (self));

  self->at = at;
  self->n = n;
  update (self);
}

const char *
fh_review_walk_get_sentence (FhReviewWalk *self)
{
  g_return_val_if_fail (FH_IS_REVIEW_WALK (self), NULL);
  return gtk_label_get_text (GTK_LABEL (self->sentence));
}

/* --- The widget --- */

static void
add_sentence (FhReviewWalk *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->sentence = fh_label_new (NULL, FH_LABEL_BROKEN, "review-sum");
  gtk_widget_set_hexpand (self->sentence, TRUE);
  gtk_label_set_yalign (GTK_LABEL (self->sentence), 0.0);
  self->spinner = gtk_spinner_new ();
  gtk_widget_set_valign (self->spinner, GTK_ALIGN_START);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->spinner), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE,
                               -1);
  self->progress = gtk_progress_bar_new ();
  fh_widget_set_name (self->progress, _ ("Judging the decisions"));
  gtk_box_append (GTK_BOX (line), self->sentence);
  gtk_box_append (GTK_BOX (line), self->spinner);
  gtk_box_append (GTK_BOX (self->box), line);
  gtk_box_append (GTK_BOX (self->box), self->progress);
}

static void
add_buttons (FhReviewWalk *self)
{
  GtkWidget *buttons = fh_wrap_box_new (FH_WRAP_START, 6);

  self->previous = fh_icon_button_new ("go-previous-symbolic", _ ("Previous Mistake"),
                                       "review.previous-mistake");
  self->place = fh_label_new (NULL, FH_LABEL_ONE_LINE, "numeric");
  self->next = fh_action_button_new ("", "review.next-mistake");
  self->lesson = fh_action_button_new ("", "app.lesson");
  gtk_widget_add_css_class (self->lesson, "suggested-action");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->lesson), "s", "");
  gtk_box_append (GTK_BOX (buttons), self->previous);
  gtk_box_append (GTK_BOX (buttons), self->place);
  gtk_box_append (GTK_BOX (buttons), self->next);
  gtk_box_append (GTK_BOX (buttons), self->lesson);
  gtk_box_append (GTK_BOX (self->box), buttons);
}

static void
fh_review_walk_constructed (GObject *object)
{
  FhReviewWalk *self = FH_REVIEW_WALK (object);

  G_OBJECT_CLASS (fh_review_walk_parent_class)->constructed (object);
  self->at = -1;
  self->n = -1;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_sentence (self);
  add_buttons (self);
  fh_connect (self->review, "cost-known", update_sentence_cb, self);
  fh_connect (self->review, "busy-changed", update_sentence_cb, self);
  update (self);
}

static void
fh_review_walk_class_init (FhReviewWalkClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = fh_review_walk_constructed;

  FH_MADE_WITH_OBJECT (object_class, FhReviewWalk, review, FH_TYPE_REVIEW);
  FH_MADE_WITH_OBJECT (object_class, FhReviewWalk, book, FH_TYPE_KEY_TABLE);
  FH_DROPS (klass, FhReviewWalk, box, gtk_widget_unparent);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "review-walk");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_review_walk_init (FhReviewWalk *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
fh_review_walk_new (FhReview *review, FhKeyTable *book)
{
  return g_object_new (FH_TYPE_REVIEW_WALK, "review", review, "book", book, NULL);
}
