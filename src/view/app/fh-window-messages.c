/* fh-window-messages.c: what is said over the table until its cause is gone, or the person has read
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-window-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-style.h"
#include "fh-text-window.h"

typedef struct
{
  char *topic;
  char *sentence;
  char *path; /* of a file that can be read, or NULL */
} Message;

static void
message_free (gpointer data)
{
  Message *message = data;

  g_free (message->topic);
  g_free (message->sentence);
  g_free (message->path);
  g_free (message);
}

GPtrArray *
fh_window_new_messages (void)
{
  return g_ptr_array_new_with_free_func (message_free);
}

static int
find_message (FhWindow *self, const char *topic)
{
  for (guint i = 0; i < self->messages->len; i++)
    if (g_str_equal (((Message *) self->messages->pdata[i])->topic, topic))
      return (int) i;
  return -1;
}

/* The button knows the topic, by which the message is found whatever has come or gone. */
static const char *
topic_of (GtkWidget *button)
{
  return gtk_widget_get_name (gtk_widget_get_parent (button));
}

static void
close_cb (GtkWidget *button, FhWindow *self)
{
  fh_window_say (self, topic_of (button), NULL, NULL);
}

static void
read_cb (GtkWidget *button, FhWindow *self)
{
  int index = find_message (self, topic_of (button));
  const Message *message = index >= 0 ? self->messages->pdata[index] : NULL;

  if (message == NULL)
    return;
  fh_dialog_close_other (GTK_WINDOW (self), FH_TYPE_TEXT_WINDOW);
  fh_text_window_show_file (GTK_WINDOW (self), message->path, message->sentence);
}

static GtkWidget *
make_row (FhWindow *self, const Message *message)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (message->sentence);
  GtkWidget *close = fh_icon_button_new ("window-close-symbolic", _ ("Close the Message"), NULL);

  gtk_widget_set_name (box, message->topic);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  if (message->path != NULL)
    {
      GtkWidget *read = gtk_button_new_with_label (_ ("Read the File"));

      gtk_widget_set_valign (read, GTK_ALIGN_CENTER);
      g_signal_connect_object (read, "clicked", G_CALLBACK (read_cb), self, 0);
      gtk_box_append (GTK_BOX (box), read);
    }
  gtk_widget_set_valign (close, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (close, "flat");
  g_signal_connect_object (close, "clicked", G_CALLBACK (close_cb), self, 0);
  gtk_box_append (GTK_BOX (box), close);
  gtk_widget_add_css_class (box, "fh-banner");
  return box;
}

void
fh_window_show_messages (FhWindow *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->banner)) != NULL)
    gtk_box_remove (GTK_BOX (self->banner), child);
  for (guint i = 0; i < self->messages->len; i++)
    gtk_box_append (GTK_BOX (self->banner), make_row (self, self->messages->pdata[i]));
  gtk_widget_set_visible (self->banner, self->messages->len > 0);
}

void
fh_window_say (FhWindow *self, const char *topic, const char *sentence, const char *path)
{
  g_return_if_fail (FH_IS_WINDOW (self));
  g_return_if_fail (topic != NULL);
  int index = find_message (self, topic);

  if (sentence == NULL && index < 0)
    return;
  if (sentence == NULL)
    {
      g_ptr_array_remove_index (self->messages, (guint) index);
    }
  else
    {
      Message *message = g_new0 (Message, 1);

      message->topic = g_strdup (topic);
      message->sentence = g_strdup (sentence);
      /* A pipe, a folder and the like are nothing to be read. */
      if (path != NULL && g_file_test (path, G_FILE_TEST_IS_REGULAR))
        message->path = g_strdup (path);
      /* What more is known of something stands where it stood. */
      if (index >= 0)
        g_ptr_array_remove_index (self->messages, (guint) index);
      g_ptr_array_insert (self->messages, index, message);
      fh_announce (GTK_WIDGET (self), message->sentence);
    }
  fh_window_show_messages (self);
}
