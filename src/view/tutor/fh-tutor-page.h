/* fh-tutor-page.h: what the pages of the tutor have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-tutor.h"

#define FH_TYPE_TUTOR_PAGE (fh_tutor_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (FhTutorPage, fh_tutor_page, FH, TUTOR_PAGE, AdwBin)

/**
 * FhTutorPage:
 *
 * A page that follows an FhTutor.  However much the tutor has to say, the page is updated once
 * before the next frame, and only while it can be seen.  The keyboard stays where it was.
 */
struct _FhTutorPageClass
{
  AdwBinClass parent_class;

  /* Shows what the tutor says now; called only while the page is on the screen. */
  void (*update) (FhTutorPage *self, FhTutor *tutor);

  /* Shows other lines, while nothing else has changed; NULL: everything is updated. */
  void (*update_lines) (FhTutorPage *self, FhTutor *tutor);

  /* What is shown besides the lines and what only a new moment changes: FhTutorSays. */
  guint shows;
};

/* Follows @tutor from now on. */
void fh_tutor_page_set_tutor (FhTutorPage *self, FhTutor *tutor);

/* Updates before the next frame. */
void fh_tutor_page_queue_update (FhTutorPage *self);

/* A box that looks like a small card, with @title as its heading unless it is NULL. */
GtkWidget *fh_tutor_card_new (const char *title);

/* A heading within the panel, of @level 2 or 3. */
GtkWidget *fh_tutor_heading_new (const char *text, int level);

/* The link to @help for something that is said, or NULL where @linked, the sections of the help
 * that links lead to so far, has it; then @linked has it. */
const char *fh_tutor_link_once (GHashTable *linked, const char *help);

/* Puts @remarks, FhSaid each, into @box: those on the same section of the help are one label
 * with one link to it, unless it is @linked already. */
void fh_tutor_box_fill (GtkWidget *box, GPtrArray *remarks, GHashTable *linked);

/* An FhFold with what is there on demand, called @title, which a screen reader calls @name; it
 * holds @child. */
GtkWidget *fh_tutor_fold_new (const char *title, const char *name, GtkWidget *child);
