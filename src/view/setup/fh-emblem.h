/* fh-emblem.h: by whose rules one plays, as a picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-rules.h"

#define FH_TYPE_EMBLEM (fh_emblem_get_type ())
G_DECLARE_FINAL_TYPE (FhEmblem, fh_emblem, FH, EMBLEM, GtkWidget)

/**
 * FhEmblem:
 *
 * A tile of felt with what stands for the place where a game is played so: the Southern Cross, a
 * fern, a star, a maple leaf, an ear of wheat, or three cards for the three for whom 500 was made.
 * It says nothing to a screen reader: what it shows is said in words beside it.
 *
 * CSS node: `emblem`.
 */

/* A picture of @size pixels for tables like @preset. */
GtkWidget *fh_emblem_new (int size, FhPreset preset);
