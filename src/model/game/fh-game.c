/* fh-game.c: the running game as an object.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

#include "fh-made.h"
#include "fh-seed.h"
#include "fh-sentences.h"

G_DEFINE_FINAL_TYPE (FhGame, fh_game, G_TYPE_OBJECT)

static void
fh_game_dispose (GObject *object)
{
  FhGame *self = FH_GAME (object);

  fh_game_stop (self);
  G_OBJECT_CLASS (fh_game_parent_class)->dispose (object);
}

/* Of `play-forced`: a card that waits now is played. */
static void
fh_game_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  FhGame *self = FH_GAME (object);

  self->play_forced = g_value_get_boolean (value);
  fh_game_schedule (self);
}

static void
fh_game_class_init (FhGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = fh_game_dispose;
  object_class->set_property = fh_game_set_property;

  FH_HOLDS (klass, FhGame, judge, g_object_unref);
  FH_HOLDS (klass, FhGame, history, fh_history_free);
  FH_HOLDS (klass, FhGame, decisions, g_array_unref);
  FH_HOLDS (klass, FhGame, script.actions, g_array_unref);
  FH_HOLDS (klass, FhGame, id, g_free);
  FH_HOLDS (klass, FhGame, keep.shelf_path, g_free);
  FH_HOLDS (klass, FhGame, own_name, g_free);
  g_object_class_install_property (
      object_class, 1, g_param_spec_boolean ("play-forced", NULL, NULL, FALSE, G_PARAM_WRITABLE));

  /* New delays count from the next hold or pause on. */
  FH_MADE_WITH (
      klass, FH_MADE_INT, FhGame, pace.trick_delay, 0,
      g_param_spec_int ("trick-delay", NULL, NULL, -1, G_MAXINT, -1, FH_PARAM_CHANGEABLE));
  FH_MADE_WITH (klass, FH_MADE_INT, FhGame, pace.deal_delay, 0,
                g_param_spec_int ("deal-delay", NULL, NULL, -1, G_MAXINT, -1, FH_PARAM_CHANGEABLE));
  FH_MADE_WITH (
      klass, FH_MADE_UINT, FhGame, pace.move_delay, 0,
      g_param_spec_uint ("move-delay", NULL, NULL, 0, G_MAXINT, 600, FH_PARAM_CHANGEABLE));
  FH_MADE_WITH (klass, FH_MADE_UINT, FhGame, slip_rate, 0,
                g_param_spec_uint ("slip-rate", NULL, NULL, 0, 100, 0, FH_PARAM_CHANGEABLE));
  FH_MADE_WITH (klass, FH_MADE_BOOLEAN, FhGame, pace.shows_cut, 0,
                g_param_spec_boolean ("shows-cut", NULL, NULL, FALSE, FH_PARAM_CHANGEABLE));

  fh_made_signal (klass, "action-done", 1, G_TYPE_POINTER);
  fh_made_signal (klass, "deal-begun", 0);
  fh_made_signal (klass, "trick-finished", 1, G_TYPE_INT);
  fh_made_signal (klass, "adjudicated", 1, G_TYPE_STRING);
  fh_made_signal (klass, "deal-finished", 0);
  fh_made_signal (klass, "game-finished", 0);
  fh_made_signal (klass, "waiting", 0);
  fh_made_signal (klass, "changed", 0);
  fh_made_signal (klass, "restored", 0);
  fh_made_signal (klass, "refused", 2, G_TYPE_STRING, G_TYPE_STRING);
  fh_made_signal (klass, "trouble", 1, G_TYPE_STRING);
  fh_made_signal (klass, "script-finished", 0);
}

static void
fh_game_init (FhGame *self)
{
  self->decisions = fh_game_new_decisions ();
  self->id = g_uuid_string_random ();
  self->thought.seat = -1;
  self->advance = fh_game_advance;
  self->go_on = fh_game_continue;
}

FhGame *
fh_game_new (const FhRules *rules, const FhSeating *seating, const FhSeed *seed)
{
  FhRecord *record;
  FhSeed chosen = seed != NULL ? *seed : fh_seed_random ();
  g_autofree char *seed_text = fh_seed_to_text (chosen);

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (seating != NULL, NULL);

  record = fh_record_new_for_rules (rules);
  fh_record_set_seed (record, seed_text);
  for (int seat = 0; seat < rules->n_seats; seat++)
    fh_record_set_player (record, seat, seating->seats[seat].name);
  return fh_game_new_for_history (fh_game_read_history (record, seating), seating, &chosen);
}

FhGame *
fh_game_new_for_history (FhHistory *history, const FhSeating *seating, const FhSeed *seed)
{
  FhGame *self = g_object_new (FH_TYPE_GAME, NULL);
  const FhRecord *record = fh_history_record (history);

  self->seating = *seating;
  self->seed = *seed;
  fh_seating_settle (&self->seating, fh_record_rules (record));
  for (int seat = 0; seat < fh_record_rules (record)->n_seats; seat++)
    if (fh_record_player (record, seat) != NULL)
      fh_seating_set_name (&self->seating, seat, fh_record_player (record, seat));
  fh_sentence_call_computers (&self->seating);
  fh_game_take_history (self, history);
  return self;
}
