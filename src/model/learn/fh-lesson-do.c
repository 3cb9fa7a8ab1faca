/* fh-lesson-do.c: what a choice of a lesson says that is done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-lesson-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-notation.h"
#include "fh-reader.h"
#include "fh-words.h"

void
fh_lesson_do_clear (FhLessonDo *does)
{
  g_clear_pointer (&does->named, g_array_unref);
  g_clear_pointer (&does->action, g_free);
}

static gboolean
read_card (FhLessonDo *does, const char *word)
{
  FhSuit named;
  FhCard card = fh_play_read (word, strlen (word), &named);
  FhSolverMove move = { card, (guint8) named };

  if (card >= FH_N_CARDS || (does->kind == FH_ACTION_DISCARD && named != FH_SUIT_NONE))
    return FALSE;
  if (named == FH_SUIT_NONE)
    {
      does->cards |= FH_SET (card);
      return TRUE;
    }
  if (does->named == NULL)
    does->named = g_array_new (FALSE, FALSE, sizeof (FhSolverMove));
  g_array_append_val (does->named, move);
  return TRUE;
}

static gboolean
read_call (FhLessonDo *does, const char *word)
{
  FhCall call = fh_call_read (word, strlen (word));

  if (call == FH_CALL_NONE)
    return FALSE;
  does->calls |= FH_CALL_BIT (call);
  return TRUE;
}

/* Any other statement of the record: its seat is said behind its first word. */
static gboolean
read_statement (FhLessonDo *does, const FhLessonPosition *position, char **words, char **message)
{
  g_autofree char *rest = g_strjoinv (" ", words + 1);
  g_autofree char *statement = g_strdup_printf ("%s %d %s", words[0], position->view->seat, rest);
  FhRecordError error = { 0 };
  FhAction action;

  g_strchomp (statement);
  if (!fh_statement_read (position->record, statement, strlen (statement), &action, &error)
      || action.kind == FH_ACTION_NONE)
    {
      *message = fh_words_record_reason (&error);
      return FALSE;
    }
  does->kind = action.kind;
  does->action = g_memdup2 (&action, sizeof action);
  return TRUE;
}

/* (transfer full) */
static char **
split_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_strv_builder_add (builder, words[i]);
  return g_strv_builder_end (builder);
}

gboolean
fh_lesson_do_read (FhLessonDo *does,
                   const char *text,
                   const FhLessonPosition *position,
                   char **message)
{
  g_auto (GStrv) said = split_words (text);

  *message = NULL;
  if (said[0] != NULL && said[1] == NULL && g_str_equal (said[0], "others"))
    {
      does->kind = FH_ACTION_NONE;
      return TRUE;
    }
  if (said[0] == NULL || said[1] == NULL)
    {
      *message = g_strdup (_ ("it says what is done, such as “play JC”, or “others”"));
      return FALSE;
    }
  if (g_str_equal (said[0], "play"))
    does->kind = FH_ACTION_PLAY;
  else if (g_str_equal (said[0], "discard"))
    does->kind = FH_ACTION_DISCARD;
  else if (g_str_equal (said[0], "bid") && g_strv_length (said) < 30
           && !g_strv_contains ((const char *const *) said, "inkle"))
    does->kind = FH_ACTION_BID;
  else
    return read_statement (does, position, said, message);
  for (guint i = 1; said[i] != NULL; i++)
    if (!(does->kind == FH_ACTION_BID ? read_call (does, said[i]) : read_card (does, said[i])))
      {
        *message = g_strdup_printf (does->kind == FH_ACTION_BID ? _ ("“%s” is not a call")
                                                                : _ ("“%s” is not a card"),
                                    said[i]);
        return FALSE;
      }
  return TRUE;
}

gboolean
fh_lesson_read_cards (
    const char *text, const char *name, guint line, FhCardSet *cards, GError **error)
{
  g_auto (GStrv) words = split_words (text);

  /* Where no card is named, an empty word is none. */
  *cards = 0;
  for (guint i = 0; i == 0 || words[i] != NULL; i++)
    {
      const char *word = words[i] != NULL ? words[i] : "";
      FhLessonDo does = { .kind = FH_ACTION_PLAY };
      gboolean is_card = read_card (&does, word) && does.cards != 0;

      fh_lesson_do_clear (&does);
      if (!is_card)
        return fh_lesson_fail (error, FH_LESSON_ERROR_FORM, name, line, _ ("“%s” is not a card"),
                               word);
      *cards |= does.cards;
    }
  return TRUE;
}

gboolean
fh_lesson_do_fits (const FhLessonDo *does, const FhAction *action)
{
  if (does->kind == FH_ACTION_NONE)
    return TRUE;
  if (does->kind != action->kind)
    return FALSE;
  if (does->action != NULL)
    {
      FhAction said = *does->action;
      said.seat = action->seat;
      return fh_action_equal (&said, action);
    }
  switch (action->kind)
    {
    case FH_ACTION_BID:
      return (does->calls & FH_CALL_BIT (action->call)) != 0;
    case FH_ACTION_DISCARD:
      return (does->cards & ~fh_action_set (action)) == 0;
    case FH_ACTION_PLAY:
      for (guint i = 0; does->named != NULL && i < does->named->len; i++)
        {
          FhSolverMove move = g_array_index (does->named, FhSolverMove, i);
          if (move.card == action->cards[0] && move.named == action->suit)
            return TRUE;
        }
      return fh_set_has (does->cards, action->cards[0]);
    default:
      return FALSE;
    }
}

/* --- All that can be done --- */

static void
add_calls (GArray *actions, const FhSeatView *view)
{
  FhAllowedCall calls[FH_N_CALLS];
  int n = fh_allowed_calls (view, calls);

  for (int i = 0; i < n; i++)
    {
      FhAction action = fh_action_bid (view->seat, calls[i].call);
      g_array_append_val (actions, action);
    }
}

static void
add_cards (GArray *actions, const FhSeatView *view)
{
  FH_FOREACH_CARD (card, view->hand)
    {
      guint suits = fh_card_is_joker (card) && fh_set_has (view->legal.cards, card)
                        ? view->legal.joker_suits
                        : 0;

      for (int suit = 0; suit < FH_N_SUITS; suit++)
        if (fh_suits_have (suits, suit))
          {
            FhAction action = fh_action_play (view->seat, card, (FhSuit) suit);
            g_array_append_val (actions, action);
          }
      if (suits == 0)
        {
          FhAction action = fh_action_play (view->seat, card, FH_SUIT_NONE);
          g_array_append_val (actions, action);
        }
    }
}

/* What the choice @answer says, if it says one thing. */
static void
add_said (GArray *actions, const FhSeatView *view, const FhLessonAnswer *answer)
{
  const FhLessonDo *does = &answer->does;

  if (does->action != NULL)
    {
      g_array_append_val (actions, *does->action);
    }
  else if (does->kind == FH_ACTION_DISCARD && fh_set_size (does->cards) == view->legal.count)
    {
      FhAction action = fh_action_cards (FH_ACTION_DISCARD, view->seat, does->cards);
      g_array_append_val (actions, action);
    }
}

GArray *
fh_lesson_step_actions (const FhLessonStep *step)
{
  const FhSeatView *view = step->position.view;
  GArray *actions = g_array_new (FALSE, FALSE, sizeof (FhAction));

  if (view->legal.due == FH_ACTION_BID)
    add_calls (actions, view);
  else if (view->legal.due == FH_ACTION_PLAY)
    add_cards (actions, view);
  for (guint i = 0; i < step->answers->len; i++)
    add_said (actions, view, g_ptr_array_index (step->answers, i));
  return actions;
}
