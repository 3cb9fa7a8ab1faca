/* fh-portrait.h: the face of somebody who plays, or a letter in its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_PORTRAIT (fh_portrait_get_type ())
G_DECLARE_FINAL_TYPE (FhPortrait, fh_portrait, FH, PORTRAIT, GtkWidget)

/**
 * FhPortrait:
 *
 * A face in a circle, drawn from `data/faces`, or the first letter of a name.  It is nothing to a
 * screen reader, for whom a name stands beside it.
 *
 * CSS nodes: `portrait`, with a `label`.
 */
GtkWidget *fh_portrait_new (void);

/* Shows @face, the word of one that is there (fh_scene_face()), else the first letter of @name. */
void fh_portrait_set (FhPortrait *portrait, const char *face, const char *name);

/* How many faces there are, and the word of each. */
guint fh_n_faces (void);
const char *fh_face_word (guint index);

/* What is to be seen on face @index: "Broad hat". */
const char *fh_face_name (guint index);
