/* fh-pick-panel.c: one question with several answers at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-pick-panel.h"

#include "fh-answer-button.h"
#include "fh-made.h"
#include "fh-one-stop.h"
#include "fh-panel.h"
#include "fh-table-panel.h"
#include "fh-widget.h"

struct _FhPickPanel
{
  GtkBox parent_instance;

  char *heading;
  char *text; /* or NULL */
  GtkWidget *heading_label;
  GtkWidget *text_label;
  GtkWidget *tabs; /* one for each group that has a title */
  GtkWidget *groups;
  GtkWidget *group; /* the last one */
  GtkWidget *confirm;
  GPtrArray *buttons; /* of answers; they belong to the groups */
  guint64 chosen;
  gboolean is_paged; /* one group is shown, that of the tab */
};

static void fh_pick_panel_iface_init (FhTablePanelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FhPickPanel,
                               fh_pick_panel,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (FH_TYPE_TABLE_PANEL,
                                                      fh_pick_panel_iface_init))

static guint64
bit_of (FhAnswerButton *button)
{
  return G_GUINT64_CONSTANT (1) << fh_answer_button_get_id (button);
}

static void
clicked_cb (FhPickPanel *self, FhAnswerButton *button)
{
  const char *help;
  const char *reason = fh_answer_button_get_reason (button, &help);

  if (reason != NULL)
    g_signal_emit_by_name (self, "refused", reason, help);
  else
    g_signal_emit_by_name (self, "wanted", self->chosen ^ bit_of (button));
}

static void
confirm_cb (FhPickPanel *self)
{
  g_signal_emit_by_name (self, "confirmed");
}

/* On the first answer that can be marked. */
static gboolean
fh_pick_panel_grab_focus (GtkWidget *widget)
{
  FhPickPanel *self = FH_PICK_PANEL (widget);

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, i);

      if (fh_answer_button_get_reason (FH_ANSWER_BUTTON (button), NULL) == NULL
          && gtk_widget_get_mapped (button))
        return gtk_widget_grab_focus (button);
    }
  return FALSE;
}

static void
fh_pick_panel_constructed (GObject *object)
{
  FhPickPanel *self = FH_PICK_PANEL (object);

  G_OBJECT_CLASS (fh_pick_panel_parent_class)->constructed (object);
  fh_panel_set_words (GTK_BOX (self), FH_PANEL_HEADING, self->heading_label, self->heading);
  fh_panel_set_words (GTK_BOX (self), FH_PANEL_TEXT, self->text_label, self->text);
}

static void
fh_pick_panel_class_init (FhPickPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_pick_panel_constructed;
  widget_class->grab_focus = fh_pick_panel_grab_focus;

  FH_MADE_WITH_STRING (klass, FhPickPanel, heading);
  FH_MADE_WITH_STRING (klass, FhPickPanel, text);
  FH_HOLDS (klass, FhPickPanel, buttons, g_ptr_array_unref);

  fh_made_signal (klass, "wanted", 1, G_TYPE_UINT64);
  fh_made_signal (klass, "refused", 2, G_TYPE_STRING, G_TYPE_STRING);
  fh_made_signal (klass, "confirmed", 0);

  fh_panel_class_init (widget_class);
}

static void
fh_pick_panel_init (FhPickPanel *self)
{
  GtkBox *body;

  self->buttons = g_ptr_array_new ();
  fh_panel_init (GTK_BOX (self), "choice", 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "pick");
  body = fh_panel_add_body (GTK_BOX (self), 8);
  self->heading_label = fh_panel_add_label (body, NULL, "heading", 46);
  self->text_label = fh_panel_add_label (body, NULL, "text", 46);
  self->tabs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_box_set_homogeneous (GTK_BOX (self->tabs), TRUE);
  gtk_widget_set_visible (self->tabs, FALSE);
  gtk_box_append (body, self->tabs);
  self->groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_box_append (body, self->groups);
  self->confirm = gtk_button_new ();
  gtk_widget_add_css_class (self->confirm, "confirm");
  gtk_widget_add_css_class (self->confirm, "pill");
  gtk_widget_set_halign (self->confirm, GTK_ALIGN_CENTER);
  fh_connect (self->confirm, "clicked", confirm_cb, self);
  gtk_box_append (GTK_BOX (self), self->confirm);
}

