/* fh-course-page.c: all lessons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-course-page.h"

#include <glib/gi18n.h>

#include "fh-course.h"
#include "fh-fold.h"
#include "fh-made.h"
#include "fh-rows.h"
#include "fh-whole-deals.h"
#include "fh-widget.h"

typedef struct
{
  const char *themes; /* of the course, which stays */
  GtkWidget *row;
} DealEntry;

typedef struct
{
  FhLesson *lesson; /* as it is at the table of the person */
  gboolean suits;   /* that table */
  GtkWidget *row;
  GtkWidget *mark;
} Entry;

struct _FhCoursePage
{
  AdwBin parent_instance;

  FhSettings *settings;
  FhProgress *progress;
  GtkWidget *box;   /* of all that is shown */
  GtkWidget *go_on; /* the button */
  GtkWidget *go_on_title;
  GtkWidget *go_on_about;
  GtkWidget *bar;
  GtkWidget *count;
  GArray *entries; /* Entry, one a lesson */
  GArray *deals;   /* DealEntry, one a chapter that whole deals come after */
};

G_DEFINE_FINAL_TYPE (FhCoursePage, fh_course_page, ADW_TYPE_BIN)

static void
lead_to (GtkWidget *widget, FhLesson *lesson)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (widget), "s", fh_lesson_get_id (lesson));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (widget), "learn.lesson");
}

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

/* Returns whether the lesson of @entry is done. */
static gboolean
update_entry (FhCoursePage *self, const Entry *entry)
{
  const char *id = fh_lesson_get_id (entry->lesson);
  g_autofree char *step = fh_progress_dup_step (self->progress, id);
  g_autofree char *about = dup_about (self, entry->lesson);
  g_autofree char *spoken = NULL;
  gboolean is_done = fh_progress_is_done (self->progress, id);
  const char *state = is_done        ? C_ ("lesson", "Done")
                      : step != NULL ? C_ ("lesson", "Begun")
                                     : C_ ("lesson", "Not begun");

  gtk_image_set_from_icon_name (GTK_IMAGE (entry->mark), is_done        ? "fh-right-symbolic"
                                                         : step != NULL ? "fh-begun-symbolic"
                                                                        : "fh-open-symbolic");
  fh_widget_set_class (entry->mark, "done", is_done);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (entry->row), about);
  /* Translators: of a lesson: %1$s says whether it is done, %2$s where it stands or how long it
   * takes. */
  spoken = g_strdup_printf (_ ("%1$s. %2$s."), state, about);
  fh_widget_describe (entry->row, fh_lesson_get_title (entry->lesson), spoken);
  return is_done;
}

/* The next deal of the themes. */
static void
update_deal (FhCoursePage *self, const DealEntry *entry)
{
  const FhWholeDeal *deal = fh_whole_deals_find_theme (entry->themes, self->progress);
  g_autofree char *place = deal != NULL ? fh_whole_deal_dup_place (deal) : NULL;

  gtk_widget_set_visible (entry->row, deal != NULL);
  if (deal == NULL)
    return;
  /* By its own title one can tell it from that of another chapter. */
  fh_link_row_set_words (FH_LINK_ROW (entry->row), fh_whole_deal_get_title (deal), place);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (entry->row), "s", fh_whole_deal_get_id (deal));
}

static void
update (FhCoursePage *self)
{
  FhLesson *lesson;
  guint n = 0, n_done = 0;
  g_autofree char *title = NULL, *about = NULL, *count = NULL;
  g_autofree char *step = NULL;
  g_autoptr (FhLesson) own = NULL;
  FhRules rules;

  fh_settings_get_rules (self->settings, &rules);
  lesson = fh_progress_get_next (self->progress, fh_course_get (), &rules);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      gboolean is_done = update_entry (self, entry);

      n += entry->suits;
      n_done += entry->suits && is_done;
    }
  for (guint i = 0; i < self->deals->len; i++)
    update_deal (self, &g_array_index (self->deals, DealEntry, i));
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
  own = fh_lesson_get_for (lesson, &rules);
  about = dup_about (self, own);
  gtk_label_set_text (GTK_LABEL (self->go_on_title), title);
  gtk_label_set_text (GTK_LABEL (self->go_on_about), about);
  fh_widget_describe (self->go_on, title, about);
  lead_to (self->go_on, lesson);
}

/* --- Making it --- */

static void
add_row (FhCoursePage *self, GtkWidget *group, FhLesson *lesson, const FhRules *rules)
{
  GtkWidget *row = fh_link_row_add (group, fh_lesson_get_title (lesson), NULL, "learn.lesson",
                                    g_variant_new_string (fh_lesson_get_id (lesson)));
  Entry entry = { fh_lesson_get_for (lesson, rules), fh_lesson_suits (lesson, rules), row,
                  gtk_image_new () };

  gtk_widget_add_css_class (entry.mark, "lesson-mark");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), entry.mark);
  g_array_append_val (self->entries, entry);
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

