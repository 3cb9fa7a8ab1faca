/* fh-toasts.h: what is said for a moment, at the foot of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define FH_TYPE_TOASTS (fh_toasts_get_type ())
G_DECLARE_FINAL_TYPE (FhToasts, fh_toasts, FH, TOASTS, AdwBin)

/**
 * FhToasts:
 *
 * A widget, over whose foot sentences come, one after the other: each when the one before it has
 * gone, to the last frame.  Nothing is said in passing that cannot be found elsewhere.
 *
 * Properties: `content` (GtkWidget), what they come over.  Signals: `shown`, one has come, or will
 * be seen with the next frame.
 */
GtkWidget *fh_toasts_new (GtkWidget *content);

/* Says @sentence, which is no markup, to the eyes and to a screen reader.  Returns what has been
 * said or waits for that, which can be given a button. (transfer none) */
AdwToast *fh_toasts_say (FhToasts *self, const char *sentence);

/* Lets @toast go, as soon as it has come, or not come any more. */
void fh_toasts_dismiss (FhToasts *self, AdwToast *toast);

/* The widget of what is said now, or NULL. */
GtkWidget *fh_toasts_get_shown (FhToasts *self);
