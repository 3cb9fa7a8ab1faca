/* test-house-rules.c: the tables to which the person has given a name, and their text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "fh-house-rules.h"
#include "fh-rules-text.h"
#include "model-games.h"

/* --- Text --- */

static FhRules
make_rules (const char *preset, const char *options)
{
  g_auto (GStrv) pairs = g_strsplit (options, " ", -1);
  FhPreset id;
  FhRules rules;

  g_assert_true (fh_preset_from_id (preset, &id));
  fh_rules_init (&rules, id);
  for (guint i = 0; pairs[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (pairs[i], "=", 2);

      if (pair[0] != NULL)
        g_assert_cmpint (fh_option_set (&rules, pair[0], pair[1]), ==, FH_OPTION_OK);
    }
  return rules;
}

/* Every option of every table in every value goes through text and back. */
static void
test_text_round_trip (void)
{
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    for (int i = 0; i < fh_n_options (); i++)
      {
        FhRules rules;
        const char *word;

        fh_rules_init (&rules, (FhPreset) preset);
        if (!fh_option_applies (&rules, i))
          continue;
        for (int n = 0; (word = fh_option_value (&rules, i, n)) != NULL; n++)
          {
            FhRules read;
            g_autofree char *name = NULL;
            g_autofree char *sentence = NULL;
            g_assert_cmpint (fh_option_set (&rules, fh_option_name (i), word), ==, FH_OPTION_OK);
            g_autofree char *text = fh_rules_text_write (&rules, "Sunday # at ours");

            g_assert_true (fh_rules_text_read (text, -1, &read, &name, &sentence));
            g_assert_null (sentence);
            g_assert_cmpstr (name, ==, "Sunday # at ours");
            g_assert_true (fh_options_equal (&rules, &read));
          }
      }
}

static void
test_text_form (void)
{
  FhRules rules = make_rules ("new-zealand-4", "open-misere-value=320 bog=off");
  g_autofree char *named = fh_rules_text_write (&rules, " The  kitchen\ttable\n");
  g_autofree char *plain = fh_rules_text_write (&rules, NULL);

  g_assert_cmpstr (named, ==,
                   "500 1\nrules new-zealand-4\nnote The kitchen table\n"
                   "option open-misere-value 320\noption bog off\n");
  g_assert_cmpstr (plain, ==,
                   "500 1\nrules new-zealand-4\noption open-misere-value 320\noption bog off\n");
}

static const struct
{
  const char *name;
  const char *text;
  const char *expected; /* its rules, or NULL */
  const char *called;
  const char *sentence; /* a part of the sentence of the refusal */
} texts[] = {
  { "plain", "500 1\nrules american-4\n", "american-4", NULL, NULL },
  { "without-magic", "rules american-4\noption nullo on\n", "american-4 nullo=on", NULL, NULL },
  { "without-line-feed", "500 1\nrules american-4\noption nullo on", "american-4 nullo=on", NULL,
    NULL },
  { "crlf", "500 1\r\nrules american-4\r\nnote Club\r\noption slam off\r\n", "american-4 slam=off",
    "Club", NULL },
  { "comments", "# ours\n\n  500 1\nrules american-4 # four\n", "american-4", NULL, NULL },
  { "byte-order-mark",
    "\xef\xbb\xbf"
    "500 1\nrules american-4\n",
    "american-4", NULL, NULL },
  { "a-game-too", "500 1\nrules classic-3\nnote Ours\nplayer 0 Aroha\nseed x 1\n", "classic-3",
    "Ours", NULL },
  { "a-note-elsewhere", "500 1\nrules classic-3\nplayer 0 Aroha\nnote not a name\n", "classic-3",
    NULL, NULL },
  { "empty", "", NULL, NULL, "the line that names the rules is missing" },
  { "prose", "hello there\n", NULL, NULL, "Line 1, “hello there”: there is no statement “hello”." },
  { "unknown-preset", "rules moon-4\n", NULL, NULL,
    "Line 1, “rules moon-4”: there are no rules called “moon-4”." },
  { "unknown-option", "500 1\nrules american-4\noption jokers 7\n", NULL, NULL,
    "Line 3, “option jokers 7”: there is no option “jokers”." },
  { "option-elsewhere", "500 1\nrules american-4\noption inkle-swap on\n", NULL, NULL,
    "Line 3, “option inkle-swap on”: these rules have no option “inkle-swap”." },
  { "bad-value", "rules american-4\noption bog maybe\n", NULL, NULL,
    "Line 2, “option bog maybe”: these rules cannot have the value “maybe”." },
  { "bad-number", "rules american-4\noption target 99\n", NULL, NULL, "Line 2" },
  { "value-elsewhere", "rules australian-6\noption pack 33\n", NULL, NULL, "Line 2" },
  { "twice", "rules american-4\noption bog off\noption bog off\n", NULL, NULL,
    "Line 3, “option bog off”: " },
  { "other-version", "500 9\nrules american-4\n", NULL, NULL, "Line 1, “500 9”: version 9" },
  { "control", "rules american-4\noption \x01 off\n", NULL, NULL, "Line 2: this is not text." },
  { "no-utf-8", "rules american-4\nnote \xff\xfe\n", NULL, NULL, "Line 2: this is not text." },
};

static void
test_text_read (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const FhRules before = make_rules ("midwest-4", "nullo=off");
      FhRules rules = before;
      g_autofree char *name = NULL;
      g_autofree char *sentence = NULL;
      gboolean is_read = fh_rules_text_read (texts[i].text, -1, &rules, &name, &sentence);

      g_test_message ("%s: %s", texts[i].name, sentence);
      if (texts[i].expected == NULL)
        {
          g_assert_false (is_read);
          g_assert_true (fh_options_equal (&rules, &before));
          g_assert_null (name);
          g_assert_nonnull (strstr (sentence, texts[i].sentence));
          g_assert_true (g_utf8_validate (sentence, -1, NULL));
          continue;
        }
      g_auto (GStrv) parts = g_strsplit (texts[i].expected, " ", 2);
      FhRules expected = make_rules (parts[0], parts[1] != NULL ? parts[1] : "");
      g_assert_true (is_read);
      g_assert_null (sentence);
      g_assert_cmpstr (name, ==, texts[i].called);
      g_assert_true (fh_options_equal (&rules, &expected));
    }
}

