/* fh-door-button.c: a way in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-door-button.h"

#include "fh-made.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* Pixels. */
#define PICTURE 60
#define WIDTH   230 /* of which several stand side by side where there is room */

struct _FhDoorButton
{
  GtkButton parent_instance;

  GtkWidget *picture;
  char *title;
  GtkWidget *about;
  GtkWidget *more;
};

FH_DEFINE_MADE_TYPE (FhDoorButton, fh_door_button, GTK_TYPE_BUTTON)

void
fh_door_button_say (FhDoorButton *self, const char *about, const char *more)
{
  g_return_if_fail (FH_IS_DOOR_BUTTON (self));
  g_autofree char *all = more != NULL ? g_strjoin ("\n", about, more, NULL) : g_strdup (about);

  gtk_label_set_text (GTK_LABEL (self->about), about);
  fh_label_say (self->more, more);
  fh_widget_describe (GTK_WIDGET (self), self->title, all);
}

static void
fh_door_button_constructed (GObject *object)
{
  FhDoorButton *self = FH_DOOR_BUTTON (object);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *words = fh_wrap_box_new (FH_WRAP_COLUMN, 2);
  GtkWidget *frame =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "valign",
                    GTK_ALIGN_CENTER, "width-request", PICTURE, NULL);
  GtkWidget *title;

  G_OBJECT_CLASS (fh_door_button_parent_class)->constructed (object);
  gtk_widget_set_hexpand (self->picture, TRUE);
  gtk_widget_set_halign (self->picture, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (frame, FALSE);
  gtk_box_append (GTK_BOX (frame), self->picture);
  gtk_box_append (GTK_BOX (line), frame);
  title = fh_widget_add_text (words, "title-3");
  gtk_label_set_text (GTK_LABEL (title), self->title);
  self->about = fh_widget_add_text (words, "door-about");
  self->more = fh_widget_add_text (words, "caption option-about");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (line), words);
  gtk_button_set_child (GTK_BUTTON (self), line);
  gtk_widget_set_size_request (GTK_WIDGET (self), WIDTH, -1);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "door");
  fh_door_button_say (self, "", NULL);
}

static void
fh_door_button_class_init (FhDoorButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_door_button_constructed;
  FH_MADE_WITH_BORROWED (klass, FhDoorButton, picture, GTK_TYPE_WIDGET);
  FH_MADE_WITH_STRING (klass, FhDoorButton, title);
}

GtkWidget *
fh_door_button_new (GtkWidget *picture, const char *title)
{
  return g_object_new (FH_TYPE_DOOR_BUTTON, "picture", picture, "title", title, NULL);
}
