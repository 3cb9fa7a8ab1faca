/* fh-settings.c: what the user has chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every property is a value of our own; GSettings, where the schema is installed, is bound to it.
 * So nothing else in the program needs to ask whether there is a schema.
 */
#include "fh-settings.h"

#include "fh-config.h"
#include "fh-made.h"
#include "fh-options.h"
#include "fh-paths.h"

typedef enum
{
  KIND_STRING,
  KIND_STRINGS,
  KIND_BOOLEAN,
  KIND_INT,
} Kind;

/* The keys of the schema with what they are where it is not installed. */
static const struct
{
  const char *name;
  Kind kind;
  const char *string;
  int number;
} keys[] = {
  { "language", KIND_STRING, "", 0 },
  { "preset", KIND_STRING, "australian-4", 0 },
  { "options", KIND_STRINGS, NULL, 0 },
  { "player-name", KIND_STRING, "", 0 },
  { "partner-level", KIND_STRING, "strong", 0 },
  { "opponent-level", KIND_STRING, "strong", 0 },
  { "partner-character", KIND_STRING, "steady", 0 },
  { "opponent-character", KIND_STRING, "steady", 0 },
  { "partner-conventions", KIND_STRINGS, NULL, 0 },
  { "opponent-conventions", KIND_STRINGS, NULL, 0 },
  { "computer-names", KIND_STRINGS, NULL, 0 },
  { "faces", KIND_STRINGS, NULL, 0 },
  { "table-talk", KIND_BOOLEAN, NULL, TRUE },
  { "trick-pace", KIND_INT, NULL, -1 },
  { "computer-pace", KIND_INT, NULL, 600 },
  { "animation-speed", KIND_STRING, "normal", 0 },
  { "confirm-play", KIND_BOOLEAN, NULL, FALSE },
  { "play-forced", KIND_BOOLEAN, NULL, FALSE },
  { "slip-rate", KIND_INT, NULL, 0 },
  { "left-handed", KIND_BOOLEAN, NULL, FALSE },
  { "sounds", KIND_BOOLEAN, NULL, FALSE },
  { "sound-volume", KIND_INT, NULL, 60 },
  { "mark-legal", KIND_BOOLEAN, NULL, TRUE },
  { "sort-order", KIND_STRING, "high-first", 0 },
  { "suit-order", KIND_STRING, "trumps-high", 0 },
  { "review-deals", KIND_BOOLEAN, NULL, TRUE },
  { "show-tutor", KIND_BOOLEAN, NULL, TRUE },
  { "tutor-page", KIND_STRING, "", 0 },
  { "speak-when-differ", KIND_INT, NULL, 0 },
  { "tutor-degree", KIND_STRING, "middle", 0 },
  { "tutor-counts-trumps", KIND_BOOLEAN, NULL, TRUE },
  { "tutor-counts-suits", KIND_BOOLEAN, NULL, TRUE },
  { "tutor-counts-tricks", KIND_BOOLEAN, NULL, TRUE },
  { "tutor-count-first", KIND_BOOLEAN, NULL, FALSE },
  { "felt", KIND_STRING, "green", 0 },
  { "color-scheme", KIND_STRING, "system", 0 },
  { "four-color", KIND_BOOLEAN, NULL, FALSE },
  { "terse-speech", KIND_BOOLEAN, NULL, FALSE },
  { "deck", KIND_STRING, "pictures", 0 },
  { "card-back", KIND_STRING, "lattice", 0 },
  { "card-letters", KIND_STRING, "", 0 },
  { "window-width", KIND_INT, NULL, 1280 },
  { "window-height", KIND_INT, NULL, 800 },
  { "window-maximized", KIND_BOOLEAN, NULL, FALSE },
};

#define N_KEYS G_N_ELEMENTS (keys)

/* Milliseconds for which a trick lies in between where one shall lie until the person goes on. */
#define TRICK_PAUSE 1600

struct _FhSettings
{
  GObject parent_instance;

