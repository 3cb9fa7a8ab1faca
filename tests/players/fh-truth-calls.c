/* fh-truth-calls.c: whether the reason of a call, a discard or a partner is true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-truth-private.h"

#include <glib.h>

#include "fh-sure-tricks.h"

/* --- The auction --- */

static int
count_trumps (const FhClaim *claim, FhDenomination trump)
{
  int n = 0;

  FH_FOREACH_CARD (card, claim->view->hand)
    n += (int) fh_effective_suit (card, trump) == (int) trump;
  return n;
}

/* Aces, kings with a card beside them, queens with two. */
static int
count_stopped (const FhClaim *claim)
{
  int n = 0;

  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet suit = claim->view->hand & fh_suit_cards ((FhSuit) s);
      int size = fh_set_size (suit);
      n += fh_set_has (suit, FH_CARD ((FhSuit) s, FH_ACE))
           || (fh_set_has (suit, FH_CARD ((FhSuit) s, FH_KING)) && size > 1)
           || (fh_set_has (suit, FH_CARD ((FhSuit) s, FH_QUEEN)) && size > 2);
    }
  return n;
}

static bool
is_highest_trump (const FhClaim *claim, FhCard card, FhDenomination trump)
{
  static const FhRank side[] = { FH_ACE, FH_KING, FH_QUEEN };
  FhCard order[6 + G_N_ELEMENTS (side)];
  int n = 0;

  order[n++] = FH_JOKER;
  order[n++] = FH_JOKER_2;
  order[n++] = fh_right_bower (trump);
  order[n++] = fh_left_bower (trump);
  for (guint i = 0; i < G_N_ELEMENTS (side); i++)
    order[n++] = FH_CARD (trump, side[i]);
  for (int i = 0; i < n; i++)
    if (fh_set_has (claim->view->hand, order[i]))
      return order[i] == card;
  return true; /* low ones only */
}

static bool
is_partner_by_side (const FhClaim *claim, int seat)
{
  const FhRules *rules = &claim->table->rules;
  int me = claim->view->seat;

  return seat < rules->n_seats && seat != me && rules->side_of[seat] == rules->side_of[me]
         && fh_rules_player (rules, seat) == seat;
}

/* The cards of suits without a low one, which all have to be put away. */
static int
n_without_low (const FhClaim *claim)
{
  FhCardSet low = 0;
  int n = 0;

  for (FhRank rank = FH_TWO; rank <= FH_TEN; rank++)
    low |= FH_SET_RANK (rank);
  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet suit = claim->view->hand & fh_suit_cards ((FhSuit) s);
      n += suit & low ? 0 : fh_set_size (suit);
    }
  return n;
}

