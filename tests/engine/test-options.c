/* test-options.c: which options a preset has, what they may be, and what they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The options of the record format once more, in words of their own: what the engine's table
 * accepts is compared with them value by value.
 */
#include "fh-position.h"

#include <string.h>

#include "add-tests.h"
#include "fh-options.h"
#include "fh-ready-made.h"

#define AUCTIONS   "single until-passed raise newcastle continuous no-reentry"
#define ON_OFF     "on off"
#define SIX_HANDED "american-6 new-zealand-6 new-zealand-6-pairs australian-6 australian-6-solo"
#define ALL        "american new-zealand australian classic midwest"

/* @presets, ids and families, have the option @name, which is @usual where nothing is said and can
 * be any of @values, or any number from @min to @max where @max is not 0. */
typedef struct
{
  const char *name;
  const char *presets;
  const char *usual;
  const char *values;
  int min, max;
} Row;

static const Row rows[] = {
  { "auction", "american", "single", AUCTIONS, 0, 0 },
  { "auction", "new-zealand", "raise", AUCTIONS, 0, 0 },
  { "auction", "australian", "until-passed", AUCTIONS, 0, 0 },
  { "auction", "classic", "continuous", AUCTIONS, 0, 0 },
  { "auction", "midwest", "three-rounds", "three-rounds single", 0, 0 },
  { "nullo", "american", "off", ON_OFF, 0, 0 },
  { "nullo", "midwest", "on", ON_OFF, 0, 0 },
  { "misere", "new-zealand-2", "off", ON_OFF, 0, 0 },
  { "misere", "new-zealand australian", "on", ON_OFF, 0, 0 },
  { "misere-when", "american midwest new-zealand australian", "any-time", "any-time after-seven", 0,
    0 },
  { "misere-beaten-by", "american new-zealand", "8C", "8S 8C", 0, 0 },
  { "misere-beaten-by", "australian midwest", "8S", "8S 8C", 0, 0 },
  { "open-misere", "new-zealand-2", "off", ON_OFF, 0, 0 },
  { "open-misere", "new-zealand australian", "on", ON_OFF, 0, 0 },
  { "open-misere-value", "new-zealand", "520", "520 320", 0, 0 },
  { "open-misere-value", "australian", "500", "", 100, 1000 },
  { "nullo-500", "australian", "off", ON_OFF, 0, 0 },
  { "misere-defenders", "american midwest", "bidder-tricks", "own-tricks bidder-tricks none", 0,
    0 },
  { "misere-defenders", "new-zealand australian", "own-tricks", "own-tricks bidder-tricks none", 0,
    0 },
  { "misere-share", "new-zealand-5", "off", ON_OFF, 0, 0 },
  { "open-misere-exposure", "new-zealand", "after-first-trick", "before-lead after-first-trick", 0,
    0 },
  { "open-misere-exposure", "australian", "before-lead", "before-lead after-first-trick", 0, 0 },
  { "inkle-swap", "australian-4 canadian-4", "off", ON_OFF, 0, 0 },
  { "swap-cards", "australian-4 canadian-4", "1", "", 1, 3 },
  { "six-level", "midwest", "first-two-speakers", "first-two-speakers first-two-bidders any", 0,
    0 },
  { "reentry-on-suit-change", "new-zealand", "off", ON_OFF, 0, 0 },
  { "joker-no-trump", "canadian-4", "void-only", "void-only any-time", 0, 0 },
  { "joker-no-trump", "australian", "any-time", "void-only any-time", 0, 0 },
  { "joker-no-trump", ALL, "void-only", "void-only any-time", 0, 0 },
  { "joker-misere", "new-zealand", "lowest", "as-no-trump lowest", 0, 0 },
  { "joker-misere", "american australian midwest", "as-no-trump", "as-no-trump lowest", 0, 0 },
  { "joker-mid-trick", "australian", "redirect", "redirect led-suit", 0, 0 },
  { "joker-always-playable", "australian", "off", ON_OFF, 0, 0 },
  { "overtricks", "australian", "10", "", 0, 100 },
  { "overtricks", ALL, "0", "", 0, 100 },
  { "slam", "australian midwest", "off", ON_OFF, 0, 0 },
  { "slam", ALL, "on", ON_OFF, 0, 0 },
  { "win-on-own-bid", "new-zealand midwest", "on", ON_OFF, 0, 0 },
  { "win-on-own-bid", ALL, "off", ON_OFF, 0, 0 },
  { "defence-limit", ALL, "off", ON_OFF, 0, 0 },
  { "bog", "classic", "off", ON_OFF, 0, 0 },
  { "bog", ALL, "on", ON_OFF, 0, 0 },
  { "target", ALL, "500", "", 100, 5000 },
  { "deals", ALL, "0", "", 0, 100 },
  { "teams", "new-zealand-6-pairs", "pairs", "threes pairs solo", 0, 0 },
  { "teams", "australian-6-solo", "solo", "threes pairs solo", 0, 0 },
  { "teams", SIX_HANDED, "threes", "threes pairs solo", 0, 0 },
  { "pack", "australian-3", "43", "43 33", 0, 0 },
  { "pack", "australian-6 australian-6-solo", "63", "63 literal60", 0, 0 },
  { "kitty-size", "midwest", "5", "5 6", 0, 0 },
  { "kitty-size", "american-4 new-zealand-4 australian-4 canadian-4", "3", "3 5 6", 0, 0 },
  { "batches", "american", "3-4-3", "3-4-3 3-2-3-2 3-3-3-1", 0, 0 },
  { "laws", ALL, "strict", "strict table", 0, 0 },
};

