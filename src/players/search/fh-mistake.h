/* fh-mistake.h: the mistakes of players who are still learning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mistakes as people make them, each of a kind that has a name.  A kind says, by what the seat sees
 * alone, whether it can be made here, and what is done then; how often it happens is a matter of
 * the level.  Where none is made the decision is that of rules of thumb, so that everything such a
 * player does has a reason that can be told: the sound one, or the mistake.
 */
#pragma once

#include "fh-character.h"
#include "fh-decision.h"
#include "fh-level.h"
#include "fh-reading.h"
#include "fh-rng.h"
#include "fh-skill.h"

typedef enum
{
  /* The auction and the kitty. */
  FH_MISTAKE_LONG_WEAK_SUIT, /* bids a long suit whose high cards are missing */
  FH_MISTAKE_OVERRATED,      /* takes the hand for better than it is */
  FH_MISTAKE_UNDERRATED,     /* and for worse */
  FH_MISTAKE_NO_VOID,        /* discards the lowest cards where a suit could go */

  /* Leads. */
  FH_MISTAKE_TRUMPS_KEPT,      /* the declarer holds back the trumps that would draw others */
  FH_MISTAKE_WINNER_FORGOTTEN, /* what was higher is gone, and that is forgotten */
  FH_MISTAKE_VOID_FORGOTTEN,   /* leads a suit that an opponent has shown to be out of */

  /* All plays. */
  FH_MISTAKE_JOKER_KEPT, /* keeps the joker when its time has come */

  /* Following. */
  FH_MISTAKE_PARTNER_COVERED, /* takes over the partner's trick */
  FH_MISTAKE_TRICK_LEFT,      /* leaves a trick that is there to be won */
  FH_MISTAKE_ACE_THROWN,      /* throws the highest card left of a suit */
  FH_MISTAKE_TOO_HIGH,        /* spends a high card where a low one does the same */

  /* Misère. */
  FH_MISTAKE_BIDDER_SAVED, /* takes the trick that the bidder is about to take */
  FH_MISTAKE_DANGER_KEPT,  /* the bidder keeps a high card that could go under */
  FH_N_MISTAKES,
} FhMistake;

/* A decision that can go wrong. */
typedef struct
{
  const FhSeatView *view;
  const FhCharacter *character;
  const FhSkill *skill;
  const FhDecision *sound; /* what somebody who makes no mistake does */
  FhReading reading;       /* filled when a card is to be played */
} FhOccasion;

/* Fills @occasion, which goes on using all that it is given, for the seat of @view, which by rules
 * of thumb and as @character would do @sound.  @skill NULL: fh_skill. */
void fh_occasion_init (FhOccasion *occasion,
                       const FhSeatView *view,
                       const FhCharacter *character,
                       const FhSkill *skill,
                       const FhDecision *sound);

/* Whether @mistake can be made on @occasion; if so, @action is what is done then, which is legal
 * and not the sound action, and @reason the motive of the mistake with its numbers. */
bool
fh_mistake_find (FhMistake mistake, const FhOccasion *occasion, FhAction *action, FhReason *reason);

/* How often players of @level make @mistake when they can, in percent. */
int fh_mistake_rate (FhMistake mistake, FhPlayerLevel level);

/* Draws from @rng whether a player of @level makes a mistake on @occasion, the kinds one after the
 * other; fills @action and @reason and returns true, or leaves them and returns false. */
bool fh_mistake_draw (FhPlayerLevel level,
                      const FhOccasion *occasion,
                      FhAction *action,
                      FhReason *reason,
                      FhRng *rng);

/* The motive that tells of @mistake. */
FhMotive fh_mistake_motive (FhMistake mistake);
