/* fh-ladder.c: which calls a table knows, what they are worth, and which outbids which.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rank and value are two things: they differ for nullo at the Midwest table and for the misères of
 * Australia (RULES.md, "The traditions side by side").
 */
#include "fh-rules.h"

/* A trick bid stands on the rung of ten times its number, which leaves room between any two. */
#define RUNG_OF(bid)    (10 * (int) (bid))
#define RUNG_ABOVE(bid) (RUNG_OF (bid) + 5)

FhCallSet
fh_rules_ladder (const FhRules *rules)
{
  FhCallSet calls = FH_CALL_BIT (FH_LAST_BID + 1) - FH_CALL_BIT (FH_FIRST_BID);

  if (rules->nullo_500)
    return calls | FH_CALL_BIT (FH_NULLO); /* in place of both misères (D-HP-NULLO) */
  if (rules->misere)
    calls |= FH_CALL_BIT (FH_MISERE);
  if (rules->open_misere)
    calls |= FH_CALL_BIT (FH_OPEN_MISERE);
  if (rules->nullo)
    calls |= FH_CALL_BIT (FH_NULLO);
  if (rules->nullo && rules->grand_nullo)
    calls |= FH_CALL_BIT (FH_GRAND_NULLO);
  return calls;
}

int
fh_rules_value (const FhRules *rules, FhCall call)
{
  /* HC-019 to HC-023, NZ-023, PW-015 to PW-019, DX-028, HP-047 to HP-051. */
  if (fh_call_is_bid (call))
    return 40 + 20 * (int) fh_call_trump (call) + 100 * (fh_call_level (call) - FH_MIN_LEVEL);

  switch (call)
    {
    case FH_MISERE:
      return 250; /* NZ-024, HP-032 */
    case FH_OPEN_MISERE:
      return rules->open_misere_value; /* NZ-025, HP-033 */
    case FH_NULLO:
      return rules->nullo_500 ? 500 : 250; /* HP-069, HC-051, DX-029 */
    case FH_GRAND_NULLO:
      return 510; /* DX-030 */
    default:
      return 0;
    }
}

/* The rung of a closed bid to lose every trick, between the sevens and eight clubs: by the rules of
 * a table (NZ-036, HC-052, D-HP-MIS, D-DX-NULLO), or as people want it. */
static int
rung_of_misere (const FhRules *rules)
{
  return rules->misere_over_8s ? RUNG_ABOVE (fh_bid (8, FH_TRUMP_SPADES))
                               : RUNG_ABOVE (fh_bid (7, FH_NO_TRUMP));
}

int
fh_rules_rung (const FhRules *rules, FhCall call)
{
  if (fh_call_is_bid (call))
    return RUNG_OF (call);

  switch (call)
    {
    case FH_MISERE:
      return rung_of_misere (rules);
    case FH_OPEN_MISERE:
      if (rules->family == FH_FAMILY_NEW_ZEALAND) /* D-NZ-TIE, D-NZ5-320 */
        return RUNG_OF (fh_bid (rules->open_misere_value == 320 ? 8 : 10, FH_NO_TRUMP));
      return RUNG_ABOVE (fh_bid (10, FH_TRUMP_DIAMONDS)); /* D-HP-OMIS */
    case FH_NULLO:
      if (rules->nullo_500)
        return RUNG_ABOVE (fh_bid (10, FH_TRUMP_DIAMONDS)); /* D-HP-NULLO */
      return rung_of_misere (rules);
    case FH_GRAND_NULLO:
      return RUNG_ABOVE (fh_bid (10, FH_NO_TRUMP)); /* D-DX-GN */
    default:
      return 0;
    }
}

int
fh_rules_ladder_calls (const FhRules *rules, FhCall calls[FH_N_CALLS])
{
  FhCallSet ladder = fh_rules_ladder (rules);
  int n = 0;

  for (FhCall call = FH_FIRST_BID; call < FH_N_CALLS; call++)
    if (ladder & FH_CALL_BIT (call))
      {
        int at = n++;

        for (; at > 0 && fh_rules_rung (rules, calls[at - 1]) > fh_rules_rung (rules, call); at--)
          calls[at] = calls[at - 1];
        calls[at] = call;
      }
  return n;
}
