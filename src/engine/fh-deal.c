/* fh-deal.c: packs, cutting, shuffling and dealing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-deal.h"

#include <string.h>

int
fh_deck_init (FhCard deck[FH_N_CARDS], const FhRules *rules)
{
  int n = 0;

  FH_FOREACH_CARD (card, rules->pack)
    deck[n++] = card;
  return n;
}

void
fh_deck_shuffle (FhCard *deck, int n, FhRng *rng)
{
  for (int i = n - 1; i > 0; i--)
    {
      int j = (int) fh_rng_below (rng, (uint32_t) i + 1);
      FhCard card = deck[i];
      deck[i] = deck[j];
      deck[j] = card;
    }
}

int
fh_deal_hand_index (int seat)
{
  return seat * FH_HAND_SIZE;
}

int
fh_deal_kitty_index (const FhRules *rules)
{
  return rules->n_seats * FH_HAND_SIZE;
}

int
fh_deal_dead_index (const FhRules *rules)
{
  return fh_deal_kitty_index (rules) + rules->kitty_size;
}

bool
fh_deal_is_uneven (const FhAction *deal)
{
  return deal->sizes[0] != 0;
}

FhPile
fh_deal_hand (const FhRules *rules, const FhAction *deal, int seat)
{
  FhPile pile = { .first = fh_deal_hand_index (seat), .size = FH_HAND_SIZE };

  if (fh_deal_is_uneven (deal))
    {
      pile = (FhPile){ .first = 0, .size = deal->sizes[seat] };
      for (int before = 0; before < seat; before++)
        pile.first += deal->sizes[before];
    }
  return pile;
}

FhPile
fh_deal_kitty (const FhRules *rules, const FhAction *deal)
{
  FhPile last = fh_deal_hand (rules, deal, rules->n_seats - 1);
  int size = fh_deal_is_uneven (deal) ? deal->sizes[FH_MAX_SEATS] : rules->kitty_size;

  return (FhPile){ .first = last.first + last.size, .size = size };
}

FhPile
fh_deal_dead (const FhRules *rules, const FhAction *deal)
{
  FhPile kitty = fh_deal_kitty (rules, deal);
  int first = kitty.first + kitty.size;

  return (FhPile){ .first = first, .size = deal->n_cards - first };
}

/* The hands in the order in which a round of the deal by @dealer reaches them, as indexes into the
 * cards of the action.  Returns their number.  A dead hand that is dealt comes first (D-HC2);
 * dummies come after both hands (D-NZ2). */
static int
dealing_order (const FhRules *rules, int dealer, int order[FH_MAX_SEATS + 1])
{
  int n = 0;

  if (rules->dead_size > 0 && rules->dead_first)
    order[n++] = fh_deal_dead_index (rules);
  for (int dummies = 0; dummies < rules->n_seats; dummies += rules->n_callers)
    for (int i = 1; i <= rules->n_callers; i++)
      order[n++] = fh_deal_hand_index (dummies + (dealer + i) % rules->n_callers);
  return n;
}

FhAction
fh_deck_deal (const FhRules *rules, int dealer, const FhCard *deck)
{
  FhAction deal = { .kind = FH_ACTION_DEAL, .seat = (uint8_t) dealer, .suit = FH_SUIT_NONE };
  int order[FH_MAX_SEATS + 1];
  int n_hands = dealing_order (rules, dealer, order);
  int kitty = fh_deal_kitty_index (rules);

  for (const FhDealStep *step = rules->steps; step->each || step->kitty; step++)
    {
      for (int i = 0; i < n_hands; i++)
        {
          memcpy (&deal.cards[order[i]], deck, step->each);
          order[i] += step->each;
          deck += step->each;
        }
      memcpy (&deal.cards[kitty], deck, step->kitty);
      kitty += step->kitty;
      deck += step->kitty;
    }
  if (!rules->dead_first)
    memcpy (&deal.cards[fh_deal_dead_index (rules)], deck, rules->dead_size);
  deal.n_cards = (uint8_t) (fh_deal_dead_index (rules) + rules->dead_size);
  return deal;
}

FhAction
fh_deal_from_seed (const FhRules *rules, int dealer, FhSeed seed, int number)
{
  FhCard deck[FH_N_CARDS];
  FhRng rng;

  fh_rng_init (&rng, seed, (uint64_t) number);
  fh_deck_shuffle (deck, fh_deck_init (deck, rules), &rng);
  return fh_deck_deal (rules, dealer, deck);
}

int
fh_cut_rank (FhCard card)
{
  if (fh_card_is_joker (card))
    return 0;
  return fh_card_rank (card) == FH_ACE ? 1 : 2 + (int) fh_card_rank (card);
}

void
fh_cut_deal (const FhRules *rules, FhRng *rng, FhCut *cut)
{
  unsigned drawing = fh_seats_first (rules->n_callers);

  *cut = (FhCut){ .n_rounds = 0 };
  while (drawing & (drawing - 1))
    {
      FhCard deck[FH_N_CARDS];
      int n = fh_deck_init (deck, rules);
      int round = cut->n_rounds < FH_MAX_CUTS ? cut->n_rounds++ : FH_MAX_CUTS - 1;
      int lowest = FH_N_CARDS;
      unsigned tied = 0;

      fh_deck_shuffle (deck, n, rng);
      for (int seat = 0; seat < rules->n_callers; seat++)
        {
          cut->cards[round][seat] = FH_CARD_NONE;
          if (!fh_seats_have (drawing, seat))
            continue;
          cut->cards[round][seat] = deck[--n];
          int rank = fh_cut_rank (deck[n]);
          if (rank < lowest)
            {
              lowest = rank;
              tied = 0;
            }
          if (rank == lowest)
            tied |= fh_seat_bit (seat);
        }
      drawing = tied;
    }
  cut->dealer = (uint8_t) __builtin_ctz (drawing);
}

int
fh_deck_cut (const FhRules *rules, FhRng *rng)
{
  FhCut cut;

  fh_cut_deal (rules, rng, &cut);
  return cut.dealer;
}

int
fh_deal_cutter (const FhRules *rules, int dealer)
{
  return (dealer + rules->n_callers - 1) % rules->n_callers;
}

FhCardSet
fh_draw_cards (FhCardSet cards, int count, uint64_t *state)
{
  FhCardSet drawn = 0;

  for (; count > 0 && cards & ~drawn; count--)
    {
      FhCardSet left = cards & ~drawn;
      uint64_t n = (fh_splitmix64 (state) >> 32) * (uint64_t) fh_set_size (left) >> 32;
      drawn |= FH_SET (fh_set_nth (left, (uint32_t) n));
    }
  return drawn;
}
