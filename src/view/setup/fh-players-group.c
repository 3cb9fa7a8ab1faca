/* fh-players-group.c: who plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-players-group.h"

#include <glib/gi18n.h>

#include "fh-face-button.h"
#include "fh-made.h"
#include "fh-rows.h"
#include "fh-sentences.h"
#include "fh-widget.h"

#define MAX_SLIP_RATE 10 /* percent, as the schema has it */

struct _FhPlayersGroup
{
  AdwPreferencesGroup parent_instance;

  FhSettings *settings;
  GtkWidget *name;
  GtkWidget *slips;                   /* row, by table laws */
  GtkWidget *slip_rate;               /* spin button, percent */
  GtkWidget *names[FH_MAX_SEATS - 1]; /* of the others, from the left */
  GtkWidget *faces[FH_MAX_SEATS];     /* FhFaceButton, from the person on */
  FhSeating seating;                  /* what was typed and chosen */
};

FH_DEFINE_MADE_TYPE (FhPlayersGroup, fh_players_group, ADW_TYPE_PREFERENCES_GROUP)

/* What the place @seat is called at a table of @n players. */
static char *
name_title (const FhRules *rules, int seat)
{
  int n = rules->n_callers;

  if (n == 2)
    return g_strdup (_ ("Name of your opponent"));
  if (n == 4 && seat == 2)
    return g_strdup (_ ("Name of your partner"));
  if (seat == 1)
    return n == 4 ? g_strdup (_ ("Name of the opponent on your left"))
                  : g_strdup (_ ("Name of the player on your left"));
  if (seat == n - 1)
    return n == 4 ? g_strdup (_ ("Name of the opponent on your right"))
                  : g_strdup (_ ("Name of the player on your right"));
  if (n == 6 && seat == 3)
    return g_strdup (_ ("Name of the player opposite"));
  /* Translators: players are counted clockwise from the person, who is the first. */
  return g_strdup_printf (_ ("Name of player %d, counted from you to the left"), seat + 1);
}

void
fh_players_group_show (FhPlayersGroup *self, const FhRules *rules)
{
  g_return_if_fail (FH_IS_PLAYERS_GROUP (self));

  gtk_widget_set_visible (self->slips, rules->laws == FH_LAWS_TABLE);
  for (int i = 0; i < FH_MAX_SEATS - 1; i++)
    {
      gboolean is_there = i + 1 < rules->n_callers;
      g_autofree char *title = is_there ? name_title (rules, i + 1) : NULL;
      gtk_widget_set_visible (self->names[i], is_there);
      if (is_there)
        fh_widget_set_entry_title (self->names[i], title);
    }
}

static GtkWidget *
get_entry (FhPlayersGroup *self, int seat)
{
  return seat == 0 ? self->name : self->names[seat - 1];
}

/* Faces follow names: who is named, and has none, shows a letter. */
static void
update_faces (FhPlayersGroup *self)
{
  const FhScene scene = { .seating = &self->seating };

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    {
      g_autofree char *name = NULL;

      fh_seating_set_name (&self->seating, seat,
                           gtk_editable_get_text (GTK_EDITABLE (get_entry (self, seat))));
      name = fh_sentence_seat (&scene, seat);
      fh_face_button_set (FH_FACE_BUTTON (self->faces[seat]), fh_scene_face (&scene, seat), name);
    }
}

static void
chosen_cb (FhPlayersGroup *self)
{
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    {
      const char *face = fh_face_button_get_chosen (FH_FACE_BUTTON (self->faces[seat]));

      if (face != NULL)
        fh_seating_set_face (&self->seating, seat, face);
    }
  update_faces (self);
}

static GtkWidget *
make_entry (FhPlayersGroup *self, int seat, const char *title, const char *text)
{
  GtkWidget *row = adw_entry_row_new ();

  if (title != NULL)
    fh_widget_set_entry_title (row, title);
  gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
  self->faces[seat] = fh_face_button_new ();
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (row), self->faces[seat]);
  fh_connect (self->faces[seat], "chosen", chosen_cb, self);
  return row;
}

