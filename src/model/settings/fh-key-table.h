/* fh-key-table.h: texts by section and key, in a table of the store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-figures.h"
#include "fh-store.h"

#define FH_TYPE_KEY_TABLE (fh_key_table_get_type ())
G_DECLARE_DERIVABLE_TYPE (FhKeyTable, fh_key_table, FH, KEY_TABLE, GObject)

/**
 * FhKeyTable:
 *
 * Counts and words that are kept for good, a table of which derived types know the meaning: what is
 * added is there at once, and with the next fh_key_table_save() is added to what is in the store by
 * then.  All questions are answered from memory, into which the thread of the store reads what is
 * there, and what another program has added.
 *
 * Signal `changed ()`: after each of these.
 */

struct _FhKeyTableClass
{
  GObjectClass parent_class;
};

/* For what derives from it, once: has the table @name of @store read; @name lives as long as the
 * program. */
void fh_key_table_open (FhKeyTable *self, FhStore *store, const char *name);

/* Whether the store has been read, or cannot be: until then nothing is there but what was added. */
gboolean fh_key_table_is_read (FhKeyTable *self);

/* What is in it, with what was added; valid until something is added or the main loop runs. */
GKeyFile *fh_key_table_peek (FhKeyTable *self);

/* The text at @key of @section; NULL for none, or for an empty one.  (transfer full) */
char *fh_key_table_dup_text (FhKeyTable *self, const char *section, const char *key);

/* Puts @text there, which may be empty. */
void
fh_key_table_set_text (FhKeyTable *self, const char *section, const char *key, const char *text);

/* How many were counted there, and how many of them were won; damaged numbers are nothing. */
FhTally fh_key_table_get_tally (FhKeyTable *self, const char *section, const char *key);

/* Counts one more, which was @won or not. */
void fh_key_table_add_tally (FhKeyTable *self, const char *section, const char *key, gboolean won);

/* Forgets @section, or everything if that is NULL, and what an older program has kept of the
 * table. */
void fh_key_table_erase (FhKeyTable *self, const char *section);

/* Has the disk take what was added, all or nothing of it. */
void fh_key_table_save (FhKeyTable *self);
