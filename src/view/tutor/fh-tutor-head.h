/* fh-tutor-head.h: what the tutor says first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-tutor.h"

#define FH_TYPE_TUTOR_HEAD (fh_tutor_head_get_type ())
G_DECLARE_FINAL_TYPE (FhTutorHead, fh_tutor_head, FH, TUTOR_HEAD, GtkBox)

/**
 * FhTutorHead:
 *
 * The top of a page of the tutor: a heading and what matters, during an auction the highest trumps
 * that a bid would make, the numbers that are counted, the lines that follow, and the question that
 * is asked before a number is said.
 *
 * CSS nodes: a box of the class `tutor-figures`, with a `tutor-figure` for each number.
 */
GtkWidget *fh_tutor_head_new (void);

/* Shows what @tutor says now; what it links to is @linked then. */
void fh_tutor_head_update (FhTutorHead *self, FhTutor *tutor, GHashTable *linked);
