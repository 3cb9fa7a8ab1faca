/* fh-record-error.h: why a record is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Codes and what they are about; sentences are made of them by the model (fh-words.h).
 */
#pragma once

#include "fh-record.h"

typedef enum
{
  FH_RECORD_OK,

  /* The file. */
  FH_RECORD_NOT_TEXT,       /* a NUL, another control character, or no UTF-8 */
  FH_RECORD_LINE_TOO_LONG,  /* number: bytes that a line may have */
  FH_RECORD_TOO_LARGE,      /* number: bytes that a file may have */
  FH_RECORD_TOO_MANY_DEALS, /* number: deals that a file may have */
  FH_RECORD_TOO_MANY_NOTES, /* number: notes that a file may have */
  FH_RECORD_NOT_A_RECORD,   /* the first statement is not `500` with a version */
  FH_RECORD_WRONG_VERSION,  /* word: the version that is not known */

  /* Statements and their words. */
  FH_RECORD_UNKNOWN_STATEMENT, /* word */
  FH_RECORD_MISSING_WORD,      /* the statement ends too early */
  FH_RECORD_EXTRA_WORD,        /* word: what nobody expects there */
  FH_RECORD_BAD_WORD,          /* word: not one of those that may stand there */
  FH_RECORD_BAD_NUMBER,        /* word: not a plain decimal number */
  FH_RECORD_NUMBER_TOO_LARGE,  /* word; number: the largest that may stand there */
  FH_RECORD_BAD_CARD,          /* word */
  FH_RECORD_BAD_CALL,          /* word */
  FH_RECORD_UNKNOWN_CARD,      /* ?? where all cards must be known */
  FH_RECORD_ONLY_IN_VIEW,      /* word: a statement of a seat's view */
  FH_RECORD_NOT_AT_THIS_TABLE, /* word: a statement that these rules have no use for */
  FH_RECORD_NEEDS_TABLE_LAWS,  /* word: a statement of `option laws table` */

  /* The header. */
  FH_RECORD_NO_RULES,         /* the first deal, or the end of the file, comes before `rules` */
  FH_RECORD_UNKNOWN_PRESET,   /* word */
  FH_RECORD_UNKNOWN_OPTION,   /* word: the name */
  FH_RECORD_OPTION_NOT_HERE,  /* word: the name */
  FH_RECORD_BAD_OPTION_VALUE, /* word: the value */
  FH_RECORD_EMPTY_NAME,
  FH_RECORD_COLUMNS,      /* number: columns wanted, one a side */
  FH_RECORD_TWICE,        /* word: the statement that was made before */
  FH_RECORD_AFTER_HEADER, /* word: a header line behind the first deal */

  /* Deals. */
  FH_RECORD_CARDS_MISSING,   /* the cards of the deal are not all there yet */
  FH_RECORD_NOT_DEALING,     /* word: cards of a deal where none is being dealt */
  FH_RECORD_DEAL_UNFINISHED, /* a new deal, while the one before is not over */
  FH_RECORD_PILE_SIZE,       /* number: cards that belong in this hand, kitty or dead hand */
  FH_RECORD_RESULT_EARLY,    /* a result, but no deal is over */
  FH_RECORD_WRONG_RESULT,    /* n_points, points: what the rules make of the deal */

  /* What one seat sees. */
  FH_RECORD_NOTHING_TO_SEE, /* word: a card that cannot come into sight there */
  FH_RECORD_NOT_SEEN,       /* cards that lie open have not been seen yet */
  FH_RECORD_HAND_UNKNOWN,   /* number: the seat whose hand would have to be known */
  FH_RECORD_IMPOSSIBLE,     /* no deal of the pack fits what is known */

  /* The rules of play: refusal says which. */
  FH_RECORD_REFUSED,

  FH_N_RECORD_ERRORS,
} FhRecordErrorCode;

#define FH_RECORD_ERROR_STATEMENT_SIZE 120
#define FH_RECORD_ERROR_WORD_SIZE      48

typedef struct
{
  uint8_t code;  /* FhRecordErrorCode */
  uint32_t line; /* of the offending statement, from 1; the last line where there is none */
  /* The statement, blanks folded and without its comment, and the word that is wrong in it; both
   * cut between two characters, with "…" behind, where they are long.  Valid UTF-8 without control
   * characters; the statement is empty where the line is no text. */
  char statement[FH_RECORD_ERROR_STATEMENT_SIZE];
  char word[FH_RECORD_ERROR_WORD_SIZE];
  int32_t number;
  int n_points;
  int32_t points[FH_MAX_SEATS];
  FhRefusal refusal;
} FhRecordError;

/* Whether the record was refused because it is of a later version of the format. */
bool fh_record_error_is_newer (const FhRecordError *error);
