/* fh-tutor-now.h: the page of the tutor about this moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-tutor-page.h"

#define FH_TYPE_TUTOR_NOW (fh_tutor_now_get_type ())
G_DECLARE_FINAL_TYPE (FhTutorNow, fh_tutor_now, FH, TUTOR_NOW, FhTutorPage)

/**
 * FhTutorNow:
 *
 * What matters now, the hint as far as it was asked for, which cards may be played and why not the
 * others, and why each player did what he did last.
 */
GtkWidget *fh_tutor_now_new (void);
