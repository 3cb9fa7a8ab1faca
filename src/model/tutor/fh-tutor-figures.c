/* fh-tutor-figures.c: the numbers that a player counts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who counts remembers.  Once a trick, where that is wanted and it is the person's turn, the tutor
 * asks how many trumps are out before it says so.  Nothing waits for the answer.
 */
#include <glib/gi18n.h>

#include "fh-hand-count.h"
#include "fh-sentences-count.h"
#include "fh-tutor-tells.h"
#include "fh-weighed.h"
#include "fh-words.h"

static void
add (FhTutorWords *words, int number, const char *caption, const char *sentence, const char *help)
{
  FhTutorFigure *figure = g_new0 (FhTutorFigure, 1);

  figure->number = number;
  figure->caption = g_strdup (caption);
  figure->sentence = g_strdup (sentence);
  figure->help = help;
  g_ptr_array_add (words->figures, figure);
}

/* What one begins with. */
static const char *
start_sentence (const FhHandCount *count)
{
  if (count->trump == FH_NO_TRUMP)
    return count->has_partner ? _ ("What small cards win on average at no-trump, with your "
                                   "partner’s cards and the kitty.")
                              : _ ("What small cards win on average at no-trump, with the kitty.");
  return count->has_partner ? _ ("What a hand with four small trumps wins on average, with your "
                                 "partner’s cards and the kitty.")
                            : _ ("What a hand with four small trumps wins on average, with the "
                                 "kitty.");
}

static void
count_tricks_of_hand (FhTutorWords *words, const FhHandCount *count)
{
  words->adds_up = TRUE;
  /* Translators: under the number of tricks that a count of a hand begins with. */
  add (words, count->start, C_ ("figure", "to begin with"), start_sentence (count),
       "bidding#first-bids");
  if (count->trump == FH_NO_TRUMP)
    /* Translators: under a number of tricks. */
    add (words, count->trumps, C_ ("figure", "joker"), _ ("What your joker adds."),
         "play#joker-no-trump");
  else
    /* Translators: under a number of tricks: so many are added for the trumps. */
    add (words, count->trumps, C_ ("figure", "for trumps"),
         _ ("What your trumps add: the joker, the bowers, the ace, and each beyond the fourth."),
         "ranks#trumps");
  /* Translators: under a number of tricks that the cards beside the trumps bring, aces and kings.
   */
  add (words, count->side, C_ ("figure", "side cards"),
       _ ("What your other high cards add, aces above all."), "bidding#first-bids");
  if (count->told != 0)
    /* Translators: under a number of tricks that the auction so far lets one expect, or takes away.
     */
    add (words, count->told, C_ ("figure", "the calls"),
         _ ("What the calls so far let you expect."), "bidding#first-bids");
  /* Translators: under the number of tricks that all this makes, which is an estimate. */
  add (words, count->total, C_ ("figure", "tricks, about"),
       _ ("The tricks to expect with this bid, by this hand and the calls so far: an average, no "
          "promise."),
       "bidding#first-bids");
}

/* Whether what the judge has found of the bid that @count is of says the same as the count. */
static gboolean
agrees (const FhHandCount *count, const FhCallAdvice *advice)
{
  gboolean is_even = fh_reach_of (advice->make) >= FH_REACH_EVEN;

  return advice->make < 0 || advice->n_layouts < FH_LEAST_LAYOUTS
         || is_even == (count->total >= fh_call_level (count->call));
}

/* Before a bid: the count that a person makes.  Where the judge knows better it is shown only of
 * the call that the person thinks about. */
static void
count_hand (FhTutorWords *words, const FhTutorMoment *moment, FhCall call)
{
  FhHandCount count;

  fh_hand_count_init (&count, &moment->view, call);
  if (!fh_call_is_misere (call))
    {
      const FhCallAdvice advice = fh_tutor_moment_advice (moment, call);

      if (moment->considered == call || agrees (&count, &advice))
        count_tricks_of_hand (words, &count);
      return;
    }
  /* Translators: under a number of cards with which one may have to win a trick. */
  add (words, count.risky, ngettext ("risky card", "risky cards", count.risky),
       _ ("Cards that others could make you win a trick with, if you keep them."), "misere#misere");
  if (count.put_away > 0)
    /* Translators: under the number of cards that are put away after the kitty. */
    add (words, count.put_away, ngettext ("can go", "can go", count.put_away),
         _ ("How many cards you put away once you have the kitty, which may bring better ones, or "
            "worse."),
         "kitty#discard");
}

