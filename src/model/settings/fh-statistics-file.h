/* fh-statistics-file.h: counts in a key file to which several programs may add.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Shared by references among the statistics and the tasks that write. */
typedef struct _FhStatisticsFile FhStatisticsFile;

/* One thing to count. */
typedef struct
{
  char *group;
  char *key;
  gboolean is_tally; /* two numbers, how many and how many of them were won; else one */
  gboolean won;
} FhCount;

FhStatisticsFile *fh_statistics_file_new (const char *path);
FhStatisticsFile *fh_statistics_file_ref (FhStatisticsFile *file);
void fh_statistics_file_unref (FhStatisticsFile *file);

const char *fh_statistics_file_get_path (FhStatisticsFile *file);

/* What is in the file, nothing when there is none; NULL with @error, of the domain
 * G_KEY_FILE_ERROR or G_IO_ERROR_INVALID_DATA where the file is damaged.  (transfer full) */
GKeyFile *fh_statistics_file_read (FhStatisticsFile *file, GError **error);

/* Adds @count to @counts. */
void fh_statistics_count (GKeyFile *counts, const FhCount *count);

/* The tally at @key of @group; numbers that are damaged count as nothing. */
void fh_statistics_tally (
    GKeyFile *counts, const char *group, const char *key, guint *played, guint *won);

/* Has @count added with the next writing, or everything forgotten.  Return at once. */
void fh_statistics_file_add (FhStatisticsFile *file, const FhCount *count);
void fh_statistics_file_reset (FhStatisticsFile *file);

/* How often the two above have been called. */
guint64 fh_statistics_file_get_n_asked (FhStatisticsFile *file);

/* Adds what is to be counted to what is on disk now, which another program may have written, and
 * returns that, and in @n_asked how much of what was asked is in it; NULL with @error when the disk
 * refuses, and then it is tried again with the next writing.  What lies there and cannot be read is
 * put aside as damaged.  Blocks.  (transfer full) */
GKeyFile *fh_statistics_file_write (FhStatisticsFile *file, guint64 *n_asked, GError **error);

G_END_DECLS
