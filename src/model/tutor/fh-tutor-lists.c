/* fh-tutor-lists.c: the cards that may be played, and the ladder of trumps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-tutor-private.h"
#include "fh-words.h"

int
fh_tutor_sort (FhCardSet set, FhDenomination trump, FhCard cards[FH_N_CARDS])
{
  int n = 0;
  /* Trumps first, then black and red by turns, which the eye tells apart best; a joker without
   * trumps stands before all. */
  FhSuit order[FH_N_EFFECTIVE_SUITS] = { FH_SUIT_JOKER, FH_SPADES, FH_HEARTS, FH_CLUBS,
                                         FH_DIAMONDS };

  for (int pass = 0; pass < 2; pass++)
    for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
      {
        FhCardSet left = set & fh_effective_suit_cards (order[s], trump);

        if ((pass == 0) != ((int) order[s] == (int) trump))
          continue;
        while (left != 0)
          {
            FhCard highest = fh_set_first (left);

            FH_FOREACH_CARD (card, left)
              if (fh_card_power (card, trump) > fh_card_power (highest, trump))
                highest = card;
            cards[n++] = highest;
            left &= ~FH_SET (highest);
          }
      }
  return n;
}

/* The cards that somebody else may still play and that beat @card in its own suit. */
static int
n_higher (const FhSeatView *view, FhCard card, FhDenomination trump)
{
  FhCardSet others = view->unseen;
  int n = 0;

  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (seat != view->seat)
      others |= view->known[seat];
  others &= fh_effective_suit_cards (fh_effective_suit (card, trump), trump);
  FH_FOREACH_CARD (other, others)
    n += fh_card_power (other, trump) > fh_card_power (card, trump);
  return n;
}

static char *
legal_sentence (const FhSeatView *view, FhCard card)
{
  FhDenomination trump = fh_table_trump (&view->table);
  int higher = n_higher (view, card, trump);

  if (higher == 0)
    return g_strdup (_ ("No card of its suit that is left beats it."));
  return g_strdup_printf (ngettext ("%d card of its suit that has not been seen beats it.",
                                    "%d cards of its suit that have not been seen beat it.",
                                    (gulong) higher),
                          higher);
}

/* The page on the rule that refuses a card. */
static const char *
refusal_help (const FhRefusal *refusal)
{
  switch ((FhRefusalCode) refusal->code)
    {
    case FH_REFUSED_MUST_FOLLOW_LEFT_BOWER:
    case FH_REFUSED_LEFT_BOWER_IS_TRUMP:
      return "play#left-bower";
    case FH_REFUSED_JOKER_NOT_VOID:
      return "play#joker-void-only";
    default:
      return "play#follow";
    }
}

void
fh_tutor_fill_cards (FhTutor *self)
{
  const FhSeatView *view = &self->view;
  FhCard sorted[FH_N_CARDS];
  int n = fh_tutor_sort (view->hand, fh_tutor_trump (self), sorted);
  gboolean playing = view->legal.due == FH_ACTION_PLAY;

  for (int i = 0; i < n; i++)
    {
      FhTutorCard *card = g_new0 (FhTutorCard, 1);

      card->card = sorted[i];
      card->legal = fh_set_has (view->legal.cards, sorted[i]);
      card->help = g_strdup ("play#follow");
      if (playing && !card->legal)
        {
          FhAction action = fh_action_play (view->seat, sorted[i], FH_SUIT_NONE);
          FhRefusal refusal = fh_seat_view_check (view, &action);

          card->sentence = fh_words_refusal_for_person (&refusal);
          g_free (card->help);
          card->help = g_strdup (refusal_help (&refusal));
        }
      else if (playing)
        {
          card->sentence = legal_sentence (view, sorted[i]);
        }
      else
        {
          const char *role = fh_sentence_card_role (
              sorted[i], view->table.contract != FH_CALL_NONE ? (int) fh_tutor_trump (self) : -1);

          card->sentence = g_strdup (role != NULL ? role : "");
        }
      g_ptr_array_add (self->cards, card);
    }
}

