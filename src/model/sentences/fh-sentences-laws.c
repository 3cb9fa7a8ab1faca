/* fh-sentences-laws.c: the laws of the table in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As everywhere, what you do and what another player does are two sentences.
 */
#include "fh-sentences-laws.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-words.h"

/* --- What happens --- */

static char *
expose_sentence (const FhAction *action, gboolean you, const char *name)
{
  FhCard card = action->cards[0];
  const char *the_card = card < FH_N_CARDS ? fh_words_the_card (card) : NULL;

  switch ((FhExposure) action->way)
    {
    case FH_EXPOSED_TO_PARTNER:
      /* Translators: %1$s is a player, %2$s a card. */
      return you ? g_strdup_printf (_ ("You show your partner the %s."), the_card)
                 : g_strdup_printf (_ ("%1$s shows the partner the %2$s."), name, the_card);
    case FH_EXPOSED_TO_OPPONENT:
      if (the_card == NULL)
        /* Translators: %s is a player. Nobody else sees which card it is. */
        return g_strdup_printf (_ ("%s lets an opponent see a card."), name);
      /* Translators: %1$s is a player, %2$s a card. */
      return you ? g_strdup_printf (_ ("You let an opponent see the %s."), the_card)
                 : g_strdup_printf (_ ("%1$s lets an opponent see the %2$s."), name, the_card);
    case FH_EXPOSED_ON_TABLE:
      /* Translators: %1$s is a player, %2$s a card. */
      return you ? g_strdup_printf (_ ("You drop the %s face up on the table."), the_card)
                 : g_strdup_printf (_ ("%1$s drops the %2$s face up on the table."), name,
                                    the_card);
    case FH_EXPOSED_BY_NAME:
      /* Translators: %1$s is a player, %2$s a card. */
      return you ? g_strdup_printf (_ ("You say aloud that you hold the %s."), the_card)
                 : g_strdup_printf (_ ("%1$s says aloud: “I hold the %2$s.”"), name, the_card);
    case FH_N_EXPOSURES:
      break;
    }
  return g_strdup ("");
}

static char *
entry_sentence (const FhScene *scene, const FhAction *action)
{
  g_autofree char *side = fh_sentence_side (scene, action->seat, TRUE);
  g_autofree char *points = fh_sentence_points (action->points);

  /* Translators: in the score: %1$s is a side, %2$s points of the last deal: "Your side: 20". */
  return g_strdup_printf (_ ("Written down for the deal – %1$s: %2$s."), side, points);
}

char *
fh_sentence_law_action (const FhScene *scene, const FhAction *action)
{
  gboolean you = action->seat == scene->person;
  g_autofree char *name = NULL;

  if (action->kind == FH_ACTION_ENTRY)
    return entry_sentence (scene, action);
  name = fh_sentence_seat (scene, action->seat);
  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_MISDEAL:
      /* Translators: %s is a player. */
      return you ? g_strdup (_ ("You report a misdeal."))
                 : g_strdup_printf (_ ("%s reports a misdeal."), name);
    case FH_ACTION_EXPOSE:
      return expose_sentence (action, you, name);
    case FH_ACTION_DEMAND:
      /* Translators: %s is a player. */
      return you ? g_strdup (_ ("You demand that the card be taken back."))
                 : g_strdup_printf (_ ("%s demands that the card be taken back."), name);
    case FH_ACTION_ACCEPT:
      /* Translators: %s is a player. */
      return you ? g_strdup (_ ("You let the card out of turn stand."))
                 : g_strdup_printf (_ ("%s lets the card out of turn stand."), name);
    case FH_ACTION_CORRECT:
      /* Translators: a card is put right: %1$s is a player, %2$s the card played instead. */
      return you ? g_strdup_printf (_ ("You correct your card and play the %s instead."),
                                    fh_words_the_card (action->cards[0]))
                 : g_strdup_printf (_ ("%1$s corrects the card and plays the %2$s instead."), name,
                                    fh_words_the_card (action->cards[0]));
    case FH_ACTION_CHALLENGE:
      /* Translators: %s is a player. */
      return you ? g_strdup (_ ("You challenge the points that were written down."))
                 : g_strdup_printf (_ ("%s challenges the points that were written down."), name);
    default:
      break;
    }
  return g_strdup ("");
}

