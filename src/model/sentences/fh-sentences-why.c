/* fh-sentences-why.c: why somebody did something, as far as everybody may know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sentences-why.h"

#include <glib/gi18n.h>

#include "fh-sentences-known.h"
#include "fh-words.h"

/* Whether two seats of different players share a score column, or all know by now that they play
 * the contract together. */
static gboolean
are_partners (const FhTable *table, int a, int b)
{
  const FhRules *rules = &table->rules;
  unsigned bidders = fh_table_bidders (table);

  if (fh_rules_player (rules, a) == fh_rules_player (rules, b))
    return FALSE;
  return rules->side_of[a] == rules->side_of[b]
         || (fh_seats_have (bidders, a) && fh_seats_have (bidders, b));
}

/* What call number @index tells everybody. */
static char *
why_call (const FhScene *scene, int index)
{
  FhTold told = fh_told_at (scene->table, index);

  return fh_sentence_told (scene, &told);
}

/* The cards that can still be in the hands of @seats before @play, as far as all can know: those
 * that have not been played, of suits in which a seat has not shown void; those that lie open. */
static FhCardSet
cards_out (const FhTable *table, const FhPlayed *play, unsigned seats)
{
  FhDenomination trump = fh_table_trump (table);
  FhCardSet left = table->rules.pack, cards = 0;

  for (int i = 0; i <= play - table->plays; i++)
    left &= ~FH_SET (table->plays[i].card);
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      gboolean is_open = fh_set_size (table->open[seat]) == table->hand_size[seat];
      FhCardSet held = is_open ? table->open[seat] : left;

      if (!fh_seats_have (seats, seat) || fh_seats_have (table->sitting_out, seat))
        continue;
      for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
        if (!table->rules.laws && fh_rules_player (&table->rules, seat) == seat
            && fh_suits_have (table->shown_void[seat], s))
          held &= ~fh_effective_suit_cards ((FhSuit) s, trump);
      cards |= held;
    }
  return cards;
}

static FhCardSet
higher_in_suit (FhCard card, FhDenomination trump)
{
  FhCardSet higher = 0;

  FH_FOREACH_CARD (other, fh_effective_suit_cards (fh_effective_suit (card, trump), trump))
    if (fh_card_power (other, trump) > fh_card_power (card, trump))
      higher |= FH_SET (other);
  return higher;
}

static char *
why_lead (const FhTable *table, const FhPlayed *play, const char *name)
{
  FhDenomination trump = fh_table_trump (table);
  FhSuit suit = fh_effective_suit (play->card, trump);
  unsigned all = fh_seats_first (table->rules.n_seats), bidders = fh_table_bidders (table);
  FhCardSet others = cards_out (table, play, fh_seats_without (all, play->seat));
  FhCardSet higher = higher_in_suit (play->card, trump) & others;
  gboolean secret = table->n_called_cards == 1 && table->partners == 0;

  if (fh_table_is_misere (table) && fh_seats_have (bidders, play->seat))
    return g_strdup (_ ("The bidder leads what should lose the trick."));
  if (fh_table_is_misere (table) && suit < FH_N_SUITS
      && !(cards_out (table, play, bidders) & fh_effective_suit_cards (suit, trump)))
    /* Translators: %s is a suit. */
    return g_strdup_printf (_ ("The bidder has no %s, so that suit catches nothing."),
                            fh_words_suit (suit));
  if (fh_table_is_misere (table))
    return g_strdup (_ ("The defenders lead what the bidder may be unable to stay under."));
  if (play->card == FH_JOKER)
    return g_strdup (_ ("The joker wins the trick whatever the others play."));
  if (higher == 0)
    return g_strdup (_ ("No higher card of this suit is left."));
  if (trump == FH_NO_TRUMP)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s leads a suit to win tricks in it, now or later."), name);
  if ((int) suit != (int) trump)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s leads a suit other than trumps."), name);
  if (fh_seats_have (bidders, play->seat) && !secret
      && (cards_out (table, play, all & ~bidders) & fh_effective_suit_cards (suit, trump)))
    return g_strdup (_ ("The declarer’s side leads trumps to draw those of the other side."));
  if (bidders != 0 && !fh_seats_have (bidders, play->seat) && !secret
      && (cards_out (table, play, bidders) & fh_effective_suit_cards (suit, trump)))
    return g_strdup (_ ("A trump lead leaves the declarer fewer trumps for other suits."));
  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("%s leads a trump, and the others must follow with trumps."), name);
}

/* Why the bidder of a misère or a defender has played @play, the @n + 1st of its trick, which @wins
 * or not over @winning. */
