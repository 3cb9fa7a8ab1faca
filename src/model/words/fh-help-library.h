/* fh-help-library.h: all pages of the help in one language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-help-page.h"

typedef struct _FhHelpLibrary FhHelpLibrary;

/* A place of the help that a search has found. */
typedef struct
{
  const FhHelpPage *page;
  char *section; /* id, or NULL for the page as a whole */
  char *title;   /* of the section, or of the page */
  char *excerpt; /* text around what was looked for */
} FhHelpHit;

/* Reads the pages in the language @code ("fr_CA", or "" for English) that lie in @directories, each
 * of which holds folders such as "fr_CA" or "C".  A page that is not there in the language is taken
 * from a language near it, and in the end from English.  (transfer full) */
FhHelpLibrary *fh_help_library_new (const char *const *directories, const char *code);
FhHelpLibrary *fh_help_library_ref (FhHelpLibrary *library);
void fh_help_library_unref (FhHelpLibrary *library);

/* The library in the language of the moment, read when it is first asked for and again after the
 * language has changed: who keeps it, or a page of it, takes a reference.  (transfer none) */
FhHelpLibrary *fh_help_library_get_shared (void);

/* The page @id, or NULL.  Valid as long as the library. */
const FhHelpPage *fh_help_library_get (FhHelpLibrary *library, const char *id);

/* The pages that section @section of the index lists, in their order.  (transfer container)
 * (element-type FhHelpPage) */
GPtrArray *fh_help_library_list (FhHelpLibrary *library, const char *section);

/* Where all words of @query are said, titles first, and last of all the pages for those who write
 * programs.  (transfer full) (element-type FhHelpHit) */
GPtrArray *fh_help_library_search (FhHelpLibrary *library, const char *query);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhHelpLibrary, fh_help_library_unref)
