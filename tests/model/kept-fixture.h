/* kept-fixture.h: the games that are kept in the folder of a journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-left-games.h"
#include "journal-fixture.h"
#include "model-games.h"

/* Adds @func, a test on @path of what g_test_add() calls the data, here a number. */
#define KEPT_ADD(path, data, func)                                                                 \
  g_test_add (path, JournalFixture, GINT_TO_POINTER (data), journal_set_up, func, journal_tear_down)

/* Whether the record @text is in the journal, on a shelf, or beside the journal. */
gboolean kept_has (const char *directory, const char *text);

/* Notes in @asides, an array of paths, what the journal has set aside. */
void kept_aside_cb (FhJournal *journal, const char *sentence, const char *path, GPtrArray *asides);

/* The games that were left, and, if @unread is not NULL, what could not be read.
 * (transfer full) */
GPtrArray *kept_list_all (JournalFixture *f, GPtrArray **unread);
GPtrArray *kept_list (JournalFixture *f);

/* The game at @path, to go on with.  (transfer full) */
FhGame *kept_open_left (const char *path);

/* Plays a game with the person on it for @n_actions and leaves it; returns its record.
 * (transfer full) */
char *kept_play_and_leave (JournalFixture *f, FhPreset preset, guint64 seed, guint n_actions);

/* What a user who is not allowed to would meet.  For root everything is allowed, so that these
 * tests run as somebody else, or are skipped, which returns FALSE. */
gboolean kept_become_nobody (JournalFixture *f);
void kept_become_oneself (void);
