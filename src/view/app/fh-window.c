/* fh-window.c: the window with the table in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-window-private.h"

#include "fh-compat.h"
#include "fh-keys.h"
#include "fh-language.h"
#include "fh-made.h"
#include "fh-score-window.h"
#include "fh-style.h"
#include "fh-widget.h"

/* The least that the window needs: a telephone held upright. */
#define MIN_WIDTH  360
#define MIN_HEIGHT 294

G_DEFINE_FINAL_TYPE (FhWindow, fh_window, ADW_TYPE_APPLICATION_WINDOW)

/* The table points at what the tutor suggests. */
static void
point_at_hint (FhWindow *self)
{
  FhAction action;
  gboolean has = fh_tutor_get_hint_action (self->tutor, &action);

  if (self->game_view != NULL)
    fh_game_view_set_hint (FH_GAME_VIEW (self->game_view), has ? &action : NULL);
}

static gboolean
rebuild_cb (gpointer user_data)
{
  FhWindow *self = user_data;
  self->rebuild_id = 0;
  fh_window_build (self);
  point_at_hint (self);
  return G_SOURCE_REMOVE;
}

/* Later, because the choice of the language may come from a widget. */
static void
language_changed_cb (FhWindow *self)
{
  if (self->rebuild_id == 0)
    self->rebuild_id = g_idle_add (rebuild_cb, self);
}

static void
update (FhWindow *self)
{
  fh_window_update_header (self);
  fh_window_update_actions (self);
}

static void
update_all (FhWindow *self)
{
  fh_window_show_tutor (self);
  update (self);
}

static void
first_frame_cb (GtkWidget *widget)
{
  FhWindow *self = FH_WINDOW (widget);

  self->has_frame = TRUE;
  fh_window_show_tutor (self);
}

static void
tutor_changed_cb (FhWindow *self, guint parts)
{
  if (parts & FH_TUTOR_SAYS_HINT)
    {
      const char *hint = fh_tutor_get_hint (self->tutor);

      point_at_hint (self);
      if (hint != NULL && self->is_low && !self->is_called && self->game_view != NULL)
        fh_game_view_say (FH_GAME_VIEW (self->game_view), hint);
      fh_window_update_actions (self);
    }
}

/* Who has seen the cut has begun to play. */
static void
changed_cb (FhWindow *self)
{
  gboolean is_cut = fh_game_get_hold (self->game) == FH_HOLD_CUT;

  if (self->is_cut && !is_cut)
    fh_window_withdraw (self);
  self->is_cut = is_cut;
  update (self);
}

static void
action_done_cb (FhWindow *self, const FhAction *action)
{
  if (action->kind != FH_ACTION_DEAL && action->seat == fh_game_get_person (self->game))
    fh_window_withdraw (self);
}

static void
trouble_cb (FhWindow *self, const char *sentence)
{
  fh_window_say (self, "game", sentence, NULL);
}

void
fh_window_renew_table (FhWindow *self)
{
  g_return_if_fail (FH_IS_WINDOW (self));
  if (self->game_view != NULL)
    fh_window_build (self);
}

