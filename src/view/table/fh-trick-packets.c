/* fh-trick-packets.c: the tricks that a player has won, as packets to be counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-trick-packets.h"

#include <glib/gi18n.h>

#include "fh-widget.h"

#define LONG   13
#define SHORT  9
#define GAP    2
#define FIVE   3 /* more after the fifth */
#define HEIGHT 14

struct _FhTrickPackets
{
  GtkWidget parent_instance;

  int count;
};

G_DEFINE_FINAL_TYPE (FhTrickPackets, fh_trick_packets, GTK_TYPE_WIDGET)

/* They grow with the words beside them. */
static double
get_size (FhTrickPackets *self)
{
  return MAX (fh_widget_get_text_scale (GTK_WIDGET (self)), 1.0);
}

/* From the left edge to packet @i: they lie upright and across in turn. */
static int
left_of (int i)
{
  return (i + 1) / 2 * SHORT + i / 2 * LONG + i * GAP + (i >= 5 ? FIVE : 0);
}

static void
fh_trick_packets_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  FhTrickPackets *self = FH_TRICK_PACKETS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = self->count > 0 ? (int) ((left_of (self->count) - GAP) * get_size (self)) : 0;
      *minimum = *natural * 2 / 5; /* they shrink where there is less room */
    }
  else
    {
      *minimum = *natural = (int) (HEIGHT * get_size (self));
    }
}

static void
fh_trick_packets_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FhTrickPackets *self = FH_TRICK_PACKETS (widget);
  float width = gtk_widget_get_width (widget), most = (float) get_size (self);
  float scale = self->count > 0 ? MIN (width / (left_of (self->count) - GAP), most) : most;
  float middle = gtk_widget_get_height (widget) / 2.0f / scale;

  gtk_snapshot_scale (snapshot, scale, scale);
  for (int i = 0; i < self->count; i++)
    {
      gboolean upright = i % 2 == 0;
      float w = upright ? SHORT : LONG, h = upright ? LONG : SHORT;
      graphene_rect_t box = GRAPHENE_RECT_INIT (left_of (i), middle - h / 2, w, h);
      graphene_rect_t face = GRAPHENE_RECT_INIT (box.origin.x + 1, box.origin.y + 1, w - 2, h - 2);
      GskRoundedRect round;

      /* A dark rim keeps packets apart that lie over each other. */
      gsk_rounded_rect_init_from_rect (&round, &box, 2);
      gtk_snapshot_push_rounded_clip (snapshot, &round);
      gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 0.05f, 0.12f, 0.09f, 1 }, &box);
      gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 0.97f, 0.96f, 0.92f, 1 }, &face);
      gtk_snapshot_pop (snapshot);
    }
}

static void
fh_trick_packets_class_init (FhTrickPacketsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = fh_trick_packets_measure;
  widget_class->snapshot = fh_trick_packets_snapshot;

  gtk_widget_class_set_css_name (widget_class, "packets");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fh_trick_packets_init (FhTrickPackets *self)
{
  self->count = -1;
  fh_trick_packets_set_count (self, 0);
}

GtkWidget *
fh_trick_packets_new (void)
{
  return g_object_new (FH_TYPE_TRICK_PACKETS, NULL);
}

void
fh_trick_packets_set_count (FhTrickPackets *self, int count)
{
  g_autofree char *label = NULL;

  g_return_if_fail (FH_IS_TRICK_PACKETS (self));

  if (self->count == count)
    return;

  self->count = count;
  /* Translators: how many tricks a player has won so far, for screen readers. */
  label =
      g_strdup_printf (ngettext ("%d trick won", "%d tricks won", (unsigned long) count), count);
  fh_widget_set_tip (GTK_WIDGET (self), label);
  gtk_widget_set_visible (GTK_WIDGET (self), count > 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
