/* fh-truth.c: whether a reason is true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-truth.h"

#include <glib.h>

#include "fh-world.h"

/* Layouts that are drawn, and the share of them in which something probable must be so: likelier
 * than not, less what chance makes of so few and what the bidding tells besides. */
#define N_LAYOUTS 100
#define PROBABLE  40

typedef struct
{
  const FhSeatView *view;
  const FhTable *table;
  const FhReason *reason;
  FhRng *rng;
  FhDenomination trump;
  FhCardSet possible[FH_MAX_SEATS]; /* what each other seat can hold */
  FhCardSet now[FH_MAX_SEATS];      /* and could play */
  unsigned others;                  /* seats that play, bit by bit, the own not among them */
  unsigned later;                   /* those that play after this one to the trick */
  unsigned friends, partners, foes; /* as far as that is certain */

  /* The card of the action. */
  FhCard card;
  FhSuit named, suit;
  int n;          /* cards in the trick before it */
  int winner;     /* with them */
  FhCard winning; /* FH_CARD_NONE when it leads */
  FhSuit led;
} Claim;

#define CHECK(what)                                                                                \
  do                                                                                               \
    {                                                                                              \
      if (!(what))                                                                                 \
        return #what;                                                                              \
    }                                                                                              \
  while (0)

/* --- What everybody has seen --- */

static FhCardSet
suit_cards (const Claim *claim, int suit)
{
  FhCardSet cards = 0;

  for (FhCard card = 0; card < FH_N_CARDS; card++)
    if (fh_set_has (claim->table->rules.pack, card)
        && (int) fh_effective_suit (card, claim->trump) == suit)
      cards |= FH_SET (card);
  return cards;
}

static FhCardSet
trump_cards (const Claim *claim)
{
  return claim->trump == FH_NO_TRUMP ? 0 : suit_cards (claim, (int) claim->trump);
}

/* Whether a joker may be played by who could follow suit. */
static bool
joker_is_free (const Claim *claim)
{
  const FhRules *rules = &claim->table->rules;

  if (claim->trump != FH_NO_TRUMP)
    return rules->joker_always_playable;
  return rules->joker_follow == FH_JOKER_ANY_TIME
         || (fh_table_is_misere (claim->table) && rules->joker_misere == FH_JOKER_MISERE_LOWEST);
}

/* The suits in which @seat has not followed.  A joker that need not follow shows nothing. */
static unsigned
shown_voids (const Claim *claim, int seat)
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
find_cards (Claim *claim)
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
              more &= ~suit_cards (claim, s);
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

static FhCardSet
cards_of (const Claim *claim, unsigned seats)
{
  FhCardSet cards = 0;

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    if (fh_seats_have (seats, seat))
      cards |= claim->possible[seat];
  return cards;
}

/* --- Who plays with whom --- */

static void
find_sides (Claim *claim)
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

/* Whether @card wins the trick of @table with the cards that lie there, once @seat has played it.
 */
static bool
would_win (const FhTable *table, int seat, FhCard card, FhSuit named)
{
  FhTable after = *table;
  int n = fh_table_trick_size (&after);

  after.plays[after.n_plays++] =
      (FhPlayed){ .seat = (uint8_t) seat, .card = card, .named = (uint8_t) named };
  return fh_table_winning_play (&after, after.trick_start, n + 1) == after.trick_start + n;
}

static FhTable
table_with (const FhTable *table, int seat, FhCard card, FhSuit named)
{
  FhTable after = *table;

  after.plays[after.n_plays++] =
      (FhPlayed){ .seat = (uint8_t) seat, .card = card, .named = (uint8_t) named };
  return after;
}

