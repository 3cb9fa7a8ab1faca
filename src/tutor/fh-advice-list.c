/* fh-advice-list.c: everything that a seat may do now, and why not the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-advice-private.h"

/* More sets of cards are not all listed. */
#define MAX_SETS 60

static void
add_choice (FhAdvice *advice, const FhAction *action)
{
  for (int i = 0; i < advice->n_choices; i++)
    if (fh_action_equal (&advice->choices[i].action, action))
      return;
  if (advice->n_choices < FH_MAX_ADVICE)
    advice->choices[advice->n_choices++].action = *action;
}

static void
add_refused (FhAdvice *advice, const FhSeatView *view, const FhAction *action)
{
  FhRefusal refusal = fh_seat_view_check (view, action);

  if (refusal.code != FH_OK && advice->n_refused < FH_MAX_ADVICE)
    advice->refused[advice->n_refused++] =
        (FhRefusedChoice){ .action = *action, .refusal = refusal };
}

static void
list_calls (FhAdvice *advice, const FhSeatView *view)
{
  FhAllowedCall calls[FH_N_CALLS];
  int n = fh_allowed_calls (view, calls);

  for (int i = 0; i < n; i++)
    {
      FhAction action = fh_action_bid (view->seat, calls[i].call);

      if (!calls[i].allowed)
        {
          add_refused (advice, view, &action);
          continue;
        }
      add_choice (advice, &action);
      action.inkle = true;
      if (calls[i].inkle)
        add_choice (advice, &action);
    }
  if (fh_seats_have (view->legal.may_declare, view->seat))
    {
      FhAction declare = fh_action_say (FH_ACTION_ACE_NO_FACE, view->seat);

      add_choice (advice, &declare);
    }
}

/* Each card of the hand; a joker once for each suit that it could name. */
static void
list_cards (FhAdvice *advice, const FhSeatView *view)
{
  FH_FOREACH_CARD (card, view->hand)
    {
      bool names = fh_card_is_joker (card) && fh_set_has (view->legal.cards, card)
                   && view->legal.joker_suits;

      for (FhSuit suit = FH_SPADES; suit < (names ? FH_N_SUITS : 1); suit++)
        {
          FhAction action = fh_action_play (view->seat, card, names ? suit : FH_SUIT_NONE);

          if (fh_seat_view_check (view, &action).code == FH_OK)
            add_choice (advice, &action);
          else
            add_refused (advice, view, &action);
        }
    }
}

/* How many sets of @count of @n cards there are, or MAX_SETS + 1 when they are more. */
static int
n_sets (int n, int count)
{
  long sets = 1;

  for (int i = 0; i < count && sets <= MAX_SETS; i++)
    sets = sets * (n - i) / (i + 1);
  return sets > MAX_SETS ? MAX_SETS + 1 : (int) sets;
}

/* All sets of @count cards of @left beside @chosen. */
static void
list_sets (FhAdvice *advice, const FhSeatView *view, FhCardSet chosen, FhCardSet left, int count)
{
  if (count == 0)
    {
      FhAction action = fh_action_cards ((FhActionKind) view->legal.due, view->seat, chosen);

      if (fh_seat_view_check (view, &action).code == FH_OK)
        add_choice (advice, &action);
      return;
    }
  FH_FOREACH_CARD (card, left)
    {
      left &= left - 1;
      list_sets (advice, view, chosen | FH_SET (card), left, count - 1);
    }
}

/* Discards, cards that are swapped or called: all sets, or those that were tried, or else those
 * next to that of @best. */
static void
list_gifts (FhAdvice *advice,
            const FhSeatView *view,
            const FhAction *best,
            const FhComparison *tried)
{
  FhCardSet cards = view->legal.cards, chosen = fh_action_set (best);
  int count = view->legal.count;

  if (n_sets (fh_set_size (cards), count) <= MAX_SETS)
    list_sets (advice, view, 0, cards, count);
  else if (tried->n_worlds > 0)
    for (int k = 0; k < tried->n; k++)
      list_sets (advice, view, tried->list[k].cards, 0, 0);
  else
    FH_FOREACH_CARD (out, chosen)
      list_sets (advice, view, chosen & ~FH_SET (out), cards & ~chosen, 1);

  FhCardSet others = view->legal.due == FH_ACTION_CALL ? view->table.rules.pack : view->hand;
  FH_FOREACH_CARD (card, others & ~cards)
    {
      /* The rest of the cards is right, so that it is this one which is refused. */
      FhCardSet rest = chosen;
      while (fh_set_size (rest) >= count && rest)
        rest &= rest - 1;
      FhAction action = fh_action_cards ((FhActionKind) view->legal.due, view->seat, rest);
      FhAction shown = fh_action_cards ((FhActionKind) view->legal.due, view->seat, FH_SET (card));

      action.cards[action.n_cards++] = card;
      FhRefusal refusal = fh_seat_view_check (view, &action);
      if (refusal.code != FH_OK && advice->n_refused < FH_MAX_ADVICE)
        advice->refused[advice->n_refused++] =
            (FhRefusedChoice){ .action = shown, .refusal = refusal };
    }
}

static void
list_partners (FhAdvice *advice, const FhSeatView *view)
{
  FhAction action = fh_action_say (FH_ACTION_PARTNER, view->seat);

  add_choice (advice, &action);
  for (int first = 0; first < FH_MAX_SEATS; first++)
    for (int second = first; second < FH_MAX_SEATS; second++)
      {
        if (!fh_seats_have (view->legal.seats, first) || !fh_seats_have (view->legal.seats, second))
          continue;
        action.n_seats = second > first ? 2 : 1;
        action.seats[0] = (uint8_t) first;
        action.seats[1] = second > first ? (uint8_t) second : 0;
        if (action.n_seats <= view->legal.count)
          add_choice (advice, &action);
      }
}

static void
list_answers (FhAdvice *advice, const FhSeatView *view)
{
  FhAction action = fh_action_say (FH_ACTION_ANSWER, view->seat);

  add_choice (advice, &action);
  action.redeal = true;
  add_choice (advice, &action);
}

void
fh_advice_list (FhAdvice *advice,
                const FhSeatView *view,
                const FhAction *best,
                const FhComparison *tried)
{
  add_choice (advice, best);
  switch ((FhActionKind) view->legal.due)
    {
    case FH_ACTION_BID:
      list_calls (advice, view);
      break;
    case FH_ACTION_ANSWER:
      list_answers (advice, view);
      break;
    case FH_ACTION_PARTNER:
      list_partners (advice, view);
      break;
    case FH_ACTION_DISCARD:
    case FH_ACTION_CALL:
    case FH_ACTION_SWAP:
      list_gifts (advice, view, best, tried);
      break;
    case FH_ACTION_PLAY:
      list_cards (advice, view);
      break;
    default:
      break;
    }
}
