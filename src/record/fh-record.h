/* fh-record.h: a game as it was given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A record holds what a *.500 file says: the rules with their option lines, names, seed and totals
 * before the first deal, every action in order with its cards in the order given, the points of
 * each deal that was played, and the notes with the statement each belongs to.  It does not know
 * the rules of play: the actions in it were accepted by the engine before they were added, by the
 * reader (fh-reader.h) or by the running game.
 *
 * Limits of the format, which keep a hostile file from taking more than a little memory; the reader
 * refuses what is beyond them, and no setter below lets a record grow past them:
 */
#pragma once

#include "fh-options.h"
#include "fh-state.h"

#include <stddef.h>

#define FH_RECORD_MAX_SIZE   (16u << 20) /* bytes of a file */
#define FH_RECORD_MAX_LINE   4096        /* bytes of a line, without its line end */
#define FH_RECORD_MAX_DEALS  10000
#define FH_RECORD_MAX_NOTES  100000
#define FH_RECORD_MAX_TOTAL  999999 /* points of a `totals` or `result` column, either sign */
#define FH_RECORD_MAX_OPTION 32     /* option lines */

typedef struct _FhRecord FhRecord;

/* The statement that a note belongs to.  Anchors are numbers that grow in the order in which the
 * statements are written. */
typedef uint64_t FhAnchor;

#define FH_ANCHOR_MAGIC         ((FhAnchor) 0)
#define FH_ANCHOR_RULES         ((FhAnchor) 1)
#define FH_ANCHOR_OPTION(index) ((FhAnchor) 0x100 + (FhAnchor) (index))
#define FH_ANCHOR_PLAYER(seat)  ((FhAnchor) 0x200 + (FhAnchor) (seat))
#define FH_ANCHOR_SEED          ((FhAnchor) 0x300)
#define FH_ANCHOR_TOTALS        ((FhAnchor) 0x301)
#define FH_ANCHOR_HEADER_END    ((FhAnchor) 0xffff) /* whichever header line is the last */

/* The line of action @index; for a deal its first line, with the lines for its parts below. */
#define FH_ANCHOR_ACTION(index)     (((FhAnchor) (index) + 1) << 16)
#define FH_ANCHOR_HAND(index, seat) (FH_ANCHOR_ACTION (index) + 1 + (FhAnchor) (seat))
#define FH_ANCHOR_KITTY(index)      (FH_ANCHOR_ACTION (index) + 0x100)
#define FH_ANCHOR_DEAD(index)       (FH_ANCHOR_ACTION (index) + 0x101)
/* The `result` line behind action @index, which ended its deal. */
#define FH_ANCHOR_RESULT(index) (FH_ANCHOR_ACTION (index) + 0x200)

/* A record by the rules of @preset in which nothing has happened; fh_record_free() it. */
FhRecord *fh_record_new (FhPreset preset);

/* A record by @rules, with a line for each option that their preset has otherwise. */
FhRecord *fh_record_new_for_rules (const FhRules *rules);

/* A record by the rules and options of @record in which nothing else is said. */
FhRecord *fh_record_new_like (const FhRecord *record);

/* A record that holds the same as @record. */
FhRecord *fh_record_copy (const FhRecord *record);

/* Frees @record, which may be NULL. */
void fh_record_free (FhRecord *record);

/* The header.  Strings that are returned belong to the record and stay until it is changed. */

/* Starts over with the rules of @preset and no option changed. */
void fh_record_set_preset (FhRecord *record, FhPreset preset);

/* The rules with all options applied. */
const FhRules *fh_record_rules (const FhRecord *record);

/* Adds the line `option @name @value` and applies it.  Nothing changes unless FH_OPTION_OK is
 * returned; a name that was given before is changed in its place. */
FhOptionError fh_record_set_option (FhRecord *record, const char *name, const char *value);

/* The number of option lines, and what line @index (from 0) says. */
size_t fh_record_n_options (const FhRecord *record);
const char *fh_record_option (const FhRecord *record, size_t index, const char **value);

/* Names the player at @seat; runs of blanks become one, a name of nothing else takes it away, and
 * what a line cannot hold is cut off.  The name is NULL where none was given. */
void fh_record_set_player (FhRecord *record, int seat, const char *name);
const char *fh_record_player (const FhRecord *record, int seat);

/* What the `seed` line says: the name of a generator and its seed, "xoshiro256ss 00ff", or NULL.
 * Likewise folded. */
void fh_record_set_seed (FhRecord *record, const char *seed);
const char *fh_record_seed (const FhRecord *record);

/* The points of each side before the first deal; sides that the table does not have are 0. */
void fh_record_set_totals (FhRecord *record, const int32_t totals[FH_MAX_SEATS]);
const int32_t *fh_record_totals (const FhRecord *record);

/* What the seats and their partners have agreed on the meaning of their calls, as of FhTable.  It
 * is no part of the game and is not written; a replay hands it on to those who look at the table.
 */
void fh_record_set_agreed (FhRecord *record, const uint8_t agreed[FH_MAX_SEATS]);

/* The game. */

/* The number of actions, and action @index (from 0). */
size_t fh_record_n_actions (const FhRecord *record);
FhAction fh_record_action (const FhRecord *record, size_t index);

/* Adds @action, which the rules accepted.  @after is the table it led to: when the deal was played
 * to its end there, its points are kept for the `result` line. */
void fh_record_append (FhRecord *record, const FhAction *action, const FhTable *after);

/* Takes away all but the first @n_actions actions, and the notes and points that go with them. */
void fh_record_truncate (FhRecord *record, size_t n_actions);

/* The number of deals, and the index of the action with which deal @deal (from 0) begins. */
size_t fh_record_n_deals (const FhRecord *record);
size_t fh_record_deal_start (const FhRecord *record, size_t deal);

/* The points of the sides for deal @deal by the rules, or NULL while it is not over or when it was
 * thrown in. */
const int32_t *fh_record_deal_points (const FhRecord *record, size_t deal);

/* Whether deal @deal was played to its end with action @index, behind which its `result` stands;
 * entries by hand and a challenge may follow it. */
bool fh_record_deal_ends_at (const FhRecord *record, size_t deal, size_t index);

/* Sets @state to where the first @n_actions actions lead.  Returns false when the engine refuses
 * one of them; @state is then where the ones before it lead. */
bool fh_record_replay (const FhRecord *record, size_t n_actions, FhState *state);

/* Notes. */

/* Adds a note to the statement at @anchor, behind those that it has; control characters become
 * blanks, and what a line cannot hold is cut off.  Nothing is added beyond FH_RECORD_MAX_NOTES. */
void fh_record_add_note (FhRecord *record, FhAnchor anchor, const char *text);

/* Takes away all notes of the statement at @anchor. */
void fh_record_clear_notes (FhRecord *record, FhAnchor anchor);

/* Where a note written now belongs: the last statement. */
FhAnchor fh_record_last_anchor (const FhRecord *record);

/* The number of notes, and note @index (from 0) in the order of the written record. */
size_t fh_record_n_notes (const FhRecord *record);
const char *fh_record_note (const FhRecord *record, size_t index, FhAnchor *anchor);
