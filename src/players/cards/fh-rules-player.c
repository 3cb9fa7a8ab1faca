/* fh-rules-player.c: the player by rules of thumb.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-rules-player.h"

#include "fh-bidding.h"
#include "fh-partners.h"
#include "fh-discard.h"
#include "fh-helping.h"
#include "fh-play.h"

/* Chooses one of the cards @options, for one who @helps the declarer or does not. */
static FhPlayChoice
weigh_cards (const FhSeatView *view, const FhSkill *skill, FhCardSet options, bool helps)
{
  FhReading reading;

  fh_reading_init (&reading, view, skill, helps);
  reading.options = options;
  bool misere = fh_table_is_misere (&view->table);
  FhPlayChoice choice;
  if (misere && helps)
    choice = fh_play_save_misere (&reading);
  else if (misere)
    choice = reading.declaring ? fh_play_misere (&reading) : fh_play_against_misere (&reading);
  else
    choice = reading.n ? fh_play_follow (&reading) : fh_play_lead (&reading);
  if (!(reading.legal & (reading.legal - 1)))
    {
      choice.reason = fh_motive_reason (FH_MOTIVE_ONLY_CHOICE);
      choice.reason.suit = reading.n ? (uint8_t) reading.led : FH_SUIT_NONE;
    }
  return choice;
}

static FhPlayChoice
choose_play (const FhSeatView *view, const FhSkill *skill, FhCardSet options)
{
  FhPlayChoice choice = weigh_cards (view, skill, options, false);

  if (!fh_helps_declarer (view))
    return choice;
  FhPlayChoice help = weigh_cards (view, skill, options, true);
  /* Who is on which side is told as it is. */
  if (help.card == choice.card && help.named == choice.named)
    return choice;
  help.reason = fh_motive_reason (FH_MOTIVE_HELP_DECLARER);
  help.reason.seat = view->table.declarer;
  return help;
}

bool
fh_rules_player_is_stuck (const FhSeatView *view)
{
  const FhLegal *legal = &view->legal;

  switch ((FhActionKind) legal->due)
    {
    case FH_ACTION_PLAY:
      return legal->cards == 0;
    case FH_ACTION_DISCARD:
    case FH_ACTION_CALL:
    case FH_ACTION_SWAP:
      return fh_set_size (legal->cards) < legal->count;
    default:
      return false;
    }
}

FhDecision
fh_rules_player_decide (const FhCharacter *character,
                        const FhSkill *skill,
                        const FhSeatView *view,
                        int n_refused)
{
  FhDecision decision = {
    .action = { .kind = FH_ACTION_NONE, .seat = view->seat, .suit = FH_SUIT_NONE },
    .reason = fh_motive_reason (FH_MOTIVE_NONE),
  };

  if (!skill)
    skill = &fh_skill;
  if (fh_rules_player_is_stuck (view))
    {
      decision.action =
          fh_action_say (FH_ACTION_MISDEAL, fh_rules_player (&view->table.rules, view->seat));
      return decision;
    }
  if (fh_seats_have (view->legal.may_declare, view->seat)
      && fh_bidding_declare (view, character, &skill->bidding, &decision))
    return decision;

  switch ((FhActionKind) view->legal.due)
    {
    case FH_ACTION_BID:
      return fh_bidding_choose (view, character, &skill->bidding);
    case FH_ACTION_ANSWER:
      return fh_bidding_answer (view, character, &skill->bidding);
    case FH_ACTION_PARTNER:
      return fh_naming_choose (view, character);
    case FH_ACTION_CALL:
      return fh_calling_choose (view, n_refused);
    case FH_ACTION_DISCARD:
      decision.action = fh_action_cards (FH_ACTION_DISCARD, view->seat,
                                         fh_discard_choose (view, &decision.reason));
      return decision;
    case FH_ACTION_SWAP:
      decision.action =
          fh_action_cards (FH_ACTION_SWAP, view->seat, fh_swap_choose (view, &decision.reason));
      return decision;
    case FH_ACTION_PLAY:
      {
        FhPlayChoice choice = choose_play (view, skill, view->legal.cards);
        decision.action = fh_action_play (view->seat, choice.card, choice.named);
        decision.reason = choice.reason;
        return decision;
      }
    default:
      return decision;
    }
}

/* What would speak for the card of @action, which names its suit if it is a joker. */
static FhReason
play_reason (const FhSeatView *view, const FhSkill *skill, const FhAction *action)
{
  FhSeatView only = *view;

  if (action->suit != FH_SUIT_NONE)
    only.legal.joker_suits = (uint8_t) (1u << action->suit);
  return choose_play (&only, skill, FH_SET (action->cards[0])).reason;
}

FhReason
fh_rules_player_reason (const FhCharacter *character,
                        const FhSkill *skill,
                        const FhSeatView *view,
                        const FhAction *action)
{
  FhCardSet cards = 0;

  if (!skill)
    skill = &fh_skill;
  for (int i = 0; i < action->n_cards; i++)
    cards |= FH_SET (action->cards[i]);
  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_BID:
      return fh_bidding_reason (view, character, &skill->bidding, action->call);
    case FH_ACTION_PARTNER:
      return fh_naming_reason (view, action);
    case FH_ACTION_CALL:
      return fh_calling_reason (view, action->cards[0]);
    case FH_ACTION_DISCARD:
      return fh_discard_reason (view, cards);
    case FH_ACTION_SWAP:
      return fh_swap_reason (view, cards);
    case FH_ACTION_PLAY:
      return play_reason (view, skill, action);
    default:
      return fh_rules_player_decide (character, skill, view, 0).reason;
    }
}
