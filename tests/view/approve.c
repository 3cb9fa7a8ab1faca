/* approve.c: pictures that somebody has approved of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "approve.h"

#define STEP 4
/* How far a coarse point may be off in a colour, of 255, and how many of a hundred may be farther:
 * letters are drawn otherwise by each toolkit. */
#define FAR     40
#define PERCENT 4.0

/* --- Pictures --- */

typedef struct
{
  int width, height; /* coarse points */
  guint8 *points;    /* three bytes each */
} Coarse;

static void
coarse_clear (Coarse *coarse)
{
  g_free (coarse->points);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Coarse, coarse_clear)

/* The mean of each STEP by STEP pixels of @texture. */
static Coarse
coarsen (GdkTexture *texture, int step)
{
  int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new0 (guint32, (gsize) width * (gsize) height);
  Coarse coarse = { width / step, height / step, NULL };

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  coarse.points = g_new0 (guint8, (gsize) coarse.width * (gsize) coarse.height * 3);
  for (int y = 0; y < coarse.height; y++)
    for (int x = 0; x < coarse.width; x++)
      for (int channel = 0; channel < 3; channel++)
        {
          guint sum = 0;

          for (int k = 0; k < step * step; k++)
            sum += pixels[(y * step + k / step) * width + x * step + k % step] >> (16 - 8 * channel)
                   & 0xff;
          coarse.points[(y * coarse.width + x) * 3 + channel] =
              (guint8) (sum / (guint) (step * step));
        }
  return coarse;
}

static void
save (const Coarse *coarse, const char *folder, const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);
  g_autoptr (GBytes) bytes =
      g_bytes_new (coarse->points, (gsize) coarse->width * (gsize) coarse->height * 3);
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (
      coarse->width, coarse->height, GDK_MEMORY_R8G8B8, bytes, (gsize) coarse->width * 3);

  g_assert_true (gdk_texture_save_to_png (texture, path));
}

/* Fails unless @now is near enough to what was approved as @name. */
static void
compare (const Coarse *now, const char *name)
{
  g_autofree char *file = g_strdup_printf ("%s.png", name);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "approved", file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = gdk_texture_new_from_filename (path, &error);
  int n_far = 0, n, worst = 0;

  g_assert_no_error (error);
  g_auto (Coarse) approved = coarsen (texture, 1);
  g_assert_cmpint (now->width, ==, approved.width);
  g_assert_cmpint (now->height, ==, approved.height);
  n = now->width * now->height;
  for (int i = 0; i < n; i++)
    {
      int off = 0;

      for (int k = i * 3; k < i * 3 + 3; k++)
        off = MAX (off, ABS (now->points[k] - approved.points[k]));
      n_far += off > FAR;
      worst = MAX (worst, off);
    }
  g_test_message ("%s: %d of %d points are off, by %d at most", name, n_far, n, worst);
  if (n_far <= n * PERCENT / 100)
    return;
  save (now, g_get_tmp_dir (), name);
  g_error ("%s looks different: %d of %d points; it is in %s now", name, n_far, n,
           g_get_tmp_dir ());
}

void
approve_node (GtkWidget *window, GskRenderNode *node, int width, int height, const char *name)
{
  const char *folder = g_getenv ("APPROVE");
  g_autoptr (GdkTexture) texture =
      gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                   &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  g_auto (Coarse) coarse = coarsen (texture, STEP);

  if (folder != NULL)
    save (&coarse, folder, name);
  else
    compare (&coarse, name);
}

void
approve_widget (GtkWidget *window, GtkWidget *widget, const GdkRGBA *ground, const char *name)
{
  const GdkRGBA white = { 1.0f, 1.0f, 1.0f, 1.0f };
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  gtk_snapshot_append_color (snapshot, ground != NULL ? ground : &white,
                             &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  approve_node (window, node, width, height, name);
}

gboolean
approve_has_font (GtkWidget *window)
{
  g_autoptr (PangoFont) font = NULL;
  g_autoptr (PangoFontDescription) wanted = pango_font_description_from_string (APPROVE_FONT " 10");
  g_autoptr (PangoFontDescription) loaded = NULL;

  font = pango_context_load_font (gtk_widget_get_pango_context (window), wanted);
  loaded = pango_font_describe (font);
  if (g_strcmp0 (pango_font_description_get_family (loaded), APPROVE_FONT) == 0)
    return TRUE;
  g_test_skip ("The font is not installed: " APPROVE_FONT ".");
  return FALSE;
}
