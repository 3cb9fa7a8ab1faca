/* fh-compat.c: what differs between the oldest and the newest toolkit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* Calls newer than the floor are allowed here, and each stands behind a test of the version. */
#undef GDK_VERSION_MAX_ALLOWED
#undef ADW_VERSION_MAX_ALLOWED

#include "fh-compat.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "fh-heard.h"
#include "fh-widget.h"

#define STATUS_KEY "fh-status-label"

GtkWidget *
fh_compat_status_label_new (GtkWindow *window)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  GtkWidget *holder = gtk_overlay_new ();

  fh_widget_set_name (label, "");
  gtk_widget_add_css_class (label, "fh-status");
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_set_can_target (holder, FALSE);
  g_object_set_data (G_OBJECT (window), STATUS_KEY, label);
  /* An overlay is not measured, so that the label moves nothing, whatever it says. */
  gtk_overlay_add_overlay (GTK_OVERLAY (holder), label);
  return holder;
}

#if GTK_CHECK_VERSION(4, 14, 0)
/* The window is on the bus when a widget that has just been made is not yet. */
static void
say (GtkRoot *root, const char *words)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (root), words,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}
#else
#define say NULL
#endif

static GtkLabel *
get_status (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? g_object_get_data (G_OBJECT (root), STATUS_KEY) : NULL;
}

char *
fh_dup_announced (GtkWidget *widget)
{
  GtkLabel *label = get_status (widget);

  return g_strdup (label != NULL ? gtk_label_get_text (label) : "");
}

void
fh_announce (GtkWidget *widget, const char *sentence)
{
  fh_announce_event (widget, sentence, NULL, FALSE);
}

void
fh_announce_event (GtkWidget *widget, const char *sentence, const char *again, gboolean asks)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  if (sentence == NULL || *sentence == '\0')
    return;

  /* The label is kept up to date everywhere: it can be explored, an announcement is heard once. */
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkLabel *label = get_status (widget);
  if (label != NULL)
    {
      /* Empty it first: a screen reader that is told of changes only would not hear the same words
       * again. */
      if (g_str_equal (gtk_label_get_text (label), sentence))
        {
          gtk_label_set_text (label, "");
          fh_widget_describe (GTK_WIDGET (label), "", "");
        }
      gtk_label_set_text (label, sentence);
      fh_widget_describe (GTK_WIDGET (label), sentence, sentence);
    }

  /* The accessibility of GTK's own tests has no announcement, and calls NULL for it. */
  if (g_strcmp0 (g_getenv ("GTK_A11Y"), "test") == 0)
    return;
  if (GTK_IS_WINDOW (root))
    fh_heard_tell (root, sentence, again, asks, say);
}

#if !GTK_CHECK_VERSION(4, 12, 0)
static gboolean
has_name (GtkAccessible *accessible)
{
  return gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* The first label in @widget, @widget included; or NULL. */
static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child);
  return found;
}

/* The pages of a menu in a popover, which are no widgets and have no title, are called nothing. */
static void
name_pages (GtkStack *stack)
{
  g_autoptr (GListModel) pages = G_LIST_MODEL (gtk_stack_get_pages (stack));

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (GtkAccessible) page = g_list_model_get_item (pages, i);

      if (!has_name (page))
        gtk_accessible_update_property (page, GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
    }
}

static gboolean
realize_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  GtkWidget *widget = g_value_get_object (values);
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  GtkWidget *label = NULL;

  if (GTK_IS_STACK (widget))
    name_pages (GTK_STACK (widget));
  switch ((int) gtk_accessible_get_accessible_role (accessible))
    {
    case GTK_ACCESSIBLE_ROLE_LIST:
      /* The list of a group without a title is labelled by that all the same. */
      label = gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP);
      if (!has_name (accessible)
          || (label != NULL
              && *adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (label)) == '\0'
              && !gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)))
        fh_widget_set_name (widget, "");
      break;
    case GTK_ACCESSIBLE_ROLE_LIST_ITEM:
      /* A row of our own has a name; what a list makes of strings has a label. */
      if (!GTK_IS_LIST_BOX_ROW (widget) && !has_name (accessible))
        label = find_label (widget);
      if (label != NULL)
        gtk_accessible_update_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                        NULL, -1);
      break;
    case GTK_ACCESSIBLE_ROLE_MENU:
      if (!has_name (accessible) && GTK_IS_POPOVER (widget))
        gtk_accessible_update_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                        gtk_widget_get_parent (widget), NULL, -1);
      break;
    case GTK_ACCESSIBLE_ROLE_BUTTON:
      /* The toolkit has no word for this one. */
      if (g_str_equal (G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), "AdwToastWidget")
          && GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL)
        fh_widget_set_name (widget, _ ("Close the Message"));
      break;
    case GTK_ACCESSIBLE_ROLE_IMG:
    case GTK_ACCESSIBLE_ROLE_METER:
    case GTK_ACCESSIBLE_ROLE_RANGE:
    case GTK_ACCESSIBLE_ROLE_SCROLLBAR:
    case GTK_ACCESSIBLE_ROLE_TAB_LIST:
    case GTK_ACCESSIBLE_ROLE_WIDGET:
      if (!has_name (accessible))
        gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
      break;
    default:
      break;
    }
  return G_SOURCE_CONTINUE;
}
#endif

