/* fit-hands.c: fits the weights of the features of a hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fit-hands [DEALS] > src/players/fh-hand-weights.c, then clang-format.  In random deals each hand
 * becomes declarer with its best trump suits and plays with computer players; the tricks of its
 * side are explained by least squares, with a little weight on small weights, from the declarer's
 * hand before and after the discard, from the partner's and from the opponents' hands.  Half of the
 * discards are at random, so that hands are seen which a good discard would not leave.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fh-deal.h"
#include "fh-hand-value.h"
#include "fh-player.h"
#include "fh-world.h"

#define RIDGE 4.0

typedef struct
{
  double products[FH_N_FEATURES][FH_N_FEATURES + 1];
  double squares, sum;
  long n;
} Fit;

static Fit fits[FH_N_HAND_KINDS][2];

static void
add (FhHandKind kind, FhCardSet hand, FhDenomination trump, int tricks)
{
  Fit *fit = &fits[kind][trump == FH_NO_TRUMP];
  FhHandTerms terms;

  fh_hand_terms (&terms, hand, trump);
  for (int i = 0; i < terms.n; i++)
    {
      for (int j = 0; j < terms.n; j++)
        fit->products[terms.feature[i]][terms.feature[j]] += 1;
      fit->products[terms.feature[i]][FH_N_FEATURES] += tricks;
    }
  fit->squares += tricks * tricks;
  fit->sum += tricks;
  fit->n++;
}

/* Gauss and Jordan, with the largest pivot of each column. */
static void
solve (const Fit *fit, double weights[FH_N_FEATURES])
{
  double m[FH_N_FEATURES][FH_N_FEATURES + 1];

  memcpy (m, fit->products, sizeof m);
  for (int i = 0; i < FH_N_FEATURES; i++)
    m[i][i] += i ? RIDGE : 0.01;
  for (int column = 0; column < FH_N_FEATURES; column++)
    {
      int pivot = column;
      for (int i = column; i < FH_N_FEATURES; i++)
        if (fabs (m[i][column]) > fabs (m[pivot][column]))
          pivot = i;
      for (int j = 0; j <= FH_N_FEATURES; j++)
        {
          double other = m[column][j];
          m[column][j] = m[pivot][j];
          m[pivot][j] = other;
        }
      for (int i = 0; i < FH_N_FEATURES; i++)
        {
          double factor = m[i][column] / m[column][column];
          if (i == column)
            continue;
          for (int j = column; j <= FH_N_FEATURES; j++)
            m[i][j] -= factor * m[column][j];
        }
    }
  for (int i = 0; i < FH_N_FEATURES; i++)
    weights[i] = m[i][FH_N_FEATURES] / m[i][i];
}

static double
residual (const Fit *fit, const double weights[FH_N_FEATURES])
{
  double sum = fit->squares;

  for (int i = 0; i < FH_N_FEATURES; i++)
    {
      sum -= 2 * weights[i] * fit->products[i][FH_N_FEATURES];
      for (int j = 0; j < FH_N_FEATURES; j++)
        sum += weights[i] * weights[j] * fit->products[i][j];
    }
  return sqrt (sum / (double) fit->n);
}

static FhCardSet
random_discard (FhCardSet hand, FhDenomination trump, int count, FhRng *rng)
{
  FhSuit suit = trump == FH_NO_TRUMP ? FH_SUIT_JOKER : (FhSuit) trump;
  FhCardSet from = hand & ~fh_effective_suit_cards (suit, trump), gone = 0;

  if (fh_set_size (from) < count)
    from = hand;
  while (fh_set_size (gone) < count)
    {
      FhCardSet left = from & ~gone;
      for (uint32_t skip = fh_rng_below (rng, (uint32_t) fh_set_size (left)); skip; skip--)
        left &= left - 1;
      gone |= left & -left;
    }
  return gone;
}

