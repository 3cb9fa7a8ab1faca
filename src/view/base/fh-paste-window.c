/* fh-paste-window.c: a text that somebody has shared, to be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-paste-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-compat.h"
#include "fh-made.h"
#include "fh-toasts.h"
#include "fh-widget.h"

typedef struct
{
  GtkTextBuffer *buffer;
  gboolean is_read;
  gboolean tells; /* what the text means, to people who do not see, when it has been read */
  GCancellable *cancellable;

  /* Made anew with each language. */
  GtkWidget *view;
  GtkWidget *sentence;
  GtkWidget *use;
  GtkWidget *toasts;
} FhPasteWindowPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (FhPasteWindow, fh_paste_window, FH_TYPE_DIALOG)

static FhPasteWindowPrivate *
get_private (FhPasteWindow *self)
{
  return fh_paste_window_get_instance_private (self);
}

static void
get_words (FhPasteWindow *self, FhPasteWindowWords *words)
{
  *words = (FhPasteWindowWords){ 0 };
  FH_PASTE_WINDOW_GET_CLASS (self)->get_words (self, words);
}

static char *
dup_text (FhPasteWindow *self)
{
  FhPasteWindowPrivate *priv = get_private (self);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (priv->buffer, &start, &end);
  return gtk_text_buffer_get_text (priv->buffer, &start, &end, TRUE);
}

static void
read_text (FhPasteWindow *self)
{
  FhPasteWindowPrivate *priv = get_private (self);
  g_autofree char *text = dup_text (self);

  priv->is_read = FALSE;
  gtk_widget_set_sensitive (priv->use, FALSE);
  FH_PASTE_WINDOW_GET_CLASS (self)->read (self, text);
}

void
fh_paste_window_say (FhPasteWindow *self, const char *sentence, gboolean is_read)
{
  g_return_if_fail (FH_IS_PASTE_WINDOW (self));
  FhPasteWindowPrivate *priv = get_private (self);

  priv->is_read = is_read;
  gtk_label_set_text (GTK_LABEL (priv->sentence), sentence);
  fh_widget_set_class (priv->sentence, "option-refusal", !is_read);
  gtk_widget_set_sensitive (priv->use, is_read);
  if (priv->tells && gtk_widget_get_mapped (GTK_WIDGET (self)))
    fh_announce (GTK_WIDGET (self), sentence);
  priv->tells = FALSE;
}

void
fh_paste_window_set_text (FhPasteWindow *self, const char *text)
{
  g_return_if_fail (FH_IS_PASTE_WINDOW (self));
  FhPasteWindowPrivate *priv = get_private (self);
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  /* A text that takes the place of another one counts as two changes. */
  g_signal_handlers_block_by_func (priv->buffer, read_text, self);
  gtk_text_buffer_set_text (priv->buffer, valid, -1);
  g_signal_handlers_unblock_by_func (priv->buffer, read_text, self);
  priv->tells = TRUE;
  read_text (self);
}

/* --- Copy, paste, open --- */

static void
copy_cb (FhPasteWindow *self)
{
  g_autofree char *text = dup_text (self);
  FhPasteWindowWords words;

  get_words (self, &words);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  fh_toasts_say (FH_TOASTS (get_private (self)->toasts), words.copied);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhPasteWindow *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);

  if (text != NULL)
    fh_paste_window_set_text (self, text);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    fh_toasts_say (FH_TOASTS (get_private (self)->toasts), _ ("There is no text to paste"));
  g_object_unref (self);
}

static void
paste_cb (FhPasteWindow *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                                 get_private (self)->cancellable, pasted_cb, g_object_ref (self));
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhPasteWindow *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
      g_input_stream_read_bytes_finish (G_INPUT_STREAM (source), result, &error);

  if (bytes != NULL)
    {
      gsize size, max_size = FH_PASTE_WINDOW_GET_CLASS (self)->max_size;
      const char *data = g_bytes_get_data (bytes, &size);
      g_autofree char *text = g_strndup (data != NULL ? data : "", size);
      char *last = size == max_size ? strrchr (text, '\n') : NULL;
      /* The last line of a huge file may be cut anywhere: leave it out. */
      if (last != NULL)
        last[1] = '\0';
      fh_paste_window_set_text (self, text);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      fh_toasts_say (FH_TOASTS (get_private (self)->toasts), error->message);
    }
  g_object_unref (self);
}

/* Only the beginning of a huge file is read: what is wanted stands there. */
static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhPasteWindow *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInputStream) stream = g_file_read_finish (G_FILE (source), result, &error);

  if (stream != NULL)
    {
      g_input_stream_read_bytes_async (
          G_INPUT_STREAM (stream), FH_PASTE_WINDOW_GET_CLASS (self)->max_size, G_PRIORITY_DEFAULT,
          get_private (self)->cancellable, loaded_cb, self);
      return;
    }
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    fh_toasts_say (FH_TOASTS (get_private (self)->toasts), error->message);
  g_object_unref (self);
}

static void
chosen_cb (GFile *file, gpointer user_data)
{
  FhPasteWindow *self = user_data;

  if (file != NULL)
    g_file_read_async (file, G_PRIORITY_DEFAULT, get_private (self)->cancellable, opened_cb, self);
  else
    g_object_unref (self);
}

