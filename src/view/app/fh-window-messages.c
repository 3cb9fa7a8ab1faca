/* fh-window-messages.c: what is said over the table: until its cause is gone, or the person has
 * read it; or for a moment, where it covers nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-window-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-made.h"
#include "fh-style.h"
#include "fh-text-window.h"
#include "fh-toasts.h"
#include "fh-widget.h"

/* --- Until its cause is gone --- */

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
  GtkWidget *label = fh_label_new (message->sentence, FH_LABEL_BROKEN, NULL);
  GtkWidget *close = fh_icon_button_new ("window-close-symbolic", _ ("Close the Message"), NULL);

  gtk_widget_set_name (box, message->topic);
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
  fh_box_clear (self->banner);
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

/* --- For a moment --- */

/* What the style keeps free below a toast. */
#define TOAST_FOOT 24

/* And what is kept free between it and what stands there. */
#define TOAST_AIR 4

/* Where @shown may end, in pixels above the lower edge; -1 if that is not known yet. */
static int
find_toast_place (FhWindow *self, GtkWidget *shown)
{
  GtkWidget *table;
  graphene_rect_t box;
  graphene_point_t foot;
  int height = gtk_widget_get_height (self->toasts), needed, y;

  if (self->game_view == NULL)
    return 0;
  table = GTK_WIDGET (fh_game_view_get_table (FH_GAME_VIEW (self->game_view)));
  if (!gtk_widget_get_mapped (table) || gtk_widget_get_height (table) == 0
      || !gtk_widget_compute_bounds (shown, self->toasts, &box) || box.size.height <= 0)
    return -1;
  y = TOAST_AIR
      + fh_table_view_find_free (FH_TABLE_VIEW (table), (int) box.size.width,
                                 (int) box.size.height + 2 * TOAST_AIR);
  if (!gtk_widget_compute_point (table, self->toasts,
                                 &GRAPHENE_POINT_INIT (0, (float) y + box.size.height), &foot))
    return -1;
  /* With what it needs itself no more than there is: else the window would grow for it. */
  gtk_widget_measure (shown, GTK_ORIENTATION_VERTICAL, -1, &needed, NULL, NULL, NULL);
  needed -= gtk_widget_get_margin_bottom (shown);
  return CLAMP (height - (int) foot.y - TOAST_FOOT, 0, MAX (height - needed, 0));
}

/* Lets a toast lie where it covers neither what is asked nor what is to be pressed; it is not seen
 * before it is known where that is. */
void
fh_window_raise_toasts (FhWindow *self)
{
  GtkWidget *shown = fh_toasts_get_shown (FH_TOASTS (self->toasts));
  int above;

  if (shown == NULL)
    return;
  above = find_toast_place (self, shown);
  gtk_widget_set_opacity (shown, above < 0 ? 0.0 : 1.0);
  gtk_widget_set_margin_bottom (shown, MAX (above, 0));
}

/* A game that was just opened has its place in the next frame. */
static gboolean
raise_cb (GtkWidget *toasts, GdkFrameClock *clock, gpointer user_data)
{
  int *frames = user_data;

  fh_window_raise_toasts (FH_WINDOW (gtk_widget_get_root (toasts)));

  return --*frames > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
raise_soon (FhWindow *self)
{
  int *frames;

  if (!gtk_widget_get_mapped (self->toasts))
    return; /* the window goes, and its toasts with it */
  frames = g_new (int, 1);
  *frames = 4;
  gtk_widget_add_tick_callback (self->toasts, raise_cb, frames, g_free);
}

static void
shown_cb (FhWindow *self)
{
  fh_window_raise_toasts (self);
  raise_soon (self);
}

void
fh_window_make_toasts (FhWindow *self, GtkWidget *content)
{
  self->toasts = fh_toasts_new (content);
  fh_connect (self->toasts, "shown", shown_cb, self);
}

void
fh_window_add_toast (FhWindow *self, const char *sentence, const char *button, const char *action)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;
  AdwToast *toast;

  g_return_if_fail (FH_IS_WINDOW (self));

  toast = fh_toasts_say (FH_TOASTS (self->toasts), sentence);
  if (button == NULL)
    return;
  g_set_weak_pointer (&self->offer, toast);
  adw_toast_set_button_label (toast, button);
  if (!g_action_parse_detailed_name (action, &name, &target, NULL))
    g_return_if_reached ();
  /* It is seen already: there must be no moment in which the action has no target. */
  adw_toast_set_action_target_value (toast, target);
  adw_toast_set_action_name (toast, name);
}

void
fh_window_withdraw (FhWindow *self)
{
  if (self->offer != NULL)
    fh_toasts_dismiss (FH_TOASTS (self->toasts), self->offer);
  g_clear_weak_pointer (&self->offer);
}
