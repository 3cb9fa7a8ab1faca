/* fh-recommend.c: what suits somebody's first game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-recommend.h"

#include <string.h>

FhPreset
fh_recommend_preset (const char *const *names)
{
  static const struct
  {
    const char *place;
    FhPreset preset;
  } places[] = {
    { "_AU", FH_PRESET_AUSTRALIAN_4 },
    { "_NZ", FH_PRESET_NEW_ZEALAND_4 },
    { "_CA", FH_PRESET_CANADIAN_4 },
    { "_US", FH_PRESET_AMERICAN_4 },
  };

  for (int i = 0; names[i] != NULL; i++)
    for (guint p = 0; p < G_N_ELEMENTS (places); p++)
      if (strstr (names[i], places[p].place) != NULL)
        return places[p].preset;
  return FH_PRESET_AUSTRALIAN_4;
}

const char *
fh_recommend_level (FhKnows knows)
{
  switch (knows)
    {
    case FH_KNOWS_NOTHING:
      return "learner";
    case FH_KNOWS_EUCHRE:
    case FH_KNOWS_WHIST:
      return "beginner";
    case FH_KNOWS_UNASKED:
    case FH_KNOWS_500:
    default:
      return "club";
    }
}
