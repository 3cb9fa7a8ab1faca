/* fh-craft.c: the weights of the rules by which a card is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-craft.h"

const FhCraft fh_craft = {
  .keep_master = 0.85f,
  .keep_second = 0.45f,
  .keep_third = 0.20f,
  .keep_bare = 0.4f,
  .guard = 0.5f,
  .keep_rank = 0.006f,
  .keep_ruff = 0.40f,
  .keep_trump_step = 0.05f,
  .keep_trump_master = 0.95f,
  .keep_joker = 0.80f,
  .short_suit = 0.10f,
  .long_suit = 0.10f,
  .tempo = 0.25f,
  .tempo_defence = 0.15f,
  .tempo_no_trump = 0.10f,
  .draw = 0.20f,
  .draw_partner = 0.05f,
  .draw_defence = -0.10f,
  .draw_master = -0.30f,
  .force_top = 0.10f,
  .establish = 0.10f,
  .from_king = -0.15f,
  .partner_suit = 0.15f,
  .partner_ruff = 0.20f,
  .declarer_ruff = 0.05f,
  .seek_ruff = 0.10f,
  .through = 0.03f,
  .sluff = -0.10f,
  .friend_beats = 0.6f,
};
