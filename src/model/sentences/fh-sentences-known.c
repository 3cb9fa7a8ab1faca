/* fh-sentences-known.c: what can be known during a deal, and what calls have told, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sentences-known.h"

#include <glib/gi18n.h>

#include "fh-sentences-convention.h"
#include "fh-words.h"

/* --- Cards --- */

static void
begin_line (GString *text)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
}

/* The cards of @suit in @set, the highest first, each by its rank or, where its own suit is another
 * one, by its name.  (transfer full) */
static char *
suit_cards (FhCardSet set, FhSuit suit, FhDenomination trump)
{
  g_autoptr (GString) cards = g_string_new (NULL);

  for (FhCardSet left = set; left != 0;)
    {
      FhCard best = FH_CARD_NONE;
      g_autofree char *rank = NULL;

      FH_FOREACH_CARD (card, left)
        if (best == FH_CARD_NONE || fh_card_power (card, trump) > fh_card_power (best, trump))
          best = card;
      left &= ~FH_SET (best);
      rank = fh_card_is_joker (best) || fh_card_suit (best) != suit
                 ? g_strdup (fh_words_card (best))
                 : fh_words_rank (best);
      g_string_append_printf (cards, "%s%s", cards->len > 0 ? C_ ("list of cards", ", ") : "",
                              rank);
    }
  return g_string_free (g_steal_pointer (&cards), FALSE);
}

char *
fh_sentence_hand (const FhScene *scene, FhCardSet hand)
{
  FhDenomination trump = fh_table_trump (scene->table);
  g_autoptr (GString) text = g_string_new (NULL);

  for (FhSuit suit = FH_SPADES; suit < FH_N_EFFECTIVE_SUITS; suit++)
    {
      FhCardSet set = hand & fh_effective_suit_cards (suit, trump);
      g_autofree char *cards = suit_cards (set, suit, trump);

      if (set == 0)
        continue;
      begin_line (text);
      if (suit < FH_N_SUITS)
        /* Translators: a line of a hand: %1$s is a suit, %2$s its cards, such as "A, 10, 4". */
        g_string_append_printf (text, _ ("%1$s: %2$s"), fh_words_suit (suit), cards);
      else
        g_string_append (text, cards);
    }
  if (text->len == 0)
    return g_strdup (_ ("You have no cards."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
fh_sentence_played (const FhScene *scene, int seat)
{
  const FhTable *table = scene->table;
  g_autofree char *name = fh_sentence_seat (scene, seat);
  FhCardSet played = 0;

  for (int i = 0; i < table->n_plays; i++)
    if (table->plays[i].seat == seat)
      played |= FH_SET (table->plays[i].card);
  if (played == 0)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s has played no card yet."), name);
  return fh_sentence_pile (name, played);
}

char *
fh_sentence_trumps_out (const FhScene *scene, const FhKnown *known)
{
  FhDenomination trump = fh_table_trump (scene->table);
  int n;

  if (!known->playing || trump == FH_NO_TRUMP || !fh_table_is_trick_contract (scene->table))
    return NULL;
  n = fh_set_size (known->out[trump]);
  if (n == 0)
    return g_strdup (_ ("Nobody else can have a trump any more."));
  return g_strdup_printf (
      ngettext ("Others may still hold %d trump.", "Others may still hold %d trumps.", (gulong) n),
      n);
}

char *
fh_sentence_kitty (const FhScene *scene, const FhSeatView *view)
{
  const FhTable *table = scene->table;
  g_autofree char *name = NULL;

  if (table->n_deals == 0)
    return g_strdup (_ ("Nothing has been dealt yet."));
  if (table->rules.kitty_size == 0)
    return g_strdup (_ ("There is no kitty at this table."));
  if (table->discards_made == 0 && table->due != FH_ACTION_DISCARD)
    return g_strdup_printf (ngettext ("The kitty is %d card that lies face down.",
                                      "The kitty is %d cards that lie face down.",
                                      (gulong) table->rules.kitty_size),
                            table->rules.kitty_size);
  /* Translators: followed by a list of cards. */
  if (table->declarer == scene->person)
    return fh_sentence_pile (_ ("You have taken from the kitty"), view->received);
  name = fh_sentence_seat (scene, table->declarer);
  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("%s has taken the kitty."), name);
}

static char *
void_sentence (const FhScene *scene, int seat, FhSuit suit)
{
  FhDenomination trump = fh_table_trump (scene->table);
  g_autofree char *name = fh_sentence_seat (scene, seat);

  if (trump != FH_NO_TRUMP && suit == (FhSuit) trump)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s has no trump left."), name);
  /* Translators: %1$s is a player, %2$s a suit. */
  return g_strdup_printf (_ ("%1$s has no %2$s left."), name, fh_words_suit (suit));
}

char *
fh_sentence_voids (const FhScene *scene, const FhKnown *known)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int seat = 0; seat < scene->table->rules.n_seats; seat++)
    for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS; suit++)
      if (fh_suits_have (known->voids[seat], suit))
        {
          g_autofree char *sentence = void_sentence (scene, seat, suit);

          begin_line (text);
          g_string_append (text, sentence);
        }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE)
                       : g_strdup (_ ("Nobody so far."));
}

