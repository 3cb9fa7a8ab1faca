/* fh-claim-prove.c: whether what a lesson says of a choice is so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-claim.h"

#include "fh-best-line.h"
#include "fh-trump-ladder.h"

void
fh_case_init (FhCase *position, const FhWorld *world, int seat, FhSolver *solver)
{
  *position = (FhCase){ .world = *world, .seat = (uint8_t) seat, .solver = solver };
}

/* --- How it turns out --- */

/* A result that is @how, without more. */
static FhClaimResult
plain_result (FhClaimOutcome how)
{
  return (FhClaimResult){ .outcome = (uint8_t) how, .refusal = fh_refusal (FH_OK) };
}

/* The result of @claim; @holds is about the claim without its "not-". */
static FhClaimResult
result_if (const FhClaim *claim, bool holds)
{
  return plain_result (holds != claim->negated ? FH_CLAIM_HOLDS : FH_CLAIM_IS_FALSE);
}

/* Likewise, with the @number that was found. */
static FhClaimResult
result_found (const FhClaim *claim, bool holds, int number)
{
  FhClaimResult result = result_if (claim, holds);

  result.found = (int16_t) number;
  return result;
}

/* --- What the solver proves of the end --- */

/* What best play of everybody comes to. */
typedef struct
{
  int value; /* as of fh_solver_value(), or FH_SOLVER_UNKNOWN */
  FhCall contract;
  bool ours; /* the seat is on the contract's side */
} End;

/* The value of @world, in which a card is to be played or the deal is over. */
static int
value_of (FhSolver *solver, const FhWorld *world)
{
  const FhTable *table = fh_world_table (world);
  FhSolverPosition play;

  if (fh_solver_position_init (&play, world))
    return fh_solver_value (solver, &play);
  if (!table->deal_over || table->thrown_in || table->declarer == FH_SEAT_NONE)
    return FH_SOLVER_UNKNOWN;
  int tricks = fh_table_seats_tricks (table, fh_table_bidders (table));
  return fh_table_is_misere (table) ? tricks > 0 : tricks;
}

/* What @world comes to, which is changed; the seat of @position does what is best from there on,
 * as the others do. */
static End
end_of (FhCase *position, FhWorld *world)
{
  const FhTable *table = fh_world_table (world);
  End end = { .value = FH_SOLVER_UNKNOWN };
  FhLine line;
  FhAction discard;

  line.n = 0;
  if (!fh_line_to (&line, world, position->solver, FH_ACTION_DISCARD))
    return end;
  if (table->due == FH_ACTION_DISCARD)
    end.value = fh_best_discard (world, position->solver, -1, &discard);
  end.contract = table->contract;
  end.ours = fh_seats_have (fh_table_bidders (table), position->seat);
  if (end.value == FH_SOLVER_UNKNOWN && fh_line_to (&line, world, position->solver, FH_ACTION_PLAY))
    end.value = value_of (position->solver, world);
  return end;
}

/* What follows @action, which must be allowed, or the position where it is NULL. */
static End
end_after (FhCase *position, const FhAction *action)
{
  FhWorld world = position->world;

  if (action)
    fh_world_apply (&world, action);
  return end_of (position, &world);
}

/* Solves all cards that may be played at the position at once, if some are. */
static bool
solve_cards (FhCase *position)
{
  FhSolverPosition play;

  if (position->solved)
    return true;
  if (!fh_solver_position_init (&play, &position->world))
    return false;
  position->n_cards = fh_solver_cards (position->solver, &play, position->cards);
  position->solved = true;
  return true;
}

static End
end_of_card (FhCase *position, const FhAction *action)
{
  const FhTable *table = fh_world_table (&position->world);
  End end = { .value = FH_SOLVER_UNKNOWN,
              .contract = table->contract,
              .ours = fh_seats_have (fh_table_bidders (table), position->seat) };

  for (int i = 0; i < position->n_cards; i++)
    if (position->cards[i].card == action->cards[0] && position->cards[i].named == action->suit)
      end.value = position->cards[i].value;
  return end;
}

/* The tricks of the declarer's side that make its contract. */
static bool
is_made (const End *end)
{
  return fh_call_is_misere (end->contract) ? end->value == 0
                                           : end->value >= fh_call_level (end->contract);
}

