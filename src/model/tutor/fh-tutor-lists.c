/* fh-tutor-lists.c: the cards that may be played, the ladder of trumps, and what each call would
 * tell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-allowed.h"
#include "fh-sentences-advised.h"
#include "fh-sentences-held.h"
#include "fh-sentences-known.h"
#include "fh-trump-ladder.h"
#include "fh-tutor-tells.h"
#include "fh-way.h"
#include "fh-words.h"

/* Whether @seat has still to play to the trick in progress, or to the one that is to be led. */
static gboolean
is_to_come (const FhSeatView *view, int seat)
{
  const FhTable *table = &view->table;

  if (seat == view->seat || fh_seats_have (table->sitting_out, seat))
    return FALSE;
  for (int i = table->trick_start; i < table->n_plays; i++)
    if (table->plays[i].seat == seat)
      return FALSE;
  return TRUE;
}

/* The cards of the suit of @card that beat it and that those to come may hold. */
static int
n_higher (const FhSeatView *view, FhCard card, FhDenomination trump)
{
  FhCardSet others = 0;
  int n = 0;

  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (is_to_come (view, seat))
      others |= fh_seat_view_cards (view, seat);
  others &= fh_effective_suit_cards (fh_effective_suit (card, trump), trump);
  FH_FOREACH_CARD (other, others)
    n += fh_card_power (other, trump) > fh_card_power (card, trump);
  return n;
}

/* What a legal card does to the trick that others have begun. */
static char *
follow_sentence (const FhSeatView *view, FhCard card)
{
  const FhTable *table = &view->table;
  FhDenomination trump = fh_table_trump (table);
  FhSuit suit = fh_effective_suit (card, trump);
  int n = fh_table_trick_size (table), higher;
  const FhPlayed *winning = &table->plays[fh_table_winning_play (table, table->trick_start, n)];

  if (n + 1 == fh_table_n_playing (table))
    return g_strdup (fh_way_goes_over (view, card) ? _ ("It wins the trick.")
                                                   : _ ("It does not win the trick."));
  if (!fh_way_goes_over (view, card))
    {
      if (suit != fh_effective_suit (winning->card, trump))
        return g_strdup (_ ("It cannot win this trick."));
      /* Translators: %s is a card on the table. */
      return g_strdup_printf (_ ("The %s on the table beats it."),
                              fh_words_the_card (winning->card));
    }
  higher = n_higher (view, card, trump);
  if (higher == 0)
    return g_strdup (
        _ ("It is winning, and those still to play have no card of its suit that beats it."));
  return g_strdup_printf (
      ngettext ("It is winning, and those still to play may hold %d card of its suit that beats "
                "it.",
                "It is winning, and those still to play may hold %d cards of its suit that beat "
                "it.",
                (gulong) higher),
      higher);
}

static char *
lead_sentence (const FhSeatView *view, FhCard card)
{
  int higher = n_higher (view, card, fh_table_trump (&view->table));

  if (higher == 0)
    return g_strdup (_ ("No higher card of the suit is out."));
  return g_strdup_printf (ngettext ("%d higher card of the suit may be out.",
                                    "%d higher cards of the suit may be out.", (gulong) higher),
                          higher);
}

/* That @card is not of the suit which it shows; NULL for all but the left bower. */
static const char *
left_bower_line (FhCard card, FhDenomination trump)
{
  static const char *const lines[FH_N_SUITS] = {
    N_ ("This is the left bower, a spade in this deal."),
    N_ ("This is the left bower, a club in this deal."),
    N_ ("This is the left bower, a diamond in this deal."),
    N_ ("This is the left bower, a heart in this deal."),
  };

  if (trump == FH_NO_TRUMP || card != fh_left_bower (trump))
    return NULL;
  return _ (lines[trump]);
}

static char *
legal_sentence (const FhSeatView *view, FhCard card)
{
  const char *bower = left_bower_line (card, fh_table_trump (&view->table));
  g_autofree char *sentence = fh_table_trick_size (&view->table) > 0 ? follow_sentence (view, card)
                                                                     : lead_sentence (view, card);

  /* Translators: two sentences, one behind the other. */
  return bower != NULL ? g_strdup_printf (C_ ("sentences", "%1$s %2$s"), bower, sentence)
                       : g_steal_pointer (&sentence);
}

