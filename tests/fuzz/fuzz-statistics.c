/* fuzz-statistics.c: the file of the statistics.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include <glib/gstdio.h>

#include "fh-statistics.h"

static void
check_tally (FhTally tally)
{
  g_assert_cmpuint (tally.won, <=, tally.played);
}

static void
check (FhStatistics *statistics)
{
  static const int presets[] = { -1, FH_PRESET_AUSTRALIAN_4 }; /* all, or one */

  for (gsize i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      int preset = presets[i];

      check_tally (fh_statistics_get_games (statistics, preset));
      fh_statistics_get_deals (statistics, preset);
      for (int role = 0; role < FH_N_ROLES; role++)
        {
          FhTally all =
              fh_statistics_get_contracts (statistics, preset, (FhRole) role, FH_CALL_NONE);
          FhTally one = fh_statistics_get_contracts (statistics, preset, (FhRole) role, FH_MISERE);

          check_tally (all);
          check_tally (one);
          g_assert_cmpuint (one.played, <=, all.played);
        }
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *directory = NULL, *path = NULL, *aside = NULL;
  g_autoptr (FhStatistics) statistics = NULL;
  g_autoptr (GError) error = NULL;

  directory = g_dir_make_tmp ("fuzz-XXXXXX", &error);
  g_assert_no_error (error);
  path = g_build_filename (directory, "statistics.conf", NULL);
  aside = g_strconcat (path, ".damaged-1", NULL);
  g_file_set_contents_full (path, (const char *) data, (gssize) size, G_FILE_SET_CONTENTS_NONE,
                            0600, &error);
  g_assert_no_error (error);

  statistics = fh_statistics_new (path);
  /* What cannot be read is not lost. */
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS) != g_file_test (aside, G_FILE_TEST_EXISTS));
  check (statistics);

  g_unlink (path);
  g_unlink (aside);
  g_rmdir (directory);
  return 0;
}
