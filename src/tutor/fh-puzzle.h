/* fh-puzzle.h: a deal that is played until its line is found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The learner is to make the contract, or to break it; where the score decides
 * (fh_puzzle_target()), to win more tricks than are bid, or to leave fewer.  What he cannot see
 * stays open: a puzzle is a set of layouts that fit all he has seen, in each of which the goal can
 * still be reached by best play of everybody.  A card is sound when it keeps the goal in as many of
 * them as the best does.  Who plays one goes on in the layouts where it does; who does not meets
 * one of those in which the best card would have kept the goal and his does not, and everybody else
 * plays against him there with all cards seen.  So the goal is reached by exactly those who play
 * sound cards only.
 */
#pragma once

#include "fh-best-line.h"

#define FH_PUZZLE_MAX_LAYOUTS 64

/* How a card that was wrong differs from all those that would have been right.  It is read from the
 * cards and the trick alone, so that a sentence made of it is true wherever it is found; where the
 * right cards have nothing in common there is none. */
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

/* How hard it is to find what is to be found first, by those who miss it. */
typedef enum
{
  FH_GRADE_FIRST,  /* beginners alone */
  FH_GRADE_SECOND, /* half of the club players */
  FH_GRADE_THIRD,  /* half of the strong players */
  FH_N_GRADES,
} FhGrade;

/* A value; copy it to come back to it. */
typedef struct
{
  uint8_t seat;   /* of the learner */
  uint8_t target; /* tricks of the bidders that decide, by the score before the deal */
  bool is_lost;   /* he has played a card that was not sound */
  int n;          /* layouts that are left, all of them alike but for the hidden cards */
  FhWorld worlds[FH_PUZZLE_MAX_LAYOUTS];
} FhPuzzle;

/* A card that the learner may play. */
typedef struct
{
  FhCard card;
  uint8_t named; /* the FhSuit that a joker names, or FH_SUIT_NONE */
  uint8_t kept;  /* in so many layouts it keeps the goal */
  bool is_sound;
} FhPuzzleCard;

/* How many tricks of the bidders decide at @table, which is not scored yet.  In a misère it is one,
 * which loses it.  Otherwise so many are the goal of the bidders, and he who plays against them is
 * to keep them below: those of the contract unless two sides play and the score has them be more,
 * where the tricks of the others would win the game though it is made, or where the game is won by
 * all ten and not by less and @seat is one of the bidders. */
int fh_puzzle_target (const FhTable *table, int seat);

/* The grade of a puzzle that @club and @strong of a hundred players of those levels miss. */
FhGrade fh_puzzle_grade (int club, int strong);

/* Begins @puzzle where @view stands, whose seat is to play a card, with the layouts that the
 * @n_draws numbers @draws stand for: each is the seed of one drawn at random among all that fit.
 * Those in which the goal cannot be reached are left out.  Returns false when none is left. */
bool fh_puzzle_init (
    FhPuzzle *puzzle, const FhSeatView *view, const uint32_t *draws, int n_draws, FhSolver *solver);

/* Whether the learner is to play a card. */
bool fh_puzzle_awaits (const FhPuzzle *puzzle);

/* What has become of the goal for certain: FH_FATE_MADE when the learner has reached it,
 * FH_FATE_SET when he cannot any more. */
FhFate fh_puzzle_fate (const FhPuzzle *puzzle);

/* Fills @cards with all that the learner may play and returns how many they are, or
 * FH_SOLVER_UNKNOWN when @solver was cancelled. */
int
fh_puzzle_weigh (const FhPuzzle *puzzle, FhSolver *solver, FhPuzzleCard cards[FH_SOLVER_MAX_MOVES]);

/* Plays @action, which the rules allow, for the learner.  Whether it is sound is written to
 * @is_sound, and the idea behind a card that is not to @idea; once the puzzle is lost everything is
 * sound.  Returns false when @solver was cancelled, or no layout is left; the puzzle is then
 * undefined. */
bool fh_puzzle_play (
    FhPuzzle *puzzle, FhSolver *solver, const FhAction *action, bool *is_sound, FhPuzzleIdea *idea);

/* Has the others play until the learner is to play again or the deal is over, and adds their cards
 * to @line.  Layouts that have become impossible are replaced by others that fit all that the
 * learner has seen by then.  Returns false when @solver was cancelled, or no layout is left; the
 * puzzle is then undefined. */
bool fh_puzzle_go_on (FhPuzzle *puzzle, FhSolver *solver, FhLine *line);

/* The idea behind the right cards @sound, some of those that the seat of @view may play now, beside
 * @card, which is none of them.  Cards of equal suit are compared by their power. */
FhPuzzleIdea fh_puzzle_idea (const FhSeatView *view, FhCardSet sound, FhCard card);
