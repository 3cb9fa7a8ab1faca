/* stages.h: every moment in which the program teaches, one after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "window-driver.h"

/* How the program is to stand there, and who looks. */
typedef struct
{
  const char *language; /* its code */
  gboolean is_rtl, is_dark;
  int width, height; /* of all windows, or as little more as they need */
  void (*look) (GtkWidget *window, const char *moment, gpointer data);
  gpointer data;
} Stages;

/* Prepares a test program that looks at them, as driver_setup().  With two numbers as arguments it
 * is number @first of @step that share what there is to see. */
void stages_setup (int *argc, char ***argv, guint *first, guint *step);

/* The places at which one learns, by their names; NULL after the last one. */
const char *stages_get_name (guint index);

/* Starts the program, goes through all moments of place @index, each of which is looked at, and
 * ends it. */
void stages_show (const Stages *stages, guint index);
