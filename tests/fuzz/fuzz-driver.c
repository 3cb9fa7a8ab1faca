/* fuzz-driver.c: runs a fuzzer without libFuzzer, as a test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   fuzz-NAME [-runs=N] FOLDER|FILE…
 *
 * Runs the files, and then N inputs that are made of them by the same numbers each time.  What
 * ends the program is left in the file fuzz-NAME.input of the working folder, to be run again.
 */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fuzz.h"

#define MAX_CHANGES 6

/* Of the sanitizers, where they are built in. */
extern void __sanitizer_set_death_callback (void (*callback) (void)) __attribute__ ((weak));

static char *input_path;
static const uint8_t *input;
static size_t input_size;

/* Keeps to what a signal handler may do. */
static void
keep_input (void)
{
  static const char before[] = "# the input is kept in ";
  int fd = open (input_path, O_WRONLY | O_CREAT | O_TRUNC, 0644);

  if (fd < 0 || write (fd, input, input_size) != (ssize_t) input_size)
    return;
  (void) !write (STDERR_FILENO, before, sizeof before - 1);
  (void) !write (STDERR_FILENO, input_path, strlen (input_path));
  (void) !write (STDERR_FILENO, "\n", 1);
}

static void
signal_cb (int number)
{
  keep_input ();
  raise (number); /* the handler is gone by now */
}

static void
watch (const char *program)
{
  static const int fatal[] = { SIGABRT, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGILL };
  struct sigaction action = { .sa_handler = signal_cb, .sa_flags = (int) SA_RESETHAND };
  g_autofree char *name = g_path_get_basename (program);
  g_autofree char *folder = g_get_current_dir ();
  g_autofree char *file = g_strconcat (name, ".input", NULL);

  input_path = g_build_filename (folder, file, NULL);
  if (__sanitizer_set_death_callback != NULL)
    __sanitizer_set_death_callback (keep_input);
  /* What is wrong with memory is better said by the sanitizer. */
  for (gsize i = 0; i < (__sanitizer_set_death_callback != NULL ? 2 : G_N_ELEMENTS (fatal)); i++)
    sigaction (fatal[i], &action, NULL);
}

static void
run (const uint8_t *data, size_t size)
{
  /* Of exactly that size, so that reading behind the end is noticed. */
  g_autofree uint8_t *copy = g_malloc (MAX (size, 1));

  if (size > 0)
    memcpy (copy, data, size);
  input = copy;
  input_size = size;
  LLVMFuzzerTestOneInput (copy, size);
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Adds the file @path, or those of the folder @path, to @files. */
static void
add_files (GPtrArray *files, const char *path)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      g_ptr_array_add (files, g_strdup (path));
      return;
    }
  dir = g_dir_open (path, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (files, g_build_filename (path, name, NULL));
}

static GPtrArray *
load (GPtrArray *paths)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

  g_ptr_array_sort (paths, compare_paths);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GError) error = NULL;
      char *text;
      gsize length;

      if (!g_file_get_contents (paths->pdata[i], &text, &length, &error))
        g_error ("%s", error->message);
      g_ptr_array_add (texts, g_bytes_new_take (text, length));
    }
  return texts;
}

static void
mutate_and_run (GPtrArray *texts, FhRng *rng)
{
  static uint8_t data[FUZZ_MAX_SIZE];
  GBytes *text = texts->pdata[fh_rng_below (rng, texts->len)];
  gsize size, other_size;
  const uint8_t *bytes = g_bytes_get_data (text, &size);
  uint32_t n = 1 + fh_rng_below (rng, MAX_CHANGES);

  size = MIN (size, sizeof data);
  if (size > 0)
    memcpy (data, bytes, size);
  for (uint32_t i = 0; i < n; i++)
    {
      GBytes *other = texts->pdata[fh_rng_below (rng, texts->len)];
      const uint8_t *other_bytes = g_bytes_get_data (other, &other_size);

      size = fuzz_mutate (data, size, sizeof data, other_bytes, other_size, rng);
    }
  run (data, size);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) texts = NULL;
  long n_runs = 0;
  FhRng rng;

  for (int i = 1; i < argc; i++)
    if (g_str_has_prefix (argv[i], "-runs="))
      n_runs = strtol (argv[i] + strlen ("-runs="), NULL, 10);
    else
      add_files (paths, argv[i]);
  texts = load (paths);
  watch (argv[0]);
  LLVMFuzzerInitialize (&argc, &argv);

  printf ("1..2\n");
  fflush (stdout);
  for (guint i = 0; i < texts->len; i++)
    {
      gsize size;
      const uint8_t *data = g_bytes_get_data (texts->pdata[i], &size);

      run (data, size);
    }
  printf ("%s 1 - %u files\n", texts->len > 0 ? "ok" : "not ok", texts->len);
  fflush (stdout);

  fh_rng_init (&rng, fh_seed_from_number (500), 0);
  for (long i = 0; i < n_runs && texts->len > 0; i++)
    mutate_and_run (texts, &rng);
  printf ("ok 2 - %ld mutations\n", n_runs);
  g_free (input_path);
  return texts->len > 0 ? 0 : 1;
}
