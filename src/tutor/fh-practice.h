/* fh-practice.h: questions to practise with, without end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question is a moment of a deal that players by rules of thumb have played from cards dealt at
 * random, what is asked there, and what is right.  Facts are asked of the engine and of what a seat
 * can be sure of (fh-known.h); what is best is what the one judge says (fh-advice.h), and it is
 * asked only where something else is worse by more than the error of that.  The same FhPracticeSpec
 * gives the same question, on every machine, so that a question is kept in a line.
 *
 * Here are codes, cards and numbers; the sentences are the model's (fh-practice-words.h).
 */
#pragma once

#include "fh-advice.h"
#include "fh-practice-fault.h"

typedef enum
{
  /* Facts. */
  FH_PRACTICE_LEGAL,      /* which cards may be played */
  FH_PRACTICE_WINNER,     /* who wins the trick that lies there */
  FH_PRACTICE_ORDER,      /* these trumps, the highest first */
  FH_PRACTICE_HIGHER,     /* which of these calls is the highest */
  FH_PRACTICE_SCORE,      /* what a deal scores */
  FH_PRACTICE_WINNERS,    /* the tricks that the own trumps are sure to win */
  FH_PRACTICE_TRUMPS_OUT, /* trumps that have not been seen */
  FH_PRACTICE_TOLD,       /* what a call has told */

  /* Decisions, as the judge weighs them. */
  FH_PRACTICE_BID,
  FH_PRACTICE_DISCARD,
  FH_PRACTICE_CARD,
  FH_PRACTICE_MISERE, /* a card that makes a bid to lose every trick, or breaks it */
  FH_N_PRACTICES,
} FhPracticeKind;

/* The steps of difficulty, from 1. */
#define FH_PRACTICE_STEPS 3

/* What makes a question. */
typedef struct
{
  uint8_t kind;   /* FhPracticeKind */
  uint8_t preset; /* FhPreset; no option is changed */
  uint8_t step;   /* 1 to FH_PRACTICE_STEPS: what is asked for; rare ones may turn out easier */
  uint8_t fault;  /* FhPracticeFault: only what shows whether it is made; of decisions alone */
  uint64_t seed;
} FhPracticeSpec;

/* How a question is answered. */
typedef enum
{
  FH_PRACTICE_PICK_CARDS,  /* a set of cards of the hand */
  FH_PRACTICE_PICK_CARD,   /* one of them */
  FH_PRACTICE_PICK_ORDER,  /* all options, which are cards, one after the other */
  FH_PRACTICE_PICK_CALL,   /* one of the calls that are legal */
  FH_PRACTICE_PICK_OPTION, /* one of the options */
} FhPracticeForm;

/* What the options are. */
typedef enum
{
  FH_OPTION_CARD,
  FH_OPTION_CALL,
  FH_OPTION_SEAT,
  FH_OPTION_NUMBER,
  FH_OPTION_HELD,   /* the index of what was counted in fh_held_list */
  FH_OPTION_CHOICE, /* the index of a choice of the advice */
} FhPracticeOptionKind;

#define FH_PRACTICE_MAX_OPTIONS 8
#define FH_PRACTICE_MAX_ACTIONS 288

typedef struct
{
  FhPracticeSpec spec; /* .seed means nothing where the question is of somebody's own deal */
  uint8_t form;        /* FhPracticeForm */

  /* The moment: the rules and all that has happened, and who is asked, from his own seat. */
  FhRules rules;
  uint8_t seat;
  bool has_standing; /* the game did not begin with this deal */
  FhStanding standing;
  uint16_t n_actions;
  FhAction actions[FH_PRACTICE_MAX_ACTIONS];

  uint8_t option_kind; /* FhPracticeOptionKind */
  uint8_t n_options;
  int16_t options[FH_PRACTICE_MAX_OPTIONS];

  /* What is right: any of the cards or calls, or just these cards for FH_PRACTICE_PICK_CARDS; the
   * option; the options in their order for FH_PRACTICE_PICK_ORDER. */
  FhCardSet right_cards;
  FhCallSet right_calls;
  uint8_t right_option;
  uint8_t right_order[FH_PRACTICE_MAX_OPTIONS]; /* indices of options */

  uint8_t call_index; /* FH_PRACTICE_TOLD: which call of the auction */
  bool is_judged;     /* the advice means something */
  FhAdvice advice;
} FhPracticeQuestion;

