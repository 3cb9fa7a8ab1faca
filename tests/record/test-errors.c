/* test-errors.c: what the reader refuses, and where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "add-tests.h"
#include "fh-reader.h"
#include "fh-words.h"

/* The second golden deal (S-159), dealt by seat 3: six lines. */
#define HAND_0 "hand 0 QS 10S 5S 10C AD JD 9D 7D 4D JH\n"
#define HAND_1 "hand 1 JS 9S 7S 6S AC 5C 6D AH 9H 7H\n"
#define HAND_2 "hand 2 AS KS 8S JC 9C KD 8D 5D 8H 5H\n"
#define HAND_3 "hand 3 KC QC 8C 7C 6C QD KH QH 10H 4H\n"
#define KITTY  "kitty 10D 6H JO\n"
#define DEAL   "deal 3\n" HAND_0 HAND_1 HAND_2 HAND_3 KITTY

/* Two lines, so that what follows the deal begins on line 9. */
#define NZ   "500 1\nrules new-zealand-4\n"
#define HP   "500 1\nrules australian-4\n"
#define HC   "500 1\nrules american-4\n"
#define DX   "500 1\nrules midwest-4\n"
#define LAWS "500 1\nrules american-4\noption laws table\n"
#define PASS "bid 0 PASS\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n"

/* 7H by seat 0, who leads AD: five lines of calls in New Zealand, up to line 14. */
#define NZ_7H                                                                                      \
  NZ DEAL "bid 0 7H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\nbid 0 PASS\ndiscard 0 QS 10S 5S\n"
/* The same at no trump. */
#define NZ_7NT                                                                                     \
  NZ DEAL "bid 0 7NT\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\nbid 0 PASS\ndiscard 0 QS 10S 5S\n"

/* By table laws, 7H by seat 0, who leads AD: up to line 14. */
#define LAWS_7H LAWS DEAL "bid 0 7H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 QS 10S 5S\n"

/* 7H by seat 1. */
#define NZ_7H_BY_1                                                                                 \
  NZ DEAL "bid 0 PASS\nbid 1 7H\nbid 2 PASS\nbid 3 PASS\nbid 1 PASS\ndiscard 1 JS 9S 7S\n"

/* By table laws, a deal from which most cards are missing; 7S or a misère by seat 1: up to line 17.
 */
#define MISSING(bid)                                                                               \
  "500 1\nrules new-zealand-5\noption laws table\ndeal 0\nhand 0 4S\nhand 1 5S 6S\nhand 2 7C\n"    \
  "hand 3 8D\nhand 4 8H 9H\nkitty 6D 7D 9D\n"                                                      \
  "bid 1 " bid                                                                                     \
  "\nbid 2 PASS\nbid 3 PASS\nbid 4 PASS\nbid 0 PASS\nbid 1 PASS\ndiscard 1 6D 7D 9D\n"

/* Midwest (S-160), 45 cards. */
#define DX_DEAL                                                                                    \
  "deal 3\n"                                                                                       \
  "hand 0 KS 10S AC 5D AH JH 10H 7H 5H JO\n"                                                       \
  "hand 1 QS 9S 7S 5S KC 8C QD 10D 9H 8H\n"                                                        \
  "hand 2 6S JC AD KD JD 9D 8D 7D 6D 4D\n"                                                         \
  "hand 3 JS 8S 4S 7C 6C 4C KH QH 6H 4H\n"                                                         \
  "kitty AS QC 10C 9C 5C\n"

typedef struct
{
  const char *name;
  const char *text;
  guint line;
  FhRecordErrorCode code;
  FhRefusalCode refusal;
  const char *message; /* what the message says behind FILE:LINE, or NULL for anything */
} Row;

