/* fh-sentences-reason-against-play.c: what speaks against a card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * “This card” is always the one that is worse.
 */
#include <glib/gi18n.h>

#include "fh-sentences-reason.h"
#include "fh-words.h"

static const char *
suit_of (const FhReason *reason)
{
  return reason->suit < FH_N_SUITS ? fh_words_suit ((FhSuit) reason->suit) : _ ("this suit");
}

/* --- Leads --- */

static char *
against_lead_of_suit (const FhReason *reason)
{
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_NO_RUFF:
      /* Translators: %s is a suit. */
      return g_strdup_printf (reason->partner
                                  ? _ ("The partner has no %s left, and this card gives no chance "
                                       "to trump them.")
                                  : _ ("Another hand of this side has no %s left, and this card "
                                       "does not let it trump them."),
                              suit_of (reason));
    case FH_MOTIVE_AGAINST_RUFFED:
      /* Translators: %s is a suit. */
      return g_strdup_printf (
          reason->certainty == FH_CERTAIN
              ? _ ("An opponent has no %s left, and may trump this card.")
              : _ ("An opponent probably has no %s left, and may trump this card."),
          suit_of (reason));
    case FH_MOTIVE_AGAINST_PARTNERS_SUIT:
      if (reason->number == 1)
        /* Translators: %s is a suit. */
        return g_strdup_printf (reason->partner
                                    ? _ ("The partner has led %s, and this card does not return "
                                         "them.")
                                    : _ ("Another hand of this side has led %s, and this card does "
                                         "not return them."),
                                suit_of (reason));
      /* Translators: %s is a suit. */
      return g_strdup_printf (reason->partner
                                  ? _ ("The partner has bid %s, and this card is of another suit.")
                                  : _ ("Another hand of this side has bid %s, and this card is of "
                                       "another suit."),
                              suit_of (reason));
    default:
      return NULL;
    }
}

static char *
against_lead_and_trumps (const FhReason *reason)
{
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_TRUMPS_GONE:
      return g_strdup (_ ("This card draws trumps, of which the other side has none left."));
    case FH_MOTIVE_AGAINST_TRUMPS_NOT_DRAWN:
      return g_strdup_printf (
          ngettext ("This card draws no trumps, while the other side may still hold %d.",
                    "This card draws no trumps, while the other side may still hold %d.",
                    (gulong) reason->number),
          reason->number);
    case FH_MOTIVE_AGAINST_FEW_TRUMPS:
      return g_strdup_printf (
          /* Translators: %1$d and %2$d are numbers of cards. */
          ngettext ("This card leaves %1$d trump in the hand, while the other side may hold %2$d.",
                    "This card leaves %1$d trumps in the hand, while the other side may hold %2$d.",
                    (gulong) reason->number),
          reason->number, reason->needed);
    default:
      return NULL;
    }
}

static char *
against_lead (const FhReason *reason)
{
  const char *card = fh_sentence_reason_card (reason);

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_SURE_CARD_KEPT:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This card can be beaten by the other side, and the %s could "
                                 "not."),
                              card);
    case FH_MOTIVE_AGAINST_LEADS_AWAY:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This card leads away from the %s, which one higher card can "
                                 "still beat."),
                              card);
    case FH_MOTIVE_AGAINST_HIGHEST_KEPT:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("A higher card of its suit may beat this one; above the %s there "
                                 "is none."),
                              card);
    case FH_MOTIVE_AGAINST_LOW_LED:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This card is lower than the %s, and between the two there are "
                                 "cards that others may hold."),
                              card);
    case FH_MOTIVE_AGAINST_HIGH_LED:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This card goes where the %s could have gone, and a high card is "
                                 "wasted."),
                              card);
    case FH_MOTIVE_AGAINST_HIGH_CARD_SPENT:
      return reason->number == 0
                 /* Translators: %s is a card. */
                 ? g_strdup_printf (_ ("This gives up the %s, above which there is no other card "
                                       "of its suit."),
                                    card)
                 /* Translators: %s is a card. */
                 : g_strdup_printf (_ ("This gives up the %s, above which there is only one card "
                                       "of its suit."),
                                    card);
    case FH_MOTIVE_AGAINST_BEATEN_BY_MORE:
      return g_strdup_printf (ngettext ("Others may hold %d card of its suit that is higher.",
                                        "Others may hold %d cards of its suit that are higher.",
                                        (gulong) reason->number),
                              reason->number);
    default:
      return NULL;
    }
}

