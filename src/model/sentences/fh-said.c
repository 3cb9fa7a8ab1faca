/* fh-said.c: a sentence and what it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-said.h"

static void
said_free (gpointer data)
{
  FhSaid *said = data;

  g_free (said->text);
  g_free (said);
}

GPtrArray *
fh_said_list_new (void)
{
  return g_ptr_array_new_with_free_func (said_free);
}

static void
add (GPtrArray *list, FhSaid said)
{
  if (said.text != NULL)
    g_ptr_array_add (list, g_memdup2 (&said, sizeof said));
}

void
fh_said_list_add (GPtrArray *list, char *text, const char *code)
{
  add (list, (FhSaid){ .text = text, .code = code });
}

void
fh_said_list_add_with_help (GPtrArray *list, char *text, const char *help)
{
  add (list, (FhSaid){ .text = text, .help = help });
}
