/* fh-rules.h: the rules of one table as values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A preset is a row of these values (RULES.md compares them); an option of the record format
 * changes one or two of them (fh-options.h).  The state machine knows no preset by name.
 */
#pragma once

#include "fh-call.h"
#include "fh-seat.h"

#define FH_HAND_SIZE      10
#define FH_MAX_KITTY      6
#define FH_MAX_STEPS      8
#define FH_MAX_PARTNERS   2
#define FH_N_PILES        5 /* of a dummy (NZ-085) */
#define FH_N_TRICKS       10
#define FH_SLAM_POINTS    250
#define FH_DEFENCE_POINTS 10

/* A side at or below so many points has lost, where the rules have it (HC-048, NZ-054, DX-064,
 * HP-059). */
#define FH_BOG (-500)

/* So many points below the target defence comes to an end, where the rules have it. */
#define FH_DEFENCE_STOP 10

typedef enum
{
  FH_PRESET_AMERICAN_4,
  FH_PRESET_NEW_ZEALAND_4,
  FH_PRESET_AUSTRALIAN_4,
  FH_PRESET_CANADIAN_4,
  FH_PRESET_MIDWEST_4,
  FH_PRESET_AMERICAN_2,
  FH_PRESET_AMERICAN_2_SHORT,
  FH_PRESET_AMERICAN_3,
  FH_PRESET_AMERICAN_5,
  FH_PRESET_AMERICAN_6,
  FH_PRESET_NEW_ZEALAND_2,
  FH_PRESET_NEW_ZEALAND_3,
  FH_PRESET_NEW_ZEALAND_5,
  FH_PRESET_NEW_ZEALAND_6,
  FH_PRESET_NEW_ZEALAND_6_PAIRS,
  FH_PRESET_CLASSIC_3,
  FH_PRESET_AUSTRALIAN_3,
  FH_PRESET_AUSTRALIAN_6,
  FH_PRESET_AUSTRALIAN_6_SOLO,
  FH_N_PRESETS,
} FhPreset;

/* The family of a preset: options are given to families. */
typedef enum
{
  FH_FAMILY_AMERICAN,
  FH_FAMILY_NEW_ZEALAND,
  FH_FAMILY_AUSTRALIAN,
  FH_FAMILY_MIDWEST,
  FH_FAMILY_CLASSIC,
} FhFamily;

/* How a six-handed table is divided (D-HC6, D-NZ6, D-HP6-IND). */
typedef enum
{
  FH_TEAMS_THREES,
  FH_TEAMS_PAIRS,
  FH_TEAMS_SOLO,
} FhTeams;

/* Which pack is used, where the preset leaves a choice (D-HP3, D-HP6). */
typedef enum
{
  FH_PACK_USUAL,
  FH_PACK_33,
  FH_PACK_LITERAL_60,
} FhPackChoice;

/* How the declarer of a bid for tricks comes by partners. */
typedef enum
{
  FH_PARTNERS_BY_SIDE, /* the seats of his score column, which may be himself alone */
  FH_PARTNERS_NAMED,   /* he names one or two openly (HC-089, HC-090) */
  FH_PARTNERS_CALLED,  /* the holder of the card that he calls (NZ-066) */
} FhPartners;

typedef enum
{
  FH_AUCTION_SINGLE,       /* one call a seat (HC-015) */
  FH_AUCTION_UNTIL_PASSED, /* a pass is final; ends when all others have passed (HP-031, PW-023) */
  FH_AUCTION_RAISE,     /* likewise, but the high bidder may then raise and all are back (NZ-028) */
  FH_AUCTION_NEWCASTLE, /* likewise, but that raise becomes the contract */
  FH_AUCTION_CONTINUOUS,   /* passers may return; ends after n - 1 passes in a row (PW-021) */
  FH_AUCTION_THREE_ROUNDS, /* three calls a seat, passers may return (DX-038) */
} FhAuctionForm;

