/* test-mistakes.c: which mistakes of learners and beginners can be made where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows say of a position which mistake can be made there and what is done then, or that it cannot
 * be made.  That the reasons are true is for test-motives.c.
 */
#include "fh-position.h"

#include "add-tests.h"
#include "fh-mistake.h"
#include "fh-notation.h"
#include "fh-player.h"
#include "fh-rules-player.h"

/* How often a learner is asked in a position, for each mistake to happen once at least. */
#define N_TRIES 200

typedef struct
{
  FhMistake mistake;
  const char *name;
  const char *preset;
  const char *contract; /* by seat 0, unless declarer says else; NULL in the auction */
  int declarer;
  const char
      *before;      /* cards that were played, or calls from seat 0 on, or NULL: a discard is due */
  const char *hand; /* of the seat that decides */
  const char *done; /* by mistake, or NULL where it cannot be made */
} Row;

static const Row rows[] = {
  /* The auction. */
  { FH_MISTAKE_LONG_WEAK_SUIT, "over-their-seven", "australian-4", NULL, 0, "7C",
    "KS 10S 9S 8S 7S QD 9D 8C 7D 6H", "8S" },
  { FH_MISTAKE_LONG_WEAK_SUIT, "over-their-bid", "american-4", NULL, 0, "6C",
    "KH QH 10H 9H 8H 9S 8S 9D 7C 6C", "7H" },
  { FH_MISTAKE_LONG_WEAK_SUIT, "not-over-the-partner", "american-4", NULL, 0, "6C PASS",
    "KH QH 10H 9H 8H 9S 8S 9D 7C 6C", NULL },
  { FH_MISTAKE_LONG_WEAK_SUIT, "not-with-the-tops", "australian-4", NULL, 0, "",
    "JO JH JD AH KH 10H AS KS 8C 7D", NULL },
  { FH_MISTAKE_OVERRATED, "almost-a-bid", "australian-4", NULL, 0, "",
    "JS AS KS 9S AD 9D 8C 7C 6H 5H", "7S" },
  { FH_MISTAKE_OVERRATED, "no-hand-at-all", "australian-4", NULL, 0, "",
    "9S 8S QC 8C 10D 9D QD 5H 10H 7C", NULL },
  { FH_MISTAKE_UNDERRATED, "just-a-bid", "australian-4", NULL, 0, "",
    "JS JC AS 9S AD 9D 8C 7C 6H 5H", "PASS" },
  { FH_MISTAKE_UNDERRATED, "nothing-to-bid", "australian-4", NULL, 0, "",
    "9S 8S QC 8C 10D 9D QD 5H 10H 7C", NULL },

  /* The kitty. */
  { FH_MISTAKE_NO_VOID, "low-of-two-suits", "australian-4", "7H", 0, NULL,
    "JO JH AH KH 9H 8H AS KS 6S 5S QD 6C 5C", "5S 6S 5C" },
  { FH_MISTAKE_NO_VOID, "low-cards-are-a-suit", "australian-4", "7H", 0, NULL,
    "JO JH AH KH 9H 8H AS KS QS 7D 6D 4D 10S", NULL },

  /* Leads. */
  { FH_MISTAKE_TRUMPS_KEPT, "declarer-with-the-tops", "australian-4", "8H", 0, "",
    "JO JH JD AH 10H AS 9S 9C 8D 7D", "AS" },
  { FH_MISTAKE_TRUMPS_KEPT, "no-trumps-to-draw", "australian-4", "7NT", 0, "",
    "JO AH KH QH 10H AS KS QS 8D 7D", NULL },
  { FH_MISTAKE_WINNER_FORGOTTEN, "king-when-the-ace-is-gone", "australian-4", "7NT", 0,
    "AS 5S 6S 7S", "KS QS 9D 6D 9C 8C 7C 9H 8H", "7C" },
  { FH_MISTAKE_WINNER_FORGOTTEN, "an-ace-is-known", "australian-4", "7NT", 0, "",
    "AS KS QS 9D 6D 9C 8C 7C 9H 8H", NULL },
  { FH_MISTAKE_VOID_FORGOTTEN, "king-to-be-trumped", "australian-4", "7H", 0, "AS 5D 6S 7S",
    "KS JH JD AH KH QH AD 7C 6C", "KS" },
  { FH_MISTAKE_VOID_FORGOTTEN, "nobody-can-trump-at-no-trump", "australian-4", "7NT", 0,
    "AS 5D 6S 7S", "KS JH JD AH KH QH AD 7C 6C", NULL },
  { FH_MISTAKE_VOID_FORGOTTEN, "bidder-is-out", "australian-4", "MIS", 0, "5S 6S 10S 10D KC QD",
    "4D 6C 7C 8C 5H 6H 7H 8S", "4D" },

  /* The joker. */
  { FH_MISTAKE_JOKER_KEPT, "aces-come-first", "australian-4", "8NT", 0, "",
    "JO AH KH QH AS KS AD KD AC KC", NULL },
  { FH_MISTAKE_JOKER_KEPT, "leads-trumps-from-the-top", "australian-4", "8H", 0, "",
    "JO AH KH QH 10H 9H AS 9C 8D 7D", "7D" },

  { FH_MISTAKE_JOKER_KEPT, "on-their-ace", "american-4", "7H", 1,
    "JH 4H 5H 6H AH 7H 8H 9H KH 10H QH JD AS 5S 7S", "JO KD QD 8C 7C 6C QC", "6C" },

  /* Following. */
  { FH_MISTAKE_PARTNER_COVERED, "ace-on-the-queen", "australian-4", "7H", 1, "9S QS 5S",
    "AS 6S 4D 6D 8C 7C 6C 9H 8H 5H", "AS" },
  { FH_MISTAKE_PARTNER_COVERED, "trump-on-the-ace", "new-zealand-4", "7H", 1, "9S AS 5S",
    "4D 6D KD 8C 7C 6C QC 9H 8H 5H", "5H" },
  { FH_MISTAKE_PARTNER_COVERED, "an-opponent-wins", "australian-4", "7H", 1, "9S 5S QS",
    "AS 6S 4D 6D 8C 7C 6C 9H 8H 5H", NULL },
  { FH_MISTAKE_TRICK_LEFT, "queen-stays-in-hand", "australian-4", "7H", 1, "9S 5S 10S",
    "QS 6S 4D 6D 8C 7C 6C 9H 8H 5H", "6S" },
  { FH_MISTAKE_TRICK_LEFT, "no-trump-on-their-ace", "australian-4", "7H", 1, "AS 5S 7S",
    "4D 6D KD 8C 7C 6C QC 9H 8H 5H", "6C" },
  { FH_MISTAKE_TRICK_LEFT, "the-partner-wins", "australian-4", "7H", 1, "9S AS 5S",
    "KS 6S 4D 6D 8C 7C 6C 9H 8H 5H", NULL },
  { FH_MISTAKE_ACE_THROWN, "ace-of-another-suit", "australian-4", "7NT", 1, "AS 5S 7S",
    "AD 8D 9C 8C 7C 6C 5C 10H 9H 6H", "AD" },
  { FH_MISTAKE_ACE_THROWN, "suit-is-followed", "australian-4", "7NT", 1, "AS 5S 7S",
    "8S AD 9C 8C 7C 6C 5C 10H 9H 6H", NULL },
  { FH_MISTAKE_TOO_HIGH, "king-under-the-ace", "australian-4", "7H", 1, "AS 5S 7S",
    "KS 9S 6S 4D 6D 8C 7C 6C 9H 8H", "KS" },
  { FH_MISTAKE_TOO_HIGH, "ace-where-the-queen-wins", "australian-4", "7H", 1, "9S 5S 10S",
    "QS AS 4D 6D 8C 7C 6C 9H 8H 5H", "AS" },
  { FH_MISTAKE_TOO_HIGH, "equal-cards", "australian-4", "7H", 1, "9S 5S 10S",
    "KS AS 4D 6D 8C 7C 6C 9H 8H 5H", NULL },

  /* Misère. */
  { FH_MISTAKE_BIDDER_SAVED, "king-over-the-nine", "australian-4", "MIS", 0, "9S",
    "8S 5S KS AD 10D 9C 8C 7H 8H 9H", "KS" },
  { FH_MISTAKE_BIDDER_SAVED, "the-bidder-is-under", "australian-4", "MIS", 0, "5S 9S",
    "8S 10S KS AD 10D 9C 8C 7H 8H 9H", NULL },
  { FH_MISTAKE_DANGER_KEPT, "four-where-the-eight-goes", "australian-4", "MIS", 0, "5S 9S 10S 9D",
    "8D 7D 4D 5C 6C 7C 5H 6H 4H", "4D" },
  { FH_MISTAKE_DANGER_KEPT, "one-card-of-the-suit", "australian-4", "MIS", 0, "5S 9S 10S 9D",
    "8D 4C 5C 6C 7C 5H 6H 4H 7H", NULL },
};

