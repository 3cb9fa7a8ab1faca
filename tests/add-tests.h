/* add-tests.h: adds the tests of which there is one for each row of a table, or for each preset.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "fh-rules.h"

/* Adds @func with @data at the path that @format makes. */
G_GNUC_PRINTF (3, 4)
static inline void
add_test (gconstpointer data, GTestDataFunc func, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *path = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_add_data_func (path, data, func);
}

/* Adds FUNC for each of ROWS, with the row, at PATH and the name of the row. */
#define ADD_ROWS(path, rows, func)                                                                 \
  for (gsize row_ = 0; row_ < G_N_ELEMENTS (rows); row_++)                                         \
  add_test (&rows[row_], func, "%s%s", path, rows[row_].name)

/* Adds @func for each preset, with its number, at @path and its identifier. */
static inline void
add_presets (const char *path, GTestDataFunc func)
{
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    add_test (GINT_TO_POINTER (preset), func, "%s%s", path, fh_preset_id ((FhPreset) preset));
}
