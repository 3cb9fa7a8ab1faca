/* test-help.c: the pages of the help as the program reads them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "add-tests.h"
#include "fh-config.h"
#include "fh-help-library.h"
#include "fh-sentences-reason.h"
#include "fh-sentences-remark.h"
#include "fh-words.h"

static const char *const directories[] = { FH_BUILD_HELP_DIR, NULL };

#define PAGE(body) "<page xmlns=\"http://projectmallard.org/1.0/\" id=\"x\">" body "</page>"

/* What a paragraph becomes. */
typedef struct
{
  const char *name;
  const char *input;
  const char *markup;
  const char *text;
} InlineCase;

static const InlineCase inlines[] = {
  { "plain", "a &lt; b &amp; c", "a &lt; b &amp; c", "a < b & c" },
  { "space", "  a\n   b  ", "a b", "a b" },
  { "em", "a <em>b</em> c", "a <i>b</i> c", "a b c" },
  { "key", "<key>F1</key>", "<b>F1</b>", "F1" },
  { "keys", "<keyseq><key>Ctrl</key> <key>Z</key></keyseq>!", "<b>Ctrl</b>+<b>Z</b>!", "Ctrl+Z!" },
  { "link", "see <link xref=\"play#follow\">this</link>.", "see <a href=\"play#follow\">this</a>.",
    "see this." },
  { "away", "<link href=\"https://a.example/?b&amp;c\">x</link>",
    "<a href=\"https://a.example/?b&amp;c\">x</a>", "x" },
  { "unknown", "a <code>b</code>", "a b", "a b" },
};

static void
test_inline (gconstpointer data)
{
  const InlineCase *row = data;
  g_autofree char *xml = g_strdup_printf (PAGE ("<p>%s</p>"), row->input);
  g_autoptr (GError) error = NULL;
  g_autoptr (FhHelpPage) page = fh_help_page_parse (xml, -1, &error);

  g_assert_no_error (error);
  g_assert_nonnull (page->body->children);
  g_assert_cmpuint (page->body->children->len, ==, 1);
  /* The page element itself is no node; its children are the body's. */
  const FhHelpNode *node = page->body->children->pdata[0];
  g_assert_cmpint (node->kind, ==, FH_HELP_PARAGRAPH);
  g_assert_cmpstr (node->markup->str, ==, row->markup);
  g_assert_cmpstr (node->text->str, ==, row->text);
}