GPtrArray *
fh_sentences_trumpless (const FhScene *scene, const FhKnown *known)
{
  GPtrArray *list = fh_said_list_new ();
  FhDenomination trump = fh_table_trump (scene->table);

  if (!known->playing || trump == FH_NO_TRUMP)
    return list;
  if (known->out[trump] == 0)
    fh_said_list_add (list, fh_sentence_trumps_out (scene, known), "trumps-out");
  for (int seat = 0; seat < scene->table->rules.n_seats; seat++)
    if (fh_suits_have (known->voids[seat], trump))
      fh_said_list_add (list, void_sentence (scene, seat, (FhSuit) trump), "void");
  if (list->len == 0)
    /* Translators: under “Who is out of trumps”. */
    fh_said_list_add (list, g_strdup (_ ("Nobody so far.")), "nobody");
  return list;
}

GPtrArray *
fh_sentences_known (const FhScene *scene, const FhKnown *known)
{
  GPtrArray *list = fh_said_list_new ();

  if (known->playing)
    fh_said_list_add (list, fh_sentence_needed (scene),
                      known->fate == FH_FATE_OPEN ? "needed" : "decided");
  if (known->playing && known->fate != FH_FATE_OPEN)
    fh_said_list_add (list, fh_sentence_rest (scene), "rest");
  fh_said_list_add (list, fh_sentence_trumps_out (scene, known), "trumps-out");
  for (int seat = 0; seat < scene->table->rules.n_seats; seat++)
    for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS; suit++)
      if (fh_suits_have (known->voids[seat], suit))
        fh_said_list_add (list, void_sentence (scene, seat, suit), "void");
  return list;
}

/* --- Calls --- */

/* What the calls before a pass make of it. */
typedef enum
{
  PASS_OF_WEAKNESS,
  PASS_BARRED, /* nothing else was allowed */
  PASS_TO_OWN, /* the bid of a partner was the highest */
  PASS_AFTER_A_BID,
} PassKind;

static PassKind
kind_of_pass (const FhTable *table, const FhTold *told)
{
  const FhCalled *highest = NULL;
  bool has_bid = false;

  if (fh_seats_have (table->slips.barred, told->seat))
    return PASS_BARRED;
  for (int i = 0; i < told->n && i < table->n_calls; i++)
    if (table->calls[i].call != FH_PASS)
      {
        highest = &table->calls[i];
        has_bid |= highest->seat == told->seat;
      }
  if (highest != NULL && highest->seat != told->seat
      && table->rules.side_of[highest->seat] == table->rules.side_of[told->seat])
    return PASS_TO_OWN;
  return has_bid ? PASS_AFTER_A_BID : PASS_OF_WEAKNESS;
}

