/* fh-step-dots.h: how far a lesson is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FH_TYPE_STEP_DOTS (fh_step_dots_get_type ())
G_DECLARE_FINAL_TYPE (FhStepDots, fh_step_dots, FH, STEP_DOTS, GtkWidget)

/**
 * FhStepDots:
 *
 * A dot for each step: those behind are full, the present one is long, those ahead are rings; and
 * it says the same in words, below them and to a screen reader.
 *
 * CSS node: `steps` with `dot`[.done][.present] and `label`.
 */
GtkWidget *fh_step_dots_new (void);

/* The step number @present (from 0) of @n; @n itself: all are behind. */
void fh_step_dots_set (FhStepDots *self, guint present, guint n);

G_END_DECLS
