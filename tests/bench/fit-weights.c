/* fit-weights.c: writes the weights of the computer players, and what their calls tell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fit-weights FILE [SEED [DEALS [COMMIT]]]: writes the file of weights FILE, such as
 * fh-call-weights.c, to standard output, fitted to DEALS deals or games of SEED at each table, or
 * the usual number if DEALS is 0; its head names COMMIT.  On standard error stands what the weights
 * that are compiled in leave unexplained of the same deals, and what the new ones do.
 * tests/bench/fit puts the files in their place.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fh-fit-calls.h"
#include "fh-fit-conventions.h"
#include "fh-fit-hands.h"
#include "fh-fit-held.h"
#include "fh-fit-miseres.h"
#include "fh-fit-scores.h"
#include "fh-stakes.h"

/* The least number that is printed with two places as more than nothing. */
#define LEAST 0.005f

static uint64_t seed = 1;
static int n_deals;

/* What an array in a file of weights of hands is called, and for which shape it is. */
static const struct
{
  const char *file, *name;
  FhShape shape;
} hands[] = {
  { "fh-hand-weights-four.c", "fh_hand_weights_four", FH_SHAPE_FOUR },
  { "fh-hand-weights-four.c", "fh_hand_weights_four_kitty_5", FH_SHAPE_FOUR_KITTY_5 },
  { "fh-hand-weights-two.c", "fh_hand_weights_two", FH_SHAPE_TWO },
  { "fh-hand-weights-two.c", "fh_hand_weights_two_short", FH_SHAPE_TWO_SHORT },
  { "fh-hand-weights-two.c", "fh_hand_weights_dummies", FH_SHAPE_DUMMIES },
  { "fh-hand-weights-three.c", "fh_hand_weights_three", FH_SHAPE_THREE },
  { "fh-hand-weights-three.c", "fh_hand_weights_three_long", FH_SHAPE_THREE_LONG },
  { "fh-hand-weights-five.c", "fh_hand_weights_five_named", FH_SHAPE_FIVE_NAMED },
  { "fh-hand-weights-five.c", "fh_hand_weights_five_called", FH_SHAPE_FIVE_CALLED },
  { "fh-hand-weights-six.c", "fh_hand_weights_six_threes", FH_SHAPE_SIX_THREES },
  { "fh-hand-weights-six.c", "fh_hand_weights_six_pairs", FH_SHAPE_SIX_PAIRS },
  { "fh-hand-weights-six.c", "fh_hand_weights_six_solo", FH_SHAPE_SIX_SOLO },
};

static const char *const shapes[FH_N_SHAPES] = {
  "FOUR",       "FOUR_KITTY_5", "TWO",         "TWO_SHORT",  "DUMMIES",   "THREE",
  "THREE_LONG", "FIVE_NAMED",   "FIVE_CALLED", "SIX_THREES", "SIX_PAIRS", "SIX_SOLO",
};

static const char *const kinds[FH_N_HAND_KINDS] = { "DEALT", "DISCARDED", "SUPPORT", "DEFENCE",
                                                    "AGAINST" };

/* The members of FhCallWeights, in their order. */
static const char *const calls[] = {
  "shift",
  "partner_passed",
  "partner_bid_same",
  "partner_bid_other",
  "partner_bid_no_trump",
  "partner_bid_misere",
  "partner_level",
  "partner_level_same",
  "foe_passed",
  "foe_bid_same",
  "foe_bid_other",
  "foe_bid_no_trump",
  "foe_bid_misere",
  "foe_level",
  "support_shift",
  "support_level",
  "support_no_trump",
  "defence_shift",
  "defence_level",
  "alone",
  "second_partner",
  "misere_safe",
  "misere_danger",
  "open_misere_safe",
  "open_misere_danger",
  "grand_nullo_safe",
  "outbid_6",
  "outbid_7",
  "outbid_8",
  "outbid_points",
};
#define N_CALLS (sizeof calls / sizeof calls[0])
_Static_assert(sizeof (FhCallWeights) == N_CALLS * sizeof (float), "each member has a name");

static void
print_row (const int16_t *weights)
{
  int n = FH_N_FEATURES;

  /* Zeros at the end go without saying. */
  while (n > 1 && weights[n - 1] == 0)
    n--;
  printf ("      {");
  for (int i = 0; i < n; i++)
    printf ("%s%d%s", i % 12 || !i ? " " : "\n        ", weights[i], i < n - 1 ? "," : " ");
  printf ("},\n");
}

static bool
is_known (const FhHandWeights *weights, int kind)
{
  for (int i = 0; i < FH_N_FEATURES; i++)
    if (weights->thousandths[kind][0][i] || weights->thousandths[kind][1][i])
      return true;
  return false;
}

