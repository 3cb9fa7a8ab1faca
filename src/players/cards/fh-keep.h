/* fh-keep.h: what a card is worth if it is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-reading.h"

/* The tricks that @card of the own hand is thought to be worth later, when it is not played now. */
float fh_keep_value (const FhReading *reading, FhCard card);

/* The own honour whose guard would be lost with @card, or FH_CARD_NONE. */
FhCard fh_keep_guarded (const FhReading *reading, FhCard card);
