/* fh-game-extras.c: what a record does not say, in comments of the journal (fh-extras.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * So who sits where and the game are one file, and one step on disk.  What changes is added at the
 * end.
 */
#include "fh-game-private.h"

#include "fh-extras.h"

#define GROUP "game"

/* What the person says of the game in the list of those that are kept. */
#define OWN_NAME "own-name"
#define STARRED  "starred" /* as of FH_JOURNAL_SPARED */

/* The comments that say what @file does.  (transfer full) */
static char *
mark (GKeyFile *file)
{
  g_autofree char *text = g_key_file_to_data (file, NULL, NULL);

  return fh_extras_mark (text);
}

char *
fh_game_dup_extras (FhGame *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  int n_seats = fh_game_state (self)->table.rules.n_seats;

  g_key_file_set_string (file, GROUP, "id", self->id);
  g_key_file_set_integer (file, GROUP, "trick-delay", self->pace.trick_delay);
  g_key_file_set_integer (file, GROUP, "deal-delay", self->pace.deal_delay);
  g_key_file_set_integer (file, GROUP, "move-delay", (int) self->pace.move_delay);
  g_key_file_set_integer (file, GROUP, "slip-rate", (int) self->slip_rate);
  g_key_file_set_integer (file, GROUP, "deals-counted", (int) self->counted.n_deals);
  g_key_file_set_boolean (file, GROUP, "game-counted", self->counted.game);
  g_key_file_set_integer (file, GROUP, "hinted-deal", (int) self->counted.hinted);
  g_key_file_set_integer (file, GROUP, "given-actions", (int) self->n_given);
  if (self->own_name != NULL)
    g_key_file_set_string (file, GROUP, OWN_NAME, self->own_name);
  if (self->is_starred)
    g_key_file_set_boolean (file, GROUP, STARRED, TRUE);
  for (int seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *group = fh_extras_seat_group (seat);

      fh_extras_set_agreed (file, &self->seating, seat);
      g_key_file_set_string (file, group, "name", self->seating.seats[seat].name);
      g_key_file_set_string (file, group, "called", self->seating.seats[seat].called);
      g_key_file_set_string (file, group, "drawn", self->seating.seats[seat].drawn);
      g_key_file_set_string (file, group, "face", self->seating.seats[seat].face);
      g_key_file_set_string (file, group, "level", self->seating.seats[seat].level);
    }
  return mark (file);
}

char *
fh_game_extra (const char *key, int value)
{
  return g_strdup_printf (FH_EXTRAS_MARK "[" GROUP "]\n" FH_EXTRAS_MARK "%s=%d\n", key, value);
}

char *
fh_game_own_name_extra (const char *name)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_key_file_set_string (file, GROUP, OWN_NAME, name);
  return mark (file);
}

char *
fh_game_star_extra (gboolean is_starred)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_key_file_set_boolean (file, GROUP, STARRED, is_starred);
  return mark (file);
}

/* The number of @key, or @fallback when it is missing or out of bounds. */
static int
get_number (GKeyFile *file, const char *key, int least, int fallback)
{
  g_autoptr (GError) error = NULL;
  int number = g_key_file_get_integer (file, GROUP, key, &error);

  return error != NULL || number < least ? fallback : number;
}

static void
apply_seat (FhSeating *seating, GKeyFile *file, int seat)
{
  g_autofree char *group = fh_extras_seat_group (seat);
  g_autofree char *name = g_key_file_get_string (file, group, "name", NULL);
  g_autofree char *called = g_key_file_get_string (file, group, "called", NULL);
  g_autofree char *drawn = g_key_file_get_string (file, group, "drawn", NULL);
  g_autofree char *level = g_key_file_get_string (file, group, "level", NULL);
  g_autofree char *face = g_key_file_get_string (file, group, "face", NULL);
  g_auto (GStrv) agreed = g_key_file_get_string_list (file, group, "agreed", NULL, NULL);

  fh_seating_set_agreed (seating, seat, (const char *const *) agreed);
  if (name != NULL)
    fh_seating_set_name (seating, seat, name);
  if (called != NULL)
    fh_seating_set_called (seating, seat, called, drawn);
  if (level != NULL)
    fh_seating_set_level (seating, seat, level);
  /* Without one the program chooses, whatever has been chosen for other games since. */
  fh_seating_set_face (seating, seat, face);
}

