/* fh-borne-out.h: reasons for calls beside the numbers of sample layouts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-player.h"

/* Changes @reason, by rules of thumb, for @call where the numbers that are told with it do not bear
 * it out.  @chance is that to make the call or, of a pass, the likeliest bid; @points are what the
 * call came to, @others the most that another call came to. */
void fh_borne_out (FhReason *reason, FhCall call, float chance, float points, float others);
