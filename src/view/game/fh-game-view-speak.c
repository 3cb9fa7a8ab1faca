/* fh-game-view-speak.c: what is said when it is asked for, and how one goes on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-help-window.h"
#include "fh-keys.h"
#include "fh-known.h"
#include "fh-sentences-known.h"

static void
say_and_free (FhGameView *self, char *sentence)
{
  fh_game_view_say (self, sentence);
  g_free (sentence);
}

static void
speak_turn_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  say_and_free (self, fh_sentence_turn (&scene));
}

static void
speak_contract_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;
  g_autofree char *contract = NULL;
  g_autofree char *tricks = NULL;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  contract = fh_sentence_contract (&scene);
  tricks = fh_sentence_tricks (&scene);
  /* Translators: two sentences one after the other: the contract, then the tricks won so far. */
  say_and_free (self, *tricks != '\0' ? g_strdup_printf (_ ("%1$s %2$s"), contract, tricks)
                                      : g_strdup (contract));
}

static void
speak_score_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  say_and_free (self, fh_sentence_score (&scene));
}

static void
speak_trick_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  say_and_free (self, fh_sentence_trick_cards (&scene, FALSE));
}

static void
speak_trumps_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  g_autofree char *sentence = NULL;
  FhScene scene;
  FhSeatView view;
  FhKnown known;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  if (fh_game_get_view (self->game, scene.person, &view))
    {
      fh_known_init (&known, &view);
      sentence = fh_sentence_trumps_out (&scene, &known);
    }
  fh_game_view_say (self, sentence != NULL ? sentence : _ ("There are no trumps at the moment."));
}

/* What there is to speak of, and what the person sees of it; FALSE where that is nothing. */
static gboolean
look (FhGameView *self, FhScene *scene, FhSeatView *view)
{
  if (self->game == NULL)
    return FALSE;
  *scene = fh_game_view_get_scene (self);
  return fh_game_get_view (self->game, scene->person, view);
}

static void
speak_kitty_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;
  FhSeatView view;

  if (look (self, &scene, &view))
    say_and_free (self, fh_sentence_kitty (&scene, &view));
}

static void
speak_hand_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;
  FhSeatView view;

  if (look (self, &scene, &view))
    say_and_free (self, fh_sentence_hand (&scene, view.hand));
}

static void
speak_voids_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;
  FhSeatView view;
  FhKnown known;

  if (!look (self, &scene, &view))
    return;
  fh_known_init (&known, &view);
  say_and_free (self, fh_sentence_voids (&scene, &known));
}

/* The others follow each other; the person has the hand before the eyes. */
static void
speak_played_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;
  int n_others;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  n_others = scene.table->rules.n_seats - 1;
  self->told_of = self->told_of % n_others + 1;
  say_and_free (
      self, fh_sentence_played (&scene, (MAX (scene.person, 0) + self->told_of) % (n_others + 1)));
}

static void
speak_since_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  const char *since = fh_narrator_get_since (self->narrator);

  fh_game_view_say (self, *since != '\0' ? since : _ ("Nothing has happened since."));
}

static void
speak_again_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree char *words = fh_dup_announced (widget);

  fh_game_view_announce (FH_GAME_VIEW (widget), words);
}

/* The page on the rule that refused something last. */
static void
rule_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  const char *rule = fh_table_view_get_rule (self->table);
  GtkRoot *root = gtk_widget_get_root (widget);

  if (rule == NULL)
    fh_game_view_say (self, _ ("Nothing has been refused."));
  else
    fh_help_window_show (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, rule);
}

static void
continue_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);

  /* From a deal of long ago one goes back first. */
  if (self->game != NULL && !fh_game_view_leave_deal (self) && !fh_game_view_leave_number (self))
    fh_game_continue (self->game);
}

static void
focus_hand_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (FH_GAME_VIEW (widget)->hand));
}

/* What the window opens: the action "table.review" is the signal "review". */
static void
forward_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit_by_name (widget, action + strlen ("table."));
}

void
fh_game_view_install_speech (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.continue", NULL, continue_cb);
  gtk_widget_class_install_action (widget_class, "table.rule", NULL, rule_cb);
  gtk_widget_class_install_action (widget_class, "table.focus-hand", NULL, focus_hand_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-turn", NULL, speak_turn_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-contract", NULL, speak_contract_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-score", NULL, speak_score_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-trick", NULL, speak_trick_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-trumps", NULL, speak_trumps_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-kitty", NULL, speak_kitty_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-hand", NULL, speak_hand_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-voids", NULL, speak_voids_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-played", NULL, speak_played_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-since", NULL, speak_since_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-again", NULL, speak_again_cb);
  gtk_widget_class_install_action (widget_class, "table.score-sheet", NULL, forward_cb);
  gtk_widget_class_install_action (widget_class, "table.new-game", NULL, forward_cb);
  gtk_widget_class_install_action (widget_class, "table.play-again", NULL, forward_cb);
  gtk_widget_class_install_action (widget_class, "table.review", NULL, forward_cb);
}

void
fh_game_view_add_keys (FhGameView *self)
{
  GtkEventController *controller = fh_keys_controller_new (FH_KEYS_TABLE);

  /* Wherever the focus is in the window; what takes text takes these keys first. */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
