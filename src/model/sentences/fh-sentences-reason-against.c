/* fh-sentences-reason-against.c: what speaks against a call or a discard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each sentence is about the choice that it is told with, and says nothing of the best.
 */
#include <glib/gi18n.h>

#include "fh-sentences-reason.h"
#include "fh-words.h"

/* The trumps of @reason, or no trump. */
static const char *
trumps_of (const FhReason *reason)
{
  return fh_words_denomination (reason->suit < FH_N_SUITS ? (FhDenomination) reason->suit
                                                          : FH_NO_TRUMP);
}

/* The first suits of @reason, of which it has a set: one or two are named. */
static int
suits_of (const FhReason *reason, const char *names[2])
{
  int n = 0;

  for (int s = 0; s < FH_N_SUITS; s++)
    if (fh_suits_have (reason->number, s))
      {
        if (n < 2)
          names[n] = fh_words_suit ((FhSuit) s);
        n++;
      }
  return n;
}

static char *
against_no_stop (const FhReason *reason)
{
  const char *names[2];

  switch (suits_of (reason, names))
    {
    case 1:
      /* Translators: a stop is a card that wins a trick in a suit that others lead; %s is a suit.
       */
      return g_strdup_printf (_ ("At no trump, this hand has no stopper in %s."), names[0]);
    case 2:
      /* Translators: a stop is a card that wins a trick in a suit that others lead; %1$s and %2$s
       * are suits. */
      return g_strdup_printf (_ ("At no trump, this hand has no stopper in %1$s and %2$s."),
                              names[0], names[1]);
    default:
      return g_strdup (_ ("At no trump, this hand has no stopper in most of the suits."));
    }
}

static char *
against_no_void (const FhReason *reason)
{
  const char *names[2];

  switch (suits_of (reason, names))
    {
    case 1:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("This discard keeps %s that could have gone, so that the suit "
                                 "cannot be trumped at once."),
                              names[0]);
    case 2:
      /* Translators: %1$s and %2$s are suits. */
      return g_strdup_printf (_ ("This discard keeps %1$s and %2$s that could have gone, so that "
                                 "the suits cannot be trumped at once."),
                              names[0], names[1]);
    default:
      return g_strdup (_ ("This discard keeps suits that could have gone, so that they cannot be "
                          "trumped at once."));
    }
}

/* What a hand counts for is whole tricks of the side, with the partner's share in it. */
static char *
against_by_count (const FhReason *reason)
{
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_COUNTS_MORE_ELSEWHERE:
      return g_strdup_printf (
          /* Translators: %1$s is a suit or no trump, %2$d and %3$d numbers of tricks. */
          ngettext ("By the count, this hand is worth more with %1$s: %2$d trick compared with "
                    "%3$d.",
                    "By the count, this hand is worth more with %1$s: %2$d tricks compared with "
                    "%3$d.",
                    (gulong) reason->number),
          trumps_of (reason), reason->number, reason->needed);
    case FH_MOTIVE_AGAINST_COUNTS_FEW:
      return g_strdup_printf (
          /* Translators: %1$d and %2$d are numbers of tricks. */
          ngettext ("By the count, this hand is worth %1$d trick this way, and the bid asks for "
                    "%2$d.",
                    "By the count, this hand is worth %1$d tricks this way, and the bid asks for "
                    "%2$d.",
                    (gulong) reason->number),
          reason->number, reason->needed);
    case FH_MOTIVE_AGAINST_COUNTS_ENOUGH:
      return g_strdup_printf (
          /* Translators: %1$d and %3$d are numbers of tricks, %2$s a suit or no trump. */
          ngettext ("By the count, this hand is worth %1$d trick with %2$s, and a bid of %3$d is "
                    "passed up.",
                    "By the count, this hand is worth %1$d tricks with %2$s, and a bid of %3$d is "
                    "passed up.",
                    (gulong) reason->number),
          reason->number, trumps_of (reason), reason->needed);
    case FH_MOTIVE_AGAINST_COUNTS_FOR_MORE:
      return g_strdup_printf (
          /* Translators: %1$d and %2$d are numbers of tricks. */
          ngettext ("By the count, this hand is worth %1$d trick this way, and this bid asks for "
                    "only %2$d.",
                    "By the count, this hand is worth %1$d tricks this way, and this bid asks for "
                    "only %2$d.",
                    (gulong) reason->number),
          reason->number, reason->needed);
    default:
      return NULL;
    }
}

