/* fh-tutor-figures.c: the numbers that a player counts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-hand-count.h"
#include "fh-tutor-private.h"
#include "fh-words.h"

static void
add (FhTutor *self, int number, const char *caption, const char *sentence, const char *help)
{
  FhTutorFigure *figure = g_new0 (FhTutorFigure, 1);

  figure->number = number;
  figure->caption = g_strdup (caption);
  figure->sentence = g_strdup (sentence);
  figure->help = g_strdup (help);
  g_ptr_array_add (self->figures, figure);
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
count_tricks_of_hand (FhTutor *self, const FhHandCount *count)
{
  self->adds_up = TRUE;
  /* Translators: under the number of tricks that a count of a hand begins with. */
  add (self, count->start, C_ ("figure", "to begin with"), start_sentence (count),
       "bidding#first-bids");
  if (count->trump == FH_NO_TRUMP)
    /* Translators: under a number of tricks. */
    add (self, count->trumps, C_ ("figure", "joker"), _ ("What your joker adds."),
         "play#joker-no-trump");
  else
    /* Translators: under a number of tricks. */
    add (self, count->trumps, C_ ("figure", "trumps"),
         _ ("What your trumps add: the joker, the bowers, the ace, and each beyond the fourth."),
         "ranks#trumps");
  /* Translators: under a number of tricks that aces and kings beside the trumps bring. */
  add (self, count->side, C_ ("figure", "aces, kings"),
       _ ("What your other high cards add, aces above all."), "bidding#first-bids");
  if (count->told > 0)
    /* Translators: under a number of tricks that the auction so far lets one expect. */
    add (self, count->told, C_ ("figure", "the calls"), _ ("What the calls so far let you expect."),
         "bidding#first-bids");
  /* Translators: under the number of tricks that all this makes, which is an estimate. */
  add (self, count->total, C_ ("figure", "about"),
       _ ("The tricks to expect with this bid, by this hand and the calls so far: an average, no "
          "promise."),
       "bidding#first-bids");
}

/* Before a bid: the count that a person makes. */
static void
count_hand (FhTutor *self, FhCall call)
{
  FhHandCount count;

  fh_hand_count_init (&count, &self->view, call);
  if (!fh_call_is_misere (call))
    {
      count_tricks_of_hand (self, &count);
      return;
    }
  /* Translators: under a number of cards with which one may have to win a trick. */
  add (self, count.risky, ngettext ("risky card", "risky cards", count.risky),
       _ ("Cards that others could make you win a trick with, if you keep them."), "misere#misere");
  if (count.put_away > 0)
    /* Translators: under the number of cards that are put away after the kitty. */
    add (self, count.put_away, ngettext ("can go", "can go", count.put_away),
         _ ("So many cards are put away once you have the kitty, which may bring better ones, or "
            "worse."),
         "kitty#discard");
}

/* Whether the number of trumps that are out may be said: it is counted, and not asked for. */
static gboolean
says_trumps (FhTutor *self, const FhPlan *plan)
{
  return (self->counts & FH_COUNT_TRUMPS) && plan->has_trumps && self->question == NULL;
}

/* During the play: what the plan hangs on. */
static void
count_tricks (FhTutor *self, const FhPlan *plan)
{
  if (plan->is_own && (self->counts & FH_COUNT_TRICKS))
    {
      /* Translators: under a number of tricks that are still to be won. */
      add (self, plan->needed, ngettext ("needed", "needed", plan->needed),
           plan->defends ? _ ("Tricks that your side still needs to set the contract.")
                         : _ ("Tricks that your side still needs to make the contract."),
           plan->defends ? "scoring#set" : "scoring#made");
      /* Translators: under a number of tricks that are won in any case. */
      add (self, plan->sure, ngettext ("sure", "sure", plan->sure),
           _ ("Tricks of your own hand that no cards of the others can take from it."),
           "ranks#trumps");
      /* Translators: under a number of tricks that will probably be won. */
      add (self, plan->likely, ngettext ("likely", "likely", plan->likely),
           _ ("Tricks of your own hand that are probable, but not sure."), "play#win");
    }
  if (says_trumps (self, plan) && self->view.hand != 0)
    /* Translators: under the number of trumps that others may hold. */
    add (self, plan->n_out, ngettext ("trump out", "trumps out", plan->n_out),
         _ ("Trumps that you have not seen: others hold them, or they lie in the discards."),
         "ranks#trumps");
}

void
fh_tutor_fill_figures (FhTutor *self, const FhPlan *plan)
{
  FhCall call = fh_tutor_call (self);

  self->adds_up = FALSE;
  if (self->view.table.due == FH_ACTION_BID && call != FH_CALL_NONE && call != FH_PASS
      && (self->counts & FH_COUNT_TRICKS))
    count_hand (self, call);
  else if (self->view.table.due == FH_ACTION_PLAY)
    count_tricks (self, plan);
}
