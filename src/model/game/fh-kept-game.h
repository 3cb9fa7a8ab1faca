/* fh-kept-game.h: a game as the program keeps it for itself: a record with extras in its comments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A last line that was not written to its end is what a crash leaves, and no damage.  Anything else
 * that does not fit is: what could be read before that place is the game.
 */
#pragma once

#include "fh-company.h"
#include "fh-game.h"
#include "fh-history.h"
#include "fh-record-error.h"
#include "fh-record.h"

typedef struct
{
  FhRecord *record;    /* what could be read, or NULL */
  char *extras;        /* or NULL */
  FhRecordError error; /* code FH_RECORD_OK when all of it could */

  /* For fh_kept_game_make(): */
  FhHistory *history; /* of the record, which it has; or NULL */
  FhSeating seating;
} FhKeptGame;

/* Reads @bytes, to make a game of them with @company at the table, or with NULL only to look at
 * them; in any thread.  (transfer full) */
FhKeptGame *fh_kept_game_read (GBytes *bytes, const FhCompany *company);
void fh_kept_game_free (FhKeptGame *kept);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhKeptGame, fh_kept_game_free)

/* Whether something in it does not fit, and whether that is because a newer program wrote it. */
gboolean fh_kept_game_is_damaged (const FhKeptGame *kept);
gboolean fh_kept_game_is_newer (const FhKeptGame *kept);

/* Makes the game, with those at the table whom the extras say, or else the company; NULL when there
 * is nothing that anybody would miss.  In the main thread.  (transfer full) */
FhGame *fh_kept_game_make (FhKeptGame *kept);