static const Row rows[] = {
  /* The file. */
  { "nothing", "", 1, FH_RECORD_NOT_A_RECORD, 0, NULL },
  { "only-a-comment", "# hello\n\n", 2, FH_RECORD_NOT_A_RECORD, 0, NULL },
  { "no-magic", "\nrules new-zealand-4\n", 2, FH_RECORD_NOT_A_RECORD, 0, NULL },
  { "note-before-magic", "note x\n500 1\n", 1, FH_RECORD_NOT_A_RECORD, 0, NULL },
  { "version", "500 2\n", 1, FH_RECORD_WRONG_VERSION, 0,
    "500 2: version 2 of the record is from a newer Five Hundred" },
  { "magic-alone", "500\n", 1, FH_RECORD_MISSING_WORD, 0, NULL },
  { "magic-more", "500 1 1\n", 1, FH_RECORD_EXTRA_WORD, 0, NULL },
  { "magic-again", NZ "500 1\n", 3, FH_RECORD_TWICE, 0, NULL },
  { "magic-after-deal", NZ DEAL "500 1\n", 9, FH_RECORD_TWICE, 0, NULL },
  { "control", NZ "# \x1b[1m\n", 3, FH_RECORD_NOT_TEXT, 0, "this is not text" },
  { "return-inside", NZ "seed a\rb\n", 3, FH_RECORD_NOT_TEXT, 0, NULL },
  { "latin-1", NZ "player 0 Andr\xe9\n", 3, FH_RECORD_NOT_TEXT, 0, NULL },
  { "overlong", NZ "player 0 \xc0\xaf\n", 3, FH_RECORD_NOT_TEXT, 0, NULL },
  { "surrogate", NZ "player 0 \xed\xa0\x80\n", 3, FH_RECORD_NOT_TEXT, 0, NULL },
  { "beyond-unicode", NZ "player 0 \xf4\x90\x80\x80\n", 3, FH_RECORD_NOT_TEXT, 0, NULL },
  { "cut-character", NZ "player 0 \xe2\x82\n", 3, FH_RECORD_NOT_TEXT, 0, NULL },
  { "second-controls", NZ "player 0 \xc2\x9b\n", 3, FH_RECORD_NOT_TEXT, 0, NULL },

  /* Words. */
  { "unknown-statement", NZ "rule x\n", 3, FH_RECORD_UNKNOWN_STATEMENT, 0,
    "rule x: there is no statement “rule”" },
  { "case", NZ "Deal 3\n", 3, FH_RECORD_UNKNOWN_STATEMENT, 0, NULL },
  { "hash-in-word", NZ "deal#3\n", 3, FH_RECORD_UNKNOWN_STATEMENT, 0, NULL },
  { "table-law", NZ DEAL "misdeal 2\n", 9, FH_RECORD_NEEDS_TABLE_LAWS, 0, NULL },
  { "expose", NZ DEAL "expose 1 KD partner\n", 9, FH_RECORD_NEEDS_TABLE_LAWS, 0, NULL },
  { "demand", NZ DEAL "demand 1\n", 9, FH_RECORD_NEEDS_TABLE_LAWS, 0, NULL },
  { "accept", NZ DEAL "accept 1\n", 9, FH_RECORD_NEEDS_TABLE_LAWS, 0, NULL },
  { "correct", NZ DEAL "correct 3 4D\n", 9, FH_RECORD_NEEDS_TABLE_LAWS, 0, NULL },
  { "entry", NZ DEAL "entry 0 20\n", 9, FH_RECORD_NEEDS_TABLE_LAWS, 0, NULL },
  { "challenge", NZ DEAL "challenge 1\n", 9, FH_RECORD_NEEDS_TABLE_LAWS, 0, NULL },
  { "see", NZ DEAL "see 2 4H\n", 9, FH_RECORD_ONLY_IN_VIEW, 0, NULL },
  { "partner", NZ DEAL "partner 0 2\n", 9, FH_RECORD_NOT_AT_THIS_TABLE, 0,
    "partner 0 2: the rules of this table have no “partner”" },
  { "call", NZ DEAL "call 0 AC\n", 9, FH_RECORD_NOT_AT_THIS_TABLE, 0, NULL },
  { "swap", NZ DEAL "swap 0 9D\n", 9, FH_RECORD_NOT_AT_THIS_TABLE, 0, NULL },
  { "ace-no-face", NZ DEAL "ace-no-face 1\n", 9, FH_RECORD_NOT_AT_THIS_TABLE, 0, NULL },
  { "answer", NZ DEAL "answer 1 play\n", 9, FH_RECORD_NOT_AT_THIS_TABLE, 0, NULL },

  /* The header. */
  { "no-rules", "500 1\n", 1, FH_RECORD_NO_RULES, 0, NULL },
  { "no-rules-and-cut", "500 1\nrules", 1, FH_RECORD_NO_RULES, 0, NULL },
  { "no-rules-before-deal", "500 1\noption bog off\ndeal 3\n", 3, FH_RECORD_NO_RULES, 0, NULL },
  { "rules-alone", "500 1\nrules\n", 2, FH_RECORD_MISSING_WORD, 0, NULL },
  { "rules-more", "500 1\nrules american-4 now\n", 2, FH_RECORD_EXTRA_WORD, 0, NULL },
  { "rules-unknown", "500 1\nrules American-4\n", 2, FH_RECORD_UNKNOWN_PRESET, 0,
    "rules American-4: there are no rules called “American-4”" },
  { "rules-twice", NZ "rules new-zealand-4\n", 3, FH_RECORD_TWICE, 0, NULL },
  { "rules-late", NZ DEAL "rules new-zealand-4\n", 9, FH_RECORD_AFTER_HEADER, 0, NULL },
  { "option-late", NZ "deal 3\noption bog off\n", 4, FH_RECORD_AFTER_HEADER, 0, NULL },
  { "option-alone", NZ "option\n", 3, FH_RECORD_MISSING_WORD, 0, NULL },
  { "option-no-value", NZ "option bog\n", 3, FH_RECORD_MISSING_WORD, 0, NULL },
  { "option-more", NZ "option bog off on\n", 3, FH_RECORD_EXTRA_WORD, 0, NULL },
  { "option-unknown", NZ "option boggle off\n", 3, FH_RECORD_UNKNOWN_OPTION, 0, NULL },
  { "option-not-here", NZ "option nullo on\nseed x y\n", 3, FH_RECORD_OPTION_NOT_HERE, 0,
    "option nullo on: these rules have no option “nullo”" },
  { "option-value", NZ "option bog no\nseed x y\n", 3, FH_RECORD_BAD_OPTION_VALUE, 0, NULL },
  { "option-range", HP "option target 99\n", 3, FH_RECORD_BAD_OPTION_VALUE, 0, NULL },
  { "option-leading-zero", HP "option target 0500\n", 3, FH_RECORD_BAD_OPTION_VALUE, 0, NULL },
  { "option-twice", NZ "option bog off\noption bog off\n", 4, FH_RECORD_TWICE, 0, NULL },
  { "option-before-rules", "500 1\n\noption nullo on\nseed x y\nrules new-zealand-4\ndeal 3\n", 3,
    FH_RECORD_OPTION_NOT_HERE, 0, NULL },
  { "option-before-totals", "500 1\noption nullo on\ntotals 1\nrules new-zealand-4\n", 2,
    FH_RECORD_OPTION_NOT_HERE, 0, NULL },
  { "totals-before-option", "500 1\ntotals 1\noption nullo on\nrules new-zealand-4\n", 2,
    FH_RECORD_COLUMNS, 0, NULL },
  { "first-of-two", NZ "option nullo on\nhuh\n", 4, FH_RECORD_UNKNOWN_STATEMENT, 0, NULL },
  { "first-of-two-header", NZ "option nullo on\nseed\n", 3, FH_RECORD_OPTION_NOT_HERE, 0, NULL },
  { "player-alone", NZ "player\n", 3, FH_RECORD_MISSING_WORD, 0, NULL },
  { "player-no-name", NZ "player 0 \t \n", 3, FH_RECORD_EMPTY_NAME, 0, NULL },
  { "player-no-seat", NZ "player Aroha\n", 3, FH_RECORD_BAD_NUMBER, 0, NULL },
  { "player-hash", NZ "player # 0 A\n", 3, FH_RECORD_BAD_NUMBER, 0, NULL },
  { "player-seat", NZ "player 4 A\n", 3, FH_RECORD_REFUSED, FH_REFUSED_NO_SUCH_SEAT,
    "player 4 A: the seats of this table are 0 to 3" },
  { "player-seat-far", NZ "player 70000 A\n", 3, FH_RECORD_REFUSED, FH_REFUSED_NO_SUCH_SEAT, NULL },
  { "player-minus", NZ "player -1 A\n", 3, FH_RECORD_BAD_NUMBER, 0, NULL },
  { "player-twice", NZ "player 1 A\nplayer 1 A\n", 4, FH_RECORD_TWICE, 0, NULL },
  { "seed-alone", NZ "seed # nothing\n", 3, FH_RECORD_MISSING_WORD, 0, NULL },
  { "seed-one", NZ "seed 12 # 13\n", 3, FH_RECORD_MISSING_WORD, 0, NULL },
  { "seed-more", NZ "seed a b c\n", 3, FH_RECORD_EXTRA_WORD, 0, NULL },
  { "seed-twice", NZ "seed a b\nseed a b\n", 4, FH_RECORD_TWICE, 0, NULL },
  { "totals-alone", NZ "totals\n", 3, FH_RECORD_MISSING_WORD, 0, NULL },
  { "totals-few", NZ "totals 10\n", 3, FH_RECORD_COLUMNS, 0,
    "totals 10: 2 numbers are wanted, one for each side" },
  { "totals-many", NZ "totals 10 10 10\n", 3, FH_RECORD_COLUMNS, 0, NULL },
  { "totals-far-too-many", NZ "totals 1 2 3 4 5 6 7\n", 3, FH_RECORD_EXTRA_WORD, 0, NULL },
  { "totals-plus", NZ "totals +10 0\n", 3, FH_RECORD_BAD_NUMBER, 0, NULL },
  { "totals-zeros", NZ "totals 010 0\n", 3, FH_RECORD_BAD_NUMBER, 0, NULL },
  { "totals-minus-zero", NZ "totals -0 0\n", 3, FH_RECORD_BAD_NUMBER, 0,
    "totals -0 0: “-0” is not a plain number" },
  { "totals-minus", NZ "totals - 0\n", 3, FH_RECORD_BAD_NUMBER, 0, NULL },
  { "totals-huge", NZ "totals 1000000 0\n", 3, FH_RECORD_NUMBER_TOO_LARGE, 0,
    "totals 1000000 0: “1000000” is too large: 999999 is the most here" },
  { "totals-overflow", NZ "totals 4294967296 0\n", 3, FH_RECORD_NUMBER_TOO_LARGE, 0, NULL },
  { "totals-huge-minus", NZ "totals -1000000 0\n", 3, FH_RECORD_NUMBER_TOO_LARGE, 0, NULL },
  { "totals-twice", NZ "totals 1 2\ntotals 1 2\n", 4, FH_RECORD_TWICE, 0, NULL },

  /* Deals. */
  { "no-deal", NZ "bid 0 PASS\n", 3, FH_RECORD_REFUSED, FH_REFUSED_WRONG_ACTION,
    "bid 0 PASS: a deal comes next" },
  { "hand-no-deal", NZ HAND_0, 3, FH_RECORD_NOT_DEALING, 0, NULL },
  { "dealer", NZ "deal 4\n", 3, FH_RECORD_REFUSED, FH_REFUSED_NO_SUCH_SEAT, NULL },
  { "dealer-next", NZ DEAL PASS "deal 3\n", 13, FH_RECORD_REFUSED, FH_REFUSED_WRONG_DEALER,
    "deal 3: it is the turn of seat 0 to deal" },
  { "deal-in-deal", NZ DEAL "deal 0\n", 9, FH_RECORD_DEAL_UNFINISHED, 0, NULL },
  { "deal-in-dealing", NZ "deal 3\n" HAND_0 "deal 3\n", 5, FH_RECORD_CARDS_MISSING, 0, NULL },
  { "bid-in-dealing", NZ "deal 3\n" HAND_0 HAND_1 HAND_2 HAND_3 "bid 0 PASS\n", 8,
    FH_RECORD_CARDS_MISSING, 0, NULL },
  { "hand-too-late", NZ DEAL HAND_0, 9, FH_RECORD_NOT_DEALING, 0, NULL },
  { "hand-twice", NZ "deal 3\n" HAND_0 HAND_0, 5, FH_RECORD_TWICE, 0, NULL },
  { "hand-seat", NZ "deal 3\nhand 4 AS\n", 4, FH_RECORD_REFUSED, FH_REFUSED_NO_SUCH_SEAT, NULL },
  { "hand-nine", NZ "deal 3\nhand 0 QS 10S 5S 10C AD JD 9D 7D 4D\n", 4, FH_RECORD_PILE_SIZE, 0,
    "hand 0 QS 10S 5S 10C AD JD 9D 7D 4D: 10 cards belong here" },
  { "hand-eleven", NZ "deal 3\nhand 0 QS 10S 5S 10C AD JD 9D 7D 4D JH JO\n", 4, FH_RECORD_PILE_SIZE,
    0, NULL },
  { "kitty-two", NZ "deal 3\nkitty 10D 6H\n", 4, FH_RECORD_PILE_SIZE, 0, NULL },
  { "kitty-twice", NZ "deal 3\n" KITTY KITTY, 5, FH_RECORD_TWICE, 0, NULL },
  { "dead-here", NZ "deal 3\ndead 10D\n", 4, FH_RECORD_NOT_AT_THIS_TABLE, 0, NULL },
  { "card-twice", NZ "deal 3\n" HAND_0 "hand 1 QS 9S 7S 6S AC 5C 6D AH 9H 7H\n", 5,
    FH_RECORD_REFUSED, FH_REFUSED_CARD_TWICE, NULL },
  { "card-twice-in-hand", NZ "deal 3\nhand 0 QS QS 5S 10C AD JD 9D 7D 4D JH\n", 4,
    FH_RECORD_REFUSED, FH_REFUSED_CARD_TWICE, NULL },
  { "card-not-in-pack", NZ "deal 3\nhand 0 4S 10S 5S 10C AD JD 9D 7D 4D JH\n", 4, FH_RECORD_REFUSED,
    FH_REFUSED_NOT_IN_PACK, NULL },
  { "second-joker", NZ "deal 3\nhand 0 JO2 10S 5S 10C AD JD 9D 7D 4D JH\n", 4, FH_RECORD_REFUSED,
    FH_REFUSED_NOT_IN_PACK, NULL },
  { "no-card", NZ "deal 3\nhand 0 QS 10S 5s 10C AD JD 9D 7D 4D JH\n", 4, FH_RECORD_BAD_CARD, 0,
    NULL },
  { "joker-with-suit-dealt", NZ "deal 3\nkitty 10D 6H JO:H\n", 4, FH_RECORD_BAD_CARD, 0, NULL },
  { "unknown-card", NZ "deal 3\nhand 0 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\n", 4, FH_RECORD_UNKNOWN_CARD,
    0, NULL },

  /* The auction. */
  { "bid-alone", NZ DEAL "bid\n", 9, FH_RECORD_MISSING_WORD, 0, NULL },
  { "bid-no-call", NZ DEAL "bid 0\n", 9, FH_RECORD_MISSING_WORD, 0, NULL },
  { "bid-bad", NZ DEAL "bid 0 5S\n", 9, FH_RECORD_BAD_CALL, 0, NULL },
  { "bid-more", NZ DEAL "bid 0 7S now\n", 9, FH_RECORD_EXTRA_WORD, 0, NULL },
  { "bid-turn", NZ DEAL "bid 1 7S\n", 9, FH_RECORD_REFUSED, FH_REFUSED_WRONG_SEAT,
    "bid 1 7S: it is the turn of seat 0" },
  { "bid-seat", NZ DEAL "bid 4 7S\n", 9, FH_RECORD_REFUSED, FH_REFUSED_NO_SUCH_SEAT, NULL },
  { "bid-seat-zeros", NZ DEAL "bid 00 7S\n", 9, FH_RECORD_BAD_NUMBER, 0, NULL },
  { "bid-low", NZ DEAL "bid 0 7NT\nbid 1 7NT\n", 10, FH_RECORD_REFUSED, FH_REFUSED_TOO_LOW,
    "bid 1 7NT: a bid must beat 7NT" },
  { "bid-ranks-below", HP DEAL "bid 0 8S\nbid 1 MIS\n", 10, FH_RECORD_REFUSED, FH_REFUSED_TOO_LOW,
    "bid 1 MIS: MIS ranks below 8S at this table" },
  { "bid-ranks-below-open", HP DEAL "bid 0 10H\nbid 1 OMIS\n", 10, FH_RECORD_REFUSED,
    FH_REFUSED_TOO_LOW, "bid 1 OMIS: OMIS ranks below 10H at this table" },
  { "bid-ranks-below-misere", NZ DEAL "bid 0 MIS\nbid 1 8S\n", 10, FH_RECORD_REFUSED,
    FH_REFUSED_TOO_LOW, "bid 1 8S: 8S ranks below MIS at this table" },
  { "bid-not-here", NZ DEAL "bid 0 NULLO\n", 9, FH_RECORD_REFUSED, FH_REFUSED_NOT_AT_THIS_TABLE,
    NULL },
  { "bid-called-before", NZ DEAL "bid 0 10NT\nbid 1 OMIS\nbid 2 10NT\n", 11, FH_RECORD_REFUSED,
    FH_REFUSED_CALLED_BEFORE, NULL },
  { "inkle-off", NZ DEAL "bid 0 7S inkle\n", 9, FH_RECORD_REFUSED, FH_REFUSED_INKLE_OFF, NULL },
  { "inkle-twice",
    "500 1\nrules australian-4\noption inkle-swap on\n" DEAL
    "bid 0 7S inkle\nbid 1 PASS\nbid 2 7C inkle\n",
    12, FH_RECORD_REFUSED, FH_REFUSED_INKLE_TWICE, NULL },
  { "six-level", DX DX_DEAL "bid 0 PASS\nbid 1 PASS\nbid 2 6NT\n", 11, FH_RECORD_REFUSED,
    FH_REFUSED_SIX_LEVEL, "bid 2 6NT: six-level bids are only open to the first two players" },
  { "needs-seven", HP "option misere-when after-seven\n" DEAL "bid 0 6S\nbid 1 MIS\n", 11,
    FH_RECORD_REFUSED, FH_REFUSED_NEEDS_SEVEN,
    "bid 1 MIS: MIS needs a bid of seven or more before it" },
  { "grand-nullo", DX DX_DEAL "bid 0 GNULLO\n", 9, FH_RECORD_REFUSED,
    FH_REFUSED_NEEDS_PARTNERS_NULLO, NULL },
  { "not-ace-no-face", DX DX_DEAL "ace-no-face 0\n", 9, FH_RECORD_REFUSED,
    FH_REFUSED_NOT_ACE_NO_FACE, NULL },
  { "answer-not-asked", DX DX_DEAL "answer 0 play\n", 9, FH_RECORD_REFUSED, FH_REFUSED_WRONG_ACTION,
    "answer 0 play: a bid comes next" },
  { "answer-word", DX DX_DEAL "answer 0 yes\n", 9, FH_RECORD_BAD_WORD, 0, NULL },

  /* The kitty. */
  { "discard-early", NZ DEAL "discard 0 QS\n", 9, FH_RECORD_REFUSED, FH_REFUSED_WRONG_ACTION,
    NULL },
  { "play-before-discard", HC DEAL "bid 0 7H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\nplay 0 AD\n", 13,
    FH_RECORD_REFUSED, FH_REFUSED_WRONG_ACTION, "play 0 AD: a discard comes next" },
  { "discard-none", HC DEAL "bid 0 7H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0\n", 13,
    FH_RECORD_MISSING_WORD, 0, NULL },
  { "discard-two", HC DEAL "bid 0 7H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 AD JD\n", 13,
    FH_RECORD_REFUSED, FH_REFUSED_CARD_COUNT, "discard 0 AD JD: 3 cards are wanted here" },
  { "discard-many",
    HC DEAL
    "bid 0 7H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 AD AD AD AD AD AD AD AD AD AD AD\n",
    13, FH_RECORD_EXTRA_WORD, 0, NULL },
  { "discard-twice", HC DEAL "bid 0 7H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 AD AD JD\n",
    13, FH_RECORD_REFUSED, FH_REFUSED_CARD_TWICE, NULL },
  { "discard-not-held",
    HC DEAL "bid 0 7H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 AS AD JD\n", 13,
    FH_RECORD_REFUSED, FH_REFUSED_NOT_HELD, NULL },
  { "discard-unknown", HC DEAL "bid 0 7H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 ?? ?? ??\n",
    13, FH_RECORD_UNKNOWN_CARD, 0, NULL },

  /* Slips. */
  { "misdeal-alone", LAWS DEAL "misdeal\n", 10, FH_RECORD_MISSING_WORD, 0, NULL },
  { "misdeal-more", LAWS DEAL "misdeal 2 3\n", 10, FH_RECORD_EXTRA_WORD, 0, NULL },
  { "misdeal-seat", LAWS DEAL "misdeal 4\n", 10, FH_RECORD_REFUSED, FH_REFUSED_NO_SUCH_SEAT, NULL },
  { "misdeal-between-deals", LAWS "misdeal 1\n", 4, FH_RECORD_REFUSED, FH_REFUSED_WRONG_ACTION,
    "misdeal 1: a deal comes next" },
  { "hand-empty", LAWS "deal 3\nhand 0\n", 5, FH_RECORD_PILE_SIZE, 0, NULL },
  { "hand-of-a-dummy", "500 1\nrules new-zealand-2\noption laws table\ndeal 1\nhand 2 QS 10S\n", 5,
    FH_RECORD_PILE_SIZE, 0, NULL },
  { "expose-alone", LAWS DEAL "expose 1\n", 10, FH_RECORD_MISSING_WORD, 0, NULL },
  { "expose-no-way", LAWS DEAL "expose 1 AC\n", 10, FH_RECORD_MISSING_WORD, 0, NULL },
  { "expose-way", LAWS DEAL "expose 1 AC Partner\n", 10, FH_RECORD_BAD_WORD, 0, NULL },
  { "expose-more", LAWS DEAL "expose 1 AC table 7H\n", 10, FH_RECORD_EXTRA_WORD, 0, NULL },
  { "expose-no-card", LAWS DEAL "expose 1 1C table\n", 10, FH_RECORD_BAD_CARD, 0, NULL },
  { "expose-unknown-card", LAWS DEAL "expose 1 ?? opponent\n", 10, FH_RECORD_UNKNOWN_CARD, 0,
    NULL },
  { "expose-not-held", LAWS DEAL "expose 1 KD table\n", 10, FH_RECORD_REFUSED, FH_REFUSED_NOT_HELD,
    "expose 1 KD table: does not hold KD" },
  { "barred", LAWS DEAL "bid 2 7H\nbid 0 6S\n", 11, FH_RECORD_REFUSED, FH_REFUSED_BARRED,
    "bid 0 6S: may only pass, because of a bid out of turn by its side" },
  { "exposed-stays",
    LAWS DEAL "expose 0 QS partner\nbid 0 7H\nbid 1 PASS\nbid 2 PASS\n"
              "bid 3 PASS\ndiscard 0 QS 10S 5S\n",
    15, FH_RECORD_REFUSED, FH_REFUSED_EXPOSED_STAYS, NULL },
  { "exposed-first", LAWS_7H "expose 0 AD named\nplay 0 JD\n", 16, FH_RECORD_REFUSED,
    FH_REFUSED_EXPOSED_FIRST, "play 0 JD: the exposed card AD must be played first" },
  /* A called card is in somebody's hand (NZ-066, NZ-072). */
  { "call-not-dealt", MISSING ("7S") "call 1 8C\n", 18, FH_RECORD_REFUSED,
    FH_REFUSED_CALL_NOT_DEALT, "call 1 8C: 8C was dealt to nobody; another card must be called" },
  { "call-not-dealt-misere", MISSING ("OMIS") "call 1 8H 8C\n", 18, FH_RECORD_REFUSED,
    FH_REFUSED_CALL_NOT_DEALT, NULL },
  { "call-not-dealt-both", MISSING ("OMIS") "call 1 8C KC\n", 18, FH_RECORD_REFUSED,
    FH_REFUSED_CALL_NOT_DEALT, NULL },
  { "call-same-holder", MISSING ("OMIS") "call 1 8H 9H\n", 18, FH_RECORD_REFUSED,
    FH_REFUSED_CALL_SAME_HOLDER,
    "call 1 8H 9H: one player holds both called cards; one of them must be changed" },
  { "demand-nothing", LAWS_7H "demand 1\n", 15, FH_RECORD_REFUSED, FH_REFUSED_NOTHING_OUT_OF_TURN,
    "demand 1: no card lies out of turn, or it stands already" },
  { "demand-by-the-side", LAWS_7H "play 2 KS\ndemand 0\n", 16, FH_RECORD_REFUSED,
    FH_REFUSED_NOT_AN_OPPONENT,
    "demand 0: only opponents of seat 2 decide on its card out of turn" },
  { "accept-late", LAWS_7H "play 2 KS\nplay 3 KC\nplay 0 JH\nplay 1 JS\naccept 1\n", 19,
    FH_RECORD_REFUSED, FH_REFUSED_NOTHING_OUT_OF_TURN, NULL },
  { "correct-nothing", LAWS_7H "play 0 AD\ncorrect 0 9D\n", 16, FH_RECORD_REFUSED,
    FH_REFUSED_NOTHING_TO_CORRECT, NULL },
  { "correct-not-following", LAWS_7H "play 0 AD\nplay 1 JS\ncorrect 1 9S\n", 17, FH_RECORD_REFUSED,
    FH_REFUSED_MUST_FOLLOW, "correct 1 9S: must follow diamonds (holds 6D)" },
  { "entry-alone", LAWS DEAL "entry 0\n", 10, FH_RECORD_MISSING_WORD, 0, NULL },
  { "entry-number", LAWS DEAL "entry 0 +20\n", 10, FH_RECORD_BAD_NUMBER, 0, NULL },
  { "entry-side", LAWS DEAL "entry 2 20\n", 10, FH_RECORD_REFUSED, FH_REFUSED_NO_SUCH_SIDE,
    "entry 2 20: the sides of this table are 0 to 1" },
  { "entry-early", LAWS DEAL "entry 0 20\n", 10, FH_RECORD_REFUSED, FH_REFUSED_NOTHING_TO_ENTER,
    NULL },
  { "challenge-nothing", LAWS DEAL "challenge 0\n", 10, FH_RECORD_REFUSED,
    FH_REFUSED_NOTHING_TO_CHALLENGE,
    "challenge 0: no points of the last deal were entered by hand" },

  /* The play. */
  { "play-alone", NZ_7H "play 0\n", 15, FH_RECORD_MISSING_WORD, 0, NULL },
  { "play-more", NZ_7H "play 0 AD JD\n", 15, FH_RECORD_EXTRA_WORD, 0, NULL },
  { "play-turn", NZ_7H "play 1 AC\n", 15, FH_RECORD_REFUSED, FH_REFUSED_WRONG_SEAT, NULL },
  { "play-not-held", NZ_7H "play 0 AC\n", 15, FH_RECORD_REFUSED, FH_REFUSED_NOT_HELD,
    "play 0 AC: does not hold AC" },
  { "play-discarded", NZ_7H "play 0 QS\n", 15, FH_RECORD_REFUSED, FH_REFUSED_NOT_HELD, NULL },
  { "play-not-in-pack", NZ_7H "play 0 2S\n", 15, FH_RECORD_REFUSED, FH_REFUSED_NOT_IN_PACK, NULL },
  { "play-bad", NZ_7H "play 0 AX\n", 15, FH_RECORD_BAD_CARD, 0, NULL },
  { "play-follow", NZ_7H "play 0 10C\nplay 1 AH\n", 16, FH_RECORD_REFUSED, FH_REFUSED_MUST_FOLLOW,
    "play 1 AH: must follow clubs (holds 5C)" },
  /* The left bower is a trump (NZ-013, HP-042). */
  { "left-bower-is-trump", NZ_7H_BY_1 "play 1 10D\nplay 2 KD\nplay 3 QD\nplay 0 JD\n", 18,
    FH_RECORD_REFUSED, FH_REFUSED_LEFT_BOWER_IS_TRUMP,
    "play 0 JD: the left bower is a heart here: must follow diamonds (holds 4D)" },
  { "left-bower-follows",
    NZ_7H_BY_1 "play 1 AH\nplay 2 5H\nplay 3 4H\nplay 0 JH\nplay 0 10C\nplay 1 AC\nplay 2 9C\nplay "
               "3 KC\nplay 1 9H\nplay 2 8H\nplay 3 10H\nplay 0 AD\n",
    26, FH_RECORD_REFUSED, FH_REFUSED_MUST_FOLLOW_LEFT_BOWER,
    "play 0 AD: must follow hearts (the left bower JD is a heart here)" },
  { "trump-named", NZ_7H "play 0 JO:S\n", 15, FH_RECORD_REFUSED, FH_REFUSED_NAMES_NOTHING, NULL },
  { "joker-must-name", NZ_7NT "play 0 JO\n", 15, FH_RECORD_REFUSED, FH_REFUSED_JOKER_MUST_NAME,
    NULL },
  /* HC-038, NZ-009, NZ-011. */
  { "joker-not-void",
    HC DEAL "bid 0 6NT\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 QS 10S 5S\nplay 0 4D\nplay 1 "
            "6D\nplay 2 5D\nplay 3 QD\nplay 3 KC\nplay 0 JO\n",
    19, FH_RECORD_REFUSED, FH_REFUSED_JOKER_NOT_VOID,
    "play 0 JO: the joker may be played only when void in clubs (holds 10C)" },
  { "joker-shown-void",
    NZ DEAL "bid 0 7NT\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\nbid 0 PASS\ndiscard 0 QS 10S 10C\nplay "
            "0 4D\nplay 1 6D\nplay 2 5D\nplay 3 QD\nplay 3 KC\nplay 0 5S\nplay 1 5C\nplay 2 "
            "9C\nplay 3 4H\nplay 0 JH\nplay 1 7H\nplay 2 5H\nplay 0 JO:C\n",
    27, FH_RECORD_REFUSED, FH_REFUSED_SHOWN_VOID,
    "play 0 JO:C: has shown void in clubs and may not name them" },

  /* The result. */
  { "result-early", NZ DEAL "result 0 0\n", 9, FH_RECORD_RESULT_EARLY, 0, NULL },
  { "result-before-deals", NZ "result 0 0\n", 3, FH_RECORD_RESULT_EARLY, 0, NULL },
  { "result-thrown-in", NZ DEAL PASS "result 0 10\n", 13, FH_RECORD_WRONG_RESULT, 0,
    "result 0 10: the rules make it 0 0" },
  { "result-twice", NZ DEAL PASS "result 0 0\nresult 0 0\n", 14, FH_RECORD_TWICE, 0, NULL },
  { "result-few", NZ DEAL PASS "result 0\n", 13, FH_RECORD_COLUMNS, 0, NULL },
  { "result-many", NZ DEAL PASS "result 0 0 0\n", 13, FH_RECORD_COLUMNS, 0, NULL },
  { "result-word", NZ DEAL PASS "result 0 none\n", 13, FH_RECORD_BAD_NUMBER, 0, NULL },
};

