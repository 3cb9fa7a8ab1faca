/* fh-lead.c: the card to lead when tricks are wanted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As in fh-follow.c the chance to win the trick stands against the worth of the card; what else a
 * lead does - drawing trumps, forcing a higher one out, establishing a suit, giving ruffs - is
 * added in the same measure, and the largest of these parts whose claim can be proven, or is
 * likely, names the motive.
 */
#include "fh-play.h"

#include "fh-keep.h"
#include "fh-proof.h"

/* The chance from which something is told as probable. */
#define LIKELY 0.75f

typedef struct
{
  float score;
  float largest; /* of the parts that follow */
  FhReason reason;
} FhLead;

/* Adds @part, which what @claim says is worth; FH_MOTIVE_NONE when it may not be said. */
static void
add (FhLead *lead, float part, FhReason claim)
{
  lead->score += part;
  if (part > lead->largest && claim.motive != FH_MOTIVE_NONE)
    {
      lead->largest = part;
      lead->reason.motive = claim.motive;
      lead->reason.certainty = claim.certainty;
      lead->reason.seat = claim.seat;
      lead->reason.partner = claim.partner;
    }
}

/* @motive, if @holds. */
static FhReason
claim_if (bool holds, FhMotive motive)
{
  return fh_motive_reason (holds ? motive : FH_MOTIVE_NONE);
}

/* @motive about a seat that is surely on the own side. */
static FhReason
claim_of_friend (const FhReading *reading, FhMotive motive, int seat)
{
  FhReason claim = fh_motive_reason (motive);

  return fh_proof_name_friend (reading, seat, &claim) ? claim : fh_motive_reason (FH_MOTIVE_NONE);
}

/* @claim about @seat, which is void of @suit as all have seen, or probably, and may hold trumps.
 */
static FhReason
claim_of_void (const FhReading *reading, FhReason claim, int seat, FhSuit suit)
{
  FhCardSet cards = fh_proof_cards (reading, seat);

  if (!(cards & reading->suit[reading->trump]))
    return fh_motive_reason (FH_MOTIVE_NONE);
  if (cards & reading->suit[suit])
    {
      claim.certainty = FH_LIKELY;
      if (fh_proof_void (reading, seat, suit) < LIKELY
          || fh_reading_void (reading, seat, suit) < LIKELY)
        return fh_motive_reason (FH_MOTIVE_NONE);
    }
  return claim;
}

/* The trumps that opponents are thought to lose to one round of them, and whether they are thought
 * to have any. */
static float
trumps_drawn (const FhReading *reading, bool *any)
{
  FhCardSet trumps = reading->suit[reading->trump];
  float drawn = 0;

  *any = false;
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->foes, seat))
      {
        drawn += fh_reading_holds (reading, seat, trumps);
        *any |= (reading->ever[seat] & trumps) != 0;
      }
  return drawn;
}

/* Whether @card can bring out the one trump above it, so that the next own one is the highest. */
static bool
clears_the_way (const FhReading *reading, FhCard card)
{
  FhCardSet above = fh_proof_higher (reading, card);
  FhCardSet rest = reading->hand & reading->suit[reading->trump]
                   & ~fh_reading_higher (reading, card) & ~FH_SET (card);

  return fh_set_size (above) == 1 && rest && (above & fh_proof_cards_of (reading, reading->foes))
         && !(fh_proof_higher (reading, fh_reading_highest (reading, rest)) & ~above);
}

static void
lead_trump (const FhReading *reading, FhCard card, FhLead *lead)
{
  const FhPlaySkill *skill = reading->skill;
  FhCardSet trumps = reading->suit[reading->trump];
  FhCardSet mine = reading->hand & trumps;
  FhCardSet out = reading->out & trumps;
  FhCardSet above = fh_reading_higher (reading, card) & out;
  /* Who may be the partner of the declarer may be an opponent. */
  uint8_t foes = reading->foes | (reading->called != FH_CARD_NONE ? reading->maybe_partner : 0);
  bool any;
  float drawn = trumps_drawn (reading, &any);

  lead->reason.number = (int8_t) fh_set_size (fh_proof_cards_of (reading, foes) & trumps);
  if (!any)
    {
      lead->score += 0.001f;
      return;
    }
  float draw = skill->draw;
  if (reading->declaring && reading->me != reading->table->declarer)
    draw += skill->draw_partner;
  add (lead, draw * drawn, claim_if (lead->reason.number > 0, FH_MOTIVE_DRAW_TRUMPS));
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->friends, seat))
      lead->score += skill->draw_from_partner * fh_reading_holds (reading, seat, trumps);

  if (!above)
    return;
  /* Low cards do not draw trumps while higher ones are out: the highest of the own forces them,
   * and nothing does when only higher ones are left. */
  if (card == fh_reading_highest (reading, mine))
    add (lead, skill->force_top,
         claim_if (clears_the_way (reading, card), FH_MOTIVE_FORCE_TOP_TRUMP));
  lead->reason.card = fh_reading_lowest (reading, above);
  FhCard highest = fh_reading_highest (reading, mine);
  if (!(out & ~fh_reading_higher (reading, highest)))
    lead->score += skill->draw_master;
}

