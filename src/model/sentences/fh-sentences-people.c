/* fh-sentences-people.c: what players, sides and levels are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-isolate.h"
#include "fh-sentences.h"
#include "fh-words.h"

/* The computer players have names, so that sentences about them can be told apart. */
static const char *
chosen_name (int seat)
{
  switch (seat)
    {
    case 0:
      /* Translators: the name of a computer player; put a name there that people have where the
       * game is played in your language.  The six must differ. */
      return C_ ("player name", "Alice");
    case 1:
      return C_ ("player name", "Marama");
    case 2:
      return C_ ("player name", "Joan");
    case 3:
      return C_ ("player name", "Bruce");
    case 4:
      return C_ ("player name", "Colette");
    default:
      return C_ ("player name", "Henry");
    }
}

/* What a hand is called that lies on the table and is played by @owner (NZ-084). */
static char *
dummy_name (const FhScene *scene, int owner)
{
  g_autofree char *name = NULL;

  if (owner == scene->person)
    /* Translators: the hand on the table that the person at the screen plays besides the own. */
    return g_strdup (_ ("Your dummy"));
  name = fh_sentence_seat (scene, owner);
  /* Translators: the hand on the table that the player %s plays besides the own. */
  return g_strdup_printf (_ ("%s’s dummy"), name);
}

char *
fh_sentence_seat (const FhScene *scene, int seat)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (seat >= 0 && seat < FH_MAX_SEATS, NULL);

  if (scene->table != NULL && fh_rules_player (&scene->table->rules, seat) != seat)
    return dummy_name (scene, fh_rules_player (&scene->table->rules, seat));
  if (scene->seating != NULL)
    name = fh_isolate (scene->seating->seats[seat].name);
  if (name != NULL && *name != '\0')
    return g_steal_pointer (&name);
  if (seat == scene->person)
    /* Translators: the person at the screen, at the place at the table. */
    return g_strdup (_ ("You"));
  if (scene->seating != NULL && scene->seating->seats[seat].called[0] != '\0')
    return fh_isolate (scene->seating->seats[seat].called);
  return g_strdup (chosen_name (seat));
}

/* The faces of those names. */
static const char *
chosen_face (int seat)
{
  switch (seat)
    {
    case 0:
      /* Translators: the face of the computer player who is called “Alice” in English: not a word
       * to be translated, but one of beard, cap, curls, earrings, flower, freckles, glasses,
       * granny, hat, kookaburra, moustache, plait, scarf and wallaby (data/faces).  Choose one that
       * goes with the name in your language; the six should differ. */
      return C_ ("player face", "plait");
    case 1:
      /* Translators: likewise for “Marama”. */
      return C_ ("player face", "flower");
    case 2:
      /* Translators: likewise for “Joan”. */
      return C_ ("player face", "granny");
    case 3:
      /* Translators: likewise for “Bruce”. */
      return C_ ("player face", "hat");
    case 4:
      /* Translators: likewise for “Colette”. */
      return C_ ("player face", "earrings");
    default:
      /* Translators: likewise for “Henry”. */
      return C_ ("player face", "moustache");
    }
}

const char *
fh_scene_face (const FhScene *scene, int seat)
{
  const FhSeating *seating = scene->seating;

  g_return_val_if_fail (seat >= 0 && seat < FH_MAX_SEATS, NULL);

  if (scene->table != NULL && fh_rules_player (&scene->table->rules, seat) != seat)
    return NULL;
  if (seating != NULL && seating->seats[seat].face[0] != '\0')
    return g_str_equal (seating->seats[seat].face, FH_SEATING_LETTER) ? NULL
                                                                      : seating->seats[seat].face;
  if (seat == scene->person || (seating != NULL && seating->seats[seat].name[0] != '\0'))
    return NULL;
  if (seating != NULL && seating->seats[seat].drawn[0] != '\0')
    return seating->seats[seat].drawn;
  return chosen_face (seat);
}

void
fh_sentence_call_computers (FhSeating *seating)
{
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    if (!fh_seating_is_person (seating, seat) && seating->seats[seat].called[0] == '\0')
      fh_seating_set_called (seating, seat, chosen_name (seat), chosen_face (seat));
}

