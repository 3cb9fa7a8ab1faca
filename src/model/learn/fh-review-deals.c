/* fh-review-deals.c: which deals of a game can be reviewed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-private.h"

#include <glib/gi18n.h>

#include "fh-game-file.h"
#include "fh-game-private.h"
#include "fh-sentences.h"

/* Who plays where the record does not say it. */
#define LEVEL "expert-steady"

void
fh_review_load_async (GFile *file,
                      GCancellable *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer user_data)
{
  g_autoptr (FhCompany) company = fh_company_new (NULL, LEVEL, LEVEL, NULL, NULL, NULL, NULL);

  fh_game_load_async (file, company, cancellable, callback, user_data);
}

void
fh_review_load_text_async (const char *text,
                           const char *name,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (FhCompany) company = fh_company_new (NULL, LEVEL, LEVEL, NULL, NULL, NULL, NULL);

  fh_game_load_text_async (text, name, company, cancellable, callback, user_data);
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
  return g_string_free (g_steal_pointer (&line), FALSE);
}

guint
fh_review_n_deals (FhGame *game)
{
  g_return_val_if_fail (FH_IS_GAME (game), 0);

  return (guint) fh_record_n_deals (fh_history_record (game->history));
}

guint
fh_review_n_over (FhGame *game)
{
  guint n_deals = fh_review_n_deals (game);

  return n_deals > 0 && !fh_game_peek_table (game)->deal_over ? n_deals - 1 : n_deals;
}

void
fh_review_deal_free (FhReviewDeal *deal)
{
  g_free (deal->title);
  g_free (deal->result);
  g_free (deal);
}

FhReviewDeal *
fh_review_describe_deal (FhGame *game, guint number)
{
  FhReviewDeal *deal;
  FhScene scene;
  g_autofree char *what = NULL;
  guint start, end;
  FhState state;

  g_return_val_if_fail (FH_IS_GAME (game), NULL);
  g_return_val_if_fail (number < fh_review_n_over (game), NULL);

  fh_review_find_deal (game, number, &start, &end);
  fh_history_replay (game->history, end, &state);
  scene = fh_game_get_scene (game);
  scene.table = &state.table;
  scene.allies = 0;
  deal = g_new0 (FhReviewDeal, 1);
  deal->result = state.table.thrown_in ? fh_sentence_deal_result (&scene) : points_line (&scene);
  what = fh_sentence_contract_short (&scene);
  if (what[0] != '\0')
    /* Translators: %1$u is the number of a deal, %2$s its contract: "7♥ · Marama". */
    deal->title = g_strdup_printf (_ ("Deal %1$u: %2$s"), number + 1, what);
  else
    /* Translators: %u is the number of a deal without a contract. */
    deal->title = g_strdup_printf (_ ("Deal %u"), number + 1);
  return deal;
}
