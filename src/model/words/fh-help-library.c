/* fh-help-library.c: all pages of the help in one language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-help-library.h"

#include <string.h>

#include "fh-config.h"
#include "fh-language.h"
#include "fh-paths.h"

#define EXCERPT_BEFORE 40 /* characters */
#define EXCERPT_LENGTH 120
#define MAX_HITS       40

#define FIRST_KANA 0x3040

struct _FhHelpLibrary
{
  GHashTable *paths; /* id → GPtrArray of paths, the one to read first; only what is not read yet */
  GHashTable *pages; /* id → FhHelpPage */
};

/* Notes the pages of @directory. */
static void
list_directory (FhHelpLibrary *self, const char *directory)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      if (!g_str_has_suffix (name, ".page"))
        continue;
      g_autofree char *id = g_strndup (name, strlen (name) - strlen (".page"));
      GPtrArray *paths = g_hash_table_lookup (self->paths, id);

      if (paths == NULL)
        {
          paths = g_ptr_array_new_with_free_func (g_free);
          g_hash_table_insert (self->paths, g_steal_pointer (&id), paths);
        }
      g_ptr_array_add (paths, g_build_filename (directory, name, NULL));
    }
}

/* Reads page @id from the first of @paths from which that is possible. */
static void
read_page (FhHelpLibrary *self, const char *id, GPtrArray *paths)
{
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GError) error = NULL;
      FhHelpPage *page = fh_help_page_load (paths->pdata[i], &error);

      if (page != NULL)
        {
          g_hash_table_insert (self->pages, g_strdup (id), page);
          return;
        }
      g_message ("A page of the help cannot be read: %s", error->message);
    }
}

static void
read_all (FhHelpLibrary *self)
{
  GHashTableIter iter;
  gpointer id, paths;

  g_hash_table_iter_init (&iter, self->paths);
  while (g_hash_table_iter_next (&iter, &id, &paths))
    read_page (self, id, paths);
  g_hash_table_remove_all (self->paths);
}

FhHelpLibrary *
fh_help_library_new (const char *const *directories, const char *code)
{
  FhHelpLibrary *self = g_rc_box_new0 (FhHelpLibrary);
  self->paths =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  self->pages =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) fh_help_page_free);

  g_auto (GStrv) variants = g_get_locale_variants (code != NULL && *code != '\0' ? code : "en");
  for (int v = 0;; v++)
    {
      const char *language = variants[v] != NULL ? variants[v] : "C";
      for (int d = 0; directories[d] != NULL; d++)
        {
          g_autofree char *plain = g_build_filename (directories[d], language, NULL);
          /* As installed, for all programs in one folder. */
          g_autofree char *shared = g_build_filename (plain, FH_GETTEXT_DOMAIN, NULL);
          list_directory (self, shared);
          list_directory (self, plain);
        }
      if (variants[v] == NULL)
        return self;
    }
}

FhHelpLibrary *
fh_help_library_ref (FhHelpLibrary *library)
{
  return g_rc_box_acquire (library);
}

static void
clear (gpointer data)
{
  FhHelpLibrary *self = data;

  g_hash_table_unref (self->paths);
  g_hash_table_unref (self->pages);
}

void
fh_help_library_unref (FhHelpLibrary *library)
{
  g_rc_box_release_full (library, clear);
}

FhHelpLibrary *
fh_help_library_get_shared (void)
{
  static FhHelpLibrary *shared;
  static char *shared_code;
  FhLanguage *language = fh_language_get ();
  g_autofree char *code = language != NULL ? fh_language_dup_tag (language) : g_strdup ("en");

  /* The tag is as Pango writes it, "fr-ca"; folders are named as gettext does, "fr_CA". */
  char *hyphen = strchr (code, '-');
  for (char *c = hyphen; c != NULL && *c != '\0'; c++)
    *c = *c == '-' ? '_' : g_ascii_toupper (*c);

  if (shared == NULL || g_strcmp0 (code, shared_code) != 0)
    {
      g_clear_pointer (&shared, fh_help_library_unref);
      g_free (shared_code);
      shared = fh_help_library_new (fh_paths_help_dirs (), code);
      shared_code = g_steal_pointer (&code);
    }
  return shared;
}

const FhHelpPage *
fh_help_library_get (FhHelpLibrary *library, const char *id)
{
  GPtrArray *paths = g_hash_table_lookup (library->paths, id);

  if (paths != NULL)
    {
      read_page (library, id, paths);
      g_hash_table_remove (library->paths, id);
    }
  return g_hash_table_lookup (library->pages, id);
}

static int
compare_pages (gconstpointer a, gconstpointer b)
{
  const FhHelpPage *p = *(const FhHelpPage *const *) a, *q = *(const FhHelpPage *const *) b;
  if (*p->sort == '\0' || *q->sort == '\0')
    return (*p->sort == '\0') - (*q->sort == '\0');
  int order = strcmp (p->sort, q->sort);
  return order != 0 ? order : g_utf8_collate (p->link_title, q->link_title);
}

GPtrArray *
fh_help_library_list (FhHelpLibrary *library, const char *section)
{
  GPtrArray *list = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer page;

  read_all (library);
  g_hash_table_iter_init (&iter, library->pages);
  while (g_hash_table_iter_next (&iter, NULL, &page))
    if (g_strcmp0 (((FhHelpPage *) page)->guide, section) == 0)
      g_ptr_array_add (list, page);
  g_ptr_array_sort (list, compare_pages);
  return list;
}

