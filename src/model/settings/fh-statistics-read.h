/* fh-statistics-read.h: reading what was counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-figures.h"
#include "fh-statistics-base.h"

G_BEGIN_DECLS

/* What deals and games by @preset (-1: all) add up to; NULL with @error.  Blocks.
 * (transfer full) */
FhFigures *fh_statistics_read_figures (FhStatisticsBase *base, int preset, GError **error);

/* Everything as comma-separated values (RFC 4180): a line with the names of the columns, then one
 * for each deal, each game and each sum of before.  NULL with @error.  Blocks.  (transfer full) */
char *fh_statistics_read_csv (FhStatisticsBase *base, GError **error);

G_END_DECLS
