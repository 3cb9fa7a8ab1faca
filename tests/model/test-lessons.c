/* test-lessons.c: reading lessons, and all lessons of the course.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With the argument "judged" the judge is asked, too, of every lesson.  The examples of the manual
 * are written like lessons, and proved like them.
 */
#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "fh-course.h"
#include "fh-game-comments.h"
#include "fh-game-file.h"
#include "fh-lesson-check.h"
#include "fh-position.h"
#include "fh-reader.h"
#include "fh-whole-deals.h"

/* --- The form --- */

#define BEGIN "<lesson id='a' chapter='tricks'>\n<title>T</title>\n"
#define HANDS                                                                                      \
  "<position>\n"                                                                                   \
  "rules australian-4\n"                                                                           \
  "deal 1\n"                                                                                       \
  "hand 0 JC AS 10S 7D 8D KH 9H 6C 5C 4H\n"                                                        \
  "hand 1 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\n"                                                         \
  "hand 2 AC KC ?? ?? ?? ?? ?? ?? ?? ??\n"                                                         \
  "hand 3 7C ?? ?? ?? ?? ?? ?? ?? ?? ??\n"                                                         \
  "kitty ?? ?? ??\n"                                                                               \
  "bid 2 7S\nbid 3 PASS\nbid 0 PASS\nbid 1 PASS\n"                                                 \
  "discard 2 ?? ?? ??\n"                                                                           \
  "play 2 AC\nplay 3 7C\n"
#define POSITION HANDS "</position>\n"
#define STEP     BEGIN "<step id='s'>\n<say>S.</say>\n" POSITION "<ask>A?</ask>\n"
#define END      "</step>\n</lesson>\n"
#define RIGHT    "<choice do='play 5C 6C' right='yes' claim='wins'><answer>R.</answer></choice>\n"

