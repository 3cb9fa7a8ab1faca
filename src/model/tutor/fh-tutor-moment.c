/* fh-tutor-moment.c: a moment of a game, as the tutor sees it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-moment.h"

#include <math.h>

static gboolean
is_on (FhSettings *settings, const char *name)
{
  gboolean on = FALSE;

  g_object_get (settings, name, &on, NULL);
  return on;
}

FhTutorManner
fh_tutor_manner_of_settings (FhSettings *settings)
{
  static const char *const degrees[] = {
    [FH_TUTOR_FEW] = "few",
    [FH_TUTOR_MIDDLE] = "middle",
    [FH_TUTOR_ALL] = "all",
    [FH_TUTOR_SILENT] = "silent",
  };
  g_autofree char *word = fh_settings_dup_string (settings, "tutor-degree");
  FhTutorManner manner = {
    .degree = FH_TUTOR_MIDDLE,
    .counts = (is_on (settings, "tutor-counts-trumps") ? FH_COUNT_TRUMPS : 0)
              | (is_on (settings, "tutor-counts-suits") ? FH_COUNT_SUITS : 0)
              | (is_on (settings, "tutor-counts-tricks") ? FH_COUNT_TRICKS : 0),
    .count_first = is_on (settings, "tutor-count-first"),
    .order = fh_settings_get_hand_order (settings),
  };

  for (guint i = 0; i < G_N_ELEMENTS (degrees); i++)
    if (g_strcmp0 (word, degrees[i]) == 0)
      manner.degree = (FhTutorDegree) i;
  return manner;
}

void
fh_tutor_moment_init (FhTutorMoment *moment, const FhSeatView *view, const FhTutorManner *manner)
{
  *moment = (FhTutorMoment){
    .view = *view,
    .scene = { .person = view->seat },
    .hold = FH_HOLD_NONE,
    .question = FH_QUESTION_NONE,
    .considered = FH_CALL_NONE,
    .kept = FH_CALL_NONE,
    .manner = *manner,
  };
  fh_known_init (&moment->known, view);
  fh_plan_init (&moment->plan, view, &moment->known);
}

FhScene
fh_tutor_moment_scene (const FhTutorMoment *moment)
{
  FhScene scene = moment->scene;

  scene.table = &moment->view.table;
  return scene;
}

gboolean
fh_tutor_moment_is_auction (const FhTutorMoment *moment)
{
  return moment->view.table.due == FH_ACTION_BID;
}

FhCallAdvice
fh_tutor_moment_advice (const FhTutorMoment *moment, FhCall call)
{
  FhCallAdvice advice = { .make = -1, .points = NAN };

  for (int i = 0; moment->advice != NULL && i < moment->advice->n_choices; i++)
    {
      const FhAdvisedChoice *choice = &moment->advice->choices[i];

      if (choice->action.kind != FH_ACTION_BID || choice->action.call != call)
        continue;
      advice.best |= choice->best;
      if (choice->n_layouts == 0)
        continue;
      advice.worse = choice->verdict == FH_VERDICT_WORSE;
      if (fh_advice_tells_chance (choice))
        advice.make = choice->make;
      advice.points = choice->points;
      advice.n_layouts = choice->n_layouts;
    }
  return advice;
}

static gboolean
may_call (const FhTutorMoment *moment, FhCall call)
{
  return fh_table_check_call (&moment->view.table, moment->view.seat, call, FALSE).code == FH_OK;
}

FhCall
fh_tutor_moment_judged_bid (const FhTutorMoment *moment)
{
  FhCall calls[FH_N_CALLS], best = FH_CALL_NONE;
  int n = fh_rules_ladder_calls (&moment->view.table.rules, calls);
  double most = -INFINITY;

  for (int i = 0; moment->advice != NULL && i < n; i++)
    {
      FhCallAdvice advice = fh_tutor_moment_advice (moment, calls[i]);

      if (isnan (advice.points) || !may_call (moment, calls[i]))
        continue;
      if (advice.best)
        return calls[i];
      /* To lose every trick is no thought for who should pass. */
      if (advice.points > most && !fh_call_is_misere (calls[i]))
        {
          most = advice.points;
          best = calls[i];
        }
    }
  return best;
}

