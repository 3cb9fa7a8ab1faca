/* test-language.c: the language is chosen while the program runs, whatever locales the machine has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The catalogue is the pseudo language of the tests: everything translated stands in brackets.
 */
#include <glib/gstdio.h>
#include <unistd.h>

#include "await.h"
#include "fh-answer.h"
#include "fh-game-private.h"
#include "fh-game-reasons.h"
#include "fh-config.h"
#include "fh-help-library.h"
#include "fh-isolate.h"
#include "fh-language.h"
#include "fh-sentences-reason.h"
#include "fh-sentences.h"
#include "fh-tutor.h"
#include "fh-words.h"
#include "model-games.h"
#include "quick-judge.h"

static guint n_changed;

static void
changed_cb (FhLanguage *language)
{
  n_changed++;
}

static void
assert_pseudo (const char *text)
{
  if (text[0] != '[')
    g_error ("Not translated: “%s”", text);
}

static void
test_switch (void)
{
  FhLanguage *language = fh_language_get ();
  g_autofree char *tag = NULL;

  n_changed = 0;
  g_signal_connect (language, "changed", G_CALLBACK (changed_cb), NULL);
  g_assert_cmpstr (fh_words_card (FH_JOKER), ==, "joker");
  for (int i = 0; i < 3; i++)
    {
      fh_language_set_code (language, "en_XA");
      assert_pseudo (fh_words_card (FH_JOKER));
      assert_pseudo (fh_words_card (FH_CARD (FH_HEARTS, FH_ACE)));
      assert_pseudo (fh_sentence_preset (FH_PRESET_MIDWEST_4));
      /* GLib's own functions translate too, and so GtkBuilder does. */
      assert_pseudo (g_dgettext (FH_GETTEXT_DOMAIN, "joker"));
      fh_language_set_code (language, "en");
      g_assert_cmpstr (fh_words_card (FH_JOKER), ==, "joker");
      g_assert_cmpstr (g_dgettext (FH_GETTEXT_DOMAIN, "joker"), ==, "joker");
    }
  g_assert_cmpuint (n_changed, ==, 6);
  fh_language_set_code (language, "en");
  g_assert_cmpuint (n_changed, ==, 6);
  fh_language_set_code (language, NULL);
  g_assert_cmpstr (fh_language_get_code (language), ==, "");
  g_assert_cmpstr (fh_words_card (FH_JOKER), ==, "joker");
  tag = fh_language_dup_tag (language);
  g_assert_cmpstr (tag, ==, "en");
  g_signal_handlers_disconnect_by_func (language, changed_cb, NULL);
}

/* The names behind "the" are those of the same cards, and have translations of their own. */
static void
test_card_names (void)
{
  FhLanguage *language = fh_language_get ();

  fh_language_set_code (language, "en");
  for (FhCard card = 0; card < FH_N_CARDS; card++)
    g_assert_cmpstr (fh_words_the_card (card), ==, fh_words_card (card));
  fh_language_set_code (language, "en_XA");
  for (FhCard card = 0; card < FH_N_CARDS; card++)
    assert_pseudo (fh_words_the_card (card));
  fh_language_set_code (language, "");
}

/* Who shows pages of the help keeps them until it shows others, although they have been read again
 * in another language. */
static void
test_help (void)
{
  FhLanguage *language = fh_language_get ();
  g_autoptr (FhHelpLibrary) kept = fh_help_library_ref (fh_help_library_get_shared ());

  g_assert_true (fh_help_library_get_shared () == kept);
  fh_language_set_code (language, "en_XA");
  g_assert_true (fh_help_library_get_shared () != kept);
  g_assert_null (fh_help_library_get (kept, "no-such-page"));
  fh_language_set_code (language, "");
}

static void
told_cb (FhTutor *tutor, guint parts, guint *n_told)
{
  ++*n_told;
}

