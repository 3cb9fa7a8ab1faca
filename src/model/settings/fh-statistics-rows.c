/* fh-statistics-rows.c: what is counted of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-statistics-rows.h"

#include "fh-game-private.h"
#include "fh-notation.h"
#include "fh-seed.h"
#include "fh-sql.h"
#include "fh-statistics-before.h"

gboolean
fh_statistics_has_person (FhGame *game)
{
  return fh_seating_is_person (fh_game_peek_seating (game), fh_game_get_person (game));
}

/* What kind of thing it is, when it was, and to which game it belongs. */
static FhCounted *
new_row (FhGame *game, FhCountedKind kind)
{
  FhCounted *row = g_new0 (FhCounted, 1);

  row->kind = kind;
  row->ended = g_get_real_time () / G_USEC_PER_SEC;
  row->game = g_strdup (game->id);
  row->seed = fh_seed_to_text (fh_game_get_seed (game));
  row->role = FH_ROLE_NONE;
  row->call = FH_CALL_NONE;
  return row;
}

/* What the hands of @state were, from the person's on, and the kitty: the same deal is another one
 * for somebody who holds other cards of it.  (transfer full) */
static char *
dup_cards (FhGame *game, const FhState *state)
{
  g_autoptr (GString) cards = g_string_new (NULL);
  int n_seats = state->table.rules.n_seats, person = fh_game_get_person (game);

  for (int i = 0; i < n_seats; i++)
    g_string_append_printf (cards, "%" G_GINT64_MODIFIER "x ",
                            (guint64) state->dealt[(person + i) % n_seats]);
  g_string_append_printf (cards, "%" G_GINT64_MODIFIER "x", (guint64) state->dealt_kitty);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, cards->str, -1);
}

FhCounted *
fh_statistics_row_of_call (FhGame *game)
{
  return new_row (game, FH_COUNTED_CALL);
}

static void
add_table (FhCounted *row, const FhRules *rules, FhHouseRules *house)
{
  int own = house != NULL ? fh_house_rules_find_rules (house, rules) : -1;

  row->table = g_strdup (fh_preset_id ((FhPreset) rules->preset));
  if (own >= 0)
    row->house = g_strdup (fh_house_rules_get_name (house, (guint) own));
}

/* Whoever of @seats plays with the person; hands that lie open on the table are nobody. */
static void
add_partner (FhCounted *row, FhGame *game, unsigned seats)
{
  const FhSeating *seating = fh_game_peek_seating (game);
  const FhRules *rules = fh_game_peek_rules (game);
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GString) levels = g_string_new (NULL);

  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      const char *name = seating->seats[seat].name, *level = seating->seats[seat].level;

      if (!fh_seats_have (seats, seat) || level[0] == '\0')
        continue;
      if (name[0] != '\0')
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
      if (levels->len == 0)
        g_string_append (levels, level);
    }
  if (names->len > 0)
    row->partner = g_string_free (g_steal_pointer (&names), FALSE);
  if (levels->len > 0)
    row->level = g_string_free (g_steal_pointer (&levels), FALSE);
}

/* The mean of @points over the sides on which nobody of @ours is. */
static double
mean_of_others (const FhRules *rules, unsigned ours, const int points[FH_MAX_SEATS])
{
  double sum = 0.0;
  int n = 0;

  for (int side = 0; side < rules->n_sides; side++)
    if ((fh_rules_side_seats (rules, side) & ours) == 0)
      {
        sum += points[side];
        n++;
      }
  return n > 0 ? sum / n : 0.0;
}

FhCounted *
fh_statistics_row_of_deal (FhGame *game, FhHouseRules *house)
{
  const FhTable *table = fh_game_peek_table (game);
  const FhRules *rules = &table->rules;
  FhCounted *row = new_row (game, FH_COUNTED_DEAL);
  int person = fh_game_get_person (game);
  unsigned ours = fh_rules_side_seats (rules, rules->side_of[person]);
  int points[FH_MAX_SEATS] = { 0 };

  row->deal = table->n_deals;
  row->cards = dup_cards (game, fh_game_state (game));
  add_table (row, rules, house);
  if (table->declarer != FH_SEAT_NONE)
    {
      /* At the end everybody knows who was partner, named or called. */
      unsigned bidders = fh_table_bidders (table);
      gboolean is_bidder = fh_seats_have (bidders, person);

      row->role = table->declarer == person ? FH_ROLE_DECLARER
                  : is_bidder               ? FH_ROLE_PARTNER
                                            : FH_ROLE_DEFENDER;
      row->call = table->contract;
      row->tricks = fh_table_seats_tricks (table, bidders);
      row->good = table->made;
      if (is_bidder)
        ours |= bidders;
    }
  for (int side = 0; side < rules->n_sides; side++)
    points[side] = table->points[side];
  row->own = points[rules->side_of[person]];
  row->others = mean_of_others (rules, ours, points);
  add_partner (row, game, fh_seats_without (ours, person));
  return row;
}

