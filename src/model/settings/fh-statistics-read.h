/* fh-statistics-read.h: reading what was counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

#include "fh-figures.h"

/* What deals and games by @preset (-1: all) add up to; NULL with @error.  Blocks.
 * (transfer full) */
FhFigures *fh_statistics_read_figures (sqlite3 *db, int preset, GError **error);

/* Everything as comma-separated values (RFC 4180): a line with the names of the columns, then one
 * for each deal, each game and each sum of before.  NULL with @error.  Blocks.  (transfer full) */
char *fh_statistics_read_csv (sqlite3 *db, GError **error);
