/* test-known.c: what can be known during a deal, and what calls have told, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "fh-position.h"
#include "fh-sentences-held.h"
#include "fh-sentences-known.h"
#include "fh-sentences-why.h"

/* What is said to the person on seat 0 of the table of @state. */
static FhScene
scene_of (const FhState *state)
{
  static FhSeating seating;

  fh_seating_set_name (&seating, 1, "Joan");
  fh_seating_set_name (&seating, 2, "Bill");
  fh_seating_set_name (&seating, 3, "Ann");
  return (FhScene){ .table = &state->table, .seating = &seating };
}

/* --- Calls --- */

typedef struct
{
  const char *name;
  const char *preset;
  const char *calls; /* by the seats from 0 on, of which the last is meant */
  const char *words; /* what is said of the last of them */
} Row;

/* To the person, of a call that is open to him. */
static const Row to_say[] = {
  { "opening", "australian-4", "7H",
    "Tells your partner: strong hearts, more often than not with the joker or a bower." },
  { "opening-to-all", "new-zealand-3", "7H", /* HP-078 */
    "Tells the others: strong hearts, more often than not with the joker or a bower." },
  { "long-suit-to-all", "new-zealand-3", "6H", "Tells the others: long and strong hearts." },
  { "pass", "australian-4", "PASS", "Tells your partner: no suit is good enough to bid here." },
  { "pass-to-partner", "australian-4", "6S PASS 6C PASS PASS",
    "Tells your partner: your bid may stand." },
  { "pass-after-a-bid", "australian-4", "6S 7S PASS PASS PASS",
    "Tells your partner: no more than I have bid." },
  { "stand", "new-zealand-4", "6S PASS PASS PASS PASS", "Your bid becomes the contract." },
  /* D-DX-ROUNDS: whoever has passed may still go over it. */
  { "stand-in-rounds", "midwest-4", "7S PASS PASS PASS PASS",
    "Your bid stands unless somebody bids higher." },
};

/* To the person on seat 0 and to whoever asks why, of a call of another player. */
static const Row to_hear[] = {
  { "opening", "australian-4", "PASS 7H", /* S-127, HP-078 */
    "Joan opened with seven hearts: strong hearts, more often than not with the joker or a "
    "bower." },
  { "long-suit", "australian-4", "PASS 6H",
    "Joan bid six hearts: probably long and strong hearts." },
  { "over-an-opponent", "australian-4", "7S 7H",
    "Joan bid seven hearts: probably long and strong hearts." },
  { "help", "australian-4", "PASS 6S PASS 7S",
    "Ann went on to seven spades: probably help with spades." },
  { "more", "australian-4", "6C 6D PASS PASS 6H 7D",
    "Joan went on to seven diamonds: probably more for diamonds than the previous bid has said." },
  { "pass", "australian-4", "6C PASS",
    "Joan passed: probably no suit that was good enough to bid at this level." },
  { "pass-to-partner", "australian-4", "PASS 6S PASS PASS",
    "Ann passed: the partner’s bid may stand." },
  { "pass-after-a-bid", "australian-4", "6S 6C PASS PASS 7S PASS",
    "Joan passed: probably no more than the previous bid has said." },
  { "misere", "australian-4", "7C MIS",
    "Joan bid misère, to lose every trick: probably a low hand." },
  { "stand", "new-zealand-4", "PASS 6C PASS PASS PASS",
    "Joan let the bid stand: nobody had gone over it." },
};

static void
test_to_say (gconstpointer data)
{
  const Row *row = data;
  const char *last = strrchr (row->calls, ' ');
  FhRules rules = position_rules (row->preset, NULL);
  FhState state;

  position_deal (&state, &rules, rules.n_callers - 1);
  if (last != NULL)
    {
      g_autofree char *before = g_strndup (row->calls, (gsize) (last - row->calls));

      position_bid (&state, before);
    }
  g_assert_cmpint (state.table.turn, ==, 0);
  FhScene scene = scene_of (&state);
  FhTold told =
      fh_call_told (&state.table, 0, position_call (last != NULL ? last + 1 : row->calls));
  g_autofree char *said = fh_sentence_would_tell (&scene, &told, state.hands[0]);
  g_assert_cmpstr (said, ==, row->words);
}