typedef enum
{
  FH_SIX_LEVEL_ANY,
  FH_SIX_LEVEL_FIRST_TWO_SPEAKERS, /* D-DX-FIRSTTWO */
  FH_SIX_LEVEL_FIRST_TWO_BIDDERS,  /* C-13 */
} FhSixLevel;

/* When a joker that a no-trump contract gives no suit may be played to another's lead. */
typedef enum
{
  FH_JOKER_VOID_ONLY, /* HC-038, NZ-009, DX-017, HP-064 */
  FH_JOKER_ANY_TIME,  /* HP-017 */
} FhJokerFollow;

/* When it names a suit. */
typedef enum
{
  FH_JOKER_NAMES_ON_LEAD,    /* HC-039, NZ-010, DX-048 */
  FH_JOKER_NAMES_EVERY_PLAY, /* HP-044: later players of the trick follow the named suit */
} FhJokerNames;

/* What the joker is when the bid is to lose every trick. */
typedef enum
{
  FH_JOKER_MISERE_AS_NO_TRUMP, /* D-HC-NULLO, D-HP-MISJ */
  FH_JOKER_MISERE_LOWEST,      /* NZ-039 to NZ-041; elsewhere X-006 */
} FhJokerMisere;

/* What the other side scores against a bid to lose every trick (D-MISDEF). */
typedef enum
{
  FH_MISERE_DEFENDERS_OWN_TRICKS,
  FH_MISERE_DEFENDERS_BIDDER_TRICKS,
  FH_MISERE_DEFENDERS_NONE,
} FhMisereDefenders;

typedef enum
{
  FH_BATCHES_3_4_3,
  FH_BATCHES_3_2_3_2,
  FH_BATCHES_3_3_3_1,
} FhBatches;

/* What happens against the rules (D-LAWS). */
typedef enum
{
  FH_LAWS_STRICT, /* nothing: it is refused */
  FH_LAWS_TABLE,  /* what happens at a table, and the laws of HC-055 to HC-073 put it right */
} FhLawsOption;

/* One step of a deal: so many cards to each seat from the dealer's left, then so many to the
 * kitty. */
typedef struct
{
  uint8_t each;
  uint8_t kitty;
} FhDealStep;

typedef struct
{
  uint8_t preset; /* FhPreset */
  uint8_t family; /* FhFamily */

  uint8_t n_seats;               /* hands at the table: 2 to 6 */
  uint8_t n_callers;             /* seats 0 to n - 1 deal and call; the others are dummies */
  uint8_t n_sides;               /* score columns */
  uint8_t side_of[FH_MAX_SEATS]; /* the score column of each seat */
  uint8_t teams;                 /* FhTeams, at six */
  uint8_t partners;              /* FhPartners */

  uint8_t pack_choice;  /* FhPackChoice */
  uint8_t kitty_choice; /* 3, 5 or 6 cards at four, from a pack of 43, 45 or 46 */
  FhCardSet pack;
  uint8_t kitty_size; /* 0, 3, 5 or 6 */
  uint8_t dead_size;  /* 0 or 10 cards that nobody sees */
  bool dead_first;    /* dealt as a hand of its own, the first (D-HC2), else left over */
  uint8_t batches;    /* FhBatches, where the preset leaves a choice */
  FhDealStep steps[FH_MAX_STEPS]; /* ends at a step of zeros */

  uint8_t auction;             /* FhAuctionForm */
  uint8_t six_level;           /* FhSixLevel */
  bool reentry_on_suit_change; /* C-14 */
  bool ace_no_face;            /* DX-018 */
  bool play_without_contract;  /* all passed: the hand is played (DX-037), else thrown in */
  bool inkle_swap;             /* D-HP-INKLE */
  uint8_t swap_cards;          /* 1 to 3 */

  bool misere;                  /* MIS is in the ladder */
  bool misere_after_seven;      /* MIS and a NULLO of 250 need a bid of seven before them */
  bool misere_over_8s;          /* MIS and a NULLO of 250 beat 8S, else 8S beats them */
  bool open_misere;             /* OMIS */
  bool nullo;                   /* NULLO, and GNULLO where grand_nullo is on */
  bool grand_nullo;             /* DX-032 */
  bool nullo_500;               /* D-HP-NULLO: one NULLO in place of both misères */
  int16_t open_misere_value;    /* points */
  bool open_misere_before_lead; /* hand open before the first lead, else after the first trick */
  uint8_t misere_defenders;     /* FhMisereDefenders */
  bool misere_share;            /* called players share the score of a misère (C-15) */

  uint8_t joker_follow;       /* FhJokerFollow */
  uint8_t joker_names;        /* FhJokerNames */
  uint8_t joker_misere;       /* FhJokerMisere */
  bool joker_not_shown_void;  /* a suit in which its leader has shown void may not be named; nor may
                                 it by a joker that is the lowest, whatever stands here */
  bool joker_redirects;       /* a joker in mid-trick names the suit for those after it */
  bool joker_always_playable; /* C-19: also in trump contracts */

  int16_t overtrick; /* points an overtrick */
  bool slam;         /* all ten tricks are worth 250 at least */
  bool win_on_own_bid;
  bool defence_limit; /* points in defence stop below the target */
  bool bog;           /* -500 ends the game */
  int16_t target;
  int16_t deals; /* scored ones after which the highest total wins, or 0 */

  uint8_t laws; /* FhLawsOption */
} FhRules;

