/* bench-engine.c: random legal deals a second through the engine, for each preset.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One thread; each deal is shuffled, auctioned, exchanged, played and scored through
 * fh_state_legal() and fh_state_apply().  Deals that are thrown in do not count.
 */
#include <stdio.h>
#include <stdlib.h>

#include "bench-times.h"
#include "fh-random-action.h"

int
main (int argc, char **argv)
{
  int n_deals = argc > 1 ? atoi (argv[1]) : 50000;

  printf ("%-16s %10s %14s %14s\n", "preset", "deals", "deals/s", "actions/s");
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;
      FhState state;
      FhRng rng;
      long actions = 0;
      int played = 0;
      double start = bench_seconds ();

      fh_rules_init (&rules, (FhPreset) preset);
      fh_rng_init (&rng, fh_seed_from_number (1), 0);
      fh_state_init (&state, &rules);
      while (played < n_deals)
        {
          FhAction action = random_action (&state, &rng);
          fh_state_apply (&state, &action);
          actions++;
          if (state.table.deal_over)
            {
              played += !state.table.thrown_in;
              if (state.table.due == FH_ACTION_NONE)
                fh_state_init (&state, &rules);
            }
        }
      double taken = bench_seconds () - start;
      printf ("%-16s %10d %14.0f %14.0f\n", fh_preset_id ((FhPreset) preset), played,
              played / taken, (double) actions / taken);
    }
  return EXIT_SUCCESS;
}
