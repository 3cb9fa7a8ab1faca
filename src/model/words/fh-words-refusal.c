/* fh-words-refusal.c: why the rules refuse an action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each sentence stands here twice: once as a clause about a record, with cards and seats as they
 * are written there, and once for the person who tried it.  Sentences about a suit stand here once
 * a suit, because many languages bend the word.
 */
#include "fh-words.h"

#include <glib/gi18n.h>

#include "fh-notation.h"

/* Sentences about an effective suit, the last about a joker that is a suit of its own. */
typedef const char *const SuitSentences[FH_N_EFFECTIVE_SUITS];

static const char *
about_suit (SuitSentences sentences, guint suit)
{
  return _ (sentences[MIN (suit, FH_SUIT_JOKER)]);
}

/* A sentence with the card in its place, "%s". */
static char *
with_card (const char *sentence, const char *card)
{
  g_autoptr (GString) result = g_string_new (sentence);

  g_string_replace (result, "%s", card, 1);
  return g_strdup (result->str);
}

static const char *
record_expected (guint expected)
{
  switch ((FhActionKind) expected)
    {
    case FH_ACTION_DEAL:
      return _ ("a deal comes next");
    case FH_ACTION_ANSWER:
      return _ ("the partner's answer to ace-no-face comes next");
    case FH_ACTION_BID:
      return _ ("a bid comes next");
    case FH_ACTION_PARTNER:
      return _ ("the declarer names partners next");
    case FH_ACTION_DISCARD:
      return _ ("a discard comes next");
    case FH_ACTION_CALL:
      return _ ("the declarer calls a card next");
    case FH_ACTION_SWAP:
      return _ ("a swap comes next");
    case FH_ACTION_PLAY:
      return _ ("a card is to be played next");
    default:
      break;
    }
  return _ ("this may not be done now");
}

static SuitSentences record_follow = {
  /* Translators: %s is a card as records write it, such as 5S. */
  N_ ("must follow spades (holds %s)"),    N_ ("must follow clubs (holds %s)"),
  N_ ("must follow diamonds (holds %s)"),  N_ ("must follow hearts (holds %s)"),
  N_ ("must follow the joker (holds %s)"),
};

static SuitSentences record_follow_left_bower = {
  /* Translators: %s is a card as records write it, such as JD.  The left bower is the jack of the
   * other suit of the trump's colour. */
  N_ ("must follow spades (the left bower %s is a spade here)"),
  N_ ("must follow clubs (the left bower %s is a club here)"),
  N_ ("must follow diamonds (the left bower %s is a diamond here)"),
  N_ ("must follow hearts (the left bower %s is a heart here)"),
  N_ ("must follow the joker (holds %s)"),
};

/* By the suit that was led, the sister of the trump suit. */
static SuitSentences record_left_bower = {
  N_ ("the left bower is a club here: must follow spades (holds %s)"),
  N_ ("the left bower is a spade here: must follow clubs (holds %s)"),
  N_ ("the left bower is a heart here: must follow diamonds (holds %s)"),
  N_ ("the left bower is a diamond here: must follow hearts (holds %s)"),
  N_ ("must follow the joker (holds %s)"),
};

/* By the suit that was led, in a contract with another trump. */
static SuitSentences record_joker_is_trump = {
  N_ ("the joker is a trump here: must follow spades (holds %s)"),
  N_ ("the joker is a trump here: must follow clubs (holds %s)"),
  N_ ("the joker is a trump here: must follow diamonds (holds %s)"),
  N_ ("the joker is a trump here: must follow hearts (holds %s)"),
  N_ ("must follow the joker (holds %s)"),
};

static SuitSentences record_joker_not_void = {
  N_ ("the joker may be played only when void in spades (holds %s)"),
  N_ ("the joker may be played only when void in clubs (holds %s)"),
  N_ ("the joker may be played only when void in diamonds (holds %s)"),
  N_ ("the joker may be played only when void in hearts (holds %s)"),
  N_ ("must follow the joker (holds %s)"),
};

