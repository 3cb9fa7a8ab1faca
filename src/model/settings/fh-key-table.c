/* fh-key-table.c: texts by section and key, in a table of the store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tally is the text "PLAYED;WON;".
 */
#include "fh-key-table.h"

#include <string.h>

#include "fh-asker.h"
#include "fh-made.h"
#include "fh-sql.h"
#include "fh-statistics-before.h"
#include "fh-store-before.h"

typedef enum
{
  ENTRY_TEXT,  /* a text in the place of what is there */
  ENTRY_TALLY, /* one more, which may be won */
  ENTRY_ERASE, /* nothing of what is there */
} EntryKind;

/* One thing that was added. */
typedef struct
{
  const char *table;
  EntryKind kind;
  char *section; /* NULL: all of them */
  char *key;
  char *text;
  gboolean won;
} Entry;

/* What was added and may not be in the store yet. */
typedef struct
{
  GPtrArray *entries; /* Entry; what is being written is not changed any more */
  guint64 number;     /* of the writing */
} Batch;

typedef struct
{
  FhStore *store;
  const char *name;
  GKeyFile *contents; /* what was in the store when it was read last, and what was added */
  GPtrArray *added;   /* Entry, since something was saved last */
  GQueue saved;       /* Batch, in their order, that was not in the store when it was read last */
  gboolean is_read;
  gboolean is_unread; /* it could not be read the last time */
} FhKeyTablePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (FhKeyTable, fh_key_table, G_TYPE_OBJECT)

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_free (entry->section);
  g_free (entry->key);
  g_free (entry->text);
  g_free (entry);
}

static void
batch_free (gpointer data)
{
  Batch *batch = data;

  g_ptr_array_unref (batch->entries);
  g_free (batch);
}

static void
entries_unref (gpointer entries)
{
  g_ptr_array_unref (entries);
}

/* Carries out @entry on @contents. */
static void
apply (GKeyFile *contents, const Entry *entry)
{
  switch (entry->kind)
    {
    case ENTRY_TEXT:
      g_key_file_set_string (contents, entry->section, entry->key, entry->text);
      break;
    case ENTRY_TALLY:
      {
        FhTally tally = fh_tally_from_keys (contents, entry->section, entry->key);
        int numbers[2] = { (int) MIN (tally.played + 1, G_MAXINT - 1),
                           (int) MIN (tally.won + (entry->won ? 1 : 0), G_MAXINT - 1) };

        g_key_file_set_integer_list (contents, entry->section, entry->key, numbers, 2);
        break;
      }
    case ENTRY_ERASE:
      {
        g_auto (GStrv) sections = g_key_file_get_groups (contents, NULL);

        for (guint i = 0; sections[i] != NULL; i++)
          if (entry->section == NULL || g_str_equal (entry->section, sections[i]))
            g_key_file_remove_group (contents, sections[i], NULL);
      }
    }
}

static void
apply_all (GKeyFile *contents, GPtrArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    apply (contents, entries->pdata[i]);
}

/* --- In the thread of the store --- */

/* A statement between whose halves the table of @entry stands, about its section and key; NULL with
 * @error. */
static sqlite3_stmt *
prepare (sqlite3 *db, const char *before, const char *after, const Entry *entry, GError **error)
{
  g_autofree char *sql = g_strconcat (before, entry->table, after, NULL);
  sqlite3_stmt *statement = fh_sql_prepare (db, sql, error);

  if (statement != NULL)
    {
      sqlite3_bind_text (statement, 1, entry->section, -1, SQLITE_STATIC);
      sqlite3_bind_text (statement, 2, entry->key, -1, SQLITE_STATIC);
    }
  return statement;
}

/* Adds what is in the place of @entry to @contents. */
static gboolean
read_place (sqlite3 *db, const Entry *entry, GKeyFile *contents, GError **error)
{
  g_autoptr (FhStatement) row =
      prepare (db, "SELECT text FROM ", " WHERE section = ?1 AND key = ?2", entry, error);
  GError *local = NULL;

  if (row == NULL)
    return FALSE;
  if (fh_sql_step (row, &local))
    g_key_file_set_string (contents, entry->section, entry->key,
                           (const char *) sqlite3_column_text (row, 0));
  if (local == NULL)
    return TRUE;
  g_propagate_error (error, local);
  return FALSE;
}

static gboolean
erase (sqlite3 *db, const Entry *entry, GError **error)
{
  g_autoptr (FhStatement) statement =
      prepare (db, "DELETE FROM ", " WHERE ?1 IS NULL OR section = ?1", entry, error);

  return statement != NULL && fh_sql_carry_out (statement, error)
         && fh_store_before_forget (db, entry->table, entry->section == NULL, error);
}

