/* find-puzzles-themes.c: what the deals that find-puzzles finds are about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "find-puzzles-themes.h"

#include <string.h>

#include "fh-way.h"
#include "find-puzzles-lines.h"

#define N_ELEMENTS(array) (sizeof (array) / sizeof *(array))

static bool
is_trump (const FhSeatView *view, FhCard card)
{
  FhDenomination trump = fh_table_trump (&view->table);

  return trump != FH_NO_TRUMP && fh_effective_suit (card, trump) == (FhSuit) trump;
}

static bool
defends (const FhSeatView *view)
{
  const FhTable *table = &view->table;

  return !fh_seats_have (fh_table_bidders (table), fh_rules_player (&table->rules, view->seat));
}

static bool
breaks_misere (const FhSeatView *view)
{
  return fh_table_is_misere (&view->table) && defends (view);
}

static bool
is_misere (const FhSeatView *view)
{
  return fh_table_is_misere (&view->table);
}

static bool
goes_by_score (const FhSeatView *view)
{
  const FhTable *table = &view->table;

  return fh_puzzle_target (table, fh_rules_player (&table->rules, view->seat))
         != fh_call_level (table->contract);
}

static bool
breaks_eight_spades (const FhSeatView *view)
{
  return defends (view) && view->table.contract == fh_bid (8, FH_TRUMP_SPADES);
}

static bool
breaks_no_trump (const FhSeatView *view)
{
  return defends (view) && fh_table_trump (&view->table) == FH_NO_TRUMP
         && fh_set_has (view->unseen, FH_JOKER);
}

/* Themes by what kind of deal it is: the first that fits. */
static const struct
{
  const char *word;
  int n_callers;                         /* 0: any */
  bool (*fits) (const FhSeatView *view); /* NULL: always */
} kinds[] = {
  { "break-misere", 0, breaks_misere },
  { "misere", 0, is_misere },
  { "score", 0, goes_by_score },
  { "two", 2, NULL },
  { "three", 3, NULL },
  { "five", 5, NULL },
  { "six", 6, NULL },
  { "eight-spades", 4, breaks_eight_spades },
  { "against-no-trump", 4, breaks_no_trump },
};

static const char *
theme_of_table (const FhSeatView *view)
{
  for (size_t i = 0; i < N_ELEMENTS (kinds); i++)
    if ((kinds[i].n_callers == 0 || kinds[i].n_callers == view->table.rules.n_callers)
        && (kinds[i].fits == NULL || kinds[i].fits (view)))
      return kinds[i].word;
  return NULL;
}

/* The trumps that the seat of @view may play. */
static FhCardSet
trumps_of (const FhSeatView *view)
{
  FhCardSet trumps = 0;

  FH_FOREACH_CARD (card, view->legal.cards)
    if (is_trump (view, card))
      trumps |= FH_SET (card);
  return trumps;
}

static bool
leads (const FhSeatView *view)
{
  return fh_table_trick_size (&view->table) == 0;
}

static bool
plays_on (const FhSeatView *view)
{
  return !leads (view);
}

static bool
may_play_joker (const FhSeatView *view)
{
  return fh_set_has (view->legal.cards, FH_JOKER);
}

/* Whether it has the choice between a trump and another card. */
static bool
may_trump_or_not (const FhSeatView *view)
{
  FhCardSet trumps = trumps_of (view);

  return trumps != 0 && trumps != view->legal.cards;
}

static bool
may_lead_trump_against (const FhSeatView *view)
{
  return leads (view) && defends (view) && may_trump_or_not (view);
}

static bool
is_plain_led (const FhSeatView *view)
{
  return !leads (view) && !is_trump (view, view->table.plays[view->table.trick_start].card);
}

static bool
may_ruff_or_not (const FhSeatView *view)
{
  return is_plain_led (view) && may_trump_or_not (view);
}

static bool
may_ruff_high (const FhSeatView *view)
{
  return is_plain_led (view) && fh_set_size (trumps_of (view)) >= 2;
}

