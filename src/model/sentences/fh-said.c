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

void
fh_said_list_add (GPtrArray *list, char *text, const char *code)
{
  FhSaid *said;

  if (text == NULL)
    return;
  said = g_new (FhSaid, 1);
  *said = (FhSaid){ .text = text, .code = code };
  g_ptr_array_add (list, said);
}
