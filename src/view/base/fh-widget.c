/* fh-widget.c: what every widget may need and GTK has no single call for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-widget.h"

#include <adwaita.h>

#include "fh-config.h"
#include "fh-heard.h"
#include "fh-wrap-layout.h"

/* The size of usual text in pixels: eleven points. */
#define USUAL_TEXT 14.7

void
fh_widget_set_class (GtkWidget *widget, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
fh_widget_set_shown (GtkWidget *widget, gboolean is_shown)
{
  gtk_widget_set_opacity (widget, is_shown ? 1 : 0);
  gtk_widget_set_can_target (widget, is_shown);
  gtk_widget_set_can_focus (widget, is_shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, !is_shown, -1);
}

/* A screen reader would say a title or a mnemonic within @widget before its name, and again. */
static void
forget_labels (GtkWidget *widget)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

void
fh_widget_set_name (GtkWidget *widget, const char *name)
{
  forget_labels (widget);
  fh_heard_name (widget, name);
}

void
fh_widget_set_entry_title (GtkWidget *row, const char *title)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  fh_widget_set_name (row, title);
}

void
fh_widget_describe (GtkWidget *widget, const char *name, const char *about)
{
  fh_widget_set_name (widget, name);
  fh_heard_describe (widget, about);
}

void
fh_widget_set_about (GtkWidget *widget, const char *about)
{
  fh_heard_describe (widget, about);
}

void
fh_widget_set_tooltip (GtkWidget *widget, const char *words)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), words) != 0)
    gtk_widget_set_tooltip_text (widget, words);
}

void
fh_widget_set_tip (GtkWidget *widget, const char *words)
{
  fh_widget_set_tooltip (widget, words);
  fh_widget_set_name (widget, words);
}

char *
fh_widget_short_decoration (GtkWidget *widget)
{
  g_autofree char *layout = NULL;
  g_object_get (gtk_widget_get_settings (widget), "gtk-decoration-layout", &layout, NULL);
  g_autoptr (GString) kept = g_string_new (NULL);
  g_auto (GStrv) sides = g_strsplit (layout != NULL ? layout : "", ":", 2);

  for (int s = 0; sides[s] != NULL; s++)
    {
      g_auto (GStrv) buttons = g_strsplit (sides[s], ",", -1);
      const char *separator = s > 0 ? ":" : "";
      for (int b = 0; buttons[b] != NULL; b++)
        if (!g_str_equal (buttons[b], "minimize") && !g_str_equal (buttons[b], "maximize"))
          {
            g_string_append_printf (kept, "%s%s", separator, buttons[b]);
            separator = ",";
          }
      if (s > 0 && *separator == ':')
        g_string_append_c (kept, ':');
    }
  return g_string_free (g_steal_pointer (&kept), FALSE);
}

/* A button with a picture has a name of its own, before which old toolkits would say that of the
 * class of the picture. */
static void
forget_icons (GtkBuilder *builder)
{
  GSList *objects = gtk_builder_get_objects (builder);

  for (GSList *l = objects; l != NULL; l = l->next)
    if ((GTK_IS_BUTTON (l->data) && gtk_button_get_icon_name (l->data) != NULL)
        || (GTK_IS_MENU_BUTTON (l->data) && gtk_menu_button_get_icon_name (l->data) != NULL))
      forget_labels (l->data);
  g_slist_free (objects);
}

GtkWidget *
fh_widget_load (const char *file, gpointer owner, GtkBuilder **builder)
{
  g_autofree char *path = g_strconcat (FH_RESOURCE_PATH "/ui/", file, NULL);
  g_autoptr (GtkBuilder) loaded = gtk_builder_new ();
  g_autoptr (GError) error = NULL;
  GtkWidget *content;

  gtk_builder_set_current_object (loaded, owner);
  if (!gtk_builder_add_from_resource (loaded, path, &error))
    g_error ("%s: %s", path, error->message); /* it is part of the program */
  forget_icons (loaded);
  content = g_object_ref (GTK_WIDGET (gtk_builder_get_object (loaded, "content")));
  g_object_force_floating (G_OBJECT (content));
  if (builder != NULL)
    *builder = g_steal_pointer (&loaded);
  return content;
}

/* The label in @widget, @widget included, that is cut off at @point of @window; or NULL. */
static GtkWidget *
find_cut_label (GtkWidget *widget, GtkWidget *window, const graphene_point_t *point)
{
  graphene_rect_t box;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, window, &box)
      || !graphene_rect_contains_point (&box, point))
    return NULL;
  if (GTK_IS_LABEL (widget))
    return pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_cut_label (child, window, point);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
