/* fh-review-step-view.c: what there is to say of one step of a deal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-step-view.h"

#include <glib/gi18n.h>

#include "fh-focus.h"
#include "fh-made.h"
#include "fh-review-numbers.h"
#include "fh-said.h"
#include "fh-sentences.h"
#include "fh-tutor-page.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

struct _FhReviewStepView
{
  /* No bin: with newer libraries a bin cannot have the keyboard itself. */
  GtkWidget parent_instance;

  GtkWidget *box;

  FhReview *review;
  FhReviewStop stop;
  gboolean is_judged;
  gboolean shows_numbers;
  FhLooking looking;
  char *extra;

  GtkWidget *words;
  GtkWidget *spinner;
  GtkWidget *again;
  GtkWidget *why;
  GtkWidget *line;
  GtkWidget *numbers;
  GtkWidget *note;
};

G_DEFINE_FINAL_TYPE (FhReviewStepView, fh_review_step_view, GTK_TYPE_WIDGET)

/* --- What is said --- */

static void
add_line (FhReviewStepView *self, GString *spoken, const char *text, const char *css_class)
{
  fh_label_add (self->words, text, FH_LABEL_BROKEN, css_class);
  g_string_append_printf (spoken, spoken->len > 0 ? "\n%s" : "%s", text);
}

/* Whether cards of the person are marked as what would have been better. */
static gboolean
frames_cards (FhReviewStepView *self)
{
  guint step = self->stop.step;

  return fh_review_is_mistake (self->review, step)
         && fh_review_peek_step (self->review, step)->player == fh_review_get_person (self->review)
         && fh_review_peek_cost (self->review, step)->best.action.n_cards > 0;
}

/* What was done, before it is weighed and after. */
static void
add_step (FhReviewStepView *self, GString *spoken)
{
  g_autofree char *sentence = fh_review_dup_sentence (self->review, self->stop.step);
  g_autoptr (GPtrArray) all = fh_review_dup_said (self->review, self->stop.step);

  add_line (self, spoken, sentence, "heading");
  for (guint i = 0; i < all->len; i++)
    {
      const FhSaid *said = g_ptr_array_index (all, i);
      gboolean is_number =
          g_str_equal (said->code, "layouts") || g_str_equal (said->code, "details");

      if (!is_number || self->shows_numbers)
        add_line (self, spoken, said->text,
                  is_number || g_str_equal (said->code, "cost") ? "review-about" : NULL);
    }
  if (frames_cards (self))
    /* Translators: how cards of the hand are marked on the table. */
    add_line (self, spoken, _ ("Raised: what was done. In a frame: what was better."),
              "review-about");
}

static void
add_outcome (FhReviewStepView *self, GString *spoken)
{
  g_autofree char *outcome = NULL;
  g_autofree char *par = NULL;

  if (self->stop.step > 0 || self->stop.kind == FH_STOP_TRICK)
    outcome = fh_review_dup_outcome (
        self->review, self->stop.kind == FH_STOP_TRICK ? self->stop.step : self->stop.step - 1);
  if (self->stop.kind == FH_STOP_END)
    {
      FhScene scene = fh_review_get_scene (self->review, self->stop.step);

      g_free (outcome);
      outcome = fh_sentence_deal_result (&scene);
    }
  if (outcome != NULL)
    add_line (self, spoken, outcome, "heading");
  par = self->stop.kind == FH_STOP_END ? fh_review_dup_par (self->review) : NULL;
  if (par != NULL)
    add_line (self, spoken, par, NULL);
}

/* Whether more is about to be known. */
static gboolean
waits (FhReviewStepView *self)
{
  return self->stop.kind == FH_STOP_STEP && self->is_judged && fh_review_is_busy (self->review)
         && fh_review_peek_step (self->review, self->stop.step)->is_decision
         && fh_review_peek_cost (self->review, self->stop.step) == NULL;
}

