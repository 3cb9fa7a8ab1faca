/* fh-claim-prove.c: whether what a lesson says of a choice is so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-claim-private.h"

#include "fh-trump-ladder.h"

void
fh_case_init (FhCase *position, const FhWorld *world, int seat, FhSolver *solver)
{
  *position = (FhCase){ .world = *world, .seat = (uint8_t) seat, .solver = solver };
}

/* --- What everybody can see --- */

static FhClaimResult
prove_refused (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  FhWorld world = position->world;

  if (!action)
    return fh_claim_outcome (FH_CLAIM_MISPLACED);
  FhRefusal refusal = fh_world_apply (&world, action);
  bool holds = refusal.code != FH_OK;
  if (claim->kind == FH_CLAIM_HIGHER || claim->kind == FH_CLAIM_LOWER)
    {
      if (action->kind != FH_ACTION_BID || position->world.state.table.high_call == FH_PASS)
        return fh_claim_outcome (FH_CLAIM_MISPLACED);
      holds = claim->kind == FH_CLAIM_HIGHER ? refusal.code == FH_OK
                                             : refusal.code == FH_REFUSED_TOO_LOW;
    }
  else if (claim->number >= 0)
    {
      holds = refusal.code == claim->number;
    }
  FhClaimResult result = fh_claim_truth (claim, holds);
  result.refusal = refusal;
  return result;
}

static FhClaimResult
prove_rank (FhCase *position, const FhClaim *claim)
{
  const FhRules *rules = &fh_world_table (&position->world)->rules;

  if (claim->kind == FH_CLAIM_OUTRANKS)
    return fh_claim_truth (claim, fh_rules_rung (rules, claim->call)
                                      > fh_rules_rung (rules, claim->other));
  int value = fh_rules_value (rules, claim->call);
  return fh_claim_found (claim, value == claim->number, value);
}

static FhClaimResult
prove_trumps (FhCase *position, const FhClaim *claim)
{
  FhTrumpLadder ladder;
  FhSeatView view;

  fh_world_view (&position->world, position->seat, &view);
  fh_trump_ladder_init (&ladder, &view, fh_table_trump (&view.table));
  int number = claim->kind == FH_CLAIM_TRUMPS ? ladder.n_hand : ladder.n_left;
  return fh_claim_found (claim, number == claim->number, number);
}

static FhClaimResult
prove_told (FhCase *position, const FhClaim *claim)
{
  const FhTable *table = fh_world_table (&position->world);

  for (int i = table->n_calls - 1; i >= 0; i--)
    if (table->calls[i].seat == claim->seat)
      {
        int code = fh_told_at (table, i).code;
        return fh_claim_found (claim, code == claim->number, code);
      }
  return fh_claim_outcome (FH_CLAIM_MISPLACED);
}

static FhClaimResult
prove_score (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  if (!action || action->kind != FH_ACTION_BID)
    return fh_claim_outcome (FH_CLAIM_MISPLACED);
  int value = fh_rules_value (&fh_world_table (&position->world)->rules, action->call);
  return fh_claim_found (claim, value == claim->number, value);
}

/* --- The judge --- */

FhVerdict
fh_case_verdict (const FhCase *position, const FhAction *action)
{
  const FhAdvice *advice = position->advice;

  for (int i = 0; advice && i < advice->n_choices; i++)
    if (fh_action_equal (&advice->choices[i].action, action))
      return advice->choices[i].best ? FH_VERDICT_BEST : (FhVerdict) advice->choices[i].verdict;
  return FH_VERDICT_UNTRIED;
}

static FhClaimResult
prove_judged (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  if (!action)
    return fh_claim_outcome (FH_CLAIM_MISPLACED);
  switch (fh_case_verdict (position, action))
    {
    case FH_VERDICT_UNTRIED:
      return fh_claim_outcome (FH_CLAIM_OPEN);
    case FH_VERDICT_BEST:
    case FH_VERDICT_EQUAL:
      return fh_claim_truth (claim, claim->kind == FH_CLAIM_BEST);
    case FH_VERDICT_WORSE:
    case FH_VERDICT_LOSES_GAMES:
      return fh_claim_truth (claim, claim->kind == FH_CLAIM_WORSE);
    case FH_VERDICT_BETTER:
      break;
    }
  return fh_claim_truth (claim, false);
}

/* --- All of them --- */

FhClaimResult
fh_claim_prove (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  FhWorld world = position->world;
  bool refused = action && fh_world_apply (&world, action).code != FH_OK;

  if (refused && !fh_claim_is_plain (claim))
    return fh_claim_outcome (FH_CLAIM_MISPLACED);
  switch ((FhClaimKind) claim->kind)
    {
    case FH_CLAIM_WINS:
    case FH_CLAIM_LOSES_TRICK:
      return fh_claim_prove_trick (position, action, claim);
    case FH_CLAIM_WINNER:
      return fh_claim_prove_winner (position, action, claim);
    case FH_CLAIM_MAKES:
    case FH_CLAIM_FAILS:
      return fh_claim_prove_end (position, action, claim);
    case FH_CLAIM_LOSES:
    case FH_CLAIM_SAME:
      return fh_claim_prove_loss (position, action, claim);
    case FH_CLAIM_REFUSED:
    case FH_CLAIM_HIGHER:
    case FH_CLAIM_LOWER:
      return prove_refused (position, action, claim);
    case FH_CLAIM_SCORES:
      return prove_score (position, action, claim);
    case FH_CLAIM_BEST:
    case FH_CLAIM_WORSE:
      return prove_judged (position, action, claim);
    case FH_CLAIM_VALUE:
    case FH_CLAIM_OUTRANKS:
      return prove_rank (position, claim);
    case FH_CLAIM_TRUMPS:
    case FH_CLAIM_OUT:
      return prove_trumps (position, claim);
    case FH_CLAIM_TOLD:
      return prove_told (position, claim);
    case FH_N_CLAIMS:
      break;
    }
  return fh_claim_outcome (FH_CLAIM_MISPLACED);
}
