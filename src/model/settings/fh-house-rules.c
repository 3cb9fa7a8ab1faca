/* fh-house-rules.c: the tables to which the person has given a name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-house-rules.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "fh-isolate.h"
#include "fh-journal-disk.h"
#include "fh-made.h"
#include "fh-rules-text.h"
#include "fh-sentences-rules.h"

#define SUFFIX ".500"

typedef struct
{
  char *file; /* its name in the folder */
  char *name;
  char *key; /* by which names are compared */
  FhRules rules;
} Table;

struct _FhHouseRules
{
  GObject parent_instance;

  char *directory;
  GPtrArray *tables; /* Table, by name */
  char *trouble;
};

G_DEFINE_FINAL_TYPE (FhHouseRules, fh_house_rules, G_TYPE_OBJECT)

static void
table_free (gpointer data)
{
  Table *table = data;

  g_free (table->file);
  g_free (table->name);
  g_free (table->key);
  g_free (table);
}

/* What two names have in common that people take for the same. */
static char *
make_key (const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  return g_utf8_normalize (folded, -1, G_NORMALIZE_ALL_COMPOSE);
}

static int
compare_tables (gconstpointer a, gconstpointer b)
{
  const Table *first = *(const Table *const *) a;
  const Table *second = *(const Table *const *) b;
  int order = g_utf8_collate (first->name, second->name);

  return order != 0 ? order : g_strcmp0 (first->key, second->key);
}

static int
compare_files (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
set_name (Table *table, const char *name)
{
  g_autofree char *copy = g_strdup (name);

  g_free (table->name);
  g_free (table->key);
  table->key = make_key (copy);
  table->name = g_steal_pointer (&copy);
}

static int
find_key (FhHouseRules *self, const char *key)
{
  for (guint i = 0; i < self->tables->len; i++)
    if (g_str_equal (((Table *) self->tables->pdata[i])->key, key))
      return (int) i;
  return -1;
}

int
fh_house_rules_find_name (FhHouseRules *self, const char *name)
{
  g_autofree char *clean = fh_rules_text_clean_name (name);
  g_autofree char *key = clean != NULL ? make_key (clean) : NULL;

  g_return_val_if_fail (FH_IS_HOUSE_RULES (self), -1);

  return key != NULL ? find_key (self, key) : -1;
}

int
fh_house_rules_find_rules (FhHouseRules *self, const FhRules *rules)
{
  g_return_val_if_fail (FH_IS_HOUSE_RULES (self), -1);

  for (guint i = 0; i < self->tables->len; i++)
    if (fh_options_equal (&((Table *) self->tables->pdata[i])->rules, rules))
      return (int) i;
  return -1;
}

/* --- Files --- */

/* Files that somebody has copied may hold one name twice: "Sunday", "Sunday (2)". */
static char *
make_unique (FhHouseRules *self, const char *name)
{
  g_autofree char *unique = g_strdup (name);

  for (guint n = 2; fh_house_rules_find_name (self, unique) >= 0; n++)
    {
      g_autofree char *start = g_utf8_substring (
          name, 0, MIN (g_utf8_strlen (name, -1), (glong) FH_RULES_TEXT_MAX_NAME - 8));

      g_free (unique);
      unique = g_strdup_printf ("%s (%u)", start, n);
    }
  return g_steal_pointer (&unique);
}

static char *
read_table (FhHouseRules *self, const char *file, Table *table)
{
  g_autofree char *path = g_build_filename (self->directory, file, NULL);
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;
  char *sentence = NULL;

  text = fh_journal_disk_read_text (path, FH_HOUSE_MAX_SIZE, &error);
  if (text == NULL)
    return g_strdup (error != NULL ? error->message : _ ("It is not a file of rules."));
  if (!fh_rules_text_read (text, -1, &table->rules, &name, &sentence))
    return sentence;

  if (name == NULL)
    {
      g_autofree char *base = g_strndup (file, strlen (file) - strlen (SUFFIX));
      g_autofree char *shown = g_filename_display_name (base);

      name = fh_rules_text_clean_name (shown);
    }
  if (name == NULL)
    return g_strdup (_ ("It has no name."));
  g_autofree char *unique = make_unique (self, name);
  set_name (table, unique);
  table->file = g_strdup (file);
  return NULL;
}

static void
load (FhHouseRules *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->directory, 0, NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  guint n_damaged = 0;
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, SUFFIX) && file[0] != '.')
      g_ptr_array_add (files, g_strdup (file));
  g_ptr_array_sort (files, compare_files);

  for (guint i = 0; i < files->len && self->tables->len < FH_HOUSE_MAX_TABLES; i++)
    {
      g_autofree Table *table = g_new0 (Table, 1);
      g_autofree char *why = read_table (self, files->pdata[i], table);

      if (why == NULL)
        {
          g_ptr_array_add (self->tables, g_steal_pointer (&table));
          continue;
        }
      g_autofree char *shown = fh_isolate_file (files->pdata[i]);
      if (n_damaged++ == 0)
        /* Translators: %1$s is the name of a file, %2$s a sentence that says what is wrong. */
        self->trouble = g_strdup_printf (
            _ ("The table in the file “%1$s” cannot be read and is left out. %2$s"), shown, why);
    }
  if (n_damaged > 1)
    {
      g_free (self->trouble);
      self->trouble = g_strdup_printf (
          ngettext ("%u file of your tables cannot be read and is left out.",
                    "%u files of your tables cannot be read and are left out.", n_damaged),
          n_damaged);
    }
  g_ptr_array_sort (self->tables, compare_tables);
}

