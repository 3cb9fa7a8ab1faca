/* fh-sentences-card.c: cards as a screen reader says them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-sentences.h"
#include "fh-words.h"

const char *
fh_sentence_card_role (FhCard card, int trump)
{
  if (trump < 0 || trump >= FH_NO_TRUMP)
    return NULL;
  if (fh_card_is_joker (card))
    /* Translators: what a card is while there are trumps; it is said behind the card's name. */
    return _ ("highest trump");
  if (card == fh_right_bower ((FhDenomination) trump))
    /* Translators: the jack of trumps. */
    return _ ("right bower");
  if (card == fh_left_bower ((FhDenomination) trump))
    /* Translators: the jack of the other suit of the trumps' colour, which is a trump too. */
    return _ ("left bower");
  if (fh_effective_suit (card, (FhDenomination) trump) == (FhSuit) trump)
    /* Translators: what a card is while there are trumps; it is said behind the card's name. */
    return _ ("trump");
  return NULL;
}

char *
fh_sentence_the_card (FhCard card, int trump)
{
  const char *name = fh_words_the_card (card);

  if (trump < 0 || trump >= FH_NO_TRUMP || fh_card_is_joker (card)
      || (card != fh_right_bower ((FhDenomination) trump)
          && card != fh_left_bower ((FhDenomination) trump)))
    return g_strdup (name);
  /* Translators: a card with its face and what it is, either first: “right bower (jack of spades)”,
   * “jack of diamonds (left bower)”. */
  return g_strdup_printf (_ ("%1$s (%2$s)"), name, fh_sentence_card_role (card, trump));
}

const char *
fh_sentence_card_tag (FhCard card, int trump, const char **brief)
{
  *brief = NULL;
  if (trump < 0 || trump >= FH_NO_TRUMP)
    return NULL;
  if (fh_card_is_joker (card))
    /* Translators: a tag on the joker in the own hand, which is the highest trump. */
    return C_ ("tag on a card", "joker");
  if (card == fh_right_bower ((FhDenomination) trump))
    {
      /* Translators: a tag on the right bower where there is little room. */
      *brief = C_ ("tag on a card", "right");
      /* Translators: a tag on the jack of trumps in the own hand. */
      return C_ ("tag on a card", "right bower");
    }
  if (card == fh_left_bower ((FhDenomination) trump))
    {
      /* Translators: a tag on the left bower where there is little room. */
      *brief = C_ ("tag on a card", "left");
      /* Translators: a tag on the jack of the other suit of the trumps' colour in the own hand,
       * which is a trump too. */
      return C_ ("tag on a card", "left bower");
    }
  return NULL;
}

char *
fh_sentence_card_would_be (FhCard card, int trump)
{
  const char *role = fh_sentence_card_role (card, trump);

  if (role == NULL)
    return NULL;
  /* Translators: of a card while its player thinks of a bid: %1$s is what it would be, such as
   * "left bower", %2$s the suit: "left bower, with diamonds as trumps". */
  return g_strdup_printf (_ ("%1$s, with %2$s as trumps"), role,
                          fh_words_denomination ((FhDenomination) trump));
}

char *
fh_sentence_card (FhCard card, int trump, FhCardState state)
{
  const char *name = fh_words_card (card);
  const char *role = fh_sentence_card_role (card, trump);

  if (role != NULL)
    switch (state)
      {
      case FH_CARD_PLAYABLE:
        /* Translators: %1$s is a card, %2$s what it is: "jack of spades, right bower, playable". */
        return g_strdup_printf (_ ("%1$s, %2$s, playable"), name, role);
      case FH_CARD_REFUSED:
        /* Translators: %1$s is a card, %2$s what it is; the rules refuse to have it played now. */
        return g_strdup_printf (_ ("%1$s, %2$s, not playable"), name, role);
      case FH_CARD_CHOSEN:
        /* Translators: %1$s is a card, %2$s what it is; it is lifted from the hand. */
        return g_strdup_printf (_ ("%1$s, %2$s, chosen"), name, role);
      case FH_CARD_PLAIN:
        /* Translators: %1$s is a card, %2$s what it is: "jack of spades, right bower". */
        return g_strdup_printf (_ ("%1$s, %2$s"), name, role);
      }

  switch (state)
    {
    case FH_CARD_PLAYABLE:
      /* Translators: %s is a card: "five of hearts, playable". */
      return g_strdup_printf (_ ("%s, playable"), name);
    case FH_CARD_REFUSED:
      /* Translators: %s is a card; the rules refuse to have it played now. */
      return g_strdup_printf (_ ("%s, not playable"), name);
    case FH_CARD_CHOSEN:
      /* Translators: %s is a card; it is lifted from the hand. */
      return g_strdup_printf (_ ("%s, chosen"), name);
    case FH_CARD_PLAIN:
      break;
    }
  return g_strdup (name);
}
