/* fh-contestant.h: one of the two players of a match, at however many seats he sits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-seats.h"

/* Faults of a bot that are said; further ones are only counted. */
#define FH_MAX_FAULTS_SAID 10

/* Bytes of what the bots of a player write on their standard error that are passed on in all, each
 * line with the player's name before it; more is dropped. */
#define FH_MAX_REMARKS (16 * 1024)

typedef struct
{
  char *name;          /* as given: "rules", "exec:./bot" */
  char *shown;         /* likewise, as it stands in a sentence */
  FhSeatPlayer player; /* who plays, or who takes the place of a bot that fails */
  char **command;      /* of a bot, else NULL */
  guint64 bot_time;    /* that an answer may take, in microseconds */

  /* Changed by several threads. */
  gint n_faults; /* decisions that the host had to make */
  gint n_said;   /* faults that were said */

  /* Held while one thread passes a line on, so that nothing follows the word that ends it. */
  GMutex remarks_lock;
  gsize remarks; /* bytes of FH_MAX_REMARKS; beyond them it is not counted any more */
} FhContestant;

/* Fills @contestant by @name, that of a player or "exec:COMMAND".  Returns
 * FH_EXIT_GO_ON, or FH_EXIT_NOT_UNDERSTOOD with a message said. */
FhExit fh_contestant_init (FhContestant *contestant, const char *name);

/* Frees what it holds. */
void fh_contestant_clear (FhContestant *contestant);

/* Counts a decision that the host makes in place of the bot. */
void fh_contestant_count_fault (FhContestant *contestant);

/* Says what the bot at @seat did wrong in deal number @deal (from 1), a sentence without its
 * subject, unless enough was said already. */
void fh_contestant_say_fault (FhContestant *contestant, int seat, int deal, const char *what);

/* Passes @line, which a bot wrote on its standard error, on to ours, unless it wrote too much. */
void fh_contestant_pass_on (const char *line, gpointer contestant);