/* Whether one of @seats can hold a card that takes over the trick as it lies on @table. */
static bool
can_be_beaten_at (const Claim *claim, const FhTable *table, unsigned seats)
{
  int n = fh_table_trick_size (table);
  FhSuit led = fh_table_suit_to_follow (table, table->trick_start, n);

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    if (fh_seats_have (seats, seat))
      FH_FOREACH_CARD (card, claim->now[seat])
        {
          bool must_follow =
              led != FH_SUIT_NONE && (claim->view->known[seat] & suit_cards (claim, led));
          if (must_follow && fh_effective_suit (card, claim->trump) != led
              && !(fh_card_is_joker (card) && joker_is_free (claim)))
            continue;
          if (would_win (table, seat, card, FH_SUIT_NONE))
            return true;
        }
  return false;
}

static bool
can_be_beaten (const Claim *claim, FhCard card, FhSuit named, unsigned seats)
{
  FhTable after = table_with (claim->table, claim->view->seat, card, named);

  return can_be_beaten_at (claim, &after, seats);
}

static bool
beats (const Claim *claim, FhCard card)
{
  return claim->n == 0 || would_win (claim->table, claim->view->seat, card, FH_SUIT_NONE);
}

/* The legal cards that beat what lies there. */
static FhCardSet
legal_winners (const Claim *claim)
{
  FhCardSet winners = 0;

  FH_FOREACH_CARD (card, claim->view->legal.cards)
    if (beats (claim, card))
      winners |= FH_SET (card);
  return winners;
}

/* Whether @a ranks above @b, both of one suit. */
static bool
ranks_above (const Claim *claim, FhCard a, FhCard b)
{
  FhTable empty = *claim->table;

  empty.trick_start = empty.n_plays;
  empty = table_with (&empty, 0, b, FH_SUIT_NONE);
  if (fh_card_is_joker (b))
    return a == FH_JOKER;
  return fh_effective_suit (a, claim->trump) == fh_effective_suit (b, claim->trump)
         && would_win (&empty, 1, a, FH_SUIT_NONE);
}

static FhCardSet
higher_of (const Claim *claim, FhCard card, FhCardSet cards)
{
  FhCardSet higher = 0;

  FH_FOREACH_CARD (other, cards)
    if (other != card && ranks_above (claim, other, card))
      higher |= FH_SET (other);
  return higher;
}

static FhCardSet
lower_of (const Claim *claim, FhCard card, FhCardSet cards)
{
  FhCardSet lower = 0;

  FH_FOREACH_CARD (other, cards)
    if (other != card && ranks_above (claim, card, other))
      lower |= FH_SET (other);
  return lower;
}

/* --- What is probable --- */

typedef bool (*Event) (const Claim *claim, const FhWorld *world);

static bool
is_probable (const Claim *claim, Event event)
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

static bool
seat_is_void (const Claim *claim, const FhWorld *world)
{
  return !(fh_world_hand (world, claim->reason->seat) & suit_cards (claim, claim->suit));
}

/* Whether one of @seats can take over the trick on @table in @world. */
static bool
taken_in (const Claim *claim, const FhWorld *world, const FhTable *table, unsigned seats)
{
  int n = fh_table_trick_size (table);
  FhSuit led = fh_table_suit_to_follow (table, table->trick_start, n);

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    {
      if (!fh_seats_have (seats, seat))
        continue;
      FhCardSet hand = fh_world_hand (world, seat);
      FhCardSet follow = led == FH_SUIT_NONE ? 0 : hand & suit_cards (claim, led);
      FH_FOREACH_CARD (card, follow ? follow : hand)
        if (would_win (table, seat, card, FH_SUIT_NONE))
          return true;
    }
  return false;
}

static bool
trick_is_ours (const Claim *claim, const FhWorld *world)
{
  FhTable after = table_with (claim->table, claim->view->seat, claim->card, claim->named);

  return !taken_in (claim, world, &after, claim->later & claim->foes)
         || taken_in (claim, world, &after, claim->later & claim->friends);
}

static bool
partner_loses (const Claim *claim, const FhWorld *world)
{
  return taken_in (claim, world, claim->table, claim->later & claim->foes);
}

/* --- The auction --- */

