/* fh-shared-disk.h: a key file to which several programs add, on the disk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Shared by references among FhSharedFile and the tasks that write. */
typedef struct _FhSharedDisk FhSharedDisk;

typedef enum
{
  FH_SHARED_COUNT, /* one more than the number that is there */
  FH_SHARED_TALLY, /* two numbers: how many, and how many of them were won */
  FH_SHARED_TEXT,  /* a text in the place of what is there */
} FhSharedKind;

/* One thing to add. */
typedef struct
{
  char *group;
  char *key;
  FhSharedKind kind;
  gboolean won; /* of a tally */
  char *text;   /* of a text */
} FhSharedEntry;

FhSharedDisk *fh_shared_disk_new (const char *path);
FhSharedDisk *fh_shared_disk_ref (FhSharedDisk *file);
void fh_shared_disk_unref (FhSharedDisk *file);

const char *fh_shared_disk_get_path (FhSharedDisk *file);

/* What is in the file, nothing when there is none; NULL with @error, of the domain
 * G_KEY_FILE_ERROR or G_IO_ERROR_INVALID_DATA where the file is damaged.  (transfer full) */
GKeyFile *fh_shared_disk_read (FhSharedDisk *file, GError **error);

/* Whether @error of reading means that the file holds something else; otherwise it may only not be
 * read, and stays where it is. */
gboolean fh_shared_disk_is_damage (const GError *error);

/* Adds @entry to @contents. */
void fh_shared_disk_apply (GKeyFile *contents, const FhSharedEntry *entry);

/* The tally at @key of @group; numbers that are damaged count as nothing. */
void fh_shared_disk_tally (
    GKeyFile *contents, const char *group, const char *key, guint *played, guint *won);

/* Has @entry added with the next writing, or everything forgotten.  Return at once. */
void fh_shared_disk_add (FhSharedDisk *file, const FhSharedEntry *entry);
void fh_shared_disk_reset (FhSharedDisk *file);

/* How often the two above have been called. */
guint64 fh_shared_disk_get_n_asked (FhSharedDisk *file);

/* Adds what is to be added to what is on disk now, which another program may have written, and
 * returns that, and in @n_asked how much of what was asked is in it; NULL with @error when the disk
 * refuses, and then it is tried again with the next writing.  What lies there and is damaged is put
 * aside.  Blocks.  (transfer full) */
GKeyFile *fh_shared_disk_write (FhSharedDisk *file, guint64 *n_asked, GError **error);

G_END_DECLS
