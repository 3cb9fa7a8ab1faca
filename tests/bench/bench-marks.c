/* bench-marks.c: how long a person waits for the marks of a review.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-marks [DEALS] plays the first deal of so many games, ten unless it is said, at each of some
 * tables; the person, who plays by rules of thumb, waits each time until the tutor has weighed what
 * may be done, as who reads the panel does.  Printed are the seconds from the review of the deal to
 * the last mark of the person's decisions, and for comparison those of the same deal read from its
 * record.
 *
 * On ce26aed, before the judge remembered, and after it, in turn, three times "bench-marks 4": s
 * median 1.36, 1.26, 2.02 before, 0.00 after; most 9.5 and 3.9, where an error is still weighed.
 * Read from the record 1.25 to 1.70 and 1.31 to 1.56.
 */
#include <stdio.h>
#include <stdlib.h>

#include "await.h"
#include "bench-times.h"
#include "fh-game-file.h"
#include "fh-review.h"
#include "fh-tutor.h"
#include "model-games.h"

/* Plays the first deal of a game of @preset.  (transfer full) */
static FhGame *
play_deal (FhPreset preset, guint64 number)
{
  FhRules rules;
  FhSeating seating;
  FhSeed seed = fh_seed_from_number (number);
  FhGame *game;
  g_autoptr (FhTutor) tutor = NULL;
  FhHold hold;

  fh_rules_init (&rules, preset);
  fh_seating_init (&seating, &rules, "careful", "careful");
  game = fh_game_new (&rules, &seating, &seed);
  g_object_set (game, "trick-delay", 0, "deal-delay", -1, "move-delay", 0, NULL);
  tutor = fh_tutor_new (game);
  fh_tutor_set_watchful (tutor, TRUE);
  fh_game_start (game, NULL);
  AWAIT_WHILE ((hold = fh_game_get_hold (game)) != FH_HOLD_DEAL && hold != FH_HOLD_GAME)
  {
    if (hold == FH_HOLD_DECLARE || hold == FH_HOLD_CUT)
      fh_game_continue (game);
    else if (fh_game_awaits_person (game) && !fh_tutor_is_busy (tutor))
      model_person_acts (game);
    else
      await_next ();
  }
  fh_game_stop (game);
  return game;
}

/* Seconds until all marks of @review are there. */
static double
wait_for_marks (FhReview *review)
{
  gint64 begun = g_get_monotonic_time ();

  fh_review_ask_own (review);
  await (!fh_review_is_busy (review));
  return (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC;
}

static void
print_times (const char *what, GArray *times)
{
  g_array_sort (times, bench_compare);
  printf ("%s: %u deals, s median %.2f, most %.2f\n", what, times->len,
          g_array_index (times, double, times->len / 2),
          g_array_index (times, double, times->len - 1));
}

int
main (int argc, char **argv)
{
  static const FhPreset presets[] = { FH_PRESET_AUSTRALIAN_4, FH_PRESET_AMERICAN_4,
                                      FH_PRESET_AUSTRALIAN_3 };
  g_autoptr (GArray) judged = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) unknown = g_array_new (FALSE, FALSE, sizeof (double));
  int n_deals = MAX (argc > 1 ? atoi (argv[1]) : 10, 1);

  for (guint p = 0; p < G_N_ELEMENTS (presets); p++)
    for (int i = 1; i <= n_deals; i++)
      {
        g_autoptr (FhGame) game = play_deal (presets[p], (guint64) i);
        g_autofree char *text = fh_game_dup_text (game);
        g_autoptr (FhReview) review = fh_review_new_for_game (game, FH_REVIEW_LAST_DEAL, NULL);
        g_autoptr (FhGame) read = fh_game_new_from_text (text, "record", NULL, NULL);
        g_autoptr (FhReview) again = read != NULL ? fh_review_new_for_game (read, 0, NULL) : NULL;
        double seconds;

        if (review == NULL || again == NULL)
          g_error ("The deal cannot be looked at.");
        seconds = wait_for_marks (review);
        g_array_append_val (judged, seconds);
        seconds = wait_for_marks (again);
        g_array_append_val (unknown, seconds);
      }
  print_times ("judged in the game", judged);
  print_times ("read from its record", unknown);
  return EXIT_SUCCESS;
}
