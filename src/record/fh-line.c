/* fh-line.c: one line of a record and its words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-line.h"

#include <stdlib.h>
#include <string.h>

#include "fh-memory.h"

#define ELLIPSIS "\xe2\x80\xa6"
#define MARK     "\xef\xbb\xbf"

size_t
fh_line_mark (const char *text, size_t length)
{
  size_t size = sizeof MARK - 1;

  return length >= size && memcmp (text, MARK, size) == 0 ? size : 0;
}

/* The bytes of the UTF-8 character at @bytes, of which @length are there, or 0 when there is none
 * or when it is a control character (Unicode 15, table 3-7). */
static size_t
text_character (const unsigned char *bytes, size_t length)
{
  unsigned char lead = bytes[0];
  size_t size = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  unsigned char low = 0x80, high = 0xbf;

  if (size == 1)
    return lead == '\t' || (lead >= ' ' && lead != 0x7f) ? 1 : 0;
  if (lead < 0xc2 || lead > 0xf4 || size > length)
    return 0;

  if (lead == 0xc2 || lead == 0xe0)
    low = 0xa0; /* C2 80 to C2 9F are controls, E0 80 to E0 9F longer than they need be */
  else if (lead == 0xed)
    high = 0x9f; /* surrogates */
  else if (lead == 0xf0)
    low = 0x90;
  else if (lead == 0xf4)
    high = 0x8f;

  if (bytes[1] < low || bytes[1] > high)
    return 0;
  for (size_t i = 2; i < size; i++)
    if ((bytes[i] & 0xc0) != 0x80)
      return 0;
  return size;
}

bool
fh_line_is_text (const char *bytes, size_t length)
{
  for (size_t i = 0; i < length;)
    {
      size_t size = text_character ((const unsigned char *) bytes + i, length - i);

      if (size == 0)
        return false;
      i += size;
    }
  return true;
}

/* The bytes of the blank or control character at @p, or 0: a name of blanks says nothing, and a
 * control character could end the line.  Those of the second block are two bytes in UTF-8. */
static size_t
blank_length (const char *p)
{
  unsigned char c = (unsigned char) p[0], next = c ? (unsigned char) p[1] : 0;

  if (c == 0xc2 && next >= 0x80 && next < 0xa0)
    return 2;
  return c != 0 && (c <= ' ' || c == 0x7f) ? 1 : 0;
}

/* Shortens @text to @length bytes at most, between two characters. */
static void
cut_text (char *text, size_t length)
{
  if (strlen (text) <= length)
    return;
  while (length > 0 && ((unsigned char) text[length] & 0xc0) == 0x80)
    length--;
  while (length > 0 && text[length - 1] == ' ')
    length--;
  text[length] = '\0';
}

char *
fh_line_fold (const char *text, size_t length)
{
  char *folded = text ? fh_memory_copy_text (text, strlen (text)) : NULL;
  size_t n = 0;

  if (!text)
    return NULL;

  for (const char *p = text; *p;)
    {
      size_t blank = blank_length (p);

      if (blank == 0)
        folded[n++] = *p++;
      else if (n > 0 && folded[n - 1] != ' ')
        folded[n++] = ' ';
      p += blank;
    }
  if (n > 0 && folded[n - 1] == ' ')
    n--;
  folded[n] = '\0';
  cut_text (folded, length);

  if (folded[0] == '\0')
    {
      free (folded);
      return NULL;
    }
  return folded;
}

char *
fh_line_strip (const char *text, size_t length)
{
  while (blank_length (text) > 0)
    text += blank_length (text);

  char *copy = fh_memory_copy_text (text, strlen (text));
  for (char *p = copy; *p; p++)
    for (size_t blank = *p == '\t' ? 0 : blank_length (p); blank > 0; blank--)
      p[blank - 1] = ' ';
  cut_text (copy, length);
  for (size_t n = strlen (copy); n > 0 && blank_length (copy + n - 1) > 0;)
    copy[--n] = '\0';
  return copy;
}

void
fh_line_words_cut_comment (FhLineWords *words)
{
  for (const char *p = words->next; p + 1 < words->end; p++)
    if (fh_is_blank (p[0]) && p[1] == '#')
      {
        words->end = p;
        return;
      }
}

bool
fh_line_words_next (FhLineWords *words, FhWord *word)
{
  const char *p = words->next;

  while (p < words->end && fh_is_blank (*p))
    p++;
  word->str = p;
  while (p < words->end && !fh_is_blank (*p))
    p++;
  word->length = (size_t) (p - word->str);
  words->next = p;
  return word->length > 0;
}

FhWord
fh_line_words_rest (FhLineWords *words)
{
  const char *start = words->next, *end = words->end;

  while (start < end && fh_is_blank (*start))
    start++;
  while (start < end && fh_is_blank (end[-1]))
    end--;
  words->next = words->end;
  return (FhWord){ .str = start, .length = (size_t) (end - start) };
}

bool
fh_word_is (FhWord word, const char *what)
{
  return strlen (what) == word.length && memcmp (word.str, what, word.length) == 0;
}

bool
fh_word_is_number (FhWord word)
{
  size_t sign = word.length > 0 && word.str[0] == '-';

  if (word.length == sign || (word.str[sign] == '0' && word.length > 1))
    return false;
  for (size_t i = sign; i < word.length; i++)
    if (word.str[i] < '0' || word.str[i] > '9')
      return false;
  return true;
}

bool
fh_word_number (FhWord word, int32_t min, int32_t max, int32_t *number)
{
  bool negative = word.length > 0 && word.str[0] == '-';
  int32_t value = 0;

  if (!fh_word_is_number (word) || word.length - negative > 9)
    return false;
  for (size_t i = negative; i < word.length; i++)
    value = value * 10 + (word.str[i] - '0');
  if (negative)
    value = -value;
  if (value < min || value > max)
    return false;
  *number = value;
  return true;
}

void
fh_word_show (FhWord text, char *copy, size_t size)
{
  size_t room = size - sizeof ELLIPSIS, n = 0, last_fit = 0;

  for (size_t i = 0; i < text.length; i++)
    {
      char c = fh_is_blank (text.str[i]) ? ' ' : text.str[i];

      if (c == ' ' && n > 0 && copy[n - 1] == ' ')
        continue;
      if (n + 1 == size)
        {
          strcpy (copy + last_fit, ELLIPSIS);
          return;
        }
      if (n <= room && ((unsigned char) c & 0xc0) != 0x80)
        last_fit = n;
      copy[n++] = c;
    }
  copy[n] = '\0';
}
