/* fh-history.h: all that has happened in a game, and where it leads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A history is a value: it knows no time, no main loop and nobody who watches, and changes by the
 * functions below alone.  It is a record, the state to which its actions lead, which of them were
 * decisions of a person, and what was taken back and can be done again.  It keeps what each deal
 * began with, so that looking back at any action costs one deal, however long the game is.
 */
#pragma once

#include <glib.h>

#include "fh-record.h"

typedef struct _FhHistory FhHistory;

/* Whether a person does @action as action number @index on the table @before. */
typedef gboolean (*FhHistoryAsk) (const FhTable *before,
                                  const FhAction *action,
                                  gsize index,
                                  gpointer user_data);

/* A history of @record, which it takes over, up to the last action of it that the rules allow; what
 * comes after is cut off the record.  @ask is called with @user_data for each action that is done.
 * (transfer full) */
FhHistory *fh_history_new (FhRecord *record, FhHistoryAsk ask, gpointer user_data);

/* Has @ask called from now on. */
void fh_history_set_ask (FhHistory *history, FhHistoryAsk ask, gpointer user_data);

void fh_history_free (FhHistory *history);

/* The record, whose header may be changed; its actions are the history's to change. */
FhRecord *fh_history_record (FhHistory *history);

/* Where all that has happened leads; valid until the next change. */
const FhState *fh_history_state (const FhHistory *history);

/* The number of actions, and of the one that began the present deal, 0 before the first. */
gsize fh_history_n_actions (const FhHistory *history);
gsize fh_history_deal_start (const FhHistory *history);

/* Does @action; FALSE, and nothing happens, when the rules refuse it.  What was taken back can be
 * had back as long as the same is done again. */
gboolean fh_history_act (FhHistory *history, const FhAction *action);

/* Sets @state to where the first @n_actions actions lead, in a time that does not grow with the
 * game. */
void fh_history_replay (const FhHistory *history, gsize n_actions, FhState *state);

/* Whether action number @index was done by a person who had a choice. */
gboolean fh_history_is_decision (const FhHistory *history, gsize index);

/* Whether the rules leave the seat of @action, which it does in the state @before, something else
 * to do than that, so that it is a decision, to which undo goes back.  What is done against the
 * rules always is. */
gboolean fh_history_is_choice (const FhState *before, const FhAction *action);

/* The number of the last such action, or -1. */
gssize fh_history_last_decision (const FhHistory *history);

/* Takes all but the first @n_actions actions back; the first of them is done again first. */
void fh_history_go_to (FhHistory *history, gsize n_actions);

/* The number of actions that can be done again. */
guint fh_history_n_redo (const FhHistory *history);

/* Does again what was taken back, up to the next decision of a person.  Whether anything was. */
gboolean fh_history_redo (FhHistory *history);

/* Sets what the seats have agreed on, as of FhTable, in all that is looked at from now on. */
void fh_history_set_agreed (FhHistory *history, const uint8_t agreed[FH_MAX_SEATS]);

/* Asks again who has decided on each action, after who sits where has come to be known. */
void fh_history_recount (FhHistory *history);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhHistory, fh_history_free)
