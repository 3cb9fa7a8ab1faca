/* fh-sentences-count.c: what is counted before a bid and during the play, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sentences-count.h"

#include <glib/gi18n.h>

#include "fh-motive.h"
#include "fh-sentences-tried.h"
#include "fh-words.h"

/* --- Before a bid --- */

char *
fh_sentence_would_hold (const FhHandCount *count, FhCardSet hand)
{
  FhDenomination trump = (FhDenomination) count->trump;
  const char *suit = fh_words_denomination (trump);
  gulong n = count->n_trumps;

  if (trump == FH_NO_TRUMP)
    return g_strdup (hand & FH_SET_JOKERS
                         ? _ ("At no-trump the joker, high cards and long suits win tricks.")
                         : _ ("At no-trump high cards and long suits win tricks, and you do not "
                              "hold the joker."));
  if (fh_set_has (hand, fh_left_bower (trump)))
    return g_strdup_printf (
        /* Translators: a bid of a suit is thought about; %1$d is a number of cards, %2$s the suit,
         * %3$s a card: “5 trumps in hearts, the jack of diamonds among them.” */
        ngettext ("%1$d trump in %2$s: the %3$s.", "%1$d trumps in %2$s, the %3$s among them.", n),
        (int) n, suit, fh_words_card (fh_left_bower (trump)));
  return g_strdup_printf (
      /* Translators: a bid of a suit is thought about; %1$d is a number of cards, %2$s the suit. */
      ngettext ("You would have %1$d trump in %2$s.", "You would have %1$d trumps in %2$s.", n),
      (int) n, suit);
}

/* The chance, in percent, from which on a call that will probably fail is at least a stretch. */
#define STRETCH 20

/* Percent from which on a bid is called safe. */
#define SAFE 90

FhReach
fh_reach_of (double chance)
{
  int percent = fh_chance_percent ((float) chance);

  return percent >= SAFE            ? FH_REACH_SAFE
         : percent >= FH_PROBABLE   ? FH_REACH_PROBABLE
         : percent >= FH_IMPROBABLE ? FH_REACH_EVEN
         : percent >= STRETCH       ? FH_REACH_STRETCH
                                    : FH_REACH_TOO_HIGH;
}

char *
fh_sentence_reach (FhCall call, double chance)
{
  g_autofree char *name = fh_words_call_short (call);

  switch (fh_reach_of (chance))
    {
    case FH_REACH_SAFE:
      /* Translators: %s is a bid, which will hardly ever fail. */
      return g_strdup_printf (_ ("%s looks safe."), name);
    case FH_REACH_PROBABLE:
      /* Translators: %s is a bid. */
      return g_strdup_printf (_ ("%s will probably be made."), name);
    case FH_REACH_EVEN:
      /* Translators: %s is a bid. */
      return g_strdup_printf (_ ("%s has about an even chance."), name);
    case FH_REACH_STRETCH:
      /* Translators: %s is a bid, which is a little too high. */
      return g_strdup_printf (_ ("%s is a stretch."), name);
    case FH_REACH_TOO_HIGH:
    default:
      /* Translators: %s is a bid. */
      return g_strdup_printf (_ ("%s is probably too high."), name);
    }
}

char *
fh_sentence_beside_count (const FhHandCount *count, double chance)
{
  g_autofree char *name = fh_words_call_short (count->call);
  int level = fh_call_level (count->call), percent = fh_chance_percent ((float) chance);

  if (count->total < level && percent >= FH_PROBABLE)
    /* Translators: %s is a bid. */
    return g_strdup_printf (_ ("Tried in many deals, %s will probably be made, though the count is "
                               "lower."),
                            name);
  if (count->total >= level && percent < FH_IMPROBABLE)
    /* Translators: %s is a bid. */
    return g_strdup_printf (_ ("Tried in many deals, %s will probably fail, though the count is as "
                               "high."),
                            name);
  return NULL;
}

char *
fh_sentence_fits (FhCardSet hand, FhDenomination trump)
{
  int n;

  if (trump == FH_NO_TRUMP)
    return NULL;
  n = fh_set_size (hand & fh_effective_suit_cards ((FhSuit) trump, trump));
  if (n == 0)
    return NULL;
  return g_strdup_printf (
      /* Translators: after what a partner's bid of a suit has told; %d is a number of cards that
       * would be trumps. */
      ngettext ("You would have %d trump there.", "You would have %d trumps there.", (gulong) n),
      n);
}

/* --- During the play --- */

