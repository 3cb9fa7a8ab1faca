/* find-puzzles.c: finds deals that are worth being played until their line is found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * find-puzzles PRESET N FIRST [THEME [GRADE]] writes N entries of data/deals/deals.txt, found in
 * the deals from number FIRST on; THEME is what alone is wanted, several with commas between, or
 * "any", and GRADE likewise, from 1. data/deals/README.md says what an entry is, and what is asked
 * of one.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fh-belief.h"
#include "fh-deal.h"
#include "fh-player.h"
#include "fh-puzzle.h"
#include "fh-record.h"
#include "fh-writer.h"
#include "find-puzzles-themes.h"

#define N_DRAWN    1500 /* layouts drawn at random, */
#define N_TRIED    30   /* of which the likeliest are solved */
#define N_GLANCED  120  /* but before that so many are drawn, */
#define N_FIRST    8    /* and these of them solved: most moments show nothing already in them */
#define N_NEEDED   14   /* in so many the goal can be reached */
#define MAX_DRAWS  12   /* of these an entry has */
#define N_ASKED    20   /* players of each level who are asked for their card */
#define MAX_TRICK  5    /* tricks that may be over */
#define MAX_WANTED 8    /* themes */

typedef struct
{
  uint32_t draw;
  float weight;
} Draw;

typedef struct
{
  FhState state;
  FhRecord *record;
  FhSolver *solver;
  int n_wanted;                   /* themes that alone are wanted; 0: each is */
  const char *wanted[MAX_WANTED]; /* the first is NULL where none is */
  int grade;                      /* likewise, from 1, or 0 */
  int number;                     /* of the deal */
} Search;

/* What is known of the moment that is looked at. */
typedef struct
{
  FhSeatView view;
  int n_draws;
  Draw draws[N_DRAWN];
  int n_cards;
  FhSolverCard cards[FH_SOLVER_MAX_MOVES];
  int kept[FH_SOLVER_MAX_MOVES];
  int n_kept; /* layouts in which some card keeps the goal */
  uint32_t kept_draws[N_TRIED];
  uint32_t lost[N_TRIED]; /* beside each, the cards that lose it, bit by bit */
  uint32_t sound;         /* cards, bit by bit */
} Moment;

static int
by_weight (const void *a, const void *b)
{
  float one = ((const Draw *) a)->weight, other = ((const Draw *) b)->weight;

  return one < other ? 1 : one > other ? -1 : 0;
}

/* All that @seat of @world has held since before the first lead. */
static FhCardSet
held (const FhWorld *world, int seat)
{
  const FhTable *table = fh_world_table (world);
  FhCardSet cards = fh_world_hand (world, seat);

  for (int i = 0; i < table->n_plays; i++)
    if (table->plays[i].seat == seat)
      cards |= FH_SET (table->plays[i].card);
  return cards;
}

/* Draws @n layouts, the likeliest first; false where there are few. */
static bool
draw_layouts (Moment *moment, uint32_t n)
{
  static FhLayouts layouts;
  const FhTable *table = &moment->view.table;
  FhBelief *belief = fh_belief_new (&moment->view);

  moment->n_draws = 0;
  if (belief == NULL || !fh_layouts_init (&layouts, &moment->view)
      || fh_layouts_count (&layouts) < N_TRIED)
    {
      fh_belief_free (belief);
      return false;
    }
  for (uint32_t i = 1; i <= n; i++)
    {
      static FhWorld world;
      FhLayout layout;
      FhRng rng;
      float weight = 1.0f;

      fh_rng_init (&rng, fh_seed_from_number (i), 0);
      fh_layouts_draw (&layouts, &rng, &layout);
      fh_world_init (&world, &moment->view, &layout);
      for (int seat = 0; seat < table->rules.n_callers; seat++)
        if (fh_belief_heard (belief, seat))
          weight *= fh_belief_weigh_calls (belief, seat, held (&world, seat));
      if (fh_belief_saw_discard (belief) && table->declarer != FH_SEAT_NONE)
        weight *= fh_belief_weigh_discard (belief, held (&world, table->declarer),
                                           world.state.discards[table->declarer]);
      moment->draws[moment->n_draws++] = (Draw){ i, weight };
    }
  fh_belief_free (belief);
  qsort (moment->draws, (size_t) moment->n_draws, sizeof *moment->draws, by_weight);
  return true;
}