/* The cards of the seat of @view that are as @card, by the suit that it is in now. */
static FhCardSet
suit_of (const FhSeatView *view, FhCard card)
{
  FhDenomination trump = fh_table_trump (&view->table);

  return fh_effective_suit_cards (fh_effective_suit (card, trump), trump);
}

/* The plain cards of the seat of @view that it may play, each the last of its suit there. */
static FhCardSet
last_of_suits (const FhSeatView *view)
{
  FhCardSet last = 0;

  FH_FOREACH_CARD (card, view->legal.cards & ~trumps_of (view))
    if (fh_set_size (view->hand & suit_of (view, card)) == 1)
      last |= FH_SET (card);
  return last;
}

/* Whether it can become void, with a trump for later. */
static bool
may_become_void (const FhSeatView *view)
{
  return trumps_of (view) != 0 && last_of_suits (view) != 0;
}

/* Whether third hand can follow suit and win so far with @low and with @high, while a card between
 * them can be with either opponent: with the one who has played, or with the one who is to come. */
static bool
is_finesse (const FhSeatView *view, FhCard low, FhCard high)
{
  const FhPlayed *trick = view->table.plays + view->table.trick_start;
  FhDenomination trump = fh_table_trump (&view->table);
  FhCardSet either, suit = suit_of (view, high);

  if (fh_table_trick_size (&view->table) != 2 || !fh_set_has (suit, trick[0].card)
      || !fh_way_goes_over (view, low) || !fh_way_goes_over (view, high))
    return false;
  either = view->may_hold[trick[1].seat]
           & view->may_hold[(view->seat + 1) % view->table.rules.n_seats] & suit;
  FH_FOREACH_CARD (card, either)
    if (fh_card_power (card, trump) > fh_card_power (low, trump)
        && fh_card_power (card, trump) < fh_card_power (high, trump))
      return true;
  return false;
}

static bool
is_finesse_of_all (const FhSeatView *view, FhCardSet lows, FhCard high)
{
  FH_FOREACH_CARD (low, lows)
    if (!is_finesse (view, low, high))
      return false;
  return true;
}

static bool
may_finesse (const FhSeatView *view)
{
  FH_FOREACH_CARD (high, view->legal.cards)
    FH_FOREACH_CARD (low, view->legal.cards & suit_of (view, high))
      if (is_finesse (view, low, high))
        return true;
  return false;
}

/* Themes by what is to be found: the ideas, and those that are more than one. */
enum
{
  THEME_TRUMP_LEAD = FH_N_IDEAS,
  THEME_RUFF_HIGH,
  THEME_VOID,
  THEME_FINESSE,
};

static const struct
{
  const char *word;
  bool (*may_be) (const FhSeatView *view); /* NULL: always */
} ideas[] = {
  [FH_IDEA_KEEP_JOKER] = { "keep-joker", may_play_joker },
  [FH_IDEA_LEAD_TRUMPS] = { "lead-trumps", leads },
  [FH_IDEA_WAIT] = { "wait", leads },
  [FH_IDEA_OTHER_SUIT] = { "other-suit", leads },
  [FH_IDEA_DUCK] = { "duck", plays_on },
  [FH_IDEA_TAKE] = { "take", plays_on },
  [FH_IDEA_RUFF] = { "ruff", may_ruff_or_not },
  [FH_IDEA_DO_NOT_RUFF] = { "do-not-ruff", may_ruff_or_not },
  [FH_IDEA_THROW] = { "throw", plays_on },
  [FH_IDEA_HIGHER] = { "higher", NULL },
  [FH_IDEA_LOWER] = { "lower", NULL },
  [THEME_TRUMP_LEAD] = { "trump-lead", may_lead_trump_against },
  [THEME_RUFF_HIGH] = { "ruff-high", may_ruff_high },
  [THEME_VOID] = { "void", may_become_void },
  [THEME_FINESSE] = { "finesse", may_finesse },
};

