/* fh-game-view-picks.c: with whom the declarer plays: partners to name, cards to call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-pick-panel.h"
#include "fh-table-text.h"
#include "fh-words.h"

static FhAction
partner_action (FhGameView *self, guint64 seats)
{
  FhAction action = { .kind = FH_ACTION_PARTNER,
                      .seat = (uint8_t) fh_game_get_acting_seat (self->game),
                      .suit = FH_SUIT_NONE };

  for (int seat = 0; seat < FH_MAX_SEATS && action.n_seats < FH_MAX_PARTNERS; seat++)
    if (fh_seats_have (seats, seat))
      action.seats[action.n_seats++] = (uint8_t) seat;

  return action;
}

/* What stands on the button: with whom he plays. */
static char *
partner_label (FhGameView *self, guint64 seats)
{
  FhScene scene = fh_game_get_scene (self->game);
  FhAction action = partner_action (self, seats);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (action.n_seats == 0)
    /* Translators: a button: the declarer names no partner. */
    return g_strdup (_ ("Play Alone"));
  first = fh_sentence_seat (&scene, action.seats[0]);
  if (action.n_seats == 1)
    /* Translators: a button: the declarer names this partner. */
    return g_strdup_printf (_ ("Play with %s"), first);
  second = fh_sentence_seat (&scene, action.seats[1]);
  /* Translators: a button: the declarer names these two partners. */
  return g_strdup_printf (_ ("Play with %1$s and %2$s"), first, second);
}

static void
say_refusal (FhGameView *self, const FhRefusal *refusal)
{
  g_autofree char *reason = fh_words_refusal_for_person (refusal);

  fh_game_view_refuse (self, reason, fh_words_refusal_help (refusal));
}

static int
count_bits (guint64 ids)
{
  return __builtin_popcountll (ids);
}

static void
partners_wanted_cb (FhGameView *self, guint64 seats, FhPickPanel *panel)
{
  FhAction action = partner_action (self, seats);
  FhRefusal refusal;
  g_autofree char *label = NULL;

  /* One too many: the count is told as well as those that fit into an action. */
  action.n_seats = (uint8_t) count_bits (seats);
  if (!fh_game_check (self->game, &action, &refusal))
    {
      say_refusal (self, &refusal);
      return;
    }
  label = partner_label (self, seats);
  fh_pick_panel_set_chosen (panel, seats);
  fh_pick_panel_set_confirm (panel, label, TRUE);
}

static void
partners_confirmed_cb (FhGameView *self, FhPickPanel *panel)
{
  FhAction action = partner_action (self, fh_pick_panel_get_chosen (panel));

  fh_intent_want (self->intent, &action);
}

GtkWidget *
fh_game_view_new_partner_panel (FhGameView *self, const FhPanelMoment *moment)
{
  const FhScene *scene = &moment->scene;
  g_autofree char *label = partner_label (self, 0);
  gboolean names_two = moment->legal.count > 1;
  GtkWidget *panel;

  panel = fh_pick_panel_new (
      names_two ? _ ("Who plays with you?") : _ ("Does somebody play with you?"),
      names_two
          ? _ ("With this bid you may name two partners, one or none. Each of you keeps a separate "
               "score.")
          : _ ("With this bid you may name one partner or none. Each of you keeps a separate "
               "score."));
  fh_pick_panel_begin_group (FH_PICK_PANEL (panel), NULL, NULL, 2);
  /* Clockwise from the declarer's left, as they sit. */
  for (int i = 1; i < scene->table->rules.n_seats; i++)
    {
      int seat = (scene->person + i) % scene->table->rules.n_seats;
      FhAction action = partner_action (self, fh_seat_bit (seat));
      g_autofree char *name = fh_sentence_seat (scene, seat);
      g_autofree char *markup = g_markup_escape_text (name, -1);
      FhRefusal refusal;

      if (fh_game_check (self->game, &action, &refusal))
        refusal = fh_refusal (FH_OK);
      fh_pick_panel_add (FH_PICK_PANEL (panel), seat, markup, name, &refusal);
    }
  fh_pick_panel_set_confirm (FH_PICK_PANEL (panel), label, TRUE);
  fh_connect (panel, "wanted", partners_wanted_cb, self);
  fh_connect (panel, "confirmed", partners_confirmed_cb, self);
  fh_connect (panel, "refused", fh_game_view_refuse, self);

  return panel;
}

/* --- Cards to call --- */

static char *
call_label (guint64 cards)
{
  FhCard first = FH_CARD_NONE, second = FH_CARD_NONE;

  FH_FOREACH_CARD (card, cards)
    {
      if (first == FH_CARD_NONE)
        first = card;
      else
        second = card;
    }
  if (first == FH_CARD_NONE)
    /* Translators: a button that cannot be pressed before a card is chosen: the declarer calls the
     * card whose holder is to be his partner. */
    return g_strdup (_ ("Call"));
  if (second == FH_CARD_NONE)
    /* Translators: a button: %s is a card, such as "ace of spades". */
    return g_strdup_printf (_ ("Call the %s"), fh_words_the_card (first));
  /* Translators: a button: the declarer calls these two cards. */
  return g_strdup_printf (_ ("Call the %1$s and the %2$s"), fh_words_the_card (first),
                          fh_words_the_card (second));
}

