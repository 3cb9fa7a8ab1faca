/* fh-rows.c: rows of lists, which people who do not see can use, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-rows.h"

#include "fh-made.h"
#include "fh-widget.h"

struct _FhLinkRow
{
  AdwActionRow parent_instance;
};

struct _FhSwitchRow
{
  AdwActionRow parent_instance;
};

struct _FhOpenRow
{
  AdwExpanderRow parent_instance;
};

/* --- A row that leads somewhere --- */

G_DEFINE_FINAL_TYPE (FhLinkRow, fh_link_row, ADW_TYPE_ACTION_ROW)

static void
fh_link_row_class_init (FhLinkRowClass *klass)
{
  fh_widget_class_add_show (GTK_WIDGET_CLASS (klass));
}

static void
fh_link_row_init (FhLinkRow *self)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
}

GtkWidget *
fh_link_row_new (void)
{
  return g_object_new (FH_TYPE_LINK_ROW, NULL);
}

GtkWidget *
fh_link_row_add (
    GtkWidget *group, const char *title, const char *about, const char *action, GVariant *target)
{
  GtkWidget *row = fh_link_row_new ();

  g_return_val_if_fail (ADW_IS_PREFERENCES_GROUP (group), NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  fh_link_row_set_words (FH_LINK_ROW (row), title, about);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (row), target);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
}

void
fh_link_row_set_words (FhLinkRow *self, const char *title, const char *about)
{
  g_return_if_fail (FH_IS_LINK_ROW (self));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), about != NULL ? about : "");
  fh_widget_describe (GTK_WIDGET (self), title, about);
}

/* --- A row with one of a few to choose --- */

G_DEFINE_TYPE (FhComboRow, fh_combo_row, ADW_TYPE_COMBO_ROW)

static void
say_choice (FhComboRow *self)
{
  GObject *item = adw_combo_row_get_selected_item (ADW_COMBO_ROW (self));
  const char *value =
      GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (GTK_STRING_OBJECT (item)) : "";
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (self));
  g_autofree char *both =
      subtitle != NULL && *subtitle != '\0' ? g_strconcat (value, "\n", subtitle, NULL) : NULL;

  fh_widget_set_about (GTK_WIDGET (self), both != NULL ? both : value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value,
                                  -1);
}

static void
choose (GtkWidget *widget, int step)
{
  AdwComboRow *row = ADW_COMBO_ROW (widget);
  GListModel *model = adw_combo_row_get_model (row);
  guint selected = adw_combo_row_get_selected (row);

  if (model == NULL || selected == GTK_INVALID_LIST_POSITION || (step < 0 && selected == 0)
      || (step > 0 && selected + 1 >= g_list_model_get_n_items (model)))
    return;
  adw_combo_row_set_selected (row, step < 0 ? selected - 1 : selected + 1);
}

static void
choose_next_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  choose (widget, 1);
}

static void
choose_previous_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  choose (widget, -1);
}

static void
fh_combo_row_class_init (FhComboRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  fh_widget_class_add_show (widget_class);
  gtk_widget_class_install_action (widget_class, "row.next", NULL, choose_next_cb);
  gtk_widget_class_install_action (widget_class, "row.previous", NULL, choose_previous_cb);
}

/* The toolkit's own lists cut what is longer than twenty letters, as most names of tables are. */
#define MOST_LETTERS 44

/* In the list what is chosen is marked; in the row nothing else is shown. */
static void
root_cb (GtkWidget *box)
{
  gtk_widget_set_visible (gtk_widget_get_last_child (box),
                          gtk_widget_get_ancestor (box, GTK_TYPE_POPOVER) != NULL);
}

static void
selected_cb (GtkListItem *item, GParamSpec *pspec, AdwComboRow *row)
{
  GtkWidget *mark = gtk_widget_get_last_child (gtk_list_item_get_child (item));
  gboolean is_chosen = adw_combo_row_get_selected_item (row) == gtk_list_item_get_item (item);

  gtk_widget_set_opacity (mark, is_chosen ? 1.0 : 0.0);
}

static void
setup_cb (FhComboRow *self, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_LETTERS);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("object-select-symbolic"));
  g_signal_connect (box, "notify::root", G_CALLBACK (root_cb), NULL);
  gtk_list_item_set_child (item, box);
}