  GSettings *settings; /* or NULL */
  FhHouseRules *house; /* or NULL */
  GValue values[N_KEYS];
};

static GParamSpec *properties[N_KEYS + 1];

G_DEFINE_FINAL_TYPE (FhSettings, fh_settings, G_TYPE_OBJECT)

static void
fh_settings_finalize (GObject *object)
{
  FhSettings *self = FH_SETTINGS (object);

  for (guint i = 0; i < N_KEYS; i++)
    g_value_unset (&self->values[i]);
  G_OBJECT_CLASS (fh_settings_parent_class)->finalize (object);
}

static void
fh_settings_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_copy (&FH_SETTINGS (object)->values[id - 1], value);
}

static gboolean
is_equal (const GValue *a, const GValue *b)
{
  if (G_VALUE_HOLDS (a, G_TYPE_STRV))
    return g_strv_equal (g_value_get_boxed (a), g_value_get_boxed (b));
  if (G_VALUE_HOLDS_STRING (a))
    return g_str_equal (g_value_get_string (a), g_value_get_string (b));
  if (G_VALUE_HOLDS_BOOLEAN (a))
    return g_value_get_boolean (a) == g_value_get_boolean (b);
  return g_value_get_int (a) == g_value_get_int (b);
}

/* NULL is no value that settings can hold: it stands for nothing. */
static void
fh_settings_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  static const char *const nothing[] = { NULL };
  FhSettings *self = FH_SETTINGS (object);
  g_auto (GValue) wanted = G_VALUE_INIT;

  g_value_init (&wanted, G_VALUE_TYPE (value));
  g_value_copy (value, &wanted);
  if (G_VALUE_HOLDS (value, G_TYPE_STRV) && g_value_get_boxed (value) == NULL)
    g_value_set_static_boxed (&wanted, nothing);
  if (G_VALUE_HOLDS_STRING (value) && g_value_get_string (value) == NULL)
    g_value_set_static_string (&wanted, "");
  if (is_equal (&wanted, &self->values[id - 1]))
    return;
  g_value_copy (&wanted, &self->values[id - 1]);
  g_object_notify_by_pspec (object, pspec);
}

static void
fh_settings_class_init (FhSettingsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = fh_settings_finalize;
  object_class->get_property = fh_settings_get_property;
  object_class->set_property = fh_settings_set_property;

  FH_DROPS (klass, FhSettings, settings, g_object_unref);
  FH_DROPS (klass, FhSettings, house, g_object_unref);

  for (guint i = 0; i < N_KEYS; i++)
    {
      const char *name = keys[i].name;
      GParamSpec *pspec = NULL;

      switch (keys[i].kind)
        {
        case KIND_STRING:
          pspec = g_param_spec_string (name, NULL, NULL, keys[i].string, flags);
          break;
        case KIND_STRINGS:
          pspec = g_param_spec_boxed (name, NULL, NULL, G_TYPE_STRV, flags);
          break;
        case KIND_BOOLEAN:
          pspec = g_param_spec_boolean (name, NULL, NULL, keys[i].number, flags);
          break;
        case KIND_INT:
          pspec = g_param_spec_int (name, NULL, NULL, -1, G_MAXINT, keys[i].number, flags);
          break;
        }
      properties[i + 1] = pspec;
    }
  g_object_class_install_properties (object_class, N_KEYS + 1, properties);
}

static void
fh_settings_init (FhSettings *self)
{
  static const char *const nothing[] = { NULL };

  for (guint i = 0; i < N_KEYS; i++)
    {
      g_value_init (&self->values[i], G_PARAM_SPEC_VALUE_TYPE (properties[i + 1]));
      if (keys[i].kind == KIND_STRINGS)
        g_value_set_boxed (&self->values[i], nothing);
      else
        g_param_value_set_default (properties[i + 1], &self->values[i]);
    }
}

/* The schema @id, among those that the system finds or those that were installed with the program,
 * in a prefix that the system may not know; or NULL.  (transfer full) */
