/* fh-statistics.c: what became of the person's games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The key file has a group for each table; "games" and, for each role and call, "declarer 7H" are
 * two numbers, how many and how many of them won; "deals" is one.
 */
#include "fh-statistics.h"

#include <glib/gi18n.h>

#include "fh-game-private.h"
#include "fh-journal-disk.h"
#include "fh-notation.h"
#include "fh-statistics-file.h"

struct _FhStatistics
{
  GObject parent_instance;

  GKeyFile *counts; /* what was on disk when it was looked at last, and what was added */
  FhStatisticsFile *file;
  char *trouble;
  char *trouble_path;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (FhStatistics, fh_statistics, G_TYPE_OBJECT)

/* --- Keeping --- */

typedef struct
{
  FhStatisticsFile *file;
  guint64 n_asked; /* how much of what was asked has been written */
} Write;

static void
write_free (gpointer data)
{
  Write *write = data;

  fh_statistics_file_unref (write->file);
  g_free (write);
}

static void
write_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Write *write = task_data;
  GError *error = NULL;
  GKeyFile *counts = fh_statistics_file_write (write->file, &write->n_asked, &error);

  if (counts != NULL)
    g_task_return_pointer (task, counts, (GDestroyNotify) g_key_file_unref);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhStatistics) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GKeyFile) counts = g_task_propagate_pointer (G_TASK (result), &error);
  const Write *write = g_task_get_task_data (G_TASK (result));

  if (counts == NULL)
    {
      g_message ("The statistics cannot be kept: %s", error->message);
      return;
    }
  /* What was added since then is not in it. */
  if (write->n_asked != fh_statistics_file_get_n_asked (self->file))
    return;
  g_key_file_unref (self->counts);
  self->counts = g_steal_pointer (&counts);
  g_signal_emit (self, changed_signal, 0);
}

static void
save (FhStatistics *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, written_cb, g_object_ref (self));
  Write *write = g_new0 (Write, 1);

  write->file = fh_statistics_file_ref (self->file);
  g_task_set_source_tag (task, save);
  g_task_set_task_data (task, write, write_free);
  g_task_run_in_thread (task, write_thread);
  g_signal_emit (self, changed_signal, 0);
}

/* Counts one here and, with the next save(), on disk. */
static void
add (FhStatistics *self, const char *group, const char *key, gboolean is_tally, gboolean won)
{
  FhCount count = { (char *) group, (char *) key, is_tally, won };

  fh_statistics_count (self->counts, &count);
  fh_statistics_file_add (self->file, &count);
}

void
fh_statistics_flush (FhStatistics *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GKeyFile) counts = NULL;
  guint64 n_asked;

  g_return_if_fail (FH_IS_STATISTICS (self));

  if (fh_statistics_file_get_n_asked (self->file) == 0)
    return;
  /* Even with nothing to add this waits for what is being written. */
  counts = fh_statistics_file_write (self->file, &n_asked, &error);
  if (counts == NULL)
    g_message ("The statistics cannot be kept: %s", error->message);
}

/* --- The object --- */

static void
fh_statistics_finalize (GObject *object)
{
  FhStatistics *self = FH_STATISTICS (object);

  g_clear_pointer (&self->counts, g_key_file_unref);
  g_clear_pointer (&self->file, fh_statistics_file_unref);
  g_free (self->trouble);
  g_free (self->trouble_path);
  G_OBJECT_CLASS (fh_statistics_parent_class)->finalize (object);
}

