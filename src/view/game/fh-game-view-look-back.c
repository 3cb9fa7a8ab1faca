/* fh-game-view-look-back.c: what can be looked at again, and asked about: the last trick, the log
 * and why somebody did something; and what pops up on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

#include "fh-game-log.h"
#include "fh-game-reasons.h"
#include "fh-last-trick.h"
#include "fh-made.h"

/* Below this height, in pixels, a window is low. */
#define LOW 480

/* The log, in pixels; less high where there is no room for that. */
#define LOG_WIDTH  320
#define LOG_HEIGHT 420
#define LOG_AIR    50

/* The keyboard goes back to where it was, if that is still there, and not to what is first in the
 * window. */
static void
closed_cb (FhGameView *self)
{
  g_autoptr (GtkWidget) before = self->before != NULL ? g_object_ref (self->before) : NULL;

  g_clear_weak_pointer (&self->before);
  if (before != NULL && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
  else if (before != NULL)
    fh_game_view_focus (self);
}

/* Lets @popover, which is new, be shown over the table. */
static GtkWidget *
adopt (FhGameView *self, GtkWidget *popover)
{
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  fh_connect (popover, "closed", closed_cb, self);
  return popover;
}

/* Shows @popover at @at.  A card may leave the hand, or a button the table, by what is chosen, so
 * that it belongs to neither. */
static void
pop_up_at (FhGameView *self, GtkWidget *popover, const graphene_rect_t *at)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  graphene_rect_t box = *at;

  /* In a low window it has all the height from the upper edge on, not what is left beside @at. */
  if (gtk_widget_get_height (GTK_WIDGET (self)) < LOW)
    box = GRAPHENE_RECT_INIT ((float) gtk_widget_get_width (GTK_WIDGET (self)) / 2, 0, 1, 1);
  g_set_weak_pointer (&self->before, root != NULL ? gtk_root_get_focus (root) : NULL);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                               &(GdkRectangle){ (int) box.origin.x, (int) box.origin.y,
                                                (int) box.size.width, (int) box.size.height });
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
close_popovers (FhGameView *self)
{
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  if (self->popover_menu != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover_menu));
}

void
fh_game_view_drop_popovers (FhGameView *self)
{
  g_clear_weak_pointer (&self->before);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->popover_menu, gtk_widget_unparent);
}

/* Shows @child, or the menu @model, over @at, and takes away what is shown so. */
static void
pop_up (FhGameView *self, GtkWidget *child, GtkWidget *at)
{
  graphene_rect_t box;

  close_popovers (self);
  if (self->popover == NULL)
    self->popover = adopt (self, gtk_popover_new ());
  gtk_popover_set_child (GTK_POPOVER (self->popover), child);
  if (gtk_widget_compute_bounds (at, GTK_WIDGET (self), &box))
    pop_up_at (self, self->popover, &box);
}

void
fh_game_view_pop_up_menu (FhGameView *self, GMenuModel *model, GtkWidget *at)
{
  graphene_rect_t box;

  close_popovers (self);
  if (!gtk_widget_compute_bounds (at, GTK_WIDGET (self), &box))
    return;
  if (self->popover_menu == NULL)
    self->popover_menu = adopt (self, gtk_popover_menu_new_from_model (NULL));
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->popover_menu), model);
  pop_up_at (self, self->popover_menu, &box);
}

static void
last_trick_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  g_autofree char *cards = NULL;
  FhScene scene;
  GtkWidget *child;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  child = fh_last_trick_new (&scene, self->game);
  if (child == NULL)
    {
      fh_game_view_say (self, _ ("No trick is finished yet."));
      return;
    }
  pop_up (self, child, fh_table_view_get_last_trick_button (self->table));
  cards = fh_sentence_trick_cards (&scene, TRUE);
  fh_game_view_announce (self, cards);
}

/* Opens the log.  (transfer none) */
static FhGameLog *
open_log (FhGameView *self)
{
  GtkWidget *log = fh_game_log_new (self->game);
  FhScene scene = fh_game_view_get_scene (self);

  if (fh_game_view_tells_calls (self, &scene))
    fh_game_log_tell_calls (FH_GAME_LOG (log));
  gtk_widget_set_size_request (
      log, LOG_WIDTH,
      CLAMP (gtk_widget_get_height (GTK_WIDGET (self)) - LOG_AIR, LOG_HEIGHT / 3, LOG_HEIGHT));
  pop_up (self, log, gtk_widget_get_parent (fh_table_view_get_last_trick_button (self->table)));
  return FH_GAME_LOG (log);
}

static void
log_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);

  if (self->game != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (open_log (self)));
}

/* The log while it is to be seen, or NULL. */
static FhGameLog *
shown_log (FhGameView *self)
{
  GtkWidget *child = self->popover != NULL && gtk_widget_get_mapped (self->popover)
                         ? gtk_popover_get_child (GTK_POPOVER (self->popover))
                         : NULL;

  return FH_IS_GAME_LOG (child) ? FH_GAME_LOG (child) : NULL;
}

void
fh_game_view_ask_why (FhGameView *self, guint index)
{
  FhGameLog *log = shown_log (self);

  if (fh_game_can_ask_why (self->game, index))
    fh_game_log_ask (log != NULL ? log : open_log (self), index);
}

gboolean
fh_game_view_asked (FhGameView *self, int seat, guint card, gboolean is_click)
{
  guint index;

  /* A click takes a finished trick away. */
  if (self->game == NULL || (is_click && fh_game_get_hold (self->game) != FH_HOLD_NONE)
      || (is_click && fh_intent_asks (self->intent)) || self->asked == FH_ASKED_WHAT_LIES)
    return FALSE;
  if (!fh_game_find_last (self->game, seat, (FhCard) card, &index))
    return FALSE;
  fh_game_view_ask_why (self, index);
  return TRUE;
}

/* About what was decided last, whoever did. */
static void
why_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);

  if (self->game == NULL)
    return;
  for (guint i = fh_game_get_n_actions (self->game); i-- > fh_game_get_deal_start (self->game);)
    if (fh_game_can_ask_why (self->game, i))
      {
        fh_game_view_ask_why (self, i);
        return;
      }
  fh_game_view_say (self, _ ("Nobody has decided anything yet."));
}

void
fh_game_view_install_look_back (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.last-trick", NULL, last_trick_cb);
  gtk_widget_class_install_action (widget_class, "table.log", NULL, log_cb);
  gtk_widget_class_install_action (widget_class, "table.why", NULL, why_cb);
}
