/* fh-narrator.c: what happens in a game, in the sentences that tell it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-narrator.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-sentences-known.h"
#include "fh-sentences-laws.h"
#include "fh-sentences.h"

struct _FhNarrator
{
  GObject parent_instance;

  FhGame *game; /* or NULL */
  gboolean is_terse;
  GString *since; /* what has happened since the person did something last */

  char *happened;      /* what the laws have something to say about, or NULL */
  FhCall contract;     /* what was told of the deal that goes on: the contract, */
  uint8_t sitting_out; /* who sits out, */
  gboolean has_kitty;  /* and who has taken the kitty */
};

G_DEFINE_FINAL_TYPE (FhNarrator, fh_narrator, G_TYPE_OBJECT)

static void
string_free (GString *string)
{
  g_string_free (string, TRUE);
}

/* Says @sentence, which it takes, unless it is empty; in few words @brief, or that itself if it is
 * NULL. */
static void
say_brief (FhNarrator *self, char *sentence, char *brief)
{
  const char *few = brief != NULL ? brief : sentence;

  if (*few != '\0')
    g_string_append_printf (self->since, "%s%s", self->since->len > 0 ? "\n" : "", few);
  if (*sentence != '\0')
    g_signal_emit_by_name (self, "says", self->is_terse ? few : sentence, few);
  g_free (sentence);
  g_free (brief);
}

static void
say (FhNarrator *self, char *sentence)
{
  say_brief (self, sentence, NULL);
}

static void
show (FhNarrator *self, const char *sentence)
{
  g_signal_emit_by_name (self, "shows", sentence);
}

/* Whether somebody is about to put away what has come from the kitty. */
static gboolean
has_kitty (const FhTable *table)
{
  return table->due == FH_ACTION_DISCARD && table->turn == table->declarer
         && table->rules.kitty_size > 0;
}

/* Says what has followed from what was done: who plays what, who has the kitty, who does not play.
 * @is_told: it is known already. */
static void
tell_contract (FhNarrator *self, gboolean is_told)
{
  FhScene scene = fh_game_get_scene (self->game);
  const FhTable *table = scene.table;
  gboolean tells = !is_told && !table->deal_over;
  FhSeatView view;

  if (tells && table->contract != self->contract)
    say (self, fh_sentence_auction_won (&scene));
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (tells && fh_seats_have (table->sitting_out, seat)
        && !fh_seats_have (self->sitting_out, seat))
      say (self, fh_sentence_sits_out (&scene, seat));
  if (tells && has_kitty (table) && !self->has_kitty
      && fh_game_get_view (self->game, scene.person, &view))
    say (self, fh_sentence_kitty (&scene, &view));
  self->contract = table->contract;
  self->sitting_out = table->sitting_out;
  self->has_kitty = has_kitty (table);
}

static void
restored_cb (FhNarrator *self)
{
  g_string_truncate (self->since, 0);
  tell_contract (self, TRUE);
}

static void
action_done_cb (FhNarrator *self, const FhAction *action)
{
  FhScene scene = fh_game_get_scene (self->game);
  g_autofree char *sentence = fh_sentence_action (&scene, action);
  int person = fh_game_get_person (self->game);

  /* An action by the laws of the table is said together with what follows from it. */
  g_clear_pointer (&self->happened, g_free);
  if (action->kind >= FH_ACTION_MISDEAL || fh_sentence_is_early (&scene, action))
    self->happened = g_steal_pointer (&sentence);
  else
    say_brief (self, g_steal_pointer (&sentence), fh_sentence_action_brief (&scene, action));
  if (fh_rules_player (fh_game_peek_rules (self->game), action->seat) == person)
    g_string_truncate (self->since, 0);
  tell_contract (self, FALSE);
  if (action->kind == FH_ACTION_CALL)
    {
      /* For the person alone; the log has only what everybody saw. */
      g_autofree char *called = fh_sentence_called (&scene);

      if (*called != '\0')
        show (self, called);
    }
}

static void
adjudicated_cb (FhNarrator *self, const char *sentence)
{
  g_autofree char *happened = g_steal_pointer (&self->happened);
  g_autofree char *both = NULL;

  if (happened != NULL)
    /* Translators: two sentences one after the other: what happened, and what follows from it. */
    both = g_strdup_printf (_ ("%1$s %2$s"), happened, sentence);
  show (self, both != NULL ? both : sentence);
}

/* What has no consequence is said by itself. */
static void
changed_cb (FhNarrator *self)
{
  g_autofree char *happened = g_steal_pointer (&self->happened);

  if (happened != NULL)
    show (self, happened);
}

static void
trick_finished_cb (FhNarrator *self, int winner)
{
  FhScene scene = fh_game_get_scene (self->game);

  say_brief (self, fh_sentence_trick (&scene), fh_sentence_trick_brief (&scene));
}

static void
deal_finished_cb (FhNarrator *self)
{
  FhScene scene = fh_game_get_scene (self->game);

  say (self, fh_sentence_deal_result (&scene));
}

static void
game_finished_cb (FhNarrator *self)
{
  FhScene scene = fh_game_get_scene (self->game);

  say (self, fh_sentence_game_result (&scene));
}

static void
fh_narrator_dispose (GObject *object)
{
  fh_narrator_set_game (FH_NARRATOR (object), NULL);
  G_OBJECT_CLASS (fh_narrator_parent_class)->dispose (object);
}

static void
fh_narrator_class_init (FhNarratorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fh_narrator_dispose;

  FH_HOLDS (klass, FhNarrator, since, string_free);

  fh_made_signal (klass, "says", 2, G_TYPE_STRING, G_TYPE_STRING);
  fh_made_signal (klass, "shows", 1, G_TYPE_STRING);
}

static void
fh_narrator_init (FhNarrator *self)
{
  self->since = g_string_new (NULL);
}

FhNarrator *
fh_narrator_new (void)
{
  return g_object_new (FH_TYPE_NARRATOR, NULL);
}

void
fh_narrator_set_game (FhNarrator *self, FhGame *game)
{
  g_return_if_fail (FH_IS_NARRATOR (self));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_pointer (&self->happened, g_free);
  g_string_truncate (self->since, 0);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  g_signal_connect_swapped (game, "action-done", G_CALLBACK (action_done_cb), self);
  g_signal_connect_swapped (game, "restored", G_CALLBACK (restored_cb), self);
  g_signal_connect_swapped (game, "trick-finished", G_CALLBACK (trick_finished_cb), self);
  g_signal_connect_swapped (game, "deal-finished", G_CALLBACK (deal_finished_cb), self);
  g_signal_connect_swapped (game, "game-finished", G_CALLBACK (game_finished_cb), self);
  g_signal_connect_swapped (game, "adjudicated", G_CALLBACK (adjudicated_cb), self);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (game, "trouble", G_CALLBACK (show), self);
  tell_contract (self, TRUE);
}

const char *
fh_narrator_get_since (FhNarrator *self)
{
  g_return_val_if_fail (FH_IS_NARRATOR (self), NULL);

  return self->since->str;
}

void
fh_narrator_set_terse (FhNarrator *self, gboolean is_terse)
{
  g_return_if_fail (FH_IS_NARRATOR (self));

  self->is_terse = is_terse;
}
