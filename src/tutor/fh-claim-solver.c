/* fh-claim-solver.c: claims that the solver proves: what becomes of the deal, and of a trick.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-claim-private.h"

#include "fh-best-line.h"

/* --- The end --- */

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

FhClaimResult
fh_claim_prove_end (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  bool is_card = action && action->kind == FH_ACTION_PLAY && solve_cards (position);
  End end = is_card ? end_of_card (position, action) : end_after (position, action);

  if (end.value == FH_SOLVER_UNKNOWN)
    return fh_claim_outcome (FH_CLAIM_OPEN);
  /* Who calls means to play it himself. */
  if (action && action->kind == FH_ACTION_BID && end.contract != action->call)
    return fh_claim_outcome (FH_CLAIM_MISPLACED);
  if (end.contract == FH_PASS)
    return fh_claim_outcome (FH_CLAIM_MISPLACED);
  if (claim->kind == FH_CLAIM_FAILS)
    return fh_claim_found (claim, !is_made (&end), end.value);
  return fh_claim_found (claim, claim->number < 0 ? is_made (&end) : end.value == claim->number,
                         end.value);
}

FhClaimResult
fh_claim_prove_loss (FhCase *position, const FhAction *action, const FhClaim *claim)
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
            return fh_claim_outcome (FH_CLAIM_OPEN);
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
      return fh_claim_outcome (FH_CLAIM_MISPLACED);
    }
  if (value == FH_SOLVER_UNKNOWN || best == FH_SOLVER_UNKNOWN)
    return fh_claim_outcome (FH_CLAIM_OPEN);
  int lost = wants ? best - value : value - best;
  if (claim->kind == FH_CLAIM_SAME)
    return fh_claim_found (claim, lost == 0, lost);
  return fh_claim_found (claim, claim->number < 0 ? lost > 0 : lost == claim->number, lost);
}

/* --- The trick --- */

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

FhClaimResult
fh_claim_prove_winner (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  uint8_t winner = trick_winner (position, action);

  if (winner == FH_SEAT_NONE)
    return fh_claim_outcome (FH_CLAIM_OPEN);
  return fh_claim_found (claim, winner == claim->seat, winner);
}

FhClaimResult
fh_claim_prove_trick (FhCase *position, const FhAction *action, const FhClaim *claim)
{
  FhWorld world = position->world;
  int trick = fh_world_table (&world)->n_tricks;

  if (!action || action->kind != FH_ACTION_PLAY)
    return fh_claim_outcome (FH_CLAIM_MISPLACED);
  uint8_t ours = side_of (&world, position->seat);
  uint8_t winner = trick_winner (position, action);
  if (winner == FH_SEAT_NONE)
    return fh_claim_outcome (FH_CLAIM_OPEN);
  fh_world_apply (&world, action);
  const FhTable *table = fh_world_table (&world);
  bool is_ours = table->n_tricks > trick ? fh_seats_have (ours, table->trick_winner[trick])
                                         : fh_trick_is_ours (&world, ours);
  bool seen = fh_seats_have (ours, winner);
  return fh_claim_found (claim, claim->kind == FH_CLAIM_WINS ? is_ours && seen : !is_ours && !seen,
                         winner);
}
