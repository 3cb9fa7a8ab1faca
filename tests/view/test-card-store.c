/* test-card-store.c: pictures of cards are drawn once and not once a run, whatever lies in their
 * folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include "await.h"
#include "fh-card-art.h"
#include "fh-card-store.h"

#define N_CARDS 3
#define WIDTH   104

static char *
picture (FhCardArt *art, FhCard card)
{
  graphene_rect_t bounds;
  GdkTexture *texture = fh_card_art_get_lying (art, card, WIDTH, &bounds);
  gsize stride = 4 * (gsize) gdk_texture_get_width (texture);
  g_autofree guchar *data = g_malloc (stride * (gsize) gdk_texture_get_height (texture));

  gdk_texture_download (texture, data, stride);
  return g_compute_checksum_for_data (G_CHECKSUM_MD5, data,
                                      stride * (gsize) gdk_texture_get_height (texture));
}

/* Removes @folder and the files in it. */
static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_no_errno (g_remove (path));
    }
  g_assert_no_errno (g_rmdir (folder));
}

/* The paths of all files in @folder. */
static GStrv
list_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      /* One that is just being written has an ending. */
      if (strchr (name, '.') == NULL)
        g_strv_builder_add (builder, path);
    }
  return g_strv_builder_end (builder);
}

static gboolean
tick_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* The paths of all files in @folder, which are @n as soon as they are written. */
static GStrv
wait_for_files (const char *folder, guint n)
{
  guint tick = g_timeout_add (5, tick_cb, NULL);
  GStrv paths = list_files (folder);

  AWAIT_WHILE (g_strv_length (paths) != n)
  {
    await_next ();
    g_strfreev (paths);
    paths = list_files (folder);
  }
  g_source_remove (tick);
  return paths;
}

static void
late_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
}

static void
draw_all (const char *folder, char *pictures[N_CARDS], guint n_read)
{
  g_autoptr (FhCardArt) art = fh_card_art_new ();

  fh_card_art_keep_in (art, folder);
  for (FhCard card = 0; card < N_CARDS; card++)
    pictures[card] = picture (art, card);
  g_assert_cmpuint (fh_card_art_get_stats (art).read, ==, n_read);
  g_assert_cmpuint (fh_card_art_get_stats (art).misses, ==, N_CARDS);
  if (n_read == 0)
    g_strfreev (wait_for_files (folder, N_CARDS));
}

static void
test_kept (void)
{
  g_autofree char *folder = g_dir_make_tmp ("cards-XXXXXX", NULL);
  g_autofree char *below = g_build_filename (folder, "five-hundred", "cards", NULL);
  g_autoptr (FhCardArt) other = fh_card_art_new ();
  char *drawn[N_CARDS], *kept[N_CARDS];

  draw_all (below, drawn, 0);
  draw_all (below, kept, N_CARDS);
  for (int i = 0; i < N_CARDS; i++)
    {
      g_assert_cmpstr (kept[i], ==, drawn[i]);
      g_free (kept[i]);
      g_free (drawn[i]);
    }

  /* Nothing that looks otherwise is taken for it. */
  fh_card_art_keep_in (other, below);
  fh_card_art_set_inks (other, FH_CARD_INKS_FOUR_COLOUR);
  g_free (picture (other, 0));
  fh_card_art_set_deck (other, FH_CARD_DECK_PLAIN);
  g_free (picture (other, 0));
  fh_card_art_set_letters (other, "A", "R", "D", "V");
  g_free (picture (other, 0));
  fh_card_art_set_scale_factor (other, 2);
  g_free (picture (other, 0));
  fh_card_art_set_outlined (other, TRUE);
  g_free (picture (other, 0));
  g_assert_cmpuint (fh_card_art_get_stats (other).read, ==, 0);

  remove_folder (below);
  g_free (g_steal_pointer (&below));
  below = g_build_filename (folder, "five-hundred", NULL);
  remove_folder (below);
  remove_folder (folder);
}

typedef enum
{
  FLIPPED,
  CUT,
  LONGER,
  EMPTY,
  FOLDER,
  FIFO,
  N_DAMAGES,
} Damage;

static void
damage_file (const char *path, Damage damage)
{
  g_autofree char *data = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &data, &size, NULL));
  if (damage == FLIPPED)
    data[size / 2] ^= 1;
  g_assert_no_errno (g_unlink (path));
  if (damage == FOLDER)
    g_assert_no_errno (g_mkdir (path, 0700));
  else if (damage == FIFO)
    g_assert_no_errno (mkfifo (path, 0600));
  else
    {
      gssize length = damage == EMPTY ? 0 : damage == CUT ? (gssize) size - 1 : (gssize) size;

      g_assert_true (g_file_set_contents (path, data, length, NULL));
      if (damage == LONGER)
        g_assert_no_errno (truncate (path, (off_t) size + 1));
    }
}

static void
test_damaged (void)
{
  g_autofree char *folder = g_dir_make_tmp ("cards-XXXXXX", NULL);

  for (int damage = FLIPPED; damage < N_DAMAGES; damage++)
    {
      char *drawn[N_CARDS], *again[N_CARDS];
      g_auto (GStrv) paths = NULL;

      draw_all (folder, drawn, 0);
      paths = wait_for_files (folder, N_CARDS);
      for (int i = 0; i < N_CARDS; i++)
        damage_file (paths[i], (Damage) damage);
      draw_all (folder, again, 0);
      for (int i = 0; i < N_CARDS; i++)
        {
          g_assert_cmpstr (again[i], ==, drawn[i]);
          g_free (again[i]);
          g_free (drawn[i]);
        }
      remove_folder (folder);
    }
}

/* What was written longest ago goes first. */
static void
test_bounded (void)
{
  g_autofree char *folder = g_dir_make_tmp ("cards-XXXXXX", NULL);
  g_autoptr (FhCardArt) art = fh_card_art_new ();
  g_auto (GStrv) paths = NULL;

  for (int i = 0; i < 4; i++)
    {
      g_autofree char *name = g_strdup_printf ("old%d", i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      const struct utimbuf times = { 1000 + i, 1000 + i };

      g_assert_true (g_file_set_contents (path, "", 0, NULL));
      g_assert_no_errno (truncate (path, FH_CARD_STORE_MAX_BYTES / 2));
      g_assert_no_errno (utime (path, &times));
    }
  fh_card_art_keep_in (art, folder);
  g_free (picture (art, 0));
  /* The new one and the last of the others. */
  paths = wait_for_files (folder, 2);
  for (int i = 0; i < 2; i++)
    g_assert_true (!g_strrstr (paths[i], "old") || g_str_has_suffix (paths[i], "old3"));
  remove_folder (folder);
}

/* Where nothing can be written cards are drawn all the same, and nobody is told. */
static void
test_no_folder (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("four", 4);
  gboolean is_late = FALSE;
  FhCardStore *nowhere = fh_card_store_new ("/dev/null/cards");

  fh_card_store_keep (nowhere, "a card", bytes);
  g_timeout_add_once (FH_CARD_STORE_REST_MS + 500, late_cb, &is_late);
  await (is_late);
  g_assert_null (fh_card_store_read (nowhere, "a card", 4));
  /* What still waits is forgotten. */
  fh_card_store_keep (nowhere, "a card", bytes);
  fh_card_store_free (nowhere);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/view/card-store/kept", test_kept);
  g_test_add_func ("/view/card-store/damaged", test_damaged);
  g_test_add_func ("/view/card-store/bounded", test_bounded);
  g_test_add_func ("/view/card-store/no-folder", test_no_folder);
  return g_test_run ();
}
