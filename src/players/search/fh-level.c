/* fh-level.c: how strong the computer players are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-level.h"

#include <stddef.h>
#include <string.h>

static const char *const words[FH_N_PLAYER_LEVELS] = {
  [FH_PLAYER_RANDOM] = "random", [FH_PLAYER_LEARNER] = "learner", [FH_PLAYER_BEGINNER] = "beginner",
  [FH_PLAYER_CLUB] = "club",     [FH_PLAYER_RULES] = "rules",     [FH_PLAYER_STRONG] = "strong",
  [FH_PLAYER_EXPERT] = "expert",
};

/* Found with tests/bench/bench-gap.c, as far as some hundred deals can tell: when the first tricks
 * are played on by rules, both sides do better than when all is solved, because double dummy they
 * would know later what they do not know.  When the declarer lets the others go on by rules until
 * it is his own turn again, even where all could be solved at once, he wins back a fifth more of
 * the gap; for the defence that was no help.  A bid to lose every trick is solved throughout.
 *
 * What a level is worth comes from what it tries at all, and from how likely the layouts are;
 * hardly from their number.  With layouts that are led to what explains the cards played
 * (fh-worlds.h), and not only weighed by them, the declarer won back 63 percent of the gap in
 * points instead of 51, and the defence 68 instead of 34 (799 deals at american-4; 61 and 65 of
 * 1,996); twice as many moves won no more.
 *
 * So the strong player tries the last tricks and misères only, and the expert everything;
 * tests/bench/tables tells what that is worth. */
static const FhThinking strong = {
  .worlds = { .n_worlds = 50, .n_listed = 120, .drawn = 3, .moves = 4 },
  .play_nodes = 300000,
  .declaring = { .last = 3,
                 .solved = 7,
                 .round = true,
                 .natural = 0.005f,
                 .errors = 1,
                 .unsound = 2.5f },
  .defending = { .last = 3, .solved = 6, .natural = 0.005f, .errors = 1.5f, .unsound = 2.5f },
  .misere = { .solved = 10, .natural = 0.005f, .errors = 1, .unsound = 2.5f },
  .against_misere = { .solved = 10, .natural = 0.005f, .errors = 1, .unsound = 2.5f },
};

static const FhThinking expert = {
  .worlds = { .n_worlds = 120, .n_listed = 250, .drawn = 3, .moves = 4 },
  .nodes = 50000,
  .play_nodes = 1000000,
  .calls = { .worlds = 600, .first = 24, .misere = 100, .natural = 0.005f },
  .kitty = { .worlds = 200,
             .listed = 200,
             .first = 8,
             .kept = 8,
             .nodes = 2000000,
             .natural = 0.005f },
  .declaring = { .solved = 7, .round = true, .natural = 0.005f, .errors = 1, .unsound = 2.5f },
  .defending = { .solved = 6, .natural = 0.005f, .errors = 1, .unsound = 2.5f },
  .misere = { .solved = 10, .natural = 0.005f, .errors = 1, .unsound = 2.5f },
  .against_misere = { .solved = 10, .natural = 0.005f, .errors = 1, .unsound = 2.5f },
};

/* As the expert, in more layouts, and with numbers for all that may be done.  More moves make the
 * layouts differ more from those that they were copied from: with 16 of them the share of a choice
 * was off by more than ten points of chance in 0.8 percent of 482 choices, with 8 in 5.0, and with
 * 32, which take 1.7 times as long, in 1.9 (bench-judge layouts 100). */
static const FhThinking judge = {
  .worlds = { .n_worlds = 300, .n_listed = 400, .drawn = 3, .moves = 16 },
  .nodes = 50000,
  .play_nodes = 3000000,
  .calls = { .worlds = 600, .first = 24, .misere = 100, .all = true, .natural = 0.005f },
  .kitty = { .worlds = 200,
             .listed = 200,
             .first = 8,
             .kept = 8,
             .told = 16,
             .nodes = 2000000,
             .natural = 0.005f },
  .declaring = { .solved = 7, .round = true, .natural = 0.005f, .errors = 1, .unsound = 2.5f },
  .defending = { .solved = 6, .natural = 0.005f, .errors = 1, .unsound = 2.5f },
  .misere = { .solved = 10, .natural = 0.005f, .errors = 1, .unsound = 2.5f },
  .against_misere = { .solved = 10, .natural = 0.005f, .errors = 1, .unsound = 2.5f },
};

const char *
fh_level_word (FhPlayerLevel level)
{
  return words[level];
}

bool
fh_level_from_word (const char *word, FhPlayerLevel *level)
{
  for (int i = 0; i < FH_N_PLAYER_LEVELS; i++)
    if (strcmp (word, words[i]) == 0)
      {
        *level = (FhPlayerLevel) i;
        return true;
      }
  return false;
}

const FhThinking *
fh_level_thinking (FhPlayerLevel level)
{
  return level == FH_PLAYER_STRONG ? &strong : level == FH_PLAYER_EXPERT ? &expert : NULL;
}

const FhThinking *
fh_level_judge (void)
{
  return &judge;
}