/* Bytes of any kind are read or refused in a sentence; a NUL too, and a line without an end. */
static void
test_text_hostile (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (500);
  g_autofree char *huge = g_malloc (1 << 20);

  for (int round = 0; round < 3000; round++)
    {
      static const char start[] = "500 1\nrules american-4\noption bog off\nnote Ours\n";
      char text[sizeof start];
      FhRules rules = make_rules ("american-4", "");
      g_autofree char *name = NULL;
      g_autofree char *sentence = NULL;

      memcpy (text, start, sizeof start);
      for (int n = g_rand_int_range (random, 1, 5); n > 0; n--)
        text[g_rand_int_range (random, 0, sizeof start - 1)] =
            (char) g_rand_int_range (random, 0, 256);
      gboolean is_read = fh_rules_text_read (text, sizeof start - 1, &rules, &name, &sentence);
      g_assert_cmpint (is_read, ==, sentence == NULL);
      if (name != NULL)
        g_assert_true (g_utf8_validate (name, -1, NULL));
      if (sentence != NULL)
        g_assert_true (g_utf8_validate (sentence, -1, NULL));
    }
  memset (huge, 'x', 1 << 20);
  FhRules rules = make_rules ("american-4", "");
  g_autofree char *sentence = NULL;
  g_assert_false (fh_rules_text_read (huge, 1 << 20, &rules, NULL, &sentence));
  g_assert_nonnull (sentence);
}

static void
test_names (void)
{
  static const struct
  {
    const char *name;
    const char *clean;
  } rows[] = {
    { "Sunday", "Sunday" },
    { "  Sunday \n evening\t", "Sunday evening" },
    { "", NULL },
    { " \t\n", NULL },
    { "\x01\x02", NULL },
    { NULL, NULL },
    { "Wh\xc4\x81nau", "Wh\xc4\x81nau" },
    { "\u202eSun\u2066day", "Sunday" },
    { "👩\u200d🚀", "👩\u200d🚀" },
    { "bad \xff byte", "bad \xef\xbf\xbd byte" },
  };
  g_autofree char *lengthy = g_strnfill (500, 'a');
  g_autofree char *cut = fh_rules_text_clean_name (lengthy);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *clean = fh_rules_text_clean_name (rows[i].name);
      g_assert_cmpstr (clean, ==, rows[i].clean);
    }
  g_assert_cmpuint (strlen (cut), ==, FH_RULES_TEXT_MAX_NAME);
}

/* --- Tables with a name --- */

typedef struct
{
  char *directory;
  FhHouseRules *house;
  guint n_changes;
} Fixture;

static void
count_cb (Fixture *f)
{
  f->n_changes++;
}