/* What is said of a pass of one's own before it is made. */
static char *
would_tell_by_pass (const FhScene *scene, const FhTold *told)
{
  gboolean has_partner = fh_scene_has_partner (scene);

  switch (kind_of_pass (scene->table, told))
    {
    case PASS_BARRED:
      return g_strdup (_ ("You may only pass in this auction: it tells nothing."));
    case PASS_TO_OWN:
      return g_strdup (_ ("Tells your partner: your bid may stand."));
    case PASS_AFTER_A_BID:
      return g_strdup (has_partner ? _ ("Tells your partner: no more than I have bid.")
                                   : _ ("Tells the others: no more than I have bid."));
    case PASS_OF_WEAKNESS:
    default:
      return g_strdup (has_partner ? _ ("Tells your partner: no suit is good enough to bid here.")
                                   : _ ("Tells the others: no suit is good enough to bid here."));
    }
}

/* And to who hears a pass of @name. */
static char *
told_by_pass (const FhScene *scene, const FhTold *told, const char *name)
{
  switch (kind_of_pass (scene->table, told))
    {
    case PASS_BARRED:
      /* Translators: %s is a player, who or whose partner has bid out of turn. */
      return g_strdup_printf (_ ("%s may only pass in this auction."), name);
    case PASS_TO_OWN:
      /* Translators: %s is a player, whose partner has made the highest bid. */
      return g_strdup_printf (_ ("%s passed: the partner’s bid may stand."), name);
    case PASS_AFTER_A_BID:
      /* Translators: %s is a player, who has bid before. */
      return g_strdup_printf (_ ("%s passed: probably no more than the previous bid has said."),
                              name);
    case PASS_OF_WEAKNESS:
    default:
      /* Translators: %s is a player. */
      return g_strdup_printf (
          _ ("%s passed: probably no suit that was good enough to bid at this level."), name);
    }
}

/* The same to all who hear it, where there is no partner yet. */
static char *
would_tell_all (const FhTold *told)
{
  const char *suit = fh_words_denomination (fh_call_trump (told->call));

  switch ((FhToldCode) told->code)
    {
    case FH_TOLD_LOSES_ALONE:
    case FH_TOLD_LOSE_BOTH:
      return g_strdup (_ ("Tells the others: I mean to lose every trick."));
    case FH_TOLD_HIGH_CARDS:
      return g_strdup (_ ("Tells the others: high cards in several suits, often the joker."));
    case FH_TOLD_STRONG_SUIT:
      /* Translators: %s is a suit. */
      return g_strdup_printf (
          _ ("Tells the others: strong %s, more often than not with the joker or a bower."), suit);
    case FH_TOLD_MORE:
      /* Translators: %s is a suit or "no trump", which the player has bid before. */
      return g_strdup_printf (_ ("Tells the others: more for %s than I have said."), suit);
    default:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("Tells the others: long and strong %s."), suit);
    }
}

/* What becomes of the highest bid when the person, whose bid it is, passes. */
static char *
would_stand (const FhTable *table)
{
  return g_strdup (table->stand_or_raise ? _ ("Your bid becomes the contract.")
                                         : _ ("Your bid stands unless somebody bids higher."));
}

char *
fh_sentence_would_tell (const FhScene *scene, const FhTold *told, FhCardSet hand)
{
  const char *suit = fh_words_denomination (fh_call_trump (told->call));

  if (told->code == FH_TOLD_AGREED)
    return fh_sentence_convention_told (&told->shown, hand);
  if (told->code == FH_TOLD_STANDS)
    return would_stand (scene->table);
  if (told->code == FH_TOLD_NO_SUIT)
    return would_tell_by_pass (scene, told);
  if (!fh_scene_has_partner (scene))
    return would_tell_all (told);
  switch ((FhToldCode) told->code)
    {
    case FH_TOLD_LOSES_ALONE:
      return g_strdup (_ ("Tells your partner: I mean to lose every trick, alone."));
    case FH_TOLD_LOSE_BOTH:
      return g_strdup (_ ("Both partners try to lose every trick."));
    case FH_TOLD_HIGH_CARDS:
      return g_strdup (_ ("Tells your partner: high cards in several suits, often the joker."));
    case FH_TOLD_STRONG_SUIT:
      /* Translators: %s is a suit. */
      return g_strdup_printf (
          _ ("Tells your partner: strong %s, more often than not with the joker or a bower."),
          suit);
    case FH_TOLD_HELP:
      /* Translators: %s is a suit or "no trump", which the partner has bid. */
      return g_strdup_printf (_ ("Tells your partner: I can help with %s."), suit);
    case FH_TOLD_OTHER_SUIT:
      /* Translators: %s is a suit; the partner has bid another one. */
      return g_strdup_printf (_ ("Tells your partner: I prefer %s to your suit."), suit);
    case FH_TOLD_MORE:
      /* Translators: %s is a suit or "no trump", which the player has bid before. */
      return g_strdup_printf (_ ("Tells your partner: more for %s than I have said."), suit);
    case FH_TOLD_LONG_SUIT:
    case FH_TOLD_AGREED:
    case FH_TOLD_NO_SUIT:
    case FH_TOLD_STANDS:
    case FH_N_TOLD:
      break;
    }
  /* Translators: %s is a suit. */
  return g_strdup_printf (_ ("Tells your partner: long and strong %s."), suit);
}

