/* fh-progress-page.c: what a person has learned, to look at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-progress-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-compat.h"
#include "fh-course.h"
#include "fh-last-games-group.h"
#include "fh-learn-table.h"
#include "fh-made.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

struct _FhProgressPage
{
  AdwBin parent_instance;

  FhProgress *progress;
  GtkWidget *table;
  GtkWidget *said;    /* what became of saving */
  GtkWidget *buttons; /* or the question in their place */
  gboolean asks;      /* whether to forget everything */
};

FH_DEFINE_MADE_TYPE (FhProgressPage, fh_progress_page, ADW_TYPE_BIN)

/* --- The picture --- */

static GtkWidget *
new_part (const char *css_name)
{
  return g_object_new (GTK_TYPE_BOX, "css-name", css_name, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

/* Adds a mark for @lesson to @row of marks; returns whether it is done. */
static gboolean
add_mark (FhProgressPage *self, GtkWidget *row, FhLesson *lesson)
{
  const char *id = fh_lesson_get_id (lesson);
  GtkWidget *mark = new_part ("mark");
  g_autofree char *step = fh_progress_dup_step (self->progress, id);
  gboolean is_done = fh_progress_is_done (self->progress, id);

  fh_widget_set_class (mark, "done", is_done);
  fh_widget_set_class (mark, "begun", !is_done && step != NULL);
  gtk_widget_set_tooltip_text (mark, fh_lesson_get_title (lesson));
  gtk_box_append (GTK_BOX (row), mark);
  return is_done;
}

static void
add_row (FhProgressPage *self, const FhCourse *course, guint chapter)
{
  GtkWidget *marks = new_part ("marks");
  guint n = fh_course_n_lessons (course, chapter), n_done = 0;
  g_autofree char *count = NULL;

  for (guint i = 0; i < n; i++)
    n_done += add_mark (self, marks, fh_course_get_lesson (course, chapter, i));
  /* Translators: how many lessons of a chapter are done. */
  count = g_strdup_printf (_ ("%1$u of %2$u"), n_done, n);
  fh_learn_table_add (self->table, fh_course_get_chapter_title (course, chapter), count, marks);
}

static void
update (FhProgressPage *self)
{
  const FhCourse *course = fh_course_get ();

  fh_box_clear (self->table);
  for (guint chapter = 0; chapter < fh_course_n_chapters (course); chapter++)
    if (fh_course_n_lessons (course, chapter) > 0)
      add_row (self, course, chapter);
}

/* --- Saving and forgetting --- */

static void
say (FhProgressPage *self, const char *sentence)
{
  fh_label_say (self->said, sentence);
  fh_announce (GTK_WIDGET (self), sentence);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhProgressPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (!g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    /* Translators: %s says why, as the system has it. */
    sentence = g_strdup_printf (_ ("The copy could not be saved: %s"), error->message);
  say (self, sentence != NULL ? sentence : _ ("The copy is saved."));
}

void
fh_progress_page_save (FhProgressPage *self, GFile *file)
{
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_if_fail (FH_IS_PROGRESS_PAGE (self));

  text = fh_progress_dup_text (self->progress);
  bytes = g_bytes_new (text, strlen (text));
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL, saved_cb,
                                       g_object_ref (self));
}

static void
chosen_cb (GFile *file, gpointer user_data)
{
  g_autoptr (FhProgressPage) self = user_data;

  if (file != NULL)
    fh_progress_page_save (self, file);
}

static void
save_cb (FhProgressPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  /* Translators: what a file is called in which what has been learned is saved. */
  fh_choose_file (GTK_WINDOW (root), FH_FILE_SAVE_TEXT, _ ("learned.txt"), chosen_cb,
                  g_object_ref (self));
}

static GtkWidget *fill_buttons (FhProgressPage *self);

static void
ask_cb (FhProgressPage *self)
{
  self->asks = !self->asks;
  gtk_widget_grab_focus (fill_buttons (self));
}

static void
forget_cb (FhProgressPage *self)
{
  self->asks = FALSE;
  fh_progress_reset (self->progress);
  fill_buttons (self);
  say (self, _ ("Everything has been forgotten."));
}

static GtkWidget *
add_button (FhProgressPage *self, const char *label, GCallback callback)
{
  GtkWidget *button = fh_button_new (label, callback, self);

  gtk_box_append (GTK_BOX (self->buttons), button);
  return button;
}

/* What cannot be undone is asked for twice.  Returns the button that changes nothing as yet. */
static GtkWidget *
fill_buttons (FhProgressPage *self)
{
  GtkWidget *keep;

  fh_box_clear (self->buttons);
  gtk_widget_set_visible (self->said, FALSE);
  if (!self->asks)
    {
      add_button (self, _ ("Save a Copy…"), G_CALLBACK (save_cb));
      return add_button (self, _ ("Forget Everything…"), G_CALLBACK (ask_cb));
    }
  say (self, _ ("All lessons and questions begin anew. This cannot be undone."));
  keep = add_button (self, _ ("Keep It"), G_CALLBACK (ask_cb));
  gtk_widget_add_css_class (add_button (self, _ ("Forget Everything"), G_CALLBACK (forget_cb)),
                            "destructive-action");
  return keep;
}

/* --- The widget --- */

static void
fh_progress_page_constructed (GObject *object)
{
  FhProgressPage *self = FH_PROGRESS_PAGE (object);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  G_OBJECT_CLASS (fh_progress_page_parent_class)->constructed (object);
  gtk_widget_add_css_class (box, "dialog-groups");
  self->table = fh_learn_table_new (_ ("Lessons done, by chapters"));
  gtk_box_append (GTK_BOX (box), fh_learn_heading_new (_ ("Lessons")));
  gtk_box_append (GTK_BOX (box), self->table);
  gtk_box_append (GTK_BOX (box), fh_last_games_group_new (FH_KEY_TABLE (self->progress)));

  self->said = fh_label_new (NULL, FH_LABEL_CENTRED, NULL);
  self->buttons = fh_wrap_box_new (FH_WRAP_CENTER, 10);
  gtk_box_append (GTK_BOX (foot), self->said);
  gtk_box_append (GTK_BOX (foot), self->buttons);
  gtk_box_append (GTK_BOX (box), foot);
  fill_buttons (self);

  adw_bin_set_child (ADW_BIN (self), fh_scroller_new (fh_clamp_new (box)));
  fh_connect (self->progress, "changed", update, self);
  update (self);
}

static void
fh_progress_page_class_init (FhProgressPageClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_progress_page_constructed;

  FH_MADE_WITH_OBJECT (klass, FhProgressPage, progress, FH_TYPE_PROGRESS);
}

GtkWidget *
fh_progress_page_new (FhProgress *progress)
{
  return g_object_new (FH_TYPE_PROGRESS_PAGE, "progress", progress, NULL);
}