static bool
solve (Search *search, Moment *moment, int from, int to)
{
  int learner = fh_rules_player (&moment->view.table.rules, moment->view.seat);

  for (int i = from; i < to; i++)
    {
      FhSolverPosition position;
      FhWorld world;
      FhRng rng;
      uint32_t lost = 0;

      fh_rng_init (&rng, fh_seed_from_number (moment->draws[i].draw), 0);
      if (!fh_world_sample (&world, &moment->view, &rng)
          || !fh_solver_position_init (&position, &world))
        return false;
      fh_solver_set_budget (search->solver, 300000);
      moment->n_cards = fh_solver_cards_at_least (
          search->solver, &position,
          position.misere ? 1 : fh_puzzle_target (&moment->view.table, learner), moment->cards);
      bool wanted = fh_seats_have (position.bidders, learner) != position.misere;
      for (int j = 0; j < moment->n_cards; j++)
        {
          if (moment->cards[j].value == FH_SOLVER_UNKNOWN)
            return false;
          if (moment->cards[j].value != wanted)
            lost |= 1u << j;
        }
      if (lost == (1u << moment->n_cards) - 1)
        continue;
      for (int j = 0; j < moment->n_cards; j++)
        moment->kept[j] += !(lost >> j & 1);
      moment->lost[moment->n_kept] = lost;
      moment->kept_draws[moment->n_kept++] = moment->draws[i].draw;
    }
  return true;
}

static int
most_kept (const Moment *moment)
{
  int best = 0;

  for (int i = 0; i < moment->n_cards; i++)
    best = moment->kept[i] > best ? moment->kept[i] : best;
  return best;
}

/* Whether some layouts, which are quickly drawn, promise that @moment has something to be found. */
static bool
is_promising (Search *search, Moment *moment)
{
  int best, n_worse = 0;

  if (!draw_layouts (moment, N_GLANCED) || !solve (search, moment, 0, N_FIRST)
      || moment->n_kept < 3)
    return false;
  best = most_kept (moment);
  for (int i = 0; i < moment->n_cards; i++)
    n_worse += moment->kept[i] <= best - 1;
  return 2 * n_worse >= moment->n_cards;
}

/* Whether there is something to be found: some cards keep the goal nearly wherever it can be
 * kept, most do clearly less often, and none lies between. */
static bool
is_worth_it (Search *search, Moment *moment)
{
  int best, n_sound = 0;

  if (!is_promising (search, moment))
    return false;
  moment->n_kept = 0;
  memset (moment->kept, 0, sizeof moment->kept);
  if (!draw_layouts (moment, N_DRAWN) || !solve (search, moment, 0, N_TRIED)
      || moment->n_kept < N_NEEDED)
    return false;
  best = most_kept (moment);
  if (best * 100 < moment->n_kept * 85)
    return false;
  for (int i = 0; i < moment->n_cards; i++)
    if (moment->kept[i] >= best - 1)
      {
        n_sound++;
        moment->sound |= 1u << i;
      }
    else if (moment->kept[i] * 100 > best * 80)
      return false;
  return 2 * n_sound <= moment->n_cards;
}

/* Chooses layouts in which every sound card keeps the goal, and each other card loses it somewhere;
 * returns how many. */
static int
choose_draws (const Moment *moment, uint32_t draws[MAX_DRAWS])
{
  uint32_t caught = 0, all = ((1u << moment->n_cards) - 1) & ~moment->sound;
  int n = 0;

  for (int round = 0; round < 2; round++)
    for (int i = 0; i < moment->n_kept && n < MAX_DRAWS; i++)
      {
        bool is_new = (moment->lost[i] & all & ~caught) != 0, is_there = false;

        for (int j = 0; j < n; j++)
          is_there = is_there || draws[j] == moment->kept_draws[i];
        if (is_there || (moment->lost[i] & moment->sound) != 0 || (round == 0 && !is_new))
          continue;
        caught |= moment->lost[i];
        draws[n++] = moment->kept_draws[i];
      }
  return (caught & all) == all ? n : 0;
}

/* How many of a hundred players of @level play a card that is not sound; those are added to @wrong.
 */
static int
share_failed (const Moment *moment, FhPlayerLevel level, FhCardSet *wrong)
{
  const FhPlayer player = { .level = (uint8_t) level, .character = FH_STEADY };
  int n = level == FH_PLAYER_STRONG ? N_ASKED / 4 : N_ASKED, failed = 0;

  for (int i = 0; i < n; i++)
    {
      FhAction action;
      FhRng rng;
      bool is_sound = false;

      fh_rng_init (&rng, fh_seed_from_number (7), (uint64_t) i);
      action = fh_player_decide (&player, &moment->view, &rng).action;
      for (int j = 0; j < moment->n_cards; j++)
        if (moment->cards[j].card == action.cards[0] && moment->cards[j].named == action.suit)
          is_sound = (moment->sound >> j & 1) != 0;
      if (!is_sound)
        *wrong |= FH_SET (action.cards[0]);
      failed += !is_sound;
    }
  return failed * 100 / n;
}

