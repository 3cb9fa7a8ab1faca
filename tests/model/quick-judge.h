/* quick-judge.h: a judge in a hurry, for tests of what is said with his numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"
#include "fh-level.h"

/* The layouts of one whose numbers are worth little, and of one who sees a mistake where it is
 * plain. */
#define FEW_LAYOUTS  12
#define SOME_LAYOUTS 30

/* A judge who looks at so few.  (transfer full) */
static inline FhJudge *
quick_judge_new (int n_layouts)
{
  FhThinking thinking = *fh_level_judge ();

  thinking.worlds.n_worlds = thinking.worlds.n_listed = n_layouts;
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
  g_autoptr (FhJudge) judge = quick_judge_new (FEW_LAYOUTS);

  fh_game_set_judge (game, judge);
  return game;
}
