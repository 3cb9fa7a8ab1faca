/* fh-face-button.c: chooses the face of somebody who plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-face-button.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-portrait.h"
#include "fh-seating.h"
#include "fh-widget.h"

#define COLUMNS 5

struct _FhFaceButton
{
  AdwBin parent_instance;

  GtkWidget *button;
  GtkWidget *shown; /* portrait on the button */
  GtkWidget *grid;
  GtkWidget *letter;  /* portrait on the last of the choices */
  const char *chosen; /* NULL until somebody has */
};

G_DEFINE_FINAL_TYPE (FhFaceButton, fh_face_button, ADW_TYPE_BIN)

static const char *
word_of (guint index)
{
  return index < fh_n_faces () ? fh_face_word (index) : FH_SEATING_LETTER;
}

static const char *
name_of (guint index)
{
  return index < fh_n_faces () ? fh_face_name (index)
                               /* Translators: in place of a face. */
                               : _ ("First letter of the name");
}

static GtkWidget *
get_choice (FhFaceButton *self, guint index)
{
  return gtk_grid_get_child_at (GTK_GRID (self->grid), (int) index % COLUMNS,
                                (int) index / COLUMNS);
}

/* The one that is shown can be chosen, too: it stays then, whatever the name becomes. */
static void
clicked_cb (FhFaceButton *self, GtkWidget *button)
{
  for (guint i = 0; i <= fh_n_faces (); i++)
    if (get_choice (self, i) == button)
      self->chosen = word_of (i);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  g_signal_emit_by_name (self, "chosen");
}

static void
fh_face_button_class_init (FhFaceButtonClass *klass)
{
  fh_made_signal (klass, "chosen", 0);
}

static void
fh_face_button_init (FhFaceButton *self)
{
  GtkWidget *popover = gtk_popover_new ();

  self->shown = fh_portrait_new ();
  self->button = gtk_menu_button_new ();
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  for (guint i = 0; i <= fh_n_faces (); i++)
    {
      GtkWidget *choice = gtk_toggle_button_new ();
      GtkWidget *portrait = fh_portrait_new ();

      fh_portrait_set (FH_PORTRAIT (portrait), word_of (i), "");
      gtk_button_set_child (GTK_BUTTON (choice), portrait);
      gtk_widget_add_css_class (choice, "flat");
      gtk_widget_add_css_class (choice, "picture");
      fh_widget_set_tip (choice, name_of (i));
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (choice),
                                     GTK_TOGGLE_BUTTON (get_choice (self, 0)));
      fh_connect (choice, "clicked", clicked_cb, self);
      gtk_grid_attach (GTK_GRID (self->grid), choice, (int) i % COLUMNS, (int) i / COLUMNS, 1, 1);
      self->letter = portrait;
    }
  gtk_popover_set_child (GTK_POPOVER (popover), self->grid);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), self->shown);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_add_css_class (self->button, "circular");
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), self->button);
}

GtkWidget *
fh_face_button_new (void)
{
  return g_object_new (FH_TYPE_FACE_BUTTON, NULL);
}

void
fh_face_button_set (FhFaceButton *self, const char *face, const char *name)
{
  guint index = 0;
  g_autofree char *tip = NULL;

  g_return_if_fail (FH_IS_FACE_BUTTON (self));

  while (index < fh_n_faces () && g_strcmp0 (fh_face_word (index), face) != 0)
    index++;
  fh_portrait_set (FH_PORTRAIT (self->shown), face, name);
  fh_portrait_set (FH_PORTRAIT (self->letter), NULL, name);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get_choice (self, index)), TRUE);
  /* Translators: a button that chooses the face of a player; %s is what is to be seen on it. */
  tip = g_strdup_printf (_ ("Face: %s"), name_of (index));
  fh_widget_set_tooltip (self->button, tip);
  /* Each player has such a button. */
  fh_widget_describe (self->button, tip, name);
}

const char *
fh_face_button_get_chosen (FhFaceButton *self)
{
  g_return_val_if_fail (FH_IS_FACE_BUTTON (self), NULL);

  return self->chosen;
}
