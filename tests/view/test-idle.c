/* test-idle.c: what the program does while nobody does anything.
 *
 * It runs alone: windows of other tests on the same display send events to ours too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "window-driver.h"

static guint n_polls;

static int
count_poll (GPollFD *fds, guint n, int timeout)
{
  n_polls++;
  return g_poll (fds, n, timeout);
}

static gboolean
rested_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* While the person thinks, the program sleeps: what was begun comes to its end, and then nothing
 * wakes it. */
static void
test_idle (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GPollFunc poll = g_main_context_get_poll_func (NULL);

  driver_start_game (application);
  driver_wait_due (application);
  g_main_context_set_poll_func (NULL, count_poll);
  n_polls = G_MAXUINT;
  for (int i = 0; i < 20 && n_polls > 1; i++)
    {
      gboolean is_over = FALSE;

      n_polls = 0;
      g_timeout_add (1500, rested_cb, &is_over);
      await (is_over);
      g_test_message ("woken %u times", n_polls);
    }
  g_main_context_set_poll_func (NULL, poll);
  /* Once for the end of the rest. */
  g_assert_cmpuint (n_polls, <=, 1);
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/window/idle", test_idle);
  return g_test_run ();
}
