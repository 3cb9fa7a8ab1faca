/* fh-month.h: the deals of the days of this month.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-challenges.h"

#define FH_TYPE_MONTH (fh_month_get_type ())
G_DECLARE_FINAL_TYPE (FhMonth, fh_month, FH, MONTH, GtkWidget)

/**
 * FhMonth:
 *
 * A row of the days of a month, on as many lines of like length as it needs: which of their deals
 * the person has played, and where he did better than the experts.  A day that has come is a button
 * that plays its deal.  Tab comes to the last of them, and the arrow keys go to the others.
 *
 * CSS nodes: "month", in it buttons and labels with the class `day`; the classes `played`, `better`
 * and `today` say what is known of a day.
 */

/* The month of the day whose deal is number @today, from the first day on; what was played is in
 * @challenges, and what was not is played at @preset. */
GtkWidget *fh_month_new (FhChallenges *challenges, FhPreset preset, guint today);

/* How many of its days were played, and in how many of these the person was better than the
 * experts, in a sentence; NULL for none.  (transfer full) */
char *fh_month_dup_summary (FhMonth *self);
