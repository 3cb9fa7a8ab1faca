/* fuzz-notes.c: what is kept beside a game: who sits there, and how it goes on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "fh-game-file.h"
#include "fh-game-private.h"

static const char *const games[] = {
  "500 1\nrules australian-4\n",
  "500 1\nrules new-zealand-2\n",
  "500 1\nrules american-6\n",
};

/* What the notes @text make of the game @record, as notes.  (transfer full) */
static char *
take_notes (const char *record, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = NULL;
  const FhSeating *seating;
  FhSeating nobody = { 0 };

  game = fh_game_new_from_text (record, "fuzz", &nobody, &error);
  g_assert_no_error (error);
  fh_game_apply_notes (game, text);
  seating = fh_game_peek_seating (game);
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    {
      g_assert_true (g_utf8_validate (seating->seats[seat].name, -1, NULL));
      g_assert_true (g_utf8_validate (seating->seats[seat].level, -1, NULL));
    }
  return fh_game_dup_notes (game);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = fuzz_string (data, size);

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *notes = take_notes (games[i], text);
      g_autofree char *again = take_notes (games[i], notes);

      g_assert_cmpstr (notes, ==, again);
    }
  return 0;
}