static SuitSentences record_shown_void = {
  N_ ("has shown void in spades and may not name them"),
  N_ ("has shown void in clubs and may not name them"),
  N_ ("has shown void in diamonds and may not name them"),
  N_ ("has shown void in hearts and may not name them"),
  N_ ("no suit may be named with this card here"),
};

char *
fh_words_refusal (const FhRefusal *refusal)
{
  char card[FH_CARD_TEXT_SIZE] = "";
  const char *call = refusal->call < FH_N_CALLS ? fh_call_write (refusal->call) : "";

  if (refusal->card != FH_CARD_NONE)
    fh_card_write (refusal->card, card);

  switch ((FhRefusalCode) refusal->code)
    {
    case FH_OK:
    case FH_N_REFUSALS:
      break;
    case FH_REFUSED_GAME_OVER:
      return g_strdup (_ ("the game is over"));
    case FH_REFUSED_WRONG_ACTION:
      return g_strdup (record_expected (refusal->expected));
    case FH_REFUSED_WRONG_SEAT:
      return g_strdup_printf (_ ("it is the turn of seat %d"), refusal->seat);
    case FH_REFUSED_NO_SUCH_SEAT:
      return g_strdup_printf (_ ("the seats of this table are 0 to %d"), refusal->number - 1);
    case FH_REFUSED_WRONG_DEALER:
      return g_strdup_printf (_ ("it is the turn of seat %d to deal"), refusal->seat);
    case FH_REFUSED_NOT_IN_PACK:
      return g_strdup_printf (_ ("%s is not in the pack"), card);
    case FH_REFUSED_CARD_TWICE:
      return g_strdup_printf (_ ("%s is there twice"), card);
    case FH_REFUSED_CARD_COUNT:
      return g_strdup_printf (
          ngettext ("%d card is wanted here", "%d cards are wanted here", refusal->number),
          refusal->number);
    case FH_REFUSED_NOT_HELD:
      return g_strdup_printf (_ ("does not hold %s"), card);
    case FH_REFUSED_MUST_FOLLOW:
      return with_card (about_suit (record_follow, refusal->suit), card);
    case FH_REFUSED_MUST_FOLLOW_LEFT_BOWER:
      return with_card (about_suit (record_follow_left_bower, refusal->suit), card);
    case FH_REFUSED_LEFT_BOWER_IS_TRUMP:
      return with_card (about_suit (record_left_bower, refusal->suit), card);
    case FH_REFUSED_JOKER_IS_TRUMP:
      return with_card (about_suit (record_joker_is_trump, refusal->suit), card);
    case FH_REFUSED_JOKER_NOT_VOID:
      return with_card (about_suit (record_joker_not_void, refusal->suit), card);
    case FH_REFUSED_JOKER_MUST_NAME:
      return g_strdup (_ ("the joker must name a suit here, as in JO:H"));
    case FH_REFUSED_NAMES_NOTHING:
      return g_strdup (_ ("no suit may be named with this card here"));
    case FH_REFUSED_SHOWN_VOID:
      return g_strdup (about_suit (record_shown_void, refusal->suit));
    case FH_REFUSED_TOO_LOW:
      if (refusal->number != FH_PASS)
        /* Translators: %1$s and %2$s are calls as records write them, such as MIS and 8S. */
        return g_strdup_printf (_ ("%1$s ranks below %2$s at this table"),
                                fh_call_write ((FhCall) refusal->number), call);
      return g_strdup_printf (_ ("a bid must beat %s"), call);
    case FH_REFUSED_CALLED_BEFORE:
      return g_strdup_printf (_ ("%s may be called only once in an auction"), call);
    case FH_REFUSED_NOT_AT_THIS_TABLE:
      return g_strdup_printf (_ ("%s is not called at this table"), call);
    case FH_REFUSED_SIX_LEVEL:
      return g_strdup (refusal->number == FH_SIX_LEVEL_FIRST_TWO_BIDDERS
                           ? _ ("six-level bids are only open until two bids have been made")
                           : _ ("six-level bids are only open to the first two players"));
    case FH_REFUSED_NEEDS_SEVEN:
      return g_strdup_printf (_ ("%s needs a bid of seven or more before it"), call);
    case FH_REFUSED_NEEDS_PARTNERS_NULLO:
      return g_strdup (_ ("grand nullo needs a nullo by the partner before it"));
    case FH_REFUSED_ACE_NO_FACE_NULLO:
      return g_strdup (_ ("a side that plays on after ace-no-face may not call nullo"));
    case FH_REFUSED_INKLE_OFF:
      return g_strdup (_ ("the inkle flag goes only with a bid of tricks where inkle-swap is on"));
    case FH_REFUSED_INKLE_TWICE:
      return g_strdup_printf (_ ("seat %d has used the inkle flag of this side"), refusal->seat);
    case FH_REFUSED_PARTNER_COUNT:
      return g_strdup_printf (ngettext ("only %d partner may be named with this bid",
                                        "only %d partners may be named with this bid",
                                        refusal->number),
                              refusal->number);
    case FH_REFUSED_PARTNER_SEAT:
      return g_strdup_printf (_ ("seat %d cannot be named as a partner"), refusal->seat);
    case FH_REFUSED_CALL_OWN:
      return g_strdup_printf (_ ("%s is the caller's own card or discard"), card);
    case FH_REFUSED_CALL_JOKER:
      return g_strdup (_ ("the joker may not be called"));
    case FH_REFUSED_CALL_TRUMP:
      return g_strdup_printf (_ ("%s is a trump here and may not be called"), card);
    case FH_REFUSED_CALL_TOO_HIGH:
      return g_strdup_printf (_ ("%s is above ten, the highest card called at no-trump"), card);
    case FH_REFUSED_CALL_TOO_LOW:
      return g_strdup_printf (_ ("%s is below six, the lowest card called for a misère"), card);
    case FH_REFUSED_CALL_SAME_HOLDER:
      return g_strdup (_ ("one player holds both called cards; one of them must be changed"));
    case FH_REFUSED_CALL_NOT_DEALT:
      return g_strdup_printf (_ ("%s was dealt to nobody; another card must be called"), card);
    case FH_REFUSED_NOT_ACE_NO_FACE:
      return g_strdup (_ ("the hand is not ace-no-face, or the turn to say so is over"));
    case FH_REFUSED_STRICT_LAWS:
      return g_strdup (_ ("this needs “option laws table”"));
    case FH_REFUSED_DUMMY:
      return g_strdup_printf (_ ("seat %d is a dummy, which says and shows nothing"),
                              refusal->seat);
    case FH_REFUSED_MISDEAL_LATE:
      return g_strdup (_ ("a misdeal can be reported only until the first trick is complete"));
    case FH_REFUSED_MISDEALT:
      return g_strdup (_ ("a hand had a wrong number of cards: a misdeal must be reported before "
                          "the first trick is complete"));
    case FH_REFUSED_BARRED:
      return g_strdup (_ ("may only pass, because of a bid out of turn by its side"));
    case FH_REFUSED_EXPOSED_FIRST:
      return g_strdup_printf (_ ("the exposed card %s must be played first"), card);
    case FH_REFUSED_EXPOSED_STAYS:
      return g_strdup_printf (_ ("%s is exposed and may not leave the hand unplayed"), card);
    case FH_REFUSED_NOTHING_OUT_OF_TURN:
      return g_strdup (_ ("no card lies out of turn, or it stands already"));
    case FH_REFUSED_NOT_AN_OPPONENT:
      return g_strdup_printf (_ ("only opponents of seat %d decide on its card out of turn"),
                              refusal->seat);
    case FH_REFUSED_NOTHING_TO_CORRECT:
      return g_strdup (_ ("there is nothing to correct, or the next lead has been made"));
    case FH_REFUSED_NO_SUCH_SIDE:
      return g_strdup_printf (_ ("the sides of this table are 0 to %d"), refusal->number - 1);
    case FH_REFUSED_NOTHING_TO_ENTER:
      return g_strdup (_ ("points are entered between a deal that was played and the next one"));
    case FH_REFUSED_ENTRY_TOO_LARGE:
      return g_strdup_printf (_ ("an entry is at most %d points, up or down"), FH_MAX_ENTRY);
    case FH_REFUSED_NOTHING_TO_CHALLENGE:
      return g_strdup (_ ("no points of the last deal were entered by hand"));
    }
  return g_strdup ("");
}

