/* make-sound.c: makes the sounds of the table out of nothing but arithmetic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * make-sound NAME FILE writes one of them as a WAV file, the same bytes on every machine that
 * counts alike.  Paper is noise behind a filter, wood is a few partials that fade.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RATE      22050
#define N_SAMPLES 33075 /* a second and a half */
#define PI        3.14159265358979323846

/* No sound is louder than that: they are soft at full volume too. */
#define PEAK 0.32

static double samples[N_SAMPLES];
static int n_samples;

static double
noise (void)
{
  static uint32_t state = 500;

  state = state * 1664525u + 1013904223u;
  return (double) (state >> 8) / (1 << 23) - 1;
}

static void
add (int i, double value)
{
  if (i < 0 || i >= N_SAMPLES)
    return;
  samples[i] += value;
  if (i >= n_samples)
    n_samples = i + 1;
}

/* Paper that slides: it swells to its loudest at @swell of @length, and is as dark as the low-pass
 * at @from, then @to hertz makes it. */
static void
paper (double start, double length, double swell, double from, double to, double loud)
{
  double one = 0, two = 0, low = 0;
  int n = (int) (length * RATE);

  for (int i = 0; i < n; i++)
    {
      double t = (double) i / n;
      double k = 1 - exp (-2 * PI * (from + (to - from) * t) / RATE);
      double rise = t < swell ? t / swell : 1;
      double fall = t < swell ? 1 : (1 - t) / (1 - swell);
      double value;

      one += k * (noise () - one);
      two += k * (one - two);
      low += 0.05 * (two - low); /* what rumbles is taken away */
      value = (two - low) * rise * rise * fall * fall;
      add ((int) (start * RATE) + i, loud * value);
    }
}

/* A knock or a note: partials of @pitch that fade, the higher ones faster. */
static void
note (double start, double pitch, double fade, double loud)
{
  static const double partials[][2] = { { 1, 1 }, { 2.01, 0.32 }, { 3.02, 0.11 } };
  int n = (int) (fade * 6 * RATE);

  for (int i = 0; i < n; i++)
    {
      double t = (double) i / RATE;
      double attack = t < 0.004 ? t / 0.004 : 1;
      double end = i > n - 400 ? (n - i) / 400.0 : 1;
      double value = 0;

      for (int p = 0; p < 3; p++)
        value += partials[p][1] * exp (-t * partials[p][0] / fade)
                 * sin (2 * PI * pitch * partials[p][0] * t);
      add ((int) (start * RATE) + i, loud * attack * end * value);
    }
}

static int
compose (const char *name)
{
  if (strcmp (name, "card") == 0)
    {
      paper (0, 0.075, 0.12, 3800, 1200, 1);
      note (0.012, 128, 0.018, 0.25);
    }
  else if (strcmp (name, "deal") == 0)
    {
      for (int i = 0; i < 5; i++)
        paper (i * 0.085, 0.085, 0.3, 4200 - 250 * i, 1500, 0.8);
    }
  else if (strcmp (name, "trick") == 0)
    {
      paper (0, 0.24, 0.6, 900, 3600, 1);
      note (0.19, 110, 0.02, 0.2);
    }
  else if (strcmp (name, "kitty") == 0)
    {
      paper (0, 0.14, 0.4, 3200, 1400, 0.5);
      note (0.08, 392.0, 0.07, 0.3);
      note (0.2, 523.25, 0.09, 0.3);
    }
  else if (strcmp (name, "end") == 0)
    {
      note (0, 392.0, 0.13, 0.5);
      note (0.14, 493.88, 0.13, 0.5);
      note (0.28, 587.33, 0.18, 0.5);
    }
  else if (strcmp (name, "won") == 0)
    {
      /* Upward, to the octave. */
      note (0, 392.0, 0.12, 0.5);
      note (0.11, 493.88, 0.12, 0.5);
      note (0.22, 587.33, 0.12, 0.5);
      note (0.33, 783.99, 0.18, 0.5);
    }
  else if (strcmp (name, "lost") == 0)
    {
      /* Downward, by small steps. */
      note (0, 329.63, 0.13, 0.5);
      note (0.16, 311.13, 0.13, 0.5);
      note (0.32, 261.63, 0.18, 0.5);
    }
  else if (strcmp (name, "game-won") == 0)
    {
      for (int i = 0; i < 2; i++)
        {
          note (0.26 * i, 523.25, 0.09, 0.4);
          note (0.26 * i + 0.09, 659.26, 0.09, 0.4);
          note (0.26 * i + 0.18, 783.99, 0.09, 0.4);
        }
      note (0.52, 523.25, 0.15, 0.3);
      note (0.52, 659.26, 0.15, 0.3);
      note (0.52, 1046.5, 0.15, 0.4);
    }
  else if (strcmp (name, "game-lost") == 0)
    {
      note (0, 293.66, 0.13, 0.5);
      note (0.18, 261.63, 0.13, 0.5);
      note (0.36, 233.08, 0.13, 0.5);
      note (0.54, 196.0, 0.15, 0.5);
    }
  else
    {
      return 0;
    }
  return 1;
}

static void
put (FILE *file, uint32_t value, int n_bytes)
{
  for (int i = 0; i < n_bytes; i++)
    fputc ((int) (value >> (8 * i) & 0xff), file);
}

static void
write_wave (FILE *file)
{
  double loudest = 1e-9;
  uint32_t size = (uint32_t) n_samples * 2;

  for (int i = 0; i < n_samples; i++)
    loudest = fmax (loudest, fabs (samples[i]));
  fputs ("RIFF", file);
  put (file, 36 + size, 4);
  fputs ("WAVEfmt ", file);
  put (file, 16, 4);
  put (file, 1, 2); /* plain samples */
  put (file, 1, 2); /* one channel */
  put (file, RATE, 4);
  put (file, RATE * 2, 4);
  put (file, 2, 2);
  put (file, 16, 2);
  fputs ("data", file);
  put (file, size, 4);
  for (int i = 0; i < n_samples; i++)
    put (file, (uint32_t) (int32_t) lrint (samples[i] / loudest * PEAK * 32767), 2);
}

int
main (int argc, char **argv)
{
  FILE *file;

  if (argc != 3 || !compose (argv[1]))
    {
      fprintf (stderr,
               "Usage: make-sound card|deal|trick|kitty|end|won|lost|game-won|game-lost FILE\n");
      return EXIT_FAILURE;
    }
  file = fopen (argv[2], "wb");
  if (file == NULL)
    {
      perror (argv[2]);
      return EXIT_FAILURE;
    }
  write_wave (file);
  return fclose (file) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
