/* fh-door-button.h: a way in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_DOOR_BUTTON (fh_door_button_get_type ())
G_DECLARE_FINAL_TYPE (FhDoorButton, fh_door_button, FH, DOOR_BUTTON, GtkButton)

/**
 * FhDoorButton:
 *
 * A large button with a picture, what one may have come for, and what is behind it.
 */

/* A door called @title with @picture, which is as wide as those of other doors or wider.
 * (transfer floating) */
GtkWidget *fh_door_button_new (GtkWidget *picture, const char *title);

/* Says what is behind it; @more, in small letters, may be NULL. */
void fh_door_button_say (FhDoorButton *self, const char *about, const char *more);
