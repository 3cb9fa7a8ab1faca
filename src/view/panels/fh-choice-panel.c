/* fh-choice-panel.c: one question with a few answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-choice-panel.h"

#include <glib/gi18n.h>

#include "fh-panel.h"
#include "fh-table-panel.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-words.h"

struct _FhChoicePanel
{
  GtkBox parent_instance;

  GtkWidget *heading;
  GtkWidget *text;
  GtkWidget *answers; /* a column of lines */
  int columns;
};

enum
{
  PROP_0,
  PROP_HEADING,
  PROP_TEXT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  CHOSEN,
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* It has one form. */
G_DEFINE_FINAL_TYPE_WITH_CODE (FhChoicePanel,
                               fh_choice_panel,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (FH_TYPE_TABLE_PANEL, NULL))

static void
clicked_cb (FhChoicePanel *self, GtkWidget *button)
{
  const char *reason = g_object_get_data (G_OBJECT (button), "reason");
  int id = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "id"));

  if (reason != NULL)
    g_signal_emit (self, signals[REFUSED], 0, reason,
                   g_object_get_data (G_OBJECT (button), "help"));
  else
    g_signal_emit (self, signals[CHOSEN], 0, id);
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
      if (g_object_get_data (G_OBJECT (child), "reason") == NULL)
        return gtk_widget_grab_focus (child);
  return FALSE;
}

static void
fh_choice_panel_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  FhChoicePanel *self = FH_CHOICE_PANEL (object);

  switch (id)
    {
    case PROP_HEADING:
      fh_panel_set_words (GTK_BOX (self), FH_PANEL_HEADING, self->heading,
                          g_value_get_string (value));
      break;
    case PROP_TEXT:
      fh_panel_set_words (GTK_BOX (self), FH_PANEL_TEXT, self->text, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fh_choice_panel_class_init (FhChoicePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = fh_choice_panel_set_property;
  widget_class->grab_focus = fh_choice_panel_grab_focus;

  properties[PROP_HEADING] = g_param_spec_string (
      "heading", NULL, NULL, "", G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  properties[PROP_TEXT] = g_param_spec_string (
      "text", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);

  fh_panel_class_init (widget_class);
}

static void
fh_choice_panel_init (FhChoicePanel *self)
{
  GtkBox *body;

  fh_panel_init (GTK_BOX (self), "choice", 10);
  body = fh_panel_add_body (GTK_BOX (self), 10);
  self->heading = fh_panel_add_label (body, NULL, "heading", 40);
  self->text = fh_panel_add_label (body, NULL, "text", 40);
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

  return gtk_label_get_text (GTK_LABEL (self->heading));
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

/* Adds an answer: @markup stands on its button, @spoken (or NULL) is what a screen reader says,
 * @refusal why it is refused (or NULL). */
static void
add_answer (
    FhChoicePanel *self, int id, const char *markup, const char *spoken, const FhRefusal *refusal)
{
  g_autofree char *reason =
      refusal != NULL && refusal->code != FH_OK ? fh_words_refusal_for_person (refusal) : NULL;
  GtkWidget *button, *label;

  g_return_if_fail (FH_IS_CHOICE_PANEL (self));

  button = gtk_button_new ();
  label = gtk_label_new (NULL);
  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "answer");
  fh_widget_set_class (button, "refused", reason != NULL);
  fh_widget_set_tooltip (button, reason);
  g_object_set_data (G_OBJECT (button), "id", GINT_TO_POINTER (id));
  g_object_set_data_full (G_OBJECT (button), "reason", g_strdup (reason), g_free);
  if (reason != NULL)
    g_object_set_data (G_OBJECT (button), "help", (gpointer) fh_words_refusal_help (refusal));
  fh_widget_describe (button, spoken != NULL ? spoken : gtk_label_get_text (GTK_LABEL (label)),
                      reason);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED,
                               reason != NULL, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
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
