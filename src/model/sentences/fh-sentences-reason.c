/* fh-sentences-reason.c: why a computer player calls and discards what it does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sentences-reason.h"

#include <glib/gi18n.h>

#include "fh-fate.h"
#include "fh-sentences-convention.h"
#include "fh-words.h"

/* The name of the seat of @reason, or of nobody in particular. */
static char *
dup_name (const FhScene *scene, const FhReason *reason)
{
  if (reason->seat >= FH_MAX_SEATS)
    return g_strdup (_ ("another player"));
  return fh_sentence_seat (scene, reason->seat);
}

static char *
reason_to_bid (const FhScene *scene, const FhReason *reason)
{
  g_autofree char *name = dup_name (scene, reason);

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_TOO_WEAK:
      return g_strdup (_ ("No bid that is possible here is likely enough to be made."));
    case FH_MOTIVE_NO_GAIN:
      return g_strdup (_ ("A bid may well be made, but would probably gain less than it risks."));
    case FH_MOTIVE_TOO_HIGH:
      return g_strdup (_ ("This bid would probably fail."));
    case FH_MOTIVE_WORTH_RISK:
      return g_strdup (
          _ ("The bid may well fail, but what a pass leaves would probably cost more."));
    case FH_MOTIVE_STRONG_TRUMPS:
      if (reason->card != FH_CARD_NONE && reason->suit < FH_N_SUITS)
        return g_strdup_printf (
            /* Translators: %1$d is a number of cards, %2$s a suit, %3$s a card. */
            ngettext ("%1$d trump with %2$s as trumps, the highest of them the %3$s, is probably "
                      "enough for the bid.",
                      "%1$d trumps with %2$s as trumps, the highest of them the %3$s, are "
                      "probably enough for the bid.",
                      (gulong) reason->number),
            reason->number, fh_words_suit ((FhSuit) reason->suit),
            fh_words_the_card (reason->card));
      return g_strdup (_ ("The trumps are probably strong enough for the bid."));
    case FH_MOTIVE_ENOUGH_SIDE_WINNERS:
      return g_strdup_printf (
          ngettext ("The trumps alone would not do, but there is %d ace in another suit.",
                    "The trumps alone would not do, but there are %d aces in other suits.",
                    (gulong) reason->number),
          reason->number);
    case FH_MOTIVE_NO_TRUMP_STOPPERS:
      if (reason->card != FH_CARD_NONE)
        return g_strdup_printf (
            ngettext ("The joker, and high cards in %d suit, are probably enough for no trump.",
                      "The joker, and high cards in %d suits, are probably enough for no trump.",
                      (gulong) reason->number),
            reason->number);
      return g_strdup_printf (ngettext ("High cards in %d suit are probably enough for no trump.",
                                        "High cards in %d suits are probably enough for no trump.",
                                        (gulong) reason->number),
                              reason->number);
    case FH_MOTIVE_MISERE_HAND:
      return g_strdup (_ ("With these cards every trick can probably be lost."));
    case FH_MOTIVE_RAISE_PARTNER:
      if (reason->suit >= FH_N_SUITS)
        return g_strdup (_ ("The partner has bid no trump, and together that is probably enough."));
      return g_strdup_printf (
          /* Translators: %1$s is a suit, %2$d a number of cards. */
          ngettext ("The partner has bid %1$s, and this hand adds %2$d trump.",
                    "The partner has bid %1$s, and this hand adds %2$d trumps.",
                    (gulong) reason->number),
          fh_words_suit ((FhSuit) reason->suit), reason->number);
    case FH_MOTIVE_LEAVE_TO_PARTNER:
      return g_strdup (_ ("The partner’s bid stands, and does not have to be raised."));
    case FH_MOTIVE_LEAVE_TO_OPPONENTS:
      if (reason->seat == scene->person)
        return g_strdup (_ ("Playing against your bid is probably better than going over it."));
      /* Translators: %s is a player. */
      return g_strdup_printf (
          _ ("Playing against the bid of %s is probably better than going over it."), name);
    case FH_MOTIVE_STAND:
      return g_strdup (
          _ ("This hand’s own bid stands, and a higher one would probably gain less than it "
             "risks."));
    case FH_MOTIVE_SURE_TRICKS:
      return g_strdup (_ ("Every trick of this bid is sure, whatever the others hold."));
    case FH_MOTIVE_RAISE_OWN:
      return g_strdup (_ ("The bid that stands was made by agreement; this one is to be played."));
    case FH_MOTIVE_RAISE_FOR_GAME:
      return g_strdup (_ ("If it is made, this bid wins the game; the one that stands would not."));
    case FH_MOTIVE_RAISE_DEARER:
      return g_strdup (
          _ ("As many tricks score more with this bid, and the hand probably takes as many."));
    case FH_MOTIVE_RAISE_NEEDLESS:
      return g_strdup (
          _ ("This hand’s own bid stands, and a higher one only asks for more tricks: nobody has "
             "gone over it."));
    case FH_MOTIVE_SHOW_STRENGTH:
      if (reason->suit >= FH_N_SUITS)
        return g_strdup (_ ("The bid tells the partner where the hand is strong."));
      return g_strdup_printf (
          /* Translators: %1$s is a suit, %2$d a number of cards. */
          ngettext ("The bid tells the partner about %1$s: %2$d card with them as trumps.",
                    "The bid tells the partner about %1$s: %2$d cards with them as trumps.",
                    (gulong) reason->number),
          fh_words_suit ((FhSuit) reason->suit), reason->number);
    case FH_MOTIVE_SACRIFICE:
      if (reason->seat == scene->person)
        return g_strdup (_ (
            "Your bid would win the game if it were made: to be set in another one costs less."));
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("The bid of %s would win the game if it were made: to be set in "
                                 "another one costs less."),
                              name);
    case FH_MOTIVE_ACE_NO_FACE_WEAK:
      return g_strdup (_ ("The hand is weak: a new deal would probably be better."));
    case FH_MOTIVE_ACE_NO_FACE_PLAY_ON:
      return g_strdup (_ ("This hand is probably too good to be thrown in."));
    default:
      return NULL;
    }
}

