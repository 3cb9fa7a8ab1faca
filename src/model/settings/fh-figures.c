/* fh-figures.c: what deals and games that were counted add up to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-figures.h"

#include <math.h>
#include <string.h>

#include "fh-notation.h"

/* Over time there are so many spans at the most, of so many deals at the least. */
#define MAX_SPANS  12
#define SPAN_DEALS 10

/* So many are told of as the best, and as the worst. */
#define N_EXTREME 3

/* 95 % of a normal distribution lie within so many standard deviations. */
#define Z 1.959964

/* --- Values --- */

static guint
add_up (guint a, guint b)
{
  return a > G_MAXUINT - b ? G_MAXUINT : a + b;
}

/* Adds @more to @tally; numbers that nobody can have reached stay at the most there can be. */
static void
add_tally (FhTally *tally, FhTally more)
{
  tally->played = add_up (tally->played, more.played);
  tally->won = add_up (tally->won, more.won);
}

gboolean
fh_tally_interval (FhTally tally, double *low, double *high)
{
  double n = tally.played, share, middle, half;

  *low = 0.0;
  *high = 1.0;
  if (tally.played == 0)
    return FALSE;
  share = tally.won / n;
  middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n);
  half = Z / (1 + Z * Z / n) * sqrt (share * (1 - share) / n + Z * Z / (4 * n * n));
  *low = CLAMP (middle - half, 0.0, share);
  *high = CLAMP (middle + half, share, 1.0);
  return TRUE;
}

void
fh_counted_clear (FhCounted *counted)
{
  g_free (counted->game);
  g_free (counted->seed);
  g_free (counted->cards);
  g_free (counted->table);
  g_free (counted->house);
  g_free (counted->partner);
  g_free (counted->level);
  memset (counted, 0, sizeof *counted);
}

void
fh_counted_free (FhCounted *counted)
{
  fh_counted_clear (counted);
  g_free (counted);
}

static void
counted_free (gpointer data)
{
  fh_counted_free (data);
}

static void
figure_free (gpointer data)
{
  FhFigure *figure = data;

  g_free (figure->id);
  g_free (figure->name);
  g_free (figure);
}

FhFigures *
fh_figures_new (void)
{
  FhFigures *self = g_new0 (FhFigures, 1);

  self->contracts = g_ptr_array_new_with_free_func (figure_free);
  self->tables = g_ptr_array_new_with_free_func (figure_free);
  self->partners = g_ptr_array_new_with_free_func (figure_free);
  self->spans = g_ptr_array_new_with_free_func (g_free);
  self->sums = g_ptr_array_new_with_free_func (g_free);
  self->best = g_ptr_array_new_with_free_func (counted_free);
  self->worst = g_ptr_array_new_with_free_func (counted_free);
  self->deals = g_ptr_array_new_with_free_func (counted_free);
  return self;
}

void
fh_figures_free (FhFigures *self)
{
  g_ptr_array_unref (self->contracts);
  g_ptr_array_unref (self->tables);
  g_ptr_array_unref (self->partners);
  g_ptr_array_unref (self->spans);
  g_ptr_array_unref (self->sums);
  g_ptr_array_unref (self->best);
  g_ptr_array_unref (self->worst);
  g_ptr_array_unref (self->deals);
  g_free (self);
}

/* --- Adding --- */

/* The figure of @id and @name in @list, made if there is none; there are few. */
static FhFigure *
find (GPtrArray *list, const char *id, const char *name)
{
  FhFigure *figure;

  for (guint i = 0; i < list->len; i++)
    {
      figure = list->pdata[i];
      if (g_strcmp0 (figure->id, id) == 0 && g_strcmp0 (figure->name, name) == 0)
        return figure;
    }
  figure = g_new0 (FhFigure, 1);
  figure->id = g_strdup (id);
  figure->name = g_strdup (name);
  g_ptr_array_add (list, figure);
  return figure;
}

/* Contracts in @role, of which @good came out as the person wanted. */
static void
add_contracts (FhFigure *figure, FhRole role, FhTally good)
{
  add_tally (role == FH_ROLE_DEFENDER ? &figure->others : &figure->own, good);
}

/* Adds those of one deal or one sum to all that they belong to; @partner may be NULL. */
static void
add_everywhere (
    FhFigures *self, FhFigure *table, FhFigure *partner, FhRole role, FhCall call, FhTally good)
{
  if (role >= FH_ROLE_NONE || call >= FH_N_CALLS)
    return;
  add_tally (&self->roles[role], good);
  add_contracts (&self->all, role, good);
  add_contracts (table, role, good);
  if (partner != NULL)
    add_contracts (partner, role, good);
  FhFigure *contract = find (self->contracts, fh_call_write (call), NULL);
  add_contracts (contract, role, good);
  contract->deals = add_up (contract->deals, good.played);
}

void
fh_figures_take_deal (FhFigures *self, FhCounted *deal)
{
  FhFigure *table = find (self->tables, deal->table, deal->house);
  FhFigure *partner = NULL;
  gboolean good = deal->role == FH_ROLE_DEFENDER ? !deal->good : deal->good;

  if (deal->partner != NULL || deal->level != NULL)
    partner = find (self->partners, deal->level, deal->partner);
  self->all.deals = add_up (self->all.deals, 1);
  table->deals = add_up (table->deals, 1);
  if (partner != NULL)
    partner->deals = add_up (partner->deals, 1);
  add_everywhere (self, table, partner, deal->role, deal->call, (FhTally){ 1, good });
  add_tally (&self->calls, deal->calls);
  g_ptr_array_add (self->deals, deal);
}

