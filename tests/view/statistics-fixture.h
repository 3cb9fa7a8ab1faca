/* statistics-fixture.h: statistics of a person who has played for some weeks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Where the statistics of the program are.  (transfer full) */
char *statistics_fixture_path (void);

/* Writes @n_deals deals, always the same, and what belongs to them, to where there are none. */
void statistics_fixture_write (guint n_deals);

/* Takes them away. */
void statistics_fixture_remove (void);
