/* fh-practice-words.h: questions to practise with, and their answers, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-practice-book.h"
#include "fh-sentences.h"

/* What @kind is called in a list: "Trumps still out"; and what is asked, in a sentence. */
const char *fh_sentence_practice_kind (FhPracticeKind kind);
const char *fh_sentence_practice_kind_about (FhPracticeKind kind);

/* What difficulty @step, 1 to FH_PRACTICE_STEPS, is called. */
const char *fh_sentence_practice_step (int step);

/* What the mix of the day @today holds: "10 questions: 4 again, 6 new.", or that it is done.
 * (transfer full) */
char *fh_sentence_daily (FhKeyTable *book, gint64 today);

/* How somebody decides, beside club players: "Of your last 40 decisions 26 were right; a club
 * player would have got about 23 right.  A difference of less than 7 may be chance."  (transfer
 * full) */
char *fh_sentence_strength (const FhStrength *strength);

/* What the mistakes of the last games cost a deal, as far as that can be told: "14 points (± 6)".
 * (transfer full) */
char *fh_sentence_games_cost (const FhLastGames *games);

/* What @habit cost: "It cost about 90 points in all."  (transfer full) */
char *fh_sentence_habit_cost (const FhLastHabit *habit);

/* @fault, made in @made of @could deals: "You keep trumps too long: in 6 of 8 deals."; and what its
 * questions are called in a list: "Drawing trumps".  (transfer full) */
char *fh_sentence_fault (FhPracticeFault fault, guint made, guint could);
const char *fh_sentence_fault_set (FhPracticeFault fault);

/* The id of the lesson on @fault; NULL for none. */
const char *fh_practice_fault_lesson (FhPracticeFault fault);

/* Whom all that follows is told to: who is asked, and has @view.  @seating says who sits there;
 * NULL: nobody is named. */
FhScene fh_practice_scene (const FhSeatView *view, const FhSeating *seating);

/* What @question asks.  (transfer full) */
char *fh_sentence_practice_ask (const FhPracticeQuestion *question,
                                const FhSeatView *view,
                                const FhSeating *seating);

/* Option @index, as short as it can be said: "Partner", "240", "7♠".  (transfer full) */
char *fh_sentence_practice_option (const FhPracticeQuestion *question,
                                   const FhSeatView *view,
                                   const FhSeating *seating,
                                   int index);

/* Whether @answer is right, what is right, and why; of a wrong answer also what is wrong with just
 * that one.  (transfer full) */
char *fh_sentence_practice_explanation (const FhPracticeQuestion *question,
                                        const FhSeatView *view,
                                        const FhSeating *seating,
                                        const FhPracticeAnswer *answer);

/* The numbers behind that, of what is best and of @answer, a line each, as far as the explanation
 * does without them, and of how many club players @club have it right, 0 to 1, or -1 where that is
 * not known; or NULL.  (transfer full) */
char *fh_sentence_practice_numbers (const FhPracticeQuestion *question,
                                    const FhSeatView *view,
                                    const FhSeating *seating,
                                    const FhPracticeAnswer *answer,
                                    float club);

/* That @answer is right, or is not. */
const char *fh_sentence_practice_verdict (const FhPracticeQuestion *question,
                                          const FhPracticeAnswer *answer);
