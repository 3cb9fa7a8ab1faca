/* fh-statistics-before.c: the sums of the time when deals were not kept one by one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A key file with a group for each table; "games" and, for each role and call, "declarer 7H" are
 * two numbers, how many and how many of them won or made; "deals" is one.
 */
#include "fh-statistics-before.h"

#include <string.h>

#include "fh-journal-disk.h"
#include "fh-notation.h"
#include "fh-shared-disk.h"

/* Bytes; no such file is that long. */
#define MAX_SIZE (1024 * 1024)

static const char *const role_words[FH_N_ROLES] = {
  [FH_ROLE_DECLARER] = "declarer",
  [FH_ROLE_PARTNER] = "partner",
  [FH_ROLE_DEFENDER] = "defender",
};

const char *
fh_role_word (FhRole role)
{
  return role < FH_N_ROLES ? role_words[role] : NULL;
}

FhRole
fh_role_from_word (const char *word)
{
  for (int role = 0; role < FH_N_ROLES; role++)
    if (g_strcmp0 (word, role_words[role]) == 0)
      return (FhRole) role;
  return FH_ROLE_NONE;
}

gboolean
fh_statistics_before_parse (const char *what, FhRole *role, FhCall *call)
{
  g_auto (GStrv) words = g_strsplit (what, " ", 2);

  if (g_strv_length (words) < 2)
    return FALSE;
  *role = fh_role_from_word (words[0]);
  *call = fh_call_read (words[1], strlen (words[1]));
  return *role != FH_ROLE_NONE && *call >= FH_FIRST_BID && *call < FH_N_CALLS;
}

static void
before_free (gpointer data)
{
  FhBefore *before = data;

  g_free (before->table);
  g_free (before->what);
  g_free (before);
}

static void
add (GPtrArray *sums, const char *table, const char *what, FhTally tally)
{
  FhBefore *before;

  if (tally.played == 0)
    return;
  before = g_new0 (FhBefore, 1);
  before->table = g_strdup (table);
  before->what = g_strdup (what);
  before->tally = tally;
  g_ptr_array_add (sums, before);
}

static void
add_tally (GPtrArray *sums, GKeyFile *file, const char *table, const char *what)
{
  FhTally tally;

  fh_shared_disk_tally (file, table, what, &tally.played, &tally.won);
  add (sums, table, what, tally);
}

static void
add_table (GPtrArray *sums, GKeyFile *file, const char *table)
{
  int deals = g_key_file_get_integer (file, table, "deals", NULL);

  add (sums, table, "deals", (FhTally){ (guint) MAX (deals, 0), 0 });
  add_tally (sums, file, table, "games");
  for (int role = 0; role < FH_N_ROLES; role++)
    for (FhCall call = FH_FIRST_BID; call < FH_N_CALLS; call++)
      {
        g_autofree char *what = g_strdup_printf ("%s %s", role_words[role], fh_call_write (call));

        add_tally (sums, file, table, what);
      }
}

GPtrArray *
fh_statistics_before_read (const char *path, GError **error)
{
  g_autoptr (GPtrArray) sums = g_ptr_array_new_with_free_func (before_free);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;
  GError *local = NULL;

  text = fh_journal_disk_read_text (path, MAX_SIZE, &local);
  if (local != NULL)
    {
      g_propagate_error (error, local);
      return NULL;
    }
  if (text == NULL)
    return g_steal_pointer (&sums);
  if (!g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE, &local))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, local->message);
      g_error_free (local);
      return NULL;
    }
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    add_table (sums, file, fh_preset_id ((FhPreset) preset));
  return g_steal_pointer (&sums);
}
