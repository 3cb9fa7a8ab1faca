/* fh-solver-follow.h: which card to try first to a trick that somebody else has led.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All cards are listed but those that a higher one is as good as.
 */
#pragma once

#include "fh-solver-bits.h"
#include "fh-solver-trick.h"

/* What speaks for discarding the lowest card of a suit. */
typedef struct
{
  int16_t card; /* for each card of it */
  int16_t top;  /* against: the highest card is among them */
  int16_t bare_top;
  int16_t guard;    /* against: it guards the second highest */
  int16_t mate_has; /* a partner has cards of it */
  int16_t next;     /* against each card after the lowest */
} FhSolverDiscardWeights;

/* Without a trump suit, and with one. */
static const FhSolverDiscardWeights fh_solver_discard_weights[2] = {
  { 2, 0, 3, 2, -1, 14 },
  { 0, 0, 7, 5, 0, 10 },
};

/* The cards of @hand that can win a trick in which @led is to be followed, if it can follow, else
 * its trumps. */
FH_SOLVER_INLINE uint64_t
fh_solver_winners (const FhSolverDeal *deal, uint64_t left, uint64_t led, int hand)
{
  uint64_t own = deal->hand[hand] & left;
  uint64_t follow = own & led;

  return follow ? follow | (own & deal->free) : own & deal->trumps;
}

/* What can be said of a trick before a hand plays to it. */
typedef struct
{
  uint64_t bar; /* the highest card that the other side has in the trick, or can play to it */
  bool secure;  /* the own side wins it anyway */
} FhSolverOutlook;

FH_SOLVER_INLINE FhSolverOutlook
fh_solver_outlook (const FhSolverDeal *deal, const FhSolverTrick *trick, int n_hands)
{
  unsigned side = deal->wanting >> trick->hand & 1u;
  bool ours = (deal->wanting >> trick->best_hand & 1u) == side;
  uint64_t bar = trick->best, mates = 0;
  int hand = trick->hand;

  for (int i = trick->n_played + 1; i < n_hands; i++)
    {
      hand = hand + 1 == n_hands ? 0 : hand + 1;
      uint64_t winners = fh_solver_winners (deal, trick->left, trick->led, hand);
      if ((deal->wanting >> hand & 1u) != side)
        {
          if (winners > bar)
            {
              bar = fh_bits_highest (winners);
              ours = false;
            }
        }
      else if (winners > mates)
        mates = winners;
    }
  return (FhSolverOutlook){ bar, ours || mates > bar };
}

/* The card to try first to @trick, or 0 when that needs a closer look. */
FH_SOLVER_INLINE uint64_t
fh_solver_first_follow (const FhSolverDeal *deal,
                        const FhSolverTrick *trick,
                        const FhSolverOutlook *outlook)
{
  uint64_t own = deal->hand[trick->hand] & trick->left;
  uint64_t follow = own & trick->led;
  uint64_t winners = (follow ? follow : own & deal->trumps) & fh_bits_above (outlook->bar);

  uint64_t first = fh_bits_lowest (winners && !outlook->secure ? winners : follow);

  if (!first)
    return 0;
  /* The highest card that is as good: the rest of the hand then says what mattered. */
  uint64_t above = ((trick->left & ~own) | deal->free) & ~(first | (first - 1));
  uint64_t suit = follow ? follow : own & deal->trumps;
  return fh_bits_highest (suit & (above ? fh_bits_lowest (above) - 1 : ~(uint64_t) 0));
}

