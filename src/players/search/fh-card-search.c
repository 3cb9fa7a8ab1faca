/* fh-card-search.c: choosing a card by trying it in many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-search.h"

#include <math.h>
#include <string.h>

#include "fh-card-belief.h"
#include "fh-outcomes.h"
#include "fh-playout.h"
#include "fh-rules-player.h"
#include "fh-solver.h"
#include "fh-sound-play.h"
#include "fh-stakes.h"

/* Memory of the solver of one decision. */
#define SOLVER_MEMORY ((size_t) 4 << 20)

/* Standard errors by which the joker must be ahead when the rules of thumb would keep it. */
#define JOKER_ERRORS 1.5f

typedef struct
{
  FhComparison *search;
  const FhSeatView *view;
  const FhThinking *thinking;
  const FhThinkingSide *side;
  const atomic_int *cancelled;
  FhSolver *solver;
  int solved;                   /* cards a seat from which worlds are solved, */
  bool round;                   /* but not before it is the own turn again */
  uint64_t nodes;               /* that the solver may still look at */
  float errors[FH_MAX_WEIGHED]; /* first sums of squares */
  bool is_unsound[FH_MAX_WEIGHED];
  int base; /* the card that others have to be ahead of */
  FhOutcomes outcomes;
} Work;

/* No single question may take more than this part of the positions for all. */
#define NODES_PART 16

/* Five and six hands take the solver much longer. */
static int
solved_for (const FhTable *table, int solved)
{
  int n_playing = fh_table_n_playing (table);
  int most = n_playing >= 6 ? 5 : n_playing == 5 ? 6 : FH_HAND_SIZE;

  return solved < most ? solved : most;
}

/* Takes what the last question cost off the budget; when nothing is left, worlds are played on by
 * rules. */
static void
pay (Work *work)
{
  uint64_t nodes = fh_solver_nodes (work->solver);

  work->nodes -= nodes < work->nodes ? nodes : work->nodes;
  if (work->nodes == 0)
    work->solved = 0;
}

/* What the rules of thumb would play if only @cards were allowed. */
static FhAction
natural_of (const FhSeatView *view, FhCardSet cards)
{
  FhSeatView only = *view;

  only.legal.cards = cards;
  return fh_rules_player_decide (fh_character_get (FH_STEADY), NULL, &only, 0).action;
}

/* All cards, each with one suit to name, except that a joker is there with all. */
static void
list_cards (FhComparison *search, const FhSeatView *view)
{
  FhAction natural = natural_of (view, view->legal.cards);

  search->n = search->natural = 0;
  FH_FOREACH_CARD (card, view->legal.cards)
    {
      uint8_t suits = fh_card_is_joker (card) ? view->legal.joker_suits : 0;
      for (int suit = 0; suit < (suits ? FH_N_SUITS : 1); suit++)
        {
          uint8_t named = suits ? (uint8_t) suit : FH_SUIT_NONE;
          if ((suits && !fh_suits_have (suits, suit)) || search->n == FH_MAX_WEIGHED)
            continue;
          if (card == natural.cards[0] && (!suits || named == natural.suit))
            search->natural = search->n;
          search->list[search->n++] = (FhWeighed){
            .call = FH_CALL_NONE, .card = card, .named = named, .cards = FH_SET (card)
          };
        }
    }
}

/* Finds which cards go against a principle of sound play, and the one that all others have to be
 * better than: what the rules of thumb like best of those that do not. */
static void
judge_cards (Work *work)
{
  const FhComparison *search = work->search;
  FhCardSet sound = 0;
  FhReading reading;

  work->base = search->natural;
  if (work->side->unsound <= 0)
    return;
  fh_reading_init (&reading, work->view, &fh_skill, false);
  for (int i = 0; i < search->n; i++)
    {
      work->is_unsound[i] = fh_sound_play_judge (&reading, search->list[i].card) != FH_SOUND;
      if (!work->is_unsound[i])
        sound |= FH_SET (search->list[i].card);
    }
  if (!work->is_unsound[search->natural] || !sound)
    return;
  FhAction action = natural_of (work->view, sound);
  for (int i = 0; i < search->n; i++)
    if (search->list[i].card == action.cards[0] && search->list[i].named == action.suit)
      work->base = i;
}

/* The most cards that a seat of @table that plays has. */
static int
cards_left (const FhTable *table)
{
  int most = 0;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (!fh_seats_have (table->sitting_out, seat) && table->hand_size[seat] > most)
      most = table->hand_size[seat];
  return most;
}

/* Whether @table is to be played on by rules before the rest is solved. */
static bool
is_open (const Work *work, const FhTable *table)
{
  return cards_left (table) > work->solved || (work->round && table->turn != work->view->seat);
}

