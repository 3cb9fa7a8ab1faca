/* fh-practice-private.h: the parts of practice among themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-deal.h"
#include "fh-practice.h"
#include "fh-trump-ladder.h"

/* --- Deals that are played for it (fh-practice-question.c) --- */

/* A deal under way and how it came there. */
typedef struct
{
  FhWorld world;
  int n_actions;
  FhAction actions[FH_PRACTICE_MAX_ACTIONS];
  FhRng rng;
  uint8_t character[FH_MAX_SEATS]; /* FhCharacterId */
  bool misere; /* somebody bids to lose every trick wherever it may be bid; all others pass */
  uint8_t misere_seat;
} FhPracticeDeal;

/* Deals the cards number @number of @seed by the rules of @preset. */
void fh_practice_deal_init (FhPracticeDeal *deal, FhPreset preset, FhSeed seed, int number);

/* Does what comes next.  Returns false once the deal is over or was thrown in. */
bool fh_practice_deal_step (FhPracticeDeal *deal);

/* What the seat whose turn it is sees. */
const FhTable *fh_practice_deal_table (const FhPracticeDeal *deal);
void fh_practice_deal_view (const FhPracticeDeal *deal, int seat, FhSeatView *view);

/* Whether the seat whose turn it is plays his own cards: not those of a dummy. */
bool fh_practice_deal_is_own_turn (const FhPracticeDeal *deal);

/* --- Questions at a moment --- */

/* Whether facts of the kind and step of @question can be asked at this moment of @deal; then all
 * but the moment is filled in. */
typedef bool (*FhPracticeAsk) (FhPracticeQuestion *question, int step, FhPracticeDeal *deal);

/* By kind; NULL for decisions (fh-practice-facts.c). */
bool fh_practice_ask_legal (FhPracticeQuestion *question, int step, FhPracticeDeal *deal);
bool fh_practice_ask_winner (FhPracticeQuestion *question, int step, FhPracticeDeal *deal);
bool fh_practice_ask_order (FhPracticeQuestion *question, int step, FhPracticeDeal *deal);
bool fh_practice_ask_higher (FhPracticeQuestion *question, int step, FhPracticeDeal *deal);
bool fh_practice_ask_score (FhPracticeQuestion *question, int step, FhPracticeDeal *deal);
bool fh_practice_ask_winners (FhPracticeQuestion *question, int step, FhPracticeDeal *deal);
bool fh_practice_ask_trumps_out (FhPracticeQuestion *question, int step, FhPracticeDeal *deal);
bool fh_practice_ask_told (FhPracticeQuestion *question, int step, FhPracticeDeal *deal);

/* Adds @value to the options of @question unless it is there; returns its index. */
int fh_practice_add_option (FhPracticeQuestion *question, int value);

/* Puts the options in an order by chance, or with numbers, calls and seats from the lowest up, and
 * the right one with them. */
void fh_practice_shuffle_options (FhPracticeQuestion *question, FhRng *rng);
void fh_practice_sort_options (FhPracticeQuestion *question);

/* --- Moments of decisions (fh-practice-moment.c) --- */

/* Points by which the best is ahead of what is worse, at least: whatever is nearer is nothing to be
 * taught. */
#define FH_PRACTICE_LEAST_GAP 5.0f

/* Whether a decision of @kind is due in @view with which there is something to think about. */
bool fh_practice_is_moment (FhPracticeKind kind, const FhSeatView *view);

/* Takes a moment of deal number @number as that of @question, one of those that fit by chance;
 * false where none fits. */
bool fh_practice_find_moment (FhPracticeQuestion *question, const FhPracticeSpec *spec, int number);

/* Whether, at a glance, which follows from @seed, the judge is likely to find in @view that most
 * choices are clearly worse than the best; true where that is not known. */
bool fh_practice_is_promising (FhPracticeKind kind,
                               const FhSeatView *view,
                               FhSeed seed,
                               const atomic_int *cancelled);

/* --- Decisions (fh-practice-judged.c) --- */

/* As fh_practice_make(), for decisions. */
bool fh_practice_make_judged (FhPracticeQuestion *question,
                              const FhPracticeSpec *spec,
                              const atomic_int *cancelled);

/* Takes the moment of @deal as that of @question, asked of @seat. */
void fh_practice_take_moment (FhPracticeQuestion *question, const FhPracticeDeal *deal, int seat);

/* The seed from which the deals of @spec come. */
FhSeed fh_practice_seed (const FhPracticeSpec *spec);
