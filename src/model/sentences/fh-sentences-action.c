/* fh-sentences-action.c: what happens at the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every sentence stands here twice, about you and about another player, because languages differ in
 * how they tell the two apart.
 */
#include <glib/gi18n.h>

#include "fh-sentences-laws.h"
#include "fh-words.h"

static char *
bid_sentence (const FhScene *scene, const FhAction *action, gboolean you, const char *name)
{
  const char *call = fh_words_call (action->call);

  if (action->call == FH_PASS && scene->table->high_bidder == action->seat
      && scene->table->contract == scene->table->high_call && scene->table->high_call != FH_PASS)
    /* Translators: the highest bidder was asked whether he raises, and does not. %s is a player. */
    return you ? g_strdup (_ ("You stand on your bid."))
               : g_strdup_printf (_ ("%s stands on the bid."), name);
  if (action->call == FH_PASS)
    /* Translators: %s is a player. */
    return you ? g_strdup (_ ("You pass.")) : g_strdup_printf (_ ("%s passes."), name);
  if (action->inkle)
    /* Translators: "inkle" is a word that a player says with a bid. %1$s is a player, %2$s a bid,
     * such as "seven hearts". */
    return you ? g_strdup_printf (_ ("You bid %s, inkle."), call)
               : g_strdup_printf (_ ("%1$s bids %2$s, inkle."), name, call);
  /* Translators: %1$s is a player, %2$s a bid, such as "seven hearts". */
  return you ? g_strdup_printf (_ ("You bid %s."), call)
             : g_strdup_printf (_ ("%1$s bids %2$s."), name, call);
}

static char *
answer_sentence (const FhAction *action, gboolean you, const char *name)
{
  if (action->redeal)
    /* Translators: the answer to "ace, no face". %s is a player. */
    return you ? g_strdup (_ ("You want a new deal."))
               : g_strdup_printf (_ ("%s wants a new deal."), name);
  /* Translators: the answer to "ace, no face". %s is a player. */
  return you ? g_strdup (_ ("You want to play on."))
             : g_strdup_printf (_ ("%s wants to play on."), name);
}

static char *
exchange_sentence (const FhScene *scene, const FhAction *action, gboolean you, const char *name)
{
  int n = action->n_cards;

  if (action->kind == FH_ACTION_SWAP
      || (scene->table->contract == FH_GRAND_NULLO && action->seat == scene->table->declarer))
    return you ? g_strdup_printf (ngettext ("You pass %d card to your partner.",
                                            "You pass %d cards to your partner.", (gulong) n),
                                  n)
               : g_strdup_printf (
                   /* Translators: %1$s is a player. */
                   ngettext ("%1$s passes %2$d card to the partner.",
                             "%1$s passes %2$d cards to the partner.", (gulong) n),
                   name, n);
  return you ? g_strdup_printf (
             ngettext ("You discard %d card.", "You discard %d cards.", (gulong) n), n)
             : g_strdup_printf (
                 /* Translators: %1$s is a player. */
                 ngettext ("%1$s discards %2$d card.", "%1$s discards %2$d cards.", (gulong) n),
                 name, n);
}

/* A joker that names a suit. */
static char *
naming_sentence (const FhAction *action, gboolean leads, gboolean you, const char *name)
{
  const char *suit = fh_words_suit ((FhSuit) action->suit);

  if (leads)
    /* Translators: %1$s is a player, %2$s a suit. */
    return you ? g_strdup_printf (_ ("You lead the joker and name %s."), suit)
               : g_strdup_printf (_ ("%1$s leads the joker and names %2$s."), name, suit);
  /* Translators: %1$s is a player, %2$s a suit. */
  return you ? g_strdup_printf (_ ("You play the joker and name %s."), suit)
             : g_strdup_printf (_ ("%1$s plays the joker and names %2$s."), name, suit);
}

/* A bower, which a beginner takes for a plain jack. */
static char *
bower_sentence (const char *card, const char *role, gboolean leads, gboolean you, const char *name)
{
  if (leads)
    /* Translators: %1$s is a player, %2$s a card, %3$s "right bower" or "left bower". */
    return you ? g_strdup_printf (_ ("You lead the %1$s, the %2$s."), card, role)
               : g_strdup_printf (_ ("%1$s leads the %2$s, the %3$s."), name, card, role);
  /* Translators: %1$s is a player, %2$s a card, %3$s "right bower" or "left bower". */
  return you ? g_strdup_printf (_ ("You play the %1$s, the %2$s."), card, role)
             : g_strdup_printf (_ ("%1$s plays the %2$s, the %3$s."), name, card, role);
}