/* Sets @rules to the preset @preset with no option changed, and all bytes between the members to 0:
 * rules that are copied whole can be compared by memory. */
void fh_rules_init (FhRules *rules, FhPreset preset);

/* Makes what follows from other values (the steps of the deal) right again after one of them has
 * been changed.  fh_rules_init() and the options call it; nobody else needs to. */
void fh_rules_update (FhRules *rules);

/* The identifier of @preset in records, such as "new-zealand-4". */
const char *fh_preset_id (FhPreset preset);

/* Sets @preset to the one whose identifier is @id and returns true, or returns false. */
bool fh_preset_from_id (const char *id, FhPreset *preset);

/* The seats of @side as a set of bits. */
uint8_t fh_rules_side_seats (const FhRules *rules, int side);

/* Whether some seats are dummies, played by the seat two before them (NZ-084). */
bool fh_rules_has_dummies (const FhRules *rules);

/* The seat whose player plays the cards of @seat: himself, or the owner of a dummy. */
int fh_rules_player (const FhRules *rules, int seat);

/* The partner of @seat at a table of two partnerships of two (or his dummy, or its owner), or -1.
 */
int fh_rules_partner (const FhRules *rules, int seat);

/* The points that @call is worth under @rules when made, and costs when set; 0 for a pass. */
int fh_rules_value (const FhRules *rules, FhCall call);

/* Whether a side with @total has as many points as win by @rules: in a game to a number of deals
 * none are enough. */
static inline bool
fh_rules_is_target (const FhRules *rules, int total)
{
  return rules->deals == 0 && total >= rules->target;
}

/* Whether a side with @total has so few points that it loses by @rules. */
static inline bool
fh_rules_is_bog (const FhRules *rules, int total)
{
  return rules->deals == 0 && rules->bog && total <= FH_BOG;
}

/* What @points that a side has not bid for count by @rules when its total is @total: all of them,
 * or as many as lead to 10 below the target. */
int fh_rules_defence_points (const FhRules *rules, int total, int points);

/* The calls that the ladder of @rules knows, passes not among them. */
FhCallSet fh_rules_ladder (const FhRules *rules);

/* The rung of @call on the ladder of @rules (fh-ladder.c): a call outbids what stands on a lower
 * rung.  Two calls on one rung outbid each other, each once an auction (D-NZ-TIE).  0 for a pass.
 */
int fh_rules_rung (const FhRules *rules, FhCall call);

/* Fills @calls with the ladder of @rules from its lowest rung up and returns how many they are. Two
 * calls on one rung keep the order of their numbers: the trick bid comes first (D-NZ-TIE). */
int fh_rules_ladder_calls (const FhRules *rules, FhCall calls[FH_N_CALLS]);
