/* fit-hands.c: fits the weights of the features of a hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fit-hands four|two|three|five|six [DEALS] > src/players/fh-hand-weights-….c, then clang-format.
 * In random deals each hand becomes declarer with its best trump suits and plays with computer
 * players; the tricks of its side are explained by least squares, with a little weight on small
 * weights, from the declarer's hand before and after the discard, from its partners' and from the
 * opponents' hands. Half of the discards are at random, so that hands are seen which a good discard
 * would not leave. Dummies are explained together with the hand.  On standard error: what stays
 * unexplained, what partners who are named are worth, and how misères come out.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fh-danger.h"
#include "fh-deal.h"
#include "fh-discard.h"
#include "fh-hand-value.h"
#include "fh-naming.h"
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

/* The hand and two dummies in one fit: three times the features. */
#define N_JOINT (3 * FH_N_FEATURES)
static double joint[2][N_JOINT][N_JOINT + 1];
static double joint_squares[2];
static long n_joint[2];

/* Tricks that the fit expects less, by the number of partners that were named. */
static double partner_tricks[3][2];
static long n_with_partners[3];

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

static void
add_joint (const FhCardSet cards[3], FhDenomination trump, int tricks)
{
  int no_trump = trump == FH_NO_TRUMP, n = 0, feature[3 * FH_MAX_HAND_TERMS];

  for (int k = 0; k < 3; k++)
    {
      FhHandTerms terms;
      fh_hand_terms (&terms, cards[k], trump);
      for (int i = 0; i < terms.n; i++)
        feature[n++] = k * FH_N_FEATURES + terms.feature[i];
    }
  for (int i = 0; i < n; i++)
    {
      for (int j = 0; j < n; j++)
        joint[no_trump][feature[i]][feature[j]] += 1;
      joint[no_trump][feature[i]][N_JOINT] += tricks;
    }
  joint_squares[no_trump] += tricks * tricks;
  n_joint[no_trump]++;
}

/* Gauss and Jordan, with the largest pivot of each column; @m has @n rows of @n + 1. */
static void
solve (int n, const double *products, double *weights)
{
  double *m = malloc (sizeof *m * (size_t) (n * (n + 1)));
  int width = n + 1;

  memcpy (m, products, sizeof *m * (size_t) (n * width));
  for (int i = 0; i < n; i++)
    m[i * width + i] += i ? RIDGE : 0.01;
  for (int column = 0; column < n; column++)
    {
      int pivot = column;
      for (int i = column; i < n; i++)
        if (fabs (m[i * width + column]) > fabs (m[pivot * width + column]))
          pivot = i;
      for (int j = 0; j < width; j++)
        {
          double other = m[column * width + j];
          m[column * width + j] = m[pivot * width + j];
          m[pivot * width + j] = other;
        }
      for (int i = 0; i < n; i++)
        {
          double factor = m[i * width + column] / m[column * width + column];
          if (i == column)
            continue;
          for (int j = column; j < width; j++)
            m[i * width + j] -= factor * m[column * width + j];
        }
    }
  for (int i = 0; i < n; i++)
    weights[i] = m[i * width + n] / m[i * width + i];
  free (m);
}

static double
residual (int n, const double *products, double squares, long n_hands, const double *weights)
{
  double sum = squares;

  for (int i = 0; i < n; i++)
    {
      sum -= 2 * weights[i] * products[i * (n + 1) + n];
      for (int j = 0; j < n; j++)
        sum += weights[i] * weights[j] * products[i * (n + 1) + j];
    }
  return n_hands ? sqrt (sum / (double) n_hands) : 0;
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

/* The decision of the computer player whose turn it is in @world. */
static FhDecision
decide (const FhWorld *world, FhSeatView *view)
{
  static const FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };

  fh_world_view (world, fh_world_table (world)->turn, view);
  return fh_player_decide (&player, view, NULL);
}

/* Does @action in @world, or calls again when one player holds both cards. */
static void
act (FhWorld *world, const FhSeatView *view, FhAction action)
{
  static const FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };
  FhRefusal refusal = fh_world_apply (world, &action);

  for (int n = 1; refusal.code == FH_REFUSED_CALL_SAME_HOLDER; n++)
    {
      action = fh_player_call_again (&player, view, n, NULL).action;
      refusal = fh_world_apply (world, &action);
    }
  if (refusal.code != FH_OK)
    abort ();
}

static int
tricks_of (const FhTable *table, uint8_t seats)
{
  int tricks = 0;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    tricks += fh_seats_have (seats, seat) ? table->tricks[seat] : 0;
  return tricks;
}

