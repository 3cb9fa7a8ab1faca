/* fh-toasts.c: what is said for a moment, at the foot of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-toasts.h"

#include "fh-compat.h"
#include "fh-made.h"

/* Longer than the toolkit takes to let a toast come. */
#define COMES_MS 500

struct _FhToasts
{
  AdwBin parent_instance;

  GtkWidget *content;
  GtkWidget *overlay;
  GQueue to_come;  /* AdwToast, each of which waits until the one before it has gone */
  AdwToast *to_go; /* what comes and is to go as soon as it has come, or NULL */
  gboolean is_coming;
};

FH_DEFINE_MADE_TYPE (FhToasts, fh_toasts, ADW_TYPE_BIN)

GtkWidget *
fh_toasts_get_shown (FhToasts *self)
{
  g_return_val_if_fail (FH_IS_TOASTS (self), NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (self->overlay); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (gtk_widget_get_css_name (child), "toast"))
      return child;
  return NULL;
}

static gboolean
come_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  FhToasts *self = FH_TOASTS (widget);
  GtkWidget *shown = fh_toasts_get_shown (self);
  gint64 *since = user_data, now = gdk_frame_clock_get_frame_time (clock);

  if (*since == 0)
    *since = now;
  if (now - *since < COMES_MS * 1000)
    return G_SOURCE_CONTINUE;
  self->is_coming = FALSE;
  if (shown != NULL)
    {
      gtk_widget_set_can_target (shown, TRUE);
      gtk_widget_set_can_focus (shown, TRUE);
    }
  if (self->to_go != NULL)
    adw_toast_dismiss (self->to_go);
  g_clear_object (&self->to_go);
  return G_SOURCE_REMOVE;
}

/* The toolkit frees a toast that is sent away while it comes, and where a frame takes long, before
 * it has come: it is not to be touched until then. */
static void
let_come (FhToasts *self)
{
  GtkWidget *shown = fh_toasts_get_shown (self);

  if (shown == NULL)
    return;
  self->is_coming = TRUE;
  gtk_widget_set_can_target (shown, FALSE);
  gtk_widget_set_can_focus (shown, FALSE);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), come_cb, g_new0 (gint64, 1), g_free);
}

/* Shows the next toast if the one before it has gone, to the last frame.  The toolkit would let it
 * come while that goes, and for longer than it takes to go: somebody who dismissed it in its first
 * moment, as a double click on both or Escape twice does, would have it freed while it still comes.
 * Returns whether that one has gone. */
static gboolean
show_next (FhToasts *self)
{
  AdwToast *toast;

  if (fh_toasts_get_shown (self) != NULL)
    return FALSE;
  toast = g_queue_pop_head (&self->to_come);
  if (toast != NULL)
    {
      adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (self->overlay), toast);
      let_come (self);
      g_signal_emit_by_name (self, "shown");
    }
  return TRUE;
}

static gboolean
next_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  return show_next (FH_TOASTS (widget)) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static void
dismissed_cb (FhToasts *self)
{
  /* When the window goes its toasts go with it. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_add_tick_callback (GTK_WIDGET (self), next_cb, NULL, NULL);
}

AdwToast *
fh_toasts_say (FhToasts *self, const char *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);
  AdwToast *toast;

  g_return_val_if_fail (FH_IS_TOASTS (self), NULL);

  toast = adw_toast_new (markup);
  fh_connect (toast, "dismissed", dismissed_cb, self);
  g_queue_push_tail (&self->to_come, toast);
  show_next (self);
  fh_announce (GTK_WIDGET (self), sentence);
  return toast;
}

void
fh_toasts_dismiss (FhToasts *self, AdwToast *toast)
{
  g_return_if_fail (FH_IS_TOASTS (self));

  if (g_queue_remove (&self->to_come, toast))
    g_object_unref (toast);
  else if (self->is_coming)
    g_set_object (&self->to_go, toast);
  else
    adw_toast_dismiss (toast);
}

/* --- The widget --- */

static void
fh_toasts_constructed (GObject *object)
{
  FhToasts *self = FH_TOASTS (object);

  G_OBJECT_CLASS (fh_toasts_parent_class)->constructed (object);
  self->overlay = adw_toast_overlay_new ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (self->overlay), self->content);
  adw_bin_set_child (ADW_BIN (self), self->overlay);
}

static void
fh_toasts_finalize (GObject *object)
{
  g_queue_clear_full (&FH_TOASTS (object)->to_come, g_object_unref);
  G_OBJECT_CLASS (fh_toasts_parent_class)->finalize (object);
}

static void
fh_toasts_class_init (FhToastsClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_toasts_constructed;
  G_OBJECT_CLASS (klass)->finalize = fh_toasts_finalize;
  FH_MADE_WITH_BORROWED (klass, FhToasts, content, GTK_TYPE_WIDGET);
  FH_HOLDS (klass, FhToasts, to_go, g_object_unref);
  fh_made_signal (klass, "shown", 0);
}

GtkWidget *
fh_toasts_new (GtkWidget *content)
{
  return g_object_new (FH_TYPE_TOASTS, "content", content, NULL);
}
