/* fh-computers-group.c: how the computer players play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-computers-group.h"

#include <glib/gi18n.h>

#include "fh-computer.h"
#include "fh-help-link.h"
#include "fh-made.h"
#include "fh-rows.h"
#include "fh-sentences-convention.h"

/* How well they play, and what they dare. */
typedef enum
{
  PARTNER_LEVEL,
  PARTNER_CHARACTER,
  OPPONENT_LEVEL,
  OPPONENT_CHARACTER,
  N_CHOICES,
} Choice;

static const struct
{
  const char *setting;
  const char *const *(*words) (void);
  char *(*name) (const char *word);
  char *(*about) (const char *word);
} choices[N_CHOICES] = {
  { "partner-level", fh_computer_levels, fh_sentence_level, fh_sentence_level_about },
  { "partner-character", fh_computer_characters, fh_sentence_character,
    fh_sentence_character_about },
  { "opponent-level", fh_computer_levels, fh_sentence_level, fh_sentence_level_about },
  { "opponent-character", fh_computer_characters, fh_sentence_character,
    fh_sentence_character_about },
};

static const Choice levels[] = { PARTNER_LEVEL, OPPONENT_LEVEL };

/* Who has agreed on a convention: bits, which are also the places in the list. */
#define OURS   1u
#define THEIRS 2u

struct _FhComputersGroup
{
  AdwPreferencesGroup parent_instance;

  FhSettings *settings;
  gboolean is_live;
  gboolean is_loading;
  GtkWidget *rows[N_CHOICES];
  GtkWidget *agreed; /* row that holds the conventions */
  GtkWidget *conventions[FH_N_CONVENTIONS];
};

FH_DEFINE_MADE_TYPE (FhComputersGroup, fh_computers_group, ADW_TYPE_PREFERENCES_GROUP)

static guint
chosen (GtkWidget *row)
{
  return adw_combo_row_get_selected (ADW_COMBO_ROW (row));
}

/* --- Settings --- */

static guint
index_of (const char *const *words, const char *word)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (g_strcmp0 (words[i], word) == 0)
      return i;
  return 0;
}

static void
load (FhComputersGroup *self)
{
  g_auto (GStrv) ours = NULL, theirs = NULL;

  self->is_loading = TRUE;
  for (int i = 0; i < N_CHOICES; i++)
    {
      g_autofree char *word = fh_settings_dup_string (self->settings, choices[i].setting);

      adw_combo_row_set_selected (ADW_COMBO_ROW (self->rows[i]),
                                  index_of (choices[i].words (), word));
    }
  g_object_get (self->settings, "partner-conventions", &ours, "opponent-conventions", &theirs,
                NULL);
  for (int i = 0; i < FH_N_CONVENTIONS; i++)
    {
      const char *word = fh_convention_word ((FhConvention) i);
      guint who = (g_strv_contains ((const char *const *) ours, word) ? OURS : 0)
                  | (g_strv_contains ((const char *const *) theirs, word) ? THEIRS : 0);

      adw_combo_row_set_selected (ADW_COMBO_ROW (self->conventions[i]), who);
    }
  self->is_loading = FALSE;
}

/* The words of the conventions on which those of the bit @who have agreed. */
static char **
dup_agreed (FhComputersGroup *self, guint who)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (int i = 0; i < FH_N_CONVENTIONS; i++)
    if (chosen (self->conventions[i]) & who)
      g_strv_builder_add (builder, fh_convention_word ((FhConvention) i));
  return g_strv_builder_end (builder);
}

void
fh_computers_group_store (FhComputersGroup *self)
{
  g_return_if_fail (FH_IS_COMPUTERS_GROUP (self));
  g_auto (GStrv) ours = dup_agreed (self, OURS);
  g_auto (GStrv) theirs = dup_agreed (self, THEIRS);

  /* All is read before it is written: what is written may be loaded at once. */
  const char *words[N_CHOICES];
  for (int i = 0; i < N_CHOICES; i++)
    words[i] = choices[i].words ()[chosen (self->rows[i])];
  for (int i = 0; i < N_CHOICES; i++)
    g_object_set (self->settings, choices[i].setting, words[i], NULL);
  g_object_set (self->settings, "partner-conventions", ours, "opponent-conventions", theirs, NULL);
}

static void
settings_changed_cb (FhComputersGroup *self)
{
  if (!self->is_loading)
    load (self);
}

/* --- Rows --- */