static void
bind_cb (FhComboRow *self, GtkListItem *item)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkStringObject *text = GTK_STRING_OBJECT (gtk_list_item_get_item (item));

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (box)),
                      gtk_string_object_get_string (text));
  root_cb (box);
  selected_cb (item, NULL, ADW_COMBO_ROW (self));
  fh_connect (self, "notify::selected-item", selected_cb, item);
}

static void
unbind_cb (FhComboRow *self, GtkListItem *item)
{
  g_signal_handlers_disconnect_by_func (self, selected_cb, item);
}

static void
show_whole_texts (FhComboRow *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  fh_connect (factory, "setup", setup_cb, self);
  fh_connect (factory, "bind", bind_cb, self);
  fh_connect (factory, "unbind", unbind_cb, self);
  adw_combo_row_set_factory (ADW_COMBO_ROW (self), factory);
}

static void
fh_combo_row_init (FhComboRow *self)
{
  show_whole_texts (self);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  g_signal_connect (self, "notify::selected-item", G_CALLBACK (say_choice), NULL);
  g_signal_connect (self, "notify::subtitle", G_CALLBACK (say_choice), NULL);
}

GtkWidget *
fh_combo_row_new (const char *title, GtkStringList *model)
{
  return g_object_new (FH_TYPE_COMBO_ROW, "title", title, "model", model, NULL);
}

GtkWidget *
fh_combo_row_add (GtkWidget *group,
                  const char *title,
                  GtkStringList *model,
                  guint selected,
                  GCallback changed,
                  gpointer self)
{
  GtkWidget *row = fh_combo_row_new (title, model);

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  fh_connect (row, "notify::selected", changed, self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
}

/* --- A row that is turned on and off --- */

G_DEFINE_FINAL_TYPE (FhSwitchRow, fh_switch_row, ADW_TYPE_ACTION_ROW)

static void
say_state (FhSwitchRow *self, GParamSpec *pspec, GtkSwitch *toggle)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_switch_get_active (toggle), -1);
}

static void
switch_cb (FhSwitchRow *self)
{
  GtkWidget *toggle = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (self));

  if (!GTK_IS_SWITCH (toggle))
    return;
  fh_connect (toggle, "notify::active", say_state, self);
  say_state (self, NULL, GTK_SWITCH (toggle));
}

static void
say_subtitle (FhSwitchRow *self)
{
  fh_widget_set_about (GTK_WIDGET (self), adw_action_row_get_subtitle (ADW_ACTION_ROW (self)));
}

static void
fh_switch_row_class_init (FhSwitchRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SWITCH);
  fh_widget_class_add_show (widget_class);
}

static void
fh_switch_row_init (FhSwitchRow *self)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  g_signal_connect (self, "notify::activatable-widget", G_CALLBACK (switch_cb), NULL);
  g_signal_connect (self, "notify::subtitle", G_CALLBACK (say_subtitle), NULL);
}

/* --- A row that opens to more rows --- */

G_DEFINE_FINAL_TYPE (FhOpenRow, fh_open_row, ADW_TYPE_EXPANDER_ROW)

static void
say_open (FhOpenRow *self)
{
  AdwExpanderRow *row = ADW_EXPANDER_ROW (self);

  fh_widget_describe (GTK_WIDGET (self), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)),
                      adw_expander_row_get_subtitle (row));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED,
                               adw_expander_row_get_expanded (row), -1);
}

/* To activate it would do nothing: the keyboard is on the row within that it opens from. */
static void
open_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AdwExpanderRow *row = ADW_EXPANDER_ROW (widget);

  adw_expander_row_set_expanded (row, !adw_expander_row_get_expanded (row));
}

static void
fh_open_row_class_init (FhOpenRowClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "row.show", NULL, open_cb);
}

static void
fh_open_row_init (FhOpenRow *self)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  g_signal_connect (self, "notify::title", G_CALLBACK (say_open), NULL);
  g_signal_connect (self, "notify::subtitle", G_CALLBACK (say_open), NULL);
  g_signal_connect (self, "notify::expanded", G_CALLBACK (say_open), NULL);
}

GtkWidget *
fh_open_row_new (void)
{
  return g_object_new (FH_TYPE_OPEN_ROW, NULL);
}