/* Whatever any option can be, and what none can, as nothing at the end. */
static const char words[] =
    "single until-passed raise newcastle continuous no-reentry three-rounds on off "
    "after-seven as-no-trump lowest 8S 8C own-tricks bidder-tricks none before-lead "
    "after-first-trick first-two-speakers first-two-bidders any void-only any-time "
    "redirect led-suit threes pairs solo literal60 3-4-3 3-2-3-2 3-3-3-1 strict table On "
    "yes +1 -1 -0 01 0100 1.0 0x64 1e2 65636 4294967396 ";

static const int numbers[] = { 0,   1,   2,   3,   4,    5,    6,    10,   25,  33,
                               43,  45,  53,  60,  63,   99,   100,  101,  320, 400,
                               500, 520, 521, 999, 1000, 1001, 4999, 5000, 5001 };

static gboolean
has_word (const char *list, const char *word)
{
  g_auto (GStrv) parts = g_strsplit (list, " ", -1);

  return *word && g_strv_contains ((const char *const *) parts, word);
}

static gboolean
is_of (const char *presets, const char *id)
{
  g_auto (GStrv) parts = g_strsplit (presets, " ", -1);

  for (char **part = parts; *part; part++)
    {
      g_autofree char *family = g_strconcat (*part, "-", NULL);
      if (g_str_equal (id, *part)
          || (g_str_has_prefix (id, family) && !strpbrk (*part, "0123456789"))
          || (g_str_equal (*part, "australian") && g_str_equal (id, "canadian-4")))
        return TRUE;
    }
  return FALSE;
}

/* The first row that names the preset and the option, or NULL. */
static const Row *
find_row (const char *id, const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].name, name) && is_of (rows[i].presets, id))
      return &rows[i];
  return NULL;
}

static void
assert_set (FhPreset preset, const char *name, const char *value, FhOptionError expected)
{
  FhRules rules;
  FhOptionError error;

  fh_rules_init (&rules, preset);
  error = fh_option_set (&rules, name, value);
  if (error != expected)
    g_error ("%s: option %s %s: %d, not %d", fh_preset_id (preset), name, value, error, expected);
}

/* Every option with every value, at one preset. */
static void
test_preset (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  const char *id = fh_preset_id (preset);
  g_auto (GStrv) tried = g_strsplit (words, " ", -1);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *name = rows[i].name;
      const Row *row = find_row (id, name);
      FhRules rules;
      char usual[FH_OPTION_VALUE_SIZE];

      for (char **word = tried; *word; word++)
        assert_set (preset, name, *word,
                    !row                            ? FH_OPTION_NOT_HERE
                    : has_word (row->values, *word) ? FH_OPTION_OK
                                                    : FH_OPTION_BAD_VALUE);
      for (gsize k = 0; k < G_N_ELEMENTS (numbers); k++)
        {
          g_autofree char *value = g_strdup_printf ("%d", numbers[k]);
          gboolean in_range =
              row && row->max > 0 && numbers[k] >= row->min && numbers[k] <= row->max;

          assert_set (preset, name, value,
                      !row                                        ? FH_OPTION_NOT_HERE
                      : in_range || has_word (row->values, value) ? FH_OPTION_OK
                                                                  : FH_OPTION_BAD_VALUE);
        }
      if (!row)
        continue;
      fh_rules_init (&rules, preset);
      fh_option_get (&rules, fh_option_index (&rules, name), usual);
      g_assert_cmpstr (usual, ==, row->usual);
    }
}

/* No option but those of the table. */
static void
test_no_others (void)
{
  for (int i = 0; i < fh_n_options (); i++)
    {
      gboolean found = FALSE;

      for (gsize k = 0; k < G_N_ELEMENTS (rows); k++)
        found = found || g_str_equal (rows[k].name, fh_option_name (i));
      g_assert_true (found);
    }
}