static char *
play_sentence (const FhScene *scene, const FhAction *action, gboolean you, const char *name)
{
  const FhTable *table = scene->table;
  FhCard card = action->cards[0];
  const char *card_name = fh_words_the_card (card);
  FhDenomination trump = fh_table_trump (table);
  /* The play is on the table already; it is the first of its trick when that has one card, or none
   * because the trick has just been finished by it, which takes more players than one. */
  gboolean leads = fh_table_trick_size (table) == 1;

  if (action->suit != FH_SUIT_NONE)
    return naming_sentence (action, leads, you, name);
  if (trump != FH_NO_TRUMP && (card == fh_right_bower (trump) || card == fh_left_bower (trump)))
    return bower_sentence (card_name, fh_sentence_card_role (card, (int) trump), leads, you, name);
  if (leads)
    /* Translators: %1$s is a player, %2$s a card, such as "five of hearts" or "joker". */
    return you ? g_strdup_printf (_ ("You lead the %s."), card_name)
               : g_strdup_printf (_ ("%1$s leads the %2$s."), name, card_name);
  /* Translators: %1$s is a player, %2$s a card, such as "five of hearts" or "joker". */
  return you ? g_strdup_printf (_ ("You play the %s."), card_name)
             : g_strdup_printf (_ ("%1$s plays the %2$s."), name, card_name);
}

/* Partners named openly (HC-089). */
static char *
partner_sentence (const FhScene *scene, const FhAction *action, gboolean you, const char *name)
{
  g_autofree char *first = NULL, *second = NULL;
  gboolean is_first = action->seats[0] == scene->person;

  if (action->n_seats == 0)
    /* Translators: %s is a player. */
    return you ? g_strdup (_ ("You play alone.")) : g_strdup_printf (_ ("%s plays alone."), name);
  if (action->n_seats == 1 && is_first)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s takes you as a partner."), name);
  first = fh_sentence_seat (scene, action->seats[0]);
  if (action->n_seats == 1)
    /* Translators: %1$s and %2$s are players. */
    return you ? g_strdup_printf (_ ("You take %s as your partner."), first)
               : g_strdup_printf (_ ("%1$s takes %2$s as a partner."), name, first);
  second = fh_sentence_seat (scene, action->seats[1]);
  if (is_first || action->seats[1] == scene->person)
    /* Translators: %1$s and %2$s are players. */
    return g_strdup_printf (_ ("%1$s takes you and %2$s as partners."), name,
                            is_first ? second : first);
  return you
             /* Translators: %1$s and %2$s are players. */
             ? g_strdup_printf (_ ("You take %1$s and %2$s as your partners."), first, second)
             /* Translators: %1$s, %2$s and %3$s are players. */
             : g_strdup_printf (_ ("%1$s takes %2$s and %3$s as partners."), name, first, second);
}

/* A card called, or the two of a misère (NZ-066, NZ-072). */
static char *
call_sentence (const FhAction *action, gboolean you, const char *name)
{
  const char *first = fh_words_card (action->cards[0]);

  if (action->n_cards == 1)
    /* Translators: %1$s is a player, %2$s a card, such as "ace of clubs". */
    return you ? g_strdup_printf (_ ("You call the %s."), first)
               : g_strdup_printf (_ ("%1$s calls the %2$s."), name, first);
  const char *second = fh_words_card (action->cards[1]);
  return you
             /* Translators: %1$s and %2$s are cards, such as "ace of clubs". */
             ? g_strdup_printf (_ ("You call the %1$s and the %2$s."), first, second)
             /* Translators: %1$s is a player, %2$s and %3$s are cards. */
             : g_strdup_printf (_ ("%1$s calls the %2$s and the %3$s."), name, first, second);
}

