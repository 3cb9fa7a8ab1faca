/* fh-game-view-over.c: going through a deal that is over, on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

#include "fh-deal-comparison.h"
#include "fh-compat.h"

/* --- A deal by number --- */

gboolean
fh_game_view_leave_number (FhGameView *self)
{
  FhDealPlace place;

  if (fh_game_get_hold (self->game) != FH_HOLD_DEAL || self->deal_look == NULL)
    return FALSE;
  place = fh_deal_look_get_place (self->deal_look);
  return place != FH_DEAL_IN_GAME
         && gtk_widget_activate_action (
             GTK_WIDGET (self), place == FH_DEAL_ALONE ? "app.home" : "app.go-on-in-challenge",
             NULL);
}

/* The experts are done while the result is looked at: it tells of them now, and says so. */
static void
compared_cb (FhDealComparison *comparison, FhGameView *self)
{
  g_autofree char *text = NULL;

  if (fh_deal_comparison_peek_experts (comparison) == NULL || self->deal_look == NULL)
    return;
  fh_game_view_update (self, TRUE);
  text = fh_deal_look_dup_compared (self->deal_look);
  if (text != NULL)
    fh_announce (GTK_WIDGET (self->table), text);
}

void
fh_game_view_compare (FhGameView *self, FhGame *game, gboolean listens)
{
  FhDealComparison *comparison = fh_deal_comparison_get (game);

  if (comparison == NULL)
    return;
  g_signal_handlers_disconnect_by_data (comparison, self);
  if (listens)
    g_signal_connect_object (comparison, "changed", G_CALLBACK (compared_cb), self, 0);
}

/* The result goes to the clipboard as a line to send. */
static void
copy_result_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  g_autofree char *line = self->deal_look != NULL ? fh_deal_look_dup_line (self->deal_look) : NULL;

  if (line == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), line);
  fh_game_view_say (self, _ ("The result is on the clipboard, as a line to send."));
}

/* --- Steps --- */

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

/* A panel that gives way with the focus in it would leave the keyboard nowhere. */
static void
leave_panel (FhGameView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *panel = fh_table_view_get_panel (self->table);

  if (focus != NULL && panel != NULL && gtk_widget_is_ancestor (focus, panel))
    gtk_widget_grab_focus (fh_table_view_get_foot (self->table));
}

static void
step_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);

  if (self->deal_look == NULL)
    return;
  fh_deal_look_step (self->deal_look, g_str_equal (action, "table.later") ? 1 : -1);
  leave_panel (self);
  fh_game_view_update (self, FALSE);
  say_look (self);
}

/* The arrow keys step as they point in either direction of text, where nothing else is to be moved
 * by them. */
static gboolean
arrow_cb (GtkWidget *widget, GVariant *by, gpointer user_data)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *panel = fh_table_view_get_panel (self->table);
  GtkWidget *foot = fh_table_view_get_foot (self->table);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean is_later = (g_variant_get_int32 (by) > 0) != is_rtl;

  if (self->deal_look == NULL || focus == NULL || panel == NULL || foot == NULL
      || !(gtk_widget_is_ancestor (focus, panel) || gtk_widget_is_ancestor (focus, foot)))
    return FALSE;
  return gtk_widget_activate_action (widget, is_later ? "table.later" : "table.earlier", NULL);
}

void
fh_game_view_install_over (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, arrow_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, arrow_cb, "i", 1);
  gtk_widget_class_install_action (widget_class, "table.earlier", NULL, step_cb);
  gtk_widget_class_install_action (widget_class, "table.later", NULL, step_cb);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "table.copy-result", NULL, copy_result_cb);
}
