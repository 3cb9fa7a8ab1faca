/* fh-solve-command.c: the best play of everybody in a record with all hands known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-command.h"
#include "fh-isolate.h"
#include "fh-json.h"
#include "fh-notation.h"
#include "fh-output.h"
#include "fh-shortage.h"
#include "fh-solver.h"

/* What a question may cost: some seconds.  Beyond that an answer is null. */
#define MEMORY ((gsize) 48 << 20)
#define BUDGET 30000000

typedef struct
{
  const FhTable *table;
  FhSolverPosition position;
  FhSolverCard cards[FH_SOLVER_MAX_MOVES];
  int n;
  int target; /* or -1: the exact numbers are asked for */
} Answer;

/* The side that the numbers are about. */
static int
side_of (const FhTable *table)
{
  int seat = table->declarer == FH_SEAT_NONE ? table->turn : table->declarer;

  return table->rules.side_of[seat];
}

/* The value of the best card for the seat whose turn it is. */
static int
best_value (const Answer *answer)
{
  const FhSolverPosition *position = &answer->position;
  gboolean wants = fh_seats_have (position->bidders, position->turn) != position->misere;
  int best = FH_SOLVER_UNKNOWN;
  gboolean unknown = FALSE;

  for (int i = 0; i < answer->n; i++)
    {
      int value = answer->cards[i].value;
      unknown |= value == FH_SOLVER_UNKNOWN;
      if (value != FH_SOLVER_UNKNOWN
          && (best == FH_SOLVER_UNKNOWN || (wants ? value > best : value < best)))
        best = value;
    }
  /* One answer can be enough to know what the best card does. */
  if (unknown && !((answer->target >= 0 || position->misere) && best == (wants ? 1 : 0)))
    return FH_SOLVER_UNKNOWN;
  return best;
}

static void
add_value (FhJson *json, const char *name, const Answer *answer, int value)
{
  if (value == FH_SOLVER_UNKNOWN)
    fh_json_null (json, name);
  else if (answer->target >= 0)
    fh_json_boolean (json, name, value);
  else
    fh_json_number (json, name, value);
}

static void
print_json (const Answer *answer)
{
  FhJson json;

  fh_json_init (&json);
  fh_json_begin_object (&json, NULL);
  fh_json_number (&json, "seat", answer->table->turn);
  fh_json_number (&json, "side", side_of (answer->table));
  if (answer->target >= 0)
    fh_json_number (&json, "target", answer->target);
  fh_json_begin_object (&json, "cards");
  for (int i = 0; i < answer->n; i++)
    {
      char text[FH_PLAY_TEXT_SIZE];
      const FhSolverCard *card = &answer->cards[i];

      add_value (&json, fh_play_write (card->card, (FhSuit) card->named, text), answer,
                 card->value);
    }
  fh_json_end_object (&json);
  add_value (&json, "value", answer, best_value (answer));
  fh_json_end_object (&json);
  fh_json_print (&json);
}

/* What @value says, as a sentence about a card. */
static char *
value_text (const Answer *answer, int value)
{
  if (value == FH_SOLVER_UNKNOWN)
    /* Translators: the search for the number of tricks took too long. */
    return g_strdup (_ ("not known"));
  if (answer->position.misere && answer->target <= 1)
    return g_strdup (value ? _ ("the bidder can be made to take a trick")
                           : _ ("the bidder loses every trick"));
  if (answer->target >= 0)
    return g_strdup_printf (
        value ? ngettext ("at least %d trick", "at least %d tricks", (gulong) answer->target)
              : ngettext ("fewer than %d trick", "fewer than %d tricks", (gulong) answer->target),
        answer->target);
  return g_strdup_printf (ngettext ("%d trick", "%d tricks", (gulong) value), value);
}

static void
print_text (const Answer *answer)
{
  g_autofree char *best = value_text (answer, best_value (answer));

  fh_output_line (_ ("Seat %d is to play.  Tricks of side %d in the whole deal:"),
                  answer->table->turn, side_of (answer->table));
  for (int i = 0; i < answer->n; i++)
    {
      char text[FH_PLAY_TEXT_SIZE];
      const FhSolverCard *card = &answer->cards[i];
      g_autofree char *value = value_text (answer, card->value);

      fh_output_line ("  %-5s  %s", fh_play_write (card->card, (FhSuit) card->named, text), value);
    }
  /* Translators: %s is what the best card leads to, such as "8 tricks". */
  fh_output_line (_ ("Best play: %s."), best);
}

static void
solve (Answer *answer, int target)
{
  FhSolver *solver = fh_solver_new (MEMORY);

  if (!solver)
    fh_shortage_end ();
  fh_solver_set_budget (solver, BUDGET);
  answer->target = target;
  answer->n = target < 0
                  ? fh_solver_cards (solver, &answer->position, answer->cards)
                  : fh_solver_cards_at_least (solver, &answer->position, target, answer->cards);
  fh_solver_free (solver);
}

FhExit
fh_command_solve (int argc, char **argv)
{
  gboolean json = FALSE;
  g_autofree char *target = NULL;
  g_autoptr (FhRecord) record = NULL;
  guint64 number = 0;
  Answer answer = { 0 };
  FhWorld world;
  FhExit result;
  const GOptionEntry entries[] = {
    { "target", 't', 0, G_OPTION_ARG_STRING, &target,
      N_ ("Ask only whether this many tricks can be taken; much quicker"), N_ ("N") },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("Print one JSON value"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  result = fh_command_parse (
      &argc, &argv, entries, "FILE",
      _ ("Says what each card leads to when everybody sees all hands and plays as well as "
         "possible."),
      _ ("“-” is standard input.  The record must end where a card is to be played."));
  if (result != FH_EXIT_GO_ON)
    return result;
  if (argc != 2)
    return fh_command_misunderstand (_ ("solve needs one file"));
  if (target)
    result = fh_command_number ("--target", target, 0, FH_N_TRICKS, &number);
  if (result != FH_EXIT_GO_ON)
    return result;

  result = fh_command_read_record (argv[1], &record);
  if (result != FH_EXIT_FINE)
    return result;
  fh_record_replay (record, fh_record_n_actions (record), &world.state);
  answer.table = fh_world_table (&world);
  if (!fh_solver_position_init (&answer.position, &world))
    {
      g_autofree char *shown = fh_isolate_file (argv[1]);
      /* Translators: %s is the name of a file. */
      fh_output_error (_ ("%s: no card is to be played at the end of this record"), shown);
      return FH_EXIT_REFUSED;
    }
  solve (&answer, target ? (int) number : -1);
  if (json)
    print_json (&answer);
  else
    print_text (&answer);
  return result;
}
