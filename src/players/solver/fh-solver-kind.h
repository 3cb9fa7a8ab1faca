/* fh-solver-kind.h: the quick search, compiled for each kind of play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-solver-private.h"
#include "fh-solver-trick.h"

/* The kinds of play that the search is compiled for. */
typedef enum
{
  FH_SOLVER_FOUR_HANDS, /* tricks with a trump suit, no joker that is more than a trump */
  FH_SOLVER_FOUR_PLAIN, /* tricks without trumps */
  FH_SOLVER_ANY_HANDS,  /* tricks */
  FH_SOLVER_LOSING,     /* misère of any kind */
} FhSolverKind;

/* Each of these is one kind: see fh_solver_search_kind().  A trick in progress is handed on in
 * registers. */
FhSolverFound fh_solver_search_four (
    FhSolver *solver, uint64_t left, int leader, int need, int tricks, unsigned shown);
FhSolverFound fh_solver_search_plain (
    FhSolver *solver, uint64_t left, int leader, int need, int tricks, unsigned shown);
FhSolverFound fh_solver_search_any (
    FhSolver *solver, uint64_t left, int leader, int need, int tricks, unsigned shown);
FhSolverFound fh_solver_search_losing (
    FhSolver *solver, uint64_t left, int leader, int need, int tricks, unsigned shown);

FhSolverFound fh_solver_follow_four_second (
    FhSolver *solver, uint64_t left, uint64_t played, uint64_t led, uint64_t best, uint64_t rest);
FhSolverFound fh_solver_follow_plain_second (
    FhSolver *solver, uint64_t left, uint64_t played, uint64_t led, uint64_t best, uint64_t rest);
FhSolverFound fh_solver_follow_four_third (
    FhSolver *solver, uint64_t left, uint64_t played, uint64_t led, uint64_t best, uint64_t rest);
FhSolverFound fh_solver_follow_plain_third (
    FhSolver *solver, uint64_t left, uint64_t played, uint64_t led, uint64_t best, uint64_t rest);
FhSolverFound fh_solver_follow_four_last (
    FhSolver *solver, uint64_t left, uint64_t played, uint64_t led, uint64_t best, uint64_t rest);
FhSolverFound fh_solver_follow_plain_last (
    FhSolver *solver, uint64_t left, uint64_t played, uint64_t led, uint64_t best, uint64_t rest);
FhSolverFound fh_solver_follow_any (
    FhSolver *solver, uint64_t left, uint64_t played, uint64_t led, uint64_t best, uint64_t rest);
FhSolverFound fh_solver_follow_losing (
    FhSolver *solver, uint64_t left, uint64_t played, uint64_t led, uint64_t best, uint64_t rest);

/* The search of @kind: do those who want them get @need of the @tricks that are left, @leader
 * leading from the cards @left?  @shown are the suits, by places, in which the holder of a joker
 * has shown void. */
FH_SOLVER_INLINE FhSolverFound
fh_solver_search_kind (FhSolverKind kind,
                       FhSolver *solver,
                       uint64_t left,
                       int leader,
                       int need,
                       int tricks,
                       unsigned shown)
{
  switch (kind)
    {
    case FH_SOLVER_FOUR_HANDS:
      return fh_solver_search_four (solver, left, leader, need, tricks, shown);
    case FH_SOLVER_FOUR_PLAIN:
      return fh_solver_search_plain (solver, left, leader, need, tricks, shown);
    case FH_SOLVER_ANY_HANDS:
      return fh_solver_search_any (solver, left, leader, need, tricks, shown);
    default:
      return fh_solver_search_losing (solver, left, leader, need, tricks, shown);
    }
}

/* The same in the middle of @trick. */
FH_SOLVER_INLINE FhSolverFound
fh_solver_follow_kind (FhSolverKind kind, FhSolver *solver, const FhSolverTrick *trick)
{
  switch (kind)
    {
    case FH_SOLVER_FOUR_HANDS:
      if (trick->n_played == 1)
        return fh_solver_follow_four_second (solver, trick->left, trick->played, trick->led,
                                             trick->best, fh_solver_pack (trick));
      if (trick->n_played == 2)
        return fh_solver_follow_four_third (solver, trick->left, trick->played, trick->led,
                                            trick->best, fh_solver_pack (trick));
      return fh_solver_follow_four_last (solver, trick->left, trick->played, trick->led,
                                         trick->best, fh_solver_pack (trick));
    case FH_SOLVER_FOUR_PLAIN:
      if (trick->n_played == 1)
        return fh_solver_follow_plain_second (solver, trick->left, trick->played, trick->led,
                                              trick->best, fh_solver_pack (trick));
      if (trick->n_played == 2)
        return fh_solver_follow_plain_third (solver, trick->left, trick->played, trick->led,
                                             trick->best, fh_solver_pack (trick));
      return fh_solver_follow_plain_last (solver, trick->left, trick->played, trick->led,
                                          trick->best, fh_solver_pack (trick));
    case FH_SOLVER_ANY_HANDS:
      return fh_solver_follow_any (solver, trick->left, trick->played, trick->led, trick->best,
                                   fh_solver_pack (trick));
    default:
      return fh_solver_follow_losing (solver, trick->left, trick->played, trick->led, trick->best,
                                      fh_solver_pack (trick));
    }
}

/* Whether four hands play for tricks and no joker is more than a trump. */
FH_SOLVER_INLINE bool
fh_solver_is_four (FhSolverKind kind)
{
  return kind == FH_SOLVER_FOUR_HANDS || kind == FH_SOLVER_FOUR_PLAIN;
}

/* Tells the compiler what @kind says of @deal, so that it leaves out what cannot be. */
FH_SOLVER_INLINE void
fh_solver_assume_kind (FhSolverKind kind, const FhSolverDeal *deal)
{
  if (fh_solver_is_four (kind) && (deal->joker || deal->free))
    __builtin_unreachable ();
  if (kind == FH_SOLVER_FOUR_PLAIN && (deal->trumps || deal->has_trumps))
    __builtin_unreachable ();
}

/* The number of hands that play. */
FH_SOLVER_INLINE int
fh_solver_hands_of (FhSolverKind kind, const FhSolverDeal *deal)
{
  return fh_solver_is_four (kind) ? 4 : deal->n;
}

/* Adds @card to @trick; the next hand follows. */
FH_SOLVER_INLINE void
fh_solver_play_on (
    FhSolverKind kind, const FhSolverDeal *deal, FhSolverTrick *trick, uint64_t card, int named)
{
  fh_solver_add_card (deal, trick, card, fh_solver_is_four (kind) ? -1 : named,
                      kind == FH_SOLVER_LOSING);
  trick->hand = trick->hand + 1 == fh_solver_hands_of (kind, deal) ? 0 : trick->hand + 1;
}
