/* fh-sentences-tried.h: what came of a call or a card in sample layouts, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What has been tried in layouts is an estimate, and the sentences say so: in how many layouts.
 */
#pragma once

#include "fh-sentences.h"

G_BEGIN_DECLS

/* What was tried, and what came of it. */
typedef struct
{
  FhAction action;
  guint n_layouts;
  gboolean has_chance; /* there was a contract that could be made or set */
  gboolean defends;    /* the aim is to set it */
  double chance;       /* share of the layouts in which the aim is reached, 0 to 1 */
  double points;       /* own less others', on average */
} FhTried;

/* "In 100 sample layouts eight spades was made in 71%, and came to +38 points on average."
 * (transfer full) */
char *fh_sentence_tried (const FhTried *tried);

/* What @action is, as short as it can be said: "eight spades", "four of hearts, five of clubs",
 * "Marama".  (transfer full) */
char *fh_sentence_choice (const FhScene *scene, const FhAction *action);

/* @points, rounded, with their sign: "+38", "−140", "0".  (transfer full) */
char *fh_sentence_signed_points (double points);

G_END_DECLS
