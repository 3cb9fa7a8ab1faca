/* fh-deal-look.h: a deal that is over, to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"
#include "fh-progress.h"
#include "fh-table-panel.h"

/**
 * FhDealLook:
 *
 * A deal of a game that is over, the last one or one before it, in looks that can be taken one
 * after the other, and round again: the first ones, then trick by trick with what was left in the
 * hands.
 */
typedef struct _FhDealLook FhDealLook;

/* The looks at the deal of @game that is over; NULL where there is nothing to look at, as after a
 * misdeal.  It must be freed before the next action of the game. */
FhDealLook *fh_deal_look_new (FhGame *game);

/* Likewise at deal number @deal of @game, from 0, whatever has become of the game since; NULL also
 * when there is no such deal or the record of the game is damaged. */
FhDealLook *fh_deal_look_new_for_deal (FhGame *game, guint deal);
void fh_deal_look_free (FhDealLook *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhDealLook, fh_deal_look_free)

/* Whether the deal is one before the last one. */
gboolean fh_deal_look_is_past (FhDealLook *self);

/* The end of the deal, told to the person, and all its cards.  Valid as long as the look. */
FhScene fh_deal_look_get_end (FhDealLook *self);
const FhState *fh_deal_look_peek_end (FhDealLook *self);

/* How many there are, at least one, and which one is taken. */
guint fh_deal_look_get_n (FhDealLook *self);
guint fh_deal_look_get (FhDealLook *self);

/* Takes the look @by after the present one; negative: before it. */
void fh_deal_look_step (FhDealLook *self, int by);

/* What the table shows in the look that is taken: the scene, the cards of @hands by seat, and what
 * the table is held with.  Valid until the next step. */
FhScene fh_deal_look_get_scene (FhDealLook *self);
const FhCardSet *fh_deal_look_peek_hands (FhDealLook *self);
FhHold fh_deal_look_get_hold (FhDealLook *self);

/* What the deal belongs to. */
FhDealPlace fh_deal_look_get_place (FhDealLook *self);

/* What is to be told of a deal by number, or NULL.  (transfer full) */
char *fh_deal_look_dup_compared (FhDealLook *self);

/* What a deal by number brought the person and the experts, as of fh_deal_comparison_get_points(),
 * and that as a line to send, or NULL (transfer full). */
gboolean fh_deal_look_get_compared (FhDealLook *self, int *own, int *experts);
char *fh_deal_look_dup_line (FhDealLook *self);

/* Has the person's decisions in the last deal judged, once however often it is asked for, and calls
 * @known_cb with @object, as long as that is alive, when it is done.  Those in a deal by number are
 * not: two measures, one with luck and one without, would contradict each other. */
void fh_deal_look_ask_cost (FhDealLook *self, GCallback known_cb, gpointer object);

/* What they cost: empty as long as that is not known; NULL where nothing was asked, or there was
 * nothing to decide.  (transfer full) */
char *fh_deal_look_dup_cost (FhDealLook *self);

/* A link to the lesson on the habit that they show, by @progress, or on the dearest of them; NULL
 * where there is none or it was gone through, and as long as nothing is known.  (transfer full) */
char *fh_deal_look_dup_lesson (FhDealLook *self, FhProgress *progress);
