/* fh-course-page.c: all lessons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-course-page.h"

#include <glib/gi18n.h>

#include "fh-course.h"
#include "fh-link-row.h"
#include "fh-made.h"
#include "fh-widget.h"

struct _FhCoursePage
{
  AdwBin parent_instance;

  FhProgress *progress;
  GtkWidget *go_on; /* the button */
  GtkWidget *go_on_title;
  GtkWidget *go_on_about;
  GtkWidget *bar;
  GtkWidget *count;
  GPtrArray *rows; /* of the lessons; each knows its lesson by "fh-lesson" */
};

static guint lesson_signal;

G_DEFINE_FINAL_TYPE (FhCoursePage, fh_course_page, ADW_TYPE_BIN)

/* "Step 2 of 5" of a lesson that was begun, else how long it takes.  (transfer full) */
static char *
dup_about (FhCoursePage *self, FhLesson *lesson)
{
  guint minutes = fh_lesson_get_minutes (lesson);
  g_autofree char *step = fh_progress_dup_step (self->progress, fh_lesson_get_id (lesson));

  if (step != NULL)
    return g_strdup_printf (_ ("Step %1$u of %2$u"),
                            fh_progress_find_step (self->progress, lesson) + 1,
                            fh_lesson_n_steps (lesson));
  /* Translators: how long a lesson takes. */
  return g_strdup_printf (ngettext ("%u minute", "%u minutes", minutes), minutes);
}

static void
update_row (FhCoursePage *self, GtkWidget *row)
{
  FhLesson *lesson = g_object_get_data (G_OBJECT (row), "fh-lesson");
  GtkWidget *mark = g_object_get_data (G_OBJECT (row), "fh-mark");
  g_autofree char *step = fh_progress_dup_step (self->progress, fh_lesson_get_id (lesson));
  g_autofree char *about = dup_about (self, lesson);
  g_autofree char *spoken = NULL;
  gboolean is_done = fh_progress_is_done (self->progress, fh_lesson_get_id (lesson));
  const char *state = is_done        ? C_ ("lesson", "Done")
                      : step != NULL ? C_ ("lesson", "Begun")
                                     : C_ ("lesson", "Not begun");

  gtk_image_set_from_icon_name (GTK_IMAGE (mark), is_done        ? "fh-right-symbolic"
                                                  : step != NULL ? "fh-begun-symbolic"
                                                                 : "fh-open-symbolic");
  fh_widget_set_class (mark, "done", is_done);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  /* Translators: of a lesson: %1$s says whether it is done, %2$s where it stands or how long it
   * takes. */
  spoken = g_strdup_printf (_ ("%1$s. %2$s."), state, about);
  fh_widget_describe (row, fh_lesson_get_title (lesson), spoken);
}

static void
update_go_on (FhCoursePage *self)
{
  const FhCourse *course = fh_course_get ();
  FhLesson *lesson = fh_progress_get_next (self->progress, course);
  guint n = fh_course_n_lessons (course, G_MAXUINT), n_done = 0;
  g_autofree char *title = NULL, *about = NULL, *count = NULL;
  g_autofree char *step = NULL;

  for (guint i = 0; i < self->rows->len; i++)
    n_done += fh_progress_is_done (
        self->progress, fh_lesson_get_id (g_object_get_data (self->rows->pdata[i], "fh-lesson")));
  /* Translators: how much of the course is done. */
  count = g_strdup_printf (_ ("%1$u of %2$u lessons done"), n_done, n);
  gtk_label_set_text (GTK_LABEL (self->count), count);
  gtk_level_bar_set_value (GTK_LEVEL_BAR (self->bar), n > 0 ? (double) n_done / n : 0.0);
  fh_widget_describe (self->bar, count, NULL);

  gtk_widget_set_visible (self->go_on, lesson != NULL);
  if (lesson == NULL)
    return;
  step = fh_progress_dup_step (self->progress, fh_lesson_get_id (lesson));
  title = g_strdup_printf (step != NULL ? /* Translators: %s is the title of a lesson. */
                               _ ("Continue: %s")
                                        : n_done > 0 ? /* Translators: likewise. */
                                              _ ("Next: %s")
                                                     : /* Translators: likewise. */
                                              _ ("Begin: %s"),
                           fh_lesson_get_title (lesson));
  about = dup_about (self, lesson);
  gtk_label_set_text (GTK_LABEL (self->go_on_title), title);
  gtk_label_set_text (GTK_LABEL (self->go_on_about), about);
  fh_widget_describe (self->go_on, title, about);
}

static void
update (FhCoursePage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    update_row (self, self->rows->pdata[i]);
  update_go_on (self);
}

/* --- Making it --- */

static void
go_on_cb (FhCoursePage *self)
{
  FhLesson *lesson = fh_progress_get_next (self->progress, fh_course_get ());

  if (lesson != NULL)
    g_signal_emit (self, lesson_signal, 0, fh_lesson_get_id (lesson));
}

