/* fh-recommend.c: what suits somebody's first game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-recommend.h"

#include <string.h>

#include "fh-language.h"

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

const char *
fh_recommend_level_by (FhProgress *progress)
{
  FhKnows knows = fh_progress_get_knows (progress);

  return knows != FH_KNOWS_500 ? fh_recommend_level (knows) : NULL;
}

void
fh_recommend_rules (FhSettings *settings, FhRules *rules)
{
  g_auto (GStrv) languages = NULL;

  fh_settings_get_rules (settings, rules);
  if (fh_settings_is_chosen (settings, "preset") || fh_settings_is_chosen (settings, "options"))
    return;
  languages = fh_language_dup_wanted (fh_language_get ());
  fh_rules_init (rules, fh_recommend_preset ((const char *const *) languages));
}
