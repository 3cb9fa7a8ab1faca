/* fh-challenges.h: the challenges that the person has played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-deal-outcome.h"
#include "fh-game.h"
#include "fh-key-table.h"
#include "fh-numbered-deal.h"

/* A challenge as it stands: a value. */
typedef struct
{
  FhPreset preset;
  guint number;
  gint64 when;    /* the last result, or the beginning; seconds since 1970 */
  guint n_played; /* deals of which the own result is known; they are played in their order */
  FhDealOutcome own[FH_CHALLENGE_DEALS];
  FhDealOutcome experts[FH_CHALLENGE_DEALS];
} FhChallenge;

#define FH_TYPE_CHALLENGES (fh_challenges_get_type ())
G_DECLARE_FINAL_TYPE (FhChallenges, fh_challenges, FH, CHALLENGES, FhKeyTable)

/**
 * FhChallenges:
 *
 * What the person and the experts made of the deals of challenges, kept in the store.  The first
 * result of a deal counts.
 *
 * Signal `changed ()`: after each change.
 */

/* Those in @store, which are there when it has been read. */
FhChallenges *fh_challenges_new (FhStore *store);

/* Has players of @level be the experts from now on, for who cannot wait for these. */
void fh_challenges_set_level (FhChallenges *self, const char *level);

/* All that have been begun, as FhChallenge, the latest first.  (transfer full) */
GArray *fh_challenges_list (FhChallenges *self);

/* How challenge @number at @preset stands; FALSE, with nothing played, when it has not been begun.
 */
gboolean
fh_challenges_get (FhChallenges *self, FhPreset preset, guint number, FhChallenge *challenge);

/* Begins it, or begins it anew: own results that are there are forgotten. */
void fh_challenges_begin (FhChallenges *self, FhPreset preset, guint number);

/* Has the experts play the deal of @game, if it has a number (fh_deal_comparison_get()); and what
 * they and the person make of it count, if it is one of a challenge. */
void fh_challenges_watch (FhChallenges *self, FhGame *game);

/* Has experts play what they have not played of the deals that the person has, one after the other,
 * in the background. */
void fh_challenges_work_out (FhChallenges *self, FhPreset preset, guint number);

/* The points of @challenge over the deals that both have played: the own ones and the experts', as
 * of fh_deal_outcome_net().  Returns how many deals these are. */
guint fh_challenge_sum (const FhChallenge *challenge, int *own, int *experts);

/* The same of deal @index alone; FALSE where one of both is not known, and then @own alone is set,
 * to 0 where that is the one. */
gboolean fh_challenge_deal (const FhChallenge *challenge, guint index, int *own, int *experts);

/* At which table it is, how far, how it stands and when it was played last, a line each.
 * (transfer full) */
char *fh_challenge_dup_text (const FhChallenge *challenge);
