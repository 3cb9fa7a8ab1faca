/* fh-panel.h: what the panels in the middle of the table have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A panel is a column of widgets, most often below a heading and a text, and a group to those who
 * do not see it.
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-refusal.h"

/* What is said on a panel: to the eye on a label, and to those who do not see it as its name and as
 * what there is to say of it. */
typedef enum
{
  FH_PANEL_HEADING,
  FH_PANEL_TEXT,
} FhPanelWords;

/* Makes @klass, of boxes, one of panels: their name in style sheets and their role. */
void fh_panel_class_init (GtkWidgetClass *klass);

/* Lets the children of @panel follow one another downwards, @spacing pixels apart, and gives it
 * @style_class. */
void fh_panel_init (GtkBox *panel, const char *style_class, int spacing);

/* Adds a column to @panel that is scrolled where there is no room for all of it, and returns it:
 * what is said, while the buttons below stay in sight. */
GtkBox *fh_panel_add_body (GtkBox *panel, int spacing);

/* Lets the labels of all buttons in @widget be wrapped, so that they fit side by side in any
 * language and at any size of text. */
void fh_panel_wrap_buttons (GtkWidget *widget);

/* Adds @text, wrapped after about @width characters, to the children of @panel, or of what
 * is in it, and returns its label, which belongs to that. */
GtkWidget *fh_panel_add_label (GtkBox *panel, const char *text, const char *style_class, int width);

/* Puts @words on @label, which is hidden when they are NULL, and makes them what @panel says. */
void fh_panel_set_words (GtkBox *panel, FhPanelWords kind, GtkWidget *label, const char *words);

/* An FhAnswerButton for the answer @id to what a panel asks, `button.answer`[.refused]: @markup
 * stands on it, a screen reader says @spoken, or what stands there when that is NULL.  @refusal
 * says why the rules refuse the answer, unless it is NULL or FH_OK: then it can be reached and
 * pressed all the same. */
GtkWidget *
fh_panel_answer_new (int id, const char *markup, const char *spoken, const FhRefusal *refusal);

#define FH_TYPE_PANEL_BODY (fh_panel_body_get_type ())
G_DECLARE_FINAL_TYPE (FhPanelBody, fh_panel_body, FH, PANEL_BODY, GtkWidget)

/**
 * FhPanelBody:
 *
 * What a panel says, above its buttons: these stay in sight, at any size of text, while this gets
 * what is left.  Unlike a scrolled window it asks for the height that its child has at the width
 * that it gets, and for no more; and never for less than a few lines.
 *
 * It is made with `child`, what is scrolled.
 */

/* Whether @self always has all of its height: then it is the panel that is scrolled, buttons and
 * all.  For a panel whose buttons leave it too little. */
void fh_panel_body_set_whole (FhPanelBody *self, gboolean is_whole);