/* The tricks of the bidders when @world is played on from where it stands, or -1 when cancelled. */
static int
play_on (Work *work, FhWorld *world, uint8_t bidders)
{
  const FhTable *table = fh_world_table (world);
  FhSolverPosition position;

  while (!table->deal_over && is_open (work, table))
    fh_playout_step (world);
  if (!table->deal_over && fh_solver_position_init (&position, world))
    {
      position.bidders = bidders;
      int tricks = fh_solver_value (work->solver, &position);
      pay (work);
      if (tricks != FH_SOLVER_UNKNOWN)
        return tricks;
      if (fh_is_cancelled (work->cancelled))
        return -1;
    }
  fh_world_play_out (world);
  return fh_table_seats_tricks (table, bidders);
}

/* Fills @results with what comes of each card in @world; false when cancelled. */
static bool
try_world (Work *work, const FhWorld *world, const FhStakes *stakes, FhStake *results)
{
  const FhComparison *search = work->search;
  FhSolverCard solved[FH_SOLVER_MAX_MOVES];
  FhSolverPosition position;
  bool is_race = fh_last_tricks_fit (&work->view->table, stakes->bidders);
  int n_solved = 0;

  if (!is_race && !work->round && cards_left (fh_world_table (world)) <= work->solved
      && fh_solver_position_init (&position, world))
    {
      position.bidders = stakes->bidders;
      n_solved = fh_solver_cards (work->solver, &position, solved);
      pay (work);
    }
  for (int i = 0; i < search->n; i++)
    {
      const FhWeighed *card = &search->list[i];
      int tricks = -1;
      for (int k = 0; k < n_solved; k++)
        if (solved[k].card == card->card && solved[k].named == card->named)
          tricks = solved[k].value;
      if (tricks < 0)
        {
          FhWorld next = *world;
          FhAction action = fh_action_play (work->view->seat, card->card, (FhSuit) card->named);
          if (fh_is_cancelled (work->cancelled) || fh_world_apply (&next, &action).code != FH_OK)
            return false;
          if (is_race)
            {
              fh_last_tricks_play (&next, stakes->bidders);
              results[i] = fh_stakes_of_end (&next, work->view->seat, stakes->bidders);
              continue;
            }
          tricks = play_on (work, &next, stakes->bidders);
          if (tricks < 0)
            return false;
        }
      results[i] = stakes->by_tricks[tricks];
    }
  return true;
}

/* Adds what came of all cards in world number @index, which has @stakes. */
static void
count_results (
    Work *work, const FhWorlds *worlds, int index, const FhStakes *stakes, const FhStake *results)
{
  FhComparison *search = work->search;
  float weight = worlds->weights[index];
  const FhTable *table = fh_world_table (&worlds->worlds[index]);
  bool has_aim = table->declarer != FH_SEAT_NONE;

  for (int k = 0; k < search->n; k++)
    {
      FhWeighed *card = &search->list[k];
      const FhStake *result = &results[k];
      float own = (float) (stakes->bids ? result->tricks : FH_N_TRICKS - result->tricks);
      float ahead = result->worth - results[work->base].worth;

      work->errors[k] += weight * ahead * ahead;
      *fh_outcomes_at (&work->outcomes, k, index) =
          (FhOutcome){ .points = result->points,
                       .worth = result->worth,
                       .tried = true,
                       .ends = result->ends,
                       .has_aim = has_aim,
                       .reached = result->made == stakes->bids,
                       .for_tricks = has_aim && !fh_table_is_misere (table),
                       .tricks = own };
      card->reached += has_aim ? weight : 0;
      card->worth += weight * result->worth;
      card->points += weight * result->points;
      card->share += weight * (result->made == stakes->bids);
      card->tricks += weight * own;
    }
}

static bool
try_worlds (Work *work, const FhWorlds *worlds)
{
  FhComparison *search = work->search;
  float sum_of_squares = 0; /* of weights */

  fh_outcomes_init (&work->outcomes, worlds, search->n);
  for (int i = 0; i < worlds->n; i++)
    {
      FhStake results[FH_MAX_WEIGHED];
      FhStakes stakes;

      fh_stakes_init (&stakes, &worlds->worlds[i], work->view->seat);
      if (!try_world (work, &worlds->worlds[i], &stakes, results))
        return false;
      sum_of_squares += worlds->weights[i] * worlds->weights[i];
      count_results (work, worlds, i, &stakes, results);
    }

  /* The standard error of what each card is ahead of that one; weights count as so many
   * worlds as they would be if they were even. */
  for (int k = 0; k < search->n; k++)
    {
      float ahead = search->list[k].worth - search->list[work->base].worth;
      float variance = work->errors[k] - ahead * ahead;
      work->errors[k] = variance > 0 && !worlds->complete ? sqrtf (variance * sum_of_squares) : 0;
    }
  return true;
}

/* --- The choice --- */

/* Whether the joker would be led at no-trump, where it asks for a suit and clears it: who keeps it
 * to the last trick has had no use of that. */
