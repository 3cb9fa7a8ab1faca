/* fh-statistics.h: what became of the person's games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"

G_BEGIN_DECLS

#define FH_TYPE_STATISTICS (fh_statistics_get_type ())
G_DECLARE_FINAL_TYPE (FhStatistics, fh_statistics, FH, STATISTICS, GObject)

/**
 * FhStatistics:
 *
 * Counts in a key file in the user's data folder, to which several programs may add at the same
 * time.  Each deal counts once, the first time that it is finished: what comes after an undo or in
 * the same deal again does not count.
 *
 * Signal `changed ()`.
 */

/* Whose contract it was, seen from the person. */
typedef enum
{
  FH_ROLE_DECLARER,
  FH_ROLE_PARTNER,
  FH_ROLE_DEFENDER,
  FH_N_ROLES,
} FhRole;

typedef struct
{
  guint played; /* contracts, or games */
  guint won; /* made by the declarer's side, or games won; a defender's success is played - won */
} FhTally;

/* The statistics in the file @path; NULL for the user's.  A file that cannot be read counts as
 * empty, and is put aside as "PATH.damaged-N", at once or before anything is written. */
FhStatistics *fh_statistics_new (const char *path);

/* A sentence on the file that could not be read, or NULL; @path, unless NULL, is then where it is,
 * or NULL where it cannot be read.  Valid as long as @statistics. */
const char *fh_statistics_get_trouble (FhStatistics *statistics, const char **path);

/* Counts what happens in @game from now on. */
void fh_statistics_watch (FhStatistics *statistics, FhGame *game);

/* Games by @preset, or of all tables if it is -1. */
FhTally fh_statistics_get_games (FhStatistics *statistics, int preset);

/* Contracts of @call (a trick bid, FH_MISERE ... FH_GRAND_NULLO), or all if it is FH_CALL_NONE, by
 * @preset or all if it is -1, where the person was in @role. */
FhTally
fh_statistics_get_contracts (FhStatistics *statistics, int preset, FhRole role, FhCall call);

/* Deals that were played to their end. */
guint fh_statistics_get_deals (FhStatistics *statistics, int preset);

/* Forgets everything. */
void fh_statistics_reset (FhStatistics *statistics);

/* Waits until everything is on disk; for the end of the program and for tests. */
void fh_statistics_flush (FhStatistics *statistics);

G_END_DECLS
