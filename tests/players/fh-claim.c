/* fh-claim.c: what a seat has seen, for holding a reason against it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-claim.h"

/* Layouts that are drawn, and the share of them in which something probable must be so: likelier
 * than not, less what chance makes of so few and what the bidding tells besides. */
#define N_LAYOUTS 100
#define PROBABLE  40

/* --- What everybody has seen --- */

FhCardSet
fh_claim_suit_cards (const FhClaim *claim, int suit)
{
  if (suit == FH_SUIT_NONE)
    return 0;
  return claim->table->rules.pack & fh_effective_suit_cards ((FhSuit) suit, claim->trump);
}

FhCardSet
fh_claim_trump_cards (const FhClaim *claim)
{
  return claim->trump == FH_NO_TRUMP ? 0 : fh_claim_suit_cards (claim, (int) claim->trump);
}

/* Whether a joker may be played by who could follow suit. */
static bool
joker_is_free (const FhClaim *claim)
{
  const FhRules *rules = &claim->table->rules;

  if (claim->trump != FH_NO_TRUMP)
    return rules->joker_always_playable;
  return rules->joker_follow == FH_JOKER_ANY_TIME
         || (fh_table_is_misere (claim->table) && rules->joker_misere == FH_JOKER_MISERE_LOWEST);
}

/* The suits in which @seat has not followed.  A joker that need not follow shows nothing. */
static unsigned
shown_voids (const FhClaim *claim, int seat)
{
  const FhTable *table = claim->table;
  int size = fh_table_n_playing (table);
  unsigned voids = 0;

  if (fh_rules_player (&table->rules, seat) != seat)
    return 0;
  for (int i = 0; i < table->n_plays; i++)
    {
      FhCard card = table->plays[i].card;
      if (table->plays[i].seat != seat || i % size == 0)
        continue;
      FhSuit led = fh_table_suit_to_follow (table, i - i % size, i % size);
      bool free_joker = fh_card_is_joker (card) && joker_is_free (claim);
      if (led != FH_SUIT_NONE && fh_effective_suit (card, claim->trump) != led && !free_joker)
        voids |= 1u << led;
    }
  return voids;
}

static void
find_cards (FhClaim *claim)
{
  const FhSeatView *view = claim->view;
  const FhTable *table = claim->table;
  FhCardSet hidden = table->rules.pack & ~view->hand & ~view->out;

  for (int i = 0; i < table->n_plays; i++)
    hidden &= ~FH_SET (table->plays[i].card);
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    hidden &= ~view->known[seat];
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      FhCardSet known = view->known[seat];
      bool is_dummy = fh_rules_player (&table->rules, seat) != seat;

      if (!fh_seats_have (claim->others, seat))
        continue;
      claim->possible[seat] = known;
      if (fh_set_size (known) < table->hand_size[seat])
        {
          FhCardSet more = hidden;
          for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
            if (shown_voids (claim, seat) >> s & 1)
              more &= ~fh_claim_suit_cards (claim, s);
          if (seat != fh_rules_partner (&table->rules, view->seat))
            more &= ~view->passed_on;
          /* The holders of cards called in a misère sit out. */
          if (fh_table_is_misere (table))
            for (int i = 0; i < table->n_called_cards; i++)
              more &= ~FH_SET (table->called_cards[i]);
          claim->possible[seat] |= more;
        }
      claim->now[seat] = is_dummy ? known : claim->possible[seat];
    }
}

FhCardSet
fh_claim_cards_of (const FhClaim *claim, unsigned seats)
{
  FhCardSet cards = 0;

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    if (fh_seats_have (seats, seat))
      cards |= claim->possible[seat];
  return cards;
}

/* --- Who plays with whom --- */

static void
find_sides (FhClaim *claim)
{
  const FhTable *table = claim->table;
  const FhRules *rules = &table->rules;
  int me = claim->view->seat;
  unsigned bidders = fh_table_bidders (table), may_be_partner = 0;
  bool called = table->n_called_cards == 1 && fh_table_is_trick_contract (table);
  bool mine = called && fh_set_has (claim->view->hand, table->called_cards[0]);
  bool secret = called && table->partners == 0 && !mine;

  if (mine)
    bidders |= fh_seat_bit (me);
  for (int seat = 0; seat < rules->n_seats; seat++)
    if (secret && fh_seats_have (claim->others, seat) && seat != table->declarer
        && fh_set_has (claim->possible[seat], table->called_cards[0]))
      may_be_partner |= fh_seat_bit (seat);
  if (__builtin_popcount (may_be_partner) == 1)
    {
      bidders |= may_be_partner;
      may_be_partner = 0;
    }

  claim->friends = claim->partners = 0;
  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      bool same = rules->side_of[seat] == rules->side_of[me];
      if (seat == me || !fh_seats_have (claim->others, seat)
          || fh_seats_have (may_be_partner, seat))
        continue;
      bool friendly =
          bidders == 0 ? same : fh_seats_have (bidders, me) == fh_seats_have (bidders, seat);
      if (!friendly)
        continue;
      claim->friends |= fh_seat_bit (seat);
      if (fh_rules_player (rules, seat) != fh_rules_player (rules, me)
          && (same || fh_seats_have (bidders, me)))
        claim->partners |= fh_seat_bit (seat);
    }
  claim->foes = claim->others & ~claim->friends;
}

/* --- Tricks, played by the engine --- */

FhTable
fh_claim_table_with (const FhTable *table, int seat, FhCard card, FhSuit named)
{
  FhTable after = *table;

  after.plays[after.n_plays++] =
      (FhPlayed){ .seat = (uint8_t) seat, .card = card, .named = (uint8_t) named };
  return after;
}