/* During the play: what the plan hangs on. */
static void
count_tricks (FhTutorWords *words, const FhTutorMoment *moment)
{
  const FhPlan *plan = &moment->plan;

  if (plan->is_own && (moment->manner.counts & FH_COUNT_TRICKS))
    {
      /* Translators: under a number of tricks that are still to be won. */
      add (words, plan->needed, ngettext ("needed", "needed", plan->needed),
           plan->defends ? _ ("Tricks that your side still needs to set the contract.")
                         : _ ("Tricks that your side still needs to make the contract."),
           plan->defends ? "scoring#set" : "scoring#made");
      /* Translators: under a number of tricks that are won in any case. */
      add (words, plan->sure, ngettext ("sure", "sure", plan->sure),
           _ ("Tricks of your own hand that no cards of the others can take from it."),
           "ranks#trumps");
      /* Translators: under a number of tricks that will probably be won. */
      add (words, plan->likely, ngettext ("likely", "likely", plan->likely),
           _ ("Tricks of your own hand that are probable, but not sure."), "play#win");
    }
  if ((moment->manner.counts & FH_COUNT_TRUMPS) && plan->has_trumps && words->question == NULL
      && moment->view.hand != 0)
    /* Translators: under the number of trumps that others may hold. */
    add (words, plan->n_out, ngettext ("trump out", "trumps out", plan->n_out),
         _ ("Trumps that you have not seen: others hold them, or they lie in the discards."),
         "ranks#trumps");
}

/* Whether the trumps that are out are asked for; before the first trick nothing has been seen that
 * one could count. */
static gboolean
asks_to_count (const FhTutorMoment *moment)
{
  return moment->manner.count_first && (moment->manner.counts & FH_COUNT_TRUMPS)
         && moment->plan.has_trumps && !moment->has_counted && moment->view.table.n_tricks > 0
         && moment->view.hand != 0;
}

void
fh_tutor_tell_figures (FhTutorWords *words, const FhTutorMoment *moment)
{
  FhCall call = fh_tutor_moment_call (moment);

  if (asks_to_count (moment))
    words->question = g_strdup (_ ("How many trumps are still out?"));
  if (fh_tutor_moment_is_auction (moment) && call != FH_CALL_NONE && call != FH_PASS
      && (moment->manner.counts & FH_COUNT_TRICKS))
    count_hand (words, moment, call);
  else if (moment->view.table.due == FH_ACTION_PLAY)
    count_tricks (words, moment);
}

/* --- The answer --- */

/* The cards of @set, highest first. */
static char *
list_cards (FhCardSet set, FhDenomination trump)
{
  g_autoptr (GString) text = g_string_new (NULL);
  FhCard sorted[FH_N_CARDS];
  int n = fh_hand_order (set, (int) trump, FH_HAND_HIGH_FIRST, NULL, 0, sorted);

  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        /* Translators: between the cards of a list. */
        g_string_append (text, C_ ("between cards", ", "));
      g_string_append (text, fh_words_card (sorted[i]));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
fh_tutor_answer_words (const FhTutorMoment *moment, int number)
{
  const FhPlan *plan = &moment->plan;
  g_autofree char *cards = NULL;

  if (plan->n_out == 0)
    return g_strdup (number == 0 ? _ ("Right: no trump is out any more.")
                                 : _ ("No: no trump is out any more."));
  cards = list_cards (plan->trumps, fh_table_trump (&moment->view.table));
  return g_strdup_printf (
      number == plan->n_out
          /* Translators: %1$d is a number of trumps, %2$s lists them. */
          ? ngettext ("Right, %1$d: the %2$s.", "Right, %1$d: %2$s.", (gulong) plan->n_out)
          /* Translators: %1$d is a number of trumps, %2$s lists them. */
          : ngettext ("No, %1$d is out: the %2$s.", "No, %1$d are out: %2$s.",
                      (gulong) plan->n_out),
      (int) plan->n_out, cards);
}