void
fh_compat_name_widgets (void)
{
#if !GTK_CHECK_VERSION(4, 12, 0)
  static gsize once = 0;

  if (!g_once_init_enter (&once))
    return;
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realize_cb, NULL,
                              NULL);
  g_once_init_leave (&once, 1);
#endif
}

gboolean
fh_reduced_motion (GtkWidget *widget)
{
  GtkSettings *settings =
      widget != NULL ? gtk_widget_get_settings (widget) : gtk_settings_get_default ();
  gboolean animated = TRUE;
  if (settings == NULL)
    return FALSE;
  g_object_get (settings, "gtk-enable-animations", &animated, NULL);
  if (!animated)
    return TRUE;

  /* GTK 4.22 has a finer switch, an enumeration whose 0 is "no preference" and 1 "reduce". */
  const char *finer = "gtk-interface-reduced-motion";
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (settings), finer);
  if (pspec != NULL && G_IS_PARAM_SPEC_ENUM (pspec))
    {
      int wish = 0;
      g_object_get (settings, finer, &wish, NULL);
      return wish == 1;
    }
  return FALSE;
}

void
fh_play_once (AdwAnimation *animation)
{
  if (adw_animation_get_state (animation) != ADW_ANIMATION_IDLE)
    return;
  if (fh_reduced_motion (adw_animation_get_widget (animation)))
    adw_animation_skip (animation);
  else
    adw_animation_play (animation);
}

gboolean
fh_compat_is_page (GdkDisplay *display)
{
  /* By its name, because not every GTK is built with Broadway. */
  return display != NULL && g_str_equal (G_OBJECT_TYPE_NAME (display), "GdkBroadwayDisplay");
}

/* Broadway maximizes a window once, and may give it its default size again later. */
static void
fill_page (GtkWindow *window, GdkMonitor *page)
{
  GdkRectangle size;

  gdk_monitor_get_geometry (page, &size);
  gtk_window_set_default_size (window, size.width, size.height);
}

/* Broadway leaves the keyboard with a window that has gone.  The windows lie upon each other, the
 * newest on top. */
static void
unmap_cb (GtkWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr (GtkWindow) next = g_list_model_get_item (windows, i - 1);
      if (next != window && gtk_widget_get_mapped (GTK_WIDGET (next)))
        {
          gtk_window_present (next);
          return;
        }
    }
}

static void
windows_changed_cb (
    GListModel *windows, guint position, guint removed, guint added, GdkMonitor *page)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      gtk_widget_add_css_class (GTK_WIDGET (window), "page");
      gtk_window_maximize (window);
      g_signal_connect_object (window, "realize", G_CALLBACK (fill_page), page, 0);
      g_signal_connect (window, "unmap", G_CALLBACK (unmap_cb), NULL);
    }
}

static void
page_changed_cb (GdkMonitor *page, GParamSpec *pspec, GListModel *windows)
{
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      fill_page (window, page);
    }
}

void
fh_compat_fill_page (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  GListModel *windows = gtk_window_get_toplevels ();

  if (!fh_compat_is_page (display))
    return;
  /* Where every window fills the page, only closing it is left to do. */
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close",
                "gtk-titlebar-double-click", "none", NULL);
  /* Windows of the toolkit, such as the one where a file is chosen, fill the page, too. */
  g_autoptr (GdkMonitor) page = g_list_model_get_item (gdk_display_get_monitors (display), 0);
  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_changed_cb), page);
  g_signal_connect (page, "notify::geometry", G_CALLBACK (page_changed_cb), windows);
}

void
fh_compat_show_about (GtkWindow *parent, const FhAbout *about)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  GtkWidget *shown = GTK_WIDGET (adw_about_dialog_new ());
#else
  GtkWidget *shown = adw_about_window_new ();
#endif

  /* Both have the same properties. */
  g_object_set (shown, "application-name", about->name, "application-icon", about->icon, "version",
                about->version, "comments", about->comments, "website", about->website, "copyright",
                about->copyright, "license-type", GTK_LICENSE_GPL_3_0, "developers", about->authors,
                "translator-credits", about->translators != NULL ? about->translators : "", "title",
                about->title, NULL);
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_present (ADW_DIALOG (shown), GTK_WIDGET (parent));
#else
  gtk_window_set_transient_for (GTK_WINDOW (shown), parent);
  gtk_window_set_modal (GTK_WINDOW (shown), TRUE);
  gtk_window_present (GTK_WINDOW (shown));
#endif
}

typedef struct
{
  FhFileChosen chosen;
  gpointer user_data;
} FhChoice;

static const char *
choice_title (FhFilePurpose purpose)
{
  switch (purpose)
    {
    case FH_FILE_OPEN_RECORD:
      return _ ("Open a Game");
    case FH_FILE_SAVE_RECORD:
      return _ ("Save the Game");
    case FH_FILE_SAVE_PICTURE:
      return _ ("Save a Picture");
    default:
      return _ ("Save a Copy");
    }
}

