/* main.c: the program with a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gtk/gtk.h>

#include "fh-application.h"
#include "fh-config.h"
#include "fh-language.h"
#include "fh-paths.h"

int
main (int argc, char *argv[])
{
  fh_paths_init ();
  /* GTK would choose the locale again, and undo what the language needs. */
  gtk_disable_setlocale ();
  fh_language_setup (FH_GETTEXT_DOMAIN, fh_paths_locale_dir ());

  g_autoptr (FhApplication) application = fh_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
