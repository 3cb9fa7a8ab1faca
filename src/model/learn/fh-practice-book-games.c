/* fh-practice-book-games.c: what was judged of the person's last games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text of a game is a line "ID TIME", of when its first decision was noted, and below it, in
 * the order of the actions, a line for each decision, "DEAL ACTION MADE COST COULD…": MADE is the
 * word of a fault, or "-" where it was no mistake, "+" where it was hard and right, and COULD those
 * of the faults that it could have been.
 */
#include "fh-practice-book-private.h"

#include <math.h>
#include <string.h>

/* Places for games: more than count, so that no game has to go for one that is older. */
#define N_PLACES (2 * FH_LAST_GAMES)

/* So many decisions of a game are kept, the last ones. */
#define MAX_DECISIONS 300

/* From so many deals on it is said what mistakes cost a deal. */
#define LEAST_DEALS 8

/* What was no mistake, and what was hard and right. */
#define SOUND "-"
#define HARD  "+"

/* --- A game as text --- */

static gint64
time_of (const char *text)
{
  const char *time = strchr (text, ' ');

  return time != NULL ? g_ascii_strtoll (time, NULL, 10) : 0;
}

/* Appends @decision as a line. */
static void
write_decision (GString *text, const FhJudgedDecision *decision)
{
  char cost[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (cost, sizeof cost, "%.1f", decision->cost);
  g_string_append_printf (text, "\n%u %u %s %s", decision->deal, decision->index,
                          decision->is_mistake ? fh_practice_fault_word (decision->fault)
                          : decision->is_hard  ? HARD
                                               : SOUND,
                          cost);
  for (int fault = FH_FAULT_NONE + 1; fault < FH_N_FAULTS; fault++)
    if (decision->could >> fault & 1u)
      g_string_append_printf (text, " %s", fh_practice_fault_word ((FhPracticeFault) fault));
}

static gboolean
read_decision (const char *line, FhJudgedDecision *decision)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint64 deal, index;

  *decision = (FhJudgedDecision){ 0 };
  if (g_strv_length (words) < 4
      || !g_ascii_string_to_unsigned (words[0], 10, 0, G_MAXINT, &deal, NULL)
      || !g_ascii_string_to_unsigned (words[1], 10, 0, G_MAXINT, &index, NULL))
    return FALSE;
  decision->deal = (guint) deal;
  decision->index = (guint) index;
  decision->is_hard = g_str_equal (words[2], HARD);
  decision->is_mistake = !decision->is_hard && !g_str_equal (words[2], SOUND);
  decision->cost = g_ascii_strtod (words[3], NULL);
  for (guint i = 4; words[i] != NULL; i++)
    {
      FhPracticeFault fault;

      if (fh_practice_fault_from_word (words[i], &fault))
        decision->could |= 1u << fault;
    }
  return isfinite (decision->cost) && decision->cost >= 0
         && (!decision->is_mistake || fh_practice_fault_from_word (words[2], &decision->fault));
}

/* The decisions in @text, which may be NULL. */
static GArray *
read_game (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);
  GArray *decisions = g_array_new (FALSE, FALSE, sizeof (FhJudgedDecision));

  for (guint i = 1; lines[0] != NULL && lines[i] != NULL; i++)
    {
      FhJudgedDecision decision;

      if (read_decision (lines[i], &decision))
        g_array_append_val (decisions, decision);
    }
  return decisions;
}

/* --- Which games --- */

typedef struct
{
  guint place;
  gint64 time;
  char *text;
} Kept;

static void
clear_kept (gpointer data)
{
  g_free (((Kept *) data)->text);
}

static int
compare_kept (gconstpointer a, gconstpointer b)
{
  const Kept *left = a, *right = b;

  if (left->time != right->time)
    return left->time > right->time ? -1 : 1;
  return strcmp (left->text, right->text);
}

/* All games that are kept, the last one at the front. */
static GArray *
list_games (FhKeyTable *book)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (Kept));

  g_array_set_clear_func (games, clear_kept);
  for (guint place = 0; place < N_PLACES; place++)
    {
      g_autofree char *number = g_strdup_printf ("%u", place);
      Kept kept = { .place = place, .text = fh_key_table_dup_text (book, FH_BOOK_GAMES, number) };

      if (kept.text == NULL)
        continue;
      kept.time = time_of (kept.text);
      g_array_append_val (games, kept);
    }
  g_array_sort (games, compare_kept);
  return games;
}

/* Forgets all games but the last ones, so that there is room for one more. */
static void
make_room (FhKeyTable *book)
{
  g_autoptr (GArray) games = list_games (book);

  for (guint i = FH_LAST_GAMES - 1; i < games->len; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", g_array_index (games, Kept, i).place);

      fh_key_table_set_text (book, FH_BOOK_GAMES, number, "");
    }
}

/* --- Noting --- */

/* Puts @decision among @decisions, in the place of one of the same action; those of actions from
 * @n_actions on were taken back. */
static void
insert (GArray *decisions, guint n_actions, const FhJudgedDecision *decision)
{
  guint at = 0;

  while (at < decisions->len
         && g_array_index (decisions, FhJudgedDecision, at).index < decision->index)
    at++;
  if (at < decisions->len
      && g_array_index (decisions, FhJudgedDecision, at).index == decision->index)
    g_array_remove_index (decisions, at);
  g_array_insert_val (decisions, at, *decision);
  while (decisions->len > 0
         && g_array_index (decisions, FhJudgedDecision, decisions->len - 1).index >= n_actions)
    g_array_set_size (decisions, decisions->len - 1);
  if (decisions->len > MAX_DECISIONS)
    g_array_remove_range (decisions, 0, decisions->len - MAX_DECISIONS);
}