static void
test_structure (void)
{
  const char *xml =
      PAGE ("<info><link type=\"guide\" xref=\"index#rules\"/><title type=\"sort\">07</title>"
            "<title type=\"link\">Short</title><desc>About it.</desc>"
            "<credit type=\"author\"><name>Nobody</name></credit></info>"
            "<title>Long</title><section id=\"a\"><title>First</title><table><thead><tr><td><p>h"
            "</p></td></tr></thead><tbody><tr><td><p>c</p></td></tr></tbody></table></section>");
  g_autoptr (GError) error = NULL;
  g_autoptr (FhHelpPage) page = fh_help_page_parse (xml, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (page->id, ==, "x");
  g_assert_cmpstr (page->title, ==, "Long");
  g_assert_cmpstr (page->link_title, ==, "Short");
  g_assert_cmpstr (page->sort, ==, "07");
  g_assert_cmpstr (page->about, ==, "About it.");
  g_assert_cmpstr (page->guide, ==, "rules");
  g_assert_cmpstr (fh_help_page_section_title (page, "a"), ==, "First");
  g_assert_null (fh_help_page_section_title (page, "b"));

  const FhHelpNode *section = page->body->children->pdata[1];
  const FhHelpNode *table = section->children->pdata[1];
  g_assert_cmpint (table->kind, ==, FH_HELP_TABLE);
  g_assert_cmpuint (table->children->len, ==, 2);
  g_assert_true (((const FhHelpNode *) table->children->pdata[0])->heads);
  g_assert_false (((const FhHelpNode *) table->children->pdata[1])->heads);
  /* What the info says is no text of the page. */
  g_autoptr (GString) text = g_string_new (NULL);
  fh_help_node_append_text (page->body, text);
  g_assert_cmpstr (text->str, ==, "Long · First · h · c");
}

/* What is drawn over a paragraph stands in its style. */
static void
test_style (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhHelpPage) page = fh_help_page_parse (
      PAGE ("<p>None</p><?proved a#b?><p style=\"cards JO AH\">Two</p>"), -1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (page->body->children->len, ==, 2);
  g_assert_null (((const FhHelpNode *) page->body->children->pdata[0])->style);
  g_assert_cmpstr (((const FhHelpNode *) page->body->children->pdata[1])->style, ==, "cards JO AH");
}

typedef struct
{
  const char *name;
  const char *xml;
} BrokenCase;

static const BrokenCase broken[] = {
  { "empty", "" },
  { "not-xml", "500" },
  { "not-a-page", "<html id=\"x\"/>" },
  { "no-id", "<page/>" },
  { "cut", "<page id=\"x\"><p>abc" },
  { "cut-info", "<page id=\"x\"><info><desc>abc" },
  { "crossed", "<page id=\"x\"><p><em></p></em></page>" },
  { "not-utf8", "<page id=\"x\"><p>\xff</p></page>" },
  { "not-utf8-cdata", "<page id=\"x\"><p><![CDATA[\xff]]></p></page>" },
  { "page-below", "<html><page id=\"x\"/></html>" },
  { "two-pages", "<page id=\"x\"/><page id=\"y\"/>" },
  { "more-behind", "<page id=\"x\"/><p>abc</p>" },
};

static void
test_broken (gconstpointer data)
{
  const BrokenCase *row = data;
  g_autoptr (GError) error = NULL;

  g_assert_null (fh_help_page_parse (row->xml, -1, &error));
  g_assert_nonnull (error);
}

/* What the info says may be marked up; only its text is kept. */
static void
test_info (void)
{
  const char *xml = PAGE ("<info><desc>All <p>about <em>it</em></p> here.</desc>"
                          "<title type=\"link\"><desc>Not</desc> this</title>"
                          "<desc>Too late.</desc></info><page id=\"inner\"><p>b</p></page>");
  g_autoptr (GError) error = NULL;
  g_autoptr (FhHelpPage) page = fh_help_page_parse (xml, -1, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  g_assert_cmpstr (page->id, ==, "x");
  g_assert_cmpstr (page->about, ==, "All about it here.");
  g_assert_cmpstr (page->link_title, ==, "Not this");
  fh_help_node_append_text (page->body, text);
  g_assert_cmpstr (text->str, ==, "b");
}

/* A page nested so deeply that drawing it would exhaust the stack is refused. */
static void
test_deep (void)
{
  g_autoptr (GString) xml = g_string_new ("<page id=\"x\">");
  g_autoptr (GError) error = NULL;
  for (int i = 0; i < 5000; i++)
    g_string_append (xml, "<section>");
  g_assert_null (fh_help_page_parse (xml->str, -1, &error));
  g_assert_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT);
}

static void
check_links (FhHelpLibrary *library, const FhHelpPage *page, const FhHelpNode *node, guint *n)
{
  for (const char *at = node->markup != NULL ? node->markup->str : NULL;
       at != NULL && (at = strstr (at, "<a href=\"")) != NULL;)
    {
      at += strlen ("<a href=\"");
      g_autofree char *target = g_strndup (at, strcspn (at, "\""));
      if (strstr (target, "://") != NULL)
        continue;
      g_auto (GStrv) parts = g_strsplit (target, "#", 2);
      const FhHelpPage *to = *parts[0] != '\0' ? fh_help_library_get (library, parts[0]) : page;
      if (to == NULL)
        g_error ("%s: no page %s", page->id, target);
      if (parts[1] != NULL && fh_help_page_section_title (to, parts[1]) == NULL)
        g_error ("%s: no section %s", page->id, target);
      (*n)++;
    }
  for (guint i = 0; node->children != NULL && i < node->children->len; i++)
    check_links (library, page, node->children->pdata[i], n);
}

/* Every page is read, is listed in the index, and its links go somewhere. */
static void
test_pages (void)
{
  g_autoptr (FhHelpLibrary) library = fh_help_library_new (directories, "en");
  static const char *const sections[] = { "rules", "well", "tables", "application", "programs" };
  guint n_pages = 0, n_links = 0;

  g_assert_nonnull (fh_help_library_get (library, "index"));
  for (guint s = 0; s < G_N_ELEMENTS (sections); s++)
    {
      g_autoptr (GPtrArray) pages = fh_help_library_list (library, sections[s]);
      g_assert_cmpuint (pages->len, >=, 3);
      for (guint i = 0; i < pages->len; i++)
        {
          const FhHelpPage *page = pages->pdata[i];
          g_assert_cmpstr (page->about, !=, "");
          if (i > 0)
            g_assert_cmpstr (((const FhHelpPage *) pages->pdata[i - 1])->sort, <=, page->sort);
          check_links (library, page, page->body, &n_links);
          n_pages++;
        }
    }
  g_assert_cmpuint (n_pages, >=, 19);
  g_assert_cmpuint (n_links, >=, 60);
}

static void
test_search (void)
{
  g_autoptr (FhHelpLibrary) library = fh_help_library_new (directories, "en");
  g_autoptr (GPtrArray) bower = fh_help_library_search (library, "  LEFT bower ");
  g_autoptr (GPtrArray) accent = fh_help_library_search (library, "misère");
  g_autoptr (GPtrArray) bare = fh_help_library_search (library, "Misere");
  g_autoptr (GPtrArray) nothing = fh_help_library_search (library, "zwetschgenknödel");
  g_autoptr (GPtrArray) empty = fh_help_library_search (library, " ");

  g_assert_cmpuint (bower->len, >, 1);
  const FhHelpHit *first = bower->pdata[0];
  g_assert_nonnull (strstr (first->title, "eft bower"));
  g_assert_cmpuint (accent->len, >, 3);
  g_assert_cmpuint (bare->len, ==, accent->len);
  g_assert_cmpuint (nothing->len, ==, 0);
  g_assert_cmpuint (empty->len, ==, 0);
}

/* What is shown of a place begins and ends with whole words of it, and cells are set off. */
static void
test_excerpts (void)
{
  g_autoptr (FhHelpLibrary) library = fh_help_library_new (directories, "en");
  g_autoptr (GPtrArray) hits = fh_help_library_search (library, "misère");
  gboolean has_cells = FALSE, is_for_programs = FALSE;

  for (guint i = 0; i < hits->len; i++)
    {
      const FhHelpHit *hit = hits->pdata[i];
      GString *text = g_string_new (" ");
      GString *inner = g_string_new (NULL);

      for (const char *c = hit->excerpt; *c != '\0'; c = g_utf8_next_char (c))
        if (g_utf8_get_char (c) != 0x2026 || (c != hit->excerpt && c[strlen ("…")] != '\0'))
          g_string_append_unichar (inner, g_utf8_get_char (c));
      g_string_prepend_c (inner, ' ');
      g_string_append_c (inner, ' ');
      fh_help_node_append_text (hit->page->body, text);
      g_string_append_c (text, ' ');
      if (strstr (text->str, inner->str) == NULL)
        g_error ("“%s” is cut on page %s", hit->excerpt, hit->page->id);
      has_cells |= strstr (inner->str, " · ") != NULL;
      g_string_free (text, TRUE);
      g_string_free (inner, TRUE);
      gboolean is_late = g_strcmp0 (hit->page->guide, "programs") == 0;
      g_assert_true (is_late || !is_for_programs);
      is_for_programs |= is_late;
    }
  g_assert_true (has_cells);
}

/* A language without pages shows the English ones. */
static void
test_fallback (void)
{
  g_autoptr (FhHelpLibrary) library = fh_help_library_new (directories, "xx_YY");
  const FhHelpPage *play = fh_help_library_get (library, "play");
  g_assert_nonnull (play);
  g_assert_cmpstr (play->title, ==, "Playing the tricks");
  g_assert_null (fh_help_library_get (library, "no-such-page"));
}

static void
assert_target (FhHelpLibrary *library, const char *target)
{
  g_assert_nonnull (target);
  g_auto (GStrv) parts = g_strsplit (target, "#", 2);
  const FhHelpPage *page = fh_help_library_get (library, parts[0]);

  g_test_message ("%s", target);
  g_assert_nonnull (page);
  g_assert_nonnull (parts[1]);
  g_assert_nonnull (fh_help_page_section_title (page, parts[1]));
}

/* Whatever reason the tutor gives and whatever it remarks, there is a section about it. */
static void
test_tutor (void)
{
  g_autoptr (FhHelpLibrary) library = fh_help_library_new (directories, "en");

  for (int motive = FH_MOTIVE_ONLY_CHOICE; motive < FH_N_MOTIVES; motive++)
    {
      FhReason reason = fh_motive_reason ((FhMotive) motive);
      assert_target (library, fh_sentence_reason_help (&reason));
    }
  for (int code = 0; code < FH_N_REMARKS; code++)
    {
      FhRemark remark = { .code = (uint8_t) code };
      assert_target (library, fh_sentence_remark_help (&remark));
    }
}

/* Every refusal that is due to a rule leads to a section that is there. */
static void
test_refusals (void)
{
  g_autoptr (FhHelpLibrary) library = fh_help_library_new (directories, "en");

  for (int code = FH_OK + 1; code < FH_N_REFUSALS; code++)
    for (int expected = FH_ACTION_NONE; expected <= FH_ACTION_PLAY; expected++)
      {
        FhRefusal refusal = fh_refusal ((FhRefusalCode) code);
        const char *target;
        g_auto (GStrv) parts = NULL;
        const FhHelpPage *page;

        refusal.expected = (uint8_t) expected;
        target = fh_words_refusal_help (&refusal);
        if (code == FH_REFUSED_GAME_OVER)
          {
            g_assert_null (target);
            continue;
          }
        g_test_message ("%s: %s", fh_refusal_word ((FhRefusalCode) code), target);
        g_assert_nonnull (target);
        parts = g_strsplit (target, "#", 2);
        page = fh_help_library_get (library, parts[0]);
        g_assert_nonnull (page);
        if (parts[1] != NULL)
          g_assert_nonnull (fh_help_page_section_title (page, parts[1]));
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/model/help/inline/", inlines, test_inline);
  ADD_ROWS ("/model/help/broken/", broken, test_broken);
  g_test_add_func ("/model/help/structure", test_structure);
  g_test_add_func ("/model/help/style", test_style);
  g_test_add_func ("/model/help/info", test_info);
  g_test_add_func ("/model/help/deep", test_deep);
  g_test_add_func ("/model/help/pages", test_pages);
  g_test_add_func ("/model/help/refusals", test_refusals);
  g_test_add_func ("/model/help/tutor", test_tutor);
  g_test_add_func ("/model/help/search", test_search);
  g_test_add_func ("/model/help/excerpts", test_excerpts);
  g_test_add_func ("/model/help/fallback", test_fallback);
  return g_test_run ();
}