char *
fh_sentence_plan (const FhScene *scene, const FhPlan *plan)
{
  int missing = plan->needed - plan->sure - plan->likely;
  gboolean together = FALSE;

  if (!plan->is_own)
    return NULL;
  if (plan->sure >= plan->needed)
    return g_strdup (_ ("Your sure tricks are enough."));
  if (missing <= 0)
    return g_strdup (_ ("With the likely ones it is enough."));
  if (fh_rules_partner (&scene->table->rules, scene->person) >= 0
      && !fh_rules_has_dummies (&scene->table->rules))
    return g_strdup_printf (ngettext ("%d more has to come from your partner.",
                                      "%d more have to come from your partner.", (gulong) missing),
                            missing);
  for (int seat = 0; seat < scene->table->rules.n_seats; seat++)
    together |= fh_scene_is_partner (scene, seat);
  /* Defenders stand together where nobody has a partner, too. */
  if (together || (plan->defends && fh_table_n_playing (scene->table) > 2))
    return g_strdup_printf (ngettext ("%d more has to come from others on your side.",
                                      "%d more have to come from others on your side.",
                                      (gulong) missing),
                            missing);
  return g_strdup_printf (
      /* Translators: %d is a number of tricks. */
      ngettext ("%d more has to be found.", "%d more have to be found.", (gulong) missing),
      missing);
}

char *
fh_sentence_holders (const FhScene *scene, const FhPlan *plan)
{
  g_autofree char *first = NULL, *second = NULL;
  int n_others = 0, n = 0;

  for (int seat = 0; seat < scene->table->rules.n_seats; seat++)
    {
      if (seat == scene->person || fh_seats_have (scene->table->sitting_out, seat))
        continue;
      n_others++;
      if (!fh_seats_have (plan->holders, seat))
        continue;
      if (n == 0)
        first = fh_sentence_seat (scene, seat);
      else if (n == 1)
        second = fh_sentence_seat (scene, seat);
      n++;
    }
  if (n == 0 || n > 2 || n == n_others)
    return NULL;
  if (!plan->has_trumps)
    return n == 1 ? /* Translators: %s is a player. */
               g_strdup_printf (_ ("Only %s can hold the joker."), first)
                  /* Translators: both are players. */
                  : g_strdup_printf (_ ("Only %1$s or %2$s can hold the joker."), first, second);
  return n == 1 ? /* Translators: %s is a player. */
             g_strdup_printf (_ ("Only %s can hold trumps."), first)
                /* Translators: both are players. */
                : g_strdup_printf (_ ("Only %1$s and %2$s can hold trumps."), first, second);
}

/* --- The exchange --- */

/* The names of suits, as many as there are. */
static char *
list_suits (guint suits)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS; suit++)
    if (fh_suits_have (suits, suit))
      {
        if (text->len > 0)
          /* Translators: between the suits of a list: “spades, hearts”. */
          g_string_append (text, C_ ("between suits", ", "));
        g_string_append (text, fh_words_suit (suit));
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The suits of which nothing is left when @out is taken out of @hand. */
static guint
emptied_suits (FhCardSet hand, FhCardSet out, FhDenomination trump)
{
  guint suits = 0;

  for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS; suit++)
    {
      FhCardSet cards = fh_effective_suit_cards (suit, trump);

      if ((hand & cards) && !(hand & ~out & cards))
        suits |= 1u << suit;
    }
  return suits;
}

/* The suits beside the trumps of which @hand has cards, at most @count of them, and no ace: who
 * keeps aces empties none of those. */
static guint
short_suits (FhCardSet hand, int count, FhDenomination trump)
{
  guint suits = 0;

  for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS; suit++)
    {
      FhCardSet cards = hand & fh_effective_suit_cards (suit, trump);
      int n = fh_set_size (cards);

      if (n > 0 && n <= count && suit != (FhSuit) trump
          && !fh_set_has (cards, FH_CARD (suit, FH_ACE)))
        suits |= 1u << suit;
    }
  return suits;
}

/* The cards of @hand in @suits. */
static int
n_cards (FhCardSet hand, guint suits, FhDenomination trump)
{
  int n = 0;

  for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS; suit++)
    if (fh_suits_have (suits, suit))
      n += fh_set_size (hand & fh_effective_suit_cards (suit, trump));
  return n;
}

char *
fh_sentence_can_empty (FhCardSet hand, int count, FhDenomination trump)
{
  guint suits = short_suits (hand, count, trump);
  g_autofree char *names = NULL;

  if (suits == 0)
    return NULL;
  names = list_suits (suits);
  if (n_cards (hand, suits, trump) > count)
    /* Translators: %s are two or more suits: “spades, hearts”. */
    return g_strdup_printf (_ ("Short enough to empty, though not all at once: %s."), names);
  /* Translators: %s are one or more suits: “spades, hearts”. */
  return g_strdup_printf (_ ("Short enough to empty: %s."), names);
}