/* For the person at the table. */

static const char *
person_expected (guint expected)
{
  switch ((FhActionKind) expected)
    {
    case FH_ACTION_DEAL:
      return _ ("The next deal comes first.");
    case FH_ACTION_ANSWER:
      return _ ("The answer to “ace, no face” comes first.");
    case FH_ACTION_BID:
      return _ ("The auction is still going on.");
    case FH_ACTION_PARTNER:
      return _ ("The declarer must name partners first.");
    case FH_ACTION_DISCARD:
      return _ ("The kitty must be discarded first.");
    case FH_ACTION_CALL:
      return _ ("The declarer must call a card first.");
    case FH_ACTION_SWAP:
      return _ ("The partners must choose the cards to swap first.");
    case FH_ACTION_PLAY:
      return _ ("A card must be played now.");
    default:
      break;
    }
  return _ ("This cannot be done now.");
}

static SuitSentences person_follow = {
  /* Translators: %s is a card, such as "five of spades". */
  N_ ("You must follow spades: you hold the %s."),
  N_ ("You must follow clubs: you hold the %s."),
  N_ ("You must follow diamonds: you hold the %s."),
  N_ ("You must follow hearts: you hold the %s."),
  N_ ("You must follow the joker: you hold the %s."),
};

static SuitSentences person_follow_left_bower = {
  /* Translators: %s is a card, such as "jack of diamonds". */
  N_ ("You must follow spades: your %s is the left bower, a spade in this deal."),
  N_ ("You must follow clubs: your %s is the left bower, a club in this deal."),
  N_ ("You must follow diamonds: your %s is the left bower, a diamond in this deal."),
  N_ ("You must follow hearts: your %s is the left bower, a heart in this deal."),
  N_ ("You must follow the joker: you hold the %s."),
};

