/* fh-practice-judged.c: questions on what is best, which the judge answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "fh-practice-private.h"
#include "fh-solver.h"

/* Deals that are looked through, and moments that are judged, which is what takes long; when so
 * many are in vain the clearest of those that are easier is taken. */
#define MAX_DEALS  2000
#define MAX_JUDGED 8

/* Points by which a pass is ahead of the best that is worse, where it is plain. */
#define PLAIN_GAP 40.0f

/* The share of the players of a level that is most of them. */
#define MOST 0.5f

/* How many errors are clear. */
#define CLEAR_ERRORS 3.0f

/* Independent layouts on which somebody may be called wrong, unless they are all. */
#define LEAST_LAYOUTS 25

FhPracticeKind
fh_practice_kind_of_fault (FhPracticeFault fault)
{
  switch (fault)
    {
    case FH_FAULT_OVERBIDS:
    case FH_FAULT_UNDERBIDS:
    case FH_FAULT_OTHER_SUIT:
      return FH_PRACTICE_BID;
    case FH_FAULT_DISCARDS:
      return FH_PRACTICE_DISCARD;
    case FH_FAULT_MISERE_RISKS:
    case FH_FAULT_MISERE_LETS_THROUGH:
      return FH_PRACTICE_MISERE;
    default:
      return FH_PRACTICE_CARD;
    }
}

/* --- What is right --- */

static bool
is_right (const FhAdvisedChoice *choice)
{
  return choice->verdict == FH_VERDICT_BEST || choice->verdict == FH_VERDICT_EQUAL;
}

/* Whether enough layouts speak for the numbers of @choice that somebody may be called wrong by
 * them. */
static bool
is_told (const FhAdvice *advice, const FhAdvisedChoice *choice)
{
  return choice->n_layouts > 0 && (advice->complete || choice->n_layouts >= LEAST_LAYOUTS);
}

/* Whether @worse is behind the best by more than the error of that, in the layouts in which both
 * were tried. */
static bool
is_behind (const FhAdvisedChoice *worse)
{
  return worse->ahead < 0
         && worse->ahead * worse->ahead
                > CLEAR_ERRORS * CLEAR_ERRORS * worse->ahead_error * worse->ahead_error;
}

/* Whether @best is ahead of @worse by more than the errors of both, taken as if each had been tried
 * in layouts of its own: among many choices one may look worse by chance, even in the same
 * layouts. */
static bool
is_clear (const FhAdvisedChoice *best, const FhAdvisedChoice *worse)
{
  float ahead = best->points - worse->points;

  return ahead > 0
         && ahead * ahead > CLEAR_ERRORS * CLEAR_ERRORS
                                * (best->points_error * best->points_error
                                   + worse->points_error * worse->points_error);
}

/* Writes down which cards or calls are right.  Returns by how many points the best is ahead of the
 * best that is worse, or -1 where it is not clear of every choice what it is, nothing is worse, or
 * more than half of all is right; and whether it @is_sure, or other layouts have to confirm it. */
static float
weigh (FhPracticeQuestion *question, bool *is_sure)
{
  const FhAdvice *advice = &question->advice;
  const FhAdvisedChoice *worse = NULL;
  int n_right = 0;

  question->right_cards = 0;
  question->right_calls = 0;
  for (int i = 0; i < advice->n_choices; i++)
    {
      const FhAdvisedChoice *choice = &advice->choices[i];

      if (!is_told (advice, choice) || choice->verdict == FH_VERDICT_UNTRIED
          || choice->verdict == FH_VERDICT_LOSES_GAMES || choice->verdict == FH_VERDICT_BETTER)
        return -1;
      if (choice->verdict == FH_VERDICT_WORSE && (!worse || choice->points > worse->points))
        worse = choice;
      if (!is_right (choice))
        continue;
      n_right++;
      if (choice->action.kind == FH_ACTION_BID)
        question->right_calls |= FH_CALL_BIT (choice->action.call);
      else
        question->right_cards |= FH_SET (choice->action.cards[0]);
    }
  if (!worse || 2 * n_right > advice->n_choices)
    return -1;
  *is_sure = is_clear (&advice->choices[0], worse);
  if (!*is_sure && !is_behind (worse))
    return -1;
  return advice->choices[0].points - worse->points;
}