static gboolean
put (sqlite3 *db, const Entry *entry, GError **error)
{
  g_autoptr (GKeyFile) place = g_key_file_new ();
  g_autoptr (FhStatement) statement = NULL;
  g_autofree char *text = NULL;

  if (entry->kind == ENTRY_TALLY && !read_place (db, entry, place, error))
    return FALSE;
  apply (place, entry);
  text = g_key_file_get_string (place, entry->section, entry->key, NULL);
  statement = prepare (db, "INSERT INTO ",
                       " (section, key, text) VALUES (?1, ?2, ?3)"
                       " ON CONFLICT (section, key) DO UPDATE SET text = excluded.text",
                       entry, error);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_text (statement, 3, text, -1, SQLITE_STATIC);
  return fh_sql_carry_out (statement, error);
}

/* Adds the entries in @data to the table, which another program may have changed. */
static gboolean
write_entries (sqlite3 *db, gpointer data, GError **error)
{
  GPtrArray *entries = data;
  gboolean done = TRUE;

  for (guint i = 0; i < entries->len && done; i++)
    {
      const Entry *entry = entries->pdata[i];

      done = entry->kind == ENTRY_ERASE ? erase (db, entry, error) : put (db, entry, error);
    }
  return done;
}

typedef struct
{
  GKeyFile *contents;
  guint64 written;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_key_file_unref (reading->contents);
  g_free (reading);
}

/* Whether a key file can have @word as the name of a section or a key: the database may come from
 * anywhere. */
static gboolean
is_name (const char *word)
{
  if (word == NULL || *word == '\0' || !g_utf8_validate (word, -1, NULL)
      || strpbrk (word, "[]=") != NULL || g_ascii_isspace (word[0])
      || g_ascii_isspace (word[strlen (word) - 1]))
    return FALSE;
  for (; *word != '\0'; word++)
    if (g_ascii_iscntrl (*word))
      return FALSE;
  return TRUE;
}

static void
take_key (sqlite3_stmt *row, gpointer contents)
{
  const char *section = (const char *) sqlite3_column_text (row, 0);
  const char *key = (const char *) sqlite3_column_text (row, 1);
  const char *text = (const char *) sqlite3_column_text (row, 2);

  if (is_name (section) && is_name (key) && text != NULL && g_utf8_validate (text, -1, NULL))
    g_key_file_set_string (contents, section, key, text);
}

/* The task data is the name of the table. */
static gpointer
read_table (sqlite3 *db, guint64 written, GTask *task, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("SELECT section, key, text FROM %s ORDER BY id",
                                          (const char *) g_task_get_task_data (task));
  g_autoptr (GKeyFile) contents = g_key_file_new ();
  Reading *reading;

  if (!fh_sql_each (db, sql, NULL, take_key, contents, error))
    return NULL;
  reading = g_new0 (Reading, 1);
  reading->contents = g_steal_pointer (&contents);
  reading->written = written;
  return reading;
}

/* --- In the main thread --- */

/* Takes the contents of @reading over, and adds again what was added after it. */
static void
take (FhKeyTable *self, Reading *reading)
{
  FhKeyTablePrivate *priv = fh_key_table_get_instance_private (self);
  Batch *batch;

  g_key_file_unref (priv->contents);
  priv->contents = g_key_file_ref (reading->contents);
  while ((batch = g_queue_peek_head (&priv->saved)) != NULL && batch->number <= reading->written)
    batch_free (g_queue_pop_head (&priv->saved));
  for (GList *l = priv->saved.head; l != NULL; l = l->next)
    apply_all (priv->contents, ((Batch *) l->data)->entries);
  apply_all (priv->contents, priv->added);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhKeyTable) self = fh_asker_take (user_data);
  Reading *reading = g_task_propagate_pointer (G_TASK (result), NULL);

  if (self != NULL)
    {
      FhKeyTablePrivate *priv = fh_key_table_get_instance_private (self);

      priv->is_read = TRUE;
      priv->is_unread = reading == NULL;
      if (reading != NULL)
        take (self, reading);
      g_signal_emit_by_name (self, "changed");
    }
  g_clear_pointer (&reading, reading_free);
}

static void
read_again (FhKeyTable *self)
{
  FhKeyTablePrivate *priv = fh_key_table_get_instance_private (self);
  GTask *task = g_task_new (NULL, NULL, read_cb, fh_asker_new (self));

  g_task_set_source_tag (task, read_again);
  g_task_set_task_data (task, (gpointer) priv->name, NULL);
  fh_store_read (priv->store, task, read_table, reading_free);
}

/* What was written may stand beside what another program has added. */
static void
store_changed_cb (FhKeyTable *self)
{
  FhKeyTablePrivate *priv = fh_key_table_get_instance_private (self);

  if (priv->is_unread || !g_queue_is_empty (&priv->saved))
    read_again (self);
}

