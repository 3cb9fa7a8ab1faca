/* fh-tutor-laws.c: the laws of the table, explained when they matter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the person has to decide is the moment itself; what else is so because of a slip is listed
 * beside it.  Every sentence has its place in the help.
 */
#include <glib/gi18n.h>

#include "fh-sentences-laws.h"
#include "fh-tutor-tells.h"
#include "fh-words.h"

/* --- What is to be decided --- */

/* HC-063 */
static void
describe_demand (FhTutorWords *words, const FhScene *scene)
{
  const FhTable *table = scene->table;
  int index = fh_table_play_to_demand (table, scene->person);
  const FhPlayed *play = &table->plays[index];
  gboolean leads = index == table->trick_start;
  g_autofree char *name = fh_sentence_seat (scene, play->seat);
  g_autofree char *first = NULL;
  const char *second;

  /* Translators: %s is a player. */
  words->heading = g_strdup_printf (
      leads ? _ ("%s has led out of turn") : _ ("%s has played out of turn"), name);
  first = g_strdup_printf (
      fh_table_has_partner (table, play->seat)
          /* Translators: %s is a card. */
          ? _ ("If you demand the %s back, it lies exposed and must be played at the first chance; "
               "whoever had the turn plays now.")
          /* Translators: %s is a card. */
          : _ ("If you demand the %s back, it goes into the hand again without a penalty, because "
               "there is no partner; whoever had the turn plays now."),
      fh_words_the_card (play->card));
  second = leads ? _ ("If you let it stand, it is a lead like any other, and the next player "
                      "clockwise follows.")
                 : _ ("If you let it stand, it counts as this player’s card to the trick.");
  words->text = g_strconcat (first, "\n", second, NULL);
  words->help = "laws#play-out-of-turn";
}

/* What an established revoke by one of the bidders, or of the others, does to the score. */
static const char *
cost_of_revoke (const FhTable *table, gboolean by_bidders)
{
  if (fh_table_bidders (table) == 0)
    return _ ("Without a contract it costs nothing.");
  if (by_bidders)
    return _ ("A revoke on the declarer’s side loses the contract, whatever tricks it takes.");
  return _ ("By a revoke of a defender the contract counts as made, and no defender scores.");
}

/* HC-067 */
static void
describe_change (FhTutorWords *words)
{
  words->heading = g_strdup (_ ("You may change your card"));
  words->text = g_strdup (_ ("A player before you has corrected a card. Until the next lead "
                             "you may put another card in place of yours."));
  words->help = "laws#revoke";
}

/* HC-066 to HC-069 */
static void
describe_revoke (FhTutorWords *words, const FhScene *scene, int seat)
{
  words->heading = g_strdup (_ ("You have not followed suit"));
  words->text = g_strconcat (
      _ ("Until the next lead you can correct it; the wrong card is then exposed. With the next "
         "lead the revoke is established."),
      "\n", cost_of_revoke (scene->table, fh_seats_have (fh_table_bidders (scene->table), seat)),
      NULL);
  words->help = "laws#revoke";
}

/* HC-055; the person's own cards may be as many as they should be. */
static gboolean
describe_count (FhTutorWords *words, const FhTutorMoment *moment)
{
  int n = fh_set_size (moment->view.dealt);

  if (n == FH_HAND_SIZE)
    return FALSE;
  words->heading = g_strdup (_ ("You have a wrong number of cards"));
  words->text = g_strdup_printf (
      ngettext ("You were dealt %d card instead of ten. Report the misdeal before the first trick "
                "is complete; then the same player deals again.",
                "You were dealt %d cards instead of ten. Report the misdeal before the first trick "
                "is complete; then the same player deals again.",
                (gulong) n),
      n);
  words->help = "laws#misdeal";
  return TRUE;
}

/* HC-057 */
static gboolean
describe_barred (FhTutorWords *words, const FhScene *scene)
{
  const FhTable *table = scene->table;

  if (table->due != FH_ACTION_BID || table->turn != scene->person
      || !fh_seats_have (table->slips.barred, scene->person))
    return FALSE;
  words->heading = g_strdup (_ ("You may only pass"));
  words->text = g_strdup (_ ("After a bid out of turn the player who made it and the partner must "
                             "pass for the rest of the auction. What they bid before, in turn, "
                             "stands."));
  words->help = "laws#bid-out-of-turn";
  return TRUE;
}

gboolean
fh_tutor_tell_law (FhTutorWords *words, const FhTutorMoment *moment)
{
  FhScene scene = fh_tutor_moment_scene (moment);

  if (scene.table->rules.laws == FH_LAWS_STRICT || scene.person < 0)
    return FALSE;
  switch (moment->question)
    {
    case FH_QUESTION_DEMAND:
      describe_demand (words, &scene);
      return TRUE;
    case FH_QUESTION_REVOKE:
      describe_revoke (words, &scene, moment->corrector);
      return TRUE;
    case FH_QUESTION_CHANGE:
      describe_change (words);
      return TRUE;
    case FH_QUESTION_COUNT:
      if (describe_count (words, moment))
        return TRUE;
      break;
    case FH_QUESTION_NONE:
      break;
    }
  return (moment->hold == FH_HOLD_NONE || moment->hold == FH_HOLD_TRICK)
         && describe_barred (words, &scene);
}

/* --- What is so because of a slip --- */

static void
add (FhTutorWords *words, char *sentence, const char *help)
{
  fh_said_list_add_with_help (words->laws, sentence, help);
}