static void
open_house (Fixture *f)
{
  g_clear_object (&f->house);
  f->house = fh_house_rules_new (f->directory);
  g_signal_connect_swapped (f->house, "changed", G_CALLBACK (count_cb), f);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->directory = model_directory_new ();
  open_house (f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_assert_finalize_object (f->house);
  g_chmod (f->directory, 0700);
  model_directory_remove (f->directory);
}

static void
save (Fixture *f, const char *name, const char *preset, const char *options)
{
  g_autoptr (GError) error = NULL;
  FhRules rules = make_rules (preset, options);

  g_assert_true (fh_house_rules_save (f->house, name, &rules, &error));
  g_assert_no_error (error);
}

static void
write_file (Fixture *f, const char *file, const char *text)
{
  g_autofree char *path = g_build_filename (f->directory, file, NULL);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* The names in order, with commas. */
static void
check_names (Fixture *f, const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < fh_house_rules_get_n (f->house); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                            fh_house_rules_get_name (f->house, i));
  g_assert_cmpstr (names->str, ==, expected);
}

static void
test_save (Fixture *f, gconstpointer data)
{
  FhRules ours = make_rules ("american-4", "nullo=on target=1000");
  FhRules other = make_rules ("american-4", "nullo=on");

  g_assert_cmpuint (fh_house_rules_get_n (f->house), ==, 0);
  g_assert_null (fh_house_rules_get_trouble (f->house));
  save (f, "Sunday", "american-4", "nullo=on target=1000");
  save (f, "  Club  night ", "midwest-4", "");
  save (f, "Zoe’s", "new-zealand-5", "misere-share=on");
  g_assert_cmpuint (f->n_changes, ==, 3);
  check_names (f, "Club night, Sunday, Zoe’s");

  /* They are there again after the program has ended. */
  open_house (f);
  check_names (f, "Club night, Sunday, Zoe’s");
  g_assert_null (fh_house_rules_get_trouble (f->house));
  g_assert_true (fh_options_equal (fh_house_rules_get_rules (f->house, 1), &ours));
  g_assert_cmpint (fh_house_rules_find_name (f->house, "sunday "), ==, 1);
  g_assert_cmpint (fh_house_rules_find_name (f->house, "monday"), ==, -1);
  g_assert_cmpint (fh_house_rules_find_rules (f->house, &ours), ==, 1);
  g_assert_cmpint (fh_house_rules_find_rules (f->house, &other), ==, -1);

  /* A name is there once: what is saved under it takes the place of what was. */
  save (f, "SUNDAY", "american-4", "nullo=on");
  check_names (f, "Club night, SUNDAY, Zoe’s");
  open_house (f);
  check_names (f, "Club night, SUNDAY, Zoe’s");
  g_assert_true (fh_options_equal (fh_house_rules_get_rules (f->house, 1), &other));
}

static void
test_rename (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  save (f, "Sunday", "american-4", "nullo=on");
  save (f, "Club", "midwest-4", "");
  g_assert_true (fh_house_rules_rename (f->house, 1, "Saturday", &error));
  g_assert_no_error (error);
  check_names (f, "Club, Saturday");
  /* To other letters of the same name. */
  g_assert_true (fh_house_rules_rename (f->house, 1, "SATURDAY", &error));
  check_names (f, "Club, SATURDAY");
  f->n_changes = 0;
  g_assert_false (fh_house_rules_rename (f->house, 1, " club ", &error));
  g_assert_cmpstr (error->message, ==, "Another table is called “club” already.");
  g_clear_error (&error);
  g_assert_false (fh_house_rules_rename (f->house, 1, "  ", &error));
  g_assert_cmpstr (error->message, ==, "Give your table a name first.");
  g_assert_cmpuint (f->n_changes, ==, 0);
  check_names (f, "Club, SATURDAY");
  open_house (f);
  check_names (f, "Club, SATURDAY");
}

static void
test_remove (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  save (f, "Sunday", "american-4", "nullo=on");
  save (f, "Club", "midwest-4", "");
  FhRules rules = *fh_house_rules_get_rules (f->house, 0);
  g_assert_true (fh_house_rules_remove (f->house, 0, &error));
  check_names (f, "Sunday");
  open_house (f);
  check_names (f, "Sunday");
  /* Had back. */
  g_assert_true (fh_house_rules_save (f->house, "Club", &rules, &error));
  check_names (f, "Club, Sunday");
  open_house (f);
  check_names (f, "Club, Sunday");
  g_assert_true (fh_options_equal (fh_house_rules_get_rules (f->house, 0), &rules));
}

/* What cannot be read is left alone and said; all else is there. */
static void
test_damaged (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->directory, "table-2.500", NULL);
  g_autofree char *folder = g_build_filename (f->directory, "folder.500", NULL);
  g_autofree char *text = NULL;

  save (f, "Sunday", "american-4", "nullo=on");
  write_file (f, "table-2.500", "500 1\nrules american-4\noption bog maybe\n");
  write_file (f, "readme.txt", "no table at all\n");
  open_house (f);
  check_names (f, "Sunday");
  g_assert_cmpstr (fh_house_rules_get_trouble (f->house), ==,
                   "The table in the file “table-2.500” cannot be read and is left out. Line 3, "
                   "“option bog maybe”: these rules cannot have the value “maybe”.");
  /* A new table does not take the place of the damaged file. */
  save (f, "Club", "midwest-4", "");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "500 1\nrules american-4\noption bog maybe\n");

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  open_house (f);
  check_names (f, "Club, Sunday");
  g_assert_cmpstr (fh_house_rules_get_trouble (f->house), ==,
                   "2 files of your tables cannot be read and are left out.");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Files that somebody has put there: one name twice, no name, a pipe, too large, a whole game. */