char *
fh_sentence_action (const FhScene *scene, const FhAction *action)
{
  gboolean you = action->seat == scene->person;
  g_autofree char *name = NULL;

  g_return_val_if_fail (action->seat < FH_MAX_SEATS, NULL);

  if (action->kind >= FH_ACTION_MISDEAL)
    return fh_sentence_law_action (scene, action);
  if (fh_sentence_is_early (scene, action))
    return fh_sentence_early_action (scene, action);
  name = fh_sentence_seat (scene, action->seat);
  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_DEAL:
      {
        char *shuffle = fh_sentence_shuffle (scene, action->seat);

        if (shuffle != NULL)
          return shuffle;
      }
      /* Translators: %s is a player. */
      return you ? g_strdup (_ ("You deal.")) : g_strdup_printf (_ ("%s deals."), name);
    case FH_ACTION_ACE_NO_FACE:
      /* Translators: "ace, no face" is what a player says who has no face card. %s is a player. */
      return you ? g_strdup (_ ("You say: ace, no face."))
                 : g_strdup_printf (_ ("%s says: ace, no face."), name);
    case FH_ACTION_ANSWER:
      return answer_sentence (action, you, name);
    case FH_ACTION_BID:
      return bid_sentence (scene, action, you, name);
    case FH_ACTION_PARTNER:
      return partner_sentence (scene, action, you, name);
    case FH_ACTION_CALL:
      return call_sentence (action, you, name);
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      return exchange_sentence (scene, action, you, name);
    case FH_ACTION_PLAY:
      return play_sentence (scene, action, you, name);
    default:
      break;
    }
  return g_strdup ("");
}

char *
fh_sentence_action_brief (const FhScene *scene, const FhAction *action)
{
  g_autofree char *name = NULL;
  const char *what = NULL;

  g_return_val_if_fail (action->seat < FH_MAX_SEATS, NULL);

  if (action->kind == FH_ACTION_BID && !action->inkle)
    what = fh_words_call (action->call);
  else if (action->kind == FH_ACTION_PLAY && action->suit == FH_SUIT_NONE)
    what = fh_words_card (action->cards[0]);
  if (what == NULL || fh_sentence_is_early (scene, action))
    return fh_sentence_action (scene, action);
  name = fh_sentence_seat (scene, action->seat);
  /* Translators: what is done, in few words: %1$s is a player, or “You”, %2$s a card, a bid or
   * “pass”. */
  return g_strdup_printf (C_ ("few words", "%1$s: %2$s"), name, what);
}

char *
fh_sentence_trick_brief (const FhScene *scene)
{
  const FhTable *table = scene->table;
  const FhPlayed *winning;
  g_autofree char *name = NULL;

  if (table->n_tricks == 0)
    return fh_sentence_trick (scene);
  winning = &table->plays[fh_table_winning_play (table, table->last_trick_start,
                                                 table->trick_start - table->last_trick_start)];
  if (winning->seat == scene->person)
    return g_strdup (_ ("You win the trick."));
  name = fh_sentence_seat (scene, winning->seat);
  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("%s wins the trick."), name);
}

char *
fh_sentence_auction_won (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autofree char *name = NULL;
  const char *call;

  if (table->contract == FH_CALL_NONE)
    return g_strdup ("");
  if (table->contract == FH_PASS)
    return fh_sentence_contract (scene);
  call = fh_words_call (table->contract);
  if (table->declarer == scene->person)
    /* Translators: %s is a bid, such as "seven hearts". */
    return g_strdup_printf (_ ("You win the auction at %s."), call);
  name = fh_sentence_seat (scene, table->declarer);
  /* Translators: %1$s is a player, %2$s a bid, such as "seven hearts". */
  return g_strdup_printf (_ ("%1$s wins the auction at %2$s."), name, call);
}

char *
fh_sentence_sits_out (const FhScene *scene, int seat)
{
  g_autofree char *name = NULL;

  if (seat == scene->person)
    /* Translators: in this deal you do not play, because your partner plays a misère. */
    return g_strdup (_ ("You sit out."));
  name = fh_sentence_seat (scene, seat);
  /* Translators: %s is a player, who does not play in this deal. */
  return g_strdup_printf (_ ("%s sits out."), name);
}

static char *
your_turn (const FhTable *table)
{
  int n;

  switch ((FhActionKind) table->due)
    {
    case FH_ACTION_BID:
      if (table->stand_or_raise)
        return g_strdup (_ ("Your turn: stand on your bid, or raise it."));
      return g_strdup (_ ("Your turn: bid, or pass."));
    case FH_ACTION_ANSWER:
      return g_strdup (_ ("Your partner has an ace and no face card. Do you want a new deal?"));
    case FH_ACTION_PARTNER:
      return g_strdup (fh_call_level (table->contract) >= 8
                           ? _ ("Your turn: name up to two partners, or play alone.")
                           : _ ("Your turn: name a partner, or play alone."));
    case FH_ACTION_CALL:
      return g_strdup (fh_table_is_misere (table)
                           ? _ ("Your turn: call two cards; whoever holds them sits out.")
                           : _ ("Your turn: call a card; whoever holds it is your partner."));
    case FH_ACTION_DISCARD:
      n = table->rules.kitty_size;
      return g_strdup_printf (ngettext ("Your turn: choose %d card to discard.",
                                        "Your turn: choose %d cards to discard.", (gulong) n),
                              n);
    case FH_ACTION_SWAP:
      n = table->rules.swap_cards;
      return g_strdup_printf (ngettext ("Your turn: choose %d card for your partner.",
                                        "Your turn: choose %d cards for your partner.", (gulong) n),
                              n);
    case FH_ACTION_PLAY:
      if (fh_table_trick_size (table) == 0)
        return g_strdup (_ ("Your turn: lead a card."));
      return g_strdup (_ ("Your turn: play a card."));
    default:
      break;
    }
  return g_strdup (_ ("Your turn to deal."));
}

