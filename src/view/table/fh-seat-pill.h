/* fh-seat-pill.h: the place of a player at the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-sentences.h"

#include <gtk/gtk.h>

#define FH_TYPE_SEAT_PILL (fh_seat_pill_get_type ())
G_DECLARE_FINAL_TYPE (FhSeatPill, fh_seat_pill, FH, SEAT_PILL, GtkBox)

/**
 * FhSeatPill:
 *
 * Who sits there, what the role or the last call is, who deals, the tricks won, whose turn it is.
 *
 * A screen reader's action `place.why` asks why the player did what was done last.
 *
 * Signal `asked ()`: that is asked.
 *
 * CSS nodes: `place`[.turn][.out][.talking][.narrow] with `portrait`, `label.name`, `label.line`,
 * `label.dealer` and `packets`.
 */
GtkWidget *fh_seat_pill_new (void);

/* Shows @seat of @scene.  @talks: who has something to say says it in place of the role, where
 * there is room (fh_sentence_talk()); @thinks: say so there. */
void fh_seat_pill_update (
    FhSeatPill *self, const FhScene *scene, int seat, gboolean talks, gboolean thinks);

/* Says that the player thinks, until the next update. */
void fh_seat_pill_set_thinking (FhSeatPill *self);

/* Whether there is little room, and is some for the face. */
void fh_seat_pill_set_narrow (FhSeatPill *self, gboolean is_narrow, gboolean has_face);

/* How wide the place is that says the whole name, in pixels. */
int fh_seat_pill_get_name_width (FhSeatPill *self);
