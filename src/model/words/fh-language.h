/* fh-language.h: the language in which the program speaks, chosen at run time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#define FH_TYPE_LANGUAGE (fh_language_get_type ())
G_DECLARE_FINAL_TYPE (FhLanguage, fh_language, FH, LANGUAGE, GObject)

/**
 * FhLanguage:
 *
 * Finds a locale under which gettext works on this machine, whatever locales it has, and switches
 * between catalogues while the program runs.  There is one.
 *
 * Signal `changed ()`: strings now come in another language: build again what shows any.
 */

/* Prepares the locale and binds the catalogues of @domain in @localedir.  Call it first in main(),
 * before any string is looked up and before a thread runs; a program with GTK calls
 * gtk_disable_setlocale() before.  Returns the one object, which belongs to the program.
 * (transfer none) */
FhLanguage *fh_language_setup (const char *domain, const char *localedir);

/* The one object, or NULL before fh_language_setup().  (transfer none) */
FhLanguage *fh_language_get (void);

/* The code that was chosen, such as "fr_CA"; "" for the language of the system.  Never NULL. */
const char *fh_language_get_code (FhLanguage *language);

/* Speaks the language @code from now on; NULL or "" for that of the system.  Where there is no
 * catalogue for it, its nearest relative is spoken: "fr" for "fr_BE", "pt_BR" for "pt"; English
 * where there is none. */
void fh_language_set_code (FhLanguage *language, const char *code);

/* English of no country is spoken as in @region, such as "US" or "AU", from now on: where a table
 * is at home, the kitty has the name that it has there.  NULL for English as it stands in the
 * source.  Returns whether some words are others now; there is no signal, for this happens between
 * two games, and what shows a game is built for it. */
gboolean fh_language_set_region (FhLanguage *language, const char *region);

/* What is asked for: the code that was chosen, and the languages of the session, which tell where
 * somebody is.  Some may be empty.  (transfer full) (array zero-terminated=1) */
char **fh_language_dup_wanted (FhLanguage *language);

/* The codes for which there is a catalogue, and "en", sorted by their own names.  (transfer full)
 * (array zero-terminated=1) */
char **fh_language_list (FhLanguage *language);

/* How people who speak the language @code call it: "Français (Canada)".  The code itself when it is
 * unknown. */
const char *fh_language_own_name (const char *code);

/* Whether the language that is spoken now is written from right to left.  In any thread. */
gboolean fh_language_is_rtl (FhLanguage *language);

/* The language that is spoken now as Pango and Yelp want it: "fr-ca"; "en" when no catalogue fits.
 * (transfer full) */
char *fh_language_dup_tag (FhLanguage *language);
