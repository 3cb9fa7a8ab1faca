/* fh-tutor-panel.h: the tutor beside the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-settings.h"
#include "fh-tutor.h"

#define FH_TYPE_TUTOR_PANEL (fh_tutor_panel_get_type ())
G_DECLARE_FINAL_TYPE (FhTutorPanel, fh_tutor_panel, FH, TUTOR_PANEL, AdwBin)

/**
 * FhTutorPanel:
 *
 * The pages of the tutor -- now, trumps, bids -- with tabs above them and the hint button below, or
 * beside the tabs in a sheet.
 * It opens what matters now, unless the person has chosen another page; `tutor-page` of the
 * settings keeps that choice, and the bids are opened for auctions alone.
 *
 * The button uses the action `win.hint`.
 *
 * CSS node: the class `tutor`.
 */
GtkWidget *fh_tutor_panel_new (FhTutor *tutor, FhSettings *settings);

/* Whether the panel is a sheet below the table, which has no height to spare; text that is large
 * needs it all the same. */
void fh_tutor_panel_set_stacked (FhTutorPanel *self, gboolean is_stacked);

/* Opens the page "now", "trumps" or "bids". */
void fh_tutor_panel_show_page (FhTutorPanel *self, const char *name);
