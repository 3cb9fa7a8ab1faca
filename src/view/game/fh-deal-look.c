/* fh-deal-look.c: a deal that is over, to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-deal-look.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-deal-comparison.h"
#include "fh-learn-link.h"
#include "fh-made.h"
#include "fh-numbered-deal.h"
#include "fh-practice-review.h"
#include "fh-review.h"

struct _FhDealLook
{
  FhGame *game;
  FhReview *review;   /* the deal step by step; NULL when the record of the game is damaged */
  gboolean is_past;   /* the review tells how the deal ended, too */
  gboolean is_judged; /* what was decided is asked about */
  guint n;
  guint look;
  FhTable looked_at; /* after the trick that is looked at, with the totals of the end */
};

/* Takes over @review, which may be NULL. */
static FhDealLook *
new_for_review (FhGame *game, FhReview *review)
{
  FhDealLook *self = g_new0 (FhDealLook, 1);

  self->game = g_object_ref (game);
  self->review = review;
  self->n = FH_LOOK_FIRST_TRICK;
  /* A claim ends a deal before all tricks have been played. */
  for (guint i = 0; self->review != NULL && i < fh_review_get_n_steps (self->review); i++)
    self->n = MAX (
        self->n, (guint) (fh_review_peek_step (self->review, i)->trick + 1 + FH_LOOK_FIRST_TRICK));
  return self;
}

FhDealLook *
fh_deal_look_new (FhGame *game)
{
  const FhState *state = fh_game_peek_open_state (game);

  if (state == NULL || !state->table.deal_over || fh_table_is_dealt_again (&state->table))
    return NULL;
  return new_for_review (game, fh_review_new_for_game (game, FH_REVIEW_LAST_DEAL, NULL));
}

FhDealLook *
fh_deal_look_new_for_deal (FhGame *game, guint deal)
{
  g_autoptr (FhReview) review = fh_review_new_for_game (game, deal, NULL);
  FhDealLook *self;

  if (review == NULL
      || fh_table_is_dealt_again (
          &fh_review_peek_state (review, fh_review_get_n_steps (review))->table))
    return NULL;
  self = new_for_review (game, g_steal_pointer (&review));
  self->is_past = TRUE;
  return self;
}

void
fh_deal_look_free (FhDealLook *self)
{
  g_clear_object (&self->game);
  g_clear_object (&self->review);
  g_free (self);
}

gboolean
fh_deal_look_is_past (FhDealLook *self)
{
  return self->is_past;
}

FhScene
fh_deal_look_get_end (FhDealLook *self)
{
  return self->is_past ? fh_review_get_scene (self->review, fh_review_get_n_steps (self->review))
                       : fh_game_get_scene (self->game);
}

const FhState *
fh_deal_look_peek_end (FhDealLook *self)
{
  return self->is_past ? fh_review_peek_state (self->review, fh_review_get_n_steps (self->review))
                       : fh_game_peek_open_state (self->game);
}

guint
fh_deal_look_get_n (FhDealLook *self)
{
  return self->n;
}

guint
fh_deal_look_get (FhDealLook *self)
{
  return self->look;
}

void
fh_deal_look_step (FhDealLook *self, int by)
{
  self->look = (guint) (((int) self->look + by + (int) self->n) % (int) self->n);
}

/* The step after the last card of the trick that is looked at. */
static guint
find_end (FhDealLook *self)
{
  guint n = fh_review_get_n_steps (self->review);

  while (n > 0
         && fh_review_peek_step (self->review, n - 1)->trick
                != (int) (self->look - FH_LOOK_FIRST_TRICK))
    n--;
  return n;
}

FhScene
fh_deal_look_get_scene (FhDealLook *self)
{
  FhScene end = fh_deal_look_get_end (self), scene;

  if (self->look < FH_LOOK_FIRST_TRICK)
    return end;
  scene = fh_review_get_scene (self->review, find_end (self));
  self->looked_at = *scene.table;
  memcpy (self->looked_at.totals, end.table->totals, sizeof self->looked_at.totals);
  scene.table = &self->looked_at;
  return scene;
}

