/* fh-motive.h: why a computer player does what it does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A motive is a code with the numbers and cards that were compared; sentences are made of it by the
 * model.  Everything in a reason comes from the seat view of the player, and a person learns from
 * it: what it claims is proven by what all have seen or the own hand shows (fh-proof.h), or it says
 * of itself that it is likely or only possible.  Where no claim holds nothing is named.
 */
#pragma once

#include "fh-card.h"

typedef enum
{
  FH_MOTIVE_NONE,
  FH_MOTIVE_ONLY_CHOICE, /* the rules leave nothing else */
  FH_MOTIVE_AT_RANDOM,   /* a random player does not think */
  FH_MOTIVE_ON_BALANCE,  /* no single reason speaks for it; all that was weighed together does */

  /* The auction.  chance: percent to make the contract; tricks: tenths of a trick expected. */
  FH_MOTIVE_TOO_WEAK, /* chance is that of the best call, `needed` what was wanted */
  FH_MOTIVE_NO_GAIN,  /* a bid may well be made and would gain less than it risks; chance: as above
                       */
  FH_MOTIVE_TOO_HIGH, /* against a bid: it will probably fail */
  FH_MOTIVE_WORTH_RISK,          /* it may well fail, and a pass is thought to cost more */
  FH_MOTIVE_STRONG_TRUMPS,       /* suit, number: trumps held, card: the highest */
  FH_MOTIVE_ENOUGH_SIDE_WINNERS, /* suit, number: aces beside the trumps, one at least */
  FH_MOTIVE_NO_TRUMP_STOPPERS,   /* number: suits stopped, card: the joker if held */
  FH_MOTIVE_MISERE_HAND,         /* it will probably be made */
  FH_MOTIVE_RAISE_PARTNER,       /* seat: the partner, suit, number: trumps held */
  FH_MOTIVE_LEAVE_TO_PARTNER,    /* seat: the partner, whose bid stands */
  FH_MOTIVE_LEAVE_TO_OPPONENTS,  /* seat: the high bidder, likely to be set */
  FH_MOTIVE_STAND,               /* the own bid is good enough */
  FH_MOTIVE_SURE_TRICKS,         /* nothing that others hold can take a trick of the bid */
  FH_MOTIVE_RAISE_OWN,      /* the own bid stands and was made by agreement, to show something */
  FH_MOTIVE_RAISE_FOR_GAME, /* the own bid stands; this one would win the game, that one not */
  FH_MOTIVE_RAISE_DEARER,   /* the own bid stands; here as many tricks score more */
  FH_MOTIVE_RAISE_NEEDLESS, /* against a bid: the own stands, and nobody has gone over it */
  FH_MOTIVE_SHOW_STRENGTH, /* suit, number: trumps held; the partner, who has still to call, is told
                            * (HP-078) */
  FH_MOTIVE_SHOW_CONVENTION, /* number: FhConvention, suit, card: the one that is shown (HP-078) */
  FH_MOTIVE_ANSWER_CONVENTION, /* number: FhConvention, suit, seat: the partner who has shown it */
  FH_MOTIVE_SACRIFICE, /* seat: whose bid would win the game; to be set costs less (HP-077) */
  FH_MOTIVE_ACE_NO_FACE_WEAK,    /* a new deal is wanted */
  FH_MOTIVE_ACE_NO_FACE_PLAY_ON, /* the own hand is good enough */

  /* Discards and exchanges. */
  FH_MOTIVE_MAKE_VOID,       /* suit: no card of it is left; number: all such suits, bit by bit */
  FH_MOTIVE_THROW_LOSERS,    /* higher cards of their suits are out; card: the highest thrown */
  FH_MOTIVE_BURY_JOKER,      /* misère: the joker would take a trick */
  FH_MOTIVE_BURY_DANGER,     /* misère; card: one with which others could make the hand win */
  FH_MOTIVE_PASS_WEAKEST,    /* inkle swap: the declarer gives no trump; card */
  FH_MOTIVE_SUPPORT_PARTNER, /* inkle swap: the partner gives its best trump; card */

  /* Partners that are named, and cards that are called. */
  FH_MOTIVE_NAME_SUPPORTER,  /* seat: who has bid the trump suit, suit */
  FH_MOTIVE_NAME_BIDDER,     /* seat: who has bid another suit, and so holds good cards */
  FH_MOTIVE_NAME_ANYBODY,    /* seat: nobody has shown strength, but help is needed */
  FH_MOTIVE_PLAY_ALONE,      /* chance: percent to make it alone; partners would share the points */
  FH_MOTIVE_CALL_WINNER,     /* suit: nothing that others hold beats the called card in it */
  FH_MOTIVE_CALL_FOR_HONOUR, /* suit, card: the own honour that only the called card beats */
  FH_MOTIVE_CALL_LENGTH,     /* suit, number: own cards of it, three at least */
  FH_MOTIVE_CALL_AWAY, /* misère; card: with which its holder, who sits out, could have got under */

  /* Leads. */
  FH_MOTIVE_DRAW_TRUMPS,     /* number: trumps that the other side may hold */
  FH_MOTIVE_FORCE_TOP_TRUMP, /* card: the one higher trump; when it is out, the own are high */
  FH_MOTIVE_CASH_MASTER,     /* certain: nobody can beat it; likely: no higher card of its suit is
                              * left, and only a trump or a joker could beat it */
  FH_MOTIVE_ESTABLISH_SUIT,  /* suit, number: cards of it held, four at least */
  FH_MOTIVE_KEEP_ENTRY, /* suit: what is to be established; card: the one that regains the lead */
  FH_MOTIVE_LEAD_TO_PARTNER, /* suit, seat: the partner has bid it */
  FH_MOTIVE_RETURN_SUIT,     /* suit, seat: the partner has led it */
  FH_MOTIVE_GIVE_RUFF,       /* suit, seat: the partner is void, certainly or likely */
  FH_MOTIVE_SEEK_RUFF,       /* suit: the only card of it goes, and there are trumps */
  FH_MOTIVE_FORCE_DECLARER,  /* suit, seat: the declarer is void, certainly or likely */
  FH_MOTIVE_EXIT,            /* nothing that may be led is sure to win */
  FH_MOTIVE_LEAD_JOKER,      /* suit: the named one, if any; nobody can beat it */

  /* Following.  card: the winning one, unless it is said otherwise. */
  FH_MOTIVE_WIN_CHEAPLY, /* this beats it, and no opponent is to come */
  FH_MOTIVE_WIN_HIGH,    /* this beats it; certain: nobody to come can go over it; likely: it
                          * will hold; open: no more is said.  chance: that it holds */
  FH_MOTIVE_COVER,       /* this beats it, which costs a higher one to win */
  FH_MOTIVE_DUCK,        /* seat: of the own side, who is to come; else certain: the card that
                          * would win is kept; open: any that would win can be beaten */
  FH_MOTIVE_SAVE_PARTNERS_TRICK, /* seat: the partner; certain: low card, nothing is spent; open: it
                                  * is only said that he is winning */
  FH_MOTIVE_MAKE_SURE,           /* seat: the partner; certain: this takes the lead over from him;
                                  * likely: his card would not have held; open: it might not */
  FH_MOTIVE_MUST_BEAT,           /* every card that may be played beats it */
  FH_MOTIVE_RUFF,                /* certain: nobody to come can go over it; else open */
  FH_MOTIVE_OVER_RUFF,           /* it is a trump on another suit, too */
  FH_MOTIVE_CANNOT_WIN,          /* certain: and the lowest of its suit goes; open: no more */
  FH_MOTIVE_DISCARD_LOSER,       /* suit: a discard of which higher cards are out */
  FH_MOTIVE_KEEP_GUARD,          /* card: the own honour of another suit, whose guard is kept */
  FH_MOTIVE_KEEP_TRUMP,          /* a trump could be played that wins, and is not */
  FH_MOTIVE_KEEP_JOKER,          /* only the joker would win */
  FH_MOTIVE_USE_JOKER,           /* suit: the named one, if any; certain: no other card that may be
                                  * played wins; open: others would win too */
  FH_MOTIVE_HELP_DECLARER, /* seat: whose set would end the game in another's favour (NZ-063) */

  /* Misère of any kind: who bid it. */
  FH_MOTIVE_MISERE_UNDER,        /* card: the winning one; certain: the highest that loses */
  FH_MOTIVE_MISERE_THROW_DANGER, /* suit: of the card; certain: it could have been made to win */
  FH_MOTIVE_MISERE_LOW,          /* number: cards that others may hold which beat this one */
  FH_MOTIVE_MISERE_TAKES,        /* nobody can beat it: it takes the trick */
  FH_MOTIVE_MISERE_MUST_WIN,     /* so does every card that may be played */

  /* Misère: the defenders. */
  FH_MOTIVE_CATCH_BIDDER,       /* card: the bidder's card, which is winning and is left to */
  FH_MOTIVE_GET_UNDER_BIDDER,   /* the bidder has still to play and may have to win */
  FH_MOTIVE_BIDDER_IS_UNDER,    /* the bidder cannot win this trick any more; certain: a higher card
                                 * goes and a lower one of the suit is kept; open: no more */
  FH_MOTIVE_LEAD_LOW_AT_BIDDER, /* suit, number: higher cards that the bidder holds (certain) or
                                 * may hold (open), one at least */
  FH_MOTIVE_BIDDER_IS_VOID,     /* suit: the bidder has none of it */
  FH_MOTIVE_KEEP_LOW,           /* a lower card of another suit, or of this one, is kept */

  /* Mistakes (fh-mistake.h): what was wrong, by what the seat knew.  Calls: chance to make it. */
  FH_MOTIVE_MISTAKE_LONG_WEAK_SUIT, /* suit, number: trumps held, of whose tops most are missing */
  FH_MOTIVE_MISTAKE_OVERRATED,
  FH_MOTIVE_MISTAKE_UNDERRATED, /* chance: that of the bid that was not made */
  FH_MOTIVE_MISTAKE_NO_VOID,
  FH_MOTIVE_MISTAKE_TRUMPS_KEPT,      /* number: trumps that the other side may hold */
  FH_MOTIVE_MISTAKE_WINNER_FORGOTTEN, /* card: all higher ones of its suit have been played */
  FH_MOTIVE_MISTAKE_VOID_FORGOTTEN,   /* suit, seat: who has shown to have none; trumps it may, or
                                       * has bid a misère */
  FH_MOTIVE_MISTAKE_JOKER_KEPT,       /* it was sure to win */
  FH_MOTIVE_MISTAKE_PARTNER_COVERED,  /* seat: who was winning, surely a friend, with card */
  FH_MOTIVE_MISTAKE_TRICK_LEFT,       /* card: it would have won, nobody being left to play */
  FH_MOTIVE_MISTAKE_ACE_THROWN,       /* card: the one thrown, of which nothing higher is left */
  FH_MOTIVE_MISTAKE_TOO_HIGH,         /* card: a lower one that would have done the same */
  FH_MOTIVE_MISTAKE_BIDDER_SAVED,     /* seat: who bid the misère and was winning with card */
  FH_MOTIVE_MISTAKE_DANGER_KEPT,      /* card: it could have gone under, a lower one went */

  /* Against a choice that is worse than the best (fh-against.h).  Calls. */
  FH_MOTIVE_AGAINST_OVER_PARTNER, /* seat: the partner, whose bid stands */
  FH_MOTIVE_AGAINST_RISKY_MISERE, /* number: cards that could be made to win, card: the worst */
  FH_MOTIVE_AGAINST_COUNTS_MORE_ELSEWHERE, /* suit: of the best bid (none: no-trump), number: the
                                            * tricks that the hand counts so; needed: with this one
                                            */
  FH_MOTIVE_AGAINST_COUNTS_FEW,      /* number: tricks that the hand counts; needed: those of it */
  FH_MOTIVE_AGAINST_NO_STOP,         /* number: suits without a stop, bit by bit */
  FH_MOTIVE_AGAINST_NO_TOPS,         /* suit: its joker and bowers are all elsewhere */
  FH_MOTIVE_AGAINST_SHORT_TRUMPS,    /* suit, number: trumps held, few */
  FH_MOTIVE_AGAINST_LETS_WIN_GAME,   /* a pass; seat: whose bid would win the game */
  FH_MOTIVE_AGAINST_COUNTS_ENOUGH,   /* a pass; suit, number: tricks that the hand counts so;
                                      * needed: those of the bid */
  FH_MOTIVE_AGAINST_COUNTS_FOR_MORE, /* number: tricks that the hand counts; needed: those of it */
  FH_MOTIVE_AGAINST_LIKELY_LEFT,     /* a pass; chance: that of the best bid; likely: probable;
                                      * open: about even */
  FH_MOTIVE_AGAINST_MAY_FAIL,        /* a bid; chance: to make it, about even */
  FH_MOTIVE_AGAINST_SCORES_LESS,     /* suit: of the best bid (none: no-trump), which asks for as
                                      * many tricks and scores more */

  /* Discards. */
  FH_MOTIVE_AGAINST_TRUMP_AWAY,  /* card: a trump that goes */
  FH_MOTIVE_AGAINST_WINNER_AWAY, /* card: the highest of its suit, which goes */
  FH_MOTIVE_AGAINST_GUARD_AWAY,  /* card: the honour that is left alone */
  FH_MOTIVE_AGAINST_NO_VOID,     /* number: suits that could have gone whole, bit by bit */
  FH_MOTIVE_AGAINST_LOSER_KEPT,  /* card: more cards are above it than above any that goes */
  FH_MOTIVE_AGAINST_LENGTH_AWAY, /* suit, number: cards of it, three at least, of which some go */
  FH_MOTIVE_AGAINST_DANGER_LEFT, /* misère; card: with which others could make the hand win */

  /* Leads. */
  FH_MOTIVE_AGAINST_NO_RUFF,          /* suit: the partner has none, seat: the partner */
  FH_MOTIVE_AGAINST_TRUMPS_GONE,      /* a trump; the other side has none */
  FH_MOTIVE_AGAINST_RUFFED,           /* suit, seat: a foe who may trump it; certain: he has none of
                                       * it; likely: probably */
  FH_MOTIVE_AGAINST_TRUMPS_NOT_DRAWN, /* number: trumps that the other side may hold */
  FH_MOTIVE_AGAINST_SURE_CARD_KEPT,   /* card: nobody of the other side could beat it */
  FH_MOTIVE_AGAINST_LEADS_AWAY,       /* card: the honour, above which one card is out */
  FH_MOTIVE_AGAINST_HIGHEST_KEPT,     /* card: nothing above it in its suit is out */
  FH_MOTIVE_AGAINST_PARTNERS_SUIT,    /* suit, seat: the partner has bid it, or led it (number 1) */
  FH_MOTIVE_AGAINST_FEW_TRUMPS,       /* number: trumps left in the hand then, fewer than `needed`
                                       * that the other side may hold */
  FH_MOTIVE_AGAINST_LOW_LED,          /* card: the higher one of the same suit */
  FH_MOTIVE_AGAINST_HIGH_LED,         /* card: the lower one of the same suit */
  FH_MOTIVE_AGAINST_HIGH_CARD_SPENT,  /* card: that is led, number: of its suit above it, 0 or 1 */
  FH_MOTIVE_AGAINST_BEATEN_BY_MORE,   /* number: cards of its suit above it, more than above the
                                       * best */

  /* Leads and others. */
  FH_MOTIVE_AGAINST_UNGUARDS,    /* card: the honour that is left alone under one card */
  FH_MOTIVE_AGAINST_LAST_TRUMP,  /* it is the last of the hand */
  FH_MOTIVE_AGAINST_TOP_SPENT,   /* card: the highest trump left, or the joker */
  FH_MOTIVE_AGAINST_TRUMP_SPENT, /* number: trumps left in the hand then */

  /* Following.  card: the best one, unless it is said otherwise. */
  FH_MOTIVE_AGAINST_WON_ALREADY,      /* seat: a friend, who was winning with card; certain: nobody
                                       * could have beaten it; else open */
  FH_MOTIVE_AGAINST_TRICK_LEFT,       /* card: would have won it; certain: for sure; else so far */
  FH_MOTIVE_AGAINST_FRIEND_LEFT,      /* seat: a friend, whose card may be beaten; likewise */
  FH_MOTIVE_AGAINST_MORE_THAN_NEEDED, /* card: wins as surely, and costs less */
  FH_MOTIVE_AGAINST_TOO_LOW,          /* certain: card could not have been beaten, and this can;
                                       * open: by fewer */
  FH_MOTIVE_AGAINST_HIGH_IN_VAIN,     /* card: lower, loses as well */
  FH_MOTIVE_AGAINST_TRUMP_IN_VAIN,    /* a trump that does not win */
  FH_MOTIVE_AGAINST_WINNER_THROWN,    /* card: thrown, the highest left of its suit */
  FH_MOTIVE_AGAINST_MAY_BE_BEATEN,    /* number: cards that those to come may have which beat it */
  FH_MOTIVE_AGAINST_BETTER_THROWN, /* number: cards above it in its suit, fewer than above card */
  FH_MOTIVE_AGAINST_LAST_KEPT,     /* suit: of which one card is kept, and could have gone */

  /* Misère, of who bid it. */
  FH_MOTIVE_AGAINST_GOES_OVER,   /* card: was winning, and is beaten needlessly */
  FH_MOTIVE_AGAINST_DANGER_KEPT, /* card: could have gone, and is kept */
  FH_MOTIVE_AGAINST_FEW_ABOVE,   /* number: cards that others may hold above it */
  FH_MOTIVE_AGAINST_LOW_SPENT,   /* the lowest of its suit in the hand; card: the highest, which
                                  * stays */

  /* Misère: the defenders. */
  FH_MOTIVE_AGAINST_BIDDER_SAVED, /* seat: who bid it, and was winning with card */
  FH_MOTIVE_AGAINST_JOKER_SPENT,  /* another card could go */
  FH_MOTIVE_AGAINST_LETS_THROW,   /* suit: the bidder has none */
  FH_MOTIVE_AGAINST_EASY_UNDER,   /* number: cards that he may hold below it, in its suit */
  FH_MOTIVE_AGAINST_LOW_GIVEN,    /* card: could have gone instead, he may hold fewer above it */
  FH_MOTIVE_AGAINST_TRAPS_FEW,    /* number: cards that he may hold above it, in its suit */

  FH_N_MOTIVES,
} FhMotive;

