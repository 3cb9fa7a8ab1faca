/* fh-practice-question.c: what a question is made of: options, and a moment of a deal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "fh-practice-private.h"

/* --- Options --- */

int
fh_practice_add_option (FhPracticeQuestion *question, int value)
{
  for (int i = 0; i < question->n_options; i++)
    if (question->options[i] == value)
      return i;
  question->options[question->n_options] = (int16_t) value;
  return question->n_options++;
}

static void
swap_options (FhPracticeQuestion *question, int a, int b)
{
  int16_t value = question->options[a];

  for (int i = 0; i < question->n_options; i++)
    if (question->right_order[i] == a)
      question->right_order[i] = (uint8_t) b;
    else if (question->right_order[i] == b)
      question->right_order[i] = (uint8_t) a;
  question->options[a] = question->options[b];
  question->options[b] = value;
  if (question->right_option == a)
    question->right_option = (uint8_t) b;
  else if (question->right_option == b)
    question->right_option = (uint8_t) a;
}

void
fh_practice_shuffle_options (FhPracticeQuestion *question, FhRng *rng)
{
  for (int i = question->n_options - 1; i > 0; i--)
    swap_options (question, i, (int) fh_rng_below (rng, (uint32_t) i + 1));
}

void
fh_practice_reshuffle (FhPracticeQuestion *question, uint64_t turn)
{
  FhSeed seed = { .high = question->spec.seed, .low = turn };
  FhRng rng;

  if (question->option_kind == FH_OPTION_SEAT || question->option_kind == FH_OPTION_NUMBER)
    return;
  fh_rng_init (&rng, seed, 0);
  fh_practice_shuffle_options (question, &rng);
}

void
fh_practice_sort_options (FhPracticeQuestion *question)
{
  for (int i = 1; i < question->n_options; i++)
    for (int k = i; k > 0 && question->options[k - 1] > question->options[k]; k--)
      swap_options (question, k - 1, k);
}

/* --- The moment --- */

void
fh_practice_take_moment (FhPracticeQuestion *question, const FhPracticeDeal *deal, int seat)
{
  question->rules = fh_practice_deal_table (deal)->rules;
  question->seat = (uint8_t) seat;
  question->n_actions = (uint16_t) deal->n_actions;
  memcpy (question->actions, deal->actions, (size_t) deal->n_actions * sizeof deal->actions[0]);
}

void
fh_practice_world (const FhPracticeQuestion *question, FhWorld *world)
{
  memset (world, 0, sizeof *world);
  if (question->has_standing)
    fh_state_init_at (&world->state, &question->rules, &question->standing);
  else
    fh_state_init (&world->state, &question->rules);
  for (int i = 0; i < question->n_actions; i++)
    fh_world_apply (world, &question->actions[i]);
}

void
fh_practice_view (const FhPracticeQuestion *question, FhSeatView *view)
{
  FhWorld world;

  fh_practice_world (question, &world);
  fh_world_view (&world, question->seat, view);
}

void
fh_practice_table (const FhPracticeQuestion *question, FhTable *table)
{
  const FhAction *last = &question->actions[question->n_actions - 1];
  bool hides =
      question->spec.kind == FH_PRACTICE_WINNER || question->spec.kind == FH_PRACTICE_SCORE;
  FhWorld world;

  fh_practice_world (question, &world);
  *table = *fh_world_table (&world);
  if (hides && last->kind == FH_ACTION_PLAY)
    {
      uint8_t n_plays = table->n_plays;
      FhPlayed play = table->plays[n_plays - 1];

      /* As it was before the last card, and that card beside the others. */
      FhPracticeQuestion before = *question;
      before.n_actions--;
      fh_practice_world (&before, &world);
      *table = *fh_world_table (&world);
      table->plays[table->n_plays++] = play;
      table->hand_size[play.seat]--;
      table->turn = FH_SEAT_NONE;
    }
}
