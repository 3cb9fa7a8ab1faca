/* fh-text.c: a text that grows at its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fh-memory.h"

void
fh_text_clear (FhText *text)
{
  free (text->str);
  *text = (FhText) FH_TEXT_INIT;
}

void
fh_text_rewind (FhText *text)
{
  text->length = 0;
  if (text->str)
    text->str[0] = '\0';
}

/* Adds @length bytes. */
static void
add_bytes (FhText *text, const char *bytes, size_t length)
{
  text->str = fh_memory_grow (text->str, &text->capacity, text->length + length + 1, 1);
  if (length > 0)
    memcpy (text->str + text->length, bytes, length);
  text->length += length;
  text->str[text->length] = '\0';
}

void
fh_text_add (FhText *text, const char *str)
{
  add_bytes (text, str, strlen (str));
}

void
fh_text_add_number (FhText *text, long number)
{
  char digits[24];

  snprintf (digits, sizeof digits, "%ld", number);
  fh_text_add (text, digits);
}

char *
fh_text_steal (FhText *text)
{
  add_bytes (text, NULL, 0);

  char *str = text->str;
  *text = (FhText) FH_TEXT_INIT;
  return str;
}
