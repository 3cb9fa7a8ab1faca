/* fh-help-page.c: a page of the help, read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-help-page.h"

#include <string.h>

/* Deeper than any page of ours; a hostile file shall not exhaust the stack that draws it. */
#define MAX_DEPTH 40

typedef struct
{
  FhHelpPage *page;
  GPtrArray
      *open; /* the nodes around the present place, innermost last; NULL where there is none */
  FhHelpNode *into; /* what text goes to, or NULL */
  GString *info;    /* what text of the info goes to, or NULL */
  char **info_goes; /* where that is kept in the end */
  int in_info;      /* depth within info */
  int info_depth;   /* the depth within info of the element that `info` is the text of */
  int in_head;      /* depth within thead */
  int in_keyseq;    /* depth within keyseq */
  gboolean has_key; /* a key of the keyseq was written already */
  gboolean is_page;
} FhHelpReader;

static FhHelpNode *
node_new (FhHelpKind kind)
{
  FhHelpNode *node = g_new0 (FhHelpNode, 1);
  node->kind = kind;
  return node;
}

static void
node_free (FhHelpNode *node)
{
  if (node == NULL)
    return;
  g_free (node->id);
  g_free (node->style);
  if (node->markup != NULL)
    g_string_free (node->markup, TRUE);
  if (node->text != NULL)
    g_string_free (node->text, TRUE);
  g_clear_pointer (&node->children, g_ptr_array_unref);
  g_free (node);
}

static void
node_append (FhHelpNode *parent, FhHelpNode *child)
{
  if (parent->children == NULL)
    parent->children = g_ptr_array_new_with_free_func ((GDestroyNotify) node_free);
  g_ptr_array_add (parent->children, child);
}

static FhHelpNode *
innermost (FhHelpReader *reader)
{
  for (guint i = reader->open->len; i > 0; i--)
    if (reader->open->pdata[i - 1] != NULL)
      return reader->open->pdata[i - 1];
  return reader->page->body;
}

static const char *
attribute (const char **names, const char **values, const char *name)
{
  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return NULL;
}

static const struct
{
  const char *name;
  FhHelpKind kind;
  gboolean has_text;
} blocks[] = {
  { "section", FH_HELP_SECTION, FALSE }, { "title", FH_HELP_TITLE, TRUE },
  { "p", FH_HELP_PARAGRAPH, TRUE },      { "list", FH_HELP_LIST, FALSE },
  { "steps", FH_HELP_STEPS, FALSE },     { "terms", FH_HELP_TERMS, FALSE },
  { "item", FH_HELP_ITEM, FALSE },       { "table", FH_HELP_TABLE, FALSE },
  { "tr", FH_HELP_ROW, FALSE },          { "td", FH_HELP_CELL, FALSE },
  { "note", FH_HELP_NOTE, FALSE },
};

static const struct
{
  const char *name;
  const char *begin;
  const char *end;
} inlines[] = {
  { "em", "<i>", "</i>" },
  { "app", "<i>", "</i>" },
  { "gui", "<b>", "</b>" },
  { "key", "<b>", "</b>" },
};

static void
start_info (FhHelpReader *reader, const char *element, const char **names, const char **values)
{
  const char *type = attribute (names, values, "type");
  reader->in_info++;
  /* What stands within a text belongs to it, whatever it is. */
  if (reader->info != NULL)
    return;
  reader->info_goes = NULL;
  if (g_str_equal (element, "desc"))
    reader->info_goes = &reader->page->about;
  else if (g_str_equal (element, "title") && g_strcmp0 (type, "link") == 0)
    reader->info_goes = &reader->page->link_title;
  else if (g_str_equal (element, "title") && g_strcmp0 (type, "sort") == 0)
    reader->info_goes = &reader->page->sort;
  else if (g_str_equal (element, "link") && g_strcmp0 (type, "guide") == 0
           && reader->page->guide == NULL)
    {
      const char *xref = attribute (names, values, "xref");
      const char *section = xref != NULL ? strchr (xref, '#') : NULL;
      reader->page->guide = g_strdup (section != NULL ? section + 1 : "");
    }
  if (reader->info_goes != NULL && *reader->info_goes == NULL)
    {
      reader->info = g_string_new (NULL);
      reader->info_depth = reader->in_info;
    }
}

