/* fh-against-discard.c: what speaks against what the declarer puts away.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-against-private.h"

#include "fh-danger.h"

typedef struct
{
  const FhSeatView *view;
  FhDenomination trump;
  FhCardSet done, best;   /* what goes */
  FhCardSet wrong, right; /* what goes only here, and only there */
  FhCardSet others;       /* what others may hold: all that the hand never had */
} FhDiscards;

static FhCardSet
suit_cards (const FhDiscards *discards, FhCard card)
{
  return fh_effective_suit_cards (fh_effective_suit (card, discards->trump), discards->trump);
}

static FhCardSet
above (const FhDiscards *discards, FhCard card)
{
  int power = fh_card_power (card, discards->trump);
  FhCardSet found = 0;

  FH_FOREACH_CARD (other, suit_cards (discards, card) & discards->view->table.rules.pack)
    if (fh_card_power (other, discards->trump) > power)
      found |= FH_SET (other);
  return found;
}

static int
n_above (const FhDiscards *discards, FhCard card)
{
  return fh_set_size (above (discards, card) & discards->others);
}

static bool
is_trump (const FhDiscards *discards, FhCard card)
{
  return fh_card_is_joker (card)
         || (discards->trump != FH_NO_TRUMP
             && (int) fh_effective_suit (card, discards->trump) == (int) discards->trump);
}

/* --- Where tricks are wanted --- */

static bool
puts_trump_away (const FhDiscards *discards, FhReason *reason)
{
  if (discards->trump == FH_NO_TRUMP)
    return false;
  FH_FOREACH_CARD (card, discards->wrong)
    if (is_trump (discards, card)
        && (reason->card == FH_CARD_NONE || fh_set_has (above (discards, reason->card), card)))
      reason->card = card;
  FH_FOREACH_CARD (card, discards->best)
    if (is_trump (discards, card))
      return false;
  return reason->card != FH_CARD_NONE;
}

static bool
puts_winner_away (const FhDiscards *discards, FhReason *reason)
{
  FH_FOREACH_CARD (card, discards->wrong)
    if (!is_trump (discards, card) && !(above (discards, card)))
      reason->card = card;
  return reason->card != FH_CARD_NONE;
}

/* Whether @honour is kept with nothing below it in @kept, and one card is above it. */
static bool
is_bare (const FhDiscards *discards, FhCard honour, FhCardSet kept)
{
  return fh_set_has (kept, honour) && (kept & suit_cards (discards, honour)) == FH_SET (honour)
         && n_above (discards, honour) == 1;
}

static bool
unguards (const FhDiscards *discards, FhReason *reason)
{
  FhCardSet hand = discards->view->hand;

  FH_FOREACH_CARD (card, hand & ~discards->done)
    if (!is_trump (discards, card)
        && (discards->wrong & suit_cards (discards, card) & ~above (discards, card))
        && is_bare (discards, card, hand & ~discards->done) && !is_bare (discards, card, hand)
        && !is_bare (discards, card, hand & ~discards->best)
        && fh_set_has (hand & ~discards->best, card))
      reason->card = card;
  return reason->card != FH_CARD_NONE;
}

static bool
misses_void (const FhDiscards *discards, FhReason *reason)
{
  FhCardSet hand = discards->view->hand;
  FhCardSet trumps = 0;

  if (discards->trump == FH_NO_TRUMP)
    return false;
  trumps = fh_effective_suit_cards ((FhSuit) discards->trump, discards->trump);
  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet suit = hand & fh_effective_suit_cards ((FhSuit) s, discards->trump);
      if (s != (int) discards->trump && suit && !(suit & ~discards->best)
          && (suit & ~discards->done))
        reason->number = (int8_t) (reason->number | 1 << s);
    }
  return reason->number != 0 && (hand & ~discards->done & trumps);
}

