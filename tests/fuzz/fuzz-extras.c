/* fuzz-extras.c: what is kept in the comments of a game: who sits there, and how it goes on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include <string.h>

#include "fh-game-file.h"
#include "fh-game-private.h"
#include "fh-extras.h"

static const char *const games[] = {
  "500 1\nrules australian-4\n",
  "500 1\nrules new-zealand-2\n",
  "500 1\nrules american-6\n",
};

#define ID "6f0d0f4e-3c1b-4c57-9d0e-2f5b8a7c1d3e"

/* The lines of @text, each marked as one of the extras, behind the name that a game must have.
 * (transfer full) */
static char *
mark (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *marked = g_string_new ("#! [game]\n#! id=" ID "\n");

  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (marked, "#! %s\n", lines[i]);
  return g_string_free (marked, FALSE);
}

/* What the extras in @journal make of the game @record, as extras.  (transfer full) */
static char *
take_extras (const char *record, const char *journal)
{
  g_autofree char *text = fh_extras_find (journal, strlen (journal));
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = NULL;
  const FhSeating *seating;
  FhSeating nobody = { 0 };

  game = fh_game_new_from_text (record, "fuzz", &nobody, &error);
  g_assert_no_error (error);
  fh_game_apply_extras (game, text);
  seating = fh_game_peek_seating (game);
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    {
      g_assert_true (g_utf8_validate (seating->seats[seat].name, -1, NULL));
      g_assert_true (g_utf8_validate (seating->seats[seat].level, -1, NULL));
    }
  return fh_game_dup_extras (game);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = fuzz_string (data, size);
  g_autofree char *marked = mark (text);

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *extras = take_extras (games[i], marked);
      g_autofree char *again = take_extras (games[i], extras);

      /* Extras that are no key file at all are none, and the game gets a name of its own. */
      if (strstr (extras, ID) != NULL)
        g_assert_cmpstr (extras, ==, again);
    }
  return 0;
}
