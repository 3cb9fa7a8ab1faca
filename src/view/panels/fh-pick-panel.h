/* fh-pick-panel.h: one question with several answers at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-refusal.h"

#define FH_TYPE_PICK_PANEL (fh_pick_panel_get_type ())
G_DECLARE_FINAL_TYPE (FhPickPanel, fh_pick_panel, FH, PICK_PANEL, GtkBox)

/**
 * FhPickPanel:
 *
 * A question in the middle of the table, answered by marking some of many things, in groups, and
 * confirming.  It knows no rule: whoever holds it says what may be marked.  What the rules refuse
 * can be reached and pressed, and says why.  The focus goes to the first answer that can be marked.
 *
 * As an FhTablePanel it leaves out what the question means, and shows one group of those with
 * titles at a time, where there is less room.
 *
 * Properties: `heading`, and `text`, which may be NULL.
 *
 * CSS node: `panel.choice.pick` with `label.heading`, `label.text`, `button.tab`,
 * `button.answer`[.refused][.chosen] and `button.confirm`.
 *
 * Signals:
 *  - `wanted (guint64 ids)`: somebody wants these marked, bit by bit, in place of those that are.
 *  - `refused (const char *reason, const char *help)`: somebody pressed what cannot be marked.
 *  - `confirmed ()`: what is marked is the answer.
 */

/* A question: @text may be NULL. */
GtkWidget *fh_pick_panel_new (const char *heading, const char *text);

/* What is added next stands in a new group of lines with @columns answers at most.  @title is
 * markup for the tab that shows this group where they are shown one by one, and @spoken what a
 * screen reader says of it; both may be NULL. */
void
fh_pick_panel_begin_group (FhPickPanel *self, const char *title, const char *spoken, int columns);

/* Adds answer @id (0 to 63): @markup stands on its button, @spoken is what a screen reader says,
 * @refusal why it cannot be marked (or NULL). */
void fh_pick_panel_add (
    FhPickPanel *self, int id, const char *markup, const char *spoken, const FhRefusal *refusal);

/* Marks the answers @ids, bit by bit; nobody is told. */
void fh_pick_panel_set_chosen (FhPickPanel *self, guint64 ids);
guint64 fh_pick_panel_get_chosen (FhPickPanel *self);

/* What stands on the button that confirms, and whether that can be done now. */
void fh_pick_panel_set_confirm (FhPickPanel *self, const char *label, gboolean is_ready);
