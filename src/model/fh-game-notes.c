/* fh-game-notes.c: the key file beside the journal: what a record does not say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

#define GROUP "game"

char *
fh_game_dup_notes (FhGame *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  int n_seats = self->state.table.rules.n_seats;

  for (int seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *group = g_strdup_printf ("seat %d", seat);
      g_auto (GStrv) agreed = fh_seating_dup_agreed (&self->seating, seat);

      g_key_file_set_string_list (file, group, "agreed", (const char *const *) agreed,
                                  g_strv_length (agreed));
      g_key_file_set_string (file, group, "name", self->seating.seats[seat].name);
      g_key_file_set_string (file, group, "level", self->seating.seats[seat].level);
    }
  g_key_file_set_integer (file, GROUP, "trick-delay", self->trick_delay);
  g_key_file_set_integer (file, GROUP, "deal-delay", self->deal_delay);
  g_key_file_set_integer (file, GROUP, "move-delay", (int) self->move_delay);
  g_key_file_set_integer (file, GROUP, "slip-rate", (int) self->slip_rate);
  g_key_file_set_integer (file, GROUP, "deals-counted", (int) self->deals_counted);
  g_key_file_set_boolean (file, GROUP, "game-counted", self->game_counted);
  g_key_file_set_integer (file, GROUP, "given-actions", (int) self->n_given);
  return g_key_file_to_data (file, NULL, NULL);
}

/* The number of @key, or @fallback when it is missing or out of bounds. */
static int
get_number (GKeyFile *file, const char *key, int least, int fallback)
{
  g_autoptr (GError) error = NULL;
  int number = g_key_file_get_integer (file, GROUP, key, &error);

  return error != NULL || number < least ? fallback : number;
}

void
fh_game_apply_notes (FhGame *self, const char *text)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (text == NULL || !g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE, NULL))
    return;
  for (int seat = 0; seat < self->state.table.rules.n_seats; seat++)
    {
      g_autofree char *group = g_strdup_printf ("seat %d", seat);
      g_autofree char *name = g_key_file_get_string (file, group, "name", NULL);
      g_autofree char *level = g_key_file_get_string (file, group, "level", NULL);

      g_auto (GStrv) agreed = g_key_file_get_string_list (file, group, "agreed", NULL, NULL);

      fh_seating_set_agreed (&self->seating, seat, (const char *const *) agreed);
      if (name != NULL)
        fh_seating_set_name (&self->seating, seat, name);
      if (level != NULL)
        fh_seating_set_level (&self->seating, seat, level);
    }
  fh_seating_give_dummies (&self->seating, &self->state.table.rules);
  self->trick_delay = get_number (file, "trick-delay", -1, self->trick_delay);
  self->deal_delay = get_number (file, "deal-delay", -1, self->deal_delay);
  self->move_delay = (guint) get_number (file, "move-delay", 0, (int) self->move_delay);
  self->slip_rate = (guint) MIN (get_number (file, "slip-rate", 0, 0), 100);
  self->deals_counted = (guint) get_number (file, "deals-counted", 0, 0);
  self->game_counted = g_key_file_get_boolean (file, GROUP, "game-counted", NULL);
  self->n_given = (gsize) get_number (file, "given-actions", 0, 0);
  fh_record_set_agreed (self->record, self->seating.agreed);
  /* Who sits where decides on what counts as a decision. */
  fh_game_rewind (self, fh_record_n_actions (self->record));
}
