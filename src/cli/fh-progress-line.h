/* fh-progress-line.h: how far a long command is, for who waits at a terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define FH_PROGRESS_LINE_INTERVAL (G_USEC_PER_SEC / 5)

/* Whether standard error is a terminal. */
gboolean fh_progress_line_is_shown (void);

/* Shows on the last line of the terminal that @done of @n deals are played. */
void fh_progress_line_show (guint64 done, guint64 n);

/* Takes that line away. */
void fh_progress_line_clear (void);

G_END_DECLS
