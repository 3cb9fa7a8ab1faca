/* fh-seats.c: who plays at each seat of a simulated table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-seats.h"

#include <glib/gi18n.h>

/* `rules` plays as a steady character does. */
static const struct
{
  const char *name;
  FhPlayerKind kind;
  FhCharacterId character;
} kinds[] = {
  { "random", FH_PLAYER_RANDOM, FH_STEADY },  { "rules", FH_PLAYER_RULES, FH_STEADY },
  { "careful", FH_PLAYER_RULES, FH_CAREFUL }, { "steady", FH_PLAYER_RULES, FH_STEADY },
  { "bold", FH_PLAYER_RULES, FH_BOLD },
};

char *
fh_seats_names (void)
{
  GString *names = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_string_append_printf (names, i == 0 ? "%s" : " %s", kinds[i].name);
  return g_string_free (names, FALSE);
}

static gboolean
find_player (const char *name, FhPlayer *player)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (name, kinds[i].name))
      {
        *player =
            (FhPlayer){ .kind = (guint8) kinds[i].kind, .character = (guint8) kinds[i].character };
        return TRUE;
      }
  return FALSE;
}

FhExit
fh_seats_parse (FhSeats *seats, const char *list, int n_seats)
{
  g_auto (GStrv) names = g_strsplit (list, ",", -1);
  int n = (int) g_strv_length (names);

  if (n != 1 && n != n_seats)
    return fh_command_misunderstand (
        ngettext ("--players needs one player for all seats or one for each of %d seat",
                  "--players needs one player for all seats or one for each of %d seats",
                  (gulong) n_seats),
        n_seats);
  for (int seat = 0; seat < n_seats; seat++)
    {
      const char *name = names[n == 1 ? 0 : seat];
      if (!find_player (name, &seats->players[seat]))
        return fh_command_misunderstand (_ ("there is no player “%s”"), name);
    }
  return FH_EXIT_GO_ON;
}

static FhAction
decide (const FhSeats *seats, const FhState *state, int seat, FhRng *rngs)
{
  const FhPlayer *player = &seats->players[seat];
  FhSeatView view;
  FhAction action;

  fh_seat_view_init (&view, state, seat);
  action = fh_player_decide (player, &view, &rngs[seat]).action;
  /* Who holds both of two called cards only the dealer of the cards knows (NZ-073). */
  for (int n = 1; fh_state_check (state, &action).code == FH_REFUSED_CALL_SAME_HOLDER; n++)
    action = fh_player_call_again (player, &view, n, &rngs[seat]).action;
  return action;
}

FhAction
fh_seats_decide (const FhSeats *seats, const FhState *state, FhRng rngs[FH_MAX_SEATS])
{
  const FhTable *table = &state->table;
  int n_seats = table->rules.n_seats;
  FhAction action = decide (seats, state, table->turn, rngs);

  /* Before the first call all hands are asked, from the dealer's left (D-DX-ACE). */
  if (!table->rules.ace_no_face || table->due != FH_ACTION_BID || table->n_calls > 0
      || action.kind == FH_ACTION_ACE_NO_FACE)
    return action;
  for (int i = 1; i < n_seats; i++)
    {
      FhAction other = decide (seats, state, (table->turn + i) % n_seats, rngs);
      if (other.kind == FH_ACTION_ACE_NO_FACE)
        return other;
    }
  return action;
}