static void
lead_side (const FhReading *reading, FhCard card, FhSuit suit, FhLead *lead)
{
  const FhPlaySkill *skill = reading->skill;
  const FhTable *table = reading->table;
  FhCardSet mine = reading->hand & reading->suit[suit];
  FhCardSet out = reading->out & reading->suit[suit];
  FhCardSet above = fh_reading_higher (reading, card) & out;
  FhCard highest = fh_reading_highest (reading, mine);
  int n_mine = fh_set_size (mine);
  bool trumps = reading->trump != FH_NO_TRUMP;

  lead->reason.number = (int8_t) n_mine;
  if (!above)
    lead->score += 0.001f;
  if (n_mine > 3)
    add (lead, skill->establish * (float) (n_mine - 3),
         fh_motive_reason (FH_MOTIVE_ESTABLISH_SUIT));
  if (card != highest && (fh_reading_higher (reading, highest) & out) && n_mine <= 4)
    lead->score += skill->from_honour;

  int bidder = fh_reading_friend_who_bid (reading, suit);
  if (bidder >= 0)
    add (lead, skill->partner_suit, claim_of_friend (reading, FH_MOTIVE_LEAD_TO_PARTNER, bidder));
  if (reading->led_by[suit] != FH_SEAT_NONE)
    add (lead, skill->return_suit,
         claim_of_friend (reading, FH_MOTIVE_RETURN_SUIT, reading->led_by[suit]));
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (fh_seats_have (reading->foes, seat) && fh_call_is_bid (table->last_bid_of[seat])
        && (int) fh_call_trump (table->last_bid_of[seat]) == (int) suit)
      lead->score += skill->foe_suit;
  if (!trumps)
    return;

  FhCardSet trump_cards = reading->suit[reading->trump];
  if (n_mine == 1 && (reading->hand & trump_cards) && above)
    add (lead, skill->seek_ruff, fh_motive_reason (FH_MOTIVE_SEEK_RUFF));
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (fh_seats_have (reading->friends | reading->foes, seat))
      {
        float ruffs = fh_reading_void (reading, seat, suit);
        if (ruffs < 0.05f)
          continue;
        ruffs *= fh_reading_holds (reading, seat, trump_cards);
        FhReason force = fh_motive_reason (FH_MOTIVE_FORCE_DECLARER);
        force.seat = (uint8_t) seat;
        if (fh_seats_have (reading->friends, seat))
          add (lead, skill->partner_ruff * ruffs,
               claim_of_void (reading, claim_of_friend (reading, FH_MOTIVE_GIVE_RUFF, seat), seat,
                              suit));
        else if (seat == table->declarer)
          add (lead, skill->declarer_ruff * ruffs, claim_of_void (reading, force, seat, suit));
        else
          lead->score += skill->sluff * ruffs;
      }
  if (!reading->declaring && above
      && fh_reading_next (reading, reading->me) == (int) table->declarer)
    lead->score += skill->through;
}

/* A card that wins by its rank is led for that, unless somebody is to trump it. */
static void
name_master (const FhReading *reading, FhCard card, FhSuit suit, FhReason *reason)
{
  uint8_t others = reading->friends | reading->foes;

  if (fh_proof_higher (reading, card) || reason->motive == FH_MOTIVE_GIVE_RUFF
      || reason->motive == FH_MOTIVE_FORCE_DECLARER || reason->motive == FH_MOTIVE_DRAW_TRUMPS)
    return;
  reason->motive = FH_MOTIVE_CASH_MASTER;
  reason->certainty = fh_proof_may_beat (reading, others, card, suit) ? FH_LIKELY : FH_CERTAIN;
}

/* The card with which the lead comes back once a suit is established: the highest trump or, where
 * nobody can ruff it, a winner in another suit than @suit; FH_CARD_NONE without one. */
static FhCard
entry (const FhReading *reading, FhSuit suit)
{
  bool ruffs = reading->trump != FH_NO_TRUMP
               && (fh_proof_cards_of (reading, reading->foes) & reading->suit[reading->trump]);

  for (int s = FH_N_EFFECTIVE_SUITS - 1; s >= 0; s--)
    {
      FhCardSet mine = reading->hand & reading->suit[s];
      if (s == (int) suit || !mine || (ruffs && s != (int) reading->trump))
        continue;
      FhCard highest = fh_reading_highest (reading, mine);
      if (!fh_proof_higher (reading, highest))
        return highest;
    }
  return FH_CARD_NONE;
}

