/* fh-tutor-why.c: why each of the others did what he did last, on demand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-why.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "fh-answer-view.h"
#include "fh-game-reasons.h"
#include "fh-help-link.h"
#include "fh-rows.h"
#include "fh-sentences.h"
#include "fh-tutor-page.h"
#include "fh-widget.h"

/* What one can ask about a seat. */
typedef struct
{
  GtkWidget *row; /* or NULL, where nothing is asked or the answer lies open */
  guint index;    /* of the action that it is about */
  gboolean has_answer;
} Question;

struct _FhTutorWhy
{
  GtkBox parent_instance;

  GtkWidget *open_box; /* an answer that lies open, or nothing */
  GtkWidget *fold;
  GtkWidget *box; /* in it: a list of questions */
  FhTutor *tutor; /* that was shown last; not owned */
  Question questions[FH_MAX_SEATS];
  gboolean open[FH_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (FhTutorWhy, fh_tutor_why, GTK_TYPE_BOX)

/* A row is one thing to a screen reader. */
static void
answered_cb (FhAnswer *answer, GtkWidget *row)
{
  g_autofree char *spoken = fh_answer_dup_spoken (answer);
  fh_widget_set_name (row, spoken);
}

static int
last_actor (FhGame *game)
{
  FhAction action;
  guint n = fh_game_get_n_actions (game);
  if (n == 0 || !fh_game_can_ask_why (game, n - 1) || !fh_game_get_action (game, n - 1, &action))
    return -1;
  return action.seat;
}

/* The answer to @question, which is worked out when it is first looked at. */
static void
add_answer_row (FhTutorWhy *self, Question *question)
{
  FhGame *game = self->tutor != NULL ? fh_tutor_get_game (self->tutor) : NULL;
  if (question->has_answer || game == NULL)
    return;

  g_autoptr (FhAnswer) answer = fh_answer_new (game, question->index);
  g_autofree char *spoken = fh_answer_dup_spoken (answer);
  GtkWidget *view = fh_answer_view_new (answer);
  GtkWidget *child = gtk_list_box_row_new ();
  gtk_widget_add_css_class (view, "tutor-why");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (child), view);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (child), FALSE);
  fh_widget_set_name (child, spoken);
  g_signal_connect_object (answer, "changed", G_CALLBACK (answered_cb), child, 0);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (question->row), child);
  question->has_answer = TRUE;
}

static void
expanded_cb (GtkWidget *row, GParamSpec *pspec, FhTutorWhy *self)
{
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    if (self->questions[seat].row == row)
      {
        self->open[seat] = adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row));
        if (self->open[seat])
          add_answer_row (self, &self->questions[seat]);
      }
}

/* "Why did Marama do that?" */
static char *
make_question (FhGame *game, int seat)
{
  FhScene scene = fh_game_get_scene (game);
  g_autofree char *name = fh_sentence_seat (&scene, seat);
  /* Translators: %s is the name of a player. */
  return g_strdup_printf (_ ("Why did %s do that?"), name);
}

/* What @seat did, and why, open to be read. */
static void
add_answer (FhTutorWhy *self, FhGame *game, int seat, FhAnswer *answer)
{
  g_autofree char *question = make_question (game, seat);
  g_autofree char *action = fh_game_dup_sentence (game, fh_answer_get_index (answer));
  GtkWidget *card = fh_tutor_card_new (question);
  GtkWidget *what = fh_help_label_new ();

  fh_help_label_set (GTK_LABEL (what), action, NULL);
  gtk_widget_add_css_class (what, "caption");
  gtk_widget_add_css_class (what, "dim-label");
  gtk_box_append (GTK_BOX (card), what);
  gtk_box_append (GTK_BOX (card), fh_answer_view_new (answer));
  gtk_box_append (GTK_BOX (self->open_box), card);
}

/* The same, closed. */
static void
add_question (FhTutorWhy *self, FhGame *game, GtkWidget *list, int seat, guint index)
{
  g_autofree char *question = make_question (game, seat);
  g_autofree char *action = fh_game_dup_sentence (game, index);
  GtkWidget *row = fh_open_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), question);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), action);
  self->questions[seat] = (Question){ .row = row, .index = index };
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), self->open[seat]);
  if (self->open[seat])
    add_answer_row (self, &self->questions[seat]);
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (expanded_cb), self, 0);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

/* Whether the answer to why number @index was done lies open: who acted last is what one wonders
 * about, where everything is wanted, unless what it says is told already. */
static gboolean
lies_open (FhTutor *tutor, FhGame *game, int seat, guint index)
{
  return fh_tutor_get_moment (tutor)->manner.degree == FH_TUTOR_ALL && seat == last_actor (game)
         && !fh_tutor_tells (tutor, index);
}

void
fh_tutor_why_update (FhTutorWhy *self, FhTutor *tutor)
{
  FhGame *game = fh_tutor_get_game (tutor);
  GtkWidget *list;

  g_return_if_fail (FH_IS_TUTOR_WHY (self));

  self->tutor = tutor;
  fh_box_clear (self->box);
  fh_box_clear (self->open_box);
  memset (self->questions, 0, sizeof self->questions);
  gtk_widget_set_visible (self->fold, FALSE);
  if (game == NULL)
    return;

  list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (int k = 1; k < fh_game_peek_rules (game)->n_seats; k++)
    {
      int seat = (fh_game_get_person (game) + k) % fh_game_peek_rules (game)->n_seats;
      guint index;

      /* A dummy that the person plays from is nobody to ask. */
      if (fh_seating_is_person (fh_game_peek_seating (game), seat)
          || !fh_game_find_last (game, seat, FH_CARD_NONE, &index))
        continue;
      if (lies_open (tutor, game, seat, index))
        {
          g_autoptr (FhAnswer) answer = fh_answer_new (game, index);

          add_answer (self, game, seat, answer);
        }
      else
        add_question (self, game, list, seat, index);
    }
  gtk_box_append (GTK_BOX (self->box), list);
  gtk_widget_set_visible (self->fold, gtk_widget_get_first_child (list) != NULL);
}

static void
fh_tutor_why_class_init (FhTutorWhyClass *klass)
{
}

static void
fh_tutor_why_init (FhTutorWhy *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  self->open_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  /* Translators: what unfolds the reasons for what the others did. */
  self->fold =
      fh_tutor_fold_new (C_ ("tutor", "Why?"), _ ("Why the others did what they did"), self->box);
  gtk_box_append (GTK_BOX (self), self->open_box);
  gtk_box_append (GTK_BOX (self), self->fold);
}

GtkWidget *
fh_tutor_why_new (void)
{
  return g_object_new (FH_TYPE_TUTOR_WHY, NULL);
}
