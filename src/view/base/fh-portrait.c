/* fh-portrait.c: the face of somebody who plays, or a letter in its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-portrait.h"

#include <glib/gi18n.h>

#include "fh-config.h"
#include "fh-isolate.h"
#include "fh-made.h"
#include "fh-texture.h"

static const struct
{
  const char *word;
  const char *name;
} faces[] = {
  { "cap", N_ ("Cloth cap") },         { "freckles", N_ ("Freckles") },
  { "curls", N_ ("Curls") },           { "earrings", N_ ("Earrings") },
  { "beard", N_ ("Beard") },           { "plait", N_ ("Red plait") },
  { "flower", N_ ("Flower") },         { "glasses", N_ ("Glasses") },
  { "granny", N_ ("White bun") },      { "hat", N_ ("Broad hat") },
  { "kookaburra", N_ ("Kookaburra") }, { "moustache", N_ ("Moustache") },
  { "scarf", N_ ("Headscarf") },       { "wallaby", N_ ("Wallaby") },
};

struct _FhPortrait
{
  GtkWidget parent_instance;

  GtkWidget *letter;
  char *face;          /* NULL: the letter */
  GdkTexture *texture; /* of the face, or NULL until it is wanted */
};

G_DEFINE_FINAL_TYPE (FhPortrait, fh_portrait, GTK_TYPE_WIDGET)

static char *
dup_path (const char *face)
{
  return g_strdup_printf (FH_RESOURCE_PATH "/faces/%s.svg", face);
}

static gboolean
is_there (const char *face)
{
  g_autofree char *path = dup_path (face);

  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

static void
fh_portrait_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FhPortrait *self = FH_PORTRAIT (widget);
  int size = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  int pixels = size * gtk_widget_get_scale_factor (widget);
  graphene_rect_t room = GRAPHENE_RECT_INIT ((float) (gtk_widget_get_width (widget) - size) / 2,
                                             (float) (gtk_widget_get_height (widget) - size) / 2,
                                             (float) size, (float) size);
  GskRoundedRect circle;

  if (self->face == NULL || size <= 0)
    {
      gtk_widget_snapshot_child (widget, self->letter, snapshot);
      return;
    }
  if (self->texture == NULL || gdk_texture_get_width (self->texture) != pixels)
    {
      g_autofree char *path = dup_path (self->face);

      g_clear_object (&self->texture);
      self->texture = fh_texture_new_for_svg (path, pixels);
    }
  if (self->texture == NULL)
    return;
  gsk_rounded_rect_init_from_rect (&circle, &room, (float) size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &circle);
  gtk_snapshot_append_texture (snapshot, self->texture, &room);
  gtk_snapshot_pop (snapshot);
}

static void
fh_portrait_class_init (FhPortraitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = fh_portrait_snapshot;

  FH_DROPS (klass, FhPortrait, letter, gtk_widget_unparent);
  FH_HOLDS (klass, FhPortrait, face, g_free);
  FH_HOLDS (klass, FhPortrait, texture, g_object_unref);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "portrait");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
fh_portrait_init (FhPortrait *self)
{
  self->letter =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->letter, GTK_WIDGET (self));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
fh_portrait_new (void)
{
  return g_object_new (FH_TYPE_PORTRAIT, NULL);
}

void
fh_portrait_set (FhPortrait *self, const char *face, const char *name)
{
  g_autofree char *letters = fh_isolate_letters (name);
  char letter[8] = "";

  g_return_if_fail (FH_IS_PORTRAIT (self));

  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (letters)), letter);
  gtk_label_set_text (GTK_LABEL (self->letter), letter);
  /* A game may have been played with a program that has more. */
  if (face != NULL && !is_there (face))
    face = NULL;
  if (g_strcmp0 (face, self->face) == 0)
    return;
  g_free (self->face);
  self->face = g_strdup (face);
  g_clear_object (&self->texture);
  gtk_widget_set_child_visible (self->letter, face == NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
fh_n_faces (void)
{
  return G_N_ELEMENTS (faces);
}

const char *
fh_face_word (guint index)
{
  return faces[index].word;
}

const char *
fh_face_name (guint index)
{
  return _ (faces[index].name);
}
