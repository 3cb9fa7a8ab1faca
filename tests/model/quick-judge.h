/* quick-judge.h: a judge in a hurry, for tests of what is said with his numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"
#include "fh-level.h"

/* A judge who looks at so few layouts that his numbers are worth little.  (transfer full) */
static inline FhJudge *
quick_judge_new (void)
{
  FhThinking thinking = *fh_level_judge ();

  thinking.worlds.n_worlds = thinking.worlds.n_listed = 12;
  thinking.nodes = thinking.play_nodes = thinking.kitty.nodes = 20000;
  thinking.calls.worlds = 12;
  thinking.calls.first = 3;
  thinking.kitty.worlds = 8;
  thinking.kitty.listed = 12;
  thinking.kitty.first = 1;
  thinking.kitty.kept = 4;
  return fh_judge_new (&thinking);
}

/* @game, which such a one judges from now on. */
static inline FhGame *
quick_judged (FhGame *game)
{
  g_autoptr (FhJudge) judge = quick_judge_new ();

  fh_game_set_judge (game, judge);
  return game;
}