static void
fh_statistics_class_init (FhStatisticsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_statistics_finalize;

  changed_signal = g_signal_new ("changed", FH_TYPE_STATISTICS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
fh_statistics_init (FhStatistics *self)
{
}

/* Puts a damaged file aside, unless it may only not be read, and keeps the sentence on it. */
static void
tell_trouble (FhStatistics *self, const GError *error)
{
  const char *path = fh_statistics_file_get_path (self->file);
  gboolean is_damaged = error->domain == G_KEY_FILE_ERROR
                        || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_autofree char *name = NULL;

  if (is_damaged)
    self->trouble_path = fh_journal_disk_set_aside (path, "damaged", NULL);
  name = g_filename_display_name (self->trouble_path != NULL ? self->trouble_path : path);
  if (self->trouble_path != NULL)
    self->trouble = g_strdup_printf (
        /* Translators: %s is the name of a file. */
        _ ("The statistics are damaged and begin anew. The damaged file is now “%s”."), name);
  else
    /* Translators: %1$s is the name of a file, %2$s the reason that the system gives. */
    self->trouble = g_strdup_printf (_ ("The statistics in “%1$s” could not be read: %2$s"), name,
                                     error->message);
}

FhStatistics *
fh_statistics_new (const char *path)
{
  FhStatistics *self = g_object_new (FH_TYPE_STATISTICS, NULL);
  g_autofree char *own = NULL;
  g_autoptr (GError) error = NULL;

  own = path != NULL
            ? g_strdup (path)
            : g_build_filename (g_get_user_data_dir (), "five-hundred", "statistics.conf", NULL);
  self->file = fh_statistics_file_new (own);
  self->counts = fh_statistics_file_read (self->file, &error);
  if (error != NULL)
    {
      tell_trouble (self, error);
      self->counts = g_key_file_new ();
    }
  return self;
}

const char *
fh_statistics_get_trouble (FhStatistics *self, const char **path)
{
  g_return_val_if_fail (FH_IS_STATISTICS (self), NULL);

  if (path != NULL)
    *path = self->trouble_path;
  return self->trouble;
}

static const char *
role_word (FhRole role)
{
  static const char *const words[FH_N_ROLES] = {
    [FH_ROLE_DECLARER] = "declarer",
    [FH_ROLE_PARTNER] = "partner",
    [FH_ROLE_DEFENDER] = "defender",
  };

  return words[role];
}

static char *
contract_key (FhRole role, FhCall call)
{
  return g_strdup_printf ("%s %s", role_word (role), fh_call_write (call));
}

/* Only games in which a person plays are a person's. */
static gboolean
has_person (FhGame *game)
{
  return fh_seating_is_person (fh_game_peek_seating (game), fh_game_get_person (game));
}

static void
deal_finished_cb (FhGame *game, FhStatistics *self)
{
  const FhTable *table = fh_game_peek_table (game);
  const char *group = fh_preset_id ((FhPreset) table->rules.preset);
  int person = fh_game_get_person (game);

  if (!has_person (game) || !fh_game_count_deal (game) || table->thrown_in)
    return;
  add (self, group, "deals", FALSE, FALSE);
  if (table->declarer != FH_SEAT_NONE)
    {
      /* At the end everybody knows who was partner, named or called. */
      gboolean own_side = fh_seats_have (fh_table_bidders (table), person);
      FhRole role = table->declarer == person ? FH_ROLE_DECLARER
                    : own_side                ? FH_ROLE_PARTNER
                                              : FH_ROLE_DEFENDER;
      g_autofree char *key = contract_key (role, table->contract);

      add (self, group, key, TRUE, table->made);
    }
  save (self);
}

static void
game_finished_cb (FhGame *game, FhStatistics *self)
{
  const FhTable *table = fh_game_peek_table (game);
  const char *group = fh_preset_id ((FhPreset) table->rules.preset);
  int side = table->rules.side_of[fh_game_get_person (game)];

  if (!has_person (game) || !fh_game_count_game (game))
    return;
  add (self, group, "games", TRUE, (table->winners & 1u << side) != 0);
  save (self);
}

void
fh_statistics_watch (FhStatistics *self, FhGame *game)
{
  g_return_if_fail (FH_IS_STATISTICS (self));
  g_return_if_fail (FH_IS_GAME (game));

  g_signal_connect_object (game, "deal-finished", G_CALLBACK (deal_finished_cb), self, 0);
  g_signal_connect_object (game, "game-finished", G_CALLBACK (game_finished_cb), self, 0);
}

static guint
add_up (guint a, guint b)
{
  return a > G_MAXUINT - b ? G_MAXUINT : a + b;
}

/* Adds @tally to @total; numbers of a file that nobody can have reached stay at the most there can
 * be. */
static void
add_tally (FhTally *total, FhTally tally)
{
  total->played = add_up (total->played, tally.played);
  total->won = add_up (total->won, tally.won);
}

/* The sum of @key over @preset, or over all tables if that is -1. */
static FhTally
sum (FhStatistics *self, int preset, const char *key)
{
  FhTally total = { 0, 0 };

  for (int p = 0; p < FH_N_PRESETS; p++)
    if (preset < 0 || p == preset)
      {
        FhTally tally;

        fh_statistics_tally (self->counts, fh_preset_id ((FhPreset) p), key, &tally.played,
                             &tally.won);
        add_tally (&total, tally);
      }
  return total;
}

FhTally
fh_statistics_get_games (FhStatistics *self, int preset)
{
  g_return_val_if_fail (FH_IS_STATISTICS (self), ((FhTally){ 0, 0 }));

  return sum (self, preset, "games");
}

FhTally
fh_statistics_get_contracts (FhStatistics *self, int preset, FhRole role, FhCall call)
{
  FhTally total = { 0, 0 };

  g_return_val_if_fail (FH_IS_STATISTICS (self), total);
  g_return_val_if_fail (role < FH_N_ROLES, total);

  for (FhCall c = FH_FIRST_BID; c < FH_N_CALLS; c++)
    if (call == FH_CALL_NONE || c == call)
      {
        g_autofree char *key = contract_key (role, c);

        add_tally (&total, sum (self, preset, key));
      }
  return total;
}

guint
fh_statistics_get_deals (FhStatistics *self, int preset)
{
  guint deals = 0;

  g_return_val_if_fail (FH_IS_STATISTICS (self), 0);

  for (int p = 0; p < FH_N_PRESETS; p++)
    if (preset < 0 || p == preset)
      {
        const char *group = fh_preset_id ((FhPreset) p);

        deals = add_up (
            deals, (guint) MAX (g_key_file_get_integer (self->counts, group, "deals", NULL), 0));
      }
  return deals;
}

void
fh_statistics_reset (FhStatistics *self)
{
  g_return_if_fail (FH_IS_STATISTICS (self));

  g_key_file_unref (self->counts);
  self->counts = g_key_file_new ();
  fh_statistics_file_reset (self->file);
  save (self);
}