static void
test_to_hear (gconstpointer data)
{
  const Row *row = data;
  FhRules rules = position_rules (row->preset, NULL);
  FhState state;

  position_deal (&state, &rules, rules.n_callers - 1);
  position_bid (&state, row->calls);
  FhScene scene = scene_of (&state);
  const FhCalled *called = &state.table.calls[state.table.n_calls - 1];
  FhTold told = fh_told_at (&state.table, state.table.n_calls - 1);
  FhAction action = fh_action_bid (called->seat, called->call);
  g_autofree char *heard = fh_sentence_told (&scene, &told);
  g_autofree char *why = fh_sentence_why_in_public (&scene, &action);
  g_assert_cmpstr (heard, ==, row->words);
  g_assert_cmpstr (why, ==, row->words);
}

/* Plays at a misère by seat 1, whose partner sits out, from the lead on: why the last was made. */
static const Row in_misere[] = {
  { "before-the-bidder", "australian-4", "5S 10S 9S 9D KD",
    "The bidder is still to play, and may have to win this trick." },
  { "over-the-bidder", "australian-4", "5S 9S", "This beats the five of spades." },
  { "under-the-bidder", "australian-4", "9S 5S", "The bidder was winning, and is left to win." },
  { "bidder-is-under", "australian-4", "5S 9S 10S",
    "The bidder cannot be caught in this trick any more." },
  { "lead", "australian-4", "5S 9S 10S 9D 8D 10D 5H",
    "The defenders lead what the bidder may be unable to stay under." },
  { "lead-of-his-void", "australian-4", "5S 9S 10S KD 8C QD JD",
    "The bidder has no diamonds, so that suit catches nothing." },
  { "to-his-void", "australian-4", "5S 10S 9S KD QD 8C AD 10D",
    "The bidder cannot be caught in this trick any more." },
  { "bidder-throws", "australian-4", "5S 9S 10S KD 8C",
    "Joan has no card of the led suit, and throws another." },
};

static void
test_in_misere (gconstpointer data)
{
  const Row *row = data;
  FhRules rules = position_rules (row->preset, NULL);
  FhState state;

  position_contract (&state, &rules, "MIS", 1);
  position_play (&state, row->calls);
  FhScene scene = scene_of (&state);
  const FhPlayed *last = &state.table.plays[state.table.n_plays - 1];
  FhAction action = fh_action_play (last->seat, last->card, FH_SUIT_NONE);
  g_autofree char *why = fh_sentence_why_in_public (&scene, &action);
  g_assert_cmpstr (why, ==, row->words);
}

/* All see what the bidder of an open misère has. */
static void
test_in_open_misere (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;

  position_contract (&state, &rules, "OMIS", 1);
  position_play (&state, "5S 9S 10S");
  state.table.open[1] = state.hands[1] = position_cards ("4H 5H 6H 7H 8H 5C 6C 7C 8C");
  position_play (&state, "KD");
  FhScene scene = scene_of (&state);
  FhAction action = fh_action_play (0, fh_set_first (position_cards ("KD")), FH_SUIT_NONE);
  g_autofree char *why = fh_sentence_why_in_public (&scene, &action);
  g_assert_cmpstr (why, ==, "The bidder has no diamonds, so that suit catches nothing.");
}

/* What was counted of such calls is said with its errors, with what another player's call tells,
 * and with what became of his bids; of the own one not: how often it is made depends on the hand
 * that one sees. */
