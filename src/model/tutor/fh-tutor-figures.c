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

/* Before a bid: the count that a person makes. */
static void
count_hand (FhTutor *self, FhDenomination trump)
{
  FhScene scene = fh_game_get_scene (self->game);
  FhHandCount count;

  fh_hand_count_init (&count, &self->view, trump);
  self->adds_up = TRUE;
  /* Translators: under a number of tricks that are won in any case. */
  add (self, count.sure, ngettext ("sure", "sure", count.sure),
       _ ("Your highest trumps: tricks that no cards of the others can take from you."),
       "ranks#trumps");
  /* Translators: under a number of tricks that will probably be won. */
  add (self, count.likely, ngettext ("likely", "likely", count.likely),
       _ ("What the rest of your hand probably wins: long trumps, aces, short suits."),
       "bidding#first-bids");
  if (fh_scene_has_partner (&scene))
    /* Translators: under a number of tricks. */
    add (self, count.partner, C_ ("figure", "partner"),
         _ ("What your partner’s cards probably add, by the calls so far."), "bidding#first-bids");
  else if (count.has_partner)
    /* Translators: under a number of tricks: won by players who are named or called as partners. */
    add (self, count.partner, C_ ("figure", "whom you name"),
         _ ("What those who join you probably add."), "partners");
  if (self->view.table.rules.kitty_size > 0)
    /* Translators: under a number of tricks. */
    add (self, count.kitty, C_ ("figure", "kitty"), _ ("What the kitty adds on average."),
         "kitty#take");
  /* Translators: under the number of tricks that all this makes, which is an estimate. */
  add (self, count.total, C_ ("figure", "about"),
       _ ("The tricks to expect with these trumps, by this hand and the calls so far: an average, "
          "no promise."),
       "bidding#first-bids");
}

gboolean
fh_tutor_says_trumps (FhTutor *self, const FhPlan *plan)
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
  if (fh_tutor_says_trumps (self, plan) && self->view.hand != 0)
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
  if (self->view.table.due == FH_ACTION_BID && fh_call_is_bid (call)
      && (self->counts & FH_COUNT_TRICKS))
    count_hand (self, fh_call_trump (call));
  else if (self->view.table.due == FH_ACTION_PLAY)
    count_tricks (self, plan);
}