static GSettingsSchema *
find_schema (const char *id)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) own = NULL;
  GSettingsSchema *schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, id, TRUE);
  if (schema == NULL && !fh_paths_is_build ())
    own = g_settings_schema_source_new_from_directory (FH_SCHEMA_DIR, NULL, TRUE, NULL);
  if (own != NULL)
    schema = g_settings_schema_source_lookup (own, id, FALSE);
  return schema;
}

FhSettings *
fh_settings_new (const char *schema_id)
{
  FhSettings *self = g_object_new (FH_TYPE_SETTINGS, NULL);
  g_autoptr (GSettingsSchema) schema = NULL;

  /* g_settings_new() would end the program if the schema were missing. */
  schema = find_schema (schema_id != NULL ? schema_id : FH_APP_ID);
  if (schema == NULL)
    {
      g_message ("The settings are not installed, so that choices are forgotten at the end.");
      return self;
    }
  self->settings = g_settings_new_full (schema, NULL, NULL);
  for (guint i = 0; i < N_KEYS; i++)
    if (g_settings_schema_has_key (schema, keys[i].name))
      g_settings_bind (self->settings, keys[i].name, self, keys[i].name, G_SETTINGS_BIND_DEFAULT);
  return self;
}

char *
fh_settings_dup_string (FhSettings *self, const char *name)
{
  char *string = NULL;

  g_return_val_if_fail (FH_IS_SETTINGS (self), NULL);

  g_object_get (self, name, &string, NULL);
  return string;
}

gboolean
fh_settings_is_chosen (FhSettings *self, const char *name)
{
  g_return_val_if_fail (FH_IS_SETTINGS (self), FALSE);
  g_autoptr (GVariant) chosen = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (self), name);

  g_return_val_if_fail (pspec != NULL, FALSE);
  if (self->settings != NULL)
    {
      chosen = g_settings_get_user_value (self->settings, name);
      return chosen != NULL;
    }
  g_value_init (&value, G_PARAM_SPEC_VALUE_TYPE (pspec));
  g_object_get_property (G_OBJECT (self), name, &value);
  if (G_VALUE_HOLDS (&value, G_TYPE_STRV))
    return *(char **) g_value_get_boxed (&value) != NULL;
  return !g_param_value_defaults (pspec, &value);
}

void
fh_settings_get_rules (FhSettings *self, FhRules *rules)
{
  g_autofree char *id = NULL;
  g_auto (GStrv) options = NULL;
  FhPreset preset;

  g_return_if_fail (FH_IS_SETTINGS (self));
  g_return_if_fail (rules != NULL);

  g_object_get (self, "preset", &id, "options", &options, NULL);
  if (!fh_preset_from_id (id, &preset))
    preset = FH_PRESET_AUSTRALIAN_4;
  fh_rules_init (rules, preset);
  for (guint i = 0; options != NULL && options[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (options[i], "=", 2);

      if (g_strv_length (parts) != 2 || fh_option_set (rules, parts[0], parts[1]) != FH_OPTION_OK)
        g_debug ("The option “%s” does not fit this table", options[i]);
    }
}

void
fh_settings_set_rules (FhSettings *self, const FhRules *rules)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) options = NULL;
  FhOptionLine lines[FH_MAX_OPTIONS];
  int n;

  g_return_if_fail (FH_IS_SETTINGS (self));
  g_return_if_fail (rules != NULL);

  n = fh_options_list_changed (rules, lines);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *line = g_strdup_printf ("%s=%s", lines[i].name, lines[i].value);

      g_strv_builder_add (builder, line);
    }
  options = g_strv_builder_end (builder);
  g_object_set (self, "preset", fh_preset_id ((FhPreset) rules->preset), "options", options, NULL);
}

