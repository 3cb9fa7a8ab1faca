/* fit-calibration.c: writes how often contracts come true that look likely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fit-calibration TEXT < PAIRS > src/tutor/fh-calibration-weights.c: the lines that make the pairs
 * of bench-judge contracts likeliest (logistic regression by Newton's method).  The head of the
 * file says TEXT, which is how the pairs were made.
 */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>

#include "fh-calibration.h"

#define MAX_PAIRS 20000

/* How much a line of shift 0 and slope 1 is wished for: one over the squares of how far they are
 * expected to be from that. */
#define SHIFT_WISH 1.0
#define SLOPE_WISH 16.0

/* As bench-judge numbers them: moments, and the kind of contract that is to lose every trick. */
#define N_MOMENTS 5
#define MISERE    2

typedef struct
{
  double share;
  bool made;
} Pair;

static double
log_odds (double chance)
{
  chance = fmin (fmax (chance, 0.01), 0.99);
  return log (chance / (1 - chance));
}

/* Prints the line that makes @pairs, and what is wished for, likeliest, and @end. */
static void
print_line (const Pair *pairs, int n, const char *end)
{
  double shift = 0, slope = 1;

  for (int round = 0; round < 50; round++)
    {
      double g0 = -shift * SHIFT_WISH, g1 = (1 - slope) * SLOPE_WISH;
      double h00 = SHIFT_WISH, h01 = 0, h11 = SLOPE_WISH;

      for (int i = 0; i < n; i++)
        {
          double x = log_odds (pairs[i].share), p = 1 / (1 + exp (-shift - slope * x));
          g0 += pairs[i].made - p;
          g1 += (pairs[i].made - p) * x;
          h00 += p * (1 - p);
          h01 += p * (1 - p) * x;
          h11 += p * (1 - p) * x * x;
        }
      double determinant = h00 * h11 - h01 * h01;
      shift += fmax (-1, fmin (1, (h11 * g0 - h01 * g1) / determinant));
      slope += fmax (-1, fmin (1, (h00 * g1 - h01 * g0) / determinant));
    }
  printf ("{ %.2ff, %.2ff }%s /* %d pairs */\n", shift, slope, end, n);
}

int
main (int argc, char **argv)
{
  static const char *const names[FH_N_OUTLOOKS] = { "FH_OUTLOOK_CALLING", "FH_OUTLOOK_DECLARING",
                                                    "FH_OUTLOOK_DEFENDING" };
  static const FhOutlook outlooks[N_MOMENTS] = {
    FH_OUTLOOK_CALLING,   FH_OUTLOOK_DECLARING, FH_OUTLOOK_DEFENDING,
    FH_OUTLOOK_DECLARING, FH_OUTLOOK_DEFENDING,
  };
  static Pair pairs[FH_N_OUTLOOKS][2][MAX_PAIRS];
  int n[FH_N_OUTLOOKS][2] = { { 0 } }, number, moment, kind, made;
  double share;

  if (argc != 2)
    return 2;
  while (scanf ("%d %d %d %lf %d", &number, &moment, &kind, &share, &made) == 5)
    if (moment >= 0 && moment < N_MOMENTS)
      {
        FhOutlook outlook = outlooks[moment];
        int *count = &n[outlook][kind == MISERE];

        if (*count < MAX_PAIRS)
          pairs[outlook][kind == MISERE][(*count)++] = (Pair){ .share = share, .made = made };
      }
  printf ("/* fh-calibration-weights.c: how often contracts come true that look likely.\n *\n"
          " * SPDX-License-Identifier: GPL-3.0-or-later\n *\n * Written by fit-calibration from "
          "%s.\n */\n#include \"fh-calibration.h\"\n\n"
          "const FhCalibrationLine fh_calibration_lines[FH_N_OUTLOOKS][2] = {\n",
          argv[1]);
  for (int i = 0; i < FH_N_OUTLOOKS; i++)
    {
      printf ("  [%s] = { ", names[i]);
      print_line (pairs[i][0], n[i][0], ",");
      print_line (pairs[i][1], n[i][1], " },");
    }
  printf ("};\n");
  return 0;
}
