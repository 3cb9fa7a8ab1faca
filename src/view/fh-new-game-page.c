/* fh-new-game-page.c: what to play, and with whom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-new-game-page.h"

#include <glib/gi18n.h>

#include "fh-computer.h"
#include "fh-option-row.h"
#include "fh-sentences-rules.h"
#include "fh-sentences.h"
#include "fh-shared-art.h"
#include "fh-words.h"

#define BIRD_WIDTH 84 /* pixels */

struct _FhNewGamePage
{
  AdwBin parent_instance;

  FhSettings *settings;
  gboolean is_welcome;
  FhRules rules;

  GtkWidget *presets[FH_N_PRESETS]; /* check buttons */
  GtkWidget *name;
  GtkWidget *partner_level;
  GtkWidget *opponent_level;
  GtkWidget *names[FH_MAX_SEATS];
  GtkWidget *house; /* expander of the options */
  GtkWidget *reset;
  GPtrArray *options; /* FhOptionRow */
  gboolean is_filling;
};

G_DEFINE_TYPE (FhNewGamePage, fh_new_game_page, ADW_TYPE_BIN)

static guint start_signal;

static void
show_rules (FhNewGamePage *self)
{
  guint n = fh_options_count_changed (&self->rules);
  g_autofree char *subtitle =
      n == 0 ? g_strdup (_ ("All as usual at this table"))
             : g_strdup_printf (ngettext ("%u rule is changed", "%u rules are changed", n), n);

  for (guint i = 0; i < self->options->len; i++)
    fh_option_row_show (self->options->pdata[i], &self->rules);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->house), subtitle);
  gtk_widget_set_sensitive (self->reset, n > 0);
}

static void
option_changed_cb (FhOptionRow *row, const char *value, FhNewGamePage *self)
{
  fh_option_set (&self->rules, fh_option_name (fh_option_row_get_index (row)), value);
  /* One option may carry others with it. */
  show_rules (self);
}

/* Makes the rows of the options that the table has. */
static void
fill_options (FhNewGamePage *self)
{
  for (guint i = 0; i < self->options->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self->house), self->options->pdata[i]);
  g_ptr_array_set_size (self->options, 0);
  for (int i = 0; i < fh_n_options (); i++)
    {
      if (!fh_option_applies (&self->rules, i) || !fh_option_row_has_choice (&self->rules, i))
        continue;
      GtkWidget *row = fh_option_row_new (&self->rules, i);
      g_signal_connect_object (row, "changed", G_CALLBACK (option_changed_cb), self, 0);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self->house), row);
      g_ptr_array_add (self->options, row);
    }
  show_rules (self);
}

void
fh_new_game_page_set_preset (FhNewGamePage *self, FhPreset preset)
{
  g_return_if_fail (FH_IS_NEW_GAME_PAGE (self));
  fh_rules_init (&self->rules, preset);
  self->is_filling = TRUE;
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->presets[preset]), TRUE);
  self->is_filling = FALSE;
  fill_options (self);
}

static void
preset_cb (FhNewGamePage *self, GParamSpec *pspec, GtkCheckButton *button)
{
  if (self->is_filling || !gtk_check_button_get_active (button))
    return;
  for (int p = 0; p < FH_N_PRESETS; p++)
    if (self->presets[p] == GTK_WIDGET (button) && p != self->rules.preset)
      fh_new_game_page_set_preset (self, (FhPreset) p);
}

static void
reset_cb (FhNewGamePage *self)
{
  fh_rules_init (&self->rules, (FhPreset) self->rules.preset);
  show_rules (self);
}

static GtkWidget *
make_tables (FhNewGamePage *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Table"));
  for (int p = 0; p < FH_N_PRESETS; p++)
    {
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *check = gtk_check_button_new ();
      const char *name = fh_sentence_preset ((FhPreset) p);
      if (p > 0)
        gtk_check_button_set_group (GTK_CHECK_BUTTON (check), GTK_CHECK_BUTTON (self->presets[0]));
      gtk_check_button_set_active (GTK_CHECK_BUTTON (check), p == self->rules.preset);
      gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
      g_signal_connect_object (check, "notify::active", G_CALLBACK (preset_cb), self,
                               G_CONNECT_SWAPPED);
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), fh_sentence_preset_about ((FhPreset) p));
      adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
      self->presets[p] = check;
    }
  return group;
}

