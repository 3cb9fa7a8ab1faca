/* store-screens.c: the pictures that stores show of the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * store-screens STYLE DIRECTORY writes NAME.png, with STYLE for the frame, for the pictures of
 * data/five-hundred.metainfo.xml.in, of the real window, with the shadow and the round corners that
 * a desktop gives it.
 */
#include <adwaita.h>
#include <stdlib.h>

#include "fh-game-file.h"
#include "deals.h"
#include "fh-tutor-panel.h"
#include "stages.h"

/* Stores want 1000 by 700 at most, with the shadow. */
#define WIDTH  1000
#define HEIGHT 700
#define SIDE   20
#define ABOVE  12
#define BELOW  28
#define RADIUS 12

/* The third trick of the same deal: trumps are drawn, and the partner has led a side suit. */
static const char play[] = "bid 0 8S\nbid 1 PASS\nbid 2 PASS\n"
                           "discard 0 7C 6C 8H\n"
                           "play 0 JS\nplay 1 10S\nplay 2 AS\nplay 3 5S\n"
                           "play 0 JC\nplay 1 KS\nplay 2 JO\nplay 3 7S\n"
                           "play 2 QH\nplay 3 AH\n";

static const char *directory;

/* Paints @window into NAME.png as a desktop would show it. */
static void
save (GtkWidget *window, const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.png", directory, name);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);
  GskRoundedRect edge;

  g_assert_cmpint (width, ==, WIDTH - 2 * SIDE);
  g_assert_cmpint (height, ==, HEIGHT - ABOVE - BELOW);
  gsk_rounded_rect_init_from_rect (&edge, &GRAPHENE_RECT_INIT (SIDE, ABOVE, width, height), RADIUS);
  gtk_snapshot_append_outset_shadow (snapshot, &edge, &(GdkRGBA){ 0, 0, 0, 0.35f }, 0, 6, 0, 20);
  gtk_snapshot_append_outset_shadow (snapshot, &edge, &(GdkRGBA){ 0, 0, 0, 0.3f }, 0, 0, 1, 0);
  gtk_snapshot_push_rounded_clip (snapshot, &edge);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (SIDE, ABOVE));
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
  gtk_snapshot_pop (snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
  gdk_texture_save_to_png (texture, path);
  g_print ("%s\n", path);
}

static gboolean
awaits_person (gpointer game)
{
  return fh_game_awaits_person (game);
}

static gboolean
has_thought (gpointer tutor)
{
  return !fh_tutor_is_busy (tutor);
}

/* Lets a window with the tutor go on from the end of @text. */
static GtkWidget *
take_game (FhApplication *application, const char *text)
{
  g_autoptr (FhGame) game = fh_game_new_from_text (text, "record", NULL, NULL);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH - 2 * SIDE, HEIGHT - ABOVE - BELOW);
  fh_application_take_game (application, game);
  driver_wait (awaits_person, game, 60);
  /* The judge weighs all calls or cards. */
  driver_settle (window, 200);
  driver_wait (has_thought, fh_window_get_tutor (FH_WINDOW (window)), 60);
  driver_settle (window, 500);
  return window;
}

static FhTutorPanel *
tutor_of (GtkWidget *window)
{
  return FH_TUTOR_PANEL (driver_find (window, FH_TYPE_TUTOR_PANEL, NULL));
}

static void
show_table (void)
{
  g_autofree char *text = g_strconcat (SPADES_AUCTION, play, NULL);
  FhApplication *application;
  FhSettings *settings;
  GtkWidget *window;

  driver_forget (DRIVER_KNOWS_500);
  application = driver_start (FALSE);
  settings = fh_application_get_settings (application);
  g_object_set (settings, "language", "en", "color-scheme", "light", "tutor-degree", "all",
                "speak-when-differ", 0, "tutor-page", "", "show-tutor", TRUE, NULL);
  window = take_game (application, SPADES_AUCTION);
  fh_tutor_panel_show_page (tutor_of (window), "bids");
  driver_settle (window, 500);
  save (window, "bidding");

  fh_tutor_panel_show_page (tutor_of (window), "now");
  window = take_game (application, text);
  save (window, "table");
  g_object_set (settings, "color-scheme", "dark", NULL);
  driver_settle (window, 1000);
  save (window, "table-dark");
  g_object_set (settings, "color-scheme", "light", NULL);
  for (int step = 0; step < 3; step++)
    {
      gtk_widget_activate_action (window, "win.hint", NULL);
      driver_settle (window, 500);
      driver_wait (has_thought, fh_window_get_tutor (FH_WINDOW (window)), 60);
      driver_settle (window, 500);
    }
  save (window, "tutor");
  driver_stop (application);
}

/* The moments of other places, by the names that stages.c has for them. */
static void
look_cb (GtkWidget *window, const char *moment, gpointer data)
{
  if (g_str_equal (moment, "left-bower-choose"))
    save (window, "lesson");
  else if (g_str_equal (moment, "mistake"))
    save (window, "review");
}

int
main (int argc, char **argv)
{
  static const Stages stages = {
    .language = "en",
    .width = WIDTH - 2 * SIDE,
    .height = HEIGHT - ABOVE - BELOW,
    .look = look_cb,
  };
  g_autoptr (GtkCssProvider) bare = gtk_css_provider_new ();
  const char *css, *place;

  if (argc != 3)
    return EXIT_FAILURE;
  css = argv[1];
  directory = argv[2];
  argc = 1;
  driver_setup (&argc, &argv);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-font-name",
                "Cantarell 11", "gtk-xft-hinting", 0, "gtk-xft-rgba", "none",
                "gtk-hint-font-metrics", FALSE, NULL);
  gtk_css_provider_load_from_path (bare, css);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (bare),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);

  show_table ();
  for (guint i = 0; (place = stages_get_name (i)) != NULL; i++)
    if (g_str_equal (place, "lesson") || g_str_equal (place, "review"))
      stages_show (&stages, i);
  return EXIT_SUCCESS;
}