static void
row_cb (GtkWidget *row, FhCoursePage *self)
{
  FhLesson *lesson = g_object_get_data (G_OBJECT (row), "fh-lesson");

  g_signal_emit (self, lesson_signal, 0, fh_lesson_get_id (lesson));
}

static GtkWidget *
make_row (FhCoursePage *self, FhLesson *lesson)
{
  GtkWidget *row = fh_link_row_new ();
  GtkWidget *mark = gtk_image_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), fh_lesson_get_title (lesson));
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_add_css_class (mark, "lesson-mark");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  g_object_set_data (G_OBJECT (row), "fh-mark", mark);
  g_object_set_data_full (G_OBJECT (row), "fh-lesson", fh_lesson_ref (lesson),
                          (GDestroyNotify) fh_lesson_unref);
  g_signal_connect_object (row, "activated", G_CALLBACK (row_cb), self, 0);
  g_ptr_array_add (self->rows, row);
  return row;
}

/* The titles of chapters are sentences. */
static void
wrap_titles (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    {
      gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrap_titles (child);
}

static GtkWidget *
make_chapter (FhCoursePage *self, const FhCourse *course, guint chapter)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *title = g_markup_escape_text (fh_course_get_chapter_title (course, chapter), -1);
  g_autofree char *about = g_markup_escape_text (fh_course_get_chapter_about (course, chapter), -1);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), about);
  wrap_titles (group);
  for (guint i = 0; i < fh_course_n_lessons (course, chapter); i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               make_row (self, fh_course_get_lesson (course, chapter, i)));
  return group;
}

static GtkWidget *
add_label (GtkWidget *box, const char *style_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0);
  gtk_widget_add_css_class (label, style_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* What goes on, and how far the course is. */
static GtkWidget *
make_top (FhCoursePage *self)
{
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");
  GtkWidget *inside = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->go_on = gtk_button_new ();
  gtk_widget_add_css_class (self->go_on, "suggested-action");
  gtk_widget_add_css_class (self->go_on, "lesson-go-on");
  self->go_on_title = add_label (words, "heading");
  self->go_on_about = add_label (words, "caption");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (inside), words);
  gtk_box_append (GTK_BOX (inside), arrow);
  gtk_button_set_child (GTK_BUTTON (self->go_on), inside);
  g_signal_connect_object (self->go_on, "clicked", G_CALLBACK (go_on_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (top), self->go_on);

  self->bar = gtk_level_bar_new_for_interval (0.0, 1.0);
  gtk_widget_set_hexpand (self->bar, TRUE);
  gtk_widget_set_valign (self->bar, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->bar, "lesson-bar");
  gtk_box_append (GTK_BOX (line), self->bar);
  self->count = add_label (line, "caption");
  gtk_box_append (GTK_BOX (top), line);
  return top;
}

/* A game in which every decision is explained. */
static GtkWidget *
make_first_game (void)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *row = fh_link_row_new ();
  const char *title = _ ("My First Game");
  const char *about = _ ("Every decision explained, among players who have just learned it, too.");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("fh-spade-symbolic"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "app.first-game");
  fh_widget_describe (row, title, about);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return group;
}

static void
fh_course_page_constructed (GObject *object)
{
  FhCoursePage *self = FH_COURSE_PAGE (object);
  const FhCourse *course = fh_course_get ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  G_OBJECT_CLASS (fh_course_page_parent_class)->constructed (object);
  gtk_widget_add_css_class (box, "dialog-groups");
  gtk_box_append (GTK_BOX (box), make_top (self));
  gtk_box_append (GTK_BOX (box), make_first_game ());
  for (guint chapter = 0; chapter < fh_course_n_chapters (course); chapter++)
    if (fh_course_n_lessons (course, chapter) > 0)
      gtk_box_append (GTK_BOX (box), make_chapter (self, course, chapter));
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  adw_bin_set_child (ADW_BIN (self), scroller);
  g_signal_connect_object (self->progress, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
fh_course_page_dispose (GObject *object)
{
  FhCoursePage *self = FH_COURSE_PAGE (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (fh_course_page_parent_class)->dispose (object);
}

static void
fh_course_page_class_init (FhCoursePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = fh_course_page_constructed;
  object_class->dispose = fh_course_page_dispose;
  lesson_signal = g_signal_new ("lesson", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  FH_MADE_WITH_OBJECT (object_class, FhCoursePage, progress, FH_TYPE_PROGRESS);
}

static void
fh_course_page_init (FhCoursePage *self)
{
  self->rows = g_ptr_array_new ();
}

GtkWidget *
fh_course_page_new (FhProgress *progress)
{
  return g_object_new (FH_TYPE_COURSE_PAGE, "progress", progress, NULL);
}

void
fh_course_page_focus (FhCoursePage *self)
{
  g_return_if_fail (FH_IS_COURSE_PAGE (self));

  if (gtk_widget_get_visible (self->go_on))
    gtk_widget_grab_focus (self->go_on);
  else if (self->rows->len > 0)
    gtk_widget_grab_focus (self->rows->pdata[0]);
}
