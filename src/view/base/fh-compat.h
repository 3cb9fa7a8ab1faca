/* fh-compat.h: what differs between the oldest and the newest toolkit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place where the version of GTK, or the kind of display, is asked for.  Everything else in
 * this room is right from GTK 4.8 and libadwaita 1.2 on.
 */
#pragma once

#include <adwaita.h>

/* Says @sentence to people who do not see the screen, at the next pause of what is being said.
 * @widget is what it is about.  Where the toolkit cannot announce, the sentence becomes the
 * description of the status label of the widget's window, if that has one. */
void fh_announce (GtkWidget *widget, const char *sentence);

/* Likewise what has happened: what of it a key cuts off is said once more, as @again.  @asks: it
 * asks for something, and is said again only while nothing has happened since. */
void fh_announce_event (GtkWidget *widget, const char *sentence, const char *again, gboolean asks);

/* What was announced last in the window of @widget; empty where nothing was.  (transfer full) */
char *fh_dup_announced (GtkWidget *widget);

/* The status label of @window, which it belongs to once it is put in somewhere: it holds what was
 * announced last, unseen, for toolkits that cannot announce and people who look for it.  It takes
 * no room, and must be put in where it has the width of the window.  (transfer floating) */
GtkWidget *fh_compat_status_label_new (GtkWindow *window);

/* Lets no widget be called by the name of its class, as old toolkits call pictures, lists and bars
 * that have no other name, and lets what stands in the lists of toolkit widgets be called by its
 * words.  Called once, before the first window. */
void fh_compat_name_widgets (void);

/* Whether things should simply be where they are: the system asks for no animation, or for less. */
gboolean fh_reduced_motion (GtkWidget *widget);

/* Plays @animation, unless it has been played; where things should simply be there, it is over at
 * once. */
void fh_play_once (AdwAnimation *animation);

/* The colour that @widget writes in. */
void fh_compat_get_color (GtkWidget *widget, GdkRGBA *color);

/* Whether @display is the page of a browser: GTK's Broadway. */
gboolean fh_compat_is_page (GdkDisplay *display);

/* Lets every window fill the page if the default display is one: nothing there places windows or
 * gives them another size.  They get the class `page`.  Does nothing elsewhere.  Called once,
 * before the first window. */
void fh_compat_fill_page (void);

/* What is told about the program; no string is owned. */
typedef struct
{
  const char *name;
  const char *icon;
  const char *version;
  const char *comments;
  const char *website;
  const char *copyright;
  const char *const *authors; /* NULL-terminated */
  const char *translators;    /* or NULL */
  const char *title;          /* of the window, for a screen reader */
} FhAbout;

/* Shows @about over @parent, in the newest form that the platform has: a dialog in the window from
 * libadwaita 1.5 on, a window of its own before. */
void fh_compat_show_about (GtkWindow *parent, const FhAbout *about);

/* Called once; @error is NULL when the folder is shown, and belongs to the caller. */
typedef void (*FhFolderShown) (const GError *error, gpointer user_data);

/* Shows @file among the files of its folder, in the program of the system for that. */
void
fh_compat_show_in_folder (GtkWindow *parent, GFile *file, FhFolderShown shown, gpointer user_data);

/* What a file is chosen for; a picture is a PNG file. */
typedef enum
{
  FH_FILE_OPEN_RECORD,
  FH_FILE_SAVE_RECORD,
  FH_FILE_SAVE_PICTURE,
  FH_FILE_SAVE_TEXT,
} FhFilePurpose;

/* Called once with the file that was chosen, or NULL; @file belongs to the caller. */
typedef void (*FhFileChosen) (GFile *file, gpointer user_data);

/* Lets the person choose a file for @purpose, proposing @name where something is saved. */
void fh_choose_file (GtkWindow *parent,
                     FhFilePurpose purpose,
                     const char *name,
                     FhFileChosen chosen,
                     gpointer user_data);
