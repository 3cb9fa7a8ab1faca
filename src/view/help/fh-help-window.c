/* fh-help-window.c: the help in a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-help-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-compat.h"
#include "fh-contents-row.h"
#include "fh-help-view.h"
#include "fh-learn-link.h"
#include "fh-made.h"
#include "fh-one-stop.h"
#include "fh-panes.h"
#include "fh-style.h"
#include "fh-widget.h"

struct _FhHelpWindow
{
  FhDialog parent_instance;

  FhHelpLibrary *library;
  GPtrArray *history; /* targets; the present one is number `at` */
  guint at;

  GtkWidget *title;
  GtkWidget *panes;
  GtkWidget *view;
  GtkWidget *search;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (FhHelpWindow, fh_help_window, FH_TYPE_DIALOG)

enum
{
  PROP_0,
  PROP_TARGET,
};

/* The section for those who write programs, */
#define PROGRAMS "programs"

/* and all sections of the index that list pages, in the order of the index. */
static const char *const sections[] = { "rules", "well", "tables", "application", PROGRAMS };

static void show_present (FhHelpWindow *self);

static const char *
present (FhHelpWindow *self)
{
  return self->history->len > 0 ? self->history->pdata[self->at] : "index";
}

/* @target split into page and section; either may be NULL.  Each belongs to the caller. */
static void
split_target (const char *target, char **page, char **section)
{
  const char *hash = strchr (target, '#');
  *page = hash != NULL ? g_strndup (target, (gsize) (hash - target)) : g_strdup (target);
  *section = hash != NULL ? g_strdup (hash + 1) : NULL;
  if (**page == '\0')
    {
      g_free (*page);
      *page = g_strdup ("index");
    }
}

static void
go_to (FhHelpWindow *self, const char *target)
{
  if (fh_learn_link_open (GTK_WIDGET (self), target))
    return;
  if (self->history->len == 0 || !g_str_equal (present (self), target))
    {
      /* A link of the same page may leave the page out: "#section". */
      char *whole;
      if (*target == '#')
        {
          g_autofree char *page = NULL, *section = NULL;
          split_target (present (self), &page, &section);
          whole = g_strconcat (page, target, NULL);
        }
      else
        whole = g_strdup (target);
      if (self->history->len > 0)
        g_ptr_array_set_size (self->history, (int) self->at + 1);
      g_ptr_array_add (self->history, whole);
      self->at = self->history->len - 1;
    }
  show_present (self);
}

static void
row_activated_cb (GtkListBox *list, GtkListBoxRow *row, FhHelpWindow *self)
{
  if (!FH_IS_CONTENTS_ROW (row))
    return;
  g_autofree char *target = g_strdup (fh_contents_row_get_target (FH_CONTENTS_ROW (row)));
  go_to (self, target);
  if (fh_panes_is_stacked (FH_PANES (self->panes)))
    fh_panes_set_show_side (FH_PANES (self->panes), FALSE);
}

static GtkWidget *
make_header_row (const char *title)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", title, "wrap", TRUE, "xalign", 0.0, NULL);
  GtkWidget *row = gtk_list_box_row_new ();
  gtk_widget_add_css_class (label, "heading");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
clear_list (FhHelpWindow *self)
{
  GtkWidget *row;
  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
}

/* What the index calls its section @id. */
static const char *
section_title (FhHelpWindow *self, const char *id)
{
  const FhHelpPage *index = fh_help_library_get (self->library, "index");
  const char *title = index != NULL ? fh_help_page_section_title (index, id) : NULL;

  return title != NULL ? title : id;
}

static void
list_contents (FhHelpWindow *self)
{
  GtkListBox *list = GTK_LIST_BOX (self->list);
  const FhHelpPage *index = fh_help_library_get (self->library, "index");

  clear_list (self);
  if (index == NULL)
    return;
  gtk_list_box_append (list, fh_contents_row_new (index->link_title, NULL, "index"));
  for (guint s = 0; s < G_N_ELEMENTS (sections); s++)
    {
      g_autoptr (GPtrArray) pages = fh_help_library_list (self->library, sections[s]);
      gtk_list_box_append (list, make_header_row (section_title (self, sections[s])));
      for (guint i = 0; i < pages->len; i++)
        {
          const FhHelpPage *page = pages->pdata[i];
          gtk_list_box_append (list, fh_contents_row_new (page->link_title, NULL, page->id));
        }
    }
}

