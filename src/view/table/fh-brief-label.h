/* fh-brief-label.h: one line that says the same in fewer words where there is less room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_BRIEF_LABEL (fh_brief_label_get_type ())
G_DECLARE_FINAL_TYPE (FhBriefLabel, fh_brief_label, FH, BRIEF_LABEL, GtkWidget)

/* How many forms a line has at most. */
#define FH_BRIEF_FORMS 3

/**
 * FhBriefLabel:
 *
 * A line on the felt in up to FH_BRIEF_FORMS forms, of which the first that has room is painted,
 * and the last is cut where none has.  It asks for the width of the first.  A screen reader finds
 * the first.
 *
 * CSS node: `brief` with `label` nodes of the style class that it is made with.
 */
GtkWidget *fh_brief_label_new (const char *style_class);

/* Shows @markup, or @brief and @briefest where there is less room; these may be NULL, and the label
 * is not visible where @markup is "". */
void fh_brief_label_set (FhBriefLabel *self,
                         const char *markup,
                         const char *brief,
                         const char *briefest);

/* At least as many letters as @n_letters are shown of what is cut. */
void fh_brief_label_set_least (FhBriefLabel *self, int n_letters);

/* How wide the shortest form is, in pixels; 0 where nothing is said. */
int fh_brief_label_get_brief_width (FhBriefLabel *self);
