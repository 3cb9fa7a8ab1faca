/* fh-tutor-now.c: what matters at this moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-sentences-known.h"
#include "fh-tutor-private.h"
#include "fh-words.h"

/* Two lines, of which the second may be missing. */
static char *
lines (char *first, char *second)
{
  char *text;

  if (second == NULL)
    return first;
  text = g_strconcat (first, "\n", second, NULL);
  g_free (first);
  g_free (second);
  return text;
}

static int
trumps_held (const FhSeatView *view, FhDenomination trump)
{
  if (trump == FH_NO_TRUMP)
    return 0;
  return fh_set_size (view->hand & fh_effective_suit_cards ((FhSuit) trump, trump));
}

/* The suit in which @view would hold the most trumps, the stronger one of two. */
static FhDenomination
longest_suit (const FhSeatView *view)
{
  FhDenomination best = FH_TRUMP_SPADES;
  int best_weight = -1;

  for (int trump = 0; trump < FH_NO_TRUMP; trump++)
    {
      FhCardSet of_suit =
          view->hand & fh_effective_suit_cards ((FhSuit) trump, (FhDenomination) trump);
      int weight = fh_set_size (of_suit) * 64;

      FH_FOREACH_CARD (card, of_suit)
        weight += fh_card_power (card, (FhDenomination) trump);
      if (weight > best_weight)
        {
          best_weight = weight;
          best = (FhDenomination) trump;
        }
    }
  return best;
}

FhDenomination
fh_tutor_trump (FhTutor *self)
{
  const FhTable *table = &self->view.table;

  if (table->contract != FH_CALL_NONE)
    return fh_table_trump (table);
  if (fh_call_is_bid (table->high_call))
    return fh_call_trump (table->high_call);
  return longest_suit (&self->view);
}

