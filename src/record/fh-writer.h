/* fh-writer.h: records and actions as text, in exactly one form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Equal games give equal bytes, and reading what was written gives the same record.  Everything
 * written ends in a line feed.
 */
#pragma once

#include "fh-record.h"
#include "fh-text.h"

/* Adds the lines of @action as they stand in a record by @rules: one for most, several for a deal
 * (without the blank line before it).  A card may be FH_CARD_UNKNOWN. */
void fh_action_write (const FhRules *rules, const FhAction *action, FhText *text);

/* Adds statement number @n (from 0) of those that @rights allow, without its line end and without
 * what is chosen with it: "demand 1", "correct 3", "expose".  Returns false after the last one. */
bool fh_rights_write (const FhRights *rights, int n, FhText *text);

/* Adds the `result` line with the @n_sides numbers at @points. */
void fh_result_write (const int32_t *points, int n_sides, FhText *text);

/* Adds everything before the first deal: magic, rules, options, players, seed, totals, with their
 * notes. */
void fh_record_write_header (const FhRecord *record, FhText *text);

/* Adds what action @index contributes to the record: its lines, with the blank line before a deal,
 * its notes, and behind the last action of a deal the `result` line.  A journal that began with the
 * header and adds this for each action holds the whole record at any time. */
void fh_record_write_action (const FhRecord *record, size_t index, FhText *text);

/* The whole record; free() it. */
char *fh_record_write (const FhRecord *record);