/* By the suit that was led, the sister of the trump suit. */
static SuitSentences person_left_bower = {
  /* Translators: %s is a card, such as "five of spades". */
  N_ ("The left bower is a club in this deal. You must follow spades: you hold the %s."),
  N_ ("The left bower is a spade in this deal. You must follow clubs: you hold the %s."),
  N_ ("The left bower is a heart in this deal. You must follow diamonds: you hold the %s."),
  N_ ("The left bower is a diamond in this deal. You must follow hearts: you hold the %s."),
  N_ ("You must follow the joker: you hold the %s."),
};

/* By the suit that was led, in a contract with another trump. */
static SuitSentences person_joker_is_trump = {
  /* Translators: %s is a card, such as "five of spades". */
  N_ ("At this table the joker is a trump like the others. You must follow spades: you hold the "
      "%s."),
  N_ ("At this table the joker is a trump like the others. You must follow clubs: you hold the "
      "%s."),
  N_ ("At this table the joker is a trump like the others. You must follow diamonds: you hold the "
      "%s."),
  N_ ("At this table the joker is a trump like the others. You must follow hearts: you hold the "
      "%s."),
  N_ ("You must follow the joker: you hold the %s."),
};

static SuitSentences person_joker_not_void = {
  /* Translators: %s is a card, such as "five of spades". */
  N_ ("The joker may be played only when you have no spade: you hold the %s."),
  N_ ("The joker may be played only when you have no club: you hold the %s."),
  N_ ("The joker may be played only when you have no diamond: you hold the %s."),
  N_ ("The joker may be played only when you have no heart: you hold the %s."),
  N_ ("You must follow the joker: you hold the %s."),
};

static SuitSentences person_shown_void = {
  N_ ("You have shown that you have no spades, so the joker cannot name them."),
  N_ ("You have shown that you have no clubs, so the joker cannot name them."),
  N_ ("You have shown that you have no diamonds, so the joker cannot name them."),
  N_ ("You have shown that you have no hearts, so the joker cannot name them."),
  N_ ("No suit may be named with this card."),
};

