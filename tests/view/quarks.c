/* quarks.c: keeps what GLib loses, for the leak sanitizer.
 *
 * When there are more than 2048 quarks, which a window takes, GLib gets a larger list of them and
 * leaves the first one to whoever may still read it.  It was made before main() in a library that
 * the sanitizer does not see through: a suppression would hide all that g_malloc() gives.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

/* GCC has no header for it. */
int __sanitizer_install_malloc_and_free_hooks (void (*malloc_hook) (const volatile void *, size_t),
                                               void (*free_hook) (const volatile void *));

#define LIST_SIZE (2048 * sizeof (char *))

/* Those of this size that were there before main(); a place for each is enough to be kept. */
static const volatile void *volatile kept[4];
static guint n_kept;

static void __attribute__ ((no_sanitize ("address", "undefined")))
malloc_hook (const volatile void *block, size_t size)
{
  if (size == LIST_SIZE && n_kept < G_N_ELEMENTS (kept))
    kept[n_kept++] = block;
}

static void __attribute__ ((no_sanitize ("address", "undefined")))
free_hook (const volatile void *block)
{
}

static void __attribute__ ((no_sanitize ("address", "undefined"))) begin (void)
{
  __sanitizer_install_malloc_and_free_hooks (malloc_hook, free_hook);
}

/* Before those of the libraries. */
__attribute__ ((section (".preinit_array"), used)) static void (*const before_all) (void) = begin;

/* After those of the libraries. */
__attribute__ ((constructor)) static void
end (void)
{
  n_kept = G_N_ELEMENTS (kept);
}
