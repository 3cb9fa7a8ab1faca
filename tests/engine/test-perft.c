/* test-perft.c: how many ways there are to go on, counted for a seeded deal of every preset.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A count changes when anything about what is legal changes.  The numbers were taken once `replay
 * --json` agreed with an independent implementation of the rules over thousands of games.
 */
#include "add-tests.h"
#include "fh-position.h"

#define AUCTION_DEPTH 3
#define PLAY_DEPTH    6

/* clang-format off */
static const struct
{
  FhPreset preset;
  guint64 auctions; /* sequences of three calls after the deal */
  guint64 plays;    /* sequences of six cards in the lowest bid of the first caller, and at no-trump */
  guint64 no_trump_plays;
} rows[] = {
  { FH_PRESET_AMERICAN_4, 3276, 2813, 3797 },
  { FH_PRESET_NEW_ZEALAND_4, 4088, 10644, 3076 },
  { FH_PRESET_AUSTRALIAN_4, 4060, 10644, 7276 },
  { FH_PRESET_CANADIAN_4, 4060, 10644, 3112 },
  { FH_PRESET_MIDWEST_4, 3635, 2948, 3260 },
  { FH_PRESET_AMERICAN_2, 351, 41288, 68672 },
  { FH_PRESET_AMERICAN_2_SHORT, 351, 34024, 28592 },
  { FH_PRESET_AMERICAN_3, 3276, 16339, 25167 },
  { FH_PRESET_AMERICAN_5, 3276, 2070, 2325 },
  { FH_PRESET_AMERICAN_6, 3276, 448, 476 },
  { FH_PRESET_NEW_ZEALAND_2, 3251, 5430, 1856 },
  { FH_PRESET_NEW_ZEALAND_3, 4088, 28536, 25162 },
  { FH_PRESET_NEW_ZEALAND_5, 4088, 2016, 2331 },
  { FH_PRESET_NEW_ZEALAND_6, 4088, 1440, 1890 },
  { FH_PRESET_NEW_ZEALAND_6_PAIRS, 4088, 1440, 1890 },
  { FH_PRESET_CLASSIC_3, 3276, 16339, 25167 },
  { FH_PRESET_AUSTRALIAN_3, 4060, 3569, 3488 },
  { FH_PRESET_AUSTRALIAN_6, 4060, 1440, 2905 },
  { FH_PRESET_AUSTRALIAN_6_SOLO, 4060, 1440, 2905 },
};
/* clang-format on */

static guint64
count (const FhState *state, int depth)
{
  FhLegal legal;
  guint64 n = 0;

  if (depth == 0)
    return 1;
  fh_state_legal (state, &legal);
  for (FhCall call = FH_PASS; call < FH_N_CALLS; call++)
    {
      if (!(legal.calls >> call & 1))
        continue;
      FhState next = *state;
      FhAction bid = fh_action_bid (legal.seat, call);
      g_assert_cmpint (fh_state_apply (&next, &bid).code, ==, FH_OK);
      n += next.table.due == FH_ACTION_BID ? count (&next, depth - 1) : 1;
    }
  FH_FOREACH_CARD (card, legal.cards)
    for (int suit = 0; suit <= FH_N_SUITS; suit++)
      {
        FhState next = *state;
        FhAction play =
            fh_action_play (legal.seat, card, suit < FH_N_SUITS ? (FhSuit) suit : FH_SUIT_NONE);
        if (fh_state_apply (&next, &play).code == FH_OK)
          n += count (&next, depth - 1);
      }
  return n;
}

/* Does what is due until cards are played: the first seat named, the lowest cards discarded or
 * called. */
static void
go_to_play (FhState *state, FhCall call)
{
  while (state->table.due != FH_ACTION_PLAY)
    {
      FhLegal legal;
      FhAction action = { .kind = state->table.due,
                          .seat = state->table.turn,
                          .suit = FH_SUIT_NONE };

      fh_state_legal (state, &legal);
      if (legal.due == FH_ACTION_BID)
        action = fh_action_bid (legal.seat, state->table.n_calls == 0 ? call : FH_PASS);
      else if (legal.due == FH_ACTION_DISCARD || legal.due == FH_ACTION_CALL)
        for (int i = 0; i < legal.count; i++, legal.cards &= legal.cards - 1)
          action.cards[action.n_cards++] = fh_set_first (legal.cards);
      g_assert_cmpint (fh_state_apply (state, &action).code, ==, FH_OK);
    }
}

static guint64
count_plays (const FhState *dealt, FhCall call)
{
  FhState state = *dealt;

  go_to_play (&state, call);
  return count (&state, PLAY_DEPTH);
}

static void
deal (FhState *state, FhPreset preset)
{
  FhRules rules;

  fh_rules_init (&rules, preset);
  position_deal (state, &rules, rules.n_callers - 1);
}

static void
test_perft (gconstpointer data)
{
  int i = GPOINTER_TO_INT (data);
  FhState state;

  deal (&state, rows[i].preset);
  g_assert_cmpuint (count (&state, AUCTION_DEPTH), ==, rows[i].auctions);
  g_assert_cmpuint (count_plays (&state, fh_bid (6, FH_TRUMP_SPADES)), ==, rows[i].plays);
  g_assert_cmpuint (count_plays (&state, fh_bid (6, FH_NO_TRUMP)), ==, rows[i].no_trump_plays);
}

/* Every preset has its row. */
static void
test_all_presets (void)
{
  g_assert_cmpuint (G_N_ELEMENTS (rows), ==, FH_N_PRESETS);
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    g_assert_cmpint (rows[preset].preset, ==, preset);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    add_test (GINT_TO_POINTER (i), test_perft, "/engine/perft/%s", fh_preset_id (rows[i].preset));
  g_test_add_func ("/engine/perft/all-presets", test_all_presets);
  return g_test_run ();
}
