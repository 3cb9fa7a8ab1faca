/* fh-words-refusal.c: why the rules refuse an action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each sentence stands here twice: as a clause about a record, with cards and seats as they are
 * written there, and for the person who tried it; beside them the page of the help on the rule.
 * Sentences about a suit stand here once a suit, because many languages bend the word.
 */
#include "fh-words.h"

#include <glib/gi18n.h>

#include "fh-notation.h"

/* What stands in the sentences as %s or %d. */
typedef enum
{
  NOTHING,
  CARD,
  CALL,
  TWO_CALLS, /* %1$s: the one of the number, %2$s: the other one */
  SEAT,
  LAST, /* the last of the number, counted from 0 */
  ENTRY /* the most that may be entered */
} About;

typedef struct
{
  const char *record;
  const char *person;
} Words;

typedef struct
{
  About about;
  const char *help; /* or NULL, where no rule is behind it */
  const char *record;
  const char *person;
  const Words *suits; /* what is said for each suit instead, or NULL */
} Row;

/* --- About a suit --- */

static const Words follow[FH_N_SUITS] = {
  { /* Translators: %s is a card as records write it, such as 5S. */
    N_ ("must follow spades (holds %s)"),
    /* Translators: %s is a card, such as "five of spades". */
    N_ ("You must follow spades: you hold the %s.") },
  { N_ ("must follow clubs (holds %s)"), N_ ("You must follow clubs: you hold the %s.") },
  { N_ ("must follow diamonds (holds %s)"), N_ ("You must follow diamonds: you hold the %s.") },
  { N_ ("must follow hearts (holds %s)"), N_ ("You must follow hearts: you hold the %s.") },
};

static const Words follow_left_bower[FH_N_SUITS] = {
  { /* Translators: %s is a card as records write it, such as JD.  The left bower is the jack of the
     * other suit of the trump's colour. */
    N_ ("must follow spades (the left bower %s is a spade here)"),
    /* Translators: %s is a card, such as "jack of diamonds". */
    N_ ("You must follow spades: your %s is the left bower, a spade in this deal.") },
  { N_ ("must follow clubs (the left bower %s is a club here)"),
    N_ ("You must follow clubs: your %s is the left bower, a club in this deal.") },
  { N_ ("must follow diamonds (the left bower %s is a diamond here)"),
    N_ ("You must follow diamonds: your %s is the left bower, a diamond in this deal.") },
  { N_ ("must follow hearts (the left bower %s is a heart here)"),
    N_ ("You must follow hearts: your %s is the left bower, a heart in this deal.") },
};

/* By the suit that was led, the sister of the trump suit. */
static const Words left_bower_is_trump[FH_N_SUITS] = {
  { N_ ("the left bower is a club here: must follow spades (holds %s)"),
    /* Translators: %s is a card, such as "five of spades". */
    N_ ("The left bower is a club in this deal. You must follow spades: you hold the %s.") },
  { N_ ("the left bower is a spade here: must follow clubs (holds %s)"),
    N_ ("The left bower is a spade in this deal. You must follow clubs: you hold the %s.") },
  { N_ ("the left bower is a heart here: must follow diamonds (holds %s)"),
    N_ ("The left bower is a heart in this deal. You must follow diamonds: you hold the %s.") },
  { N_ ("the left bower is a diamond here: must follow hearts (holds %s)"),
    N_ ("The left bower is a diamond in this deal. You must follow hearts: you hold the %s.") },
};

/* By the suit that was led, in a contract with another trump. */
static const Words joker_is_trump[FH_N_SUITS] = {
  { N_ ("the joker is a trump here: must follow spades (holds %s)"),
    /* Translators: %s is a card, such as "five of spades". */
    N_ ("At this table the joker is a trump like the others. You must follow spades: you "
        "hold the %s.") },
  { N_ ("the joker is a trump here: must follow clubs (holds %s)"),
    N_ ("At this table the joker is a trump like the others. You must follow clubs: you "
        "hold the %s.") },
  { N_ ("the joker is a trump here: must follow diamonds (holds %s)"),
    N_ ("At this table the joker is a trump like the others. You must follow diamonds: you "
        "hold the %s.") },
  { N_ ("the joker is a trump here: must follow hearts (holds %s)"),
    N_ ("At this table the joker is a trump like the others. You must follow hearts: you "
        "hold the %s.") },
};