static int
count_trumps (const Claim *claim, FhDenomination trump)
{
  int n = 0;

  FH_FOREACH_CARD (card, claim->view->hand)
    n += (int) fh_effective_suit (card, trump) == (int) trump;
  return n;
}

/* Aces, kings with a card beside them, queens with two. */
static int
count_stopped (const Claim *claim)
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
is_highest_trump (const Claim *claim, FhCard card, FhDenomination trump)
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
is_partner_by_side (const Claim *claim, int seat)
{
  const FhRules *rules = &claim->table->rules;
  int me = claim->view->seat;

  return seat < rules->n_seats && seat != me && rules->side_of[seat] == rules->side_of[me]
         && fh_rules_player (rules, seat) == seat;
}

/* The cards of suits without a low one, which all have to be put away. */
static int
n_without_low (const Claim *claim)
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

static const char *
check_bid (const Claim *claim, FhCall call)
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
    case FH_MOTIVE_RAISE_OWN:
      CHECK (likely && table->high_bidder == me && table->high_call != FH_PASS);
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

static const char *
check_pass (const Claim *claim)
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
unseen_of (const Claim *claim, FhCard card)
{
  return claim->view->unseen & suit_cards (claim, (int) fh_effective_suit (card, claim->trump));
}

static const char *
check_discard (const Claim *claim, FhCardSet gone)
{
  const FhReason *reason = claim->reason;
  FhCardSet left = claim->view->hand & ~gone;
  bool misere = fh_table_is_misere (claim->table);

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_MAKE_VOID:
      CHECK (!misere && (left & trump_cards (claim)) && reason->number);
      for (int s = 0; s < FH_N_SUITS; s++)
        {
          FhCardSet suit = suit_cards (claim, s);
          bool emptied = s != (int) claim->trump && (gone & suit) && !(left & suit);
          CHECK (emptied == (reason->number >> s & 1));
        }
      return NULL;
    case FH_MOTIVE_THROW_LOSERS:
      CHECK (!misere);
      FH_FOREACH_CARD (card, gone)
        CHECK (higher_of (claim, card, unseen_of (claim, card)));
      return NULL;
    case FH_MOTIVE_BURY_JOKER:
      CHECK (misere && (gone & FH_SET_JOKERS));
      CHECK (claim->table->rules.joker_misere != FH_JOKER_MISERE_LOWEST);
      return NULL;
    case FH_MOTIVE_BURY_DANGER:
      CHECK (misere && fh_set_has (gone, reason->card) && !fh_card_is_joker (reason->card));
      CHECK (lower_of (claim, reason->card, unseen_of (claim, reason->card)));
      return NULL;
    case FH_MOTIVE_PASS_WEAKEST:
      CHECK (claim->view->seat == claim->table->declarer);
      CHECK (claim->trump != FH_NO_TRUMP && !(gone & trump_cards (claim)));
      return NULL;
    case FH_MOTIVE_SUPPORT_PARTNER:
      CHECK (claim->view->seat != claim->table->declarer);
      CHECK (fh_set_has (gone, reason->card));
      CHECK (fh_set_has (trump_cards (claim), reason->card));
      CHECK (!higher_of (claim, reason->card, claim->view->hand));
      return NULL;
    default:
      return "no motive of a discard";
    }
}

static const char *
check_partner (const Claim *claim, const FhAction *action)
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

