/* window-voice.c: what the tutor of the window says in many positions, for voice.py.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage: window-voice FIRST COUNT
 *
 * Of positions number FIRST to FIRST + COUNT - 1, a line of JSON each: the record, what was agreed,
 * and the advice of the tutor with all that is said of it, in the hint and in the panel too.
 * Position n is at table n modulo their number, in a game that follows from n.
 */
#include <math.h>

#include "await.h"
#include "fh-convention.h"
#include "fh-json.h"
#include "fh-notation.h"
#include "fh-output.h"
#include "fh-sentences-advised.h"
#include "fh-tutor.h"
#include "fh-writer.h"
#include "model-games.h"

/* Games in which a kind of decision is waited for, and deals of each. */
#define MAX_GAMES 12
#define MAX_DEALS 6

/* --- Positions --- */

/* What the person is to decide in a position. */
typedef enum
{
  WANTED_CALL,
  WANTED_CARD,
  WANTED_DISCARD,
  WANTED_OTHER, /* partners, called cards, a swap, an answer: where the table has it */
} Wanted;

static Wanted
kind_of (const FhTable *table)
{
  switch ((FhActionKind) table->due)
    {
    case FH_ACTION_BID:
      return WANTED_CALL;
    case FH_ACTION_PLAY:
      return WANTED_CARD;
    case FH_ACTION_DISCARD:
      return WANTED_DISCARD;
    default:
      return WANTED_OTHER;
    }
}

/* The game number @attempt for position @number, whose computer players have names; in every third
 * position all have agreed on all that fits the table. */
static FhGame *
new_game (guint number, guint attempt)
{
  FhPreset preset = (FhPreset) (number % FH_N_PRESETS);
  FhGame *game = model_game_new (preset, number + attempt * 1000003u, "steady", TRUE);
  FhSeating seating = *fh_game_peek_seating (game);
  const FhRules *rules = fh_game_peek_rules (game);
  const char *words[FH_N_CONVENTIONS + 1] = { NULL };

  for (int i = 0; i < FH_N_CONVENTIONS; i++)
    words[i] = fh_convention_word ((FhConvention) i);
  if (number % 3 == 2)
    fh_seating_set_conventions (&seating, rules, words, words);
  for (int seat = 1; seat < rules->n_callers; seat++)
    {
      g_autofree char *name = g_strdup_printf ("Player %c", 'A' + seat);

      fh_seating_set_name (&seating, seat, name);
    }
  fh_game_set_seating (game, &seating);
  return game;
}

/* Plays on until the person has to decide something of kind @wanted for the @skip + 1st time; FALSE
 * when the game is over or too many deals were played. */
static gboolean
play_to (FhGame *game, Wanted wanted, guint skip)
{
  while (TRUE)
    {
      const FhTable *table;

      model_game_run (game);
      table = fh_game_peek_table (game);
      if (fh_game_get_hold (game) == FH_HOLD_GAME || table->n_deals > MAX_DEALS)
        return FALSE;
      if (fh_game_get_hold (game) != FH_HOLD_DECLARE && kind_of (table) == wanted && skip-- == 0)
        return TRUE;
      model_person_acts (game);
    }
}

static FhGame *
position (guint number)
{
  static const Wanted order[] = { WANTED_OTHER, WANTED_CALL, WANTED_CARD, WANTED_DISCARD };
  Wanted wanted = order[(number + number / FH_N_PRESETS) % G_N_ELEMENTS (order)];
  guint skip = wanted == WANTED_CALL ? number * 7 % 6 : wanted == WANTED_CARD ? number * 7 % 24 : 0;

  for (guint attempt = 0;; attempt++)
    {
      g_autoptr (FhGame) game = new_game (number, attempt);

      fh_game_start (game, NULL);
      if (play_to (game, wanted, skip))
        return g_steal_pointer (&game);
      fh_game_stop (game);
      /* Not at this table, or hardly ever. */
      if (attempt >= MAX_GAMES)
        wanted = WANTED_CARD;
      skip /= 2;
    }
}

/* --- What is said --- */

static void
add_action (FhJson *json, const FhRules *rules, const FhAction *action)
{
  FhText text = FH_TEXT_INIT;

  fh_action_write (rules, action, &text);
  fh_json_string (json, "action", text.str);
  fh_text_clear (&text);
}

static void
add_choice (FhJson *json, FhTutor *tutor, const FhAdvisedChoice *choice)
{
  FhScene scene = fh_game_get_scene (fh_tutor_get_game (tutor));
  g_autoptr (GPtrArray) list =
      fh_sentences_advised (&scene, &fh_tutor_get_moment (tutor)->view, choice);

  fh_json_begin_object (json, NULL);
  add_action (json, &fh_tutor_get_moment (tutor)->view.table.rules, &choice->action);
  fh_json_boolean (json, "best", choice->best);
  fh_json_number (json, "layouts", choice->n_layouts);
  fh_json_boolean (json, "tells_chance", fh_advice_tells_chance (choice));
  fh_json_real (json, "make", (double) choice->make);
  fh_json_real (json, "make_error", (double) choice->make_error);
  fh_json_real (json, "points", (double) choice->points);
  fh_json_real (json, "points_error", (double) choice->points_error);
  fh_json_begin_array (json, "reasons");
  for (guint i = 0; i < list->len; i++)
    fh_json_string (json, NULL, ((const FhSaid *) g_ptr_array_index (list, i))->text);
  fh_json_end_array (json);
  fh_json_begin_array (json, "codes");
  for (guint i = 0; i < list->len; i++)
    fh_json_string (json, NULL, ((const FhSaid *) g_ptr_array_index (list, i))->code);
  fh_json_end_array (json);
  fh_json_end_object (json);
}

