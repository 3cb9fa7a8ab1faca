/* fh-bot-guard.c: a process that ends a bot with all that it has started.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The guard is a fork of the host, which has several threads: it must only do what a signal handler
 * may, so that it neither allocates nor logs.
 */
#define _GNU_SOURCE /* ppoll() */
#include "fh-bot-guard.h"

#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

/* So long it waits for those it has killed before it looks for others. */
#define PAUSE_NS 1000000

gboolean
fh_bot_guard_init (FhBotGuard *guard, GError **error)
{
  int fds[2];

  if (!g_unix_open_pipe (fds, FD_CLOEXEC, error))
    return FALSE;
  *guard = (FhBotGuard){ .watched = fds[0], .held = fds[1] };
  return TRUE;
}

#ifdef __linux__

static void
on_child (int number)
{
  /* It is there to end a wait. */
}

/* Kills every child of this process, which those become whose parents have ended. */
static void
kill_children (void)
{
  int fd = open ("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  char bytes[512];
  pid_t pid = 0;
  ssize_t n;

  while (fd >= 0 && (n = read (fd, bytes, sizeof bytes)) > 0)
    for (ssize_t i = 0; i < n; i++)
      {
        if (g_ascii_isdigit (bytes[i]))
          {
            pid = pid * 10 + (bytes[i] - '0');
            continue;
          }
        if (pid > 0)
          kill (pid, SIGKILL);
        pid = 0;
      }
  if (fd >= 0)
    close (fd);
}

/* Reaps children that have ended, but not @bot: its number stays that of its group.  Returns
 * whether it has ended. */
static gboolean
reap_others (pid_t bot)
{
  siginfo_t info = { 0 };

  while (waitid (P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid > 0)
    {
      if (info.si_pid == bot)
        return TRUE;
      waitpid (info.si_pid, NULL, WNOHANG);
      info.si_pid = 0;
    }
  return FALSE;
}

static void
end_all (pid_t bot)
{
  const struct timespec pause = { .tv_nsec = PAUSE_NS };
  struct timespec start, now;
  pid_t pid;

  clock_gettime (CLOCK_MONOTONIC, &start);
  kill (-bot, SIGKILL);
  do
    {
      kill_children ();
      nanosleep (&pause, NULL);
      while ((pid = waitpid (-1, NULL, WNOHANG)) > 0)
        ;
      clock_gettime (CLOCK_MONOTONIC, &now);
    }
  while (pid == 0 && now.tv_sec - start.tv_sec < FH_BOT_GUARD_SECONDS);
}

/* Never returns.  It keeps nothing of the host's open but standard input, which is the pipe that it
 * watches: whoever reads from the bot must see it end. */
static void
guard_bot (pid_t bot, int watched, const sigset_t *waiting)
{
  struct pollfd fd = { .fd = STDIN_FILENO, .events = POLLIN };

  dup2 (watched, STDIN_FILENO);
  closefrom (STDOUT_FILENO);
  while (!reap_others (bot) && ppoll (&fd, 1, NULL, waiting) <= 0)
    ;
  end_all (bot);
  _exit (0);
}

void
fh_bot_guard_enter (gpointer guard)
{
  pid_t parent = getpid (), bot;
  sigset_t child, before, waiting;

  /* The end of a child shall end a wait, whenever it comes. */
  sigemptyset (&child);
  sigaddset (&child, SIGCHLD);
  sigprocmask (SIG_BLOCK, &child, &before);
  waiting = before;
  sigdelset (&waiting, SIGCHLD);
  signal (SIGCHLD, on_child);

  setpgid (0, 0);
  prctl (PR_SET_CHILD_SUBREAPER, 1);
  bot = fork ();
  if (bot < 0)
    _exit (127);
  if (bot > 0)
    {
      setpgid (bot, bot);
      guard_bot (bot, ((const FhBotGuard *) guard)->watched, &waiting);
    }
  setpgid (0, 0);
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  if (getppid () != parent)
    _exit (127);
  signal (SIGCHLD, SIG_DFL);
  sigprocmask (SIG_SETMASK, &before, NULL);
}

#else

void
fh_bot_guard_enter (gpointer guard)
{
  setpgid (0, 0);
}

#endif

void
fh_bot_guard_started (FhBotGuard *guard)
{
  close (guard->watched);
  guard->watched = -1;
}

void
fh_bot_guard_end (FhBotGuard *guard, GPid pid)
{
  if (guard->watched >= 0)
    close (guard->watched);
  close (guard->held);
  if (pid == 0)
    return;
#ifndef __linux__
  kill (-pid, SIGKILL);
  /* The group is not there yet if the child was not given the time to make it. */
  kill (pid, SIGKILL);
#endif
  while (waitpid (pid, NULL, 0) < 0 && errno == EINTR)
    ;
}