static const char *
check_called (const Claim *claim, FhCard card)
{
  const FhReason *reason = claim->reason;
  FhCardSet suit = suit_cards (claim, (int) fh_effective_suit (card, claim->trump));
  FhCardSet own = claim->view->hand & suit;

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_CALL_WINNER:
      CHECK (!higher_of (claim, card, unseen_of (claim, card)));
      CHECK (reason->suit == (int) fh_effective_suit (card, claim->trump));
      return NULL;
    case FH_MOTIVE_CALL_FOR_HONOUR:
      CHECK (fh_set_has (own, reason->card));
      CHECK (higher_of (claim, reason->card, unseen_of (claim, reason->card)) == FH_SET (card));
      return NULL;
    case FH_MOTIVE_CALL_LENGTH:
      CHECK (reason->number == fh_set_size (own) && reason->number >= 3);
      return NULL;
    case FH_MOTIVE_CALL_AWAY:
      CHECK (fh_table_is_misere (claim->table) && reason->card == card);
      CHECK (higher_of (claim, card, claim->view->hand));
      return NULL;
    default:
      return "no motive for a called card";
    }
}

/* --- Leads --- */

/* Whether the seat of the reason is void of the suit that is led, certainly or probably. */
static const char *
check_void (const Claim *claim)
{
  int seat = claim->reason->seat;

  CHECK (claim->reason->suit == claim->suit);
  CHECK (claim->possible[seat] & trump_cards (claim));
  if (claim->reason->certainty == FH_CERTAIN)
    CHECK (!(claim->possible[seat] & suit_cards (claim, claim->suit)));
  else
    CHECK (is_probable (claim, seat_is_void));
  return NULL;
}

static const char *
check_friend (const Claim *claim)
{
  int seat = claim->reason->seat;

  CHECK (fh_seats_have (claim->friends, seat));
  CHECK (claim->reason->partner == fh_seats_have (claim->partners, seat));
  return NULL;
}

/* Whether @seat led the suit of the card in an earlier trick. */
static bool
has_led (const Claim *claim, int seat)
{
  const FhTable *table = claim->table;

  for (int i = 0; i < table->trick_start; i += fh_table_n_playing (table))
    if (table->plays[i].seat == seat
        && fh_effective_suit (table->plays[i].card, claim->trump) == claim->suit)
      return true;
  return false;
}

static bool
is_sure_lead (const Claim *claim, FhCard card)
{
  return !can_be_beaten (claim, card, claim->named, claim->others);
}

static const char *
check_force (const Claim *claim)
{
  FhCardSet above = higher_of (claim, claim->card, cards_of (claim, claim->others));
  FhCardSet below = lower_of (claim, claim->card, claim->view->hand);

  CHECK (claim->suit == (FhSuit) claim->trump && above == FH_SET (claim->reason->card) && below);
  CHECK (fh_set_has (cards_of (claim, claim->foes), claim->reason->card));
  /* One of the own is the highest once that is gone. */
  bool high = false;
  FH_FOREACH_CARD (card, below)
    high |= higher_of (claim, card, cards_of (claim, claim->others)) == above;
  CHECK (high);
  return NULL;
}

static const char *
check_entry (const Claim *claim)
{
  FhCardSet others = cards_of (claim, claim->others);
  FhCardSet above = higher_of (claim, claim->card, others);
  FhCardSet below = lower_of (claim, claim->card, claim->view->hand);
  FhCard entry = claim->reason->card;
  bool next = false;

  CHECK (fh_set_size (above) == 1 && fh_set_has (claim->view->hand, entry));
  FH_FOREACH_CARD (card, below)
    next |= higher_of (claim, card, others) == above;
  CHECK (next && entry != claim->card && !higher_of (claim, entry, others));
  return NULL;
}