static const struct
{
  const char *name;
  const char *xml;
  const char *message; /* how it begins, behind "a.xml:" */
} refused[] = {
  { "empty", "", "1: " },
  { "no-xml", "lesson", "1: " },
  { "other-root", "<page id='a'/>", "1: <page> cannot stand here" },
  { "unclosed", BEGIN, "3: " },
  { "no-chapter", "<lesson id='a'>", "1: the attribute “chapter”" },
  { "bad-id", "<lesson id='A b' chapter='tricks'>", "1: the attribute “id”" },
  { "unknown-attribute", "<lesson id='a' chapter='tricks' hour='1'>",
    "1: <lesson> has no attribute" },
  { "no-such-table", "<lesson id='a' chapter='tricks' tables='australian-4 french'>",
    "1: no table is “french”" },
  { "no-such-option", "<lesson id='a' chapter='tricks' tables='misere=perhaps'>",
    "1: no table is “misere=perhaps”" },
  { "no-so-many", "<lesson id='a' chapter='tricks' tables='7'>", "1: no table is “7”" },
  { "empty-tables", "<lesson id='a' chapter='tricks' tables=''>", "1: no table is “”" },
  { "step-no-such-table", BEGIN "<step id='s' tables='bog=maybe'>", "3: no table is “bog=maybe”" },
  { "shows-what", "<lesson id='a' chapter='tricks' shows='kitty'>", "1: “shows” cannot be" },
  { "unknown-element", BEGIN "<page/></lesson>", "3: <page> cannot stand here" },
  { "misplaced", BEGIN "<ask>A?</ask></lesson>", "3: <ask> cannot stand here" },
  { "text", BEGIN "text</lesson>", "3: no text can stand here" },
  { "two-titles", BEGIN "<title>U</title></lesson>", "3: this stands here twice" },
  { "no-steps", BEGIN "</lesson>", "3: the lesson has no steps" },
  { "two-lessons", BEGIN "<step id='s'><say>S.</say></step></lesson><lesson id='b' chapter='c'/>",
    "3: " },
  { "same-step", BEGIN "<step id='s'><say>S.</say></step>\n<step id='s'/></lesson>",
    "4: another step is called “s”" },
  { "silent-step", BEGIN "<step id='s'></step></lesson>", "3: this step says nothing" },
  { "no-position", BEGIN "<step id='s'><ask>A?</ask>\n" RIGHT "</step></lesson>",
    "5: this step needs a position" },
  { "no-question", BEGIN "<step id='s'>" POSITION RIGHT "</step></lesson>",
    "20: this step does not ask" },
  { "no-such-preset", BEGIN "<step id='s'><say>S.</say>\n<position>\nrules x\n</position></step>",
    "5: rules x: " },
  { "no-such-card",
    BEGIN "<step id='s'><say>S.</say>\n<position>\nrules american-4\ndeal 0\nhand 0 XX"
          "\n</position></step>",
    "7: hand 0 XX: “XX” is not a card" },
  { "play-refused", BEGIN "<step id='s'><say>S.</say>\n" HANDS "play 0 JC\n</position></step>",
    "19: play 0 JC: " },
  { "not-his-turn",
    BEGIN "<step id='s'><ask>A?</ask>\n" HANDS "play 0 5C\n</position>" RIGHT "</step></lesson>",
    "4: it is not the turn of seat 0" },
  { "hand-unknown",
    BEGIN "<step id='s'><ask>A?</ask>\n<position seat='1'>\nrules american-4\ndeal 0\n"
          "hand 0 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\nhand 1 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\n"
          "hand 2 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\nhand 3 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\n"
          "kitty ?? ?? ??\n</position></step></lesson>",
    "1" },
  { "two-positions", BEGIN "<step id='s'><ask>A?</ask>\n" POSITION POSITION, "20: a step has one" },
  { "no-do", STEP "<choice right='yes'>", "22: a choice says by “do”" },
  { "empty-do", STEP "<choice do='play'><answer>R.</answer></choice>" END,
    "22: it says what is done" },
  { "do-no-card", STEP "<choice do='play XX'><answer>R.</answer></choice>" END,
    "22: “XX” is not a card" },
  { "do-no-call", STEP "<choice do='bid 5S'><answer>R.</answer></choice>" END,
    "22: “5S” is not a call" },
  { "no-answer", STEP "<choice do='play 5C' right='yes'></choice>" END, "22: there is no answer" },
  { "right-maybe", STEP "<choice do='play 5C' right='no'>", "22: the attribute “right”" },
  { "no-claim", STEP "<choice do='play 5C' claim='wins all'>", "22: there is no claim “all”" },
  { "no-until", STEP "<choice do='play 5C' until='11'>", "22: “until” is" },
  { "mixed", STEP RIGHT "<option right='yes'>", "23: a step has choices, or options" },
  { "two-picks",
    STEP "<pick select='trumps'><answer>R.</answer><wrong><answer>W.</answer></wrong>"
         "</pick><pick select='legal'>",
    "22: a step has choices, or options" },
  { "no-select", STEP "<pick>", "22: a pick has either" },
  { "no-such-select", STEP "<pick select='x'><answer>R.</answer></pick>" END,
    "22: no cards are called “x”" },
  { "empty-pick",
    STEP "<pick cards=''><answer>R.</answer><wrong><answer>W.</answer></wrong></pick>" END,
    "22: “” is not a card" },
  { "option-no-card", STEP "<option cards='5C XX'>", "22: “XX” is not a card" },
  { "empty-wrong",
    STEP "<pick select='legal'><answer>R.</answer>"
         "<wrong card=''><answer>W.</answer></wrong></pick>" END "<lesson/>",
    "22: “” is not a card" },
  { "not-in-hand", STEP "<pick cards='JO'><answer>R.</answer></pick>" END,
    "22: these cards are not" },
  { "no-last-wrong", STEP "<pick cards='JC'><answer>R.</answer></pick>" END,
    "22: the last <wrong>" },
  { "no-label", STEP "<option><answer>R.</answer></option>" END, "22: an option has a label" },
  { "some-drawn",
    STEP "<option cards='5C'><label>L.</label><answer>R.</answer></option>\n"
         "<option><label>M.</label><answer>W.</answer></option>" END,
    "23: all options have “cards”" },
  { "then-nonsense",
    STEP "<choice do='play 5C'><answer>R.</answer><then>\nplay 1 XX</then></choice>" END,
    "23: play 1 XX: " },
  { "wrong-layout", STEP RIGHT "<layout>\nhand 1 AS\n</layout>" END, "9: the layout does not fit" },
};

static void
test_refused (gconstpointer data)
{
  const typeof (refused[0]) *row = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (FhLesson) lesson = fh_lesson_parse (row->xml, -1, "a.xml", &error);
  g_autofree char *begin = g_strconcat ("a.xml:", row->message, NULL);

  g_assert_null (lesson);
  g_assert_nonnull (error);
  if (!g_str_has_prefix (error->message, begin))
    g_test_fail_printf ("“%s”, not “%s”", error->message, begin);
}