/* For what the declarer's side gets by best play of everybody. */
static FhClaimResult
prove_end (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  bool is_card = action && action->kind == FH_ACTION_PLAY && solve_cards (position);
  End end = is_card ? end_of_card (position, action) : end_after (position, action);

  if (end.value == FH_SOLVER_UNKNOWN)
    return plain_result (FH_CLAIM_OPEN);
  /* Who calls means to play it himself. */
  if (action && action->kind == FH_ACTION_BID && end.contract != action->call)
    return plain_result (FH_CLAIM_MISPLACED);
  if (end.contract == FH_PASS)
    return plain_result (FH_CLAIM_MISPLACED);
  if (claim->kind == FH_CLAIM_FAILS)
    return result_found (claim, !is_made (&end), end.value);
  return result_found (claim, claim->number < 0 ? is_made (&end) : end.value == claim->number,
                       end.value);
}

/* How many tricks fewer than by the best choice the seat's side gets by @action. */
static FhClaimResult
prove_loss (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  const FhTable *table = fh_world_table (&position->world);
  bool misere = fh_table_is_misere (table);
  int value, best = FH_SOLVER_UNKNOWN;
  bool wants = fh_seats_have (fh_table_bidders (table), position->seat) != misere;

  if (action && action->kind == FH_ACTION_PLAY && solve_cards (position))
    {
      value = end_of_card (position, action).value;
      for (int i = 0; i < position->n_cards; i++)
        {
          int other = position->cards[i].value;
          if (other == FH_SOLVER_UNKNOWN)
            return plain_result (FH_CLAIM_OPEN);
          if (i == 0 || (wants ? other > best : other < best))
            best = other;
        }
    }
  else if (action && action->kind == FH_ACTION_DISCARD && action->seat == table->declarer)
    {
      FhAction discard;
      if (!position->discarded)
        position->best_discard = fh_best_discard (&position->world, position->solver, -1, &discard);
      position->discarded = true;
      best = position->best_discard;
      value = end_after (position, action).value;
    }
  else
    {
      return plain_result (FH_CLAIM_MISPLACED);
    }
  if (value == FH_SOLVER_UNKNOWN || best == FH_SOLVER_UNKNOWN)
    return plain_result (FH_CLAIM_OPEN);
  int lost = wants ? best - value : value - best;
  if (claim->kind == FH_CLAIM_SAME)
    return result_found (claim, lost == 0, lost);
  return result_found (claim, claim->number < 0 ? lost > 0 : lost == claim->number, lost);
}

/* --- And of a trick --- */

/* The seats that play on the side of @seat. */
static uint8_t
side_of (const FhWorld *world, int seat)
{
  FhSolverPosition play;

  if (!fh_solver_position_init (&play, world))
    return 0;
  return (uint8_t) (fh_seats_have (play.bidders, seat) ? play.bidders
                                                       : play.playing & ~play.bidders);
}

/* The winner of the trick in progress at the position after @action, by the line that is shown; of
 * the last one where none is in progress and nothing is done; or FH_SEAT_NONE. */
static uint8_t
trick_winner (FhCase *position, const FhAction *action)
{
  FhWorld world = position->world;
  const FhTable *table = fh_world_table (&world);
  int trick = table->n_tricks;
  FhLine line;

  line.n = 0;
  if (!action && fh_table_trick_size (table) == 0 && trick > 0)
    return table->trick_winner[trick - 1];
  if (action)
    fh_world_apply (&world, action);
  if (!fh_line_go_on (&line, &world, position->solver, trick + 1) || table->n_tricks <= trick)
    return FH_SEAT_NONE;
  return table->trick_winner[trick];
}

/* For who wins the trick in progress. */
static FhClaimResult
prove_winner (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  uint8_t winner = trick_winner (position, action);

  if (winner == FH_SEAT_NONE)
    return plain_result (FH_CLAIM_OPEN);
  return result_found (claim, winner == claim->seat, winner);
}

/* Whether our side wins the trick of @action whatever the others do, or they do whatever we do; and
 * it is seen to happen. */
static FhClaimResult
prove_trick (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  FhWorld world = position->world;
  int trick = fh_world_table (&world)->n_tricks;

  if (!action || action->kind != FH_ACTION_PLAY)
    return plain_result (FH_CLAIM_MISPLACED);
  uint8_t ours = side_of (&world, position->seat);
  uint8_t winner = trick_winner (position, action);
  if (winner == FH_SEAT_NONE)
    return plain_result (FH_CLAIM_OPEN);
  fh_world_apply (&world, action);
  const FhTable *table = fh_world_table (&world);
  bool is_ours = table->n_tricks > trick ? fh_seats_have (ours, table->trick_winner[trick])
                                         : fh_trick_is_ours (&world, ours);
  bool seen = fh_seats_have (ours, winner);
  return result_found (claim, claim->kind == FH_CLAIM_WINS ? is_ours && seen : !is_ours && !seen,
                       winner);
}

