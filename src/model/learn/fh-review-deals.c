/* fh-review-deals.c: which deals a record holds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-game-private.h"
#include "fh-notes.h"
#include "fh-reader.h"
#include "fh-sentences.h"
#include "fh-words.h"

/* Who plays where the record does not say it. */
#define LEVEL "expert-steady"

FhGame *
fh_review_read_game (const char *text, const char *name, int person, GError **error)
{
  FhRecordError record_error;
  FhRecord *record = fh_record_read (text, strlen (text), &record_error, NULL);
  g_autofree char *notes = NULL;
  gboolean has_seed;
  FhSeating seating;
  FhGame *game;

  if (record == NULL)
    {
      g_autofree char *sentence = fh_words_record_error (name, &record_error);

      g_set_error_literal (error, FH_REVIEW_ERROR, FH_REVIEW_ERROR_REFUSED, sentence);
      return NULL;
    }
  fh_seating_init (&seating, fh_record_rules (record), LEVEL, LEVEL);
  if (person > 0 && person < fh_record_rules (record)->n_seats)
    {
      fh_seating_set_level (&seating, 0, LEVEL);
      fh_seating_set_level (&seating, fh_rules_player (fh_record_rules (record), person), NULL);
    }
  notes = fh_notes_find (text, strlen (text));
  has_seed = fh_record_seed (record) != NULL;
  game = fh_game_new_for_text_record (record, &seating, notes, error);
  /* No card is dealt any more, and nothing is to be written that was not read. */
  if (game != NULL && !has_seed)
    fh_record_set_seed (fh_history_record (game->history), NULL);
  return game;
}

void
fh_review_find_deal (FhGame *game, guint deal, guint *start, guint *end)
{
  const FhRecord *record = fh_history_record (game->history);

  *start = (guint) fh_record_deal_start (record, deal);
  *end = deal + 1 < fh_record_n_deals (record) ? (guint) fh_record_deal_start (record, deal + 1)
                                               : (guint) fh_record_n_actions (record);
}

/* --- The list --- */

static void
review_deal_free (gpointer data)
{
  FhReviewDeal *deal = data;

  g_free (deal->title);
  g_free (deal->result);
  g_free (deal);
}

/* The points of the sides in one line. */
static char *
points_line (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autoptr (GString) line = g_string_new (NULL);

  for (int side = 0; side < table->rules.n_sides; side++)
    {
      g_autofree char *name = fh_sentence_side (scene, side, TRUE);
      g_autofree char *points = fh_sentence_points (table->points[side]);

      if (side > 0)
        /* Translators: between the points of two sides: "Your side: 140 · Their side: −20". */
        g_string_append (line, C_ ("between sides", " · "));
      /* Translators: %1$s is a side in a word or two, %2$s its points in a deal. */
      g_string_append_printf (line, C_ ("points of a side", "%1$s: %2$s"), name, points);
    }
  return g_strdup (line->str);
}

static FhReviewDeal *
describe (FhGame *game, guint number)
{
  FhReviewDeal *deal = g_new0 (FhReviewDeal, 1);
  FhScene scene = fh_game_get_scene (game);
  g_autofree char *what = NULL;
  guint start, end;
  FhState state;

  fh_review_find_deal (game, number, &start, &end);
  fh_history_replay (game->history, end, &state);
  scene.table = &state.table;
  scene.allies = 0;
  deal->deal = number;
  deal->can_review = state.table.deal_over;
  if (!state.table.deal_over || state.table.thrown_in)
    deal->result = fh_sentence_deal_result (&scene);
  else
    deal->result = points_line (&scene);
  what = fh_sentence_contract_short (&scene);
  if (what[0] != '\0')
    /* Translators: %1$u is the number of a deal, %2$s its contract: "7♥ · Marama". */
    deal->title = g_strdup_printf (_ ("Deal %1$u: %2$s"), number + 1, what);
  else
    /* Translators: %u is the number of a deal without a contract. */
    deal->title = g_strdup_printf (_ ("Deal %u"), number + 1);
  return deal;
}

GPtrArray *
fh_review_list_deals (const char *text, const char *name, int person, GError **error)
{
  g_autoptr (FhGame) game = NULL;
  GPtrArray *deals;
  gsize n;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  game = fh_review_read_game (text, name, person, error);
  if (game == NULL)
    return NULL;
  deals = g_ptr_array_new_with_free_func (review_deal_free);
  n = fh_record_n_deals (fh_history_record (game->history));
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (deals, describe (game, i));
  return deals;
}