/* Lists what else may be played to @trick after @first, if that is not 0, the best first. */
FH_SOLVER_INLINE int
fh_solver_order_follow (const FhSolverDeal *deal,
                        const FhSolverTrick *trick,
                        uint64_t first,
                        uint64_t cards[FH_SOLVER_MAX_MOVES])
{
  uint64_t own = deal->hand[trick->hand] & trick->left;
  uint64_t follow = own & trick->led;
  uint64_t others = (trick->left & ~own) | deal->free;
  /* Two jokers in one hand are equal; the higher is listed. */
  uint64_t joker = own & deal->joker ? fh_bits_highest (own & deal->joker) : 0;
  uint64_t listed[FH_HAND_SIZE];
  int n = 0;

  if (follow)
    {
      int groups = fh_solver_groups (follow & ~deal->joker, others, listed);
      for (int i = groups - 1; i >= 0; i--)
        if (listed[i] != first)
          cards[n++] = listed[i];
      if ((follow & deal->joker || own & deal->free) && joker != first)
        cards[n++] = joker;
      return n;
    }

  /* Ruffs and discards. */
  uint64_t trumps = own & deal->trumps;
  uint64_t ruffs[FH_HAND_SIZE];
  int n_ruffs = fh_solver_groups (trumps & ~deal->joker, others & deal->trumps, ruffs);
  if (trumps & deal->joker)
    {
      for (int i = n_ruffs; i > 0; i--)
        ruffs[i] = ruffs[i - 1];
      ruffs[0] = joker;
      n_ruffs++;
    }

  /* The lowest card of each suit, then the next, long suits before short ones. */
  const FhSolverDiscardWeights *weights = &fh_solver_discard_weights[deal->has_trumps];
  uint64_t side = deal->side[deal->wanting >> trick->hand & 1];
  int scores[FH_SOLVER_MAX_MOVES];
  int n_plain = deal->has_trumps ? FH_N_SUITS - 1 : FH_N_SUITS;
  for (int place = 0; place < n_plain; place++)
    {
      uint64_t mine = own & deal->suit[place];
      if (!mine)
        continue;
      uint64_t all = trick->left & deal->suit[place];
      int groups = fh_solver_groups (mine, others & all, listed);
      int score = 0;
      for (uint64_t set = mine; set; set &= set - 1)
        score += weights->card;
      uint64_t top = fh_bits_highest (all);
      if (mine & top)
        score -= fh_bits_has_two (mine) ? weights->top : weights->bare_top;
      else if (all ^ top && mine & fh_bits_highest (all ^ top) && fh_bits_has_two (mine)
               && !fh_bits_has_two (mine & (mine - 1)))
        score -= weights->guard;
      if (others & all & side && !(mine & top))
        score += weights->mate_has;
      for (int i = groups - 1; i >= 0; i--, score -= weights->next)
        {
          int k = n++;
          for (; k > 0 && scores[k - 1] < score; k--)
            {
              cards[k] = cards[k - 1];
              scores[k] = scores[k - 1];
            }
          cards[k] = listed[i];
          scores[k] = score;
        }
    }
  for (int i = n_ruffs - 1; i >= 0; i--)
    if (ruffs[i] != first)
      cards[n++] = ruffs[i];
  return n;
}

/* The same in a misère of any kind.  The opponents, who want the bidder to win the trick, play low
 * before him and high after him; the bidder gets rid of his highest card that does not win. */
FH_SOLVER_INLINE int
fh_solver_order_losing (const FhSolverDeal *deal,
                        const FhSolverTrick *trick,
                        uint64_t cards[FH_SOLVER_MAX_MOVES])
{
  uint64_t own = deal->hand[trick->hand] & trick->left;
  uint64_t follow = own & trick->led;
  uint64_t others = trick->left & ~own;
  uint64_t listed[FH_HAND_SIZE];
  bool bids = deal->bidders >> trick->hand & 1;
  bool bidder_wins = deal->bidders >> trick->best_hand & 1 && trick->best;
  bool bidder_played = false;
  int n = 0;

  for (int hand = trick->leader, i = 0; i < trick->n_played; i++)
    {
      bidder_played |= deal->bidders >> hand & 1;
      hand = hand + 1 == deal->n ? 0 : hand + 1;
    }
  if (follow)
    {
      int groups = fh_solver_groups (follow & ~deal->joker, others, listed);
      if (bids)
        {
          /* From the highest that loses down, then from the lowest that wins up. */
          int first = 0;
          while (first < groups && listed[first] > trick->best)
            first++;
          for (int i = first; i < groups; i++)
            cards[n++] = listed[i];
          if (own & deal->free && deal->joker_lowest)
            cards[n++] = deal->joker;
          for (int i = first - 1; i >= 0; i--)
            cards[n++] = listed[i];
        }
      else if (bidder_played && !bidder_wins)
        for (int i = 0; i < groups; i++)
          cards[n++] = listed[i];
      else
        for (int i = groups - 1; i >= 0; i--)
          cards[n++] = listed[i];
      if (own & deal->free && !(bids && deal->joker_lowest))
        cards[n++] = deal->joker;
      return n;
    }

  /* Discards: high cards first, but of the others those of suits that the bidder has not. */
  int scores[FH_SOLVER_MAX_MOVES];
  for (int place = 0; place < FH_N_SUITS; place++)
    {
      uint64_t mine = own & deal->suit[place];
      if (!mine)
        continue;
      uint64_t all = trick->left & deal->suit[place];
      uint64_t bidder = deal->side[0] & all;
      int groups = fh_solver_groups (mine, others & all, listed);
      for (int i = 0; i < groups; i++)
        {
          int score;
          if (bids)
            score = (listed[i] > fh_bits_lowest (all & ~own) ? 20 : 0) - 2 * i;
          else
            score = (bidder ? (listed[i] > fh_bits_highest (bidder) ? 12 : 2) : 8) - i;
          int k = n++;
          for (; k > 0 && scores[k - 1] < score; k--)
            {
              cards[k] = cards[k - 1];
              scores[k] = scores[k - 1];
            }
          cards[k] = listed[i];
          scores[k] = score;
        }
    }
  if (own & deal->joker)
    {
      /* Where it wins the others play it to a trick that the bidder would not get anyway. */
      bool first = !deal->joker_lowest && !bids && bidder_played && !bidder_wins;
      if (first)
        for (int i = n; i > 0; i--)
          cards[i] = cards[i - 1];
      cards[first ? 0 : n] = deal->joker;
      n++;
    }
  return n;
}