static const char *
check_lead (const Claim *claim)
{
  const FhReason *reason = claim->reason;
  const FhTable *table = claim->table;
  FhCardSet mine = claim->view->hand & suit_cards (claim, claim->suit);
  FhCardSet others = cards_of (claim, claim->others);
  const char *wrong;

  CHECK (claim->n == 0 && !fh_table_is_misere (table));
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_DRAW_TRUMPS:
      CHECK (claim->trump != FH_NO_TRUMP && claim->suit == (FhSuit) claim->trump);
      CHECK (reason->number > 0
             && reason->number
                    == fh_set_size (cards_of (claim, claim->foes) & trump_cards (claim)));
      return NULL;
    case FH_MOTIVE_FORCE_TOP_TRUMP:
      return check_force (claim);
    case FH_MOTIVE_CASH_MASTER:
      CHECK (!higher_of (claim, claim->card, others));
      CHECK ((reason->certainty == FH_CERTAIN) == is_sure_lead (claim, claim->card));
      return NULL;
    case FH_MOTIVE_ESTABLISH_SUIT:
      CHECK (reason->suit == claim->suit && reason->number == fh_set_size (mine)
             && reason->number > 3);
      return NULL;
    case FH_MOTIVE_KEEP_ENTRY:
      return check_entry (claim);
    case FH_MOTIVE_LEAD_TO_PARTNER:
      wrong = check_friend (claim);
      CHECK (fh_call_is_bid (table->last_bid_of[reason->seat])
             && (FhSuit) fh_call_trump (table->last_bid_of[reason->seat]) == claim->suit);
      return wrong;
    case FH_MOTIVE_RETURN_SUIT:
      wrong = check_friend (claim);
      CHECK (has_led (claim, reason->seat) && reason->suit == claim->suit);
      return wrong;
    case FH_MOTIVE_GIVE_RUFF:
      wrong = check_friend (claim);
      return wrong ? wrong : check_void (claim);
    case FH_MOTIVE_FORCE_DECLARER:
      CHECK (reason->seat == table->declarer && fh_seats_have (claim->foes, reason->seat));
      return check_void (claim);
    case FH_MOTIVE_SEEK_RUFF:
      CHECK (mine == FH_SET (claim->card) && reason->suit == claim->suit);
      CHECK (claim->view->hand & trump_cards (claim) & ~FH_SET (claim->card));
      return NULL;
    case FH_MOTIVE_EXIT:
      FH_FOREACH_CARD (card, claim->view->legal.cards)
        CHECK (!is_sure_lead (claim, card));
      return NULL;
    case FH_MOTIVE_LEAD_JOKER:
      CHECK (fh_card_is_joker (claim->card) && is_sure_lead (claim, claim->card));
      CHECK (reason->suit == claim->named);
      return NULL;
    default:
      return "no motive of a lead";
    }
}

/* --- Following --- */

static const char *
check_make_sure (const Claim *claim)
{
  const char *wrong = check_friend (claim);

  CHECK (claim->reason->seat == claim->winner && beats (claim, claim->card));
  if (claim->reason->certainty == FH_CERTAIN)
    CHECK (!can_be_beaten (claim, claim->card, claim->named, claim->later));
  else
    CHECK (can_be_beaten_at (claim, claim->table, claim->later & claim->foes));
  if (claim->reason->certainty == FH_LIKELY)
    CHECK (is_probable (claim, partner_loses));
  return wrong;
}

static const char *
check_duck (const Claim *claim)
{
  FhCardSet winners = legal_winners (claim);
  bool sure = false;

  CHECK (winners && !beats (claim, claim->card));
  if (claim->reason->seat < FH_MAX_SEATS)
    {
      CHECK (fh_seats_have (claim->later, claim->reason->seat));
      return check_friend (claim);
    }
  FH_FOREACH_CARD (card, winners)
    sure |= !can_be_beaten (claim, card, FH_SUIT_NONE, claim->later);
  CHECK (sure == (claim->reason->certainty == FH_CERTAIN));
  return NULL;
}

/* Whether the card, which does not win, is the lowest of its suit that may be played and another
 * one, higher, is kept; a master of its suit is not low. */
static bool
is_low (const Claim *claim)
{
  return !lower_of (claim, claim->card, claim->view->legal.cards)
         && higher_of (claim, claim->card, claim->view->legal.cards);
}

