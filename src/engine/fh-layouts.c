/* fh-layouts.c: all the ways in which the hidden cards can lie.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places are filled one after the other.  What matters for those to come is only how many cards
 * of each group are left, and so the counts are kept by these numbers; there are a few hundred of
 * them where two or three voids have been shown, one where none has.
 */
#include "fh-layouts.h"

#include "fh-engine-private.h"

#include <string.h>

#define BITS_A_GROUP 6

/* How many cards of each group. */
typedef struct
{
  uint8_t n[FH_LAYOUT_GROUPS];
} Sizes;

/* How a choice is made: by the number of a layout, or by chance. */
typedef struct
{
  FhRng *rng; /* NULL: the number */
  uint64_t index;
} Choice;

/* Whether @place, a seat or one of the two places after the seats, is one of @places. */
static bool
places_have (unsigned places, int place)
{
  return places >> place & 1u;
}

/* --- Counting --- */

static double
choose (int n, int k)
{
  double ways = 1;

  for (int i = 1; i <= k; i++)
    ways = ways * (n - k + i) / i; /* each step is a whole number */
  return ways;
}

static uint64_t
memo_key (int place, const Sizes *left, int n_groups)
{
  uint64_t key = (uint64_t) place + 1;

  for (int g = 0; g < n_groups; g++)
    key = key << BITS_A_GROUP | left->n[g];
  return key;
}

/* The place in the memo for @key: its own, or the empty one that it may have. */
static FhLayoutMemo *
memo_find (FhLayouts *layouts, uint64_t key)
{
  uint64_t hash = key * UINT64_C (0x9e3779b97f4a7c15) >> 32;

  for (;; hash++)
    {
      FhLayoutMemo *memo = &layouts->memo[hash % FH_LAYOUT_MEMO];
      if (memo->key == key || memo->key == 0)
        return memo;
    }
}

/* The most cards of group number @g that @place may get. */
static int
most (const FhLayouts *layouts, int place, const Sizes *left, int g, int room)
{
  if (!places_have (layouts->places[g], place))
    return 0;
  return left->n[g] < room ? left->n[g] : room;
}

/* Goes on to the next way to give @place @room cards; @taken is the way so far, or all 0 with
 * @first set.  Returns false after the last.  The groups count like digits, the first the fastest,
 * which always add up to @room. */
static bool
next_taken (
    const FhLayouts *layouts, int place, const Sizes *left, int room, bool first, Sizes *taken)
{
  int n = layouts->n_groups;
  int free = 0; /* cards to be given to the groups below the one that is raised */

  if (first)
    {
      memset (taken, 0, sizeof *taken);
      free = room;
    }
  else
    {
      int g = 0;

      /* The lowest digit that can be raised by taking one card from those below it. */
      for (; g < n; g++)
        {
          if (free > 0 && taken->n[g] < most (layouts, place, left, g, room))
            break;
          free += taken->n[g];
          taken->n[g] = 0;
        }
      if (g == n)
        return false;
      taken->n[g]++;
      free--;
    }
  for (int g = 0; g < n && free > 0; g++)
    {
      int more = most (layouts, place, left, g, room) - taken->n[g];
      more = more < free ? more : free;
      taken->n[g] = (uint8_t) (taken->n[g] + more);
      free -= more;
    }
  return free == 0;
}

static double count_from (FhLayouts *layouts, int place, const Sizes *left);

/* In how many ways @place can get the numbers @taken of what is @left, and the places after it the
 * rest; those after it alone go to @rest. */
static double
count_taken (FhLayouts *layouts, int place, const Sizes *left, const Sizes *taken, double *rest)
{
  Sizes then = *left;
  double ways = 1;

  for (int g = 0; g < layouts->n_groups; g++)
    {
      then.n[g] = (uint8_t) (left->n[g] - taken->n[g]);
      ways *= choose (left->n[g], taken->n[g]);
    }
  *rest = count_from (layouts, place + 1, &then);
  return ways * *rest;
}

/* In how many ways the places from @place on can get what is @left. */
static double
count_from (FhLayouts *layouts, int place, const Sizes *left)
{
  double sum = 0, rest;
  Sizes taken;

  if (place == layouts->n_places - 1)
    {
      for (int g = 0; g < layouts->n_groups; g++)
        if (left->n[g] && !places_have (layouts->places[g], place))
          return 0;
      return 1;
    }

  uint64_t key = memo_key (place, left, layouts->n_groups);
  FhLayoutMemo *memo = memo_find (layouts, key);
  if (memo->key == key)
    return memo->count;
  for (bool more = next_taken (layouts, place, left, layouts->room[place], true, &taken); more;
       more = next_taken (layouts, place, left, layouts->room[place], false, &taken))
    sum += count_taken (layouts, place, left, &taken, &rest);

  /* Counting for the later places has filled the memo meanwhile, so look for the place again. */
  memo = memo_find (layouts, key);
  if (layouts->n_memo < FH_LAYOUT_MEMO - 1)
    {
      *memo = (FhLayoutMemo){ key, sum };
      layouts->n_memo++;
    }
  return sum;
}

