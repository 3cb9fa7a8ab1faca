/* fh-tutor-matters.c: what matters at this moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-hand-count.h"
#include "fh-sentences-count.h"
#include "fh-tutor-tells.h"
#include "fh-words.h"

/* Two lines, of which either may be missing. */
static char *
lines (char *first, char *second)
{
  char *text;

  if (first == NULL || second == NULL)
    return first != NULL ? first : second;
  text = g_strconcat (first, "\n", second, NULL);
  g_free (first);
  g_free (second);
  return text;
}

static gboolean
is_first_lead (const FhTutorMoment *moment)
{
  return moment->view.table.n_deals == 1 && moment->view.table.n_tricks == 0;
}

/* What the cards would be with the call that is thought about; or what it is. */
static char *
would_be_line (const FhTutorMoment *moment)
{
  FhCall call = fh_tutor_moment_call (moment);
  FhHandCount count;

  if (!fh_call_is_bid (call))
    return NULL;
  fh_hand_count_init (&count, &moment->view, call);
  return fh_sentence_would_hold (&count, moment->view.hand);
}

static char *
bid_to_beat_line (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autofree char *name = NULL;

  if (table->high_call == FH_PASS)
    return g_strdup (_ ("Nobody has bid yet."));
  if (table->high_bidder == scene->person)
    /* Translators: %s is a bid, such as "seven hearts". */
    return g_strdup_printf (_ ("Your bid of %s stands."), fh_words_call (table->high_call));
  name = fh_sentence_seat (scene, table->high_bidder);
  /* Translators: %1$s is a bid, such as "seven hearts", %2$s a player. */
  return g_strdup_printf (_ ("The bid to beat is %1$s, by %2$s."), fh_words_call (table->high_call),
                          name);
}

/* What is to be said of a call other than a bid of tricks, which is thought about. */
static const char *
other_call_line (FhCall call)
{
  switch (call)
    {
    case FH_GRAND_NULLO:
      return _ ("You and your partner would have to lose every trick.");
    default:
      return fh_call_is_misere (call) ? _ ("You would have to lose every trick.") : NULL;
    }
}

static void
describe_auction (FhTutorWords *words, const FhTutorMoment *moment, const FhScene *scene)
{
  gboolean is_own = scene->table->turn == scene->person;
  const char *other = other_call_line (fh_tutor_moment_call (moment));

  words->help = "ranks#bowers";
  words->heading = is_own ? g_strdup (_ ("Bid, or pass?")) : fh_sentence_turn (scene);
  if (is_own && scene->table->stand_or_raise)
    {
      g_free (words->heading);
      words->heading = g_strdup (_ ("Stand or raise?"));
      gboolean is_last = scene->table->rules.auction == FH_AUCTION_NEWCASTLE;
      words->text =
          g_strdup (is_last ? _ ("All others have passed. You may stand on your bid, or raise it "
                                 "once; what you say now is the contract.")
                            : _ ("All others have passed. You may stand on your bid, or raise it; "
                                 "then they are asked again."));
      words->help = is_last ? "bidding#newcastle" : "bidding#raise";
    }
  else if (other != NULL)
    {
      words->text = g_strdup (other);
      words->help = "misere#misere";
    }
  else
    {
      words->text = would_be_line (moment);
      if (fh_call_trump (fh_tutor_moment_call (moment)) == FH_NO_TRUMP)
        words->help = "ranks#no-trump";
    }
  if (words->text == NULL)
    {
      words->text = bid_to_beat_line (scene);
      words->help = "bidding#calls";
    }
}

static void
describe_discard (FhTutorWords *words, const FhScene *scene)
{
  const FhTable *table = scene->table;
  int n = table->rules.kitty_size;

  words->help = "kitty#discard";
  if (table->turn != scene->person)
    {
      words->heading = fh_sentence_turn (scene);
      words->text = g_strdup (_ ("The declarer takes the kitty and puts as many cards away. "
                                 "Nobody else sees them."));
      return;
    }
  words->heading =
      g_strdup_printf (ngettext ("Discard %d card", "Discard %d cards", (gulong) n), n);
  if (fh_table_is_misere (table))
    words->text = g_strdup (_ ("Put away high cards, above all those with no low card of their "
                               "suit."));
  else if (fh_table_trump (table) == FH_NO_TRUMP)
    words->text = g_strdup (_ ("Keep high cards, and others of their suits."));
  else
    words->text = g_strdup (_ ("Keep trumps and aces. An empty suit can be trumped."));
}

