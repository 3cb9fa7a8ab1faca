/* fh-solver-quick.h: tricks that are certain without search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The side on lead can cash its highest cards while no opponent can ruff, and go on from a
 * partner's hand.  And whatever is led, a hand with more of the highest trumps than all opponents
 * together wins a trick with each one too many: each trump of an opponent beats one of them at
 * most.
 */
#pragma once

#include "fh-solver-look.h"
#include "fh-solver-trick.h"

/* The tricks that the trumps of each hand win by themselves, four bits a hand: among the highest so
 * many trumps it has so many more than its opponents together. */
FH_SOLVER_INLINE uint32_t
fh_solver_count_sure_trumps (const FhSolverDeal *deal, const FhSolverLook *look, int n)
{
  int place = FH_N_SUITS - 1;
  int owner_bits = fh_solver_owner_bits (n);
  uint64_t own = look->own[place];
  int balance[FH_MAX_SEATS] = { 0 }, against[2] = { 0 };
  uint32_t best[FH_MAX_SEATS] = { 0 }, all = 0;

  for (uint32_t i = look->bits[place]; i > 0; i -= (uint32_t) owner_bits, own >>= owner_bits)
    {
      int hand = (int) (own & ((1u << owner_bits) - 1));
      int side = deal->wanting >> hand & 1;
      int ahead = ++balance[hand] - against[side];
      against[!side]++;
      if (ahead > (int) best[hand])
        best[hand] = (uint32_t) ahead;
    }
  for (int hand = 0; hand < n; hand++)
    all |= best[hand] << 4 * hand;
  return all;
}

/* The lowest trump that mattered when a hand of @side has @enough sure ones. */
FH_SOLVER_INLINE uint64_t
fh_solver_sure_trump_card (const FhSolverDeal *deal,
                           const FhSolverLook *look,
                           int n,
                           uint64_t left,
                           unsigned side,
                           int enough)
{
  int place = FH_N_SUITS - 1;
  int owner_bits = fh_solver_owner_bits (n);
  int count = (int) look->bits[place] / owner_bits;
  uint64_t own = look->own[place];
  int balance[FH_MAX_SEATS] = { 0 };
  int against = 0;

  if (!deal->has_trumps || enough == 0)
    return 0;
  for (int i = 1; i < count; i++, own >>= owner_bits)
    {
      int hand = (int) (own & ((1u << owner_bits) - 1));
      if (!(side >> hand & 1u))
        against++;
      else if (++balance[hand] - against == enough)
        return fh_nth_highest (left & deal->suit[place], i);
    }
  /* With all trumps counted only their number matters. */
  return 0;
}

/* The most tricks that the trumps of one hand of @side win by themselves; @sure are those of each
 * hand. */
FH_SOLVER_INLINE int
fh_solver_most_sure (int n, unsigned side, uint32_t sure)
{
  int most = 0;

  for (int hand = 0; hand < n; hand++)
    if (side >> hand & 1u && (int) (sure >> 4 * hand & 15) > most)
      most = (int) (sure >> 4 * hand & 15);
  return most;
}

/* The number of trumps that @hand has. */
FH_SOLVER_INLINE int
fh_solver_trumps_of (
    const FhSolverDeal *deal, const FhSolverLook *look, int n, uint64_t left, int hand)
{
  if (!deal->has_trumps)
    return __builtin_popcountll (deal->hand[hand] & left & deal->trumps);
  return fh_solver_length (deal, look, n, left, hand, FH_N_SUITS - 1);
}

/* How often the suit at @place can be led before an opponent, of @others, may ruff it. */
FH_SOLVER_INLINE int
fh_solver_safe_rounds (const FhSolverDeal *deal,
                       const FhSolverLook *look,
                       int n,
                       uint64_t left,
                       unsigned others,
                       int place)
{
  int rounds = FH_HAND_SIZE;

  if (!(left & deal->trumps))
    return rounds;
  for (int hand = 0; hand < n; hand++)
    if (others >> hand & 1u && fh_solver_trumps_of (deal, look, n, left, hand) > 0)
      {
        int length = fh_solver_length (deal, look, n, left, hand, place);
        if (deal->hand[hand] & left & deal->free)
          length = 0;
        if (length < rounds)
          rounds = length;
      }
  return rounds;
}

