/* test-sound-play.c: which principle of sound play a card goes against.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows name one of the positions in tests/data/positions, a card that may be played there, and the
 * principle; HP-072 to HP-077 and NZ-062 are the rules of thumb behind several of them.
 */
#include "fh-complaint.h"

#include "add-tests.h"
#include "fh-notation.h"
#include "fh-player.h"
#include "fh-position.h"
#include "fh-sound-play.h"

typedef struct
{
  const char *position, *card;
  FhUnsound expected;
} Row;

static const Row rows[] = {
  { "over-partners-jack", "AH", FH_UNSOUND_OVER_PARTNER },
  { "over-partners-jack", "4H", FH_SOUND },
  { "over-partners-ruff", "7H", FH_UNSOUND_OVER_PARTNER },
  { "over-left-bower", "JS", FH_UNSOUND_OVER_PARTNER },
  { "second-six-hands", "12H", FH_SOUND },
  { "under-partners-joker", "JC", FH_UNSOUND_TOO_HIGH },
  { "over-ruffs-small", "KH", FH_UNSOUND_TOO_HIGH },
  { "over-ruffs-small", "9H", FH_SOUND },
  { "takes-with-the-king", "AD", FH_SOUND },
  { "trump-dummys-ace", "KD", FH_UNSOUND_THROWN },
  { "trump-dummys-ace", "AH", FH_UNSOUND_TOO_HIGH },
  { "second-canadian-trump", "JO", FH_UNSOUND_TOP_SPENT },
  { "second-bower-midwest", "JC", FH_UNSOUND_TOP_SPENT },
  { "second-ace-is-enough", "AD", FH_SOUND },
  { "takes-with-the-king", "8D", FH_UNSOUND_LEFT },
  { "def-ruffs-small", "6H", FH_UNSOUND_LEFT },
  { "tops-second-round", "9D", FH_UNSOUND_LOW_TRUMP },
  { "tops-second-round", "AD", FH_SOUND },
  { "tops-joker-gone", "KC", FH_UNSOUND_UNDRAWN },
  { "draw-before-hearts", "AH", FH_UNSOUND_UNDRAWN },
  { "draw-stop", "KS", FH_UNSOUND_OVERDRAWN },
  { "draw-stop", "AD", FH_SOUND },
  { "misdef-void-not-led", "4H", FH_UNSOUND_VOID_LED },
  { "misdef-void-not-led", "6D", FH_SOUND },
  { "misdef-two-voids", "KC", FH_UNSOUND_VOID_LED },
  { "misdef-two-voids", "10H", FH_UNSOUND_HIGH_LED },
  { "misdef-joker-not-to-follow", "KH", FH_UNSOUND_BIDDER_SAVED },
  { "misdef-joker-midwest", "JO", FH_UNSOUND_BIDDER_SAVED },
  { "misdef-high-when-under", "4D", FH_UNSOUND_LOW_WASTED },
  { "misdef-joker-kept", "JO", FH_UNSOUND_JOKER_SPENT },
  { "opendef-joker-not-on-partners-ten", "JO", FH_UNSOUND_JOKER_SPENT },
  { "opendef-joker-not-on-partners-ten", "AS", FH_SOUND },
  { "misdef-joker-gets-under", "JO", FH_SOUND },
  { "misdef-low-before-bidder", "KD", FH_UNSOUND_HIGH_BEFORE },
  { "misdef-high-under-sure-card", "QD", FH_SOUND },
  { "mis-highest-under", "8D", FH_UNSOUND_NOT_HIGHEST },
  { "mis-highest-under", "QD", FH_SOUND },
};

static GPtrArray *complaints;

static const FhState *
find_position (const char *name)
{
  for (guint i = 0; i < complaints->len; i++)
    {
      const FhComplaint *complaint = complaints->pdata[i];

      if (g_str_equal (complaint->name, name))
        return &complaint->state;
    }
  g_error ("no position is called %s", name);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  const FhState *state = find_position (row->position);
  FhCard card = fh_card_read (row->card, strlen (row->card));
  FhSeatView view;
  FhReading reading;

  fh_seat_view_init (&view, state, state->table.turn);
  g_assert_true (fh_set_has (view.legal.cards, card));
  fh_reading_init (&reading, &view, &fh_skill, false);
  g_assert_cmpint (fh_sound_play_judge (&reading, card), ==, row->expected);
}

/* The rules of thumb keep to sound play nearly always, or the principles were wrong; and these
 * refuse many cards, or they told nothing. */
static void
test_natural (void)
{
  static const FhPreset presets[] = { FH_PRESET_NEW_ZEALAND_4, FH_PRESET_AUSTRALIAN_6,
                                      FH_PRESET_CLASSIC_3, FH_PRESET_NEW_ZEALAND_5 };
  static const FhPlayer rules_player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  int n = 0, n_unsound = 0, n_refused = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (presets); i++)
    for (guint64 number = 0; number < 40; number++)
      {
        FhRules rules;
        FhState state;

        fh_rules_init (&rules, presets[i]);
        position_deal_number (&state, &rules, (int) (number % rules.n_callers), number);
        while (!state.table.deal_over)
          {
            FhSeatView view;
            FhReading reading;
            int n_again = 0;

            fh_seat_view_init (&view, &state, state.table.turn);
            FhAction action = fh_player_decide (&rules_player, &view, NULL).action;
            if (action.kind == FH_ACTION_PLAY)
              {
                fh_reading_init (&reading, &view, &fh_skill, false);
                FH_FOREACH_CARD (card, view.legal.cards)
                  n_refused += fh_sound_play_judge (&reading, card) != FH_SOUND;
                n_unsound += fh_sound_play_judge (&reading, action.cards[0]) != FH_SOUND;
                n++;
              }
            while (fh_state_apply (&state, &action).code != FH_OK)
              action = fh_player_decide_again (&rules_player, &view, ++n_again, NULL).action;
          }
      }
  g_test_message ("%d of %d plays go against a principle; %d cards would", n_unsound, n, n_refused);
  g_assert_cmpint (n_unsound * 33, <, n);
  g_assert_cmpint (n_refused, >, n / 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  complaints = fh_complaints_load ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    add_test (&rows[i], test_row, "/players/sound-play/%s/%s", rows[i].position, rows[i].card);
  g_test_add_func ("/players/sound-play/natural", test_natural);
  int result = g_test_run ();
  g_ptr_array_unref (complaints);
  return result;
}
