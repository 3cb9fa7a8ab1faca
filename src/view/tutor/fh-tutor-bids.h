/* fh-tutor-bids.h: the page of the tutor about the calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-tutor-page.h"

#define FH_TYPE_TUTOR_BIDS (fh_tutor_bids_get_type ())
G_DECLARE_FINAL_TYPE (FhTutorBids, fh_tutor_bids, FH, TUTOR_BIDS, FhTutorPage)

/**
 * FhTutorBids:
 *
 * What each call is worth with this hand: its value, the chance to make it as a bar and a number,
 * and the points to be expected.  A row that is chosen says what the call would tell the partner,
 * or why it cannot be made.
 */
GtkWidget *fh_tutor_bids_new (void);
