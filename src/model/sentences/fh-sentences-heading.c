/* fh-sentences-heading.c: how a deal or a game has ended, to the person in a few words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-fate.h"
#include "fh-sentences.h"

/* How many people and computers play the cards of @seats: dummies are nobody. */
static int
count_players (const FhTable *table, unsigned seats)
{
  int n = 0;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    n += fh_seats_have (seats, seat) && fh_rules_player (&table->rules, seat) == seat;
  return n;
}

/* The name of the one player who shares @seats with the person; NULL where there are more, or none.
 */
static char *
dup_other (const FhScene *scene, unsigned seats)
{
  if (count_players (scene->table, seats) == 2)
    for (int seat = 0; seat < scene->table->rules.n_seats; seat++)
      if (seat != scene->person && fh_seats_have (seats, seat)
          && fh_rules_player (&scene->table->rules, seat) == seat)
        return fh_sentence_seat (scene, seat);
  return NULL;
}

/* Whether somebody was to lose every trick together with a partner, who played, too: what was won
 * may be either's. */
static gboolean
is_joint_misere (const FhTable *table)
{
  return fh_table_is_misere (table)
         && count_players (table, fh_table_bidders (table) & fh_table_playing (table)) > 1;
}

/* By how many tricks the contract was set; 0 where it is not a matter of their number, as after a
 * breach of the rules. */
static int
count_missing (const FhScene *scene)
{
  const FhTable *table = scene->table;

  if (!fh_table_is_trick_contract (table))
    return 0;
  return MAX (fh_call_level (table->contract) - fh_scene_contract_tricks (scene), 0);
}

/* --- The own side's contract --- */

/* Who was to lose every trick took @n, which is more than none. */
static char *
own_misere_lost (const FhScene *scene, int n)
{
  g_autofree char *name = NULL;

  if (scene->table->declarer == scene->person)
    /* Translators: a heading above the result of a deal: the person at the screen was to lose every
     * trick. */
    return g_strdup_printf (
        ngettext ("Set: you took %d trick", "Set: you took %d tricks", (gulong) n), n);
  name = fh_sentence_seat (scene, scene->table->declarer);
  return g_strdup_printf (
      /* Translators: a heading above the result of a deal: the partner %1$s was to lose every
       * trick.
       */
      ngettext ("Set: %1$s took %2$d trick", "Set: %1$s took %2$d tricks", (gulong) n), name, n);
}

static char *
own_set (const FhScene *scene)
{
  int missing = count_missing (scene), tricks = fh_scene_contract_tricks (scene);
  gboolean joint = is_joint_misere (scene->table);

  if (missing > 0)
    /* Translators: a heading above the result of a deal: the contract of the own side failed, by so
     * many tricks. */
    return g_strdup_printf (ngettext ("Set by %d trick", "Set by %d tricks", (gulong) missing),
                            missing);
  if (!fh_table_is_trick_contract (scene->table) && tricks > 0 && !joint)
    return own_misere_lost (scene, tricks);
  return g_strdup (scene->table->declarer == scene->person && !joint
                       /* Translators: a heading above the result of a deal: the contract of the own
                        * side failed. */
                       ? _ ("You did not make it")
                       : _ ("Your side did not make it"));
}

/* By the person himself. */
static char *
own_made (const FhScene *scene)
{
  /* A revoke of the opponents makes a misère that took a trick. */
  if (!fh_table_is_trick_contract (scene->table) && fh_scene_contract_tricks (scene) == 0)
    /* Translators: a heading above the result of a deal: the own side lost every trick, as it had
     * bid. */
    return g_strdup (_ ("Not one trick: you made it!"));
  if (fh_scene_contract_tricks (scene) == FH_N_TRICKS)
    /* Translators: a heading above the result of a deal: the own side won every trick. */
    return g_strdup (_ ("All ten tricks: you made it!"));
  /* Translators: a heading above the result of a deal: the contract of the own side was made. */
  return g_strdup (_ ("You made it!"));
}

/* By a partner of his, or with one. */
static char *
partner_made (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autofree char *name = table->declarer == scene->person
                              ? dup_other (scene, fh_table_bidders (table))
                              : fh_sentence_seat (scene, table->declarer);

  if (!fh_table_is_trick_contract (table) && fh_scene_contract_tricks (scene) == 0
      && !is_joint_misere (table))
    /* Translators: a heading above the result of a deal: the partner %s lost every trick, as he had
     * bid. */
    return g_strdup_printf (_ ("Not one trick: %s made it!"), name);
  if (fh_scene_contract_tricks (scene) == FH_N_TRICKS)
    return g_strdup (_ ("All ten tricks: your side made it!"));
  if (count_players (table, fh_table_bidders (table)) > 2)
    return g_strdup (_ ("Your side made it!"));
  /* Translators: a heading above the result of a deal: the contract of the partner %s was made. */
  return g_strdup_printf (_ ("You and %s made it!"), name);
}

/* --- The contract of others --- */