#define FH_REASON_NO_CHANCE ((int8_t) -1)

/* Percent from which on it is said that something will probably be so, and below which that it
 * probably will not; in between it is about even.  Every word on a chance goes by these. */
#define FH_PROBABLE   60
#define FH_IMPROBABLE 40

/* How sure it is what a motive claims. */
typedef enum
{
  FH_CERTAIN, /* all have seen it, or the own hand proves it */
  FH_LIKELY,  /* likelier than not */
  FH_OPEN,    /* it can be, and no more is said */
} FhCertainty;

typedef struct
{
  uint8_t motive;    /* FhMotive */
  uint8_t certainty; /* FhCertainty */
  bool partner;      /* `seat` is a partner, not just a defender too or the player's other hand */
  FhCard card;       /* FH_CARD_NONE where there is none */
  uint8_t seat;      /* 0xff: none */
  uint8_t suit;      /* FhSuit, FH_SUIT_NONE: none */
  int8_t chance;     /* percent, or FH_REASON_NO_CHANCE */
  int8_t needed;     /* percent that would have been needed, or as the motive says, or
                      * FH_REASON_NO_CHANCE */
  int8_t tricks;     /* tenths of a trick expected, in the auction */
  int8_t number;     /* as the motive says */
} FhReason;

/* A stable word for @motive, such as "draw-trumps", for JSON and tests. */
const char *fh_motive_word (FhMotive motive);

/* The reason that is nothing but @motive. */
FhReason fh_motive_reason (FhMotive motive);

/* @chance, 0 to 1, in percent.  Chances that are put together from others can be off a little. */
static inline int8_t
fh_chance_percent (float chance)
{
  return (int8_t) (chance <= 0 ? 0 : chance >= 1 ? 100 : chance * 100 + 0.5f);
}
