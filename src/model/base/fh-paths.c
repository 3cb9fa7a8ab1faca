/* fh-paths.c: where the things of the program are, installed or in the build folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-paths.h"

#include "fh-config.h"

gboolean
fh_paths_is_build (void)
{
  static int is_build = -1;
  if (is_build < 0)
    {
      g_autofree char *path = g_file_read_link ("/proc/self/exe", NULL);
      is_build = path != NULL
                 && (g_str_has_prefix (path, FH_BUILD_ROOT "/src/")
                     || g_str_has_prefix (path, FH_BUILD_ROOT "/tests/"));
    }
  return is_build;
}

void
fh_paths_init (void)
{
  if (fh_paths_is_build ())
    g_setenv ("GSETTINGS_SCHEMA_DIR", FH_BUILD_SCHEMA_DIR, FALSE);
}

const char *
fh_paths_locale_dir (void)
{
  return fh_paths_is_build () ? FH_BUILD_LOCALE_DIR : FH_LOCALE_DIR;
}

const char *const *
fh_paths_help_dirs (void)
{
  /* The translated pages are made in the build folder, the English ones lie beside their source. */
  static const char *const build[] = { FH_BUILD_ROOT "/help", FH_BUILD_HELP_DIR, NULL };
  static const char *const installed[] = { FH_HELP_DIR, NULL };
  return fh_paths_is_build () ? build : installed;
}