/* --- What everybody can see --- */

static FhClaimResult
prove_refused (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  FhWorld world = position->world;

  if (!action)
    return plain_result (FH_CLAIM_MISPLACED);
  FhRefusal refusal = fh_world_apply (&world, action);
  bool holds = refusal.code != FH_OK;
  if (claim->kind == FH_CLAIM_HIGHER || claim->kind == FH_CLAIM_LOWER)
    {
      if (action->kind != FH_ACTION_BID || position->world.state.table.high_call == FH_PASS)
        return plain_result (FH_CLAIM_MISPLACED);
      holds = claim->kind == FH_CLAIM_HIGHER ? refusal.code == FH_OK
                                             : refusal.code == FH_REFUSED_TOO_LOW;
    }
  else if (claim->number >= 0)
    {
      holds = refusal.code == claim->number;
    }
  FhClaimResult result = result_if (claim, holds);
  result.refusal = refusal;
  return result;
}

static FhClaimResult
prove_rank (FhCase *position, const FhClaim *claim)
{
  const FhRules *rules = &fh_world_table (&position->world)->rules;

  if (claim->kind == FH_CLAIM_OUTRANKS)
    return result_if (claim,
                      fh_rules_rung (rules, claim->call) > fh_rules_rung (rules, claim->other));
  int value = fh_rules_value (rules, claim->call);
  return result_found (claim, value == claim->number, value);
}

static FhClaimResult
prove_trumps (FhCase *position, const FhClaim *claim)
{
  FhTrumpLadder ladder;
  FhSeatView view;

  fh_world_view (&position->world, position->seat, &view);
  fh_trump_ladder_init (&ladder, &view, fh_table_trump (&view.table));
  int number = claim->kind == FH_CLAIM_TRUMPS ? ladder.n_hand : ladder.n_left;
  return result_found (claim, number == claim->number, number);
}

static FhClaimResult
prove_told (FhCase *position, const FhClaim *claim)
{
  const FhTable *table = fh_world_table (&position->world);

  for (int i = table->n_calls - 1; i >= 0; i--)
    if (table->calls[i].seat == claim->seat)
      {
        int code = fh_told_at (table, i).code;
        return result_found (claim, code == claim->number, code);
      }
  return plain_result (FH_CLAIM_MISPLACED);
}

static FhClaimResult
prove_score (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  if (!action || action->kind != FH_ACTION_BID)
    return plain_result (FH_CLAIM_MISPLACED);
  int value = fh_rules_value (&fh_world_table (&position->world)->rules, action->call);
  return result_found (claim, value == claim->number, value);
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
    return plain_result (FH_CLAIM_MISPLACED);
  switch (fh_case_verdict (position, action))
    {
    case FH_VERDICT_UNTRIED:
      return plain_result (FH_CLAIM_OPEN);
    case FH_VERDICT_BEST:
    case FH_VERDICT_EQUAL:
      return result_if (claim, claim->kind == FH_CLAIM_BEST);
    case FH_VERDICT_WORSE:
    case FH_VERDICT_LOSES_GAMES:
      return result_if (claim, claim->kind == FH_CLAIM_WORSE);
    case FH_VERDICT_BETTER:
      break;
    }
  return result_if (claim, false);
}

/* --- All of them --- */

FhClaimResult
fh_claim_prove (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  FhWorld world = position->world;
  bool refused = action && fh_world_apply (&world, action).code != FH_OK;

  if (refused && !fh_claim_is_plain (claim))
    return plain_result (FH_CLAIM_MISPLACED);
  switch ((FhClaimKind) claim->kind)
    {
    case FH_CLAIM_WINS:
    case FH_CLAIM_LOSES_TRICK:
      return prove_trick (position, action, claim);
    case FH_CLAIM_WINNER:
      return prove_winner (position, action, claim);
    case FH_CLAIM_MAKES:
    case FH_CLAIM_FAILS:
      return prove_end (position, action, claim);
    case FH_CLAIM_LOSES:
    case FH_CLAIM_SAME:
      return prove_loss (position, action, claim);
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
  return plain_result (FH_CLAIM_MISPLACED);
}
