/* fh-progress.c: what a person has learned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The key file: "knows", "checked" and "lesson", the one that was interrupted last, in the group
 * "course", and
 * for each lesson that was begun "step" and "done" in a group "lesson ID".  An empty text is
 * nothing: what is written under a lock by several programs is never taken away line by line.
 */
#include "fh-progress.h"

#include <glib/gi18n.h>

#define COURSE "course"
#define PREFIX "lesson "

struct _FhProgress
{
  GObject parent_instance;

  FhSharedFile *file;
};

static guint changed_signal;

static const char *const knows_words[] = {
  [FH_KNOWS_UNASKED] = "",    [FH_KNOWS_NOTHING] = "nothing", [FH_KNOWS_EUCHRE] = "euchre",
  [FH_KNOWS_WHIST] = "whist", [FH_KNOWS_500] = "500",
};

G_DEFINE_FINAL_TYPE (FhProgress, fh_progress, G_TYPE_OBJECT)

/* --- Reading and writing --- */

/* The text at @key of @group, NULL for none.  (transfer full) */
static char *
dup_text (FhProgress *self, const char *group, const char *key)
{
  g_autofree char *text =
      g_key_file_get_string (fh_shared_file_peek (self->file), group, key, NULL);

  return text != NULL && *text != '\0' ? g_steal_pointer (&text) : NULL;
}

static void
add (FhProgress *self, const char *group, const char *key, const char *text)
{
  FhSharedEntry entry = {
    .group = (char *) group, .key = (char *) key, .kind = FH_SHARED_TEXT, .text = (char *) text
  };

  fh_shared_file_add (self->file, &entry);
}

static char *
lesson_group (const char *lesson)
{
  return g_strconcat (PREFIX, lesson, NULL);
}

FhSharedFile *
fh_progress_get_file (FhProgress *self)
{
  g_return_val_if_fail (FH_IS_PROGRESS (self), NULL);

  return self->file;
}

gboolean
fh_progress_is_empty (FhProgress *self)
{
  g_auto (GStrv) groups = NULL;

  g_return_val_if_fail (FH_IS_PROGRESS (self), TRUE);

  groups = g_key_file_get_groups (fh_shared_file_peek (self->file), NULL);
  return groups[0] == NULL;
}

FhKnows
fh_progress_get_knows (FhProgress *self)
{
  g_autofree char *word = NULL;

  g_return_val_if_fail (FH_IS_PROGRESS (self), FH_KNOWS_UNASKED);

  word = dup_text (self, COURSE, "knows");
  for (guint i = 0; i < G_N_ELEMENTS (knows_words); i++)
    if (g_strcmp0 (word, knows_words[i]) == 0)
      return (FhKnows) i;
  return FH_KNOWS_UNASKED;
}

void
fh_progress_set_knows (FhProgress *self, FhKnows knows)
{
  g_return_if_fail (FH_IS_PROGRESS (self));

  add (self, COURSE, "knows", knows_words[knows]);
  fh_shared_file_save (self->file);
}

gboolean
fh_progress_is_checked (FhProgress *self)
{
  g_autofree char *checked = NULL;

  g_return_val_if_fail (FH_IS_PROGRESS (self), FALSE);

  checked = dup_text (self, COURSE, "checked");
  return g_strcmp0 (checked, "true") == 0;
}

void
fh_progress_set_checked (FhProgress *self)
{
  g_return_if_fail (FH_IS_PROGRESS (self));

  add (self, COURSE, "checked", "true");
  fh_shared_file_save (self->file);
}

char *
fh_progress_dup_step (FhProgress *self, const char *lesson)
{
  g_autofree char *group = lesson_group (lesson);

  g_return_val_if_fail (FH_IS_PROGRESS (self), NULL);

  return dup_text (self, group, "step");
}

void
fh_progress_set_step (FhProgress *self, const char *lesson, const char *step)
{
  g_autofree char *group = lesson_group (lesson);

  g_return_if_fail (FH_IS_PROGRESS (self));

  add (self, group, "step", step);
  add (self, COURSE, "lesson", lesson);
  fh_shared_file_save (self->file);
}

gboolean
fh_progress_is_done (FhProgress *self, const char *lesson)
{
  g_autofree char *group = lesson_group (lesson);
  g_autofree char *done = NULL;

  g_return_val_if_fail (FH_IS_PROGRESS (self), FALSE);

  done = dup_text (self, group, "done");
  return g_strcmp0 (done, "true") == 0;
}

