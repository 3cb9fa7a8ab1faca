/* fh-solver-leads.h: which lead to try first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sooner the card that decides is tried, the less is searched.  All cards are listed but those
 * that a higher one is as good as.
 */
#pragma once

#include "fh-solver-look.h"

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

/* Without a trump suit, and with one. */
static const FhSolverLeadWeights fh_solver_lead_weights[2] = {
  { 39, -35, 36, -27, 12, 15, 14, 8, 69, 5, -11, -36, -4, 14, 15, -2, -1, 168 },
  { 42, -42, 23, -43, -5, -62, 28, -13, 28, -27, 24, -33, 22, 0, 24, 1, 0, 27 },
};

/* How the table says that no lead is known. */
#define FH_SOLVER_NO_LEAD 0xff

/* Puts the @n leads at @leads into the order of their scores, the highest first. */
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

/* Adds the joker of no trump in @own, the higher one of two, as a lead if there is one: once for
 * each suit that it may name. */
FH_SOLVER_INLINE int
fh_solver_joker_leads (
    const FhSolverDeal *deal, uint64_t own, unsigned shown, FhSolverLead *leads, int n)
{
  if (!(own & deal->no_trump_jokers))
    return n;
  uint64_t joker = fh_bits_highest (own & deal->no_trump_jokers);
  bool any = false;

  for (int place = 0; place < FH_N_SUITS; place++)
    if (!deal->joker_not_shown_void || !(shown >> place & 1u))
      {
        leads[n++] = (FhSolverLead){ joker, 0, (int8_t) place };
        any = true;
      }
  if (!any)
    leads[n++] = (FhSolverLead){ joker, 0, -1 };
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
      int groups = 0;
      /* A joker that may always be played is more than the highest trump. */
      if (mine & deal->free)
        cards[groups++] = fh_bits_highest (mine & deal->free);
      groups += fh_solver_groups (mine & ~deal->free, suit & ~own, cards + groups);
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
      uint64_t second = (theirs | mates | mine) & ~fh_bits_highest (theirs | mates | mine);
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
  n = fh_solver_joker_leads (deal, own, shown, leads, n);

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
            same = leads[i].card & deal->no_trump_jokers && (leads[i].named & 7) == (hint & 7);
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
