/* endurance-records.c: reads records from standard input, one after the other, and checks each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A record is read, which checks every action and every result against the rules, and written
 * again: the same bytes must come.  At the end, the numbers of records and of finished deals are
 * printed.  At the first fault the record goes to standard error, and the status is 1.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fh-reader.h"
#include "fh-writer.h"

static char *record_text;
static size_t length, capacity;
static unsigned long n_records, n_deals;

static int
fail (const char *why, unsigned line)
{
  fprintf (stderr, "record %lu: %s, line %u\n%.*s", n_records, why, line, (int) length,
           record_text);
  return 0;
}

/* Checks what has been gathered.  Returns whether that is fine. */
static int
check (void)
{
  FhRecordError error;
  FhRecord *record;
  char *written;
  int is_same;

  if (length == 0)
    return 1;
  record = fh_record_read (record_text, length, &error, NULL);
  if (record == NULL)
    return fail ("it is refused", error.line);
  written = fh_record_write (record);
  is_same = strlen (written) == length && memcmp (written, record_text, length) == 0;
  free (written);
  fh_record_free (record);
  if (!is_same)
    return fail ("it is written in another way than it was read", 0);
  n_records++;
  length = 0;
  return 1;
}

static void
add (const char *line, size_t size)
{
  if (length + size > capacity)
    {
      capacity = 2 * (length + size);
      record_text = realloc (record_text, capacity);
      if (record_text == NULL)
        abort ();
    }
  memcpy (record_text + length, line, size);
  length += size;
}

int
main (void)
{
  char *line = NULL;
  size_t size = 0;
  ssize_t n;
  int is_fine = 1;

  while (is_fine && (n = getline (&line, &size, stdin)) > 0)
    {
      if (strcmp (line, "500 1\n") == 0)
        is_fine = check ();
      n_deals += strncmp (line, "deal ", 5) == 0;
      add (line, (size_t) n);
    }
  is_fine = is_fine && check ();
  free (line);
  free (record_text);
  printf ("%lu %lu\n", n_records, n_deals);
  return is_fine ? 0 : 1;
}
