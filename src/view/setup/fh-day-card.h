/* fh-day-card.h: the deal of the day.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-challenges.h"
#include "fh-daily-deals.h"

#define FH_TYPE_DAY_CARD (fh_day_card_get_type ())
G_DECLARE_FINAL_TYPE (FhDayCard, fh_day_card, FH, DAY_CARD, GtkBox)

/**
 * FhDayCard:
 *
 * The deal of today with its date, the way to play it or what became of it, and the days of this
 * month (FhMonth).  A day that was missed is told like any other.
 */

/* A card for the day on which it is made.  Deals are played at the table @preset; what became of
 * them is in @challenges.  (transfer floating) */
GtkWidget *fh_day_card_new (FhChallenges *challenges, FhPreset preset);

/* Deal @number is being played: if it is the one of today it is not offered. */
void fh_day_card_set_under_way (FhDayCard *self, guint number);

/* What became of the deal of a day, or NULL while it has not been played.  (transfer full) */
char *fh_day_card_dup_result (const FhDailyDeal *deal);
