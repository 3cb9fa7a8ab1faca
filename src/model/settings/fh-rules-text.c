/* fh-rules-text.c: the rules of a table as text that can be shared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-rules-text.h"

#include <stdlib.h>
#include <string.h>

#include "fh-isolate.h"
#include "fh-line.h"
#include "fh-reader.h"
#include "fh-words.h"
#include "fh-writer.h"

#define MAGIC "500 1\n"

char *
fh_rules_text_clean_name (const char *name)
{
  g_autofree char *valid = NULL;
  g_autoptr (GString) clean = g_string_new (NULL);
  int n = 0;

  if (name == NULL)
    return NULL;
  valid = g_utf8_make_valid (name, -1);
  for (const char *p = valid; *p != '\0' && n < FH_RULES_TEXT_MAX_NAME; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (fh_isolate_turns (c))
        continue;
      if (!g_unichar_isspace (c) && !g_unichar_iscntrl (c))
        g_string_append_unichar (clean, c);
      else if (clean->len == 0 || clean->str[clean->len - 1] == ' ')
        continue;
      else
        g_string_append_c (clean, ' ');
      n++;
    }
  g_strchomp (clean->str);

  return *clean->str != '\0' ? g_string_free (g_steal_pointer (&clean), FALSE) : NULL;
}

char *
fh_rules_text_write (const FhRules *rules, const char *name)
{
  FhRecord *record = fh_record_new_for_rules (rules);
  g_autofree char *clean = fh_rules_text_clean_name (name);
  char *written, *text;

  if (clean != NULL)
    fh_record_add_note (record, FH_ANCHOR_RULES, clean);
  written = fh_record_write (record);
  text = g_strdup (written);
  free (written); /* not of GLib */
  fh_record_free (record);

  return text;
}

/* Whether the first statement of @text is `500`, however much stands before it. */
static gboolean
has_magic (const char *text, gsize length)
{
  const char *end = text + length;

  while (text < end)
    {
      const char *line = text;
      const char *next = memchr (line, '\n', (gsize) (end - line));

      text = next != NULL ? next + 1 : end;
      while (line < text && g_ascii_isspace (*line))
        line++;
      if (line < text && *line != '#')
        return text - line >= 3 && memcmp (line, "500", 3) == 0;
    }
  return FALSE;
}

static char *
find_name (const FhRecord *record)
{
  for (gsize i = 0; i < fh_record_n_notes (record); i++)
    {
      FhAnchor anchor;
      const char *note = fh_record_note (record, i, &anchor);

      if (anchor == FH_ANCHOR_RULES)
        return fh_rules_text_clean_name (note);
    }
  return NULL;
}

gboolean
fh_rules_text_read (const char *text, gssize length, FhRules *rules, char **name, char **sentence)
{
  gsize size = length < 0 ? strlen (text) : (gsize) length;
  gsize mark;
  g_autoptr (GString) whole = g_string_new (NULL);
  gboolean adds_magic;
  FhRecordError error;
  FhRecord *record;

  if (name != NULL)
    *name = NULL;
  *sentence = NULL;
  mark = fh_line_mark (text, size);
  text += mark;
  size -= mark;
  adds_magic = !has_magic (text, size);
  if (adds_magic)
    g_string_append (whole, MAGIC);
  g_string_append_len (whole, text, (gssize) size);
  if (whole->str[whole->len - 1] != '\n')
    g_string_append_c (whole, '\n');

  record = fh_record_read (whole->str, whole->len, &error, NULL);
  if (record == NULL)
    {
      if (adds_magic && error.line > 1)
        error.line--;
      *sentence = fh_words_record_error_sentence (&error);
      return FALSE;
    }
  *rules = *fh_record_rules (record);
  if (name != NULL)
    *name = find_name (record);
  fh_record_free (record);

  return TRUE;
}