void
fh_sentence_move_seats (FhSeating *seating, int n_seats, int further)
{
  FhSeating before = *seating;
  FhScene scene = { .seating = &before };

  fh_sentence_call_computers (&before);
  for (int seat = 0; seat < n_seats; seat++)
    {
      int to = (seat + further) % n_seats;
      const char *face = fh_scene_face (&scene, seat);

      seating->seats[to] = before.seats[seat];
      seating->agreed[to] = before.agreed[seat];
      fh_seating_set_face (seating, to, face != NULL ? face : FH_SEATING_LETTER);
    }
}

gboolean
fh_scene_is_partner (const FhScene *scene, int seat)
{
  const FhTable *table = scene->table;
  const FhRules *rules = &table->rules;
  unsigned own;

  if (scene->person < 0 || seat == scene->person || fh_rules_player (rules, seat) != seat)
    return FALSE;
  if (rules->side_of[seat] == rules->side_of[scene->person])
    return TRUE;
  if (fh_seats_have (scene->allies, seat))
    return TRUE;
  own = fh_table_bidders (table);
  return table->partners != 0 && fh_seats_have (own, scene->person) && fh_seats_have (own, seat);
}

gboolean
fh_scene_has_partner (const FhScene *scene)
{
  const FhRules *rules = &scene->table->rules;

  for (int seat = 0; seat < rules->n_callers; seat++)
    if (scene->person >= 0 && seat != scene->person
        && rules->side_of[seat] == rules->side_of[scene->person])
      return TRUE;
  return FALSE;
}

char *
fh_sentence_role (const FhScene *scene, int seat)
{
  const FhTable *table = scene->table;

  g_return_val_if_fail (seat >= 0 && seat < FH_MAX_SEATS, NULL);

  if (fh_seats_have (table->sitting_out, seat))
    /* Translators: at a player's place: takes no part in this deal, while the partner plays a
     * misère. */
    return g_strdup (_ ("sits out"));
  if (table->declarer == seat && seat == scene->person && table->open[seat] != 0)
    /* Translators: at the place of the person at the screen, who plays an open misère: everybody
     * sees the cards. */
    return g_strdup (_ ("declarer, hand open"));
  if (table->declarer == seat)
    /* Translators: at a player's place: has won the auction. */
    return g_strdup (_ ("declarer"));
  if (table->contract == FH_CALL_NONE && table->dealer == seat)
    /* Translators: at a player's place: has dealt the cards. */
    return g_strdup (_ ("dealer"));
  if (seat == scene->person && scene->allies != 0)
    /* Translators: at the place of the person at the screen, who holds the card that the declarer
     * has called and is his partner; nobody else knows it yet. */
    return g_strdup (_ ("secret partner"));
  if (fh_scene_is_partner (scene, seat))
    /* Translators: at the place of a partner of the person at the screen. */
    return g_strdup (_ ("your partner"));
  if (fh_seats_have (table->partners, seat))
    /* Translators: at a player's place: the declarer has named him, or he holds the card that the
     * declarer called. */
    return g_strdup (_ ("declarer’s partner"));
  return g_strdup ("");
}

char *
fh_sentence_called (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autofree char *name = NULL;

  if (table->n_called_cards == 0 || scene->person < 0 || scene->person == table->declarer)
    return g_strdup ("");

  name = fh_sentence_seat (scene, table->declarer);
  if (fh_table_is_misere (table) && fh_seats_have (table->sitting_out, scene->person))
    /* Translators: to the person at the screen, who holds one of the two cards that the declarer %s
     * has called. */
    return g_strdup_printf (_ ("You hold a card that %s has called: you sit out this deal."), name);
  if (scene->allies != 0)
    return g_strdup_printf (
        /* Translators: to the person at the screen, who holds the card that the declarer has
         * called: %1$s is the card, such as "ace of clubs", %2$s the declarer. */
        _ ("You hold the %1$s: you are %2$s’s partner, and nobody else knows it before you play "
           "that card."),
        fh_words_the_card (table->called_cards[0]), name);
  return g_strdup ("");
}