/* Plays the layout of @state with @seat as declarer, and adds what comes of it. */
static void
play (const FhState *state, int seat, FhDenomination trump, FhRng *rng)
{
  FhWorld world = { .state = *state };
  const FhTable *table = fh_world_table (&world);
  const FhRules *rules = &table->rules;
  FhCardSet after = 0;
  bool named = rules->partners == FH_PARTNERS_NAMED;
  int n_named = 1;

  if (named && fh_rng_below (rng, 3) == 0)
    n_named = fh_rng_below (rng, 2) ? 2 : 0;
  fh_world_set_contract (&world, seat, fh_bid (n_named == 2 ? 8 : 7, trump));
  while (!table->deal_over)
    {
      FhSeatView view;
      FhDecision decision = decide (&world, &view);
      bool discards = decision.action.kind == FH_ACTION_DISCARD;
      if (decision.action.kind == FH_ACTION_PARTNER)
        decision.action = fh_naming_best (&view, n_named);
      if (discards && fh_rng_below (rng, 2))
        decision.action = fh_action_cards (
            FH_ACTION_DISCARD, seat, random_discard (view.hand, trump, view.legal.count, rng));
      act (&world, &view, decision.action);
      if (discards)
        after = fh_world_hand (&world, seat);
    }

  uint8_t bidders = fh_table_bidders (table);
  bidders |= fh_seat_bit (world.state.hidden_partner);
  int tricks = tricks_of (table, bidders);
  if (named && trump != FH_NO_TRUMP)
    {
      partner_tricks[n_named][0] += tricks;
      partner_tricks[n_named][1] += tricks * tricks;
      n_with_partners[n_named]++;
    }
  if (n_named != 1)
    return;
  add (FH_HAND_DEALT, state->hands[seat], trump, tricks);
  add (FH_HAND_DISCARDED, after, trump, tricks);
  if (fh_rules_has_dummies (rules))
    {
      const FhCardSet cards[3] = { state->hands[seat], state->table.open[seat + 2],
                                   state->table.open[3 - seat] };
      add_joint (cards, trump, tricks);
      add (FH_HAND_DEFENCE, state->hands[1 - seat], trump, tricks);
      return;
    }
  for (int other = 0; other < rules->n_seats; other++)
    if (other != seat)
      add (rules->side_of[other] == rules->side_of[seat] ? FH_HAND_SUPPORT : FH_HAND_DEFENCE,
           state->hands[other], trump, tricks);
}

/* Misères by their danger, in steps of a quarter. */
#define N_STEPS 16
static long misere_played[2][N_STEPS], misere_made[2][N_STEPS];

static void
play_misere (const FhState *state, int seat, FhCall call)
{
  FhWorld world = { .state = *state };
  const FhTable *table = fh_world_table (&world);
  const FhRules *rules = &table->rules;
  FhCardSet out = rules->pack & ~state->hands[seat];
  FhCardSet gone = fh_discard_dangerous (rules, state->hands[seat], out, rules->kitty_size);
  int step = (int) (4 * fh_danger_of_hand (state->hands[seat] & ~gone, out));

  if (step >= N_STEPS)
    return;
  fh_world_set_contract (&world, seat, call);
  while (!table->deal_over)
    {
      FhSeatView view;
      FhDecision decision = decide (&world, &view);
      act (&world, &view, decision.action);
    }
  misere_played[call == FH_OPEN_MISERE][step]++;
  misere_made[call == FH_OPEN_MISERE][step] += table->made;
}

static void
fit_table (FhPreset preset, int n_deals)
{
  FhRules rules;
  FhRng rng;

  memset (fits, 0, sizeof fits);
  memset (joint, 0, sizeof joint);
  memset (misere_played, 0, sizeof misere_played);
  memset (misere_made, 0, sizeof misere_made);
  memset (partner_tricks, 0, sizeof partner_tricks);
  memset (n_with_partners, 0, sizeof n_with_partners);
  memset (joint_squares, 0, sizeof joint_squares);
  memset (n_joint, 0, sizeof n_joint);
  fh_rules_init (&rules, preset);
  fh_rng_init (&rng, fh_seed_from_number (7), 0);
  for (int i = 0; i < n_deals; i++)
    {
      FhState state;
      FhAction deal = fh_deal_from_seed (&rules, i % rules.n_callers,
                                         fh_seed_from_number (1000000 + (uint64_t) i), 0);
      fh_state_init (&state, &rules);
      fh_state_apply (&state, &deal);
      for (int seat = 0; seat < rules.n_callers; seat++)
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
          play_misere (&state, seat, rules.family == FH_FAMILY_AMERICAN ? FH_NULLO : FH_MISERE);
          if (rules.family != FH_FAMILY_AMERICAN)
            play_misere (&state, seat, FH_OPEN_MISERE);
        }
    }
}

static void
print_row (const double *weights)
{
  int n = FH_N_FEATURES;

  /* Zeros at the end go without saying. */
  while (n > 1 && lrint (weights[n - 1] * 1000) == 0)
    n--;
  printf ("      {");
  for (int i = 0; i < n; i++)
    printf ("%s%d%s", i % 12 || !i ? " " : "\n        ", (int) lrint (weights[i] * 1000),
            i < n - 1 ? "," : " ");
  printf ("},\n");
}

/* The scale of the logistic distribution that is nearest to a normal one of deviation @residual. */
static int
spread (double deviation)
{
  return (int) lrint (deviation * 1000 / 1.65);
}