void
fh_progress_set_done (FhProgress *self, const char *lesson)
{
  g_autofree char *group = lesson_group (lesson);
  g_autofree char *present = NULL;

  g_return_if_fail (FH_IS_PROGRESS (self));

  present = fh_progress_dup_present (self);
  add (self, group, "done", "true");
  add (self, group, "step", "");
  if (g_strcmp0 (present, lesson) == 0)
    add (self, COURSE, "lesson", "");
  fh_shared_file_save (self->file);
}

char *
fh_progress_dup_present (FhProgress *self)
{
  g_return_val_if_fail (FH_IS_PROGRESS (self), NULL);

  return dup_text (self, COURSE, "lesson");
}

guint
fh_progress_find_step (FhProgress *self, const FhLesson *lesson)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (FH_IS_PROGRESS (self), 0);

  id = fh_progress_dup_step (self, fh_lesson_get_id (lesson));
  for (guint i = 0; id != NULL && i < fh_lesson_n_steps (lesson); i++)
    if (g_str_equal (id, fh_lesson_step_get_id (fh_lesson_get_step (lesson, i))))
      return i;
  return 0;
}

FhLesson *
fh_progress_get_next (FhProgress *self, const FhCourse *course)
{
  g_autofree char *id = NULL;
  FhLesson *lesson;

  g_return_val_if_fail (FH_IS_PROGRESS (self), NULL);

  id = fh_progress_dup_present (self);
  lesson = id != NULL ? fh_course_find_lesson (course, id) : NULL;
  for (guint i = 0; lesson == NULL && i < fh_course_n_lessons (course, G_MAXUINT); i++)
    {
      FhLesson *candidate = fh_course_get_lesson (course, G_MAXUINT, i);

      if (!fh_progress_is_done (self, fh_lesson_get_id (candidate)))
        lesson = candidate;
    }
  return lesson;
}

char *
fh_progress_dup_text (FhProgress *self)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (FH_IS_PROGRESS (self), NULL);

  text = g_key_file_to_data (fh_shared_file_peek (self->file), NULL, NULL);
  /* Translators: the first line of a file with all that is kept of what a person has learned. */
  return g_strconcat ("# ", _ ("What you have learned in Five Hundred"), "\n\n", text, NULL);
}

void
fh_progress_reset (FhProgress *self)
{
  g_return_if_fail (FH_IS_PROGRESS (self));

  fh_shared_file_reset (self->file);
  fh_shared_file_save (self->file);
}

void
fh_progress_flush (FhProgress *self)
{
  g_return_if_fail (FH_IS_PROGRESS (self));

  fh_shared_file_flush (self->file);
}

/* --- The object --- */

static void
fh_progress_finalize (GObject *object)
{
  FhProgress *self = FH_PROGRESS (object);

  g_clear_object (&self->file);
  G_OBJECT_CLASS (fh_progress_parent_class)->finalize (object);
}

static void
fh_progress_class_init (FhProgressClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_progress_finalize;

  changed_signal = g_signal_new ("changed", FH_TYPE_PROGRESS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
fh_progress_init (FhProgress *self)
{
}

static void
changed_cb (FhProgress *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static char *
say (FhSharedFault fault, const char *name, const char *reason)
{
  switch (fault)
    {
    case FH_SHARED_DAMAGED:
      return g_strdup_printf (
          /* Translators: %s is the name of a file. */
          _ ("What you have learned is damaged and begins anew. The damaged file is now “%s”."),
          name);
    case FH_SHARED_UNREAD:
      return g_strdup_printf (
          /* Translators: %1$s is the name of a file, %2$s the reason that the system gives. */
          _ ("What you have learned, in “%1$s”, could not be read: %2$s"), name, reason);
    case FH_SHARED_REFUSED:
      break;
    }
  /* Translators: %1$s is the name of a file, %2$s the reason that the system gives. */
  return g_strdup_printf (_ ("What you have learned cannot be kept in “%1$s”: %2$s"), name, reason);
}

FhProgress *
fh_progress_new (const char *path)
{
  FhProgress *self = g_object_new (FH_TYPE_PROGRESS, NULL);
  g_autofree char *own = NULL;

  own = path != NULL
            ? g_strdup (path)
            : g_build_filename (g_get_user_data_dir (), "five-hundred", "progress.conf", NULL);
  self->file = fh_shared_file_new (own, say);
  g_signal_connect_object (self->file, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

const char *
fh_progress_get_trouble (FhProgress *self, const char **path)
{
  g_return_val_if_fail (FH_IS_PROGRESS (self), NULL);

  return fh_shared_file_get_trouble (self->file, path);
}