static FhLesson *
parse (const char *xml)
{
  g_autoptr (GError) error = NULL;
  FhLesson *lesson = fh_lesson_parse (xml, -1, "a.xml", &error);

  g_assert_no_error (error);
  return lesson;
}

/* What the check finds in lessons that can be read. */
static const struct
{
  const char *name;
  const char *choices;
  const char *message; /* part of one */
} found[] = {
  { "no-answer-to-a-card", "<choice do='play 5C' right='yes'><answer>R.</answer></choice>",
    "“play 0 6C” is possible and has no answer" },
  { "nothing-right", "<choice do='play 5C 6C' claim='wins'><answer>R.</answer></choice>",
    "no choice is right" },
  { "same-words", RIGHT "<choice do='play JC' claim='refused'><answer>R.</answer></choice>",
    "this answer is the same as that of line 22" },
  { "never", RIGHT "<choice do='play JO'><answer>W.</answer></choice>",
    "nothing that can be done here gets this answer" },
  { "right-and-refused", "<choice do='play JC' right='yes'><answer>R.</answer></choice>",
    "the rules refuse what is right" },
  { "no-cost",
    "<choice do='play 5C' right='yes'><answer>R.</answer></choice>"
    "<choice do='play 6C'><answer>W.</answer></choice>",
    "a wrong choice claims what it costs" },
  { "card-left-to-others",
    "<choice do='play 5C' right='yes'><answer>R.</answer></choice>"
    "<choice do='others'><answer>W.</answer></choice>",
    "a card that may be played needs an answer of its own" },
  { "others-first", "<choice do='others'><answer>W.</answer></choice>" RIGHT,
    "“others” is the last choice" },
  { "cards-missing", RIGHT, "cards are still to be found" },
};

static void
test_found (gconstpointer data)
{
  const typeof (found[0]) *row = data;
  g_autofree char *xml = g_strconcat (STEP, row->choices, END, NULL);
  g_autoptr (FhLesson) lesson = parse (xml);
  g_autoptr (GPtrArray) wrong = fh_lesson_check (lesson, FALSE);

  for (guint i = 0; i < wrong->len; i++)
    if (strstr (wrong->pdata[i], row->message) != NULL)
      return;
  g_test_fail_printf ("“%s” was not found", row->message);
}

/* --- Finding --- */

/* A layout makes true what is claimed, and nothing else in the file changes. */
static void
test_find (void)
{
  /* Only where the opponent who plays last has no club and a trump is the trick lost. */
  static const char *const xml =
      STEP "<choice do='play 5C 6C' right='yes' claim='loses-trick winner:1'>"
           "<answer>R.</answer></choice>\n<!-- <layout> -->\n  " END;
  g_autoptr (FhLesson) lesson = parse (xml), filled = NULL;
  g_autoptr (FhGame) game = NULL, fresh = NULL;
  g_autofree char *text = NULL;
  g_autofree char *with = NULL, *without = NULL, *again = NULL;
  const char *comment = "\n<!-- <layout> -->\n  ";
  FhLessonFound here;

  g_assert_null (fh_lesson_step_new_game (fh_lesson_get_step (lesson, 0)));
  fh_lesson_step_find (lesson, fh_lesson_get_step (lesson, 0), 3000, 1, &here);
  g_assert_nonnull (here.layout);
  with = fh_lesson_write_layout (xml, 0, here.layout);
  g_assert_nonnull (strstr (with, comment));
  filled = parse (with);
  g_assert_true (fh_lesson_step_holds (fh_lesson_get_step (filled, 0)));
  game = fh_lesson_step_new_game (fh_lesson_get_step (filled, 0));
  g_assert_nonnull (game);
  /* What becomes of it does not come back to the lesson. */
  fh_game_set_comment (game, 0, FALSE, "Mine");
  fresh = fh_lesson_step_new_game (fh_lesson_get_step (filled, 0));
  text = fh_game_dup_text (fresh);
  g_assert_null (strstr (text, "Mine"));
  /* Written again it is the same; and taken out. */
  again = fh_lesson_write_layout (with, 0, here.layout);
  g_assert_cmpstr (again, ==, with);
  without = fh_lesson_strip_layouts (with);
  g_assert_null (strstr (without, "<layout>\n"));
  g_assert_cmpuint (strlen (without), <=, strlen (xml) + 6);
  fh_lesson_found_clear (&here);
}

