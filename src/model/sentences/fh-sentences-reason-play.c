/* fh-sentences-reason-play.c: why a computer player plays the card that it does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-sentences-reason.h"
#include "fh-words.h"

/* The card of @reason, or words for one that is not named. */
static const char *
card_of (const FhReason *reason)
{
  if (reason->card == FH_CARD_NONE)
    /* Translators: instead of the name of a card: “This beats the winning card.” */
    return C_ ("the", "winning card");
  return fh_words_the_card (reason->card);
}

static char *
reason_to_lead (const FhReason *reason, const char *suit)
{
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_DRAW_TRUMPS:
      return g_strdup_printf (ngettext ("This draws trumps: the other side may still hold %d.",
                                        "This draws trumps: the other side may still hold %d.",
                                        (gulong) reason->number),
                              reason->number);
    case FH_MOTIVE_FORCE_TOP_TRUMP:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This brings out the %s, so that the next trumps are high."),
                              card_of (reason));
    case FH_MOTIVE_CASH_MASTER:
      return g_strdup (_ ("Nothing that is left can beat this card."));
    case FH_MOTIVE_ESTABLISH_SUIT:
      return g_strdup_printf (
          /* Translators: %1$d is a number of cards, %2$s a suit. */
          ngettext ("With %1$d card in %2$s, the small ones can become winners.",
                    "With %1$d cards in %2$s, the small ones can become winners.",
                    (gulong) reason->number),
          reason->number, suit);
    case FH_MOTIVE_KEEP_ENTRY:
      /* Translators: %1$s is a suit, %2$s a card. */
      return g_strdup_printf (_ ("This makes the next %1$s high, while the %2$s is still there to "
                                 "regain the lead."),
                              suit, card_of (reason));
    case FH_MOTIVE_LEAD_TO_PARTNER:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("The partner has shown strength in %s."), suit);
    case FH_MOTIVE_RETURN_SUIT:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("The partner has led %s, and wants it again."), suit);
    case FH_MOTIVE_GIVE_RUFF:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("The partner has no %s left and can trump this."), suit);
    case FH_MOTIVE_SEEK_RUFF:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("There are few %s in this hand; once they are gone, the suit can "
                                 "be trumped."),
                              suit);
    case FH_MOTIVE_FORCE_DECLARER:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("The declarer has no %s and must spend a trump on this."), suit);
    case FH_MOTIVE_EXIT:
      return g_strdup (_ ("No lead gains anything here, and this one loses the least."));
    case FH_MOTIVE_LEAD_JOKER:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("The joker wins, and %s is the suit to be drawn."), suit);
    default:
      return NULL;
    }
}

static char *
reason_to_follow (const FhReason *reason)
{
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_WIN_CHEAPLY:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This is enough to beat the %s."), card_of (reason));
    case FH_MOTIVE_WIN_HIGH:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This beats the %s, and may well hold against those to come."),
                              card_of (reason));
    case FH_MOTIVE_COVER:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This covers the %s: the other side needs a higher card to win."),
                              card_of (reason));
    case FH_MOTIVE_DUCK:
      if (reason->seat < FH_MAX_SEATS)
        return g_strdup (_ ("The partner is still to play; a high card would be wasted here."));
      return g_strdup (_ ("A higher card would probably not win, and will be worth more later."));
    case FH_MOTIVE_SAVE_PARTNERS_TRICK:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("The partner is winning with the %s: nothing needs to be spent."),
                              card_of (reason));
    case FH_MOTIVE_MAKE_SURE:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("The partner’s %s was not likely to hold."), card_of (reason));
    case FH_MOTIVE_RUFF:
      return g_strdup (_ ("The led suit is gone from this hand, and a trump takes the trick."));
    case FH_MOTIVE_OVER_RUFF:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This goes over the trump that was played, the %s."),
                              card_of (reason));
    case FH_MOTIVE_CANNOT_WIN:
      /* Translators: %s is a card. */
      return g_strdup_printf (
          _ ("Nothing in the hand beats the %s, so the least useful card goes."), card_of (reason));
    case FH_MOTIVE_DISCARD_LOSER:
      return g_strdup (_ ("This card is the least likely to win a trick later."));
    case FH_MOTIVE_KEEP_GUARD:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("The %s needs the small cards beside it, so another suit goes."),
                              card_of (reason));
    case FH_MOTIVE_KEEP_TRUMP:
      return g_strdup (_ ("The trump will be worth more later than this trick."));
    case FH_MOTIVE_KEEP_JOKER:
      return g_strdup (_ ("Only the joker would win here, and it will be worth more later."));
    case FH_MOTIVE_USE_JOKER:
      return g_strdup (_ ("The trick is worth the joker."));
    default:
      return NULL;
    }
}

static char *
reason_in_misere (const FhReason *reason, const char *suit)
{
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_MISERE_UNDER:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This is the highest card that stays under the %s."),
                              card_of (reason));
    case FH_MOTIVE_MISERE_THROW_DANGER:
      return g_strdup (_ ("This trick is lost anyway: the most dangerous card can go."));
    case FH_MOTIVE_MISERE_LOW:
      return g_strdup (_ ("The lowest card has the best chance to lose the trick."));
    case FH_MOTIVE_MISERE_MUST_WIN:
      return g_strdup (_ ("Every card that may be played takes the trick."));
    case FH_MOTIVE_CATCH_BIDDER:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("The bidder’s %s is winning, and this stays under it."),
                              card_of (reason));
    case FH_MOTIVE_GET_UNDER_BIDDER:
      return g_strdup (_ ("The bidder is still to play: a low card may stay below what he holds."));
    case FH_MOTIVE_BIDDER_IS_UNDER:
      return g_strdup (_ ("The bidder cannot be caught in this trick any more, so high cards go."));
    case FH_MOTIVE_LEAD_LOW_AT_BIDDER:
      if (reason->number > 0)
        return g_strdup_printf (
            /* Translators: %1$d is a number of cards, %2$s a suit. */
            ngettext ("The bidder may hold %1$d higher card in %2$s.",
                      "The bidder may hold %1$d higher cards in %2$s.", (gulong) reason->number),
            reason->number, suit);
      return g_strdup (_ ("A low lead may make the bidder win."));
    case FH_MOTIVE_BIDDER_IS_VOID:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("The bidder has no %s, so that these cards catch nothing."), suit);
    case FH_MOTIVE_KEEP_LOW:
      return g_strdup (_ ("The low cards are kept: they may yet stay under the bidder."));
    default:
      return NULL;
    }
}

char *
fh_sentence_reason_for_play (const FhScene *scene, const FhReason *reason)
{
  const char *suit =
      reason->suit < FH_N_SUITS ? fh_words_suit ((FhSuit) reason->suit) : _ ("this suit");
  char *sentence = reason_to_lead (reason, suit);

  if (sentence == NULL)
    sentence = reason_to_follow (reason);
  if (sentence == NULL)
    sentence = reason_in_misere (reason, suit);
  return sentence;
}
