/* fh-sounds.c: what the table sounds like.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sounds.h"

#include <gmodule.h>

#include "fh-config.h"
#include "fh-deal-outcome.h"
#include "fh-made.h"

/* More at a time would be noise. */
#define MAX_STREAMS 3

struct _FhSounds
{
  GObject parent_instance;

  FhSettings *settings;
  FhGame *game;       /* or NULL */
  GPtrArray *streams; /* GtkMediaStream, while they sound */
  gboolean is_broken; /* one could not be played: none is tried any more */
};

G_DEFINE_FINAL_TYPE (FhSounds, fh_sounds, G_TYPE_OBJECT)

/* Whether GStreamer, if GTK plays with that, has what it plays with: it ends the program that asks
 * for it in vain.  It is looked for without being needed for anything else. */
static gboolean
has_player (void)
{
  GModule *library = g_module_open ("libgstreamer-1.0.so.0", G_MODULE_BIND_LAZY);
  gboolean (*init) (int *, char ***, GError **) = NULL;
  gpointer (*find) (const char *) = NULL;
  void (*drop_object) (gpointer) = NULL;
  static const char *const elements[] = { "playbin", "playbin3" };

  if (library == NULL)
    return TRUE;
  if (!g_module_symbol (library, "gst_init_check", (gpointer *) &init)
      || !g_module_symbol (library, "gst_element_factory_find", (gpointer *) &find)
      || !g_module_symbol (library, "gst_object_unref", (gpointer *) &drop_object)
      || !init (NULL, NULL, NULL))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      gpointer element = find (elements[i]);

      if (element == NULL)
        return FALSE;
      drop_object (element);
    }
  return TRUE;
}

gboolean
fh_sounds_are_possible (void)
{
  static int possible = -1;

  /* Without a back end, GTK makes files of a class that plays nothing. */
  if (possible < 0)
    {
      g_autoptr (GtkMediaStream) file = gtk_media_file_new ();

      possible = !g_str_equal (G_OBJECT_TYPE_NAME (file), "GtkNoMediaFile") && has_player ();
    }
  return possible;
}

gboolean
fh_sounds_are_wanted (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean wanted = FALSE;

  if (settings != NULL)
    g_object_get (settings, "gtk-enable-event-sounds", &wanted, NULL);
  return wanted;
}

/* --- Streams --- */

/* A stream must not go while it tells something. */
static void
drop (FhSounds *self, GtkMediaStream *stream)
{
  guint index;

  g_signal_handlers_disconnect_by_data (stream, self);
  if (!g_ptr_array_find (self->streams, stream, &index))
    return;
  g_idle_add_once ((GSourceOnceFunc) g_object_unref, g_object_ref (stream));
  g_ptr_array_remove_index_fast (self->streams, index);
}

static void
ended_cb (FhSounds *self, GParamSpec *pspec, GtkMediaStream *stream)
{
  if (gtk_media_stream_get_ended (stream))
    drop (self, stream);
}

static void
error_cb (FhSounds *self, GParamSpec *pspec, GtkMediaStream *stream)
{
  const GError *error = gtk_media_stream_get_error (stream);

  if (error == NULL)
    return;
  g_debug ("There are no sounds: %s", error->message);
  self->is_broken = TRUE;
  drop (self, stream);
}

static void
play (FhSounds *self, const char *name)
{
  g_autofree char *path = g_strdup_printf (FH_RESOURCE_PATH "/sounds/%s.wav", name);
  GtkMediaStream *stream;
  gboolean is_on = FALSE;
  int volume = 0;

  g_object_get (self->settings, "sounds", &is_on, "sound-volume", &volume, NULL);
  if (!is_on || volume <= 0 || !fh_sounds_are_wanted ())
    return;
  g_signal_emit_by_name (self, "playing", name);
  if (self->is_broken || !fh_sounds_are_possible () || self->streams->len >= MAX_STREAMS)
    return;

  stream = gtk_media_file_new_for_resource (path);
  g_ptr_array_add (self->streams, stream);
  fh_connect (stream, "notify::ended", ended_cb, self);
  fh_connect (stream, "notify::error", error_cb, self);
  /* The ear hears the logarithm. */
  gtk_media_stream_set_volume (stream, volume * volume / 10000.0);
  gtk_media_stream_play (stream);
}

/* --- The game --- */

static void
action_done_cb (FhSounds *self, const FhAction *action)
{
  switch (action->kind)
    {
    case FH_ACTION_PLAY:
      play (self, "card");
      break;
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      play (self, "kitty");
      break;
    default:
      break;
    }
}

static void
deal_begun_cb (FhSounds *self)
{
  play (self, "deal");
}

static void
trick_finished_cb (FhSounds *self, int winner)
{
  play (self, "trick");
}

/* Good and bad ends sound different to the person. */
static void
deal_finished_cb (FhSounds *self)
{
  const FhTable *table = fh_game_peek_table (self->game);

  play (self, table->thrown_in                                              ? "end"
              : fh_deal_ended_well (table, fh_game_get_person (self->game)) ? "won"
                                                                            : "lost");
}

static void
game_finished_cb (FhSounds *self)
{
  const FhTable *table = fh_game_peek_table (self->game);
  int side = table->rules.side_of[fh_game_get_person (self->game)];

  play (self, table->winners & 1u << side ? "game-won" : "game-lost");
}

void
fh_sounds_set_game (FhSounds *self, FhGame *game)
{
  g_return_if_fail (FH_IS_SOUNDS (self));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  fh_connect (game, "action-done", action_done_cb, self);
  fh_connect (game, "deal-begun", deal_begun_cb, self);
  fh_connect (game, "trick-finished", trick_finished_cb, self);
  fh_connect (game, "deal-finished", deal_finished_cb, self);
  fh_connect (game, "game-finished", game_finished_cb, self);
}

guint
fh_sounds_get_n_streams (FhSounds *self)
{
  g_return_val_if_fail (FH_IS_SOUNDS (self), 0);

  return self->streams->len;
}

static void
fh_sounds_dispose (GObject *object)
{
  FhSounds *self = FH_SOUNDS (object);

  fh_sounds_set_game (self, NULL);
  while (self->streams->len > 0)
    drop (self, g_ptr_array_index (self->streams, 0));

  G_OBJECT_CLASS (fh_sounds_parent_class)->dispose (object);
}

static void
fh_sounds_class_init (FhSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fh_sounds_dispose;

  FH_MADE_WITH_OBJECT (klass, FhSounds, settings, FH_TYPE_SETTINGS);
  FH_HOLDS (klass, FhSounds, streams, g_ptr_array_unref);

  fh_made_signal (klass, "playing", 1, G_TYPE_STRING);
}

static void
fh_sounds_init (FhSounds *self)
{
  self->streams = g_ptr_array_new_with_free_func (g_object_unref);
}

FhSounds *
fh_sounds_new (FhSettings *settings)
{
  return g_object_new (FH_TYPE_SOUNDS, "settings", settings, NULL);
}
