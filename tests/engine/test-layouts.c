/* test-layouts.c: all layouts that fit what a seat knows, and drawing from them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "add-tests.h"
#include "fh-position.h"
#include "fh-random-action.h"
#include "fh-world.h"

/* Cases of up to so many layouts are counted and listed in full. */
#define MAX_LISTED 3000
#define MAX_DRAWN  60
#define DRAWS_EACH 100
#define GAMES      12

/* A plain count: each card goes to each place that may have it, in turn. */
typedef struct
{
  FhCard cards[FH_N_CARDS];
  int n_cards;
  int n_places;
  int room[FH_MAX_PLACES];
  FhCardSet may[FH_MAX_PLACES];
} Plain;

/* GCC 12 loses the stores to may[] when it looks into this recursion from outside. */
__attribute__ ((noipa)) static guint64
count_plain (Plain *plain, int card)
{
  guint64 n = 0;

  if (card == plain->n_cards)
    return 1;
  for (int place = 0; place < plain->n_places; place++)
    if (plain->room[place] > 0 && fh_set_has (plain->may[place], plain->cards[card]))
      {
        plain->room[place]--;
        n += count_plain (plain, card + 1);
        plain->room[place]++;
      }
  return n;
}

/* The same number from the view alone.  Views with called cards are left out here. */
static guint64
count_view (const FhSeatView *view)
{
  const FhTable *table = &view->table;
  int n_seats = table->rules.n_seats, left = fh_set_size (view->unseen);
  Plain plain = { .n_places = n_seats + 2 };
  guint64 orders = 1;

  FH_FOREACH_CARD (card, view->unseen)
    plain.cards[plain.n_cards++] = card;
  for (int seat = 0; seat < n_seats; seat++)
    {
      FhCardSet known = seat == view->seat ? view->hand : view->known[seat];
      plain.room[seat] = table->hand_size[seat] - fh_set_size (known);
      plain.may[seat] = view->may_hold[seat];
      left -= plain.room[seat];
      for (int i = plain.room[seat]; i > 1 && fh_rules_player (&table->rules, seat) != seat; i--)
        orders *= (guint64) i;
    }
  plain.room[n_seats + 1] = MIN (left, table->rules.dead_size);
  plain.room[n_seats] = left - plain.room[n_seats + 1];
  plain.may[n_seats] = view->unseen;
  plain.may[n_seats + 1] = view->unseen;
  return count_plain (&plain, 0) * orders;
}

static void
assert_fits (const FhSeatView *view, const FhLayout *layout)
{
  const FhTable *table = &view->table;
  FhCardSet all = 0;

  for (int place = 0; place < table->rules.n_seats + 2; place++)
    {
      g_assert_cmphex (all & layout->cards[place], ==, 0);
      all |= layout->cards[place];
      if (place < table->rules.n_seats)
        g_assert_cmphex (layout->cards[place] & ~view->may_hold[place], ==, 0);
    }
  g_assert_cmphex (all, ==, view->unseen);
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      FhCardSet known = seat == view->seat ? view->hand : view->known[seat];
      g_assert_cmpint (fh_set_size (layout->cards[seat] | known), ==, table->hand_size[seat]);
    }
}

static guint
layout_hash (gconstpointer key)
{
  const FhLayout *layout = key;
  guint64 hash = 0;

  for (int place = 0; place < FH_MAX_PLACES; place++)
    hash = hash * 31 + layout->cards[place];
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    hash = hash * 31 + layout->order[seat];
  return (guint) (hash ^ hash >> 32);
}

static gboolean
layout_equal (gconstpointer a, gconstpointer b)
{
  return fh_layout_equal (a, b);
}

/* All numbers below the count give layouts that fit, no two the same. */
static void
check_listed (FhLayouts *layouts, const FhSeatView *view)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (layout_hash, layout_equal, g_free, NULL);
  guint n = (guint) fh_layouts_count (layouts);

  for (guint i = 0; i < n; i++)
    {
      FhLayout layout;
      fh_layouts_get (layouts, i, &layout);
      assert_fits (view, &layout);
      g_assert_true (g_hash_table_add (seen, g_memdup2 (&layout, sizeof layout)));
    }
}

/* Each layout is drawn about equally often: the sum of squares stays within five standard
 * deviations of what chance makes of it. */
static void
check_drawn (FhLayouts *layouts, const FhSeatView *view, FhRng *rng)
{
  FhLayout list[MAX_DRAWN];
  guint counts[MAX_DRAWN] = { 0 };
  guint n = (guint) fh_layouts_count (layouts);
  double chi = 0;

  for (guint i = 0; i < n; i++)
    fh_layouts_get (layouts, i, &list[i]);
  for (guint i = 0; i < n * DRAWS_EACH; i++)
    {
      FhLayout layout;
      guint k = 0;
      fh_layouts_draw (layouts, rng, &layout);
      assert_fits (view, &layout);
      while (k < n && !fh_layout_equal (&layout, &list[k]))
        k++;
      g_assert_cmpuint (k, <, n);
      counts[k]++;
    }
  for (guint i = 0; i < n; i++)
    chi += ((double) counts[i] - DRAWS_EACH) * ((double) counts[i] - DRAWS_EACH) / DRAWS_EACH;
  /* (chi - free)^2 < 25 * 2 * free, and some more for the few degrees of freedom. */
  double free = n - 1;
  g_assert_cmpfloat (chi, <, free + 25 + free / 2);
}