/* The suits of which nothing is left. */
static char *
reason_to_make_void (const FhReason *reason)
{
  FhSuit suits[FH_N_SUITS];
  int n = 0;

  for (int s = 0; s < FH_N_SUITS; s++)
    if (fh_suits_have (reason->number, s))
      suits[n++] = (FhSuit) s;
  if (n == 1)
    /* Translators: %s is a suit. */
    return g_strdup_printf (_ ("Without any %s left, that suit can be trumped."),
                            fh_words_suit (suits[0]));
  if (n == 2)
    /* Translators: %1$s and %2$s are suits. */
    return g_strdup_printf (_ ("Without any %1$s or %2$s left, both suits can be trumped."),
                            fh_words_suit (suits[0]), fh_words_suit (suits[1]));
  return g_strdup (_ ("Suits that are gone from the hand can be trumped."));
}

static char *
reason_to_discard (const FhReason *reason)
{
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_MAKE_VOID:
      return reason_to_make_void (reason);
    case FH_MOTIVE_THROW_LOSERS:
      return g_strdup (_ ("Each of these cards can be beaten by a higher one of its suit."));
    case FH_MOTIVE_BURY_JOKER:
      return g_strdup (_ ("The joker would take a trick, and so it has to go."));
    case FH_MOTIVE_BURY_DANGER:
      if (reason->card != FH_CARD_NONE)
        /* Translators: %s is a card. */
        return g_strdup_printf (_ ("The %s could be made to take a trick."),
                                fh_words_the_card (reason->card));
      return g_strdup (_ ("These cards could be made to take a trick."));
    case FH_MOTIVE_PASS_WEAKEST:
      return g_strdup (_ ("No trump goes to the partner, whose card will probably be better."));
    case FH_MOTIVE_SUPPORT_PARTNER:
      return g_strdup (_ ("The highest trump of this hand is worth most with the declarer’s."));
    default:
      return NULL;
    }
}