static void
say_agreed (FhComputersGroup *self)
{
  guint n = 0;

  for (int i = 0; i < FH_N_CONVENTIONS; i++)
    n += chosen (self->conventions[i]) != 0 && gtk_widget_get_visible (self->conventions[i]);
  g_autofree char *about =
      n == 0 ? g_strdup (_ ("Partners have agreed on nothing: every bid means what it says."))
             : g_strdup_printf (ngettext ("%u agreement on what a bid tells the partner.",
                                          "%u agreements on what bids tell the partner.", n),
                                n);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->agreed), about);
}

static void
keep (FhComputersGroup *self)
{
  if (!self->is_live || self->is_loading)
    return;
  self->is_loading = TRUE;
  fh_computers_group_store (self);
  self->is_loading = FALSE;
}

static void
convention_cb (FhComputersGroup *self)
{
  say_agreed (self);
  keep (self);
}

static void
choice_cb (FhComputersGroup *self, GParamSpec *pspec, GtkWidget *row)
{
  for (int i = 0; i < N_CHOICES; i++)
    if (self->rows[i] == row && chosen (row) < g_strv_length ((char **) choices[i].words ()))
      {
        g_autofree char *about = choices[i].about (choices[i].words ()[chosen (row)]);
        adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
      }
  keep (self);
  g_signal_emit_by_name (self, "changed");
}

static GtkWidget *
make_choice (FhComputersGroup *self, Choice choice, const char *title)
{
  const char *const *words = choices[choice].words ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);
  GtkWidget *row;

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *name = choices[choice].name (words[i]);
      gtk_string_list_append (model, name);
    }
  row = self->rows[choice] = fh_combo_row_new (title, model);
  fh_connect (row, "notify::selected", choice_cb, self);
  choice_cb (self, NULL, row);
  return row;
}

static GtkWidget *
make_convention (FhComputersGroup *self, FhConvention convention)
{
  const char *const who[] = {
    /* Translators: nobody has agreed on the meaning of a bid. */
    C_ ("agreement", "Nobody"),
    /* Translators: the side of the person has agreed on the meaning of a bid. */
    C_ ("agreement", "Your side"),
    /* Translators: the opponents have agreed on the meaning of a bid. */
    C_ ("agreement", "The others"),
    /* Translators: both sides have agreed on the meaning of a bid. */
    C_ ("agreement", "Everybody"),
    NULL,
  };
  g_autoptr (GtkStringList) model = gtk_string_list_new (who);
  g_autofree char *title = fh_sentence_convention (convention);
  g_autofree char *about = fh_sentence_convention_about (convention);
  GtkWidget *row = self->conventions[convention] = fh_combo_row_new (title, model);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  fh_connect (row, "notify::selected", convention_cb, self);
  return row;
}

static void
build (FhComputersGroup *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);
  const char *const titles[N_CHOICES] = { _ ("Your partner"), _ ("How your partner bids"),
                                          _ ("Your opponents"), _ ("How your opponents bid") };
  GtkWidget *help = fh_help_label_new ();

  adw_preferences_group_set_title (group, _ ("Computer Players"));
  for (int i = 0; i < N_CHOICES; i++)
    adw_preferences_group_add (group, make_choice (self, (Choice) i, titles[i]));
  self->agreed = fh_open_row_new ();
  /* Translators: agreements of partners on what their bids mean. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->agreed), _ ("Conventions"));
  for (int i = 0; i < FH_N_CONVENTIONS; i++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (self->agreed),
                              make_convention (self, (FhConvention) i));
  adw_preferences_group_add (group, self->agreed);
  fh_help_label_set (GTK_LABEL (help), _ ("Each of them sees only what its own place may see."),
                     "players");
  gtk_widget_set_margin_top (help, 12);
  adw_preferences_group_add (group, help);
}

static gboolean
has_partner_by (const FhRules *rules)
{
  for (int seat = 1; seat < rules->n_callers; seat++)
    if (rules->side_of[seat] == rules->side_of[0])
      return TRUE;
  return FALSE;
}

void
fh_computers_group_show (FhComputersGroup *self, const FhRules *rules)
{
  g_return_if_fail (FH_IS_COMPUTERS_GROUP (self));
  gboolean has_partner = has_partner_by (rules), fits_any = FALSE;

  gtk_widget_set_visible (self->rows[PARTNER_LEVEL], has_partner);
  gtk_widget_set_visible (self->rows[PARTNER_CHARACTER], has_partner);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[OPPONENT_LEVEL]),
                                 has_partner ? _ ("Your opponents") : _ ("The other players"));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[OPPONENT_CHARACTER]),
                                 has_partner ? _ ("How your opponents bid")
                                             : _ ("How the others bid"));
  for (int i = 0; i < FH_N_CONVENTIONS; i++)
    {
      gboolean fits = fh_convention_fits (rules, (FhConvention) i);
      gtk_widget_set_visible (self->conventions[i], fits);
      fits_any |= fits;
    }
  gtk_widget_set_visible (self->agreed, fits_any);
  say_agreed (self);
}

const char *
fh_computers_group_get_level (FhComputersGroup *self)
{
  g_return_val_if_fail (FH_IS_COMPUTERS_GROUP (self), NULL);

  if (gtk_widget_get_visible (self->rows[PARTNER_LEVEL])
      && chosen (self->rows[PARTNER_LEVEL]) != chosen (self->rows[OPPONENT_LEVEL]))
    return NULL;
  return fh_computer_levels ()[chosen (self->rows[OPPONENT_LEVEL])];
}

void
fh_computers_group_set_level (FhComputersGroup *self, const char *level)
{
  g_return_if_fail (FH_IS_COMPUTERS_GROUP (self));

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    adw_combo_row_set_selected (ADW_COMBO_ROW (self->rows[levels[i]]),
                                index_of (fh_computer_levels (), level));
}

/* How well those of @choice play by @settings, where @recommended (or NULL) is proposed. */
static const char *
find_level (FhSettings *settings, Choice choice, const char *recommended)
{
  g_autofree char *word = fh_settings_dup_string (settings, choices[choice].setting);
  gboolean is_proposed =
      recommended != NULL && !fh_settings_is_chosen (settings, choices[choice].setting);

  return fh_computer_levels ()[index_of (fh_computer_levels (), is_proposed ? recommended : word)];
}

