/* fh-left-item.c: a kept game among many, to be found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-left-item.h"

#include <string.h>

#include "fh-left-game-row.h"

static void
forget_words (FhLeftItem *item)
{
  g_clear_pointer (&item->name, g_free);
  g_clear_pointer (&item->words, g_free);
  g_clear_pointer (&item->tokens, g_strfreev);
  g_clear_pointer (&item->plain, g_strfreev);
}

void
fh_left_item_free (gpointer data)
{
  forget_words (data);
  g_free (data);
}

const char *
fh_left_item_get_path (const FhLeftItem *item)
{
  return item->left != NULL ? item->left->path : item->unread->path;
}

int
fh_left_items_compare (gconstpointer a, gconstpointer b)
{
  const FhLeftItem *first = *(const FhLeftItem *const *) a;
  const FhLeftItem *second = *(const FhLeftItem *const *) b;

  if (first->group != second->group)
    return first->group < second->group ? -1 : 1;
  if (first->left == NULL || first->left->is_starred == second->left->is_starred)
    return 0;
  return first->left->is_starred ? -1 : 1;
}

static void
learn_words (FhLeftItem *item, FhHouseRules *house)
{
  const char *name = item->left != NULL ? item->left->name : NULL;

  if (item->words != NULL && g_strcmp0 (item->name, name) == 0)
    return;
  forget_words (item);
  item->name = g_strdup (name);
  item->words = item->left != NULL ? fh_left_game_dup_words (item->left, house)
                                   : fh_unread_game_dup_words (item->unread);
  item->tokens = g_str_tokenize_and_fold (item->words, NULL, &item->plain);
}

static gboolean
has_word (char **words, const char *beginning)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], beginning))
      return TRUE;
  return FALSE;
}

gboolean
fh_left_item_matches (FhLeftItem *item, FhHouseRules *house, const char *query, char **tokens)
{
  learn_words (item, house);
  if (tokens[0] == NULL)
    return strstr (item->words, query) != NULL;
  for (guint i = 0; tokens[i] != NULL; i++)
    if (!has_word (item->tokens, tokens[i]) && !has_word (item->plain, tokens[i]))
      return FALSE;
  return TRUE;
}