static Sizes
all_sizes (const FhLayouts *layouts)
{
  Sizes sizes = { { 0 } };

  for (int g = 0; g < layouts->n_groups; g++)
    sizes.n[g] = (uint8_t) fh_set_size (layouts->groups[g]);
  return sizes;
}

/* --- What is known --- */

static bool
add_card (FhLayouts *layouts, FhCard card, uint8_t places)
{
  int g = 0;

  while (g < layouts->n_groups && layouts->places[g] != places)
    g++;
  if (g == FH_LAYOUT_GROUPS)
    return false;
  if (g == layouts->n_groups)
    {
      layouts->places[g] = places;
      layouts->groups[g] = 0;
      layouts->n_groups++;
    }
  layouts->groups[g] |= FH_SET (card);
  return true;
}

/* The two hidden called cards are with the two who sit out, one each (NZ-073, NZ-074). */
static bool
set_two_called (FhLayouts *layouts, const FhSeatView *view)
{
  const FhTable *table = &view->table;
  FhCardSet called = fh_set_of (table->called_cards, table->n_called_cards);
  int n = 0;

  /* Who sits out for a card that one seat has not seen may not be known. */
  if (table->n_called_cards < 2 || (called & ~view->unseen)
      || __builtin_popcount (table->sitting_out) < 2)
    return true;
  for (int seat = 0; seat < table->rules.n_seats && n < 2; seat++)
    if (fh_seats_have (table->sitting_out, seat))
      {
        layouts->called_seats[n] = (uint8_t) seat;
        layouts->called[n] = table->called_cards[n];
        layouts->room[seat]--;
        n++;
      }
  layouts->two_called = n == 2;
  return layouts->two_called;
}

/* The places where @card may lie.  A called card is in a hand: the declarer may not call what he
 * has discarded (NZ-067); of two, one that is hidden is with the other one who sits out.  By table
 * laws hands may be so short that it has no place there, as far as one seat can see. */
static uint8_t
places_of (const FhLayouts *layouts, const FhSeatView *view, FhCard card)
{
  const FhTable *table = &view->table;
  bool called = fh_set_has (fh_set_of (table->called_cards, table->n_called_cards), card);
  unsigned places = 0;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (layouts->room[seat] > 0 && fh_set_has (view->may_hold[seat], card))
      places |= fh_seat_bit (seat);
  if (called && table->n_called_cards == 2)
    places &= table->sitting_out;
  bool may_lie = !called || (table->rules.laws && places == 0);
  for (int place = layouts->kitty; place < layouts->n_places && may_lie; place++)
    if (layouts->room[place] > 0)
      places |= 1u << place;
  return (uint8_t) places;
}

static bool
set_rooms (FhLayouts *layouts, const FhSeatView *view)
{
  const FhTable *table = &view->table;
  int n_seats = table->rules.n_seats, left = fh_set_size (view->unseen);

  layouts->kitty = n_seats;
  layouts->n_places = n_seats + 2;
  for (int seat = 0; seat < n_seats; seat++)
    {
      FhCardSet known = seat == view->seat ? view->hand : view->known[seat];
      layouts->room[seat] = table->hand_size[seat] - fh_set_size (known);
      left -= layouts->room[seat];
      layouts->n_orders[seat] = 1;
      if (fh_rules_player (&table->rules, seat) != seat)
        for (int i = 2; i <= layouts->room[seat]; i++)
          layouts->n_orders[seat] *= i;
    }
  int dead = table->rules.dead_size < left ? table->rules.dead_size : left;
  layouts->room[n_seats] = left - dead;
  layouts->room[n_seats + 1] = dead;
  return left >= 0;
}

bool
fh_layouts_init (FhLayouts *layouts, const FhSeatView *view)
{
  FhCardSet cards = view->unseen;

  memset (layouts, 0, sizeof *layouts);
  if (!set_rooms (layouts, view) || !set_two_called (layouts, view))
    return false;
  for (int place = 0; place < layouts->n_places; place++)
    if (layouts->room[place] < 0)
      return false;
  if (layouts->two_called)
    cards &= ~fh_set_of (layouts->called, 2);
  FH_FOREACH_CARD (card, cards)
    if (!add_card (layouts, card, places_of (layouts, view, card)))
      return false;

  Sizes sizes = all_sizes (layouts);
  layouts->count = count_from (layouts, 0, &sizes) * (layouts->two_called ? 2 : 1);
  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    layouts->count *= layouts->n_orders[seat];
  return layouts->count > 0;
}

double
fh_layouts_count (const FhLayouts *layouts)
{
  return layouts->count;
}