FhCounted *
fh_statistics_row_of_game (FhGame *game, FhHouseRules *house)
{
  const FhTable *table = fh_game_peek_table (game);
  const FhRules *rules = &table->rules;
  FhCounted *row = new_row (game, FH_COUNTED_GAME);
  int person = fh_game_get_person (game);
  int side = rules->side_of[person];
  unsigned ours = fh_rules_side_seats (rules, side);
  int totals[FH_MAX_SEATS] = { 0 };
  FhState first;

  fh_history_replay (game->history, 1, &first);
  row->deal = table->n_deals;
  row->cards = dup_cards (game, &first);
  add_table (row, rules, house);
  row->good = (table->winners & 1u << side) != 0;
  for (int i = 0; i < rules->n_sides; i++)
    totals[i] = table->totals[i];
  row->own = totals[side];
  row->others = mean_of_others (rules, ours, totals);
  add_partner (row, game, fh_seats_without (ours, person));
  return row;
}

/* --- In the database --- */

static void
bind_text (sqlite3_stmt *statement, const char *name, const char *text)
{
  int at = sqlite3_bind_parameter_index (statement, name);

  if (at > 0)
    sqlite3_bind_text (statement, at, text, -1, SQLITE_STATIC);
}

static void
bind_number (sqlite3_stmt *statement, const char *name, gint64 number)
{
  int at = sqlite3_bind_parameter_index (statement, name);

  if (at > 0)
    sqlite3_bind_int64 (statement, at, number);
}

static void
bind_real (sqlite3_stmt *statement, const char *name, double number)
{
  int at = sqlite3_bind_parameter_index (statement, name);

  if (at > 0)
    sqlite3_bind_double (statement, at, number);
}

gboolean
fh_statistics_row_insert (sqlite3 *db, gpointer data, GError **error)
{
  static const char *const orders[] = {
    [FH_COUNTED_DEAL] =
        "INSERT OR IGNORE INTO deals (ended, game, seed, deal, preset, house, role, contract,"
        " tricks, made, own, others, partner, level, cards) VALUES (:ended, :game, :seed, :deal,"
        " :preset, :house, :role, :call, :tricks, :good, :own, :others, :partner, :level, :cards)",
    [FH_COUNTED_GAME] =
        "INSERT OR IGNORE INTO games (ended, game, seed, deals, preset, house, won, own, others,"
        " partner, level, cards) VALUES (:ended, :game, :seed, :deal, :preset, :house, :good,"
        " :own, :others, :partner, :level, :cards)",
    [FH_COUNTED_CALL] =
        "INSERT OR IGNORE INTO calls (ended, game, deal, action, call, cost, error, sound)"
        " VALUES (:ended, :game, :deal, :action, :call, :cost, :error, :good)",
  };
  const FhCounted *row = data;
  g_autoptr (FhStatement) statement = fh_sql_prepare (db, orders[row->kind], error);

  if (statement == NULL)
    return FALSE;
  bind_number (statement, ":ended", row->ended);
  bind_text (statement, ":game", row->game);
  bind_text (statement, ":seed", row->seed);
  bind_text (statement, ":cards", row->cards);
  bind_number (statement, ":deal", row->deal);
  bind_number (statement, ":action", row->action);
  bind_text (statement, ":preset", row->table);
  bind_text (statement, ":house", row->house);
  bind_text (statement, ":role", fh_role_word (row->role));
  bind_text (statement, ":call", row->call < FH_N_CALLS ? fh_call_write (row->call) : NULL);
  bind_number (statement, ":tricks", row->tricks);
  bind_number (statement, ":good", row->good);
  bind_real (statement, ":own", row->own);
  bind_real (statement, ":others", row->others);
  bind_text (statement, ":partner", row->partner);
  bind_text (statement, ":level", row->level);
  bind_real (statement, ":cost", row->cost);
  bind_real (statement, ":error", row->error);
  return fh_sql_carry_out (statement, error);
}
