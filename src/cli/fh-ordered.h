/* fh-ordered.h: texts made by several threads, printed in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Makes text number @index; free() it.  Called from any thread. */
typedef char *(*FhOrderedMake) (guint64 index, gconstpointer data);

/* Prints the texts 0 to @n - 1 in order, made by up to @n_jobs threads.  Only a few texts a thread
 * are kept at a time, and none is made any more once the output fails. */
void fh_ordered_print (guint64 n, int n_jobs, FhOrderedMake make, gconstpointer data);

G_END_DECLS
