/* fh-bot-process.c: another program that plays a seat, and the pipes to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bot-process.h"

#include <errno.h>
#include <glib-unix.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fh-bot-guard.h"
#include "fh-record.h"
#include "fh-stop.h"

/* That it may take to end when it is told to. */
#define QUIT_TIME G_USEC_PER_SEC

/* Bytes of its standard error that are passed on at once, if the line is so long. */
#define MAX_REMARK 500

/* So often it is read what it left behind there, which is no more than a pipe holds unless somebody
 * still writes. */
#define MAX_LAST_WORDS 100

/* So often it is looked whether the work shall stop. */
#define TICK_MS 50

struct _FhBotProcess
{
  GPid pid; /* of its guard */
  FhBotGuard guard;
  int to, from;  /* pipes, or -1 when closed */
  GString *text; /* to be sent, of which @sent bytes are */
  gsize sent;

  char bytes[4096]; /* read and not yet looked at: from @at to @n_bytes */
  gsize at, n_bytes;
  char line[FH_RECORD_MAX_LINE];
  gsize length;      /* of the line that is being read */
  gsize line_length; /* of the one that was read last */
  gboolean skipping; /* what is left of a line nobody wants */
  guint64 n_idle;    /* bytes thrown away */

  /* Its standard error. */
  int complaints;  /* a pipe, or -1 when closed */
  GString *remark; /* the line that is being read */
  FhBotRemark pass_on;
  gpointer data;
};

FhBotProcess *
fh_bot_process_start (char **command, FhBotRemark pass_on, gpointer data, GError **error)
{
  FhBotProcess *bot = g_new0 (FhBotProcess, 1);

  if (!fh_bot_guard_init (&bot->guard, error))
    {
      g_free (bot);
      return NULL;
    }
  if (!g_spawn_async_with_pipes (NULL, command, NULL,
                                 G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD
                                     | G_SPAWN_CLOEXEC_PIPES,
                                 fh_bot_guard_enter, &bot->guard, &bot->pid, &bot->to, &bot->from,
                                 &bot->complaints, error))
    {
      fh_bot_guard_end (&bot->guard, 0);
      g_free (bot);
      return NULL;
    }
  fh_bot_guard_started (&bot->guard);
  g_unix_set_fd_nonblocking (bot->to, TRUE, NULL);
  g_unix_set_fd_nonblocking (bot->from, TRUE, NULL);
  g_unix_set_fd_nonblocking (bot->complaints, TRUE, NULL);
  bot->text = g_string_new (NULL);
  bot->remark = g_string_new (NULL);
  bot->pass_on = pass_on;
  bot->data = data;
  return bot;
}

void
fh_bot_process_tell (FhBotProcess *bot, const char *text)
{
  g_string_append (bot->text, text);
}

static void
close_pipe (int *fd)
{
  if (*fd >= 0)
    close (*fd);
  *fd = -1;
}

/* Sends as much as the pipe takes; FALSE when nobody reads it any more. */
static gboolean
send_some (FhBotProcess *bot)
{
  while (bot->to >= 0 && bot->sent < bot->text->len)
    {
      ssize_t n = write (bot->to, bot->text->str + bot->sent, bot->text->len - bot->sent);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0 && errno == EAGAIN)
        return TRUE;
      if (n < 0)
        {
          close_pipe (&bot->to);
          return FALSE;
        }
      bot->sent += (gsize) n;
    }
  g_string_truncate (bot->text, 0);
  bot->sent = 0;
  return bot->to >= 0;
}

/* Reads some bytes if there are any; FALSE at the end. */
static gboolean
receive_some (FhBotProcess *bot)
{
  ssize_t n;

  do
    n = bot->from >= 0 ? read (bot->from, bot->bytes, sizeof bot->bytes) : 0;
  while (n < 0 && errno == EINTR);
  bot->at = 0;
  bot->n_bytes = n > 0 ? (gsize) n : 0;
  if (n == 0 || (n < 0 && errno != EAGAIN))
    {
      close_pipe (&bot->from);
      return FALSE;
    }
  return TRUE;
}

/* Passes a line of its standard error on, or the part of one that is long. */
static void
end_remark (FhBotProcess *bot)
{
  if (bot->remark->len > 0)
    bot->pass_on (bot->remark->str, bot->data);
  g_string_truncate (bot->remark, 0);
}

/* Reads some of its standard error if there is any; FALSE when there is none now, or no more. */
static gboolean
hear_complaints (FhBotProcess *bot)
{
  char bytes[16384];
  ssize_t n;

  do
    n = bot->complaints >= 0 ? read (bot->complaints, bytes, sizeof bytes) : 0;
  while (n < 0 && errno == EINTR);
  if (n <= 0)
    {
      if (n == 0 || errno != EAGAIN)
        close_pipe (&bot->complaints);
      return FALSE;
    }
  for (ssize_t i = 0; i < n; i++)
    {
      if (bytes[i] == '\n' || bot->remark->len == MAX_REMARK)
        end_remark (bot);
      if (bytes[i] != '\n' && bytes[i] != '\0')
        g_string_append_c (bot->remark, bytes[i]);
    }
  return TRUE;
}