/* Plays the layout of @state with @seat as declarer, and adds what comes of it. */
static void
play (const FhState *state, int seat, FhDenomination trump, FhRng *rng)
{
  static const FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };
  FhWorld world = { .state = *state };
  const FhTable *table = fh_world_table (&world);
  FhCardSet after = 0;

  fh_world_set_contract (&world, seat, fh_bid (7, trump));
  while (!table->deal_over)
    {
      FhSeatView view;
      fh_world_view (&world, table->turn, &view);
      FhDecision decision = fh_player_decide (&player, &view, NULL);
      bool discards = decision.action.kind == FH_ACTION_DISCARD;
      if (discards && fh_rng_below (rng, 2))
        decision.action = fh_action_cards (
            FH_ACTION_DISCARD, seat, random_discard (view.hand, trump, view.legal.count, rng));
      if (fh_world_apply (&world, &decision.action).code != FH_OK)
        abort ();
      if (discards)
        after = fh_world_hand (&world, seat);
    }
  int tricks = fh_table_side_tricks (table, table->rules.side_of[seat]);
  add (FH_HAND_DEALT, state->hands[seat], trump, tricks);
  add (FH_HAND_DISCARDED, after, trump, tricks);
  add (FH_HAND_SUPPORT, state->hands[(seat + 2) % 4], trump, tricks);
  add (FH_HAND_DEFENCE, state->hands[(seat + 1) % 4], trump, tricks);
  add (FH_HAND_DEFENCE, state->hands[(seat + 3) % 4], trump, tricks);
}

static void
fit_table (FhPreset preset, int n_deals)
{
  FhRules rules;
  FhRng rng;

  memset (fits, 0, sizeof fits);
  fh_rules_init (&rules, preset);
  fh_rng_init (&rng, fh_seed_from_number (7), 0);
  for (int i = 0; i < n_deals; i++)
    {
      FhState state;
      FhAction deal =
          fh_deal_from_seed (&rules, i % 4, fh_seed_from_number (1000000 + (uint64_t) i), 0);
      fh_state_init (&state, &rules);
      fh_state_apply (&state, &deal);
      for (int seat = 0; seat < 4; seat++)
        {
          float worth[FH_N_DENOMINATIONS];
          int best = 0, second = -1;
          for (int d = 0; d < FH_N_DENOMINATIONS; d++)
            worth[d] =
                fh_hand_tricks (&rules, FH_HAND_DEALT, state.hands[seat], (FhDenomination) d);
          for (int d = 1; d < FH_N_SUITS; d++)
            best = worth[d] > worth[best] ? d : best;
          for (int d = 0; d < FH_N_SUITS; d++)
            if (d != best && (second < 0 || worth[d] > worth[second]))
              second = d;
          play (&state, seat, (FhDenomination) best, &rng);
          if (fh_rng_below (&rng, 3) == 0)
            play (&state, seat, (FhDenomination) second, &rng);
          if (worth[FH_NO_TRUMP] > 4.2f || fh_rng_below (&rng, 6) == 0)
            play (&state, seat, FH_NO_TRUMP, &rng);
        }
    }
}

static void
print_table (const char *name)
{
  static const char *const kinds[] = { "DEALT", "DISCARDED", "SUPPORT", "DEFENCE" };

  printf ("\nconst FhHandWeights %s = {\n  .thousandths = {\n", name);
  for (int kind = 0; kind < FH_N_HAND_KINDS; kind++)
    {
      printf ("    [FH_HAND_%s] = {\n", kinds[kind]);
      for (int no_trump = 0; no_trump < 2; no_trump++)
        {
          double weights[FH_N_FEATURES];
          solve (&fits[kind][no_trump], weights);
          fprintf (stderr, "%s %s%s: %ld hands, %.3f tricks unexplained\n", name, kinds[kind],
                   no_trump ? " no-trump" : "", fits[kind][no_trump].n,
                   residual (&fits[kind][no_trump], weights));
          printf ("      {");
          for (int i = 0; i < FH_N_FEATURES; i++)
            printf (" %d,", (int) lrint (weights[i] * 1000));
          printf (" },\n");
        }
      printf ("    },\n");
    }
  printf ("  },\n};\n");
}

int
main (int argc, char **argv)
{
  int n_deals = argc > 1 ? atoi (argv[1]) : 20000;

  printf (
      "/* fh-hand-weights.c: the weights of the features of a hand.\n *\n"
      " * SPDX-License-Identifier: GPL-3.0-or-later\n *\n"
      " * Fitted by tests/bench/fit-hands.c, which can do it anew when the play of the cards has"
      " changed.\n */\n#include \"fh-hand-weights.h\"\n");
  fit_table (FH_PRESET_AUSTRALIAN_4, n_deals);
  print_table ("fh_hand_weights_3");
  fit_table (FH_PRESET_MIDWEST_4, n_deals);
  print_table ("fh_hand_weights_5");
  return 0;
}
