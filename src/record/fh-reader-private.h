/* fh-reader-private.h: what the files of the reader share among themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Functions that return false have set the error.
 */
#pragma once

#include "fh-line.h"
#include "fh-reader.h"

/* A header statement that can be judged only when the whole header is known. */
typedef struct
{
  uint32_t line;
  char statement[FH_RECORD_ERROR_STATEMENT_SIZE];
} FhHeaderLine;

typedef struct
{
  FhHeaderLine at;
  char *name;
  char *value;
} FhHeaderOption;

typedef struct
{
  bool complete;
  bool has_rules;
  int ready_made; /* a table known elsewhere, of which the preset follows, or -1 */
  FhPreset preset;
  FhHeaderOption options[FH_RECORD_MAX_OPTION];
  int n_options;
  FhHeaderLine players[FH_MAX_SEATS]; /* line 0: none */
  FhHeaderLine totals;                /* likewise */
  int n_totals;
} FhHeader;

/* The parts of a deal: a hand a seat, then these. */
enum
{
  FH_PILE_KITTY = FH_MAX_SEATS,
  FH_PILE_DEAD,
  FH_N_PILES_DEALT,
};

/* The deal whose cards are being read. */
typedef struct
{
  bool open;
  uint8_t dealer;
  uint8_t piles_read; /* bit by bit */
  int n_cards;
  FhCardSet used;
  uint8_t sizes[FH_N_PILES_DEALT];
  FhCard cards[FH_N_PILES_DEALT][FH_N_CARDS];
} FhDealing;

/* A note that waits until the statements around it are all there and in order. */
typedef struct
{
  FhAnchor anchor;
  size_t number;
  char *text;
} FhPendingNote;

struct _FhReader
{
  FhRecord *record;
  FhState state;
  bool is_view;            /* cards may be unknown; no actions are kept in the record */
  FhState before;          /* then, by table laws: the state before `last`, */
  FhCardSet hidden_before; /* and what was hidden in it */
  FhAction last;           /* the last action */
  FhCardSet hidden;        /* then: those that are only imagined where they are (fh-imagine.h) */
  FhAction *answered;      /* where one statement is read: what it says, which is not done */
  FhRecordError error;

  /* The line that is being gathered; room for a carriage return and one byte too many. */
  char line[FH_RECORD_MAX_LINE + 2];
  size_t line_length;
  uint32_t line_number; /* of the line that is being gathered or read, from 1 */
  size_t size;          /* bytes fed */
  uint32_t ignored_line;
  bool is_finished;

  /* The statement that is being read. */
  FhWord statement;
  FhLineWords words;

  bool magic_read;
  bool result_read; /* the deal that is over has had its result */
  FhHeader header;
  FhDealing dealing;
  FhAnchor anchor; /* of the last statement */
  FhPendingNote *notes;
  size_t n_notes, notes_capacity;
};

/* Words, errors and notes (fh-reader-words.c). */

/* Refuses the record because of the statement that is being read.  Returns false. */
bool fh_reader_fail (FhReader *reader, FhRecordErrorCode code);
bool fh_reader_fail_word (FhReader *reader, FhRecordErrorCode code, FhWord word);
bool fh_reader_fail_statement (FhReader *reader, FhRecordErrorCode code, const char *word);
bool fh_reader_fail_number (FhReader *reader, FhRecordErrorCode code, int32_t number);
bool fh_reader_fail_refused (FhReader *reader, FhRefusal refusal);

/* Reads the next word, which must be there. */
bool fh_reader_word (FhReader *reader, FhWord *word);

/* Takes @word for a number from @min to @max, the largest of either sign where @min is below 0. */
bool
fh_reader_take_number (FhReader *reader, FhWord word, int32_t min, int32_t max, int32_t *number);

/* Reads the next word as a number. */
bool fh_reader_number (FhReader *reader, int32_t min, int32_t max, int32_t *number);

/* Reads the next word as a seat of the table, whose rules must be known. */
bool fh_reader_seat (FhReader *reader, int *seat);

/* Whether the statement ends here. */
bool fh_reader_end (FhReader *reader);

/* Whether @card, which @word said, is one, and known. */
bool fh_reader_check_card (FhReader *reader, FhWord word, FhCard card);

/* Adds the notes that have waited to the record, in the order of their statements. */
void fh_reader_settle_notes (FhReader *reader);

/* Forgets them. */
void fh_reader_drop_notes (FhReader *reader);

/* The header (fh-reader-header.c). */
bool fh_reader_read_rules (FhReader *reader);
bool fh_reader_read_option (FhReader *reader);
bool fh_reader_read_player (FhReader *reader);
bool fh_reader_read_seed (FhReader *reader);
bool fh_reader_read_totals (FhReader *reader);

/* Judges what the header says as a whole, and makes the record and the state ready for the first
 * deal. */
bool fh_reader_end_header (FhReader *reader);

/* Frees what the header still holds. */
void fh_reader_clear_header (FhReader *reader);

/* Deals (fh-reader-deal.c). */
bool fh_reader_read_deal (FhReader *reader);
bool fh_reader_read_hand (FhReader *reader);
bool fh_reader_read_kitty (FhReader *reader);
bool fh_reader_read_dead (FhReader *reader);

/* The game (fh-reader-game.c). */

/* Whether @card, which @word said, is one; it may be unknown where what one seat sees is read. */
bool fh_reader_check_seen_card (FhReader *reader, FhWord word, FhCard card);

/* Has the engine do @action, which ends the statement, and adds it to the record. */
bool fh_reader_apply (FhReader *reader, const FhAction *action);

bool fh_reader_read_ace_no_face (FhReader *reader);
bool fh_reader_read_answer (FhReader *reader);
bool fh_reader_read_bid (FhReader *reader);
bool fh_reader_read_partner (FhReader *reader);
bool fh_reader_read_discard (FhReader *reader);
bool fh_reader_read_call (FhReader *reader);
bool fh_reader_read_swap (FhReader *reader);
bool fh_reader_read_play (FhReader *reader);
bool fh_reader_read_result (FhReader *reader);

/* Slips, and what the laws of the table make of them. */
bool fh_reader_read_misdeal (FhReader *reader);
bool fh_reader_read_expose (FhReader *reader);
bool fh_reader_read_demand (FhReader *reader);
bool fh_reader_read_accept (FhReader *reader);
bool fh_reader_read_correct (FhReader *reader);
bool fh_reader_read_entry (FhReader *reader);
bool fh_reader_read_challenge (FhReader *reader);

/* What one seat sees (fh-reader-view.c). */

/* Does @action in what is known of the game; as fh_reader_apply(). */
bool fh_reader_apply_seen (FhReader *reader, const FhAction *action);

/* Whether revokes that no line told of make the result of the deal @points, one a side; they are
 * then entered. */
bool fh_reader_explain_result (FhReader *reader, const int32_t *points);

bool fh_reader_read_see (FhReader *reader);
