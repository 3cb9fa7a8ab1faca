/* fh-worlds.c: the layouts among which a seat weighs what to do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands that explain a high bid are rare among all that fit, so that weighing what was drawn evenly
 * would leave a handful.  Layouts are therefore drawn evenly and led to the likely ones in stages
 * (sequential Monte Carlo; Del Moral, Doucet and Jasra, 2006): each stage counts more of the weight
 * than the one before, keeps layouts in proportion to it, and then lets each of them swap two
 * hidden cards now and then, by the rule of Metropolis, which leaves the proportions as they are.
 * Last come the weights by the cards that were played, which cost more.
 */
#include "fh-worlds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "fh-belief.h"
#include "fh-memory.h"

/* The share of the weight, as a power, that counts from each stage on. */
static const float stages[] = { 0.35f, 0.7f, 1 };
#define N_STAGES ((int) (sizeof stages / sizeof *stages))

/* Kitties that are tried for each of a complete list of layouts. */
#define N_KITTIES 32

/* A layout on its way. */
typedef struct
{
  FhLayout layout;
  FhCardSet kitty; /* what the declarer took up, as imagined, where that is hidden */
  float calls[FH_MAX_SEATS];
  float discard;
  int family;   /* the draw that it comes from */
  float weight; /* for which it is kept; or how often */
} Guess;

/* What is the same for all of them. */
typedef struct
{
  const FhSeatView *view;
  FhLayouts layouts;
  FhBelief *belief;
  FhRng rng;
  const atomic_int *cancelled;
  FhCardSet own[FH_MAX_SEATS]; /* cards that each other seat is known to have had */
  FhCard cards[FH_N_CARDS];    /* the unseen ones */
  int n_cards;
  int n;
  Guess *guesses;
} Search;

static bool
is_cancelled (const Search *search)
{
  return search->cancelled && atomic_load_explicit (search->cancelled, memory_order_relaxed);
}

static double
share (FhRng *rng)
{
  return (double) (fh_rng_next (rng) >> 11) * 0x1p-53;
}

static bool
search_init (Search *search, const FhSeatView *view, int n, const atomic_int *cancelled)
{
  const FhTable *table = &view->table;

  search->view = view;
  search->cancelled = cancelled;
  search->n_cards = 0;
  FH_FOREACH_CARD (card, view->unseen)
    search->cards[search->n_cards++] = card;
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    search->own[seat] = view->known[seat];
  for (int i = 0; i < table->n_plays; i++)
    search->own[table->plays[i].seat] |= FH_SET (table->plays[i].card);
  search->n = n;
  search->guesses = fh_alloc_if_any ((size_t) n * sizeof *search->guesses);
  search->belief = fh_belief_new (view);
  return search->guesses && search->belief;
}

static void
search_clear (Search *search)
{
  free (search->guesses);
  fh_belief_free (search->belief);
}

/* The cards of @seat before the first lead. */
static FhCardSet
hand_of (const Search *search, const Guess *guess, int seat)
{
  return search->own[seat] | guess->layout.cards[seat];
}

static bool
hides_kitty (const Search *search, int seat)
{
  return fh_belief_saw_discard (search->belief) && seat == search->view->table.declarer;
}

/* Weighs what @seat has done.  The declarer called before he took up the kitty. */
static void
weigh_seat (Search *search, Guess *guess, int seat)
{
  FhCardSet hand = hand_of (search, guess, seat);

  if (hides_kitty (search, seat))
    hand = (hand | guess->layout.cards[search->layouts.kitty]) & ~guess->kitty;
  guess->calls[seat] = fh_belief_heard (search->belief, seat)
                           ? fh_belief_weigh_calls (search->belief, seat, hand)
                           : 1;
}

static void
weigh_discard (Search *search, Guess *guess)
{
  int declarer = search->view->table.declarer;

  guess->discard = 1;
  if (fh_belief_saw_discard (search->belief))
    guess->discard = fh_belief_weigh_discard (search->belief, hand_of (search, guess, declarer),
                                              guess->layout.cards[search->layouts.kitty]);
}

/* Draws anew what the kitty was. */
static void
draw_kitty (Search *search, Guess *guess)
{
  const FhTable *table = &search->view->table;
  FhCardSet cards;

  guess->kitty = 0;
  if (!fh_belief_saw_discard (search->belief))
    return;
  cards = hand_of (search, guess, table->declarer) | guess->layout.cards[search->layouts.kitty];
  for (int i = 0; i < table->rules.kitty_size && cards; i++)
    {
      FhCardSet left = cards;
      for (uint32_t skip = fh_rng_below (&search->rng, (uint32_t) fh_set_size (cards)); skip;
           skip--)
        left &= left - 1;
      guess->kitty |= left & -left;
      cards &= ~guess->kitty;
    }
}

static void
weigh_guess (Search *search, Guess *guess)
{
  for (int seat = 0; seat < search->view->table.rules.n_seats; seat++)
    weigh_seat (search, guess, seat);
  weigh_discard (search, guess);
}