static char *
best_suit_line (const FhSeatView *view)
{
  FhDenomination trump = longest_suit (view);
  int n = trumps_held (view, trump);

  return g_strdup_printf (
      /* Translators: %1$d is a number of cards, %2$s a suit. */
      ngettext ("You would hold %1$d trump with %2$s as trumps.",
                "You would hold %1$d trumps with %2$s as trumps.", (gulong) n),
      n, fh_words_denomination (trump));
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

/* How much @told matters to the person: the partner's bids before those of opponents, what was
 * agreed on before what is usual; 0 for his own calls and for passes. */
static int
weight_of (const FhScene *scene, const FhTold *told)
{
  if (told->seat == scene->person || told->call == FH_PASS)
    return 0;
  return 1 + (told->code == FH_TOLD_AGREED) + (fh_scene_is_partner (scene, told->seat) ? 2 : 0);
}

/* Of what the others' bids have told that which matters most, the last of several; or NULL. */
static char *
told_line (const FhScene *scene, const char **help)
{
  FhTold list[FH_MAX_CALLS];
  int n = fh_told_so_far (scene->table, list), most = 0;
  const FhTold *told = NULL;

  for (int i = 0; i < n; i++)
    if (weight_of (scene, &list[i]) >= MAX (most, 1))
      {
        told = &list[i];
        most = weight_of (scene, told);
      }
  if (told == NULL)
    return NULL;
  *help = told->code == FH_TOLD_AGREED ? "players#conventions" : "bidding#first-bids";
  return fh_sentence_told (scene, told);
}

static void
describe_auction (FhTutor *self, const FhScene *scene, FhTutorMoment *moment)
{
  gboolean is_own = scene->table->turn == scene->person;
  char *told;

  moment->help = "bidding#calls";
  told = told_line (scene, &moment->help);
  if (is_own && scene->table->stand_or_raise)
    {
      moment->heading = g_strdup (_ ("Stand or raise?"));
      moment->text =
          lines (g_strdup (_ ("All others have passed. You may stand on your bid, or raise it; "
                              "then they are asked again.")),
                 told);
      moment->help = "bidding#raise";
      return;
    }
  moment->heading = is_own ? g_strdup (_ ("Bid, or pass?")) : fh_sentence_turn (scene);
  moment->text = lines (lines (bid_to_beat_line (scene), told), best_suit_line (&self->view));
}

static void
describe_discard (const FhScene *scene, FhTutorMoment *moment)
{
  const FhTable *table = scene->table;
  int n = table->rules.kitty_size;

  moment->help = "kitty#discard";
  if (table->turn != scene->person)
    {
      moment->heading = fh_sentence_turn (scene);
      moment->text = g_strdup (_ ("The declarer takes the kitty and puts as many cards away. "
                                  "Nobody else sees them."));
      return;
    }
  moment->heading =
      g_strdup_printf (ngettext ("Discard %d card", "Discard %d cards", (gulong) n), n);
  if (fh_table_is_misere (table))
    moment->text = g_strdup (_ ("Put away the cards that could be made to win a trick: high ones "
                                "first, and those with no low card beside them."));
  else if (fh_table_trump (table) == FH_NO_TRUMP)
    moment->text = g_strdup (_ ("Keep your high cards and the small ones beside them. Put away "
                                "single small cards."));
  else
    moment->text = g_strdup (_ ("Keep your trumps and aces. A suit that you are rid of can be "
                                "trumped."));
}

/* How many trumps may still be in other hands; NULL without trumps. */
static char *
trumps_left_line (const FhScene *scene, const FhSeatView *view)
{
  FhKnown known;

  fh_known_init (&known, view);
  return fh_sentence_trumps_out (scene, &known);
}

static char *
winning_line (const FhScene *scene)
{
  const FhTable *table = scene->table;
  int n = fh_table_trick_size (table);
  const FhPlayed *winning;
  g_autofree char *name = NULL;

  if (n == 0)
    return NULL;
  winning = &table->plays[fh_table_winning_play (table, table->trick_start, n)];
  if (winning->seat == scene->person)
    /* Translators: %s is a card. */
    return g_strdup_printf (_ ("You are winning the trick with the %s."),
                            fh_words_the_card (winning->card));
  name = fh_sentence_seat (scene, winning->seat);
  if (fh_scene_is_partner (scene, winning->seat))
    /* Translators: %1$s is a player, %2$s a card. */
    return g_strdup_printf (_ ("Your partner %1$s is winning the trick with the %2$s."), name,
                            fh_words_the_card (winning->card));
  /* Translators: %1$s is a player, %2$s a card. */
  return g_strdup_printf (_ ("%1$s is winning the trick with the %2$s."), name,
                          fh_words_the_card (winning->card));
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

/* The rule at the first lead of a game; later what is to be won, and with what trumps about. */
static char *
lead_text (const FhScene *scene, const FhSeatView *view)
{
  const FhTable *table = scene->table;
  char *needed = fh_sentence_needed (scene);
  char *left = trumps_left_line (scene, view);

  if (needed == NULL || (table->n_deals == 1 && table->n_tricks == 0))
    {
      g_free (needed);
      needed = g_strdup (_ ("You may lead any card. The others must follow its suit if they can."));
    }
  return lines (needed, left);
}

static void
describe_own_play (FhTutor *self, const FhScene *scene, FhTutorMoment *moment)
{
  const FhSeatView *view = &self->view;
  const FhTable *table = scene->table;
  FhDenomination trump = fh_table_trump (table);
  FhCardSet of_led;

  if (fh_table_trick_size (table) == 0)
    {
      moment->heading = g_strdup (_ ("You lead"));
      moment->text = lead_text (scene, view);
      moment->help = "play#lead";
      return;
    }
  of_led = table->led == FH_SUIT_NONE
               ? 0
               : view->hand & fh_effective_suit_cards ((FhSuit) table->led, trump);
  moment->help = "play#follow";
  if (fh_set_size (view->legal.cards) == 1)
    {
      moment->heading = g_strdup (_ ("Only one card may be played"));
      moment->text = lines (winning_line (scene), NULL);
      return;
    }
  if (of_led == 0)
    {
      moment->heading = g_strdup (_ ("You cannot follow"));
      moment->text = lines (g_strdup (_ ("You have no card of the suit that was led, and may play "
                                         "any card.")),
                            winning_line (scene));
      moment->help = "play#void";
      return;
    }
  moment->heading = dup_follow_heading ((FhSuit) table->led);
  moment->text = lines (winning_line (scene), trumps_left_line (scene, view));
}

static void
describe_play (FhTutor *self, const FhScene *scene, FhTutorMoment *moment)
{
  const FhTable *table = scene->table;

  if (fh_game_get_hold (self->game) == FH_HOLD_TRICK)
    {
      moment->heading = fh_sentence_trick (scene);
      moment->text = fh_sentence_tricks (scene);
      moment->help = "play#win";
      return;
    }
  if (table->turn == scene->person)
    {
      describe_own_play (self, scene, moment);
      return;
    }
  moment->help = "play#follow";
  if (fh_seats_have (table->sitting_out, scene->person))
    {
      moment->heading = g_strdup (_ ("You sit out"));
      /* Where cards are called, it is no partner who sends him out (NZ-074). */
      moment->text =
          table->n_called_cards > 0
              ? fh_sentence_called (scene)
              : g_strdup (_ ("Your partner tries to lose every trick alone. You can watch."));
      moment->help = "misere#partner";
      return;
    }
  moment->heading = fh_sentence_turn (scene);
  {
    char *winning = winning_line (scene);
    char *left = trumps_left_line (scene, &self->view);

    if (winning == NULL)
      moment->text = left != NULL ? left : fh_sentence_contract (scene);
    else
      moment->text = lines (winning, left);
  }
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

/* Whether the game is at a result, which is then described. */
static gboolean
describe_result (FhTutor *self, const FhScene *scene, FhTutorMoment *moment)
{
  switch (fh_game_get_hold (self->game))
    {
    case FH_HOLD_DEAL:
      moment->heading = g_strdup (_ ("The deal is over"));
      moment->text = fh_sentence_deal_result (scene);
      moment->help = help_of_result (scene->table);
      return TRUE;
    case FH_HOLD_GAME:
      moment->heading = g_strdup (_ ("The game is over"));
      moment->text = lines (fh_sentence_game_result (scene), fh_sentence_score (scene));
      moment->help = "scoring#end";
      return TRUE;
    case FH_HOLD_DECLARE:
      moment->heading = g_strdup (_ ("Ace, no face?"));
      moment->text = g_strdup (_ ("You hold one ace and no face card. You may say so, and your "
                                  "partner decides whether there is a new deal."));
      moment->help = "preset-midwest-4#ace-no-face";
      return TRUE;
    case FH_HOLD_CUT:
      moment->heading = g_strdup (_ ("Who deals first?"));
      moment->text = g_strdup (_ ("Everybody draws a card, and the lowest deals. The joker counts "
                                  "lowest of all, then the ace; those who tie draw again."));
      moment->help = "aim#dealer";
      return TRUE;
    case FH_HOLD_NONE:
    case FH_HOLD_TRICK:
    case FH_HOLD_DEMAND:
      break;
    }
  return FALSE;
}

void
fh_tutor_describe (FhTutor *self, FhTutorMoment *moment)
{
  FhScene scene = fh_game_get_scene (self->game);
  const FhTable *table = scene.table;

  if (fh_tutor_describe_law (self, &scene, moment) || describe_result (self, &scene, moment))
    return;
  switch ((FhActionKind) table->due)
    {
    case FH_ACTION_BID:
      describe_auction (self, &scene, moment);
      return;
    case FH_ACTION_DISCARD:
      describe_discard (&scene, moment);
      return;
    case FH_ACTION_PLAY:
      describe_play (self, &scene, moment);
      return;
    case FH_ACTION_PARTNER:
      moment->heading = fh_sentence_turn (&scene);
      moment->text = g_strdup (_ ("Partners are named before the kitty is taken. They win or lose "
                                  "the whole value of the bid with the declarer."));
      moment->help = "preset-american-5#partners";
      return;
    case FH_ACTION_CALL:
      moment->heading = fh_sentence_turn (&scene);
      moment->text = g_strdup (
          fh_table_is_misere (table)
              ? _ ("Whoever holds one of the two cards puts his hand face down. They have to be "
                   "with two players, six or higher, and no joker.")
              : _ ("Nobody but its holder knows where the called card is, until it is played."));
      moment->help = "preset-new-zealand-5#partners";
      return;
    case FH_ACTION_SWAP:
      moment->heading = fh_sentence_turn (&scene);
      moment->text = g_strdup (_ ("The partners pass each other cards without seeing what comes. "
                                  "The declarer can use trumps best."));
      moment->help = "kitty#inkle-swap";
      return;
    case FH_ACTION_ANSWER:
      moment->heading = fh_sentence_turn (&scene);
      moment->text = g_strdup (_ ("A hand with one ace and no face card may be thrown in, if the "
                                  "partner wants that, too."));
      moment->help = "preset-midwest-4#ace-no-face";
      return;
    default:
      break;
    }
  /* The last trick of a deal still lies there. */
  if (table->deal_over && table->n_tricks > 0)
    {
      moment->heading = fh_sentence_trick (&scene);
      moment->text = fh_sentence_tricks (&scene);
      moment->help = "play#win";
      return;
    }
  moment->heading = fh_sentence_turn (&scene);
  moment->text = g_strdup (_ ("Each player gets ten cards; what is left is the kitty."));
  moment->help = "aim#deal";
}