/* The heading of a contract that an opponent made, or two or three of them did. */
static char *
others_made (const FhScene *scene, gboolean is_one, const char *name)
{
  if (!fh_table_is_trick_contract (scene->table) && fh_scene_contract_tricks (scene) == 0
      && !is_joint_misere (scene->table))
    /* Translators: a heading above the result of a deal: %s is an opponent, who lost every trick,
     * as he had bid. */
    return g_strdup_printf (_ ("%s made it, without a trick"), name);
  if (fh_scene_contract_tricks (scene) == FH_N_TRICKS)
    return is_one
               /* Translators: a heading above the result of a deal: %s is an opponent. */
               ? g_strdup_printf (_ ("%s made it, with all ten tricks"), name)
               : g_strdup (_ ("They made it, with all ten tricks"));
  /* Translators: a heading above the result of a deal: an opponent, %s, or two opponents made their
   * contract. */
  return is_one ? g_strdup_printf (_ ("%s made it"), name) : g_strdup (_ ("They made it"));
}

static char *
others_set (const FhScene *scene, gboolean is_one, const char *name)
{
  int missing = count_missing (scene);

  if (missing == 0)
    /* Translators: a heading above the result of a deal: the own side defeated the contract of an
     * opponent, %s, or of two opponents. */
    return is_one ? g_strdup_printf (_ ("You set %s!"), name) : g_strdup (_ ("You set them!"));
  if (is_one)
    return g_strdup_printf (
        /* Translators: likewise: %1$s is the opponent, %2$d how many tricks he was short. */
        ngettext ("You set %1$s by %2$d trick!", "You set %1$s by %2$d tricks!", (gulong) missing),
        name, missing);
  return g_strdup_printf (
      ngettext ("You set them by %d trick!", "You set them by %d tricks!", (gulong) missing),
      missing);
}

/* To who only watches. */
static char *
watched (const FhScene *scene, const char *name)
{
  int missing = count_missing (scene);

  if (scene->table->made)
    return g_strdup_printf (_ ("%s made it"), name);
  if (missing == 0)
    /* Translators: a heading above the result of a deal, to somebody who watches: the contract of
     * the player %s failed. */
    return g_strdup_printf (_ ("%s was set"), name);
  return g_strdup_printf (
      /* Translators: likewise: %1$s is the player, %2$d how many tricks he was short. */
      ngettext ("%1$s was set by %2$d trick", "%1$s was set by %2$d tricks", (gulong) missing),
      name, missing);
}

/* --- Both --- */

/* What a deal that nobody bid for brought: each trick scored. */
static char *
without_contract (const FhScene *scene)
{
  const FhTable *table = scene->table;
  int side, tricks;

  if (scene->person < 0)
    return g_strdup (_ ("Played without a contract"));
  side = table->rules.side_of[scene->person];
  tricks = fh_table_side_tricks (table, side);
  if (count_players (table, fh_rules_side_seats (&table->rules, side)) > 1)
    return g_strdup_printf (
        /* Translators: a heading above the result of a deal that nobody bid for. */
        ngettext ("Nobody bid: your side took %d trick", "Nobody bid: your side took %d tricks",
                  (gulong) tricks),
        tricks);
  return g_strdup_printf (
      ngettext ("Nobody bid: you took %d trick", "Nobody bid: you took %d tricks", (gulong) tricks),
      tricks);
}

char *
fh_sentence_deal_heading (const FhScene *scene)
{
  const FhTable *table = scene->table;
  unsigned bidders = fh_table_bidders (table);
  g_autofree char *name = NULL;
  gboolean is_one;

  if (table->thrown_in)
    return g_strdup (_ ("The deal is thrown in"));
  if (table->declarer == FH_SEAT_NONE)
    return without_contract (scene);
  if (scene->person >= 0 && fh_seats_have (bidders, scene->person))
    return !table->made                                                   ? own_set (scene)
           : table->declarer == scene->person && !is_joint_misere (table) ? own_made (scene)
                                                                          : partner_made (scene);
  name = fh_sentence_seat (scene, table->declarer);
  if (scene->person < 0)
    return watched (scene, name);
  is_one = count_players (table, bidders) == 1;
  return table->made ? others_made (scene, is_one, name) : others_set (scene, is_one, name);
}

/* The game is won by the side of the person. */
static char *
won (const FhScene *scene, unsigned seats)
{
  g_autofree char *other = dup_other (scene, seats);

  if (other != NULL)
    /* Translators: a heading above the result of a game: %s is the partner. */
    return g_strdup_printf (_ ("You and %s won the game!"), other);
  return g_strdup (count_players (scene->table, seats) == 1 ? _ ("You won the game!")
                                                            : _ ("Your side won the game!"));
}

char *
fh_sentence_game_heading (const FhScene *scene)
{
  const FhTable *table = scene->table;
  const FhRules *rules = &table->rules;
  int own = scene->person >= 0 ? rules->side_of[scene->person] : -1;

  if (own < 0 || table->winners == 0)
    return fh_sentence_game_result (scene);
  if (table->winners & 1u << own)
    return won (scene, fh_rules_side_seats (rules, own));
  if (fh_rules_is_bog (rules, table->totals[own]))
    {
      g_autofree char *points = fh_sentence_points (table->totals[own]);

      /* Translators: a heading above the result of a game, which the own side lost by falling to
       * %s points, such as "−520". */
      return g_strdup_printf (_ ("Out at %s: the game is lost"), points);
    }
  if (rules->n_sides == 2 && count_players (table, fh_rules_side_seats (rules, 1 - own)) > 1)
    return g_strdup (_ ("They won the game"));
  return fh_sentence_game_result (scene);
}
