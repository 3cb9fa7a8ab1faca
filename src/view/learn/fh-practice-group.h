/* fh-practice-group.h: how practice goes, by kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-practice-book.h"

#define FH_TYPE_PRACTICE_GROUP (fh_practice_group_get_type ())
G_DECLARE_FINAL_TYPE (FhPracticeGroup, fh_practice_group, FH, PRACTICE_GROUP, AdwBin)

/**
 * FhPracticeGroup:
 *
 * For each kind of question that was asked a bar with how many answers were right, of how many: a
 * picture, and to a screen reader a table.  Below it all that is kept of practice can be copied as
 * comma-separated values, and forgotten.  It follows the book.
 */
GtkWidget *fh_practice_group_new (FhKeyTable *book);
