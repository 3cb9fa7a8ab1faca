/* fh-face-button.h: chooses the face of somebody who plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define FH_TYPE_FACE_BUTTON (fh_face_button_get_type ())
G_DECLARE_FINAL_TYPE (FhFaceButton, fh_face_button, FH, FACE_BUTTON, AdwBin)

/**
 * FhFaceButton:
 *
 * A button with a face on it, and all faces below it when it is pressed.
 *
 * Signal `chosen ()`: the person has chosen another one.
 */
GtkWidget *fh_face_button_new (void);

/* Shows @face, a word as of fh_scene_face(), of who is called @name; NULL for the first letter. */
void fh_face_button_set (FhFaceButton *button, const char *face, const char *name);

/* What was chosen last, a word or FH_SEATING_LETTER. */
const char *fh_face_button_get_chosen (FhFaceButton *button);