/* Whether the seat of @view can have something of a theme that is wanted to find. */
static bool
may_be_wanted (const Search *search, const FhSeatView *view)
{
  for (int i = 0; i < search->n_wanted; i++)
    if (find_theme_may_be (search->wanted[i], view))
      return true;
  return search->n_wanted == 0;
}

/* The theme of @moment, in which players have played each of @wrong; NULL where there is none that
 * is wanted.  Those of @wrong that miss it are left there. */
static const char *
find_theme (const Search *search, const Moment *moment, FhCardSet *wrong)
{
  FhCardSet sound = 0, missed = 0;
  const char *found = NULL;

  for (int i = 0; i < moment->n_cards; i++)
    if (moment->sound >> i & 1)
      sound |= FH_SET (moment->cards[i].card);
  for (int i = 0; found == NULL && (i == 0 || i < search->n_wanted); i++)
    FH_FOREACH_CARD (card, *wrong)
      {
        const char *theme = find_theme_of (search->wanted[i], &moment->view, sound, card);

        if (theme != NULL)
          {
            found = theme;
            missed |= FH_SET (card);
          }
      }
  *wrong = missed;
  return found;
}

/* Whether who plays a sound card each time reaches the goal, by a line that shows @theme beside one
 * of @wrong. */
static bool
is_proved (Search *search,
           const Moment *moment,
           const char *theme,
           FhCardSet wrong,
           const uint32_t *draws,
           int n_draws)
{
  FhPuzzle *puzzle = calloc (1, sizeof *puzzle);
  FhLine *line = calloc (1, sizeof *line);
  bool is_sound = true, is_made = false;

  if (puzzle != NULL && line != NULL
      && fh_puzzle_init (puzzle, &moment->view, draws, n_draws, search->solver)
      && puzzle->n == n_draws)
    {
      while (is_sound && fh_puzzle_awaits (puzzle))
        {
          FhPuzzleCard cards[FH_SOLVER_MAX_MOVES];
          FhPuzzleIdea idea;
          int n = fh_puzzle_weigh (puzzle, search->solver, cards), i = 0;

          while (i < n && !cards[i].is_sound)
            i++;
          if (n <= 0 || i == n)
            break;
          FhAction action = fh_action_play (fh_world_table (&puzzle->worlds[0])->turn,
                                            cards[i].card, (FhSuit) cards[i].named);
          line->n = 0;
          if (!fh_puzzle_play (puzzle, search->solver, &action, &is_sound, &idea)
              || !fh_puzzle_go_on (puzzle, search->solver, line))
            break;
        }
      is_made =
          fh_puzzle_fate (puzzle) == FH_FATE_MADE && !puzzle->is_lost
          && find_theme_is_shown (theme, &moment->view, wrong, fh_world_table (&puzzle->worlds[0]));
    }
  free (puzzle);
  free (line);
  return is_made;
}

/* Whether it is with one of @draws first, in whose layout the others play: that one becomes it. */
static bool
prove (Search *search,
       const Moment *moment,
       const char *theme,
       FhCardSet wrong,
       uint32_t *draws,
       int n_draws)
{
  for (int i = 0; i < n_draws; i++)
    {
      uint32_t first = draws[i];

      memmove (draws + 1, draws, (size_t) i * sizeof *draws);
      draws[0] = first;
      if (is_proved (search, moment, theme, wrong, draws, n_draws))
        return true;
    }
  return false;
}

