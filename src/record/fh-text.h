/* fh-text.h: a text that grows at its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stddef.h>

/* Begin with FH_TEXT_INIT.  @str is NULL while nothing was ever added, and ends in a zero byte
 * after @length bytes otherwise. */
typedef struct
{
  char *str;
  size_t length;
  size_t capacity;
} FhText;

#define FH_TEXT_INIT                                                                               \
  {                                                                                                \
    0                                                                                              \
  }

/* Frees what @text holds and makes it empty again. */
void fh_text_clear (FhText *text);

/* Makes @text empty but keeps its memory for what comes next. */
void fh_text_rewind (FhText *text);

/* Adds the zero-terminated @str. */
void fh_text_add (FhText *text, const char *str);

/* Adds @number in plain decimal. */
void fh_text_add_number (FhText *text, long number);

/* Hands the string over, never NULL, and makes @text empty; free() it. */
char *fh_text_steal (FhText *text);