const char *
fh_truth_check_bid (const FhClaim *claim, FhCall call)
{
  const FhReason *reason = claim->reason;
  const FhTable *table = claim->table;
  FhDenomination trump = fh_call_trump (call);
  bool likely = reason->chance > 50;
  int me = claim->view->seat;

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_TOO_HIGH:
    case FH_MOTIVE_WORTH_RISK:
      CHECK (call != FH_PASS && reason->chance >= 0 && reason->chance < 50);
      return NULL;
    case FH_MOTIVE_STRONG_TRUMPS:
      CHECK (fh_call_is_bid (call) && trump != FH_NO_TRUMP && likely);
      CHECK (reason->suit == (int) trump && reason->number == count_trumps (claim, trump));
      CHECK (fh_set_has (claim->view->hand, reason->card));
      CHECK (is_highest_trump (claim, reason->card, trump));
      return NULL;
    case FH_MOTIVE_ENOUGH_SIDE_WINNERS:
      CHECK (fh_call_is_bid (call) && trump != FH_NO_TRUMP && likely);
      CHECK (reason->number > 0);
      CHECK (reason->number
             == fh_set_size (claim->view->hand & FH_SET_RANK (FH_ACE)
                             & ~FH_SET (FH_CARD (trump, FH_ACE))));
      return NULL;
    case FH_MOTIVE_NO_TRUMP_STOPPERS:
      CHECK (fh_call_is_bid (call) && trump == FH_NO_TRUMP && likely);
      CHECK (reason->number > 0 && reason->number == count_stopped (claim));
      CHECK ((reason->card != FH_CARD_NONE) == ((claim->view->hand & FH_SET_JOKERS) != 0));
      return NULL;
    case FH_MOTIVE_MISERE_HAND:
      CHECK (fh_call_is_misere (call) && likely);
      CHECK (n_without_low (claim) <= table->rules.kitty_size + 1);
      return NULL;
    case FH_MOTIVE_RAISE_PARTNER:
      CHECK (likely && is_partner_by_side (claim, reason->seat) && reason->partner);
      CHECK (fh_call_is_bid (table->last_bid_of[reason->seat])
             && fh_call_trump (table->last_bid_of[reason->seat]) == trump);
      CHECK (trump == FH_NO_TRUMP || reason->number == count_trumps (claim, trump));
      return NULL;
    case FH_MOTIVE_SURE_TRICKS:
      CHECK (fh_call_is_bid (call) && reason->chance == 100);
      CHECK (fh_sure_tricks (claim->view->hand, table->rules.pack, trump) >= fh_call_level (call));
      return NULL;
    case FH_MOTIVE_RAISE_OWN:
      CHECK (likely && table->high_bidder == me && table->high_call != FH_PASS);
      CHECK (table->agreed[me]);
      return NULL;
    case FH_MOTIVE_RAISE_FOR_GAME:
      {
        int side = table->rules.side_of[me];
        CHECK (likely && table->high_bidder == me && table->high_call != FH_PASS);
        CHECK (table->totals[side] + fh_rules_value (&table->rules, call) >= table->rules.target);
        CHECK (table->totals[side] + fh_rules_value (&table->rules, table->high_call)
               < table->rules.target);
        return NULL;
      }
    case FH_MOTIVE_RAISE_DEARER:
      CHECK (likely && table->high_bidder == me && fh_call_is_bid (call));
      CHECK (fh_call_level (call) == fh_call_level (table->high_call));
      CHECK (fh_rules_value (&table->rules, call)
             > fh_rules_value (&table->rules, table->high_call));
      return NULL;
    case FH_MOTIVE_RAISE_NEEDLESS:
      CHECK (table->high_bidder == me && table->high_call != FH_PASS);
      return NULL;
    case FH_MOTIVE_SHOW_STRENGTH:
      {
        bool has_partner = false;
        for (int seat = 0; seat < table->rules.n_callers; seat++)
          has_partner |= is_partner_by_side (claim, seat);
        CHECK (has_partner && reason->number == count_trumps (claim, trump));
        CHECK (reason->suit == (int) trump);
        return NULL;
      }
    case FH_MOTIVE_SACRIFICE:
      {
        int theirs = table->rules.side_of[table->high_bidder];
        CHECK (reason->seat == table->high_bidder && theirs != table->rules.side_of[me]);
        CHECK (table->totals[theirs] + fh_rules_value (&table->rules, table->high_call)
               >= table->rules.target);
        return NULL;
      }
    case FH_MOTIVE_SHOW_CONVENTION:
    case FH_MOTIVE_ANSWER_CONVENTION:
      CHECK (table->agreed[me]);
      return NULL;
    default:
      return "no motive of a bid";
    }
}

const char *
fh_truth_check_pass (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  const FhTable *table = claim->table;
  int me = claim->view->seat, bidder = table->high_bidder;
  bool stands = table->high_call != FH_PASS;

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_TOO_WEAK:
      CHECK (!stands && reason->chance >= 0);
      CHECK (reason->chance < (reason->needed >= 0 ? reason->needed : 50)
             || (reason->needed >= 0 && reason->chance == reason->needed));
      return NULL;
    case FH_MOTIVE_NO_GAIN:
      CHECK (!stands && (claim->view->legal.calls & ~FH_CALL_BIT (FH_PASS)));
      return NULL;
    case FH_MOTIVE_STAND:
      CHECK (stands && bidder == me);
      return NULL;
    case FH_MOTIVE_LEAVE_TO_PARTNER:
      CHECK (stands && is_partner_by_side (claim, bidder) && reason->seat == bidder);
      return NULL;
    case FH_MOTIVE_LEAVE_TO_OPPONENTS:
      CHECK (stands && bidder != me && reason->seat == bidder);
      CHECK (table->rules.side_of[bidder] != table->rules.side_of[me]);
      return NULL;
    default:
      return "no motive of a pass";
    }
}

/* --- Discards, swaps, partners --- */

static FhCardSet
unseen_of (const FhClaim *claim, FhCard card)
{
  return claim->view->unseen
         & fh_claim_suit_cards (claim, (int) fh_effective_suit (card, claim->trump));
}