/* Says on @button, which looks for something or stops that, which of the two it is. */
static void
label_looker (FhReviewStepView *self, GtkWidget *button, FhLooking looking, const char *label)
{
  gtk_button_set_label (GTK_BUTTON (button),
                        self->looking == looking
                            /* Translators: a button, while an example is looked for in which a call
                             * or a card loses, or what follows the best. */
                            ? _ ("Stop Looking")
                            : label);
}

/* The button by which one sees how a choice loses; where no example shows it, it says so itself. */
static void
show_why (FhReviewStepView *self)
{
  gboolean is_about =
      self->stop.kind == FH_STOP_STEP && fh_review_can_refute (self->review, self->stop.step);
  const FhReviewRefutation *known =
      is_about ? fh_review_peek_refutation (self->review, self->stop.step) : NULL;
  g_autofree char *sentence =
      known != NULL && !known->is_found ? fh_review_dup_refutation (self->review, known) : NULL;

  gtk_widget_set_visible (self->why, is_about);
  gtk_widget_set_tooltip_text (self->why, sentence);
}

void
fh_review_step_view_update (FhReviewStepView *self)
{
  g_return_if_fail (FH_IS_REVIEW_STEP_VIEW (self));

  g_autoptr (GString) spoken = g_string_new (NULL);
  gboolean is_step = self->stop.kind == FH_STOP_STEP, is_busy;

  fh_box_clear (self->words);
  if (is_step)
    add_step (self, spoken);
  else
    add_outcome (self, spoken);
  if (self->extra != NULL)
    add_line (self, spoken, self->extra, NULL);
  is_busy = self->looking != FH_LOOKING_NOT || waits (self);
  fh_widget_set_shown (self->spinner, is_busy);
  fh_widget_set_class (self->words, "judged",
                       is_step && self->is_judged
                           && fh_review_peek_step (self->review, self->stop.step)->is_decision);
  g_object_set (self->spinner, "spinning", is_busy, NULL);
  gtk_widget_set_visible (self->again,
                          is_step && fh_review_is_mistake (self->review, self->stop.step));
  show_why (self);
  /* Translators: a button at a mistake: how it loses is played on the table. */
  label_looker (self, self->why, FH_LOOKING_WHY, _ ("Show Why"));
  gtk_widget_set_visible (self->line,
                          is_step && fh_review_has_line (self->review, self->stop.step));
  /* Translators: a button at a mistake: what would have been best, and what follows it, is played
   * on the table. */
  label_looker (self, self->line, FH_LOOKING_LINE, _ ("Show the Best Line"));
  fh_review_numbers_show (FH_REVIEW_NUMBERS (self->numbers),
                          is_step && self->shows_numbers ? (int) self->stop.step : -1);
  fh_widget_set_name (GTK_WIDGET (self), spoken->str);
}

void
fh_review_step_view_add (FhReviewStepView *self, const char *sentence)
{
  g_return_if_fail (FH_IS_REVIEW_STEP_VIEW (self));

  g_free (self->extra);
  self->extra = g_strdup (sentence);
  fh_review_step_view_update (self);
}

void
fh_review_step_view_set_looking (FhReviewStepView *self, FhLooking looking)
{
  g_return_if_fail (FH_IS_REVIEW_STEP_VIEW (self));

  self->looking = looking;
  fh_review_step_view_update (self);
}

/* --- The note --- */

void
fh_review_step_view_keep_note (FhReviewStepView *self)
{
  GtkTextBuffer *buffer;
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  g_return_if_fail (FH_IS_REVIEW_STEP_VIEW (self));

  if (self->stop.step == G_MAXUINT)
    return; /* none has been shown */
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->note));
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  if (g_strcmp0 (text, fh_review_peek_note (self->review, self->stop.step)) != 0)
    fh_review_set_note (self->review, self->stop.step, text);
}