void
fh_practice_book_note_judged (FhKeyTable *book,
                              const char *game,
                              guint n_actions,
                              const FhJudgedDecision *decision)
{
  g_autoptr (GArray) decisions = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *number = NULL, *old = NULL;
  guint place;
  gint64 time;

  g_return_if_fail (FH_IS_KEY_TABLE (book));

  place =
      fh_practice_book_find_place (book, FH_BOOK_GAMES, N_PLACES, game, fh_practice_book_has_id);
  number = g_strdup_printf ("%u", place);
  old = fh_key_table_dup_text (book, FH_BOOK_GAMES, number);
  if (old == NULL || !fh_practice_book_has_id (old, game))
    {
      g_clear_pointer (&old, g_free);
      make_room (book);
    }
  decisions = read_game (old);
  insert (decisions, n_actions, decision);
  time = old != NULL ? time_of (old) : g_get_real_time () / G_USEC_PER_SEC;
  g_string_append_printf (text, "%s %" G_GINT64_FORMAT, game, time);
  for (guint i = 0; i < decisions->len; i++)
    write_decision (text, &g_array_index (decisions, FhJudgedDecision, i));
  if (g_strcmp0 (old, text->str) == 0)
    return;
  fh_key_table_set_text (book, FH_BOOK_GAMES, number, text->str);
  fh_key_table_save (book);
}

/* --- What it comes to --- */

typedef struct
{
  guint could, made;
  double cost;
} OfFault;

typedef struct
{
  guint could, made; /* sets of faults */
  double cost;
} OfDeal;

/* What all of it comes to so far. */
typedef struct
{
  FhLastGames *sum;
  OfFault faults[FH_N_FAULTS];
  double cost;    /* of all deals, */
  double squares; /* and of each, squared */
} Adding;

static void
add_deal (Adding *adding, const OfDeal *deal)
{
  adding->sum->n_deals++;
  adding->cost += deal->cost;
  adding->squares += deal->cost * deal->cost;
  for (int fault = FH_FAULT_NONE + 1; fault < FH_N_FAULTS; fault++)
    {
      adding->faults[fault].could += (deal->could | deal->made) >> fault & 1u;
      adding->faults[fault].made += deal->made >> fault & 1u;
    }
}

static void
add_game (Adding *adding, GArray *decisions)
{
  OfDeal deal = { 0 };

  for (guint i = 0; i < decisions->len; i++)
    {
      const FhJudgedDecision *decision = &g_array_index (decisions, FhJudgedDecision, i);

      adding->sum->n_decisions++;
      adding->sum->n_hard += decision->is_hard;
      deal.could |= decision->could;
      if (decision->is_mistake)
        {
          adding->sum->n_mistakes++;
          adding->faults[decision->fault].cost += decision->cost;
          deal.made |= 1u << decision->fault;
          deal.cost += decision->cost;
        }
      if (i + 1 == decisions->len || decision[1].deal != decision->deal)
        {
          add_deal (adding, &deal);
          deal = (OfDeal){ 0 };
        }
    }
  adding->sum->n_games += decisions->len > 0;
}

/* The habits among @faults, the dearest first. */
static void
find_habits (FhLastGames *sum, const OfFault faults[FH_N_FAULTS])
{
  guint left = 0;

  for (int fault = FH_FAULT_NONE + 1; fault < FH_N_FAULTS; fault++)
    if (fh_practice_book_is_often (faults[fault].could, faults[fault].made))
      left |= 1u << fault;
  while (left != 0 && sum->n_habits < FH_LAST_HABITS)
    {
      int dearest = FH_FAULT_NONE;

      for (int fault = FH_FAULT_NONE + 1; fault < FH_N_FAULTS; fault++)
        if ((left >> fault & 1u)
            && (dearest == FH_FAULT_NONE || faults[fault].cost > faults[dearest].cost))
          dearest = fault;
      left &= ~(1u << dearest);
      sum->habits[sum->n_habits++] = (FhLastHabit){ .fault = (FhPracticeFault) dearest,
                                                    .could = faults[dearest].could,
                                                    .made = faults[dearest].made,
                                                    .cost = faults[dearest].cost };
    }
}

void
fh_practice_book_sum_games (FhKeyTable *book, FhLastGames *sum)
{
  g_autoptr (GArray) games = NULL;
  Adding adding = { .sum = sum };

  *sum = (FhLastGames){ 0 };
  g_return_if_fail (FH_IS_KEY_TABLE (book));

  games = list_games (book);
  for (guint i = 0; i < games->len && i < FH_LAST_GAMES; i++)
    {
      g_autoptr (GArray) decisions = read_game (g_array_index (games, Kept, i).text);

      add_game (&adding, decisions);
    }
  find_habits (sum, adding.faults);
  double n = sum->n_deals;
  sum->tells_cost = sum->n_deals >= LEAST_DEALS;
  sum->cost = sum->n_deals > 0 ? adding.cost / n : 0;
  /* From deal to deal it is now this, now that; how well each was judged is part of it. */
  if (sum->tells_cost)
    sum->error = sqrt (MAX (adding.squares - n * sum->cost * sum->cost, 0) / (n - 1) / n);
}
