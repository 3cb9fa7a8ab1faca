/* fh-progress-page.h: what a person has learned, to look at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-progress.h"

#define FH_TYPE_PROGRESS_PAGE (fh_progress_page_get_type ())
G_DECLARE_FINAL_TYPE (FhProgressPage, fh_progress_page, FH, PROGRESS_PAGE, AdwBin)

/**
 * FhProgressPage:
 *
 * A row for each chapter, with a mark for each of its lessons and their number in words: a picture,
 * and to a screen reader a table; then what was judged of the last games.  Below it what is kept
 * can be saved and forgotten.  It follows the progress.
 */
GtkWidget *fh_progress_page_new (FhProgress *progress);

/* Writes all that is kept to @file, and says so. */
void fh_progress_page_save (FhProgressPage *self, GFile *file);
