/* laws-driver.h: a game on the table in which slips happen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game-fixture.h"

/* The person on seat 0 has hearts, dealer @dealer; laws are @laws. */
#define DEAL(dealer, laws)                                                                         \
  "500 1\nrules american-4\noption laws " laws "\n"                                                \
  "seed xoshiro256ss 00000000000000000000000000000001\n\n"                                         \
  "deal " dealer "\n"                                                                              \
  "hand 0 KS AH QH JD 7H 9C 7S 9S 9H 10H\n"                                                        \
  "hand 1 10C 4D 6H AD 6D QS 5H 10S QD JS\n"                                                       \
  "hand 2 9D 8H 7D 5C 7C AC AS 5D KH JC\n"                                                         \
  "hand 3 8C QC 8S 6S JO 6C KC 10D KD 8D\n"                                                        \
  "kitty 4H JH 5S\n"
#define AUCTION "bid 0 7H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 4H 7S 5S\n"
#define HEARTS  DEAL ("3", "table") AUCTION

/* Seat 2 has led the ace of clubs, and the person, who comes last, can follow. */
#define FIRST_TRICK "play 0 KS\nplay 1 10S\nplay 2 AS\nplay 3 6S\n"
#define TO_FOLLOW   HEARTS FIRST_TRICK "play 2 AC\nplay 3 6C\n"

#define NINE_OF_CLUBS  FH_CARD (FH_CLUBS, FH_NINE)
#define NINE_OF_SPADES FH_CARD (FH_SPADES, FH_NINE)

/* The table of the game. */
const FhTable *laws_driver_table (GameFixture *fixture);

/* Where what the laws ask stands. */
FhLawsBar *laws_driver_question (GameFixture *fixture);

/* The first label in @widget whose text holds @words, or NULL. */
GtkWidget *laws_driver_find_text (GtkWidget *widget, const char *words);

/* Asserts that @words can be read on the table. */
void laws_driver_assert_text (GameFixture *fixture, const char *words);

/* Presses the button on which @label stands. */
void laws_driver_press (GameFixture *fixture, const char *label);

/* Whether the laws ask something. */
gboolean laws_driver_is_asked (GameFixture *fixture);

/* What can be done with @card of the hand. */
FhCardState laws_driver_state (GameFixture *fixture, FhCard card);

/* Asserts that in @menu, which is dropped, stands @expected, a line each. */
void laws_driver_assert_menu (GMenuModel *menu, const char *expected);

/* Opens the menu of @card by its key. */
void laws_driver_open_card_menu (GameFixture *fixture, FhCard card);