static const char *
check_win (const Claim *claim)
{
  const FhReason *reason = claim->reason;
  bool sure = !can_be_beaten (claim, claim->card, claim->named, claim->later);

  CHECK (beats (claim, claim->card) && reason->card == claim->winning);
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_WIN_CHEAPLY:
      return NULL;
    case FH_MOTIVE_COVER:
      CHECK (!sure);
      return NULL;
    case FH_MOTIVE_RUFF:
    case FH_MOTIVE_OVER_RUFF:
      CHECK (claim->suit == (FhSuit) claim->trump && claim->suit != claim->led);
      CHECK (!(claim->view->hand & suit_cards (claim, claim->led)));
      CHECK (fh_set_has (trump_cards (claim), claim->winning)
             == (reason->motive == FH_MOTIVE_OVER_RUFF));
      CHECK (sure == (reason->certainty == FH_CERTAIN));
      return NULL;
    default:
      CHECK (sure == (reason->certainty == FH_CERTAIN));
      if (reason->certainty == FH_LIKELY)
        CHECK (is_probable (claim, trick_is_ours));
      return NULL;
    }
}

static const char *
check_joker (const Claim *claim)
{
  FhCardSet winners = legal_winners (claim);

  if (claim->reason->motive == FH_MOTIVE_KEEP_JOKER)
    {
      CHECK (winners && !(winners & ~FH_SET_JOKERS) && !beats (claim, claim->card));
      return NULL;
    }
  CHECK (fh_card_is_joker (claim->card) && beats (claim, claim->card));
  CHECK ((winners == FH_SET (claim->card)) == (claim->reason->certainty == FH_CERTAIN));
  return NULL;
}

static const char *
check_follow (const Claim *claim)
{
  const FhReason *reason = claim->reason;
  FhCardSet legal = claim->view->legal.cards, winners = legal_winners (claim);
  FhCardSet others = cards_of (claim, claim->others);
  const char *wrong;

  CHECK (claim->n > 0 && !fh_table_is_misere (claim->table));
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_WIN_CHEAPLY:
    case FH_MOTIVE_WIN_HIGH:
    case FH_MOTIVE_COVER:
    case FH_MOTIVE_RUFF:
    case FH_MOTIVE_OVER_RUFF:
      return check_win (claim);
    case FH_MOTIVE_MUST_BEAT:
      CHECK (winners == legal && reason->card == claim->winning);
      return NULL;
    case FH_MOTIVE_DUCK:
      return check_duck (claim);
    case FH_MOTIVE_SAVE_PARTNERS_TRICK:
      wrong = check_friend (claim);
      CHECK (reason->seat == claim->winner && !beats (claim, claim->card));
      CHECK (reason->card == claim->winning);
      if (reason->certainty == FH_CERTAIN)
        CHECK (is_low (claim) && higher_of (claim, claim->card, others));
      return wrong;
    case FH_MOTIVE_MAKE_SURE:
      return check_make_sure (claim);
    case FH_MOTIVE_CANNOT_WIN:
      CHECK (!winners && reason->card == claim->winning);
      CHECK (reason->certainty != FH_CERTAIN || is_low (claim));
      return NULL;
    case FH_MOTIVE_DISCARD_LOSER:
      CHECK (claim->suit != claim->led && !beats (claim, claim->card));
      CHECK (higher_of (claim, claim->card, others));
      return NULL;
    case FH_MOTIVE_KEEP_GUARD:
      CHECK (claim->suit != claim->led && !beats (claim, claim->card));
      CHECK (fh_set_has (claim->view->hand, reason->card)
             && fh_effective_suit (reason->card, claim->trump) != claim->suit);
      CHECK (higher_of (claim, reason->card, others)
             && lower_of (claim, reason->card, claim->view->hand));
      return NULL;
    case FH_MOTIVE_KEEP_TRUMP:
      CHECK (claim->suit != (FhSuit) claim->trump && winners);
      CHECK (!(winners & ~trump_cards (claim)) && !beats (claim, claim->card));
      return NULL;
    case FH_MOTIVE_KEEP_JOKER:
    case FH_MOTIVE_USE_JOKER:
      return check_joker (claim);
    default:
      return "no motive for following";
    }
}

