/* fh-statistics.c: what became of the person's games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The key file has a group for each table; "games" and, for each role and call, "declarer 7H" are
 * two numbers, how many and how many of them won; "deals" is one.
 */
#include "fh-statistics.h"

#include <glib/gstdio.h>

#include "fh-game-private.h"
#include "fh-journal-disk.h"
#include "fh-notation.h"

/* The file, shared with the tasks that write it. */
typedef struct
{
  gatomicrefcount refs;
  char *path;
  GMutex mutex;
  guint64 written; /* number of the newest text on disk */
} Disk;

struct _FhStatistics
{
  GObject parent_instance;

  GKeyFile *file;
  Disk *disk;
  guint64 number; /* of the newest text */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (FhStatistics, fh_statistics, G_TYPE_OBJECT)

static void
disk_unref (gpointer data)
{
  Disk *disk = data;

  if (!g_atomic_ref_count_dec (&disk->refs))
    return;
  g_mutex_clear (&disk->mutex);
  g_free (disk->path);
  g_free (disk);
}

/* Writes text number @number unless a newer one is there already. */
static void
disk_write (Disk *disk, guint64 number, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_mutex_lock (&disk->mutex);
  if (number > disk->written)
    {
      g_autofree char *directory = g_path_get_dirname (disk->path);

      g_mkdir_with_parents (directory, 0700);
      if (fh_journal_disk_replace (disk->path, text, &error))
        disk->written = number;
      else
        g_warning ("The statistics cannot be kept: %s", error->message);
    }
  g_mutex_unlock (&disk->mutex);
}

static void
fh_statistics_finalize (GObject *object)
{
  FhStatistics *self = FH_STATISTICS (object);

  g_key_file_unref (self->file);
  g_clear_pointer (&self->disk, disk_unref);
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
  self->file = g_key_file_new ();
  self->disk = g_new0 (Disk, 1);
  g_atomic_ref_count_init (&self->disk->refs);
  g_mutex_init (&self->disk->mutex);
}

FhStatistics *
fh_statistics_new (const char *path)
{
  FhStatistics *self = g_object_new (FH_TYPE_STATISTICS, NULL);
  g_autoptr (GError) error = NULL;

  self->disk->path = path != NULL ? g_strdup (path)
                                  : g_build_filename (g_get_user_data_dir (), "five-hundred",
                                                      "statistics.conf", NULL);
  if (!g_key_file_load_from_file (self->file, self->disk->path, G_KEY_FILE_NONE, &error)
      && !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      g_autofree char *aside = g_strconcat (self->disk->path, ".damaged", NULL);

      g_message ("The statistics cannot be read and are put aside: %s", error->message);
      g_rename (self->disk->path, aside);
      g_key_file_unref (self->file);
      self->file = g_key_file_new ();
    }
  return self;
}

typedef struct
{
  Disk *disk;
  guint64 number;
  char *text;
} Write;

static void
write_free (gpointer data)
{
  Write *write = data;

  disk_unref (write->disk);
  g_free (write->text);
  g_free (write);
}

static void
write_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Write *write = task_data;

  disk_write (write->disk, write->number, write->text);
  g_task_return_boolean (task, TRUE);
}

static void
save (FhStatistics *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);
  Write *write = g_new0 (Write, 1);

  g_atomic_ref_count_inc (&self->disk->refs);
  write->disk = self->disk;
  write->number = ++self->number;
  write->text = g_key_file_to_data (self->file, NULL, NULL);
  g_task_set_source_tag (task, save);
  g_task_set_task_data (task, write, write_free);
  g_task_run_in_thread (task, write_thread);
  g_signal_emit (self, changed_signal, 0);
}

void
fh_statistics_flush (FhStatistics *self)
{
  g_autofree char *text = NULL;

  g_return_if_fail (FH_IS_STATISTICS (self));

  if (self->number == 0)
    return;
  text = g_key_file_to_data (self->file, NULL, NULL);
  disk_write (self->disk, self->number, text);
}

/* The tally at @key of @group; numbers that are damaged count as nothing. */
static FhTally
get_tally (FhStatistics *self, const char *group, const char *key)
{
  FhTally tally = { 0, 0 };
  gsize n = 0;
  g_autofree int *numbers = g_key_file_get_integer_list (self->file, group, key, &n, NULL);

  if (numbers != NULL && n == 2 && numbers[1] >= 0 && numbers[0] >= numbers[1])
    {
      tally.played = (guint) numbers[0];
      tally.won = (guint) numbers[1];
    }
  return tally;
}

static void
add_to_tally (FhStatistics *self, const char *group, const char *key, gboolean won)
{
  FhTally tally = get_tally (self, group, key);
  int numbers[2] = { (int) MIN (tally.played + 1, G_MAXINT - 1),
                     (int) MIN (tally.won + (won ? 1 : 0), G_MAXINT - 1) };

  g_key_file_set_integer_list (self->file, group, key, numbers, 2);
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
  int deals;

  if (!has_person (game) || !fh_game_count_deal (game) || table->thrown_in)
    return;
  deals = g_key_file_get_integer (self->file, group, "deals", NULL);
  g_key_file_set_integer (self->file, group, "deals", CLAMP (deals, 0, G_MAXINT - 1) + 1);
  if (table->declarer != FH_SEAT_NONE)
    {
      /* At the end everybody knows who was partner, named or called. */
      gboolean own_side = (fh_table_bidders (table) & 1u << person) != 0;
      FhRole role = table->declarer == person ? FH_ROLE_DECLARER
                    : own_side                ? FH_ROLE_PARTNER
                                              : FH_ROLE_DEFENDER;
      g_autofree char *key = contract_key (role, table->contract);

      add_to_tally (self, group, key, table->made);
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
  add_to_tally (self, group, "games", (table->winners & 1u << side) != 0);
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

/* The sum of @key over @preset, or over all tables if that is -1. */
static FhTally
sum (FhStatistics *self, int preset, const char *key)
{
  FhTally total = { 0, 0 };

  for (int p = 0; p < FH_N_PRESETS; p++)
    if (preset < 0 || p == preset)
      {
        FhTally tally = get_tally (self, fh_preset_id ((FhPreset) p), key);

        total.played += tally.played;
        total.won += tally.won;
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
        FhTally tally = sum (self, preset, key);

        total.played += tally.played;
        total.won += tally.won;
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
      deals += (guint) MAX (
          g_key_file_get_integer (self->file, fh_preset_id ((FhPreset) p), "deals", NULL), 0);
  return deals;
}

void
fh_statistics_reset (FhStatistics *self)
{
  g_return_if_fail (FH_IS_STATISTICS (self));

  g_key_file_unref (self->file);
  self->file = g_key_file_new ();
  save (self);
}