static void
test_foreign (Fixture *f, gconstpointer data)
{
  g_autofree char *link = g_build_filename (f->directory, "zero.500", NULL);
  g_autoptr (GString) large = g_string_new ("500 1\nrules american-4\n");

  write_file (f, "a.500", "500 1\nrules american-4\nnote Sunday\n");
  write_file (f, "b.500", "500 1\nrules midwest-4\nnote sunday\n");
  write_file (f, "Nameless.500", "rules classic-3");
  while (large->len <= FH_HOUSE_MAX_SIZE)
    g_string_append (large, "# and on, and on\n");
  write_file (f, "large.500", large->str);
  g_assert_cmpint (symlink ("/dev/zero", link), ==, 0);
  open_house (f);
  check_names (f, "Nameless, Sunday, sunday (2)");
  g_assert_cmpstr (fh_house_rules_get_trouble (f->house), ==,
                   "2 files of your tables cannot be read and are left out.");
}

/* When the disk refuses, nothing is changed and a sentence says so. */
static void
test_disk (Fixture *f, gconstpointer data)
{
  g_autofree char *file = g_build_filename (f->directory, "file", NULL);
  g_autofree char *below = g_build_filename (file, "tables", NULL);
  g_autoptr (FhHouseRules) house = NULL;
  g_autoptr (GError) error = NULL;
  FhRules rules = make_rules ("american-4", "");

  write_file (f, "file", "in the way\n");
  house = fh_house_rules_new (below);
  g_assert_false (fh_house_rules_save (house, "Sunday", &rules, &error));
  g_assert_true (g_str_has_prefix (error->message, "Your table could not be saved: "));
  g_assert_cmpuint (fh_house_rules_get_n (house), ==, 0);
  g_assert_cmpint (fh_house_rules_find_name (house, "Sunday"), ==, -1);
}

static void
test_too_many (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  FhRules rules = make_rules ("american-4", "");

  for (int i = 0; i < FH_HOUSE_MAX_TABLES + 3; i++)
    {
      g_autofree char *file = g_strdup_printf ("t%d.500", i);
      g_autofree char *text = g_strdup_printf ("500 1\nrules american-4\nnote Table %d\n", i);
      write_file (f, file, text);
    }
  open_house (f);
  g_assert_cmpuint (fh_house_rules_get_n (f->house), ==, FH_HOUSE_MAX_TABLES);
  g_assert_false (fh_house_rules_save (f->house, "One more", &rules, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (fh_house_rules_get_n (f->house), ==, FH_HOUSE_MAX_TABLES);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/rules-text/round-trip", test_text_round_trip);
  g_test_add_func ("/model/rules-text/form", test_text_form);
  g_test_add_func ("/model/rules-text/read", test_text_read);
  g_test_add_func ("/model/rules-text/hostile", test_text_hostile);
  g_test_add_func ("/model/rules-text/names", test_names);
  g_test_add ("/model/house-rules/save", Fixture, NULL, set_up, test_save, tear_down);
  g_test_add ("/model/house-rules/rename", Fixture, NULL, set_up, test_rename, tear_down);
  g_test_add ("/model/house-rules/remove", Fixture, NULL, set_up, test_remove, tear_down);
  g_test_add ("/model/house-rules/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/model/house-rules/foreign", Fixture, NULL, set_up, test_foreign, tear_down);
  g_test_add ("/model/house-rules/disk", Fixture, NULL, set_up, test_disk, tear_down);
  g_test_add ("/model/house-rules/too-many", Fixture, NULL, set_up, test_too_many, tear_down);

  return g_test_run ();
}
