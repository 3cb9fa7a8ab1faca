/* fh-widget.h: what every widget may need and GTK has no single call for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Adds or removes the style class @name of @widget. */
void fh_widget_set_class (GtkWidget *widget, const char *name, gboolean has);

/* Lets @widget be seen, heard of and pressed, or none of that; it keeps its place all the same, so
 * that nothing near it moves. */
void fh_widget_set_shown (GtkWidget *widget, gboolean is_shown);

/* What a screen reader calls @widget. */
void fh_widget_set_name (GtkWidget *widget, const char *name);

/* Gives @row, an AdwEntryRow, its title, which is its name as well: while it goes from the large
 * words to the small ones it shows both, and would be called by both. */
void fh_widget_set_entry_title (GtkWidget *row, const char *title);

/* What it calls @widget, and says of it besides; @about may be NULL for nothing. */
void fh_widget_describe (GtkWidget *widget, const char *name, const char *about);

/* What it says of @widget besides its name. */
void fh_widget_set_about (GtkWidget *widget, const char *about);

/* The tooltip of @widget, or NULL.  One that stays the same is not set again, for each time the
 * toolkit describes the widget by it, and people who do not see would be told of changes. */
void fh_widget_set_tooltip (GtkWidget *widget, const char *words);

/* The words that say, on a tooltip and to a screen reader, what @widget is, which has none on it.
 */
void fh_widget_set_tip (GtkWidget *widget, const char *words);

/* Lets every text in @window that is cut off be read whole where one points at it. */
void fh_widget_show_cut_texts (GtkWidget *window);

/* Lets the label of @button have as many lines as it needs. */
void fh_widget_wrap_button (GtkWidget *button);

/* Scrolls to @widget, which may just have come, once it has its place. */
void fh_widget_scroll_to (GtkWidget *widget);

/* Likewise, but so that a @widget that is not whole in sight becomes the first that is: where rows
 * are of one height, as many of them are whole as before. */
void fh_widget_scroll_to_top (GtkWidget *widget);

/* Calls @func with @widget, which is to be shown, once the first frame with it is out: what nobody
 * has to wait for. */
void fh_widget_call_after_frame (GtkWidget *widget, void (*func) (GtkWidget *widget));

/* Tabs for the pages of @stack, on several lines where one is too narrow for their words.
 * (transfer floating) */
GtkWidget *fh_widget_new_tabs (GtkStack *stack);

/* Hides what is in the AdwBins of @stack but the one that is shown, so that a screen reader does
 * not find it; the tabs stay. */
void fh_widget_show_one_page (GtkStack *stack);

/* Lets the rows of a list be chosen through the accessibility bus, too, which knows of rows only
 * that they are there: gives them the action "row.show", which activates them. */
void fh_widget_class_add_show (GtkWidgetClass *widget_class);

/* Which buttons of the system are on which side of the header of a small window, of which @widget
 * is a part: "icon:close", without those that it has no use for.  (transfer full) */
char *fh_widget_short_decoration (GtkWidget *widget);

/* The object "content" of the interface @file in src/view/ui, with the words of the language of the
 * moment; its handlers are given @owner.  @builder: where its other objects can be asked for, owned
 * by the caller; or NULL.  (transfer floating) */
GtkWidget *fh_widget_load (const char *file, gpointer owner, GtkBuilder **builder);

/* How much larger than usual the text of @widget is. */
double fh_widget_get_text_scale (GtkWidget *widget);

/* --- What windows are put together of (fh-widget-parts.c) --- */

/* How the text of a label is laid. */
typedef enum
{
  FH_LABEL_ONE_LINE,
  FH_LABEL_WRAPPED, /* lines that begin where one begins to read; words stay whole */
  FH_LABEL_BROKEN,  /* likewise, but a word that is longer than a line is broken */
  FH_LABEL_CENTRED, /* lines in the middle of each other; words stay whole */
} FhLabelLines;

/* A label of @text with @style_classes, between which there are spaces; either may be NULL.
 * (transfer floating) */
GtkWidget *fh_label_new (const char *text, FhLabelLines lines, const char *style_classes);

/* The same at the end of @box. */
GtkWidget *
fh_label_add (GtkWidget *box, const char *text, FhLabelLines lines, const char *style_classes);

/* An empty label for whole sentences, with @style_classes, at the end of @box. */
GtkWidget *fh_widget_add_text (GtkWidget *box, const char *style_classes);

/* Has @label say @text and be seen; without any, NULL or empty, it is hidden. */
void fh_label_say (GtkWidget *label, const char *text);

/* Lets the lines of @label stand in the middle. */
void fh_label_center (GtkWidget *label);

/* Takes all children out of @box. */
void fh_box_clear (GtkWidget *box);

/* A place for a text of many lines, called @name, with the text of @buffer or, if that is NULL,
 * with none yet; a line that is too long goes on below.  (transfer floating) */
GtkWidget *fh_text_view_new (GtkTextBuffer *buffer, const char *name);

/* A button with @label, which has as many lines as it needs.  @clicked is called with @self, which
 * it does not outlive, when it is pressed.  (transfer floating) */
GtkWidget *fh_button_new (const char *label, GCallback clicked, gpointer self);

/* Likewise one that activates @action.  (transfer floating) */
GtkWidget *fh_action_button_new (const char *label, const char *action);

/* A field for a number, in which its buttons and the arrow keys go on by @step.  It leaves the
 * wheel to the page that it stands on, which would else change a number while somebody scrolls.
 * (transfer floating) */
GtkWidget *fh_number_new (int minimum, int maximum, int step);

/* What scrolls @child up and down where there is no room for it.  (transfer floating) */
GtkWidget *fh_scroller_new (GtkWidget *child);

/* What keeps @child from being wider than it is read well, in the middle.  (transfer floating) */
GtkWidget *fh_clamp_new (GtkWidget *child);

/* Has @scroller, a GtkScrolledWindow, show what comes first. */
void fh_scroller_rewind (GtkWidget *scroller);

/* A group of rows with @title and with @about below that, either of which may be NULL, at the end
 * of @box. */
GtkWidget *fh_group_add (GtkBox *box, const char *title, const char *about);

/* A row of a group with @title and with @subtitle below that, neither of which is markup or cut
 * off, and which a screen reader says.  (transfer floating) */
GtkWidget *fh_row_new (const char *title, const char *subtitle);

/* Has everything in @widget measured again.  A box that was asked while it was empty how its height
 * hangs on its width keeps that answer, and stays as high as its text is on one line: as long as it
 * waits for being measured, the toolkit tells it nothing of what is put into it. */
void fh_widget_measure_again (GtkWidget *widget);