const char *
fh_truth_check_discard (const FhClaim *claim, FhCardSet gone)
{
  const FhReason *reason = claim->reason;
  FhCardSet left = claim->view->hand & ~gone;
  bool misere = fh_table_is_misere (claim->table);

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_MAKE_VOID:
      CHECK (!misere && (left & fh_claim_trump_cards (claim)) && reason->number);
      for (int s = 0; s < FH_N_SUITS; s++)
        {
          FhCardSet suit = fh_claim_suit_cards (claim, s);
          bool emptied = s != (int) claim->trump && (gone & suit) && !(left & suit);
          CHECK (emptied == (reason->number >> s & 1));
        }
      return NULL;
    case FH_MOTIVE_THROW_LOSERS:
      CHECK (!misere);
      FH_FOREACH_CARD (card, gone)
        CHECK (fh_claim_higher_of (claim, card, unseen_of (claim, card)));
      return NULL;
    case FH_MOTIVE_BURY_JOKER:
      CHECK (misere && (gone & FH_SET_JOKERS));
      CHECK (claim->table->rules.joker_misere != FH_JOKER_MISERE_LOWEST);
      return NULL;
    case FH_MOTIVE_BURY_DANGER:
      CHECK (misere && fh_set_has (gone, reason->card) && !fh_card_is_joker (reason->card));
      CHECK (fh_claim_lower_of (claim, reason->card, unseen_of (claim, reason->card)));
      return NULL;
    case FH_MOTIVE_PASS_WEAKEST:
      CHECK (claim->view->seat == claim->table->declarer);
      CHECK (claim->trump != FH_NO_TRUMP && !(gone & fh_claim_trump_cards (claim)));
      return NULL;
    case FH_MOTIVE_SUPPORT_PARTNER:
      CHECK (claim->view->seat != claim->table->declarer);
      CHECK (fh_set_has (gone, reason->card));
      CHECK (fh_set_has (fh_claim_trump_cards (claim), reason->card));
      CHECK (!fh_claim_higher_of (claim, reason->card, claim->view->hand));
      return NULL;
    default:
      return "no motive of a discard";
    }
}

const char *
fh_truth_check_partner (const FhClaim *claim, const FhAction *action)
{
  const FhReason *reason = claim->reason;
  const FhTable *table = claim->table;
  FhCall bid = action->n_seats ? table->last_bid_of[action->seats[0]] : FH_PASS;

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_NAME_SUPPORTER:
      CHECK (fh_call_is_bid (bid) && fh_call_trump (bid) == claim->trump);
      CHECK (reason->seat == action->seats[0]);
      return NULL;
    case FH_MOTIVE_NAME_BIDDER:
      CHECK (fh_call_is_bid (bid) && reason->seat == action->seats[0]);
      return NULL;
    case FH_MOTIVE_NAME_ANYBODY:
      for (int seat = 0; seat < table->rules.n_seats; seat++)
        CHECK (!fh_seats_have (claim->view->legal.seats, seat)
               || !fh_call_is_bid (table->last_bid_of[seat]));
      CHECK (action->n_seats > 0);
      return NULL;
    case FH_MOTIVE_PLAY_ALONE:
      CHECK (action->n_seats == 0 && reason->chance >= 50);
      return NULL;
    default:
      return "no motive for a partner";
    }
}

const char *
fh_truth_check_called (const FhClaim *claim, FhCard card)
{
  const FhReason *reason = claim->reason;
  FhCardSet suit = fh_claim_suit_cards (claim, (int) fh_effective_suit (card, claim->trump));
  FhCardSet own = claim->view->hand & suit;

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_CALL_WINNER:
      CHECK (!fh_claim_higher_of (claim, card, unseen_of (claim, card)));
      CHECK (reason->suit == (int) fh_effective_suit (card, claim->trump));
      return NULL;
    case FH_MOTIVE_CALL_FOR_HONOUR:
      CHECK (fh_set_has (own, reason->card));
      CHECK (fh_claim_higher_of (claim, reason->card, unseen_of (claim, reason->card))
             == FH_SET (card));
      return NULL;
    case FH_MOTIVE_CALL_LENGTH:
      CHECK (reason->number == fh_set_size (own) && reason->number >= 3);
      return NULL;
    case FH_MOTIVE_CALL_AWAY:
      CHECK (fh_table_is_misere (claim->table) && reason->card == card);
      CHECK (fh_claim_higher_of (claim, card, claim->view->hand));
      return NULL;
    default:
      return "no motive for a called card";
    }
}
