/* stage-screens.c: pictures of the whole window, at the table and where one learns, to look at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * stage-screens DIRECTORY [--place NAME] [--size WIDTHxHEIGHT]... writes
 * PLACE-MOMENT-WIDTHxHEIGHT.png.  --language fr_CA, --rtl, --dark, --scale 2.0 (of the text) and
 * --suffix for the names; high contrast: ADW_DEBUG_HIGH_CONTRAST=1.
 */
#include <adwaita.h>
#include <stdlib.h>

#include "await.h"
#include "stages.h"
#include "table-test.h"

/* How the size of text is told to GTK. */
#define DPI (96 * 1024)

static const char *directory;
static const char *place;
static const char *suffix;

/* What @window looks like, or NULL before it is laid out.  (transfer full) */
static GskRenderNode *
paint (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  return gtk_snapshot_free_to_node (snapshot);
}

static void
save_cb (GtkWidget *window, const char *moment, gpointer data)
{
  const Stages *stages = data;
  g_autoptr (GskRenderNode) node = paint (window);
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *path = g_strdup_printf ("%s/%s-%s-%dx%d%s.png", directory, place, moment,
                                           stages->width, stages->height, suffix);

  AWAIT_WHILE (node == NULL)
  {
    table_test_frames (window, 1);
    node = paint (window);
  }
  texture = gsk_renderer_render_texture (
      gtk_native_get_renderer (GTK_NATIVE (window)), node,
      &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (window), gtk_widget_get_height (window)));
  gdk_texture_save_to_png (texture, path);
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) sizes = NULL, only = NULL;
  g_autofree char *language = NULL, *end = NULL;
  gboolean rtl = FALSE, dark = FALSE;
  double scale = 1.0;
  const GOptionEntry entries[] = {
    { "place", 0, 0, G_OPTION_ARG_STRING_ARRAY, &only, NULL, NULL },
    { "size", 0, 0, G_OPTION_ARG_STRING_ARRAY, &sizes, NULL, NULL },
    { "language", 0, 0, G_OPTION_ARG_STRING, &language, NULL, NULL },
    { "rtl", 0, 0, G_OPTION_ARG_NONE, &rtl, NULL, NULL },
    { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, NULL, NULL },
    { "scale", 0, 0, G_OPTION_ARG_DOUBLE, &scale, NULL, NULL },
    { "suffix", 0, 0, G_OPTION_ARG_STRING, &end, NULL, NULL },
    { NULL },
  };
  static const char *const usual[] = { "360x640",  "640x360",   "800x600",
                                       "1280x800", "2560x1440", NULL };
  g_autoptr (GOptionContext) context = g_option_context_new ("DIRECTORY");
  Stages stages = { .look = save_cb, .data = &stages };

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || argc < 2)
    return EXIT_FAILURE;
  directory = argv[1];
  argc = 1;
  driver_setup (&argc, &argv);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-font-name",
                "Cantarell 11", "gtk-xft-dpi", (int) (scale * DPI), "gtk-xft-hinting", 0,
                "gtk-xft-rgba", "none", "gtk-hint-font-metrics", FALSE, NULL);
  stages.language = language != NULL ? language : "en";
  suffix = end != NULL ? end : "";

  for (guint s = 0; sizes != NULL ? sizes[s] != NULL : usual[s] != NULL; s++)
    for (guint i = 0; (place = stages_get_name (i)) != NULL; i++)
      {
        if (only != NULL && !g_strv_contains ((const char *const *) only, place))
          continue;
        sscanf (sizes != NULL ? sizes[s] : usual[s], "%dx%d", &stages.width, &stages.height);
        stages.is_rtl = rtl;
        stages.is_dark = dark;
        stages_show (&stages, i);
      }
  return EXIT_SUCCESS;
}
