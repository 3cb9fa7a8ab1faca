/* fh-row-search.c: finding a row on pages of preferences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-row-search.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-rows.h"
#include "fh-widget.h"

typedef struct
{
  GtkStack *stack;
  GtkEditable *entry;
  GtkWidget *before; /* the page that was shown before what is found */
  GtkWidget *bin;    /* with what is found, */
  AdwPreferencesPage *page;
  AdwPreferencesGroup *found;
  GPtrArray *rows; /* and to which rows that leads */
} RowSearch;

static void
row_search_free (gpointer data, GClosure *closure)
{
  RowSearch *self = data;

  g_ptr_array_unref (self->rows);
  g_free (self);
}

/* The child of the stack that @row is in. */
static GtkWidget *
get_bin (GtkWidget *row)
{
  return gtk_widget_get_parent (gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_PAGE));
}

/* What is said below the title of @row, or NULL. */
static const char *
get_subtitle (GtkWidget *row)
{
  return ADW_IS_ACTION_ROW (row) ? adw_action_row_get_subtitle (ADW_ACTION_ROW (row)) : NULL;
}

/* Adds @row, which is called @title, to what is found. */
static void
add_found (RowSearch *self, GtkWidget *row, const char *title)
{
  const char *page = gtk_stack_page_get_title (gtk_stack_get_page (self->stack, get_bin (row)));
  const char *subtitle = get_subtitle (row);
  g_autofree char *about = subtitle != NULL && *subtitle != '\0'
                               ? g_strdup_printf ("%s\n%s", page, subtitle)
                               : g_strdup (page);

  fh_link_row_add (GTK_WIDGET (self->found), title, about, "rows.show",
                   g_variant_new_uint32 (self->rows->len));
  g_ptr_array_add (self->rows, row);
}

/* Adds those rows in @widget that are not hidden in it and have @text in their words. */
static void
find_rows (RowSearch *self, GtkWidget *widget, const char *text)
{
  const char *title = NULL;

  /* The head of one that unfolds is a row, too. */
  if (ADW_IS_PREFERENCES_ROW (widget) && !ADW_IS_EXPANDER_ROW (widget))
    title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget));
  if (title != NULL && *title != '\0')
    {
      g_autofree char *words = g_strjoin (" ", title, get_subtitle (widget), NULL);

      if (g_str_match_string (text, words, TRUE))
        add_found (self, widget, title);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      find_rows (self, child, text);
}

static gboolean
is_searching (RowSearch *self)
{
  return gtk_stack_get_visible_child (self->stack) == self->bin;
}

static void
changed_cb (RowSearch *self)
{
  const char *text = gtk_editable_get_text (self->entry);
  g_autofree char *found = NULL;

  if (*text == '\0')
    {
      if (is_searching (self))
        gtk_stack_set_visible_child (self->stack, self->before);
      return;
    }
  adw_preferences_page_remove (self->page, self->found);
  self->found = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_ptr_array_set_size (self->rows, 0);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != self->bin)
      /* A page that is not shown is hidden. */
      find_rows (self, adw_bin_get_child (ADW_BIN (child)), text);
  found = self->rows->len == 0
              ? g_strdup (_ ("Nothing found"))
              : g_strdup_printf (
                  /* Translators: what a search in the help, or in the preferences, has found. */
                  ngettext ("%u place found", "%u places found", self->rows->len), self->rows->len);
  adw_preferences_group_set_title (self->found, found);
  fh_announce (GTK_WIDGET (self->entry), found);
  adw_preferences_page_add (self->page, self->found);
  if (!is_searching (self))
    self->before = gtk_stack_get_visible_child (self->stack);
  gtk_stack_set_visible_child (self->stack, self->bin);
}

/* Goes to row number @at of those that were found. */
static void
go (RowSearch *self, guint at)
{
  GtkWidget *row, *folded;

  if (!is_searching (self) || at >= self->rows->len)
    return;
  row = self->rows->pdata[at];
  folded = gtk_widget_get_ancestor (row, ADW_TYPE_EXPANDER_ROW);
  if (folded != NULL)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (folded), TRUE);
  gtk_stack_set_visible_child (self->stack, get_bin (row));
  gtk_editable_set_text (self->entry, "");
  gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD);
  fh_widget_scroll_to (row);
}

static void
show_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  go (user_data, g_variant_get_uint32 (parameter));
}

static void
activate_cb (RowSearch *self)
{
  /* Search first: somebody who types fast would get what was found before. */
  changed_cb (self);
  go (self, 0);
}

static void
stop_cb (RowSearch *self)
{
  if (*gtk_editable_get_text (self->entry) == '\0')
    gtk_widget_activate_action (GTK_WIDGET (self->entry), "window.close", NULL);
  else
    gtk_editable_set_text (self->entry, "");
}

GtkWidget *
fh_row_search_new (GtkStack *stack, const char *name)
{
  static const GActionEntry entries[] = { { "show", show_cb, "u", NULL, NULL, { 0 } } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  RowSearch *self = g_new0 (RowSearch, 1);
  GtkWidget *entry = gtk_search_entry_new ();

  self->stack = stack;
  self->entry = GTK_EDITABLE (entry);
  self->rows = g_ptr_array_new ();
  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  self->found = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_page_add (self->page, self->found);
  self->bin = adw_bin_new ();
  adw_bin_set_child (ADW_BIN (self->bin), GTK_WIDGET (self->page));
  /* Without a title it has no tab, and says itself what it is. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_stack_add_child (stack, self->bin)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self->page), "rows", G_ACTION_GROUP (actions));
  g_object_set (entry, "placeholder-text", name, "hexpand", TRUE, NULL);
  fh_widget_set_name (entry, name);
  g_signal_connect_data (entry, "search-changed", G_CALLBACK (changed_cb), self, row_search_free,
                         G_CONNECT_SWAPPED);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (entry, "stop-search", G_CALLBACK (stop_cb), self);
  return entry;
}