const char *
fh_computers_find_level (FhSettings *settings, const FhRules *rules, const char *recommended)
{
  const char *level = find_level (settings, OPPONENT_LEVEL, recommended);

  return has_partner_by (rules) && level != find_level (settings, PARTNER_LEVEL, recommended)
             ? NULL
             : level;
}

void
fh_computers_group_recommend (FhComputersGroup *self, const char *level)
{
  g_return_if_fail (FH_IS_COMPUTERS_GROUP (self));
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    if (!fh_settings_is_chosen (self->settings, choices[levels[i]].setting))
      adw_combo_row_set_selected (ADW_COMBO_ROW (self->rows[levels[i]]),
                                  index_of (fh_computer_levels (), level));
}

void
fh_computers_group_copy (FhComputersGroup *self, FhComputersGroup *other)
{
  g_return_if_fail (FH_IS_COMPUTERS_GROUP (self));
  g_return_if_fail (FH_IS_COMPUTERS_GROUP (other));

  for (int i = 0; i < N_CHOICES; i++)
    adw_combo_row_set_selected (ADW_COMBO_ROW (self->rows[i]), chosen (other->rows[i]));
  for (int i = 0; i < FH_N_CONVENTIONS; i++)
    adw_combo_row_set_selected (ADW_COMBO_ROW (self->conventions[i]),
                                chosen (other->conventions[i]));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->agreed),
                                 adw_expander_row_get_expanded (ADW_EXPANDER_ROW (other->agreed)));
}

static void
fh_computers_group_constructed (GObject *object)
{
  FhComputersGroup *self = FH_COMPUTERS_GROUP (object);

  G_OBJECT_CLASS (fh_computers_group_parent_class)->constructed (object);
  /* Nothing is kept before all of it has been loaded. */
  self->is_loading = TRUE;
  build (self);
  load (self);
  say_agreed (self);
  for (int i = 0; i < N_CHOICES; i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", choices[i].setting, NULL);
      fh_connect (self->settings, signal, settings_changed_cb, self);
    }
  fh_connect (self->settings, "notify::partner-conventions", settings_changed_cb, self);
  fh_connect (self->settings, "notify::opponent-conventions", settings_changed_cb, self);
}

static void
fh_computers_group_class_init (FhComputersGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_computers_group_constructed;
  fh_made_signal (klass, "changed", 0);

  FH_MADE_WITH_OBJECT (klass, FhComputersGroup, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_BOOLEAN (klass, FhComputersGroup, is_live);
}

GtkWidget *
fh_computers_group_new (FhSettings *settings, gboolean is_live)
{
  return g_object_new (FH_TYPE_COMPUTERS_GROUP, "settings", settings, "is-live", is_live, NULL);
}
