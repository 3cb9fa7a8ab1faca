/* fh-last-trick.h: the trick before this one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-answer.h"
#include "fh-card-art.h"
#include "fh-game.h"
#include "fh-sentences.h"

/* The last finished trick of @scene, card by card from the one that led, with who played it and
 * who won it: the child of a popover.  NULL before the first trick is over.  Each card is a button
 * that says why it was played, one at a time; @game, of which the scene is, is asked, and without
 * one, which may be NULL, the cards are no buttons. */
GtkWidget *fh_last_trick_new (const FhScene *scene, FhGame *game);

/* @card, the picture of @played at the table of @scene, as an FhAnswerButton with the number of the
 * action, if it can be asked why it was played; else @card itself.  @game may be NULL.  (transfer
 * floating) */
GtkWidget *fh_last_trick_wrap_card (GtkWidget *card,
                                    const FhScene *scene,
                                    const FhPlayed *played,
                                    FhGame *game);

/* The answer that the last trick @widget shows, or NULL; for tests. */
FhAnswer *fh_last_trick_get_answer (GtkWidget *widget);