static GtkWidget *
make_note (FhReviewStepView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkEventController *controller = gtk_event_controller_focus_new ();

  self->note = gtk_text_view_new ();
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (self->note), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (self->note), FALSE);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (self->note), 8);
  gtk_text_view_set_right_margin (GTK_TEXT_VIEW (self->note), 8);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (self->note), 6);
  gtk_text_view_set_bottom_margin (GTK_TEXT_VIEW (self->note), 6);
  gtk_widget_add_css_class (self->note, "review-note");
  fh_widget_set_name (self->note, _ ("Note"));
  fh_connect (controller, "leave", fh_review_step_view_keep_note, self);
  gtk_widget_add_controller (self->note, controller);
  /* Translators: over a place to write what one thinks of a call or a card. */
  fh_label_add (box, _ ("Note"), FH_LABEL_WRAPPED, "review-about");
  gtk_box_append (GTK_BOX (box), self->note);
  return box;
}

void
fh_review_step_view_show (FhReviewStepView *self,
                          const FhReviewStop *stop,
                          gboolean is_judged,
                          gboolean shows_numbers)
{
  g_return_if_fail (FH_IS_REVIEW_STEP_VIEW (self));

  if (self->stop.step != stop->step || self->stop.kind != stop->kind)
    g_clear_pointer (&self->extra, g_free);
  if (self->stop.step != stop->step)
    {
      const char *note = fh_review_peek_note (self->review, stop->step);

      fh_review_step_view_keep_note (self);
      gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->note)),
                                note != NULL ? note : "", -1);
      /* What goes would keep the keyboard until the next frame, and answer no key. */
      if (fh_focus_get (self->again) != NULL || fh_focus_get (self->why) != NULL
          || fh_focus_get (self->line) != NULL || fh_focus_get (self->numbers) != NULL)
        gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  self->stop = *stop;
  self->is_judged = is_judged;
  self->shows_numbers = shows_numbers;
  fh_review_step_view_update (self);
}

/* --- The widget --- */

static void
fh_review_step_view_constructed (GObject *object)
{
  FhReviewStepView *self = FH_REVIEW_STEP_VIEW (object);
  GtkWidget *box = fh_tutor_card_new (NULL);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *buttons = fh_wrap_box_new (FH_WRAP_START, 6);

  G_OBJECT_CLASS (fh_review_step_view_parent_class)->constructed (object);
  self->stop.step = G_MAXUINT;
  gtk_widget_add_css_class (box, "accent");
  self->box = box;
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->spinner = gtk_spinner_new ();
  gtk_widget_set_valign (self->spinner, GTK_ALIGN_START);
  fh_widget_set_name (self->spinner, _ ("Being judged…"));
  /* Translators: a button at a mistake: the person is asked again, before the answer is shown. */
  self->again = fh_action_button_new (_ ("Try Again"), "review.try");
  gtk_widget_add_css_class (self->again, "suggested-action");
  self->why = fh_action_button_new ("", "review.why");
  self->line = fh_action_button_new ("", "review.line");
  self->numbers = fh_review_numbers_new (self->review);
  gtk_widget_set_hexpand (self->words, TRUE);
  /* The buttons and the note stand at the foot of its place. */
  gtk_widget_set_vexpand (top, TRUE);
  gtk_widget_add_css_class (self->words, "review-words");
  gtk_box_append (GTK_BOX (top), self->words);
  gtk_box_append (GTK_BOX (top), self->spinner);
  gtk_box_append (GTK_BOX (box), top);
  gtk_box_append (GTK_BOX (buttons), self->again);
  gtk_box_append (GTK_BOX (buttons), self->why);
  gtk_box_append (GTK_BOX (buttons), self->line);
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_box_append (GTK_BOX (box), self->numbers);
  gtk_box_append (GTK_BOX (box), make_note (self));
}

static void
fh_review_step_view_class_init (FhReviewStepViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = fh_review_step_view_constructed;

  FH_MADE_WITH_OBJECT (object_class, FhReviewStepView, review, FH_TYPE_REVIEW);
  FH_DROPS (klass, FhReviewStepView, box, gtk_widget_unparent);
  FH_HOLDS (klass, FhReviewStepView, extra, g_free);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "review-step");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_review_step_view_init (FhReviewStepView *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
fh_review_step_view_new (FhReview *review)
{
  return g_object_new (FH_TYPE_REVIEW_STEP_VIEW, "review", review, NULL);
}
