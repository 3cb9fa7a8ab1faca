/* fh-card-store.h: pictures of cards that are kept on the disk, to be drawn once and not once a
 * run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A folder that may vanish at any time.  What lies in it is checked when it is read; what is
 * damaged, or no file, is as if it were not there.  Of old files there are so many that the folder
 * stays below FH_CARD_STORE_MAX_BYTES.
 */
#pragma once

#include <gio/gio.h>

#define FH_CARD_STORE_MAX_BYTES ((goffset) 24 * 1024 * 1024)

typedef struct _FhCardStore FhCardStore;

/* A store in @folder, which is made when there is something to keep. */
FhCardStore *fh_card_store_new (const char *folder);

/* What was not written yet is forgotten. */
void fh_card_store_free (FhCardStore *self);

/* The @size bytes that were kept as @name -- all that a picture depends on, in any words -- or
 * NULL. (transfer full) */
GBytes *fh_card_store_read (FhCardStore *self, const char *name, gsize size);

/* Has @bytes kept as @name, by a thread, when nothing was given for FH_CARD_STORE_REST_MS
 * milliseconds: at that moment cards have the size that they keep. */
void fh_card_store_keep (FhCardStore *self, const char *name, GBytes *bytes);

#define FH_CARD_STORE_REST_MS 1500