/* A hint that is open stays open and speaks the new language; nothing is thought anew for that. */
static void
test_hint (void)
{
  FhLanguage *language = fh_language_get ();
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 62, "steady", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (quick_judged (game));
  g_autofree char *english = NULL;
  FhAction before, after;
  guint n_told = 0;

  fh_game_start (game, NULL);
  model_game_run (game);
  for (int step = 1; step <= 2; step++)
    {
      fh_tutor_ask_hint (tutor);
      await (fh_tutor_get_hint_step (tutor) == step);
    }
  english = g_strdup (fh_tutor_get_hint (tutor));
  g_assert_true (fh_tutor_get_hint_action (tutor, &before));
  g_signal_connect (tutor, "changed", G_CALLBACK (told_cb), &n_told);

  fh_language_set_code (language, "en_XA");
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_false (fh_tutor_is_busy (tutor));
  g_assert_cmpint (fh_tutor_get_hint_step (tutor), ==, 2);
  assert_pseudo (fh_tutor_get_hint (tutor));
  g_assert_true (fh_tutor_get_hint_action (tutor, &after));
  g_assert_true (fh_action_equal (&before, &after));
  fh_language_set_code (language, "");
  g_assert_cmpstr (fh_tutor_get_hint (tutor), ==, english);
  fh_tutor_set_game (tutor, NULL);
}

/* What can be chosen, by the names that speakers use, and what no catalogue fits. */
static void
test_list (void)
{
  FhLanguage *language = fh_language_get ();
  g_auto (GStrv) codes = fh_language_list (language);
  g_autofree char *tag = NULL;

  g_assert_true (g_strv_contains ((const char *const *) codes, "en"));
  g_assert_true (g_strv_contains ((const char *const *) codes, "en_XA"));
  g_assert_cmpstr (fh_language_own_name ("fr_CA"), ==, "Français (Canada)");
  g_assert_cmpstr (fh_language_own_name ("xx"), ==, "xx");

  fh_language_set_code (language, "en_XA");
  tag = fh_language_dup_tag (language);
  g_assert_cmpstr (tag, ==, "en-xa");
  g_assert_false (fh_language_is_rtl (language));
  /* No catalogue: English is spoken, and English is what is said. */
  fh_language_set_code (language, "ar_EG");
  g_assert_false (fh_language_is_rtl (language));
  g_assert_cmpstr (fh_words_card (FH_JOKER), ==, "joker");
  /* A settings file may hold anything. */
  fh_language_set_code (language, "../../etc:x=1");
  g_assert_cmpstr (fh_language_get_code (language), ==, "");
  fh_language_set_code (language, "");
}

/* Who asks for a language that is not there hears its nearest relative; English of no country is
 * that of the table. */
static void
test_relatives (void)
{
  static const struct
  {
    const char *wanted, *region, *spoken;
  } rows[] = {
    { "nl_BE", NULL, "nl" },    { "fr_BE", NULL, "fr" },    { "fr_CA", "US", "fr" },
    { "pt", NULL, "pt-br" },    { "pt_PT", NULL, "pt-br" }, { "nb", "AU", "en" },
    { "en", NULL, "en" },       { "en", "AU", "en-au" },    { "en", "US", "en-us" },
    { "en_AU", "US", "en-au" }, { "en_GB", "US", "en-us" }, { "en_XA", "US", "en-xa" },
    { "en", "NZ", "en" },
  };
  FhLanguage *language = fh_language_get ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gboolean is_pseudo = !g_str_equal (rows[i].spoken, "en");
      g_autofree char *tag = NULL;

      fh_language_set_code (language, rows[i].wanted);
      fh_language_set_region (language, rows[i].region);
      tag = fh_language_dup_tag (language);
      g_assert_cmpstr (tag, ==, rows[i].spoken);
      g_assert_cmpint (fh_words_card (FH_JOKER)[0] == '[', ==, is_pseudo);
    }

  /* Only who speaks as at the table hears of another one. */
  fh_language_set_code (language, "nl");
  g_assert_false (fh_language_set_region (language, "NZ"));
  fh_language_set_code (language, "en");
  g_assert_true (fh_language_set_region (language, "AU"));
  g_assert_false (fh_language_set_region (language, "AU"));
  fh_language_set_region (language, NULL);
  fh_language_set_code (language, "");
}

/* The direction follows the catalogue. */
static void
test_rtl (void)
{
  FhLanguage *language = fh_language_get ();

  fh_language_set_code (language, "he_IL");
  g_assert_true (fh_language_is_rtl (language));
  fh_language_set_code (language, "en");
  g_assert_false (fh_language_is_rtl (language));
  fh_language_set_code (language, "");
}