static void
test_held (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;

  position_deal (&state, &rules, 3);
  position_bid (&state, "PASS 7H");
  FhScene scene = scene_of (&state);
  FhTold pass = fh_told_at (&state.table, 0), bid = fh_told_at (&state.table, 1);
  const FhHeld *of_pass = fh_held_find (&state.table, &pass);
  const FhHeld *of_bid = fh_held_find (&state.table, &bid);
  g_autofree char *passed = fh_sentence_meaning (&scene, &pass);
  g_autofree char *heard = fh_sentence_meaning (&scene, &bid);
  g_autofree char *of_joan =
      g_strdup_printf ("Joan opened with seven hearts: strong hearts, more often than not with the "
                       "joker or a bower.\n7♥ by club players: trumps %d–%d, joker or bower "
                       "%.0f%%\u00a0±\u00a0%.0f, other aces %d–%d, made %.0f%%\u00a0±\u00a0%.0f.",
                       of_bid->length[0], of_bid->length[1], 100.0 * of_bid->n_top / of_bid->n,
                       ceil (100 * fh_held_error (of_bid->n_top, of_bid->n)), of_bid->aces[0],
                       of_bid->aces[1], 100.0 * of_bid->n_made / of_bid->n_contracts,
                       ceil (100 * fh_held_error (of_bid->n_made, of_bid->n_contracts)));
  g_autofree char *own = g_strdup_printf (
      "Pass by club players: longest suit %d–%d, joker %.0f%%\u00a0±\u00a0%.0f, aces %d–%d.",
      of_pass->length[0], of_pass->length[1], 100.0 * of_pass->n_top / of_pass->n,
      ceil (100 * fh_held_error (of_pass->n_top, of_pass->n)), of_pass->aces[0], of_pass->aces[1]);
  g_assert_cmpstr (heard, ==, of_joan);
  g_assert_cmpstr (passed, ==, own);
  FhTold would = fh_call_told (&state.table, scene.person, fh_bid (8, FH_TRUMP_HEARTS));
  g_autofree char *bid_by_me = fh_sentence_held (&scene, &would);
  g_assert_nonnull (bid_by_me);
  g_assert_null (strstr (bid_by_me, "made"));

  /* By other rules only what a call tells anywhere is left, and of an own one nothing. */
  state.table.rules.misere = FALSE;
  g_clear_pointer (&passed, g_free);
  g_clear_pointer (&heard, g_free);
  passed = fh_sentence_meaning (&scene, &pass);
  heard = fh_sentence_meaning (&scene, &bid);
  g_assert_null (passed);
  g_assert_cmpstr (heard, ==,
                   "Joan opened with seven hearts: strong hearts, more often than not with the "
                   "joker or a bower.");
}

/* What the partner has shown by agreement can be answered, but not once the auction is over. */
static void
test_agreed (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;

  position_deal (&state, &rules, 1);
  for (int seat = 0; seat < 4; seat++)
    state.table.agreed[seat] = FH_CONVENTION_BIT (FH_CONVENTION_JOKER);
  for (int over = 0; over < 2; over++)
    {
      position_bid (&state, over ? "PASS PASS" : "6NT PASS");
      g_assert_cmpint (state.table.due != FH_ACTION_BID, ==, over);
      FhScene scene = scene_of (&state);
      FhTold told = fh_told_at (&state.table, 0);
      g_autofree char *heard = fh_sentence_told (&scene, &told);
      g_assert_true (
          g_str_has_prefix (heard, "By agreement the six no trump of Bill shows the joker"));
      g_assert_cmpint (strstr (heard, "bid on") == NULL, ==, over);
    }
}

/* --- Cards --- */