static void
start_inline (FhHelpReader *reader, const char *element, const char **names, const char **values)
{
  GString *markup = reader->into->markup;
  if (g_str_equal (element, "link"))
    {
      const char *target = attribute (names, values, "xref");
      if (target == NULL)
        target = attribute (names, values, "href");
      g_autofree char *escaped = g_markup_escape_text (target != NULL ? target : "", -1);
      g_string_append_printf (markup, "<a href=\"%s\">", escaped);
      return;
    }
  if (g_str_equal (element, "keyseq"))
    {
      reader->in_keyseq++;
      reader->has_key = FALSE;
    }
  else if (g_str_equal (element, "key") && reader->in_keyseq > 0)
    {
      if (reader->has_key)
        {
          g_string_append_c (markup, '+');
          g_string_append_c (reader->into->text, '+');
        }
      reader->has_key = TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (inlines); i++)
    if (g_str_equal (element, inlines[i].name))
      g_string_append (markup, inlines[i].begin);
}

static void
set_no_page (GError **error)
{
  g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                       "not one page with an id");
}

static void
start_cb (GMarkupParseContext *context,
          const char *element,
          const char **names,
          const char **values,
          gpointer user_data,
          GError **error)
{
  FhHelpReader *reader = user_data;

  if (reader->open->len >= MAX_DEPTH)
    {
      g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                           "nested too deeply");
      return;
    }
  if (reader->open->len == 0 && (reader->is_page || !g_str_equal (element, "page")))
    {
      set_no_page (error);
      return;
    }
  if (reader->in_info > 0)
    {
      start_info (reader, element, names, values);
      g_ptr_array_add (reader->open, NULL);
      return;
    }
  if (reader->into != NULL)
    {
      start_inline (reader, element, names, values);
      g_ptr_array_add (reader->open, NULL);
      return;
    }

  FhHelpNode *node = NULL;
  if (reader->open->len == 0)
    {
      reader->is_page = TRUE;
      reader->page->id = g_strdup (attribute (names, values, "id"));
    }
  else if (g_str_equal (element, "info"))
    reader->in_info++;
  else if (g_str_equal (element, "thead"))
    reader->in_head++;
  for (guint i = 0; i < G_N_ELEMENTS (blocks); i++)
    if (g_str_equal (element, blocks[i].name))
      {
        node = node_new (blocks[i].kind);
        node->id = g_strdup (attribute (names, values, "id"));
        node->style = g_strdup (attribute (names, values, "style"));
        node->heads = reader->in_head > 0;
        if (blocks[i].has_text)
          {
            node->markup = g_string_new (NULL);
            node->text = g_string_new (NULL);
            reader->into = node;
          }
        node_append (innermost (reader), node);
      }
  g_ptr_array_add (reader->open, node);
}

static void
strip_end (GString *string)
{
  while (string->len > 0 && g_ascii_isspace (string->str[string->len - 1]))
    g_string_truncate (string, string->len - 1);
}

static void
end_cb (GMarkupParseContext *context, const char *element, gpointer user_data, GError **error)
{
  FhHelpReader *reader = user_data;
  FhHelpNode *node = reader->open->pdata[reader->open->len - 1];
  g_ptr_array_set_size (reader->open, (int) reader->open->len - 1);

  if (reader->in_info > 0)
    {
      if (reader->info != NULL && reader->in_info == reader->info_depth)
        {
          strip_end (reader->info);
          *reader->info_goes = g_string_free (reader->info, FALSE);
          reader->info = NULL;
        }
      reader->in_info--;
      return;
    }
  if (node != NULL && node == reader->into)
    {
      strip_end (node->markup);
      strip_end (node->text);
      reader->into = NULL;
    }
  else if (reader->into != NULL)
    {
      if (g_str_equal (element, "link"))
        g_string_append (reader->into->markup, "</a>");
      else if (g_str_equal (element, "keyseq"))
        reader->in_keyseq--;
      for (guint i = 0; i < G_N_ELEMENTS (inlines); i++)
        if (g_str_equal (element, inlines[i].name))
          g_string_append (reader->into->markup, inlines[i].end);
    }
  else if (g_str_equal (element, "thead"))
    reader->in_head--;
}

static gboolean
is_blank (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (text[i]))
      return FALSE;
  return TRUE;
}

/* Runs of white space are one space, as in all XML for people. */
static char *
squeeze (const char *text, gsize length, gboolean at_start)
{
  GString *out = g_string_sized_new (length);
  gboolean space = at_start;
  for (gsize i = 0; i < length; i++)
    {
      gboolean is_space = g_ascii_isspace (text[i]);
      if (!is_space)
        g_string_append_c (out, text[i]);
      else if (!space)
        g_string_append_c (out, ' ');
      space = is_space;
    }
  return g_string_free (out, FALSE);
}