/* The longest holding of a hand but @hand in the suit at @place. */
FH_SOLVER_INLINE int
fh_solver_longest_other (
    const FhSolverDeal *deal, const FhSolverLook *look, int n, uint64_t left, int hand, int place)
{
  int longest = 0;

  for (int other = 0; other < n; other++)
    if (other != hand)
      {
        int length = fh_solver_length (deal, look, n, left, other, place);
        if (length > longest)
          longest = length;
      }
  return longest;
}

/* The tricks that @hand, on lead, can cash in the suit at @place before an opponent, of @others,
 * may ruff. */
FH_SOLVER_INLINE int
fh_solver_cash (const FhSolverDeal *deal,
                const FhSolverLook *look,
                int n,
                uint64_t left,
                int hand,
                int place,
                unsigned others,
                uint64_t *cards)
{
  int run = fh_solver_run (look, n, hand, place);

  if (run == 0)
    return 0;
  int rounds = fh_solver_safe_rounds (deal, look, n, left, others, place);
  int count = run < rounds ? run : rounds;
  if (count == 0)
    return 0;
  int length = fh_solver_length (deal, look, n, left, hand, place);
  if (length > count && rounds > count
      && fh_solver_longest_other (deal, look, n, left, hand, place) <= count)
    count = length < rounds ? length : rounds;
  /* Where nobody else has the suit no rank matters. */
  uint64_t own = left & deal->suit[place] & deal->hand[hand];
  if (own != (left & deal->suit[place]))
    *cards |= fh_nth_highest (own, run < count ? run : count);
  return count;
}

/* How many tricks of plain suits the hands of @side can play before one of them has nothing but
 * trumps and must ruff; hands with no more than @drawn trumps have none left. */
FH_SOLVER_INLINE int
fh_solver_plain_tricks (const FhSolverDeal *deal,
                        const FhSolverLook *look,
                        int n,
                        uint64_t left,
                        unsigned side,
                        int tricks,
                        int drawn)
{
  int longest = 0;

  for (int hand = 0; hand < n; hand++)
    if (side >> hand & 1u)
      {
        int length = fh_solver_trumps_of (deal, look, n, left, hand);
        if (length > drawn && length > longest)
          longest = length;
      }
  return tricks - longest;
}

/* Whether the others have so many tricks without trumps that @side, on lead, cannot get @enough of
 * @tricks.
 *
 * In the suits whose highest card it has the side gets no more tricks than the longest of its hands
 * has cards there.  Then it must lead another suit, and one of the others comes in.  Till then they
 * have kept the highest cards of those suits, one after the other from the top, as many as there
 * will be tricks.  If there are two of them, and each has a card in a suit of the other's besides,
 * they get a trick with each of these cards.  Else he who comes in gets those of his own; he may
 * have had to part with the last of a suit if they fill his hand. */
