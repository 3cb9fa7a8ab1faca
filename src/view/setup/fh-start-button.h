/* fh-start-button.h: the button that starts a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* “Start the Game”, and below it, smaller, which one: fh_start_button_set_table() says that.
 * (transfer floating) */
GtkWidget *fh_start_button_new (void);

/* Lets @button, made by fh_start_button_new(), name the table @name that it starts, and say how
 * many @changes there are, or NULL. */
void fh_start_button_set_table (GtkWidget *button, const char *name, const char *changes);
