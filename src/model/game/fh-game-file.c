/* fh-game-file.c: a game as text, to resume, open, save and share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-asker.h"
#include "fh-game-private.h"
#include "fh-isolate.h"
#include "fh-extras.h"
#include "fh-reader.h"
#include "fh-seat-writer.h"
#include "fh-seed.h"
#include "fh-words.h"
#include "fh-writer.h"

/* clang-format off */
G_DEFINE_QUARK (fh-game-error-quark, fh_game_error)
/* clang-format on */

char *
fh_game_dup_text (FhGame *self)
{
  g_autofree char *text = NULL;
  g_autofree char *extras = NULL;

  g_return_val_if_fail (FH_IS_GAME (self), NULL);

  text = fh_record_write (fh_history_record (self->history));
  extras = fh_extras_dup_agreed (&self->seating, fh_game_state (self)->table.rules.n_seats);
  return g_strconcat (text, extras, NULL);
}

char *
fh_game_dup_deal_text (FhGame *self)
{
  FhRecord *record;
  FhState state;
  g_autofree char *written = NULL;
  gsize n_actions;

  g_return_val_if_fail (FH_IS_GAME (self), NULL);

  n_actions = fh_game_n_actions (self);
  fh_history_replay (self->history, fh_game_get_deal_start (self), &state);
  record = fh_game_new_record_for_deal (self, &state.table);
  for (gsize i = fh_game_get_deal_start (self); i < n_actions; i++)
    {
      FhAction action = fh_record_action (fh_history_record (self->history), i);

      fh_state_apply (&state, &action);
      fh_record_append (record, &action, &state.table);
    }
  if (fh_game_state (self)->table.deal_over)
    written = fh_record_write (record);
  else
    written = fh_seat_write (record, fh_record_n_actions (record), fh_game_get_person (self));
  fh_record_free (record);
  return g_strdup (written);
}

/* Has the statistics leave out what was begun before the person came: deals in which anything has
 * happened but that cards were dealt, and the game unless it begins with this deal. */
static void
count_as_given (FhGame *self)
{
  const FhTable *table = &fh_game_state (self)->table;
  gboolean is_fresh = !table->deal_over && !fh_game_can_replay_deal (self);

  self->counted.n_deals = table->n_deals - (is_fresh && table->n_deals > 0 ? 1 : 0);
  self->counted.game = self->counted.n_deals > 0;
}

/* As fh_game_read_history(), with @error. */
static FhHistory *
read_history (FhRecord *record, const FhSeating *seating, GError **error)
{
  FhHistory *history = fh_game_read_history (record, seating);

  if (history == NULL)
    g_set_error_literal (error, FH_GAME_ERROR, FH_GAME_ERROR_REFUSED,
                         _ ("The rules refuse what the file holds."));
  return history;
}

FhGame *
fh_game_new_for_text_history (FhHistory *history, const FhSeating *seating, const char *extras)
{
  FhGame *game;
  FhSeed seed;

  /* Deals after those in the record need a seed. */
  if (!fh_seed_from_text (fh_record_seed (fh_history_record (history)), &seed))
    seed = fh_seed_random ();
  game = fh_game_new_for_history (history, seating, &seed);
  /* Who played stands in the comments of a record (fh-extras.h), not in what it says of the game.
   */
  game->n_given = fh_game_n_actions (game);
  count_as_given (game);
  fh_game_apply_agreed_extras (game, extras);
  return game;
}

FhGame *
fh_game_new_for_text_record (FhRecord *record,
                             const FhSeating *seating,
                             const char *extras,
                             GError **error)
{
  FhSeating standard;
  FhHistory *history;

  if (seating == NULL)
    {
      fh_seating_init (&standard, fh_record_rules (record), "steady", "steady");
      seating = &standard;
    }
  history = read_history (record, seating, error);
  return history != NULL ? fh_game_new_for_text_history (history, seating, extras) : NULL;
}

