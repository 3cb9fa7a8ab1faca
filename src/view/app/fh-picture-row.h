/* fh-picture-row.h: a setting that is one of a few, each of which is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-settings.h"

#define FH_TYPE_PICTURE_ROW (fh_picture_row_get_type ())
G_DECLARE_FINAL_TYPE (FhPictureRow, fh_picture_row, FH, PICTURE_ROW, AdwActionRow)

/**
 * FhPictureRow:
 *
 * A row with a small picture of each thing that the look of the table can be, of which one is
 * pressed: a deck, a back, a color of the felt.
 *
 * CSS node: that of the row, with `button.picture` and in it a `picture` or `box.swatch`.
 *
 * Properties, given when the row is made: `values`: the words that the setting can be, separated by
 * spaces; `names`: a GtkStringList of what each of them is called.
 */

/* Shows the setting @key of @settings, one of `deck`, `card-back` and `felt`, and sets it to what
 * is pressed. */
void fh_picture_row_bind (FhPictureRow *self, FhSettings *settings, const char *key);

/* The button of @value, or NULL. */
GtkWidget *fh_picture_row_get_button (FhPictureRow *self, const char *value);