cut_text_cb (GtkWidget *window, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  GtkWidget *at = is_keyboard ? NULL : gtk_widget_pick (window, x, y, GTK_PICK_INSENSITIVE);
  /* A label on a row is no target itself, so it is looked for. */
  GtkWidget *label =
      at != NULL ? find_cut_label (at, window, &GRAPHENE_POINT_INIT ((float) x, (float) y)) : NULL;
  graphene_rect_t box;

  if (label == NULL || !gtk_widget_compute_bounds (label, window, &box))
    return FALSE;
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (GTK_LABEL (label)));
  gtk_tooltip_set_tip_area (tooltip,
                            &(GdkRectangle){ (int) box.origin.x, (int) box.origin.y,
                                             (int) box.size.width, (int) box.size.height });
  return TRUE;
}

void
fh_widget_show_cut_texts (GtkWidget *window)
{
  g_return_if_fail (GTK_IS_WIDGET (window));

  gtk_widget_set_has_tooltip (window, TRUE);
  g_signal_connect (window, "query-tooltip", G_CALLBACK (cut_text_cb), NULL);
}

void
fh_widget_wrap_button (GtkWidget *button)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}

typedef struct
{
  void (*func) (GtkWidget *widget);
  gboolean has_frame;
} AfterFrame;

static gboolean
after_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  AfterFrame *after = user_data;

  /* The frame in which this comes first is the one that is being made. */
  if (!after->has_frame)
    {
      after->has_frame = TRUE;
      return G_SOURCE_CONTINUE;
    }
  after->func (widget);
  return G_SOURCE_REMOVE;
}

void
fh_widget_call_after_frame (GtkWidget *widget, void (*func) (GtkWidget *widget))
{
  AfterFrame *after = g_new0 (AfterFrame, 1);

  after->func = func;
  gtk_widget_add_tick_callback (widget, after_frame_cb, after, g_free);
}

/* Has @widget in sight, or, where it is not and @to_top, at the top. */
static void
scroll (GtkWidget *widget, gboolean to_top)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment;
  graphene_rect_t box, all;

  if (viewport == NULL || !gtk_widget_get_mapped (widget))
    return;
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  /* Where it lies in what is scrolled, for that may be on its way. */
  if (gtk_widget_compute_bounds (widget, viewport, &box)
      && gtk_widget_compute_bounds (gtk_viewport_get_child (GTK_VIEWPORT (viewport)), viewport,
                                    &all))
    {
      double value = gtk_adjustment_get_value (adjustment);
      double page = gtk_adjustment_get_page_size (adjustment);
      double top = (double) box.origin.y - (double) all.origin.y;
      double end = top + (double) box.size.height;

      if (to_top && (top < value || end > value + page))
        end = top + page;
      /* It ends a scrolling that the focus has begun. */
      gtk_adjustment_set_value (adjustment, MIN (MAX (value, end - page), top));
    }
}

static void
scroll_in (GtkWidget *widget)
{
  scroll (widget, FALSE);
}

static void
scroll_to_top (GtkWidget *widget)
{
  scroll (widget, TRUE);
}

void
fh_widget_scroll_to (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  /* The place of @widget may have just changed, and is known after the frame. */
  fh_widget_call_after_frame (widget, scroll_in);
}

void
fh_widget_scroll_to_top (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  fh_widget_call_after_frame (widget, scroll_to_top);
}

GtkWidget *
fh_widget_new_tabs (GtkStack *stack)
{
  GtkWidget *tabs = gtk_stack_switcher_new ();

  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (tabs), stack);
  gtk_widget_set_layout_manager (tabs, fh_wrap_layout_new (FH_WRAP_GRID, 0));
  gtk_widget_add_css_class (tabs, "tutor-tabs");
  return tabs;
}

void
fh_widget_show_one_page (GtkStack *stack)
{
  GtkWidget *shown = gtk_stack_get_visible_child (stack);

  for (GtkWidget *bin = gtk_widget_get_first_child (GTK_WIDGET (stack)); bin != NULL;
       bin = gtk_widget_get_next_sibling (bin))
    {
      fh_widget_set_name (bin, ""); /* the tab has one */
      gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (bin)), bin == shown);
    }
}

static void
show_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate (widget);
}

void
fh_widget_class_add_show (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "row.show", NULL, show_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "row.show", NULL);
}

double
fh_widget_get_text_scale (GtkWidget *widget)
{
  const PangoFontDescription *font =
      pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= 96.0 / 72.0;

  return size > 0 ? size / USUAL_TEXT : 1;
}

void
fh_widget_measure_again (GtkWidget *widget)
{
  int least;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  /* Measuring ends the wait, so that the box heeds the resize below. */
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_queue_resize (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      fh_widget_measure_again (child);
}