static void
test_find_nothing (void)
{
  g_autoptr (FhLesson) lesson = parse (
      STEP "<choice do='play 5C 6C' right='yes' claim='winner:0'><answer>R.</answer></choice>" END);
  FhLessonFound here;

  fh_lesson_step_find (lesson, fh_lesson_get_step (lesson, 0), 60, 1, &here);
  g_assert_null (here.layout);
  g_assert_cmpuint (here.n_tried, ==, 60);
  g_assert_nonnull (strstr (here.never, "winner:0"));
  fh_lesson_found_clear (&here);
}

/* --- The course --- */

/* Nobody finds the right option by where it stands, and numbers go up. */
static void
test_options_order (void)
{
  const FhCourse *course = fh_course_get ();
  guint n = 0, n_right[6] = { 0 };

  for (guint c = 0; c < fh_course_n_chapters (course); c++)
    for (guint l = 0; l < fh_course_n_lessons (course, c); l++)
      {
        const FhLesson *lesson = fh_course_get_lesson (course, c, l);

        for (guint s = 0; s < fh_lesson_n_steps (lesson); s++)
          {
            const FhLessonStep *step = fh_lesson_get_step (lesson, s);
            gint64 last = -1;

            for (guint o = 0; o < fh_lesson_step_n_options (step); o++)
              {
                const char *label = fh_lesson_step_get_option (step, o);
                gint64 number = g_ascii_isdigit (label[0]) ? g_ascii_strtoll (label, NULL, 10) : 0;

                g_assert_true (number == 0 || number >= last);
                last = number;
                n_right[o] += fh_lesson_answer_is_right (fh_lesson_step_answer_option (step, o));
              }
            n += fh_lesson_step_n_options (step) > 0;
          }
      }
  g_assert_cmpuint (n, >, 50);
  for (guint o = 0; o < 3; o++)
    {
      g_assert_cmpuint (n_right[o], >, n / 8);
      g_assert_cmpuint (n_right[o], <, n / 2);
    }
}

static void
test_chapters (void)
{
  const FhCourse *course = fh_course_get ();
  guint n = 0;

  g_assert_cmpuint (fh_course_n_chapters (course), >=, 17);
  for (guint i = 0; i < fh_course_n_chapters (course); i++)
    {
      g_assert_cmpstr (fh_course_get_chapter_title (course, i), !=, "");
      g_assert_cmpstr (fh_course_get_chapter_about (course, i), !=, "");
      n += fh_course_n_lessons (course, i);
    }
  g_assert_cmpuint (n, ==, fh_course_n_lessons (course, G_MAXUINT));
  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      FhLesson *lesson = fh_course_get_lesson (course, G_MAXUINT, i);
      g_assert_true (fh_course_find_lesson (course, fh_lesson_get_id (lesson)) == lesson);
    }
  g_assert_null (fh_course_find_lesson (course, "no such lesson"));
}

/* The first lesson takes a minute, begins with a hand on the table, and shows cards alone. */
static void
test_first (void)
{
  const FhLesson *lesson = fh_course_get_lesson (fh_course_get (), G_MAXUINT, 0);

  g_assert_cmpstr (fh_lesson_get_id (lesson), ==, "cards");
  g_assert_cmpuint (fh_lesson_get_minutes (lesson), ==, 1);
  g_assert_cmpint (fh_lesson_get_extent (lesson), ==, FH_EXTENT_CARDS);
  /* The second one has its table from the beginning, too. */
  for (guint l = 0; l < 2; l++)
    g_assert_nonnull (fh_lesson_step_get_rules (
        fh_lesson_get_step (fh_course_get_lesson (fh_course_get (), G_MAXUINT, l), 0)));
}

/* Somebody calls for the first time within five lessons, and plays a whole game and a whole deal
 * after that. */
static void
test_beginning (void)
{
  const FhCourse *course = fh_course_get ();
  guint first_call = G_MAXUINT, game = G_MAXUINT, deal = G_MAXUINT;

  for (guint l = 0; l < fh_course_n_lessons (course, G_MAXUINT); l++)
    {
      const FhLesson *lesson = fh_course_get_lesson (course, G_MAXUINT, l);
      int ended = fh_course_find_end (course, lesson);
      FhAction action;

      for (guint s = 0; s < fh_lesson_n_steps (lesson); s++)
        if (fh_lesson_step_get_right_action (fh_lesson_get_step (lesson, s), &action)
            && action.kind == FH_ACTION_BID)
          first_call = MIN (first_call, l);
      if (ended >= 0 && fh_course_chapter_has_game (course, (guint) ended))
        game = MIN (game, l);
      if (ended >= 0 && fh_course_get_chapter_deals (course, (guint) ended) != NULL)
        deal = MIN (deal, l);
    }
  /* Beside the first one, which takes a minute. */
  g_assert_cmpuint (first_call, <, 6);
  g_assert_cmpuint (game, >=, first_call);
  g_assert_cmpuint (game, <, 8);
  g_assert_cmpuint (deal, ==, game);
}

