/* fh-paths.h: where the things of the program are, installed or in the build folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Whether the program runs from the build folder, where it must not read what is installed. */
gboolean fh_paths_is_build (void);

/* Lets GSettings find the schema of the build folder; before the first GSettings is made and before
 * a thread runs. */
void fh_paths_init (void);

/* The folder of the catalogues, for bindtextdomain(). */
const char *fh_paths_locale_dir (void);

/* The folders of the help, NULL-terminated, each with folders such as "C" and "fr_CA". */
const char *const *fh_paths_help_dirs (void);