static void
list_barred (FhTutorWords *words, const FhScene *scene)
{
  const FhTable *table = scene->table;

  if (table->due != FH_ACTION_BID)
    return;
  for (int seat = 0; seat < table->rules.n_callers; seat++)
    {
      g_autofree char *name = NULL;

      if (!fh_seats_have (table->slips.barred, seat))
        continue;
      name = fh_sentence_seat (scene, seat);
      if (seat == scene->person)
        add (words,
             g_strdup (_ ("You may only pass in this auction, because your side bid out of "
                          "turn.")),
             "laws#bid-out-of-turn");
      else
        /* Translators: %s is a player. */
        add (words,
             g_strdup_printf (_ ("%s may only pass in this auction, because of a bid out of "
                                 "turn."),
                              name),
             "laws#bid-out-of-turn");
    }
}

static void
list_exposed (FhTutorWords *words, const FhTutorMoment *moment, const FhScene *scene)
{
  const FhTable *table = scene->table;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      g_autofree char *name = fh_sentence_seat (scene, seat);

      FH_FOREACH_CARD (card, table->open[seat] & table->slips.exposed)
        {
          const char *the_card = fh_words_the_card (card);
          char *sentence;

          if (seat == scene->person && fh_set_has (moment->view.legal.cards, card)
              && moment->view.legal.due == FH_ACTION_PLAY)
            sentence = g_strdup_printf (
                /* Translators: %s is a card of the player's own. */
                _ ("Your %s is exposed and can be played now: it goes before all others."),
                the_card);
          else if (seat == scene->person)
            /* Translators: %s is a card of the player's own. */
            sentence = g_strdup_printf (
                _ ("Your %s is exposed: play it as soon as the rules allow it."), the_card);
          else
            sentence = g_strdup_printf (
                /* Translators: %1$s is a player, %2$s a card. */
                _ ("%1$s has exposed the %2$s and must play it at the first chance."), name,
                the_card);
          add (words, sentence, "laws#exposed");
        }
    }
}

static void
list_revokes (FhTutorWords *words, const FhScene *scene)
{
  const FhTable *table = scene->table;
  unsigned bidders = fh_table_bidders (table);
  unsigned revoked = table->slips.revoked;

  if ((revoked & bidders) != 0 && (revoked & ~bidders) != 0)
    {
      add (words, g_strdup (_ ("Both sides have revoked: the deal is scored as it is played.")),
           "laws#revoke");
      return;
    }
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      g_autofree char *name = fh_sentence_seat (scene, seat);
      g_autofree char *first = NULL;

      if (!fh_seats_have (revoked, seat))
        continue;
      first = seat == scene->person ? g_strdup (_ ("You have revoked."))
                                    /* Translators: %s is a player. */
                                    : g_strdup_printf (_ ("%s has revoked."), name);
      add (words,
           g_strconcat (first, " ", cost_of_revoke (table, fh_seats_have (bidders, seat)), NULL),
           "laws#revoke");
    }
}

static void
list_entries (FhTutorWords *words, const FhScene *scene)
{
  const FhTable *table = scene->table;

  if (!table->entry.entered)
    return;
  if (table->entry.final)
    add (words,
         g_strdup (_ ("The points of the last deal were written down by hand, and stand now "
                      "as they are.")),
         "laws#score-error");
  else
    add (words,
         g_strdup (_ ("The points of the last deal were written down by hand. Compare them "
                      "with the tricks: you may challenge them until the first bid of the "
                      "next deal; a pass is no bid.")),
         "laws#score-error");
}

void
fh_tutor_tell_laws (FhTutorWords *words, const FhTutorMoment *moment)
{
  FhScene scene = fh_tutor_moment_scene (moment);
  const FhTable *table = scene.table;

  if (table->rules.laws == FH_LAWS_STRICT || table->n_deals == 0)
    return;
  if (table->slips.out_of_turn && moment->hold != FH_HOLD_DEMAND)
    add (words,
         g_strdup (_ ("The other side decides whether the card out of turn stands. If it is "
                      "demanded back, it lies exposed.")),
         "laws#play-out-of-turn");
  list_revokes (words, &scene);
  if (!table->deal_over)
    {
      list_barred (words, &scene);
      list_exposed (words, moment, &scene);
    }
  list_entries (words, &scene);
}

/* --- Why --- */

gboolean
fh_tutor_is_law (const FhTable *before, const FhAction *action)
{
  if (action->kind >= FH_ACTION_MISDEAL)
    return TRUE;
  return before->rules.laws != FH_LAWS_STRICT && action->seat != before->turn
         && (action->kind == FH_ACTION_BID || action->kind == FH_ACTION_PLAY);
}

char *
fh_tutor_why_law (const FhScene *scene, const FhAction *action)
{
  g_autofree char *name = fh_sentence_seat (scene, action->seat);

  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_BID:
    case FH_ACTION_PLAY:
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("That was a slip: it was not %s’s turn."), name);
    case FH_ACTION_EXPOSE:
      return g_strdup (_ ("That was a slip: a card in the hand is nobody else’s to know."));
    case FH_ACTION_DEMAND:
      return g_strdup (
          _ ("The card was good for the other side, and as an exposed card it is not."));
    case FH_ACTION_ACCEPT:
      return g_strdup (_ ("The card does no harm where it lies."));
    case FH_ACTION_CORRECT:
      return g_strdup (_ ("The first card did not follow suit, though it was possible."));
    case FH_ACTION_MISDEAL:
      return g_strdup (_ ("The cards were not dealt as they should be."));
    case FH_ACTION_CHALLENGE:
      return g_strdup (_ ("The points did not agree with the tricks."));
    default:
      break;
    }
  return NULL;
}
