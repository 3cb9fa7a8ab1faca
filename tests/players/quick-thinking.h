/* quick-thinking.h: players who search, for tests that have many of them decide.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-thinking.h"

/* All that a player can think about, and little of each. */
static const FhThinking quick_thinking = {
  .worlds = { .n_worlds = 8, .n_listed = 20, .drawn = 2, .moves = 2 },
  .nodes = 2000,
  .play_nodes = 20000,
  .calls = { .worlds = 12, .first = 4 },
  .kitty = { .worlds = 8, .listed = 10, .first = 2, .kept = 3 },
  .declaring = { .solved = 4 },
  .defending = { .solved = 4 },
  .misere = { .solved = 4 },
  .against_misere = { .solved = 4 },
};
