/* fh-tutor-parts.c: what the tutor hands out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-private.h"

gboolean
fh_tutor_is_busy (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), FALSE);

  return self->estimating != NULL;
}

const char *
fh_tutor_get_heading (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), "");

  return self->heading;
}

const char *
fh_tutor_get_text (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), "");

  return self->text;
}

const char *
fh_tutor_get_help (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), "index");

  return self->help;
}

GPtrArray *
fh_tutor_get_cards (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->cards;
}

GPtrArray *
fh_tutor_get_ladder (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->ladder;
}

int
fh_tutor_get_ladder_trump (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), -1);

  return self->game != NULL ? (int) fh_tutor_trump (self) : -1;
}

GPtrArray *
fh_tutor_get_trumpless (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->trumpless;
}

GPtrArray *
fh_tutor_get_calls (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->calls;
}

GPtrArray *
fh_tutor_get_figures (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->figures;
}

gboolean
fh_tutor_adds_up (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), FALSE);

  return self->adds_up;
}

GPtrArray *
fh_tutor_get_lines (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->lines;
}

GPtrArray *
fh_tutor_get_more (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->more;
}

GPtrArray *
fh_tutor_get_laws (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->laws;
}

int
fh_tutor_get_hint_step (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), 0);

  return self->hint_step;
}

const char *
fh_tutor_get_hint (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->hint;
}

const char *
fh_tutor_get_hint_help (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->hint_step > 0 ? self->hint_help : NULL;
}

void
fh_tutor_rung_free (gpointer data)
{
  FhTutorRung *rung = data;

  g_free (rung->name);
  g_free (rung->sentence);
  g_free (rung);
}

void
fh_tutor_card_free (gpointer data)
{
  FhTutorCard *card = data;

  g_free (card->sentence);
  g_free (card->help);
  g_free (card);
}

void
fh_tutor_call_free (gpointer data)
{
  FhTutorCall *call = data;

  g_free (call->sentence);
  g_free (call->help);
  g_free (call);
}

void
fh_tutor_remark_free (gpointer data)
{
  FhTutorRemark *remark = data;

  g_free (remark->sentence);
  g_free (remark->help);
  g_free (remark);
}

void
fh_tutor_figure_free (gpointer data)
{
  FhTutorFigure *figure = data;

  g_free (figure->caption);
  g_free (figure->sentence);
  g_free (figure->help);
  g_free (figure);
}

void
fh_tutor_add_remark (GPtrArray *list, char *sentence, const char *help)
{
  FhTutorRemark *remark;

  if (sentence == NULL)
    return;
  remark = g_new0 (FhTutorRemark, 1);
  remark->sentence = sentence;
  remark->help = g_strdup (help);
  g_ptr_array_add (list, remark);
}
