/* fh-host.c: a table at which bots may sit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-host.h"

#include <glib/gi18n.h>

#include "fh-agreements.h"
#include "fh-isolate.h"
#include "fh-line.h"
#include "fh-notation.h"
#include "fh-reader.h"
#include "fh-seat-writer.h"
#include "fh-stop.h"
#include "fh-words.h"

/* Pairs of called cards that may turn out to be with one player (NZ-073) before a bot that calls no
 * other is taken to be wrong. */
#define MAX_CALLS_AGAIN 100

#define ACE_NO_FACE "ace-no-face"

/* One decision of a bot. */
typedef struct
{
  FhHost *host;
  const FhState *state;
  FhSeatView view;
  int seat;
  int player;           /* at whose seat the bot sits: another one for a dummy */
  gboolean may_decline; /* whether to declare ace-no-face, out of turn */
} Question;

void
fh_host_init (FhHost *host, const FhRecord *header, FhContestant *const at[FH_MAX_SEATS])
{
  *host = (FhHost){ .header = header };
  for (int seat = 0; seat < fh_record_rules (header)->n_seats; seat++)
    {
      host->at[seat] = at[seat];
      host->seats.players[seat] = at[seat]->player;
    }
}

void
fh_host_begin (FhHost *host, const guint8 agreed[FH_MAX_SEATS])
{
  const FhRules *rules = fh_record_rules (host->header);
  g_autofree char *agreements = fh_agreements_tell (rules, agreed);
  FhText text = FH_TEXT_INIT;

  fh_seat_write_header (host->header, &text);
  fh_text_add (&text, agreements);
  for (int seat = 0; seat < rules->n_callers; seat++)
    {
      g_autoptr (GError) error = NULL;

      if (!host->at[seat]->command)
        continue;
      host->n_late[seat] = host->n_missing[seat] = 0;
      host->bots[seat] = fh_bot_process_start (host->at[seat]->command, fh_contestant_pass_on,
                                               host->at[seat], &error);
      if (host->bots[seat])
        fh_bot_process_tell (host->bots[seat], text.str);
      else
        fh_contestant_say_fault (host->at[seat], seat, 0, error->message);
    }
  fh_text_clear (&text);
}

void
fh_host_end (FhHost *host)
{
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    g_clear_pointer (&host->bots[seat], fh_bot_process_end);
}

void
fh_host_tell (FhHost *host, const FhState *before, const FhState *after, const FhAction *action)
{
  FhText text = FH_TEXT_INIT;

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    if (host->bots[seat])
      {
        fh_text_rewind (&text);
        fh_seat_write_action (before, after, action, seat, &text);
        if (text.length > 0)
          fh_bot_process_tell (host->bots[seat], text.str);
      }
  fh_text_clear (&text);
}

/* --- Faults --- */

static void
say (const Question *question, const char *what)
{
  fh_contestant_say_fault (question->host->at[question->seat], question->seat,
                           question->state->table.n_deals, what);
}

/* Ends the bot of @question for the rest of the game. */
static void
give_up (const Question *question, const char *what)
{
  g_clear_pointer (&question->host->bots[question->player], fh_bot_process_end);
  say (question, what);
}

static void
say_late (const Question *question)
{
  FhHost *host = question->host;
  double seconds = (double) host->at[question->seat]->bot_time / G_USEC_PER_SEC;
  g_autofree char *time = g_strdup_printf ("%g", seconds);
  g_autofree char *what = NULL;

  host->n_missing[question->player]++;
  if (++host->n_late[question->player] == FH_HOST_MAX_LATE)
    /* Translators: %1$s is a number of seconds, %2$d how often. */
    what = g_strdup_printf (_ ("no answer came within %1$s s, %2$d times in a row, and it is not "
                               "asked any more in this game"),
                            time, FH_HOST_MAX_LATE);
  else
    /* Translators: %s is a number of seconds. */
    what = g_strdup_printf (_ ("no answer came within %s s"), time);
  if (host->n_late[question->player] == FH_HOST_MAX_LATE)
    give_up (question, what);
  else
    say (question, what);
}

static void
say_refused (const Question *question, const FhRecordError *error)
{
  g_autofree char *why = fh_words_record_reason (error);
  g_autofree char *statement = fh_isolate (error->statement);
  g_autofree char *what = NULL;

  if (error->statement[0] == '\0')
    /* Translators: of an answer that cannot be shown; %s is why. */
    what = g_strdup_printf (_ ("the answer is refused: %s"), why);
  else
    /* Translators: %1$s is a statement of a record, such as "play 2 AD", %2$s is why. */
    what = g_strdup_printf (_ ("the answer “%1$s” is refused: %2$s"), statement, why);
  say (question, what);
}

static void
say_fault (const Question *question, FhBotOutcome outcome)
{
  g_autofree char *what = NULL;

  switch (outcome)
    {
    case FH_BOT_SAID:
      break;
    case FH_BOT_LATE:
      say_late (question);
      break;
    case FH_BOT_TOO_LONG:
      what = g_strdup_printf (_ ("the answer is longer than %d bytes"), FH_RECORD_MAX_LINE);
      say (question, what);
      break;
    case FH_BOT_FLOODS:
      give_up (question, _ ("it says far too much that it was not asked for, and is stopped"));
      break;
    case FH_BOT_GONE:
      give_up (question, _ ("it has ended or closed its pipes"));
      break;
    }
}

/* --- Questions --- */

