/* fh-line.h: one line of a record and its words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A piece of a line, not ended by a zero byte. */
typedef struct
{
  const char *str;
  size_t length;
} FhWord;

/* What is left to read of a line: from @next up to @end. */
typedef struct
{
  const char *next;
  const char *end;
} FhLineWords;

/* The bytes of the byte order mark that the @length bytes at @text begin with, or 0.  Some editors
 * put it before a text of which it is no part; whatever looks at the beginning of one skips it. */
size_t fh_line_mark (const char *text, size_t length);

/* Whether the @length bytes at @bytes are UTF-8 without control characters other than tabs. */
bool fh_line_is_text (const char *bytes, size_t length);

/* A copy of @text for a line, of at most @length bytes: a space for each run of blanks and control
 * characters, none at the ends; NULL where @text is NULL or nothing is left.  free() it. */
char *fh_line_fold (const char *text, size_t length);

/* Likewise, but blanks stay as they are inside it, each control character becomes a space, and what
 * is left may be empty. */
char *fh_line_strip (const char *text, size_t length);

/* Whether @c separates words: a space or a tab. */
static inline bool
fh_is_blank (char c)
{
  return c == ' ' || c == '\t';
}

/* Takes the comment off the end of the line: from a `#` behind a blank on. */
void fh_line_words_cut_comment (FhLineWords *words);

/* Reads the next word into @word, or returns false at the end of the line. */
bool fh_line_words_next (FhLineWords *words, FhWord *word);

/* What is left of the line, without blanks at either end. */
FhWord fh_line_words_rest (FhLineWords *words);

/* Whether @word is the same as the zero-terminated @what. */
bool fh_word_is (FhWord word, const char *what);

/* Whether @word is a plain decimal number, of any size: no leading zero, no plus sign, no minus
 * zero. */
bool fh_word_is_number (FhWord word);

/* Reads @word as a plain decimal number from @min to @max: no leading zero, no plus sign, no minus
 * zero.  Returns false, and leaves @number alone, for everything else. */
bool fh_word_number (FhWord word, int32_t min, int32_t max, int32_t *number);

/* Copies @text into the @size bytes at @copy with runs of blanks made one space; what is too long
 * is cut between two characters, with "…" behind. */
void fh_word_show (FhWord text, char *copy, size_t size);
