/* fh-sentences-reason-play.c: why a computer player plays the card that it does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-sentences-reason.h"
#include "fh-words.h"

/* The card of @reason, or words for one that is not named. */
const char *
fh_sentence_reason_card (const FhReason *reason)
{
  if (reason->card == FH_CARD_NONE)
    /* Translators: instead of the name of a card: “This beats the winning card.” */
    return C_ ("the", "winning card");
  return fh_words_the_card (reason->card);
}

/* --- Leads --- */

static char *
reason_to_cash (const FhReason *reason, gboolean no_trump)
{
  if (reason->certainty == FH_CERTAIN)
    return g_strdup (_ ("Nothing that is left can beat this card."));
  if (no_trump)
    return g_strdup (_ ("No higher card of its suit is left: only the joker could beat it."));
  return g_strdup (_ ("No higher card of its suit is left: only a trump could beat it."));
}

/* Leads that rest on what the partner, or somebody else of the own side, has shown. */
static char *
reason_to_lead_to_friend (const FhReason *reason, const char *suit)
{
  gboolean likely = reason->certainty == FH_LIKELY;

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_LEAD_TO_PARTNER:
      /* Translators: %s is a suit. */
      return g_strdup_printf (reason->partner ? _ ("The partner has bid %s.")
                                              : _ ("Another hand of this side has bid %s."),
                              suit);
    case FH_MOTIVE_RETURN_SUIT:
      /* Translators: %s is a suit. */
      return g_strdup_printf (reason->partner ? _ ("The partner has led %s before.")
                                              : _ ("Another hand of this side has led %s before."),
                              suit);
    case FH_MOTIVE_GIVE_RUFF:
      if (reason->partner)
        /* Translators: %s is a suit. */
        return g_strdup_printf (likely ? _ ("The partner probably has no %s left, and may trump "
                                            "this.")
                                       : _ ("The partner has no %s left, and may trump this."),
                                suit);
      return g_strdup_printf (
          /* Translators: %s is a suit. */
          likely ? _ ("Another hand of this side probably has no %s left, and may trump this.")
                 : _ ("Another hand of this side has no %s left, and may trump this."),
          suit);
    default:
      return NULL;
    }
}

static char *
reason_to_lead (const FhReason *reason, const char *suit, gboolean no_trump)
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
      return g_strdup_printf (_ ("This can bring out the %s, the one higher trump that is left; "
                                 "then the next trump of this hand is the highest."),
                              fh_sentence_reason_card (reason));
    case FH_MOTIVE_CASH_MASTER:
      return reason_to_cash (reason, no_trump);
    case FH_MOTIVE_ESTABLISH_SUIT:
      return g_strdup_printf (
          /* Translators: %1$d is a number of cards, %2$s a suit. */
          ngettext ("With %1$d card in %2$s, the small ones can become winners.",
                    "With %1$d cards in %2$s, the small ones can become winners.",
                    (gulong) reason->number),
          reason->number, suit);
    case FH_MOTIVE_KEEP_ENTRY:
      /* Translators: %1$s is a suit, %2$s a card. */
      return g_strdup_printf (_ ("This can make the next %1$s high, while the %2$s is still there "
                                 "to regain the lead."),
                              suit, fh_sentence_reason_card (reason));
    case FH_MOTIVE_SEEK_RUFF:
      /* Translators: %s is a suit. */
      return g_strdup_printf (
          _ ("After this there are no %s left in this hand, and the suit can be "
             "trumped."),
          suit);
    case FH_MOTIVE_FORCE_DECLARER:
      return g_strdup_printf (
          /* Translators: %s is a suit. */
          reason->certainty == FH_LIKELY
              ? _ ("The declarer probably has no %s left, and would need a trump to win this.")
              : _ ("The declarer has no %s left, and needs a trump to win this."),
          suit);
    case FH_MOTIVE_EXIT:
      return g_strdup (_ ("No card of this hand is sure to win when it is led."));
    case FH_MOTIVE_LEAD_JOKER:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("The joker wins, and the others must follow with %s if they can."),
                              suit);
    default:
      return reason_to_lead_to_friend (reason, suit);
    }
}

/* --- Following --- */