/* --- Misère --- */

static bool
takes (const Claim *claim, FhCard card)
{
  /* A joker that never wins is beaten by what follows the suit that it names. */
  if (claim->n == 0 && fh_card_is_joker (card)
      && claim->table->rules.joker_misere == FH_JOKER_MISERE_LOWEST)
    return false;
  return beats (claim, card)
         && !can_be_beaten (claim, card, fh_card_is_joker (card) ? claim->named : FH_SUIT_NONE,
                            claim->later);
}

/* The cards that those to come can hold which take over the trick once this card is played. */
static int
n_over (const Claim *claim)
{
  FhTable after = table_with (claim->table, claim->view->seat, claim->card, claim->named);
  FhCardSet over = 0;

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    if (fh_seats_have (claim->later, seat))
      FH_FOREACH_CARD (card, claim->now[seat])
        if (would_win (&after, seat, card, FH_SUIT_NONE))
          over |= FH_SET (card);
  return fh_set_size (over);
}

static const char *
check_misere (const Claim *claim)
{
  const FhReason *reason = claim->reason;
  FhCardSet legal = claim->view->legal.cards;
  bool certain = reason->certainty == FH_CERTAIN;

  CHECK (fh_table_is_misere (claim->table));
  CHECK (fh_seats_have (fh_table_bidders (claim->table), claim->view->seat));
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_MISERE_UNDER:
      CHECK (claim->n && !beats (claim, claim->card) && claim->suit == claim->led);
      CHECK (reason->card == claim->winning);
      if (certain)
        CHECK (!(higher_of (claim, claim->card, legal) & ~legal_winners (claim)));
      return NULL;
    case FH_MOTIVE_MISERE_THROW_DANGER:
      if (!certain && fh_card_is_joker (claim->card)
          && claim->table->rules.joker_misere == FH_JOKER_MISERE_LOWEST)
        return NULL;
      CHECK (claim->n && !beats (claim, claim->card) && claim->suit != claim->led);
      if (certain)
        CHECK (lower_of (claim, claim->card, cards_of (claim, claim->others)));
      return NULL;
    case FH_MOTIVE_MISERE_LOW:
      CHECK (beats (claim, claim->card) && reason->number == n_over (claim) && reason->number > 0);
      return NULL;
    case FH_MOTIVE_MISERE_TAKES:
      CHECK (takes (claim, claim->card));
      return NULL;
    case FH_MOTIVE_MISERE_MUST_WIN:
      FH_FOREACH_CARD (card, legal)
        CHECK (takes (claim, card));
      return NULL;
    default:
      return "no motive of a misère";
    }
}

/* Whether one of the bidders may yet win the trick once this card is played. */
static bool
bidder_may_win (const Claim *claim)
{
  FhTable after = table_with (claim->table, claim->view->seat, claim->card, claim->named);

  return can_be_beaten_at (claim, &after, claim->later & claim->foes);
}

static const char *
check_lead_at_bidder (const Claim *claim)
{
  int seat = claim->reason->seat, asked = (int) claim->suit;
  FhTable after = table_with (claim->table, claim->view->seat, claim->card, claim->named);
  int n = 0;

  if (fh_card_is_joker (claim->card))
    asked = (int) claim->named;
  CHECK (fh_seats_have (claim->foes, seat) && claim->reason->suit == asked);
  FH_FOREACH_CARD (card, claim->possible[seat] & suit_cards (claim, asked))
    n += would_win (&after, seat, card, FH_SUIT_NONE);
  CHECK (n > 0 && n == claim->reason->number);
  CHECK ((claim->reason->certainty == FH_CERTAIN)
         == (claim->possible[seat] == claim->view->known[seat]));
  return NULL;
}