static void
set_up (FhState *state, FhSeatView *view, const Row *row)
{
  FhRules rules = position_rules (row->preset, NULL);

  if (row->contract == NULL)
    {
      position_deal (state, &rules, rules.n_callers - 1);
      if (*row->before)
        position_bid (state, row->before);
    }
  else
    {
      position_contract (state, &rules, row->contract, row->declarer);
      if (row->before)
        position_play (state, row->before);
      else
        {
          state->table.due = FH_ACTION_DISCARD;
          state->table.discards_made = 0;
          state->table.hand_size[0] = (uint8_t) (FH_HAND_SIZE + rules.kitty_size);
        }
    }
  position_give (state, state->table.turn, row->hand);
  if (row->contract && !row->before)
    state->kitty = state->dealt_kitty = 0;
  fh_seat_view_init (view, state, state->table.turn);
}

static char *
action_text (const FhAction *action)
{
  FhCardSet cards = 0;

  if (action->kind == FH_ACTION_BID)
    return g_strdup (fh_call_write ((FhCall) action->call));
  for (int i = 0; i < action->n_cards; i++)
    cards |= FH_SET (action->cards[i]);
  return position_text (cards);
}

static gboolean
is_done (const Row *row, const FhAction *action)
{
  FhCardSet cards = 0;

  if (action->kind == FH_ACTION_BID)
    return position_call (row->done) == action->call;
  for (int i = 0; i < action->n_cards; i++)
    cards |= FH_SET (action->cards[i]);
  return cards == position_cards (row->done);
}