void
fh_figures_add_game (FhFigures *self, const FhCounted *game)
{
  FhTally tally = { 1, game->good };

  add_tally (&self->all.games, tally);
  add_tally (&find (self->tables, game->table, game->house)->games, tally);
  if (game->partner != NULL || game->level != NULL)
    add_tally (&find (self->partners, game->level, game->partner)->games, tally);
}

void
fh_figures_add_deals_before (FhFigures *self, const char *table, guint n)
{
  FhFigure *figure = find (self->tables, table, NULL);

  self->all.deals = add_up (self->all.deals, n);
  self->n_before = add_up (self->n_before, n);
  figure->deals = add_up (figure->deals, n);
}

void
fh_figures_add_games_before (FhFigures *self, const char *table, FhTally games)
{
  add_tally (&self->all.games, games);
  add_tally (&find (self->tables, table, NULL)->games, games);
}

void
fh_figures_add_contracts_before (
    FhFigures *self, const char *table, FhRole role, FhCall call, FhTally made)
{
  FhTally good = made;

  if (role == FH_ROLE_DEFENDER)
    good.won = made.played - MIN (made.won, made.played);
  add_everywhere (self, find (self->tables, table, NULL), NULL, role, call, good);
}

/* --- At the end --- */

static int
compare_contracts (gconstpointer a, gconstpointer b)
{
  const FhFigure *x = *(FhFigure *const *) a, *y = *(FhFigure *const *) b;

  return fh_call_read (x->id, strlen (x->id)) - fh_call_read (y->id, strlen (y->id));
}

static int
compare_deals (gconstpointer a, gconstpointer b)
{
  const FhFigure *x = *(FhFigure *const *) a, *y = *(FhFigure *const *) b;
  int by_id;

  if (x->deals != y->deals)
    return x->deals > y->deals ? -1 : 1;
  by_id = g_strcmp0 (x->id, y->id);
  return by_id != 0 ? by_id : g_strcmp0 (x->name, y->name);
}

static double
gain (const FhCounted *deal)
{
  return deal->own - deal->others;
}

/* The @n deals from @first on. */
static void
make_span (FhSpan *span, GPtrArray *deals, guint first, guint n)
{
  double squares = 0.0;

  span->from = ((FhCounted *) deals->pdata[first])->ended;
  span->to = ((FhCounted *) deals->pdata[first + n - 1])->ended;
  span->deals = n;
  for (guint i = first; i < first + n; i++)
    {
      const FhCounted *deal = deals->pdata[i];

      if (deal->role == FH_ROLE_DECLARER || deal->role == FH_ROLE_PARTNER)
        add_tally (&span->own, (FhTally){ 1, deal->good });
      add_tally (&span->calls, deal->calls);
      span->points += gain (deal) / n;
      span->others += deal->others / n;
    }
  for (guint i = first; i < first + n; i++)
    squares += pow (gain (deals->pdata[i]) - span->points, 2);
  if (n > 1)
    span->error = sqrt (squares / (n - 1) / n);
}

static int
compare_gains (gconstpointer a, gconstpointer b)
{
  const FhCounted *x = *(FhCounted *const *) a, *y = *(FhCounted *const *) b;

  if (gain (x) != gain (y))
    return gain (x) > gain (y) ? -1 : 1;
  return x->ended > y->ended ? -1 : x->ended < y->ended;
}

void
fh_figures_finish (FhFigures *self)
{
  guint n = self->deals->len;
  guint n_spans = CLAMP (n / SPAN_DEALS, n > 0, MAX_SPANS);

  g_ptr_array_sort (self->contracts, compare_contracts);
  g_ptr_array_sort (self->tables, compare_deals);
  g_ptr_array_sort (self->partners, compare_deals);
  if (n > 0)
    make_span (&self->whole, self->deals, 0, n);
  for (guint i = 0; i < n_spans; i++)
    {
      FhSpan *span = g_new0 (FhSpan, 1);
      guint first = (guint) ((guint64) n * i / n_spans);
      guint next = (guint) ((guint64) n * (i + 1) / n_spans);

      make_span (span, self->deals, first, next - first);
      g_ptr_array_add (self->spans, span);
    }
  for (guint i = 0; i < n && n_spans < 2; i++)
    {
      FhSpan *sum = g_new0 (FhSpan, 1);

      make_span (sum, self->deals, 0, i + 1);
      sum->points *= i + 1;
      sum->error = 0.0;
      g_ptr_array_add (self->sums, sum);
    }
  g_ptr_array_sort (self->deals, compare_gains);
  for (guint i = 0; i < N_EXTREME; i++)
    {
      if (self->deals->len > 0 && gain (self->deals->pdata[0]) > 0)
        g_ptr_array_add (self->best, g_ptr_array_steal_index (self->deals, 0));
      if (self->deals->len > 0 && gain (self->deals->pdata[self->deals->len - 1]) < 0)
        g_ptr_array_add (self->worst, g_ptr_array_steal_index (self->deals, self->deals->len - 1));
    }
  g_ptr_array_set_size (self->deals, 0);
}
