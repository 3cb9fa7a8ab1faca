/* fh-left-games-window.c: the games that are kept, to go on with one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-left-games-window-private.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-compat.h"
#include "fh-deal-comparison.h"
#include "fh-isolate.h"
#include "fh-left-games-list.h"
#include "fh-left-games.h"
#include "fh-made.h"
#include "fh-numbered-deal.h"
#include "fh-rows.h"
#include "fh-style.h"
#include "fh-table-text.h"
#include "fh-toasts.h"
#include "fh-widget.h"

G_DEFINE_FINAL_TYPE (FhLeftGamesWindow, fh_left_games_window, FH_TYPE_DIALOG)

/* --- What is shown --- */

/* Shows what is searched for, or everything; returns how much that is. */
static guint
show (FhLeftGamesWindow *self)
{
  guint n = 0;

  if (self->list != NULL)
    n = fh_left_games_list_show (FH_LEFT_GAMES_LIST (self->list),
                                 gtk_editable_get_text (GTK_EDITABLE (self->search)));
  gtk_widget_set_visible (self->nothing, n == 0 && self->list != NULL);
  if (self->present != NULL)
    gtk_widget_set_visible (self->present,
                            *gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0');
  return n;
}

static gboolean
more_cb (gpointer user_data)
{
  FhLeftGamesWindow *self = user_data;

  self->more_id = 0;
  if (self->list != NULL)
    fh_left_games_list_show_more (FH_LEFT_GAMES_LIST (self->list));
  return G_SOURCE_REMOVE;
}

/* Nobody waits for rows that are far below. */
static void
scrolled_cb (GtkAdjustment *adjustment, FhLeftGamesWindow *self)
{
  double page = gtk_adjustment_get_page_size (adjustment);

  if (self->more_id == 0
      && gtk_adjustment_get_value (adjustment) + 2 * page >= gtk_adjustment_get_upper (adjustment))
    self->more_id = g_idle_add (more_cb, self);
}

/* --- Searching --- */

static void
search_changed_cb (FhLeftGamesWindow *self)
{
  guint n;
  g_autofree char *found = NULL;

  if (self->list == NULL)
    return;
  n = show (self);
  found = g_strdup_printf (
      /* Translators: what a search among the kept games has found. */
      ngettext ("%u game found", "%u games found", n), n);
  fh_announce (self->search, n > 0 ? found : _ ("Nothing found"));
}

/* What is typed anywhere is searched for. */
static void
search_started_cb (GtkWidget *search)
{
  gtk_widget_grab_focus (search);
  gtk_editable_set_position (GTK_EDITABLE (search), -1);
}

/* Escape closes the window when there is nothing to be searched for. */
static void
stop_search_cb (FhLeftGamesWindow *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0')
    gtk_window_close (GTK_WINDOW (self));
  else
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
search_activate_cb (FhLeftGamesWindow *self)
{
  fh_left_games_window_focus (self, NULL, FALSE);
}

static void
find_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (FH_LEFT_GAMES_WINDOW (widget)->search);
}

/* --- Keys --- */

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        FhLeftGamesWindow *self)
{
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();
  const char *path =
      self->list != NULL ? fh_left_games_list_get_focused (FH_LEFT_GAMES_LIST (self->list)) : NULL;

  if (path == NULL)
    return FALSE;
  if ((key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete) && held == 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "games.erase", "^ay", path);
  else if ((key == GDK_KEY_Menu && held == 0) || (key == GDK_KEY_F10 && held == GDK_SHIFT_MASK))
    fh_left_games_list_pop_up (FH_LEFT_GAMES_LIST (self->list), path);
  else
    return FALSE;
  return TRUE;
}

/* --- The window --- */

static GtkWidget *
make_empty (const char *title, const char *about)
{
  GtkWidget *status = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (status), "fh-score-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (status), title);
  adw_status_page_set_description (ADW_STATUS_PAGE (status), about);
  gtk_widget_set_vexpand (status, TRUE);
  return status;
}

/* Whether there is anything to show at all. */
static gboolean
has_games (FhLeftGamesWindow *self)
{
  return self->games != NULL && self->games->len + self->unread->len > 0;
}

static GtkWidget *
make_search (FhLeftGamesWindow *self)
{
  g_autofree char *typed =
      g_strdup (self->search != NULL ? gtk_editable_get_text (GTK_EDITABLE (self->search)) : "");

  /* Something may keep the old entry for a moment: it captures no keys of this window any more. */
  if (self->search != NULL)
    gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), NULL);
  self->search = gtk_search_entry_new ();
  gtk_editable_set_text (GTK_EDITABLE (self->search), typed);
  /* Translators: an entry: what is typed there is searched for among the kept games. */
  g_object_set (self->search, "placeholder-text", _ ("Search the games"), NULL);
  fh_widget_set_name (self->search, _ ("Search the games"));
  if (has_games (self))
    gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self));
  fh_connect (self->search, "search-changed", search_changed_cb, self);
  g_signal_connect (self->search, "search-started", G_CALLBACK (search_started_cb), NULL);
  fh_connect (self->search, "stop-search", stop_search_cb, self);
  fh_connect (self->search, "activate", search_activate_cb, self);
  return self->search;
}

/* The game on the table is not among those that were left, and stands above them. */
static void
add_present (FhLeftGamesWindow *self, GtkWidget *groups)
{
  FhScene scene = fh_game_get_scene (self->game);
  FhDealComparison *comparison = fh_deal_comparison_get_present (self->game);
  g_autofree char *score = fh_table_score (&scene);
  g_autofree char *title =
      comparison != NULL ? fh_numbered_title (fh_deal_comparison_get_number (comparison))
                         : fh_isolate (fh_house_rules_call (self->house, &scene.table->rules));

  /* Translators: over the game that is being played, in a list of all games. */
  self->present = fh_group_add (GTK_BOX (groups), _ ("On the Table"), NULL);
  fh_link_row_add (self->present, title, score, "games.table", NULL);
}