char *
fh_words_refusal_for_person (const FhRefusal *refusal)
{
  const char *card = refusal->card < FH_N_CARDS ? fh_words_the_card (refusal->card) : "";
  const char *call = refusal->call < FH_N_CALLS ? fh_words_call (refusal->call) : "";

  switch ((FhRefusalCode) refusal->code)
    {
    case FH_OK:
    case FH_N_REFUSALS:
      break;
    case FH_REFUSED_GAME_OVER:
      return g_strdup (_ ("The game is over."));
    case FH_REFUSED_WRONG_ACTION:
      return g_strdup (person_expected (refusal->expected));
    case FH_REFUSED_WRONG_SEAT:
    case FH_REFUSED_NO_SUCH_SEAT:
      return g_strdup (_ ("It is not your turn."));
    case FH_REFUSED_WRONG_DEALER:
      return g_strdup (_ ("It is not your turn to deal."));
    case FH_REFUSED_NOT_IN_PACK:
      /* Translators: %s is a card, such as "two of spades". */
      return g_strdup_printf (_ ("The %s is not in this pack."), card);
    case FH_REFUSED_CARD_TWICE:
      return g_strdup_printf (_ ("The %s is chosen twice."), card);
    case FH_REFUSED_CARD_COUNT:
      return g_strdup_printf (ngettext ("Choose %d card.", "Choose %d cards.", refusal->number),
                              refusal->number);
    case FH_REFUSED_NOT_HELD:
      return g_strdup_printf (_ ("You do not hold the %s."), card);
    case FH_REFUSED_MUST_FOLLOW:
      return with_card (about_suit (person_follow, refusal->suit), card);
    case FH_REFUSED_MUST_FOLLOW_LEFT_BOWER:
      return with_card (about_suit (person_follow_left_bower, refusal->suit), card);
    case FH_REFUSED_LEFT_BOWER_IS_TRUMP:
      return with_card (about_suit (person_left_bower, refusal->suit), card);
    case FH_REFUSED_JOKER_IS_TRUMP:
      return with_card (about_suit (person_joker_is_trump, refusal->suit), card);
    case FH_REFUSED_JOKER_NOT_VOID:
      return with_card (about_suit (person_joker_not_void, refusal->suit), card);
    case FH_REFUSED_JOKER_MUST_NAME:
      return g_strdup (_ ("Name a suit for the joker."));
    case FH_REFUSED_NAMES_NOTHING:
      return g_strdup (_ ("No suit may be named with this card."));
    case FH_REFUSED_SHOWN_VOID:
      return g_strdup (about_suit (person_shown_void, refusal->suit));
    case FH_REFUSED_TOO_LOW:
      if (refusal->number != FH_PASS)
        /* Translators: %1$s and %2$s are calls, such as "misère" and "eight spades". */
        return g_strdup_printf (_ ("At this table %1$s ranks below %2$s."),
                                fh_words_call ((FhCall) refusal->number), call);
      /* Translators: %s is a call, such as "seven hearts". */
      return g_strdup_printf (_ ("A bid must beat %s."), call);
    case FH_REFUSED_CALLED_BEFORE:
      /* Translators: %s is a call, such as "open misère". */
      return g_strdup_printf (_ ("Only one player may call %s, and only once in an auction."),
                              call);
    case FH_REFUSED_NOT_AT_THIS_TABLE:
      /* Translators: %s is a call, such as "open misère". */
      return g_strdup_printf (_ ("Nobody may call %s at this table."), call);
    case FH_REFUSED_SIX_LEVEL:
      return g_strdup (refusal->number == FH_SIX_LEVEL_FIRST_TWO_BIDDERS
                           ? _ ("Bids of six are only open until two bids have been made.")
                           : _ ("Bids of six are only open to the first two players."));
    case FH_REFUSED_NEEDS_SEVEN:
      /* Translators: %s is a call, "misère" or "nullo". */
      return g_strdup_printf (
          _ ("Somebody has to bid seven tricks or more before %s can be called."), call);
    case FH_REFUSED_NEEDS_PARTNERS_NULLO:
      return g_strdup (_ ("Grand nullo needs a nullo by your partner before it."));
    case FH_REFUSED_ACE_NO_FACE_NULLO:
      return g_strdup (_ ("Your side played on after “ace, no face” and may not call nullo."));
    case FH_REFUSED_INKLE_OFF:
      return g_strdup (_ ("Inkle goes only with a bid of tricks, at a table that swaps cards."));
    case FH_REFUSED_INKLE_TWICE:
      return g_strdup (_ ("Your side has said inkle in this auction already."));
    case FH_REFUSED_PARTNER_COUNT:
      return g_strdup_printf (ngettext ("With this bid you may name %d partner.",
                                        "With this bid you may name up to %d partners.",
                                        refusal->number),
                              refusal->number);
    case FH_REFUSED_PARTNER_SEAT:
      return g_strdup (_ ("That player cannot be your partner."));
    case FH_REFUSED_CALL_OWN:
      /* Translators: %s is a card, such as "five of spades". */
      return g_strdup_printf (
          _ ("You held the %s yourself: call a card that another player holds."), card);
    case FH_REFUSED_CALL_JOKER:
      return g_strdup (_ ("The joker may not be called."));
    case FH_REFUSED_CALL_TRUMP:
      /* Translators: %s is a card, such as "five of spades". */
      return g_strdup_printf (_ ("The %s is a trump in this deal, and trumps may not be called."),
                              card);
    case FH_REFUSED_CALL_TOO_HIGH:
      return g_strdup (_ ("At no-trump the card you call must be a ten or lower."));
    case FH_REFUSED_CALL_TOO_LOW:
      return g_strdup (_ ("For a misère the cards you call must be sixes or higher."));
    case FH_REFUSED_CALL_SAME_HOLDER:
      return g_strdup (_ ("One player holds both of these cards: change one of them."));
    case FH_REFUSED_CALL_NOT_DEALT:
      /* Translators: %s is a card, such as "five of spades". */
      return g_strdup_printf (_ ("Nobody holds the %s: call another card."), card);
    case FH_REFUSED_NOT_ACE_NO_FACE:
      return g_strdup (_ ("Your hand is not “ace, no face”, or the turn to say so is over."));
    case FH_REFUSED_STRICT_LAWS:
      return g_strdup (_ ("This game is played by strict laws."));
    case FH_REFUSED_DUMMY:
      return g_strdup (_ ("A dummy says and shows nothing."));
    case FH_REFUSED_MISDEAL_LATE:
      return g_strdup (_ ("A misdeal can be reported only until the first trick is complete."));
    case FH_REFUSED_MISDEALT:
      return g_strdup (_ ("Somebody had a wrong number of cards: report the misdeal."));
    case FH_REFUSED_BARRED:
      return g_strdup (_ ("After a bid out of turn, your side may only pass."));
    case FH_REFUSED_EXPOSED_FIRST:
      /* Translators: %s is a card, such as "two of spades". */
      return g_strdup_printf (_ ("Your %s is exposed and must be played now."), card);
    case FH_REFUSED_EXPOSED_STAYS:
      /* Translators: %s is a card, such as "two of spades". */
      return g_strdup_printf (_ ("Your %s is exposed and stays until it can be played."), card);
    case FH_REFUSED_NOTHING_OUT_OF_TURN:
      return g_strdup (_ ("There is no card out of turn to take back."));
    case FH_REFUSED_NOT_AN_OPPONENT:
      return g_strdup (_ ("Only the other side decides on a card out of turn."));
    case FH_REFUSED_NOTHING_TO_CORRECT:
      return g_strdup (_ ("There is no card to correct any more."));
    case FH_REFUSED_NO_SUCH_SIDE:
    case FH_REFUSED_NOTHING_TO_ENTER:
      return g_strdup (_ ("Points are entered between a deal that was played and the next one."));
    case FH_REFUSED_ENTRY_TOO_LARGE:
      /* Translators: %d is a number of points, the most that can be entered. */
      return g_strdup_printf (_ ("Enter %d points at most, up or down."), FH_MAX_ENTRY);
    case FH_REFUSED_NOTHING_TO_CHALLENGE:
      return g_strdup (_ ("Nobody entered the points of the last deal by hand."));
    }
  return g_strdup ("");
}
