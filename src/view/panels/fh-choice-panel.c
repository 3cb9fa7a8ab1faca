/* fh-choice-panel.c: one question with a few answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-choice-panel.h"

#include <glib/gi18n.h>

#include "fh-answer-button.h"
#include "fh-made.h"
#include "fh-panel.h"
#include "fh-table-panel.h"
#include "fh-table-text.h"
#include "fh-words.h"

struct _FhChoicePanel
{
  GtkBox parent_instance;

  char *heading;
  char *text; /* or NULL */
  GtkWidget *heading_label;
  GtkWidget *text_label;
  GtkWidget *answers; /* a column of lines */
  int columns;
};

/* It has one form. */
G_DEFINE_FINAL_TYPE_WITH_CODE (FhChoicePanel,
                               fh_choice_panel,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (FH_TYPE_TABLE_PANEL, NULL))

static void
clicked_cb (FhChoicePanel *self, FhAnswerButton *button)
{
  const char *help;
  const char *reason = fh_answer_button_get_reason (button, &help);

  if (reason != NULL)
    g_signal_emit_by_name (self, "refused", reason, help);
  else
    g_signal_emit_by_name (self, "chosen", fh_answer_button_get_id (button));
}

/* On the first answer that can be given. */
static gboolean
fh_choice_panel_grab_focus (GtkWidget *widget)
{
  FhChoicePanel *self = FH_CHOICE_PANEL (widget);

  for (GtkWidget *line = gtk_widget_get_first_child (self->answers); line != NULL;
       line = gtk_widget_get_next_sibling (line))
    for (GtkWidget *child = gtk_widget_get_first_child (line); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      if (fh_answer_button_get_reason (FH_ANSWER_BUTTON (child), NULL) == NULL)
        return gtk_widget_grab_focus (child);
  return FALSE;
}

static void
fh_choice_panel_constructed (GObject *object)
{
  FhChoicePanel *self = FH_CHOICE_PANEL (object);

  G_OBJECT_CLASS (fh_choice_panel_parent_class)->constructed (object);
  fh_panel_set_words (GTK_BOX (self), FH_PANEL_HEADING, self->heading_label, self->heading);
  fh_panel_set_words (GTK_BOX (self), FH_PANEL_TEXT, self->text_label, self->text);
}

static void
fh_choice_panel_class_init (FhChoicePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_choice_panel_constructed;
  widget_class->grab_focus = fh_choice_panel_grab_focus;

  FH_MADE_WITH_STRING (klass, FhChoicePanel, heading);
  FH_MADE_WITH_STRING (klass, FhChoicePanel, text);

  fh_made_signal (klass, "chosen", 1, G_TYPE_INT);
  fh_made_signal (klass, "refused", 2, G_TYPE_STRING, G_TYPE_STRING);

  fh_panel_class_init (widget_class);
}

static void
fh_choice_panel_init (FhChoicePanel *self)
{
  GtkBox *body;

  fh_panel_init (GTK_BOX (self), "choice", 10);
  body = fh_panel_add_body (GTK_BOX (self), 10);
  self->heading_label = fh_panel_add_label (body, NULL, "heading", 40);
  self->text_label = fh_panel_add_label (body, NULL, "text", 40);
  self->columns = 1;
  self->answers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self), self->answers);
}

/* A question: @text may be NULL. */
static GtkWidget *
new_panel (const char *heading, const char *text)
{
  return g_object_new (FH_TYPE_CHOICE_PANEL, "heading", heading, "text", text, NULL);
}

const char *
fh_choice_panel_get_heading (FhChoicePanel *self)
{
  g_return_val_if_fail (FH_IS_CHOICE_PANEL (self), NULL);

  return self->heading;
}

/* Not a grid: that asks for the height of words that are wrapped as much as can be, at any width.
 */
static GtkBox *
add_line (FhChoicePanel *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (line), TRUE);
  gtk_box_append (GTK_BOX (self->answers), line);
  return GTK_BOX (line);
}

/* The line that has room for one more. */
static GtkBox *
last_line (FhChoicePanel *self)
{
  GtkWidget *line = gtk_widget_get_last_child (self->answers);
  int n = 0;

  for (GtkWidget *child = line != NULL ? gtk_widget_get_first_child (line) : NULL; child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return line == NULL || n == self->columns ? add_line (self) : GTK_BOX (line);
}

/* Adds an answer, as of fh_panel_answer_new(). */
static void
add_answer (
    FhChoicePanel *self, int id, const char *markup, const char *spoken, const FhRefusal *refusal)
{
  GtkWidget *button = fh_panel_answer_new (id, markup, spoken, refusal);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  fh_connect (button, "clicked", clicked_cb, self);
  gtk_widget_set_hexpand (button, TRUE);
  /* What takes the question back has a line of its own. */
  gtk_box_append (id < 0 ? add_line (self) : last_line (self), button);
}

GtkWidget *
fh_joker_chooser_new (const FhRefusal refusals[FH_N_SUITS])
{
  static const char *const signs[FH_N_SUITS] = { "♠", "♣", "♦", "♥" };
  GtkWidget *panel = new_panel (_ ("Which suit does the joker name?"),
                                _ ("Whoever plays after you has to follow it."));

  FH_CHOICE_PANEL (panel)->columns = 2;
  for (int suit = 0; suit < FH_N_SUITS; suit++)
    {
      const char *name = fh_words_suit ((FhSuit) suit);
      /* Translators: an answer to which suit the joker names: its sign, then its name. */
      g_autofree char *text = g_strdup_printf (_ ("%1$s %2$s"), signs[suit], name);
      g_autofree char *markup = fh_table_markup (text, FH_GROUND_CARD);

      add_answer (FH_CHOICE_PANEL (panel), suit, markup, name, &refusals[suit]);
    }
  /* Translators: a button: the player plays something else than the joker. */
  add_answer (FH_CHOICE_PANEL (panel), -1, _ ("Keep the joker"), NULL, NULL);

  return panel;
}

GtkWidget *
fh_declare_panel_new (void)
{
  GtkWidget *panel = new_panel (
      _ ("You have one ace and no face card"),
      _ ("You may declare that. Your partner then chooses between a new deal and playing on."));

  add_answer (FH_CHOICE_PANEL (panel), 1, _ ("Declare it"), NULL, NULL);
  add_answer (FH_CHOICE_PANEL (panel), 0, _ ("Say nothing"), NULL, NULL);

  return panel;
}

GtkWidget *
fh_ace_no_face_panel_new (const FhScene *scene)
{
  g_autofree char *name = fh_sentence_seat (scene, scene->table->declared_by);
  /* Translators: the partner's name; a face card is a king, queen or jack. */
  g_autofree char *heading = g_strdup_printf (_ ("%s has one ace and no face card"), name);
  GtkWidget *panel = new_panel (
      heading, _ ("You may ask for a new deal. If you play on, your side may not bid nullo."));

  add_answer (FH_CHOICE_PANEL (panel), 1, _ ("New deal"), NULL, NULL);
  add_answer (FH_CHOICE_PANEL (panel), 0, _ ("Play on"), NULL, NULL);

  return panel;
}
