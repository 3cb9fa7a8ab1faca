/* fh-tutor-why.h: why each of the others did what he did last, on demand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-tutor.h"

#define FH_TYPE_TUTOR_WHY (fh_tutor_why_get_type ())
G_DECLARE_FINAL_TYPE (FhTutorWhy, fh_tutor_why, FH, TUTOR_WHY, GtkBox)

/**
 * FhTutorWhy:
 *
 * A row for each other player, folded away, that asks why he did what he did last.  Where the tutor
 * is to say everything, the answer about who acted last lies open above them.
 */
GtkWidget *fh_tutor_why_new (void);

/* Asks about the game of @tutor as it stands. */
void fh_tutor_why_update (FhTutorWhy *self, FhTutor *tutor);
