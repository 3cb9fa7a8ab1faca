/* fh-learn-window.c: the course, practice, and what has been learned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-learn-window.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-course-page.h"
#include "fh-course.h"
#include "fh-deals-page.h"
#include "fh-made.h"
#include "fh-practice-page.h"
#include "fh-progress-page.h"
#include "fh-style.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

struct _FhLearnWindow
{
  FhDialog parent_instance;

  FhSettings *settings;
  FhProgress *progress;
  FhLesson *lesson;        /* that goes on, or NULL */
  const FhWholeDeal *deal; /* likewise */
  char *page;              /* the name of the one that was open last */

  GtkWidget *title;
  GtkWidget *back;
  GtkWidget *body;        /* holds the pages or the lesson */
  GtkWidget *lesson_view; /* or NULL */
  GtkWidget *deal_view;   /* or NULL */
  GtkWidget *course;      /* or NULL */
  GtkWidget *practice;    /* or NULL */
  GtkWidget *deals;       /* or NULL */
  GtkWidget *stack;       /* or NULL */
  GtkWidget *tabs;        /* of the stack */
};

G_DEFINE_FINAL_TYPE (FhLearnWindow, fh_learn_window, FH_TYPE_DIALOG)

/* --- The pages --- */

static void
set_title (FhLearnWindow *self, const char *title)
{
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), title);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
page_cb (FhLearnWindow *self)
{
  fh_widget_show_one_page (GTK_STACK (self->stack));
  g_free (self->page);
  self->page = g_strdup (gtk_stack_get_visible_child_name (GTK_STACK (self->stack)));
}

/* Who is asked has the room of the tabs for the table, as in a lesson. */
static void
practising_cb (FhLearnWindow *self, const char *title)
{
  gtk_widget_set_visible (self->tabs, title == NULL);
  set_title (self, title != NULL ? title : _ ("Learn 500"));
}

static void
add_page (FhLearnWindow *self, GtkWidget *page, const char *name, const char *title)
{
  GtkWidget *bin = adw_bin_new ();

  adw_bin_set_child (ADW_BIN (bin), page);
  gtk_stack_add_titled (GTK_STACK (self->stack), bin, name, title);
}

static GtkWidget *
make_pages (FhLearnWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *page = g_strdup (self->page);

  self->stack = gtk_stack_new ();
  gtk_widget_set_vexpand (self->stack, TRUE);
  self->course = fh_course_page_new (self->settings, self->progress);
  /* Translators: pages of the window in which one learns. */
  add_page (self, self->course, "course", C_ ("learn page", "Course"));
  self->practice = fh_practice_page_new (self->settings, self->progress);
  fh_connect (self->practice, "practising", practising_cb, self);
  add_page (self, self->practice, "practice", C_ ("learn page", "Practice"));
  self->deals = fh_deals_page_new (self->progress);
  add_page (self, self->deals, "deals", C_ ("learn page", "Deals"));
  add_page (self, fh_progress_page_new (self->progress), "progress", C_ ("learn page", "Progress"));
  self->tabs = fh_widget_new_tabs (GTK_STACK (self->stack));
  gtk_widget_add_css_class (self->tabs, "learn-tabs");
  gtk_widget_set_layout_manager (self->tabs, fh_wrap_layout_new (FH_WRAP_CENTER, 0));
  gtk_widget_set_halign (self->tabs, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->tabs);
  gtk_box_append (GTK_BOX (box), self->stack);
  if (page != NULL)
    gtk_stack_set_visible_child_name (GTK_STACK (self->stack), page);
  page_cb (self);
  fh_connect (self->stack, "notify::visible-child", page_cb, self);
  return box;
}

/* --- The lesson --- */

/* The lesson that comes after the one that goes on, or NULL. */
static FhLesson *
get_following (FhLearnWindow *self)
{
  FhRules rules;

  fh_settings_get_rules (self->settings, &rules);
  return fh_course_get_following (fh_course_get (), self->lesson, &rules);
}