static char *
why_in_misere (
    const FhTable *table, const FhPlayed *play, const FhPlayed *winning, int n, gboolean wins)
{
  unsigned bidders = fh_table_bidders (table), played = 0;
  FhSuit suit = fh_table_suit_to_follow (table, (int) (play - table->plays) - n, n);
  FhCardSet led =
      suit == FH_SUIT_NONE ? FH_SET_JOKERS : fh_effective_suit_cards (suit, fh_table_trump (table));

  if (fh_seats_have (bidders, play->seat))
    return g_strdup (wins ? _ ("The bidder could not stay under, or did not need to.")
                          : _ ("The bidder stays under the winning card."));
  if (fh_seats_have (bidders, winning->seat) && !wins)
    return g_strdup (_ ("The bidder was winning, and is left to win."));
  for (const FhPlayed *before = play - n; before < play; before++)
    played |= fh_seat_bit (before->seat);
  if (cards_out (table, play, bidders & ~played) & led)
    return g_strdup (_ ("The bidder is still to play, and may have to win this trick."));
  if (fh_seats_have (bidders, winning->seat))
    /* Translators: %s is a card. */
    return g_strdup_printf (_ ("This beats the %s."), fh_words_the_card (winning->card));
  return g_strdup (_ ("The bidder cannot be caught in this trick any more."));
}

/* Why @play, which does not win, was made. */
static char *
why_lose (const FhTable *table,
          const FhPlayed *play,
          const FhPlayed *winning,
          gboolean friendly,
          gboolean follows,
          const char *name)
{
  const char *card = fh_words_the_card (winning->card);
  gboolean is_last = table->hand_size[play->seat] == 0;

  if (is_last)
    /* Translators: %1$s is a player, %2$s a card. */
    return g_strdup_printf (_ ("%1$s had no other card left; the %2$s was winning."), name, card);
  if (friendly)
    /* Translators: %s is a card. */
    return g_strdup_printf (_ ("The partner’s %s was winning already."), card);
  if (!follows)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s has no card of the led suit, and throws another."), name);
  /* Translators: %1$s is a player, %2$s a card. */
  return g_strdup_printf (_ ("%1$s follows suit: the %2$s was winning."), name, card);
}

/* @n plays of the trick from @start were made before @play. */
static char *
why_follow (const FhTable *table, const FhPlayed *play, int start, int n, const char *name)
{
  FhDenomination trump = fh_table_trump (table);
  const FhPlayed *winning = &table->plays[fh_table_winning_play (table, start, n)];
  gboolean wins = fh_table_winning_play (table, start, n + 1) == start + n;
  gboolean friendly =
      !fh_table_is_misere (table) && are_partners (table, winning->seat, play->seat);
  FhSuit led = fh_table_suit_to_follow (table, start, n);
  gboolean follows = fh_effective_suit (play->card, trump) == led;
  gboolean is_trump =
      trump != FH_NO_TRUMP && fh_effective_suit (play->card, trump) == (FhSuit) trump;

  if (fh_table_is_misere (table))
    {
      gboolean throws = !wins && !follows && !fh_card_is_joker (play->card);

      return throws && fh_seats_have (fh_table_bidders (table), play->seat)
                 ? why_lose (table, play, winning, FALSE, FALSE, name)
                 : why_in_misere (table, play, winning, n, wins);
    }
  if (!wins)
    return why_lose (table, play, winning, friendly, follows, name);
  if (is_trump && !follows)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s has no card of the led suit, and trumps."), name);
  if (friendly)
    /* Translators: %s is a card. */
    return g_strdup_printf (_ ("This goes over the partner’s %s."),
                            fh_words_the_card (winning->card));
  /* Translators: %s is a card. */
  return g_strdup_printf (_ ("This beats the %s."), fh_words_the_card (winning->card));
}

/* Whether a bid to lose every trick had failed before trick number @trick, from 0. */
static gboolean
had_failed (const FhTable *table, int trick)
{
  unsigned bidders = fh_table_bidders (table);

  for (int i = 0; fh_table_is_misere (table) && i < trick && i < table->n_tricks; i++)
    if (fh_seats_have (bidders, table->trick_winner[i]))
      return TRUE;
  return FALSE;
}

static char *
why_play (const FhTable *table, int seat, const char *name)
{
  int per_trick = fh_table_n_playing (table);

  for (int i = table->n_plays - 1; i >= 0; i--)
    if (table->plays[i].seat == seat)
      {
        int n = i % per_trick;

        if (had_failed (table, i / per_trick))
          return g_strdup (_ ("The bid had failed before this trick."));
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
          return why_call (scene, i);
      break;
    case FH_ACTION_PLAY:
      return why_play (table, action->seat, name);
    case FH_ACTION_DISCARD:
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("What %s has put away can be seen when the deal is over."), name);
    case FH_ACTION_PARTNER:
      return g_strdup (action->n_seats > 0
                           ? _ ("Each partner scores the whole value of the bid, won or lost.")
                           : _ ("Whoever plays alone wins or loses the whole value of the bid "
                                "alone."));
    case FH_ACTION_CALL:
      return g_strdup (_ ("A called card is one that the declarer does not hold."));
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