/* Each chapter that whole deals come after has some, which come one after the other as they are
 * solved. */
static void
test_deals (void)
{
  g_autofree char *directory = g_dir_make_tmp ("lessons-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "statistics.sqlite", NULL);
  FhStore *store = fh_store_new (path);
  FhProgress *progress = fh_progress_new (store);
  const FhCourse *course = fh_course_get ();
  guint n = 0;

  await (fh_key_table_is_read (FH_KEY_TABLE (progress)));
  for (guint chapter = 0; chapter < fh_course_n_chapters (course); chapter++)
    {
      const char *themes = fh_course_get_chapter_deals (course, chapter);
      const FhWholeDeal *first, *second;

      if (themes == NULL)
        continue;
      n++;
      g_test_message ("%s", themes);
      g_assert_cmpuint (fh_course_n_lessons (course, chapter), >, 0);
      first = fh_whole_deals_find_theme (themes, progress);
      g_assert_nonnull (first);
      fh_progress_set_done (progress, fh_whole_deal_get_id (first));
      second = fh_whole_deals_find_theme (themes, progress);
      g_assert_nonnull (second);
      g_assert_true (second != first);
      fh_progress_reset (progress);
    }
  g_assert_cmpuint (n, >=, 8);
  g_assert_null (fh_whole_deals_find_theme ("none", progress));
  fh_store_flush (store);
  g_object_unref (progress);
  g_object_unref (store);
  g_remove (path);
  g_rmdir (directory);
}

/* Nobody is only asked, three times in a row, in the course of any table, nor in a lesson for
 * another one; and each lesson has something to do, and takes three minutes at most there. */
static void
test_quizzes (gconstpointer data)
{
  const FhCourse *course = fh_course_get ();
  FhRules rules;
  guint n_of_course = 0;

  fh_rules_init (&rules, (FhPreset) GPOINTER_TO_INT (data));
  for (guint l = 0; l < fh_course_n_lessons (course, G_MAXUINT); l++)
    {
      FhLesson *whole = fh_course_get_lesson (course, G_MAXUINT, l);
      g_autoptr (FhLesson) lesson = fh_lesson_get_for (whole, &rules);

      guint n_of_lesson = 0;
      guint *n = fh_lesson_suits (whole, &rules) ? &n_of_course : &n_of_lesson;

      if (fh_lesson_n_decisions (lesson) < 2)
        g_test_fail_printf ("%s: too little to do", fh_lesson_get_id (lesson));
      g_assert_cmpuint (fh_lesson_get_minutes (lesson), >=, 1);
      g_assert_cmpuint (fh_lesson_get_minutes (lesson), <=, 3);
      for (guint s = 0; s < fh_lesson_n_steps (lesson); s++)
        {
          const FhLessonStep *step = fh_lesson_get_step (lesson, s);

          *n = fh_lesson_step_get_kind (step) == FH_STEP_OPTION ? *n + 1 : 0;
          if (*n >= 3)
            g_test_fail_printf ("%s#%s: the third question in a row", fh_lesson_get_id (lesson),
                                fh_lesson_step_get_id (step));
        }
    }
}

/* Where tables differ, each has the step that is about it. */
static const struct
{
  const char *table; /* and perhaps options */
  const char *lesson;
  const char *step;
  gboolean is_there;
} at_tables[] = {
  { "american-4", "joker-no-trump", "american", TRUE },
  { "american-4", "joker-no-trump", "australian", FALSE },
  { "new-zealand-4", "joker-no-trump", "american", TRUE },
  { "australian-4", "joker-no-trump", "american", FALSE },
  { "australian-4", "joker-no-trump", "australian", TRUE },
  { "australian-4 joker-no-trump=void-only", "joker-no-trump", "australian", FALSE },
  { "australian-4", "auction", "out", TRUE },
  { "midwest-4", "auction", "out", FALSE },
  { "midwest-4", "auction", "back", TRUE },
  { "american-4", "auction", "back", FALSE },
  { "classic-3", "auction", "round", TRUE },
  { "american-3", "auction", "round", FALSE },
  { "new-zealand-4", "auction", "out", FALSE },
  { "new-zealand-4", "auction", "raised", TRUE },
  { "australian-4", "auction", "raised", FALSE },
  { "new-zealand-4", "auction", "thrown", TRUE },
  { "midwest-4", "auction", "thrown", FALSE },
  { "new-zealand-4", "joker-no-trump", "shown", TRUE },
  { "australian-4", "joker-no-trump", "shown", FALSE },
  { "american-4", "minus-500", "theirs", TRUE },
  { "new-zealand-4", "minus-500", "theirs", FALSE },
  { "american-2", "house-and-history", "revoke", FALSE },
  { "australian-4", "misere", "discard", TRUE },
  { "australian-4", "misere", "keep", FALSE },
  { "new-zealand-4", "misere", "discard", FALSE },
  { "new-zealand-4", "misere", "keep", TRUE },
  { "new-zealand-4", "misere", "new-zealand", TRUE },
  { "american-4", "misere", NULL, FALSE },
  { "american-4 nullo=on", "misere", "discard", TRUE },
  { "australian-4 misere=off", "break-misere", NULL, FALSE },
  { "american-4", "score", "slam", TRUE },
  { "new-zealand-4", "score", "slam", TRUE },
  { "australian-4", "score", "slam", FALSE },
  { "australian-4", "score", "made", TRUE },
  { "american-4", "minus-500", "both", TRUE },
  { "american-4", "minus-500", "own", FALSE },
  { "new-zealand-4", "minus-500", "own", TRUE },
  { "new-zealand-3", "three-hands", "door", TRUE },
  { "classic-3", "three-hands", "door", FALSE },
  { "classic-3", "three-hands", "tricks", TRUE },
  { "american-4", "three-hands", NULL, FALSE },
  { "american-2-short", "two-hands", "dead", TRUE },
  { "australian-6", "five-and-six", "three", TRUE },
  { "american-4", "midwest", NULL, FALSE },
  { "midwest-4", "midwest", "inkle", TRUE },
};

static void
test_tables (gconstpointer data)
{
  const typeof (at_tables[0]) *row = data;
  FhLesson *whole = fh_course_find_lesson (fh_course_get (), row->lesson);
  g_auto (GStrv) words = g_strsplit (row->table, " ", 2);
  FhRules rules = position_rules (words[0], words[1]);
  g_autoptr (FhLesson) lesson = NULL;
  gboolean is_there = FALSE;

  g_assert_cmpint (fh_lesson_suits (whole, &rules), ==, row->step != NULL);
  lesson = fh_lesson_get_for (whole, &rules);
  g_assert_cmpstr (fh_lesson_get_id (lesson), ==, row->lesson);
  g_assert_cmpuint (fh_lesson_n_steps (lesson), <=, fh_lesson_n_steps (whole));
  /* All of it for who wants to know what others play. */
  if (row->step == NULL)
    g_assert_cmpuint (fh_lesson_n_steps (lesson), ==, fh_lesson_n_steps (whole));
  for (guint s = 0; s < fh_lesson_n_steps (lesson); s++)
    is_there |= g_strcmp0 (fh_lesson_step_get_id (fh_lesson_get_step (lesson, s)), row->step) == 0;
  g_assert_cmpint (is_there, ==, row->is_there);
}

/* Next come only lessons for the table. */
static void
test_following (void)
{
  const FhCourse *course = fh_course_get ();
  FhLesson *lesson = fh_course_find_lesson (course, "discards-tell");
  FhRules rules;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  g_assert_cmpstr (fh_lesson_get_id (fh_course_get_following (course, lesson, &rules)), ==,
                   "misere");
  fh_rules_init (&rules, FH_PRESET_AMERICAN_4);
  g_assert_cmpstr (fh_lesson_get_id (fh_course_get_following (course, lesson, &rules)), ==,
                   "bids-speak");
  lesson = fh_course_find_lesson (course, "slips");
  g_assert_null (fh_course_get_following (course, lesson, &rules));
}

/* What lies on the table has been told of by the end of the lesson at the latest. */
static void
test_shown (void)
{
  static const struct
  {
    const char *word;
    FhExtent extent; /* up to which it is shown */
  } rows[] = {
    { "contract", FH_EXTENT_CONTRACT },
    { "kitty", FH_EXTENT_ALL },
    { "dealer", FH_EXTENT_ALL },
    { "score", FH_EXTENT_ALL },
  };
  const FhCourse *course = fh_course_get ();
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint l = 0; l < fh_course_n_lessons (course, G_MAXUINT); l++)
    {
      const FhLesson *lesson = fh_course_get_lesson (course, G_MAXUINT, l);

      for (guint s = 0; s < fh_lesson_n_steps (lesson); s++)
        g_string_append (told, fh_lesson_step_get_say (fh_lesson_get_step (lesson, s)));
      for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
        if (fh_lesson_get_extent (lesson) <= rows[i].extent
            && strstr (told->str, rows[i].word) == NULL)
          g_test_fail_printf ("%s: nothing was said of the %s", fh_lesson_get_id (lesson),
                              rows[i].word);
    }
}

