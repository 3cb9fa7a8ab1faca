/* fh-sentences-why.c: why somebody did something, as far as everybody may know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sentences-why.h"

#include <glib/gi18n.h>

#include "fh-sentences-convention.h"
#include "fh-words.h"

/* What a call tells everybody: by agreement, or by what such calls usually mean. */
static char *
why_call (const FhScene *scene, int index, const char *name)
{
  const FhTable *table = scene->table;
  FhShown shown;
  const FhCalled *called = &table->calls[index];
  int partner = fh_rules_partner (&table->rules, called->seat);
  FhCall partners = FH_PASS;

  for (int i = 0; i < index; i++)
    if (table->calls[i].seat == partner && table->calls[i].call != FH_PASS)
      partners = table->calls[i].call;
  if (called->call == FH_PASS)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("No bid at this height looked good enough to %s."), name);
  if (fh_convention_shown (table, called->seat, &shown) && shown.call == called->call)
    return fh_sentence_convention_heard (scene, &shown, FALSE);
  if (called->call == FH_GRAND_NULLO)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("Both partners have bid to lose every trick, and %s goes all the "
                               "way."),
                            name);
  if (fh_call_is_misere (called->call))
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s hopes to lose every trick: the hand must be low."), name);
  if (fh_call_is_bid (partners) && fh_call_trump (partners) == fh_call_trump (called->call))
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s raises the partner’s bid, and must have something to add."),
                            name);
  if (fh_call_trump (called->call) == FH_NO_TRUMP)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s has bid no trump: high cards in several suits, often the "
                               "joker."),
                            name);
  /* Translators: %1$s is a player, %2$s a suit. */
  return g_strdup_printf (_ ("%1$s has bid %2$s: long and strong there, with the joker or a bower "
                             "more often than not."),
                          name, fh_words_denomination (fh_call_trump (called->call)));
}

static char *
why_lead (const FhTable *table, const FhPlayed *play, const char *name)
{
  FhDenomination trump = fh_table_trump (table);
  FhSuit suit = fh_effective_suit (play->card, trump);
  FhCardSet higher = fh_effective_suit_cards (suit, trump) & table->rules.pack;

  FH_FOREACH_CARD (card, fh_effective_suit_cards (suit, trump) & table->rules.pack)
    if (fh_card_power (card, trump) <= fh_card_power (play->card, trump))
      higher &= ~FH_SET (card);
  for (int i = 0; i < play - table->plays; i++)
    higher &= ~FH_SET (table->plays[i].card);
  if (fh_table_is_misere (table))
    return g_strdup (table->declarer == play->seat
                         ? _ ("The bidder leads what should lose the trick.")
                         : _ ("The defenders lead what the bidder may be unable to stay under."));
  if (fh_card_is_joker (play->card))
    return g_strdup (_ ("The joker wins the trick whatever the others play."));
  if (higher == 0 && (int) suit != (int) trump)
    return g_strdup (_ ("No higher card of this suit is left."));
  if ((int) suit == (int) trump && table->declarer != FH_SEAT_NONE
      && table->rules.side_of[play->seat] == table->rules.side_of[table->declarer])
    return g_strdup (_ ("The declarer’s side leads trumps to draw those of the other side."));
  if ((int) suit == (int) trump)
    return g_strdup (_ ("A trump lead leaves the declarer fewer trumps for other suits."));
  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("%s leads a suit beside the trumps, to win in it or to find the "
                             "partner."),
                          name);
}

/* @n plays of the trick from @start were made before @play. */
static char *
why_follow (const FhTable *table, const FhPlayed *play, int start, int n, const char *name)
{
  FhDenomination trump = fh_table_trump (table);
  const FhPlayed *winning = &table->plays[fh_table_winning_play (table, start, n)];
  gboolean wins = fh_table_winning_play (table, start, n + 1) == start + n;
  gboolean friendly = table->rules.side_of[winning->seat] == table->rules.side_of[play->seat]
                      && !fh_table_is_misere (table);
  FhSuit led = fh_table_suit_to_follow (table, start, n);
  gboolean follows = fh_effective_suit (play->card, trump) == led;
  gboolean is_trump =
      trump != FH_NO_TRUMP && fh_effective_suit (play->card, trump) == (FhSuit) trump;

  if (fh_table_is_misere (table))
    {
      if (play->seat == table->declarer)
        return g_strdup (wins ? _ ("The bidder could not stay under, or did not need to.")
                              : _ ("The bidder stays under the winning card."));
      return g_strdup (winning->seat == table->declarer && !wins
                           ? _ ("The bidder was winning, and is left to win.")
                           : _ ("The defenders want the bidder to win this trick."));
    }
  if (wins && fh_card_is_joker (play->card))
    return g_strdup (_ ("The joker takes the trick."));
  if (wins && is_trump && !follows)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s has no card of the led suit, and trumps."), name);
  if (wins && friendly)
    /* Translators: %s is a card. */
    return g_strdup_printf (_ ("The partner’s %s was not sure to hold."),
                            fh_words_the_card (winning->card));
  if (wins)
    /* Translators: %s is a card. */
    return g_strdup_printf (_ ("This beats the %s."), fh_words_the_card (winning->card));
  if (friendly)
    /* Translators: %s is a card. */
    return g_strdup_printf (_ ("The partner’s %s was winning, so nothing had to be spent."),
                            fh_words_the_card (winning->card));
  if (!follows)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s has no card of the led suit, and throws one that will not be "
                               "missed."),
                            name);
  /* Translators: %1$s is a player, %2$s a card. */
  return g_strdup_printf (_ ("%1$s follows low: the %2$s was winning."), name,
                          fh_words_the_card (winning->card));
}

static char *
why_play (const FhTable *table, int seat, const char *name)
{
  int per_trick = fh_table_n_playing (table);

  for (int i = table->n_plays - 1; i >= 0; i--)
    if (table->plays[i].seat == seat)
      {
        int n = i % per_trick;

        if (n == 0)
          return why_lead (table, &table->plays[i], name);
        return why_follow (table, &table->plays[i], i - n, n, name);
      }
  return NULL;
}

char *
fh_sentence_why_in_public (const FhScene *scene, const FhAction *action)
{
  const FhTable *table = scene->table;
  g_autofree char *name = fh_sentence_seat (scene, action->seat);

  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_BID:
      for (int i = table->n_calls - 1; i >= 0; i--)
        if (table->calls[i].seat == action->seat)
          return why_call (scene, i, name);
      break;
    case FH_ACTION_PLAY:
      return why_play (table, action->seat, name);
    case FH_ACTION_DISCARD:
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("What %s has put away can be seen when the deal is over."), name);
    case FH_ACTION_PARTNER:
      return g_strdup (_ ("Partners share the whole value of the bid, won or lost."));
    case FH_ACTION_CALL:
      return g_strdup (_ ("A called card is one that the declarer misses in a side suit."));
    case FH_ACTION_SWAP:
      return g_strdup (
          _ ("What the partners passed each other can be seen when the deal is over."));
    case FH_ACTION_ACE_NO_FACE:
      return g_strdup (_ ("The hand holds one ace and no face card, which is seldom worth a bid."));
    case FH_ACTION_ANSWER:
      return g_strdup (action->redeal ? _ ("The partner’s hand was not good enough to play on.")
                                      : _ ("The partner’s own hand was good enough to play on."));
    default:
      break;
    }
  return NULL;
}
