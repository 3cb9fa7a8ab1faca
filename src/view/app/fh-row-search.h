/* fh-row-search.h: finding a row on pages of preferences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

/* A GtkSearchEntry called @name.  While there are words in it, @stack, of an AdwPreferencesPage in
 * each AdwBin, and in the same window, shows the rows of its pages that have them in their title or
 * subtitle, on a page without a name.  Each leads to the row itself, and Enter to the first of
 * them; Escape empties the entry, or closes the window.  (transfer floating) */
GtkWidget *fh_row_search_new (GtkStack *stack, const char *name);