static void
level_cb (AdwComboRow *row)
{
  const char *const *levels = fh_computer_levels ();
  guint n = adw_combo_row_get_selected (row);
  if (n >= g_strv_length ((char **) levels))
    return;
  g_autofree char *about = fh_sentence_level_about (levels[n]);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
}

static GtkWidget *
make_level (const char *title, const char *level)
{
  const char *const *levels = fh_computer_levels ();
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);
  guint selected = 0;

  for (guint i = 0; levels[i] != NULL; i++)
    {
      g_autofree char *name = fh_sentence_level (levels[i]);
      gtk_string_list_append (model, name);
      if (g_strcmp0 (levels[i], level) == 0)
        selected = i;
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  g_signal_connect (row, "notify::selected", G_CALLBACK (level_cb), NULL);
  level_cb (ADW_COMBO_ROW (row));
  return row;
}

static const char *
chosen_level (GtkWidget *row)
{
  return fh_computer_levels ()[adw_combo_row_get_selected (ADW_COMBO_ROW (row))];
}

static GtkWidget *
make_entry (const char *title, const char *text)
{
  GtkWidget *row = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
  return row;
}

static GtkWidget *
make_players (FhNewGamePage *self)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *names = adw_expander_row_new ();
  g_autofree char *name = fh_settings_dup_string (self->settings, "player-name");
  g_autofree char *partner = fh_settings_dup_string (self->settings, "partner-level");
  g_autofree char *opponent = fh_settings_dup_string (self->settings, "opponent-level");
  g_auto (GStrv) others = NULL;
  /* From the left, clockwise, as they sit round the table. */
  const char *const titles[] = { _ ("Name of the opponent on your left"),
                                 _ ("Name of your partner"),
                                 _ ("Name of the opponent on your right") };

  g_object_get (self->settings, "computer-names", &others, NULL);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Players"));
  self->name = make_entry (_ ("Your name"), name);
  self->partner_level = make_level (_ ("Your partner"), partner);
  self->opponent_level = make_level (_ ("Your opponents"), opponent);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (names), _ ("Names of the others"));
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      gboolean has = others != NULL && i < g_strv_length (others);
      self->names[i] = make_entry (titles[i], has ? others[i] : "");
      adw_expander_row_add_row (ADW_EXPANDER_ROW (names), self->names[i]);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->name);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->partner_level);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->opponent_level);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), names);
  return group;
}

static GtkWidget *
make_house (FhNewGamePage *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  self->house = adw_expander_row_new ();
  self->reset = gtk_button_new_with_label (_ ("As Usual"));
  gtk_widget_set_tooltip_text (self->reset, _ ("Undo all changes to the rules of this table"));
  gtk_widget_set_valign (self->reset, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->reset, "flat");
  g_signal_connect_object (self->reset, "clicked", G_CALLBACK (reset_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("House Rules"));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), self->reset);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->house),
                                 _ ("Change the rules of this table"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->house);
  fill_options (self);
  return group;
}

const FhRules *
fh_new_game_page_peek_rules (FhNewGamePage *self)
{
  g_return_val_if_fail (FH_IS_NEW_GAME_PAGE (self), NULL);
  return &self->rules;
}

void
fh_new_game_page_start (FhNewGamePage *self)
{
  g_return_if_fail (FH_IS_NEW_GAME_PAGE (self));
  const char *names[FH_MAX_SEATS + 1] = { NULL };

  for (int i = 0; self->names[i] != NULL; i++)
    names[i] = gtk_editable_get_text (GTK_EDITABLE (self->names[i]));
  fh_settings_set_rules (self->settings, &self->rules);
  g_object_set (self->settings, "player-name", gtk_editable_get_text (GTK_EDITABLE (self->name)),
                "partner-level", chosen_level (self->partner_level), "opponent-level",
                chosen_level (self->opponent_level), "computer-names", names, NULL);
  g_signal_emit (self, start_signal, 0);
}

