/* fh-wrap-layout.h: things side by side, on as many lines as they need,
 * or each on its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_WRAP_LAYOUT (fh_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (FhWrapLayout, fh_wrap_layout, FH, WRAP_LAYOUT, GtkLayoutManager)

/**
 * FhWrapAlign:
 * @FH_WRAP_CENTER: Each line stands in the middle.
 * @FH_WRAP_START: Each line begins where lines do.
 * @FH_WRAP_FILL: What stands on a line shares its width, one as wide as the other.
 * @FH_WRAP_GRID: As @FH_WRAP_FILL, but everything is as wide, on the last line, too.
 * @FH_WRAP_BETWEEN: The room that is left over lies between what stands on a line; one alone stands
 *   in the middle.
 * @FH_WRAP_COLUMN: Each has a line of its own and all of its width.  For words that wrap this is
 * far cheaper than a vertical box: a box that is beside something asks how wide they would be at
 * the height that it has, and a label then tries one width after the other.
 */
typedef enum
{
  FH_WRAP_CENTER,
  FH_WRAP_START,
  FH_WRAP_FILL,
  FH_WRAP_GRID,
  FH_WRAP_BETWEEN,
  FH_WRAP_COLUMN,
} FhWrapAlign;

/**
 * FhWrapLayout:
 *
 * For a box of buttons that must not make a window wider than it is, however large the text: what
 * has no room on a line with its natural width, or where a line is shared with its least one,
 * begins the next line.
 */

/* @spacing: pixels between lines, and between what stands on one. */
GtkLayoutManager *fh_wrap_layout_new (FhWrapAlign align, int spacing);

/* A box that is laid out so.  (transfer floating) */
GtkWidget *fh_wrap_box_new (FhWrapAlign align, int spacing);
