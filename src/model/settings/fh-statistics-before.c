/* fh-statistics-before.c: the sums of the time when deals were not kept one by one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A key file with a group for each table; "games" and, for each role and call, "declarer 7H" are
 * two numbers, how many and how many of them won or made; "deals" is one.
 */
#include "fh-statistics-before.h"

#include <string.h>

#include "fh-notation.h"

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
sum_free (gpointer data)
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

FhTally
fh_tally_from_keys (GKeyFile *keys, const char *group, const char *key)
{
  gsize n = 0;
  g_autofree int *numbers = g_key_file_get_integer_list (keys, group, key, &n, NULL);

  if (numbers == NULL || n != 2 || numbers[1] < 0 || numbers[0] < numbers[1])
    return (FhTally){ 0, 0 };
  return (FhTally){ (guint) numbers[0], (guint) numbers[1] };
}

static void
add_tally (GPtrArray *sums, GKeyFile *file, const char *table, const char *what)
{
  add (sums, table, what, fh_tally_from_keys (file, table, what));
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
fh_statistics_before_list (GKeyFile *file)
{
  GPtrArray *sums = g_ptr_array_new_with_free_func (sum_free);

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    add_table (sums, file, fh_preset_id ((FhPreset) preset));
  return sums;
}