/* FALSE with the sentence for @why, which it takes. */
static gboolean
refuse_save (GError *why, GError **error)
{
  /* Translators: %s says why, as the system has it. */
  g_set_error (error, why->domain, why->code, _ ("Your table could not be saved: %s"),
               why->message);
  g_error_free (why);
  return FALSE;
}

static gboolean
write_table (FhHouseRules *self, const Table *table, GError **error)
{
  g_autofree char *path = g_build_filename (self->directory, table->file, NULL);
  g_autofree char *text = fh_rules_text_write (&table->rules, table->name);
  GError *why = NULL;

  return fh_journal_disk_replace (path, text, &why) || refuse_save (why, error);
}

/* Writes @table to a new file, under a name that nothing in the folder has: not even that of a
 * table that another program saves at this moment. */
static gboolean
create_file (FhHouseRules *self, Table *table, GError **error)
{
  g_autofree char *text = fh_rules_text_write (&table->rules, table->name);

  g_mkdir_with_parents (self->directory, 0700);
  for (guint n = 1;; n++)
    {
      g_autofree char *file = g_strdup_printf ("table-%u" SUFFIX, n);
      g_autofree char *path = g_build_filename (self->directory, file, NULL);
      GError *why = NULL;

      if (fh_journal_disk_create (path, text, &why))
        {
          table->file = g_steal_pointer (&file);
          return TRUE;
        }
      if (!g_error_matches (why, G_IO_ERROR, G_IO_ERROR_EXISTS))
        return refuse_save (why, error);
      g_error_free (why);
    }
}

/* --- What a person does --- */

static void
emit_changed (FhHouseRules *self)
{
  g_ptr_array_sort (self->tables, compare_tables);
  g_signal_emit_by_name (self, "changed");
}

static char *
clean_or_refuse (const char *name, GError **error)
{
  char *clean = fh_rules_text_clean_name (name);

  if (clean == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                         _ ("Give your table a name first."));
  return clean;
}

const char *
fh_house_rules_call (FhHouseRules *house, const FhRules *rules)
{
  int index = fh_house_rules_find_rules (house, rules);

  return index >= 0 ? fh_house_rules_get_name (house, (guint) index) : fh_sentence_table (rules);
}

gboolean
fh_house_rules_save (FhHouseRules *self, const char *name, const FhRules *rules, GError **error)
{
  g_autofree char *clean = NULL;
  Table *table;
  FhRules before;
  int index;

  g_return_val_if_fail (FH_IS_HOUSE_RULES (self), FALSE);
  g_return_val_if_fail (rules != NULL, FALSE);

  clean = clean_or_refuse (name, error);
  if (clean == NULL)
    return FALSE;
  index = fh_house_rules_find_name (self, clean);
  if (index >= 0)
    {
      g_autofree char *old_name = NULL;

      table = self->tables->pdata[index];
      old_name = g_strdup (table->name);
      before = table->rules;
      table->rules = *rules;
      set_name (table, clean);
      if (write_table (self, table, error))
        {
          emit_changed (self);
          return TRUE;
        }
      table->rules = before;
      set_name (table, old_name);
      return FALSE;
    }
  if (self->tables->len >= FH_HOUSE_MAX_TABLES)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                           _ ("There are too many tables already: delete one first."));
      return FALSE;
    }
  table = g_new0 (Table, 1);
  table->rules = *rules;
  set_name (table, clean);
  if (!create_file (self, table, error))
    {
      table_free (table);
      return FALSE;
    }
  g_ptr_array_add (self->tables, table);
  emit_changed (self);
  return TRUE;
}

