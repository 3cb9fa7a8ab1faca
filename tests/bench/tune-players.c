/* tune-players.c: tries other weights for the play of the cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tune-players [POSITIONS [PASSES [SEED [suit|no-trump [PRESET]]]]]: plays the same positions, a
 * contract with the kitty taken, with one weight of fh_skill a step higher and a step lower, once
 * by the declarer's side against the present players and once by the defenders.  A change that
 * gains is kept for the rest of the run; all weights are printed at the end, to be taken over by
 * hand.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fh-deal.h"
#include "fh-hand-value.h"
#include "fh-player.h"
#include "fh-world.h"

#define N_WEIGHTS ((int) (sizeof (FhPlaySkill) / sizeof (float)))
/* A gain below this, in tricks and contracts as play() counts them, is noise. */
#define LEAST_GAIN 0.0012

typedef struct
{
  FhState state;
  int declarer;
  int level;
} Position;

static Position *positions;
static int n_positions;
static FhSkill base;

/* The declarer and his partners, the hidden one too. */
static uint8_t
bidders_of (const FhWorld *world)
{
  uint8_t bidders = fh_table_bidders (fh_world_table (world));

  bidders |= fh_seat_bit (world->state.hidden_partner);
  return bidders;
}

/* The mean worth of the positions to the declarer: a made contract counts like 1.7 tricks. */
static double
play (const FhSkill *declaring, const FhSkill *defending)
{
  double worth = 0;

  for (int i = 0; i < n_positions; i++)
    {
      FhWorld world = { .state = positions[i].state };
      const FhTable *table = fh_world_table (&world);
      uint8_t bidders = bidders_of (&world);
      while (!table->deal_over)
        {
          FhSeatView view;
          FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
          player.skill = fh_seats_have (bidders, table->turn) ? declaring : defending;
          fh_world_view (&world, table->turn, &view);
          FhDecision decision = fh_player_decide (&player, &view, NULL);
          if (fh_world_apply (&world, &decision.action).code != FH_OK)
            abort ();
        }
      int tricks = 0;
      for (int seat = 0; seat < table->rules.n_seats; seat++)
        tricks += fh_seats_have (bidders, seat) ? table->tricks[seat] : 0;
      worth += 0.6 * tricks + (tricks >= positions[i].level);
    }
  return worth / n_positions;
}

/* What @skill gains on both sides of the table. */
static double
gain (const FhSkill *skill)
{
  return play (skill, &base) - play (&base, skill);
}

/* The seat and the trump with the strongest hand of @state. */
static bool
strongest (const FhState *state, bool no_trump, Position *position, FhDenomination *trump)
{
  float most = 5.8f;

  position->declarer = -1;
  for (int seat = 0; seat < state->table.rules.n_callers; seat++)
    for (int d = no_trump ? FH_NO_TRUMP : 0; d < (no_trump ? FH_N_DENOMINATIONS : FH_N_SUITS); d++)
      {
        float worth = fh_hand_tricks (&state->table.rules, FH_HAND_DEALT, state->hands[seat],
                                      (FhDenomination) d);
        if (worth > most)
          {
            most = worth;
            position->declarer = seat;
            *trump = (FhDenomination) d;
          }
      }
  position->level = (int) (most + 0.4f);
  position->level = position->level < 6 ? 6 : position->level > 9 ? 9 : position->level;
  return position->declarer >= 0;
}

static void
make_positions (int n, uint64_t seed, bool no_trump, const char *preset)
{
  static const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };

  positions = malloc (sizeof *positions * (size_t) n);
  for (uint64_t i = 0; n_positions < n; i++)
    {
      FhRules rules;
      Position *position = &positions[n_positions];
      FhDenomination trump = FH_NO_TRUMP;
      FhPreset table = (FhPreset) (i % (FH_PRESET_MIDWEST_4 + 1)); /* four hands */
      if (preset)
        fh_preset_from_id (preset, &table);
      fh_rules_init (&rules, table);
      FhAction deal = fh_deal_from_seed (&rules, (int) (i % rules.n_callers),
                                         fh_seed_from_number (seed << 32 | i), 0);
      fh_state_init (&position->state, &rules);
      fh_state_apply (&position->state, &deal);
      if (!strongest (&position->state, no_trump, position, &trump))
        continue;

      FhWorld world = { .state = position->state };
      FhSeatView view;
      fh_world_set_contract (&world, position->declarer, fh_bid (position->level, trump));
      while (fh_world_table (&world)->due != FH_ACTION_PLAY)
        {
          fh_world_view (&world, position->declarer, &view);
          FhDecision decision = fh_player_decide (&player, &view, NULL);
          fh_world_apply (&world, &decision.action);
        }
      position->state = world.state;
      n_positions++;
    }
}

int
main (int argc, char **argv)
{
  int n = argc > 1 ? atoi (argv[1]) : 6000;
  int passes = argc > 2 ? atoi (argv[2]) : 2;
  bool no_trump = argc > 4 && strcmp (argv[4], "no-trump") == 0;
  int first = no_trump ? FH_DECLARING_NO_TRUMP : FH_DECLARING;
  float steps[FH_N_SKILL_ROLES][sizeof (FhPlaySkill) / sizeof (float)];

  base = fh_skill;
  make_positions (n, argc > 3 ? strtoull (argv[3], NULL, 10) : 5, no_trump,
                  argc > 5 ? argv[5] : NULL);
  for (int role = 0; role < FH_N_SKILL_ROLES; role++)
    for (int i = 0; i < N_WEIGHTS; i++)
      steps[role][i] = fmaxf (fabsf (((float *) &base.role[role])[i]) * 0.4f, 0.02f);

  for (int pass = 0; pass < passes; pass++)
    for (int role = first; role < first + 2; role++)
      for (int i = 0; i < N_WEIGHTS; i++)
        {
          float *weight = (float *) &base.role[role] + i, best = *weight;
          double most = LEAST_GAIN;
          for (int sign = -1; sign <= 1; sign += 2)
            {
              FhSkill skill = base;
              float *other = (float *) &skill.role[role] + i;
              *other += (float) sign * steps[role][i];
              double gained = gain (&skill);
              if (gained > most)
                {
                  most = gained;
                  best = *other;
                }
            }
          if (best != *weight)
            printf ("pass %d, role %d, weight %d: %.3f to %.3f gains %.4f\n", pass + 1, role, i,
                    (double) *weight, (double) best, most);
          else
            steps[role][i] *= 0.6f;
          *weight = best;
          fflush (stdout);
        }
  for (int role = first; role < first + 2; role++)
    for (int i = 0; i < N_WEIGHTS; i++)
      printf ("role %d, weight %d: %.3f\n", role, i, (double) ((float *) &base.role[role])[i]);
  free (positions);
  return 0;
}
