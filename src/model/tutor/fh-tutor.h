/* fh-tutor.h: the tutor at the side of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"
#include "fh-hand-order.h"
#include "fh-said.h"

G_BEGIN_DECLS

/* The help pages that belong to a sentence are written "page" or "page#section", of
 * help:five-hundred. */

/* Where a card of the ladder is, as far as the person may know. */
typedef enum
{
  FH_WHERE_YOURS,   /* in the own hand */
  FH_WHERE_TABLE,   /* in the trick in progress */
  FH_WHERE_PLAYED,  /* in a finished trick */
  FH_WHERE_KNOWN,   /* surely in the hand of another player */
  FH_WHERE_OUT,     /* in the own discards */
  FH_WHERE_NOT_SEEN /* in another hand, the kitty or the discards of somebody else */
} FhWhere;

/* One card of the ladder of trumps (without a trump suit: of the highest cards), highest first. */
typedef struct
{
  FhCard card;
  FhWhere where;
  int seat;       /* who holds or played it, or -1 */
  char *name;     /* "right bower (jack of spades)" or the name of the card */
  char *sentence; /* where it is: "played by Marama in trick 3" */
} FhTutorRung;

/* One card of the own hand. */
typedef struct
{
  FhCard card;
  gboolean legal;
  char *sentence; /* why not, or what it is when it is legal */
  char *help;
} FhTutorCard;

/* One call of the ladder of this table, lowest first, a pass before all. */
typedef struct
{
  FhCall call;
  gboolean legal;
  gboolean best;  /* what the tutor would call; known when the estimate is complete */
  int value;      /* points when made */
  double make;    /* chance from 0 to 1, or -1 while it is unknown */
  double points;  /* expected, own less others', of a pass too; NAN while unknown */
  char *sentence; /* why not, or what the call would tell; may be NULL */
  char *help;
} FhTutorCall;

/* What a teacher would remark on now. */
typedef struct
{
  char *sentence;
  char *help;
} FhTutorRemark;

#define FH_TYPE_TUTOR (fh_tutor_get_type ())
G_DECLARE_FINAL_TYPE (FhTutor, fh_tutor, FH, TUTOR, GObject)

/**
 * FhTutor:
 *
 * Follows a game and says, for this moment and to the person only, what matters.  It knows what the
 * person knows.  What has to be estimated is computed in a task that can be cancelled and starts
 * only while the tutor is `active` or a hint was asked for.
 *
 * Properties: `game` (FhGame), `active` (boolean, writable), `heading`, `text`, `help` (strings),
 * `busy` (boolean), `hint` (string or NULL), `hint-step` (0 to 3),
 * `hint-help` (string or NULL).
 *
 * Signals: `changed ()`: everything may be different.  `estimates-changed ()`: only make, points,
 * sentence and best of the calls, and busy, are.  `hint-changed ()`.
 */
FhTutor *fh_tutor_new (FhGame *game);

/* Follows @game (or nothing) from now on. */
void fh_tutor_set_game (FhTutor *tutor, FhGame *game);
FhGame *fh_tutor_get_game (FhTutor *tutor);

/* Whether the estimates are wanted: the panel is visible. */
void fh_tutor_set_active (FhTutor *tutor, gboolean active);

/* In which order the person holds his cards; the highest first unless something else is said. */
void fh_tutor_set_hand_order (FhTutor *tutor, FhHandOrder order);

/* What matters now: a heading and about two lines.  Never NULL. */
const char *fh_tutor_get_heading (FhTutor *tutor);
const char *fh_tutor_get_text (FhTutor *tutor);
const char *fh_tutor_get_help (FhTutor *tutor);

/* The cards of the own hand in the order in which it is held.  (transfer none) (element-type
 * FhTutorCard), valid until `changed`. */
GPtrArray *fh_tutor_get_cards (FhTutor *tutor);

/* The ladder.  (transfer none) (element-type FhTutorRung), valid until `changed`. */
GPtrArray *fh_tutor_get_ladder (FhTutor *tutor);

/* Who has no trump any more, in sentences; empty but while cards are played with trumps.  (transfer
 * none) (element-type FhSaid), valid until `changed`. */
GPtrArray *fh_tutor_get_trumpless (FhTutor *tutor);

/* The calls; empty outside the auction.  (transfer none) (element-type FhTutorCall), valid until
 * `changed`. */
GPtrArray *fh_tutor_get_calls (FhTutor *tutor);

/* What else is worth knowing, the most important first; often empty.  (transfer none) (element-type
 * FhTutorRemark), valid until `changed`. */
GPtrArray *fh_tutor_get_remarks (FhTutor *tutor);

/* By table laws: what is so now because of slips, each with what it means.  (transfer none)
 * (element-type FhTutorRemark), valid until `changed`. */
GPtrArray *fh_tutor_get_laws (FhTutor *tutor);

/* Asks for the next step of the hint: 1 a nudge, 2 the suggestion, 3 the full reason with numbers.
 * `hint-changed` comes when it is there; the first step may take a second. */
void fh_tutor_ask_hint (FhTutor *tutor);

/* What the hint says so far: 0 when none was asked for or the game went on. */
int fh_tutor_get_hint_step (FhTutor *tutor);
const char *fh_tutor_get_hint (FhTutor *tutor);
const char *fh_tutor_get_hint_help (FhTutor *tutor);

/* The action that the hint suggests, for the window to mark; FALSE before step 2. */
gboolean fh_tutor_get_hint_action (FhTutor *tutor, FhAction *action);

G_END_DECLS
