/* fh-left-game.c: a game that was left for another one, or is over, as a list shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-left-game.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "fh-game-file.h"
#include "fh-game-private.h"
#include "fh-isolate.h"
#include "fh-journal-disk.h"
#include "fh-journal-shelf.h"
#include "fh-kept-game.h"
#include "fh-numbered-deal.h"
#include "fh-seed.h"

void
fh_left_game_free (gpointer data)
{
  FhLeftGame *left = data;

  g_free (left->path);
  g_free (left->name);
  g_free (left);
}

void
fh_unread_game_free (gpointer data)
{
  FhUnreadGame *unread = data;

  g_free (unread->path);
  g_free (unread->reason);
  g_free (unread);
}

static FhScene
scene_of (const FhLeftGame *left, const FhTable *table)
{
  FhScene scene = { .table = table,
                    .seating = &left->seating,
                    .is_single = left->number != 0 && table->n_deals <= 1 };

  for (int seat = left->table.rules.n_seats - 1; seat >= 0; seat--)
    if (fh_seating_is_person (&left->seating, seat))
      scene.person = seat;
  return scene;
}

FhScene
fh_left_game_get_scene (const FhLeftGame *left)
{
  return scene_of (left, &left->table);
}

FhScene
fh_left_game_get_last_scene (const FhLeftGame *left)
{
  return scene_of (left, &left->last);
}

/* --- What the person says of a game --- */

char *
fh_left_game_clean_name (const char *text, GError **error)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *name = g_string_new (NULL);

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      /* A character that joins letters or emoji is not printable, but belongs to the name. */
      if (fh_isolate_turns (letter))
        continue;
      g_string_append_unichar (
          name,
          g_unichar_isprint (letter) || g_unichar_type (letter) == G_UNICODE_FORMAT ? letter : ' ');
    }
  g_strstrip (name->str);
  if (g_utf8_strlen (name->str, -1) <= FH_LEFT_GAME_MAX_NAME)
    return g_string_free (name, FALSE);
  g_string_free (name, TRUE);
  g_set_error (error, FH_GAME_ERROR, FH_GAME_ERROR_REFUSED,
               ngettext ("The name of a game has no more than %d character.",
                         "The name of a game has no more than %d characters.",
                         FH_LEFT_GAME_MAX_NAME),
               FH_LEFT_GAME_MAX_NAME);
  return NULL;
}

/* Adds @text, an extra, to the file of the game. */
static gboolean
add_extra (FhLeftGame *left, const char *text, GError **error)
{
  g_autoptr (GError) local = NULL;

  if (fh_journal_shelf_add (left->path, text, &local))
    return TRUE;
  if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_set_error_literal (error, FH_GAME_ERROR, FH_GAME_ERROR_REFUSED,
                         _ ("The game is not there any more."));
  else
    g_set_error (error, FH_GAME_ERROR, FH_GAME_ERROR_REFUSED,
                 /* Translators: %s is the reason that the system gives. */
                 _ ("This cannot be written down with the game: %s."), local->message);
  return FALSE;
}

gboolean
fh_left_game_rename (FhLeftGame *left, const char *name, GError **error)
{
  g_autofree char *clean = fh_left_game_clean_name (name, error);
  g_autofree char *text = NULL;

  if (clean == NULL)
    return FALSE;
  text = fh_game_own_name_extra (clean);
  if (g_strcmp0 (clean, left->name != NULL ? left->name : "") != 0
      && !add_extra (left, text, error))
    return FALSE;
  g_free (left->name);
  left->name = *clean != '\0' ? g_steal_pointer (&clean) : NULL;
  return TRUE;
}

gboolean
fh_left_game_set_starred (FhLeftGame *left, gboolean is_starred, GError **error)
{
  g_autofree char *text = fh_game_star_extra (is_starred);

  if (!left->is_starred != !is_starred && !add_extra (left, text, error))
    return FALSE;
  left->is_starred = is_starred;
  return TRUE;
}

/* --- What is wrong --- */

