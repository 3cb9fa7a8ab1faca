/* fh-style.h: how the windows look.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Loads all style sheets of the program, which are the resources below FH_RESOURCE_PATH "/style",
 * for the display, once. */
void fh_style_load (void);

/* Lets @window have the classes `dark` and `high-contrast` when the style of the moment is so, from
 * now on. */
void fh_style_follow (GtkWidget *window);

/* Lets @widget be drawn anew when the style of the moment becomes dark, or of high contrast, or is
 * so no more: what it draws is not in a style sheet. */
void fh_style_redraw (GtkWidget *widget);

/* A button with a picture only, called @name for tooltip and screen reader.  @action may be NULL.
 * (transfer floating) */
GtkWidget *fh_icon_button_new (const char *icon, const char *name, const char *action);