static void
print_hands (const char *name, const FhHandWeights *weights)
{
  printf ("\nconst FhHandWeights %s = {\n  .thousandths = {\n", name);
  for (int kind = 0; kind < FH_N_HAND_KINDS; kind++)
    if (is_known (weights, kind))
      {
        printf ("    [FH_HAND_%s] = {\n", kinds[kind]);
        print_row (weights->thousandths[kind][0]);
        print_row (weights->thousandths[kind][1]);
        printf ("    },\n");
      }
  printf ("  },\n  .spread = {\n");
  for (int kind = 0; kind < FH_N_HAND_KINDS; kind++)
    if (weights->spread[kind][0])
      printf ("    [FH_HAND_%s] = { %d, %d },\n", kinds[kind], weights->spread[kind][0],
              weights->spread[kind][1]);
  printf ("  },\n};\n");
}

/* One line of the comparison on standard error. */
static void
compare (
    const char *name, const char *part, const FhFit *fit, const double *now, const double *best)
{
  if (fit->n_rows)
    fprintf (stderr, "%-28s %-12s %8ld rows, unexplained %.4f, now %.4f\n", name, part, fit->n_rows,
             fh_fit_unexplained (fit, now), fh_fit_unexplained (fit, best));
}

static void
write_hands (const char *file)
{
  printf ("#include \"fh-hand-weights.h\"\n");
  for (size_t i = 0; i < sizeof hands / sizeof hands[0]; i++)
    {
      FhHandsFit fit;
      FhHandWeights weights;
      double now[FH_HANDS_FIT_TERMS], best[FH_HANDS_FIT_TERMS];

      if (strcmp (hands[i].file, file) != 0)
        continue;
      fh_hands_fit_init (&fit, hands[i].shape, seed, n_deals);
      fh_hands_fit_solve (&fit, &weights);
      print_hands (hands[i].name, &weights);
      for (int kind = 0; kind < FH_N_HAND_KINDS; kind++)
        for (int no_trump = 0; no_trump < 2; no_trump++)
          {
            const FhFit *part = fh_hands_fit_part (&fit, (FhHandKind) kind, no_trump,
                                                   fh_hand_weights (hands[i].shape), now, best);
            if (part)
              compare (hands[i].name, kinds[kind], part, now, best);
          }
      fh_hands_fit_clear (&fit);
    }
}

static void
write_calls (const char *file)
{
  static const char *const parts[] = { "declarer", "support", "defence", "outbid" };

  (void) file;
  printf ("#include \"fh-call-weights.h\"\n\n"
          "const FhCallWeights fh_call_weights_of[FH_N_SHAPES] = {\n");
  for (int shape = 0; shape < FH_N_SHAPES; shape++)
    {
      FhCallWeights weights = { 0 }, now = fh_call_weights_of[shape];
      FhCallsFit fit;
      FhMiseresFit miseres;

      fh_calls_fit_init (&fit, (FhShape) shape, seed, n_deals);
      fh_calls_fit_solve (&fit, &weights);
      fh_miseres_fit_init (&miseres, (FhShape) shape, seed, n_deals);
      fh_miseres_fit_solve (&miseres, &weights);
      printf ("  [FH_SHAPE_%s] = {\n", shapes[shape]);
      for (size_t i = 0; i < N_CALLS; i++)
        if (fabsf ((&weights.shift)[i]) >= LEAST)
          printf ("    .%s = %.2ff,\n", calls[i], (double) (&weights.shift)[i]);
      printf ("  },\n");
      for (int part = 0; part < FH_CALLS_FIT_N_PARTS; part++)
        {
          double old[N_CALLS], best[N_CALLS];
          for (int i = 0; i < fit.parts[part].n; i++)
            {
              old[i] = (double) fh_calls_fit_weights (&now, (FhCallsFitPart) part)[i];
              best[i] = (double) fh_calls_fit_weights (&weights, (FhCallsFitPart) part)[i];
            }
          compare (shapes[shape], parts[part], &fit.parts[part], old, best);
        }
      fprintf (stderr, "%-28s %d misères, %d of %d open ones solved\n", shapes[shape],
               miseres.closed.n, miseres.n_solved, miseres.open.n);
      fh_miseres_fit_clear (&miseres);
      fh_calls_fit_clear (&fit);
    }
  printf ("};\n");
}

static void
write_conventions (const char *file)
{
  static const char *const names[FH_N_CONVENTIONS] = { "JOKER", "BOWER", "INKLE" };

  (void) file;
  printf ("#include \"fh-bid-convention.h\"\n\n"
          "const FhConventionWeights fh_convention_weights[FH_N_CONVENTIONS] = {\n");
  for (int convention = 0; convention < FH_N_CONVENTIONS; convention++)
    {
      FhConventionWeights weights;
      FhConventionFit fit;

      if (!fh_convention_fit_counts ((FhConvention) convention))
        continue;
      fh_convention_fit_init (&fit, (FhConvention) convention, seed, n_deals);
      fh_convention_fit_solve (&fit, &weights);
      printf ("  [FH_CONVENTION_%s] = { .suit = %.2ff, .no_trump = %.2ff, .other = %.2ff, "
              ".less = %.2ff },\n",
              names[convention], (double) weights.suit, (double) weights.no_trump,
              (double) weights.other, (double) weights.less);
      fprintf (stderr, "%s: shown in %ld deals\n", names[convention], fit.suit.n_rows);
      fh_convention_fit_clear (&fit);
    }
  printf ("};\n");
}

