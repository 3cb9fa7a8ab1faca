/* fh-shortcut-row.c: what a key does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-shortcut-row.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-widget.h"

struct _FhShortcutRow
{
  AdwActionRow parent_instance;

  char *keys;
};

enum
{
  PROP_0,
  PROP_KEYS,
};

G_DEFINE_FINAL_TYPE (FhShortcutRow, fh_shortcut_row, ADW_TYPE_ACTION_ROW)

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
      GtkWidget *label = fh_label_new (name, FH_LABEL_ONE_LINE, "keycap");
      gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), label);
      g_string_append_printf (spoken, "%s%s", i > 0 ? ", " : "", name);
    }
  return box;
}

static void
fh_shortcut_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  FH_SHORTCUT_ROW (object)->keys = g_value_dup_string (value);
}

static void
fh_shortcut_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, FH_SHORTCUT_ROW (object)->keys);
}

static void
fh_shortcut_row_constructed (GObject *object)
{
  FhShortcutRow *self = FH_SHORTCUT_ROW (object);
  g_autoptr (GString) spoken = g_string_new (NULL);

  G_OBJECT_CLASS (fh_shortcut_row_parent_class)->constructed (object);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), make_keys (self->keys, spoken));
  /* Without this a screen reader would have to look for the keys beside the name. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  spoken->str, -1);
}

static void
fh_shortcut_row_class_init (FhShortcutRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fh_shortcut_row_get_property;
  object_class->set_property = fh_shortcut_row_set_property;
  object_class->constructed = fh_shortcut_row_constructed;

  FH_HOLDS (klass, FhShortcutRow, keys, g_free);

  g_object_class_install_property (
      object_class, PROP_KEYS,
      g_param_spec_string ("keys", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY));
}

static void
title_cb (FhShortcutRow *self)
{
  fh_widget_set_name (GTK_WIDGET (self),
                      adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)));
}

static void
fh_shortcut_row_init (FhShortcutRow *self)
{
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  g_signal_connect (self, "notify::title", G_CALLBACK (title_cb), NULL);
}
