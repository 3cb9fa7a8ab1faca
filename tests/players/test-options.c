/* test-options.c: each house rule changes what some player does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing else fails where the players forget a rule: they only play badly by it.  Games with the
 * same cards are played with an option and without it, side by side, until somebody does something
 * else.
 */
#include <glib.h>
#include <string.h>

#include "add-tests.h"
#include "fh-convention.h"
#include "fh-deal.h"
#include "fh-options.h"
#include "fh-player.h"
#include "quick-thinking.h"

#define N_GAMES 16
#define N_DEALS 4

/* What means something only beside another option. */
static const struct
{
  const char *name, *other, *value;
} beside[] = {
  { "swap-cards", "inkle-swap", "on" },
};

/* What happens next in @state of game @number, where all play as @player.  In some games the first
 * call is one that few make by themselves. */
static FhAction
next_action (const FhState *state, const FhPlayer *player, int number)
{
  const FhAction open = fh_action_bid (state->table.turn, FH_OPEN_MISERE);
  FhLegal legal;
  FhSeatView view;
  FhAction action;
  FhRng rng;

  fh_state_legal (state, &legal);
  for (int seat = 0; seat < state->table.rules.n_seats; seat++)
    if (fh_seats_have (legal.may_declare, seat))
      {
        fh_rng_init (&rng, fh_seed_from_number (7), 0);
        fh_seat_view_init (&view, state, seat);
        action = fh_player_decide (player, &view, &rng).action;
        if (action.kind == FH_ACTION_ACE_NO_FACE)
          return action;
      }
  if (number % 4 == 3 && state->table.due == FH_ACTION_BID && state->table.n_calls == 0
      && fh_state_check (state, &open).code == FH_OK)
    return open;
  fh_seat_view_init (&view, state, state->table.turn);
  for (int n_refused = 0;; n_refused++)
    {
      fh_rng_init (&rng, fh_seed_from_number (7), 0);
      action = fh_player_decide_again (player, &view, n_refused, &rng).action;
      /* Two called cards that one player holds, which no view tells. */
      if (fh_state_check (state, &action).code != FH_REFUSED_CALL_SAME_HOLDER)
        return action;
    }
}

/* Near the end of a game, or not, and with all agreements, or none, by @number. */
static void
begin (FhState *state, const FhRules *rules, int number)
{
  static const int totals[] = { 0, 460, -460, 380, -300 };

  fh_state_init (state, rules);
  for (int seat = 0; seat < FH_MAX_SEATS && number % 2; seat++)
    state->table.agreed[seat] = number % 4 == 1 ? FH_CONVENTION_BIT (FH_CONVENTION_INKLE)
                                                : FH_CONVENTION_BIT (FH_N_CONVENTIONS) - 1;
  for (int side = 0; side < FH_MAX_SEATS; side++)
    state->table.totals[side] = totals[(number + side * (number / 5 + 1)) % G_N_ELEMENTS (totals)];
}

/* Whether all do the same by @a and by @b in game @number. */
static gboolean
does_same (const FhRules *a, const FhRules *b, const FhPlayer *player, int number)
{
  FhSeed seed = fh_seed_from_number ((uint64_t) number + 1);
  FhState one, other;

  begin (&one, a, number);
  begin (&other, b, number);
  for (int deal = 0; deal < N_DEALS; deal++)
    {
      int dealer = deal > 0 ? one.table.turn : number % a->n_callers;
      FhAction action = fh_deal_from_seed (a, dealer, seed, deal);
      FhAction same = fh_deal_from_seed (b, dealer, seed, deal);

      if (!fh_action_equal (&action, &same))
        return FALSE;
      fh_state_apply (&one, &action);
      fh_state_apply (&other, &same);
      while (!one.table.deal_over && !other.table.deal_over)
        {
          if (one.table.due != other.table.due || one.table.turn != other.table.turn)
            return FALSE;
          action = next_action (&one, player, number);
          same = next_action (&other, player, number);
          if (!fh_action_equal (&action, &same))
            return FALSE;
          g_assert_cmpint (fh_state_apply (&one, &action).code, ==, FH_OK);
          g_assert_cmpint (fh_state_apply (&other, &same).code, ==, FH_OK);
        }
      if (one.table.due != FH_ACTION_DEAL || other.table.due != FH_ACTION_DEAL
          || one.table.turn != other.table.turn)
        break;
    }
  return TRUE;
}

/* Whether @rules with option @index as @value are played otherwise by somebody. */
static gboolean
matters (const FhRules *rules, int index, const char *value, gboolean searches)
{
  const FhPlayer player = { .level = searches ? FH_PLAYER_EXPERT : FH_PLAYER_RULES,
                            .character = FH_STEADY,
                            .thinking = searches ? &quick_thinking : NULL };
  FhRules other = *rules;

  if (fh_option_set (&other, fh_option_name (index), value) != FH_OPTION_OK
      || memcmp (&other, rules, sizeof other) == 0)
    return FALSE;
  for (int number = 0; number < (searches ? 4 : N_GAMES); number++)
    if (!does_same (rules, &other, &player, number))
      return TRUE;
  return FALSE;
}

/* Likewise with any value, at any table. */
static gboolean
matters_somewhere (int index, gboolean searches)
{
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;
      int min, max;

      fh_rules_init (&rules, (FhPreset) preset);
      for (gsize i = 0; i < G_N_ELEMENTS (beside); i++)
        if (g_str_equal (beside[i].name, fh_option_name (index)))
          fh_option_set (&rules, beside[i].other, beside[i].value);
      if (!fh_option_applies (&rules, index))
        continue;
      if (fh_option_range (&rules, index, &min, &max))
        {
          g_autofree char *least = g_strdup_printf ("%d", min);
          g_autofree char *most = g_strdup_printf ("%d", max);

          if (matters (&rules, index, least, searches) || matters (&rules, index, most, searches))
            return TRUE;
        }
      else
        for (int n = 0; fh_option_value (&rules, index, n) != NULL; n++)
          if (matters (&rules, index, fh_option_value (&rules, index, n), searches))
            return TRUE;
    }
  return FALSE;
}

static void
test_option (gconstpointer data)
{
  int index = GPOINTER_TO_INT (data);

  if (!matters_somewhere (index, FALSE) && !matters_somewhere (index, TRUE))
    g_error ("%s changes nothing that any player does", fh_option_name (index));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (int index = 0; index < fh_n_options (); index++)
    add_test (GINT_TO_POINTER (index), test_option, "/players/options/%s-%d",
              fh_option_name (index), index);
  return g_test_run ();
}
