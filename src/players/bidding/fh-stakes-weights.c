/* fh-stakes-weights.c: what a lead is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-stakes-weights.h"

const float fh_stakes_scale_of_two = 290.0f;
const float fh_stakes_scale_of_more = 230.0f;
