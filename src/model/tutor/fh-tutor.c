/* fh-tutor.c: the tutor at the side of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-language.h"
#include "fh-tutor-private.h"

enum
{
  SIGNAL_CHANGED,
  SIGNAL_ESTIMATES_CHANGED,
  SIGNAL_HINT_CHANGED,
  SIGNAL_CONSIDERED_CHANGED,
  SIGNAL_LINES_CHANGED,
  SIGNAL_CALL_WEIGHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FhTutor, fh_tutor, G_TYPE_OBJECT)

static void
fh_tutor_dispose (GObject *object)
{
  FhTutor *self = FH_TUTOR (object);

  fh_tutor_set_game (self, NULL);
  G_OBJECT_CLASS (fh_tutor_parent_class)->dispose (object);
}

static void
fh_tutor_finalize (GObject *object)
{
  FhTutor *self = FH_TUTOR (object);

  g_ptr_array_unref (self->cards);
  g_ptr_array_unref (self->ladder);
  g_ptr_array_unref (self->trumpless);
  g_ptr_array_unref (self->calls);
  g_ptr_array_unref (self->laws);
  g_ptr_array_unref (self->figures);
  g_ptr_array_unref (self->lines);
  g_ptr_array_unref (self->more);
  g_free (self->question);
  g_free (self->answer);
  g_free (self->heading);
  g_free (self->text);
  g_free (self->hint);
  g_clear_pointer (&self->judgement, fh_judgement_unref);
  G_OBJECT_CLASS (fh_tutor_parent_class)->finalize (object);
}

static guint
new_signal (const char *name)
{
  return g_signal_new (name, FH_TYPE_TUTOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fh_tutor_class_init (FhTutorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fh_tutor_dispose;
  G_OBJECT_CLASS (klass)->finalize = fh_tutor_finalize;

  signals[SIGNAL_CHANGED] = new_signal ("changed");
  signals[SIGNAL_ESTIMATES_CHANGED] = new_signal ("estimates-changed");
  signals[SIGNAL_HINT_CHANGED] = new_signal ("hint-changed");
  signals[SIGNAL_CONSIDERED_CHANGED] = new_signal ("considered-changed");
  signals[SIGNAL_LINES_CHANGED] = new_signal ("lines-changed");
  signals[SIGNAL_CALL_WEIGHED] = g_signal_new ("call-weighed", FH_TYPE_TUTOR, G_SIGNAL_RUN_LAST, 0,
                                               NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
fh_tutor_init (FhTutor *self)
{
  self->cards = g_ptr_array_new_with_free_func (fh_tutor_card_free);
  self->ladder = g_ptr_array_new_with_free_func (fh_tutor_rung_free);
  self->trumpless = fh_said_list_new ();
  self->calls = g_ptr_array_new_with_free_func (fh_tutor_call_free);
  self->laws = g_ptr_array_new_with_free_func (fh_tutor_remark_free);
  self->figures = g_ptr_array_new_with_free_func (fh_tutor_figure_free);
  self->lines = g_ptr_array_new_with_free_func (fh_tutor_remark_free);
  self->more = g_ptr_array_new_with_free_func (fh_tutor_remark_free);
  self->heading = g_strdup ("");
  self->text = g_strdup ("");
  self->help = "index";
  self->degree = FH_TUTOR_MIDDLE;
  self->counts = FH_COUNT_ALL;
  self->asked = -1;
  self->considered = FH_CALL_NONE;
}

void
fh_tutor_emit_estimates (FhTutor *self)
{
  g_signal_emit (self, signals[SIGNAL_ESTIMATES_CHANGED], 0);
}

void
fh_tutor_emit_hint (FhTutor *self)
{
  g_signal_emit (self, signals[SIGNAL_HINT_CHANGED], 0);
}

void
fh_tutor_emit_considered (FhTutor *self)
{
  g_signal_emit (self, signals[SIGNAL_CONSIDERED_CHANGED], 0);
}

void
fh_tutor_emit_call_weighed (FhTutor *self, const FhWeighedCall *call)
{
  g_signal_emit (self, signals[SIGNAL_CALL_WEIGHED], 0, call);
}

/* Says what matters, and what it hangs on. */
static void
tell (FhTutor *self)
{
  FhTutorMoment moment = { NULL, NULL, "index" };

  if (self->game != NULL)
    fh_tutor_describe (self, &moment);
  if (self->degree == FH_TUTOR_SILENT && self->game != NULL
      && fh_game_get_hold (self->game) == FH_HOLD_NONE)
    g_clear_pointer (&moment.text, g_free);
  g_free (self->heading);
  g_free (self->text);
  self->heading = moment.heading != NULL ? moment.heading : g_strdup ("");
  self->text = moment.text != NULL ? moment.text : g_strdup ("");
  self->help = moment.help;
  fh_tutor_teach (self);
}