/* Nobody needs the pages for those who write programs to play: they stand apart, last of all. */
static gboolean
begins_programs (GPtrArray *hits, guint i)
{
  const FhHelpHit *hit = hits->pdata[i], *before = i > 0 ? hits->pdata[i - 1] : NULL;

  return g_strcmp0 (hit->page->guide, PROGRAMS) == 0
         && (before == NULL || g_strcmp0 (before->page->guide, PROGRAMS) != 0);
}

static void
list_hits (FhHelpWindow *self, const char *query)
{
  g_autoptr (GPtrArray) hits = fh_help_library_search (self->library, query);

  clear_list (self);
  for (guint i = 0; i < hits->len; i++)
    {
      const FhHelpHit *hit = hits->pdata[i];

      if (begins_programs (hits, i))
        gtk_list_box_append (GTK_LIST_BOX (self->list),
                             make_header_row (section_title (self, PROGRAMS)));
      g_autofree char *target = hit->section != NULL
                                    ? g_strconcat (hit->page->id, "#", hit->section, NULL)
                                    : g_strdup (hit->page->id);
      /* Sections of many pages are called alike. */
      g_autofree char *about = hit->section == NULL
                                   ? g_strdup (hit->excerpt)
                                   : g_strjoin ("\n", hit->page->link_title, hit->excerpt, NULL);
      gtk_list_box_append (GTK_LIST_BOX (self->list),
                           fh_contents_row_new (hit->title, about, target));
    }
  g_autofree char *found = g_strdup_printf (
      /* Translators: what a search in the help, or in the preferences, has found. */
      ngettext ("%u place found", "%u places found", hits->len), hits->len);
  if (hits->len == 0)
    gtk_list_box_append (GTK_LIST_BOX (self->list), make_header_row (_ ("Nothing found")));
  fh_announce (self->list, hits->len > 0 ? found : _ ("Nothing found"));
}

static void
select_present (FhHelpWindow *self)
{
  g_autofree char *page = NULL, *section = NULL;
  split_target (present (self), &page, &section);
  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      const char *target =
          FH_IS_CONTENTS_ROW (row) ? fh_contents_row_get_target (FH_CONTENTS_ROW (row)) : NULL;
      if (g_strcmp0 (target, page) == 0 || g_strcmp0 (target, present (self)) == 0)
        {
          gtk_list_box_select_row (GTK_LIST_BOX (self->list), GTK_LIST_BOX_ROW (row));
          return;
        }
    }
  gtk_list_box_unselect_all (GTK_LIST_BOX (self->list));
}

static void
search_changed_cb (FhHelpWindow *self)
{
  const char *query = gtk_editable_get_text (GTK_EDITABLE (self->search));
  g_autofree char *stripped = g_strstrip (g_strdup (query));
  if (*stripped == '\0')
    list_contents (self);
  else
    list_hits (self, stripped);
  select_present (self);
}

static void
search_activate_cb (FhHelpWindow *self)
{
  GtkWidget *row = gtk_widget_get_first_child (self->list);

  while (row != NULL && !FH_IS_CONTENTS_ROW (row))
    row = gtk_widget_get_next_sibling (row);
  if (row != NULL)
    row_activated_cb (GTK_LIST_BOX (self->list), GTK_LIST_BOX_ROW (row), self);
}

static void
show_present (FhHelpWindow *self)
{
  g_autofree char *id = NULL, *section = NULL;
  split_target (present (self), &id, &section);
  const FhHelpPage *page = fh_help_library_get (self->library, id);

  fh_help_view_show (FH_HELP_VIEW (self->view), self->library, page, section);
  if (page != NULL)
    {
      adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), page->title);
      fh_announce (self->view, page->title);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back", self->at > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.forward",
                                 self->at + 1 < self->history->len);
  select_present (self);
}

static void
back_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhHelpWindow *self = FH_HELP_WINDOW (widget);
  if (self->at > 0)
    self->at--;
  show_present (self);
}

static void
forward_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhHelpWindow *self = FH_HELP_WINDOW (widget);
  if (self->at + 1 < self->history->len)
    self->at++;
  show_present (self);
}

static void
contents_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhHelpWindow *self = FH_HELP_WINDOW (widget);
  FhPanes *panes = FH_PANES (self->panes);
  fh_panes_set_show_side (panes, !fh_panes_get_show_side (panes));
}

static void
find_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhHelpWindow *self = FH_HELP_WINDOW (widget);
  fh_panes_set_show_side (FH_PANES (self->panes), TRUE);
  gtk_widget_grab_focus (self->search);
}

/* Text that can be selected would take this key to move in itself. */
static void
add_find_key (FhHelpWindow *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_f, GDK_CONTROL_MASK),
                        gtk_named_action_new ("help.find")));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