/* The bird of the joker, by which players know the game. */
static GtkWidget *
make_bird (GtkWidget *widget)
{
  int scale = gtk_widget_get_scale_factor (widget);
  GdkTexture *bird = fh_card_art_get (fh_shared_art_get (), FH_JOKER, BIRD_WIDTH * scale);
  GtkWidget *picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (bird));
  gtk_widget_set_size_request (picture, BIRD_WIDTH, fh_card_art_height (BIRD_WIDTH));
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (picture, "welcome-bird");
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), fh_words_card (FH_JOKER));
  return picture;
}

static GtkWidget *
make_welcome (FhNewGamePage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  /* Translators: the name of the program. */
  GtkWidget *title =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label",
                    _ ("Five Hundred"), "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);
  GtkWidget *text = gtk_label_new (
      _ ("Bids, bowers, joker and kitty. Choose a table and start: the tutor beside it says at "
         "every moment what you may do, and why."));
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_justify (GTK_LABEL (text), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 52);
  gtk_widget_add_css_class (title, "title-1");
  gtk_box_append (GTK_BOX (box), make_bird (GTK_WIDGET (self)));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), text);
  return box;
}

static void
build (FhNewGamePage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *start = gtk_button_new_with_mnemonic (_ ("_Start the Game"));

  if (self->is_welcome)
    gtk_box_append (GTK_BOX (groups), make_welcome (self));
  gtk_box_append (GTK_BOX (groups), make_tables (self));
  gtk_box_append (GTK_BOX (groups), make_players (self));
  gtk_box_append (GTK_BOX (groups), make_house (self));
  gtk_widget_add_css_class (groups, "dialog-groups");
  adw_clamp_set_child (ADW_CLAMP (clamp), groups);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), scroller);

  gtk_widget_add_css_class (start, "suggested-action");
  gtk_widget_add_css_class (start, "pill");
  gtk_widget_set_halign (start, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (start, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (start), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Start the Game"), -1);
  g_signal_connect_object (start, "clicked", G_CALLBACK (fh_new_game_page_start), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (foot), start);
  gtk_widget_add_css_class (foot, "start-foot");
  gtk_box_append (GTK_BOX (box), foot);
  adw_bin_set_child (ADW_BIN (self), box);
}

static void
fh_new_game_page_dispose (GObject *object)
{
  FhNewGamePage *self = FH_NEW_GAME_PAGE (object);
  g_clear_pointer (&self->options, g_ptr_array_unref);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (fh_new_game_page_parent_class)->dispose (object);
}

static void
fh_new_game_page_class_init (FhNewGamePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fh_new_game_page_dispose;
  start_signal = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
}

static void
fh_new_game_page_init (FhNewGamePage *self)
{
  self->options = g_ptr_array_new ();
}

GtkWidget *
fh_new_game_page_new (FhSettings *settings, gboolean is_welcome)
{
  FhNewGamePage *self = g_object_new (FH_TYPE_NEW_GAME_PAGE, NULL);
  self->settings = g_object_ref (settings);
  self->is_welcome = is_welcome;
  fh_settings_get_rules (settings, &self->rules);
  build (self);
  return GTK_WIDGET (self);
}

GtkWidget *
fh_new_game_page_new_from (FhNewGamePage *other)
{
  g_return_val_if_fail (FH_IS_NEW_GAME_PAGE (other), NULL);
  FhNewGamePage *self = g_object_new (FH_TYPE_NEW_GAME_PAGE, NULL);

  self->settings = g_object_ref (other->settings);
  self->is_welcome = other->is_welcome;
  self->rules = other->rules;
  build (self);
  gtk_editable_set_text (GTK_EDITABLE (self->name),
                         gtk_editable_get_text (GTK_EDITABLE (other->name)));
  for (int i = 0; self->names[i] != NULL; i++)
    gtk_editable_set_text (GTK_EDITABLE (self->names[i]),
                           gtk_editable_get_text (GTK_EDITABLE (other->names[i])));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->partner_level),
                              adw_combo_row_get_selected (ADW_COMBO_ROW (other->partner_level)));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->opponent_level),
                              adw_combo_row_get_selected (ADW_COMBO_ROW (other->opponent_level)));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->house),
                                 adw_expander_row_get_expanded (ADW_EXPANDER_ROW (other->house)));
  return GTK_WIDGET (self);
}