/* Makes options of the best discard and of some that are worse, from the nearest on or, in easy
 * questions, from the worst.  Returns the distance as above. */
static float
offer_discards (FhPracticeQuestion *question, int step)
{
  const FhAdvice *advice = &question->advice;
  int worse[FH_MAX_ADVICE], n = 0, wanted = step == FH_PRACTICE_STEPS ? 3 : 2;
  float nearest = 0;

  for (int i = 1; i < advice->n_choices; i++)
    if (advice->choices[i].verdict == FH_VERDICT_WORSE && is_told (advice, &advice->choices[i])
        && is_clear (&advice->choices[0], &advice->choices[i]))
      worse[n++] = i;
  if (n < wanted || !is_told (advice, &advice->choices[0]))
    return -1;
  question->form = FH_PRACTICE_PICK_OPTION;
  question->option_kind = FH_OPTION_CHOICE;
  question->n_options = 0;
  question->right_option = (uint8_t) fh_practice_add_option (question, 0);
  for (int i = 0; i < wanted; i++)
    fh_practice_add_option (question, worse[step == 1 ? n - 1 - i : i]);
  nearest = advice->choices[worse[step == 1 ? n - wanted : 0]].points;

  /* By chance, but the same for the same cards. */
  FhRng rng;
  FhSeed seed = { .high = question->n_actions, .low = question->spec.seed };
  fh_rng_init (&rng, seed, 0);
  fh_practice_shuffle_options (question, &rng);
  return advice->choices[0].points - nearest;
}

static FhPracticeForm
form_of (const FhSeatView *view)
{
  return view->legal.due == FH_ACTION_BID       ? FH_PRACTICE_PICK_CALL
         : view->legal.due == FH_ACTION_DISCARD ? FH_PRACTICE_PICK_OPTION
                                                : FH_PRACTICE_PICK_CARD;
}

/* The judge for @view, who thinks as it is written to @thinking: elsewhere he takes fewer layouts
 * at tables of five and six, and often too few to call somebody wrong by them. */
static FhPlayer
judge_of (const FhSeatView *view, FhThinking *thinking, const atomic_int *cancelled)
{
  FhPlayer player = fh_advice_judge (cancelled);
  unsigned n_seats = view->table.rules.n_seats;

  *thinking = *player.thinking;
  if (n_seats > 4)
    {
      thinking->worlds.n_worlds = thinking->worlds.n_worlds * (int) n_seats / 3;
      thinking->play_nodes = thinking->play_nodes * n_seats / 3;
    }
  player.thinking = thinking;
  return player;
}

/* Whether @player says the same of @question in other layouts: that what is best is right, nothing
 * else is that was not, and the rest is behind again.  Returns by how much, or -1. */
static float
confirm (const FhPracticeQuestion *question, const FhSeatView *view, const FhPlayer *player)
{
  const FhAction *best = &question->advice.choices[0].action;
  FhPracticeQuestion again = *question;
  bool is_sure;
  float gap;

  if (!fh_advice_init (&again.advice, view, player, 1))
    return -1;
  gap = weigh (&again, &is_sure);
  if ((again.right_cards & ~question->right_cards) || (again.right_calls & ~question->right_calls)
      || (best->kind == FH_ACTION_BID ? !(again.right_calls & FH_CALL_BIT (best->call))
                                      : !fh_set_has (again.right_cards, best->cards[0])))
    return -1;
  return gap;
}

/* Has the judge say what is best in @view, the moment of @question.  Returns by how much, or -1
 * where there is nothing to ask, or it was cancelled. */
static float
judge (FhPracticeQuestion *question, const FhSeatView *view, const atomic_int *cancelled)
{
  FhThinking thinking;
  FhPlayer player = judge_of (view, &thinking, cancelled);
  bool is_sure = false;
  float gap;

  question->form = (uint8_t) form_of (view);
  question->is_judged = fh_advice_init (&question->advice, view, &player, 0);
  if (!question->is_judged)
    return -1;
  if (view->legal.due == FH_ACTION_DISCARD)
    return offer_discards (question, question->spec.step);
  gap = weigh (question, &is_sure);
  return gap < FH_PRACTICE_LEAST_GAP || is_sure ? gap
                                                : fminf (gap, confirm (question, view, &player));
}