/* The lowest bid that can be made of the trumps of @call, not below it; FH_CALL_NONE for none. */
static FhCall
raise_to_legal (const FhTutorMoment *moment, FhCall call)
{
  if (!fh_call_is_bid (call))
    return call != FH_CALL_NONE && may_call (moment, call) ? call : FH_CALL_NONE;
  for (int level = fh_call_level (call); level <= FH_MAX_LEVEL; level++)
    if (may_call (moment, fh_bid (level, fh_call_trump (call))))
      return fh_bid (level, fh_call_trump (call));
  return FH_CALL_NONE;
}

/* The suit in which @view would hold the most trumps, the stronger one of two. */
static FhDenomination
longest_suit (const FhSeatView *view)
{
  FhDenomination best = FH_TRUMP_SPADES;
  int best_weight = -1;

  for (int trump = 0; trump < FH_NO_TRUMP; trump++)
    {
      FhCardSet of_suit =
          view->hand & fh_effective_suit_cards ((FhSuit) trump, (FhDenomination) trump);
      int weight = fh_set_size (of_suit) * 64;

      FH_FOREACH_CARD (card, of_suit)
        weight += fh_card_power (card, (FhDenomination) trump);
      if (weight > best_weight)
        {
          best_weight = weight;
          best = (FhDenomination) trump;
        }
    }
  return best;
}

FhCall
fh_tutor_moment_call (const FhTutorMoment *moment)
{
  FhCall call;

  /* The keyboard begins at the pass: who has it there looks at his cards. */
  if (moment->considered != FH_CALL_NONE && moment->considered != FH_PASS)
    return moment->considered;
  if (!fh_tutor_moment_is_auction (moment))
    return FH_CALL_NONE;
  call = fh_tutor_moment_judged_bid (moment);
  if (call == FH_CALL_NONE)
    call = raise_to_legal (moment, moment->kept);
  return call != FH_CALL_NONE || moment->awaits_judge
             ? call
             : raise_to_legal (moment, fh_bid (FH_MIN_LEVEL, longest_suit (&moment->view)));
}

int
fh_tutor_moment_considered_trump (const FhTutorMoment *moment)
{
  if (moment->considered == FH_CALL_NONE || moment->considered == FH_PASS)
    return -1;
  return fh_call_is_bid (moment->considered) ? (int) fh_call_trump (moment->considered)
                                             : (int) FH_NO_TRUMP;
}

FhDenomination
fh_tutor_moment_trump (const FhTutorMoment *moment)
{
  const FhTable *table = &moment->view.table;
  int considered = fh_tutor_moment_considered_trump (moment);
  FhCall call;

  if (considered >= 0)
    return (FhDenomination) considered;
  if (table->contract != FH_CALL_NONE)
    return fh_table_trump (table);
  call = fh_tutor_moment_call (moment);
  return fh_call_is_bid (call) ? fh_call_trump (call) : longest_suit (&moment->view);
}

gboolean
fh_tutor_moment_leads (const FhTutorMoment *moment)
{
  return moment->view.legal.due == FH_ACTION_PLAY && fh_table_trick_size (&moment->view.table) == 0;
}

gboolean
fh_tutor_manner_guides (const FhTutorManner *manner)
{
  return manner->degree == FH_TUTOR_MIDDLE || manner->degree == FH_TUTOR_ALL;
}

gboolean
fh_tutor_moment_guides (const FhTutorMoment *moment)
{
  return fh_tutor_manner_guides (&moment->manner) && moment->advice != NULL
         && moment->advice->n_choices > 0;
}
