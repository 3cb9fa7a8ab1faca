/* fh-solver-order.h: which card to try first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sooner the card that decides is tried, the less is searched.  All cards are listed but those
 * that a higher one is as good as.
 */
#pragma once

#include "fh-solver-look.h"
#include "fh-solver-search.h"

/* A lead to try. */
typedef struct
{
  uint64_t card;
  int32_t score;
  int8_t named; /* place of the suit that a joker names, or -1 */
} FhSolverLead;

/* What speaks for a lead; found by trying which weights let the search be shortest. */
typedef struct
{
  int16_t master, master_ruffed;   /* a card that no opponent's of its suit beats; he may ruff it */
  int16_t to_mate, to_mate_ruffed; /* a partner has the highest card */
  int16_t loser, loser_ruffed;     /* an opponent has */
  int16_t mate_ruffs, mate_ruffs_too; /* a partner may ruff; an opponent may as well */
  int16_t trump_master, trump_rest;   /* opponents have trumps; they have none */
  int16_t trump_to_mate, trump_loser;
  int16_t low, low_master; /* against each card below it in the own hand */
  int16_t forces;          /* the second card of the suit under an opponent's first */
  int16_t single;          /* the last card of a plain suit */
  int16_t length;          /* for each card of the suit */
  int16_t history;         /* of a card that has decided most often */
} FhSolverLeadWeights;

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

#ifdef LAB
extern FhSolverLeadWeights fh_solver_lead_weights[2];
extern FhSolverDiscardWeights fh_solver_discard_weights[2];
#else
static const FhSolverDiscardWeights fh_solver_discard_weights[2] = {
  { 2, 0, 8, 5, 0, 6 },
  { 2, 0, 8, 5, 0, 6 },
};

static const FhSolverLeadWeights fh_solver_lead_weights[2] = {
  { 55, -35, 28, -10, 10, 15, 34, 0, 57, 5, 25, -36, 3, -8, 27, 0, 0, 106 },
  { 48, -46, 42, -35, -5, -68, 28, -30, 28, -27, 25, -33, 22, 0, 24, 8, 0, 30 },
};
#endif

/* How the table says that no lead is known. */
#define FH_SOLVER_NO_LEAD 0xff

/* Puts the highest of each group of equal cards of @own, of one suit, into @cards, from the highest
 * on; @others are the cards that part groups.  Returns how many. */
FH_SOLVER_INLINE int
fh_solver_groups (uint64_t own, uint64_t others, uint64_t *cards)
{
  int n = 0;

  while (own)
    {
      uint64_t card = fh_highest (own);
      uint64_t below = others & (card - 1);
      cards[n++] = card;
      if (!below)
        break;
      own &= fh_highest (below) - 1;
    }
  return n;
}

FH_SOLVER_INLINE void
fh_solver_sort_leads (FhSolverLead *leads, int n)
{
  for (int i = 1; i < n; i++)
    {
      FhSolverLead lead = leads[i];
      int k = i;
      for (; k > 0 && leads[k - 1].score < lead.score; k--)
        leads[k] = leads[k - 1];
      leads[k] = lead;
    }
}

/* Adds the joker of no trump as a lead: once for each suit that it may name. */
FH_SOLVER_INLINE int
fh_solver_joker_leads (const FhSolverDeal *deal, unsigned shown, FhSolverLead *leads, int n)
{
  bool any = false;

  for (int place = 0; place < FH_N_SUITS; place++)
    if (!deal->joker_not_shown_void || !(shown >> place & 1u))
      {
        leads[n++] = (FhSolverLead){ FH_SOLVER_JOKER, 0, (int8_t) place };
        any = true;
      }
  if (!any)
    leads[n++] = (FhSolverLead){ FH_SOLVER_JOKER, 0, -1 };
  return n;
}

