/* fh-craft.h: the weights of the rules by which a card is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of them are in tricks.  The values of fh_craft were found by playing pairs of tables with the
 * same deals against each other, one weight changed at a time (tests/players/fh-measure.c).
 */
#pragma once

typedef struct
{
  /* What a card is worth if it is kept. */
  float keep_master;     /* nothing left beats it, in a side suit */
  float keep_second;     /* one card beats it, and it is guarded */
  float keep_third;      /* two cards beat it, and it is guarded twice */
  float keep_bare;       /* share of these without its guards */
  float guard;           /* share of an honour that its last needed guard is worth */
  float keep_rank;       /* a step of rank among cards that are worth little else */
  float keep_ruff;       /* a trump that beats nothing by rank, while there is something to ruff */
  float keep_trump_step; /* what each trump that is left and lower adds to that */
  float keep_trump_master; /* the highest trump left */
  float keep_joker;        /* the joker at no-trump */
  float short_suit;        /* the wish to get rid of the last card of a suit, with trumps in hand */
  float long_suit;         /* a card of a long suit at no-trump */

  /* The lead. */
  float tempo;          /* being on lead, for the side that declared */
  float tempo_defence;  /* for the other side */
  float tempo_no_trump; /* added at no-trump */
  float draw;           /* drawing a round, for each trump that an opponent loses */
  float draw_partner;   /* added for the declarer's partner */
  float draw_defence;   /* the same for a defender; negative */
  float draw_master;    /* leading low when only higher trumps are out; negative */
  float force_top;      /* bringing out a higher trump with the next in rank */
  float establish;      /* leading from a suit, for each further card in it */
  float from_king;      /* leading away from a guarded honour; negative */
  float partner_suit;   /* leading what the partner has bid */
  float partner_ruff;   /* the partner is likely to ruff */
  float declarer_ruff;  /* the declarer has to ruff */
  float seek_ruff;      /* leading the only card of a suit, with trumps to ruff */
  float through;        /* leading through the declarer */
  float sluff;          /* giving an opponent a ruff; negative */

  float friend_beats; /* share in which a partner who can beat an opponent's card is relied on */
} FhCraft;

/* The weights of all characters. */
extern const FhCraft fh_craft;