/* Partners that are named, and cards that are called. */
static char *
reason_to_find_partner (const FhScene *scene, const FhReason *reason)
{
  g_autofree char *name = dup_name (scene, reason);
  gboolean is_you = reason->seat == scene->person;

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_NAME_SUPPORTER:
      if (is_you)
        return g_strdup (_ ("You have bid the same trumps, and will probably help."));
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("%s has bid the same trumps, and will probably help."), name);
    case FH_MOTIVE_NAME_BIDDER:
      if (is_you)
        return g_strdup (_ ("You have bid, and so probably hold good cards."));
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("%s has bid, and so probably holds good cards."), name);
    case FH_MOTIVE_NAME_ANYBODY:
      return g_strdup (_ ("Nobody has shown good cards, but any partner can add tricks."));
    case FH_MOTIVE_PLAY_ALONE:
      return g_strdup (
          _ ("Partners would score the same points, and are probably not needed here."));
    case FH_MOTIVE_CALL_WINNER:
      if (reason->suit >= FH_N_SUITS)
        return g_strdup (_ ("Nothing that others hold beats this card in its suit."));
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("Nothing that others hold beats this card in %s."),
                              fh_words_suit ((FhSuit) reason->suit));
    case FH_MOTIVE_CALL_FOR_HONOUR:
      if (reason->card == FH_CARD_NONE)
        return g_strdup (_ ("It is all that beats a high card in the declarer’s own hand."));
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("It is all that beats the %s in the declarer’s own hand."),
                              fh_words_the_card (reason->card));
    case FH_MOTIVE_CALL_LENGTH:
      if (reason->suit >= FH_N_SUITS)
        return g_strdup (_ ("The suit of this card is long in the declarer’s own hand."));
      return g_strdup_printf (
          /* Translators: %1$d is a number of cards, %2$s a suit. */
          ngettext ("The declarer’s own hand has %1$d card in %2$s, and this one adds to it.",
                    "The declarer’s own hand has %1$d cards in %2$s, and this one adds to them.",
                    (gulong) reason->number),
          reason->number, fh_words_suit ((FhSuit) reason->suit));
    case FH_MOTIVE_CALL_AWAY:
      if (reason->card == FH_CARD_NONE)
        return g_strdup (_ ("Whoever holds a called card sits out, and cannot get under with it."));
      /* Translators: %s is a card. */
      return g_strdup_printf (_ ("Whoever holds the %s sits out, and could have stayed under a "
                                 "card of this hand with it."),
                              fh_words_the_card (reason->card));
    case FH_MOTIVE_HELP_DECLARER:
      if (fh_table_fate (scene->table, scene->allies) != FH_FATE_OPEN)
        return NULL;
      if (is_you)
        return g_strdup (_ ("If you failed now, the game would end with another ahead: it is "
                            "better to let the contract be made."));
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("If %s failed now, the game would end with another player ahead: "
                                 "it is better to let the contract be made."),
                              name);
    default:
      return NULL;
    }
}

char *
fh_sentence_reason (const FhScene *scene, const FhReason *reason)
{
  char *sentence = reason_to_bid (scene, reason);

  if (sentence == NULL)
    sentence = fh_sentence_convention_reason (reason);
  if (sentence == NULL)
    sentence = reason_to_discard (reason);
  if (sentence == NULL)
    sentence = reason_to_find_partner (scene, reason);
  if (sentence == NULL)
    sentence = fh_sentence_reason_for_play (scene, reason);
  if (sentence == NULL)
    sentence = fh_sentence_reason_for_mistake (scene, reason);
  if (sentence == NULL)
    sentence = fh_sentence_reason_against (scene, reason);
  if (sentence == NULL)
    sentence = fh_sentence_reason_against_card (reason);
  if (sentence != NULL)
    return sentence;
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_ONLY_CHOICE:
      return g_strdup (_ ("The rules leave no other choice."));
    case FH_MOTIVE_AT_RANDOM:
      return g_strdup (_ ("This player does anything the rules allow, at random."));
    case FH_MOTIVE_ON_BALANCE:
      return g_strdup (_ ("On balance it seemed best."));
    default:
      return g_strdup (_ ("This seemed best."));
    }
}

