/* fh-said.h: a sentence and what it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* One of several things that are said. */
typedef struct
{
  char *text;
  const char
      *code; /* which it is, for programs, never translated: "estimate", "void"...; or NULL */
  const char *help; /* where more is said of it, "page" or "page#section"; or NULL */
} FhSaid;

/* An empty list of them, which owns the texts.  (transfer full) */
GPtrArray *fh_said_list_new (void);

/* Adds @text, which is taken over and may be NULL: then nothing is added.  @code has to be static:
 * it is not copied. */
void fh_said_list_add (GPtrArray *list, char *text, const char *code);

/* Likewise with its page of the help. */
void fh_said_list_add_with_help (GPtrArray *list, char *text, const char *help);