/* What somebody answers. */
typedef struct
{
  FhCardSet cards;
  FhCall call;
  uint8_t option; /* index */
  uint8_t n_order;
  uint8_t order[FH_PRACTICE_MAX_OPTIONS]; /* indices of options */
} FhPracticeAnswer;

/* A stable word for @kind, such as "trumps-out", and back. */
const char *fh_practice_word (FhPracticeKind kind);
bool fh_practice_from_word (const char *word, FhPracticeKind *kind);

/* Whether @kind can be asked at the table of @preset. */
bool fh_practice_fits (FhPracticeKind kind, FhPreset preset);

/* Whether @kind is a decision: what is best is an estimate of the judge. */
bool fh_practice_is_decision (FhPracticeKind kind);

/* The kind of the questions that show whether @fault is made. */
FhPracticeKind fh_practice_kind_of_fault (FhPracticeFault fault);

/* Makes the question of @spec.  Facts take some thousandths of a second, decisions up to some
 * seconds.  Returns false when *@cancelled (which may be NULL) is set meanwhile, when the kind does
 * not fit the table, or when no deal of the many that were tried is worth asking about. */
bool fh_practice_make (FhPracticeQuestion *question,
                       const FhPracticeSpec *spec,
                       const atomic_int *cancelled);

/* Makes a question of the moment of somebody's own deal, which took over @standing, after @actions,
 * @n_actions of that deal by @rules, where @seat is to decide.  Returns false as above, and where
 * the judge has nothing worse by more than its error, so that there is nothing to ask. */
bool fh_practice_make_own (FhPracticeQuestion *question,
                           const FhRules *rules,
                           const FhStanding *standing,
                           const FhAction *actions,
                           int n_actions,
                           int seat,
                           const atomic_int *cancelled);

/* Puts the options of @question in another order, which follows from @turn, how often it is asked:
 * who is asked again is to know the answer and not its place.  Numbers and players keep theirs. */
void fh_practice_reshuffle (FhPracticeQuestion *question, uint64_t turn);

/* Sets @world to the moment of @question, and @view to what the one who is asked sees of it. */
void fh_practice_world (const FhPracticeQuestion *question, FhWorld *world);
void fh_practice_view (const FhPracticeQuestion *question, FhSeatView *view);

/* Fills @table with what lies there while @question is asked: what everybody sees, but for the
 * answer.  A trick that is asked about is not yet anybody's, a deal has not been scored. */
void fh_practice_table (const FhPracticeQuestion *question, FhTable *table);

/* Whether @answer is right; of decisions, whether it is the best or as good. */
bool fh_practice_is_right (const FhPracticeQuestion *question, const FhPracticeAnswer *answer);

/* How hard a decision on a call or a card is, @view its moment: the share of players of @level who
 * do what is right there, 0 to 1, among as many as it takes to tell one share in ten from the next;
 * of those who search, which takes longer, one of each character. */
float fh_practice_share_right (const FhPracticeQuestion *question,
                               const FhSeatView *view,
                               FhPlayerLevel level);

/* What the judge says of @answer, one of the legal choices of a decision, or NULL. */
const FhAdvisedChoice *fh_practice_choice (const FhPracticeQuestion *question,
                                           const FhPracticeAnswer *answer);

/* The answer that is right; of several the first, of decisions the best. */
FhPracticeAnswer fh_practice_right_answer (const FhPracticeQuestion *question);