FhGame *
fh_game_new_from_text (const char *text, const char *name, const FhSeating *seating, GError **error)
{
  FhRecordError record_error;
  FhRecord *record;
  g_autofree char *extras = NULL;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  record = fh_record_read (text, strlen (text), &record_error, NULL);
  if (record == NULL)
    {
      g_autofree char *sentence = fh_words_record_error (name, &record_error);

      g_set_error_literal (error, FH_GAME_ERROR, FH_GAME_ERROR_REFUSED, sentence);
      return NULL;
    }
  extras = fh_extras_find (text, strlen (text));
  return fh_game_new_for_text_record (record, seating, extras, error);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;

  if (g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
fh_game_save_async (FhGame *self,
                    GFile *file,
                    GCancellable *cancellable,
                    GAsyncReadyCallback callback,
                    gpointer user_data)
{
  GTask *task;
  char *text;
  g_autoptr (GBytes) bytes = NULL;

  g_return_if_fail (FH_IS_GAME (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_game_save_async);
  text = fh_game_dup_text (self);
  bytes = g_bytes_new_take (text, strlen (text));
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, cancellable,
                                       saved_cb, task);
}

gboolean
fh_game_save_finish (FhGame *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

typedef struct
{
  GFile *file;  /* or NULL: */
  GBytes *text; /* what is read instead, */
  char *name;   /* and what messages call it */
  FhCompany *company;

  /* What the thread makes of it. */
  FhSeating seating;
  FhHistory *history;
  char *extras; /* of the program in the file, or NULL */
} Load;

static void
load_free (gpointer data)
{
  Load *load = data;

  g_clear_object (&load->file);
  g_clear_pointer (&load->text, g_bytes_unref);
  g_free (load->name);
  g_clear_pointer (&load->company, fh_company_unref);
  fh_history_free (load->history);
  g_free (load->extras);
  g_free (load);
}

/* Whether @file can be read to an end: a FIFO would be waited for. */
static gboolean
is_plain (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE,
                                                  G_FILE_QUERY_INFO_NONE, cancellable, error);

  if (info == NULL)
    return FALSE;
  if (g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _ ("It is not a file."));
  return FALSE;
}

/* Reads @stream into @text and feeds it to @reader; false with @error when either refuses it.  A
 * person opens a small file or by mistake a large one; what is too large is not read on.  @name is
 * what a message calls it. */
static gboolean
read_stream (GInputStream *stream,
             const char *name,
             FhReader *reader,
             GString *text,
             GCancellable *cancellable,
             GError **error)
{
  g_autofree char *sentence = NULL;
  char buffer[65536];
  gssize n;

  while ((n = g_input_stream_read (stream, buffer, sizeof buffer, cancellable, error)) > 0)
    {
      g_string_append_len (text, buffer, n);
      if (!fh_reader_feed (reader, buffer, (gsize) n))
        break;
    }
  if (n < 0)
    return FALSE;
  if (fh_reader_finish (reader))
    return TRUE;
  sentence = fh_words_record_error (name, fh_reader_error (reader));
  g_set_error_literal (error, FH_GAME_ERROR, FH_GAME_ERROR_REFUSED, sentence);
  return FALSE;
}

/* The same for @file. */
static gboolean
read_record (
    GFile *file, FhReader *reader, GString *text, GCancellable *cancellable, GError **error)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = fh_isolate_file (base);
  g_autoptr (GFileInputStream) stream = NULL;

  if (!is_plain (file, cancellable, error)
      || (stream = g_file_read (file, cancellable, error)) == NULL)
    return FALSE;
  return read_stream (G_INPUT_STREAM (stream), name, reader, text, cancellable, error);
}

static gboolean
read_given (
    const Load *load, FhReader *reader, GString *text, GCancellable *cancellable, GError **error)
{
  g_autoptr (GInputStream) stream = NULL;

  if (load->file != NULL)
    return read_record (load->file, reader, text, cancellable, error);
  stream = g_memory_input_stream_new_from_bytes (load->text);
  return read_stream (stream, load->name, reader, text, cancellable, error);
}

static void
load_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Load *load = task_data;
  g_autoptr (GString) text = g_string_new (NULL);
  FhReader *reader = fh_reader_new ();
  GError *error = NULL;

  if (read_given (load, reader, text, cancellable, &error))
    {
      FhRecord *record = fh_reader_steal_record (reader);

      fh_company_seat (load->company, fh_record_rules (record), &load->seating);
      load->history = read_history (record, &load->seating, &error);
      load->extras = fh_extras_find (text->str, text->len);
    }
  fh_reader_free (reader);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

/* Takes over @load. */
static void
load_start (Load *load,
            FhCompany *company,
            GCancellable *cancellable,
            GAsyncReadyCallback callback,
            gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  load->company = fh_company_ref (company);
  g_task_set_source_tag (task, load_start);
  g_task_set_task_data (task, load, load_free);
  fh_asker_run (task, load_thread);
}

void
fh_game_load_async (GFile *file,
                    FhCompany *company,
                    GCancellable *cancellable,
                    GAsyncReadyCallback callback,
                    gpointer user_data)
{
  Load *load;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (company != NULL);

  load = g_new0 (Load, 1);
  load->file = g_object_ref (file);
  load_start (load, company, cancellable, callback, user_data);
}

void
fh_game_load_text_async (const char *text,
                         const char *name,
                         FhCompany *company,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  Load *load;

  g_return_if_fail (text != NULL);
  g_return_if_fail (name != NULL);
  g_return_if_fail (company != NULL);

  load = g_new0 (Load, 1);
  load->text = g_bytes_new (text, strlen (text));
  load->name = g_strdup (name);
  load_start (load, company, cancellable, callback, user_data);
}

FhGame *
fh_game_load_finish (GAsyncResult *result, GError **error)
{
  FhGame *game;
  Load *load;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  load = g_task_get_task_data (G_TASK (result));
  game =
      fh_game_new_for_text_history (g_steal_pointer (&load->history), &load->seating, load->extras);
  game->n_copied = load->file != NULL ? fh_game_n_actions (game) : 0;
  return game;
}