/* A name turns nothing round, whichever way it and the language are written; what joins emoji and
 * what stands for nothing seen otherwise stays. */
static void
test_isolate (void)
{
  static const struct
  {
    const char *name, *in_english, *in_hebrew, *letters;
  } rows[] = {
    { "Ann", "Ann", "\u200f\u2068Ann\u2069", "Ann" },
    { "Ann (2)", "Ann (2)", "\u200f\u2068Ann (2)\u2069", "Ann (2)" },
    { "\u202eevil", "evil", "\u200f\u2068evil\u2069", "evil" },
    { "\u2066a\u202bb\u2069\u2069", "ab", "\u200f\u2068ab\u2069", "ab" },
    { "مرحبا", "\u200e\u2068مرحبا\u2069", "مرحبا", "مرحبا" },
    { "שלום 2", "\u200e\u2068שלום 2\u2069", "\u200f\u2068שלום 2\u2069", "שלום 2" },
    { "Ann مرحبا", "\u200e\u2068Ann مرحبا\u2069", "\u200f\u2068Ann مرحبا\u2069", "Ann مرحبا" },
    { "a\u2029b\nc", "a b c", "\u200f\u2068a b c\u2069", "a b c" },
    { "👩\u200d🚀", "👩\u200d🚀", "\u200f\u2068👩\u200d🚀\u2069", "👩\u200d🚀" },
    { "a\xff", "a\ufffd", "\u200f\u2068a\ufffd\u2069", "a\ufffd" },
    { "\u202e", "", "", "" },
  };
  FhLanguage *language = fh_language_get ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int is_hebrew = 0; is_hebrew <= 1; is_hebrew++)
      {
        FhSeating seating = { 0 };
        FhScene scene = { .seating = &seating, .person = -1 };
        const char *expected = is_hebrew ? rows[i].in_hebrew : rows[i].in_english;
        g_autofree char *isolated = NULL;
        g_autofree char *letters = NULL;
        g_autofree char *said = NULL;

        fh_language_set_code (language, is_hebrew ? "he" : "en");
        isolated = fh_isolate (rows[i].name);
        g_assert_cmpstr (isolated, ==, expected);
        letters = fh_isolate_letters (isolated);
        g_assert_cmpstr (letters, ==, rows[i].letters);
        /* Who has a name of nothing but such signs has none. */
        g_strlcpy (seating.seats[0].name, rows[i].name, sizeof seating.seats[0].name);
        said = fh_sentence_seat (&scene, 0);
        if (*expected != '\0')
          g_assert_cmpstr (said, ==, expected);
        else
          g_assert_cmpstr (said, !=, "");
      }
  fh_language_set_code (language, "");
}

/* Days have the words of the language that is spoken, whatever the locale is. */
static void
test_days (void)
{
  static const struct
  {
    const char *code, *day, *month;
  } rows[] = {
    { "en", "30 November", "November" },
    { "he", "30 נובמבר", "נובמבר" },
    /* There is no catalogue for it. */
    { "pl", "30 November", "November" },
  };
  FhLanguage *language = fh_language_get ();
  g_autoptr (GDateTime) day = g_date_time_new_utc (2026, 11, 30, 12, 0, 0);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *date = NULL, *month = NULL;

      fh_language_set_code (language, rows[i].code);
      if (i == 1
          && g_str_equal (g_dpgettext2 ("glib20", "full month name", "November"), "November"))
        {
          g_test_message ("GLib is not translated into %s here", rows[i].code);
          continue;
        }
      date = fh_words_day (day, "%-d %B");
      month = fh_words_day (day, "%OB");
      g_assert_cmpstr (date, ==, rows[i].day);
      g_assert_cmpstr (month, ==, rows[i].month);
    }
  fh_language_set_code (language, "");
}

/* Each line of a text is a sentence. */
static void
assert_pseudo_lines (char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_true (g_utf8_validate (text, -1, NULL));
  for (guint i = 0; lines[i] != NULL; i++)
    if (text[0] != '\0')
      assert_pseudo (lines[i]);
  g_free (text);
}

