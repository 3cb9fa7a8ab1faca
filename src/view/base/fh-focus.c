/* fh-focus.c: where the keyboard is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-focus.h"

GtkWidget *
fh_focus_get (GtkWidget *top)
{
  GtkRoot *root = gtk_widget_get_root (top);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == top || gtk_widget_is_ancestor (focus, top)) ? focus : NULL;
}

GArray *
fh_focus_save (GtkWidget *top)
{
  GArray *path = g_array_new (FALSE, FALSE, sizeof (guint));
  GtkWidget *focus = fh_focus_get (top);

  if (focus == NULL)
    return path;
  for (GtkWidget *w = focus; w != top; w = gtk_widget_get_parent (w))
    {
      guint index = 0;
      for (GtkWidget *s = gtk_widget_get_prev_sibling (w); s; s = gtk_widget_get_prev_sibling (s))
        index++;
      g_array_prepend_val (path, index);
    }
  return path;
}

/* By the window where possible: labels of old toolkits want to know what had the focus before, and
 * that is gone with what was built before. */
static gboolean
take_focus (GtkWidget *widget)
{
  if (!gtk_widget_get_focusable (widget))
    return !GTK_IS_LABEL (widget) && gtk_widget_grab_focus (widget);
  if (!gtk_widget_is_sensitive (widget) || !gtk_widget_get_mapped (widget))
    return FALSE;
  gtk_root_set_focus (gtk_widget_get_root (widget), widget);
  return TRUE;
}

void
fh_focus_restore (GtkWidget *top, GArray *path)
{
  GtkWidget *widget = top;

  for (guint i = 0; i < path->len; i++)
    {
      GtkWidget *child = gtk_widget_get_first_child (widget);
      for (guint k = g_array_index (path, guint, i); k > 0 && child != NULL; k--)
        child = gtk_widget_get_next_sibling (child);
      if (child == NULL)
        break;
      widget = child;
    }
  for (; widget != NULL && widget != top; widget = gtk_widget_get_parent (widget))
    if (take_focus (widget))
      return;
}

/* The popover is in its window still, where GTK looks for what it has to give back. */
static gboolean
release_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_POPOVER (widget))
    gtk_widget_set_visible (widget, FALSE);
  return TRUE;
}

void
fh_focus_release_popovers (void)
{
  static gpointer widget_class; /* no signal can be found before its class is in use */

  if (widget_class != NULL)
    return;

  widget_class = g_type_class_ref (GTK_TYPE_WIDGET);
  g_signal_add_emission_hook (g_signal_lookup ("unrealize", GTK_TYPE_WIDGET), 0, release_cb, NULL,
                              NULL);
}

/* --- What marks the focus --- */

/* Kept at windows whose person used a key last. */
#define KEYS_QUARK (g_quark_from_static_string ("fh-focus-keys"))

static void
set_by_keys (GtkWindow *window, gboolean by_keys)
{
  g_object_set_qdata (G_OBJECT (window), KEYS_QUARK, GINT_TO_POINTER (by_keys));
}

static void
focus_visible_cb (GtkWindow *window)
{
  if (g_object_get_qdata (G_OBJECT (window), KEYS_QUARK) && !gtk_window_get_focus_visible (window))
    gtk_window_set_focus_visible (window, TRUE);
}

static gboolean
key_cb (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer window)
{
  set_by_keys (window, TRUE);
  return GDK_EVENT_PROPAGATE;
}

static void
pressed_cb (GtkGestureClick *click, int n, double x, double y, gpointer window)
{
  set_by_keys (window, FALSE);
}

void
fh_focus_keep_ring (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), window);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), window);
  g_signal_connect (window, "notify::focus-visible", G_CALLBACK (focus_visible_cb), NULL);
  /* Whatever takes the key or the click. */
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (click));
}

void
fh_focus_close_popovers (GtkWidget *top)
{
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fh_focus_close_popovers (child);
  if (GTK_IS_POPOVER (top) && gtk_widget_get_visible (top))
    gtk_popover_popdown (GTK_POPOVER (top));
}

gboolean
fh_focus_has_place (GtkWidget *top)
{
  if (!gtk_widget_get_visible (top) || !gtk_widget_get_sensitive (top)
      || !gtk_widget_get_can_focus (top))
    return FALSE;
  if (gtk_widget_get_focusable (top))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (fh_focus_has_place (child))
      return TRUE;
  return FALSE;
}

void
fh_focus_bind_ends (GtkWidgetClass *klass, GtkShortcutFunc home, GtkShortcutFunc end)
{
  gtk_widget_class_add_binding (klass, GDK_KEY_Home, 0, home, NULL);
  gtk_widget_class_add_binding (klass, GDK_KEY_KP_Home, 0, home, NULL);
  gtk_widget_class_add_binding (klass, GDK_KEY_End, 0, end, NULL);
  gtk_widget_class_add_binding (klass, GDK_KEY_KP_End, 0, end, NULL);
}
