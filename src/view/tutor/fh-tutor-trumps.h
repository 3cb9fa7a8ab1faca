/* fh-tutor-trumps.h: the page of the tutor about the highest cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-tutor-page.h"

#define FH_TYPE_TUTOR_TRUMPS (fh_tutor_trumps_get_type ())
G_DECLARE_FINAL_TYPE (FhTutorTrumps, fh_tutor_trumps, FH, TUTOR_TRUMPS, FhTutorPage)

/**
 * FhTutorTrumps:
 *
 * The ladder of trumps with where each of them is, in words and with a mark whose form says it too,
 * and who is out of them.
 */
GtkWidget *fh_tutor_trumps_new (void);