static bool
asks_for_suit (const Work *work)
{
  const FhTable *table = &work->view->table;

  return fh_table_trick_size (table) == 0 && fh_table_trump (table) == FH_NO_TRUMP
         && !fh_table_is_misere (table);
}

/* The worth of card @i after penalties.  A joker played although the rules of thumb keep it loses
 * JOKER_ERRORS standard errors: a solver that sees all hands always finds a good moment for it
 * later, and so undervalues keeping it.  An unsound card has to be better by a margin, too. */
static float
clear_worth (const Work *work, int i)
{
  const FhComparison *search = work->search;
  bool is_early_joker = fh_card_is_joker (search->list[i].card)
                        && !fh_card_is_joker (search->list[work->base].card)
                        && !asks_for_suit (work);

  if (work->is_unsound[i] && i != work->base)
    return search->list[i].worth - work->side->unsound * (work->errors[i] + work->side->natural)
           - FH_EQUAL_ERRORS * search->list[i].model_worth_error;
  return search->list[i].worth - (is_early_joker ? JOKER_ERRORS * work->errors[i] : 0);
}

/* Chooses the card.  Unless the best is ahead of the rules' sound choice by more than chance, that
 * choice stands; else, of all cards within the margin of the best, the one the rules prefer. */
static void
choose (const Work *work)
{
  FhComparison *search = work->search;
  const FhSeatView *view = work->view;
  float margin = work->side->natural;
  int first = 0;
  FhCardSet good = 0;

  for (int i = 1; i < search->n; i++)
    if (clear_worth (work, i) > clear_worth (work, first))
      first = i;
  float best = clear_worth (work, first);
  float ahead = best - search->list[work->base].worth;
  search->chosen = (uint8_t) work->base;
  if (ahead <= margin || ahead <= work->side->errors * work->errors[first])
    return;
  for (int i = 0; i < search->n; i++)
    if (clear_worth (work, i) >= best - margin)
      good |= FH_SET (search->list[i].card);
  FhAction action = natural_of (view, good);
  int chosen = -1;
  for (int i = 0; i < search->n; i++)
    if (search->list[i].card == action.cards[0]
        && (chosen < 0 || search->list[i].worth > search->list[chosen].worth))
      chosen = i;
  /* The joker names the suit that the rules of thumb name, if that is as good. */
  for (int i = 0; i < search->n; i++)
    if (search->list[i].card == action.cards[0] && search->list[i].named == action.suit
        && search->list[i].worth >= best - margin)
      chosen = i;
  search->chosen = (uint8_t) chosen;
}

static const FhThinkingSide *
side_of (const FhThinking *thinking, const FhSeatView *view)
{
  const FhTable *table = &view->table;
  bool bids = table->declarer != FH_SEAT_NONE && fh_seats_have (view->allies, table->declarer);

  if (fh_table_is_misere (table))
    return bids ? &thinking->misere : &thinking->against_misere;
  return bids ? &thinking->declaring : &thinking->defending;
}

bool
fh_card_search (FhComparison *search,
                const FhSeatView *view,
                const FhThinking *thinking,
                FhSeed seed,
                const atomic_int *cancelled)
{
  Work work = { .search = search,
                .view = view,
                .thinking = thinking,
                .side = side_of (thinking, view),
                .cancelled = cancelled };
  bool done = false;

  memset (search, 0, sizeof *search);
  if (work.side->last > 0 && view->table.hand_size[view->seat] > work.side->last)
    return false;
  list_cards (search, view);
  judge_cards (&work);
  /* Layouts of five and six hands take longer to weigh and to solve. */
  FhWorldsBudget budget = thinking->worlds;
  if (view->table.rules.n_seats > 4)
    budget.n_worlds = budget.n_worlds * 3 / view->table.rules.n_seats;
  FhWorlds *worlds = fh_worlds_new (view, &budget, seed, cancelled);
  work.solver = fh_solver_new (SOLVER_MEMORY);
  if (worlds && work.solver)
    {
      work.solved = solved_for (&view->table, work.side->solved);
      work.round = work.side->round && cards_left (&view->table) <= work.solved;
      work.nodes = thinking->play_nodes;
      fh_solver_set_budget (work.solver, thinking->play_nodes / NODES_PART);
      fh_solver_set_cancel (work.solver, cancelled);
      done = try_worlds (&work, worlds);
    }
  if (done)
    {
      fh_card_believe (search, view, &work.outcomes, work.is_unsound);
      choose (&work);
      fh_outcomes_measure (&work.outcomes, search);
      fh_card_believe_errors (search, view);
      fh_outcomes_settle (&work.outcomes, search);
    }
  fh_outcomes_clear (&work.outcomes);
  fh_solver_free (work.solver);
  fh_worlds_free (worlds);
  return done;
}
