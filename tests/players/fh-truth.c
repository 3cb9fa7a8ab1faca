/* fh-truth.c: whether a reason is true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-truth.h"

#include "fh-truth-private.h"

/* Whether one of the bidders falls out of the game if the contract fails. */
static bool
set_ends_game (const FhClaim *claim)
{
  const FhTable *table = claim->table;
  int value = fh_rules_value (&table->rules, table->contract);

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (fh_seats_have (fh_table_bidders (table), seat)
        && table->totals[table->rules.side_of[seat]] - value <= FH_BOG)
      return true;
  return false;
}

static const char *
check_play (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;

  if (reason->motive == FH_MOTIVE_HELP_DECLARER)
    {
      CHECK (claim->table->rules.n_sides > 2 && claim->table->rules.bog);
      CHECK (reason->seat == claim->table->declarer);
      CHECK (set_ends_game (claim));
      return NULL;
    }
  if (fh_table_is_misere (claim->table))
    return fh_seats_have (fh_table_bidders (claim->table), claim->view->seat)
               ? fh_truth_check_misere (claim)
               : fh_truth_check_against_misere (claim);
  return claim->n ? fh_truth_check_follow (claim) : fh_truth_check_lead (claim);
}

static const char *
check_hand (const FhClaim *claim)
{
  if (claim->reason->motive == FH_MOTIVE_ACE_NO_FACE_WEAK
      && claim->view->legal.due != FH_ACTION_ANSWER)
    CHECK (fh_hand_is_ace_no_face (claim->view->dealt));
  CHECK (claim->reason->motive == FH_MOTIVE_ACE_NO_FACE_WEAK
         || claim->reason->motive == FH_MOTIVE_ACE_NO_FACE_PLAY_ON);
  return NULL;
}

bool
fh_truth_holds (const FhSeatView *view,
                const FhAction *action,
                const FhReason *reason,
                FhRng *rng,
                const char **why)
{
  FhClaim claim = { .view = view,
                    .table = &view->table,
                    .reason = reason,
                    .rng = rng,
                    .trump = view->table.contract == FH_CALL_NONE ? FH_NO_TRUMP
                                                                  : fh_table_trump (&view->table),
                    .card = FH_CARD_NONE,
                    .named = FH_SUIT_NONE };
  FhCardSet cards = 0;

  *why = NULL;
  for (int i = 0; i < action->n_cards; i++)
    cards |= FH_SET (action->cards[i]);
  if (reason->motive == FH_MOTIVE_NONE || reason->motive == FH_MOTIVE_ON_BALANCE)
    return true;
  fh_claim_init (&claim, action);
  if (reason->motive == FH_MOTIVE_ONLY_CHOICE)
    {
      if (fh_set_size (view->legal.cards) != 1)
        *why = "there is a choice";
      return *why == NULL;
    }
  if (reason->motive >= FH_MOTIVE_MISTAKE_LONG_WEAK_SUIT)
    {
      *why = action->kind == FH_ACTION_PLAY
                 ? fh_truth_check_mistake_in_play (&claim)
                 : fh_truth_check_mistake_before_play (&claim, (FhCall) action->call, cards);
      return *why == NULL;
    }
  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_BID:
      *why = action->call == FH_PASS ? fh_truth_check_pass (&claim)
                                     : fh_truth_check_bid (&claim, action->call);
      break;
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      *why = fh_truth_check_discard (&claim, cards);
      break;
    case FH_ACTION_PARTNER:
      *why = fh_truth_check_partner (&claim, action);
      break;
    case FH_ACTION_CALL:
      *why = fh_truth_check_called (&claim, action->cards[0]);
      break;
    case FH_ACTION_PLAY:
      *why = check_play (&claim);
      break;
    default:
      *why = check_hand (&claim);
      break;
    }
  return *why == NULL;
}