/* A seat that is barred from bidding has not bid since but out of turn. */
gboolean
fh_sentence_is_early (const FhScene *scene, const FhAction *action)
{
  const FhTable *table = scene->table;

  if (table->rules.laws == FH_LAWS_STRICT)
    return FALSE;
  if (action->kind == FH_ACTION_BID)
    return action->call != FH_PASS && fh_seats_have (table->slips.barred, action->seat);
  return action->kind == FH_ACTION_PLAY && fh_seats_have (table->slips.out_of_turn, action->seat)
         && table->n_plays > 0 && table->plays[table->n_plays - 1].seat == action->seat;
}

char *
fh_sentence_early_action (const FhScene *scene, const FhAction *action)
{
  gboolean you = action->seat == scene->person;
  g_autofree char *name = fh_sentence_seat (scene, action->seat);
  const char *what;

  if (action->kind == FH_ACTION_BID)
    {
      what = fh_words_call (action->call);
      /* Translators: %1$s is a player, %2$s a bid, such as "seven hearts". */
      return you ? g_strdup_printf (_ ("You bid %s out of turn."), what)
                 : g_strdup_printf (_ ("%1$s bids %2$s out of turn."), name, what);
    }
  what = fh_words_the_card (action->cards[0]);
  if (fh_table_trick_size (scene->table) > 0
      && scene->table->plays[scene->table->trick_start].card == action->cards[0])
    /* Translators: %1$s is a player, %2$s a card. */
    return you ? g_strdup_printf (_ ("You lead the %s out of turn."), what)
               : g_strdup_printf (_ ("%1$s leads the %2$s out of turn."), name, what);
  /* Translators: %1$s is a player, %2$s a card. */
  return you ? g_strdup_printf (_ ("You play the %s out of turn."), what)
             : g_strdup_printf (_ ("%1$s plays the %2$s out of turn."), name, what);
}

/* --- What follows --- */

/* HC-056, HC-057 */
static char *
void_bid (const FhScene *scene, int offender)
{
  const FhTable *table = scene->table;
  gboolean is_alone = (table->slips.barred & (table->slips.barred - 1)) == 0;
  g_autofree char *name = fh_sentence_seat (scene, offender);

  if (scene->person >= 0 && fh_seats_have (table->slips.barred, scene->person))
    return g_strdup (is_alone
                         ? _ ("The bid is void. You may only pass in what is left of this auction.")
                         : _ ("The bid is void. Your side may only pass in what is left of this "
                              "auction."));
  if (is_alone)
    /* Translators: %s is a player. */
    return g_strdup_printf (
        _ ("The bid is void. %s may only pass in what is left of this auction."), name);
  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("The bid is void. %s and the partner may only pass in what is left of "
                             "this auction."),
                          name);
}

/* HC-058 to HC-062 */
static char *
exposed_card (const FhScene *scene, const FhAction *action)
{
  if (action->way == FH_EXPOSED_TO_OPPONENT)
    return g_strdup (_ ("No penalty: only an opponent saw it."));
  if (!fh_set_has (scene->table->slips.exposed, action->cards[0]))
    return g_strdup (_ ("No penalty: there is no partner who gains by it."));
  return g_strdup (_ ("It lies face up and must be played at the first chance."));
}

/* HC-063 */
static char *
card_out_of_turn (const FhScene *scene, int offender)
{
  const FhTable *table = scene->table;
  gboolean is_opponent = scene->person >= 0 && offender != scene->person;

  /* Whoever plays on the same side cannot demand anything. */
  if (is_opponent && table->declarer != FH_SEAT_NONE)
    {
      unsigned bidders = fh_table_bidders (table);
      is_opponent = fh_seats_have (bidders, scene->person) != fh_seats_have (bidders, offender);
    }
  else if (is_opponent)
    {
      is_opponent = table->rules.side_of[scene->person] != table->rules.side_of[offender];
    }
  return g_strdup (is_opponent ? _ ("You may demand that the card be taken back, or let it stand.")
                               : _ ("The other side may demand that the card be taken back."));
}

/* HC-063, HC-064 */
static char *
taken_back (const FhTable *before, const FhScene *scene, int seat)
{
  const FhTable *table = scene->table;
  FhCard card = before->plays[fh_table_play_to_demand (before, seat)].card;
  const char *the_card = fh_words_the_card (card);
  g_autofree char *name = fh_sentence_seat (scene, table->turn);
  gboolean you = table->turn == scene->person;

  if (!fh_set_has (table->slips.exposed, card))
    return you ? g_strdup_printf (
               /* Translators: %s is a card. */
               _ ("The %s goes back into the hand, and it is your turn."), the_card)
               : g_strdup_printf (
                   /* Translators: %1$s is a card, %2$s a player. */
                   _ ("The %1$s goes back into the hand, and it is %2$s’s turn."), the_card, name);
  return you ? g_strdup_printf (
             /* Translators: %s is a card. */
             _ ("The %s is an exposed card now and must be played at the first chance. It is your "
                "turn."),
             the_card)
             : g_strdup_printf (
                 /* Translators: %1$s is a card, %2$s a player. */
                 _ ("The %1$s is an exposed card now and must be played at the first chance. It is "
                    "%2$s’s turn."),
                 the_card, name);
}

