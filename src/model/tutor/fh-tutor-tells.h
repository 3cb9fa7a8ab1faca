/* fh-tutor-tells.h: the parts of what the tutor says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each goes from the moment to words and knows nothing else: fh-tutor-matters.c says what matters,
 * fh-tutor-laws.c the laws of the table, fh-tutor-figures.c counts and asks to count,
 * fh-tutor-lists.c goes through cards, ladder and calls, and fh-tutor-teach.c says what it all
 * hangs on; fh-tutor-remarks.c adds remarks.  fh-tutor-words.c puts them together.
 */
#pragma once

#include "fh-tutor-words.h"

/* What matters now: heading, text and help. */
void fh_tutor_tell_now (FhTutorWords *words, const FhTutorMoment *moment);

/* Likewise what the laws of the table have the person decide; FALSE when nothing.  And what else is
 * so because of a slip. */
gboolean fh_tutor_tell_law (FhTutorWords *words, const FhTutorMoment *moment);
void fh_tutor_tell_laws (FhTutorWords *words, const FhTutorMoment *moment);

/* What can be counted, after the question that the person is to answer first. */
void fh_tutor_tell_figures (FhTutorWords *words, const FhTutorMoment *moment);

/* What it hangs on: lines and more, after the figures. */
void fh_tutor_tell_lines (FhTutorWords *words, const FhTutorMoment *moment);

/* The remarks on the moment, @at_once of them among the lines, the others on demand. */
void fh_tutor_tell_remarks (FhTutorWords *words, const FhTutorMoment *moment, guint at_once);

/* How many words @text has. */
guint fh_tutor_n_words (const char *text);

/* The lists. */
void fh_tutor_tell_cards (FhTutorWords *words, const FhTutorMoment *moment);
void fh_tutor_tell_ladder (FhTutorWords *words, const FhTutorMoment *moment);
void fh_tutor_tell_calls (FhTutorWords *words, const FhTutorMoment *moment);
