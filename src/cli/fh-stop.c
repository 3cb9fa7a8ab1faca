/* fh-stop.c: ending long work when a signal asks for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-stop.h"

#include <signal.h>

/* The signal, or 0. */
static atomic_int caught;

static void
note (int number)
{
  atomic_store (&caught, number);
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
  return atomic_load (&caught) != 0;
}

const atomic_int *
fh_stop_get_flag (void)
{
  return &caught;
}

void
fh_stop_now (void)
{
  int number = atomic_load (&caught);

  if (number == 0)
    return;
  signal (number, SIG_DFL);
  raise (number);
}