/* Adds a copy of @about. */
static void
add (FhKeyTable *self, const Entry *about)
{
  FhKeyTablePrivate *priv = fh_key_table_get_instance_private (self);
  Entry *entry = g_memdup2 (about, sizeof *about);

  entry->table = priv->name;
  entry->section = g_strdup (about->section);
  entry->key = g_strdup (about->key);
  entry->text = g_strdup (about->text);
  g_ptr_array_add (priv->added, entry);
  apply (priv->contents, entry);
}

void
fh_key_table_set_text (FhKeyTable *self, const char *section, const char *key, const char *text)
{
  g_return_if_fail (FH_IS_KEY_TABLE (self));

  add (self, &(const Entry){ .kind = ENTRY_TEXT,
                             .section = (char *) section,
                             .key = (char *) key,
                             .text = (char *) text });
}

void
fh_key_table_add_tally (FhKeyTable *self, const char *section, const char *key, gboolean won)
{
  g_return_if_fail (FH_IS_KEY_TABLE (self));

  add (self,
       &(const Entry){
           .kind = ENTRY_TALLY, .section = (char *) section, .key = (char *) key, .won = won });
}

void
fh_key_table_erase (FhKeyTable *self, const char *section)
{
  g_return_if_fail (FH_IS_KEY_TABLE (self));

  add (self, &(const Entry){ .kind = ENTRY_ERASE, .section = (char *) section });
}

void
fh_key_table_save (FhKeyTable *self)
{
  FhKeyTablePrivate *priv = fh_key_table_get_instance_private (self);
  Batch *batch;

  g_return_if_fail (FH_IS_KEY_TABLE (self));

  batch = g_new0 (Batch, 1);
  batch->entries = priv->added;
  priv->added = g_ptr_array_new_with_free_func (entry_free);
  batch->number =
      fh_store_write (priv->store, write_entries, g_ptr_array_ref (batch->entries), entries_unref);
  g_queue_push_tail (&priv->saved, batch);
  g_signal_emit_by_name (self, "changed");
}

gboolean
fh_key_table_is_read (FhKeyTable *self)
{
  FhKeyTablePrivate *priv = fh_key_table_get_instance_private (self);

  g_return_val_if_fail (FH_IS_KEY_TABLE (self), FALSE);

  return priv->is_read;
}

GKeyFile *
fh_key_table_peek (FhKeyTable *self)
{
  FhKeyTablePrivate *priv = fh_key_table_get_instance_private (self);

  g_return_val_if_fail (FH_IS_KEY_TABLE (self), NULL);

  return priv->contents;
}

char *
fh_key_table_dup_text (FhKeyTable *self, const char *section, const char *key)
{
  FhKeyTablePrivate *priv = fh_key_table_get_instance_private (self);
  g_autofree char *text = NULL;

  g_return_val_if_fail (FH_IS_KEY_TABLE (self), NULL);

  text = g_key_file_get_string (priv->contents, section, key, NULL);
  return text != NULL && *text != '\0' ? g_steal_pointer (&text) : NULL;
}

FhTally
fh_key_table_get_tally (FhKeyTable *self, const char *section, const char *key)
{
  FhKeyTablePrivate *priv = fh_key_table_get_instance_private (self);

  g_return_val_if_fail (FH_IS_KEY_TABLE (self), ((FhTally){ 0, 0 }));

  return fh_tally_from_keys (priv->contents, section, key);
}

/* --- The object --- */

static void
fh_key_table_finalize (GObject *object)
{
  FhKeyTablePrivate *priv = fh_key_table_get_instance_private (FH_KEY_TABLE (object));

  g_clear_object (&priv->store);
  g_key_file_unref (priv->contents);
  g_ptr_array_unref (priv->added);
  g_queue_clear_full (&priv->saved, batch_free);
  G_OBJECT_CLASS (fh_key_table_parent_class)->finalize (object);
}

static void
fh_key_table_class_init (FhKeyTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_key_table_finalize;

  fh_made_signal (klass, "changed", 0);
}

static void
fh_key_table_init (FhKeyTable *self)
{
  FhKeyTablePrivate *priv = fh_key_table_get_instance_private (self);

  priv->contents = g_key_file_new ();
  priv->added = g_ptr_array_new_with_free_func (entry_free);
}

void
fh_key_table_open (FhKeyTable *self, FhStore *store, const char *name)
{
  FhKeyTablePrivate *priv = fh_key_table_get_instance_private (self);

  g_return_if_fail (FH_IS_KEY_TABLE (self));
  g_return_if_fail (priv->store == NULL);

  priv->store = g_object_ref (store);
  priv->name = name;
  fh_connect (store, "changed", store_changed_cb, self);
  read_again (self);
}
