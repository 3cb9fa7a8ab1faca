/* laws-driver.h: a game on the table in which slips happen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game-fixture.h"
#include "laws-fixture.h"

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