stacked_cb (FhHelpWindow *self)
{
  fh_panes_set_show_side (FH_PANES (self->panes), !fh_panes_is_stacked (FH_PANES (self->panes)));
}

static GtkWidget *
make_side (FhHelpWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", _ ("Search the help"), NULL);
  fh_widget_set_name (self->search, _ ("Search the help"));
  gtk_widget_add_css_class (self->search, "help-search");
  fh_connect (self->search, "search-changed", search_changed_cb, self);
  fh_connect (self->search, "activate", search_activate_cb, self);

  self->list = gtk_list_box_new ();
  gtk_widget_add_css_class (self->list, "navigation-sidebar");
  fh_widget_set_name (self->list, _ ("Contents"));
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self, 0);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), fh_one_stop_new (self->list));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), self->search);
  gtk_box_append (GTK_BOX (box), scroller);
  return box;
}

static GtkWidget *
fh_help_window_build (FhDialog *dialog)
{
  FhHelpWindow *self = FH_HELP_WINDOW (dialog);
  GtkWidget *header = adw_header_bar_new ();
  g_autofree char *decoration = fh_widget_short_decoration (GTK_WIDGET (self));
  gboolean shows_side = self->panes != NULL && fh_panes_get_show_side (FH_PANES (self->panes));

  g_clear_pointer (&self->library, fh_help_library_unref);
  self->library = fh_help_library_ref (fh_help_library_get_shared ());
  gtk_window_set_title (GTK_WINDOW (self), _ ("Help"));
  self->title = adw_window_title_new (_ ("Help"), NULL);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), self->title);
  /* With all of them, and large text, it would be wider than a telephone. */
  adw_header_bar_set_decoration_layout (ADW_HEADER_BAR (header), decoration);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header),
                             fh_icon_button_new ("go-previous-symbolic", _ ("Back"), "help.back"));
  adw_header_bar_pack_start (
      ADW_HEADER_BAR (header),
      fh_icon_button_new ("go-next-symbolic", _ ("Forward"), "help.forward"));
  adw_header_bar_pack_end (
      ADW_HEADER_BAR (header),
      fh_icon_button_new ("view-list-symbolic", _ ("Contents and Search"), "help.contents"));

  self->view = fh_help_view_new ();
  fh_connect (self->view, "follow", go_to, self);
  self->panes = fh_panes_new (FH_PANES_CONTENTS, self->view, make_side (self), NULL);
  fh_panes_set_show_side (FH_PANES (self->panes), shows_side);
  fh_connect (self->panes, "fitted", stacked_cb, self);

  list_contents (self);
  show_present (self);
  return fh_dialog_frame (header, self->panes, FALSE);
}

static void
fh_help_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  g_ptr_array_add (FH_HELP_WINDOW (object)->history, g_value_dup_string (value));
}

static void
fh_help_window_class_init (FhHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = fh_help_window_set_property;
  FH_DIALOG_CLASS (klass)->build = fh_help_window_build;

  FH_HOLDS (klass, FhHelpWindow, history, g_ptr_array_unref);
  FH_HOLDS (klass, FhHelpWindow, library, fh_help_library_unref);

  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_TARGET,
      g_param_spec_string ("target", NULL, NULL, NULL, FH_PARAM_MADE_WITH));

  gtk_widget_class_install_action (widget_class, "help.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "help.forward", NULL, forward_cb);
  gtk_widget_class_install_action (widget_class, "help.contents", NULL, contents_cb);
  gtk_widget_class_install_action (widget_class, "help.find", NULL, find_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, GDK_ALT_MASK, "help.forward",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F9, 0, "help.contents", NULL);
}

static void
fh_help_window_init (FhHelpWindow *self)
{
  self->history = g_ptr_array_new_with_free_func (g_free);
  gtk_window_set_default_size (GTK_WINDOW (self), 920, 680);
  add_find_key (self);
}

FhHelpWindow *
fh_help_window_show (GtkWindow *parent, const char *target)
{
  static FhHelpWindow *the_window;

  if (the_window == NULL)
    {
      the_window = g_object_new (FH_TYPE_HELP_WINDOW, "target", target, "application",
                                 parent != NULL ? gtk_window_get_application (parent) : NULL, NULL);
      g_object_add_weak_pointer (G_OBJECT (the_window), (gpointer *) &the_window);
    }
  else
    go_to (the_window, target);
  gtk_window_present (GTK_WINDOW (the_window));
  return the_window;
}

const char *
fh_help_window_get_target (FhHelpWindow *self)
{
  g_return_val_if_fail (FH_IS_HELP_WINDOW (self), NULL);
  return present (self);
}
