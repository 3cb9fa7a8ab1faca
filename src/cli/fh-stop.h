/* fh-stop.h: ending long work when a signal asks for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdatomic.h>

/* From now on an interrupt or a request to end is noted instead of ending the program at once, so
 * that other programs it has started can be ended before. */
void fh_stop_catch (void);

/* Whether the work shall end.  Called from any thread. */
gboolean fh_stop_is_wanted (void);

/* What is not 0 once the work shall end. */
const atomic_int *fh_stop_get_flag (void);

/* Ends the program by the signal that was noted, as if it had not been caught; returns when there
 * was none. */
void fh_stop_now (void);
