/* fh-text-window.h: a text file to be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"

#define FH_TYPE_TEXT_WINDOW (fh_text_window_get_type ())
G_DECLARE_FINAL_TYPE (FhTextWindow, fh_text_window, FH, TEXT_WINDOW, FhDialog)

/**
 * FhTextWindow:
 *
 * Shows what is in a file, even if it is damaged: bytes that are no text are shown as such.  The
 * text can be selected and copied.
 */

/* Shows the file @path beside @parent, with @sentence above it (or NULL).  Of a huge file the
 * beginning is shown. */
void fh_text_window_show_file (GtkWindow *parent, const char *path, const char *sentence);