/* When the lead of @card drives out what is above it while there is a way back to the cards that
 * are high then, that is the reason for it. */
static void
find_entry (const FhReading *reading, FhCard card, FhReason *reason)
{
  FhSuit suit = fh_reading_suit (reading, card);
  FhCardSet above = fh_proof_higher (reading, card);
  FhCardSet below = reading->hand & reading->suit[suit] & ~fh_reading_higher (reading, card);
  bool waits = reason->motive == FH_MOTIVE_EXIT || reason->motive == FH_MOTIVE_ESTABLISH_SUIT;

  below &= ~FH_SET (card);
  if (!waits || fh_set_size (above) != 1 || !below)
    return;
  FhCard next = fh_reading_highest (reading, below);
  FhCard back = entry (reading, suit);
  if ((fh_proof_higher (reading, next) & ~above) || back == FH_CARD_NONE)
    return;
  reason->motive = FH_MOTIVE_KEEP_ENTRY;
  reason->card = back;
  reason->suit = (uint8_t) suit;
}

FhSuit
fh_play_named_suit (const FhReading *reading)
{
  uint8_t suits = reading->view->legal.joker_suits;
  FhSuit best = FH_SUIT_NONE;
  float best_score = -1000;

  for (int s = 0; s < FH_N_SUITS; s++)
    if (fh_suits_have (suits, s))
      {
        FhCardSet mine = reading->hand & reading->suit[s];
        FhCardSet out = reading->out & reading->suit[s];
        float score = (float) fh_set_size (mine);
        /* A suit that lacks its highest card gains most: a bare one falls under the joker. */
        if (mine && (fh_reading_higher (reading, fh_reading_highest (reading, mine)) & out))
          score += 0.5f;
        if (!out)
          score -= 2;
        if (fh_reading_friend_who_bid (reading, (FhSuit) s) >= 0)
          score += 1;
        if (score > best_score)
          {
            best_score = score;
            best = (FhSuit) s;
          }
      }
  return best;
}

FhPlayChoice
fh_play_lead (const FhReading *reading)
{
  const FhPlaySkill *skill = reading->skill;
  FhPlayChoice best = { .card = FH_CARD_NONE, .named = FH_SUIT_NONE };
  float best_score = -1000;
  FhCardSet rivals = reading->out;

  for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
    {
      FhCardSet options = reading->options & reading->suit[s], tried = 0;
      while (options)
        {
          /* From the highest down; of cards that nothing still out can tell apart, one is enough.
           */
          FhCard card = fh_reading_highest (reading, options);
          options &= ~FH_SET (card);
          if (tried
              && !(fh_reading_higher (reading, card) & rivals
                   & ~fh_reading_higher (reading, fh_reading_lowest (reading, tried))))
            continue;
          tried |= FH_SET (card);

          FhLead lead = { .reason = fh_motive_reason (FH_MOTIVE_EXIT) };
          FhSuit suit = s == FH_SUIT_JOKER ? fh_play_named_suit (reading) : (FhSuit) s;
          float chance = fh_reading_wins (reading, card, suit, 1, reading->friends | reading->foes);
          lead.score = chance * (1 + skill->tempo) - fh_keep_value (reading, card);
          lead.reason.suit = (uint8_t) suit;
          lead.reason.chance = fh_chance_percent (chance);
          if (s == FH_SUIT_JOKER)
            lead.reason.motive =
                fh_proof_may_beat (reading, reading->friends | reading->foes, card, suit)
                    ? FH_MOTIVE_EXIT
                    : FH_MOTIVE_LEAD_JOKER;
          else if (s == (int) reading->trump)
            lead_trump (reading, card, &lead);
          else
            lead_side (reading, card, (FhSuit) s, &lead);
          if (lead.score > best_score)
            {
              best_score = lead.score;
              best.card = card;
              best.named = s == FH_SUIT_JOKER ? suit : FH_SUIT_NONE;
              best.reason = lead.reason;
            }
        }
    }
  FhSuit suit = fh_reading_suit (reading, best.card);
  if (suit != FH_SUIT_JOKER)
    name_master (reading, best.card, suit, &best.reason);
  if (suit != FH_SUIT_JOKER && (int) suit != (int) reading->trump)
    find_entry (reading, best.card, &best.reason);
  if (best.reason.motive == FH_MOTIVE_EXIT && !fh_proof_no_sure_lead (reading))
    best.reason.motive = FH_MOTIVE_ON_BALANCE;
  return best;
}