static void
check_sentences (FhGame *game, const FhAction *action)
{
  FhScene scene = fh_game_get_scene (game);
  const FhTable *table = scene.table;

  assert_pseudo_lines (fh_sentence_turn (&scene));
  assert_pseudo_lines (fh_sentence_trick (&scene));
  assert_pseudo_lines (fh_sentence_trick_brief (&scene));
  assert_pseudo_lines (fh_sentence_trick_cards (&scene, FALSE));
  assert_pseudo_lines (fh_sentence_trick_cards (&scene, TRUE));
  assert_pseudo_lines (fh_sentence_contract (&scene));
  assert_pseudo_lines (fh_sentence_contract_short (&scene));
  assert_pseudo_lines (fh_sentence_tricks (&scene));
  assert_pseudo_lines (fh_sentence_score (&scene));
  assert_pseudo_lines (fh_sentence_deal_result (&scene));
  assert_pseudo_lines (fh_sentence_game_result (&scene));
  assert_pseudo_lines (fh_sentence_title (&scene));
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      assert_pseudo_lines (fh_sentence_seat (&scene, seat));
      assert_pseudo_lines (fh_sentence_role (&scene, seat));
    }
  for (int side = 0; side < table->rules.n_sides; side++)
    {
      assert_pseudo_lines (fh_sentence_side (&scene, side, TRUE));
      assert_pseudo_lines (fh_sentence_side (&scene, side, FALSE));
    }
  assert_pseudo_lines (fh_sentence_action (&scene, action));
  assert_pseudo_lines (fh_sentence_action_brief (&scene, action));
}

static void
tutor_changed_cb (FhTutor *tutor)
{
  FhScene scene;

  /* It is going. */
  if (fh_tutor_get_game (tutor) == NULL)
    return;
  scene = fh_game_get_scene (fh_tutor_get_game (tutor));
  assert_pseudo_lines (g_strdup (fh_tutor_get_words (tutor)->heading));
  assert_pseudo_lines (g_strdup (fh_tutor_get_words (tutor)->text));
  for (guint i = 0; i < fh_tutor_get_words (tutor)->cards->len; i++)
    {
      const FhTutorCard *card = g_ptr_array_index (fh_tutor_get_words (tutor)->cards, i);

      assert_pseudo_lines (g_strdup (card->sentence));
    }
  for (guint i = 0; i < fh_tutor_get_words (tutor)->ladder->len; i++)
    {
      const FhTutorRung *rung = g_ptr_array_index (fh_tutor_get_words (tutor)->ladder, i);

      assert_pseudo_lines (g_strdup (rung->name));
      assert_pseudo_lines (g_strdup (rung->sentence));
    }
  for (guint i = 0; i < fh_tutor_get_words (tutor)->calls->len; i++)
    {
      const FhTutorCall *call = g_ptr_array_index (fh_tutor_get_words (tutor)->calls, i);

      assert_pseudo_lines (g_strdup (call->sentence));
    }
  for (guint i = 0; i < fh_tutor_get_words (tutor)->more->len; i++)
    {
      const FhSaid *remark = g_ptr_array_index (fh_tutor_get_words (tutor)->more, i);

      assert_pseudo_lines (g_strdup (remark->text));
    }
  for (int seat = 0; seat < scene.table->rules.n_seats; seat++)
    {
      FhGame *game = fh_tutor_get_game (tutor);
      g_autoptr (FhAnswer) answer = NULL;
      guint index;

      /* What the person did is judged anew, which takes its time: now and then. */
      if (!fh_game_find_last (game, seat, FH_CARD_NONE, &index)
          || (seat == scene.person && fh_game_get_n_actions (game) % 16 != 0))
        continue;
      answer = fh_answer_new (game, index);
      model_answer_wait (answer);
      assert_pseudo_lines (fh_answer_dup_spoken (answer));
    }
}

