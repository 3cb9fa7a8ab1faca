/* fh-card-picture.c: the picture of a card in its frame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-picture.h"

#include "fh-made.h"
#include "fh-shared-art.h"

/* The least width of a card with the mark that it cannot be played: on a narrower one that would
 * hide what the card is, and being darker and lower says enough. */
#define LEAST_MARKED 60

struct _FhCardPicture
{
  GtkWidget parent_instance;

  FhCard card;
  gboolean barred;
  gboolean is_face_down;

  GdkTexture *texture; /* of card at width_px, with its shadow */
  graphene_rect_t texture_bounds;
  int width_px;
};

G_DEFINE_FINAL_TYPE (FhCardPicture, fh_card_picture, GTK_TYPE_WIDGET)

/* Asks the art for the picture at the size of the moment.  Never called while painting. */
static void
update_texture (FhCardPicture *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  self->width_px = width * gtk_widget_get_scale_factor (GTK_WIDGET (self));
  g_clear_object (&self->texture);
  if (width > 0 && self->card != FH_CARD_NONE)
    self->texture = g_object_ref (
        fh_card_art_get_lying (fh_shared_art_get (), self->is_face_down ? FH_CARD_BACK : self->card,
                               self->width_px, &self->texture_bounds));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
fh_card_picture_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FhCardPicture *self = FH_CARD_PICTURE (widget);

  if (self->texture == NULL || self->width_px != width * gtk_widget_get_scale_factor (widget))
    update_texture (self);
}

/* A disc with a bar below the sign under the index, which is lower on the plain deck and on small
 * cards: in the part that stays visible in a fan. */
static void
snapshot_mark (GtkSnapshot *snapshot, float width, float height)
{
  gboolean is_high = width >= FH_CARD_SMALL_BELOW
                     && fh_card_art_get_deck (fh_shared_art_get ()) == FH_CARD_DECK_PICTURES;
  float r = CLAMP (width * 0.085f, 6.0f, 12.0f);
  float x = MAX (width * 0.045f, 2.5f), y = height * (is_high ? 0.36f : 0.62f);
  graphene_rect_t box = GRAPHENE_RECT_INIT (x, y, 2 * r, 2 * r);
  graphene_rect_t bar =
      GRAPHENE_RECT_INIT (x + r * 0.45f, y + r * 0.82f, r * 1.1f, MAX (r * 0.36f, 2.0f));
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, &box, r);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 0.20f, 0.22f, 0.24f, 0.92f }, &box);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1, 1, 1, 1 }, &bar);
  gtk_snapshot_pop (snapshot);
}

static void
fh_card_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FhCardPicture *self = FH_CARD_PICTURE (widget);
  float width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  GskRoundedRect outline;

  if (self->texture == NULL)
    return;

  gtk_snapshot_append_texture (snapshot, self->texture, &self->texture_bounds);
  if (!self->barred)
    return;

  gsk_rounded_rect_init_from_rect (&outline, &bounds, fh_card_art_corner_radius (width));
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 0.09f, 0.15f, 0.13f, 0.24f }, &bounds);
  gtk_snapshot_pop (snapshot);
  if (width >= LEAST_MARKED)
    snapshot_mark (snapshot, width, height);
}

static void
fh_card_picture_class_init (FhCardPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->size_allocate = fh_card_picture_size_allocate;
  widget_class->snapshot = fh_card_picture_snapshot;

  FH_DROPS (klass, FhCardPicture, texture, g_object_unref);

  gtk_widget_class_set_css_name (widget_class, "face");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
fh_card_picture_init (FhCardPicture *self)
{
  self->card = FH_CARD_NONE;
  gtk_widget_set_can_target (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_texture), NULL);
  fh_connect (fh_shared_art_get (), "changed", update_texture, self);
}

GtkWidget *
fh_card_picture_new (void)
{
  return g_object_new (FH_TYPE_CARD_PICTURE, NULL);
}

void
fh_card_picture_set_card (FhCardPicture *self, FhCard card)
{
  g_return_if_fail (FH_IS_CARD_PICTURE (self));

  if (self->card == card)
    return;

  self->card = card;
  update_texture (self);
}

void
fh_card_picture_set_barred (FhCardPicture *self, gboolean barred)
{
  g_return_if_fail (FH_IS_CARD_PICTURE (self));

  if (self->barred == !!barred)
    return;

  self->barred = !!barred;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
fh_card_picture_set_face_down (FhCardPicture *self, gboolean is_face_down)
{
  g_return_if_fail (FH_IS_CARD_PICTURE (self));

  if (self->is_face_down == !!is_face_down)
    return;

  self->is_face_down = !!is_face_down;
  update_texture (self);
}