FH_SOLVER_INLINE bool
fh_solver_others_come_in (const FhSolverDeal *deal,
                          const FhSolverLook *look,
                          int n,
                          uint64_t left,
                          unsigned side,
                          int enough,
                          int tricks,
                          uint64_t *cards)
{
  unsigned mask = (1u << fh_solver_owner_bits (n)) - 1;
  unsigned others = ((1u << n) - 1) & ~side;
  int needed = tricks + 1 - enough;
  int most = 0, total = 0, n_suits = 0;
  int run[FH_N_SUITS] = { 0 }, runs[FH_MAX_SEATS] = { 0 }, suits[FH_MAX_SEATS] = { 0 };
  unsigned reaches[FH_MAX_SEATS] = { 0 };

  for (int place = 0; place < FH_N_SUITS; place++)
    {
      if (look->bits[place] == 0)
        continue;
      int top = (int) (look->own[place] & mask);
      if (side >> top & 1u)
        {
          int longest = 0;
          for (int hand = 0; hand < n; hand++)
            {
              int length = fh_solver_length (deal, look, n, left, hand, place);
              if (side >> hand & 1u && length > longest)
                longest = length;
            }
          most += longest;
          if (most >= enough)
            return false;
        }
      else
        {
          run[place] = fh_solver_run (look, n, top, place);
          total += run[place];
          runs[top] += run[place];
          n_suits++;
          suits[top]++;
          for (int hand = 0; hand < n; hand++)
            if (others >> hand & 1u && deal->hand[hand] & left & deal->suit[place])
              reaches[hand] |= 1u << top;
        }
    }
  if (total < needed)
    return false;

  bool together = (others & (others - 1) & ((others & (others - 1)) - 1)) == 0
                  && n_suits <= tricks - most && needed <= tricks - most;
  for (int hand = 0; hand < n && together; hand++)
    if (others >> hand & 1u)
      for (int mate = 0; mate < n; mate++)
        if (mate != hand && suits[mate] && !(reaches[hand] >> mate & 1u))
          together = false;
  for (int hand = 0; hand < n && !together; hand++)
    if (suits[hand])
      {
        int got = tricks - most - suits[hand] + 1;
        if (runs[hand] < got)
          got = runs[hand];
        if (got < needed)
          return false;
      }

  /* Cards beyond those needed did not matter, except for the highest of each suit. */
  int spare = together ? total - needed : 0;
  *cards = 0;
  for (int place = 0; place < FH_N_SUITS; place++)
    if (run[place])
      {
        int less = run[place] - 1 < spare ? run[place] - 1 : spare;
        spare -= less;
        *cards |= fh_nth_highest (left & deal->suit[place], run[place] - less);
      }
  return true;
}

/* Whether @hand, on lead, and its partners, of @side, can cash @needed tricks in plain suits one
 * after the other.  Before that each partner may have to part with @parted cards. */
FH_SOLVER_INLINE bool
fh_solver_cash_all (const FhSolverDeal *deal,
                    const FhSolverLook *look,
                    int n,
                    uint64_t left,
                    int hand,
                    unsigned side,
                    int needed,
                    int parted,
                    uint64_t *cards)
{
  int n_plain = deal->has_trumps ? FH_N_SUITS - 1 : FH_N_SUITS;
  unsigned others = ((1u << n) - 1) & ~side;
  unsigned cashed = 0;
  int count = 0;

  for (int place = 0; place < n_plain; place++)
    {
      int got = fh_solver_cash (deal, look, n, left, hand, place, others, cards);
      if (got)
        cashed |= 1u << place;
      count += got;
      if (count >= needed)
        return true;
    }

  /* Over to a partner, in a suit in which the next card after those of the hand is his. */
  for (int place = 0; place < n_plain; place++)
    {
      int owner_bits = fh_solver_owner_bits (n);
      int run = fh_solver_run (look, n, hand, place);
      uint64_t next = look->own[place] >> run * owner_bits;
      int mate = (int) (next & ((1u << owner_bits) - 1));
      if (look->bits[place] <= (uint32_t) (run * owner_bits) || !(side >> mate & 1u)
          || fh_solver_length (deal, look, n, left, hand, place) <= run
          || fh_solver_length (deal, look, n, left, mate, place) <= run + parted
          || fh_solver_safe_rounds (deal, look, n, left, others, place) <= run)
        continue;
      int more = count + (run > 0);
      /* The way there matters too. */
      uint64_t more_cards = *cards | fh_nth_highest (left & deal->suit[place], run + 1);
      for (int suit = 0; suit < n_plain && more < needed + parted; suit++)
        if (!(cashed >> suit & 1u))
          more += fh_solver_cash (deal, look, n, left, mate, suit, others, &more_cards);
      if (more >= needed + parted)
        {
          *cards = more_cards;
          return true;
        }
    }
  return false;
}

/* Whether one hand has all of @cards. */
FH_SOLVER_INLINE bool
fh_solver_is_together (const FhSolverDeal *deal, int n, uint64_t cards)
{
  for (int hand = 0; hand < n; hand++)
    if ((deal->hand[hand] & cards) == cards)
      return true;
  return false;
}

