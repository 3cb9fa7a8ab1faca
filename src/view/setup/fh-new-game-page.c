/* fh-new-game-page.c: what to play, and with whom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-new-game-page.h"

#include <glib/gi18n.h>

#include "fh-computers-group.h"
#include "fh-config.h"
#include "fh-fold.h"
#include "fh-help-link.h"
#include "fh-house-window.h"
#include "fh-language.h"
#include "fh-made.h"
#include "fh-players-group.h"
#include "fh-ready-made.h"
#include "fh-recommend.h"
#include "fh-rules-text-window.h"
#include "fh-sentences-rules.h"
#include "fh-start-button.h"
#include "fh-strength.h"
#include "fh-table-list.h"
#include "fh-toasts.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

struct _FhNewGamePage
{
  AdwBin parent_instance;

  FhSettings *settings;
  FhProgress *progress;
  FhRules rules;
  gboolean has_chosen; /* the person has, not only the program */
  gboolean is_whole;   /* what lies below the tables is there, too */
  char *rules_name;    /* what the person calls them, or NULL */

  /* Widgets of the template. */
  GtkWidget *groups;
  GtkWidget *tables_box;
  GtkWidget *trouble; /* why the own tables are not all there */
  GtkWidget *paragraph;
  GtkWidget *table;   /* what the chosen one is called */
  GtkWidget *changes; /* how its rules differ from the usual ones */
  GtkWidget *strength;
  GtkWidget *ways; /* holds the buttons about the rules */
  GtkWidget *edit; /* that opens the editor */
  GtkWidget *reset;
  GtkWidget *toasts;
  GtkWidget *foot;

  GtkWidget *start;
  GtkWidget *tables; /* FhTableList */
  GtkWidget *about;
  GtkWidget *players;   /* FhPlayersGroup, or NULL while the page is not whole */
  GtkWidget *computers; /* FhComputersGroup, likewise */
  GtkWidget *window;    /* FhHouseWindow or FhRulesTextWindow, or NULL */
};

G_DEFINE_FINAL_TYPE (FhNewGamePage, fh_new_game_page, ADW_TYPE_BIN)

/* --- The rules --- */

/* How strong the others are as it is chosen now. */
static void
show_strength (FhNewGamePage *self)
{
  fh_strength_set (FH_STRENGTH (self->strength),
                   self->is_whole
                       ? fh_computers_group_get_level (FH_COMPUTERS_GROUP (self->computers))
                       : fh_computers_find_level (self->settings, &self->rules,
                                                  fh_recommend_level_by (self->progress)));
}

static void
show_rules (FhNewGamePage *self)
{
  g_autofree char *changes = fh_sentence_changes (&self->rules);
  g_autofree char *about = fh_sentence_rules_about (&self->rules);
  g_autofree char *target = fh_sentence_table_help (&self->rules);
  g_autofree char *n_changes = NULL; /* where the name does not stand for them */
  const char *name = self->rules_name != NULL ? self->rules_name : fh_sentence_table (&self->rules);

  gtk_label_set_text (GTK_LABEL (self->table), name);
  if (self->rules_name == NULL)
    n_changes = fh_sentence_n_changes (&self->rules);
  fh_start_button_set_table (self->start, name, n_changes);
  fh_help_label_set (GTK_LABEL (self->about), about, target);
  gtk_label_set_text (GTK_LABEL (self->changes), changes);
  fh_widget_set_shown (self->reset, fh_ready_made_count_changed (&self->rules) > 0);
  fh_table_list_set_chosen (FH_TABLE_LIST (self->tables), &self->rules, self->rules_name);

  if (self->is_whole)
    {
      fh_players_group_show (FH_PLAYERS_GROUP (self->players), &self->rules);
      fh_computers_group_show (FH_COMPUTERS_GROUP (self->computers), &self->rules);
    }
  show_strength (self);
}

static void
set_rules (FhNewGamePage *self, const FhRules *rules, const char *name)
{
  g_autofree char *copy = g_strdup (name);

  self->rules = *rules;
  g_free (self->rules_name);
  self->rules_name = g_steal_pointer (&copy);
  show_rules (self);
}

void
fh_new_game_page_set_preset (FhNewGamePage *self, FhPreset preset)
{
  g_return_if_fail (FH_IS_NEW_GAME_PAGE (self));
  FhRules rules;

  fh_rules_init (&rules, preset);
  self->has_chosen = TRUE;
  set_rules (self, &rules, NULL);
}

static void
chosen_cb (FhNewGamePage *self)
{
  FhTableList *tables = FH_TABLE_LIST (self->tables);
  FhRules rules = *fh_table_list_peek_rules (tables);
  g_autofree char *name = g_strdup (fh_table_list_get_name (tables));

  self->has_chosen = TRUE;
  set_rules (self, &rules, name);
}

static void
reset_cb (FhNewGamePage *self)
{
  gtk_widget_grab_focus (self->edit);
  fh_new_game_page_set_preset (self, (FhPreset) self->rules.preset);
}

