/* fh-game.c: the running game as an object: properties and signals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

#include <glib/gi18n.h>

#include "fh-language.h"
#include "fh-seed.h"
#include "fh-words.h"

enum
{
  PROP_0,
  PROP_TURN,
  PROP_DUE,
  PROP_HOLD,
  PROP_THINKING,
  PROP_AWAITS_PERSON,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_CAN_REPLAY,
  PROP_CAN_CLAIM,
  PROP_TITLE,
  PROP_TRICK_DELAY,
  PROP_DEAL_DELAY,
  PROP_MOVE_DELAY,
  PROP_PLAY_FORCED,
  PROP_SLIP_RATE,
  PROP_SHOWS_CUT,
  PROP_RUNNING,
  N_PROPS
};

enum
{
  SIGNAL_ACTION_DONE,
  SIGNAL_DEAL_BEGUN,
  SIGNAL_TRICK_FINISHED,
  SIGNAL_ADJUDICATED,
  SIGNAL_DEAL_FINISHED,
  SIGNAL_GAME_FINISHED,
  SIGNAL_CHANGED,
  SIGNAL_RESTORED,
  SIGNAL_REFUSED,
  SIGNAL_TROUBLE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

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
fh_game_finalize (GObject *object)
{
  FhGame *self = FH_GAME (object);

  fh_history_free (self->history);
  g_array_unref (self->kept);
  g_free (self->id);
  g_free (self->shelf_path);
  G_OBJECT_CLASS (fh_game_parent_class)->finalize (object);
}

static void
fh_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  FhGame *self = FH_GAME (object);
  const FhTable *table = &fh_game_state (self)->table;

  switch (id)
    {
    case PROP_TURN:
      g_value_set_int (value, table->turn == FH_SEAT_NONE ? -1 : table->turn);
      break;
    case PROP_DUE:
      g_value_set_int (value, table->due);
      break;
    case PROP_HOLD:
      g_value_set_enum (value, (int) self->hold);
      break;
    case PROP_THINKING:
      g_value_set_int (value, self->thinking);
      break;
    case PROP_AWAITS_PERSON:
      g_value_set_boolean (value, fh_game_awaits_person (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, fh_game_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, fh_game_can_redo (self));
      break;
    case PROP_CAN_REPLAY:
      g_value_set_boolean (value, fh_game_can_replay_deal (self));
      break;
    case PROP_CAN_CLAIM:
      g_value_set_boolean (value, fh_game_can_claim (self));
      break;
    case PROP_TITLE:
      g_value_take_string (value, fh_game_dup_title (self));
      break;
    case PROP_TRICK_DELAY:
      g_value_set_int (value, self->trick_delay);
      break;
    case PROP_DEAL_DELAY:
      g_value_set_int (value, self->deal_delay);
      break;
    case PROP_MOVE_DELAY:
      g_value_set_uint (value, self->move_delay);
      break;
    case PROP_PLAY_FORCED:
      g_value_set_boolean (value, self->play_forced);
      break;
    case PROP_SLIP_RATE:
      g_value_set_uint (value, self->slip_rate);
      break;
    case PROP_SHOWS_CUT:
      g_value_set_boolean (value, self->shows_cut);
      break;
    case PROP_RUNNING:
      g_value_set_boolean (value, self->running);
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
    case PROP_TRICK_DELAY:
      self->trick_delay = g_value_get_int (value);
      break;
    case PROP_DEAL_DELAY:
      self->deal_delay = g_value_get_int (value);
      break;
    case PROP_MOVE_DELAY:
      self->move_delay = g_value_get_uint (value);
      break;
    case PROP_PLAY_FORCED:
      self->play_forced = g_value_get_boolean (value);
      fh_game_schedule (self);
      break;
    case PROP_SLIP_RATE:
      self->slip_rate = g_value_get_uint (value);
      break;
    case PROP_SHOWS_CUT:
      self->shows_cut = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  properties[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, -1, FH_MAX_SEATS, -1, readable);
  properties[PROP_DUE] =
      g_param_spec_int ("due", NULL, NULL, 0, FH_N_ACTIONS, FH_ACTION_DEAL, readable);
  properties[PROP_HOLD] =
      g_param_spec_enum ("hold", NULL, NULL, FH_TYPE_HOLD, FH_HOLD_NONE, readable);
  properties[PROP_THINKING] =
      g_param_spec_int ("thinking", NULL, NULL, -1, FH_MAX_SEATS, -1, readable);
  properties[PROP_AWAITS_PERSON] =
      g_param_spec_boolean ("awaits-person", NULL, NULL, FALSE, readable);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);
  properties[PROP_CAN_REPLAY] = g_param_spec_boolean ("can-replay", NULL, NULL, FALSE, readable);
  properties[PROP_CAN_CLAIM] = g_param_spec_boolean ("can-claim", NULL, NULL, FALSE, readable);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, readable);
  properties[PROP_TRICK_DELAY] =
      g_param_spec_int ("trick-delay", NULL, NULL, -1, G_MAXINT, -1, writable);
  properties[PROP_DEAL_DELAY] =
      g_param_spec_int ("deal-delay", NULL, NULL, -1, G_MAXINT, -1, writable);
  properties[PROP_MOVE_DELAY] =
      g_param_spec_uint ("move-delay", NULL, NULL, 0, G_MAXINT, 600, writable);
  properties[PROP_PLAY_FORCED] = g_param_spec_boolean ("play-forced", NULL, NULL, FALSE, writable);
  properties[PROP_SLIP_RATE] = g_param_spec_uint ("slip-rate", NULL, NULL, 0, 100, 0, writable);
  properties[PROP_SHOWS_CUT] = g_param_spec_boolean ("shows-cut", NULL, NULL, FALSE, writable);
  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static guint
new_signal (const char *name, GType argument)
{
  return g_signal_new (name, FH_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       argument == G_TYPE_NONE ? 0 : 1, argument);
}

static void
fh_game_class_init (FhGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = fh_game_dispose;
  object_class->finalize = fh_game_finalize;
  object_class->get_property = fh_game_get_property;
  object_class->set_property = fh_game_set_property;
  install_properties (object_class);

  signals[SIGNAL_ACTION_DONE] = new_signal ("action-done", G_TYPE_POINTER);
  signals[SIGNAL_DEAL_BEGUN] = new_signal ("deal-begun", G_TYPE_NONE);
  signals[SIGNAL_TRICK_FINISHED] = new_signal ("trick-finished", G_TYPE_INT);
  signals[SIGNAL_ADJUDICATED] = new_signal ("adjudicated", G_TYPE_STRING);
  signals[SIGNAL_DEAL_FINISHED] = new_signal ("deal-finished", G_TYPE_NONE);
  signals[SIGNAL_GAME_FINISHED] = new_signal ("game-finished", G_TYPE_NONE);
  signals[SIGNAL_CHANGED] = new_signal ("changed", G_TYPE_NONE);
  signals[SIGNAL_RESTORED] = new_signal ("restored", G_TYPE_NONE);
  signals[SIGNAL_REFUSED] = new_signal ("refused", G_TYPE_STRING);
  signals[SIGNAL_TROUBLE] = new_signal ("trouble", G_TYPE_STRING);
}

static void
language_changed_cb (FhGame *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

static void
fh_game_init (FhGame *self)
{
  if (fh_language_get () != NULL)
    g_signal_connect_object (fh_language_get (), "changed", G_CALLBACK (language_changed_cb), self,
                             G_CONNECT_SWAPPED);
  self->kept = fh_game_new_kept ();
  self->id = g_uuid_string_random ();
  self->thinking = -1;
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
  return fh_game_new_for_record (record, seating, &chosen);
}

FhGame *
fh_game_new_for_record (FhRecord *record, const FhSeating *seating, const FhSeed *seed)
{
  g_autoptr (FhGame) self = g_object_new (FH_TYPE_GAME, NULL);
  gsize n_actions = fh_record_n_actions (record);

  self->seating = *seating;
  self->seed = *seed;
  fh_seating_settle (&self->seating, fh_record_rules (record));
  for (int seat = 0; seat < fh_record_rules (record)->n_seats; seat++)
    if (fh_record_player (record, seat) != NULL)
      fh_seating_set_name (&self->seating, seat, fh_record_player (record, seat));
  fh_record_set_agreed (record, seating->agreed);
  self->history = fh_game_new_history (self, record);
  return fh_game_n_actions (self) == n_actions ? g_steal_pointer (&self) : NULL;
}

void
fh_game_notify_state (FhGame *self)
{
  for (guint i = PROP_TURN; i <= PROP_TITLE; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

void
fh_game_emit_action (FhGame *self, const FhAction *action)
{
  FhAction public_action = fh_game_public_action (self, action);

  g_signal_emit (self, signals[SIGNAL_ACTION_DONE], 0, &public_action);
}

void
fh_game_emit_deal_begun (FhGame *self)
{
  g_signal_emit (self, signals[SIGNAL_DEAL_BEGUN], 0);
}

void
fh_game_emit_trick_finished (FhGame *self, int winner)
{
  g_signal_emit (self, signals[SIGNAL_TRICK_FINISHED], 0, winner);
}

void
fh_game_emit_deal_finished (FhGame *self)
{
  g_signal_emit (self, signals[SIGNAL_DEAL_FINISHED], 0);
}

void
fh_game_emit_game_finished (FhGame *self)
{
  g_signal_emit (self, signals[SIGNAL_GAME_FINISHED], 0);
}

void
fh_game_emit_changed (FhGame *self)
{
  self->awaited = fh_game_awaits_person (self);
  fh_game_notify_state (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
fh_game_emit_restored (FhGame *self)
{
  g_signal_emit (self, signals[SIGNAL_RESTORED], 0);
}

void
fh_game_emit_adjudicated (FhGame *self, const char *sentence)
{
  g_signal_emit (self, signals[SIGNAL_ADJUDICATED], 0, sentence);
}

void
fh_game_emit_refused (FhGame *self, const FhRefusal *refusal)
{
  g_autofree char *sentence = fh_words_refusal_for_person (refusal);

  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, sentence);
}

void
fh_game_emit_not_running (FhGame *self)
{
  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, _ ("This game can be looked at only."));
}

void
fh_game_emit_trouble (FhGame *self, const char *sentence)
{
  g_signal_emit (self, signals[SIGNAL_TROUBLE], 0, sentence);
}