/* Where @card was played; TRUE when it was. */
static gboolean
find_played (const FhTable *table, FhCard card, FhTutorRung *rung, int *trick)
{
  int size = fh_table_n_playing (table);

  for (int i = 0; i < table->n_plays; i++)
    if (table->plays[i].card == card)
      {
        rung->seat = table->plays[i].seat;
        rung->where = i >= table->trick_start ? FH_WHERE_TABLE : FH_WHERE_PLAYED;
        *trick = i / size + 1;
        return TRUE;
      }
  return FALSE;
}

static void
locate (FhTutor *self, FhTutorRung *rung)
{
  const FhSeatView *view = &self->view;
  FhScene scene = fh_game_get_scene (self->game);
  g_autofree char *name = NULL;
  int trick = 0;

  rung->seat = -1;
  rung->where = FH_WHERE_NOT_SEEN;
  if (find_played (&view->table, rung->card, rung, &trick))
    {
      gboolean yours = rung->seat == view->seat;

      name = fh_sentence_seat (&scene, rung->seat);
      if (rung->where == FH_WHERE_TABLE)
        rung->sentence = yours ? g_strdup (_ ("on the table, played by you"))
                               /* Translators: where a card is; %s is a player. */
                               : g_strdup_printf (_ ("on the table, played by %s"), name);
      else
        rung->sentence =
            yours
                /* Translators: where a card is; %d is the number of a trick. */
                ? g_strdup_printf (_ ("played by you in trick %d"), trick)
                /* Translators: where a card is; %1$s is a player, %2$d the number of a trick. */
                : g_strdup_printf (_ ("played by %1$s in trick %2$d"), name, trick);
      return;
    }
  if (fh_set_has (view->hand, rung->card))
    {
      rung->where = FH_WHERE_YOURS;
      rung->seat = view->seat;
      rung->sentence = g_strdup (_ ("in your hand"));
      return;
    }
  if (fh_set_has (view->out, rung->card))
    {
      rung->where = FH_WHERE_OUT;
      rung->seat = view->seat;
      rung->sentence = g_strdup (_ ("in your discards"));
      return;
    }
  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (fh_set_has (view->known[seat], rung->card))
      {
        rung->where = FH_WHERE_KNOWN;
        rung->seat = seat;
        name = fh_sentence_seat (&scene, seat);
        /* Translators: where a card is; %s is a player. */
        rung->sentence = g_strdup_printf (_ ("in the hand of %s"), name);
        return;
      }
  rung->sentence = g_strdup (_ ("not seen yet"));
}

void
fh_tutor_fill_ladder (FhTutor *self)
{
  const FhSeatView *view = &self->view;
  FhDenomination trump = fh_tutor_trump (self);
  FhCardSet set;
  FhCard sorted[FH_N_CARDS];
  int n;

  if (view->table.n_deals == 0)
    return;
  if (trump != FH_NO_TRUMP)
    set = fh_effective_suit_cards ((FhSuit) trump, trump);
  else
    set = FH_SET_JOKERS | FH_SET_RANK (FH_ACE) | FH_SET_RANK (FH_KING) | FH_SET_RANK (FH_QUEEN);
  n = fh_tutor_sort (set & view->table.rules.pack, trump, sorted);
  for (int i = 0; i < n; i++)
    {
      FhTutorRung *rung = g_new0 (FhTutorRung, 1);
      gboolean bower =
          trump != FH_NO_TRUMP
          && (sorted[i] == fh_right_bower (trump) || sorted[i] == fh_left_bower (trump));

      rung->card = sorted[i];
      rung->name = g_strdup (bower ? fh_sentence_card_role (sorted[i], (int) trump)
                                   : fh_words_card (sorted[i]));
      locate (self, rung);
      g_ptr_array_add (self->ladder, rung);
    }
}
