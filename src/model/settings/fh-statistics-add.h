/* fh-statistics-add.h: adding to what was counted, and forgetting it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-figures.h"
#include "fh-statistics-base.h"

G_BEGIN_DECLS

/* Adds @rows (element-type FhCounted), all or none; those that are there stay as they are.
 * Blocks. */
gboolean fh_statistics_add (FhStatisticsBase *base, GPtrArray *rows, GError **error);

/* Forgets everything, the key file of before too.  Blocks. */
gboolean fh_statistics_erase (FhStatisticsBase *base, GError **error);

G_END_DECLS