gboolean
fh_house_rules_rename (FhHouseRules *self, guint index, const char *name, GError **error)
{
  g_autofree char *clean = NULL;
  g_autofree char *old_name = NULL;
  Table *table;
  int other;

  g_return_val_if_fail (FH_IS_HOUSE_RULES (self), FALSE);
  g_return_val_if_fail (index < self->tables->len, FALSE);

  clean = clean_or_refuse (name, error);
  if (clean == NULL)
    return FALSE;
  other = fh_house_rules_find_name (self, clean);
  if (other >= 0 && other != (int) index)
    {
      g_autofree char *shown = fh_isolate (clean);

      /* Translators: %s is a name that the person wants to give to a table. */
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
                   _ ("Another table is called “%s” already."), shown);
      return FALSE;
    }
  table = self->tables->pdata[index];
  old_name = g_strdup (table->name);
  set_name (table, clean);
  if (!write_table (self, table, error))
    {
      set_name (table, old_name);
      return FALSE;
    }
  emit_changed (self);
  return TRUE;
}

gboolean
fh_house_rules_remove (FhHouseRules *self, guint index, GError **error)
{
  g_autofree char *path = NULL;
  Table *table;
  int code;

  g_return_val_if_fail (FH_IS_HOUSE_RULES (self), FALSE);
  g_return_val_if_fail (index < self->tables->len, FALSE);

  table = self->tables->pdata[index];
  path = g_build_filename (self->directory, table->file, NULL);
  if (g_unlink (path) != 0 && (code = errno) != ENOENT)
    {
      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (code),
                   /* Translators: %s says why, as the system has it. */
                   _ ("Your table could not be deleted: %s"), g_strerror (code));
      return FALSE;
    }
  g_ptr_array_remove_index (self->tables, index);
  emit_changed (self);
  return TRUE;
}

guint
fh_house_rules_get_n (FhHouseRules *self)
{
  g_return_val_if_fail (FH_IS_HOUSE_RULES (self), 0);

  return self->tables->len;
}

const char *
fh_house_rules_get_name (FhHouseRules *self, guint index)
{
  g_return_val_if_fail (FH_IS_HOUSE_RULES (self) && index < self->tables->len, NULL);

  return ((Table *) self->tables->pdata[index])->name;
}

const FhRules *
fh_house_rules_get_rules (FhHouseRules *self, guint index)
{
  g_return_val_if_fail (FH_IS_HOUSE_RULES (self) && index < self->tables->len, NULL);

  return &((Table *) self->tables->pdata[index])->rules;
}

const char *
fh_house_rules_get_trouble (FhHouseRules *self)
{
  g_return_val_if_fail (FH_IS_HOUSE_RULES (self), NULL);

  return self->trouble;
}

static void
fh_house_rules_class_init (FhHouseRulesClass *klass)
{
  FH_HOLDS (klass, FhHouseRules, tables, g_ptr_array_unref);
  FH_HOLDS (klass, FhHouseRules, directory, g_free);
  FH_HOLDS (klass, FhHouseRules, trouble, g_free);

  fh_made_signal (klass, "changed", 0);
}

static void
fh_house_rules_init (FhHouseRules *self)
{
  self->tables = g_ptr_array_new_with_free_func (table_free);
}

FhHouseRules *
fh_house_rules_new (const char *directory)
{
  FhHouseRules *self = g_object_new (FH_TYPE_HOUSE_RULES, NULL);

  self->directory = directory != NULL
                        ? g_strdup (directory)
                        : g_build_filename (g_get_user_data_dir (), "five-hundred", "tables", NULL);
  load (self);
  return self;
}
