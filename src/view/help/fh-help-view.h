/* fh-help-view.h: a page of the help on the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-help-library.h"

#define FH_TYPE_HELP_VIEW (fh_help_view_get_type ())
G_DECLARE_FINAL_TYPE (FhHelpView, fh_help_view, FH, HELP_VIEW, AdwBin)

/**
 * FhHelpView:
 *
 * Shows one page: headings that a screen reader knows as such, paragraphs that can be selected, all
 * in the size of the text of the system.
 *
 * Signal `follow (const char *target)`: somebody chose a link to "page" or "page#section".
 */
GtkWidget *fh_help_view_new (void);

/* Shows @page of @library, from its top or from its section @section.  NULL for @page shows that
 * there is no such page. */
void fh_help_view_show (FhHelpView *self,
                        FhHelpLibrary *library,
                        const FhHelpPage *page,
                        const char *section);
