/* fh-doors.c: the ways in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-doors.h"

#include <glib/gi18n.h>

#include "fh-card-art.h"
#include "fh-card-picture.h"
#include "fh-sentences-rules.h"
#include "fh-table-picture.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* Pixels. */
#define PICTURE 60
#define BIRD    40
#define WIDTH   230 /* of which several stand side by side where there is room */
#define SPACING 10

typedef struct
{
  GtkWidget *button;
  GtkWidget *title;
  GtkWidget *about;
  GtkWidget *more;
} Door;

struct _FhDoors
{
  GtkWidget parent_instance;

  Door play;
  Door learn;
  Door daily;
  Door left;
  GtkWidget *table;      /* FhTablePicture to play at */
  GtkWidget *left_table; /* and to go on at */
};

G_DEFINE_FINAL_TYPE (FhDoors, fh_doors, GTK_TYPE_WIDGET)

static guint play_signal;

static void
make_door (FhDoors *self, Door *door, GtkWidget *picture, const char *title)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *frame =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign",
                    GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, "width-request", PICTURE, NULL);

  door->button = gtk_button_new ();
  gtk_widget_set_hexpand (picture, TRUE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (frame, FALSE);
  gtk_box_append (GTK_BOX (frame), picture);
  gtk_box_append (GTK_BOX (line), frame);
  door->title = fh_widget_add_text (words, "title-3");
  door->about = fh_widget_add_text (words, "door-about");
  door->more = fh_widget_add_text (words, "caption");
  gtk_widget_add_css_class (door->more, "option-about");
  gtk_label_set_text (GTK_LABEL (door->title), title);
  gtk_widget_set_layout_manager (words, fh_wrap_layout_new (FH_WRAP_COLUMN, 2));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (line), words);
  gtk_button_set_child (GTK_BUTTON (door->button), line);
  gtk_widget_set_size_request (door->button, WIDTH, -1);
  gtk_widget_add_css_class (door->button, "card");
  gtk_widget_add_css_class (door->button, "door");
  gtk_widget_set_parent (door->button, GTK_WIDGET (self));
}

/* Says in the door what is behind it; @more may be NULL. */
static void
say (Door *door, const char *about, const char *more)
{
  g_autofree char *all = more != NULL ? g_strjoin ("\n", about, more, NULL) : g_strdup (about);

  gtk_label_set_text (GTK_LABEL (door->about), about);
  gtk_label_set_text (GTK_LABEL (door->more), more != NULL ? more : "");
  gtk_widget_set_visible (door->more, more != NULL);
  fh_widget_describe (door->button, gtk_label_get_text (GTK_LABEL (door->title)), all);
}

void
fh_doors_set_table (FhDoors *self, const FhRules *rules, const char *name, const char *level)
{
  g_return_if_fail (FH_IS_DOORS (self));
  /* Translators: how well the computer players play, one or more of them: “The others: Beginner”.
   */
  g_autofree char *others = level != NULL ? g_strdup_printf (_ ("The others: %s"), level) : NULL;

  fh_table_picture_show (FH_TABLE_PICTURE (self->table), rules, FALSE);
  say (&self->play, name, others);
}

void
fh_doors_set_daily (FhDoors *self, const char *about)
{
  g_return_if_fail (FH_IS_DOORS (self));

  gtk_widget_set_visible (self->daily.button, about != NULL);
  if (about != NULL)
    say (&self->daily, about, NULL);
}

void
fh_doors_set_left (FhDoors *self, const FhLeftGame *left)
{
  g_return_if_fail (FH_IS_DOORS (self));

  gtk_widget_set_visible (self->left.button, left != NULL);
  if (left == NULL)
    return;
  FhScene scene = fh_left_game_get_scene (left);
  g_autofree char *score = fh_table_score (&scene);

  fh_table_picture_show (FH_TABLE_PICTURE (self->left_table), &left->table.rules, TRUE);
  say (&self->left, left->name != NULL ? left->name : fh_sentence_table (&left->table.rules),
       score);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->left.button), "^ay", left->path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->left.button), "app.go-on");
}

static void
play_cb (FhDoors *self)
{
  g_signal_emit (self, play_signal, 0);
}

static void
fh_doors_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (fh_doors_parent_class)->dispose (object);
}

static void
fh_doors_class_init (FhDoorsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fh_doors_dispose;
  play_signal = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "doors");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_picture (FhCard card)
{
  GtkWidget *picture = fh_card_picture_new ();

  gtk_widget_set_size_request (picture, BIRD, fh_card_art_height (BIRD));
  fh_card_picture_set_card (FH_CARD_PICTURE (picture), card);
  gtk_widget_add_css_class (picture, "welcome-bird");
  return picture;
}

static void
fh_doors_init (FhDoors *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), fh_wrap_layout_new (FH_WRAP_FILL, SPACING));
  fh_widget_set_name (GTK_WIDGET (self), _ ("Ways in"));
  self->table = fh_table_picture_new (PICTURE);
  self->left_table = fh_table_picture_new (PICTURE);
  /* Translators: a large button: starts the game that is chosen. */
  make_door (self, &self->play, self->table, C_ ("door", "Play"));
  /* Translators: a large button: leads to the lessons. */
  make_door (self, &self->learn, new_picture (FH_JOKER), C_ ("door", "Learn"));
  /* Translators: a large button: leads to the questions of the day, about five minutes of them. */
  make_door (self, &self->daily, new_picture (FH_CARD (FH_HEARTS, FH_ACE)),
             C_ ("door", "Five Minutes"));
  /* Translators: a large button: goes on with a game that was left. */
  make_door (self, &self->left, self->left_table, C_ ("door", "Continue"));
  g_signal_connect_object (self->play.button, "clicked", G_CALLBACK (play_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->learn.button), "app.learn");
  say (&self->learn, _ ("Short lessons at the table: your first trick is a minute away."), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->daily.button), "app.daily");
  fh_doors_set_daily (self, NULL);
  fh_doors_set_left (self, NULL);
}

GtkWidget *
fh_doors_new (void)
{
  return g_object_new (FH_TYPE_DOORS, NULL);
}