/* Who is out of trumps, in a line each, as seat 0 may know it. */
static char *
trumpless (const FhState *state)
{
  FhScene scene = scene_of (state);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) list = NULL;
  FhSeatView view;
  FhKnown known;

  fh_seat_view_init (&view, state, 0);
  fh_known_init (&known, &view);
  list = fh_sentences_trumpless (&scene, &known);
  for (guint i = 0; i < list->len; i++)
    g_string_append_printf (text, "%s\n", ((const FhSaid *) g_ptr_array_index (list, i))->text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Who has not followed has none left; but by table laws it may turn out a revoke, until the next
 * trick is led. */
static void
test_trumpless (void)
{
  static const struct
  {
    const char *laws, *contract, *plays, *words;
  } rows[] = {
    { NULL, "7H", "5H", "Nobody so far.\n" },
    { NULL, "7H", "5H 5C", "Joan has no trump left.\n" },
    { "laws=table", "7H", "5H 5C", "Nobody so far.\n" },
    { "laws=table", "7H", "5H 5C 6H 7H 8S", "Joan has no trump left.\n" },
    { NULL, "7NT", "5H 5C", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhRules rules = position_rules ("american-4", rows[i].laws);
      g_autofree char *said = NULL;
      FhState state;

      position_contract (&state, &rules, rows[i].contract, 0);
      position_play (&state, rows[i].plays);
      said = trumpless (&state);
      g_assert_cmpstr (said, ==, rows[i].words);
    }
}

/* The hand by suits, the left bower where it counts, and what somebody has played, are said in few
 * words. */
static void
test_cards (void)
{
  static const struct
  {
    const char *contract, *plays, *hand, *played, *voids;
  } rows[] = {
    { "7H", "5H 5C", "spades: A, 10\nhearts: joker, J, jack of diamonds, 4", "Joan: five of clubs.",
      "Joan has no trump left." },
    { "7NT", "5H 5C", "spades: A, 10\ndiamonds: J\nhearts: J, 4\njoker", "Joan: five of clubs.",
      "Joan has no hearts left." },
    { "7NT", "", "spades: A, 10\ndiamonds: J\nhearts: J, 4\njoker", "Joan has played no card yet.",
      "Nobody so far." },
  };
  static const FhCard hand[] = { FH_CARD (FH_SPADES, FH_TEN),    FH_CARD (FH_SPADES, FH_ACE),
                                 FH_CARD (FH_DIAMONDS, FH_JACK), FH_CARD (FH_HEARTS, FH_JACK),
                                 FH_CARD (FH_HEARTS, FH_FOUR),   FH_JOKER };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhRules rules = position_rules ("american-4", NULL);
      g_autofree char *held = NULL, *played = NULL, *voids = NULL;
      FhCardSet set = 0;
      FhSeatView view;
      FhState state;
      FhKnown known;
      FhScene scene;

      position_contract (&state, &rules, rows[i].contract, 0);
      position_play (&state, rows[i].plays);
      scene = scene_of (&state);
      for (gsize card = 0; card < G_N_ELEMENTS (hand); card++)
        set |= FH_SET (hand[card]);
      held = fh_sentence_hand (&scene, set);
      g_assert_cmpstr (held, ==, rows[i].hand);
      played = fh_sentence_played (&scene, 1);
      g_assert_cmpstr (played, ==, rows[i].played);
      fh_seat_view_init (&view, &state, 0);
      fh_known_init (&known, &view);
      voids = fh_sentence_voids (&scene, &known);
      g_assert_cmpstr (voids, ==, rows[i].voids);
    }
}

/* Where the person has seen them all, no name is said. */
static void
test_no_trump_left (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  g_autofree char *said = NULL;
  FhState state;

  position_contract (&state, &rules, "7H", 0);
  state.hands[0] = fh_effective_suit_cards (FH_HEARTS, FH_TRUMP_HEARTS);
  said = trumpless (&state);
  g_assert_cmpstr (said, ==, "Nobody else can have a trump any more.\n");
}

static void
add_rows (const char *name, const Row *rows, gsize n, GTestDataFunc func)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/known/%s/%s", name, rows[i].name);

      g_test_add_data_func (path, &rows[i], func);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_rows ("to-say", to_say, G_N_ELEMENTS (to_say), test_to_say);
  add_rows ("to-hear", to_hear, G_N_ELEMENTS (to_hear), test_to_hear);
  add_rows ("in-misere", in_misere, G_N_ELEMENTS (in_misere), test_in_misere);
  g_test_add_func ("/model/known/in-open-misere", test_in_open_misere);
  g_test_add_func ("/model/known/held", test_held);
  g_test_add_func ("/model/known/agreed", test_agreed);
  g_test_add_func ("/model/known/cards", test_cards);
  g_test_add_func ("/model/known/trumpless", test_trumpless);
  g_test_add_func ("/model/known/no-trump-left", test_no_trump_left);
  return g_test_run ();
}