static void
write_scores (const char *file)
{
  (void) file;
  printf ("#include \"fh-stakes.h\"\n\n");
  for (int more = 0; more < 2; more++)
    {
      FhScoresFit fit;
      double now = (double) (more ? fh_stakes_scale_of_more : fh_stakes_scale_of_two);

      fh_scores_fit_init (&fit, more, seed, n_deals);
      double scale = (double) fh_scores_fit_solve (&fit);
      printf ("const float fh_stakes_scale_of_%s = %.1ff;\n", more ? "more" : "two", scale);
      fprintf (stderr, "%s sides: %d deals, likelihood %.4f, now %.4f\n", more ? "more" : "two",
               fit.n, fh_scores_fit_likelihood (&fit, now), fh_scores_fit_likelihood (&fit, scale));
      fh_scores_fit_clear (&fit);
    }
}

static void
write_held (const char *file)
{
  static const char *const places[FH_N_PLACES] = { "FIRST", "OPPONENT", "PARTNER", "HELP",
                                                   "AGAIN" };
  FhHeldFit fit;

  (void) file;
  printf (
      "#include \"fh-held.h\"\n\n"
      "/* Preset, call, place; trumps or longest suit; aces; hands, with the joker or a bower;\n"
      " * contracts, made. */\nconst FhHeld fh_held_list[] = {\n");
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      fh_held_fit_init (&fit, (FhPreset) preset, seed, n_deals);
      printf ("  /* %s */\n", fh_preset_id ((FhPreset) preset));
      for (int call = 0; call < FH_N_CALLS; call++)
        for (int place = 0; place < FH_N_PLACES; place++)
          {
            FhHeld held;

            fh_held_fit_solve (&fit, (FhCall) call, (FhToldPlace) place, &held);
            if (held.n >= FH_HELD_LEAST)
              printf ("  { %d, %d, FH_PLACE_%s, { %d, %d }, { %d, %d }, %u, %u, %u, %u },\n",
                      preset, call, places[place], held.length[0], held.length[1], held.aces[0],
                      held.aces[1], held.n, held.n_top, held.n_contracts, held.n_made);
          }
    }
  printf ("};\nconst int fh_n_held = sizeof fh_held_list / sizeof fh_held_list[0];\n");
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *file, *head, *unit;
    void (*write) (const char *file);
    int n_deals;
  } files[] = {
#define HEAD "the weights of the features of a hand, "
    { "fh-hand-weights-four.c", HEAD "four players", "deals", write_hands, 20000 },
    { "fh-hand-weights-two.c", HEAD "two players", "deals", write_hands, 20000 },
    { "fh-hand-weights-three.c", HEAD "three players", "deals", write_hands, 20000 },
    { "fh-hand-weights-five.c", HEAD "five players", "deals", write_hands, 20000 },
    { "fh-hand-weights-six.c", HEAD "six players", "deals", write_hands, 20000 },
    { "fh-call-weights.c", "what calls tell about tricks", "deals", write_calls, 10000 },
    { "fh-convention-weights.c", "what a message by agreement is worth", "deals", write_conventions,
      20000 },
    { "fh-stakes-weights.c", "what a lead is worth", "games", write_scores, 1000 },
    { "fh-held-counts.c", "what players who call so hold", "deals", write_held, 10000 },
  };

  if (argc > 2)
    seed = strtoull (argv[2], NULL, 10);
  for (size_t i = 0; i < sizeof files / sizeof files[0] && argc > 1; i++)
    if (strcmp (files[i].file, argv[1]) == 0)
      {
        n_deals = argc > 3 ? atoi (argv[3]) : 0;
        n_deals = n_deals > 0 ? n_deals : files[i].n_deals;
        printf (
            "/* %s: %s.\n *\n * SPDX-License-Identifier: GPL-3.0-or-later\n *\n"
            " * Written by `tests/bench/fit BUILD %s %llu %d`: fitted to %d %s of seed %llu at\n"
            " * each table, by the computer players of commit %s.\n */\n",
            files[i].file, files[i].head, files[i].file, (unsigned long long) seed, n_deals,
            n_deals, files[i].unit, (unsigned long long) seed, argc > 4 ? argv[4] : "unknown");
        files[i].write (files[i].file);
        return 0;
      }
  fprintf (stderr, "Usage: fit-weights FILE [SEED [DEALS [COMMIT]]]\n");
  return 2;
}
