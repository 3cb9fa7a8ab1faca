/* fh-answer-button.c: one of several buttons that somebody answers with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-answer-button.h"

#include "fh-made.h"

struct _FhAnswerButton
{
  GtkButton parent_instance;

  int id;
  char *reason;
  char *help;
};

FH_DEFINE_MADE_TYPE (FhAnswerButton, fh_answer_button, GTK_TYPE_BUTTON)

static void
fh_answer_button_class_init (FhAnswerButtonClass *klass)
{
  FH_MADE_WITH_INT (klass, FhAnswerButton, id, G_MININT, G_MAXINT, 0);
  FH_MADE_WITH_STRING (klass, FhAnswerButton, reason);
  FH_MADE_WITH_STRING (klass, FhAnswerButton, help);
}

GtkWidget *
fh_answer_button_new (int id, const char *reason, const char *help)
{
  return g_object_new (FH_TYPE_ANSWER_BUTTON, "id", id, "reason", reason, "help", help, NULL);
}

int
fh_answer_button_get_id (FhAnswerButton *self)
{
  g_return_val_if_fail (FH_IS_ANSWER_BUTTON (self), -1);

  return self->id;
}

const char *
fh_answer_button_get_reason (FhAnswerButton *self, const char **help)
{
  g_return_val_if_fail (FH_IS_ANSWER_BUTTON (self), NULL);

  if (help != NULL)
    *help = self->help;
  return self->reason;
}