/* A row's record as its text says, byte by byte and all at once. */
static void
test_row (gconstpointer data)
{
  const Row *row = data;
  FhRecordError error;
  FhReader *reader = fh_reader_new ();
  FhRecord *record = fh_record_read (row->text, strlen (row->text), &error, NULL);
  gboolean goes_on = TRUE;

  g_assert_null (record);
  g_assert_cmpint (error.code, ==, row->code);
  g_assert_cmpuint (error.line, ==, row->line);
  if (row->code == FH_RECORD_REFUSED)
    g_assert_cmpstr (fh_refusal_word ((FhRefusalCode) error.refusal.code), ==,
                     fh_refusal_word (row->refusal));

  for (const char *p = row->text; *p && goes_on; p++)
    goes_on = fh_reader_feed (reader, p, 1);
  g_assert_false (goes_on && fh_reader_finish (reader));
  g_assert_cmpint (fh_reader_error (reader)->code, ==, error.code);
  g_assert_cmpuint (fh_reader_error (reader)->line, ==, error.line);
  fh_reader_free (reader);

  g_autofree char *message = fh_words_record_error ("game.500", &error);
  g_autofree char *start = g_strdup_printf ("game.500:%u: ", row->line);
  g_assert_true (g_str_has_prefix (message, start));
  g_assert_cmpuint (strlen (message), >, strlen (start) + 8);
  if (row->message)
    g_assert_cmpstr (message + strlen (start), ==, row->message);
}

