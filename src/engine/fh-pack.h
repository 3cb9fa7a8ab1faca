/* fh-pack.h: the packs of all tables.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card.h"

/* Packs by their number of cards, jokers included. */
typedef enum
{
  FH_PACK_25,
  FH_PACK_33_CARDS,
  FH_PACK_43,
  FH_PACK_45,
  FH_PACK_46,
  FH_PACK_53,
  FH_PACK_60,
  FH_PACK_63,
} FhPack;

/* The cards of @pack. */
FhCardSet fh_pack_cards (FhPack pack);