/* The kind of file that belongs to @purpose; NULL for any. */
static GtkFileFilter *
make_filter (FhFilePurpose purpose)
{
  GtkFileFilter *filter;
  if (purpose == FH_FILE_SAVE_TEXT)
    return NULL;
  filter = gtk_file_filter_new ();
  if (purpose == FH_FILE_SAVE_PICTURE)
    {
      /* Translators: the kind of file that is shown when the picture of a deal is saved. */
      gtk_file_filter_set_name (filter, _ ("Pictures"));
      gtk_file_filter_add_pattern (filter, "*.png");
    }
  else
    {
      /* Translators: the kind of file that is shown when a game is opened or saved. */
      gtk_file_filter_set_name (filter, _ ("Records of games"));
      gtk_file_filter_add_pattern (filter, "*.500");
    }
  return filter;
}

static GtkFileFilter *
any_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();
  gtk_file_filter_set_name (filter, _ ("All files"));
  gtk_file_filter_add_pattern (filter, "*");
  return filter;
}

void
fh_compat_get_color (GtkWidget *widget, GdkRGBA *color)
{
#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color (widget, color);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), color);
#endif
}

typedef struct
{
  FhFolderShown shown;
  gpointer user_data;
} FhShowing;

static void
folder_shown_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree FhShowing *showing = user_data;
  g_autoptr (GError) error = NULL;

#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_file_launcher_open_containing_folder_finish (GTK_FILE_LAUNCHER (source), result, &error);
#else
  g_app_info_launch_default_for_uri_finish (result, &error);
#endif
  showing->shown (error, showing->user_data);
}

void
fh_compat_show_in_folder (GtkWindow *parent, GFile *file, FhFolderShown shown, gpointer user_data)
{
  FhShowing *showing = g_new (FhShowing, 1);

  *showing = (FhShowing){ .shown = shown, .user_data = user_data };
#if GTK_CHECK_VERSION(4, 10, 0)
  g_autoptr (GtkFileLauncher) launcher = gtk_file_launcher_new (file);

  gtk_file_launcher_open_containing_folder (launcher, parent, NULL, folder_shown_cb, showing);
#else
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *uri = g_file_get_uri (folder);

  g_app_info_launch_default_for_uri_async (uri, NULL, NULL, folder_shown_cb, showing);
#endif
}

#if GTK_CHECK_VERSION(4, 10, 0)

static void
finish_choice (FhChoice *choice, GFile *file)
{
  choice->chosen (file, choice->user_data);
  g_free (choice);
}

static void
open_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);
  finish_choice (user_data, file);
}

static void
save_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);
  finish_choice (user_data, file);
}

static void
choose (GtkWindow *parent, FhFilePurpose purpose, const char *name, FhChoice *choice)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) own = make_filter (purpose);
  g_autoptr (GtkFileFilter) any = any_filter ();
  if (own != NULL)
    g_list_store_append (filters, own);
  g_list_store_append (filters, any);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_set_title (dialog, choice_title (purpose));
  if (purpose != FH_FILE_OPEN_RECORD)
    {
      gtk_file_dialog_set_initial_name (dialog, name);
      gtk_file_dialog_save (dialog, parent, NULL, save_cb, choice);
    }
  else
    gtk_file_dialog_open (dialog, parent, NULL, open_cb, choice);
}

#else

static gboolean
let_go_cb (gpointer user_data)
{
  return G_SOURCE_REMOVE;
}

static void
response_cb (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  g_autofree FhChoice *choice = user_data;
  g_autoptr (GFile) file = NULL;
  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  choice->chosen (file, choice->user_data);
  /* A click on the list of files opens its menu when nothing else is to be done, and does not ask
   * whether the list is still there: it must be, until that has come. */
  g_idle_add_full (G_PRIORITY_LOW, let_go_cb, dialog, g_object_unref);
}

static void
choose (GtkWindow *parent, FhFilePurpose purpose, const char *name, FhChoice *choice)
{
  gboolean to_save = purpose != FH_FILE_OPEN_RECORD;
  GtkFileChooserNative *native = gtk_file_chooser_native_new (
      choice_title (purpose), parent,
      to_save ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN,
      to_save ? _ ("_Save") : _ ("_Open"), _ ("_Cancel"));
  g_autoptr (GtkFileFilter) own = make_filter (purpose);
  g_autoptr (GtkFileFilter) any = any_filter ();
  if (own != NULL)
    gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (native), own);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (native), any);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  if (to_save)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (native), name);
  g_signal_connect (native, "response", G_CALLBACK (response_cb), choice);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

#endif

void
fh_choose_file (GtkWindow *parent,
                FhFilePurpose purpose,
                const char *name,
                FhFileChosen chosen,
                gpointer user_data)
{
  FhChoice *choice = g_new (FhChoice, 1);

  *choice = (FhChoice){ .chosen = chosen, .user_data = user_data };
  choose (parent, purpose, name, choice);
}