/* `nullo off` takes the grand nullo along, `nullo-500` the misères. */
static void
test_ladders (void)
{
  FhRules midwest = position_rules ("midwest-4", "nullo=off");
  FhRules australian = position_rules ("australian-4", "nullo-500=on");
  FhRules american = position_rules ("american-4", NULL);

  g_assert_true (fh_rules_ladder (&midwest) == fh_rules_ladder (&american));
  g_assert_true (fh_rules_ladder (&australian)
                 == (fh_rules_ladder (&american) | FH_CALL_BIT (FH_NULLO)));
}

/* The lines of changed options make the same rules of the preset, whichever two are changed. */
static void
test_lines (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);

  for (int i = 0; i < fh_n_options (); i++)
    for (int k = i; k < fh_n_options (); k++)
      {
        FhOptionLine lines[FH_MAX_OPTIONS];
        FhRules wanted, rules;
        int n;

        fh_rules_init (&wanted, preset);
        for (int v = 0; fh_option_word (i, v); v++)
          fh_option_set (&wanted, fh_option_name (i), fh_option_word (i, v));
        for (int v = 0; fh_option_word (k, v); v++)
          fh_option_set (&wanted, fh_option_name (k), fh_option_word (k, v));
        n = fh_options_list_changed (&wanted, lines);
        g_assert_cmpint (n, <=, 2);
        fh_rules_init (&rules, preset);
        for (int line = 0; line < n; line++)
          g_assert_cmpint (fh_option_set (&rules, lines[line].name, lines[line].value), ==,
                           FH_OPTION_OK);
        g_assert_true (fh_options_equal (&rules, &wanted));
      }
}

/* What a table that goes by a name elsewhere changes of its preset. */
typedef struct
{
  const char *id;
  const char *ids; /* of RULES.md */
  const char *preset;
  const char *changes;
} ReadyMade;

#define PAGAT                                                                                      \
  "misere-when=after-seven misere-defenders=none open-misere-exposure=after-first-trick "          \
  "joker-no-trump=void-only joker-mid-trick=led-suit overtricks=0 slam=on win-on-own-bid=on"
#define TRICKSTER "misere-when=after-seven misere-beaten-by=8C win-on-own-bid=on"

static const ReadyMade ready_made[] = {
  { "pagat-4", "X-009", "australian-4", PAGAT },
  { "pagat-3", "X-009", "australian-3", PAGAT " pack=33" },
  { "pagat-6", "X-009", "australian-6", PAGAT },
  { "trickster-4", "X-010", "australian-4", TRICKSTER },
  { "trickster-46", "X-010", "australian-4", TRICKSTER " kitty-size=6" },
  { "newcastle-4", "X-011", "australian-4", "auction=newcastle" },
  { "mckay-4", "X-012", "australian-4", "win-on-own-bid=on defence-limit=on" },
  { "iowa-state-4", "X-013", "midwest-4", "auction=single" },
};

/* Each has just these changes, and is found by its identifier and by its rules alone. */
static void
test_ready_made (gconstpointer data)
{
  const ReadyMade *row = data;
  int index = fh_ready_made_from_id (row->id);
  FhRules wanted = position_rules (row->preset, row->changes);
  g_auto (GStrv) changes = g_strsplit (row->changes, " ", -1);
  FhPreset preset;
  FhRules rules;

  g_assert_cmpint (index, ==, row - ready_made);
  g_assert_cmpstr (fh_ready_made_id (index), ==, row->id);
  g_assert_false (fh_preset_from_id (row->id, &preset));
  fh_ready_made_rules (index, &rules);
  g_assert_true (fh_options_equal (&rules, &wanted));
  g_assert_cmpint (fh_options_count_changed (&rules), ==, g_strv_length (changes));
  g_assert_cmpint (fh_ready_made_find (&rules), ==, index);
  g_assert_cmpint (fh_option_set (&rules, "target", "1000"), ==, FH_OPTION_OK);
  g_assert_cmpint (fh_ready_made_find (&rules), ==, -1);
  g_assert_cmpint (fh_ready_made_from_id (row->preset), ==, -1);
}

/* All rows together fit, so that those of one preset do. */
static void
test_room_for_lines (void)
{
  g_assert_cmpint (fh_n_options (), <=, FH_MAX_OPTIONS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (fh_n_ready_made (), ==, G_N_ELEMENTS (ready_made));
  for (gsize i = 0; i < G_N_ELEMENTS (ready_made); i++)
    add_test (&ready_made[i], test_ready_made, "/engine/options/ready-made/%s", ready_made[i].id);
  add_presets ("/engine/options/", test_preset);
  add_presets ("/engine/options/lines/", test_lines);
  g_test_add_func ("/engine/options/no-others", test_no_others);
  g_test_add_func ("/engine/options/room-for-lines", test_room_for_lines);
  g_test_add_func ("/engine/options/ladders", test_ladders);
  return g_test_run ();
}
