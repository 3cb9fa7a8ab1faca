/* fh-game-view-over.c: a deal that is over, on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"

void
fh_game_view_update_over (FhGameView *self)
{
  FhHold hold = fh_game_get_hold (self->game);
  gboolean is_over = (hold == FH_HOLD_DEAL || hold == FH_HOLD_GAME) && !self->writes_points;

  if (!is_over)
    g_clear_pointer (&self->deal_look, fh_deal_look_free);
  else if (self->deal_look == NULL)
    self->deal_look = fh_deal_look_new (self->game);
}

void
fh_game_view_show_over (FhGameView *self, FhTableScene *shown)
{
  const FhCardSet *hands;

  if (self->deal_look == NULL)
    return;

  shown->scene = fh_deal_look_get_scene (self->deal_look);
  shown->hold = fh_deal_look_get_hold (self->deal_look);
  shown->is_over = TRUE;
  shown->thinking = -1;
  shown->fresh = 0;
  shown->gives_way = fh_deal_look_get (self->deal_look) == FH_LOOK_RESULT;
  hands = fh_deal_look_peek_hands (self->deal_look);
  for (int seat = 0; seat < shown->scene.table->rules.n_seats; seat++)
    shown->open[seat] = seat != shown->scene.person ? hands[seat] : 0;
  shown->hand = hands[shown->scene.person];
}

/* What a step shows, for those who do not see it. */
static void
say_look (FhGameView *self)
{
  FhScene scene = fh_deal_look_get_scene (self->deal_look);
  guint look = fh_deal_look_get (self->deal_look);
  g_autofree char *text = NULL;

  if (look == FH_LOOK_RESULT)
    text = fh_sentence_deal_result (&scene);
  else if (look == FH_LOOK_DEALT)
    text = g_strdup (_ ("The hands as they were dealt"));
  else
    text = fh_sentence_trick_cards (&scene, TRUE);
  fh_announce (GTK_WIDGET (self->table), text);
}

/* Shows @look, which it takes, in place of the one there is, with the keyboard at what is next. */
static void
take_look (FhGameView *self, FhDealLook *look)
{
  gboolean may_focus = fh_game_view_may_focus (self);

  g_clear_pointer (&self->deal_look, fh_deal_look_free);
  self->deal_look = look;
  fh_game_view_update (self, FALSE);
  if (may_focus)
    fh_game_view_focus (self);
  if (self->deal_look != NULL)
    say_look (self);
}

gboolean
fh_game_view_show_deal (FhGameView *self, guint deal)
{
  g_autoptr (GArray) deals = NULL;
  FhDealLook *look;

  g_return_val_if_fail (FH_IS_GAME_VIEW (self), FALSE);

  /* Only while nothing else lies on the table. */
  if (self->deal_look == NULL)
    return FALSE;
  deals = fh_game_dup_deals (self->game);
  look = deal + 1 < deals->len ? fh_deal_look_new_for_deal (self->game, deal)
                               : fh_deal_look_new (self->game);
  if (look == NULL)
    return FALSE;
  take_look (self, look);
  return TRUE;
}

const FhState *
fh_game_view_peek_open_deal (FhGameView *self, FhScene *scene)
{
  g_return_val_if_fail (FH_IS_GAME_VIEW (self), NULL);

  if (self->deal_look == NULL)
    return NULL;
  *scene = fh_deal_look_get_end (self->deal_look);
  return fh_deal_look_peek_end (self->deal_look);
}

gboolean
fh_game_view_leave_deal (FhGameView *self)
{
  if (self->deal_look == NULL || !fh_deal_look_is_past (self->deal_look))
    return FALSE;
  take_look (self, fh_deal_look_new (self->game));
  return TRUE;
}

static void
back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  fh_game_view_leave_deal (FH_GAME_VIEW (widget));
}

static void
step_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);

  if (self->deal_look == NULL)
    return;
  fh_deal_look_step (self->deal_look, g_str_equal (action, "table.later") ? 1 : -1);
  fh_game_view_update (self, FALSE);
  say_look (self);
}

void
fh_game_view_install_over (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.earlier", NULL, step_cb);
  gtk_widget_class_install_action (widget_class, "table.later", NULL, step_cb);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_cb);
}
