/* fh-position.h: positions for the tests, said in the words of the record format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "fh-state.h"

/* The rules of the preset @id with @options, "name=value" words separated by spaces. */
FhRules position_rules (const char *id, const char *options);

/* The cards of a text such as "JO 10H 4D". */
FhCardSet position_cards (const char *text);

/* The cards of @set in the order of their numbers, such as "4D JO".  Free it. */
char *position_text (FhCardSet set);

/* The numbers of @text, of which there are @n unless it is empty, which is all 0. */
void position_numbers (const char *text, int *numbers, int n);

/* The call that @word says. */
FhCall position_call (const char *word);

/* Starts a game by @rules and deals any cards by @dealer; the auction is next. */
void position_deal (FhState *state, const FhRules *rules, int dealer);

/* Starts a game by @rules and deals the cards of @number by @dealer; whoever leads the auction is
 * next. */
void position_deal_number (FhState *state, const FhRules *rules, int dealer, guint64 number);

/* Starts a game that stands before the first lead of @contract by @declarer ("NONE" for a hand
 * without one, led by seat 0), nobody holding a card. */
void position_contract (FhState *state, const FhRules *rules, const char *contract, int declarer);

/* Gives the seats the cards of @hands, such as "9C 5S / KC / -": between slashes, none where a dash
 * stands; those that are not named, and all without any text, keep what they have. */
void position_hands (FhState *state, const char *hands);

/* Gives @hand, such as "JO 9C 5S", to @seat, which must be as long as it should, and the rest of
 * the pack to the others, who keep the voids that they have shown, and to what is out of play. */
void position_give (FhState *state, int seat, const char *hand);

/* Makes the calls of @calls, such as "6S PASS 7H", by whoever's turn it is. */
void position_bid (FhState *state, const char *calls);

/* Plays the cards of @plays, such as "9D JO:H 4D", by whoever's turn it is; each seat is given the
 * card that it plays. */
void position_play (FhState *state, const char *plays);

/* The refusal of the call @word, "7S" or "7S+inkle", by whoever's turn it is. */
FhRefusal position_check_call (const FhState *state, const char *word);

/* The refusal of playing @word by whoever's turn it is. */
FhRefusal position_check_play (const FhState *state, const char *word);

/* Does what @script says: statements of the record, such as "play 2 KC; demand 1", divided by "; ".
 * One that is refused has the reason behind a "!", as in "bid 1 7S !barred", and changes nothing.
 */
void position_script (FhState *state, const char *script);
