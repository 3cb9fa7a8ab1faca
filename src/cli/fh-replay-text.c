/* fh-replay-text.c: the state that a record ends in, for people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-replay-text.h"

#include <glib/gi18n.h>

#include "fh-isolate.h"
#include "fh-next.h"
#include "fh-notation.h"
#include "fh-output.h"
#include "fh-sentences-rules.h"

/* "0 (Aroha)", or "0" for a seat without a name. */
static char *
seat_name (const FhRecord *record, int seat)
{
  const char *name = fh_record_player (record, seat);
  g_autofree char *shown = name != NULL ? fh_isolate (name) : NULL;

  /* Translators: a seat's number and the name of who sits there. */
  return shown ? g_strdup_printf (_ ("%d (%s)"), seat, shown) : g_strdup_printf ("%d", seat);
}

static void
print_deal (const FhRecord *record, const FhTable *table)
{
  g_autofree char *dealer = seat_name (record, table->dealer);

  fh_output_line (_ ("Deal %d, dealt by seat %s."), table->n_deals, dealer);
}

static void
print_contract (const FhRecord *record, const FhTable *table)
{
  if (table->deal_over && table->thrown_in)
    fh_output_line ("%s", _ ("The deal was thrown in."));
  else if (table->contract == FH_CALL_NONE && table->high_call == FH_PASS)
    fh_output_line ("%s", _ ("Nobody has bid yet."));
  else if (table->contract == FH_CALL_NONE)
    {
      g_autofree char *bidder = seat_name (record, table->high_bidder);
      /* Translators: the highest bid so far: a call such as 7NT, and a seat. */
      fh_output_line (_ ("Highest bid: %s by seat %s."), fh_call_write (table->high_call), bidder);
    }
  else if (table->contract == FH_PASS)
    fh_output_line ("%s", _ ("All passed: the deal is played without a contract."));
  else
    {
      g_autofree char *declarer = seat_name (record, table->declarer);
      /* Translators: a call such as 7NT, and a seat. */
      fh_output_line (_ ("Contract: %s by seat %s."), fh_call_write (table->contract), declarer);
    }
}

static void
print_tricks (const FhRecord *record, const FhTable *table)
{
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      g_autofree char *name = seat_name (record, seat);

      if (fh_seats_have (table->sitting_out, seat))
        fh_output_line (_ ("Seat %s sits out."), name);
      else
        fh_output_line (ngettext ("Seat %s has won %d trick.", "Seat %s has won %d tricks.",
                                  table->tricks[seat]),
                        name, table->tricks[seat]);
    }
}

static void
print_trick (const FhTable *table)
{
  g_autoptr (GString) cards = g_string_new (NULL);

  for (int i = table->trick_start; i < table->n_plays; i++)
    {
      char text[FH_PLAY_TEXT_SIZE];
      const FhPlayed *play = &table->plays[i];
      g_string_append_printf (cards, i == table->trick_start ? "%s" : " %s",
                              fh_play_write (play->card, (FhSuit) play->named, text));
    }
  if (cards->len == 0)
    return;
  /* Translators: %s are the cards of the trick as records write them, such as "5H KH". */
  fh_output_line (_ ("On the table: %s."), cards->str);
}

static void
print_scores (const FhTable *table)
{
  for (int side = 0; side < table->rules.n_sides; side++)
    {
      if (table->deal_over && !table->thrown_in)
        fh_output_line (ngettext ("Side %d scores %d and has %d point.",
                                  "Side %d scores %d and has %d points.",
                                  (gulong) ABS (table->totals[side])),
                        side, table->points[side], table->totals[side]);
      else
        fh_output_line (ngettext ("Side %d has %d point.", "Side %d has %d points.",
                                  (gulong) ABS (table->totals[side])),
                        side, table->totals[side]);
    }
}

static void
print_winners (const FhTable *table)
{
  for (int side = 0; side < table->rules.n_sides; side++)
    if (table->winners >> side & 1)
      {
        fh_output_line (_ ("The game is over: side %d has won."), side);
      }
}

static void
print_legal (const FhLegal *legal)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_auto (GStrv) cards = fh_next_list_cards (legal);

  for (FhCall call = FH_PASS; call < FH_N_CALLS; call++)
    if (legal->calls & FH_CALL_BIT (call))
      g_string_append_printf (words, " %s", fh_call_write (call));
  for (int i = 0; cards[i]; i++)
    g_string_append_printf (words, " %s", cards[i]);
  if (words->len == 0)
    return;
  /* Translators: %s are calls or cards as records write them, such as "5H KH". */
  fh_output_line (_ ("The rules allow: %s."), words->str + 1);
}

static void
print_next (const FhRecord *record, const FhState *state)
{
  FhLegal legal;
  g_autofree char *seat = NULL;

  if (state->table.due == FH_ACTION_NONE)
    {
      print_winners (&state->table);
      return;
    }
  if (state->table.turn == FH_SEAT_NONE)
    {
      fh_output_line ("%s", _ ("Next, any seat may deal."));
      return;
    }

  fh_state_legal (state, &legal);
  seat = seat_name (record, state->table.turn);
  switch ((FhActionKind) state->table.due)
    {
    case FH_ACTION_DEAL:
      fh_output_line (_ ("Next, seat %s deals."), seat);
      break;
    case FH_ACTION_ANSWER:
      fh_output_line (_ ("Next, seat %s answers to “ace, no face”."), seat);
      break;
    case FH_ACTION_BID:
      fh_output_line (_ ("Next, seat %s bids."), seat);
      break;
    case FH_ACTION_PARTNER:
      fh_output_line (ngettext ("Next, seat %s names a partner or none.",
                                "Next, seat %s names up to %d partners or none.", legal.count),
                      seat, legal.count);
      break;
    case FH_ACTION_CALL:
      fh_output_line (
          ngettext ("Next, seat %s calls a card.", "Next, seat %s calls %d cards.", legal.count),
          seat, legal.count);
      break;
    case FH_ACTION_DISCARD:
      fh_output_line (ngettext ("Next, seat %s discards %d card.",
                                "Next, seat %s discards %d cards.", legal.count),
                      seat, legal.count);
      break;
    case FH_ACTION_SWAP:
      fh_output_line (ngettext ("Next, seat %s gives the partner %d card.",
                                "Next, seat %s gives the partner %d cards.", legal.count),
                      seat, legal.count);
      break;
    case FH_ACTION_PLAY:
      fh_output_line (_ ("Next, seat %s plays a card."), seat);
      break;
    default:
      break;
    }
  print_legal (&legal);
}

void
fh_replay_print_text (const FhRecord *record)
{
  FhState state;

  fh_record_replay (record, fh_record_n_actions (record), &state);
  fh_output_line ("%s", fh_sentence_table (fh_record_rules (record)));
  if (state.table.n_deals > 0)
    {
      print_deal (record, &state.table);
      print_contract (record, &state.table);
      print_tricks (record, &state.table);
      print_trick (&state.table);
    }
  print_scores (&state.table);
  print_next (record, &state);
}