/* The row of ideas[] with @word, or 0. */
static size_t
find_idea (const char *word)
{
  for (size_t i = N_ELEMENTS (ideas) - 1; i > FH_IDEA_NONE; i--)
    if (strcmp (ideas[i].word, word) == 0)
      return i;
  return FH_IDEA_NONE;
}

bool
find_theme_is (const char *word, const FhRules *rules)
{
  for (size_t i = 0; i < N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i].word, word) == 0)
      return kinds[i].n_callers == 0 || kinds[i].n_callers == rules->n_callers;
  return find_line (word) != NULL || (rules->n_callers == 4 && find_idea (word) != FH_IDEA_NONE);
}

bool
find_theme_may_be (const char *word, const FhSeatView *view)
{
  const char *theme = theme_of_table (view);
  const FindLine *line = find_line (word);
  size_t idea = find_idea (word);

  if (line != NULL)
    return line->may_be (view);
  if (theme != NULL)
    return strcmp (theme, word) == 0;
  return idea != FH_IDEA_NONE && (ideas[idea].may_be == NULL || ideas[idea].may_be (view));
}

/* The theme of @view that is read from the cards alone, or NULL. */
static const char *
theme_of_cards (const FhSeatView *view, FhCardSet sound, FhCard wrong)
{
  const char *theme = theme_of_table (view);
  FhPuzzleIdea idea = FH_IDEA_NONE;

  if (!fh_set_has (sound, wrong))
    idea = fh_puzzle_idea (view, sound, wrong);
  if (fh_table_is_misere (&view->table))
    return theme;
  if (idea == FH_IDEA_NONE)
    return NULL;
  if (theme != NULL)
    return theme;
  if (idea == FH_IDEA_LEAD_TRUMPS && defends (view))
    return ideas[THEME_TRUMP_LEAD].word;
  if (idea == FH_IDEA_HIGHER && is_trump (view, wrong) && is_plain_led (view))
    return ideas[THEME_RUFF_HIGH].word;
  if ((idea == FH_IDEA_OTHER_SUIT || idea == FH_IDEA_THROW) && may_become_void (view)
      && (sound & ~last_of_suits (view)) == 0)
    return ideas[THEME_VOID].word;
  if (idea == FH_IDEA_LOWER && is_finesse_of_all (view, sound, wrong))
    return ideas[THEME_FINESSE].word;
  return ideas[idea].word;
}

const char *
find_theme_of (const char *wanted, const FhSeatView *view, FhCardSet sound, FhCard wrong)
{
  const FindLine *line = wanted != NULL ? find_line (wanted) : NULL;
  const char *theme;

  if (line != NULL)
    return line->fits (view, sound, wrong) ? line->word : NULL;
  theme = theme_of_cards (view, sound, wrong);
  return wanted == NULL || theme == NULL || strcmp (theme, wanted) == 0 ? theme : NULL;
}

/* Whether the seat of @view ruffs in the line that @table shows the suit of which it plays its last
 * card now. */
static bool
is_ruffed_later (const FhSeatView *view, const FhTable *table)
{
  int now = view->table.n_plays, n_seats = table->rules.n_callers;
  FhCardSet suit = suit_of (view, table->plays[now].card);

  for (int i = now + 1; i < table->n_plays; i++)
    {
      int start = i - (i - view->table.trick_start) % n_seats;

      if (table->plays[i].seat == view->seat && start != i && is_trump (view, table->plays[i].card)
          && fh_set_has (suit, table->plays[start].card))
        return true;
    }
  return false;
}

bool
find_theme_is_shown (const char *theme,
                     const FhSeatView *view,
                     FhCardSet wrong,
                     const FhTable *table)
{
  const FindLine *line = find_line (theme);

  if (line != NULL)
    return line->is_shown (view, wrong, table);
  return strcmp (theme, ideas[THEME_VOID].word) != 0 || is_ruffed_later (view, table);
}
