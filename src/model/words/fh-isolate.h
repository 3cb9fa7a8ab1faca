/* fh-isolate.h: names in sentences, whichever way either is written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A name comes from a person or from a file, and may be written from right to left where the
 * sentence is not, or the other way round.  Nothing in it may turn what stands around it.
 */
#pragma once

#include <glib.h>

/* Whether @letter is a sign, itself not seen, that turns or shelters what follows it: an embedding,
 * an override, an isolate, or the end of one.  Joiners, as in emoji, are none. */
gboolean fh_isolate_turns (gunichar letter);

/* @name as it goes into a sentence of the language that is spoken now: without such signs, in one
 * line, and isolated where its letters run another way than the language.  (transfer full) */
char *fh_isolate (const char *name);

/* Likewise for the file @path, as it is shown: in the encoding of file names.  (transfer full) */
char *fh_isolate_file (const char *path);

/* The letters of @sentence alone, without what isolates its names; for those who count them or take
 * the first.  (transfer full) */
char *fh_isolate_letters (const char *sentence);
