/* fh-steady-label.h: words that change without moving anything.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_STEADY_LABEL (fh_steady_label_get_type ())
G_DECLARE_FINAL_TYPE (FhSteadyLabel, fh_steady_label, FH, STEADY_LABEL, GtkWidget)

/**
 * FhSteadyLabel:
 *
 * A label that says one of several texts, and is as high as the longest of them needs: what lies
 * below stays where it is when another one is said.
 */

/* One with @style_class, or NULL. (transfer floating) */
GtkWidget *fh_steady_label_new (const char *style_class);

/* Keeps room for @text, which may be said later. */
void fh_steady_label_add (FhSteadyLabel *self, const char *text);

/* Says @text. */
void fh_steady_label_say (FhSteadyLabel *self, const char *text);

/* What is said.  Valid until something else is. */
const char *fh_steady_label_get_text (FhSteadyLabel *self);
