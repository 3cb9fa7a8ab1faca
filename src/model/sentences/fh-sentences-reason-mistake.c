/* fh-sentences-reason-mistake.c: the mistakes of players who are still learning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As with every reason, nothing of this is said before the deal is over: that a card was a mistake
 * would tell what else is in the hand.
 */
#include <glib/gi18n.h>

#include "fh-sentences-reason.h"
#include "fh-words.h"

static const char *
suit_of (const FhReason *reason)
{
  return reason->suit < FH_N_SUITS ? fh_words_suit ((FhSuit) reason->suit) : _ ("this suit");
}

static char *
mistake_before_play (const FhReason *reason)
{
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_MISTAKE_LONG_WEAK_SUIT:
      return g_strdup_printf (
          /* Translators: %1$d is a number of cards, %2$s a suit. */
          ngettext ("A beginner’s mistake: %1$d trump with %2$s as trumps looks strong, but most "
                    "of the highest are missing.",
                    "A beginner’s mistake: %1$d trumps with %2$s as trumps look strong, but most "
                    "of the highest are missing.",
                    (gulong) reason->number),
          reason->number, suit_of (reason));
    case FH_MOTIVE_MISTAKE_OVERRATED:
      return g_strdup (_ ("A beginner’s mistake: the hand was thought to be worth more than it "
                          "is."));
    case FH_MOTIVE_MISTAKE_UNDERRATED:
      return g_strdup (_ ("A beginner’s mistake: the hand was thought to be worth less than it "
                          "is."));
    case FH_MOTIVE_MISTAKE_NO_VOID:
      return g_strdup (_ ("A beginner’s mistake: the lowest cards outside the trump suit went, and "
                          "no suit was emptied."));
    default:
      return NULL;
    }
}

static char *
mistake_to_lead (const FhScene *scene, const FhReason *reason)
{
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_MISTAKE_TRUMPS_KEPT:
      return g_strdup_printf (
          ngettext ("A beginner’s mistake: trumps were not drawn, though the other side could "
                    "still hold %d.",
                    "A beginner’s mistake: trumps were not drawn, though the other side could "
                    "still hold %d.",
                    (gulong) reason->number),
          reason->number);
    case FH_MOTIVE_MISTAKE_WINNER_FORGOTTEN:
      /* Translators: %s is a card. */
      return g_strdup_printf (
          _ ("A beginner’s mistake: every card of its suit above the %s had been "
             "played, and that was forgotten."),
          fh_sentence_reason_card (reason));
    case FH_MOTIVE_MISTAKE_VOID_FORGOTTEN:
      /* Translators: %s is a suit. */
      return g_strdup_printf (fh_table_is_misere (scene->table)
                                  ? _ ("A beginner’s mistake: it was forgotten that the bidder "
                                       "had no %s left.")
                                  : _ ("A beginner’s mistake: it was forgotten that an opponent "
                                       "had no %s left, and could trump this."),
                              suit_of (reason));
    default:
      return NULL;
    }
}

static char *
mistake_to_follow (const FhReason *reason)
{
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_MISTAKE_JOKER_KEPT:
      return g_strdup (_ ("A beginner’s mistake: the joker would have won this trick, and was "
                          "kept."));
    case FH_MOTIVE_MISTAKE_PARTNER_COVERED:
      return g_strdup (reason->partner
                           ? _ ("A beginner’s mistake: the partner was winning the trick already.")
                           : _ ("A beginner’s mistake: this side was winning the trick already."));
    case FH_MOTIVE_MISTAKE_TRICK_LEFT:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("A beginner’s mistake: the %s would have won this trick."),
                              fh_sentence_reason_card (reason));
    case FH_MOTIVE_MISTAKE_ACE_THROWN:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("A beginner’s mistake: the %s was thrown away, the highest card "
                                 "left of its suit."),
                              fh_sentence_reason_card (reason));
    case FH_MOTIVE_MISTAKE_TOO_HIGH:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("A beginner’s mistake: the %s would have done as well."),
                              fh_sentence_reason_card (reason));
    case FH_MOTIVE_MISTAKE_BIDDER_SAVED:
      /* Translators: in a misère. */
      return g_strdup (_ ("A beginner’s mistake: the bidder was winning this trick."));
    case FH_MOTIVE_MISTAKE_DANGER_KEPT:
      /* Translators: %s is a card; in a misère, of its bidder. */
      return g_strdup_printf (_ ("A beginner’s mistake: the %s could have gone under here, and is "
                                 "more dangerous to keep."),
                              fh_sentence_reason_card (reason));
    default:
      return NULL;
    }
}

char *
fh_sentence_reason_for_mistake (const FhScene *scene, const FhReason *reason)
{
  char *sentence = mistake_before_play (reason);

  if (sentence == NULL)
    sentence = mistake_to_lead (scene, reason);
  if (sentence == NULL)
    sentence = mistake_to_follow (reason);
  return sentence;
}