static float
weight_of (const Search *search, const Guess *guess)
{
  float weight = guess->discard;

  for (int seat = 0; seat < search->view->table.rules.n_seats; seat++)
    weight *= guess->calls[seat];
  return weight;
}

/* Keeps @n of the guesses in proportion to their weights, by equal steps from a random start.  Some
 * are there more than once then. */
static void
resample (Search *search, int n)
{
  double start = share (&search->rng), sum = 0, total = 0;
  int next = 0, kept = 0;
  uint16_t hits;

  for (int i = 0; i < search->n; i++)
    total += (double) search->guesses[i].weight;
  for (int i = 0; i < search->n; i++)
    {
      sum += total > 0 ? (double) search->guesses[i].weight / total : 1.0 / search->n;
      for (hits = 0; next < n && (next + start) / n < sum; next++)
        hits++;
      if (hits == 0)
        continue;
      search->guesses[kept] = search->guesses[i];
      search->guesses[kept++].weight = hits;
    }
  /* From the last on, each is copied to the places behind those before it. */
  search->n = next;
  for (int i = kept - 1, to = next; i >= 0; i--)
    {
      Guess guess = search->guesses[i];
      for (int k = (int) guess.weight; k > 0; k--)
        search->guesses[--to] = guess;
    }
}

static int
place_of (const Search *search, const Guess *guess, FhCard card)
{
  int place = 0;

  while (place < search->layouts.n_places - 1 && !fh_set_has (guess->layout.cards[place], card))
    place++;
  return place;
}

static void
swap_cards (Guess *guess, int place, FhCard card, int other_place, FhCard other)
{
  FhCardSet both = FH_SET (card) | FH_SET (other);

  guess->layout.cards[place] ^= both;
  guess->layout.cards[other_place] ^= both;
  if ((guess->kitty & both) && (guess->kitty & both) != both)
    guess->kitty ^= both;
}

/* Weighs again what the cards of @place tell. */
static void
weigh_place (Search *search, Guess *guess, int place)
{
  int declarer = search->view->table.declarer;
  bool is_declarers = declarer != FH_SEAT_NONE && hides_kitty (search, declarer)
                      && (place == declarer || place == search->layouts.kitty);

  if (place < search->layouts.kitty)
    weigh_seat (search, guess, place);
  else if (is_declarers)
    weigh_seat (search, guess, declarer);
  if (is_declarers)
    weigh_discard (search, guess);
}

/* Tries to swap two hidden cards, or one of the kitty with one that the declarer was dealt. */
static void
move (Search *search, Guess *guess, float power)
{
  FhRng *rng = &search->rng;
  Guess other = *guess;

  if (search->n_cards == 0)
    return;
  FhCard a = search->cards[fh_rng_below (rng, (uint32_t) search->n_cards)];
  FhCard b = search->cards[fh_rng_below (rng, (uint32_t) search->n_cards)];
  int from = place_of (search, guess, a), to = place_of (search, guess, b);

  if (from != to)
    {
      if (!fh_layouts_may_hold (&search->layouts, to, a)
          || !fh_layouts_may_hold (&search->layouts, from, b))
        return;
      swap_cards (&other, from, a, to, b);
      /* What is known of the kitty stays with it only while it is the declarer's. */
      weigh_place (search, &other, from);
      weigh_place (search, &other, to);
    }
  else if (guess->kitty)
    {
      draw_kitty (search, &other);
      weigh_seat (search, &other, search->view->table.declarer);
    }
  else
    return;
  float before = weight_of (search, guess), after = weight_of (search, &other);
  if (after >= before || share (rng) < pow ((double) (after / before), (double) power))
    *guess = other;
}

/* Draws and leads guesses to likely layouts; false when cancelled. */
static bool
lead_guesses (Search *search, int n, int moves)
{
  float power = 0;

  for (int i = 0; i < search->n; i++)
    {
      if (is_cancelled (search))
        return false;
      fh_layouts_draw (&search->layouts, &search->rng, &search->guesses[i].layout);
      search->guesses[i].family = i;
      draw_kitty (search, &search->guesses[i]);
      weigh_guess (search, &search->guesses[i]);
    }
  for (int stage = 0; stage < N_STAGES; stage++)
    {
      for (int i = 0; i < search->n; i++)
        search->guesses[i].weight =
            powf (weight_of (search, &search->guesses[i]), stages[stage] - power);
      power = stages[stage];
      resample (search, n);
      for (int i = 0; i < search->n; i++)
        {
          if (is_cancelled (search))
            return false;
          for (int k = 0; k < moves; k++)
            move (search, &search->guesses[i], power);
          search->guesses[i].weight = 1;
        }
    }
  return true;
}

