/* fh-sentences-remark.c: what a teacher remarks on, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tips of the sources (HP-072 to HP-077), put right where they are loose (D-HP-TUTOR).
 */
#include "fh-sentences-remark.h"

#include <glib/gi18n.h>

#include "fh-words.h"

char *
fh_sentence_remark (const FhScene *scene, const FhRemark *remark)
{
  g_autofree char *result = fh_sentence_points (remark->result);

  switch ((FhRemarkCode) remark->code)
    {
    case FH_REMARK_BID_THE_KITTY:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("The joker and both bowers of %s: bid boldly, the kitty may help "
                                 "with the rest."),
                              fh_words_suit ((FhSuit) remark->suit));
    case FH_REMARK_SURE_TRUMPS:
      return g_strdup_printf (
          /* Translators: %1$s is a suit, %2$d a number of tricks. */
          ngettext ("With %1$s as trumps, %2$d trick is certain.",
                    "With %1$s as trumps, %2$d tricks are certain.", (gulong) remark->number),
          fh_words_suit ((FhSuit) remark->suit), remark->number);
    case FH_REMARK_DRAW_TRUMPS:
      return g_strdup_printf (
          ngettext (
              "Lead trumps early: the others may still hold %d. Once it is gone, your other "
              "suits cannot be trumped.",
              "Lead trumps early: the others may still hold %d. Once they are gone, your other "
              "suits cannot be trumped.",
              (gulong) remark->number),
          remark->number);
    case FH_REMARK_ATTACK_LONG_SUIT:
      return g_strdup_printf (
          /* Translators: %1$d is a number of cards, %2$s a suit, %3$s a card. */
          ngettext ("You hold %1$d card in %2$s with the %3$s: attack there early, before the "
                    "declarer can throw losers away.",
                    "You hold %1$d cards in %2$s with the %3$s: attack there early, before the "
                    "declarer can throw losers away.",
                    (gulong) remark->number),
          remark->number, fh_words_suit ((FhSuit) remark->suit), fh_words_the_card (remark->card));
    case FH_REMARK_MISERE_HAND:
      if (remark->about == 0)
        return g_strdup_printf (
            /* Translators: %1$d is a number of cards, %2$s a suit of which there is none. */
            ngettext ("%1$d low card and no %2$s: think of a bid to lose every trick.",
                      "%1$d low cards and no %2$s: think of a bid to lose every trick.",
                      (gulong) remark->number),
            remark->number, fh_words_suit ((FhSuit) remark->suit));
      return g_strdup_printf (
          /* Translators: %1$d is a number of cards, %2$s a suit. */
          ngettext ("%1$d low card and few %2$s: think of a bid to lose every trick.",
                    "%1$d low cards and few %2$s: think of a bid to lose every trick.",
                    (gulong) remark->number),
          remark->number, fh_words_suit ((FhSuit) remark->suit));
    case FH_REMARK_BOG:
      /* Translators: %1$s is a bid, %2$s a number of points, such as "−550". */
      return g_strdup_printf (_ ("If %1$s fails, your side stands at %2$s and has lost the game."),
                              fh_words_call (remark->call), result);
    case FH_REMARK_DENY:
      /* Translators: %1$s is a bid, %2$s a number of points, such as "520". */
      return g_strdup_printf (_ ("If the others make %1$s, they stand at %2$s and win the game."),
                              fh_words_call (remark->call), result);
    case FH_N_REMARKS:
      break;
    }
  return g_strdup ("");
}

const char *
fh_sentence_remark_help (const FhRemark *remark)
{
  switch ((FhRemarkCode) remark->code)
    {
    case FH_REMARK_BOG:
      return "scoring#minus-500";
    case FH_REMARK_DENY:
      return "scoring#end";
    case FH_REMARK_MISERE_HAND:
      return "misere#misere";
    case FH_REMARK_DRAW_TRUMPS:
    case FH_REMARK_ATTACK_LONG_SUIT:
      return "play#lead";
    case FH_REMARK_SURE_TRUMPS:
      return "ranks#trumps";
    case FH_REMARK_BID_THE_KITTY:
    case FH_N_REMARKS:
      break;
    }
  return "bidding#first-bids";
}