static void
show (FhLearnWindow *self)
{
  gboolean is_page = self->lesson == NULL && self->deal == NULL;
  g_autofree char *title = self->deal != NULL ? fh_whole_deal_dup_title (self->deal) : NULL;
  GtkWidget *child;

  self->lesson_view = self->deal_view = self->stack = NULL;
  self->course = self->practice = self->deals = NULL;
  if (self->lesson != NULL)
    child = self->lesson_view = fh_lesson_view_new (self->settings, self->progress);
  else if (self->deal != NULL)
    child = self->deal_view =
        fh_deal_view_new (self->settings, self->progress, fh_whole_deal_get_id (self->deal));
  else
    child = make_pages (self);
  adw_bin_set_child (ADW_BIN (self->body), child);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "learn.back", !is_page);
  gtk_widget_set_visible (self->back, !is_page);
  fh_widget_set_tip (self->back, self->deal != NULL ? _ ("All Deals") : _ ("All Lessons"));
  set_title (self, self->lesson != NULL ? fh_lesson_get_title (self->lesson)
                   : title != NULL      ? title
                                        : _ ("Learn 500"));
}

/* The lesson is that of the table that the person plays at. */
static void
set_lesson (FhLearnWindow *self, FhLesson *lesson)
{
  FhLesson *old = self->lesson;
  FhRules rules;

  self->lesson = NULL;
  if (lesson != NULL)
    {
      fh_settings_get_rules (self->settings, &rules);
      self->lesson = fh_lesson_get_for (lesson, &rules);
    }
  g_clear_pointer (&old, fh_lesson_unref);
}

static void
next_lesson_cb (FhLearnWindow *self)
{
  FhLesson *next = get_following (self);

  fh_learn_window_open (self, next != NULL ? fh_lesson_get_id (next) : NULL);
}

static void
leave_cb (FhLearnWindow *self)
{
  fh_learn_window_open (self, NULL);
}

/* What was answered comes again, when it is about to be forgotten. */
static void
answered_cb (FhLearnWindow *self, gboolean is_right, FhLessonView *view)
{
  const FhLessonStep *step = fh_lesson_get_step (self->lesson, fh_lesson_view_get_step (view));
  g_autofree char *key =
      fh_practice_key_of_step (fh_lesson_get_id (self->lesson), fh_lesson_step_get_id (step));

  fh_practice_book_answered_step (FH_KEY_TABLE (self->progress), key, is_right,
                                  fh_schedule_today ());
}

/* The lesson, in what was made for it. */
static void
begin_lesson (FhLearnWindow *self)
{
  fh_connect (self->lesson_view, "next-lesson", next_lesson_cb, self);
  fh_connect (self->lesson_view, "leave", leave_cb, self);
  fh_connect (self->lesson_view, "answered", answered_cb, self);
  fh_lesson_view_set_lesson (FH_LESSON_VIEW (self->lesson_view), self->lesson,
                             get_following (self));
}

static void
next_deal_cb (FhLearnWindow *self)
{
  const FhWholeDeal *next = fh_whole_deals_get_next (self->deal);

  fh_learn_window_open_deal (self, next != NULL ? fh_whole_deal_get_id (next) : NULL);
}

/* The deal, in what was made for it. */
static void
begin_deal (FhLearnWindow *self)
{
  fh_connect (self->deal_view, "next", next_deal_cb, self);
}

void
fh_learn_window_begin_daily (FhLearnWindow *self)
{
  g_return_if_fail (FH_IS_LEARN_WINDOW (self));

  fh_learn_window_open (self, NULL);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "practice");
  fh_practice_page_begin_daily (FH_PRACTICE_PAGE (self->practice));
}