static char *
winning_line (const FhScene *scene)
{
  const FhTable *table = scene->table;
  int n = fh_table_trick_size (table);
  const FhPlayed *winning;
  g_autofree char *name = NULL, *card = NULL;

  if (n == 0)
    return NULL;
  winning = &table->plays[fh_table_winning_play (table, table->trick_start, n)];
  card = fh_sentence_the_card (winning->card, (int) fh_table_trump (table));
  if (winning->seat == scene->person)
    /* Translators: %s is a card. */
    return g_strdup_printf (_ ("You are winning the trick with the %s."), card);
  name = fh_sentence_seat (scene, winning->seat);
  if (fh_scene_is_partner (scene, winning->seat))
    /* Translators: %1$s is a player, %2$s a card. */
    return g_strdup_printf (_ ("Your partner %1$s is winning the trick with the %2$s."), name,
                            card);
  /* Translators: %1$s is a player, %2$s a card. */
  return g_strdup_printf (_ ("%1$s is winning the trick with the %2$s."), name, card);
}

/* That, and what has become of the contract once it is decided; NULL where neither is to be said.
 */
static char *
trick_lines (const FhScene *scene)
{
  char *winning = winning_line (scene), *decided = fh_sentence_decided (scene);

  return winning != NULL ? lines (winning, decided) : decided;
}

static char *
dup_follow_heading (FhSuit suit)
{
  switch (suit)
    {
    case FH_SPADES:
      return g_strdup (_ ("Follow spades"));
    case FH_CLUBS:
      return g_strdup (_ ("Follow clubs"));
    case FH_DIAMONDS:
      return g_strdup (_ ("Follow diamonds"));
    case FH_HEARTS:
      return g_strdup (_ ("Follow hearts"));
    default:
      return g_strdup (_ ("Play a card"));
    }
}

/* What is played for where no tricks are counted: in a misère. */
static char *
misere_line (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autofree char *name = NULL;

  if (!fh_table_is_misere (table) || table->declarer == FH_SEAT_NONE)
    return NULL;
  if (fh_table_fate (table, 0) != FH_FATE_OPEN)
    return fh_sentence_decided (scene);
  if (fh_seats_have (fh_table_bidders (table), scene->person))
    return g_strdup (_ ("You have to lose every trick."));
  name = fh_sentence_seat (scene, table->declarer);
  /* Translators: %s is a player, who plays a misère. */
  return g_strdup_printf (_ ("Make %s win one trick."), name);
}

/* The rule at the first lead of a game; later what is played for, and how far the own hand goes. */
static char *
lead_text (const FhTutorMoment *moment, const FhScene *scene)
{
  const FhPlan *plan = &moment->plan;

  if (is_first_lead (moment))
    return g_strdup (_ ("You may lead any card. The others must follow its suit if they can."));
  if (fh_table_is_misere (scene->table))
    return misere_line (scene);
  return plan->is_own && (moment->manner.counts & FH_COUNT_TRICKS) ? fh_sentence_plan (scene, plan)
                                                                   : fh_sentence_needed (scene);
}

/* Why trumps have to be played to a card of another suit, or NULL. */
static char *
left_bower_line (const FhTable *table)
{
  FhDenomination trump = fh_table_trump (table);

  if (trump == FH_NO_TRUMP || table->plays[table->trick_start].card != fh_left_bower (trump))
    return NULL;
  /* Translators: %s is a suit, that of the trumps. */
  return g_strdup_printf (_ ("The left bower was led: here it belongs to %s."),
                          fh_words_denomination (trump));
}

static void
describe_own_play (FhTutorWords *words, const FhTutorMoment *moment, const FhScene *scene)
{
  const FhSeatView *view = &moment->view;
  const FhTable *table = scene->table;
  FhDenomination trump = fh_table_trump (table);
  FhCardSet of_led;

  if (fh_table_trick_size (table) == 0)
    {
      words->heading = g_strdup (_ ("You lead"));
      words->text = lead_text (moment, scene);
      words->help = "play#lead";
      return;
    }
  of_led = table->led == FH_SUIT_NONE
               ? 0
               : view->hand & fh_effective_suit_cards ((FhSuit) table->led, trump);
  words->help = "play#follow";
  if (fh_set_size (view->legal.cards) == 1)
    {
      words->heading = g_strdup (_ ("Only one card may be played"));
      words->text = trick_lines (scene);
      return;
    }
  if (of_led == 0)
    {
      words->heading = g_strdup (_ ("You cannot follow"));
      words->text = lines (g_strdup (_ ("You may play any card.")), trick_lines (scene));
      words->help = "play#void";
      return;
    }
  words->heading = dup_follow_heading ((FhSuit) table->led);
  words->text = lines (left_bower_line (table), trick_lines (scene));
}

static void
describe_play (FhTutorWords *words, const FhTutorMoment *moment, const FhScene *scene)
{
  const FhTable *table = scene->table;

  if (moment->hold == FH_HOLD_TRICK)
    {
      words->heading = fh_sentence_trick (scene);
      words->text = fh_sentence_tricks (scene);
      words->help = "play#win";
      return;
    }
  if (table->turn == scene->person)
    {
      describe_own_play (words, moment, scene);
      return;
    }
  words->help = "play#follow";
  if (fh_seats_have (table->sitting_out, scene->person))
    {
      words->heading = g_strdup (_ ("You sit out"));
      /* Where cards are called, it is no partner who sends him out (NZ-074). */
      words->text =
          fh_table_fate (table, 0) != FH_FATE_OPEN ? fh_sentence_outcome (scene)
          : table->n_called_cards > 0
              ? fh_sentence_called (scene)
              : g_strdup (_ ("Your partner tries to lose every trick alone. You can watch."));
      words->help = "misere#partner";
      return;
    }
  words->heading = fh_sentence_turn (scene);
  words->text = trick_lines (scene);
  if (words->text == NULL)
    words->text = fh_sentence_contract (scene);
}

