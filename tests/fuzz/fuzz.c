/* fuzz.c: what all fuzzers share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

/* Words that readers have to think about. */
static const char *const words[] = {
  "",           "0",          "-1",    "1",    "7",   "65536", "2147483647", "-2147483648",
  "4294967296", "9999999999", "??",    "JO",   "AS",  "PASS",  "10NT",       "OMIS",
  "note",       "deal",       "# x",   "\xff", "\t ", "\r",    "é",          "\xe2\x99",
  "<p>",        "</p>",       "&amp;", "[x]",  "=",   ";",     "?",          "\n\n",
};

static GLogWriterOutput
log_cb (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer user_data)
{
  if ((level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) == 0)
    return G_LOG_WRITER_HANDLED;
  g_log_writer_standard_streams (level, fields, n_fields, user_data);
  abort ();
}

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  g_log_set_writer_func (log_cb, NULL, NULL);
  return 0;
}

char *
fuzz_string (const uint8_t *data, size_t size)
{
  return g_strndup ((const char *) data, size);
}

/* A piece of a text. */
typedef struct
{
  size_t at, length;
} Piece;

static gboolean
is_end (uint8_t byte, gboolean of_line)
{
  return byte == '\n' || (!of_line && (byte == ' ' || byte == '=' || byte == ';' || byte == '<'));
}

/* A line with its end, or a word, at a random place. */
static Piece
pick (const uint8_t *data, size_t size, gboolean of_line, FhRng *rng)
{
  size_t from = size > 0 ? fh_rng_below (rng, (uint32_t) size) : 0, to = from;

  while (from > 0 && !is_end (data[from - 1], of_line))
    from--;
  while (to < size && !is_end (data[to], of_line))
    to++;
  if (of_line && to < size)
    to++;
  return (Piece){ from, to - from };
}

/* Puts @length bytes at @bytes in the place of @piece, unless they do not fit. */
static size_t
replace (uint8_t *data, size_t size, size_t max, Piece piece, const uint8_t *bytes, size_t length)
{
  size_t tail = piece.at + piece.length;

  if (size - piece.length + length > max)
    return size;
  memmove (data + piece.at + length, data + tail, size - tail);
  if (length > 0)
    memcpy (data + piece.at, bytes, length);
  return size - piece.length + length;
}

size_t
fuzz_mutate (
    uint8_t *data, size_t size, size_t max, const uint8_t *other, size_t other_size, FhRng *rng)
{
  uint32_t way = fh_rng_below (rng, 10);
  gboolean of_line = way < 4;
  Piece here = pick (data, size, of_line, rng);
  g_autofree uint8_t *own = g_memdup2 (data, size); /* pieces of the text itself */
  const char *word = words[fh_rng_below (rng, G_N_ELEMENTS (words))];
  uint8_t byte = (uint8_t) fh_rng_below (rng, 256);
  Piece there;

  switch (way)
    {
    case 0: /* a line is missing */
    case 4: /* or a word */
      return replace (data, size, max, here, NULL, 0);
    case 1: /* a line comes twice, or in another place */
    case 5:
      there = pick (data, size, of_line, rng);
      here.length = fh_rng_below (rng, 2) == 0 ? here.length : 0;
      return size > 0 ? replace (data, size, max, here, own + there.at, there.length) : 0;
    case 2: /* a line of another text */
    case 6:
      there = pick (other, other_size, of_line, rng);
      here.length = fh_rng_below (rng, 2) == 0 ? here.length : 0;
      return replace (data, size, max, here, other + there.at, there.length);
    case 3: /* the end is missing */
      return here.at;
    case 7:
      return replace (data, size, max, here, (const uint8_t *) word, strlen (word));
    case 8: /* a byte is another one */
      here = (Piece){ here.at + here.length / 2, size > here.at + here.length / 2 };
      return replace (data, size, max, here, &byte, 1);
    default: /* or one digit */
      for (size_t i = here.at; i < size; i++)
        if (g_ascii_isdigit (data[i]))
          {
            data[i] = (uint8_t) ('0' + byte % 10);
            break;
          }
      return size;
    }
}