static gboolean judged;

static void
test_lesson (gconstpointer data)
{
  FhLesson *lesson = (FhLesson *) data;
  g_autoptr (GPtrArray) wrong = fh_lesson_check (lesson, judged);

  for (guint i = 0; i < wrong->len; i++)
    g_test_message ("%s", (const char *) wrong->pdata[i]);
  g_assert_cmpuint (wrong->len, ==, 0);
}

/* An example of the manual: tests/validate/manual.py sees to it that the pages draw its cards. */
static void
test_example (gconstpointer path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhLesson) lesson = fh_lesson_load (path, &error);

  g_assert_no_error (error);
  test_lesson (lesson);
}

/* A deal that the manual tells. */
static void
test_deal (gconstpointer path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  FhRecordError wrong;
  FhRecord *record;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  record = fh_record_read (text, length, &wrong, NULL);
  if (record == NULL)
    g_test_fail_printf ("line %u: %s", wrong.line, wrong.statement);
  else
    fh_record_free (record);
}

static void
add_manual (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "data", "manual", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *test = g_strconcat ("/lessons/manual/", name, NULL);
      char *path = g_build_filename (folder, name, NULL);

      g_test_add_data_func_full (
          test, path, g_str_has_suffix (name, ".xml") ? test_example : test_deal, g_free);
    }
}

