/* fh-position.c: positions for the tests, said in the words of the record format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include <stdlib.h>
#include <string.h>

#include "fh-deal.h"
#include "fh-notation.h"
#include "fh-options.h"

FhRules
position_rules (const char *id, const char *options)
{
  FhRules rules;
  FhPreset preset;

  g_assert_true (fh_preset_from_id (id, &preset));
  fh_rules_init (&rules, preset);
  g_auto (GStrv) words = g_strsplit (options ? options : "", " ", -1);
  for (char **word = words; *word; word++)
    if (**word)
      {
        g_auto (GStrv) pair = g_strsplit (*word, "=", 2);
        g_assert_cmpint (fh_option_set (&rules, pair[0], pair[1]), ==, FH_OPTION_OK);
      }
  return rules;
}

FhCardSet
position_cards (const char *text)
{
  FhCardSet set = 0;

  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  for (char **word = words; *word; word++)
    if (**word)
      {
        FhCard card = fh_card_read (*word, strlen (*word));
        g_assert_cmpint (card, <, FH_N_CARDS);
        set |= FH_SET (card);
      }
  return set;
}

char *
position_text (FhCardSet set)
{
  GString *text = g_string_new (NULL);

  FH_FOREACH_CARD (card, set)
    {
      char word[FH_CARD_TEXT_SIZE];
      g_string_append_printf (text, "%s%s", text->len ? " " : "", fh_card_write (card, word));
    }
  return g_string_free (text, FALSE);
}

void
position_numbers (const char *text, int *numbers, int n)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  g_assert_true (*text == '\0' || g_strv_length (words) == (guint) n);
  for (int i = 0; i < n; i++)
    numbers[i] = *text ? atoi (words[i]) : 0;
}

FhCall
position_call (const char *word)
{
  FhCall call = fh_call_read (word, strlen (word));

  g_assert_cmpint (call, !=, FH_CALL_NONE);
  return call;
}

void
position_deal (FhState *state, const FhRules *rules, int dealer)
{
  /* Pinned, whatever the seeds of the program come to mean: perft counts its games. */
  guint64 high = 0, low = 500;
  FhRng rng;
  FhCard deck[FH_N_CARDS];

  for (int i = 0; i < 4; i++)
    rng.s[i] = fh_splitmix64 (i % 2 ? &low : &high);
  fh_deck_shuffle (deck, fh_deck_init (deck, rules), &rng);
  FhAction deal = fh_deck_deal (rules, dealer, deck);
  fh_state_init (state, rules);
  g_assert_cmpint (fh_state_apply (state, &deal).code, ==, FH_OK);
}

void
position_deal_number (FhState *state, const FhRules *rules, int dealer, guint64 number)
{
  FhAction deal = fh_deal_from_seed (rules, dealer, fh_seed_from_number (number), 0);

  fh_state_init (state, rules);
  g_assert_cmpint (fh_state_apply (state, &deal).code, ==, FH_OK);
}

void
position_contract (FhState *state, const FhRules *rules, const char *contract, int declarer)
{
  FhTable *table = &state->table;
  gboolean none = g_str_equal (contract, "NONE");

  fh_state_init (state, rules);
  table->n_deals = 1;
  table->dealer = (uint8_t) (rules->n_callers - 1);
  table->contract = none ? FH_PASS : position_call (contract);
  table->declarer = none ? FH_SEAT_NONE : (uint8_t) declarer;
  table->due = FH_ACTION_PLAY;
  table->turn = (uint8_t) declarer;
  if (fh_table_is_misere (table) && table->contract != FH_GRAND_NULLO)
    table->sitting_out =
        fh_seats_without (fh_rules_side_seats (rules, rules->side_of[declarer]), declarer);
  for (int seat = 0; seat < rules->n_seats; seat++)
    table->hand_size[seat] = FH_HAND_SIZE;
}

void
position_bid (FhState *state, const char *calls)
{
  g_auto (GStrv) words = g_strsplit (calls, " ", -1);

  for (char **word = words; *word; word++)
    {
      gboolean inkle = g_str_has_suffix (*word, "+inkle");
      g_auto (GStrv) parts = g_strsplit (*word, "+", 2);
      FhAction action = fh_action_bid (state->table.turn, position_call (parts[0]));
      action.inkle = inkle;
      g_assert_cmpint (state->table.due, ==, FH_ACTION_BID);
      g_assert_cmpstr (fh_refusal_word (fh_state_apply (state, &action).code), ==, "ok");
    }
}

static FhAction
play_of (const FhState *state, const char *word)
{
  FhSuit named;
  FhCard card = fh_play_read (word, strlen (word), &named);

  return fh_action_play (state->table.turn, card, named);
}

void
position_play (FhState *state, const char *plays)
{
  g_auto (GStrv) words = g_strsplit (plays, " ", -1);

  for (char **word = words; *word; word++)
    if (**word)
      {
        FhAction action = play_of (state, *word);
        state->hands[action.seat] |= FH_SET (action.cards[0]);
        g_assert_cmpstr (fh_refusal_word (fh_state_apply (state, &action).code), ==, "ok");
      }
}

