/* fh-panes.h: a main part and a side part that share a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-settings.h"

#define FH_TYPE_PANES (fh_panes_get_type ())
G_DECLARE_FINAL_TYPE (FhPanes, fh_panes, FH, PANES, GtkWidget)

/**
 * FhPanesMode:
 * @FH_PANES_SHEET: The side stands at the end of the line; where that is too narrow it lies below
 *   the main part and leaves it most of the height.
 * @FH_PANES_TEXT: Likewise, but what is to be read in the side comes first: it has nearly half the
 * height where that leaves the main part enough.
 * @FH_PANES_CONTENTS: The side stands at the start of the line; where that is too narrow it takes
 *   the place of the main part.
 */
typedef enum
{
  FH_PANES_SHEET,
  FH_PANES_TEXT,
  FH_PANES_CONTENTS,
} FhPanesMode;

/* See fh_panes_set_ask(). */
typedef enum
{
  FH_PANES_ASK_NONE,
  FH_PANES_ASK_MAIN,
  FH_PANES_ASK_SIDE,
} FhPanesAsk;

/**
 * FhPanes:
 *
 * Two children side by side in a wide window; in a narrow one the side goes where its mode says.
 * What is wide grows with the size of the text.  Showing and hiding the side is animated unless the
 * system asks for no motion.
 *
 * CSS nodes: `panes` with the two children; the side child has the class `side`, `stacked` while it
 * is not beside the main part, and `at-left` where it stands on the left when it is.
 *
 * Signals: `fitted ()`: what is said here of the last allocation has changed, or the size of the
 * text.
 */

/* Panes of @mode with @main and @side.  @settings, or NULL, say whether the side stands on the left
 * whichever way a line is written. */
GtkWidget *fh_panes_new (FhPanesMode mode, GtkWidget *main, GtkWidget *side, FhSettings *settings);

/* Whether the side is, or is about to be, visible. */
void fh_panes_set_show_side (FhPanes *self, gboolean show_side);
gboolean fh_panes_get_show_side (FhPanes *self);

/* Whether there is nothing in the main part to look at: unless the window is wide, the side has all
 * the room then. */
void fh_panes_set_main_is_empty (FhPanes *self, gboolean is_empty);

/* Where something has to be pressed, which decides who comes first in a narrow window whose sheet
 * is read: a main part that is asked leaves that no more than any other sheet has, and a side that
 * is asked takes what it needs, as far as the main part need not be scrolled. */
void fh_panes_set_ask (FhPanes *self, FhPanesAsk ask);

/* Whether the two are not side by side, as of the last allocation.  A side that covers a low main
 * part counts as one at its side. */
gboolean fh_panes_is_stacked (FhPanes *self);

/* Whether the window is too narrow for a row of many buttons, as of the last allocation. */
gboolean fh_panes_is_tight (FhPanes *self);

/* Says of @self what an allocation of so many pixels would, before the first. */
void fh_panes_expect (FhPanes *self, int width, int height);

/* Whether the side stands on the left where the two are side by side. */
gboolean fh_panes_is_side_at_left (FhPanes *self);

/* Whether it is so low that a sheet at its side covers the main part. */
gboolean fh_panes_is_low (FhPanes *self);

/* Whether they are in a window that is to be read from afar: the side is larger there, but for one
 * of contents. */
gboolean fh_panes_is_huge (FhPanes *self);