static void
print_table (const char *name)
{
  static const char *const kinds[] = { "DEALT", "DISCARDED", "SUPPORT", "DEFENCE", "AGAINST" };
  static double weights[FH_N_HAND_KINDS][2][N_JOINT];
  double deviation[FH_N_HAND_KINDS][2] = { { 0 } };

  memset (weights, 0, sizeof weights);
  for (int kind = 0; kind < FH_N_HAND_KINDS; kind++)
    for (int k = 0; k < 2; k++)
      {
        const Fit *fit = &fits[kind][k];
        if (!fit->n)
          continue;
        solve (FH_N_FEATURES, &fit->products[0][0], weights[kind][k]);
        deviation[kind][k] =
            residual (FH_N_FEATURES, &fit->products[0][0], fit->squares, fit->n, weights[kind][k]);
      }
  for (int k = 0; k < 2; k++)
    if (n_joint[k])
      {
        double *all = weights[FH_HAND_DEALT][k];
        solve (N_JOINT, &joint[k][0][0], all);
        deviation[FH_HAND_DEALT][k] =
            residual (N_JOINT, &joint[k][0][0], joint_squares[k], n_joint[k], all);
        memcpy (weights[FH_HAND_SUPPORT][k], all + FH_N_FEATURES, sizeof (double) * FH_N_FEATURES);
        memcpy (weights[FH_HAND_AGAINST][k], all + 2 * FH_N_FEATURES,
                sizeof (double) * FH_N_FEATURES);
      }

  printf ("\nconst FhHandWeights %s = {\n  .thousandths = {\n", name);
  for (int kind = 0; kind < FH_N_HAND_KINDS; kind++)
    {
      if (!fits[kind][0].n && !(n_joint[0] && kind != FH_HAND_DEFENCE))
        continue;
      printf ("    [FH_HAND_%s] = {\n", kinds[kind]);
      print_row (weights[kind][0]);
      print_row (weights[kind][1]);
      printf ("    },\n");
    }
  printf ("  },\n  .spread = {\n");
  for (int kind = 0; kind < FH_N_HAND_KINDS; kind++)
    if (deviation[kind][0] > 0)
      {
        printf ("    [FH_HAND_%s] = { %d, %d },\n", kinds[kind], spread (deviation[kind][0]),
                spread (deviation[kind][1]));
        fprintf (stderr, "%s %s: %ld and %ld hands, %.3f and %.3f tricks unexplained\n", name,
                 kinds[kind], fits[kind][0].n, fits[kind][1].n, deviation[kind][0],
                 deviation[kind][1]);
      }
  printf ("  },\n};\n");
  for (int n = 0; n < 3; n++)
    if (n_with_partners[n])
      fprintf (stderr, "%s with %d named: %.3f tricks\n", name, n,
               partner_tricks[n][0] / (double) n_with_partners[n]);
  for (int open = 0; open < 2; open++)
    for (int step = 0; step < N_STEPS; step++)
      if (misere_played[open][step] > 20)
        fprintf (stderr, "%s %s of danger %.2f: %.3f of %ld made\n", name,
                 open ? "open misere" : "misere", (step + 0.5) / 4,
                 (double) misere_made[open][step] / (double) misere_played[open][step],
                 misere_played[open][step]);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *file, *name;
    FhPreset preset;
  } tables[] = {
    { "four", "fh_hand_weights_four", FH_PRESET_AUSTRALIAN_4 },
    { "four", "fh_hand_weights_four_kitty_5", FH_PRESET_MIDWEST_4 },
    { "two", "fh_hand_weights_two", FH_PRESET_AMERICAN_2 },
    { "two", "fh_hand_weights_two_short", FH_PRESET_AMERICAN_2_SHORT },
    { "two", "fh_hand_weights_dummies", FH_PRESET_NEW_ZEALAND_2 },
    { "three", "fh_hand_weights_three", FH_PRESET_NEW_ZEALAND_3 },
    { "three", "fh_hand_weights_three_long", FH_PRESET_AUSTRALIAN_3 },
    { "five", "fh_hand_weights_five_named", FH_PRESET_AMERICAN_5 },
    { "five", "fh_hand_weights_five_called", FH_PRESET_NEW_ZEALAND_5 },
    { "six", "fh_hand_weights_six_threes", FH_PRESET_NEW_ZEALAND_6 },
    { "six", "fh_hand_weights_six_pairs", FH_PRESET_NEW_ZEALAND_6_PAIRS },
    { "six", "fh_hand_weights_six_solo", FH_PRESET_AUSTRALIAN_6_SOLO },
  };
  int n_deals = argc > 2 ? atoi (argv[2]) : 20000;

  if (argc < 2)
    return 2;
  printf (
      "/* fh-hand-weights-%s.c: the weights of the features of a hand, %s players.\n *\n"
      " * SPDX-License-Identifier: GPL-3.0-or-later\n *\n"
      " * Fitted by tests/bench/fit-hands.c, which can do it anew when the play of the cards has"
      " changed.\n */\n#include \"fh-hand-weights.h\"\n",
      argv[1], argv[1]);
  for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
    if (strcmp (tables[i].file, argv[1]) == 0)
      {
        fit_table (tables[i].preset, n_deals);
        print_table (tables[i].name);
      }
  return 0;
}