FhHandOrder
fh_settings_get_hand_order (FhSettings *self)
{
  g_autofree char *order = NULL;
  g_autofree char *suits = NULL;
  FhHandOrder ranks;

  g_return_val_if_fail (FH_IS_SETTINGS (self), FH_HAND_HIGH_FIRST);

  order = fh_settings_dup_string (self, "sort-order");
  suits = fh_settings_dup_string (self, "suit-order");
  ranks = g_strcmp0 (order, "low-first") == 0  ? FH_HAND_LOW_FIRST
          : g_strcmp0 (order, "as-dealt") == 0 ? FH_HAND_AS_DEALT
                                               : FH_HAND_HIGH_FIRST;
  return ranks
         | (g_strcmp0 (suits, "trumps-left") == 0    ? FH_HAND_TRUMPS_LEFT
            : g_strcmp0 (suits, "trumps-right") == 0 ? FH_HAND_TRUMPS_RIGHT
            : g_strcmp0 (suits, "ranked") == 0       ? FH_HAND_SUITS_RANKED
                                                     : FH_HAND_TRUMPS_HIGH);
}

FhHouseRules *
fh_settings_get_house_rules (FhSettings *self)
{
  g_return_val_if_fail (FH_IS_SETTINGS (self), NULL);

  if (self->house == NULL)
    self->house = fh_house_rules_new (NULL);
  return self->house;
}

/* The word of FhSeating for the player with the level and the character that two settings say. */
static char *
dup_player (FhSettings *self, const char *level_name, const char *character_name)
{
  g_autofree char *level = fh_settings_dup_string (self, level_name);
  g_autofree char *character = fh_settings_dup_string (self, character_name);

  return g_strdup_printf ("%s-%s", level[0] != '\0' ? level : "strong",
                          character[0] != '\0' ? character : "steady");
}

FhCompany *
fh_settings_get_company (FhSettings *self)
{
  g_autofree char *name = NULL;
  g_autofree char *partner = dup_player (self, "partner-level", "partner-character");
  g_autofree char *opponent = dup_player (self, "opponent-level", "opponent-character");
  g_auto (GStrv) names = NULL, faces = NULL, ours = NULL, theirs = NULL;

  g_return_val_if_fail (FH_IS_SETTINGS (self), NULL);

  g_object_get (self, "player-name", &name, "computer-names", &names, "faces", &faces,
                "partner-conventions", &ours, "opponent-conventions", &theirs, NULL);
  return fh_company_new (name, partner, opponent, (const char *const *) names,
                         (const char *const *) faces, (const char *const *) ours,
                         (const char *const *) theirs);
}

void
fh_settings_get_seating (FhSettings *self, const FhRules *rules, FhSeating *seating)
{
  g_autoptr (FhCompany) company = fh_settings_get_company (self);

  fh_company_seat (company, rules, seating);
}

/* A pace below 0 in the settings waits for the person; the computer's has no such value. */
static gboolean
int_to_uint (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  g_value_set_uint (to, (guint) MAX (g_value_get_int (from), 0));
  return TRUE;
}

void
fh_settings_bind_game (FhSettings *self, FhGame *game)
{
  g_return_if_fail (FH_IS_SETTINGS (self));
  g_return_if_fail (FH_IS_GAME (game));

  g_object_bind_property (self, "trick-pace", game, "trick-delay", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self, "play-forced", game, "play-forced", G_BINDING_SYNC_CREATE);
  g_object_bind_property_full (self, "slip-rate", game, "slip-rate", G_BINDING_SYNC_CREATE,
                               int_to_uint, NULL, NULL, NULL);
  g_object_bind_property_full (self, "computer-pace", game, "move-delay", G_BINDING_SYNC_CREATE,
                               int_to_uint, NULL, NULL, NULL);
}

int
fh_settings_get_trick_pause (FhSettings *self)
{
  int pace = -1;

  g_return_val_if_fail (FH_IS_SETTINGS (self), 0);

  g_object_get (self, "trick-pace", &pace, NULL);
  return pace < 0 ? TRICK_PAUSE : pace;
}
