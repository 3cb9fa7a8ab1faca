/* fh-game-file.h: a game as text, to resume, open, save and share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-company.h"
#include "fh-game.h"

/* The error of a record that the rules or the format refuse; its message is the whole sentence with
 * file and line, "game.500:17: ...". */
#define FH_GAME_ERROR (fh_game_error_quark ())
GQuark fh_game_error_quark (void);

typedef enum
{
  FH_GAME_ERROR_REFUSED,
} FhGameError;

/* The game as a record; what partners have agreed on the meaning of their calls, which is no part
 * of it, stands behind it in comments.  (transfer full) */
char *fh_game_dup_text (FhGame *game);

/* The present deal alone as a record, with the totals before it: what is shared as text.  While the
 * deal runs it holds what the person may know and no more, other cards as "??".  (transfer full) */
char *fh_game_dup_deal_text (FhGame *game);

/* The game that @text records, stopped where the text ends.  @name is what messages call the file.
 * @seating says who plays; names in the record go before its names.  NULL with @error when the text
 * is refused.  (transfer full) */
FhGame *fh_game_new_from_text (const char *text,
                               const char *name,
                               const FhSeating *seating,
                               GError **error);

/* Writes the game to @file; what was there before stays whole until the new text is complete. */
void fh_game_save_async (FhGame *game,
                         GFile *file,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data);
gboolean fh_game_save_finish (FhGame *game, GAsyncResult *result, GError **error);

/* Reads the game in @file, as fh_game_new_from_text(), with @company at the table.  Reading,
 * checking and replaying happen in a task. */
void fh_game_load_async (GFile *file,
                         FhCompany *company,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data);

/* The same for @text, which messages call @name; it ends with fh_game_load_finish(), too. */
void fh_game_load_text_async (const char *text,
                              const char *name,
                              FhCompany *company,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/* The game, or NULL with @error, a sentence.  (transfer full) */
FhGame *fh_game_load_finish (GAsyncResult *result, GError **error);

/* What is to be said of the game that was brought back. */
typedef struct
{
  char *sentence;        /* what is wrong, or NULL */
  char *path;            /* the file that it is about and that can be read, or NULL */
  gboolean is_read_only; /* the game can be looked at only: it must not be started */
} FhResumeNews;

void fh_resume_news_clear (FhResumeNews *news);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FhResumeNews, fh_resume_news_clear)

/* Brings back the game that @journal holds; who sits there and has not been written with it, comes
 * from @company. */
void fh_game_resume_async (FhJournal *journal,
                           FhCompany *company,
                           GAsyncReadyCallback callback,
                           gpointer user_data);

/* The game at the card where it stood, not started yet, or NULL when there is none.  When the
 * journal was damaged, the game is what was readable, or NULL when that was nothing, and the file
 * has been put aside.  A game that was over is brought back too, with hold FH_HOLD_GAME.  @news may
 * be NULL.  (transfer full) */
FhGame *fh_game_resume_finish (GAsyncResult *result, FhResumeNews *news);
