/* bench-players.c: how the computer players do, and how long they take.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-players [DEALS [CHARACTER [PRESET]]]: for each table the share of contracts made, by kind
 * and by level, the share of deals that are played, and the time of a deal; then how often a side
 * of computer players beats a side of random ones.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fh-deal.h"
#include "fh-fit.h"
#include "fh-options.h"
#include "fh-player.h"

typedef struct
{
  int made, n;
} Share;

static double
seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

static void
act (FhState *state, const FhPlayer *players, FhRng *rng)
{
  FhLegal legal;
  FhSeatView view;
  FhDecision decision = { .action.kind = FH_ACTION_NONE };

  fh_state_legal (state, &legal);
  for (int seat = 0; seat < state->table.rules.n_seats; seat++)
    if (fh_seats_have (legal.may_declare, seat) && decision.action.kind != FH_ACTION_ACE_NO_FACE)
      {
        fh_seat_view_init (&view, state, seat);
        decision = fh_player_decide (&players[seat], &view, rng);
      }
  if (decision.action.kind != FH_ACTION_ACE_NO_FACE)
    {
      fh_seat_view_init (&view, state, state->table.turn);
      decision = fh_player_decide (&players[state->table.turn], &view, rng);
    }
  fh_fit_carry_out (state, &players[state->table.turn], &view, &decision.action, rng);
}

static void
print_share (const char *name, Share share)
{
  if (share.n)
    printf (" %s %.1f%% (%d)", name, 100.0 * share.made / share.n, share.n);
}

static void
bench_table (const char *name, const FhRules *rules, int n_deals, FhCharacterId character)
{
  FhPlayer players[FH_MAX_SEATS];
  Share all = { 0, 0 }, suit = { 0, 0 }, no_trump = { 0, 0 }, misere = { 0, 0 };
  Share levels[FH_MAX_LEVEL + 1] = { { 0, 0 } };
  double start = seconds ();

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    players[seat] = (FhPlayer){ .level = FH_PLAYER_RULES, .character = (uint8_t) character };
  for (int i = 0; i < n_deals; i++)
    {
      FhState state;
      FhAction deal =
          fh_deal_from_seed (rules, i % rules->n_callers, fh_seed_from_number ((uint64_t) i), 0);
      fh_state_init (&state, rules);
      fh_state_apply (&state, &deal);
      while (!state.table.deal_over)
        act (&state, players, NULL);
      FhCall call = state.table.contract;
      if (state.table.thrown_in || call == FH_PASS)
        continue;
      Share *kind = fh_call_is_misere (call)              ? &misere
                    : fh_call_trump (call) == FH_NO_TRUMP ? &no_trump
                                                          : &suit;
      Share *level = &levels[fh_call_level (call)];
      for (int k = 0; k < 3; k++)
        {
          Share *share = k == 0 ? &all : k == 1 ? kind : level;
          share->n++;
          share->made += state.table.made;
        }
    }
  printf ("%-22s %5.1f us a deal, %.1f%% played; made:", name, (seconds () - start) * 1e6 / n_deals,
          100.0 * all.n / n_deals);
  print_share ("all", all);
  print_share ("suit", suit);
  print_share ("no-trump", no_trump);
  print_share ("misere", misere);
  printf (";");
  for (int level = FH_MIN_LEVEL; level <= FH_MAX_LEVEL; level++)
    {
      char word[4];
      snprintf (word, sizeof word, "%d", level);
      print_share (word, levels[level]);
    }
  printf ("\n");
}

static bool
rules_win (const FhRules *rules, int number)
{
  FhPlayer players[FH_MAX_SEATS];
  FhState state;
  FhRng rng;
  int side = number % 2, n_deals = 0;

  fh_rng_init (&rng, fh_seed_from_number ((uint64_t) number), 2);
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    players[seat] = (FhPlayer){
      .level = rules->side_of[seat] == side ? FH_PLAYER_RULES : FH_PLAYER_RANDOM,
      .character = FH_STEADY,
    };
  fh_state_init (&state, rules);
  while (state.table.due != FH_ACTION_NONE && n_deals < 500)
    {
      if (state.table.due != FH_ACTION_DEAL)
        {
          act (&state, players, &rng);
          continue;
        }
      FhAction deal = fh_deal_from_seed (rules, n_deals ? state.table.turn : 0,
                                         fh_seed_from_number ((uint64_t) number), n_deals);
      fh_state_apply (&state, &deal);
      n_deals++;
    }
  return (state.table.winners >> side) & 1;
}

int
main (int argc, char **argv)
{
  int n_deals = argc > 1 ? atoi (argv[1]) : 5000;
  FhCharacterId character = FH_STEADY;

  if (argc > 2 && !fh_character_from_word (argv[2], &character))
    return 2;
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;
      if (argc > 3 && strcmp (argv[3], fh_preset_id ((FhPreset) preset)) != 0)
        continue;
      fh_rules_init (&rules, (FhPreset) preset);
      bench_table (fh_preset_id ((FhPreset) preset), &rules, n_deals, character);
      if (preset == FH_PRESET_AMERICAN_4 && fh_option_set (&rules, "nullo", "on") == FH_OPTION_OK)
        bench_table ("american-4 nullo=on", &rules, n_deals, character);
    }
  for (int preset = 0; preset < FH_N_PRESETS && argc <= 3; preset++)
    {
      FhRules rules;
      int won = 0, n = 200;
      fh_rules_init (&rules, (FhPreset) preset);
      for (int i = 0; i < n; i++)
        won += rules_win (&rules, i);
      printf ("%-22s beat random players in %.1f%% of %d games\n", fh_preset_id ((FhPreset) preset),
              100.0 * won / n, n);
    }
  return 0;
}