static void
add_call (FhJson *json, const FhTutorCall *call)
{
  fh_json_begin_object (json, NULL);
  fh_json_string (json, "call", fh_call_write (call->call));
  fh_json_boolean (json, "legal", call->legal);
  fh_json_boolean (json, "best", call->advice.best);
  fh_json_real (json, "make", call->advice.make >= 0 ? call->advice.make : NAN);
  fh_json_real (json, "points", call->advice.points);
  fh_json_string (json, "sentence", call->sentence);
  fh_json_end_object (json);
}

static void
add_agreed (FhJson *json, const FhSeating *seating, int seat)
{
  g_auto (GStrv) agreed = fh_seating_dup_agreed (seating, seat);

  fh_json_begin_array (json, "agreed");
  for (int i = 0; agreed[i] != NULL; i++)
    fh_json_string (json, NULL, agreed[i]);
  fh_json_end_array (json);
}

static void
add_sentences (FhJson *json, GPtrArray *remarks)
{
  for (guint i = 0; i < remarks->len; i++)
    fh_json_string (json, NULL, ((const FhSaid *) g_ptr_array_index (remarks, i))->text);
}

/* All that the page says now, what it says on demand included. */
static void
add_page (FhJson *json, FhTutor *tutor)
{
  g_auto (GStrv) lines = g_strsplit (fh_tutor_get_words (tutor)->text, "\n", -1);

  fh_json_begin_array (json, "text");
  for (int i = 0; lines[i] != NULL; i++)
    fh_json_string (json, NULL, lines[i]);
  add_sentences (json, fh_tutor_get_words (tutor)->lines);
  add_sentences (json, fh_tutor_get_words (tutor)->more);
  fh_json_end_array (json);
}

/* The advice of @tutor, who has given the whole hint. */
static void
say (guint number, FhTutor *tutor)
{
  g_autofree char *record = fh_game_dup_text (fh_tutor_get_game (tutor));
  FhJson json;

  fh_json_init (&json);
  fh_json_begin_object (&json, NULL);
  fh_json_number (&json, "position", number);
  fh_json_string (&json, "preset",
                  fh_preset_id (fh_tutor_get_moment (tutor)->view.table.rules.preset));
  fh_json_string (&json, "record", record);
  add_agreed (&json, fh_game_peek_seating (fh_tutor_get_game (tutor)),
              fh_tutor_get_moment (tutor)->view.seat);
  fh_json_string (&json, "due",
                  fh_due_write ((FhActionKind) fh_tutor_get_moment (tutor)->advice->due));
  fh_json_number (&json, "seat", fh_tutor_get_moment (tutor)->advice->seat);
  add_page (&json, tutor);
  fh_json_begin_array (&json, "trumpless");
  for (guint i = 0; i < fh_tutor_get_words (tutor)->trumpless->len; i++)
    {
      const FhSaid *said = g_ptr_array_index (fh_tutor_get_words (tutor)->trumpless, i);

      if (!g_str_equal (said->code, "nobody"))
        fh_json_string (&json, NULL, said->text);
    }
  fh_json_end_array (&json);
  fh_json_string (&json, "hint", fh_tutor_get_hint (tutor));
  fh_json_begin_array (&json, "choices");
  for (int i = 0; i < fh_tutor_get_moment (tutor)->advice->n_choices; i++)
    add_choice (&json, tutor, &fh_tutor_get_moment (tutor)->advice->choices[i]);
  fh_json_end_array (&json);
  fh_json_begin_array (&json, "calls");
  for (guint i = 0; i < fh_tutor_get_words (tutor)->calls->len; i++)
    add_call (&json, g_ptr_array_index (fh_tutor_get_words (tutor)->calls, i));
  fh_json_end_array (&json);
  fh_json_begin_array (&json, "lines");
  add_sentences (&json, fh_tutor_get_words (tutor)->lines);
  add_sentences (&json, fh_tutor_get_words (tutor)->more);
  fh_json_end_array (&json);
  fh_json_end_object (&json);
  fh_json_print (&json);
}

/* The panel is open, and all steps of the hint are asked for. */
static void
ask (FhTutor *tutor)
{
  fh_tutor_set_active (tutor, TRUE);
  for (int step = 1; step <= 3; step++)
    {
      fh_tutor_ask_hint (tutor);
      await (fh_tutor_get_hint_step (tutor) >= step);
    }
}

int
main (int argc, char **argv)
{
  guint first, count;

  if (argc != 3)
    return 2;
  first = (guint) g_ascii_strtoull (argv[1], NULL, 10);
  count = (guint) g_ascii_strtoull (argv[2], NULL, 10);
  for (guint number = first; number < first + count; number++)
    {
      g_autoptr (FhGame) game = position (number);
      g_autoptr (FhTutor) tutor = fh_tutor_new (game);

      ask (tutor);
      say (number, tutor);
      fh_tutor_set_game (tutor, NULL);
      fh_game_stop (game);
      if (!fh_output_flush ())
        return 1;
    }
  return 0;
}
