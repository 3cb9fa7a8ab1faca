/* fingers.h: everything that a finger has to meet is large enough for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Fails the test for each button, switch and card of @window that is too small, which is then told
 * with @moment; returns how many there are. */
int fingers_check (GtkWidget *window, const char *moment);

/* Looks at @window so: there is something, and of calls some rows are whole. */
void fingers_check_window (GtkWidget *window, const char *moment);
