/* fh-laws-bar.c: a question above the hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-laws-bar.h"

#include "fh-answer-button.h"
#include "fh-made.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

struct _FhLawsBar
{
  GtkBox parent_instance;

  GtkWidget *text;
  GtkWidget *answers;
  int cancel;
};

G_DEFINE_FINAL_TYPE (FhLawsBar, fh_laws_bar, GTK_TYPE_BOX)

static void
clicked_cb (FhLawsBar *self, FhAnswerButton *button)
{
  g_signal_emit_by_name (self, "chosen", fh_answer_button_get_id (button));
}

static gboolean
cancel_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  FhLawsBar *self = FH_LAWS_BAR (widget);

  if (self->cancel < 0)
    return FALSE;
  g_signal_emit_by_name (self, "chosen", self->cancel);
  return TRUE;
}

static void
fh_laws_bar_class_init (FhLawsBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  fh_made_signal (klass, "chosen", 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "question");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, cancel_cb, NULL);
}

static void
fh_laws_bar_init (FhLawsBar *self)
{
  self->cancel = -1;
  self->text = fh_label_new (NULL, FH_LABEL_CENTRED, "text");
  gtk_widget_set_hexpand (self->text, TRUE);
  gtk_box_append (GTK_BOX (self), self->text);
  self->answers = fh_wrap_box_new (FH_WRAP_CENTER, 8);
  gtk_widget_set_valign (self->answers, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), self->answers);
  fh_laws_bar_set_wide (self, FALSE);
}

GtkWidget *
fh_laws_bar_new (void)
{
  return g_object_new (FH_TYPE_LAWS_BAR, NULL);
}

void
fh_laws_bar_set_wide (FhLawsBar *self, gboolean is_wide)
{
  g_return_if_fail (FH_IS_LAWS_BAR (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  is_wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), is_wide ? 14 : 6);
  gtk_label_set_max_width_chars (GTK_LABEL (self->text), is_wide ? 32 : 70);
}

/* Whether @text is asked with @n @answers. */
static gboolean
is_asked (FhLawsBar *self, const char *text, const FhLawsAnswer *answers, guint n)
{
  GtkWidget *button = gtk_widget_get_first_child (self->answers);

  if (!g_str_equal (gtk_label_get_text (GTK_LABEL (self->text)), text))
    return FALSE;
  for (guint i = 0; i < n; i++, button = gtk_widget_get_next_sibling (button))
    if (button == NULL
        || !g_str_equal (
            gtk_label_get_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)))),
            answers[i].label))
      return FALSE;
  return button == NULL;
}

static void
add_answer (FhLawsBar *self, const FhLawsAnswer *answer)
{
  GtkWidget *button = fh_answer_button_new (answer->id, NULL, NULL);

  gtk_button_set_child (GTK_BUTTON (button), fh_label_new (answer->label, FH_LABEL_CENTRED, NULL));
  gtk_widget_add_css_class (button, "answer");
  fh_widget_describe (button, answer->label, gtk_label_get_text (GTK_LABEL (self->text)));
  fh_connect (button, "clicked", clicked_cb, self);
  gtk_box_append (GTK_BOX (self->answers), button);
}

gboolean
fh_laws_bar_ask (
    FhLawsBar *self, const char *text, const FhLawsAnswer *answers, guint n, int cancel)
{
  g_return_val_if_fail (FH_IS_LAWS_BAR (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (is_asked (self, text, answers, n))
    return FALSE;
  gtk_label_set_text (GTK_LABEL (self->text), text);
  fh_widget_set_name (GTK_WIDGET (self), text);
  fh_box_clear (self->answers);
  for (guint i = 0; i < n; i++)
    add_answer (self, &answers[i]);
  self->cancel = cancel;
  return TRUE;
}

void
fh_laws_bar_focus (FhLawsBar *self)
{
  GtkWidget *first;

  g_return_if_fail (FH_IS_LAWS_BAR (self));

  first = gtk_widget_get_first_child (self->answers);
  if (first != NULL)
    gtk_widget_grab_focus (first);
}

void
fh_laws_bar_focus_last (FhLawsBar *self)
{
  GtkWidget *last;

  g_return_if_fail (FH_IS_LAWS_BAR (self));

  last = gtk_widget_get_last_child (self->answers);
  if (last != NULL)
    gtk_widget_grab_focus (last);
}

const char *
fh_laws_bar_get_text (FhLawsBar *self)
{
  g_return_val_if_fail (FH_IS_LAWS_BAR (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->text));
}
