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
FhAction fh_deck_deal (const FhRules *rules, int dealer, const FhCard *deck);

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

/* The rounds of a cut that are kept; of a longer one the first ones and the last. */
#define FH_MAX_CUTS 6

/* How the first dealer is found: the cards that each seat drew in each round, FH_CARD_NONE for
 * those who did not draw again, and who deals. */
typedef struct
{
  uint8_t n_rounds;
  uint8_t dealer;
  FhCard cards[FH_MAX_CUTS][FH_MAX_SEATS];
} FhCut;

/* Has each seat draw a card; whoever has the lowest deals, and those who are tied for it draw again
 * from the whole pack (HC-010, HP-022, PW-008, D-DEALER). */
void fh_cut_deal (const FhRules *rules, FhRng *rng, FhCut *cut);

/* The same, when only the first dealer is wanted. */
int fh_deck_cut (const FhRules *rules, FhRng *rng);

/* The seat that cuts the pack when @dealer has shuffled it: on his right (PW-010). */
int fh_deal_cutter (const FhRules *rules, int dealer);

/* @count of @cards, or all when there are not so many, for samples that are wanted in haste; the
 * same @state, which fh_splitmix64() advances, gives the same. */
FhCardSet fh_draw_cards (FhCardSet cards, int count, uint64_t *state);
