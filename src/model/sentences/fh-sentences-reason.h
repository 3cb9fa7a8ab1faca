/* fh-sentences-reason.h: why a computer player does what it does, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sentences say what is good about a call or a card without saying whose it is, so that they
 * serve as advice and as explanation alike.  What they say comes from the view of the player: of
 * another player's reasons nothing may be said before the deal is over.
 */
#pragma once

#include "fh-motive.h"
#include "fh-sentences.h"

/* The reason in a sentence or two.  (transfer full) */
char *fh_sentence_reason (const FhScene *scene, const FhReason *reason);

/* The numbers behind it: chances and tricks; NULL when it has none.  (transfer full) */
char *fh_sentence_reason_numbers (const FhScene *scene, const FhReason *reason);

/* --- What a hint says besides (fh-sentences-hint.c) --- */

/* Where to look before @action is suggested on @table, which @reason speaks for; @is_decided:
 * whether the contract is. */
const char *fh_sentence_nudge (const FhTable *table,
                               const FhAction *action,
                               const FhReason *reason,
                               gboolean is_decided);

/* The help page and section on what the reason is about. */
const char *fh_sentence_reason_help (const FhReason *reason);

/* What to do, as an order: "Play the five of hearts."  @kind of the action is one of a person.
 * (transfer full) */
char *fh_sentence_suggestion (const FhScene *scene, const FhAction *action);

/* --- Private to the files of reasons --- */

/* The card of @reason with its article, or words for one that is not named. */
const char *fh_sentence_reason_card (const FhReason *reason);

/* The sentences for the motives of play; NULL for all others.  (transfer full) */
char *fh_sentence_reason_for_play (const FhScene *scene, const FhReason *reason);

/* Those for mistakes; NULL for all others.  (transfer full) */
char *fh_sentence_reason_for_mistake (const FhScene *scene, const FhReason *reason);

/* Those for what speaks against a choice: a call or a discard, and a card; NULL for all others.
 * (transfer full) */
char *fh_sentence_reason_against (const FhScene *scene, const FhReason *reason);
char *fh_sentence_reason_against_card (const FhReason *reason);