/* The rule by which the deal was scored. */
static const char *
help_of_result (const FhTable *table)
{
  if (table->thrown_in)
    return "bidding#all-pass";
  if (table->declarer == FH_SEAT_NONE)
    return "scoring#no-contract";
  if (fh_table_is_misere (table))
    return "scoring#misere";

  return table->made ? "scoring#made" : "scoring#set";
}

/* Who has won, and the score. */
static char *
result_lines (const FhScene *scene)
{
  g_autofree char *result = fh_sentence_game_result (scene);
  g_autofree char *score = fh_sentence_score (scene);

  return g_strconcat (result, "\n", score, NULL);
}

/* What matters when a deal or a game is over, or not yet begun; FALSE when it is neither. */
static gboolean
describe_result (FhTutorWords *words, const FhScene *scene, FhHold hold)
{
  switch (hold)
    {
    case FH_HOLD_DEAL:
      words->heading = g_strdup (_ ("The deal is over"));
      words->text = fh_sentence_deal_result (scene);
      words->help = help_of_result (scene->table);
      return TRUE;
    case FH_HOLD_GAME:
      words->heading = g_strdup (_ ("The game is over"));
      words->text = result_lines (scene);
      words->help = "scoring#end";
      return TRUE;
    case FH_HOLD_DECLARE:
      words->heading = g_strdup (_ ("Ace, no face?"));
      words->text = g_strdup (_ ("You hold one ace and no face card. You may say so, and your "
                                 "partner decides whether there is a new deal."));
      words->help = "preset-midwest-4#ace-no-face";
      return TRUE;
    case FH_HOLD_CUT:
      words->heading = g_strdup (_ ("Who deals first?"));
      words->text = g_strdup (_ ("Everybody draws a card, and the lowest deals. The joker counts "
                                 "lowest of all, then the ace; those who tie draw again."));
      words->help = "aim#dealer";
      return TRUE;
    case FH_HOLD_NONE:
    case FH_HOLD_TRICK:
    case FH_HOLD_DEMAND:
      break;
    }
  return FALSE;
}

void
fh_tutor_tell_now (FhTutorWords *words, const FhTutorMoment *moment)
{
  FhScene scene = fh_tutor_moment_scene (moment);
  const FhTable *table = scene.table;

  if (fh_tutor_tell_law (words, moment) || describe_result (words, &scene, moment->hold))
    return;
  switch ((FhActionKind) table->due)
    {
    case FH_ACTION_BID:
      describe_auction (words, moment, &scene);
      return;
    case FH_ACTION_DISCARD:
      describe_discard (words, &scene);
      return;
    case FH_ACTION_PLAY:
      describe_play (words, moment, &scene);
      return;
    case FH_ACTION_PARTNER:
      words->heading = fh_sentence_turn (&scene);
      words->text = g_strdup (_ ("Partners are named before the kitty is taken. They win or lose "
                                 "the whole value of the bid with the declarer."));
      words->help = "preset-american-5#partners";
      return;
    case FH_ACTION_CALL:
      words->heading = fh_sentence_turn (&scene);
      words->text = g_strdup (
          fh_table_is_misere (table)
              ? _ ("Whoever holds one of the two cards puts their hand face down. The two must be "
                   "with different players, sixes or higher, and not the joker.")
              : _ ("Nobody but its holder knows where the called card is, until it is played."));
      words->help = "preset-new-zealand-5#partners";
      return;
    case FH_ACTION_SWAP:
      words->heading = fh_sentence_turn (&scene);
      words->text = g_strdup (_ ("The partners pass each other cards without seeing what comes. "
                                 "The declarer can use trumps best."));
      words->help = "kitty#inkle-swap";
      return;
    case FH_ACTION_ANSWER:
      words->heading = fh_sentence_turn (&scene);
      words->text = g_strdup (_ ("A hand with one ace and no face card may be thrown in, if the "
                                 "partner wants that, too."));
      words->help = "preset-midwest-4#ace-no-face";
      return;
    default:
      break;
    }
  /* The last trick of a deal still lies there. */
  if (table->deal_over && table->n_tricks > 0)
    {
      words->heading = fh_sentence_trick (&scene);
      words->text = fh_sentence_tricks (&scene);
      words->help = "play#win";
      return;
    }
  words->heading = fh_sentence_turn (&scene);
  words->text = g_strdup (_ ("Each player gets ten cards; what is left is the kitty."));
  words->help = "aim#deal";
}
