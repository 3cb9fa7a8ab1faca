/* fh-wide-box.h: something that scrolls sideways where it is wider than its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Other than a scrolled window it is as high as its child is at the width that it gets, and leaves
 * the wheel to what it stands in: only what goes sideways is its own.
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_WIDE_BOX (fh_wide_box_get_type ())
G_DECLARE_FINAL_TYPE (FhWideBox, fh_wide_box, FH, WIDE_BOX, GtkWidget)

/* An empty box.  (transfer floating) */
GtkWidget *fh_wide_box_new (void);

/* Puts @child, which it takes, into the box. */
void fh_wide_box_set_child (FhWideBox *box, GtkWidget *child);
