/* fh-sentences-rules.h: tables (fh-sentences-tables.c) and their options in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dialog of a new game and the command line say these the same way.  They need GLib and gettext
 * and nothing else of the model.  Strings returned as `const char *` belong to the catalogue, those
 * returned as `char *` to the caller.
 */
#pragma once

#include <glib.h>

#include "fh-options.h"

G_BEGIN_DECLS

/* "Australian, four players". */
const char *fh_sentence_preset (FhPreset preset);

/* What marks that table, in one paragraph. */
const char *fh_sentence_preset_about (FhPreset preset);

/* What the tables of @family are called together: "Australian and Canadian". */
const char *fh_sentence_family (FhFamily family);

/* What the tables for @n people (2 to 6; the n_callers of their rules) are called together: "Five
 * players", and in a sentence who plays with whom. */
const char *fh_sentence_players (int n);
const char *fh_sentence_players_about (int n);

/* What option @index (fh-options.h) is called, and what it means in a sentence. */
const char *fh_sentence_option (int index);
const char *fh_sentence_option_about (int index);

/* What the value @value of option @index is called: "One round", "On", "120". */
char *fh_sentence_option_value (int index, const char *value);

/* The help page and section on option @index: "bidding#passing". */
const char *fh_sentence_option_help (int index);

G_END_DECLS