static GtkWindow *
get_window (FhNewGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/* The editor says what the rules are now, and what they are called. */
static void
edited_cb (FhNewGamePage *self, FhHouseWindow *window)
{
  self->has_chosen = TRUE;
  set_rules (self, fh_house_window_peek_rules (window), fh_house_window_get_name (window));
}

static void
used_cb (FhNewGamePage *self, FhRulesTextWindow *window)
{
  const char *name;
  FhRules rules;

  if (!fh_rules_text_window_read (window, &rules, &name))
    return;
  self->has_chosen = TRUE;
  set_rules (self, &rules, name);
  gtk_widget_grab_focus (self->edit);
}

/* Hears what is changed in @window, which stays open when the page is made anew. */
static void
follow (FhNewGamePage *self, GtkWidget *window)
{
  g_set_weak_pointer (&self->window, window);
  if (FH_IS_HOUSE_WINDOW (window))
    {
      fh_connect (window, "changed", edited_cb, self);
      fh_connect (window, "saved", edited_cb, self);
    }
  else
    {
      fh_connect (window, "used", used_cb, self);
    }
}

static void
edit_cb (FhNewGamePage *self)
{
  follow (self,
          fh_house_window_new (get_window (self), fh_settings_get_house_rules (self->settings),
                               &self->rules, self->rules_name));
  gtk_window_present (GTK_WINDOW (self->window));
}

static void
text_cb (FhNewGamePage *self)
{
  follow (self, fh_rules_text_window_new (get_window (self), &self->rules, self->rules_name));
  gtk_window_present (GTK_WINDOW (self->window));
}

/* --- What is to be said --- */

static void
undo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhNewGamePage *self = FH_NEW_GAME_PAGE (widget);
  const char *name, *text;

  g_variant_get (parameter, "(&s&s)", &name, &text);
  fh_table_list_restore (FH_TABLE_LIST (self->tables), name, text);
}

static void
toast_cb (FhNewGamePage *self, const char *sentence, const char *undo_name, const char *undo_text)
{
  AdwToast *toast = fh_toasts_say (FH_TOASTS (self->toasts), sentence);

  if (undo_name != NULL)
    {
      adw_toast_set_button_label (toast, _ ("Undo"));
      /* It may be seen already: there must be no moment in which the action has no target. */
      adw_toast_set_action_target (toast, "(ss)", undo_name, undo_text);
      adw_toast_set_action_name (toast, "page.undo-delete");
    }
}

const FhRules *
fh_new_game_page_peek_rules (FhNewGamePage *self)
{
  g_return_val_if_fail (FH_IS_NEW_GAME_PAGE (self), NULL);
  return &self->rules;
}