static char *
reason_to_win_high (const FhReason *reason)
{
  switch ((FhCertainty) reason->certainty)
    {
    case FH_CERTAIN:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This beats the %s, and nobody still to play can go over it."),
                              fh_sentence_reason_card (reason));
    case FH_LIKELY:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This beats the %s, and will probably win the trick for this "
                                 "side."),
                              fh_sentence_reason_card (reason));
    case FH_OPEN:
      break;
    }
  /* Translators: %s is a card. */
  return g_strdup_printf (_ ("This beats the %s, though somebody still to play may go over it."),
                          fh_sentence_reason_card (reason));
}

static char *
reason_to_duck (const FhReason *reason)
{
  if (reason->seat < FH_MAX_SEATS && reason->partner)
    return g_strdup (_ ("The partner is still to play, and may win the trick."));
  if (reason->seat < FH_MAX_SEATS)
    return g_strdup (_ ("Another hand of this side is still to play, and may win the trick."));
  if (reason->certainty == FH_CERTAIN)
    return g_strdup (_ ("This leaves the trick to the others, and keeps the card that would have "
                        "won it."));
  return g_strdup (_ ("A higher card could still be beaten in this trick, and is kept."));
}

static char *
reason_to_save (const FhReason *reason)
{
  const char *card = fh_sentence_reason_card (reason);

  if (reason->partner)
    /* Translators: %s is a card. */
    return g_strdup_printf (reason->certainty == FH_CERTAIN
                                ? _ ("The partner is winning with the %s: nothing needs to be "
                                     "spent.")
                                : _ ("The partner is winning with the %s."),
                            card);
  /* Translators: %s is a card. */
  return g_strdup_printf (reason->certainty == FH_CERTAIN
                              ? _ ("This side is winning with the %s already: nothing needs to be "
                                   "spent.")
                              : _ ("This side is winning with the %s already."),
                          card);
}

static char *
reason_to_make_sure (const FhReason *reason)
{
  const char *card = fh_sentence_reason_card (reason);

  switch ((FhCertainty) reason->certainty)
    {
    case FH_CERTAIN:
      /* Translators: %s is a card. */
      return g_strdup_printf (reason->partner
                                  ? _ ("This takes the lead over from the partner’s %s.")
                                  : _ ("This takes the lead over from the %s of this side."),
                              card);
    case FH_LIKELY:
      /* Translators: %s is a card. */
      return g_strdup_printf (reason->partner ? _ ("The partner’s %s would probably not hold.")
                                              : _ ("The %s of this side would probably not hold."),
                              card);
    case FH_OPEN:
      break;
    }
  /* Translators: %s is a card. */
  return g_strdup_printf (reason->partner ? _ ("The partner’s %s could still be beaten.")
                                          : _ ("The %s of this side could still be beaten."),
                          card);
}

static char *
reason_to_trump (const FhReason *reason)
{
  if (reason->certainty == FH_CERTAIN)
    return g_strdup (_ ("The led suit is gone from this hand, and a trump wins the trick."));
  return g_strdup (_ ("The led suit is gone from this hand, and a trump may win the trick."));
}

static char *
reason_to_follow (const FhReason *reason)
{
  gboolean certain = reason->certainty == FH_CERTAIN;

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_WIN_CHEAPLY:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This is enough to beat the %s."),
                              fh_sentence_reason_card (reason));
    case FH_MOTIVE_WIN_HIGH:
      return reason_to_win_high (reason);
    case FH_MOTIVE_COVER:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This covers the %s: whoever wants to win now must go higher."),
                              fh_sentence_reason_card (reason));
    case FH_MOTIVE_DUCK:
      return reason_to_duck (reason);
    case FH_MOTIVE_SAVE_PARTNERS_TRICK:
      return reason_to_save (reason);
    case FH_MOTIVE_MAKE_SURE:
      return reason_to_make_sure (reason);
    case FH_MOTIVE_MUST_BEAT:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("Every card that may be played beats the %s."),
                              fh_sentence_reason_card (reason));
    case FH_MOTIVE_RUFF:
      return reason_to_trump (reason);
    case FH_MOTIVE_OVER_RUFF:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("This goes over the trump that was played, the %s."),
                              fh_sentence_reason_card (reason));
    case FH_MOTIVE_CANNOT_WIN:
      /* Translators: %s is a card. */
      return g_strdup_printf (
          certain ? _ ("No card that may be played beats the %s, so the lowest of its suit goes.")
                  : _ ("No card that may be played beats the %s."),
          fh_sentence_reason_card (reason));
    case FH_MOTIVE_DISCARD_LOSER:
      return g_strdup (_ ("Higher cards of its suit are still out: this one can be spared."));
    case FH_MOTIVE_KEEP_GUARD:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("The %s needs the small cards beside it, so another suit goes."),
                              fh_sentence_reason_card (reason));
    case FH_MOTIVE_KEEP_TRUMP:
      return g_strdup (_ ("The trump will probably be worth more later than this trick."));
    case FH_MOTIVE_KEEP_JOKER:
      return g_strdup (
          _ ("Only the joker would win here, and it will probably be worth more later."));
    case FH_MOTIVE_USE_JOKER:
      /* Translators: %s is a card. */
      return g_strdup_printf (certain ? _ ("Only the joker beats the %s here.")
                                      : _ ("The joker beats the %s."),
                              fh_sentence_reason_card (reason));
    default:
      return NULL;
    }
}