/* Takes bytes up to the end of a line.  Returns whether it is whole, or too long, which is then
 * skipped up to its end. */
static gboolean
take_line (FhBotProcess *bot, FhBotOutcome *outcome)
{
  while (bot->at < bot->n_bytes)
    {
      char byte = bot->bytes[bot->at++];

      if (bot->skipping)
        {
          bot->n_idle++;
          bot->skipping = byte != '\n';
        }
      else if (byte == '\n')
        {
          bot->line_length = bot->length;
          bot->length = 0;
          *outcome = FH_BOT_SAID;
          return TRUE;
        }
      else if (bot->length == FH_RECORD_MAX_LINE)
        {
          bot->skipping = TRUE;
          bot->length = 0;
          *outcome = FH_BOT_TOO_LONG;
          return TRUE;
        }
      else
        {
          bot->line[bot->length++] = byte;
        }
    }
  return FALSE;
}

guint
fh_bot_process_skip (FhBotProcess *bot)
{
  guint n_lines = 0;

  do
    {
      FhBotOutcome outcome;

      while (take_line (bot, &outcome))
        {
          n_lines++;
          bot->n_idle += bot->line_length + 1;
        }
    }
  while (bot->n_idle <= FH_BOT_MAX_IDLE && receive_some (bot) && bot->n_bytes > 0);

  /* The beginning of a line is not an answer to what has not been asked yet. */
  if (bot->length > 0)
    bot->skipping = TRUE;
  bot->length = 0;
  return n_lines;
}

/* Waits until the pipes are ready for more, for a tick at most. */
static void
wait_for_pipes (const FhBotProcess *bot, gint64 left)
{
  struct pollfd fds[3];
  nfds_t n = 0;
  int tick = (int) CLAMP (left / 1000 + 1, 1, TICK_MS);

  if (bot->from >= 0)
    fds[n++] = (struct pollfd){ .fd = bot->from, .events = POLLIN };
  if (bot->to >= 0 && bot->text->len > 0)
    fds[n++] = (struct pollfd){ .fd = bot->to, .events = POLLOUT };
  if (bot->complaints >= 0)
    fds[n++] = (struct pollfd){ .fd = bot->complaints, .events = POLLIN };
  (void) poll (fds, n, tick);
}

FhBotOutcome
fh_bot_process_listen (FhBotProcess *bot, gint64 deadline, const char **line, gsize *length)
{
  gboolean hears = TRUE;

  while (TRUE)
    {
      FhBotOutcome outcome;
      gint64 left;

      hears = hears && send_some (bot);
      /* It must not wait for us to read what it complains of. */
      hear_complaints (bot);
      if (take_line (bot, &outcome))
        {
          *line = bot->line;
          *length = bot->line_length;
          return outcome;
        }
      if (bot->n_idle > FH_BOT_MAX_IDLE)
        return FH_BOT_FLOODS;
      left = deadline - g_get_monotonic_time ();
      if (left <= 0 || fh_stop_is_wanted ())
        return FH_BOT_LATE;
      /* What it said before it stopped listening still counts. */
      if (!receive_some (bot) || (!hears && bot->n_bytes == 0))
        return FH_BOT_GONE;
      if (bot->n_bytes == 0)
        wait_for_pipes (bot, left);
    }
}

static gboolean
has_ended (const FhBotProcess *bot)
{
  siginfo_t info = { 0 };

  return waitid (P_PID, (id_t) bot->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0
         && info.si_pid == bot->pid;
}

void
fh_bot_process_end (FhBotProcess *bot)
{
  gint64 deadline = g_get_monotonic_time () + QUIT_TIME;

  fh_bot_process_tell (bot, "quit\n");
  send_some (bot);
  if (bot->text->len == 0)
    close_pipe (&bot->to);
  while (!has_ended (bot) && g_get_monotonic_time () < deadline && !fh_stop_is_wanted ())
    {
      /* Who talks on must not wait for us to listen. */
      hear_complaints (bot);
      if (bot->from >= 0 && !receive_some (bot))
        close_pipe (&bot->from);
      if (send_some (bot) && bot->text->len == 0)
        close_pipe (&bot->to);
      if (bot->from < 0 || bot->n_bytes == 0)
        wait_for_pipes (bot, 1000);
    }
  fh_bot_guard_end (&bot->guard, bot->pid);
  /* Its last words are in the pipe. */
  for (int n = 0; n < MAX_LAST_WORDS && hear_complaints (bot); n++)
    ;
  end_remark (bot);
  close_pipe (&bot->to);
  close_pipe (&bot->from);
  close_pipe (&bot->complaints);
  g_string_free (bot->remark, TRUE);
  g_string_free (bot->text, TRUE);
  g_free (bot);
}
