/* fh-preferences.c: what the user can choose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-preferences.h"

#include <glib/gi18n.h>

#include "fh-computers-group.h"
#include "fh-language.h"
#include "fh-widget.h"

struct _FhPreferences
{
  FhDialog parent_instance;

  FhSettings *settings;
};

G_DEFINE_FINAL_TYPE (FhPreferences, fh_preferences, FH_TYPE_DIALOG)

enum
{
  PROP_0,
  PROP_SETTINGS,
};

/* One of a list: a string for a setting of words, a number for one of numbers. */
typedef struct
{
  const char *word;
  int number;
  const char *name; /* NULL ends a list */
} FhChoice;

static const FhChoice felts[] = { { "green", 0, NC_ ("felt", "Green") },
                                  { "blue", 0, NC_ ("felt", "Blue") },
                                  { "burgundy", 0, NC_ ("felt", "Burgundy") },
                                  { "slate", 0, NC_ ("felt", "Slate") },
                                  { NULL, 0, NULL } };
static const FhChoice schemes[] = { { "system", 0, NC_ ("style", "As the system") },
                                    { "light", 0, NC_ ("style", "Light") },
                                    { "dark", 0, NC_ ("style", "Dark") },
                                    { NULL, 0, NULL } };
static const FhChoice orders[] = { { "high-first", 0, NC_ ("order", "Highest first") },
                                   { "low-first", 0, NC_ ("order", "Highest last") },
                                   { "as-dealt", 0, NC_ ("order", "As dealt") },
                                   { NULL, 0, NULL } };
static const FhChoice speeds[] = { { "off", 0, NC_ ("speed", "Cards do not move") },
                                   { "fast", 0, NC_ ("speed", "Fast") },
                                   { "normal", 0, NC_ ("speed", "Normal") },
                                   { "slow", 0, NC_ ("speed", "Slow") },
                                   { NULL, 0, NULL } };
static const FhChoice trick_paces[] = {
  { NULL, -1, NC_ ("pace", "Until I go on") },  { NULL, 500, NC_ ("pace", "Half a second") },
  { NULL, 1000, NC_ ("pace", "One second") },   { NULL, 2000, NC_ ("pace", "Two seconds") },
  { NULL, 4000, NC_ ("pace", "Four seconds") }, { NULL, 0, NULL }
};
static const FhChoice computer_paces[] = {
  { NULL, 0, NC_ ("pace", "At once") },  { NULL, 300, NC_ ("pace", "Quick") },
  { NULL, 600, NC_ ("pace", "Normal") }, { NULL, 1200, NC_ ("pace", "Unhurried") },
  { NULL, 2500, NC_ ("pace", "Slow") },  { NULL, 0, NULL }
};

static const FhChoice slip_rates[] = {
  { NULL, 0, NC_ ("slips", "Never") },       { NULL, 1, NC_ ("slips", "Seldom") },
  { NULL, 3, NC_ ("slips", "Sometimes") },   { NULL, 6, NC_ ("slips", "Often") },
  { NULL, 10, NC_ ("slips", "Very often") }, { NULL, 0, NULL }
};

static void
set_row (GtkWidget *row, const char *title, const char *about)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
}

static GtkWidget *
switch_row (FhPreferences *self, const char *key, const char *title, const char *about)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  set_row (row, title, about);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  g_object_bind_property (self->settings, key, toggle, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  return row;
}

static gboolean
word_to_index (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  const FhChoice *choices = user_data;
  for (guint i = 0; choices[i].name != NULL; i++)
    if (g_strcmp0 (choices[i].word, g_value_get_string (from)) == 0)
      g_value_set_uint (to, i);
  return TRUE;
}

static gboolean
index_to_word (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  const FhChoice *choices = user_data;
  g_value_set_string (to, choices[g_value_get_uint (from)].word);
  return TRUE;
}

/* The nearest of the list: a key file may hold any number. */
static gboolean
number_to_index (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  const FhChoice *choices = user_data;
  int number = g_value_get_int (from);
  guint best = 0;
  for (guint i = 1; choices[i].name != NULL; i++)
    if (number >= 0
        && (choices[best].number < 0
            || ABS (choices[i].number - number) < ABS (choices[best].number - number)))
      best = i;
  g_value_set_uint (to, best);
  return TRUE;
}

static gboolean
index_to_number (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  const FhChoice *choices = user_data;
  g_value_set_int (to, choices[g_value_get_uint (from)].number);
  return TRUE;
}

static GtkWidget *
choice_row (FhPreferences *self,
            const char *key,
            const char *title,
            const char *about,
            const char *context,
            const FhChoice *choices)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);
  gboolean is_word = choices[0].word != NULL;

  for (guint i = 0; choices[i].name != NULL; i++)
    gtk_string_list_append (model, g_dpgettext2 (NULL, context, choices[i].name));
  set_row (row, title, about);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  g_object_bind_property_full (self->settings, key, row, "selected",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                               is_word ? word_to_index : number_to_index,
                               is_word ? index_to_word : index_to_number, (gpointer) choices, NULL);
  return row;
}

static GtkWidget *
make_group (const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  return group;
}

static void
language_cb (FhPreferences *self, GParamSpec *pspec, AdwComboRow *row)
{
  char **codes = g_object_get_data (G_OBJECT (row), "fh-codes");
  guint n = adw_combo_row_get_selected (row);
  g_object_set (self->settings, "language", n == 0 ? "" : codes[n - 1], NULL);
}

