/* fh-character.h: the temperaments of the computer players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Characters differ in what they dare, not in what they know; all of them play their cards as well
 * as they can.
 */
#pragma once

typedef enum
{
  FH_CAREFUL, /* bids what it holds, and seldom fails */
  FH_STEADY,  /* bids for the best expected score */
  FH_BOLD,    /* trusts the kitty and its partner (HP-072) */
  FH_N_CHARACTERS,
} FhCharacterId;

typedef struct
{
  const char *word;    /* a stable word for files and the command line */
  float courage;       /* tricks added to what a hand is thought to be worth */
  float caution;       /* added to the chance of success that a call needs, 0 to 1 */
  float partner_trust; /* how much of the strength that a partner's bid shows is counted, 0 to 1 */
} FhCharacter;

/* The character @id. */
const FhCharacter *fh_character_get (FhCharacterId id);

/* Sets @id to the character called @word and returns true, or returns false. */
_Bool fh_character_from_word (const char *word, FhCharacterId *id);