/* The first golden deal (S-158) with totals before it and something behind it. */
static void
test_after_golden (const char *totals, const char *result, const char *rest, const char *message)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "s-158.500", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;
  FhRecordError error;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, "\n\n", totals, 1), ==, 1);
  g_assert_cmpuint (g_string_replace (changed, "result 200 30\n", result, 1), ==, 1);
  g_string_append (changed, rest);
  g_assert_null (fh_record_read (changed->str, changed->len, &error, NULL));
  g_autofree char *said = fh_words_record_error ("-", &error);
  g_assert_cmpstr (said, ==, message);
}

static void
test_golden (void)
{
  test_after_golden ("\n\n", "result 200 40\n", "",
                     "-:55: result 200 40: the rules make it 200 30");
  test_after_golden ("\n\n", "", "deal 1\n", "-:55: deal 1: it is the turn of seat 0 to deal");
  test_after_golden ("\ntotals 300 0\n", "", "deal 0\n", "-:55: deal 0: the game is over");
  test_after_golden ("\ntotals 300 0\n", "", "bid 0 PASS\n", "-:55: bid 0 PASS: the game is over");
}

/* Every kind of error is the subject of a row or of another test, and has a reason. */
static void
test_all_codes (void)
{
  static const FhRecordErrorCode elsewhere[] = { FH_RECORD_OK, FH_RECORD_LINE_TOO_LONG,
                                                 FH_RECORD_TOO_LARGE, FH_RECORD_TOO_MANY_DEALS,
                                                 FH_RECORD_TOO_MANY_NOTES,
                                                 /* test-view.c has these. */
                                                 FH_RECORD_NOTHING_TO_SEE, FH_RECORD_NOT_SEEN,
                                                 FH_RECORD_HAND_UNKNOWN, FH_RECORD_IMPOSSIBLE };
  gboolean seen[FH_N_RECORD_ERRORS] = { FALSE };

  for (gsize i = 0; i < G_N_ELEMENTS (elsewhere); i++)
    seen[elsewhere[i]] = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    seen[rows[i].code] = TRUE;
  for (int code = 0; code < FH_N_RECORD_ERRORS; code++)
    {
      FhRecordError error = { .code = (uint8_t) code,
                              .word = "5S",
                              .refusal = fh_refusal (FH_REFUSED_GAME_OVER) };
      g_autofree char *reason = fh_words_record_reason (&error);

      if (!seen[code])
        g_error ("no row for code %d", code);
      g_assert_true ((*reason == '\0') == (code == FH_RECORD_OK));
      g_assert_null (strstr (reason, "%s"));
    }
}

