/* fh-tutor-strip.h: the highest trumps that a bid would make.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-tutor.h"

#define FH_TYPE_TUTOR_STRIP (fh_tutor_strip_get_type ())
G_DECLARE_FINAL_TYPE (FhTutorStrip, fh_tutor_strip, FH, TUTOR_STRIP, GtkBox)

/**
 * FhTutorStrip:
 *
 * During an auction, for the call that is thought about: joker, bowers, ace and king as small
 * cards, the bowers named, with a mark on those in the own hand whose form says it too.
 *
 * CSS nodes: a `.tutor-step` for each card, `.yours` where it is held, else `.missing`.
 */
GtkWidget *fh_tutor_strip_new (void);

/* Shows what @tutor says now, or nothing. */
void fh_tutor_strip_update (FhTutorStrip *self, FhTutor *tutor);

/* A small picture of @card, which has its name. */
GtkWidget *fh_tutor_chip_new (GtkWidget *parent, FhCard card);