/* Writes an entry when there is something to be found by who is to play; whether it did. */
static bool
look (Search *search)
{
  static Moment moment;
  uint32_t draws[MAX_DRAWS];
  int n, beginner, club, strong;
  FhCardSet wrong = 0;
  const char *theme;

  memset (&moment, 0, sizeof moment);
  fh_seat_view_init (&moment.view, &search->state, search->state.table.turn);
  /* Only then are layouts drawn and solved, which takes long. */
  if (!may_be_wanted (search, &moment.view) || fh_set_size (moment.view.legal.cards) < 3
      || fh_seat_view_fate (&moment.view) != FH_FATE_OPEN || !is_worth_it (search, &moment))
    return false;
  beginner = share_failed (&moment, FH_PLAYER_BEGINNER, &wrong);
  club = beginner < 20 ? 0 : share_failed (&moment, FH_PLAYER_CLUB, &wrong);
  if (beginner < 20
      || (search->grade != 0 && search->grade <= FH_GRADE_THIRD
          && search->grade != 1 + (int) fh_puzzle_grade (club, 0)))
    return false;
  /* They think longest. */
  strong = share_failed (&moment, FH_PLAYER_STRONG, &wrong);
  theme = find_theme (search, &moment, &wrong);
  if (theme == NULL
      || (search->grade != 0 && search->grade != 1 + (int) fh_puzzle_grade (club, strong)))
    return false;
  n = choose_draws (&moment, draws);
  fh_solver_set_budget (search->solver, 0);
  if (n < 6 || !prove (search, &moment, theme, wrong, draws, n))
    return false;

  char *text = fh_record_write (search->record);
  printf ("puzzle %s-%d-%d %s %d %d %d", fh_preset_id ((FhPreset) moment.view.table.rules.preset),
          search->number, moment.view.table.n_plays, theme, beginner, club, strong);
  for (int i = 0; i < n; i++)
    printf (" %u", draws[i]);
  printf ("\n%s\n", text);
  fflush (stdout);
  free (text);
  return true;
}

static bool
act (Search *search)
{
  const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  FhSeatView view;
  FhAction action;

  fh_seat_view_init (&view, &search->state, search->state.table.turn);
  action = fh_player_decide (&player, &view, NULL).action;
  if (action.kind == FH_ACTION_NONE || fh_state_apply (&search->state, &action).code != FH_OK)
    return false;
  fh_record_append (search->record, &action, &search->state.table);
  return true;
}

/* Where the score is to decide: one side is up to four tricks in defence from the game, or all ten
 * would win it. */
static void
set_score (Search *search)
{
  FhTable *table = &search->state.table;
  int side = search->number & 1;

  table->totals[side] = search->number % 5 == 0 ? 260 : 500 - 10 * (1 + search->number / 2 % 3);
  table->totals[!side] = 20 * (1 + search->number / 3 % 11);
  fh_record_set_totals (search->record, table->totals);
}

/* Plays deal number @number and looks at each moment of its first tricks. */
static bool
try_deal (Search *search, const FhRules *rules, int number)
{
  int dealer = number % rules->n_callers;
  FhAction deal = fh_deal_from_seed (rules, dealer, fh_seed_from_number ((uint64_t) number), 0);
  bool is_found = false;

  search->number = number;
  fh_state_init (&search->state, rules);
  search->record = fh_record_new_for_rules (rules);
  if (search->n_wanted == 1 && strcmp (search->wanted[0], "score") == 0)
    set_score (search);
  if (fh_state_apply (&search->state, &deal).code == FH_OK)
    {
      const FhTable *table = &search->state.table;

      fh_record_append (search->record, &deal, table);
      while (!is_found && !table->deal_over && table->n_tricks <= MAX_TRICK)
        {
          if (table->due == FH_ACTION_PLAY && table->contract != FH_CALL_NONE
              && table->contract != FH_PASS)
            is_found = look (search);
          if (!is_found && !act (search))
            break;
        }
    }
  fh_record_free (search->record);
  return is_found;
}

int
main (int argc, char **argv)
{
  static Search search;
  FhPreset preset;
  FhRules rules;
  int n, number;

  if (argc < 4 || !fh_preset_from_id (argv[1], &preset))
    {
      fprintf (stderr, "find-puzzles PRESET N FIRST [THEME[,THEME…] [GRADE]]\n");
      return 2;
    }
  n = atoi (argv[2]);
  number = atoi (argv[3]);
  search.grade = argc > 5 ? atoi (argv[5]) : 0;
  fh_rules_init (&rules, preset);
  if (argc > 4 && strcmp (argv[4], "any") != 0)
    for (char *word = strtok (argv[4], ","); word != NULL; word = strtok (NULL, ","))
      {
        if (!find_theme_is (word, &rules) || search.n_wanted == MAX_WANTED)
          {
            fprintf (stderr, "find-puzzles: there is no theme %s at the table %s.\n", word,
                     argv[1]);
            return 2;
          }
        search.wanted[search.n_wanted++] = word;
      }
  search.solver = fh_solver_new (0);
  while (n > 0)
    n -= try_deal (&search, &rules, number++);
  fh_solver_free (search.solver);
  return 0;
}