/* A group with the lessons of @chapter that are for who plays by @rules, or with the others. */
static void
add_lessons (
    FhCoursePage *self, GtkWidget *box, guint chapter, const FhRules *rules, gboolean suiting)
{
  const FhCourse *course = fh_course_get ();
  g_autofree char *title = g_markup_escape_text (fh_course_get_chapter_title (course, chapter), -1);
  g_autofree char *about = g_markup_escape_text (fh_course_get_chapter_about (course, chapter), -1);
  guint n = fh_course_n_lessons (course, chapter);
  GtkWidget *group = NULL;
  DealEntry deals;

  for (guint i = 0; i < n; i++)
    {
      FhLesson *lesson = fh_course_get_lesson (course, chapter, i);

      if (fh_lesson_suits (lesson, rules) != suiting)
        continue;
      if (group == NULL)
        {
          group = fh_group_add (GTK_BOX (box), title, about);
          wrap_titles (group);
        }
      add_row (self, group, lesson, rules);
    }
  if (group == NULL || !suiting)
    return;
  deals.themes = fh_course_get_chapter_deals (course, chapter);
  if (deals.themes == NULL)
    return;
  deals.row = fh_link_row_add (group, "", NULL, "learn.deal", g_variant_new_string (""));
  adw_action_row_add_prefix (ADW_ACTION_ROW (deals.row),
                             gtk_image_new_from_icon_name ("fh-spade-symbolic"));
  g_array_append_val (self->deals, deals);
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
  self->go_on_title = fh_label_add (words, NULL, FH_LABEL_WRAPPED, "heading");
  self->go_on_about = fh_label_add (words, NULL, FH_LABEL_WRAPPED, "caption");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (inside), words);
  gtk_box_append (GTK_BOX (inside), arrow);
  gtk_button_set_child (GTK_BUTTON (self->go_on), inside);
  gtk_box_append (GTK_BOX (top), self->go_on);

  self->bar = gtk_level_bar_new_for_interval (0.0, 1.0);
  gtk_widget_set_hexpand (self->bar, TRUE);
  gtk_widget_set_valign (self->bar, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->bar, "lesson-bar");
  gtk_box_append (GTK_BOX (line), self->bar);
  self->count = fh_label_add (line, NULL, FH_LABEL_WRAPPED, "caption");
  gtk_box_append (GTK_BOX (top), line);
  return top;
}

/* A game in which every decision is explained. */
static void
add_first_game (GtkWidget *box)
{
  GtkWidget *row =
      fh_link_row_add (fh_group_add (GTK_BOX (box), NULL, NULL), C_ ("course", "My first game"),
                       _ ("Every decision explained, among players who have just learned it, too."),
                       "app.first-game", NULL);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("fh-spade-symbolic"));
}

/* What other tables play otherwise, folded away. */
static void
add_others (FhCoursePage *self, const FhRules *rules)
{
  const FhCourse *course = fh_course_get ();
  GtkWidget *others = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  /* Translators: a title behind which the lessons are on what is not played at the table of the
   * person. */
  const char *title = _ ("Lessons for other tables");

  gtk_widget_add_css_class (others, "dialog-groups");
  for (guint chapter = 0; chapter < fh_course_n_chapters (course); chapter++)
    add_lessons (self, others, chapter, rules, FALSE);
  if (gtk_widget_get_first_child (others) != NULL)
    gtk_box_append (GTK_BOX (self->box), fh_fold_new (title, title, others));
  else
    g_object_unref (g_object_ref_sink (others));
}

/* All lessons, for the table that the person plays at. */
static void
fill (FhCoursePage *self)
{
  const FhCourse *course = fh_course_get ();
  FhRules rules;

  fh_settings_get_rules (self->settings, &rules);
  g_array_set_size (self->entries, 0);
  g_array_set_size (self->deals, 0);
  fh_box_clear (self->box);
  gtk_box_append (GTK_BOX (self->box), make_top (self));
  for (guint chapter = 0; chapter < fh_course_n_chapters (course); chapter++)
    {
      add_lessons (self, self->box, chapter, &rules, TRUE);
      if (fh_course_chapter_has_game (course, chapter))
        add_first_game (self->box);
    }
  add_others (self, &rules);
  update (self);
}

static void
fh_course_page_constructed (GObject *object)
{
  FhCoursePage *self = FH_COURSE_PAGE (object);
  GtkWidget *clamp = adw_clamp_new ();

  G_OBJECT_CLASS (fh_course_page_parent_class)->constructed (object);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  gtk_widget_add_css_class (self->box, "dialog-groups");
  adw_clamp_set_child (ADW_CLAMP (clamp), self->box);
  adw_bin_set_child (ADW_BIN (self), fh_scroller_new (clamp));
  fh_connect (self->progress, "changed", update, self);
  fh_connect (self->settings, "notify::preset", fill, self);
  fh_connect (self->settings, "notify::options", fill, self);
  fill (self);
}

static void
fh_course_page_class_init (FhCoursePageClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_course_page_constructed;

  FH_MADE_WITH_OBJECT (klass, FhCoursePage, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (klass, FhCoursePage, progress, FH_TYPE_PROGRESS);
  FH_HOLDS (klass, FhCoursePage, entries, g_array_unref);
  FH_HOLDS (klass, FhCoursePage, deals, g_array_unref);
}

static void
clear_entry (gpointer entry)
{
  fh_lesson_unref (((Entry *) entry)->lesson);
}

static void
fh_course_page_init (FhCoursePage *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (self->entries, clear_entry);
  self->deals = g_array_new (FALSE, FALSE, sizeof (DealEntry));
}

GtkWidget *
fh_course_page_new (FhSettings *settings, FhProgress *progress)
{
  return g_object_new (FH_TYPE_COURSE_PAGE, "settings", settings, "progress", progress, NULL);
}

void
fh_course_page_focus (FhCoursePage *self)
{
  g_return_if_fail (FH_IS_COURSE_PAGE (self));

  if (gtk_widget_get_visible (self->go_on))
    gtk_widget_grab_focus (self->go_on);
  else if (self->entries->len > 0)
    gtk_widget_grab_focus (g_array_index (self->entries, Entry, 0).row);
}