/* Every refusal of the engine has both of its sentences, whatever it is about. */
static void
test_refusal_sentences (void)
{
  for (int code = FH_OK + 1; code < FH_N_REFUSALS; code++)
    for (int suit = 0; suit <= FH_N_EFFECTIVE_SUITS; suit++)
      {
        FhRefusal refusal = fh_refusal ((FhRefusalCode) code);

        refusal.suit = suit == FH_N_EFFECTIVE_SUITS ? (guint8) FH_SUIT_NONE : (guint8) suit;
        refusal.expected = (guint8) suit;
        refusal.number = 3;
        g_autofree char *bare = fh_words_refusal (&refusal);
        g_autofree char *bare_person = fh_words_refusal_for_person (&refusal);
        refusal.card = FH_CARD (FH_SPADES, FH_FIVE);
        refusal.call = FH_OPEN_MISERE;
        g_autofree char *text = fh_words_refusal (&refusal);
        g_autofree char *person = fh_words_refusal_for_person (&refusal);

        g_assert_cmpstr (bare, !=, "");
        g_assert_cmpstr (bare_person, !=, "");
        g_assert_cmpstr (text, !=, "");
        g_assert_cmpstr (person, !=, "");
        g_assert_null (strchr (text, '%'));
        g_assert_null (strchr (person, '%'));
        g_assert_true (g_str_has_suffix (person, "."));
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/record/errors/", rows, test_row);
  g_test_add_func ("/record/errors/golden", test_golden);
  g_test_add_func ("/record/errors/all-codes", test_all_codes);
  g_test_add_func ("/record/errors/refusal-sentences", test_refusal_sentences);
  return g_test_run ();
}
