/* test-options.c: what is said about the options of the tables.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "fh-ready-made.h"
#include "fh-sentences-rules.h"
#include "fh-sentences.h"

static void
set (FhRules *rules, const char *name, const char *value)
{
  g_assert_cmpint (fh_option_set (rules, name, value), ==, FH_OPTION_OK);
}

/* The values to try for an option: its words, or the ends and the middle of its numbers. */
static GPtrArray *
list_values (const FhRules *rules, int index)
{
  GPtrArray *values = g_ptr_array_new_with_free_func (g_free);
  const char *word;
  int min, max;

  for (int n = 0; (word = fh_option_value (rules, index, n)) != NULL; n++)
    g_ptr_array_add (values, g_strdup (word));
  if (fh_option_range (rules, index, &min, &max))
    for (int i = 0; i <= 10; i++)
      g_ptr_array_add (values, g_strdup_printf ("%d", min + (max - min) * i / 10));
  return values;
}

/* Every option of every table has advice for every value, in whole sentences, and two words that
 * mean two things have two. */
static void
test_advice (void)
{
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    for (int i = 0; i < fh_n_options (); i++)
      {
        FhRules rules;

        fh_rules_init (&rules, (FhPreset) preset);
        if (!fh_option_applies (&rules, i))
          continue;
        g_autoptr (GPtrArray) values = list_values (&rules, i);
        g_autoptr (GHashTable) said = g_hash_table_new (g_str_hash, g_str_equal);
        g_autoptr (GHashTable) named =
            g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
        for (guint n = 0; n < values->len; n++)
          {
            set (&rules, fh_option_name (i), values->pdata[n]);
            const char *advice = fh_sentence_option_advice (&rules, i);
            g_assert_nonnull (advice);
            g_assert_cmpuint (strlen (advice), >, 40);
            g_assert_true (g_str_has_suffix (advice, "."));
            g_hash_table_add (said, (gpointer) advice);
            g_hash_table_add (named, fh_sentence_option_value (i, values->pdata[n]));
          }
        if (fh_option_range (&rules, i, NULL, NULL))
          g_assert_cmpuint (g_hash_table_size (said), >=, 3);
        else if (!g_str_equal (fh_option_name (i), "batches"))
          g_assert_cmpuint (g_hash_table_size (said), ==, g_hash_table_size (named));
        g_assert_cmpint (fh_option_topic (i), <, FH_N_TOPICS);
      }
}

static const struct
{
  const char *preset;
  const char *option; /* on which something depends */
  const char *value;
  const char *idle; /* what has no effect then */
} idles[] = {
  { "australian-4", "open-misere", "off", "open-misere-value" },
  { "australian-4", "open-misere", "off", "open-misere-exposure" },
  { "australian-4", "nullo-500", "on", "misere" },
  { "australian-4", "nullo-500", "on", "open-misere" },
  { "australian-4", "nullo-500", "on", "open-misere-value" },
  { "australian-4", "misere", "off", "misere-when" },
  { "australian-4", "nullo-500", "on", "misere-when" },
  { "american-4", "nullo", "off", "misere-when" },
  { "australian-4", "misere", "off", "misere-beaten-by" },
  { "australian-4", "inkle-swap", "off", "swap-cards" },
  { "american-4", "nullo", "off", "misere-defenders" },
  { "american-4", "nullo", "off", "joker-misere" },
  { "american-4", "deals", "8", "target" },
  { "american-4", "deals", "8", "bog" },
  { "american-4", "deals", "8", "win-on-own-bid" },
  { "american-4", "deals", "8", "defence-limit" },
  { "new-zealand-4", "auction", "single", "reentry-on-suit-change" },
  { "new-zealand-4", "auction", "continuous", "reentry-on-suit-change" },
};

/* What has no effect as the rest is says so, and speaks again when it has. */
static void
test_idle (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (idles); i++)
    {
      FhRules rules, preset;
      FhPreset id;
      int index, other;

      g_assert_true (fh_preset_from_id (idles[i].preset, &id));
      fh_rules_init (&preset, id);
      rules = preset;
      index = fh_option_index (&rules, idles[i].idle);
      other = fh_option_index (&rules, idles[i].option);
      set (&rules, idles[i].option, idles[i].value);
      g_assert_nonnull (fh_sentence_option_idle (&rules, index));
      g_assert_null (fh_sentence_option_idle (&rules, other));
      for (int n = 0; fh_option_value (&rules, other, n) != NULL; n++)
        if (!g_str_equal (fh_option_value (&rules, other, n), idles[i].value)
            && !g_str_equal (fh_option_name (other), "auction"))
          {
            set (&rules, idles[i].option, fh_option_value (&rules, other, n));
            g_assert_null (fh_sentence_option_idle (&rules, index));
          }
    }
}

static const struct
{
  const char *preset;
  const char *option;
  const char *value;
  const char *part; /* of the sentence; NULL: allowed */
} refusals[] = {
  { "australian-4", "auction", "single", NULL },
  { "australian-4", "auction", "three-rounds", "Midwest" },
  { "midwest-4", "auction", "raise", "Midwest" },
  { "australian-3", "pack", "33", NULL },
  { "australian-3", "pack", "literal60", "six players" },
  { "australian-3", "pack", "63", "six players" },
  { "australian-6", "pack", "33", "not enough" },
  { "australian-6", "pack", "43", "not enough" },
  { "australian-4", "open-misere-value", "1001", "100 to 1000" },
  { "australian-4", "open-misere-value", "320", NULL },
  { "new-zealand-4", "open-misere-value", "500", "New Zealand" },
  { "american-4", "target", "99", "100 to 5000" },
  { "american-4", "target", "", "100 to 5000" },
  { "american-4", "target", "0500", "100 to 5000" },
  { "american-4", "bog", "perhaps", "“−500 loses” cannot be “perhaps”" },
};

