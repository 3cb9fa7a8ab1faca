/* fh-answer-button.h: one of several buttons that somebody answers with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_ANSWER_BUTTON (fh_answer_button_get_type ())
G_DECLARE_FINAL_TYPE (FhAnswerButton, fh_answer_button, FH, ANSWER_BUTTON, GtkButton)

/**
 * FhAnswerButton:
 *
 * A button that has a number, by which whoever hears it clicked knows what it stands for.  It may
 * know why the rules refuse that.
 */

/* @reason says why the answer @id is refused, @help is the page that tells of it; both may be NULL.
 * (transfer floating) */
GtkWidget *fh_answer_button_new (int id, const char *reason, const char *help);

int fh_answer_button_get_id (FhAnswerButton *self);

/* Why the answer is refused, or NULL; sets @help, unless that is NULL, to the page that tells of
 * it.  Both belong to @self. */
const char *fh_answer_button_get_reason (FhAnswerButton *self, const char **help);
