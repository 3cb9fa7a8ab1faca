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
  GtkWidget *body;    /* around it */
  GtkWidget *answers; /* a column */
  GtkWidget *suits;   /* in it: two pairs, side by side where there is room; or NULL */
  GPtrArray *buttons; /* all of them, in their order */
};

static void fh_choice_panel_iface_init (FhTablePanelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FhChoicePanel,
                               fh_choice_panel,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (FH_TYPE_TABLE_PANEL,
                                                      fh_choice_panel_iface_init))

static FhPanelForm
fh_choice_panel_set_form (FhTablePanel *panel, guint form)
{
  FhChoicePanel *self = FH_CHOICE_PANEL (panel);

  if (form > (self->suits != NULL ? 2 : 0))
    return FH_PANEL_FORM_NONE;
  gtk_widget_set_visible (self->body, form == 0 && self->text != NULL);
  if (self->suits != NULL)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->suits), form < 2
                                                                      ? GTK_ORIENTATION_HORIZONTAL
                                                                      : GTK_ORIENTATION_VERTICAL);
  return FH_PANEL_FORM_WHOLE;
}

static void
fh_choice_panel_iface_init (FhTablePanelInterface *iface)
{
  iface->set_form = fh_choice_panel_set_form;
}

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

  for (guint i = 0; i < self->buttons->len; i++)
    if (fh_answer_button_get_reason (self->buttons->pdata[i], NULL) == NULL)
      return gtk_widget_grab_focus (self->buttons->pdata[i]);
  return FALSE;
}

static void
fh_choice_panel_constructed (GObject *object)
{
  FhChoicePanel *self = FH_CHOICE_PANEL (object);

  G_OBJECT_CLASS (fh_choice_panel_parent_class)->constructed (object);
  fh_panel_set_words (GTK_BOX (self), FH_PANEL_HEADING, self->heading_label, self->heading);
  fh_panel_set_words (GTK_BOX (self), FH_PANEL_TEXT, self->text_label, self->text);
  gtk_widget_set_visible (self->body, self->text != NULL);
}

static void
fh_choice_panel_class_init (FhChoicePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_choice_panel_constructed;
  widget_class->grab_focus = fh_choice_panel_grab_focus;

  FH_MADE_WITH_STRING (klass, FhChoicePanel, heading);
  FH_MADE_WITH_STRING (klass, FhChoicePanel, text);
  FH_HOLDS (klass, FhChoicePanel, buttons, g_ptr_array_unref);

  fh_made_signal (klass, "chosen", 1, G_TYPE_INT);
  fh_made_signal (klass, "refused", 2, G_TYPE_STRING, G_TYPE_STRING);

  fh_panel_class_init (widget_class);
}

static void
fh_choice_panel_init (FhChoicePanel *self)
{
  GtkBox *body;

  fh_panel_init (GTK_BOX (self), "choice", 10);
  self->heading_label = fh_panel_add_label (GTK_BOX (self), NULL, "heading", 40);
  body = fh_panel_add_body (GTK_BOX (self), 10);
  self->body = gtk_widget_get_last_child (GTK_WIDGET (self));
  self->text_label = fh_panel_add_label (body, NULL, "text", 40);
  self->buttons = g_ptr_array_new ();
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

/* Adds an answer, as of fh_panel_answer_new(), to @box. */
static void
add_answer_to (GtkWidget *box,
               FhChoicePanel *self,
               int id,
               const char *markup,
               const char *spoken,
               const FhRefusal *refusal)
{
  GtkWidget *button = fh_panel_answer_new (id, markup, spoken, refusal);
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  fh_connect (button, "clicked", clicked_cb, self);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (box), button);
  g_ptr_array_add (self->buttons, button);
}

static void
add_answer (FhChoicePanel *self, int id, const char *text)
{
  add_answer_to (self->answers, self, id, text, NULL, NULL);
}

/* Not a grid: that asks for the height of words that are wrapped as much as can be, at any width.
 */
static GtkWidget *
add_line (GtkWidget *box)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (line), TRUE);
  gtk_box_append (GTK_BOX (box), line);
  return line;
}

GtkWidget *
fh_joker_chooser_new (const FhRefusal refusals[FH_N_SUITS])
{
  static const char *const signs[FH_N_SUITS] = { "♠", "♣", "♦", "♥" };
  GtkWidget *panel = new_panel (_ ("Which suit does the joker name?"),
                                _ ("Whoever plays after you has to follow it."));
  FhChoicePanel *self = FH_CHOICE_PANEL (panel);
  GtkWidget *pair = NULL;

  self->suits = add_line (self->answers);
  /* As long as nothing is known of the room. */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->suits), GTK_ORIENTATION_VERTICAL);
  for (int suit = 0; suit < FH_N_SUITS; suit++)
    {
      const char *name = fh_words_suit ((FhSuit) suit);
      g_autofree char *sign = fh_table_markup (signs[suit], FH_GROUND_CARD);
      g_autofree char *below = g_markup_escape_text (name, -1);
      g_autofree char *markup =
          g_strdup_printf ("<span size=\"x-large\">%s</span>\n<small>%s</small>", sign, below);

      if (suit % 2 == 0)
        pair = add_line (self->suits);
      add_answer_to (pair, self, suit, markup, name, &refusals[suit]);
    }
  /* Translators: a button: the player plays something else than the joker. */
  add_answer (FH_CHOICE_PANEL (panel), -1, _ ("Keep the joker"));

  return panel;
}

GtkWidget *
fh_declare_panel_new (void)
{
  GtkWidget *panel = new_panel (
      _ ("You have one ace and no face card"),
      _ ("You may declare that. Your partner then chooses between a new deal and playing on."));

  add_answer (FH_CHOICE_PANEL (panel), 1, _ ("Declare it"));
  add_answer (FH_CHOICE_PANEL (panel), 0, _ ("Say nothing"));

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

  add_answer (FH_CHOICE_PANEL (panel), 1, _ ("New deal"));
  add_answer (FH_CHOICE_PANEL (panel), 0, _ ("Play on"));

  return panel;
}
