/* fh-help-page.h: a page of the help, read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages are Mallard; of that the subset is read which help/ is written in: page, info (title,
 * desc, link), title, section, p, list, steps, terms, item, table, tr, td, note, and within text
 * em, app, key, keyseq, gui and link.  What is unknown is passed over, its text is kept.
 *
 * A paragraph of the style "cards", followed by cards as records write them ("cards JO JH AH"), has
 * them drawn above its text; readers that know
 * no such style show the text alone, which therefore names the cards.
 */
#pragma once

#include <glib.h>

typedef enum
{
  FH_HELP_SECTION,
  FH_HELP_TITLE, /* of the page, a section or an item of terms */
  FH_HELP_PARAGRAPH,
  FH_HELP_LIST,
  FH_HELP_STEPS,
  FH_HELP_TERMS,
  FH_HELP_ITEM,
  FH_HELP_TABLE,
  FH_HELP_ROW,
  FH_HELP_CELL,
  FH_HELP_NOTE,
} FhHelpKind;

/* A part of a page; what it is made of belongs to it. */
typedef struct _FhHelpNode FhHelpNode;
struct _FhHelpNode
{
  FhHelpKind kind;
  gboolean heads;      /* FH_HELP_ROW: of the head of a table */
  char *id;            /* FH_HELP_SECTION, or NULL */
  char *style;         /* FH_HELP_PARAGRAPH, or NULL */
  GString *markup;     /* of Pango, with links as <a href="page#section">; titles and paragraphs */
  GString *text;       /* the same without markup */
  GPtrArray *children; /* of FhHelpNode */
};

typedef struct
{
  char *id;
  char *title;      /* as the page has it over its text */
  char *link_title; /* as lists of pages have it */
  char *sort;       /* what lists of pages are sorted by; "" for last */
  char *about;      /* one line */
  char *guide;      /* the section of the index that lists it, or NULL */
  FhHelpNode *body; /* FH_HELP_SECTION of no id */
} FhHelpPage;

/* Reads the page in @xml, of @length bytes or -1.  Returns NULL with @error when that is not XML or
 * not a page.  (transfer full) */
FhHelpPage *fh_help_page_parse (const char *xml, gssize length, GError **error);

/* Reads the file @path.  (transfer full) */
FhHelpPage *fh_help_page_load (const char *path, GError **error);

void fh_help_page_free (FhHelpPage *page);

/* The title of the section @id of @page, or NULL.  (transfer none) */
const char *fh_help_page_section_title (const FhHelpPage *page, const char *id);

/* All text below @node, paragraphs separated by spaces, appended to @text. */
void fh_help_node_append_text (const FhHelpNode *node, GString *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhHelpPage, fh_help_page_free)