char *
fh_sentence_turn (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autofree char *name = NULL;

  if (table->due == FH_ACTION_NONE)
    return g_strdup (_ ("The game is over."));
  if (table->turn == FH_SEAT_NONE)
    return g_strdup (_ ("The first deal comes next."));
  if (table->deal_over && scene->is_single)
    return g_strdup (_ ("The deal is over."));
  if (table->turn == scene->person)
    return your_turn (table);
  if (scene->person >= 0 && fh_rules_player (&table->rules, table->turn) == scene->person)
    return g_strdup (fh_table_trick_size (table) == 0
                         ? _ ("Your turn: lead a card from your dummy.")
                         : _ ("Your turn: play a card from your dummy."));

  name = fh_sentence_seat (scene, table->turn);
  switch ((FhActionKind) table->due)
    {
    case FH_ACTION_DEAL:
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("%s deals next."), name);
    case FH_ACTION_BID:
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("It is %s’s turn to call."), name);
    case FH_ACTION_ANSWER:
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("%s answers whether there is a new deal."), name);
    case FH_ACTION_PARTNER:
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("%s chooses partners."), name);
    case FH_ACTION_CALL:
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("%s chooses a card to call."), name);
    case FH_ACTION_DISCARD:
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("%s has taken the kitty and discards."), name);
    case FH_ACTION_SWAP:
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("%s chooses what to pass to the partner."), name);
    default:
      break;
    }
  if (fh_table_trick_size (table) == 0)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("It is %s’s turn to lead."), name);
  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("It is %s’s turn to play."), name);
}

char *
fh_sentence_trick (const FhScene *scene)
{
  const FhTable *table = scene->table;
  const FhPlayed *winning;
  g_autofree char *name = NULL, *card = NULL;
  int n;

  if (table->n_tricks == 0)
    return g_strdup (_ ("No trick is complete yet."));
  n = table->trick_start - table->last_trick_start;
  winning = &table->plays[fh_table_winning_play (table, table->last_trick_start, n)];
  card = fh_sentence_the_card (winning->card, (int) fh_table_trump (table));
  if (winning->seat == scene->person)
    /* Translators: %s is a card. */
    return g_strdup_printf (_ ("You win the trick with the %s."), card);
  name = fh_sentence_seat (scene, winning->seat);
  /* Translators: %1$s is a player, %2$s a card. */
  return g_strdup_printf (_ ("%1$s wins the trick with the %2$s."), name, card);
}

char *
fh_sentence_trick_cards (const FhScene *scene, gboolean last)
{
  const FhTable *table = scene->table;
  int start = last ? table->last_trick_start : table->trick_start;
  int n = last ? table->trick_start - table->last_trick_start : fh_table_trick_size (table);
  g_autoptr (GString) text = g_string_new (NULL);
  int winning;

  if (last && table->n_tricks == 0)
    return g_strdup (_ ("No trick is complete yet."));
  if (n == 0)
    return g_strdup (_ ("No card lies on the table."));
  winning = fh_table_winning_play (table, start, n);
  for (int i = start; i < start + n; i++)
    {
      g_autofree char *name = fh_sentence_seat (scene, table->plays[i].seat);
      const char *card = fh_words_card (table->plays[i].card);

      if (text->len > 0)
        g_string_append_c (text, '\n');
      if (i == winning && !scene->is_asked)
        /* Translators: a line of a trick: %1$s is a player, %2$s the card that wins so far. */
        g_string_append_printf (text, _ ("%1$s: %2$s, winning"), name, card);
      else
        /* Translators: a line of a trick: %1$s is a player, %2$s a card. */
        g_string_append_printf (text, _ ("%1$s: %2$s"), name, card);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