/* The name that the person gave the game, or NULL, and whether it has a star. */
static void
find_label (GKeyFile *file, char **own_name, gboolean *is_starred)
{
  g_free (*own_name);
  *own_name = g_key_file_get_string (file, GROUP, OWN_NAME, NULL);
  if (*own_name != NULL && **own_name == '\0')
    g_clear_pointer (own_name, g_free);
  *is_starred = g_key_file_get_boolean (file, GROUP, STARRED, NULL);
}

void
fh_game_read_extras (
    const char *extras, int n_seats, FhSeating *seating, char **own_name, gboolean *is_starred)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (extras == NULL
      || !g_key_file_load_from_data (file, extras, (gsize) -1, G_KEY_FILE_NONE, NULL))
    return;
  find_label (file, own_name, is_starred);
  for (int seat = 0; seat < n_seats; seat++)
    apply_seat (seating, file, seat);
}

/* Whether the history of a game whose seats were as in @before counts other actions as decisions
 * now: of other persons, or points that a computer player would write down. */
static gboolean
counts_otherwise (FhGame *self, const FhSeating *before)
{
  const FhRules *rules = &fh_game_state (self)->table.rules;

  for (int seat = 0; seat < rules->n_seats; seat++)
    if (fh_seating_is_person (&self->seating, seat) != fh_seating_is_person (before, seat))
      return TRUE;
  return rules->laws != FH_LAWS_STRICT;
}

void
fh_game_apply_extras (FhGame *self, const char *extras)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *id = NULL;
  FhSeating before;

  if (extras == NULL
      || !g_key_file_load_from_data (file, extras, (gsize) -1, G_KEY_FILE_NONE, NULL))
    return;
  find_label (file, &self->own_name, &self->is_starred);
  /* Extras without an ID were not written by this program, and name no game. */
  id = g_key_file_get_string (file, GROUP, "id", NULL);
  if (id == NULL || !g_uuid_string_is_valid (id))
    return;
  g_free (self->id);
  self->id = g_steal_pointer (&id);
  before = self->seating;
  for (int seat = 0; seat < fh_game_state (self)->table.rules.n_seats; seat++)
    apply_seat (&self->seating, file, seat);
  fh_seating_settle (&self->seating, &fh_game_state (self)->table.rules);
  self->pace.trick_delay = get_number (file, "trick-delay", -1, self->pace.trick_delay);
  self->pace.deal_delay = get_number (file, "deal-delay", -1, self->pace.deal_delay);
  self->pace.move_delay = (guint) get_number (file, "move-delay", 0, (int) self->pace.move_delay);
  self->slip_rate = (guint) MIN (get_number (file, "slip-rate", 0, 0), 100);
  self->counted.n_deals = (guint) get_number (file, "deals-counted", 0, 0);
  self->counted.game = g_key_file_get_boolean (file, GROUP, "game-counted", NULL);
  self->counted.hinted = (guint) get_number (file, "hinted-deal", 0, 0);
  self->n_given = (gsize) get_number (file, "given-actions", 0, 0);
  fh_history_set_agreed (self->history, self->seating.agreed);
  if (counts_otherwise (self, &before))
    fh_history_recount (self->history);
  fh_game_forget_moment (self);
}

void
fh_game_apply_agreed_extras (FhGame *self, const char *extras)
{
  FhSeating seating = self->seating;

  if (!fh_extras_take_agreed (extras, &seating, fh_game_state (self)->table.rules.n_seats))
    return;
  self->seating = seating;
  fh_history_set_agreed (self->history, seating.agreed);
}