/* Each motive has a sentence of its own, a nudge, and what belongs to it. */
static void
test_reasons (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 41, "bold", TRUE);
  g_autoptr (GHashTable) sentences = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  FhScene scene = fh_game_get_scene (game);

  fh_language_set_code (fh_language_get (), "en_XA");
  for (int motive = FH_MOTIVE_ONLY_CHOICE; motive < FH_N_MOTIVES; motive++)
    {
      FhReason reason = fh_motive_reason ((FhMotive) motive);

      /* With nothing beside it, and with everything. */
      for (int full = 0; full < 2; full++)
        {
          char *sentence;

          if (full)
            {
              reason.card = FH_CARD (FH_HEARTS, FH_KING);
              reason.seat = 2;
              reason.suit = FH_CLUBS;
              reason.chance = 66;
              reason.needed = 70;
              reason.number = 3;
              reason.partner = TRUE;
            }
          sentence = fh_sentence_reason (&scene, &reason);
          assert_pseudo_lines (g_strdup (sentence));
          if (full)
            {
              char *numbers = fh_sentence_reason_numbers (&scene, &reason);

              if (g_hash_table_contains (sentences, sentence))
                g_error ("Two motives say “%s”", sentence);
              g_hash_table_add (sentences, g_strdup (sentence));
              if (numbers != NULL)
                assert_pseudo_lines (numbers);
            }
          g_free (sentence);
          for (int kind = 0; kind < FH_N_ACTIONS; kind++)
            {
              FhAction action = { .kind = (guint8) kind, .call = full ? FH_MISERE : FH_PASS };

              assert_pseudo (fh_sentence_nudge (scene.table, &action, &reason, full));
            }
        }
    }
  fh_language_set_code (fh_language_get (), "");
}

static void
action_done_cb (FhGame *game, const FhAction *action, gpointer data)
{
  check_sentences (game, action);
}

/* Who sits at a table stays who he is, whatever is spoken, and when the game is kept and comes
 * back. */
static void
test_people (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 41, "bold", TRUE);
  g_autofree char *extras = fh_game_dup_extras (game);
  FhScene scene = fh_game_get_scene (game);
  const char *faces[4] = { NULL };

  for (int seat = 1; seat < 4; seat++)
    faces[seat] = fh_scene_face (&scene, seat);
  fh_language_set_code (fh_language_get (), "en_XA");
  for (int seat = 1; seat < 4; seat++)
    {
      g_autofree char *name = fh_sentence_seat (&scene, seat);
      g_autofree char *note = g_strdup_printf ("called=%s\n", name);

      g_assert_cmpint (name[0], !=, '[');
      g_assert_nonnull (strstr (extras, note));
      g_assert_cmpstr (fh_scene_face (&scene, seat), ==, faces[seat]);
    }
  fh_language_set_code (fh_language_get (), "");
}

/* In the middle of every game of every table no sentence is left in English. */
static void
test_all_translated (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = NULL;
  g_autoptr (FhTutor) tutor = NULL;
  FhRules rules;

  fh_language_set_code (fh_language_get (), "en_XA");
  game = model_game_new (preset, 41, "bold", TRUE);
  tutor = fh_tutor_new (quick_judged (game));
  g_signal_connect (tutor, "changed", G_CALLBACK (tutor_changed_cb), NULL);
  g_signal_connect (game, "action-done", G_CALLBACK (action_done_cb), NULL);
  fh_game_start (game, NULL);
  model_game_play (game, 400);

  fh_rules_init (&rules, preset);
  assert_pseudo (fh_sentence_preset (preset));
  assert_pseudo (fh_sentence_preset_about (preset));
  for (int i = 0; i < fh_n_options (); i++)
    {
      int min, max;

      assert_pseudo (fh_sentence_option (i));
      assert_pseudo (fh_sentence_option_about (i));
      g_assert_cmpstr (fh_sentence_option_help (i), !=, "index");
      if (!fh_option_applies (&rules, i) || fh_option_range (&rules, i, &min, &max))
        continue;
      for (int n = 0; fh_option_value (&rules, i, n) != NULL; n++)
        {
          const char *value = fh_option_value (&rules, i, n);
          g_autofree char *name = fh_sentence_option_value (i, value);

          /* Numbers of points are numbers in every language. */
          if (!g_ascii_isdigit (value[0]) || g_str_equal (fh_option_name (i), "batches"))
            assert_pseudo (name);
        }
    }
  g_clear_object (&tutor);
  fh_language_set_code (fh_language_get (), "");
}

/* The tutor and the title speak the new language at once. */
static void
test_follows (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 41, "bold", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (quick_judged (game));
  g_autofree char *title = NULL;

  fh_game_start (game, NULL);
  model_game_play (game, 10);
  g_assert_cmpint (fh_tutor_get_words (tutor)->heading[0], !=, '[');
  fh_language_set_code (fh_language_get (), "en_XA");
  assert_pseudo (fh_tutor_get_words (tutor)->heading);
  title = fh_game_dup_title (game);
  assert_pseudo (title);
  fh_language_set_code (fh_language_get (), "");
  g_assert_cmpint (fh_tutor_get_words (tutor)->heading[0], !=, '[');
}

