/* find-puzzles-lines.h: themes that only the line shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-puzzle.h"

typedef struct
{
  const char *word;
  /* Whether the seat of @view, which is to play, can have something of it to find. */
  bool (*may_be) (const FhSeatView *view);
  /* Whether @wrong, where some cards @sound are right, misses it. */
  bool (*fits) (const FhSeatView *view, FhCardSet sound, FhCard wrong);
  /* Whether @table, played from @view to its end with right cards, shows it of one of @wrong. */
  bool (*is_shown) (const FhSeatView *view, FhCardSet wrong, const FhTable *table);
} FindLine;

/* The theme @word, or NULL. */
const FindLine *find_line (const char *word);
