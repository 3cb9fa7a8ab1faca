/* fh-shortage.h: ending when there is no memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* From now on a program that gets no memory says so in one sentence and ends with FH_EXIT_REFUSED,
 * where GLib would trap and a record abort.  To be called once, after the language is known. */
void fh_shortage_setup (void);

/* Ends the program so.  Called from any thread. */
void fh_shortage_end (void) G_GNUC_NORETURN;
