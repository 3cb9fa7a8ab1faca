/* game-fixture.h: a game in a window, played with its widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table-test.h"

#include "fh-bid-cell.h"
#include "fh-game-view.h"

typedef struct
{
  FhGame *game;
  GtkWidget *view;
  GtkWidget *window;
  FhTableView *table;
  FhHandView *hand;
} GameFixture;

/* A game by @preset, with @option ("name=value") changed unless it is NULL, of seed @number, on a
 * table in a window.  Nothing is waited for; finished tricks wait for the person. */
void game_fixture_init (GameFixture *fixture, FhPreset preset, const char *option, guint64 number);

/* The same of the game that @text, a record, tells; it goes on where that ends. */
void game_fixture_init_record (GameFixture *fixture, const char *text);

/* Likewise; computer players take @delay milliseconds. */
void game_fixture_init_paced (GameFixture *fixture, const char *text, guint delay);

/* Ends it, and asserts that nothing of it is left. */
void game_fixture_clear (GameFixture *fixture);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GameFixture, game_fixture_clear)

/* Waits until the person is asked or something is held. */
void game_fixture_wait (GameFixture *fixture);

/* The cell of @call, and presses it. */
FhBidCell *game_fixture_find_cell (GameFixture *fixture, FhCall call);
void game_fixture_press (GameFixture *fixture, FhCall call);

/* @card in the hand, which must be there. */
FhCardWidget *game_fixture_card (GameFixture *fixture, FhCard card);

/* Chooses @card in the hand, or in the own dummy. */
void game_fixture_choose (GameFixture *fixture, FhCard card);

/* Presses @key, as a trigger is called, on the game; returns whether it did something there. */
gboolean game_fixture_press_key (GameFixture *fixture, const char *key);

/* Presses Escape; returns whether that ended something. */
gboolean game_fixture_escape (GameFixture *fixture);

/* Does for the person what is due, with the widgets: bids @bid or passes, puts the first cards
 * away, plays the first card that may be played, names the first suit. */
void game_fixture_step (GameFixture *fixture, FhCall bid);