const FhCardSet *
fh_deal_look_peek_hands (FhDealLook *self)
{
  return self->look < FH_LOOK_FIRST_TRICK
             ? fh_deal_look_peek_end (self)->dealt
             : fh_review_peek_state (self->review, find_end (self))->hands;
}

FhHold
fh_deal_look_get_hold (FhDealLook *self)
{
  if (self->look >= FH_LOOK_FIRST_TRICK)
    return FH_HOLD_TRICK;
  return self->is_past ? FH_HOLD_DEAL : fh_game_get_hold (self->game);
}

/* --- A deal by number --- */

FhDealPlace
fh_deal_look_get_place (FhDealLook *self)
{
  FhDealComparison *comparison = fh_deal_comparison_get_present (self->game);
  guint index = 0;

  if (comparison == NULL)
    return FH_DEAL_IN_GAME;
  if (fh_deal_comparison_is_alone (comparison))
    return FH_DEAL_ALONE;
  fh_numbered_challenge (fh_deal_comparison_get_number (comparison), &index);
  return index + 1 < FH_CHALLENGE_DEALS ? FH_DEAL_IN_CHALLENGE : FH_DEAL_LAST_IN_CHALLENGE;
}

/* @text, which it takes, and @hints behind it where the person had some. */
static char *
add_hints (FhDealLook *self, char *text, const char *hints)
{
  g_autofree char *plain = text;

  if (text == NULL || !fh_game_has_hint (self->game))
    return g_steal_pointer (&plain);
  /* Translators: two sentences, one behind the other. */
  return g_strdup_printf (C_ ("sentences", "%1$s %2$s"), plain, hints);
}

char *
fh_deal_look_dup_compared (FhDealLook *self)
{
  FhDealComparison *comparison = fh_deal_comparison_get_present (self->game);
  FhScene scene;

  if (comparison == NULL)
    return NULL;
  scene = fh_game_get_scene (self->game);
  return add_hints (self, fh_deal_comparison_dup_text (comparison, &scene),
                    /* Translators: after how the person did compared with the experts. */
                    _ ("You had hints."));
}

gboolean
fh_deal_look_get_compared (FhDealLook *self, int *own, int *experts)
{
  FhDealComparison *comparison = fh_deal_comparison_get_present (self->game);
  FhScene scene = fh_game_get_scene (self->game);

  return comparison != NULL && fh_deal_comparison_get_points (comparison, &scene, own, experts);
}

char *
fh_deal_look_dup_line (FhDealLook *self)
{
  FhDealComparison *comparison = fh_deal_comparison_get_present (self->game);
  FhScene scene = fh_game_get_scene (self->game);

  return comparison != NULL ? add_hints (self, fh_deal_comparison_dup_line (comparison, &scene),
                                         /* Translators: the person says so to somebody, after how
                                          * he did compared with the experts. */
                                         _ ("I had hints."))
                            : NULL;
}

/* --- What it cost --- */

void
fh_deal_look_ask_cost (FhDealLook *self, GCallback known_cb, gpointer object)
{
  if (self->review == NULL || self->is_past || self->is_judged
      || fh_deal_look_get_place (self) != FH_DEAL_IN_GAME)
    return;
  self->is_judged = TRUE;
  fh_connect (self->review, "costs-known", known_cb, object);
  fh_review_ask_own (self->review);
}

char *
fh_deal_look_dup_cost (FhDealLook *self)
{
  guint n_done, n_asked;

  if (!self->is_judged)
    return NULL;
  fh_review_get_progress (self->review, &n_done, &n_asked);
  if (n_done < n_asked)
    return g_strdup ("");
  return n_asked > 0 ? fh_review_dup_summary (self->review, fh_review_get_person (self->review))
                     : NULL;
}

char *
fh_deal_look_dup_lesson (FhDealLook *self, FhProgress *progress)
{
  FhLesson *lesson;
  guint n_done, n_asked;

  if (!self->is_judged)
    return NULL;
  fh_review_get_progress (self->review, &n_done, &n_asked);
  if (n_done < n_asked)
    return NULL;
  lesson = fh_practice_find_lesson (FH_KEY_TABLE (progress), self->review);
  return lesson != NULL && !fh_progress_is_done (progress, fh_lesson_get_id (lesson))
             ? fh_learn_link_new (lesson)
             : NULL;
}