/* What a table cannot have is refused with a sentence, and only that. */
static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      FhRules rules, before;
      FhPreset id;

      g_assert_true (fh_preset_from_id (refusals[i].preset, &id));
      fh_rules_init (&rules, id);
      before = rules;
      g_autofree char *sentence = fh_sentence_option_refused (
          &rules, fh_option_index (&rules, refusals[i].option), refusals[i].value);
      g_test_message ("%s", sentence);
      g_assert_cmpmem (&rules, sizeof rules, &before, sizeof before);
      if (refusals[i].part == NULL)
        g_assert_null (sentence);
      else
        g_assert_nonnull (strstr (sentence, refusals[i].part));
    }
  FhRules rules;
  fh_rules_init (&rules, FH_PRESET_AMERICAN_4);
  for (int i = 0; i < fh_n_options (); i++)
    if (!fh_option_applies (&rules, i))
      {
        g_autofree char *sentence = fh_sentence_option_refused (&rules, i, "on");
        g_assert_true (g_str_has_prefix (sentence, "This table has no rule “"));
      }
}

static void
test_changes (void)
{
  FhRules rules;

  fh_rules_init (&rules, FH_PRESET_AMERICAN_4);
  g_autofree char *none = fh_sentence_changes (&rules);
  g_assert_cmpstr (none, ==, "Everything as usual at this table.");
  set (&rules, "slam", "off");
  g_autofree char *one = fh_sentence_changes (&rules);
  g_assert_cmpstr (one, ==, "1 rule is changed: All ten tricks.");
  set (&rules, "nullo", "on");
  g_autofree char *two = fh_sentence_changes (&rules);
  g_assert_cmpstr (two, ==, "2 rules are changed: Nullo, All ten tricks.");
  /* Who sits down at a table that goes by a name elsewhere has changed nothing. */
  fh_ready_made_rules (0, &rules);
  g_autofree char *ready = fh_sentence_changes (&rules);
  g_assert_cmpstr (ready, ==, "Everything as usual at this table.");
  g_assert_null (fh_sentence_n_changes (&rules));
}

/* A table of one's own is not described by what was changed there. */
static void
test_about (void)
{
  FhRules rules;

  fh_rules_init (&rules, FH_PRESET_AMERICAN_4);
  g_autofree char *usual = fh_sentence_rules_about (&rules);
  g_assert_cmpstr (usual, ==, fh_sentence_preset_about (FH_PRESET_AMERICAN_4));
  set (&rules, "auction", "until-passed");
  g_autofree char *own = fh_sentence_rules_about (&rules);
  g_assert_cmpstr (own, ==,
                   "Made from “American, four players”, with rules of its own. The bidding goes "
                   "round until all but one have passed.");
}

/* what is said of the deals to come after one of a number of them. */
static void
test_deals_left (void)
{
  static const struct
  {
    const char *deals;
    int n_scored;
    unsigned winners;
    const char *end; /* NULL: nothing */
  } rows[] = {
    { "3", 1, 0, "\n2 more deals are played." },
    { "3", 2, 0, "\n1 more deal is played." },
    { "3", 3, 0, "\nTwo sides are level: another deal decides." },
    { "3", 3, 1, NULL },
    { "0", 1, 0, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhTable table = { .contract = fh_bid (7, FH_TRUMP_HEARTS), .deal_over = true, .made = true };
      FhScene scene = { .table = &table, .person = 0 };

      fh_rules_init (&table.rules, FH_PRESET_AMERICAN_4);
      set (&table.rules, "deals", rows[i].deals);
      table.n_scored = (uint16_t) rows[i].n_scored;
      table.winners = (uint8_t) rows[i].winners;
      g_autofree char *text = fh_sentence_deal_result (&scene);
      g_test_message ("%s", text);
      if (rows[i].end != NULL)
        g_assert_true (g_str_has_suffix (text, rows[i].end));
      else
        g_assert_true (g_str_has_suffix (text, " in all."));
    }
}

/* Each table has one short sentence for the list. */
static void
test_briefs (void)
{
  g_autoptr (GHashTable) said = g_hash_table_new (g_str_hash, g_str_equal);

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      const char *brief = fh_sentence_preset_brief ((FhPreset) preset);
      g_assert_true (g_str_has_suffix (brief, "."));
      g_assert_cmpuint (strlen (brief), <=, 120);
      g_assert_true (g_hash_table_add (said, (gpointer) brief));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/options/advice", test_advice);
  g_test_add_func ("/model/options/idle", test_idle);
  g_test_add_func ("/model/options/refused", test_refused);
  g_test_add_func ("/model/options/changes", test_changes);
  g_test_add_func ("/model/options/about", test_about);
  g_test_add_func ("/model/options/deals-left", test_deals_left);
  g_test_add_func ("/model/options/briefs", test_briefs);

  return g_test_run ();
}