static void
open_cb (FhPasteWindow *self)
{
  fh_choose_file (GTK_WINDOW (self), FH_FILE_OPEN_RECORD, NULL, chosen_cb, g_object_ref (self));
}

static void
use_cb (FhPasteWindow *self)
{
  g_signal_emit_by_name (self, "used");
  gtk_window_close (GTK_WINDOW (self));
}

/* --- The window --- */

static GtkWidget *
make_head (FhPasteWindow *self, const FhPasteWindowWords *words)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *about = fh_label_new (words->about, FH_LABEL_WRAPPED, NULL);

  gtk_widget_add_css_class (head, "option-row");
  if (words->copied != NULL)
    gtk_box_append (GTK_BOX (buttons), fh_button_new (_ ("Copy"), G_CALLBACK (copy_cb), self));
  gtk_box_append (GTK_BOX (buttons), fh_button_new (_ ("Paste"), G_CALLBACK (paste_cb), self));
  gtk_box_append (GTK_BOX (buttons), fh_button_new (_ ("Open…"), G_CALLBACK (open_cb), self));
  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  gtk_box_append (GTK_BOX (head), about);
  gtk_box_append (GTK_BOX (head), buttons);
  return head;
}

static GtkWidget *
make_text (FhPasteWindow *self, const char *name)
{
  FhPasteWindowPrivate *priv = get_private (self);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  priv->view = fh_text_view_new (priv->buffer, name);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (priv->view), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), priv->view);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static GtkWidget *
make_foot (FhPasteWindow *self, const FhPasteWindowWords *words)
{
  FhPasteWindowPrivate *priv = get_private (self);
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  priv->sentence = fh_label_new (NULL, FH_LABEL_BROKEN, NULL);
  priv->use = fh_button_new (words->use, G_CALLBACK (use_cb), self);
  gtk_widget_add_css_class (priv->use, "suggested-action");
  gtk_widget_add_css_class (priv->use, "pill");
  gtk_widget_set_halign (priv->use, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (foot, "start-foot");
  gtk_box_append (GTK_BOX (foot), priv->sentence);
  gtk_box_append (GTK_BOX (foot), priv->use);
  return foot;
}

static GtkWidget *
fh_paste_window_build (FhDialog *dialog)
{
  FhPasteWindow *self = FH_PASTE_WINDOW (dialog);
  FhPasteWindowPrivate *priv = get_private (self);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  FhPasteWindowWords words;

  get_words (self, &words);
  gtk_window_set_title (GTK_WINDOW (self), words.title);
  gtk_box_append (GTK_BOX (box), make_head (self, &words));
  gtk_box_append (GTK_BOX (box), make_text (self, words.name));
  gtk_box_append (GTK_BOX (box), make_foot (self, &words));
  priv->toasts = fh_toasts_new (fh_dialog_frame (adw_header_bar_new (), fh_clamp_new (box), FALSE));
  read_text (self);
  return priv->toasts;
}

static void
fh_paste_window_constructed (GObject *object)
{
  FhPasteWindow *self = FH_PASTE_WINDOW (object);

  G_OBJECT_CLASS (fh_paste_window_parent_class)->constructed (object);
  g_signal_connect_swapped (get_private (self)->buffer, "changed", G_CALLBACK (read_text), self);
  gtk_widget_grab_focus (get_private (self)->view);
}

static void
fh_paste_window_dispose (GObject *object)
{
  FhPasteWindow *self = FH_PASTE_WINDOW (object);
  FhPasteWindowPrivate *priv = get_private (self);

  g_cancellable_cancel (priv->cancellable);
  if (priv->buffer != NULL)
    g_signal_handlers_disconnect_by_data (priv->buffer, self);
  g_clear_object (&priv->buffer);
  G_OBJECT_CLASS (fh_paste_window_parent_class)->dispose (object);
}

static void
fh_paste_window_finalize (GObject *object)
{
  g_clear_object (&get_private (FH_PASTE_WINDOW (object))->cancellable);
  G_OBJECT_CLASS (fh_paste_window_parent_class)->finalize (object);
}

static void
fh_paste_window_class_init (FhPasteWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = fh_paste_window_constructed;
  object_class->dispose = fh_paste_window_dispose;
  object_class->finalize = fh_paste_window_finalize;
  FH_DIALOG_CLASS (klass)->build = fh_paste_window_build;

  fh_made_signal (klass, "used", 0);
}

static void
fh_paste_window_init (FhPasteWindow *self)
{
  FhPasteWindowPrivate *priv = get_private (self);

  priv->cancellable = g_cancellable_new ();
  priv->buffer = gtk_text_buffer_new (NULL);
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), 480, 520);
}

gboolean
fh_paste_window_is_read (FhPasteWindow *self)
{
  g_return_val_if_fail (FH_IS_PASTE_WINDOW (self), FALSE);
  return get_private (self)->is_read;
}

const char *
fh_paste_window_get_sentence (FhPasteWindow *self)
{
  g_return_val_if_fail (FH_IS_PASTE_WINDOW (self), NULL);
  return gtk_label_get_text (GTK_LABEL (get_private (self)->sentence));
}