static const Words joker_not_void[FH_N_SUITS] = {
  { N_ ("the joker may be played only when void in spades (holds %s)"),
    /* Translators: %s is a card, such as "five of spades". */
    N_ ("The joker may be played only when you have no spade: you hold the %s.") },
  { N_ ("the joker may be played only when void in clubs (holds %s)"),
    N_ ("The joker may be played only when you have no club: you hold the %s.") },
  { N_ ("the joker may be played only when void in diamonds (holds %s)"),
    N_ ("The joker may be played only when you have no diamond: you hold the %s.") },
  { N_ ("the joker may be played only when void in hearts (holds %s)"),
    N_ ("The joker may be played only when you have no heart: you hold the %s.") },
};

static const Words shown_void[FH_N_SUITS] = {
  { N_ ("has shown void in spades and may not name them"),
    N_ ("You have shown that you have no spades, so the joker cannot name them.") },
  { N_ ("has shown void in clubs and may not name them"),
    N_ ("You have shown that you have no clubs, so the joker cannot name them.") },
  { N_ ("has shown void in diamonds and may not name them"),
    N_ ("You have shown that you have no diamonds, so the joker cannot name them.") },
  { N_ ("has shown void in hearts and may not name them"),
    N_ ("You have shown that you have no hearts, so the joker cannot name them.") },
};

/* About a joker that is a suit of its own. */
#define FOLLOW_THE_JOKER                                                                           \
  N_ ("must follow the joker (holds %s)"), N_ ("You must follow the joker: you hold the %s.")

#define NAMES_NO_SUIT                                                                              \
  N_ ("no suit may be named with this card here"), N_ ("No suit may be named with this card.")

/* --- All of them --- */