/* Each card with each role and state. */
static void
test_cards (void)
{
  g_autofree char *text = NULL;

  fh_language_set_code (fh_language_get (), "en_XA");
  FH_FOREACH_CARD (card, ~(FhCardSet) 0)
    for (int trump = -1; trump < FH_N_DENOMINATIONS; trump++)
      for (int state = FH_CARD_PLAIN; state <= FH_CARD_CHOSEN; state++)
        assert_pseudo_lines (fh_sentence_card (card, trump, (FhCardState) state));
  fh_language_set_code (fh_language_get (), "");

  text = fh_sentence_card (FH_CARD (FH_CLUBS, FH_JACK), FH_TRUMP_SPADES, FH_CARD_PLAYABLE);
  g_assert_cmpstr (text, ==, "jack of clubs, left bower, playable");
}

/* The pseudo catalogue is there under these names, too. */
static const char *const pseudo_codes[] = { "en_XA", "en_AU", "en_US", "fr", "nl", "pt_BR" };

/* A folder with the pseudo catalogue, and one for a language that is written from right to left. */
static char *
make_catalogues (void)
{
  char *folder = g_dir_make_tmp ("fh-language-XXXXXX", NULL);
  g_autofree char *hebrew = g_build_filename (folder, "he", "LC_MESSAGES", NULL);
  g_autofree char *empty = g_build_filename (hebrew, FH_GETTEXT_DOMAIN ".mo", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pseudo_codes); i++)
    {
      g_autofree char *pseudo = g_build_filename (folder, pseudo_codes[i], NULL);

      g_assert_cmpint (symlink (FH_BUILD_PSEUDO_DIR "/en_XA", pseudo), ==, 0);
    }
  g_assert_cmpint (g_mkdir_with_parents (hebrew, 0700), ==, 0);
  g_assert_true (g_file_set_contents (empty, "", 0, NULL));
  return folder;
}

static void
remove_catalogues (char *folder)
{
  static const char *const paths[] = { "he/LC_MESSAGES/" FH_GETTEXT_DOMAIN ".mo", "he/LC_MESSAGES",
                                       "he", "" };

  for (guint i = 0; i < G_N_ELEMENTS (pseudo_codes); i++)
    {
      g_autofree char *path = g_build_filename (folder, pseudo_codes[i], NULL);

      g_remove (path);
    }
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *path = g_build_filename (folder, paths[i], NULL);

      g_remove (path);
    }
  g_free (folder);
}

/* With the argument "short" nothing is said at tables. */
int
main (int argc, char **argv)
{
  char *folder;
  gboolean is_short;
  int result;

  g_test_init (&argc, &argv, NULL);
  is_short = argc > 1 && g_str_equal (argv[1], "short");
  folder = make_catalogues ();
  fh_language_setup (FH_GETTEXT_DOMAIN, folder);

  g_test_add_func ("/model/language/days", test_days);
  g_test_add_func ("/model/language/switch", test_switch);
  g_test_add_func ("/model/language/card-names", test_card_names);
  g_test_add_func ("/model/language/help", test_help);
  g_test_add_func ("/model/language/hint", test_hint);
  g_test_add_func ("/model/language/list", test_list);
  g_test_add_func ("/model/language/relatives", test_relatives);
  g_test_add_func ("/model/language/rtl", test_rtl);
  g_test_add_func ("/model/language/isolate", test_isolate);
  g_test_add_func ("/model/language/people", test_people);
  g_test_add_func ("/model/language/follows", test_follows);
  g_test_add_func ("/model/language/cards", test_cards);
  g_test_add_func ("/model/language/reasons", test_reasons);
  for (int preset = 0; preset < FH_N_PRESETS && !is_short; preset++)
    {
      g_autofree char *path =
          g_strdup_printf ("/model/language/all-translated/%s", fh_preset_id ((FhPreset) preset));

      g_test_add_data_func (path, GINT_TO_POINTER (preset), test_all_translated);
    }
  result = g_test_run ();
  remove_catalogues (folder);
  return result;
}