/* Whether a card is kept above which more cards are elsewhere than above any that goes. */
static bool
keeps_loser (const FhDiscards *discards, FhReason *reason)
{
  int most = 0, worst = 0;

  FH_FOREACH_CARD (card, discards->done)
    {
      if (is_trump (discards, card))
        return false;
      if (n_above (discards, card) > most)
        most = n_above (discards, card);
    }
  FH_FOREACH_CARD (card, discards->right)
    if (!is_trump (discards, card) && n_above (discards, card) > most
        && n_above (discards, card) > worst)
      {
        worst = n_above (discards, card);
        reason->card = card;
      }
  return reason->card != FH_CARD_NONE;
}

/* Whether a suit is broken up that the best leaves whole: of its cards one goes and others stay. */
static bool
shortens_suit (const FhDiscards *discards, FhReason *reason)
{
  FhCardSet hand = discards->view->hand;
  int longest = 0;

  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet suit = hand & fh_effective_suit_cards ((FhSuit) s, discards->trump);
      if (s == (int) discards->trump || !(suit & discards->done) || !(suit & ~discards->done)
          || (suit & discards->best) || fh_set_size (suit) <= longest)
        continue;
      longest = fh_set_size (suit);
      reason->suit = (uint8_t) s;
      reason->number = (int8_t) longest;
    }
  return longest >= 3;
}

/* --- Where every trick is to be lost --- */

/* Whether a card is kept that could be made to win a trick, which the best puts away: the joker
 * where it wins, else the highest of a suit in which others hold lower ones. */
static bool
keeps_danger (const FhDiscards *discards, FhReason *reason)
{
  const FhRules *rules = &discards->view->table.rules;
  FhCardSet kept = discards->view->hand & ~discards->done;
  float most = 0;

  FH_FOREACH_CARD (card, discards->right)
    {
      FhCardSet suit = suit_cards (discards, card);

      if (fh_card_is_joker (card))
        {
          if (rules->joker_misere == FH_JOKER_MISERE_LOWEST)
            continue;
          reason->card = card;
          return true;
        }
      float danger = fh_danger_of_suit (kept & suit, discards->others & suit)
                     - fh_danger_of_suit (kept & suit & ~FH_SET (card), discards->others & suit);
      if (danger > most)
        {
          most = danger;
          reason->card = card;
        }
    }
  return reason->card != FH_CARD_NONE;
}

/* --- All together --- */

typedef bool FhFindAgainstDiscard (const FhDiscards *discards, FhReason *reason);

typedef struct
{
  FhMotive motive;
  FhFindAgainstDiscard *find;
} DiscardKind;

FhReason
fh_against_discard (const FhSeatView *view, const FhBeside *beside)
{
  static const DiscardKind for_tricks[] = {
    { FH_MOTIVE_AGAINST_TRUMP_AWAY, puts_trump_away },
    { FH_MOTIVE_AGAINST_WINNER_AWAY, puts_winner_away },
    { FH_MOTIVE_AGAINST_GUARD_AWAY, unguards },
    { FH_MOTIVE_AGAINST_NO_VOID, misses_void },
    { FH_MOTIVE_AGAINST_LOSER_KEPT, keeps_loser },
    { FH_MOTIVE_AGAINST_LENGTH_AWAY, shortens_suit },
  };
  static const DiscardKind to_lose[] = { { FH_MOTIVE_AGAINST_DANGER_LEFT, keeps_danger } };
  bool is_misere = fh_table_is_misere (&view->table);
  const DiscardKind *kinds = is_misere ? to_lose : for_tricks;
  unsigned n =
      is_misere ? sizeof to_lose / sizeof *to_lose : sizeof for_tricks / sizeof *for_tricks;
  FhCardSet done = fh_action_set (beside->done), best = fh_action_set (beside->best);
  FhDiscards discards = { .view = view,
                          .trump = fh_table_trump (&view->table),
                          .done = done,
                          .best = best,
                          .wrong = done & ~best,
                          .right = best & ~done,
                          .others = view->table.rules.pack & ~view->hand & ~view->dealt };

  for (unsigned i = 0; i < n; i++)
    {
      FhReason reason = fh_motive_reason (kinds[i].motive);

      if (kinds[i].find (&discards, &reason))
        return reason;
    }
  return fh_motive_reason (FH_MOTIVE_NONE);
}