/* Why @action, a statement that could be read, is no answer to @question. */
static FhRefusal
check (const Question *question, const FhAction *action)
{
  const FhSeatView *view = &question->view;
  FhRefusal refusal = fh_refusal (FH_REFUSED_WRONG_SEAT);

  refusal.seat = (guint8) question->seat;
  if (action->seat != question->seat)
    return refusal;
  if (action->kind != view->legal.due && action->kind != FH_ACTION_ACE_NO_FACE)
    {
      refusal.code = FH_REFUSED_WRONG_ACTION;
      refusal.expected = view->legal.due;
      return refusal;
    }
  /* By table laws too a bot keeps to the rules. */
  refusal = fh_seat_view_check (view, action);
  return refusal.code == FH_OK ? fh_state_check (question->state, action) : refusal;
}

/* Reads @line; its action is of kind FH_ACTION_NONE when it says nothing. */
static gboolean
read_answer (const Question *question,
             const char *line,
             gsize length,
             FhAction *action,
             FhRecordError *error)
{
  FhRefusal refusal;

  if (!fh_statement_read (question->host->header, line, length, action, error))
    return FALSE;
  if (action->kind == FH_ACTION_NONE)
    return TRUE;
  /* Any statement but the declaration declines it. */
  if (question->may_decline && action->kind != FH_ACTION_ACE_NO_FACE)
    {
      *action = fh_action_bid (question->seat, FH_PASS);
      return TRUE;
    }
  refusal = check (question, action);
  if (refusal.code == FH_OK)
    return TRUE;
  error->code = FH_RECORD_REFUSED;
  error->refusal = refusal;
  fh_word_show ((FhWord){ .str = line, .length = length }, error->statement,
                sizeof error->statement);
  return FALSE;
}

/* Asks the bot once.  Returns FALSE when there is no answer that could be taken; *@again when two
 * called cards are with one player. */
static gboolean
ask_once (const Question *question, FhAction *action, gboolean *again)
{
  FhHost *host = question->host;
  int player = question->player;
  gint64 deadline = g_get_monotonic_time () + (gint64) host->at[question->seat]->bot_time;
  g_autofree char *text = g_strdup_printf (
      "? %d %s\n", question->seat,
      question->may_decline ? ACE_NO_FACE : fh_due_write ((FhActionKind) question->view.legal.due));
  guint n_skipped = fh_bot_process_skip (host->bots[player]);

  host->n_missing[player] -= MIN (host->n_missing[player], n_skipped);
  fh_bot_process_tell (host->bots[player], text);
  while (TRUE)
    {
      const char *line = NULL;
      gsize length = 0;
      FhRecordError error;
      FhBotOutcome outcome = fh_bot_process_listen (host->bots[player], deadline, &line, &length);

      if (fh_stop_is_wanted ())
        return FALSE;
      if (outcome != FH_BOT_SAID)
        {
          say_fault (question, outcome);
          return FALSE;
        }
      if (read_answer (question, line, length, action, &error))
        {
          if (action->kind == FH_ACTION_NONE)
            continue;
          host->n_late[player] = 0;
          return TRUE;
        }
      *again =
          error.code == FH_RECORD_REFUSED && fh_refusal_asks_for_other_cards (error.refusal.code);
      if (*again)
        return FALSE;
      /* An answer that is late by now is none to this question. */
      if (host->n_missing[player] > 0)
        {
          host->n_missing[player]--;
          continue;
        }
      host->n_late[player] = 0;
      say_refused (question, &error);
      return FALSE;
    }
}

/* The bot's decision, or the host's in its place, which is counted. */
static FhAction
ask (Question *question, FhRng *rng)
{
  FhHost *host = question->host;
  FhAction action;
  gboolean again = TRUE;

  for (int n = 0; again && n < MAX_CALLS_AGAIN && host->bots[question->player]; n++)
    {
      again = FALSE;
      if (ask_once (question, &action, &again))
        return action;
    }
  if (again && host->bots[question->player])
    say (question, _ ("it does not call two cards of different players"));
  if (question->may_decline)
    return fh_action_bid (question->seat, FH_PASS);
  if (!fh_stop_is_wanted ())
    fh_contestant_count_fault (host->at[question->seat]);
  return fh_seats_decide_at (&host->seats, question->state, question->seat, rng);
}

static FhAction
decide_at (FhHost *host, const FhState *state, int seat, gboolean may_decline, FhRng *rng)
{
  Question question = {
    .host = host,
    .state = state,
    .seat = seat,
    .player = fh_rules_player (&state->table.rules, seat),
    .may_decline = may_decline,
  };

  if (!host->at[seat]->command)
    return fh_seats_decide_at (&host->seats, state, seat, rng);
  fh_seat_view_init (&question.view, state, seat);
  if (may_decline && !fh_seats_have (question.view.legal.may_declare, seat))
    return fh_action_bid (seat, FH_PASS);
  return ask (&question, rng);
}

/* The decision that is due, with the time that it takes. */
static FhAction
decide_in_turn (FhHost *host, const FhState *state, FhRng *rng)
{
  FhPace *pace = &host->pace[state->table.turn];
  gint64 start = g_get_monotonic_time ();
  FhAction action = decide_at (host, state, state->table.turn, FALSE, rng);

  pace->n++;
  pace->time += g_get_monotonic_time () - start;
  return action;
}

FhAction
fh_host_decide (FhHost *host, const FhState *state, FhRng rngs[FH_MAX_SEATS])
{
  const FhTable *table = &state->table;
  int n_seats = table->rules.n_seats;
  FhAction action;

  action = decide_in_turn (host, state, &rngs[table->turn]);
  if (!table->rules.ace_no_face || table->due != FH_ACTION_BID || table->n_calls > 0
      || action.kind == FH_ACTION_ACE_NO_FACE)
    return action;
  for (int i = 1; i < n_seats; i++)
    {
      int seat = (table->turn + i) % n_seats;
      FhAction other = decide_at (host, state, seat, TRUE, &rngs[seat]);

      if (other.kind == FH_ACTION_ACE_NO_FACE)
        return other;
    }
  return action;
}
