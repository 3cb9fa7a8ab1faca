/* fh-complaint.c: a position that stands for something players complain of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-complaint.h"

#include "fh-notation.h"
#include "fh-reader.h"

static void
complaint_free (FhComplaint *complaint)
{
  g_free (complaint->name);
  g_free (complaint->complaint);
  g_free (complaint->accepts);
  g_free (complaint->refuses);
  g_free (complaint->discards);
  g_free (complaint->keeps);
  g_free (complaint->beyond);
  g_free (complaint->principle);
  g_free (complaint);
}

static void
read_note (FhComplaint *complaint, const char *note)
{
  const struct
  {
    const char *word;
    char **text;
  } words[] = {
    { "complaint ", &complaint->complaint }, { "accepts ", &complaint->accepts },
    { "refuses ", &complaint->refuses },     { "discards ", &complaint->discards },
    { "keeps ", &complaint->keeps },         { "beyond ", &complaint->beyond },
    { "principle ", &complaint->principle },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_prefix (note, words[i].word) && *words[i].text == NULL)
      {
        *words[i].text = g_strdup (note + strlen (words[i].word));
        return;
      }
  g_error ("%s: a note that is not known: %s", complaint->name, note);
}

static FhComplaint *
complaint_read (const char *directory, const char *file)
{
  FhComplaint *complaint = g_new0 (FhComplaint, 1);
  g_autofree char *path = g_build_filename (directory, file, NULL);
  g_autofree char *text = NULL;
  gsize length;
  FhRecordError error;
  FhRecord *record;

  complaint->name = g_strndup (file, strlen (file) - strlen (".500"));
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  record = fh_record_read (text, length, &error, NULL);
  if (record == NULL)
    g_error ("%s:%u is refused", file, error.line);
  g_assert_true (fh_record_replay (record, fh_record_n_actions (record), &complaint->state));
  for (gsize i = 0; i < fh_record_n_notes (record); i++)
    {
      FhAnchor anchor;

      read_note (complaint, fh_record_note (record, i, &anchor));
    }
  fh_record_free (record);
  return complaint;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(char *const *) a, *(char *const *) b);
}

GPtrArray *
fh_complaints_load (void)
{
  g_autofree char *directory = g_test_build_filename (G_TEST_DIST, "..", "data", "positions", NULL);
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *complaints = g_ptr_array_new_with_free_func ((GDestroyNotify) complaint_free);
  const char *file;

  g_assert_nonnull (dir);
  while ((file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, ".500"))
      g_ptr_array_add (names, g_strdup (file));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    g_ptr_array_add (complaints, complaint_read (directory, names->pdata[i]));
  return complaints;
}

char *
fh_complaint_action_text (const FhAction *action)
{
  GString *text = g_string_new (NULL);
  char word[FH_PLAY_TEXT_SIZE];

  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_BID:
      g_string_append (text, fh_call_write ((FhCall) action->call));
      break;
    case FH_ACTION_PLAY:
      g_string_append (text, fh_play_write (action->cards[0], (FhSuit) action->suit, word));
      break;
    default:
      for (int i = 0; i < action->n_cards; i++)
        g_string_append_printf (text, "%s%s", i ? " " : "", fh_card_write (action->cards[i], word));
    }
  return g_string_free (text, FALSE);
}

/* Whether the words of @list hold @action, or a plain joker for one that names a suit. */
static gboolean
list_has (const char *list, const FhAction *action)
{
  g_auto (GStrv) words = g_strsplit (list, " ", -1);
  g_autofree char *text = fh_complaint_action_text (action);
  gboolean joker = action->kind == FH_ACTION_PLAY && fh_card_is_joker (action->cards[0]);

  return g_strv_contains ((const char *const *) words, text)
         || (joker && g_strv_contains ((const char *const *) words, "JO"));
}

/* How many of the cards in @list are among those of @action, and how many there are. */
static int
count_cards (const char *list, const FhAction *action, int *n)
{
  g_auto (GStrv) words = g_strsplit (list, " ", -1);
  int found = 0;

  *n = 0;
  for (char **word = words; *word; word++, ++*n)
    for (int i = 0; i < action->n_cards; i++)
      found += action->cards[i] == fh_card_read (*word, strlen (*word));
  return found;
}

gboolean
fh_complaint_accepts (const FhComplaint *complaint, const FhAction *action)
{
  int n;

  if (complaint->accepts && !list_has (complaint->accepts, action))
    return FALSE;
  if (complaint->refuses && list_has (complaint->refuses, action))
    return FALSE;
  if (complaint->discards && count_cards (complaint->discards, action, &n) < n)
    return FALSE;
  return !complaint->keeps || count_cards (complaint->keeps, action, &n) == 0;
}
