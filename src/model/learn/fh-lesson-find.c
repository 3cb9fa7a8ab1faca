/* fh-lesson-find.c: finding cards with which all that a lesson claims is true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-lesson-check.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-lesson-claims.h"
#include "fh-worlds.h"

/* What one layout may cost: a tenth of a second or so. */
#define MEMORY ((gsize) 48 << 20)
#define BUDGET 400000

/* How layouts are drawn: such in which all would have called as they did. */
static const FhWorldsBudget likely = { .n_worlds = 48, .n_listed = 2000, .drawn = 32, .moves = 60 };

/* The weight of a layout, in parts of the mean, from which on it will do. */
#define LIKELY 0.5f

gboolean
fh_lesson_step_has_unknown (const FhLessonStep *step)
{
  return step->position.text != NULL && strstr (step->position.text, FH_LESSON_UNKNOWN) != NULL;
}

gboolean
fh_lesson_step_holds (const FhLessonStep *step)
{
  g_autofree FhCase *position = g_new0 (FhCase, 1);
  g_autofree FhWorld *world = g_new0 (FhWorld, 1);
  g_autoptr (GArray) actions = NULL;
  g_autofree char *why = NULL;
  FhSolver *solver;
  guint line;

  if (!step->position.complete)
    return FALSE;
  solver = fh_solver_new (MEMORY);
  world->state = *step->position.state;
  fh_case_init (position, world, step->position.view->seat, solver);
  actions = step->kind == FH_STEP_CHOOSE ? fh_lesson_step_actions (step)
                                         : g_array_new (FALSE, FALSE, sizeof (FhAction));
  why = fh_lesson_prove (step, position, actions, FH_SORT_PLAIN | FH_SORT_CARDS, &line);
  fh_solver_free (solver);
  return why == NULL;
}

/* Reads the position of @step with @layout; FALSE when it does not come out as it was meant. */
static gboolean
read_with (FhLesson *lesson, const FhLessonStep *step, const char *layout, FhLessonPosition *read)
{
  *read = (FhLessonPosition){ .line = step->position.line,
                              .seat = step->position.seat,
                              .text = g_strdup (step->position.text),
                              .layout = g_strdup (layout) };
  return fh_lesson_position_read (read, lesson->name, NULL) && read->complete;
}

/* Tries one layout; its lines when it will do.  Counts in @failures what does not hold. */
static char *
try_layout (FhLesson *lesson,
            const FhLessonStep *step,
            const FhWorld *drawn,
            FhSolver *solver,
            GArray *actions,
            GHashTable *failures)
{
  g_autofree char *layout = fh_lesson_position_write_layout (&step->position, drawn, "");
  g_autofree FhCase *position = g_new0 (FhCase, 1);
  g_autofree FhWorld *world = g_new0 (FhWorld, 1);
  FhLessonPosition read = { 0 };
  char *why = NULL;
  guint line;

  if (layout == NULL || !read_with (lesson, step, layout, &read))
    {
      why = g_strdup (_ ("the cards that are given can lie nowhere"));
    }
  else
    {
      world->state = *read.state;
      fh_case_init (position, world, read.view->seat, solver);
      why = fh_lesson_prove (step, position, actions, FH_SORT_PLAIN | FH_SORT_CARDS, &line);
    }
  fh_lesson_position_clear (&read);
  if (why == NULL)
    return g_steal_pointer (&layout);
  g_hash_table_insert (
      failures, why, GUINT_TO_POINTER (1 + GPOINTER_TO_UINT (g_hash_table_lookup (failures, why))));
  return NULL;
}

static char *
most_frequent (GHashTable *failures)
{
  GHashTableIter iter;
  gpointer why, n;
  const char *most = NULL;
  guint n_most = 0;

  g_hash_table_iter_init (&iter, failures);
  while (g_hash_table_iter_next (&iter, &why, &n))
    if (GPOINTER_TO_UINT (n) > n_most)
      {
        most = why;
        n_most = GPOINTER_TO_UINT (n);
      }
  /* Translators: %1$s is why a claim of a lesson is not true, %2$u is a number of layouts. */
  return most != NULL ? g_strdup_printf (_ ("%1$s (in %2$u of them)"), most, n_most) : NULL;
}

/* Whether the declarer has kept his trumps, as everybody would. */
static gboolean
is_usual (const FhWorld *world)
{
  const FhTable *table = fh_world_table (world);
  FhDenomination trump = fh_table_trump (table);

  return table->declarer == FH_SEAT_NONE || trump == FH_NO_TRUMP
         || (world->state.discards[table->declarer]
             & fh_effective_suit_cards ((FhSuit) trump, trump))
                == 0;
}

