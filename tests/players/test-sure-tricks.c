/* test-sure-tricks.c: the tricks that no cards of the others can take.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include "add-tests.h"
#include "fh-sure-tricks.h"

typedef struct
{
  const char *name;
  const char *preset;
  const char *hand;
  FhDenomination trump;
  int sure;
} Row;

static const Row rows[] = {
  { "long-suit-and-joker", "american-4", "JO AS KS QS JS 10S 9S 8S 7S 6S", FH_NO_TRUMP, 10 },
  { "no-trump-without-joker", "american-4", "AS KS QS JS 10S 9S 8S 7S 6S 5S", FH_NO_TRUMP, 0 },
  { "joker-and-aces", "american-4", "JO AS AC AD AH KH 5S 5C 4D 4H", FH_NO_TRUMP, 6 },
  { "ten-top-trumps", "american-4", "JO JS JC AS KS QS 10S 9S 8S 7S", FH_TRUMP_SPADES, 10 },
  { "an-ace-beside", "australian-4", "JO JH JD AH KH QH 10H 9H 8H AS", FH_TRUMP_HEARTS, 10 },
  { "a-king-beside", "australian-4", "JO JH JD AH KH QH 10H 9H 8H KS", FH_TRUMP_HEARTS, 9 },
  /* Four trumps do not draw nine: the ace may be ruffed. */
  { "few-trumps", "australian-4", "JO JH JD AH AS KS QS 5S 5C 6C", FH_TRUMP_HEARTS, 4 },
  /* The left bower is no card of its suit. */
  { "left-bower-elsewhere", "american-4", "JO JS JC AS KS QS 10S 9S AC KC", FH_TRUMP_SPADES, 10 },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  FhRules rules = position_rules (row->preset, NULL);

  g_assert_cmpint (fh_sure_tricks (position_cards (row->hand), rules.pack, row->trump), ==,
                   row->sure);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/players/sure-tricks/", rows, test_row);
  return g_test_run ();
}
