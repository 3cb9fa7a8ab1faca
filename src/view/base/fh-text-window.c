/* fh-text-window.c: a text file to be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-text-window.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-isolate.h"
#include "fh-journal-disk.h"
#include "fh-made.h"
#include "fh-widget.h"

#define MAX_BYTES (256 * 1024)

struct _FhTextWindow
{
  FhDialog parent_instance;

  char *path;
  char *sentence;
  char *text;    /* UTF-8, or NULL until the file has been read, and when it cannot be */
  char *trouble; /* why it cannot be, or NULL */
};

G_DEFINE_FINAL_TYPE (FhTextWindow, fh_text_window, FH_TYPE_DIALOG)

static void
copy_cb (FhTextWindow *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->text);
}

static GtkWidget *
fh_text_window_build (FhDialog *dialog)
{
  FhTextWindow *self = FH_TEXT_WINDOW (dialog);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *view;
  g_autofree char *base = g_path_get_basename (self->path);
  g_autofree char *name = fh_isolate_file (base);

  gtk_window_set_title (GTK_WINDOW (self), name);
  if (self->text != NULL)
    {
      GtkWidget *copy = gtk_button_new_with_label (_ ("Copy"));
      fh_connect (copy, "clicked", copy_cb, self);
      adw_header_bar_pack_start (ADW_HEADER_BAR (header), copy);
    }
  if (self->sentence != NULL)
    {
      GtkWidget *label = fh_label_add (box, self->sentence, FH_LABEL_BROKEN, "fh-banner");
      gtk_label_set_selectable (GTK_LABEL (label), TRUE);
    }
  view = fh_text_view_new (NULL, name);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)),
                            self->text != NULL      ? self->text
                            : self->trouble != NULL ? self->trouble
                                                    : "",
                            -1);
  gtk_text_view_set_editable (GTK_TEXT_VIEW (view), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), scroller);
  return fh_dialog_frame (header, box, FALSE);
}

/* A damaged file holds anything, NULs too. */
static char *
make_readable (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autoptr (GString) text = g_string_new_len (data, (gssize) length);
  for (gsize i = 0; i < text->len; i++)
    if (text->str[i] == '\0')
      text->str[i] = '\x1a';
  return g_utf8_make_valid (text->str, (gssize) text->len);
}

/* Whatever lies at a path, to open it is not for the main loop: somebody may have put a pipe there,
 * which waits for another end. */
static void
read_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GError *error = NULL;
  GBytes *bytes = fh_journal_disk_read_beginning (task_data, MAX_BYTES, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify) g_bytes_unref);
  else if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "%s", g_strerror (ENOENT));
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhTextWindow) self = fh_asker_take (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_task_propagate_pointer (G_TASK (result), &error);

  if (self == NULL)
    return;
  if (bytes != NULL)
    self->text = make_readable (bytes);
  else
    self->trouble = g_strdup (error->message);
  fh_dialog_rebuild (FH_DIALOG (self));
  gtk_window_present (GTK_WINDOW (self));
}

static void
fh_text_window_constructed (GObject *object)
{
  FhTextWindow *self = FH_TEXT_WINDOW (object);
  g_autoptr (GTask) task = NULL;

  G_OBJECT_CLASS (fh_text_window_parent_class)->constructed (object);
  task = g_task_new (NULL, NULL, read_cb, fh_asker_new (self));
  g_task_set_source_tag (task, fh_text_window_constructed);
  g_task_set_task_data (task, g_strdup (self->path), g_free);
  fh_asker_run (task, read_thread);
}

static void
fh_text_window_class_init (FhTextWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_text_window_constructed;
  FH_DIALOG_CLASS (klass)->build = fh_text_window_build;

  FH_MADE_WITH_STRING (klass, FhTextWindow, path);
  FH_MADE_WITH_STRING (klass, FhTextWindow, sentence);
  FH_HOLDS (klass, FhTextWindow, text, g_free);
  FH_HOLDS (klass, FhTextWindow, trouble, g_free);
}

static void
fh_text_window_init (FhTextWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), 640, 520);
}

void
fh_text_window_show_file (GtkWindow *parent, const char *path, const char *sentence)
{
  /* It shows itself with the text. */
  g_object_new (FH_TYPE_TEXT_WINDOW, "transient-for", parent, "path", path, "sentence", sentence,
                NULL);
}