bool
fh_layouts_may_hold (const FhLayouts *layouts, int place, FhCard card)
{
  for (int g = 0; g < layouts->n_groups; g++)
    if (fh_set_has (layouts->groups[g], card))
      return places_have (layouts->places[g], place);
  return false; /* one of two called cards, which stay where they are */
}

/* --- One layout --- */

/* A number below @n. */
static uint32_t
pick (Choice *choice, uint32_t n)
{
  if (choice->rng)
    return n > 1 ? fh_rng_below (choice->rng, n) : 0;
  uint32_t digit = (uint32_t) (choice->index % n);
  choice->index /= n;
  return digit;
}

/* A number from 0 to just below @sum. */
static double
pick_share (const Choice *choice, double sum)
{
  if (choice->rng)
    return fh_rng_share (choice->rng) * sum;
  return (double) choice->index;
}

/* Takes @k cards out of @cards.  By number, the highest card of the choice decides first: the sets
 * whose highest card is number i are the ones from choose (i, k) on. */
static FhCardSet
pick_cards (Choice *choice, FhCardSet cards, int k)
{
  FhCard list[FH_N_CARDS];
  FhCardSet picked = 0;
  int n = 0;

  FH_FOREACH_CARD (card, cards)
    list[n++] = card;
  if (choice->rng)
    {
      for (int i = 0; i < k; i++)
        {
          int j = i + (int) pick (choice, (uint32_t) (n - i));
          picked |= FH_SET (list[j]);
          list[j] = list[i];
        }
      return picked;
    }

  uint64_t ways = (uint64_t) choose (n, k);
  uint64_t index = choice->index % ways;
  choice->index /= ways;
  for (; k > 0; k--)
    {
      int i = k - 1;
      while (i + 1 < n && choose (i + 1, k) <= (double) index)
        i++;
      index -= (uint64_t) choose (i, k);
      picked |= FH_SET (list[i]);
      n = i;
    }
  return picked;
}

static void
fill_place (FhLayouts *layouts, Choice *choice, int place, FhCardSet *left, FhLayout *layout)
{
  Sizes sizes = { { 0 } }, taken, found = { { 0 } };
  double rest;

  for (int g = 0; g < layouts->n_groups; g++)
    sizes.n[g] = (uint8_t) fh_set_size (left[g]);
  double share = pick_share (choice, count_from (layouts, place, &sizes));
  for (bool more = next_taken (layouts, place, &sizes, layouts->room[place], true, &taken); more;
       more = next_taken (layouts, place, &sizes, layouts->room[place], false, &taken))
    {
      double ways = count_taken (layouts, place, &sizes, &taken, &rest);
      if (ways <= 0)
        continue;
      found = taken; /* rounding may leave a share behind the last way */
      if (share < ways)
        break;
      share -= ways;
    }
  if (!choice->rng)
    choice->index = (uint64_t) share;
  for (int g = 0; g < layouts->n_groups; g++)
    {
      FhCardSet cards = pick_cards (choice, left[g], found.n[g]);
      layout->cards[place] |= cards;
      left[g] &= ~cards;
    }
}

static void
fill (FhLayouts *layouts, Choice *choice, FhLayout *layout)
{
  FhCardSet left[FH_LAYOUT_GROUPS];
  int last = layouts->n_places - 1;

  memset (layout, 0, sizeof *layout);
  /* The kitty is the place behind all hands; that there is no more of these than of seats is what a
   * compiler cannot know. */
  for (int seat = 0; seat < layouts->kitty && seat < FH_MAX_SEATS; seat++)
    layout->order[seat] = (uint8_t) pick (choice, (uint32_t) layouts->n_orders[seat]);
  if (layouts->two_called)
    {
      uint32_t first = pick (choice, 2);
      layout->cards[layouts->called_seats[first]] |= FH_SET (layouts->called[0]);
      layout->cards[layouts->called_seats[!first]] |= FH_SET (layouts->called[1]);
    }
  memcpy (left, layouts->groups, sizeof left);
  for (int place = 0; place < last; place++)
    fill_place (layouts, choice, place, left, layout);
  for (int g = 0; g < layouts->n_groups; g++)
    layout->cards[last] |= left[g];
}

void
fh_layouts_get (FhLayouts *layouts, uint64_t index, FhLayout *layout)
{
  Choice choice = { .rng = NULL, .index = index };

  fill (layouts, &choice, layout);
}

void
fh_layouts_draw (FhLayouts *layouts, FhRng *rng, FhLayout *layout)
{
  Choice choice = { .rng = rng };

  fill (layouts, &choice, layout);
}

bool
fh_layout_equal (const FhLayout *a, const FhLayout *b)
{
  return memcmp (a->cards, b->cards, sizeof a->cards) == 0
         && memcmp (a->order, b->order, sizeof a->order) == 0;
}
