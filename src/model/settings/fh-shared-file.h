/* fh-shared-file.h: a small key file to which several programs add.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-shared-disk.h"

G_BEGIN_DECLS

#define FH_TYPE_SHARED_FILE (fh_shared_file_get_type ())
G_DECLARE_FINAL_TYPE (FhSharedFile, fh_shared_file, FH, SHARED_FILE, GObject)

/**
 * FhSharedFile:
 *
 * Counts and words that are kept for good: what is added is there at once, and is added to what is
 * on disk by then, in a task, with the next fh_shared_file_save().
 *
 * Signal `changed ()`: after each of these two, and when the disk begins or ceases to refuse.
 */

typedef enum
{
  FH_SHARED_DAMAGED, /* it could not be read and was put aside */
  FH_SHARED_UNREAD,  /* it could not be read and lies where it was */
  FH_SHARED_REFUSED, /* the disk does not take what was added */
} FhSharedFault;

/* Says @fault in a sentence: @name is where the file lies now, @reason what the system gives.
 * (transfer full) */
typedef char *(*FhSharedWords) (FhSharedFault fault, const char *name, const char *reason);

/* The file @path, of whose faults @words tells.  One that cannot be read counts as empty; a damaged
 * one is put aside as "PATH.damaged-N".  (transfer full) */
FhSharedFile *fh_shared_file_new (const char *path, FhSharedWords words);

/* What is wrong, until the disk takes what is added, or NULL; with @aside, which may be NULL, where
 * a damaged file is now, or NULL.  Both are valid until the main loop runs. */
const char *fh_shared_file_get_trouble (FhSharedFile *self, const char **aside);

/* What is in it, with what was added; valid until something is added or the main loop runs. */
GKeyFile *fh_shared_file_peek (FhSharedFile *self);

/* Adds @entry, whose texts are copied, or forgets everything. */
void fh_shared_file_add (FhSharedFile *self, const FhSharedEntry *entry);
void fh_shared_file_reset (FhSharedFile *self);

/* Has the disk take what was added; what it refuses is tried again every few seconds. */
void fh_shared_file_save (FhSharedFile *self);

/* Waits until it has; for the end of the program and for tests. */
void fh_shared_file_flush (FhSharedFile *self);

G_END_DECLS