static char *
against_call (const FhScene *scene, const FhReason *reason)
{
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_OVER_PARTNER:
      return g_strdup (_ ("This bid goes over the partner’s, which stands."));
    case FH_MOTIVE_AGAINST_RISKY_MISERE:
      return g_strdup_printf (
          /* Translators: %1$d is a number of cards, %2$s one of them. */
          ngettext ("With %1$d card the others could make this hand win a trick: the %2$s.",
                    "With %1$d cards the others could make this hand win a trick; the worst is the "
                    "%2$s.",
                    (gulong) reason->number),
          reason->number, fh_sentence_reason_card (reason));
    case FH_MOTIVE_AGAINST_NO_STOP:
      return against_no_stop (reason);
    case FH_MOTIVE_AGAINST_NO_TOPS:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("With %s as trumps, the joker and both bowers are missing."),
                              trumps_of (reason));
    case FH_MOTIVE_AGAINST_SHORT_TRUMPS:
      return g_strdup_printf (
          /* Translators: %1$d is a number of cards, %2$s a suit. */
          ngettext ("This hand has only %1$d trump if %2$s are trumps.",
                    "This hand has only %1$d trumps if %2$s are trumps.", (gulong) reason->number),
          reason->number, trumps_of (reason));
    case FH_MOTIVE_AGAINST_LETS_WIN_GAME:
      if (reason->seat == scene->person)
        return g_strdup (_ ("A pass leaves your bid, which would win the game if it were made."));
      {
        g_autofree char *name = reason->seat < FH_MAX_SEATS ? fh_sentence_seat (scene, reason->seat)
                                                            : g_strdup (_ ("another player"));
        /* Translators: %s is a player. */
        return g_strdup_printf (
            _ ("A pass leaves the bid of %s, which would win the game if it were made."), name);
      }
    case FH_MOTIVE_AGAINST_LIKELY_LEFT:
      return g_strdup (reason->certainty == FH_OPEN
                           ? _ ("A pass gives up a bid that is made about as often as not.")
                           : _ ("A pass gives up a bid that would probably be made."));
    case FH_MOTIVE_AGAINST_MAY_FAIL:
      return g_strdup (_ ("This bid fails about as often as it is made."));
    case FH_MOTIVE_AGAINST_SCORES_LESS:
      /* Translators: %s is a suit or no trump. */
      return g_strdup_printf (_ ("As many tricks score more with %s."), trumps_of (reason));
    default:
      return against_by_count (reason);
    }
}

static char *
against_discard (const FhReason *reason)
{
  const char *card = fh_sentence_reason_card (reason);

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_TRUMP_AWAY:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This discard puts a trump away: the %s."), card);
    case FH_MOTIVE_AGAINST_WINNER_AWAY:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This discard puts the %s away, the highest card of its suit."),
                              card);
    case FH_MOTIVE_AGAINST_GUARD_AWAY:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This discard leaves the %s without a guard."), card);
    case FH_MOTIVE_AGAINST_NO_VOID:
      return against_no_void (reason);
    case FH_MOTIVE_AGAINST_LOSER_KEPT:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This discard keeps the %s, above which more cards may be with "
                                 "others than above any that goes."),
                              card);
    case FH_MOTIVE_AGAINST_LENGTH_AWAY:
      return g_strdup_printf (
          /* Translators: %1$d is a number of cards, %2$s a suit. */
          ngettext ("This discard breaks into %1$d card in %2$s.",
                    "This discard breaks into %1$d cards in %2$s.", (gulong) reason->number),
          reason->number, fh_words_suit (reason->suit < FH_N_SUITS ? (FhSuit) reason->suit : 0));
    case FH_MOTIVE_AGAINST_DANGER_LEFT:
      /* Translators: %s is a card; in a misère. */
      return g_strdup_printf (_ ("This discard keeps the %s, which could be made to take a trick."),
                              card);
    default:
      return NULL;
    }
}

char *
fh_sentence_reason_against (const FhScene *scene, const FhReason *reason)
{
  char *sentence = against_call (scene, reason);

  return sentence != NULL ? sentence : against_discard (reason);
}
