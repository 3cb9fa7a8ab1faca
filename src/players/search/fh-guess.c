/* fh-guess.c: a layout on its way to a likely one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-guess.h"

#include <math.h>
#include <string.h>

bool
fh_guesser_init (FhGuesser *guesser, const FhSeatView *view, FhSeed seed)
{
  const FhTable *table = &view->table;

  memset (guesser, 0, sizeof *guesser);
  guesser->view = view;
  fh_rng_init (&guesser->rng, seed, 0);
  FH_FOREACH_CARD (card, view->unseen)
    guesser->cards[guesser->n_cards++] = card;
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    guesser->own[seat] = view->known[seat];
  for (int i = 0; i < table->n_plays; i++)
    guesser->own[table->plays[i].seat] |= FH_SET (table->plays[i].card);
  if (!fh_layouts_init (&guesser->layouts, view))
    return false;
  guesser->belief = fh_belief_new (view);
  return true;
}

void
fh_guesser_clear (FhGuesser *guesser)
{
  fh_belief_free (guesser->belief);
}

/* --- Weights --- */

/* The cards of @seat before the first lead. */
static FhCardSet
hand_of (const FhGuesser *guesser, const FhGuess *guess, int seat)
{
  return guesser->own[seat] | guess->layout.cards[seat];
}

static bool
hides_kitty (const FhGuesser *guesser, int seat)
{
  return fh_belief_saw_discard (guesser->belief) && seat == guesser->view->table.declarer;
}

/* Weighs what @seat has called.  The declarer called before he took up the kitty. */
static void
weigh_calls (FhGuesser *guesser, FhGuess *guess, int seat)
{
  FhCardSet hand = hand_of (guesser, guess, seat);

  if (hides_kitty (guesser, seat))
    hand = (hand | guess->layout.cards[guesser->layouts.kitty]) & ~guess->kitty;
  guess->calls[seat] = fh_belief_heard (guesser->belief, seat)
                           ? fh_belief_weigh_calls (guesser->belief, seat, hand)
                           : 1;
}

static void
weigh_discard (FhGuesser *guesser, FhGuess *guess)
{
  int declarer = guesser->view->table.declarer;

  guess->discard = 1;
  if (fh_belief_saw_discard (guesser->belief))
    guess->discard = fh_belief_weigh_discard (guesser->belief, hand_of (guesser, guess, declarer),
                                              guess->layout.cards[guesser->layouts.kitty]);
}

/* Weighs what @seats have played. */
static void
weigh_plays (FhGuesser *guesser, FhGuess *guess, uint8_t seats)
{
  FhWorld world;

  fh_world_init (&world, guesser->view, &guess->layout);
  fh_belief_weigh_plays (&world, guesser->view, seats, guess->plays);
}

void
fh_guesser_weigh_plays (FhGuesser *guesser, FhGuess *guess)
{
  weigh_plays (guesser, guess, fh_seats_first (guesser->view->table.rules.n_seats));
}

float
fh_guess_weight (const FhGuess *guess, FhGuessPowers powers)
{
  float calls = guess->discard, plays = 1;

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    {
      calls *= guess->calls[seat];
      plays *= guess->plays[seat];
    }
  return powf (calls, powers.calls) * powf (plays, powers.plays);
}

/* --- Drawing --- */

static void
draw_kitty (FhGuesser *guesser, FhGuess *guess)
{
  const FhTable *table = &guesser->view->table;
  FhCardSet cards;

  guess->kitty = 0;
  if (!fh_belief_saw_discard (guesser->belief))
    return;
  cards = hand_of (guesser, guess, table->declarer) | guess->layout.cards[guesser->layouts.kitty];
  for (int i = 0; i < table->rules.kitty_size && cards; i++)
    {
      uint32_t n = fh_rng_below (&guesser->rng, (uint32_t) fh_set_size (cards));
      guess->kitty |= FH_SET (fh_set_nth (cards, n));
      cards &= ~guess->kitty;
    }
}

