/* fh-challenge-window.h: how a challenge stands, deal by deal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-challenges.h"
#include "fh-dialog.h"

#define FH_TYPE_CHALLENGE_WINDOW (fh_challenge_window_get_type ())
G_DECLARE_FINAL_TYPE (FhChallengeWindow, fh_challenge_window, FH, CHALLENGE_WINDOW, FhDialog)

/**
 * FhChallengeWindow:
 *
 * A row for each deal that has been played: the contracts, the own points, the experts', the
 * difference; and their sums.  From there the challenge goes on, or is played anew.
 */
GtkWidget *fh_challenge_window_new (GtkWindow *parent,
                                    FhChallenges *challenges,
                                    FhPreset preset,
                                    guint number);
