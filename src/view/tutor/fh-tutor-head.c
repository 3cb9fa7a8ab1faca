/* fh-tutor-head.c: what the tutor says first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-head.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-help-link.h"
#include "fh-made.h"
#include "fh-sentences.h"
#include "fh-tutor-page.h"
#include "fh-tutor-strip.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* The trumps of a suit, and somewhat more. */
#define MAX_COUNT 20

struct _FhTutorHead
{
  GtkBox parent_instance;

  GtkWidget *heading;
  GtkWidget *text;
  GtkWidget *trumps; /* what the strip is, and it */
  GtkWidget *strip;
  GtkWidget *figures;
  GtkWidget *lines;
  GtkWidget *question; /* a card with what is asked */
  GtkWidget *asked;
  GtkWidget *number;
  GtkWidget *answer;
  FhTutor *tutor; /* that was shown last, for the question; not owned */
  char *answered; /* the answer that was announced */
};

G_DEFINE_FINAL_TYPE (FhTutorHead, fh_tutor_head, GTK_TYPE_BOX)

/* --- Figures --- */

static GtkWidget *
make_figure (const FhTutorFigure *figure, gboolean adds_up, gboolean is_sum)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* What is taken away from a sum has its sign before it. */
  g_autofree char *digits = fh_sentence_points (adds_up ? ABS (figure->number) : figure->number);
  GtkWidget *number = fh_label_new (digits, FH_LABEL_ONE_LINE, "tutor-number numeric");
  GtkWidget *caption = fh_label_new (figure->caption, FH_LABEL_CENTRED, "caption dim-label");

  gtk_widget_add_css_class (box, "tutor-figure");
  if (is_sum)
    gtk_widget_add_css_class (box, "sum");
  gtk_label_set_max_width_chars (GTK_LABEL (caption), 11);
  gtk_widget_set_tooltip_text (box, figure->sentence);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), caption);
  return box;
}

static GtkWidget *
make_sign (const char *sign)
{
  GtkWidget *label = fh_label_new (sign, FH_LABEL_ONE_LINE, "dim-label tutor-sign");

  gtk_widget_set_valign (label, GTK_ALIGN_START);
  return label;
}

/* The figures are one line to a screen reader: "2 sure, 1 likely". */
static void
name_figures (GtkWidget *box, GPtrArray *figures)
{
  g_autoptr (GString) name = g_string_new (NULL);
  g_autoptr (GString) about = g_string_new (NULL);

  for (guint i = 0; i < figures->len; i++)
    {
      const FhTutorFigure *figure = figures->pdata[i];

      if (i > 0)
        {
          /* Translators: between the parts of a list of numbers: “2 sure, 1 likely”. */
          g_string_append (name, C_ ("between numbers", ", "));
          g_string_append_c (about, ' ');
        }
      /* Translators: %1$d is a number, %2$s what it counts: “2 sure”, “4 trumps out”. */
      g_string_append_printf (name, C_ ("figure", "%1$d %2$s"), figure->number, figure->caption);
      g_string_append (about, figure->sentence);
    }
  fh_widget_describe (box, name->str, about->str);
}

static void
update_figures (FhTutorHead *self, GPtrArray *figures, gboolean adds_up)
{
  fh_box_clear (self->figures);
  gtk_widget_set_visible (self->figures, figures->len > 0);
  for (guint i = 0; i < figures->len; i++)
    {
      const FhTutorFigure *figure = figures->pdata[i];
      gboolean is_sum = adds_up && i + 1 == figures->len;
      const char *sign = is_sum ? "=" : figure->number < 0 ? "−" : "+";

      if (adds_up && i > 0)
        gtk_box_append (GTK_BOX (self->figures), make_sign (sign));
      gtk_box_append (GTK_BOX (self->figures), make_figure (figure, adds_up, is_sum));
    }
  name_figures (self->figures, figures);
}

/* --- Count first --- */

static void
answer_cb (FhTutorHead *self)
{
  if (self->tutor != NULL)
    fh_tutor_answer (self->tutor,
                     gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number)));
}

