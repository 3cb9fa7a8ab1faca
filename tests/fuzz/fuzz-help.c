/* fuzz-help.c: pages of the help.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "fh-help-page.h"

static void
text_cb (
    GMarkupParseContext *context, const char *text, gsize length, gpointer into, GError **error)
{
  g_string_append_len (into, text, (gssize) length);
}

/* The markup is some, and says the same as the text. */
static void
check_markup (const FhHelpNode *node)
{
  static const GMarkupParser parser = { .text = text_cb };
  g_autofree char *whole = g_strconcat ("<markup>", node->markup->str, "</markup>", NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, text, NULL);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, whole, -1, &error);
  g_assert_no_error (error);
  g_strchomp (text->str);
  g_assert_cmpstr (text->str, ==, node->text->str);
}

static void
check_node (const FhHelpNode *node, int depth)
{
  gboolean has_text = node->kind == FH_HELP_TITLE || node->kind == FH_HELP_PARAGRAPH;

  g_assert_cmpint (depth, <=, 40);
  g_assert_cmpint (node->text != NULL, ==, has_text);
  g_assert_cmpint (node->markup != NULL, ==, has_text);
  if (has_text)
    check_markup (node);
  for (guint i = 0; node->children != NULL && i < node->children->len; i++)
    check_node (node->children->pdata[i], depth + 1);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhHelpPage) page = fh_help_page_parse ((const char *) data, (gssize) size, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  if (page == NULL)
    {
      g_assert_cmpstr (error->message, !=, "");
      return 0;
    }
  g_assert_no_error (error);
  g_assert_nonnull (page->id);
  g_assert_nonnull (page->title);
  g_assert_nonnull (page->link_title);
  g_assert_nonnull (page->sort);
  g_assert_nonnull (page->about);
  check_node (page->body, 0);
  fh_help_node_append_text (page->body, text);
  g_assert_true (g_utf8_validate (text->str, -1, NULL));
  fh_help_page_section_title (page, "a");
  return 0;
}
