/* fh-deal-look.c: a deal that is over, to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-deal-look.h"

#include "fh-review.h"
#include "fh-table-panel.h"

struct _FhDealLook
{
  FhGame *game;
  FhReview *review; /* the deal step by step; NULL when the record of the game is damaged */
  guint n;
  guint look;
};

FhDealLook *
fh_deal_look_new (FhGame *game)
{
  const FhState *state = fh_game_peek_open_state (game);
  FhDealLook *self;

  if (state == NULL || !state->table.deal_over || state->table.thrown_in)
    return NULL;

  self = g_new0 (FhDealLook, 1);
  self->game = g_object_ref (game);
  self->review = fh_review_new_for_game (game, FH_REVIEW_LAST_DEAL, NULL);
  self->n = FH_LOOK_FIRST_TRICK;
  /* A claim ends a deal before all tricks have been played. */
  for (guint i = 0; self->review != NULL && i < fh_review_get_n_steps (self->review); i++)
    self->n = MAX (
        self->n, (guint) (fh_review_peek_step (self->review, i)->trick + 1 + FH_LOOK_FIRST_TRICK));
  return self;
}

void
fh_deal_look_free (FhDealLook *self)
{
  g_clear_object (&self->game);
  g_clear_object (&self->review);
  g_free (self);
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
  return self->look < FH_LOOK_FIRST_TRICK ? fh_game_get_scene (self->game)
                                          : fh_review_get_scene (self->review, find_end (self));
}

const FhCardSet *
fh_deal_look_peek_hands (FhDealLook *self)
{
  return self->look < FH_LOOK_FIRST_TRICK
             ? fh_game_peek_open_state (self->game)->dealt
             : fh_review_peek_state (self->review, find_end (self))->hands;
}

FhHold
fh_deal_look_get_hold (FhDealLook *self)
{
  return self->look < FH_LOOK_FIRST_TRICK ? fh_game_get_hold (self->game) : FH_HOLD_TRICK;
}