/* The suit whose cards the sentence of @card, which is legal, compares it with. */
static FhSuit
compared_suit (const FhSeatView *view, FhCard card)
{
  const FhTable *table = &view->table;
  int n = fh_table_trick_size (table);
  gboolean is_last = n + 1 == fh_table_n_playing (table);

  return n == 0 || (!is_last && fh_way_goes_over (view, card))
             ? fh_effective_suit (card, fh_table_trump (table))
             : FH_SUIT_NONE;
}

void
fh_tutor_tell_cards (FhTutorWords *words, const FhTutorMoment *moment)
{
  const FhSeatView *view = &moment->view;
  FhCard sorted[FH_N_CARDS];
  int n = fh_hand_order (view->hand, fh_hand_trump (&view->table), moment->manner.order,
                         moment->dealt, moment->n_dealt, sorted);
  gboolean playing = view->legal.due == FH_ACTION_PLAY;

  for (int i = 0; i < n; i++)
    {
      FhTutorCard *card = g_new0 (FhTutorCard, 1);

      card->card = sorted[i];
      card->legal = fh_set_has (view->legal.cards, sorted[i]);
      card->suit = FH_SUIT_NONE;
      card->help = "play#follow";
      if (playing && !card->legal)
        {
          FhRefusal refusal = fh_allowed_card (view, sorted[i]);

          card->sentence = fh_words_refusal_for_person (&refusal);
          card->help = fh_words_refusal_help (&refusal);
        }
      else if (playing)
        {
          card->sentence = legal_sentence (view, sorted[i]);
          card->suit = compared_suit (view, sorted[i]);
        }
      else
        {
          const char *role = fh_sentence_card_role (
              sorted[i],
              view->table.contract != FH_CALL_NONE ? (int) fh_tutor_moment_trump (moment) : -1);

          card->sentence = g_strdup (role != NULL ? role : "");
        }
      g_ptr_array_add (words->cards, card);
    }
}

static char *
where_sentence (const FhSeatView *view, const FhTrumpRung *place, const char *name)
{
  gboolean yours = place->seat == view->seat;
  int trick = place->trick + 1;

  switch ((FhTrumpPlace) place->place)
    {
    case FH_PLACE_TABLE:
      return yours ? g_strdup (_ ("on the table, played by you"))
                   /* Translators: where a card is; %s is a player. */
                   : g_strdup_printf (_ ("on the table, played by %s"), name);
    case FH_PLACE_PLAYED:
      return yours
                 /* Translators: where a card is; %d is the number of a trick. */
                 ? g_strdup_printf (_ ("played by you in trick %d"), trick)
                 /* Translators: where a card is; %1$s is a player, %2$d the number of a trick. */
                 : g_strdup_printf (_ ("played by %1$s in trick %2$d"), name, trick);
    case FH_PLACE_HAND:
      return g_strdup (_ ("in your hand"));
    case FH_PLACE_OUT:
      return g_strdup (_ ("in your discards"));
    case FH_PLACE_KNOWN:
      /* Translators: where a card is; %s is a player. */
      return g_strdup_printf (_ ("in the hand of %s"), name);
    case FH_PLACE_UNSEEN:
      break;
    }
  return g_strdup (_ ("not seen yet"));
}

/* Where the card of @rung is, which the tutor of the lower room knows. */
static void
locate (const FhTutorMoment *moment, FhTutorRung *rung)
{
  FhTrumpRung place = fh_trump_rung (&moment->view, rung->card);
  FhScene scene = fh_tutor_moment_scene (moment);
  g_autofree char *name = NULL;

  rung->place = (FhTrumpPlace) place.place;
  rung->seat = place.seat != FH_SEAT_NONE ? place.seat : -1;
  if (place.seat != FH_SEAT_NONE)
    name = fh_sentence_seat (&scene, place.seat);
  rung->sentence = where_sentence (&moment->view, &place, name);
}