static GtkWidget *
make_question (FhTutorHead *self)
{
  GtkWidget *card = fh_tutor_card_new (NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *check = gtk_button_new_with_label (_ ("Check"));

  self->asked = fh_tutor_heading_new (NULL, 3);
  self->number = fh_number_new (0, MAX_COUNT, 1);
  gtk_widget_set_hexpand (self->number, TRUE);
  fh_connect (check, "clicked", answer_cb, self);
  gtk_box_append (GTK_BOX (line), self->number);
  gtk_box_append (GTK_BOX (line), check);
  gtk_box_append (GTK_BOX (card), self->asked);
  gtk_box_append (GTK_BOX (card), line);
  gtk_widget_add_css_class (card, "accent");
  gtk_widget_set_visible (card, FALSE);
  return card;
}

static void
update_question (FhTutorHead *self, FhTutor *tutor)
{
  const char *question = fh_tutor_get_words (tutor)->question,
             *answer = fh_tutor_get_answer (tutor);

  self->tutor = tutor;
  if (question != NULL && !gtk_widget_get_visible (self->question))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->number), 0);
  gtk_widget_set_visible (self->question, question != NULL);
  if (question != NULL)
    {
      gtk_label_set_text (GTK_LABEL (self->asked), question);
      fh_widget_set_name (self->number, question);
    }
  gtk_widget_set_visible (self->answer, answer != NULL);
  if (answer != NULL)
    {
      fh_help_label_set (GTK_LABEL (self->answer), answer, "ranks#trumps");
      if (g_strcmp0 (self->answered, answer) != 0)
        fh_announce (GTK_WIDGET (self), answer);
    }
  g_free (self->answered);
  self->answered = g_strdup (answer);
}

/* --- Altogether --- */

void
fh_tutor_head_update (FhTutorHead *self, FhTutor *tutor, GHashTable *linked)
{
  const FhTutorWords *words;

  g_return_if_fail (FH_IS_TUTOR_HEAD (self));

  words = fh_tutor_get_words (tutor);
  gtk_label_set_text (GTK_LABEL (self->heading), words->heading);
  gtk_widget_set_visible (self->text, *words->text != '\0');
  fh_help_label_set (GTK_LABEL (self->text), words->text, words->help);
  if (*words->text != '\0')
    fh_tutor_link_once (linked, words->help);
  fh_tutor_strip_update (FH_TUTOR_STRIP (self->strip), tutor);
  gtk_widget_set_visible (self->trumps, gtk_widget_get_visible (self->strip));
  update_figures (self, words->figures, words->adds_up);
  fh_tutor_box_fill (self->lines, words->lines, linked);
  update_question (self, tutor);
}

static void
fh_tutor_head_class_init (FhTutorHeadClass *klass)
{
  FH_HOLDS (klass, FhTutorHead, answered, g_free);
}

static void
fh_tutor_head_init (FhTutorHead *self)
{
  GtkWidget *first = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *what;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  self->heading = fh_tutor_heading_new (NULL, 2);
  self->text = fh_help_label_new ();
  gtk_box_append (GTK_BOX (first), self->heading);
  gtk_box_append (GTK_BOX (first), self->text);
  gtk_box_append (GTK_BOX (self), first);

  self->strip = fh_tutor_strip_new ();
  /* To a screen reader that is the name of the list. */
  what = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "label",
                       _ ("The highest trumps of this bid"), "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (what, "caption");
  gtk_widget_add_css_class (what, "dim-label");
  self->trumps = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_box_append (GTK_BOX (self->trumps), what);
  gtk_box_append (GTK_BOX (self->trumps), self->strip);
  gtk_box_append (GTK_BOX (self), self->trumps);
  self->figures = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_widget_set_layout_manager (self->figures, fh_wrap_layout_new (FH_WRAP_BETWEEN, 2));
  gtk_widget_add_css_class (self->figures, "tutor-figures");
  gtk_box_append (GTK_BOX (self), self->figures);
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self), self->lines);
  self->question = make_question (self);
  gtk_box_append (GTK_BOX (self), self->question);
  self->answer = fh_help_label_new ();
  gtk_widget_set_visible (self->answer, FALSE);
  gtk_box_append (GTK_BOX (self), self->answer);
}

GtkWidget *
fh_tutor_head_new (void)
{
  return g_object_new (FH_TYPE_TUTOR_HEAD, NULL);
}
