/* fh-deals-page.h: all whole deals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-progress.h"

#define FH_TYPE_DEALS_PAGE (fh_deals_page_get_type ())
G_DECLARE_FINAL_TYPE (FhDealsPage, fh_deals_page, FH, DEALS_PAGE, AdwBin)

/**
 * FhDealsPage:
 *
 * First the next deal that is not solved, then all of them by grade, with what is solved.  It
 * follows the progress.  A row has `learn.deal` of its window begin its deal.
 */
GtkWidget *fh_deals_page_new (FhProgress *progress);
