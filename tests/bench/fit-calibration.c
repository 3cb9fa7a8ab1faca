/* fit-calibration.c: writes how often contracts come true that look likely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fit-calibration TEXT < pairs.txt > src/players/search/fh-calibration-weights.c: the lines that
 * make what `gather` has gathered likeliest (logistic regression by Newton's method), each with how
 * far it would differ for another sample.  The head of the file says TEXT, which is how it was
 * gathered.
 */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "fh-calibration.h"
#include "judge-pairs.h"

#define MAX_CONTRACTS 20000

/* From then on it is late. */
#define FOUR_TRICKS 4

/* How much a line of shift 0 and slope 1 is wished for: one over the squares of how far they are
 * expected to be from that. */
#define SHIFT_WISH 1.0
#define SLOPE_WISH 16.0

typedef struct
{
  int number; /* of the deal */
  double share;
  bool made;
} Pair;

static double
log_odds (double chance)
{
  chance = fmin (fmax (chance, FH_CALIBRATION_NEVER), 1 - FH_CALIBRATION_NEVER);
  return log (chance / (1 - chance));
}

/* A shift and a slope, and a symmetric matrix for them. */
typedef struct
{
  double shift, slope;
} Pull;

typedef struct
{
  double shifts, both, slopes;
} Matrix;

static Matrix
inverse (const Matrix *m)
{
  double determinant = m->shifts * m->slopes - m->both * m->both;

  return (Matrix){ m->slopes / determinant, -m->both / determinant, m->shifts / determinant };
}

/* How @pair pulls at a line of @shift and @slope; its curvature is added to @curve. */
static Pull
pull_of (const Pair *pair, double shift, double slope, Matrix *curve)
{
  double x = log_odds (pair->share), p = 1 / (1 + exp (-shift - slope * x));

  curve->shifts += p * (1 - p);
  curve->both += p * (1 - p) * x;
  curve->slopes += p * (1 - p) * x * x;
  return (Pull){ pair->made - p, (pair->made - p) * x };
}

/* The variance of the line of @shift and @slope.  Pairs of one contract count as one, however alike
 * they are (Huber, 1967). */
static Matrix
variance_of (const Pair *pairs, int n, double shift, double slope)
{
  Matrix curve = { SHIFT_WISH, 0, SLOPE_WISH }, spread = curve;

  for (int i = 0; i < n;)
    {
      int number = pairs[i].number;
      Pull sum = { 0, 0 };

      for (; i < n && pairs[i].number == number; i++)
        {
          Pull pull = pull_of (&pairs[i], shift, slope, &curve);
          sum.shift += pull.shift;
          sum.slope += pull.slope;
        }
      spread.shifts += sum.shift * sum.shift;
      spread.both += sum.shift * sum.slope;
      spread.slopes += sum.slope * sum.slope;
    }
  Matrix i = inverse (&curve);
  double a = i.shifts * spread.shifts + i.both * spread.both;
  double b = i.shifts * spread.both + i.both * spread.slopes;
  double c = i.both * spread.shifts + i.slopes * spread.both;
  double d = i.both * spread.both + i.slopes * spread.slopes;
  return (Matrix){ a * i.shifts + b * i.both, a * i.both + b * i.slopes,
                   c * i.both + d * i.slopes };
}

/* Prints the line that makes @pairs, and what is wished for, likeliest, and @end. */
static void
print_line (const Pair *pairs, int n, const char *end)
{
  double shift = 0, slope = 1;

  for (int round = 0; round < 50; round++)
    {
      Matrix curve = { SHIFT_WISH, 0, SLOPE_WISH };
      Pull sum = { -shift * SHIFT_WISH, (1 - slope) * SLOPE_WISH };

      for (int i = 0; i < n; i++)
        {
          Pull pull = pull_of (&pairs[i], shift, slope, &curve);
          sum.shift += pull.shift;
          sum.slope += pull.slope;
        }
      Matrix step = inverse (&curve);
      shift += fmax (-1, fmin (1, step.shifts * sum.shift + step.both * sum.slope));
      slope += fmax (-1, fmin (1, step.both * sum.shift + step.slopes * sum.slope));
    }
  Matrix variance = variance_of (pairs, n, shift, slope);
  printf ("{ %.2ff, %.2ff, %.4ff, %.4ff, %.4ff }%s /* %d pairs */\n", shift, slope, variance.shifts,
          variance.slopes, variance.both, end, n);
}

/* Who looks at the contract at @moment. */
static FhOutlook
outlook_at (int moment)
{
  if (moment == AT_CALL)
    return FH_OUTLOOK_CALLING;
  return fh_outlook_in_play ((moment - AT_LEAD) % 2 == 0, moment < AFTER_FOUR ? 0 : FOUR_TRICKS);
}

int
main (int argc, char **argv)
{
  static const char *const names[FH_N_OUTLOOKS] = {
    "FH_OUTLOOK_CALLING",        "FH_OUTLOOK_DECLARING",      "FH_OUTLOOK_DEFENDING",
    "FH_OUTLOOK_DECLARING_LATE", "FH_OUTLOOK_DEFENDING_LATE",
  };
  static Pair pairs[FH_N_OUTLOOKS][FH_N_CONTRACT_KINDS][MAX_CONTRACTS];
  int n[FH_N_OUTLOOKS][FH_N_CONTRACT_KINDS] = { { 0 } };
  int number, kind, made, read, n_contracts = 0;
  bool is_wrong = false;

  if (argc != 2)
    return 2;
  while (!is_wrong && (read = scanf ("%d %d %d", &number, &kind, &made)) == 3)
    {
      is_wrong = kind < 0 || kind >= FH_N_CONTRACT_KINDS || n_contracts++ == MAX_CONTRACTS;
      for (int moment = AT_CALL; !is_wrong && moment <= AFTER_FOUR_DEFENDING; moment++)
        {
          FhOutlook outlook = outlook_at (moment);
          char word[16], *end = word;

          is_wrong = scanf ("%15s", word) != 1;
          double share = is_wrong ? 0 : strtod (word, &end);
          if (end != word)
            pairs[outlook][kind][n[outlook][kind]++] =
                (Pair){ .number = number, .share = share, .made = made };
        }
    }
  if (is_wrong || read != EOF || n_contracts == 0)
    {
      fprintf (stderr, "What stands after contract %d is none, or one too many.\n", n_contracts);
      return 1;
    }
  printf ("/* fh-calibration-weights.c: how often contracts come true that look likely.\n *\n"
          " * SPDX-License-Identifier: GPL-3.0-or-later\n *\n * Written by fit-calibration from "
          "%s.\n */\n#include \"fh-calibration.h\"\n\n"
          "const FhCalibrationLine fh_calibration_lines[FH_N_OUTLOOKS][FH_N_CONTRACT_KINDS] = {\n",
          argv[1]);
  for (int i = 0; i < FH_N_OUTLOOKS; i++)
    {
      printf ("  [%s] = { ", names[i]);
      for (int k = 0; k < FH_N_CONTRACT_KINDS; k++)
        print_line (pairs[i][k], n[i][k], k < FH_N_CONTRACT_KINDS - 1 ? "," : " },");
    }
  printf ("};\n");
  return 0;
}
