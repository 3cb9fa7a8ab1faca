/* fh-sentences-outcome.c: what a contract still needs, and what has become of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-known.h"
#include "fh-sentences.h"
#include "fh-words.h"

/* --- While it is open --- */

static char *
still_needed (const FhScene *scene, const FhNeed *need)
{
  unsigned bidders = fh_table_bidders (scene->table) | scene->allies;

  if (scene->person >= 0 && !fh_seats_have (bidders, scene->person))
    return g_strdup_printf (ngettext ("The defenders need %d more trick to set the contract.",
                                      "The defenders need %d more tricks to set the contract.",
                                      (gulong) need->to_set),
                            need->to_set);
  return g_strdup_printf (ngettext ("The contract needs %d more trick.",
                                    "The contract needs %d more tricks.", (gulong) need->to_make),
                          need->to_make);
}

char *
fh_sentence_needed (const FhScene *scene)
{
  FhNeed need;

  if (fh_table_fate (scene->table, scene->allies) != FH_FATE_OPEN)
    return fh_sentence_decided (scene);
  return fh_tricks_needed (scene->table, scene->allies, &need) ? still_needed (scene, &need) : NULL;
}

/* --- Once it is decided --- */

char *
fh_sentence_decided (const FhScene *scene)
{
  const FhTable *table = scene->table;
  FhFate fate = fh_table_fate (table, scene->allies);
  g_autofree char *name = NULL;
  const char *call;

  if (fate == FH_FATE_OPEN)
    return NULL;
  call = fh_words_call (table->contract);
  if (table->declarer == scene->person)
    return g_strdup_printf (fate == FH_FATE_MADE
                                /* Translators: %s is the contract, such as "seven hearts". */
                                ? _ ("You have made %s.")
                                /* Translators: %s is the contract, such as "misère". */
                                : _ ("You went down in %s."),
                            call);
  name = fh_sentence_seat (scene, table->declarer);
  return g_strdup_printf (fate == FH_FATE_MADE
                              /* Translators: %1$s is a player, %2$s the contract. */
                              ? _ ("%1$s has made %2$s.")
                              /* Translators: %1$s is a player, %2$s the contract. */
                              : _ ("%1$s went down in %2$s."),
                          name, call);
}

/* What a trick of a defender, or one of the bidders, is still worth. */
static char *
worth_of_tricks (const FhRules *rules, const FhRest *rest)
{
  if (rest->bidder_tricks)
    return g_strdup_printf (
        ngettext ("Each further trick of the bidder brings the opponents %d point.",
                  "Each further trick of the bidder brings the opponents %d points.",
                  (gulong) FH_DEFENCE_POINTS),
        FH_DEFENCE_POINTS);
  if (rest->overtricks && rest->defence && rules->overtrick == FH_DEFENCE_POINTS)
    return g_strdup_printf (ngettext ("Each trick still scores %d point for whoever wins it.",
                                      "Each trick still scores %d points for whoever wins it.",
                                      (gulong) FH_DEFENCE_POINTS),
                            FH_DEFENCE_POINTS);
  if (rest->overtricks && rest->defence)
    return g_strdup_printf (
        /* Translators: both are numbers of points. */
        ngettext ("Each trick still scores: %1$d point for the declarer’s side, %2$d for a "
                  "defender.",
                  "Each trick still scores: %1$d points for the declarer’s side, %2$d for a "
                  "defender.",
                  (gulong) rules->overtrick),
        rules->overtrick, FH_DEFENCE_POINTS);
  if (rest->overtricks)
    return g_strdup_printf (
        ngettext ("Each further trick of the declarer’s side still brings it %d point.",
                  "Each further trick of the declarer’s side still brings it %d points.",
                  (gulong) rules->overtrick),
        rules->overtrick);
  if (rest->defence)
    return g_strdup_printf (ngettext ("Each trick of a defender still scores %d point.",
                                      "Each trick of a defender still scores %d points.",
                                      (gulong) FH_DEFENCE_POINTS),
                            FH_DEFENCE_POINTS);
  return NULL;
}

char *
fh_sentence_rest (const FhScene *scene)
{
  const FhRules *rules = &scene->table->rules;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *worth = NULL;
  FhRest rest;

  fh_table_rest (scene->table, &rest);
  if (!rest.counts)
    return g_strdup (_ ("What is left changes no score."));
  worth = worth_of_tricks (rules, &rest);
  if (worth != NULL)
    g_string_append (text, worth);
  if (rest.limit)
    {
      int most = rules->target - FH_DEFENCE_STOP;

      g_string_append_c (text, ' ');
      g_string_append_printf (text,
                              /* Translators: a number of points, such as 490. */
                              ngettext ("That goes up to %d point in all.",
                                        "That goes up to %d points in all.", (gulong) most),
                              most);
    }
  if (rest.slam)
    {
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append_printf (text,
                              ngettext ("All ten tricks would score %d point.",
                                        "All ten tricks would score %d points.",
                                        (gulong) FH_SLAM_POINTS),
                              FH_SLAM_POINTS);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
fh_sentence_outcome (const FhScene *scene)
{
  FhScene known = *scene;
  g_autofree char *decided = NULL;
  g_autofree char *rest = NULL;

  known.allies = 0;
  decided = fh_sentence_decided (&known);
  if (decided == NULL)
    return NULL;
  rest = fh_sentence_rest (scene);
  /* Translators: two sentences one after the other: what has become of the contract, and what the
   * tricks that are left are worth. */
  return g_strdup_printf (_ ("%1$s %2$s"), decided, rest);
}
