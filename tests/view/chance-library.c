/* chance-library.c: what the program leaves to chance, in a way that can be repeated, where it runs
 * as a process of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * chance.py has it loaded before the libraries of the system.  Numbers come from FH_TEST_SEED, the
 * same again in each process.
 */
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static uint64_t state;

/* FNV-1a, of all that the seed says. */
static void
begin (void)
{
  const char *seed = getenv ("FH_TEST_SEED");

  state = UINT64_C (0xcbf29ce484222325);
  for (const char *c = seed != NULL ? seed : ""; *c != '\0'; c++)
    state = (state ^ (unsigned char) *c) * UINT64_C (0x100000001b3);
}

/* The next of SplitMix64. */
static uint64_t
next_number (void)
{
  uint64_t number;

  pthread_once (&once, begin);
  pthread_mutex_lock (&mutex);
  number = state += UINT64_C (0x9e3779b97f4a7c15);
  pthread_mutex_unlock (&mutex);
  number = (number ^ (number >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  number = (number ^ (number >> 27)) * UINT64_C (0x94d049bb133111eb);
  return number ^ (number >> 31);
}

/* Of the system: the seed of a game. */
ssize_t
getrandom (void *buffer, size_t size, unsigned flags)
{
  for (size_t i = 0; i < size; i++)
    ((unsigned char *) buffer)[i] = (unsigned char) next_number ();
  return (ssize_t) size;
}

/* Of GLib: what is practiced. */
uint32_t g_random_int (void);

uint32_t
g_random_int (void)
{
  return (uint32_t) next_number ();
}