char *
fh_sentence_put_away (FhCardSet hand, FhCardSet out, FhDenomination trump)
{
  FhCardSet kept = hand & ~out;
  guint suits = emptied_suits (hand, out, trump);
  int trumps = trump == FH_NO_TRUMP
                   ? 0
                   : fh_set_size (kept & fh_effective_suit_cards ((FhSuit) trump, trump));
  g_autofree char *names = NULL;

  if (out == 0)
    return NULL;
  names = list_suits (suits);
  if (trump == FH_NO_TRUMP)
    /* Translators: %s are one or more suits. */
    return suits != 0 ? g_strdup_printf (_ ("Then you have no %s left."), names) : NULL;
  if (suits == 0)
    return g_strdup_printf (ngettext ("You keep %d trump; no suit goes empty.",
                                      "You keep %d trumps; no suit goes empty.", (gulong) trumps),
                            trumps);
  return g_strdup_printf (
      /* Translators: %1$d is a number of cards, %2$s are one or more suits: “spades, hearts”. */
      ngettext ("You keep %1$d trump, and have none left of %2$s.",
                "You keep %1$d trumps, and have none left of %2$s.", (gulong) trumps),
      trumps, names);
}

char *
fh_sentence_empty (FhCardSet hand, FhCardSet out, FhDenomination trump)
{
  guint suits = emptied_suits (hand, out, trump);
  g_autofree char *names = NULL;

  if (suits == 0)
    return NULL;
  names = list_suits (suits);
  /* Translators: what to put away: all cards of one or more suits, %s: “spades, hearts”. */
  return g_strdup_printf (ngettext ("Put this suit away whole: %s.",
                                    "Put these suits away whole: %s.",
                                    (gulong) __builtin_popcount (suits)),
                          names);
}

/* Whether all cards of @out are lower than those of @kept, or all higher: all of one suit. */
static gboolean
is_end (FhCardSet out, FhCardSet kept, FhDenomination trump, gboolean low)
{
  FH_FOREACH_CARD (one, out)
    FH_FOREACH_CARD (other, kept)
      {
        if ((fh_card_power (one, trump) < fh_card_power (other, trump)) != low)
          return FALSE;
      }
  return TRUE;
}

char *
fh_sentence_put_besides (const FhScene *scene, FhCardSet hand, FhCardSet out, FhDenomination trump)
{
  guint emptied = emptied_suits (hand, out, trump), suits = 0;
  gboolean low = TRUE, high = TRUE;
  FhCardSet rest = out;
  g_autofree char *names = NULL;
  int n;

  for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS; suit++)
    {
      FhCardSet cards = fh_effective_suit_cards (suit, trump);

      if (fh_suits_have (emptied, suit))
        rest &= ~cards;
      if (!(rest & cards))
        continue;
      suits |= 1u << suit;
      low = low && is_end (rest & cards, hand & cards & ~out, trump, TRUE);
      high = high && is_end (rest & cards, hand & cards & ~out, trump, FALSE);
    }
  n = fh_set_size (rest);
  if (n == 0)
    return NULL;
  names = list_suits (suits);
  if (n == 1 && low)
    /* Translators: your lowest card of it; %s is a suit. */
    return g_strdup_printf (_ ("Put away your lowest in %s."), names);
  if (n == 1 && high)
    /* Translators: your highest card of it; %s is a suit. */
    return g_strdup_printf (_ ("Put away your highest in %s."), names);
  if (n == __builtin_popcount (suits) && low)
    /* Translators: one card of each; %s are two or more suits: “spades, hearts”. */
    return g_strdup_printf (_ ("Put away your lowest in each of these: %s."), names);
  if (n == __builtin_popcount (suits) && high)
    /* Translators: one card of each; %s are two or more suits: “spades, hearts”. */
    return g_strdup_printf (_ ("Put away your highest in each of these: %s."), names);
  if (__builtin_popcount (suits) == 1 && (low || high))
    return g_strdup_printf (
        /* Translators: %1$d is a number of cards, two at least, %2$s a suit. */
        low ? ngettext ("Put away your %1$d lowest in %2$s.", "Put away your %1$d lowest in %2$s.",
                        (gulong) n)
            : ngettext ("Put away your %1$d highest in %2$s.",
                        "Put away your %1$d highest in %2$s.", (gulong) n),
        n, names);
  FhAction cards = fh_action_cards (FH_ACTION_DISCARD, (uint8_t) scene->person, rest);
  g_autofree char *list = fh_sentence_choice (scene, &cards);
  /* Translators: %s is a list of cards. */
  return g_strdup_printf (_ ("Put these away: %s."), list);
}
