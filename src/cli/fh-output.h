/* fh-output.h: standard output that does not lose anything, and a line of progress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A full disk or a closed pipe is noticed and said once; what follows is thrown away.  Records and
 * JSON are UTF-8 whatever the locale; text for people is in its character set.
 */
#pragma once

#include <glib.h>

/* @text, which is UTF-8, in the character set of the locale; what that lacks is written in similar
 * letters.  g_free() it. */
char *fh_output_to_locale (const char *text);

/* Adds @text, which is UTF-8, to standard output as it is. */
void fh_output_add (const char *text);

/* Adds @text for a person, or a line of it. */
void fh_output_say (const char *text);
void fh_output_line (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Writes what is still kept.  Returns whether all went well so far. */
gboolean fh_output_flush (void);

/* Whether the output could not be written; nothing that follows is. */
gboolean fh_output_has_failed (void);

/* Says a line of UTF-8 on standard error, in the locale's character set. */
void fh_output_error (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* --- How far a long command is, for who waits at a terminal --- */

#define FH_OUTPUT_PROGRESS_INTERVAL (G_USEC_PER_SEC / 5)

/* Whether standard error is a terminal. */
gboolean fh_output_shows_progress (void);

/* Shows on the last line of the terminal that @done of @n deals are played. */
void fh_output_show_progress (guint64 done, guint64 n);

/* Takes that line away. */
void fh_output_clear_progress (void);