/* --- Misère --- */

static char *
reason_to_lead_at_bidder (const FhReason *reason, const char *suit)
{
  if (reason->certainty == FH_CERTAIN)
    return g_strdup_printf (
        /* Translators: %1$d is a number of cards, %2$s a suit. */
        ngettext ("The bidder holds %1$d higher card in %2$s.",
                  "The bidder holds %1$d higher cards in %2$s.", (gulong) reason->number),
        reason->number, suit);
  return g_strdup_printf (
      /* Translators: %1$d is a number of cards, %2$s a suit. */
      ngettext ("The bidder may hold %1$d higher card in %2$s.",
                "The bidder may hold %1$d higher cards in %2$s.", (gulong) reason->number),
      reason->number, suit);
}

static char *
reason_in_misere (const FhReason *reason, const char *suit)
{
  gboolean certain = reason->certainty == FH_CERTAIN;

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_MISERE_UNDER:
      /* Translators: %s is a card. */
      return g_strdup_printf (certain ? _ ("This is the highest card that stays under the %s.")
                                      : _ ("This stays under the %s."),
                              fh_sentence_reason_card (reason));
    case FH_MOTIVE_MISERE_THROW_DANGER:
      return g_strdup (certain ? _ ("This card cannot win here, and might have been made to later.")
                               : _ ("This card cannot win here."));
    case FH_MOTIVE_MISERE_LOW:
      return g_strdup_printf (ngettext ("Those still to play may hold %d card that beats this one.",
                                        "Those still to play may hold %d cards that beat this one.",
                                        (gulong) reason->number),
                              reason->number);
    case FH_MOTIVE_MISERE_TAKES:
      return g_strdup (_ ("Nobody can beat this card: it takes the trick."));
    case FH_MOTIVE_MISERE_MUST_WIN:
      return g_strdup (_ ("Every card that may be played takes the trick."));
    case FH_MOTIVE_CATCH_BIDDER:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("The bidder’s %s is winning, and this stays under it."),
                              fh_sentence_reason_card (reason));
    case FH_MOTIVE_GET_UNDER_BIDDER:
      return g_strdup (_ ("The bidder is still to play, and may have to win this trick."));
    case FH_MOTIVE_BIDDER_IS_UNDER:
      return g_strdup (certain ? _ ("The bidder cannot be caught in this trick any more, so a high "
                                    "card can go.")
                               : _ ("The bidder cannot be caught in this trick any more."));
    case FH_MOTIVE_LEAD_LOW_AT_BIDDER:
      return reason_to_lead_at_bidder (reason, suit);
    case FH_MOTIVE_BIDDER_IS_VOID:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("The bidder has no %s, so that suit catches nothing."), suit);
    case FH_MOTIVE_KEEP_LOW:
      return g_strdup (_ ("A high card goes, and a lower one is kept that may yet stay under the "
                          "bidder."));
    default:
      return NULL;
    }
}

char *
fh_sentence_reason_for_play (const FhScene *scene, const FhReason *reason)
{
  const char *suit =
      reason->suit < FH_N_SUITS ? fh_words_suit ((FhSuit) reason->suit) : _ ("this suit");
  const FhTable *table = scene->table;
  gboolean no_trump = fh_table_is_trick_contract (table) && fh_table_trump (table) == FH_NO_TRUMP;
  char *sentence = reason_to_lead (reason, suit, no_trump);

  if (sentence == NULL)
    sentence = reason_to_follow (reason);
  if (sentence == NULL)
    sentence = reason_in_misere (reason, suit);
  return sentence;
}
