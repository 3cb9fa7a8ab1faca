/* fh-seat-writer.h: a record as one seat may see it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a bot is told, and what may be shared while a deal is going on.  Cards that the seat does
 * not know are "??"; `see` lines say which become known to it and whose they are: the kitty to the
 * declarer, the discards of a grand nullo to the partner, an open hand and the turned cards of a
 * dummy to all others, the two cards called for a misère to all but their holders, who do not play.
 * The two lines of an inkle swap follow together when both are given.  The seed, which would tell
 * all, and the notes are left out.
 */
#pragma once

#include "fh-record.h"
#include "fh-text.h"

/* Adds what @seat may see of @action, which led from @before to @after: its lines, the `see` lines
 * that follow from it, and behind the last action of a deal the `result` line. */
void fh_seat_write_action (
    const FhState *before, const FhState *after, const FhAction *action, int seat, FhText *text);

/* Adds everything before the first deal that @seat may see. */
void fh_seat_write_header (const FhRecord *record, FhText *text);

/* The first @n_actions actions of @record as @seat may see them, with their header; free() it. */
char *fh_seat_write (const FhRecord *record, size_t n_actions, int seat);
