/* fuzz-bot.c: what the command `bot` is told and asked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE /* memfd_create */

#include "fuzz.h"

#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "fh-command.h"

/* Of the sanitizers, where they are built in: their reports go to the real standard error. */
extern void __sanitizer_set_report_fd (void *fd) __attribute__ ((weak));

/* The files that the bot takes for its standard input, output and error, and the real ones. */
static int files[3], real[3];

static void
open_files (void)
{
  if (files[0] != 0)
    return;
  for (int fd = 0; fd < 3; fd++)
    {
      files[fd] = memfd_create ("fuzz-bot", MFD_CLOEXEC);
      real[fd] = dup (fd);
      g_assert_cmpint (files[fd], >, 2);
    }
  if (__sanitizer_set_report_fd != NULL)
    __sanitizer_set_report_fd (GINT_TO_POINTER (real[STDERR_FILENO]));
}

static void
put (int fd, const uint8_t *data, size_t size)
{
  g_assert_cmpint (ftruncate (files[fd], 0), ==, 0);
  g_assert_cmpint (pwrite (files[fd], data, size, 0), ==, size);
  lseek (files[fd], 0, SEEK_SET);
}

/* What was written there.  (transfer full) */
static char *
get (int fd)
{
  off_t size = lseek (files[fd], 0, SEEK_END);
  char *text = g_malloc0 ((gsize) size + 1);

  g_assert_cmpint (pread (files[fd], text, (gsize) size, 0), ==, size);
  return text;
}

static FhExit
run_bot (const uint8_t *data, size_t size, char **said, char **complained)
{
  static char name[] = "bot", option[] = "--level", level[] = "rules";
  char *arguments[] = { name, option, level, NULL };
  FhExit result;

  open_files ();
  fflush (stdout);
  for (int fd = 0; fd < 3; fd++)
    {
      put (fd, data, fd == STDIN_FILENO ? size : 0);
      dup2 (files[fd], fd);
    }
  result = fh_command_bot (3, arguments);
  for (int fd = 0; fd < 3; fd++)
    dup2 (real[fd], fd);
  *said = get (STDOUT_FILENO);
  *complained = get (STDERR_FILENO);
  return result;
}

/* Asserts that the answer to @question, after the @size bytes at @text, is an action that the seat
 * of the question may do, as far as it can see. */
static void
check_answer (const char *text, size_t size, const char *question, const char *answer)
{
  FhReader *reader = fh_reader_new_for_view (), *header = fh_reader_new_for_view ();
  int seat = question[strcspn (question, "0123456789")] - '0';
  FhRecordError error;
  FhSeatView view;
  FhRecord *record;
  FhAction action;

  fh_reader_feed (reader, text, size);
  fh_reader_feed (header, text, size);
  g_assert_true (fh_reader_view (reader, seat, &view));
  record = fh_reader_steal_record (header);
  g_assert_true (fh_statement_read (record, answer, strlen (answer), &action, &error));
  g_assert_cmpint (action.seat, ==, seat);
  g_assert_cmpint (fh_seat_view_check (&view, &action).code, ==, FH_OK);
  fh_record_free (record);
  fh_reader_free (header);
  fh_reader_free (reader);
}

/* Goes through the input as the bot does, and through its answers beside. */
static void
check_answers (const char *text, size_t size, char **answers)
{
  g_autoptr (GString) heard = g_string_new (NULL);
  const char *end = text + size;

  for (const char *line = text, *next; *answers != NULL && **answers != '\0'; line = next)
    {
      const char *feed = memchr (line, '\n', (gsize) (end - line));
      g_autofree char *own = NULL;

      g_assert_nonnull (feed);
      next = feed + 1;
      own = g_strchomp (g_strndup (line, (gsize) (feed - line)));
      if (own[0] == '?')
        {
          check_answer (heard->str, heard->len, own, *answers++);
          continue;
        }
      if (g_str_has_prefix (own, "500 "))
        g_string_truncate (heard, 0);
      g_string_append_len (heard, line, next - line);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *said = NULL, *complained = NULL;
  FhExit result = run_bot (data, size, &said, &complained);
  g_auto (GStrv) answers = g_strsplit (said, "\n", -1);

  g_assert_true (result == FH_EXIT_FINE || result == FH_EXIT_REFUSED);
  g_assert_true (g_utf8_validate (complained, -1, NULL));
  /* A refusal is said, and nothing else is. */
  if (result == FH_EXIT_REFUSED)
    g_assert_true (g_str_has_prefix (complained, "-:") || strchr (complained, '?') != NULL);
  else
    g_assert_cmpstr (complained, ==, "");
  check_answers ((const char *) data, size, answers);
  return 0;
}