char *
fh_left_game_dup_trouble (const FhLeftGame *left)
{
  if (left->damage.code == FH_RECORD_OK)
    return NULL;
  /* Translators: %u is the number of a line in a file. */
  return g_strdup_printf (_ ("The file is damaged from line %u on; the game goes on from there."),
                          (guint) left->damage.line);
}

char *
fh_unread_game_dup_sentence (const FhUnreadGame *unread)
{
  if (unread->reason != NULL)
    /* Translators: of a file with a game; %s is the reason that the system gives. */
    return g_strdup_printf (_ ("The file cannot be read: %s."), unread->reason);
  if (fh_record_error_is_newer (&unread->error))
    return g_strdup (_ ("The game is from a newer Five Hundred, and this one cannot read it."));
  if (unread->is_aside)
    /* Translators: %u is the number of a line in a file; the game went on from there. */
    return g_strdup_printf (_ ("The file is damaged from line %u on, and was put aside."),
                            (guint) unread->error.line);
  /* Translators: %u is the number of a line in a file. */
  return g_strdup_printf (_ ("The file is damaged at line %u, and no deal can be read before it."),
                          (guint) unread->error.line);
}

/* --- Reading --- */

/* The end of the last deal that is over, of which no more is known than the record. */
static void
find_last (FhLeftGame *left, const FhRecord *record)
{
  gsize n = fh_record_n_deals (record);
  FhState state;

  if (left->table.deal_over)
    {
      left->last = left->table;
      left->has_last = TRUE;
    }
  else if (n > 1 && fh_record_replay (record, fh_record_deal_start (record, n - 1), &state))
    {
      left->last = state.table;
      left->has_last = TRUE;
    }
}

static FhLeftGame *
make_left (const char *path, FhKeptGame *kept, const GStatBuf *about, FhShelf shelf)
{
  FhLeftGame *left = g_new0 (FhLeftGame, 1);
  int n_seats;
  FhState state;
  FhSeed seed;

  fh_record_replay (kept->record, fh_record_n_actions (kept->record), &state);
  n_seats = state.table.rules.n_seats;
  left->path = g_strdup (path);
  left->table = state.table;
  left->damage = kept->error;
  left->when = (gint64) about->st_mtime;
  left->nanoseconds = (gint64) about->st_mtim.tv_nsec;
  if (fh_seed_from_text (fh_record_seed (kept->record), &seed))
    left->number = fh_numbered_from_seed ((FhPreset) state.table.rules.preset, seed);
  left->is_finished = shelf == FH_SHELF_FINISHED
                      || (left->number != 0 && state.table.n_deals == 1 && state.table.deal_over);
  for (int seat = 0; seat < n_seats; seat++)
    fh_seating_set_name (&left->seating, seat, fh_record_player (kept->record, seat));
  fh_game_read_extras (kept->extras, n_seats, &left->seating, &left->name, &left->is_starred);
  find_last (left, kept->record);
  return left;
}

static FhUnreadGame *
make_unread (const char *path, const FhKeptGame *kept, const GStatBuf *about, const GError *error)
{
  FhUnreadGame *unread = g_new0 (FhUnreadGame, 1);

  unread->path = g_strdup (path);
  unread->when = (gint64) about->st_mtime;
  if (kept != NULL)
    unread->error = kept->error;
  else
    unread->reason = g_strdup (error != NULL ? error->message : g_strerror (ENOENT));
  return unread;
}

FhLeftGame *
fh_left_game_read (const char *path, FhShelf shelf, FhUnreadGame **unread)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = fh_journal_disk_read (path, FH_RECORD_MAX_SIZE, &error);
  g_autoptr (FhKeptGame) kept = bytes != NULL ? fh_kept_game_read (bytes, NULL) : NULL;
  GStatBuf about;

  if (g_lstat (path, &about) < 0)
    return NULL;
  if (kept != NULL && kept->record != NULL
      && (!fh_kept_game_is_damaged (kept)
          || (shelf != FH_SHELF_ASIDE && fh_record_n_actions (kept->record) > 0)))
    return make_left (path, kept, &about, shelf);
  *unread = make_unread (path, kept, &about, error);
  (*unread)->is_aside = shelf == FH_SHELF_ASIDE;
  return NULL;
}