/* --- Any card --- */

static char *
against_keeping (const FhReason *reason)
{
  const char *card = fh_sentence_reason_card (reason);

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_UNGUARDS:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This card leaves the %s without a guard."), card);
    case FH_MOTIVE_AGAINST_LAST_TRUMP:
      return g_strdup (_ ("This card is the last trump of the hand."));
    case FH_MOTIVE_AGAINST_TOP_SPENT:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This spends the %s, which no other card can beat later either."),
                              card);
    case FH_MOTIVE_AGAINST_TRUMP_SPENT:
      return g_strdup_printf (ngettext ("This card spends a trump, and leaves %d in the hand.",
                                        "This card spends a trump, and leaves %d in the hand.",
                                        (gulong) reason->number),
                              reason->number);
    default:
      return NULL;
    }
}

/* --- Following --- */

static char *
against_following_to_win (const FhReason *reason)
{
  const char *card = fh_sentence_reason_card (reason);
  gboolean is_sure = reason->certainty == FH_CERTAIN;

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_WON_ALREADY:
      if (is_sure)
        return g_strdup (reason->partner
                             ? _ ("This card takes a trick that the partner was sure to win.")
                             : _ ("This card takes a trick that this side was sure to win."));
      return g_strdup (reason->partner
                           ? _ ("This card takes over a trick that the partner was winning.")
                           : _ ("This card takes over a trick that this side was winning."));
    case FH_MOTIVE_AGAINST_TRICK_LEFT:
      /* Translators: %s is a card. */
      return g_strdup_printf (is_sure ? _ ("This card leaves a trick that the %s was sure to win.")
                                      : _ ("This card leaves a trick in which the %s would have "
                                           "taken the lead."),
                              card);
    case FH_MOTIVE_AGAINST_FRIEND_LEFT:
      /* Translators: %s is a card. */
      return g_strdup_printf (is_sure ? _ ("This side’s trick can still be beaten, and the %s "
                                           "would have made it sure.")
                                      : _ ("This side’s trick can still be beaten, and the %s "
                                           "would have been higher."),
                              card);
    case FH_MOTIVE_AGAINST_MORE_THAN_NEEDED:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This card is more than the trick needs: the %s wins it as "
                                 "surely."),
                              card);
    case FH_MOTIVE_AGAINST_TOO_LOW:
      /* Translators: %s is a card. */
      return g_strdup_printf (is_sure ? _ ("This card can still be beaten in this trick, and the "
                                           "%s could not.")
                                      : _ ("More cards can still beat this one in this trick than "
                                           "could beat the %s."),
                              card);
    case FH_MOTIVE_AGAINST_MAY_BE_BEATEN:
      return g_strdup_printf (
          ngettext ("Those who play after it may hold %d card that beats this one.",
                    "Those who play after it may hold %d cards that beat this one.",
                    (gulong) reason->number),
          reason->number);
    default:
      return NULL;
    }
}

static char *
against_following_to_lose (const FhReason *reason)
{
  const char *card = fh_sentence_reason_card (reason);

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_HIGH_IN_VAIN:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This card does not win the trick, and the %s could have gone "
                                 "instead."),
                              card);
    case FH_MOTIVE_AGAINST_TRUMP_IN_VAIN:
      return g_strdup (_ ("This card is a trump, and does not win the trick."));
    case FH_MOTIVE_AGAINST_WINNER_THROWN:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This throws the %s away, the highest card left of its suit."),
                              card);
    case FH_MOTIVE_AGAINST_BETTER_THROWN:
      if (reason->number == 0)
        /* Translators: %s is a card. */
        return g_strdup_printf (_ ("No card that others may hold is above this one in its suit, "
                                   "and some are above the %s."),
                                card);
      return g_strdup_printf (
          /* Translators: %1$d is a number of cards, %2$s a card. */
          ngettext (
              "Others may hold %1$d card above this one in its suit, and more above the %2$s.",
              "Others may hold %1$d cards above this one in its suit, and more above the "
              "%2$s.",
              (gulong) reason->number),
          reason->number, card);
    case FH_MOTIVE_AGAINST_LAST_KEPT:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("The only card in %s stays in the hand, which could trump that "
                                 "suit without it."),
                              suit_of (reason));
    default:
      return NULL;
    }
}