/* What is done by mistake, and that a learner does it now and then. */
static void
test_row (gconstpointer data)
{
  const Row *row = data;
  const FhCharacter *steady = fh_character_get (FH_STEADY);
  const FhPlayer learner = { .level = FH_PLAYER_LEARNER, .character = FH_STEADY };
  FhOccasion occasion;
  FhAction action;
  FhReason reason;
  FhState state;
  FhSeatView view;
  FhRng rng;
  int n_made = 0;

  set_up (&state, &view, row);
  FhDecision sound = fh_rules_player_decide (steady, NULL, &view, 0);
  g_autofree char *usual = action_text (&sound.action);
  fh_occasion_init (&occasion, &view, steady, NULL, &sound);
  g_test_message ("sound: %s (%s)", usual, fh_motive_word ((FhMotive) sound.reason.motive));
  if (!fh_mistake_find (row->mistake, &occasion, &action, &reason))
    {
      g_assert_null (row->done);
      return;
    }
  g_autofree char *done = action_text (&action);
  g_test_message ("by mistake: %s (%s)", done, fh_motive_word ((FhMotive) reason.motive));
  g_assert_nonnull (row->done);
  g_assert_true (is_done (row, &action));
  g_assert_cmpint (reason.motive, ==, fh_mistake_motive (row->mistake));

  fh_rng_init (&rng, fh_seed_from_number (5), 0);
  for (int i = 0; i < N_TRIES; i++)
    {
      FhDecision decision = fh_player_decide (&learner, &view, &rng);
      g_assert_cmpint (fh_seat_view_check (&view, &decision.action).code, ==, FH_OK);
      n_made += decision.reason.motive == fh_mistake_motive (row->mistake)
                && fh_action_equal (&decision.action, &action);
    }
  g_assert_cmpint (n_made, >, 0);
  g_assert_cmpint (n_made, <, N_TRIES);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    add_test (&rows[i], test_row, "/players/mistakes/%s/%s",
              fh_motive_word (fh_mistake_motive (rows[i].mistake)), rows[i].name);
  return g_test_run ();
}