void
fh_tutor_tell_ladder (FhTutorWords *words, const FhTutorMoment *moment)
{
  const FhSeatView *view = &moment->view;
  FhDenomination trump = fh_tutor_moment_trump (moment);
  FhCardSet set;
  FhCard sorted[FH_N_CARDS];
  int n;

  if (view->table.n_deals == 0)
    return;
  if (trump != FH_NO_TRUMP)
    set = fh_effective_suit_cards ((FhSuit) trump, trump);
  else
    set = FH_SET_JOKERS | FH_SET_RANK (FH_ACE) | FH_SET_RANK (FH_KING) | FH_SET_RANK (FH_QUEEN);
  n = fh_hand_order (set & view->table.rules.pack, (int) trump, FH_HAND_HIGH_FIRST, NULL, 0,
                     sorted);
  for (int i = 0; i < n; i++)
    {
      FhTutorRung *rung = g_new0 (FhTutorRung, 1);
      gboolean bower =
          trump != FH_NO_TRUMP
          && (sorted[i] == fh_right_bower (trump) || sorted[i] == fh_left_bower (trump));

      rung->card = sorted[i];
      /* Translators: a card with its face and what it is, either first: “right bower (jack of
       * spades)”, “jack of diamonds (left bower)”. */
      rung->name = bower ? g_strdup_printf (_ ("%1$s (%2$s)"),
                                            fh_sentence_card_role (sorted[i], (int) trump),
                                            fh_words_card (sorted[i]))
                         : g_strdup (fh_words_card (sorted[i]));
      locate (moment, rung);
      g_ptr_array_add (words->ladder, rung);
    }
}

/* --- Calls --- */

static const char *
call_help (FhCall call)
{
  switch (call)
    {
    case FH_PASS:
      return "bidding#passing";
    case FH_MISERE:
      return "misere#misere";
    case FH_OPEN_MISERE:
      return "misere#open";
    case FH_NULLO:
      return "misere#nullo";
    case FH_GRAND_NULLO:
      return "misere#grand-nullo";
    default:
      return "bidding#rank";
    }
}

/* One more line of what is said of @call; NULL is none. */
static void
add_line (FhTutorCall *call, const char *line)
{
  char *both;

  if (line == NULL)
    return;
  both = call->sentence != NULL ? g_strconcat (call->sentence, "\n", line, NULL) : g_strdup (line);
  g_free (call->sentence);
  call->sentence = both;
}

/* How @call stands beside the best, where its points do not say so. */
static void
add_verdicts (FhTutorCall *call, const FhAdvice *advice)
{
  for (int i = 0; advice != NULL && i < advice->n_choices; i++)
    {
      const FhAdvisedChoice *choice = &advice->choices[i];

      if (choice->action.kind == FH_ACTION_BID && choice->action.call == call->call
          && choice->n_layouts > 0 && !choice->action.inkle)
        add_line (call, fh_sentence_verdict ((FhVerdict) choice->verdict));
    }
}

void
fh_tutor_tell_calls (FhTutorWords *words, const FhTutorMoment *moment)
{
  const FhSeatView *view = &moment->view;
  const FhTable *table = &view->table;
  FhScene scene = fh_tutor_moment_scene (moment);
  FhCall calls[FH_N_CALLS + 1] = { FH_PASS };
  int n;

  if (table->due != FH_ACTION_BID)
    return;
  n = 1 + fh_rules_ladder_calls (&table->rules, calls + 1);
  for (int i = 0; i < n; i++)
    {
      FhTutorCall *call = g_new0 (FhTutorCall, 1);
      /* Before his turn the person may already see what he could call. */
      FhRefusal refusal = fh_table_check_call (table, view->seat, calls[i], FALSE);
      FhTold told = fh_call_told (table, view->seat, calls[i]);

      call->call = calls[i];
      call->legal = refusal.code == FH_OK;
      call->value = fh_rules_value (&table->rules, calls[i]);
      call->advice = fh_tutor_moment_advice (moment, calls[i]);
      call->sentence = call->legal ? fh_sentence_would_tell (&scene, &told, view->hand)
                                   : fh_words_refusal_for_person (&refusal);
      call->help = call_help (calls[i]);
      if (call->legal)
        {
          /* That failing would lose the game (HP-077). */
          g_autofree char *warning = fh_sentence_warning (&scene, view, calls[i]);
          g_autofree char *held = fh_sentence_held (&scene, &told);

          add_line (call, warning);
          add_line (call, held);
        }
      add_verdicts (call, moment->advice);
      g_ptr_array_add (words->calls, call);
    }
}
