/* deals.h: deals that tests of several rooms begin with, as records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* The person, on seat 0, has seven hearts; he plays eight, and the second trick is over. */
#define HEARTS_DEAL                                                                                \
  "500 1\nrules australian-4\ndeal 1\nhand 0 JH AH KH QH 9H 8H AS 6S 5C 7D\n"                      \
  "hand 1 5S 7S 8S 9S 10S 5D 6D 8D 6C 7C\nhand 2 JO KS QS KD QD AC 9C 8C 4H 4D\n"                  \
  "hand 3 JS JC JD 10H 7H 6H AD 10D KC QC\nkitty 5H 9D 10C\n"
#define HEARTS_CONTRACT HEARTS_DEAL "bid 2 PASS\nbid 3 PASS\nbid 0 8H\nbid 1 PASS\n"
#define HEARTS_TRICK                                                                               \
  HEARTS_CONTRACT                                                                                  \
  "discard 0 5C 7D 10C\nplay 0 AH\nplay 1 5S\nplay 2 4H\nplay 3 6H\nplay 0 KH\nplay 1 7S\n"        \
  "play 2 JO\nplay 3 7H\nplay 2 AC\nplay 3 KC\n"

/* The person's hand is best for spades.  He is to call, after the partner's seven diamonds; has won
 * the auction with eight spades and puts cards away; and is to lead. */
#define SPADES_CARDS                                                                               \
  "deal 1\nhand 0 QD 4D AD 9D JS 6C 8H 6S QS JC\nhand 1 10C 10D 9C KD 10H 10S 4H KS JH 5C\n"       \
  "hand 2 QH 8D KH 6H 7D JO AS 5D 5H 6D\nhand 3 7H JD 9H AC KC 5S 7S QC AH 8C\n"                   \
  "kitty 9S 7C 8S\n"
#define SPADES_AUCTION  "500 1\nrules australian-4\n" SPADES_CARDS "bid 2 7D\nbid 3 PASS\n"
#define SPADES_EXCHANGE SPADES_AUCTION "bid 0 8S\nbid 1 PASS\nbid 2 PASS\n"
#define SPADES_LEAD     SPADES_EXCHANGE "discard 0 7C 6C 8H\n"

/* The person has eleven cards, and seat 3 nine. */
#define MISDEALT                                                                                   \
  "500 1\nrules american-4\noption laws table\n\ndeal 3\n"                                         \
  "hand 0 KS AH QH JD 7H 9C 7S 9S 9H 10H 8D\n"                                                     \
  "hand 1 10C 4D 6H AD 6D QS 5H 10S QD JS\n"                                                       \
  "hand 2 9D 8H 7D 5C 7C AC AS 5D KH JC\n"                                                         \
  "hand 3 8C QC 8S 6S JO 6C KC 10D KD\n"                                                           \
  "kitty 4H JH 5S\n"

/* The person plays no-trump with the joker in the hand, by @laws of @preset. */
#define NO_TRUMP(preset, laws)                                                                     \
  "500 1\nrules " preset "\noption laws " laws "\n"                                                \
  "seed xoshiro256ss 00000000000000000000000000000001\n\n"                                         \
  "deal 3\n"                                                                                       \
  "hand 0 KS AH QH JO 7H 9C 7S 9S 9H 10H\n"                                                        \
  "hand 1 10C 4D 6H AD 6D QS 5H 10S QD JS\n"                                                       \
  "hand 2 9D 8H 7D 5C 7C AC AS 5D KH JC\n"                                                         \
  "hand 3 8C QC 8S 6S JD 6C KC 10D KD 8D\n"                                                        \
  "kitty 4H JH 5S\n"                                                                               \
  "bid 0 7NT\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 4H 7S 5S\n"

/* Then seat 1 has won a trick and leads next. */
#define OTHER_LEADS "play 0 9C\nplay 1 10C\nplay 2 5C\nplay 3 6C\n"
