/* fh-stop.c: ending long work when a signal asks for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-stop.h"

#include <signal.h>

static volatile sig_atomic_t caught;
static gint wanted;

static void
note (int number)
{
  caught = number;
  /* A second one ends the program whatever it is waiting for. */
  signal (number, SIG_DFL);
}

void
fh_stop_catch (void)
{
  static const int numbers[] = { SIGINT, SIGTERM, SIGHUP };

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      struct sigaction old;

      /* What is ignored, as under nohup, stays so. */
      if (sigaction (numbers[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN)
        signal (numbers[i], note);
    }
}

gboolean
fh_stop_is_wanted (void)
{
  return caught != 0 || g_atomic_int_get (&wanted) != 0;
}

void
fh_stop (void)
{
  g_atomic_int_set (&wanted, 1);
}

void
fh_stop_now (void)
{
  if (caught == 0)
    return;
  signal (caught, SIG_DFL);
  raise (caught);
}
