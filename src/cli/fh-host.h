/* fh-host.h: a table at which bots may sit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The host of the bot protocol.  Each bot is a process for one seat and one game; with a dummy it
 * plays that too.  It is told what the seats have agreed on their calls, which is open to all, in
 * comments (fh-extras.h) before the first deal, then the lines that its seat may see, and asked by
 * "? SEAT ACTION", where ACTION is that of `replay --json`; who holds an ace without a face may be
 * asked "? SEAT ace-no-face" and declines with any other statement.  When one player holds both of
 * two called cards (NZ-073) the same question comes again.  Blank lines, comments and notes of a
 * bot are ignored.
 *
 * A bot that answers too late, or what the rules refuse, has its decision made by the host, who
 * counts it; one that ends, talks without end, or is late FH_HOST_MAX_LATE times in a row is ended,
 * and the host plays on for it until the end of the game.
 */
#pragma once

#include "fh-bot-process.h"
#include "fh-contestant.h"

#define FH_HOST_MAX_LATE 3

/* Decisions that were due, and the time that they took together, in microseconds. */
typedef struct
{
  guint64 n;
  gint64 time;
} FhPace;

typedef struct
{
  const FhRecord *header;
  FhContestant *at[FH_MAX_SEATS];
  FhSeats seats;
  FhBotProcess *bots[FH_MAX_SEATS]; /* NULL: the host decides */
  guint n_late[FH_MAX_SEATS];       /* answers in a row that did not come in time */
  guint n_missing[FH_MAX_SEATS];    /* answers that may still come */
  FhPace pace[FH_MAX_SEATS];        /* of whoever sits at the seat, of all games */
} FhHost;

/* A table by the rules of @header with @at[seat] at each seat; all of them must stay. */
void fh_host_init (FhHost *host, const FhRecord *header, FhContestant *const at[FH_MAX_SEATS]);

/* Begins a game: starts the bots and tells them the rules, and what the seats have @agreed on the
 * meaning of their calls, as of FhTable. */
void fh_host_begin (FhHost *host, const guint8 agreed[FH_MAX_SEATS]);

/* Tells the bots of @action, which led from @before to @after. */
void
fh_host_tell (FhHost *host, const FhState *before, const FhState *after, const FhAction *action);

/* As fh_seats_decide(). */
FhAction fh_host_decide (FhHost *host, const FhState *state, FhRng rngs[FH_MAX_SEATS]);

/* Ends the game and the bots. */
void fh_host_end (FhHost *host);
