/* fh-score-entry.c: the points of a deal, written down by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-score-entry.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-panel.h"
#include "fh-table-panel.h"
#include "fh-widget.h"

struct _FhScoreEntry
{
  GtkBox parent_instance;

  GtkWidget *grid;
  GtkWidget *fields[FH_MAX_SEATS]; /* none as long as nothing is shown */
};

static void fh_score_entry_iface_init (FhTablePanelInterface *iface);

/* It has one form. */
G_DEFINE_FINAL_TYPE_WITH_CODE (FhScoreEntry,
                               fh_score_entry,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (FH_TYPE_TABLE_PANEL,
                                                      fh_score_entry_iface_init))

/* On the first field. */
static gboolean
fh_score_entry_grab_focus (GtkWidget *widget)
{
  FhScoreEntry *self = FH_SCORE_ENTRY (widget);

  return self->fields[0] != NULL && gtk_widget_grab_focus (self->fields[0]);
}

static void
fh_score_entry_class_init (FhScoreEntryClass *klass)
{
  fh_made_signal (klass, "confirmed", 0);
  fh_made_signal (klass, "cancelled", 0);

  GTK_WIDGET_CLASS (klass)->grab_focus = fh_score_entry_grab_focus;
  fh_panel_class_init (GTK_WIDGET_CLASS (klass));
}

static void
add_field (FhScoreEntry *self, const FhScene *scene, int side)
{
  g_autofree char *name = fh_sentence_side (scene, side, FALSE);
  GtkWidget *label = fh_label_new (name, FH_LABEL_WRAPPED, NULL);
  GtkWidget *field = fh_number_new (-FH_MAX_ENTRY, FH_MAX_ENTRY, 10);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), scene->table->points[side]);
  gtk_editable_set_width_chars (GTK_EDITABLE (field), 5);
  fh_widget_set_name (field, name);
  gtk_grid_attach (GTK_GRID (self->grid), label, 0, side, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), field, 1, side, 1, 1);
  self->fields[side] = field;
}

static void
confirmed_cb (FhScoreEntry *self)
{
  g_signal_emit_by_name (self, "confirmed");
}

static void
cancelled_cb (FhScoreEntry *self)
{
  g_signal_emit_by_name (self, "cancelled");
}

static void
add_buttons (FhScoreEntry *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* Translators: a button: the points in the fields go into the score. */
  GtkWidget *confirm = gtk_button_new_with_label (_ ("Write Down"));
  GtkWidget *cancel = gtk_button_new_with_label (_ ("Cancel"));

  gtk_widget_add_css_class (confirm, "confirm");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  fh_connect (confirm, "clicked", confirmed_cb, self);
  fh_connect (cancel, "clicked", cancelled_cb, self);
  gtk_box_append (GTK_BOX (box), confirm);
  gtk_box_append (GTK_BOX (box), cancel);
  gtk_box_append (GTK_BOX (self), box);
}

static void
fh_score_entry_init (FhScoreEntry *self)
{
  const char *heading = _ ("Points of This Deal");
  const char *text = _ ("Write down what each side has scored. By the laws of the table an error "
                        "counts, unless somebody challenges it before the first bid of the next "
                        "deal.");

  fh_panel_init (GTK_BOX (self), "entry", 12);
  fh_panel_add_label (GTK_BOX (self), heading, "heading", 44);
  fh_panel_add_label (GTK_BOX (self), text, "text", 44);
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 12);
  gtk_box_append (GTK_BOX (self), self->grid);
  add_buttons (self);
  fh_widget_describe (GTK_WIDGET (self), heading, text);
}

GtkWidget *
fh_score_entry_new (void)
{
  return g_object_new (FH_TYPE_SCORE_ENTRY, NULL);
}

/* What somebody has begun to write stays. */
static void
fh_score_entry_update (FhTablePanel *panel, const FhPanelMoment *moment)
{
  FhScoreEntry *self = FH_SCORE_ENTRY (panel);

  if (self->fields[0] != NULL)
    return;
  for (int side = 0; side < moment->scene.table->rules.n_sides; side++)
    add_field (self, &moment->scene, side);
}

static void
fh_score_entry_iface_init (FhTablePanelInterface *iface)
{
  iface->update = fh_score_entry_update;
}

int
fh_score_entry_get_points (FhScoreEntry *self, int side)
{
  g_return_val_if_fail (FH_IS_SCORE_ENTRY (self), 0);
  g_return_val_if_fail (side >= 0 && side < FH_MAX_SEATS && self->fields[side] != NULL, 0);

  gtk_spin_button_update (GTK_SPIN_BUTTON (self->fields[side]));
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->fields[side]));
}

void
fh_score_entry_set_points (FhScoreEntry *self, int side, int points)
{
  g_return_if_fail (FH_IS_SCORE_ENTRY (self));
  g_return_if_fail (side >= 0 && side < FH_MAX_SEATS && self->fields[side] != NULL);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->fields[side]), points);
}
