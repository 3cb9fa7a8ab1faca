/* fh-seats.c: who plays at each seat of a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-seats.h"

#include <glib/gi18n.h>

#include "fh-computer.h"
#include "fh-shortage.h"
#include "fh-solver.h"

/* Every player decides by what his seat may know. */
static FhDecision
decide_by_view (const FhPlayer *player, const FhState *state, int seat, FhRng *rng)
{
  FhSeatView view;
  FhDecision decision;

  fh_seat_view_init (&view, state, seat);
  decision = fh_player_decide (player, &view, rng);
  /* Who holds both of two called cards only the dealer of the cards knows (NZ-073). */
  for (int n = 1; fh_refusal_asks_for_other_cards (fh_state_check (state, &decision.action).code);
       n++)
    decision = fh_player_decide_again (player, &view, n, rng);
  return decision;
}

/* --- A player who sees all cards ---
 *
 * For measurements only: how much is there to be won by knowing where the cards lie? */

/* Enough for nearly every card at tables of up to five, some tenths of a second at six. */
#define BUDGET 2000000

static void
solver_free (gpointer data)
{
  fh_solver_free (data);
}

/* The solver of this thread. */
static FhSolver *
own_solver (void)
{
  static GPrivate solvers = G_PRIVATE_INIT (solver_free);
  FhSolver *solver = g_private_get (&solvers);

  if (!solver)
    {
      solver = fh_solver_new (0);
      if (!solver)
        fh_shortage_end ();
      fh_solver_set_budget (solver, BUDGET);
      g_private_set (&solvers, solver);
    }
  return solver;
}

/* Puts the best card of all hands known in place of the one that @decision plays in @state, unless
 * that one is as good.  Other decisions stay as they are. */
static void
cheat (const FhState *state, FhDecision *decision)
{
  FhWorld world = { *state };
  FhSolverPosition position;
  FhSolverCard cards[FH_SOLVER_MAX_MOVES];
  FhSolver *solver = own_solver ();
  const FhSolverCard *best = NULL;

  if (decision->action.kind != FH_ACTION_PLAY || !fh_solver_position_init (&position, &world))
    return;

  /* What is remembered of other decisions must not make a difference where the budget ends. */
  fh_solver_forget (solver);
  gboolean wants = fh_seats_have (position.bidders, position.turn) != position.misere;
  int n = fh_solver_cards (solver, &position, cards);
  for (int i = 0; i < n; i++)
    {
      gboolean same =
          cards[i].card == decision->action.cards[0] && cards[i].named == decision->action.suit;
      if (cards[i].value == FH_SOLVER_UNKNOWN)
        {
          if (same)
            return;
          continue;
        }
      if (!best || (wants ? cards[i].value > best->value : cards[i].value < best->value)
          || (cards[i].value == best->value && same))
        best = &cards[i];
    }
  if (best)
    decision->action = fh_action_play (state->table.turn, best->card, (FhSuit) best->named);
}

/* Likewise, but the cards of all hands say which one is played. */
static FhDecision
decide_by_all_hands (const FhPlayer *player, const FhState *state, int seat, FhRng *rng)
{
  FhDecision decision = decide_by_view (player, state, seat, rng);

  cheat (state, &decision);
  return decision;
}

/* --- Players by name --- */

/* One row for each player that can be named.  `rules` plays as a steady character does. */
static const struct
{
  const char *name;
  FhPlayer player;
  FhSeatDecide decide;
} rows[] = {
  { "random", { .level = FH_PLAYER_RANDOM, .character = FH_STEADY }, decide_by_view },
  { "rules", { .level = FH_PLAYER_RULES, .character = FH_STEADY }, decide_by_view },
  { "careful", { .level = FH_PLAYER_RULES, .character = FH_CAREFUL }, decide_by_view },
  { "steady", { .level = FH_PLAYER_RULES, .character = FH_STEADY }, decide_by_view },
  { "bold", { .level = FH_PLAYER_RULES, .character = FH_BOLD }, decide_by_view },
  { "learner", { .level = FH_PLAYER_LEARNER, .character = FH_STEADY }, decide_by_view },
  { "beginner", { .level = FH_PLAYER_BEGINNER, .character = FH_STEADY }, decide_by_view },
  { "club", { .level = FH_PLAYER_CLUB, .character = FH_STEADY }, decide_by_view },
  { "strong", { .level = FH_PLAYER_STRONG, .character = FH_STEADY }, decide_by_view },
  { "expert", { .level = FH_PLAYER_EXPERT, .character = FH_STEADY }, decide_by_view },
  { "cheat", { .level = FH_PLAYER_RULES, .character = FH_STEADY }, decide_by_all_hands },
};

