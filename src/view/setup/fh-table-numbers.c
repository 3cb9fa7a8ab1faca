/* fh-table-numbers.c: how many play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-numbers.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-sentences-rules.h"
#include "fh-steady-label.h"
#include "fh-table-picture.h"
#include "fh-widget.h"

#define LEAST FH_TABLE_NUMBERS_LEAST
#define MOST  FH_TABLE_NUMBERS_MOST

/* Pixels. */
#define PICTURE 40

struct _FhTableNumbers
{
  AdwBin parent_instance;

  int n_players;
  GtkWidget *buttons[MOST + 1]; /* toggle buttons; 0: all */
  GtkWidget *about;
};

G_DEFINE_FINAL_TYPE (FhTableNumbers, fh_table_numbers, ADW_TYPE_BIN)

/* The table that the picture of a number shows. */
static const FhPreset shown[MOST + 1] = {
  [2] = FH_PRESET_AMERICAN_2, [3] = FH_PRESET_AUSTRALIAN_3, [4] = FH_PRESET_AUSTRALIAN_4,
  [5] = FH_PRESET_AMERICAN_5, [6] = FH_PRESET_AUSTRALIAN_6,
};

static const char *
about_of (int n)
{
  return n == 0 ? _ ("All tables, by the way in which the game is played.")
                : fh_sentence_players_about (n);
}

static void
say_about (FhTableNumbers *self)
{
  fh_steady_label_say (FH_STEADY_LABEL (self->about), about_of (self->n_players));
}

static void
active_cb (FhTableNumbers *self, GParamSpec *pspec, GtkToggleButton *button)
{
  int n_players = self->n_players;

  if (!gtk_toggle_button_get_active (button))
    return;
  for (int n = 0; n <= MOST; n++)
    if (self->buttons[n] == GTK_WIDGET (button))
      self->n_players = n;
  if (self->n_players == n_players)
    return;
  say_about (self);
  g_signal_emit_by_name (self, "changed");
}

/* A picture with the number below it. */
static GtkWidget *
make_button (int n)
{
  g_autofree char *digit = g_strdup_printf ("%d", n);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *picture = fh_table_picture_new (PICTURE);
  /* Translators: on a button: the tables for any number of players. */
  GtkWidget *label = gtk_label_new (n == 0 ? C_ ("tables", "All") : digit);

  if (n > 0)
    {
      FhRules rules;

      fh_rules_init (&rules, shown[n]);
      fh_table_picture_show (FH_TABLE_PICTURE (picture), &rules, FALSE);
    }
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  fh_widget_set_tip (button, n == 0 ? _ ("All tables") : fh_sentence_players (n));
  if (n > 0)
    fh_widget_set_about (button, fh_sentence_players_about (n));
  /* Not homogeneous: in some languages six times the word would not fit a phone. */
  gtk_widget_set_hexpand (button, n > 0);
  return button;
}

static void
fh_table_numbers_constructed (GObject *object)
{
  FhTableNumbers *self = FH_TABLE_NUMBERS (object);

  G_OBJECT_CLASS (fh_table_numbers_parent_class)->constructed (object);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[self->n_players]), TRUE);
  say_about (self);
}

static void
fh_table_numbers_class_init (FhTableNumbersClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_table_numbers_constructed;
  FH_MADE_WITH_INT (klass, FhTableNumbers, n_players, 0, MOST, 0);
  fh_made_signal (klass, "changed", 0);
}

static void
fh_table_numbers_init (FhTableNumbers *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *label = fh_label_new (_ ("Who sits here?"), FH_LABEL_WRAPPED, "heading");

  self->about = fh_steady_label_new ("option-about");

  gtk_widget_add_css_class (buttons, "linked");
  gtk_widget_add_css_class (buttons, "table-numbers");
  gtk_widget_set_hexpand (buttons, FALSE);
  fh_widget_set_name (buttons, _ ("Who sits here?"));
  for (int n = 0; n <= MOST; n++)
    {
      if (n > 0 && n < LEAST)
        continue;
      fh_steady_label_add (FH_STEADY_LABEL (self->about), about_of (n));
      self->buttons[n] = make_button (n);
      if (n > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->buttons[n]),
                                     GTK_TOGGLE_BUTTON (self->buttons[0]));
      fh_connect (self->buttons[n], "notify::active", active_cb, self);
      gtk_box_append (GTK_BOX (buttons), self->buttons[n]);
    }
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_box_append (GTK_BOX (box), self->about);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
fh_table_numbers_new (int n_players)
{
  return g_object_new (FH_TYPE_TABLE_NUMBERS, "n-players", n_players, NULL);
}

void
fh_table_numbers_set (FhTableNumbers *self, int n_players)
{
  g_return_if_fail (FH_IS_TABLE_NUMBERS (self));
  g_return_if_fail (n_players >= 0 && n_players <= MOST && self->buttons[n_players] != NULL);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[n_players]), TRUE);
}

int
fh_table_numbers_get (FhTableNumbers *self)
{
  g_return_val_if_fail (FH_IS_TABLE_NUMBERS (self), 0);
  return self->n_players;
}

const char *
fh_table_numbers_get_about (FhTableNumbers *self)
{
  g_return_val_if_fail (FH_IS_TABLE_NUMBERS (self), NULL);
  return fh_steady_label_get_text (FH_STEADY_LABEL (self->about));
}

void
fh_table_numbers_focus (FhTableNumbers *self)
{
  g_return_if_fail (FH_IS_TABLE_NUMBERS (self));
  gtk_widget_grab_focus (self->buttons[self->n_players]);
}