typedef struct
{
  guint listed, drawn, counted;
  int most_memo;
} Seen;

static void
check_seat (const FhState *state, int seat, FhRng *rng, Seen *seen)
{
  FhSeatView view;
  FhLayouts layouts;
  FhLayout layout;

  fh_seat_view_init (&view, state, seat);
  g_assert_true (fh_layouts_init (&layouts, &view));
  seen->most_memo = MAX (seen->most_memo, layouts.n_memo);
  double count = fh_layouts_count (&layouts);
  g_assert_cmpfloat (count, >=, 1);
  fh_layouts_draw (&layouts, rng, &layout);
  assert_fits (&view, &layout);
  if (count > MAX_LISTED)
    return;
  if (view.table.n_called_cards == 0)
    {
      g_assert_cmpuint ((guint64) count, ==, count_view (&view));
      seen->counted++;
    }
  check_listed (&layouts, &view);
  seen->listed++;
  if (count > MAX_DRAWN || count < 2 || fh_rng_below (rng, 4) != 0)
    return;
  check_drawn (&layouts, &view, rng);
  seen->drawn++;
}

static void
test_table (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  Seen seen = { 0 };
  FhRules rules;
  FhRng rng;

  fh_rules_init (&rules, preset);
  fh_rng_init (&rng, fh_seed_from_number (500), (guint64) preset);
  for (int game = 0; game < GAMES; game++)
    {
      FhState state;

      fh_state_init (&state, &rules);
      for (int n = 0; n < 150 && state.table.due != FH_ACTION_NONE; n++)
        {
          FhAction action = random_action (&state, &rng);
          g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
          if (!state.table.deal_over && state.table.n_deals > 0)
            check_seat (&state, (int) fh_rng_below (&rng, rules.n_seats), &rng, &seen);
        }
    }
  g_test_message ("%u listed, %u counted, %u drawn, %d counts kept at most", seen.listed,
                  seen.counted, seen.drawn, seen.most_memo);
  g_assert_cmpint (seen.most_memo, <, FH_LAYOUT_MEMO - 1);
  g_assert_cmpuint (seen.listed, >, 0);
  g_assert_cmpuint (seen.drawn, >, 0);
}

/* A called card is in a hand and never among the discards, and of two each is with another one who
 * sits out (NZ-067, NZ-073, NZ-074). */
static void
test_called (void)
{
  FhRules rules = position_rules ("new-zealand-5", NULL);
  guint n_one = 0, n_two = 0;
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (66), 0);
  for (int game = 0; game < 200; game++)
    {
      FhState state;

      fh_state_init (&state, &rules);
      do
        {
          FhAction action = random_action (&state, &rng);
          g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
        }
      while (!(state.table.n_called_cards && state.table.n_plays >= 4) && !state.table.deal_over);
      if (state.table.deal_over)
        continue;
      for (int seat = 0; seat < 5; seat++)
        {
          const FhTable *table = &state.table;
          FhSeatView view;
          FhWorld world;

          fh_seat_view_init (&view, &state, seat);
          g_assert_true (fh_world_sample (&world, &view, &rng));
          for (int i = 0; i < table->n_called_cards; i++)
            {
              FhCard card = table->called_cards[i];
              int holder = -1;
              for (int other = 0; other < 5; other++)
                if (fh_set_has (fh_world_hand (&world, other), card))
                  holder = other;
              if (!fh_set_has (view.unseen, card))
                continue;
              g_assert_cmpint (holder, >=, 0);
              if (table->n_called_cards == 2)
                {
                  g_assert_true (fh_seats_have (table->sitting_out, holder));
                  g_assert_false (
                      fh_set_has (fh_world_hand (&world, holder), table->called_cards[!i]));
                  n_two++;
                }
              else
                n_one++;
            }
        }
    }
  g_assert_cmpuint (n_one, >, 100);
  g_assert_cmpuint (n_two, >, 10);
}

/* What lies where makes layouts the same, not what lies between the members. */
static void
test_equal (void)
{
  FhLayout one, other;

  memset (&one, 0, sizeof one);
  memset (&other, 0xff, sizeof other);
  memset (other.cards, 0, sizeof other.cards);
  memset (other.order, 0, sizeof other.order);
  g_assert_true (fh_layout_equal (&one, &other));
  for (int place = 0; place < FH_MAX_PLACES; place++)
    {
      other.cards[place] ^= FH_SET (FH_JOKER);
      g_assert_false (fh_layout_equal (&one, &other));
      other.cards[place] ^= FH_SET (FH_JOKER);
    }
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    {
      other.order[seat] ^= 1;
      g_assert_false (fh_layout_equal (&one, &other));
      other.order[seat] ^= 1;
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_presets ("/engine/layouts/", test_table);
  g_test_add_func ("/engine/layouts/called-cards", test_called);
  g_test_add_func ("/engine/layouts/equal", test_equal);
  return g_test_run ();
}