static const char *
check_against_misere (const Claim *claim)
{
  const FhReason *reason = claim->reason;
  FhCardSet theirs = cards_of (claim, claim->foes);
  bool certain = reason->certainty == FH_CERTAIN;

  CHECK (fh_table_is_misere (claim->table));
  CHECK (!fh_seats_have (fh_table_bidders (claim->table), claim->view->seat));
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_LEAD_LOW_AT_BIDDER:
      CHECK (claim->n == 0);
      return check_lead_at_bidder (claim);
    case FH_MOTIVE_BIDDER_IS_VOID:
      CHECK (reason->suit < FH_N_SUITS && !(theirs & suit_cards (claim, reason->suit)));
      CHECK (reason->suit == claim->suit || reason->suit == claim->named);
      return NULL;
    case FH_MOTIVE_CATCH_BIDDER:
      CHECK (claim->n && fh_seats_have (claim->foes, claim->winner));
      CHECK (!beats (claim, claim->card) && reason->card == claim->winning);
      return NULL;
    case FH_MOTIVE_MUST_BEAT:
      CHECK (claim->n && legal_winners (claim) == claim->view->legal.cards);
      return NULL;
    case FH_MOTIVE_GET_UNDER_BIDDER:
      CHECK (claim->n && (claim->later & claim->foes) && bidder_may_win (claim));
      return NULL;
    case FH_MOTIVE_BIDDER_IS_UNDER:
      CHECK (claim->n && !bidder_may_win (claim));
      CHECK (beats (claim, claim->card) || !fh_seats_have (claim->foes, claim->winner));
      if (certain)
        CHECK (lower_of (claim, claim->card, claim->view->legal.cards));
      return NULL;
    case FH_MOTIVE_KEEP_LOW:
      {
        bool kept = false;
        CHECK (claim->n && claim->suit != claim->led);
        FH_FOREACH_CARD (card, claim->view->hand & ~FH_SET (claim->card) & ~FH_SET_JOKERS)
          kept |=
              fh_card_rank (card) < fh_card_rank (claim->card) && higher_of (claim, card, theirs);
        CHECK (kept);
        return NULL;
      }
    default:
      return "no motive against a misère";
    }
}

/* --- All --- */

/* Whether one of the bidders falls out of the game if the contract fails. */
static bool
set_ends_game (const Claim *claim)
{
  const FhTable *table = claim->table;
  int value = fh_rules_value (&table->rules, table->contract);

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (fh_seats_have (fh_table_bidders (table), seat)
        && table->totals[table->rules.side_of[seat]] - value <= -500)
      return true;
  return false;
}

static const char *
check_play (const Claim *claim)
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
               ? check_misere (claim)
               : check_against_misere (claim);
  return claim->n ? check_follow (claim) : check_lead (claim);
}

static void
claim_init (Claim *claim, const FhAction *action)
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

static const char *
check_hand (const Claim *claim)
{
  FhCardSet faces = FH_SET_RANK (FH_JACK) | FH_SET_RANK (FH_QUEEN) | FH_SET_RANK (FH_KING);

  if (claim->reason->motive == FH_MOTIVE_ACE_NO_FACE_WEAK
      && claim->view->legal.due != FH_ACTION_ANSWER)
    {
      CHECK (fh_set_size (claim->view->dealt & FH_SET_RANK (FH_ACE)) == 1);
      CHECK (!(claim->view->dealt & (faces | FH_SET_JOKERS)));
    }
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
  Claim claim = { .view = view,
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
  claim_init (&claim, action);
  if (reason->motive == FH_MOTIVE_ONLY_CHOICE)
    {
      if (fh_set_size (view->legal.cards) != 1)
        *why = "there is a choice";
      return *why == NULL;
    }
  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_BID:
      *why = action->call == FH_PASS ? check_pass (&claim) : check_bid (&claim, action->call);
      break;
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      *why = check_discard (&claim, cards);
      break;
    case FH_ACTION_PARTNER:
      *why = check_partner (&claim, action);
      break;
    case FH_ACTION_CALL:
      *why = check_called (&claim, action->cards[0]);
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