/* Weighs the guesses by the cards that were played; false when cancelled. */
static bool
weigh_plays (Search *search)
{
  for (int i = 0; i < search->n; i++)
    {
      FhWorld world;
      if (is_cancelled (search))
        return false;
      fh_world_init (&world, search->view, &search->guesses[i].layout);
      search->guesses[i].weight *= fh_belief_weigh_plays (&world, search->view);
    }
  return true;
}

/* Takes each layout once; its weight by the calls is the mean over some kitties. */
static bool
list_guesses (Search *search)
{
  for (int i = 0; i < search->n; i++)
    {
      Guess *guess = &search->guesses[i];
      float sum = 0;
      int n_kitties = fh_belief_saw_discard (search->belief) ? N_KITTIES : 1;
      if (is_cancelled (search))
        return false;
      fh_layouts_get (&search->layouts, (uint64_t) i, &guess->layout);
      guess->family = i;
      for (int k = 0; k < n_kitties; k++)
        {
          draw_kitty (search, guess);
          if (k == 0)
            weigh_guess (search, guess);
          else
            weigh_seat (search, guess, search->view->table.declarer);
          sum += weight_of (search, guess);
        }
      guess->weight = sum / (float) n_kitties;
    }
  return true;
}

/* --- The worlds --- */

/* Makes worlds of the guesses; equal ones, which follow one another, become one. */
static FhWorlds *
worlds_from (const Search *search)
{
  FhWorlds *worlds = fh_alloc_if_any (sizeof *worlds);
  double sum = 0;
  int family = 0;

  if (!worlds)
    return NULL;
  worlds->view = *search->view;
  worlds->worlds = fh_alloc_if_any ((size_t) search->n * sizeof *worlds->worlds);
  worlds->weights = fh_alloc_if_any ((size_t) search->n * sizeof *worlds->weights);
  worlds->families = fh_alloc_if_any ((size_t) search->n * sizeof *worlds->families);
  if (!worlds->worlds || !worlds->weights || !worlds->families)
    {
      fh_worlds_free (worlds);
      return NULL;
    }
  for (int i = 0; i < search->n; i++)
    {
      const Guess *guess = &search->guesses[i];
      sum += (double) guess->weight;
      if (i && fh_layout_equal (&guess->layout, &guess[-1].layout))
        {
          worlds->weights[worlds->n - 1] += guess->weight;
          continue;
        }
      fh_world_init (&worlds->worlds[worlds->n], search->view, &guess->layout);
      /* Those of one draw still follow one another: copies stay together and keep their order. */
      worlds->n_families += worlds->n == 0 || guess->family != family;
      family = guess->family;
      worlds->families[worlds->n] = worlds->n_families - 1;
      worlds->weights[worlds->n++] = guess->weight;
    }
  for (int i = 0; i < worlds->n; i++)
    worlds->weights[i] =
        sum > 0 ? (float) ((double) worlds->weights[i] / sum) : 1.0f / (float) worlds->n;
  return worlds;
}

/* Nobody can go on with hands of a wrong size (HC-055). */
static bool
can_be_played_out (const FhSeatView *view)
{
  return !view->table.slips.misdealt;
}

FhWorlds *
fh_worlds_new (const FhSeatView *view,
               const FhWorldsBudget *budget,
               FhSeed seed,
               const atomic_int *cancelled)
{
  Search search = { .n = 0 };
  FhWorlds *worlds = NULL;
  int n = budget->n_worlds * budget->spare;
  bool done = false;

  if (!can_be_played_out (view) || !fh_layouts_init (&search.layouts, view))
    return NULL;
  fh_rng_init (&search.rng, seed, 0);
  bool all = fh_layouts_count (&search.layouts) <= budget->n_listed;
  int size = all ? (int) fh_layouts_count (&search.layouts) : n * budget->drawn;
  if (search_init (&search, view, size, cancelled))
    {
      done = (all ? list_guesses (&search) : lead_guesses (&search, n, budget->moves))
             && weigh_plays (&search);
      if (done && !all && budget->spare > 1)
        {
          resample (&search, budget->n_worlds);
          for (int i = 0; i < search.n; i++)
            search.guesses[i].weight = 1;
        }
    }
  if (done)
    worlds = worlds_from (&search);
  if (worlds)
    worlds->complete = all;
  search_clear (&search);
  return worlds;
}

void
fh_worlds_free (FhWorlds *worlds)
{
  if (!worlds)
    return;
  free (worlds->worlds);
  free (worlds->weights);
  free (worlds->families);
  free (worlds);
}

bool
fh_worlds_sample (FhWorld *world, const FhSeatView *view, FhRng *rng)
{
  Search search = { .n = 0 };
  bool found = can_be_played_out (view) && fh_layouts_init (&search.layouts, view)
               && search_init (&search, view, 6, NULL);

  if (found)
    {
      search.rng = *rng;
      lead_guesses (&search, 1, 4);
      fh_world_init (world, view, &search.guesses[0].layout);
      *rng = search.rng;
    }
  search_clear (&search);
  return found;
}