/* Each language in its own words, so that everybody finds the own one. */
static GtkWidget *
language_row (FhPreferences *self)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);
  g_autofree char *now = fh_settings_dup_string (self->settings, "language");
  char **codes = fh_language_list (fh_language_get ());
  guint selected = 0;

  gtk_string_list_append (model, C_ ("language", "As the system"));
  for (guint i = 0; codes[i] != NULL; i++)
    {
      gtk_string_list_append (model, fh_language_own_name (codes[i]));
      if (g_str_equal (codes[i], now))
        selected = i + 1;
    }
  set_row (row, _ ("Language"), NULL);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  g_object_set_data_full (G_OBJECT (row), "fh-codes", codes, (GDestroyNotify) g_strfreev);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (language_cb), self,
                           G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
letters_row (FhPreferences *self)
{
  GtkWidget *row = adw_entry_row_new ();
  adw_preferences_row_set_title (
      ADW_PREFERENCES_ROW (row),
      /* Translators: the letters in the corners of the cards, in this order, with spaces. */
      _ ("Letters of ace, king, queen and jack"));
  gtk_widget_set_tooltip_text (
      row, _ ("Four letters or words with spaces between them, such as “A R D V”. Empty for those "
              "of the language."));
  g_object_bind_property (self->settings, "card-letters", row, "text",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  return row;
}

static void
add (GtkWidget *group, GtkWidget *row)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

static GtkWidget *
make_look (FhPreferences *self)
{
  GtkWidget *group = make_group (_ ("Look"));
  add (group, language_row (self));
  add (group, choice_row (self, "color-scheme", _ ("Style"), NULL, "style", schemes));
  add (group, choice_row (self, "felt", _ ("Color of the table"), NULL, "felt", felts));
  add (group, switch_row (self, "four-color", _ ("Four colors"),
                          _ ("Clubs are green and diamonds blue.")));
  add (group, letters_row (self));
  return group;
}

static GtkWidget *
make_hand (FhPreferences *self)
{
  GtkWidget *group = make_group (_ ("Your Hand"));
  add (group, choice_row (self, "sort-order", _ ("Order of your cards"), NULL, "order", orders));
  add (group, switch_row (self, "mark-legal", _ ("Mark the cards that may be played"),
                          _ ("Cards that the rules refuse are dimmed.")));
  add (group, switch_row (self, "confirm-play", _ ("Choose a card before playing it"),
                          _ ("The first click or tap lifts a card, the second one plays it.")));
  add (group, switch_row (self, "play-forced", _ ("Play the only card"),
                          _ ("When the rules leave you no choice, the card is played for you.")));
  return group;
}

static GtkWidget *
make_pace (FhPreferences *self)
{
  GtkWidget *group = make_group (_ ("Pace"));
  add (group,
       choice_row (self, "trick-pace", _ ("A finished trick stays"), NULL, "pace", trick_paces));
  add (group, choice_row (self, "computer-pace", _ ("Computer players play"), NULL, "pace",
                          computer_paces));
  add (group,
       choice_row (self, "animation-speed", _ ("Movement of the cards"), NULL, "speed", speeds));
  return group;
}

/* A game that is going on keeps its players. */
static GtkWidget *
make_computers (FhPreferences *self)
{
  GtkWidget *group = fh_computers_group_new (self->settings, TRUE);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _ ("What you choose here counts from the next game on."));
  return group;
}

static GtkWidget *
make_laws (FhPreferences *self)
{
  GtkWidget *group = make_group (_ ("Laws of the Table"));
  add (group, choice_row (self, "slip-rate", _ ("Computer players make slips"),
                          _ ("At tables that are played by table laws: they play out of turn, drop "
                             "a card, miss a suit."),
                          "slips", slip_rates));
  return group;
}

static GtkWidget *
make_tutor (FhPreferences *self)
{
  GtkWidget *group = make_group (_ ("Tutor"));
  add (group, switch_row (self, "show-tutor", _ ("Show the tutor"),
                          _ ("What you may do, the trumps, and what a bid is worth.")));
  return group;
}

static GtkWidget *
fh_preferences_build (FhDialog *dialog)
{
  FhPreferences *self = FH_PREFERENCES (dialog);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *clamp = adw_clamp_new ();

  gtk_window_set_title (GTK_WINDOW (self), _ ("Preferences"));
  gtk_box_append (GTK_BOX (box), make_look (self));
  gtk_box_append (GTK_BOX (box), make_hand (self));
  gtk_box_append (GTK_BOX (box), make_pace (self));
  gtk_box_append (GTK_BOX (box), make_computers (self));
  gtk_box_append (GTK_BOX (box), make_laws (self));
  gtk_box_append (GTK_BOX (box), make_tutor (self));
  gtk_widget_add_css_class (box, "dialog-groups");
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  return fh_dialog_frame (adw_header_bar_new (), clamp, TRUE);
}

static void
fh_preferences_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  FH_PREFERENCES (object)->settings = g_value_dup_object (value);
}

static void
fh_preferences_dispose (GObject *object)
{
  g_clear_object (&FH_PREFERENCES (object)->settings);
  G_OBJECT_CLASS (fh_preferences_parent_class)->dispose (object);
}

static void
fh_preferences_class_init (FhPreferencesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = fh_preferences_set_property;
  object_class->dispose = fh_preferences_dispose;
  FH_DIALOG_CLASS (klass)->build = fh_preferences_build;

  g_object_class_install_property (
      object_class, PROP_SETTINGS,
      g_param_spec_object ("settings", NULL, NULL, FH_TYPE_SETTINGS, FH_PARAM_MADE_WITH));
}

static void
fh_preferences_init (FhPreferences *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), 560, 680);
}

GtkWidget *
fh_preferences_new (GtkWindow *parent, FhSettings *settings)
{
  return g_object_new (FH_TYPE_PREFERENCES, "transient-for", parent, "settings", settings, NULL);
}
