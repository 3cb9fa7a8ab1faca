/* stages.c: every moment in which the program teaches, one after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stage.h"

#include <stdlib.h>

static const struct
{
  const char *name;
  void (*show) (Stage *stage);
} places[] = {
  { "beginning", stage_show_beginning },
  { "new-game", stage_show_new_game },
  { "home", stage_show_home },
  { "learning", stage_show_learning },
  { "lesson", stage_show_lessons },
  { "practice", stage_show_practice },
  { "review", stage_show_review },
  { "deals", stage_show_deals },
  { "compared", stage_show_compared },
  { "table", stage_show_table },
  { "results", stage_show_results },
  { "tutor", stage_show_tutor },
  { "asking", stage_show_asking },
  { "preferences", stage_show_preferences },
  { "statistics", stage_show_statistics },
  { "games", stage_show_games },
  { "help", stage_show_help },
};

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

void
stages_setup (int *argc, char ***argv, guint *first, guint *step)
{
  driver_setup (argc, argv);
  g_test_set_nonfatal_assertions ();
  *first = *argc == 3 ? (guint) atoi ((*argv)[1]) : 0;
  *step = *argc == 3 ? (guint) atoi ((*argv)[2]) : 1;
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
}

const char *
stages_get_name (guint index)
{
  return index < G_N_ELEMENTS (places) ? places[index].name : NULL;
}

void
stages_show (const Stages *stages, guint index)
{
  Stage stage = { .stages = stages };
  gpointer settings;

  places[index].show (&stage);
  settings = fh_application_get_settings (stage.application);
  g_object_add_weak_pointer (settings, &settings);
  driver_stop (stage.application);
  /* What is left of it goes with what still thinks. */
  driver_wait (is_gone, &settings, 10);
}