static FhCard
played_by (const FhTable *table, int seat)
{
  int start = fh_table_trick_size (table) > 0 ? table->trick_start : table->last_trick_start;

  for (int i = start; i < table->n_plays; i++)
    if (table->plays[i].seat == seat)
      return table->plays[i].card;
  return FH_CARD_NONE;
}

/* HC-069 */
static char *
corrected (const FhTable *before, const FhScene *scene, int seat)
{
  FhCard wrong = played_by (before, seat);

  if (wrong == FH_CARD_NONE || !fh_set_has (scene->table->slips.exposed, wrong))
    return g_strdup (_ ("Those who played after it may change their cards, too."));
  /* Translators: %s is a card. */
  return g_strdup_printf (_ ("The %s is an exposed card now. Those who played after it may change "
                             "their cards, too."),
                          fh_words_the_card (wrong));
}

/* HC-068: of several who have revoked in one trick, each. */
static char *
established (const FhScene *scene, unsigned seats)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int seat = 0; seat < scene->table->rules.n_seats; seat++)
    {
      g_autofree char *name = NULL;

      if (!fh_seats_have (seats, seat))
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      name = fh_sentence_seat (scene, seat);
      if (seat == scene->person)
        g_string_append (text, _ ("You could have followed suit in the last trick: your revoke is "
                                  "established."));
      else
        g_string_append_printf (
            /* Translators: %s is a player. */
            text, _ ("%s could have followed suit in the last trick: the revoke is established."),
            name);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* HC-072, HC-073 */
static char *
challenged (const FhTable *before)
{
  return g_strdup (before->entry.final
                       ? _ ("That comes too late: somebody has bid, and what was written down "
                            "stands.")
                       : _ ("That is in time: the points are put right."));
}

static gboolean
is_wrong (const FhTable *table)
{
  return memcmp (table->entry.written, table->entry.scored, sizeof table->entry.written) != 0;
}

char *
fh_sentence_consequence (const FhTable *before, const FhScene *scene, const FhAction *action)
{
  const FhTable *table = scene->table;
  unsigned revoked =
      action->kind == FH_ACTION_PLAY ? table->slips.revoked & ~(unsigned) before->slips.revoked : 0;
  g_autofree char *name = NULL;

  if (revoked != 0)
    return established (scene, revoked);
  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_BID:
      if (fh_sentence_is_early (scene, action))
        return void_bid (scene, action->seat);
      if (table->entry.final && !before->entry.final && is_wrong (table))
        return g_strdup (_ ("With this bid the points that were written down for the last deal "
                            "stand."));
      break;
    case FH_ACTION_PLAY:
      if (fh_sentence_is_early (scene, action))
        return card_out_of_turn (scene, action->seat);
      break;
    case FH_ACTION_MISDEAL:
      name = fh_sentence_seat (scene, table->dealer);
      if (table->dealer == scene->person)
        return g_strdup (_ ("You deal again. Nothing of this deal counts."));
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("%s deals again. Nothing of this deal counts."), name);
    case FH_ACTION_EXPOSE:
      return exposed_card (scene, action);
    case FH_ACTION_DEMAND:
      return taken_back (before, scene, action->seat);
    case FH_ACTION_CORRECT:
      return corrected (before, scene, action->seat);
    case FH_ACTION_ENTRY:
      return g_strdup (_ ("Anybody may challenge that until the first bid of the next deal."));
    case FH_ACTION_CHALLENGE:
      return challenged (before);
    default:
      break;
    }
  return NULL;
}

char *
fh_sentence_has_none (const FhScene *scene, int seat)
{
  g_autofree char *name = fh_sentence_seat (scene, seat);

  /* Translators: %s is a player who was asked for a card of the suit that was led. */
  return g_strdup_printf (_ ("%s has looked again: there is none."), name);
}

char *
fh_sentence_asks (const FhScene *scene, int seat)
{
  g_autofree char *name = fh_sentence_seat (scene, seat);

  /* Translators: %s is a player who asks the person, who has not followed suit. */
  return g_strdup_printf (_ ("%s asks: “Have you really none?”"), name);
}
