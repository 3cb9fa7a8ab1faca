/* fh-bird.h: the kookaburra, who shows what has become of a deal or a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

typedef enum
{
  FH_BIRD_NONE,   /* he is not there */
  FH_BIRD_LAUGHS, /* every trick was won */
  FH_BIRD_PEEPS,  /* none was taken, as it was bid */
  FH_BIRD_HIDES,  /* the game is lost */
  FH_BIRD_SITS,   /* the game is won */
} FhBirdPose;

#define FH_TYPE_BIRD (fh_bird_get_type ())
G_DECLARE_FINAL_TYPE (FhBird, fh_bird, FH, BIRD, GtkWidget)

/**
 * FhBird:
 *
 * A drawing of the bird on the joker, in a pose that it takes with a small motion when it is first
 * seen.
 *
 * CSS: `bird`[.small], which says how large it is.
 */

/* Has the bird take @pose, unless it has it already. */
void fh_bird_set_pose (FhBird *self, FhBirdPose pose);
FhBirdPose fh_bird_get_pose (FhBird *self);

/* Ends the motion at once. */
void fh_bird_skip (FhBird *self);
