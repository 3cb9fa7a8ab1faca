/* chance.c: what the program leaves to chance, in a way that can be repeated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chance.h"

#include <glib.h>

#include "fh-seed.h"

static GMutex mutex;

static guint64
any_number (void)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  guint64 high = (guint32) g_test_rand_int ();

  return high << 32 | (guint32) g_test_rand_int ();
}

/* The linker puts these in the place of those that they are called by. */
FhSeed __wrap_fh_seed_random (void);
guint32 __wrap_g_random_int (void);

FhSeed
__wrap_fh_seed_random (void)
{
  return fh_seed_from_number (any_number ());
}

guint32
__wrap_g_random_int (void)
{
  return (guint32) any_number ();
}

void
chance_init (int *argc, char ***argv)
{
  static char *seeded[32];
  const char *seed = g_getenv ("FH_TEST_SEED");

  if (seed != NULL && *seed != '\0')
    {
      int n = MIN (*argc, (int) G_N_ELEMENTS (seeded) - 2);

      for (int i = 0; i < n; i++)
        seeded[i] = (*argv)[i];
      seeded[n] = g_strconcat ("--seed=", seed, NULL);
      *argc = n + 1;
      *argv = seeded;
    }
  g_test_init (argc, argv, NULL);
}