static void
hit_free (gpointer data)
{
  FhHelpHit *hit = data;
  g_free (hit->section);
  g_free (hit->title);
  g_free (hit->excerpt);
  g_free (hit);
}

/* What is compared: without case and without accents, which people leave out when they search.  In
 * kana such marks make another sound, and stay. */
static char *
fold (const char *text)
{
  g_autofree char *lower = g_utf8_casefold (text, -1);
  g_autofree char *whole = g_utf8_normalize (lower, -1, G_NORMALIZE_ALL);
  GString *bare = g_string_new (NULL);

  for (const char *c = whole; c != NULL && *c != '\0'; c = g_utf8_next_char (c))
    if (g_utf8_get_char (c) >= FIRST_KANA || !g_unichar_ismark (g_utf8_get_char (c)))
      g_string_append_unichar (bare, g_utf8_get_char (c));
  return g_string_free (bare, FALSE);
}

static gboolean
has_all (const char *text, char **words)
{
  g_autofree char *folded = fold (text);
  for (int i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && strstr (folded, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

/* How many characters of @text come before @word, or 0 where it is not.  Folding makes some
 * characters into several, so that they are counted one by one. */
static long
find_word (const char *text, const char *word)
{
  g_autofree char *folded = fold (text);
  const char *at = strstr (folded, word);
  gsize before = at != NULL ? (gsize) (at - folded) : 0, length = 0;
  long n = 0;

  for (const char *c = text; *c != '\0' && length < before; c = g_utf8_next_char (c), n++)
    {
      g_autofree char *one = g_strndup (c, (gsize) (g_utf8_next_char (c) - c));
      g_autofree char *own = fold (one);
      length += strlen (own);
    }
  return length > before ? n - 1 : n;
}

/* From word to word, where the writing has spaces between them. */
static char *
make_excerpt (const char *text, const char *word)
{
  long position = find_word (text, word), length = g_utf8_strlen (text, -1);
  long from = MAX (position - EXCERPT_BEFORE, 0), to = MIN (from + EXCERPT_LENGTH, length);
  const char *start = g_utf8_offset_to_pointer (text, from);
  const char *end = g_utf8_offset_to_pointer (text, to);
  const char *found = g_utf8_offset_to_pointer (text, position);
  const char *space = from > 0 ? memchr (start, ' ', (gsize) (found - start)) : NULL;

  if (space != NULL)
    start = g_str_has_prefix (space, " · ") ? space + strlen (" · ") : space + 1;
  space = to < length ? g_strrstr_len (start, end + 1 - start, " ") : NULL;
  if (space != NULL && space > found)
    end = space;
  return g_strdup_printf ("%s%.*s%s", from > 0 ? "…" : "", (int) (end - start), start,
                          to < length ? "…" : "");
}

static void
search_section (const FhHelpPage *page,
                const FhHelpNode *node,
                char **words,
                GPtrArray *in_titles,
                GPtrArray *in_text)
{
  GString *own = g_string_new (NULL);
  const char *title = page->title;
  const char *first = "";

  for (guint i = 0; node->children != NULL && i < node->children->len; i++)
    {
      const FhHelpNode *child = node->children->pdata[i];
      if (child->kind == FH_HELP_SECTION)
        search_section (page, child, words, in_titles, in_text);
      else if (child->kind == FH_HELP_TITLE)
        title = child->text->str;
      else
        fh_help_node_append_text (child, own);
    }
  for (int i = 0; words[i] != NULL && *first == '\0'; i++)
    first = words[i];

  gboolean by_title = has_all (title, words);
  g_autofree char *both = g_strconcat (title, " ", own->str, NULL);
  if (by_title || has_all (both, words))
    {
      FhHelpHit *hit = g_new0 (FhHelpHit, 1);
      hit->page = page;
      hit->section = g_strdup (node->id);
      hit->title = g_strdup (title);
      hit->excerpt = make_excerpt (own->str, first);
      g_ptr_array_add (by_title ? in_titles : in_text, hit);
    }
  g_string_free (own, TRUE);
}

GPtrArray *
fh_help_library_search (FhHelpLibrary *library, const char *query)
{
  GPtrArray *hits = g_ptr_array_new_with_free_func (hit_free);
  g_autoptr (GPtrArray) in_text = g_ptr_array_new ();
  g_autoptr (GPtrArray) for_programs = g_ptr_array_new ();
  g_autofree char *folded = fold (query);
  g_strstrip (folded);
  g_auto (GStrv) words = g_strsplit (folded, " ", -1);
  g_autoptr (GList) keys = NULL;

  if (*folded == '\0')
    return hits;
  read_all (library);
  keys = g_hash_table_get_keys (library->pages);
  keys = g_list_sort (g_steal_pointer (&keys), (GCompareFunc) strcmp);
  for (GList *l = keys; l != NULL; l = l->next)
    {
      const FhHelpPage *page = g_hash_table_lookup (library->pages, l->data);
      gboolean is_late = g_strcmp0 (page->guide, "programs") == 0;
      search_section (page, page->body, words, is_late ? for_programs : hits,
                      is_late ? for_programs : in_text);
    }
  g_ptr_array_extend_and_steal (hits, g_steal_pointer (&in_text));
  g_ptr_array_extend_and_steal (hits, g_steal_pointer (&for_programs));
  if (hits->len > MAX_HITS)
    g_ptr_array_set_size (hits, MAX_HITS);
  return hits;
}
