/* fh-stakes-weights.c: what a lead is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Written by `tests/bench/fit BUILD fh-stakes-weights.c 1 5000`: fitted to 5000 games of seed 1 at
 * each table, by the computer players of commit 878209c9e352.
 */
#include "fh-stakes.h"

const float fh_stakes_scale_of_two = 320.0f;
const float fh_stakes_scale_of_more = 240.0f;
