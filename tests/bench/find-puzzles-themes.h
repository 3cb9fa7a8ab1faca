/* find-puzzles-themes.h: what the deals that find-puzzles finds are about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-puzzle.h"

/* Whether @word is a theme that a deal by @rules can have: what is to be found is one at the tables
 * of four alone, unless only the line shows it; all others are themes by themselves. */
bool find_theme_is (const char *word, const FhRules *rules);

/* Whether the seat of @view, which is to play, can have something of the theme @word to find. */
bool find_theme_may_be (const char *word, const FhSeatView *view);

/* The theme of @view, where some cards @sound are right, when @wrong is played: NULL where it is
 * not @wanted, or where nothing tells it from what is right.  Where @wanted is NULL it is any but
 * those that only the line shows. */
const char *
find_theme_of (const char *wanted, const FhSeatView *view, FhCardSet sound, FhCard wrong);

/* Whether @table, where the deal that stands at @view was played to its end with right cards, shows
 * what @theme says of it beside one of @wrong, which are not: where a suit is given up, that its
 * seat ruffs it later; else what find-puzzles-lines.h says. */
bool find_theme_is_shown (const char *theme,
                          const FhSeatView *view,
                          FhCardSet wrong,
                          const FhTable *table);
