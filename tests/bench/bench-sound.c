/* bench-sound.c: what it costs or brings to keep to sound play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-sound [DEALS [PRESET [FIRST]]]: the same deals, bid by our players of rules, are
 * played from the first lead with one side searching as the expert does and the other by rules,
 * with and without the principles of fh-sound-play.h.  Both ways are one as long as they choose the
 * same cards.  Printed are the deals where they part and the paired difference of the points of
 * that side, with minus without, with its standard error over all deals.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "fh-card-search.h"
#include "fh-fit.h"
#include "fh-level.h"
#include "fh-player.h"

typedef struct
{
  double points, squares, made;
  int n, n_parted;
} Sum;

static const FhPlayer rules_player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
static FhThinking with, without;

static FhAction
by_search (const FhSeatView *view, const FhThinking *thinking)
{
  FhSeed seed = { .high = view->hand, .low = view->unseen };
  FhComparison search;

  if (!(view->legal.cards & (view->legal.cards - 1)))
    return fh_player_decide (&rules_player, view, NULL).action;
  if (!fh_card_search (&search, view, thinking, seed, NULL))
    abort ();
  return fh_action_play (view->seat, search.list[search.chosen].card,
                         (FhSuit) search.list[search.chosen].named);
}

/* Plays @state on with @thinking on the declarer's side or on the other.  Where the choice @without
 * principles is first another one, *@parted becomes the position after it. */
static bool
play (FhState *state, bool declaring, const FhThinking *thinking, FhState *parted)
{
  unsigned bidders = fh_table_bidders (&state->table);
  bool has_parted = false;

  bidders |= fh_seat_bit (state->hidden_partner);
  while (!state->table.deal_over)
    {
      FhSeatView view;
      fh_seat_view_init (&view, state, state->table.turn);
      FhAction action;
      if (fh_seats_have (bidders, view.seat) != declaring)
        action = fh_player_decide (&rules_player, &view, NULL).action;
      else
        {
          action = by_search (&view, thinking);
          FhAction other = action;
          if (parted && !has_parted)
            other = by_search (&view, &without);
          if (other.cards[0] != action.cards[0] || other.suit != action.suit)
            {
              has_parted = true;
              *parted = *state;
              if (fh_state_apply (parted, &other).code != FH_OK)
                abort ();
            }
        }
      if (fh_state_apply (state, &action).code != FH_OK)
        abort ();
    }
  return has_parted;
}

/* The points of the bidders less the mean of the others'. */
static double
points (const FhTable *table)
{
  unsigned bidders = fh_table_bidders (table);
  double own = 0, theirs = 0;
  int n = 0;

  for (int side = 0; side < table->rules.n_sides; side++)
    if (fh_rules_side_seats (&table->rules, side) & bidders)
      {
        own += table->points[side];
        n++;
      }
    else
      theirs += table->points[side];
  return own / n - theirs / (table->rules.n_sides - n);
}

static void
add (Sum *sum, const FhState *start, bool declaring)
{
  FhState state = *start, parted;

  sum->n++;
  if (!play (&state, declaring, &with, &parted))
    return;
  play (&parted, declaring, &without, NULL);
  double more = points (&state.table) - points (&parted.table);
  more = declaring ? more : -more;
  sum->n_parted++;
  sum->points += more;
  sum->squares += more * more;
  sum->made += (declaring ? 1 : -1) * (state.table.made - parted.table.made);
}

int
main (int argc, char **argv)
{
  static const char *const names[] = { "declarer", "defence", "misere", "against misere" };
  int n_deals = argc > 1 ? atoi (argv[1]) : 100, first = argc > 3 ? atoi (argv[3]) : 0;
  FhPreset preset = FH_PRESET_NEW_ZEALAND_4;
  Sum sums[4] = { { .n = 0 } };
  FhRules rules;

  if (argc > 2 && !fh_preset_from_id (argv[2], &preset))
    return 2;
  fh_rules_init (&rules, preset);
  with = without = *fh_level_thinking (FH_PLAYER_EXPERT);
  without.declaring.unsound = without.defending.unsound = 0;
  without.misere.unsound = without.against_misere.unsound = 0;
  for (int i = first; i < first + n_deals; i++)
    {
      FhState state;
      if (!fh_fit_reach (&state, &rules, i % rules.n_callers, 100000u + (uint64_t) i, 0)
          || state.table.contract == FH_PASS)
        continue;
      bool misere = fh_table_is_misere (&state.table);
      add (&sums[misere ? 2 : 0], &state, true);
      add (&sums[misere ? 3 : 1], &state, false);
    }
  for (int k = 0; k < 4; k++)
    if (sums[k].n)
      {
        double n = sums[k].n, mean = sums[k].points / n;
        printf ("%-14s %d deals, %d parted: %+.2f +- %.2f points a deal, %+.1f %% reached\n",
                names[k], sums[k].n, sums[k].n_parted, mean,
                sqrt ((sums[k].squares / n - mean * mean) / n), 100 * sums[k].made / n);
      }
  return 0;
}
