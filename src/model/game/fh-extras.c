/* fh-extras.c: what a record does not say, in comments of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-extras.h"

#include <string.h>

#include "fh-line.h"

#define AGREED "agreed"

char *
fh_extras_mark (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *extras = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      g_string_append_printf (extras, FH_EXTRAS_MARK "%s\n", lines[i]);
  return g_string_free (extras, FALSE);
}

char *
fh_extras_find (const char *text, gsize length)
{
  g_autoptr (GString) extras = g_string_new (NULL);
  const gsize n_mark = strlen (FH_EXTRAS_MARK);
  const char *end = text + length;

  for (const char *line = text + fh_line_mark (text, length); line < end;)
    {
      const char *feed = memchr (line, '\n', (gsize) (end - line));

      if (feed == NULL) /* not written to its end */
        break;
      if ((gsize) (feed - line) > n_mark && memcmp (line, FH_EXTRAS_MARK, n_mark) == 0)
        g_string_append_len (extras, line + n_mark, feed + 1 - line - (gssize) n_mark);
      line = feed + 1;
    }
  return extras->len > 0 ? g_string_free (g_steal_pointer (&extras), FALSE) : NULL;
}

char *
fh_extras_seat_group (int seat)
{
  return g_strdup_printf ("seat %d", seat);
}

void
fh_extras_set_agreed (GKeyFile *file, const FhSeating *seating, int seat)
{
  g_autofree char *group = fh_extras_seat_group (seat);
  g_auto (GStrv) agreed = fh_seating_dup_agreed (seating, seat);

  g_key_file_set_string_list (file, group, AGREED, (const char *const *) agreed,
                              g_strv_length (agreed));
}

char *
fh_extras_dup_agreed (const FhSeating *seating, int n_seats)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;

  for (int seat = 0; seat < n_seats; seat++)
    if (seating->agreed[seat] != 0)
      fh_extras_set_agreed (file, seating, seat);
  text = g_key_file_to_data (file, NULL, NULL);
  return fh_extras_mark (text);
}

gboolean
fh_extras_take_agreed (const char *extras, FhSeating *seating, int n_seats)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  FhSeating taken = *seating;

  if (extras == NULL
      || !g_key_file_load_from_data (file, extras, (gsize) -1, G_KEY_FILE_NONE, NULL))
    return FALSE;
  for (int seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *group = fh_extras_seat_group (seat);
      g_auto (GStrv) agreed = g_key_file_get_string_list (file, group, AGREED, NULL, NULL);

      fh_seating_set_agreed (&taken, seat, (const char *const *) agreed);
    }
  /* Extras on something else say nothing of agreements. */
  if (memcmp (taken.agreed, (guint8[FH_MAX_SEATS]){ 0 }, sizeof taken.agreed) == 0)
    return FALSE;
  *seating = taken;
  return TRUE;
}
