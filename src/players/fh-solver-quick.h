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
#include "fh-solver-search.h"

/* The tricks that the trumps of one hand of @side win by themselves, up to @enough; @cards gets the
 * trump that mattered. */
FH_SOLVER_INLINE int
fh_solver_sure_trumps (const FhSolverDeal *deal,
                       const FhSolverLook *look,
                       int n,
                       uint64_t left,
                       unsigned side,
                       int enough,
                       uint64_t *cards)
{
  int place = FH_N_SUITS - 1;
  int owner_bits = fh_solver_owner_bits (n);
  uint64_t own = look->own[place];
  int balance[FH_MAX_SEATS] = { 0 };
  int against = 0, best = 0;

  *cards = 0;
  if (!deal->has_trumps)
    return (left & deal->trumps & deal->side[side == deal->wanting]) != 0;
  int count = (int) look->bits[place] / owner_bits;
  for (int i = 1; i <= count; i++, own >>= owner_bits)
    {
      int hand = (int) (own & ((1u << owner_bits) - 1));
      if (!(side >> hand & 1u))
        {
          against++;
          continue;
        }
      if (++balance[hand] - against <= best)
        continue;
      best = balance[hand] - against;
      *cards = i == count ? 0 : fh_nth_highest (left & deal->suit[place], i);
      if (best >= enough)
        break;
    }
  return best;
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

  for (int hand = 0; hand < n; hand++)
    if (others >> hand & 1u && deal->hand[hand] & left & deal->trumps)
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

/* The tricks that @hand, on lead, can cash in the suit at @place within @rounds. */
FH_SOLVER_INLINE int
fh_solver_cash (const FhSolverDeal *deal,
                const FhSolverLook *look,
                int n,
                uint64_t left,
                int hand,
                int place,
                int rounds,
                uint64_t *cards)
{
  int run = fh_solver_run (look, n, hand, place);
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
fh_solver_plain_tricks (
    const FhSolverDeal *deal, int n, uint64_t left, unsigned side, int tricks, int drawn)
{
  int most = tricks;

  for (int hand = 0; hand < n; hand++)
    if (side >> hand & 1u)
      {
        uint64_t trumps = deal->hand[hand] & left & deal->trumps;
        int length = 0;
        for (; trumps; trumps &= trumps - 1)
          length++;
        if (length > drawn && tricks - length < most)
          most = tricks - length;
      }
  return most;
}

/* Whether the position is decided at once; then @found says how. */
FH_SOLVER_INLINE bool
fh_solver_is_certain (const FhSolverDeal *deal,
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
      int against =
          fh_solver_sure_trumps (deal, look, n, left, others, tricks + 1 - enough, &cards);
      if (against >= tricks + 1 - enough)
        {
          *found = (FhSolverFound){ cards, !wants };
          return true;
        }
      sure = fh_solver_sure_trumps (deal, look, n, left, side, enough, &cards);
      if (sure >= enough)
        {
          *found = (FhSolverFound){ cards, wants };
          return true;
        }
    }

  int n_plain = deal->has_trumps ? FH_N_SUITS - 1 : FH_N_SUITS;
  int more_needed = enough - sure;
  int rounds[FH_N_SUITS];
  unsigned cashed = 0;
  int count = 0;
  if (fh_solver_plain_tricks (deal, n, left, side, tricks, 0) >= more_needed)
    {
      for (int place = 0; place < n_plain; place++)
        {
          rounds[place] = fh_solver_safe_rounds (deal, look, n, left, others, place);
          int got = fh_solver_cash (deal, look, n, left, leader, place, rounds[place], &cards);
          if (got)
            cashed |= 1u << place;
          count += got;
          if (count >= more_needed)
            {
              *found = (FhSolverFound){ cards, wants };
              return true;
            }
        }

      /* Over to a partner, in a suit of which the leader has no high card. */
      for (int place = 0; place < n_plain; place++)
        {
          if (cashed >> place & 1u || rounds[place] == 0
              || !(deal->hand[leader] & left & deal->suit[place]))
            continue;
          int mate = (int) (look->own[place] & ((1u << fh_solver_owner_bits (n)) - 1));
          if (!(side >> mate & 1u))
            continue;
          int more = count;
          uint64_t more_cards = cards;
          for (int suit = 0; suit < n_plain; suit++)
            if (!(cashed >> suit & 1u))
              {
                more += fh_solver_cash (deal, look, n, left, mate, suit, rounds[suit], &more_cards);
                if (more >= more_needed)
                  {
                    /* The way there mattered too. */
                    more_cards |= fh_highest (left & deal->suit[place]);
                    *found = (FhSolverFound){ more_cards, wants };
                    return true;
                  }
              }
        }
    }

  /* With all trumps of the opponents drawn. */
  if (deal->has_trumps)
    {
      int place = FH_N_SUITS - 1;
      int run = fh_solver_run (look, n, leader, place);
      int longest = 0;
      for (int hand = 0; hand < n; hand++)
        if (others >> hand & 1u && fh_solver_length (deal, look, n, left, hand, place) > longest)
          longest = fh_solver_length (deal, look, n, left, hand, place);
      if (run >= longest && longest > 0)
        {
          cards = 0;
          count = fh_solver_cash (deal, look, n, left, leader, place, FH_HAND_SIZE, &cards);
          if (fh_solver_plain_tricks (deal, n, left, side & ~(1u << leader), tricks, count)
              >= enough - count)
            {
              for (int suit = 0; suit < n_plain && count < enough; suit++)
                count += fh_solver_cash (deal, look, n, left, leader, suit, FH_HAND_SIZE, &cards);
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
