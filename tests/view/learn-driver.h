/* learn-driver.h: the keyboard where one learns, for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table-test.h"
#include "window-driver.h"

/* What Enter does where the keyboard is in the window of @widget. */
void learn_press_enter (GtkWidget *widget);

/* Goes on with Tab in the window of @widget until the keyboard is on a button called @label. */
void learn_tab_to (GtkWidget *widget, const char *label);