void
fh_tutor_retell (FhTutor *self)
{
  tell (self);
  g_signal_emit (self, signals[SIGNAL_LINES_CHANGED], 0);
}

/* Goes through everything and says it; what the judge has said of this moment is part of that. */
static void
say_all (FhTutor *self)
{
  gboolean had_considered = self->considered != FH_CALL_NONE;

  fh_tutor_forget_differing (self);
  self->considered = FH_CALL_NONE;
  self->chosen = 0;
  g_ptr_array_set_size (self->cards, 0);
  g_ptr_array_set_size (self->ladder, 0);
  g_ptr_array_set_size (self->trumpless, 0);
  g_ptr_array_set_size (self->calls, 0);
  g_ptr_array_set_size (self->laws, 0);
  if (self->game != NULL)
    {
      fh_game_get_view (self->game, fh_game_get_acting_seat (self->game), &self->view);
      fh_tutor_fill_cards (self);
      fh_tutor_fill_ladder (self);
      fh_tutor_fill_trumpless (self);
      fh_tutor_fill_calls (self);
      fh_tutor_fill_laws (self);
    }
  fh_tutor_fill_estimates (self);
  tell (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (had_considered)
    fh_tutor_emit_considered (self);
}

/* The game has changed: what was thought of it is of no use any more. */
static void
refresh (FhTutor *self)
{
  gboolean had_hint = self->hint_wanted > 0;

  fh_tutor_stop_estimating (self);
  fh_tutor_clear_hint (self);
  say_all (self);
  if (had_hint)
    fh_tutor_emit_hint (self);
  fh_tutor_estimate (self);
}

/* Everything is said again, in the language that is spoken now.  What was thought and what was
 * asked for does not hang on words. */
static void
language_changed_cb (FhTutor *self)
{
  say_all (self);
  fh_tutor_say_hint (self);
}

FhTutor *
fh_tutor_new (FhGame *game)
{
  FhTutor *self = g_object_new (FH_TYPE_TUTOR, NULL);

  if (fh_language_get () != NULL)
    g_signal_connect_object (fh_language_get (), "changed", G_CALLBACK (language_changed_cb), self,
                             G_CONNECT_SWAPPED);
  fh_tutor_set_game (self, game);
  return self;
}

void
fh_tutor_set_game (FhTutor *self, FhGame *game)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  if (self->game == game)
    return;
  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->game, self);
      fh_tutor_stop_estimating (self);
      fh_tutor_clear_hint (self);
    }
  g_set_object (&self->game, game);
  if (game != NULL)
    {
      g_signal_connect_swapped (game, "action-done", G_CALLBACK (fh_tutor_note_done), self);
      g_signal_connect_swapped (game, "changed", G_CALLBACK (refresh), self);
    }
  refresh (self);
}

FhGame *
fh_tutor_get_game (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->game;
}

void
fh_tutor_set_hand_order (FhTutor *self, FhHandOrder order)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  if (self->order == order)
    return;
  self->order = order;
  refresh (self);
}

void
fh_tutor_set_active (FhTutor *self, gboolean active)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  if (self->active == active)
    return;
  self->active = active;
  if (active)
    fh_tutor_estimate (self);
  else
    {
      fh_tutor_stop_estimating (self);
      fh_tutor_estimate (self); /* what is wanted all the same */
    }
}
