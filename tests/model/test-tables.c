/* test-tables.c: the tables in words, and the pages of the help that they point to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "fh-ready-made.h"
#include "fh-sentences-rules.h"

/* The text of a page of the help in English; fails when there is none. */
static char *
read_page (const char *id)
{
  g_autofree char *name = g_strconcat (id, ".page", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "..", "help", "C", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* A name that says nothing, or the same as another one, would make a chooser useless. */
static void
add_name (GHashTable *names, const char *name)
{
  g_assert_nonnull (name);
  g_assert_cmpstr (name, !=, "");
  g_assert_true (g_hash_table_add (names, g_strdup (name)));
}

static void
test_names (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) families = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_people = 0;

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;

      fh_rules_init (&rules, (FhPreset) preset);
      add_name (names, fh_sentence_preset ((FhPreset) preset));
      add_name (names, fh_sentence_preset_about ((FhPreset) preset));
      g_hash_table_add (families, g_strdup (fh_sentence_family ((FhFamily) rules.family)));
      n_people |= 1u << rules.n_callers;
    }
  g_assert_cmpuint (g_hash_table_size (families), ==, FH_FAMILY_CLASSIC + 1);

  g_assert_cmpuint (n_people, ==, 0x7c); /* two to six */
  for (int n = 2; n <= FH_MAX_SEATS; n++)
    {
      add_name (names, fh_sentence_players (n));
      add_name (names, fh_sentence_players_about (n));
    }
}

/* Tables that go by a name elsewhere are called so, whoever asks, until one more rule is changed;
 * each has a section of the manual with that name as its title. */
static void
test_ready_made (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *page = read_page ("elsewhere");

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    add_name (names, fh_sentence_preset ((FhPreset) preset));
  for (int i = 0; i < fh_n_ready_made (); i++)
    {
      FhRules rules;

      fh_ready_made_rules (i, &rules);
      add_name (names, fh_sentence_table (&rules));
      add_name (names, fh_sentence_ready_made_about (&rules));
      g_assert_nonnull (fh_sentence_ready_made_brief (&rules));
      g_autofree char *about = fh_sentence_rules_about (&rules);
      g_assert_cmpstr (about, ==, fh_sentence_ready_made_about (&rules));
      g_autofree char *help = fh_sentence_table_help (&rules);
      g_autofree char *target = g_strconcat ("elsewhere#", fh_ready_made_id (i), NULL);
      g_assert_cmpstr (help, ==, target);
      g_autofree char *section = g_strdup_printf ("<section id=\"%s\">\n    <title>%s</title>",
                                                  fh_ready_made_id (i), fh_sentence_table (&rules));
      g_assert_nonnull (strstr (page, section));

      g_assert_cmpint (fh_option_set (&rules, "target", "1000"), ==, FH_OPTION_OK);
      g_assert_cmpstr (fh_sentence_table (&rules), ==,
                       fh_sentence_preset ((FhPreset) rules.preset));
      g_assert_null (fh_sentence_ready_made_about (&rules));
      g_assert_null (fh_sentence_ready_made_brief (&rules));
      g_autofree char *changed_help = fh_sentence_table_help (&rules);
      g_assert_true (g_str_has_prefix (changed_help, "preset-"));
    }
}

static void
test_options (void)
{
  for (int i = 0; i < fh_n_options (); i++)
    {
      g_assert_cmpstr (fh_sentence_option (i), !=, fh_option_name (i));
      g_assert_cmpstr (fh_sentence_option_about (i), !=, "");
    }
}

/* Each word that an option can be has a name, and no two of them at one table the same, except
 * "no-reentry", which is "until-passed" (PW-023). */
static void
test_values (void)
{
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;

      fh_rules_init (&rules, (FhPreset) preset);
      for (int i = 0; i < fh_n_options (); i++)
        {
          g_autoptr (GHashTable) names =
              g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
          const char *value;

          if (!fh_option_applies (&rules, i))
            continue;
          for (int n = 0; (value = fh_option_value (&rules, i, n)); n++)
            {
              g_autofree char *name = fh_sentence_option_value (i, value);

              if (!g_str_equal (fh_option_name (i), "open-misere-value"))
                g_assert_cmpstr (name, !=, value);
              if (!g_str_equal (value, "no-reentry"))
                add_name (names, name);
            }
        }
    }
}

/* Every table has its page, and every option a section of a page. */
static void
test_help (void)
{
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_autofree char *id = g_strconcat ("preset-", fh_preset_id ((FhPreset) preset), NULL);
      g_autofree char *page = read_page (id);
      FhRules rules;
      g_autofree char *cards = NULL;

      fh_rules_init (&rules, (FhPreset) preset);
      cards = g_strdup_printf ("<p>%d cards: ", fh_set_size (rules.pack));
      if (strstr (page, cards) == NULL)
        g_error ("%s does not say %s", id, cards);
    }

  for (int i = 0; i < fh_n_options (); i++)
    {
      g_auto (GStrv) target = g_strsplit (fh_sentence_option_help (i), "#", 2);
      g_autofree char *page = read_page (target[0]);
      g_autofree char *section = g_strdup_printf ("<section id=\"%s\">", target[1]);

      if (strstr (page, section) == NULL)
        g_error ("%s has no section %s", target[0], target[1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/tables/names", test_names);
  g_test_add_func ("/model/tables/ready-made", test_ready_made);
  g_test_add_func ("/model/tables/options", test_options);
  g_test_add_func ("/model/tables/values", test_values);
  g_test_add_func ("/model/tables/help", test_help);
  return g_test_run ();
}