void
fh_learn_window_open (FhLearnWindow *self, const char *id)
{
  g_return_if_fail (FH_IS_LEARN_WINDOW (self));

  /* What goes has the keyboard, perhaps: it is given to what comes. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  self->deal = NULL;
  set_lesson (self, id != NULL ? fh_course_find_lesson (fh_course_get (), id) : NULL);
  show (self);
  if (self->lesson != NULL)
    begin_lesson (self);
  else
    fh_course_page_focus (FH_COURSE_PAGE (self->course));
}

void
fh_learn_window_open_deal (FhLearnWindow *self, const char *id)
{
  g_return_if_fail (FH_IS_LEARN_WINDOW (self));

  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  set_lesson (self, NULL);
  self->deal = id != NULL ? fh_whole_deals_find (id) : NULL;
  show (self);
  if (self->deal != NULL)
    begin_deal (self);
  else
    {
      gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "deals");
      gtk_widget_child_focus (self->deals, GTK_DIR_TAB_FORWARD);
    }
}

FhDealView *
fh_learn_window_get_deal_view (FhLearnWindow *self)
{
  g_return_val_if_fail (FH_IS_LEARN_WINDOW (self), NULL);

  return self->deal_view != NULL ? FH_DEAL_VIEW (self->deal_view) : NULL;
}

FhLessonView *
fh_learn_window_get_lesson_view (FhLearnWindow *self)
{
  g_return_val_if_fail (FH_IS_LEARN_WINDOW (self), NULL);

  return self->lesson_view != NULL ? FH_LESSON_VIEW (self->lesson_view) : NULL;
}

/* --- The window --- */

static void
lesson_cb (GtkWidget *widget, const char *name, GVariant *id)
{
  fh_learn_window_open (FH_LEARN_WINDOW (widget), g_variant_get_string (id, NULL));
}

/* While the pages are there. */
static void
practise_cb (GtkWidget *widget, const char *name, GVariant *fault)
{
  FhLearnWindow *self = FH_LEARN_WINDOW (widget);

  if (self->stack == NULL)
    return;
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "practice");
  fh_practice_page_begin_habit (FH_PRACTICE_PAGE (self->practice),
                                (FhPracticeFault) g_variant_get_uint32 (fault));
}

static void
back_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhLearnWindow *self = FH_LEARN_WINDOW (widget);

  if (self->deal != NULL)
    fh_learn_window_open_deal (self, NULL);
  else
    fh_learn_window_open (self, NULL);
}

static void
deal_cb (GtkWidget *widget, const char *name, GVariant *id)
{
  fh_learn_window_open_deal (FH_LEARN_WINDOW (widget), g_variant_get_string (id, NULL));
}

static GtkWidget *
fh_learn_window_build (FhDialog *dialog)
{
  FhLearnWindow *self = FH_LEARN_WINDOW (dialog);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *frame;

  self->title = adw_window_title_new (NULL, NULL);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), self->title);
  self->back = fh_icon_button_new ("view-list-symbolic", _ ("All Lessons"), "learn.back");
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), self->back);
  self->body = adw_bin_new ();
  show (self);
  frame = fh_dialog_frame (header, self->body, FALSE);
  gtk_box_append (GTK_BOX (frame), fh_compat_status_label_new (GTK_WINDOW (self)));
  if (self->lesson != NULL)
    begin_lesson (self);
  if (self->deal != NULL)
    begin_deal (self);
  return frame;
}

static void
fh_learn_window_class_init (FhLearnWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FH_DIALOG_CLASS (klass)->build = fh_learn_window_build;

  FH_MADE_WITH_OBJECT (klass, FhLearnWindow, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (klass, FhLearnWindow, progress, FH_TYPE_PROGRESS);
  FH_DROPS (klass, FhLearnWindow, lesson, fh_lesson_unref);
  FH_HOLDS (klass, FhLearnWindow, page, g_free);

  gtk_widget_class_install_action (widget_class, "learn.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "learn.deal", "s", deal_cb);
  gtk_widget_class_install_action (widget_class, "learn.lesson", "s", lesson_cb);
  gtk_widget_class_install_action (widget_class, "learn.practise", "u", practise_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "learn.back",
                                       NULL);
}

static void
fh_learn_window_init (FhLearnWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), 1080, 760);
  gtk_widget_set_size_request (GTK_WIDGET (self), 360, 294);
}

GtkWidget *
fh_learn_window_new (GtkWindow *parent, FhSettings *settings, FhProgress *progress)
{
  return g_object_new (FH_TYPE_LEARN_WINDOW, "transient-for", parent, "settings", settings,
                       "progress", progress, NULL);
}