void
fh_lesson_step_find (
    FhLesson *lesson, const FhLessonStep *step, guint n_layouts, guint64 seed, FhLessonFound *found)
{
  g_autoptr (GHashTable) failures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) actions = NULL;
  g_autofree FhSeatView *view = g_new0 (FhSeatView, 1);
  FhSolver *solver = fh_solver_new (MEMORY);

  *found = (FhLessonFound){ 0 };
  if (solver == NULL)
    g_error ("No memory for the solver");
  fh_solver_set_budget (solver, BUDGET);
  actions = step->kind == FH_STEP_CHOOSE ? fh_lesson_step_actions (step)
                                         : g_array_new (FALSE, FALSE, sizeof (FhAction));
  fh_lesson_position_get_drawn_view (&step->position, view);
  for (guint64 batch = 0; found->n_tried < n_layouts && found->layout == NULL; batch++)
    {
      FhSeed stream = { .high = seed, .low = batch };
      FhWorlds *worlds = fh_worlds_new (view, &likely, stream, NULL);

      if (worlds == NULL)
        {
          found->never = g_strdup (_ ("the cards that are given can lie nowhere"));
          break;
        }
      for (int i = 0; i < worlds->n && found->n_tried < n_layouts && found->layout == NULL; i++)
        if (worlds->weights[i] * (float) worlds->n >= LIKELY && is_usual (&worlds->worlds[i]))
          {
            found->n_tried++;
            found->layout =
                try_layout (lesson, step, &worlds->worlds[i], solver, actions, failures);
          }
      /* Where all layouts have been looked at there are no others. */
      if (worlds->complete)
        n_layouts = found->n_tried;
      fh_worlds_free (worlds);
    }
  if (found->layout == NULL && found->never == NULL)
    found->never = most_frequent (failures);
  fh_solver_free (solver);
}

void
fh_lesson_found_clear (FhLessonFound *found)
{
  g_clear_pointer (&found->layout, g_free);
  g_clear_pointer (&found->never, g_free);
}

/* --- Writing --- */

/* Where the tag @name, "<step" or "</step", begins at @from or behind it, comments and CDATA
 * passed over; NULL: nowhere before @end. */
static const char *
find_tag (const char *from, const char *end, const char *name)
{
  static const char *const passed[][2] = { { "<!--", "-->" }, { "<![CDATA[", "]]>" } };
  gsize length = strlen (name);

  for (const char *c = from; c < end; c++)
    {
      gboolean is_passed = FALSE;

      for (guint i = 0; i < G_N_ELEMENTS (passed) && !is_passed; i++)
        if (g_str_has_prefix (c, passed[i][0]))
          {
            const char *close = strstr (c, passed[i][1]);
            if (close == NULL)
              return NULL;
            c = close + strlen (passed[i][1]) - 1;
            is_passed = TRUE;
          }
      if (!is_passed && g_str_has_prefix (c, name) && strchr (" \t\r\n/>", c[length]) != NULL)
        return c;
    }
  return NULL;
}

char *
fh_lesson_write_layout (const char *xml, guint index, const char *layout)
{
  const char *end = xml + strlen (xml);
  const char *step = find_tag (xml, end, "<step"), *close, *old, *after;
  g_auto (GStrv) lines = g_strsplit (layout, "\n", -1);
  g_autoptr (GString) text = NULL;

  for (guint i = 0; i < index && step != NULL; i++)
    step = find_tag (step + 1, end, "<step");
  close = step != NULL ? find_tag (step, end, "</step") : NULL;
  g_return_val_if_fail (close != NULL, NULL);

  old = find_tag (step, close, "<layout");
  after = old != NULL ? find_tag (old, close, "</layout") : NULL;
  if (after != NULL)
    after = strchr (after, '>') + 1;
  /* A new one stands on lines of its own before the end of the step. */
  if (old == NULL)
    for (old = close; old > xml && strchr (" \t", old[-1]) != NULL;)
      old--;
  text = g_string_new_len (xml, old - xml);
  g_string_append (text, after != NULL ? "<layout>\n" : "    <layout>\n");
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      g_string_append_printf (text, "      %s\n", lines[i]);
  g_string_append (text, after != NULL ? "    </layout>" : "    </layout>\n");
  g_string_append (text, after != NULL ? after : old);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
fh_lesson_strip_layouts (const char *xml)
{
  const char *end = xml + strlen (xml), *from = xml, *begin;
  g_autoptr (GString) text = g_string_new (NULL);

  while ((begin = find_tag (from, end, "<layout")) != NULL)
    {
      const char *close = find_tag (begin, end, "</layout");

      if (close == NULL)
        break;
      g_string_append_len (text, from, begin - from);
      from = strchr (close, '>') + 1;
    }
  g_string_append (text, from);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
