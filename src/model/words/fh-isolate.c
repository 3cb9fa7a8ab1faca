/* fh-isolate.c: names in sentences, whichever way either is written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-isolate.h"

#include "fh-language.h"

/* U+200E and U+200F, and U+2068 and U+2069 of UAX #9; none is seen. */
#define LEFT_TO_RIGHT_MARK      "\342\200\216"
#define RIGHT_TO_LEFT_MARK      "\342\200\217"
#define FIRST_STRONG_ISOLATE    "\342\201\250"
#define POP_DIRECTIONAL_ISOLATE "\342\201\251"

gboolean
fh_isolate_turns (gunichar letter)
{
  return (letter >= 0x202a && letter <= 0x202e) || (letter >= 0x2066 && letter <= 0x2069);
}

/* Whether @letter is of a block that Unicode keeps for what is written from right to left. */
static gboolean
is_rtl (gunichar letter)
{
  return (letter >= 0x590 && letter <= 0x8ff) || letter == 0x200f
         || (letter >= 0xfb1d && letter <= 0xfdff) || (letter >= 0xfe70 && letter <= 0xfefc)
         || (letter >= 0x10800 && letter <= 0x10fff) || (letter >= 0x1e800 && letter <= 0x1efff);
}

/* Whether @name could not be told from a sentence that runs one way by its direction: in one from
 * left to right all but letters of the other kind go along; in one from right to left only these
 * do. */
static gboolean
goes_along (const char *name, gboolean in_rtl)
{
  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (*c != ' ' && is_rtl (g_utf8_get_char (c)) != in_rtl)
      return FALSE;
  return TRUE;
}

/* What ends a line or a paragraph ends an isolate, too. */
static gboolean
ends_line (gunichar letter)
{
  return g_unichar_iscntrl (letter) || letter == 0x2028 || letter == 0x2029;
}

char *
fh_isolate (const char *name)
{
  FhLanguage *language = fh_language_get ();
  gboolean in_rtl = language != NULL && fh_language_is_rtl (language);
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  g_autoptr (GString) plain = g_string_new (NULL);

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (!fh_isolate_turns (letter))
        g_string_append_unichar (plain, ends_line (letter) ? ' ' : letter);
    }
  if (goes_along (plain->str, in_rtl))
    return g_string_free (g_steal_pointer (&plain), FALSE);
  /* Pango takes the direction of a paragraph from its first letter, be it in an isolate or not: the
   * mark gives it that of the language where the name comes first. */
  return g_strconcat (in_rtl ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK, FIRST_STRONG_ISOLATE,
                      plain->str, POP_DIRECTIONAL_ISOLATE, NULL);
}

char *
fh_isolate_file (const char *path)
{
  g_autofree char *shown = g_filename_display_name (path);

  return fh_isolate (shown);
}

char *
fh_isolate_letters (const char *sentence)
{
  g_autoptr (GString) letters = g_string_new (NULL);

  for (const char *c = sentence; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (!fh_isolate_turns (letter) && letter != 0x200e && letter != 0x200f)
        g_string_append_unichar (letters, letter);
    }
  return g_string_free (g_steal_pointer (&letters), FALSE);
}