/* What happens after a choice happens by the rules, beginning with it; what is refused does not. */
static void
check_script (const FhLessonStep *step, const FhLessonTry *attempt)
{
  g_autoptr (FhGame) game = fh_lesson_step_new_game (step);
  g_autofree char *text = fh_game_dup_text (game);
  FhRecordError error;
  FhRecord *record = fh_record_read (text, strlen (text), &error, NULL);
  FhState state;

  g_assert_nonnull (record);
  fh_record_replay (record, fh_record_n_actions (record), &state);
  fh_record_free (record);
  g_assert_cmpuint (attempt->script->len > 0, ==, attempt->refusal.code == FH_OK);
  for (guint i = 0; i < attempt->script->len; i++)
    {
      const FhAction *action = &g_array_index (attempt->script, FhAction, i);

      if (i == 0)
        g_assert_true (fh_action_equal (action, &attempt->action));
      g_assert_cmpint (fh_state_apply (&state, action).code, ==, FH_OK);
    }
}

static void
try_choices (const FhLessonStep *step)
{
  g_autoptr (GPtrArray) tries = fh_lesson_step_try_all (step);

  for (guint i = 0; i < tries->len; i++)
    {
      const FhLessonTry *attempt = tries->pdata[i];

      if (attempt->refusal.code == FH_OK && attempt->action.kind != FH_ACTION_BID)
        g_assert_nonnull (attempt->answer);
      if (attempt->answer != NULL)
        g_assert_cmpstr (fh_lesson_answer_get_text (attempt->answer), !=, "");
      if (attempt->action.kind != FH_ACTION_NONE)
        check_script (step, attempt);
    }
}

static void
try_pick (const FhLessonStep *step)
{
  FhCardSet pick = fh_lesson_step_get_pick (step);
  const FhLessonAnswer *right = fh_lesson_step_answer_pick (step, pick);

  g_assert_true (fh_lesson_answer_is_right (right));
  for (FhCard card = 0; card < FH_N_CARDS; card++)
    {
      const FhLessonAnswer *answer = fh_lesson_step_answer_pick (step, pick ^ FH_SET (card));

      g_assert_false (fh_lesson_answer_is_right (answer));
      g_assert_cmpstr (fh_lesson_answer_get_text (answer), !=, "");
    }
}

