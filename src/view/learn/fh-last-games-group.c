/* fh-last-games-group.c: what was judged of the last games, to look at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-last-games-group.h"

#include <glib/gi18n.h>

#include "fh-course.h"
#include "fh-learn-table.h"
#include "fh-made.h"
#include "fh-practice-words.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

struct _FhLastGamesGroup
{
  AdwBin parent_instance;

  FhKeyTable *book;
  GtkWidget *table;
  GtkWidget *about;  /* what counts */
  GtkWidget *habits; /* a box for each */
  char *shown;       /* the habits that are shown */
};

FH_DEFINE_MADE_TYPE (FhLastGamesGroup, fh_last_games_group, ADW_TYPE_BIN)

/* --- What it comes to --- */

static void
add_count (FhLastGamesGroup *self, const char *title, guint n)
{
  g_autofree char *value = g_strdup_printf ("%u", n);

  fh_learn_table_add (self->table, title, value, NULL);
}

static void
fill_table (FhLastGamesGroup *self, const FhLastGames *games)
{
  g_autofree char *cost = fh_sentence_games_cost (games);

  fh_box_clear (self->table);
  /* Translators: rows of a table about the person's last games, each with a number. */
  add_count (self, _ ("Games"), games->n_games);
  add_count (self, _ ("Deals looked at"), games->n_deals);
  add_count (self, _ ("Decisions looked at"), games->n_decisions);
  add_count (self, _ ("Mistakes among them"), games->n_mistakes);
  /* Translators: a row of that table: decisions that were right although most club players would
   * have gone wrong. */
  add_count (self, _ ("Hard and right"), games->n_hard);
  /* Translators: the number is one of points, or says that it cannot be told. */
  fh_learn_table_add (self->table, _ ("What they cost per deal"), cost, NULL);
}

/* --- Habits --- */

/* A button that activates @action with @target, which says of itself what it is about. */
static void
add_button (
    GtkWidget *buttons, const char *label, const char *name, const char *action, GVariant *target)
{
  GtkWidget *button = fh_action_button_new (label, action);

  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  fh_widget_set_name (button, name);
  gtk_box_append (GTK_BOX (buttons), button);
}

static void
add_habit (FhLastGamesGroup *self, const FhLastHabit *habit)
{
  const char *id = fh_practice_fault_lesson (habit->fault);
  FhLesson *lesson = fh_course_find_lesson (fh_course_get (), id);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = fh_wrap_box_new (FH_WRAP_START, 10);
  g_autofree char *sentence = fh_sentence_fault (habit->fault, habit->made, habit->could);
  g_autofree char *cost = fh_sentence_habit_cost (habit);
  /* Translators: the name of a button “Practise”; %s is what is practised. */
  g_autofree char *practise =
      g_strdup_printf (C_ ("habit", "Practice: %s"), fh_sentence_fault_set (habit->fault));

  fh_label_add (box, sentence, FH_LABEL_WRAPPED, NULL);
  fh_label_add (box, cost, FH_LABEL_WRAPPED, "dim-label");
  if (lesson != NULL)
    {
      /* Translators: the name of a button “Lesson”; %s is the title of the lesson. */
      g_autofree char *name =
          g_strdup_printf (C_ ("habit", "Lesson: %s"), fh_lesson_get_title (lesson));

      /* Translators: a button that opens the lesson on a habit. */
      add_button (buttons, C_ ("habit", "Lesson"), name, "learn.lesson", g_variant_new_string (id));
    }
  /* Translators: a button for questions on a habit. */
  add_button (buttons, C_ ("habit", "Practice"), practise, "learn.practise",
              g_variant_new_uint32 (habit->fault));
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_box_append (GTK_BOX (self->habits), box);
}

/* The keyboard may be on a button: what is the same stays. */
static void
fill_habits (FhLastGamesGroup *self, const FhLastGames *games)
{
  g_autoptr (GString) shown = g_string_new (NULL);

  for (guint i = 0; i < games->n_habits; i++)
    g_string_append_printf (shown, "%d %u %u %.0f\n", games->habits[i].fault, games->habits[i].made,
                            games->habits[i].could, games->habits[i].cost);
  if (g_strcmp0 (shown->str, self->shown) == 0)
    return;
  g_free (self->shown);
  self->shown = g_string_free (g_steal_pointer (&shown), FALSE);
  fh_box_clear (self->habits);
  for (guint i = 0; i < games->n_habits; i++)
    add_habit (self, &games->habits[i]);
  gtk_widget_set_visible (self->habits, games->n_habits > 0);
}

static void
update (FhLastGamesGroup *self)
{
  FhLastGames games;

  fh_practice_book_sum_games (self->book, &games);
  fill_table (self, &games);
  fill_habits (self, &games);
  gtk_widget_set_visible (self->table, games.n_decisions > 0);
  gtk_label_set_text (
      GTK_LABEL (self->about),
      games.n_decisions > 0
          ? _ ("Only decisions that the tutor has weighed count: during the game, or in a review.")
          : _ ("Nothing has been looked at yet. What the tutor weighs during a game, or in a "
               "review of a deal, is added up here."));
}

/* --- The widget --- */

static void
fh_last_games_group_constructed (GObject *object)
{
  FhLastGamesGroup *self = FH_LAST_GAMES_GROUP (object);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  G_OBJECT_CLASS (fh_last_games_group_parent_class)->constructed (object);
  gtk_box_append (GTK_BOX (box), fh_learn_heading_new (_ ("Your Last Twenty Games")));
  self->table = fh_learn_table_new (_ ("What was looked at in your last twenty games"));
  gtk_box_append (GTK_BOX (box), self->table);
  self->about = fh_label_add (box, NULL, FH_LABEL_WRAPPED, "dim-label");
  self->habits = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_set_visible (self->habits, FALSE);
  gtk_box_append (GTK_BOX (box), self->habits);
  adw_bin_set_child (ADW_BIN (self), box);
  fh_connect (self->book, "changed", update, self);
  update (self);
}

static void
fh_last_games_group_class_init (FhLastGamesGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_last_games_group_constructed;

  FH_MADE_WITH_OBJECT (klass, FhLastGamesGroup, book, FH_TYPE_KEY_TABLE);
  FH_HOLDS (klass, FhLastGamesGroup, shown, g_free);
}

GtkWidget *
fh_last_games_group_new (FhKeyTable *book)
{
  return g_object_new (FH_TYPE_LAST_GAMES_GROUP, "book", book, NULL);
}