/* Whether the best is to pass and nothing else comes near it, as with most hands. */
static bool
is_plain_pass (const FhPracticeQuestion *question, float gap)
{
  return question->form == FH_PRACTICE_PICK_CALL && gap >= PLAIN_GAP
         && question->advice.choices[0].action.call == FH_PASS;
}

/* How hard @question is: most beginners have one of step 1 right, most club players one of step 2,
 * and most strong ones one of the last step; 0 where these miss it as well, which nobody is asked.
 * Options are as hard as they were asked for. */
static int
step_of (const FhPracticeQuestion *question, const FhSeatView *view)
{
  if (question->form == FH_PRACTICE_PICK_OPTION)
    return question->spec.step;
  if (fh_practice_share_right (question, view, FH_PLAYER_STRONG) <= MOST)
    return 0;
  if (fh_practice_share_right (question, view, FH_PLAYER_BEGINNER) > MOST)
    return 1;
  return fh_practice_share_right (question, view, FH_PLAYER_CLUB) > MOST ? 2 : FH_PRACTICE_STEPS;
}

bool
fh_practice_make_judged (FhPracticeQuestion *question,
                         const FhPracticeSpec *spec,
                         const atomic_int *cancelled)
{
  FhPracticeQuestion clearest;
  int n_judged = 0;
  float most = 0;

  question->spec = *spec;
  for (int i = 0; i < MAX_DEALS; i++)
    {
      FhSeatView view;
      float gap;

      if (fh_is_cancelled (cancelled))
        return false;
      if (n_judged >= MAX_JUDGED && most > 0)
        break;
      if (!fh_practice_find_moment (question, spec, i))
        continue;
      fh_practice_view (question, &view);
      if (!fh_practice_is_promising ((FhPracticeKind) spec->kind, &view, fh_practice_seed (spec),
                                     cancelled))
        continue;
      gap = judge (question, &view, cancelled);
      n_judged++;

      const FhAction *best = &question->advice.choices[0].action;
      if (gap < FH_PRACTICE_LEAST_GAP || is_plain_pass (question, gap)
          || (spec->fault != FH_FAULT_NONE
              && fh_practice_kind_of_fault ((FhPracticeFault) spec->fault) != FH_PRACTICE_BID
              && fh_practice_fault (&view, best, &question->advice.choices[0].reason, best)
                     != (FhPracticeFault) spec->fault))
        continue;
      int step = step_of (question, &view);
      if (step == spec->step)
        return true;
      if (step > 0 && step < spec->step && gap > most)
        {
          most = gap;
          clearest = *question;
        }
    }
  if (most > 0)
    *question = clearest;
  return most > 0;
}

bool
fh_practice_make_own (FhPracticeQuestion *question,
                      const FhRules *rules,
                      const FhStanding *standing,
                      const FhAction *actions,
                      int n_actions,
                      int seat,
                      const atomic_int *cancelled)
{
  FhSeatView view;

  memset (question, 0, sizeof *question);
  if (n_actions > FH_PRACTICE_MAX_ACTIONS)
    return false;
  question->rules = *rules;
  question->standing = *standing;
  question->has_standing = true;
  question->seat = (uint8_t) seat;
  question->n_actions = (uint16_t) n_actions;
  memcpy (question->actions, actions, (size_t) n_actions * sizeof actions[0]);
  fh_practice_view (question, &view);
  question->spec = (FhPracticeSpec){ .preset = rules->preset, .step = 2 };
  for (FhPracticeKind kind = FH_PRACTICE_BID; kind < FH_N_PRACTICES; kind++)
    if (fh_practice_is_moment (kind, &view))
      {
        question->spec.kind = (uint8_t) kind;
        return judge (question, &view, cancelled) >= FH_PRACTICE_LEAST_GAP;
      }
  return false;
}
