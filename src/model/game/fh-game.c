/* fh-game.c: the running game as an object.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

#include "fh-made.h"
#include "fh-seed.h"
#include "fh-sentences.h"

G_DEFINE_FINAL_TYPE (FhGame, fh_game, G_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (FhHold,
                    fh_hold,
                    G_DEFINE_ENUM_VALUE (FH_HOLD_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (FH_HOLD_CUT, "cut"),
                    G_DEFINE_ENUM_VALUE (FH_HOLD_DECLARE, "declare"),
                    G_DEFINE_ENUM_VALUE (FH_HOLD_TRICK, "trick"),
                    G_DEFINE_ENUM_VALUE (FH_HOLD_DEMAND, "demand"),
                    G_DEFINE_ENUM_VALUE (FH_HOLD_DEAL, "deal"),
                    G_DEFINE_ENUM_VALUE (FH_HOLD_GAME, "game"))

static void
fh_game_dispose (GObject *object)
{
  FhGame *self = FH_GAME (object);

  fh_game_stop (self);
  G_OBJECT_CLASS (fh_game_parent_class)->dispose (object);
}

static void
fh_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  FhGame *self = FH_GAME (object);

  switch (id)
    {
    case FH_GAME_PROP_HOLD:
      g_value_set_enum (value, (int) self->hold);
      break;
    case FH_GAME_PROP_THINKING:
      g_value_set_int (value, self->thinking);
      break;
    case FH_GAME_PROP_AWAITS_PERSON:
      g_value_set_boolean (value, fh_game_awaits_person (self));
      break;
    case FH_GAME_PROP_TRICK_DELAY:
      g_value_set_int (value, self->trick_delay);
      break;
    case FH_GAME_PROP_DEAL_DELAY:
      g_value_set_int (value, self->deal_delay);
      break;
    case FH_GAME_PROP_MOVE_DELAY:
      g_value_set_uint (value, self->move_delay);
      break;
    case FH_GAME_PROP_PLAY_FORCED:
      g_value_set_boolean (value, self->play_forced);
      break;
    case FH_GAME_PROP_SLIP_RATE:
      g_value_set_uint (value, self->slip_rate);
      break;
    case FH_GAME_PROP_SHOWS_CUT:
      g_value_set_boolean (value, self->shows_cut);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* New delays count from the next hold or pause on. */
static void
fh_game_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  FhGame *self = FH_GAME (object);

  switch (id)
    {
    case FH_GAME_PROP_TRICK_DELAY:
      self->trick_delay = g_value_get_int (value);
      break;
    case FH_GAME_PROP_DEAL_DELAY:
      self->deal_delay = g_value_get_int (value);
      break;
    case FH_GAME_PROP_MOVE_DELAY:
      self->move_delay = g_value_get_uint (value);
      break;
    case FH_GAME_PROP_PLAY_FORCED:
      self->play_forced = g_value_get_boolean (value);
      fh_game_schedule (self);
      break;
    case FH_GAME_PROP_SLIP_RATE:
      self->slip_rate = g_value_get_uint (value);
      break;
    case FH_GAME_PROP_SHOWS_CUT:
      self->shows_cut = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fh_game_class_init (FhGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = fh_game_dispose;
  object_class->get_property = fh_game_get_property;
  object_class->set_property = fh_game_set_property;

  FH_HOLDS (klass, FhGame, judge, g_object_unref);
  FH_HOLDS (klass, FhGame, history, fh_history_free);
  FH_HOLDS (klass, FhGame, kept, g_array_unref);
  FH_HOLDS (klass, FhGame, script, g_array_unref);
  FH_HOLDS (klass, FhGame, id, g_free);
  FH_HOLDS (klass, FhGame, shelf_path, g_free);
  FH_HOLDS (klass, FhGame, own_name, g_free);
  fh_game_install_properties (object_class);
  fh_game_install_signals (object_class);
}

static void
fh_game_init (FhGame *self)
{
  self->kept = fh_game_new_kept ();
  self->id = g_uuid_string_random ();
  self->thinking = -1;
  self->advance = fh_game_advance;
  self->go_on = fh_game_continue;
  self->trick_delay = -1;
  self->deal_delay = -1;
  self->move_delay = 600;
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