/* Whether the position is decided at once; then @found says how. */
FH_SOLVER_INLINE bool
fh_solver_is_certain (const FhSolverDeal *deal,
                      uint32_t *known_sure,
                      const FhSolverLook *look,
                      int n,
                      uint64_t left,
                      int leader,
                      int need,
                      int tricks,
                      FhSolverFound *found)
{
  unsigned wants = deal->wanting >> leader & 1u;
  unsigned all = (1u << n) - 1;
  unsigned side = wants ? deal->wanting : all & ~(unsigned) deal->wanting;
  unsigned others = all & ~side;
  int enough = wants ? need : tricks - need + 1;
  uint64_t cards = 0;
  int sure = 0;

  if (left & deal->trumps)
    {
      int against;
      if (deal->has_trumps)
        {
          uint32_t by_hands;
          if (n <= 4)
            {
              uint32_t *known =
                  &known_sure[(left & deal->suit[FH_N_SUITS - 1]) >> deal->shift[FH_N_SUITS - 1]];
              if (*known == 0)
                *known = fh_solver_count_sure_trumps (deal, look, n) | 1u << 31;
              by_hands = *known;
            }
          else
            by_hands = fh_solver_count_sure_trumps (deal, look, n);
          sure = fh_solver_most_sure (n, side, by_hands);
          against = fh_solver_most_sure (n, others, by_hands);
        }
      else
        {
          /* The highest joker, and another one beside it. */
          uint64_t jokers = left & deal->trumps, highest = fh_bits_highest (jokers);
          int tops = fh_solver_is_together (deal, n, jokers) ? __builtin_popcountll (jokers) : 1;
          sure = highest & deal->side[wants] ? tops : 0;
          against = highest & deal->side[wants] ? 0 : tops;
        }
      if (against >= tricks + 1 - enough)
        {
          *found = (FhSolverFound){
            fh_solver_sure_trump_card (deal, look, n, left, others, tricks + 1 - enough), !wants
          };
          return true;
        }
      if (sure >= enough)
        {
          *found = (FhSolverFound){ fh_solver_sure_trump_card (deal, look, n, left, side, enough),
                                    wants };
          return true;
        }
    }
  else if (fh_solver_others_come_in (deal, look, n, left, side, enough, tricks, &cards))
    {
      *found = (FhSolverFound){ cards, !wants };
      return true;
    }

  int more_needed = enough - sure;
  cards = 0;
  if (fh_solver_plain_tricks (deal, look, n, left, side, tricks, 0) >= more_needed
      && fh_solver_cash_all (deal, look, n, left, leader, side, more_needed, 0, &cards))
    {
      cards |= fh_solver_sure_trump_card (deal, look, n, left, side, sure);
      *found = (FhSolverFound){ cards, wants };
      return true;
    }

  /* An opponent takes the first trick with a joker that may always be played, and then his. */
  if (left & deal->free && !deal->has_trumps
      && !(fh_bits_highest (left & deal->free) & deal->side[wants]))
    {
      int holder = 0;
      while (!(deal->hand[holder] & fh_bits_highest (left & deal->free)))
        holder++;
      cards = 0;
      if (fh_solver_cash_all (deal, look, n, left, holder, others, tricks - enough, 1, &cards))
        {
          *found = (FhSolverFound){ cards, !wants };
          return true;
        }
    }

  /* With all trumps of the opponents drawn. */
  if (deal->has_trumps)
    {
      int place = FH_N_SUITS - 1;
      int run = fh_solver_run (look, n, leader, place);
      int longest = 0;
      if (run == 0)
        return false;
      for (int hand = 0; hand < n; hand++)
        if (others >> hand & 1u && fh_solver_length (deal, look, n, left, hand, place) > longest)
          longest = fh_solver_length (deal, look, n, left, hand, place);
      if (run >= longest && longest > 0)
        {
          cards = 0;
          int count = fh_solver_cash (deal, look, n, left, leader, place, 0, &cards);
          if (fh_solver_plain_tricks (deal, look, n, left, side & ~(1u << leader), tricks, count)
              >= enough - count)
            {
              for (int suit = 0; suit < FH_N_SUITS - 1 && count < enough; suit++)
                count += fh_solver_cash (deal, look, n, left, leader, suit, 0, &cards);
              if (count >= enough)
                {
                  *found = (FhSolverFound){ cards, wants };
                  return true;
                }
            }
        }
    }
  return false;
}
