/* fh-skill.h: the weights of the rules of thumb for cards and calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of them are in tricks unless they say otherwise.  The values of fh_skill were found by
 * playing the same deals with one weight changed at a time (tests/bench/tune-players.c).
 */
#pragma once

/* What a player is up to; each has weights of its own. */
typedef enum
{
  FH_DECLARING,
  FH_DEFENDING,
  FH_DECLARING_NO_TRUMP,
  FH_DEFENDING_NO_TRUMP, /* hands without a contract too */
  FH_N_SKILL_ROLES,
} FhSkillRole;

typedef struct
{
  /* What a card is worth if it is kept. */
  float keep_master;      /* nothing left beats it, in a side suit that can be ruffed */
  float keep_safe_master; /* likewise, and nobody can ruff it */
  float keep_second;      /* one card beats it, and it is guarded */
  float keep_third;       /* two cards beat it, and it is guarded twice */
  float keep_bare;        /* share of these without its guards */
  float guard;            /* share of an honour that its last needed guard is worth */
  float keep_rank;        /* a step of rank among cards that are worth little else */
  float keep_ruff;        /* a trump that beats nothing by rank, while there is something to ruff */
  float keep_trump_step;  /* what each trump that is left and lower adds to that */
  float keep_trump_master; /* the highest trump left */
  float keep_last_trumps;  /* a trump when no opponent has any */
  float keep_joker;        /* the joker at no-trump */
  float short_suit;        /* the wish to lose the last card of a suit, with trumps in hand */
  float long_suit;         /* a card of a suit longer than what is left of it elsewhere */

  /* Being on lead, as a share of the trick that gives it. */
  float tempo;        /* for a lead: to stay there */
  float tempo_won;    /* for a follower: to get there */
  float holds;        /* chance from which a partner's card is left alone */
  float friend_beats; /* share in which a partner who can beat a card is relied on */

  /* The lead. */
  float draw;              /* drawing a round of trumps, for each opponent who has one */
  float draw_from_partner; /* likewise for a partner */
  float draw_partner;      /* added to draw when the partner is the declarer */
  float draw_master;       /* leading low when only higher trumps are out */
  float force_top;         /* bringing out a higher trump with the own highest */
  float establish;         /* leading from a suit, for each card in it beyond three */
  float from_honour;       /* leading away from a guarded honour */
  float partner_suit;      /* leading what the partner has bid */
  float foe_suit;          /* leading what an opponent has bid */
  float return_suit;       /* leading what the partner has led */
  float partner_ruff;      /* the partner is likely to ruff */
  float declarer_ruff;     /* the declarer has to ruff */
  float seek_ruff;         /* leading the only card of a suit, with trumps to ruff */
  float through;           /* leading low through the declarer */
  float sluff;             /* giving another opponent a ruff */

  /* Reading the hidden hands. */
  float declarer_trumps; /* how much likelier a trump is with the declarer */
  float bid_suit;        /* and a suit with one who has bid it */
  float discarded;       /* how likely a card was discarded */
} FhPlaySkill;

/* The weights for bids to lose every trick; a trick that the bidder takes counts 1. */
typedef struct
{
  /* Who bid it. */
  float takes;      /* a trick that this card may take now, against the danger of what is left */
  float joker_exit; /* keeping a joker that never wins */

  /* Who defends. */
  float catch_lead;   /* the chance that a lead catches the bidder */
  float catch_follow; /* likewise for a card played before the bidder's */
  float open_suit;    /* leading where an open hand is in danger */
  float must_follow;  /* a lead that the bidder has to follow */
  float free_throw;   /* a lead that it does not */
  float low_lead;     /* keeping a low card instead of leading it */
  float low_follow;   /* instead of following suit with it */
  float low_throw;    /* instead of throwing it on another suit */
  float next_low;     /* a lead with another low card behind it */
  float joker;        /* keeping the joker, whether it never wins or always */
  float spoils;       /* how often a partner who has the suit goes over the bidder's card */
  float low_bias;     /* how much likelier a low card is with the bidder than a middle one */
  float rank;         /* a step of rank of the card that goes */
} FhMisereSkill;

/* The weights for the auction; points unless they say otherwise. */
typedef struct
{
  float shift;          /* tricks added to what a hand is thought to be worth */
  float no_trump_shift; /* likewise, added at no-trump */
  float bid_chance;     /* the chance below which no bid of six or seven is made, 0 to 1 */
  float high_chance;    /* likewise for eight and more */
  float misere_chance;  /* likewise for bids to lose every trick */
  float open_chance;    /* likewise for an open misère, which stakes the game */
  float foe_opens;      /* passing while nobody has bid, for each opponent to call */
  float partner_opens;  /* likewise when the partner has still to call */
  float outbid_6;       /* the chance that an opponent goes over a bid of six, unless the table
                         * has its own (fh-call-weights.h) */
  float outbid_7;
  float outbid_8;
  float outbid_points; /* what is left then */
  float margin;        /* by which a call must be better than a pass */
  float game;          /* winning or losing the game, beside the points of the deal */
  float self_raise;    /* by which a call must be better than the own standing bid */
} FhBiddingSkill;

typedef struct
{
  FhPlaySkill role[FH_N_SKILL_ROLES];
  FhMisereSkill misere;
  FhBiddingSkill bidding;
} FhSkill;

/* The weights of all characters. */
extern const FhSkill fh_skill;
