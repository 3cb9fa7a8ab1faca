/* fh-sentences-cut.c: the cut for the first deal, and who shuffles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-sentences.h"
#include "fh-words.h"

char *
fh_sentence_draw (const FhScene *scene, const FhCut *cut, int seat, int round)
{
  g_autofree char *name = NULL;
  const char *card;
  FhCard drawn;

  g_return_val_if_fail (round >= 0 && round < cut->n_rounds, NULL);

  drawn = cut->cards[round][seat];
  if (drawn == FH_CARD_NONE)
    return NULL;
  name = fh_sentence_seat (scene, seat);
  card = fh_words_the_card (drawn);
  if (seat == scene->person)
    /* Translators: before the first deal each player draws a card; %s is one, such as "nine of
     * spades". */
    return g_strdup_printf (_ ("You draw the %s."), card);
  /* Translators: %1$s is a player, %2$s a card. */
  return g_strdup_printf (_ ("%1$s draws the %2$s."), name, card);
}

char *
fh_sentence_cut (const FhScene *scene, const FhCut *cut)
{
  gboolean you = cut->dealer == scene->person;
  g_autofree char *name = fh_sentence_seat (scene, cut->dealer);

  if (cut->n_rounds > 1)
    /* Translators: two or more players had drawn the same lowest card for the first deal, and drew
     * again.  %s is a player. */
    return you ? g_strdup (_ ("There was a tie for the lowest card. After drawing again yours is "
                              "the lowest: you deal first."))
               : g_strdup_printf (_ ("There was a tie for the lowest card. After drawing again %s "
                                     "has the lowest and deals first."),
                                  name);
  /* Translators: %s is a player. */
  return you ? g_strdup (_ ("Yours is the lowest card: you deal first."))
             : g_strdup_printf (_ ("%s has the lowest card and deals first."), name);
}

char *
fh_sentence_shuffle (const FhScene *scene, int dealer)
{
  const FhRules *rules = &scene->table->rules;
  int cutter = fh_deal_cutter (rules, dealer);
  g_autofree char *dealer_name = NULL;
  g_autofree char *cutter_name = NULL;

  /* Where no source says so, nothing is said. */
  if (rules->family != FH_FAMILY_CLASSIC)
    return NULL;
  dealer_name = fh_sentence_seat (scene, dealer);
  cutter_name = fh_sentence_seat (scene, cutter);
  if (dealer == scene->person)
    /* Translators: %s is the player on the right of the person at the screen. */
    return g_strdup_printf (_ ("You shuffle, %s cuts the pack, and you deal."), cutter_name);
  if (cutter == scene->person)
    /* Translators: %s is the player on the left of the person at the screen. */
    return g_strdup_printf (_ ("%s shuffles, you cut the pack, and the cards are dealt."),
                            dealer_name);
  /* Translators: %1$s is a player, %2$s the one on his right. */
  return g_strdup_printf (_ ("%1$s shuffles, %2$s cuts the pack, and the cards are dealt."),
                          dealer_name, cutter_name);
}