static void
test_choices (gconstpointer data)
{
  const FhLesson *lesson = data;

  for (guint i = 0; i < fh_lesson_n_steps (lesson); i++)
    {
      const FhLessonStep *step = fh_lesson_get_step (lesson, i);
      FhAction action;

      if (fh_lesson_step_get_kind (step) == FH_STEP_PICK)
        try_pick (step);
      else
        try_choices (step);
      g_assert_cmpint (fh_lesson_step_get_right_action (step, &action), ==,
                       fh_lesson_step_get_kind (step) == FH_STEP_CHOOSE);
    }
}

/* --- The task --- */

static void
script_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  GArray **script = user_data;

  *script = fh_lesson_step_script_finish (result, &error);
  g_assert_no_error (error);
}

static void
test_task (void)
{
  static const char *const xml = STEP RIGHT END;
  g_autoptr (FhLesson) open = parse (xml), lesson = NULL;
  g_autofree char *with = NULL;
  const FhLessonStep *step;
  FhLessonFound here;
  FhAction action = fh_action_play (0, FH_CARD (FH_CLUBS, FH_FIVE), FH_SUIT_NONE);
  g_autoptr (GArray) script = NULL;

  fh_lesson_step_find (open, fh_lesson_get_step (open, 0), 500, 1, &here);
  g_assert_nonnull (here.layout);
  with = fh_lesson_write_layout (xml, 0, here.layout);
  fh_lesson_found_clear (&here);
  lesson = parse (with);
  step = fh_lesson_get_step (lesson, 0);
  fh_lesson_step_script_async (lesson, step, &action, NULL, script_cb, &script);
  await (script != NULL);
  g_assert_cmpuint (script->len, ==, 2);
  g_assert_true (fh_action_equal (&g_array_index (script, FhAction, 0), &action));
  g_assert_cmpuint (g_array_index (script, FhAction, 1).seat, ==, 1);
}

int
main (int argc, char **argv)
{
  const FhCourse *course = fh_course_get ();

  g_test_init (&argc, &argv, NULL);
  judged = argc > 1 && g_str_equal (argv[1], "judged");
  for (guint i = 0; i < fh_course_n_lessons (course, G_MAXUINT); i++)
    {
      FhLesson *lesson = fh_course_get_lesson (course, G_MAXUINT, i);
      g_autofree char *checked = g_strconcat ("/lessons/true/", fh_lesson_get_id (lesson), NULL);
      g_autofree char *tried = g_strconcat ("/lessons/choices/", fh_lesson_get_id (lesson), NULL);

      g_test_add_data_func (checked, lesson, test_lesson);
      if (judged)
        continue;
      g_test_add_data_func (tried, lesson, test_choices);
    }
  add_manual ();
  for (gsize i = 0; i < G_N_ELEMENTS (refused) && !judged; i++)
    {
      g_autofree char *path = g_strconcat ("/lessons/refused/", refused[i].name, NULL);
      g_test_add_data_func (path, &refused[i], test_refused);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (found) && !judged; i++)
    {
      g_autofree char *path = g_strconcat ("/lessons/found/", found[i].name, NULL);
      g_test_add_data_func (path, &found[i], test_found);
    }
  if (!judged)
    {
      g_test_add_func ("/lessons/find", test_find);
      g_test_add_func ("/lessons/find-nothing", test_find_nothing);
      g_test_add_func ("/lessons/chapters", test_chapters);
      g_test_add_func ("/lessons/options-order", test_options_order);
      g_test_add_func ("/lessons/first", test_first);
      g_test_add_func ("/lessons/beginning", test_beginning);
      for (int preset = 0; preset < FH_N_PRESETS; preset++)
        {
          g_autofree char *path = g_strconcat ("/lessons/quizzes/", fh_preset_id (preset), NULL);
          g_test_add_data_func (path, GINT_TO_POINTER (preset), test_quizzes);
        }
      for (gsize i = 0; i < G_N_ELEMENTS (at_tables); i++)
        {
          g_autofree char *path =
              g_strdup_printf ("/lessons/tables/%s/%s/%s", at_tables[i].table, at_tables[i].lesson,
                               at_tables[i].step != NULL ? at_tables[i].step : "all");
          g_test_add_data_func (path, &at_tables[i], test_tables);
        }
      g_test_add_func ("/lessons/following", test_following);
      g_test_add_func ("/lessons/deals", test_deals);
      g_test_add_func ("/lessons/shown", test_shown);
      g_test_add_func ("/lessons/task", test_task);
    }
  return g_test_run ();
}
