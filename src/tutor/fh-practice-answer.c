/* fh-practice-answer.c: which answer is right, and how many find it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "fh-practice-private.h"

/* Players who are asked how hard a decision is. */
#define N_ASKED 60

bool
fh_practice_is_right (const FhPracticeQuestion *question, const FhPracticeAnswer *answer)
{
  switch ((FhPracticeForm) question->form)
    {
    case FH_PRACTICE_PICK_CARDS:
      return answer->cards == question->right_cards;
    case FH_PRACTICE_PICK_CARD:
      return answer->cards && !(answer->cards & ~question->right_cards);
    case FH_PRACTICE_PICK_CALL:
      return answer->call < FH_N_CALLS && (question->right_calls & FH_CALL_BIT (answer->call));
    case FH_PRACTICE_PICK_ORDER:
      return answer->n_order == question->n_options
             && memcmp (answer->order, question->right_order, question->n_options) == 0;
    case FH_PRACTICE_PICK_OPTION:
      return answer->option == question->right_option;
    }
  return false;
}

float
fh_practice_share_right (const FhPracticeQuestion *question,
                         const FhSeatView *view,
                         FhPlayerLevel level)
{
  FhSeed seed = { .high = question->n_actions, .low = question->spec.seed };
  int n_asked = level > FH_PLAYER_RULES ? FH_N_CHARACTERS : N_ASKED, n_right = 0;

  for (int i = 0; i < n_asked; i++)
    {
      /* One is more careful than another. */
      FhPlayer player = { .level = (uint8_t) level, .character = (uint8_t) (i % FH_N_CHARACTERS) };
      FhPracticeAnswer answer = { 0 };
      FhRng rng;

      fh_rng_init (&rng, seed, (uint64_t) i);
      FhAction action = fh_player_decide (&player, view, &rng).action;
      answer.call = action.call;
      answer.cards = action.kind == FH_ACTION_PLAY ? FH_SET (action.cards[0]) : 0;
      n_right += fh_practice_is_right (question, &answer);
    }
  return (float) n_right / (float) n_asked;
}

const FhAdvisedChoice *
fh_practice_choice (const FhPracticeQuestion *question, const FhPracticeAnswer *answer)
{
  if (!question->is_judged)
    return NULL;
  if (question->form == FH_PRACTICE_PICK_OPTION)
    return answer->option < question->n_options
               ? &question->advice.choices[question->options[answer->option]]
               : NULL;
  for (int i = 0; i < question->advice.n_choices; i++)
    {
      const FhAction *action = &question->advice.choices[i].action;

      if (question->form == FH_PRACTICE_PICK_CALL
              ? action->kind == FH_ACTION_BID && action->call == answer->call
              : action->kind == FH_ACTION_PLAY && FH_SET (action->cards[0]) == answer->cards)
        return &question->advice.choices[i];
    }
  return NULL;
}

FhPracticeAnswer
fh_practice_right_answer (const FhPracticeQuestion *question)
{
  FhPracticeAnswer answer = { .call = FH_CALL_NONE, .option = question->right_option };

  answer.cards = question->right_cards;
  if (question->form == FH_PRACTICE_PICK_ORDER)
    {
      answer.n_order = question->n_options;
      memcpy (answer.order, question->right_order, sizeof answer.order);
    }
  /* The first of the advice is the best. */
  if (question->form == FH_PRACTICE_PICK_CARD)
    answer.cards = FH_SET (question->advice.choices[0].action.cards[0]);
  if (question->form == FH_PRACTICE_PICK_CALL)
    answer.call = question->advice.choices[0].action.call;
  return answer;
}
