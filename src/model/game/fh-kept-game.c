/* fh-kept-game.c: a game as the program keeps it for itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-kept-game.h"

#include "fh-game-private.h"
#include "fh-extras.h"
#include "fh-reader.h"

FhKeptGame *
fh_kept_game_read (GBytes *bytes, const FhCompany *company)
{
  FhKeptGame *kept = g_new0 (FhKeptGame, 1);
  FhReader *reader = fh_reader_new ();
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  if (size > 0)
    {
      fh_reader_feed (reader, text, size);
      kept->extras = fh_extras_find (text, size);
    }
  if (!fh_reader_finish (reader))
    kept->error = *fh_reader_error (reader);
  kept->record = fh_reader_steal_record (reader);
  fh_reader_free (reader);
  /* Rules without a single deal are nothing that anybody would miss. */
  if (company == NULL || kept->record == NULL
      || (fh_kept_game_is_damaged (kept) && fh_record_n_actions (kept->record) == 0))
    return kept;
  fh_company_seat (company, fh_record_rules (kept->record), &kept->seating);
  kept->history = fh_game_read_history (g_steal_pointer (&kept->record), &kept->seating);
  return kept;
}

void
fh_kept_game_free (FhKeptGame *kept)
{
  fh_record_free (kept->record);
  fh_history_free (kept->history);
  g_free (kept->extras);
  g_free (kept);
}

gboolean
fh_kept_game_is_damaged (const FhKeptGame *kept)
{
  return kept->error.code != FH_RECORD_OK;
}

gboolean
fh_kept_game_is_newer (const FhKeptGame *kept)
{
  return fh_record_error_is_newer (&kept->error);
}

FhGame *
fh_kept_game_make (FhKeptGame *kept)
{
  FhGame *game;

  if (kept->history == NULL)
    return NULL;
  game = fh_game_new_for_text_history (g_steal_pointer (&kept->history), &kept->seating, NULL);
  fh_game_apply_extras (game, kept->extras);
  return game;
}