/* --- Misère --- */

static char *
against_misere_card (const FhReason *reason)
{
  const char *card = fh_sentence_reason_card (reason);

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_GOES_OVER:
      /* Translators: %s is a card; in a misère, of its bidder. */
      return g_strdup_printf (_ ("This card goes over the %s, and need not."), card);
    case FH_MOTIVE_AGAINST_DANGER_KEPT:
      /* Translators: %s is a card; in a misère, of its bidder. */
      return g_strdup_printf (_ ("The %s could have gone in this trick, and is kept."), card);
    case FH_MOTIVE_AGAINST_FEW_ABOVE:
      if (reason->number == 0)
        return g_strdup (_ ("No card that others may hold in its suit is above this one."));
      return g_strdup_printf (
          /* Translators: in a misère, of its bidder. */
          ngettext ("Only %d card that others may hold in its suit is above this one.",
                    "Only %d cards that others may hold in its suit are above this one.",
                    (gulong) reason->number),
          reason->number);
    case FH_MOTIVE_AGAINST_LOW_SPENT:
      /* Translators: %s is a card; in a misère, of its bidder. */
      return g_strdup_printf (_ ("This is the lowest card of its suit in the hand, and the %s "
                                 "stays without it."),
                              card);
    default:
      return NULL;
    }
}

static char *
against_card_at_misere (const FhReason *reason)
{
  const char *card = fh_sentence_reason_card (reason);

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_BIDDER_SAVED:
      /* Translators: %s is a card; in a misère. */
      return g_strdup_printf (_ ("This card takes the trick that the bidder was winning with the "
                                 "%s."),
                              card);
    case FH_MOTIVE_AGAINST_JOKER_SPENT:
      return g_strdup (_ ("This spends the joker, where another card could go."));
    case FH_MOTIVE_AGAINST_LETS_THROW:
      /* Translators: %s is a suit; in a misère. */
      return g_strdup_printf (_ ("The bidder has no %s, and can throw anything on this card."),
                              suit_of (reason));
    case FH_MOTIVE_AGAINST_EASY_UNDER:
      return g_strdup_printf (
          /* Translators: in a misère. */
          ngettext ("The bidder may hold %d card of its suit with which to get under this one.",
                    "The bidder may hold %d cards of its suit with which to get under this one.",
                    (gulong) reason->number),
          reason->number);
    case FH_MOTIVE_AGAINST_LOW_GIVEN:
      /* Translators: %s is a card; in a misère. */
      return g_strdup_printf (_ ("The bidder may hold more cards above this one than above the "
                                 "%s."),
                              card);
    case FH_MOTIVE_AGAINST_TRAPS_FEW:
      if (reason->number == 0)
        return g_strdup (_ ("The bidder can hold no card of its suit that is higher."));
      return g_strdup_printf (
          /* Translators: in a misère. */
          ngettext ("The bidder may hold only %d card of its suit that is higher.",
                    "The bidder may hold only %d cards of its suit that are higher.",
                    (gulong) reason->number),
          reason->number);
    default:
      return NULL;
    }
}

char *
fh_sentence_reason_against_card (const FhReason *reason)
{
  static char *(*const parts[]) (const FhReason *) = {
    against_lead_of_suit, against_lead_and_trumps,  against_lead,
    against_keeping,      against_following_to_win, against_following_to_lose,
    against_misere_card,  against_card_at_misere,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      char *sentence = parts[i](reason);

      if (sentence != NULL)
        return sentence;
    }
  return NULL;
}