FhRefusal
position_check_call (const FhState *state, const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word, "+", 2);
  FhAction action = fh_action_bid (state->table.turn, position_call (parts[0]));

  action.inkle = parts[1] != NULL;
  return fh_state_check (state, &action);
}

FhRefusal
position_check_play (const FhState *state, const char *word)
{
  FhAction action = play_of (state, word);

  return fh_state_check (state, &action);
}

static const char *const statement_words[] = {
  [FH_ACTION_BID] = "bid",
  [FH_ACTION_PARTNER] = "partner",
  [FH_ACTION_DISCARD] = "discard",
  [FH_ACTION_PLAY] = "play",
  [FH_ACTION_MISDEAL] = "misdeal",
  [FH_ACTION_EXPOSE] = "expose",
  [FH_ACTION_DEMAND] = "demand",
  [FH_ACTION_ACCEPT] = "accept",
  [FH_ACTION_CORRECT] = "correct",
  [FH_ACTION_ENTRY] = "entry",
  [FH_ACTION_CHALLENGE] = "challenge",
};

/* The action that the words of a statement say, up to one that begins with "!". */
static FhAction
parse_statement (char **words)
{
  FhAction action = fh_action_say (FH_ACTION_NONE, atoi (words[1]));

  for (size_t kind = 0; kind < G_N_ELEMENTS (statement_words); kind++)
    if (g_strcmp0 (statement_words[kind], words[0]) == 0)
      action.kind = (uint8_t) kind;
  g_assert_cmpint (action.kind, !=, FH_ACTION_NONE);
  for (char **word = words + 2; *word && **word != '!'; word++)
    {
      FhSuit named;
      FhCard card = fh_play_read (*word, strlen (*word), &named);

      if (action.kind == FH_ACTION_BID)
        action.call = position_call (*word);
      else if (action.kind == FH_ACTION_PARTNER)
        action.seats[action.n_seats++] = (uint8_t) atoi (*word);
      else if (action.kind == FH_ACTION_ENTRY)
        action.points = atoi (*word);
      else if (card != FH_CARD_NONE)
        {
          action.cards[action.n_cards++] = card;
          action.suit = (uint8_t) named;
        }
      else
        {
          action.way = (uint8_t) fh_exposure_read (*word, strlen (*word));
          g_assert_cmpint (action.way, !=, FH_N_EXPOSURES);
        }
    }
  return action;
}

void
position_script (FhState *state, const char *script)
{
  g_auto (GStrv) statements = g_strsplit (script, "; ", -1);

  for (char **statement = statements; *statement; statement++)
    {
      g_auto (GStrv) words = g_strsplit (*statement, " ", -1);
      char *last = words[g_strv_length (words) - 1];
      FhAction action = parse_statement (words);
      FhState before = *state;
      FhRefusal refusal = fh_state_apply (state, &action);

      g_test_message ("%s", *statement);
      g_assert_cmpstr (fh_refusal_word (refusal.code), ==, *last == '!' ? last + 1 : "ok");
      if (*last == '!')
        g_assert_cmpmem (state, sizeof *state, &before, sizeof before);
    }
}

void
position_hands (FhState *state, const char *hands)
{
  g_auto (GStrv) parts = g_strsplit (hands, "/", -1);

  for (int seat = 0; parts[seat]; seat++)
    state->hands[seat] = strchr (parts[seat], '-') ? 0 : position_cards (parts[seat]);
}

void
position_give (FhState *state, int seat, const char *hand)
{
  FhTable *table = &state->table;
  FhCardSet left = table->rules.pack;

  state->hands[seat] = state->dealt[seat] = position_cards (hand);
  g_assert_cmpint (fh_set_size (state->hands[seat]), ==, table->hand_size[seat]);
  left &= ~state->hands[seat];
  for (int i = 0; i < table->n_plays; i++)
    {
      g_assert_true (fh_set_has (left, table->plays[i].card));
      left &= ~FH_SET (table->plays[i].card);
    }
  /* Who has shown a void first: his cards are fewer.  Such voids are kept. */
  for (int k = 0; k < 2 * table->rules.n_seats; k++)
    {
      int other = k % table->rules.n_seats;

      if (other == seat || (table->shown_void[other] != 0) != (k < table->rules.n_seats))
        continue;
      state->hands[other] = 0;
      for (int i = 0; i < table->hand_size[other]; i++)
        {
          FhCardSet may = left;
          for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
            if ((table->shown_void[other] >> s) & 1)
              may &= ~fh_effective_suit_cards ((FhSuit) s, fh_table_trump (table));
          g_assert_cmpint (fh_set_size (may), >, 0);
          FhCard card = fh_set_first (may);
          state->hands[other] |= FH_SET (card);
          left &= ~FH_SET (card);
        }
      state->dealt[other] = state->hands[other];
    }
  if (state->kitty)
    state->kitty = state->dealt_kitty = left;
}