static void
cards_wanted_cb (FhGameView *self, guint64 cards, FhPickPanel *panel)
{
  FhLegal legal;
  g_autofree char *label = NULL;

  fh_game_get_legal (self->game, &legal);
  /* Where one card is called, the next one takes its place. */
  if (count_bits (cards) > legal.count && legal.count == 1)
    cards &= ~fh_pick_panel_get_chosen (panel);
  if (count_bits (cards) > legal.count)
    {
      g_autofree char *sentence = g_strdup_printf (
          ngettext ("%d card is chosen already: put it back first to choose another one.",
                    "%d cards are chosen already: put one back first to choose another one.",
                    (unsigned long) legal.count),
          legal.count);

      fh_game_view_say (self, sentence);
      return;
    }
  label = call_label (cards);
  fh_pick_panel_set_chosen (panel, cards);
  fh_pick_panel_set_confirm (panel, label, count_bits (cards) == legal.count);
}

static void
cards_confirmed_cb (FhGameView *self, FhPickPanel *panel)
{
  FhAction action = fh_action_cards (FH_ACTION_CALL, fh_game_get_acting_seat (self->game),
                                     fh_pick_panel_get_chosen (panel));

  /* That one player holds both cards comes back as a refusal, and is known from then on
   * (NZ-073). */
  fh_intent_want (self->intent, &action);
}

/* Why @card is not in @legal, or FH_OK.  For two cards there is nothing to check but each of them:
 * whether one player holds both is not asked before he has chosen. */
static FhRefusal
call_refusal (FhGameView *self, const FhLegal *legal, FhCard card)
{
  FhAction action =
      fh_action_cards (FH_ACTION_CALL, fh_game_get_acting_seat (self->game), FH_SET (card));
  FhRefusal refusal;

  if (fh_set_has (legal->cards, card))
    return fh_refusal (FH_OK);
  FH_FOREACH_CARD (other, legal->cards)
    {
      if (action.n_cards < legal->count)
        action.cards[action.n_cards++] = other;
    }
  fh_game_check (self->game, &action, &refusal);

  return refusal;
}

/* The most cards of a suit in the pack. */
static int
count_ranks (const FhRules *rules)
{
  int most = 0;

  for (int suit = 0; suit < FH_N_SUITS; suit++)
    {
      int n = 0;

      for (int rank = 0; rank < FH_N_RANKS; rank++)
        n += fh_set_has (rules->pack, FH_CARD (suit, rank))
             && !fh_card_is_joker (FH_CARD (suit, rank));
      most = MAX (most, n);
    }

  return most;
}

GtkWidget *
fh_game_view_new_call_panel (FhGameView *self, const FhPanelMoment *moment)
{
  static const FhSuit suits[] = { FH_SPADES, FH_HEARTS, FH_CLUBS, FH_DIAMONDS };
  g_autofree char *label = call_label (0);
  const FhScene *scene = &moment->scene;
  gboolean calls_two = moment->legal.count > 1;
  GtkWidget *panel;

  panel = fh_pick_panel_new (
      calls_two ? _ ("Which two cards do you call?") : _ ("Which card do you call?"),
      calls_two ? _ ("Whoever holds one of them sits out. They must be with two different players.")
                : _ ("Whoever holds it is your partner, and shows it only by "
                     "playing it."));
  for (guint i = 0; i < G_N_ELEMENTS (suits); i++)
    {
      g_autofree char *title = fh_table_markup (fh_words_suit_sign (suits[i]), FH_GROUND_CARD);

      fh_pick_panel_begin_group (FH_PICK_PANEL (panel), title, fh_words_suit (suits[i]),
                                 count_ranks (&scene->table->rules));
      for (int rank = FH_N_RANKS - 1; rank >= 0; rank--)
        {
          FhCard card = FH_CARD (suits[i], rank);
          g_autofree char *text = NULL;
          g_autofree char *markup = NULL;
          FhRefusal refusal;

          if (fh_card_is_joker (card) || !fh_set_has (scene->table->rules.pack, card))
            continue;
          text = fh_table_card_text (card);
          refusal = call_refusal (self, &moment->legal, card);
          markup = fh_table_markup (text, refusal.code != FH_OK ? FH_GROUND_FELT : FH_GROUND_CARD);
          fh_pick_panel_add (FH_PICK_PANEL (panel), card, markup, fh_words_card (card), &refusal);
        }
    }
  fh_pick_panel_set_confirm (FH_PICK_PANEL (panel), label, FALSE);
  fh_connect (panel, "wanted", cards_wanted_cb, self);
  fh_connect (panel, "confirmed", cards_confirmed_cb, self);
  fh_connect (panel, "refused", fh_game_view_refuse, self);

  return panel;
}
