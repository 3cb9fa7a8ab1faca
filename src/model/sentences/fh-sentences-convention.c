/* fh-sentences-convention.c: what partners may agree on the meaning of calls, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sentences-convention.h"

#include <glib/gi18n.h>

#include "fh-words.h"

char *
fh_sentence_convention (FhConvention convention)
{
  switch (convention)
    {
    case FH_CONVENTION_JOKER:
      /* Translators: an agreement of partners on the meaning of a bid, which can be chosen. */
      return g_strdup (_ ("Six no trump shows the joker"));
    case FH_CONVENTION_BOWER:
      /* Translators: an agreement of partners on the meaning of a bid, which can be chosen. */
      return g_strdup (_ ("A first bid in a suit shows a bower"));
    case FH_CONVENTION_INKLE:
      /* Translators: an agreement of partners on the meaning of a bid, which can be chosen.  An
       * inkle is a bid of six where only the first two players may bid six. */
      return g_strdup (_ ("An inkle is a hint"));
    case FH_N_CONVENTIONS:
      break;
    }
  return g_strdup ("");
}

char *
fh_sentence_convention_about (FhConvention convention)
{
  switch (convention)
    {
    case FH_CONVENTION_JOKER:
      return g_strdup (_ ("As the first bid of a side it promises the joker. The partner counts it "
                          "and bids on, unless the hand is hopeless."));
    case FH_CONVENTION_BOWER:
      return g_strdup (_ ("The first bid of a side, if it is six or seven of a suit, promises a "
                          "bower of that suit or the joker."));
    case FH_CONVENTION_INKLE:
      return g_strdup (_ ("Where only the first two players may bid six, six of a suit promises "
                          "three trumps with a bower or the joker, and asks for a raise."));
    case FH_N_CONVENTIONS:
      break;
    }
  return g_strdup ("");
}

char *
fh_sentence_convention_told (const FhShown *shown, FhCardSet hand)
{
  const char *suit = fh_words_denomination (fh_call_trump (shown->call));
  gboolean holds = fh_convention_holds (shown, hand);

  switch ((FhConvention) shown->convention)
    {
    case FH_CONVENTION_JOKER:
      if (holds)
        return g_strdup (_ ("Tells your partner, as you have agreed: I hold the joker, bid on."));
      return g_strdup (_ ("Would tell your partner that you hold the joker, which you do not."));
    case FH_CONVENTION_BOWER:
      if (holds)
        /* Translators: %s is a suit. */
        return g_strdup_printf (_ ("Tells your partner, as you have agreed: strong %s, with a "
                                   "bower or the joker."),
                                suit);
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("Would tell your partner that you hold strong %s with a bower or "
                                 "the joker, which you do not."),
                              suit);
    case FH_CONVENTION_INKLE:
      if (holds)
        /* Translators: %s is a suit. */
        return g_strdup_printf (_ ("Tells your partner, as you have agreed: some %s with a bower "
                                   "or the joker, raise them if you can."),
                                suit);
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("Would tell your partner that you hold three %s with a bower or "
                                 "the joker, which you do not."),
                              suit);
    case FH_N_CONVENTIONS:
      break;
    }
  return g_strdup ("");
}

char *
fh_sentence_convention_heard (const FhScene *scene, const FhShown *shown, gboolean is_to_answer)
{
  g_autofree char *name = fh_sentence_seat (scene, shown->seat);
  const char *call = fh_words_call (shown->call);
  const char *suit = fh_words_denomination (fh_call_trump (shown->call));

  switch ((FhConvention) shown->convention)
    {
    case FH_CONVENTION_JOKER:
      return g_strdup_printf (
          is_to_answer
              /* Translators: %1$s is a player, %2$s a bid. */
              ? _ ("By agreement the %2$s of %1$s shows the joker: count it with your tricks, and "
                   "bid on unless your hand is hopeless.")
              /* Translators: %1$s is a player, %2$s a bid. */
              : _ ("By agreement the %2$s of %1$s shows the joker."),
          name, call);
    case FH_CONVENTION_BOWER:
      /* Translators: %1$s is a player, %2$s a bid, %3$s a suit. */
      return g_strdup_printf (
          _ ("By agreement the %2$s of %1$s shows a bower of %3$s, or the joker."), name, call,
          suit);
    case FH_CONVENTION_INKLE:
      return g_strdup_printf (
          is_to_answer
              /* Translators: %1$s is a player, %2$s a bid, %3$s a suit. */
              ? _ ("By agreement the %2$s of %1$s shows three %3$s or more with a bower or the "
                   "joker: raise them if your hand helps.")
              /* Translators: %1$s is a player, %2$s a bid, %3$s a suit. */
              : _ ("By agreement the %2$s of %1$s shows three %3$s or more with a bower or the "
                   "joker."),
          name, call, suit);
    case FH_N_CONVENTIONS:
      break;
    }
  return g_strdup ("");
}

static char *
reason_to_show (const FhReason *reason)
{
  const char *card = reason->card != FH_CARD_NONE ? fh_words_the_card (reason->card) : "";

  switch ((FhConvention) reason->number)
    {
    case FH_CONVENTION_JOKER:
      return g_strdup (_ ("By agreement the bid shows the joker, and asks the partner to bid on."));
    case FH_CONVENTION_BOWER:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("By agreement the bid shows one of the best trumps, here the %s."),
                              card);
    case FH_CONVENTION_INKLE:
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("By agreement the bid shows trumps with one of the best, here the "
                                 "%s, and asks the partner to raise it."),
                              card);
    case FH_N_CONVENTIONS:
      break;
    }
  return NULL;
}

char *
fh_sentence_convention_reason (const FhReason *reason)
{
  if (reason->motive == FH_MOTIVE_SHOW_CONVENTION)
    return reason_to_show (reason);
  if (reason->motive != FH_MOTIVE_ANSWER_CONVENTION)
    return NULL;
  if (reason->number == FH_CONVENTION_JOKER)
    return g_strdup (_ ("The partner has shown the joker: with it the hand is worth this bid."));
  return g_strdup (
      _ ("The partner has shown trumps with a bower or the joker: with them the hand is worth this "
         "bid."));
}
