/* fh-strength.c: how strong the others are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-strength.h"

#include <glib/gi18n.h>

#include "fh-computer.h"
#include "fh-made.h"
#include "fh-sentences.h"
#include "fh-steady-label.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

#define SPACING 6 /* pixels */

struct _FhStrength
{
  AdwBin parent_instance;

  const char *level;
  gboolean is_filling;
  GtkWidget *buttons[FH_N_PLAYER_LEVELS]; /* by the places of the levels */
  GtkWidget *none;                        /* that is not shown: none of them */
  GtkWidget *about;
};

G_DEFINE_FINAL_TYPE (FhStrength, fh_strength, ADW_TYPE_BIN)

static const char *
different (void)
{
  return _ ("Your partner and your opponents play differently. See “Players in Detail”.");
}

static void
say_about (FhStrength *self)
{
  g_autofree char *about =
      self->level != NULL ? fh_sentence_level_about (self->level) : g_strdup (different ());

  fh_steady_label_say (FH_STEADY_LABEL (self->about), about);
}

static void
active_cb (FhStrength *self, GParamSpec *pspec, GtkToggleButton *button)
{
  if (self->is_filling || !gtk_toggle_button_get_active (button))
    return;
  for (int i = 0; self->buttons[i] != NULL; i++)
    if (self->buttons[i] == GTK_WIDGET (button))
      self->level = fh_computer_levels ()[i];
  say_about (self);
  g_signal_emit_by_name (self, "changed");
}

void
fh_strength_set (FhStrength *self, const char *level)
{
  GtkWidget *active = self->none;

  g_return_if_fail (FH_IS_STRENGTH (self));

  self->level = NULL;
  for (int i = 0; self->buttons[i] != NULL; i++)
    if (g_strcmp0 (fh_computer_levels ()[i], level) == 0)
      {
        self->level = fh_computer_levels ()[i];
        active = self->buttons[i];
      }
  self->is_filling = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (active), TRUE);
  self->is_filling = FALSE;
  say_about (self);
}

const char *
fh_strength_get (FhStrength *self)
{
  g_return_val_if_fail (FH_IS_STRENGTH (self), NULL);
  return self->level;
}

static void
fh_strength_class_init (FhStrengthClass *klass)
{
  FH_DROPS (klass, FhStrength, none, g_object_unref);
  fh_made_signal (klass, "changed", 0);
}

static void
fh_strength_init (FhStrength *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  fh_label_add (box, _ ("How strong are the others?"), FH_LABEL_WRAPPED, "heading");
  gtk_widget_set_layout_manager (buttons, fh_wrap_layout_new (FH_WRAP_FILL, SPACING));
  gtk_widget_add_css_class (buttons, "strength");
  fh_widget_set_name (buttons, _ ("How strong are the others?"));
  self->none = g_object_ref_sink (gtk_toggle_button_new ());
  self->about = fh_steady_label_new ("option-about");
  fh_steady_label_add (FH_STEADY_LABEL (self->about), different ());
  for (int i = 0; fh_computer_levels ()[i] != NULL; i++)
    {
      g_autofree char *name = fh_sentence_level (fh_computer_levels ()[i]);
      g_autofree char *about = fh_sentence_level_about (fh_computer_levels ()[i]);

      self->buttons[i] = gtk_toggle_button_new_with_label (name);
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->buttons[i]),
                                   GTK_TOGGLE_BUTTON (self->none));
      fh_widget_describe (self->buttons[i], name, about);
      fh_steady_label_add (FH_STEADY_LABEL (self->about), about);
      fh_connect (self->buttons[i], "notify::active", active_cb, self);
      gtk_box_append (GTK_BOX (buttons), self->buttons[i]);
    }
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_box_append (GTK_BOX (box), self->about);
  adw_bin_set_child (ADW_BIN (self), box);
}