void
fh_window_set_game (FhWindow *self, FhGame *game)
{
  g_return_if_fail (FH_IS_WINDOW (self));
  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  self->awaits_game = FALSE;
  self->is_called = FALSE;
  self->is_cut = FALSE;
  fh_window_say (self, "game", NULL, NULL);
  if (game != NULL)
    {
      fh_connect (game, "changed", changed_cb, self);
      fh_connect (game, "action-done", action_done_cb, self);
      fh_connect (game, "trouble", trouble_cb, self);
    }
  self->is_at_home = FALSE;
  g_clear_object (&self->picture);
  if (game != NULL)
    fh_game_set_rests (game, FALSE);
  fh_tutor_set_game (self->tutor, game);
  /* The table takes the keyboard when it needs it, if nothing else has it. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  if (game != NULL && self->game_view != NULL)
    fh_game_view_set_game (FH_GAME_VIEW (self->game_view), game);
  else
    fh_window_fill_main (self);
  update_all (self);
}

/* What the table looked like in the last frame. */
static void
take_picture (FhWindow *self)
{
  g_clear_object (&self->picture);
  if (self->game_view != NULL)
    self->picture = gdk_paintable_get_current_image (self->seen);
}

/* Goes to the table or away from it, where the game rests meanwhile. */
static void
go (FhWindow *self, gboolean is_home)
{
  if (is_home)
    {
      take_picture (self);
      fh_dialog_close_other (GTK_WINDOW (self), FH_TYPE_SCORE_WINDOW);
    }
  self->is_at_home = is_home;
  fh_game_set_rests (self->game, is_home);
  /* What comes takes the keyboard, if nothing else has it. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  fh_window_fill_main (self);
  update_all (self);
}

void
fh_window_show_home (FhWindow *self)
{
  g_return_if_fail (FH_IS_WINDOW (self));

  if (fh_window_shows_table (self))
    go (self, TRUE);
}

static void
table_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhWindow *self = user_data;

  if (self->is_at_home && self->game != NULL)
    go (self, FALSE);
}

FhGame *
fh_window_get_game (FhWindow *self)
{
  g_return_val_if_fail (FH_IS_WINDOW (self), NULL);
  return self->game;
}

FhGameView *
fh_window_get_game_view (FhWindow *self)
{
  g_return_val_if_fail (FH_IS_WINDOW (self), NULL);
  return self->game_view != NULL ? FH_GAME_VIEW (self->game_view) : NULL;
}

FhTutor *
fh_window_get_tutor (FhWindow *self)
{
  g_return_val_if_fail (FH_IS_WINDOW (self), NULL);
  return self->tutor;
}

const char *
fh_window_get_help_topic (FhWindow *self)
{
  g_return_val_if_fail (FH_IS_WINDOW (self), NULL);
  if (!fh_window_shows_table (self))
    return "index";
  const FhTable *table = fh_game_peek_table (self->game);
  if (table->deal_over)
    return "scoring";
  switch (table->due)
    {
    case FH_ACTION_BID:
    case FH_ACTION_ACE_NO_FACE:
    case FH_ACTION_ANSWER:
      return "bidding";
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      return "kitty";
    case FH_ACTION_PLAY:
      return fh_table_is_misere (table) ? "misere" : "play";
    default:
      return "index";
    }
}

/* What the window is to remember; called when it is closed rather than at each step of the mouse.
 * The toolkit keeps the size of a maximized, tiled or full-screen window out of the default size.
 */
static void
remember_size (FhWindow *self)
{
  int width, height;
  if (fh_compat_is_page (gtk_widget_get_display (GTK_WIDGET (self))))
    return; /* that is the size of the page */
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (width > 0 && height > 0)
    g_object_set (self->settings, "window-width", width, "window-height", height, NULL);
  if (!gtk_window_is_fullscreen (GTK_WINDOW (self)))
    g_object_set (self->settings, "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)),
                  NULL);
}

static gboolean
fh_window_close_request (GtkWindow *window)
{
  GtkApplication *application = gtk_window_get_application (window);
  remember_size (FH_WINDOW (window));
  /* With the table the help and all the rest go too.  The game is on disk already. */
  if (application != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  return GTK_WINDOW_CLASS (fh_window_parent_class)->close_request (window);
}

/* A single letter must not be a key of the whole application: an entry takes it first. */
static void
add_letters (FhWindow *self)
{
  GtkEventController *controller = fh_keys_controller_new (FH_KEYS_WINDOW);

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_BUBBLE);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
fh_window_constructed (GObject *object)
{
  static const GActionEntry back = { "table", table_cb, NULL, NULL, NULL, { 0 } };
  FhWindow *self = FH_WINDOW (object);
  int width = 0, height = 0;
  gboolean is_maximized = FALSE;

  G_OBJECT_CLASS (fh_window_parent_class)->constructed (object);
  self->tutor = fh_tutor_new (NULL);
  fh_tutor_follow_settings (self->tutor, self->settings);
  g_object_get (self->settings, "window-width", &width, "window-height", &height,
                "window-maximized", &is_maximized, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self), MAX (width, MIN_WIDTH), MAX (height, MIN_HEIGHT));
  gtk_widget_set_size_request (GTK_WIDGET (self), MIN_WIDTH, MIN_HEIGHT);
  if (is_maximized)
    gtk_window_maximize (GTK_WINDOW (self));

  fh_style_follow (GTK_WIDGET (self));
  fh_window_add_actions (self);
  g_action_map_add_action_entries (G_ACTION_MAP (self), &back, 1, self);
  add_letters (self);
  fh_keys_press_once (GTK_WINDOW (self));
  fh_window_build (self);
  fh_connect (fh_language_get (), "changed", language_changed_cb, self);
  fh_connect (self->progress, "changed", fh_window_fill_unknown, self);
  fh_connect (self->tutor, "changed", tutor_changed_cb, self);
  fh_connect (self->challenges, "changed", fh_window_update_header, self);
  fh_connect (self->settings, "notify::show-tutor", fh_window_show_tutor, self);
  fh_widget_call_after_frame (GTK_WIDGET (self), first_frame_cb);
}

static void
fh_window_dispose (GObject *object)
{
  FhWindow *self = FH_WINDOW (object);
  g_clear_weak_pointer (&self->offer);
  if (self->tutor != NULL)
    fh_tutor_set_game (self->tutor, NULL);
  g_clear_object (&self->game);
  g_clear_object (&self->tutor);
  G_OBJECT_CLASS (fh_window_parent_class)->dispose (object);
}

static void
fh_window_class_init (FhWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_window_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = fh_window_close_request;

  FH_MADE_WITH_OBJECT (klass, FhWindow, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (klass, FhWindow, progress, FH_TYPE_PROGRESS);
  FH_MADE_WITH_OBJECT (klass, FhWindow, challenges, FH_TYPE_CHALLENGES);
  FH_MADE_WITH_BOOLEAN (klass, FhWindow, awaits_game);
  FH_DROPS_SOURCE (klass, FhWindow, rebuild_id);
  FH_DROPS (klass, FhWindow, narrow_menu, g_object_unref);
  FH_DROPS (klass, FhWindow, seen, g_object_unref);
  FH_DROPS (klass, FhWindow, picture, g_object_unref);
  FH_HOLDS (klass, FhWindow, messages, g_ptr_array_unref);
  FH_HOLDS (klass, FhWindow, left, g_ptr_array_unref);
}

static void
fh_window_init (FhWindow *self)
{
  self->messages = fh_window_new_messages ();
}

GtkWidget *
fh_window_new (GtkApplication *application,
               FhSettings *settings,
               FhProgress *progress,
               FhChallenges *challenges,
               gboolean awaits_game)
{
  return g_object_new (FH_TYPE_WINDOW, "application", application, "icon-name",
                       g_application_get_application_id (G_APPLICATION (application)), "settings",
                       settings, "progress", progress, "challenges", challenges, "awaits-game",
                       awaits_game, NULL);
}
