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

/* --- Keys of a window --- */

/* Keys that follow each other within this many milliseconds are pressed for one thing. */
#define FOLLOWS 500

typedef struct
{
  gboolean by_keys; /* the person used a key last, not the pointer */
  guint32 time; /* of the last key that activates, in milliseconds, if no other came since; or 0 */
  gint64 handled;   /* when that was, in microseconds of the program's own clock */
  gboolean is_kept; /* from what it would have activated */
} Keys;

#define KEYS_QUARK (g_quark_from_static_string ("fh-focus-keys"))
#define CAME_QUARK (g_quark_from_static_string ("fh-focus-came"))

static Keys *
keys_of (gpointer window)
{
  return g_object_get_qdata (window, KEYS_QUARK);
}

static void
focus_visible_cb (GtkWindow *window)
{
  if (keys_of (window)->by_keys && !gtk_window_get_focus_visible (window))
    gtk_window_set_focus_visible (window, TRUE);
}

static gboolean
activates (guint key)
{
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter
         || key == GDK_KEY_space || key == GDK_KEY_KP_Space;
}

/* When the widget with the focus of @window, or what it is in, came to be seen; 0 if that does not
 * matter. */
static gint64
came_at (GtkWindow *window)
{
  for (GtkWidget *widget = gtk_window_get_focus (window); widget != NULL;
       widget = gtk_widget_get_parent (widget))
    {
      gint64 *came = g_object_get_qdata (G_OBJECT (widget), CAME_QUARK);

      if (came != NULL)
        return *came;
    }
  return 0;
}

static gboolean
key_cb (GtkEventController *controller,
        guint key,
        guint code,
        GdkModifierType state,
        gpointer user_data)
{
  GtkWindow *window = user_data;
  Keys *keys = keys_of (window);
  guint32 time = MAX (gtk_event_controller_get_current_event_time (controller), 1);
  gboolean follows = keys->time != 0 && time - keys->time < FOLLOWS;

  keys->by_keys = TRUE;
  keys->is_kept = activates (key) && follows && (keys->is_kept || came_at (window) > keys->handled);
  keys->time = activates (key) ? time : 0;
  keys->handled = g_get_monotonic_time ();
  return keys->is_kept ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
pressed_cb (GtkGestureClick *click, int n, double x, double y, gpointer window)
{
  keys_of (window)->by_keys = FALSE;
}

void
fh_focus_keep_ring (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  g_object_set_qdata_full (G_OBJECT (window), KEYS_QUARK, g_new0 (Keys, 1), g_free);
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

static void
map_cb (GtkWidget *widget)
{
  *(gint64 *) g_object_get_qdata (G_OBJECT (widget), CAME_QUARK) = g_get_monotonic_time ();
}

void
fh_focus_guard (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_qdata_full (G_OBJECT (widget), CAME_QUARK, g_new0 (gint64, 1), g_free);
  g_signal_connect (widget, "map", G_CALLBACK (map_cb), NULL);
}

static void
find_popovers (GtkWidget *top, GPtrArray *popovers)
{
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_popovers (child, popovers);
  if (GTK_IS_POPOVER (top) && gtk_widget_get_visible (top))
    g_ptr_array_add (popovers, g_object_ref (top));
}

void
fh_focus_close_popovers (GtkWidget *top)
{
  g_autoptr (GPtrArray) popovers = g_ptr_array_new_with_free_func (g_object_unref);

  /* One that is closed may go, or take others with it: they are looked for before. */
  find_popovers (top, popovers);
  for (guint i = 0; i < popovers->len; i++)
    if (gtk_widget_get_visible (popovers->pdata[i])
        && gtk_widget_get_parent (popovers->pdata[i]) != NULL)
      gtk_popover_popdown (popovers->pdata[i]);
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
