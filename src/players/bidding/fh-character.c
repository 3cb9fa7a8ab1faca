/* fh-character.c: the temperaments of the computer players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-character.h"

#include <string.h>

static const FhCharacter characters[FH_N_CHARACTERS] = {
  [FH_CAREFUL] = { "careful", -0.3f, 0.06f, 0.8f },
  [FH_STEADY] = { "steady", 0, 0, 1 },
  [FH_BOLD] = { "bold", 0.3f, -0.05f, 1 },
};

const FhCharacter *
fh_character_get (FhCharacterId id)
{
  return &characters[(unsigned) id < FH_N_CHARACTERS ? id : FH_STEADY];
}

_Bool
fh_character_from_word (const char *word, FhCharacterId *id)
{
  for (int i = 0; i < FH_N_CHARACTERS; i++)
    if (strcmp (characters[i].word, word) == 0)
      {
        *id = (FhCharacterId) i;
        return 1;
      }
  return 0;
}