char *
fh_sentence_reason_numbers (const FhScene *scene, const FhReason *reason)
{
  if (reason->chance == FH_REASON_NO_CHANCE)
    return NULL;
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_NO_GAIN:
    case FH_MOTIVE_MISTAKE_UNDERRATED:
    case FH_MOTIVE_AGAINST_LIKELY_LEFT:
      /* Translators: %d is a percentage. */
      return g_strdup_printf (_ ("The best bid has a chance of about %d%%."), reason->chance);
    case FH_MOTIVE_TOO_WEAK:
      if (reason->needed == FH_REASON_NO_CHANCE)
        return NULL;
      /* Translators: both are percentages. */
      return g_strdup_printf (
          _ ("The best one has a chance of about %1$d%%; it would have to be %2$d%%."),
          reason->chance, reason->needed);
    case FH_MOTIVE_LEAVE_TO_OPPONENTS:
      /* Translators: %d is a percentage. */
      return g_strdup_printf (_ ("Their chance of making it is about %d%%."), reason->chance);
    case FH_MOTIVE_TOO_HIGH:
    case FH_MOTIVE_AGAINST_MAY_FAIL:
    case FH_MOTIVE_WORTH_RISK:
    case FH_MOTIVE_STRONG_TRUMPS:
    case FH_MOTIVE_ENOUGH_SIDE_WINNERS:
    case FH_MOTIVE_NO_TRUMP_STOPPERS:
    case FH_MOTIVE_MISERE_HAND:
    case FH_MOTIVE_RAISE_PARTNER:
    case FH_MOTIVE_LEAVE_TO_PARTNER:
    case FH_MOTIVE_STAND:
    case FH_MOTIVE_RAISE_OWN:
    case FH_MOTIVE_RAISE_FOR_GAME:
    case FH_MOTIVE_RAISE_DEARER:
    case FH_MOTIVE_RAISE_NEEDLESS:
    case FH_MOTIVE_SHOW_STRENGTH:
    case FH_MOTIVE_ANSWER_CONVENTION:
    case FH_MOTIVE_SACRIFICE:
    case FH_MOTIVE_MISTAKE_LONG_WEAK_SUIT:
    case FH_MOTIVE_MISTAKE_OVERRATED:
      /* Translators: %d is a percentage. */
      return g_strdup_printf (_ ("The chance of making it is about %d%%."), reason->chance);
    case FH_MOTIVE_SHOW_CONVENTION:
      /* Translators: %d is a percentage. */
      return g_strdup_printf (_ ("If all others pass, the chance of making it is about %d%%."),
                              reason->chance);
    case FH_MOTIVE_MISERE_LOW:
      /* Translators: %d is a percentage. */
      return g_strdup_printf (_ ("The chance of losing this trick is about %d%%."), reason->chance);
    case FH_MOTIVE_LEAD_LOW_AT_BIDDER:
    case FH_MOTIVE_GET_UNDER_BIDDER:
      /* Translators: %d is a percentage. */
      return g_strdup_printf (_ ("The chance that the bidder must win this trick is about %d%%."),
                              reason->chance);
    case FH_MOTIVE_NONE:
    case FH_MOTIVE_ONLY_CHOICE:
    case FH_MOTIVE_AT_RANDOM:
    case FH_MOTIVE_ON_BALANCE:
    case FH_MOTIVE_MISERE_UNDER:
    case FH_MOTIVE_MISERE_THROW_DANGER:
    case FH_MOTIVE_MISERE_TAKES:
    case FH_MOTIVE_MISERE_MUST_WIN:
    case FH_MOTIVE_BIDDER_IS_VOID:
    case FH_MOTIVE_BIDDER_IS_UNDER:
    case FH_MOTIVE_KEEP_LOW:
    case FH_MOTIVE_ACE_NO_FACE_WEAK:
    case FH_MOTIVE_ACE_NO_FACE_PLAY_ON:
    case FH_MOTIVE_HELP_DECLARER:
      return NULL;
    case FH_MOTIVE_NAME_SUPPORTER:
    case FH_MOTIVE_NAME_BIDDER:
    case FH_MOTIVE_NAME_ANYBODY:
    case FH_MOTIVE_PLAY_ALONE:
      /* Translators: %d is a percentage. */
      return g_strdup_printf (_ ("The chance of making the contract this way is about %d%%."),
                              reason->chance);
    default:
      /* Translators: %d is a percentage; it is about two partners, or a player without one. */
      return g_strdup_printf (_ ("The chance that this side wins the trick this way is about "
                                 "%d%%."),
                              reason->chance);
    }
}