/* Adds what lies below the tables, which would be half of the work before anything can be seen. */
static void
make_whole (GtkWidget *page)
{
  FhNewGamePage *self = FH_NEW_GAME_PAGE (page);
  const char *level = fh_recommend_level_by (self->progress);
  GtkWidget *details, *fold;

  if (self->is_whole)
    return;
  details = gtk_box_new (GTK_ORIENTATION_VERTICAL, 20);
  fh_table_list_make_whole (FH_TABLE_LIST (self->tables));
  self->players = fh_players_group_new (self->settings);
  self->computers = fh_computers_group_new (self->settings, FALSE);
  if (level != NULL)
    fh_computers_group_recommend (FH_COMPUTERS_GROUP (self->computers), level);
  gtk_box_append (GTK_BOX (details), self->computers);
  gtk_box_append (GTK_BOX (details), self->players);
  gtk_widget_add_css_class (details, "folded");
  fold = fh_fold_new (_ ("Players in Detail"), _ ("Players in Detail"), details);
  gtk_widget_add_css_class (fold, "details");
  gtk_box_append (GTK_BOX (self->groups), fold);
  for (GtkWidget *group = gtk_widget_get_next_sibling (self->tables_box); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    gtk_widget_set_visible (group, TRUE);
  self->is_whole = TRUE;
  show_rules (self);
  fh_connect (self->computers, "changed", show_strength, self);
}

static void
strength_cb (FhNewGamePage *self)
{
  const char *level = fh_strength_get (FH_STRENGTH (self->strength));

  make_whole (GTK_WIDGET (self));
  /* It speaks of the partner and of the opponents, one after the other. */
  g_signal_handlers_block_by_func (self->computers, show_strength, self);
  fh_computers_group_set_level (FH_COMPUTERS_GROUP (self->computers), level);
  g_signal_handlers_unblock_by_func (self->computers, show_strength, self);
  show_strength (self);
}

void
fh_new_game_page_start (FhNewGamePage *self)
{
  g_return_if_fail (FH_IS_NEW_GAME_PAGE (self));
  make_whole (GTK_WIDGET (self));
  fh_settings_set_rules (self->settings, &self->rules);
  fh_players_group_store (FH_PLAYERS_GROUP (self->players));
  fh_computers_group_store (FH_COMPUTERS_GROUP (self->computers));
  g_signal_emit_by_name (self, "start");
}

/* --- The page --- */

/* Adds the widgets that the template cannot make, because they are made with the settings. */
static void
add_groups (FhNewGamePage *self)
{
  FhHouseRules *house = fh_settings_get_house_rules (self->settings);

  fh_label_say (self->trouble, fh_house_rules_get_trouble (house));
  self->tables = fh_table_list_new (house);
  fh_connect (self->tables, "chosen", chosen_cb, self);
  fh_connect (self->tables, "toast", toast_cb, self);
  gtk_box_append (GTK_BOX (self->tables_box), self->tables);
  self->about = fh_help_label_new ();
  gtk_box_insert_child_after (GTK_BOX (self->paragraph), self->about, self->table);
  gtk_widget_set_layout_manager (self->ways, fh_wrap_layout_new (FH_WRAP_START, 6));
  self->start = fh_start_button_new ();
  fh_connect (self->start, "clicked", fh_new_game_page_start, self);
  gtk_box_append (GTK_BOX (self->foot), self->start);
}

static void
fh_new_game_page_constructed (GObject *object)
{
  FhNewGamePage *self = FH_NEW_GAME_PAGE (object);
  FhHouseRules *house = fh_settings_get_house_rules (self->settings);
  g_auto (GStrv) languages = NULL;
  int index;

  G_OBJECT_CLASS (fh_new_game_page_parent_class)->constructed (object);
  fh_recommend_rules (self->settings, &self->rules);
  index = fh_house_rules_find_rules (house, &self->rules);
  if (index >= 0)
    self->rules_name = g_strdup (fh_house_rules_get_name (house, (guint) index));
  add_groups (self);
  languages = fh_language_dup_wanted (fh_language_get ());
  fh_table_list_set_recommended (FH_TABLE_LIST (self->tables),
                                 fh_recommend_preset ((const char *const *) languages));
  show_rules (self);
  for (GtkWidget *group = gtk_widget_get_next_sibling (self->tables_box); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    gtk_widget_set_visible (group, FALSE);
  fh_widget_call_after_frame (GTK_WIDGET (self), make_whole);
}

static void
fh_new_game_page_dispose (GObject *object)
{
  g_clear_weak_pointer (&FH_NEW_GAME_PAGE (object)->window);
  G_OBJECT_CLASS (fh_new_game_page_parent_class)->dispose (object);
}

static void
fh_new_game_page_class_init (FhNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_new_game_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_new_game_page_dispose;
  g_type_ensure (FH_TYPE_STRENGTH);
  g_type_ensure (FH_TYPE_TOASTS);

  FH_MADE_WITH_OBJECT (klass, FhNewGamePage, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (klass, FhNewGamePage, progress, FH_TYPE_PROGRESS);
  FH_HOLDS (klass, FhNewGamePage, rules_name, g_free);

  fh_made_signal (klass, "start", 0);
  gtk_widget_class_install_action (widget_class, "page.undo-delete", "(ss)", undo_cb);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FH_RESOURCE_PATH "/ui/fh-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FhNewGamePage, groups);
  gtk_widget_class_bind_template_child (widget_class, FhNewGamePage, tables_box);
  gtk_widget_class_bind_template_child (widget_class, FhNewGamePage, trouble);
  gtk_widget_class_bind_template_child (widget_class, FhNewGamePage, paragraph);
  gtk_widget_class_bind_template_child (widget_class, FhNewGamePage, table);
  gtk_widget_class_bind_template_child (widget_class, FhNewGamePage, edit);
  gtk_widget_class_bind_template_child (widget_class, FhNewGamePage, changes);
  gtk_widget_class_bind_template_child (widget_class, FhNewGamePage, strength);
  gtk_widget_class_bind_template_child (widget_class, FhNewGamePage, ways);
  gtk_widget_class_bind_template_child (widget_class, FhNewGamePage, reset);
  gtk_widget_class_bind_template_child (widget_class, FhNewGamePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, FhNewGamePage, foot);
  gtk_widget_class_bind_template_callback (widget_class, strength_cb);
  gtk_widget_class_bind_template_callback (widget_class, reset_cb);
  gtk_widget_class_bind_template_callback (widget_class, edit_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_cb);
}

static void
fh_new_game_page_init (FhNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
fh_new_game_page_new (FhSettings *settings, FhProgress *progress)
{
  return g_object_new (FH_TYPE_NEW_GAME_PAGE, "settings", settings, "progress", progress, NULL);
}

void
fh_new_game_page_copy (FhNewGamePage *self, FhNewGamePage *other)
{
  g_return_if_fail (FH_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (FH_IS_NEW_GAME_PAGE (other));

  /* What was only recommended is recommended anew: another language may be that of another place.
   */
  self->has_chosen = other->has_chosen;
  if (other->has_chosen)
    set_rules (self, &other->rules, other->rules_name);
  if (other->window != NULL)
    follow (self, other->window);
  fh_table_list_set_players (FH_TABLE_LIST (self->tables),
                             fh_table_list_get_players (FH_TABLE_LIST (other->tables)));
  if (!other->is_whole)
    return;
  make_whole (GTK_WIDGET (self));
  fh_players_group_copy (FH_PLAYERS_GROUP (self->players), FH_PLAYERS_GROUP (other->players));
  fh_computers_group_copy (FH_COMPUTERS_GROUP (self->computers),
                           FH_COMPUTERS_GROUP (other->computers));
}
