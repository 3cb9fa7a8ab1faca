/* fh-held.c: what players who call so hold, and what becomes of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-held.h"

#include <math.h>

#include <string.h>

/* Whether people call by @rules as at the usual table of the preset: how cards are dealt out, and
 * what happens to slips, changes nothing. */
static bool
is_usual (const FhRules *rules)
{
  FhRules usual;

  fh_rules_init (&usual, (FhPreset) rules->preset);
  usual.batches = rules->batches;
  usual.laws = rules->laws;
  fh_rules_update (&usual);
  return memcmp (&usual, rules, sizeof usual) == 0;
}

static bool
is_agreed (const FhTable *table)
{
  for (int seat = 0; seat < table->rules.n_callers; seat++)
    if (table->agreed[seat])
      return true;
  return false;
}

const FhHeld *
fh_held_find (const FhTable *table, const FhTold *told)
{
  FhCall call = fh_held_call (told->call);

  if (told->code == FH_TOLD_STANDS || is_agreed (table) || !is_usual (&table->rules)
      || fh_seats_have (table->slips.barred, told->seat))
    return NULL;
  for (int i = 0; i < fh_n_held; i++)
    {
      const FhHeld *held = &fh_held_list[i];

      if (held->preset == table->rules.preset && held->call == call && held->place == told->place)
        return held;
    }
  return NULL;
}

double
fh_held_error (uint32_t part, uint32_t n)
{
  double share = (part + 2.0) / (n + 4.0);

  return sqrt (share * (1 - share) / (n + 4.0));
}
