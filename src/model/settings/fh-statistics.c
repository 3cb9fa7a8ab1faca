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
#include "fh-notation.h"
#include "fh-shared-file.h"

struct _FhStatistics
{
  GObject parent_instance;

  FhSharedFile *file;
  char *trouble;
  char *trouble_path;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (FhStatistics, fh_statistics, G_TYPE_OBJECT)

/* --- Keeping --- */

/* Counts one here and, with the next fh_shared_file_save(), on disk. */
static void
add (FhStatistics *self, const char *group, const char *key, FhSharedKind kind, gboolean won)
{
  FhSharedEntry entry = { .group = (char *) group, .key = (char *) key, .kind = kind, .won = won };

  fh_shared_file_add (self->file, &entry);
}

void
fh_statistics_flush (FhStatistics *self)
{
  g_return_if_fail (FH_IS_STATISTICS (self));

  fh_shared_file_flush (self->file);
}

static void
changed_cb (FhStatistics *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* --- The object --- */

static void
fh_statistics_finalize (GObject *object)
{
  FhStatistics *self = FH_STATISTICS (object);

  g_clear_object (&self->file);
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

/* Keeps the sentence on a file that could not be read. */
static void
tell_trouble (FhStatistics *self, const GError *error)
{
  g_autofree char *name = g_filename_display_name (
      self->trouble_path != NULL ? self->trouble_path : fh_shared_file_get_path (self->file));

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
  self->file = fh_shared_file_new (own, &self->trouble_path, &error);
  g_signal_connect_object (self->file, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  if (error != NULL)
    tell_trouble (self, error);
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
  add (self, group, "deals", FH_SHARED_COUNT, FALSE);
  if (table->declarer != FH_SEAT_NONE)
    {
      /* At the end everybody knows who was partner, named or called. */
      gboolean own_side = fh_seats_have (fh_table_bidders (table), person);
      FhRole role = table->declarer == person ? FH_ROLE_DECLARER
                    : own_side                ? FH_ROLE_PARTNER
                                              : FH_ROLE_DEFENDER;
      g_autofree char *key = contract_key (role, table->contract);

      add (self, group, key, FH_SHARED_TALLY, table->made);
    }
  fh_shared_file_save (self->file);
}

static void
game_finished_cb (FhGame *game, FhStatistics *self)
{
  const FhTable *table = fh_game_peek_table (game);
  const char *group = fh_preset_id ((FhPreset) table->rules.preset);
  int side = table->rules.side_of[fh_game_get_person (game)];

  if (!has_person (game) || !fh_game_count_game (game))
    return;
  add (self, group, "games", FH_SHARED_TALLY, (table->winners & 1u << side) != 0);
  fh_shared_file_save (self->file);
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

        fh_shared_disk_tally (fh_shared_file_peek (self->file), fh_preset_id ((FhPreset) p), key,
                              &tally.played, &tally.won);
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
        GKeyFile *counts = fh_shared_file_peek (self->file);

        deals =
            add_up (deals, (guint) MAX (g_key_file_get_integer (counts, group, "deals", NULL), 0));
      }
  return deals;
}

void
fh_statistics_reset (FhStatistics *self)
{
  g_return_if_fail (FH_IS_STATISTICS (self));

  fh_shared_file_reset (self->file);
  fh_shared_file_save (self->file);
}