/* By code.  How many there are to be is said below, for one and for more. */
static const Row rows[] = {
  [FH_REFUSED_GAME_OVER] = { NOTHING, NULL, N_ ("the game is over"), N_ ("The game is over.") },
  /* Where nothing below says what is due instead. */
  [FH_REFUSED_WRONG_ACTION] = { NOTHING, "aim#deal", N_ ("this may not be done now"),
                                N_ ("This cannot be done now.") },
  [FH_REFUSED_WRONG_SEAT] = { SEAT, "aim#deal", N_ ("it is the turn of seat %d"),
                              N_ ("It is not your turn.") },
  [FH_REFUSED_NO_SUCH_SEAT] = { LAST, "aim#deal", N_ ("the seats of this table are 0 to %d"),
                                N_ ("It is not your turn.") },
  [FH_REFUSED_WRONG_DEALER] = { SEAT, "aim#dealer", N_ ("it is the turn of seat %d to deal"),
                                N_ ("It is not your turn to deal.") },
  [FH_REFUSED_NOT_IN_PACK] = { CARD, "ranks#pack", N_ ("%s is not in the pack"),
                               /* Translators: %s is a card, such as "two of spades". */
                               N_ ("The %s is not in this pack.") },
  [FH_REFUSED_CARD_TWICE] = { CARD, "kitty#discard", N_ ("%s is there twice"),
                              N_ ("The %s is chosen twice.") },
  [FH_REFUSED_CARD_COUNT] = { NOTHING, "kitty#discard" },
  [FH_REFUSED_NOT_HELD] = { CARD, "kitty#discard", N_ ("does not hold %s"),
                            N_ ("You do not hold the %s.") },
  [FH_REFUSED_MUST_FOLLOW] = { CARD, "play#follow", FOLLOW_THE_JOKER, follow },
  [FH_REFUSED_MUST_FOLLOW_LEFT_BOWER] = { CARD, "play#left-bower", FOLLOW_THE_JOKER,
                                          follow_left_bower },
  [FH_REFUSED_LEFT_BOWER_IS_TRUMP] = { CARD, "play#left-bower", FOLLOW_THE_JOKER,
                                       left_bower_is_trump },
  [FH_REFUSED_JOKER_IS_TRUMP] = { CARD, "play#joker-trumps", FOLLOW_THE_JOKER, joker_is_trump },
  [FH_REFUSED_JOKER_NOT_VOID] = { CARD, "play#joker-void-only", FOLLOW_THE_JOKER, joker_not_void },
  [FH_REFUSED_JOKER_MUST_NAME] = { NOTHING, "play#joker-names",
                                   N_ ("the joker must name a suit here, as in JO:H"),
                                   N_ ("Name a suit for the joker.") },
  [FH_REFUSED_NAMES_NOTHING] = { NOTHING, "play#joker-names", NAMES_NO_SUIT },
  [FH_REFUSED_SHOWN_VOID] = { NOTHING, "play#shown-void", NAMES_NO_SUIT, shown_void },
  [FH_REFUSED_TOO_LOW] = { CALL, "bidding#rank", N_ ("a bid must beat %s"),
                           /* Translators: %s is a call, such as "seven hearts". */
                           N_ ("A bid must beat %s.") },
  [FH_REFUSED_CALLED_BEFORE] = { CALL, "bidding#rank",
                                 N_ ("%s may be called only once in an auction"),
                                 /* Translators: %s is a call, such as "open misère". */
                                 N_ ("Only one player may call %s, and only once in an auction.") },
  [FH_REFUSED_NOT_AT_THIS_TABLE] = { CALL, "bidding#calls", N_ ("%s is not called at this table"),
                                     /* Translators: %s is a call, such as "open misère". */
                                     N_ ("Nobody may call %s at this table.") },
  [FH_REFUSED_SIX_LEVEL] = { NOTHING, "bidding#six-level",
                             N_ ("six-level bids are only open to the first two players"),
                             N_ ("Bids of six are only open to the first two players.") },
  [FH_REFUSED_NEEDS_SEVEN] = { CALL, "misere#after-seven",
                               N_ ("%s needs a bid of seven or more before it"),
                               /* Translators: %s is a call, "misère" or "nullo". */
                               N_ ("Somebody has to bid seven tricks or more before %s can be "
                                   "called.") },
  [FH_REFUSED_NEEDS_PARTNERS_NULLO] = { NOTHING, "misere#grand-nullo",
                                        N_ ("grand nullo needs a nullo by the partner before it"),
                                        N_ ("Grand nullo needs a nullo by your partner before "
                                            "it.") },
  [FH_REFUSED_ACE_NO_FACE_NULLO] = { NOTHING, "preset-midwest-4",
                                     N_ ("a side that plays on after ace-no-face may not call "
                                         "nullo"),
                                     N_ ("Your side played on after “ace, no face” and may not "
                                         "call nullo.") },
  [FH_REFUSED_INKLE_OFF] = { NOTHING, "bidding#inkle-flag",
                             N_ ("the inkle flag goes only with a bid of tricks where inkle-swap "
                                 "is on"),
                             N_ ("Inkle goes only with a bid of tricks, at a table that swaps "
                                 "cards.") },
  [FH_REFUSED_INKLE_TWICE] = { SEAT, "bidding#inkle-flag",
                               N_ ("seat %d has used the inkle flag of this side"),
                               N_ ("Your side has said inkle in this auction already.") },
  [FH_REFUSED_PARTNER_COUNT] = { NOTHING, "partners#named" },
  [FH_REFUSED_PARTNER_SEAT] = { SEAT, "partners#named", N_ ("seat %d cannot be named as a partner"),
                                N_ ("That player cannot be your partner.") },
  [FH_REFUSED_CALL_OWN] = { CARD, "partners#called", N_ ("%s is the caller's own card or discard"),
                            /* Translators: %s is a card, such as "five of spades". */
                            N_ ("You held the %s yourself: call a card that another player "
                                "holds.") },
  [FH_REFUSED_CALL_JOKER] = { NOTHING, "partners#called", N_ ("the joker may not be called"),
                              N_ ("The joker may not be called.") },
  [FH_REFUSED_CALL_TRUMP] = { CARD, "partners#called",
                              N_ ("%s is a trump here and may not be called"),
                              /* Translators: %s is a card, such as "five of spades". */
                              N_ ("The %s is a trump in this deal, and trumps may not be "
                                  "called.") },
  [FH_REFUSED_CALL_TOO_HIGH] = { CARD, "partners#called",
                                 N_ ("%s is above ten, the highest card called at no-trump"),
                                 N_ ("At no-trump the card you call must be a ten or lower.") },
  [FH_REFUSED_CALL_TOO_LOW] = { CARD, "partners#called",
                                N_ ("%s is below six, the lowest card called for a misère"),
                                N_ ("For a misère the cards you call must be sixes or higher.") },
  [FH_REFUSED_CALL_SAME_HOLDER] = { NOTHING, "partners#called",
                                    N_ ("one player holds both called cards; one of them must be "
                                        "changed"),
                                    N_ ("One player holds both of these cards: change one of "
                                        "them.") },
  [FH_REFUSED_CALL_NOT_DEALT] = { CARD, "partners#called",
                                  N_ ("%s was dealt to nobody; another card must be called"),
                                  /* Translators: %s is a card, such as "five of spades". */
                                  N_ ("Nobody holds the %s: call another card.") },
  [FH_REFUSED_NOT_ACE_NO_FACE] = { NOTHING, "preset-midwest-4",
                                   N_ ("the hand is not ace-no-face, or the turn to say so is "
                                       "over"),
                                   N_ ("Your hand is not “ace, no face”, or the turn to say so is "
                                       "over.") },
  [FH_REFUSED_STRICT_LAWS] = { NOTHING, "laws#strict", N_ ("this needs “option laws table”"),
                               N_ ("This game is played by strict laws.") },
  [FH_REFUSED_DUMMY] = { SEAT, "partners#dummies",
                         N_ ("seat %d is a dummy, which says and shows nothing"),
                         N_ ("A dummy says and shows nothing.") },
  [FH_REFUSED_MISDEAL_LATE] = { NOTHING, "laws#misdeal",
                                N_ ("a misdeal can be reported only until the first trick is "
                                    "complete"),
                                N_ ("A misdeal can be reported only until the first trick is "
                                    "complete.") },
  [FH_REFUSED_MISDEALT] = { NOTHING, "laws#misdeal",
                            N_ ("a hand had a wrong number of cards: a misdeal must be reported "
                                "before the first trick is complete"),
                            N_ ("Somebody had a wrong number of cards: report the misdeal.") },
  [FH_REFUSED_BARRED] = { NOTHING, "laws#bid-out-of-turn",
                          N_ ("may only pass, because of a bid out of turn by its side"),
                          N_ ("After a bid out of turn, your side may only pass.") },
  [FH_REFUSED_EXPOSED_FIRST] = { CARD, "laws#exposed",
                                 N_ ("the exposed card %s must be played first"),
                                 /* Translators: %s is a card, such as "two of spades". */
                                 N_ ("Your %s is exposed and must be played now.") },
  [FH_REFUSED_EXPOSED_STAYS] = { CARD, "laws#exposed",
                                 N_ ("%s is exposed and may not leave the hand unplayed"),
                                 /* Translators: %s is a card, such as "two of spades". */
                                 N_ ("Your %s is exposed and stays until it can be played.") },
  [FH_REFUSED_NOTHING_OUT_OF_TURN] = { NOTHING, "laws#play-out-of-turn",
                                       N_ ("no card lies out of turn, or it stands already"),
                                       N_ ("There is no card out of turn to take back.") },
  [FH_REFUSED_NOT_AN_OPPONENT] = { SEAT, "laws#play-out-of-turn",
                                   N_ ("only opponents of seat %d decide on its card out of turn"),
                                   N_ ("Only the other side decides on a card out of turn.") },
  [FH_REFUSED_NOTHING_TO_CORRECT] = { NOTHING, "laws#revoke",
                                      N_ ("there is nothing to correct, or the next lead has been "
                                          "made"),
                                      N_ ("There is no card to correct any more.") },
  [FH_REFUSED_NO_SUCH_SIDE] = { LAST, "laws#score-error",
                                N_ ("the sides of this table are 0 to %d"),
                                N_ ("Points are entered between a deal that was played and the "
                                    "next one.") },
  [FH_REFUSED_NOTHING_TO_ENTER] = { NOTHING, "laws#score-error",
                                    N_ ("points are entered between a deal that was played and the "
                                        "next one"),
                                    N_ ("Points are entered between a deal that was played and the "
                                        "next one.") },
  [FH_REFUSED_ENTRY_TOO_LARGE] = { ENTRY, "laws#score-error",
                                   N_ ("an entry is at most %d points, up or down"),
                                   /* Translators: %d is a number of points, the most that can be
                                    * entered. */
                                   N_ ("Enter %d points at most, up or down.") },
  [FH_REFUSED_NOTHING_TO_CHALLENGE] = { NOTHING, "laws#score-error",
                                        N_ ("no points of the last deal were entered by hand"),
                                        N_ ("Nobody entered the points of the last deal by "
                                            "hand.") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (rows) == FH_N_REFUSALS);

/* By what is due instead. */
static const Row due[FH_N_ACTIONS] = {
  [FH_ACTION_DEAL] = { NOTHING, "aim#deal", N_ ("a deal comes next"),
                       N_ ("The next deal comes first.") },
  [FH_ACTION_ANSWER] = { NOTHING, "bidding#calls",
                         N_ ("the partner's answer to ace-no-face comes next"),
                         N_ ("The answer to “ace, no face” comes first.") },
  [FH_ACTION_BID] = { NOTHING, "bidding#calls", N_ ("a bid comes next"),
                      N_ ("The auction is still going on.") },
  [FH_ACTION_PARTNER] = { NOTHING, "partners#named", N_ ("the declarer names partners next"),
                          N_ ("The declarer must name partners first.") },
  [FH_ACTION_DISCARD] = { NOTHING, "kitty#discard", N_ ("a discard comes next"),
                          N_ ("Cards must be put away first.") },
  [FH_ACTION_CALL] = { NOTHING, "partners#called", N_ ("the declarer calls a card next"),
                       N_ ("The declarer must call a card first.") },
  [FH_ACTION_SWAP] = { NOTHING, "kitty#inkle-swap", N_ ("a swap comes next"),
                       N_ ("The partners must choose the cards to swap first.") },
  [FH_ACTION_PLAY] = { NOTHING, "play#lead", N_ ("a card is to be played next"),
                       N_ ("A card must be played now.") },
};

/* A bid that is too low for its kind. */
static const Row ranks_below = {
  TWO_CALLS, "values#special",
  /* Translators: %1$s and %2$s are calls as records write them, such as MIS and 8S. */
  N_ ("%1$s ranks below %2$s at this table"),
  /* Translators: %1$s and %2$s are calls, such as "misère" and "eight spades". */
  N_ ("At this table %1$s ranks below %2$s.")
};

static const Row until_two_bids = {
  NOTHING, "bidding#six-level", N_ ("six-level bids are only open until two bids have been made"),
  N_ ("Bids of six are only open until two bids have been made.")
};

static Row
find_row (const FhRefusal *refusal)
{
  Row row = rows[refusal->code < FH_N_REFUSALS ? refusal->code : FH_OK];

  if (row.suits != NULL && refusal->suit < FH_N_SUITS)
    {
      row.record = row.suits[refusal->suit].record;
      row.person = row.suits[refusal->suit].person;
    }
  else if (refusal->code == FH_REFUSED_WRONG_ACTION && refusal->expected < FH_N_ACTIONS
           && due[refusal->expected].record != NULL)
    row = due[refusal->expected];
  else if (refusal->code == FH_REFUSED_TOO_LOW && refusal->number != FH_PASS)
    row = ranks_below;
  else if (refusal->code == FH_REFUSED_SIX_LEVEL
           && refusal->number == FH_SIX_LEVEL_FIRST_TWO_BIDDERS)
    row = until_two_bids;
  return row;
}

/* @sentence of @row with what it is about in its places; calls are said by @write. */
static char *
fill (const char *sentence,
      const Row *row,
      const FhRefusal *refusal,
      const char *card,
      const char *(*write) (FhCall))
{
  g_autoptr (GString) text = g_string_new (sentence != NULL ? _ (sentence) : NULL);
  const char *call = refusal->call < FH_N_CALLS ? write (refusal->call) : "";
  int number = row->about == SEAT   ? refusal->seat
               : row->about == LAST ? refusal->number - 1
                                    : FH_MAX_ENTRY;
  g_autofree char *digits = g_strdup_printf ("%d", number);

  if (row->about == CARD || row->about == CALL)
    g_string_replace (text, "%s", row->about == CARD ? card : call, 1);
  else if (row->about == TWO_CALLS)
    {
      g_string_replace (text, "%1$s", write ((FhCall) refusal->number), 1);
      g_string_replace (text, "%2$s", call, 1);
    }
  else if (row->about != NOTHING)
    g_string_replace (text, "%d", digits, 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
fh_words_refusal (const FhRefusal *refusal)
{
  Row row = find_row (refusal);
  char card[FH_CARD_TEXT_SIZE] = "";

  if (refusal->code == FH_REFUSED_CARD_COUNT)
    return g_strdup_printf (
        ngettext ("%d card is wanted here", "%d cards are wanted here", refusal->number),
        refusal->number);
  if (refusal->code == FH_REFUSED_PARTNER_COUNT)
    return g_strdup_printf (ngettext ("only %d partner may be named with this bid",
                                      "only %d partners may be named with this bid",
                                      refusal->number),
                            refusal->number);
  if (refusal->card != FH_CARD_NONE)
    fh_card_write (refusal->card, card);
  return fill (row.record, &row, refusal, card, fh_call_write);
}

char *
fh_words_refusal_for_person (const FhRefusal *refusal)
{
  Row row = find_row (refusal);
  const char *card = refusal->card < FH_N_CARDS ? fh_words_the_card (refusal->card) : "";

  if (refusal->code == FH_REFUSED_CARD_COUNT)
    return g_strdup_printf (ngettext ("Choose %d card.", "Choose %d cards.", refusal->number),
                            refusal->number);
  if (refusal->code == FH_REFUSED_PARTNER_COUNT)
    return g_strdup_printf (ngettext ("With this bid you may name %d partner.",
                                      "With this bid you may name up to %d partners.",
                                      refusal->number),
                            refusal->number);
  return fill (row.person, &row, refusal, card, fh_words_call);
}

const char *
fh_words_refusal_help (const FhRefusal *refusal)
{
  return find_row (refusal).help;
}