static void
text_cb (GMarkupParseContext *context,
         const char *text,
         gsize length,
         gpointer user_data,
         GError **error)
{
  FhHelpReader *reader = user_data;
  GString *plain = reader->into != NULL ? reader->into->text : reader->info;

  if (plain == NULL || (reader->in_keyseq > 0 && is_blank (text, length)))
    return;
  gboolean at_start = plain->len == 0 || plain->str[plain->len - 1] == ' ';
  g_autofree char *squeezed = squeeze (text, length, at_start);
  g_string_append (plain, squeezed);
  if (reader->into != NULL)
    {
      g_autofree char *escaped = g_markup_escape_text (squeezed, -1);
      g_string_append (reader->into->markup, escaped);
    }
}

FhHelpPage *
fh_help_page_parse (const char *xml, gssize length, GError **error)
{
  static const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  gsize size = length < 0 ? strlen (xml) : (gsize) length;

  /* GLib finds fault with text in CDATA, and goes on. */
  if (!g_utf8_validate_len (xml, size, NULL))
    {
      g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_BAD_UTF8, "not UTF-8");
      return NULL;
    }

  g_autoptr (FhHelpPage) page = g_new0 (FhHelpPage, 1);
  FhHelpReader reader = { .page = page, .open = g_ptr_array_new () };
  g_autoptr (GMarkupParseContext) context =
      g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &reader, NULL);

  page->body = node_new (FH_HELP_SECTION);
  gboolean ok = g_markup_parse_context_parse (context, xml, (gssize) size, error)
                && g_markup_parse_context_end_parse (context, error);
  g_ptr_array_unref (reader.open);
  if (reader.info != NULL)
    g_string_free (reader.info, TRUE);
  if (!ok)
    return NULL;
  if (!reader.is_page || page->id == NULL)
    {
      set_no_page (error);
      return NULL;
    }

  for (guint i = 0; page->body->children != NULL && i < page->body->children->len; i++)
    {
      FhHelpNode *node = page->body->children->pdata[i];
      if (node->kind == FH_HELP_TITLE && page->title == NULL)
        page->title = g_strdup (node->text->str);
    }
  if (page->title == NULL)
    page->title = g_strdup (page->id);
  if (page->link_title == NULL)
    page->link_title = g_strdup (page->title);
  if (page->sort == NULL)
    page->sort = g_strdup ("");
  if (page->about == NULL)
    page->about = g_strdup ("");
  return g_steal_pointer (&page);
}

FhHelpPage *
fh_help_page_load (const char *path, GError **error)
{
  g_autofree char *xml = NULL;
  gsize length;
  if (!g_file_get_contents (path, &xml, &length, error))
    return NULL;
  FhHelpPage *page = fh_help_page_parse (xml, (gssize) length, error);
  if (page == NULL)
    g_prefix_error (error, "%s: ", path);
  return page;
}

void
fh_help_page_free (FhHelpPage *page)
{
  if (page == NULL)
    return;
  g_free (page->id);
  g_free (page->title);
  g_free (page->link_title);
  g_free (page->sort);
  g_free (page->about);
  g_free (page->guide);
  node_free (page->body);
  g_free (page);
}

static const FhHelpNode *
find_section (const FhHelpNode *node, const char *id)
{
  for (guint i = 0; node->children != NULL && i < node->children->len; i++)
    {
      const FhHelpNode *child = node->children->pdata[i];
      if (child->kind != FH_HELP_SECTION)
        continue;
      if (g_strcmp0 (child->id, id) == 0)
        return child;
      const FhHelpNode *found = find_section (child, id);
      if (found != NULL)
        return found;
    }
  return NULL;
}

const char *
fh_help_page_section_title (const FhHelpPage *page, const char *id)
{
  const FhHelpNode *section = find_section (page->body, id);
  if (section == NULL || section->children == NULL)
    return NULL;
  const FhHelpNode *first = section->children->pdata[0];
  return first->kind == FH_HELP_TITLE ? first->text->str : NULL;
}

void
fh_help_node_append_text (const FhHelpNode *node, GString *text)
{
  if (node->text != NULL)
    {
      /* A text that does not end a sentence, such as a cell of a table, is set off. */
      if (text->len > 0)
        {
          const char *last = g_utf8_prev_char (text->str + text->len);
          g_string_append (text, g_unichar_ispunct (g_utf8_get_char (last)) ? " " : " · ");
        }
      g_string_append (text, node->text->str);
    }
  for (guint i = 0; node->children != NULL && i < node->children->len; i++)
    fh_help_node_append_text (node->children->pdata[i], text);
}
