/* fh-puzzle-idea.h: what is behind a card that was wrong in a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An idea says how the card that was played differs from all those that would have been right.  It
 * is read from the cards and the trick alone, so that a sentence made of it is true wherever it is
 * found; where the right cards have nothing in common there is none.
 */
#pragma once

#include "fh-seat-view.h"

typedef enum
{
  FH_IDEA_NONE,
  FH_IDEA_KEEP_JOKER,  /* the joker; every other right card left it in the hand */
  FH_IDEA_LEAD_TRUMPS, /* a plain card was led, only trumps were right */
  FH_IDEA_WAIT,        /* a trump was led, only plain cards were right */
  FH_IDEA_OTHER_SUIT,  /* a plain suit was led, only others were right */
  FH_IDEA_DUCK,        /* it goes over the trick so far, no right card does */
  FH_IDEA_TAKE,        /* the other way round */
  FH_IDEA_RUFF,        /* nothing was to be followed: only trumps were right */
  FH_IDEA_DO_NOT_RUFF, /* no trump was */
  FH_IDEA_THROW,       /* of the plain suits only others were right to be thrown */
  FH_IDEA_HIGHER,      /* the suit was right, but only higher cards of it */
  FH_IDEA_LOWER,       /* likewise lower */
  FH_N_IDEAS,
} FhPuzzleIdea;

/* The idea behind the right cards @sound, some of those that the seat of @view may play now, beside
 * @card, which is none of them.  Cards of equal suit are compared by their power. */
FhPuzzleIdea fh_puzzle_idea (const FhSeatView *view, FhCardSet sound, FhCard card);