char *
fh_seats_names (gboolean only_honest)
{
  GString *names = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (!only_honest || rows[i].decide == decide_by_view)
      g_string_append_printf (names, names->len == 0 ? "%s" : " %s", rows[i].name);
  return g_string_free (names, FALSE);
}

/* "strong-bold": a level and a character, as the window's players have them. */
static gboolean
is_level_with_character (const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, "-", -1);

  return g_strv_length (words) == 2 && g_strv_contains (fh_computer_levels (), words[0])
         && g_strv_contains (fh_computer_characters (), words[1]);
}

gboolean
fh_seats_find (const char *name, FhSeatPlayer *player)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (name, rows[i].name))
      {
        *player = (FhSeatPlayer){ .player = rows[i].player, .decide = rows[i].decide };
        return TRUE;
      }
  if (!is_level_with_character (name))
    return FALSE;
  *player = (FhSeatPlayer){ .player = fh_computer_player (name), .decide = decide_by_view };
  return TRUE;
}

gboolean
fh_seats_find_honest (const char *name, FhPlayer *player)
{
  FhSeatPlayer found;

  if (!fh_seats_find (name, &found) || found.decide != decide_by_view)
    return FALSE;
  *player = found.player;
  return TRUE;
}

FhExit
fh_seats_misunderstand (const char *name, const char *names)
{
  g_autofree char *shown = fh_command_quote (name);

  /* Translators: %1$s is what was given as the name of a player, %2$s the names that there are. */
  return fh_command_misunderstand (_ ("there is no player “%1$s”, only: %2$s"), shown, names);
}

FhExit
fh_seats_parse (FhSeats *seats, const char *list, int n_seats)
{
  g_auto (GStrv) given = g_strsplit (list, ",", -1);
  int n = (int) g_strv_length (given);

  if (n != 1 && n != n_seats)
    return fh_command_misunderstand (
        ngettext ("--players needs one player for all seats or one for each of %d seat",
                  "--players needs one player for all seats or one for each of %d seats",
                  (gulong) n_seats),
        n_seats);
  for (int seat = 0; seat < n_seats; seat++)
    {
      const char *name = given[n == 1 ? 0 : seat];
      g_autofree char *names = fh_seats_names (FALSE);

      if (!fh_seats_find (name, &seats->players[seat]))
        return fh_seats_misunderstand (name, names);
    }
  return FH_EXIT_GO_ON;
}

/* --- What they do --- */

FhAction
fh_seats_decide_at (const FhSeats *seats, const FhState *state, int seat, FhRng *rng)
{
  const FhSeatPlayer *player = &seats->players[seat];

  return player->decide (&player->player, state, seat, rng).action;
}

FhAction
fh_seats_decide (const FhSeats *seats, const FhState *state, FhRng rngs[FH_MAX_SEATS])
{
  const FhTable *table = &state->table;
  int n_seats = table->rules.n_seats;
  FhAction action = fh_seats_decide_at (seats, state, table->turn, &rngs[table->turn]);

  /* Before the first call all hands are asked, from the dealer's left (D-DX-ACE). */
  if (!table->rules.ace_no_face || table->due != FH_ACTION_BID || table->n_calls > 0
      || action.kind == FH_ACTION_ACE_NO_FACE)
    return action;
  for (int i = 1; i < n_seats; i++)
    {
      int seat = (table->turn + i) % n_seats;
      FhAction other = fh_seats_decide_at (seats, state, seat, &rngs[seat]);

      if (other.kind == FH_ACTION_ACE_NO_FACE)
        return other;
    }
  return action;
}