void
fh_guesser_draw_kitty (FhGuesser *guesser, FhGuess *guess)
{
  draw_kitty (guesser, guess);
  weigh_calls (guesser, guess, guesser->view->table.declarer);
}

void
fh_guesser_take (FhGuesser *guesser, FhGuess *guess)
{
  draw_kitty (guesser, guess);
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    {
      weigh_calls (guesser, guess, seat);
      guess->plays[seat] = 1;
    }
  weigh_discard (guesser, guess);
}

void
fh_guesser_draw (FhGuesser *guesser, FhGuess *guess)
{
  fh_layouts_draw (&guesser->layouts, &guesser->rng, &guess->layout);
  fh_guesser_take (guesser, guess);
}

/* --- Moving --- */

static int
place_of (const FhGuesser *guesser, const FhGuess *guess, FhCard card)
{
  int place = 0;

  while (place < guesser->layouts.n_places - 1 && !fh_set_has (guess->layout.cards[place], card))
    place++;
  return place;
}

static void
swap_cards (FhGuess *guess, int place, FhCard card, int other_place, FhCard other)
{
  FhCardSet both = FH_SET (card) | FH_SET (other);

  guess->layout.cards[place] ^= both;
  guess->layout.cards[other_place] ^= both;
  if ((guess->kitty & both) && (guess->kitty & both) != both)
    guess->kitty ^= both;
}

/* Weighs again what the cards of @place tell of calls and discard. */
static void
weigh_place (FhGuesser *guesser, FhGuess *guess, int place)
{
  int declarer = guesser->view->table.declarer;
  int kitty = guesser->layouts.kitty;
  bool is_declarers = declarer != FH_SEAT_NONE && hides_kitty (guesser, declarer)
                      && (place == declarer || place == kitty);

  if (place < kitty)
    weigh_calls (guesser, guess, place);
  else if (is_declarers)
    weigh_calls (guesser, guess, declarer);
  if (is_declarers)
    weigh_discard (guesser, guess);
}

/* The seats that might play otherwise with other cards in @place: of the kitty those that have
 * discarded, which may be any. */
static uint8_t
seats_of (const FhGuesser *guesser, int place)
{
  if (place == guesser->layouts.kitty)
    return fh_seats_first (guesser->view->table.rules.n_seats);
  return place < guesser->layouts.kitty ? fh_seat_bit (place) : 0;
}

void
fh_guesser_move (FhGuesser *guesser, FhGuess *guess, FhGuessPowers powers)
{
  FhRng *rng = &guesser->rng;
  FhGuess other = *guess;
  uint8_t moved = 0;

  if (guesser->n_cards == 0)
    return;
  FhCard a = guesser->cards[fh_rng_below (rng, (uint32_t) guesser->n_cards)];
  FhCard b = guesser->cards[fh_rng_below (rng, (uint32_t) guesser->n_cards)];
  int from = place_of (guesser, guess, a), to = place_of (guesser, guess, b);

  if (from != to)
    {
      if (!fh_layouts_may_hold (&guesser->layouts, to, a)
          || !fh_layouts_may_hold (&guesser->layouts, from, b))
        return;
      swap_cards (&other, from, a, to, b);
      /* What is known of the kitty stays with it only while it is the declarer's. */
      weigh_place (guesser, &other, from);
      weigh_place (guesser, &other, to);
      moved = seats_of (guesser, from) | seats_of (guesser, to);
    }
  else if (guess->kitty)
    {
      fh_guesser_draw_kitty (guesser, &other);
    }
  else
    return;

  /* Draw the weight that has to be reached first: plays take long to weigh, so they are weighed
   * only where they can still decide. */
  double before = (double) fh_guess_weight (guess, powers);
  double most = (double) fh_guess_weight (&other, (FhGuessPowers){ .calls = powers.calls });
  bool is_likelier = powers.plays <= 0 && most >= before;
  double least = is_likelier ? before : fh_rng_share (rng) * before;
  if (most < least)
    return;
  if (powers.plays > 0 && moved)
    weigh_plays (guesser, &other, moved);
  if (is_likelier || (double) fh_guess_weight (&other, powers) >= least)
    *guess = other;
}