char *
fh_sentence_told (const FhScene *scene, const FhTold *told)
{
  const char *suit = fh_words_denomination (fh_call_trump (told->call));
  const char *call = fh_words_call (told->call);
  g_autofree char *name = fh_sentence_seat (scene, told->seat);

  switch ((FhToldCode) told->code)
    {
    case FH_TOLD_AGREED:
      /* Once the auction is over nobody can answer it. */
      return fh_sentence_convention_heard (scene, &told->shown,
                                           scene->table->due == FH_ACTION_BID
                                               && fh_scene_is_partner (scene, told->seat));
    case FH_TOLD_NO_SUIT:
      return told_by_pass (scene, told, name);
    case FH_TOLD_STANDS:
      /* Translators: %s is a player, who has passed although that bid could be raised. */
      return g_strdup_printf (_ ("%s let the bid stand: nobody had gone over it."), name);
    case FH_TOLD_LOSES_ALONE:
      /* Translators: %1$s is a player, %2$s a bid such as "misère". */
      return g_strdup_printf (_ ("%1$s bid %2$s, to lose every trick: probably a low hand."), name,
                              call);
    case FH_TOLD_LOSE_BOTH:
      /* Translators: %1$s is a player, %2$s the bid "grand nullo". */
      return g_strdup_printf (
          _ ("%1$s bid %2$s, with which both partners try to lose every trick."), name, call);
    case FH_TOLD_HIGH_CARDS:
      /* Translators: %1$s is a player, %2$s a bid such as "seven no trump". */
      return g_strdup_printf (
          _ ("%1$s bid %2$s: probably high cards in several suits, often the joker."), name, call);
    case FH_TOLD_STRONG_SUIT:
      /* Translators: %1$s is a player, %2$s a bid, %3$s a suit. */
      return g_strdup_printf (
          _ ("%1$s opened with %2$s: strong %3$s, more often than not with the joker or a bower."),
          name, call, suit);
    case FH_TOLD_HELP:
      /* Translators: %1$s is a player, %2$s a bid, %3$s what the partner of that player has bid: a
       * suit or "no trump". */
      return g_strdup_printf (_ ("%1$s went on to %2$s: probably help with %3$s."), name, call,
                              suit);
    case FH_TOLD_OTHER_SUIT:
      /* Translators: %1$s is a player, %2$s a bid, %3$s its suit. */
      return g_strdup_printf (
          _ ("%1$s went on to %2$s: probably better in %3$s than in the partner’s suit."), name,
          call, suit);
    case FH_TOLD_MORE:
      /* Translators: %1$s is a player, %2$s a bid, %3$s a suit or "no trump". */
      return g_strdup_printf (
          _ ("%1$s went on to %2$s: probably more for %3$s than the previous bid has said."), name,
          call, suit);
    case FH_TOLD_LONG_SUIT:
    case FH_N_TOLD:
      break;
    }
  /* Translators: %1$s is a player, %2$s a bid, %3$s a suit. */
  return g_strdup_printf (_ ("%1$s bid %2$s: probably long and strong %3$s."), name, call, suit);
}