static GtkWidget *
make_slips (FhPlayersGroup *self)
{
  const char *title = _ ("Slips of the computer players");
  const char *about = _ ("In how many of a hundred calls and cards they break a rule");
  GtkWidget *row = adw_action_row_new ();
  int rate = 0;

  g_object_get (self->settings, "slip-rate", &rate, NULL);
  self->slip_rate = fh_number_new (0, MAX_SLIP_RATE, 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->slip_rate), rate);
  gtk_widget_set_valign (self->slip_rate, GTK_ALIGN_CENTER);
  fh_widget_describe (self->slip_rate, title, about);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->slip_rate);
  return row;
}

static void
fh_players_group_constructed (GObject *object)
{
  FhPlayersGroup *self = FH_PLAYERS_GROUP (object);
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);
  GtkWidget *names = fh_open_row_new ();
  g_autofree char *name = fh_settings_dup_string (self->settings, "player-name");
  g_auto (GStrv) others = NULL, faces = NULL;

  G_OBJECT_CLASS (fh_players_group_parent_class)->constructed (object);
  g_object_get (self->settings, "computer-names", &others, "faces", &faces, NULL);
  for (int seat = 0; faces != NULL && faces[seat] != NULL && seat < FH_MAX_SEATS; seat++)
    fh_seating_set_face (&self->seating, seat, faces[seat]);
  adw_preferences_group_set_title (group, _ ("Players"));
  self->name = make_entry (self, 0, _ ("Your name"), name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (names), _ ("Names of the others"));
  for (guint i = 0; i < FH_MAX_SEATS - 1; i++)
    {
      gboolean has = others != NULL && i < g_strv_length (others);
      self->names[i] = make_entry (self, (int) i + 1, NULL, has ? others[i] : "");
      adw_expander_row_add_row (ADW_EXPANDER_ROW (names), self->names[i]);
    }
  adw_preferences_group_add (group, self->name);
  adw_preferences_group_add (group, names);
  self->slips = make_slips (self);
  adw_preferences_group_add (group, self->slips);
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    fh_connect (get_entry (self, seat), "changed", update_faces, self);
  update_faces (self);
}

static void
fh_players_group_class_init (FhPlayersGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_players_group_constructed;

  FH_MADE_WITH_OBJECT (klass, FhPlayersGroup, settings, FH_TYPE_SETTINGS);
}

GtkWidget *
fh_players_group_new (FhSettings *settings)
{
  return g_object_new (FH_TYPE_PLAYERS_GROUP, "settings", settings, NULL);
}

void
fh_players_group_copy (FhPlayersGroup *self, FhPlayersGroup *other)
{
  g_return_if_fail (FH_IS_PLAYERS_GROUP (self));
  g_return_if_fail (FH_IS_PLAYERS_GROUP (other));

  gtk_editable_set_text (GTK_EDITABLE (self->name),
                         gtk_editable_get_text (GTK_EDITABLE (other->name)));
  for (int i = 0; i < FH_MAX_SEATS - 1; i++)
    gtk_editable_set_text (GTK_EDITABLE (self->names[i]),
                           gtk_editable_get_text (GTK_EDITABLE (other->names[i])));
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    fh_seating_set_face (&self->seating, seat, other->seating.seats[seat].face);
  update_faces (self);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->slip_rate),
                             gtk_spin_button_get_value (GTK_SPIN_BUTTON (other->slip_rate)));
}

void
fh_players_group_store (FhPlayersGroup *self)
{
  g_return_if_fail (FH_IS_PLAYERS_GROUP (self));
  const char *names[FH_MAX_SEATS] = { NULL }, *faces[FH_MAX_SEATS + 1] = { NULL };

  for (int i = 0; i < FH_MAX_SEATS - 1; i++)
    names[i] = gtk_editable_get_text (GTK_EDITABLE (self->names[i]));
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    faces[seat] = self->seating.seats[seat].face;
  g_object_set (self->settings, "player-name", gtk_editable_get_text (GTK_EDITABLE (self->name)),
                "computer-names", names, "faces", faces, "slip-rate",
                gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->slip_rate)), NULL);
}
