/* stage.c: the program as it stands where one learns, and is looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stage.h"

#include "fh-game-file.h"

void
stage_look (Stage *stage, gpointer window, const char *moment)
{
  gtk_window_set_default_size (GTK_WINDOW (window), stage->stages->width, stage->stages->height);
  /* The size comes, then what follows from it. */
  driver_settle (window, 200);
  stage->stages->look (window, moment, stage->stages->data);
}

GtkWidget *
stage_main_window (Stage *stage)
{
  return GTK_WIDGET (fh_application_get_window (stage->application));
}

void
stage_start (Stage *stage, const char *known)
{
  driver_forget (known);
  stage->application = driver_start (FALSE);
  g_object_set (fh_application_get_settings (stage->application), "language",
                stage->stages->language, "color-scheme", stage->stages->is_dark ? "dark" : "light",
                "tutor-degree", "all", "speak-when-differ", 0, "tutor-page", "", NULL);
  driver_settle_main (stage->application);
  if (stage->stages->is_rtl)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
}

static gboolean
awaits_person (gpointer game)
{
  return fh_game_awaits_person (game);
}

FhTableView *
stage_take_game (Stage *stage, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_new_from_text (text, "record", NULL, &error);
  FhWindow *window = fh_application_get_window (stage->application);

  g_assert_no_error (error);
  fh_application_take_game (stage->application, game);
  driver_wait (awaits_person, game, 60);
  driver_settle_main (stage->application);
  return fh_game_view_get_table (fh_window_get_game_view (window));
}

static gboolean
has_thought (gpointer tutor)
{
  return !fh_tutor_is_busy (tutor);
}

void
stage_think (Stage *stage)
{
  driver_settle (stage_main_window (stage), 200);
  driver_wait (has_thought, fh_window_get_tutor (FH_WINDOW (stage_main_window (stage))), 60);
}

void
stage_play_to_end (Stage *stage)
{
  FhGame *game = driver_get_game (stage->application);

  g_object_set (game, "trick-delay", 0, "deal-delay", -1, NULL);
  for (driver_wait_due (stage->application); fh_game_get_hold (game) != FH_HOLD_DEAL;
       driver_wait_due (stage->application))
    driver_move (stage->application);
  driver_settle_main (stage->application);
}
