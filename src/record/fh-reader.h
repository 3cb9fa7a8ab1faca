/* fh-reader.h: reading records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader takes a record in pieces of any size, line by line, and has the engine check every
 * action as it comes.  The first thing that does not fit ends it with an FhRecordError; what went
 * before stays readable, for a journal that was damaged.  It keeps one line and the record, and
 * the limits of fh-record.h hold whatever it is fed.
 *
 * Where the format leaves something open:
 *
 * - A line is at most 4096 bytes without its line end, a file 16 MiB, a game 10,000 deals
 *   and 100,000 notes.
 * - A byte order mark at the beginning of a file, or of a statement that is read alone, is skipped.
 * - Text is UTF-8 without control characters other than tabs, in comments and names too.
 * - Header lines may stand before `rules`; what depends on the rules is checked at the end of the
 *   header, and named with the line where it stands.
 * - `kitty` and `dead` may stand among the `hand` lines in any order, like these.
 * - The text of a note goes to the end of the line, `#` included; it may be empty.
 * - `seed` has two words, the generator and its seed, which are kept and never looked at.
 * - Numbers of points have at most six digits.
 * - A file without a whole `rules` line holds no game and is refused.
 * - By table laws a hand, the kitty or a dead hand may have any number of cards but none, except a
 *   dummy, and cards of the pack may be missing; what may follow is said in fh-laws.h.
 * - A `result` may stand behind the entries by hand of its deal; it is written before them.
 * - Cards of a deal that are not all there when the file ends are checked, and then forgotten with
 *   their notes.
 */
#pragma once

#include "fh-record-error.h"
#include "fh-seat-view.h"

typedef struct _FhReader FhReader;

/* A reader at the beginning of a file; fh_reader_free() it. */
FhReader *fh_reader_new (void);

/* Likewise, for what one seat sees: cards may be "??", and `see` lines say which become known
 * (fh-seat-writer.h).  A whole record is read too.  The reader keeps where the game stands and
 * nothing of the way there: no record can be taken from it but one of the header. */
FhReader *fh_reader_new_for_view (void);

/* Frees @reader, which may be NULL. */
void fh_reader_free (FhReader *reader);

/* Reads the next @length bytes.  Returns false once the record is refused; feeding it more changes
 * nothing then. */
bool fh_reader_feed (FhReader *reader, const char *bytes, size_t length);

/* Says that the file ends here.  Returns whether the record is accepted. */
bool fh_reader_finish (FhReader *reader);

/* Why the record was refused, with the code FH_RECORD_OK when it was not. */
const FhRecordError *fh_reader_error (const FhReader *reader);

/* After fh_reader_finish(): the number of the last line when it has no line feed, was therefore not
 * written to its end, and is ignored; else 0. */
uint32_t fh_reader_ignored_line (const FhReader *reader);

/* Where the actions read so far lead; of a view only its table means anything.  Meaningful once the
 * header is complete: after the first `deal` line, or after fh_reader_finish() returned true. */
const FhState *fh_reader_state (const FhReader *reader);

/* Fills @view with what @seat knows at the place where the reading has come; @seat must be one of
 * the table.  Returns false, with the error set, when its hand is not known, or when what was read
 * cannot all be true.  Of a finished reader too. */
bool fh_reader_view (FhReader *reader, int seat, FhSeatView *view);

/* Hands the record over: of all actions read, after an error those before it.  NULL when not even
 * the header is complete, or when it was taken before.  Nothing can be read afterwards. */
FhRecord *fh_reader_steal_record (FhReader *reader);

/* Reads the one statement in the @length bytes at @line, which may end in a line end, as @action of
 * a game by the rules of @header; whether the rules allow it is not asked.  Blank lines and
 * comments give an action of kind FH_ACTION_NONE.  Returns false, and fills @error, when it is no
 * action. */
bool fh_statement_read (const FhRecord *header,
                        const char *line,
                        size_t length,
                        FhAction *action,
                        FhRecordError *error);

/* Reads the whole record in the @length bytes at @text; fh_record_free() it.  Returns NULL, and
 * fills @error, when it is refused.  @ignored_line, unless NULL, is as above. */
FhRecord *
fh_record_read (const char *text, size_t length, FhRecordError *error, uint32_t *ignored_line);
