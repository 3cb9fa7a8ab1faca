/* fh-level.h: how strong the computer players are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Levels differ in how much a player thinks and how often it errs; all of them see what their seat
 * sees and nothing else.  What a player dares is his character (fh-character.h).
 */
#pragma once

#include "fh-thinking.h"

typedef enum
{
  FH_PLAYER_RANDOM,   /* anything the rules allow; for tests and as a measure */
  FH_PLAYER_LEARNER,  /* rules of thumb, and many a beginner's mistake (fh-mistake.h) */
  FH_PLAYER_BEGINNER, /* likewise, and fewer of them */
  FH_PLAYER_CLUB,     /* likewise, and few */
  FH_PLAYER_RULES,    /* rules of thumb without a mistake; no level of the window, but a measure */
  FH_PLAYER_STRONG,   /* likewise, but the last tricks, and every card of a misère, are tried in
                       * worlds that fit what the seat knows */
  FH_PLAYER_EXPERT,   /* so is every call, discard and card, in more of them */
  FH_N_PLAYER_LEVELS,
} FhPlayerLevel;

/* A stable word for @level for files and the command line: "random", "learner", "beginner", "club",
 * "rules", "strong", "expert". */
const char *fh_level_word (FhPlayerLevel level);

/* Sets @level to the one called @word and returns true, or returns false. */
bool fh_level_from_word (const char *word, FhPlayerLevel *level);

/* How much a player of @level thinks, or NULL when it goes by rules of thumb alone. */
const FhThinking *fh_level_thinking (FhPlayerLevel level);

/* How much the tutor thinks: never less than the strongest player. */
const FhThinking *fh_level_judge (void);