/* Lists the leads of @leader, the best first. */
FH_SOLVER_INLINE int
fh_solver_order_leads (const FhSolverDeal *deal,
                       const FhSolverLook *look,
                       const uint32_t *history,
                       int n_hands,
                       uint64_t left,
                       int leader,
                       unsigned shown,
                       uint8_t hint,
                       FhSolverLead leads[FH_SOLVER_MAX_MOVES])
{
  uint64_t own = deal->hand[leader] & left;
  uint64_t side = deal->side[deal->wanting >> leader & 1] & left;
  uint64_t opponents = left & ~side;
  uint64_t opponents_trumps = opponents & deal->trumps;
  uint64_t cards[FH_HAND_SIZE];
  const FhSolverLeadWeights *weights = &fh_solver_lead_weights[deal->has_trumps];
  int n = 0;

  for (int place = 0; place < FH_N_SUITS; place++)
    {
      uint64_t suit = left & deal->suit[place];
      uint64_t mine = own & suit;
      if (!mine)
        continue;
      bool is_trump = deal->has_trumps && place == FH_N_SUITS - 1;
      uint64_t split = suit & ~own;
      if (deal->free)
        split |= deal->free;
      int groups = fh_solver_groups (mine, split, cards);
      uint64_t theirs = opponents & suit;
      uint64_t mates = side & suit & ~own;
      bool may_ruff = false, mate_ruffs = false;
      if (!is_trump)
        for (int hand = 0; hand < n_hands; hand++)
          if (hand != leader && !(deal->hand[hand] & suit)
              && (deal->hand[hand] & left & deal->trumps))
            {
              if (deal->hand[hand] & side)
                mate_ruffs = true;
              else
                may_ruff = true;
            }
      bool mate_has_top = mates > theirs && mates > mine;
      uint64_t second = (theirs | mates | mine) & ~fh_highest (theirs | mates | mine);
      int length = fh_solver_length (deal, look, n_hands, left, leader, place);
      for (int i = 0; i < groups; i++)
        {
          int low = groups - 1 - i; /* how many of the own cards are below */
          int score;
          if (is_trump)
            score = cards[i] > theirs
                        ? (opponents_trumps ? weights->trump_master : weights->trump_rest)
                    : mate_has_top ? weights->trump_to_mate
                                   : weights->trump_loser;
          else if (cards[i] > theirs)
            score = may_ruff ? weights->master_ruffed : weights->master;
          else if (mate_has_top)
            score = may_ruff ? weights->to_mate_ruffed : weights->to_mate;
          else
            score = may_ruff ? weights->loser_ruffed : weights->loser;
          if (!is_trump && mate_ruffs)
            score += may_ruff ? weights->mate_ruffs_too : weights->mate_ruffs;
          if (cards[i] < theirs)
            score -= weights->low * low;
          else
            score -= weights->low_master * low;
          if (cards[i] & second && cards[i] < theirs)
            score += weights->forces;
          if (length == 1 && !is_trump)
            score += weights->single;
          score += weights->length * length;
          leads[n++] = (FhSolverLead){ cards[i], score, -1 };
        }
    }
  if (own & FH_SOLVER_JOKER)
    n = fh_solver_joker_leads (deal, shown, leads, n);

  uint32_t most = 1;
  for (int i = 0; i < n; i++)
    if (history[__builtin_ctzll (leads[i].card)] > most)
      most = history[__builtin_ctzll (leads[i].card)];
  for (int i = 0; i < n; i++)
    leads[i].score += (int) ((uint64_t) history[__builtin_ctzll (leads[i].card)]
                             * (uint32_t) weights->history / most);

  if (hint != FH_SOLVER_NO_LEAD)
    {
      for (int i = 0; i < n; i++)
        {
          bool same;
          if (hint & 0x80)
            same = leads[i].card == FH_SOLVER_JOKER && (leads[i].named & 7) == (hint & 7);
          else
            {
              uint64_t suit = left & deal->suit[hint >> 5];
              same = false;
              if (leads[i].card & suit)
                {
                  int above = 0;
                  for (uint64_t set = suit & ~(leads[i].card | (leads[i].card - 1)); set;
                       set &= set - 1)
                    above++;
                  same = above == (hint & 31);
                }
            }
          if (same)
            leads[i].score += 1000;
        }
    }
  fh_solver_sort_leads (leads, n);
  return n;
}

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
              bar = fh_highest (winners);
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
  uint64_t winners = (follow ? follow : own & deal->trumps) & fh_above (outlook->bar);

  uint64_t first = fh_lowest (winners && !outlook->secure ? winners : follow);

  if (!first)
    return 0;
  /* The highest card that is as good: the rest of the hand then says what mattered. */
  uint64_t above = ((trick->left & ~own) | deal->free) & ~(first | (first - 1));
  uint64_t suit = follow ? follow : own & deal->trumps;
  return fh_highest (suit & (above ? fh_lowest (above) - 1 : ~(uint64_t) 0));
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
  uint64_t listed[FH_HAND_SIZE];
  int n = 0;

  if (follow)
    {
      int groups = fh_solver_groups (follow & ~deal->joker, others, listed);
      for (int i = groups - 1; i >= 0; i--)
        if (listed[i] != first)
          cards[n++] = listed[i];
      if ((follow & deal->joker || own & deal->free) && deal->joker != first)
        cards[n++] = deal->joker;
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
      ruffs[0] = deal->joker;
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
      uint64_t top = fh_highest (all);
      if (mine & top)
        score -= fh_has_two (mine) ? weights->top : weights->bare_top;
      else if (all ^ top && mine & fh_highest (all ^ top) && fh_has_two (mine)
               && !fh_has_two (mine & (mine - 1)))
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

/* The same in a misère of any kind.  Who wants a trick for the bidder plays low before him and high
 * after him; the bidder gets rid of his highest card that does not win. */
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
            score = (listed[i] > fh_lowest (all & ~own) ? 20 : 0) - 2 * i;
          else
            score = (bidder ? (listed[i] > fh_highest (bidder) ? 12 : 2) : 8) - i;
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