static GtkWidget *
make_groups (FhLeftGamesWindow *self)
{
  GtkWidget *groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);

  gtk_widget_add_css_class (groups, "dialog-groups");
  gtk_box_append (GTK_BOX (groups), make_search (self));
  gtk_widget_set_visible (self->search, has_games (self));
  self->present = NULL;
  if (self->game != NULL)
    add_present (self, groups);
  /* Translators: no kept game is as what is searched for. */
  self->nothing = make_empty (_ ("Nothing found"), NULL);
  gtk_box_append (GTK_BOX (groups), self->nothing);
  self->list = NULL;
  if (has_games (self))
    {
      self->list = fh_left_games_list_new (self->house, self->games, self->unread, self->gone);
      gtk_box_append (GTK_BOX (groups), self->list);
    }
  else if (self->games != NULL)
    gtk_box_append (GTK_BOX (groups),
                    make_empty (self->game != NULL
                                    /* Translators: in the list of all kept games. */
                                    ? _ ("The Game on the Table Is the Only One")
                                    : _ ("No Games Yet"),
                                _ ("A game that you leave for another one is kept here, and you "
                                   "can go on with it at any time.")));
  show (self);
  return groups;
}

/* Games come from elsewhere, too. */
static GtkWidget *
make_header (void)
{
  GtkWidget *header = adw_header_bar_new ();

  adw_header_bar_pack_start (
      ADW_HEADER_BAR (header),
      fh_icon_button_new ("document-open-symbolic", _ ("Open a Game…"), "games.open"));
  adw_header_bar_pack_start (
      ADW_HEADER_BAR (header),
      fh_icon_button_new ("edit-paste-symbolic", _ ("Paste a Game"), "games.paste"));
  return header;
}

static GtkWidget *
fh_left_games_window_build (FhDialog *dialog)
{
  FhLeftGamesWindow *self = FH_LEFT_GAMES_WINDOW (dialog);
  GtkWidget *frame;
  GtkAdjustment *adjustment;

  gtk_window_set_title (GTK_WINDOW (self), _ ("Games"));
  frame = fh_dialog_frame (make_header (), fh_clamp_new (make_groups (self)), TRUE);
  adjustment =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_last_child (frame)));
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (scrolled_cb), self, 0);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self, 0);
  self->toasts = fh_toasts_new (frame);
  return self->toasts;
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhLeftGamesWindow) self = fh_asker_take (user_data);
  g_autoptr (GPtrArray) unread = NULL;
  g_autoptr (GPtrArray) games = fh_left_games_list_finish (result, &unread, NULL);

  if (self == NULL || games == NULL)
    return;
  self->games = g_steal_pointer (&games);
  self->unread = g_steal_pointer (&unread);
  fh_dialog_rebuild (FH_DIALOG (self));
  fh_left_games_window_focus (self, NULL, FALSE);
}

static void
fh_left_games_window_constructed (GObject *object)
{
  FhLeftGamesWindow *self = FH_LEFT_GAMES_WINDOW (object);

  G_OBJECT_CLASS (fh_left_games_window_parent_class)->constructed (object);
  fh_left_games_list_async (self->journal, self->cancellable, listed_cb, fh_asker_new (self));
}

static void
fh_left_games_window_dispose (GObject *object)
{
  FhLeftGamesWindow *self = FH_LEFT_GAMES_WINDOW (object);

  fh_left_games_window_erase_now (self);
  g_clear_weak_pointer (&self->toast);
  G_OBJECT_CLASS (fh_left_games_window_parent_class)->dispose (object);
}

static void
fh_left_games_window_class_init (FhLeftGamesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_left_games_window_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_left_games_window_dispose;
  FH_DIALOG_CLASS (klass)->build = fh_left_games_window_build;

  FH_MADE_WITH_OBJECT (klass, FhLeftGamesWindow, journal, FH_TYPE_JOURNAL);
  FH_MADE_WITH_OBJECT (klass, FhLeftGamesWindow, house, FH_TYPE_HOUSE_RULES);
  FH_MADE_WITH_OBJECT (klass, FhLeftGamesWindow, game, FH_TYPE_GAME);
  FH_HOLDS (klass, FhLeftGamesWindow, gone, g_hash_table_unref);
  FH_HOLDS (klass, FhLeftGamesWindow, games, g_ptr_array_unref);
  FH_HOLDS (klass, FhLeftGamesWindow, unread, g_ptr_array_unref);
  FH_DROPS (klass, FhLeftGamesWindow, cancellable, fh_asker_call_off);
  FH_DROPS_SOURCE (klass, FhLeftGamesWindow, more_id);
  fh_left_games_window_install (widget_class);
  gtk_widget_class_install_action (widget_class, "games.find", NULL, find_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "games.find",
                                       NULL);
}

static void
fh_left_games_window_init (FhLeftGamesWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->cancellable = g_cancellable_new ();
  self->gone = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  /* Before the entry, which takes what is typed anywhere. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), 560, 640);
}

GtkWidget *
fh_left_games_window_new (GtkWindow *parent, FhJournal *journal, FhHouseRules *house, FhGame *game)
{
  return g_object_new (FH_TYPE_LEFT_GAMES_WINDOW, "transient-for", parent, "journal", journal,
                       "house", house, "game", game, NULL);
}