char *
fh_sentence_side (const FhScene *scene, int side, gboolean is_short)
{
  const FhRules *rules = &scene->table->rules;
  gboolean yours = scene->person >= 0 && rules->side_of[scene->person] == side;
  g_autofree char *first = NULL;
  int first_seat = -1, second_seat = -1, third_seat = -1;

  /* A dummy scores for nobody but its owner. */
  for (int seat = 0; seat < rules->n_callers; seat++)
    {
      if (rules->side_of[seat] != side)
        continue;
      if (first_seat < 0)
        first_seat = seat;
      else if (second_seat < 0)
        second_seat = seat;
      else if (third_seat < 0)
        third_seat = seat;
    }
  g_return_val_if_fail (first_seat >= 0, NULL);

  first = fh_sentence_seat (scene, first_seat);
  if (second_seat < 0)
    return g_steal_pointer (&first);
  if (is_short && scene->person >= 0 && rules->n_sides == 2)
    return g_strdup (yours
                         /* Translators: over the score of the side of the person at the screen. */
                         ? C_ ("side", "We")
                         /* Translators: over the score of the other side. */
                         : C_ ("side", "They"));
  {
    g_autofree char *second = fh_sentence_seat (scene, second_seat);

    if (third_seat >= 0)
      {
        g_autofree char *third = fh_sentence_seat (scene, third_seat);

        /* Translators: the three players of a side, by their names or "You". */
        return g_strdup_printf (C_ ("side", "%1$s, %2$s and %3$s"), first, second, third);
      }
    if (yours && second_seat == scene->person)
      return g_strdup_printf (C_ ("side", "%1$s and %2$s"), second, first);
    /* Translators: the two partners of a side, by their names or "You". */
    return g_strdup_printf (C_ ("side", "%1$s and %2$s"), first, second);
  }
}

char *
fh_sentence_level (const char *level)
{
  if (g_strcmp0 (level, "learner") == 0)
    /* Translators: a computer player who has just learned the rules; the weakest level. */
    return g_strdup (C_ ("level", "Learner"));
  /* Translators: how well computer players play. */
  if (g_strcmp0 (level, "beginner") == 0)
    return g_strdup (C_ ("level", "Beginner"));
  if (g_strcmp0 (level, "strong") == 0)
    return g_strdup (C_ ("level", "Strong"));
  if (g_strcmp0 (level, "expert") == 0)
    return g_strdup (C_ ("level", "Expert"));
  if (g_strcmp0 (level, "random") == 0)
    /* Translators: a computer player who does anything that the rules allow. */
    return g_strdup (C_ ("temperament", "Random"));
  /* Translators: a computer player as good as those one meets in a club. */
  return g_strdup (C_ ("level", "Club player"));
}

char *
fh_sentence_level_about (const char *level)
{
  if (g_strcmp0 (level, "learner") == 0)
    return g_strdup (_ ("Has just learned the rules, and makes every beginner’s mistake."));
  if (g_strcmp0 (level, "beginner") == 0)
    return g_strdup (_ ("Knows the rules of thumb, and errs now and then."));
  if (g_strcmp0 (level, "strong") == 0)
    return g_strdup (
        _ ("Plays by sound rules of thumb without mistakes, and works out the last tricks."));
  if (g_strcmp0 (level, "expert") == 0)
    return g_strdup (_ ("Tries each card in layouts that fit what has been seen."));
  if (g_strcmp0 (level, "random") == 0)
    return g_strdup (_ ("Does anything the rules allow, at random."));
  return g_strdup (_ ("Plays by sound rules of thumb, at once, and seldom errs."));
}

char *
fh_sentence_character (const char *character)
{
  if (g_strcmp0 (character, "careful") == 0)
    /* Translators: a temperament of computer players. */
    return g_strdup (C_ ("temperament", "Careful"));
  if (g_strcmp0 (character, "bold") == 0)
    /* Translators: a temperament of computer players. */
    return g_strdup (C_ ("temperament", "Bold"));
  /* Translators: a temperament of computer players. */
  return g_strdup (C_ ("temperament", "Steady"));
}

char *
fh_sentence_character_about (const char *character)
{
  if (g_strcmp0 (character, "careful") == 0)
    return g_strdup (_ ("Bids what the hand holds, and seldom fails."));
  if (g_strcmp0 (character, "bold") == 0)
    return g_strdup (_ ("Trusts the kitty and the partner, and bids high."));
  return g_strdup (_ ("Bids for the best score that can be expected."));
}