GtkWidget *
fh_pick_panel_new (const char *heading, const char *text)
{
  return g_object_new (FH_TYPE_PICK_PANEL, "heading", heading, "text", text, NULL);
}

/* Shows the group of the tab that is pressed, or all of them. */
static void
update_groups (FhPickPanel *self)
{
  GtkWidget *group = gtk_widget_get_first_child (self->groups);

  gtk_widget_set_visible (self->tabs, self->is_paged);
  for (GtkWidget *tab = gtk_widget_get_first_child (self->tabs); tab != NULL && group != NULL;
       tab = gtk_widget_get_next_sibling (tab), group = gtk_widget_get_next_sibling (group))
    gtk_widget_set_visible (group, !self->is_paged
                                       || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (tab)));
}

/* What the question means gives way to the answers, and of groups with titles only one is shown
 * where there is no room for all. */
static FhPanelForm
fh_pick_panel_set_form (FhTablePanel *panel, guint form)
{
  FhPickPanel *self = FH_PICK_PANEL (panel);
  gboolean has_tabs = gtk_widget_get_first_child (self->tabs) != NULL;

  if (form >= (has_tabs ? 4 : 2))
    return FH_PANEL_FORM_NONE;

  self->is_paged = form >= 2;
  gtk_widget_set_visible (self->text_label, form % 2 == 0 && self->text != NULL);
  update_groups (self);
  return FH_PANEL_FORM_WHOLE;
}

static void
fh_pick_panel_iface_init (FhTablePanelInterface *iface)
{
  iface->set_form = fh_pick_panel_set_form;
}

static void
add_tab (FhPickPanel *self, const char *title, const char *spoken)
{
  GtkWidget *first = gtk_widget_get_first_child (self->tabs);
  GtkWidget *tab = gtk_toggle_button_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), title);
  gtk_button_set_child (GTK_BUTTON (tab), label);
  gtk_widget_add_css_class (tab, "tab");
  fh_widget_set_name (tab, spoken);
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tab), GTK_TOGGLE_BUTTON (first));
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tab), TRUE);
  fh_connect (tab, "toggled", update_groups, self);
  gtk_box_append (GTK_BOX (self->tabs), tab);
}

void
fh_pick_panel_begin_group (FhPickPanel *self, const char *title, const char *spoken, int columns)
{
  GtkWidget *group;

  g_return_if_fail (FH_IS_PICK_PANEL (self));

  if (title != NULL)
    add_tab (self, title, spoken);
  group = gtk_flow_box_new ();
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (group), TRUE);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (group), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (group), 2);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (group), (guint) MAX (columns, 2));
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (group), 3);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (group), 3);
  gtk_box_append (GTK_BOX (self->groups), fh_one_stop_new (group));
  self->group = group;
}

void
fh_pick_panel_add (
    FhPickPanel *self, int id, const char *markup, const char *spoken, const FhRefusal *refusal)
{
  GtkWidget *button, *child;

  g_return_if_fail (FH_IS_PICK_PANEL (self));
  g_return_if_fail (id >= 0 && id < 64);

  button = fh_panel_answer_new (id, markup, spoken, refusal);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                               GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  fh_connect (button, "clicked", clicked_cb, self);

  /* The button takes the focus, not what the flow box puts around it. */
  child = gtk_flow_box_child_new ();
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_append (GTK_FLOW_BOX (self->group), child);
  g_ptr_array_add (self->buttons, button);
}

void
fh_pick_panel_set_chosen (FhPickPanel *self, guint64 ids)
{
  g_return_if_fail (FH_IS_PICK_PANEL (self));

  self->chosen = ids;
  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, i);
      gboolean is_chosen = (ids & bit_of (FH_ANSWER_BUTTON (button))) != 0;

      fh_widget_set_class (button, "chosen", is_chosen);
      gtk_accessible_update_state (
          GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
          is_chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
}

guint64
fh_pick_panel_get_chosen (FhPickPanel *self)
{
  g_return_val_if_fail (FH_IS_PICK_PANEL (self), 0);

  return self->chosen;
}

void
fh_pick_panel_set_confirm (FhPickPanel *self, const char *label, gboolean is_ready)
{
  g_return_if_fail (FH_IS_PICK_PANEL (self));

  gtk_button_set_label (GTK_BUTTON (self->confirm), label);
  gtk_widget_set_sensitive (self->confirm, is_ready);
}
