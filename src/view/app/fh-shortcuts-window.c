/* fh-shortcuts-window.c: the list of keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-shortcuts-window.h"

#include <glib/gi18n.h>

#include "fh-widget.h"

struct _FhShortcutsWindow
{
  FhDialog parent_instance;
};

G_DEFINE_FINAL_TYPE (FhShortcutsWindow, fh_shortcuts_window, FH_TYPE_DIALOG)

/* A row without a key begins a group. */
static const struct
{
  const char *keys; /* accelerators, separated by spaces */
  const char *what;
} rows[] = {
  { NULL, N_ ("Playing") },
  { "Left Right", N_ ("Move among cards and bids") },
  { "Return space", N_ ("Play the card, make the call, press the button") },
  { "Tab <Shift>Tab", N_ ("Next and previous part of the window") },
  { "h", N_ ("Hint") },
  { "l", N_ ("Look at the last trick") },
  { "s", N_ ("Score sheet") },
  { "w", N_ ("What the laws of the table allow") },
  { "Menu <Shift>F10", N_ ("What can be done with a card by the laws of the table") },
  { "<Control>z", N_ ("Undo") },
  { "<Shift><Control>z", N_ ("Redo") },
  { NULL, N_ ("Games") },
  { "<Control>n", N_ ("New game") },
  { "<Control>g", N_ ("Go on with another game") },
  { "<Control>o", N_ ("Open a game") },
  { "<Control>s", N_ ("Save the game") },
  { NULL, N_ ("Window") },
  { "F9", N_ ("Show or hide the tutor") },
  { "F1", N_ ("Help about what is going on") },
  { "F10", N_ ("Main menu") },
  { "F11", N_ ("Full screen") },
  { "<Control>comma", N_ ("Preferences") },
  { "<Control>question", N_ ("Keyboard shortcuts") },
  { "<Control>w", N_ ("Close the window") },
  { "<Control>q", N_ ("Quit") },
  { NULL, N_ ("Help window") },
  { "<Alt>Left <Alt>Right", N_ ("Back and forward") },
  { "<Control>f", N_ ("Search the help") },
};

/* Keys that have a name; the toolkit's own names may not exist in the chosen language. */
static const struct
{
  guint key;
  const char *name;
} named[] = {
  { GDK_KEY_Left, NC_ ("key", "Left") },    { GDK_KEY_Right, NC_ ("key", "Right") },
  { GDK_KEY_Return, NC_ ("key", "Enter") }, { GDK_KEY_space, NC_ ("key", "Space") },
  { GDK_KEY_Tab, NC_ ("key", "Tab") },      { GDK_KEY_Menu, NC_ ("key", "Menu") },
};

static void
append_key (GString *text, const char *key)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "+" : "", key);
}

/* "Shift+Ctrl+Z" */
static char *
name_key (guint key, GdkModifierType modifiers)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gunichar c = gdk_keyval_to_unicode (gdk_keyval_to_upper (key));

  if (modifiers & GDK_SHIFT_MASK)
    append_key (text, C_ ("key", "Shift"));
  if (modifiers & GDK_CONTROL_MASK)
    append_key (text, C_ ("key", "Ctrl"));
  if (modifiers & GDK_ALT_MASK)
    append_key (text, C_ ("key", "Alt"));
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (named[i].key == key)
      {
        append_key (text, g_dpgettext2 (NULL, "key", named[i].name));
        return g_string_free (g_steal_pointer (&text), FALSE);
      }
  if (c > 32)
    {
      char utf8[7] = { 0 };
      g_unichar_to_utf8 (c, utf8);
      append_key (text, utf8);
    }
  else
    append_key (text, gdk_keyval_name (key));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GtkWidget *
make_keys (const char *keys, GString *spoken)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_auto (GStrv) list = g_strsplit (keys, " ", -1);

  for (int i = 0; list[i] != NULL; i++)
    {
      guint key;
      GdkModifierType modifiers;
      if (!gtk_accelerator_parse (list[i], &key, &modifiers))
        continue;
      g_autofree char *name = name_key (key, modifiers);
      GtkWidget *label = gtk_label_new (name);
      gtk_widget_add_css_class (label, "keycap");
      gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), label);
      g_string_append_printf (spoken, "%s%s", i > 0 ? ", " : "", name);
    }
  return box;
}

static GtkWidget *
make_row (const char *keys, const char *what)
{
  GtkWidget *row = adw_action_row_new ();
  g_autoptr (GString) spoken = g_string_new (NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), what);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_keys (keys, spoken));
  /* Without this a screen reader would have to look for the keys beside the name. */
  fh_widget_describe (row, what, spoken->str);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  return row;
}

static GtkWidget *
fh_shortcuts_window_build (FhDialog *dialog)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *group = NULL;

  gtk_window_set_title (GTK_WINDOW (dialog), _ ("Keyboard Shortcuts"));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      if (rows[i].keys == NULL)
        {
          group = adw_preferences_group_new ();
          adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ (rows[i].what));
          gtk_box_append (GTK_BOX (box), group);
          continue;
        }
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                                 make_row (rows[i].keys, _ (rows[i].what)));
    }
  gtk_widget_add_css_class (box, "dialog-groups");
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  return fh_dialog_frame (adw_header_bar_new (), clamp, TRUE);
}

static void
fh_shortcuts_window_class_init (FhShortcutsWindowClass *klass)
{
  FH_DIALOG_CLASS (klass)->build = fh_shortcuts_window_build;
}

static void
fh_shortcuts_window_init (FhShortcutsWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), 520, 640);
}

GtkWidget *
fh_shortcuts_window_new (GtkWindow *parent)
{
  GtkWidget *self = g_object_new (FH_TYPE_SHORTCUTS_WINDOW, "transient-for", parent, NULL);
  fh_dialog_rebuild (FH_DIALOG (self));
  return self;
}