/* Whether @card wins the trick of @table with the cards that lie there, once @seat has played it.
 */
bool
fh_claim_would_win (const FhTable *table, int seat, FhCard card, FhSuit named)
{
  FhTable after = fh_claim_table_with (table, seat, card, named);
  int n = fh_table_trick_size (table);

  return fh_table_winning_play (&after, after.trick_start, n + 1) == after.trick_start + n;
}

/* Whether one of @seats can hold a card that takes over the trick as it lies on @table. */
bool
fh_claim_can_be_beaten_at (const FhClaim *claim, const FhTable *table, unsigned seats)
{
  int n = fh_table_trick_size (table);
  FhSuit led = fh_table_suit_to_follow (table, table->trick_start, n);

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    if (fh_seats_have (seats, seat))
      FH_FOREACH_CARD (card, claim->now[seat])
        {
          bool must_follow =
              led != FH_SUIT_NONE && (claim->view->known[seat] & fh_claim_suit_cards (claim, led));
          if (must_follow && fh_effective_suit (card, claim->trump) != led
              && !(fh_card_is_joker (card) && joker_is_free (claim)))
            continue;
          if (fh_claim_would_win (table, seat, card, FH_SUIT_NONE))
            return true;
        }
  return false;
}

bool
fh_claim_can_be_beaten (const FhClaim *claim, FhCard card, FhSuit named, unsigned seats)
{
  FhTable after = fh_claim_table_with (claim->table, claim->view->seat, card, named);

  return fh_claim_can_be_beaten_at (claim, &after, seats);
}

bool
fh_claim_beats (const FhClaim *claim, FhCard card)
{
  return claim->n == 0 || fh_claim_would_win (claim->table, claim->view->seat, card, FH_SUIT_NONE);
}

/* The legal cards that beat what lies there. */
FhCardSet
fh_claim_legal_winners (const FhClaim *claim)
{
  FhCardSet winners = 0;

  FH_FOREACH_CARD (card, claim->view->legal.cards)
    if (fh_claim_beats (claim, card))
      winners |= FH_SET (card);
  return winners;
}

/* Whether @a ranks above @b, both of one suit. */
static bool
ranks_above (const FhClaim *claim, FhCard a, FhCard b)
{
  FhTable empty = *claim->table;

  empty.trick_start = empty.n_plays;
  empty = fh_claim_table_with (&empty, 0, b, FH_SUIT_NONE);
  if (fh_card_is_joker (b))
    return a == FH_JOKER;
  return fh_effective_suit (a, claim->trump) == fh_effective_suit (b, claim->trump)
         && fh_claim_would_win (&empty, 1, a, FH_SUIT_NONE);
}

FhCardSet
fh_claim_higher_of (const FhClaim *claim, FhCard card, FhCardSet cards)
{
  FhCardSet higher = 0;

  FH_FOREACH_CARD (other, cards)
    if (other != card && ranks_above (claim, other, card))
      higher |= FH_SET (other);
  return higher;
}

FhCardSet
fh_claim_lower_of (const FhClaim *claim, FhCard card, FhCardSet cards)
{
  FhCardSet lower = 0;

  FH_FOREACH_CARD (other, cards)
    if (other != card && ranks_above (claim, card, other))
      lower |= FH_SET (other);
  return lower;
}

/* --- What is probable --- */

bool
fh_claim_is_probable (const FhClaim *claim, FhClaimEvent event)
{
  int n = 0;

  for (int i = 0; i < N_LAYOUTS; i++)
    {
      FhWorld world;
      if (!fh_world_sample (&world, claim->view, claim->rng))
        return false;
      n += event (claim, &world);
    }
  return n * 100 >= PROBABLE * N_LAYOUTS;
}

/* Whether one of @seats can take over the trick on @table in @world. */
bool
fh_claim_taken_in (const FhClaim *claim, const FhWorld *world, const FhTable *table, unsigned seats)
{
  int n = fh_table_trick_size (table);
  FhSuit led = fh_table_suit_to_follow (table, table->trick_start, n);

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    {
      if (!fh_seats_have (seats, seat))
        continue;
      FhCardSet hand = fh_world_hand (world, seat);
      FhCardSet follow = led == FH_SUIT_NONE ? 0 : hand & fh_claim_suit_cards (claim, led);
      if (follow && joker_is_free (claim))
        follow |= hand & FH_SET_JOKERS;
      FH_FOREACH_CARD (card, follow ? follow : hand)
        if (fh_claim_would_win (table, seat, card, FH_SUIT_NONE))
          return true;
    }
  return false;
}

/* --- Altogether --- */

void
fh_claim_init (FhClaim *claim, const FhAction *action)
{
  const FhTable *table = claim->table;

  claim->others = 0;
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (seat != claim->view->seat && !fh_seats_have (table->sitting_out, seat))
      claim->others |= fh_seat_bit (seat);
  claim->later = claim->others;
  claim->winning = FH_CARD_NONE;
  claim->led = FH_SUIT_NONE;
  find_cards (claim);
  find_sides (claim);
  if (action->kind != FH_ACTION_PLAY)
    return;
  claim->card = action->cards[0];
  claim->named = (FhSuit) action->suit;
  claim->suit = fh_effective_suit (claim->card, claim->trump);
  claim->n = fh_table_trick_size (table);
  for (int i = table->trick_start; i < table->n_plays; i++)
    claim->later &= ~(unsigned) fh_seat_bit (table->plays[i].seat);
  if (claim->n)
    {
      int best = fh_table_winning_play (table, table->trick_start, claim->n);
      claim->winner = table->plays[best].seat;
      claim->winning = table->plays[best].card;
      claim->led = fh_table_suit_to_follow (table, table->trick_start, claim->n);
    }
}
