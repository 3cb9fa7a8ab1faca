/* stage.h: the program as it stands where one learns, and is looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-application-private.h"
#include "stages.h"

typedef struct
{
  const Stages *stages;
  FhApplication *application;
} Stage;

/* Starts the program of somebody of whom @known is known (driver_forget()). */
void stage_start (Stage *stage, const char *known);
GtkWidget *stage_main_window (Stage *stage);

/* Shows @window in the size that is asked for, and lets it be looked at as @moment. */
void stage_look (Stage *stage, gpointer window, const char *moment);

/* Lets the game go on from the end of @text. */
FhTableView *stage_take_game (Stage *stage, const char *text);

/* Plays on, with the person's cards too, until the end of the deal is looked at. */
void stage_play_to_end (Stage *stage);

/* Lets the judge come to his end. */
void stage_think (Stage *stage);

/* Each starts the program and goes through its moments (stages-pages.c). */
void stage_show_beginning (Stage *stage);
void stage_show_new_game (Stage *stage);
void stage_show_home (Stage *stage);
void stage_show_preferences (Stage *stage);
void stage_show_statistics (Stage *stage);
void stage_show_games (Stage *stage);
void stage_show_help (Stage *stage);

/* Likewise (stages-learn.c). */
void stage_show_learning (Stage *stage);
void stage_show_lessons (Stage *stage);
void stage_show_practice (Stage *stage);

/* Likewise (stages-review.c). */
void stage_show_review (Stage *stage);
void stage_show_deals (Stage *stage);
void stage_show_compared (Stage *stage);

/* Likewise (stages-table.c). */
void stage_show_tutor (Stage *stage);
void stage_show_asking (Stage *stage);
void stage_show_table (Stage *stage);
void stage_show_results (Stage *stage);
