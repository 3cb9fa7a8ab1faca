/* fh-deal.h: packs, cutting, shuffling and dealing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-action.h"
#include "fh-rng.h"

/* Fills @deck with the pack of @rules in the order of the card numbers; returns its size. */
int fh_deck_init (FhCard deck[FH_N_CARDS], const FhRules *rules);

/* Shuffles the @n cards of @deck (Fisher and Yates, from the last card down). */
void fh_deck_shuffle (FhCard *deck, int n, FhRng *rng);

/* The deal by @dealer of @deck, its top card first, in the batches of @rules: first the seat on the
 * dealer's left (HC-013, NZ-016, PW-011, DX-011, HP-023).  The cards of the action stand in the
 * order in which each hand got them. */
FhAction fh_deal (const FhRules *rules, int dealer, const FhCard *deck);

/* Deal number @number (0 for the first) of the game of @seed. */
FhAction fh_deal_from_seed (const FhRules *rules, int dealer, FhSeed seed, int number);

/* Where the parts of a deal by the rules lie in the cards of its action: the first of the ten cards
 * of @seat, of the kitty, of the dead cards. */
int fh_deal_hand_index (int seat);
int fh_deal_kitty_index (const FhRules *rules);
int fh_deal_dead_index (const FhRules *rules);

/* A part of a deal: the index of its first card in the cards of the action, and its size. */
typedef struct
{
  int first;
  int size;
} FhPile;

/* Where they lie in any @deal, also in one that gave a hand a wrong number of cards (HC-055). */
FhPile fh_deal_hand (const FhRules *rules, const FhAction *deal, int seat);
FhPile fh_deal_kitty (const FhRules *rules, const FhAction *deal);
FhPile fh_deal_dead (const FhRules *rules, const FhAction *deal);

/* Whether @deal says the size of each part, which is how a misdeal is given. */
bool fh_deal_is_uneven (const FhAction *deal);

/* The rank of @card in a cut for the deal, the lowest deals: joker, ace, then two up to king
 * (D-DEALER, PW-009). */
int fh_cut_rank (FhCard card);

/* Draws a card for each seat until one is lowest alone (players tied for lowest draw again) and
 * returns that seat, the first dealer.  @draws, unless NULL, gets the last card of each seat. */
int fh_cut (const FhRules *rules, FhRng *rng, FhCard draws[FH_MAX_SEATS]);
