/* fuzz-view.c: what one seat sees, as a bot or `advise` is told it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "fh-player.h"
#include "fh-reader.h"
#include "fh-seat-writer.h"

/* A view that can be true of nothing would lead players astray: each card is in one place, and
 * those who go by it do what it allows. */
static void
check_view (const FhSeatView *view)
{
  static const FhPlayer players[] = { { .level = FH_PLAYER_RANDOM },
                                      { .level = FH_PLAYER_RULES, .character = FH_STEADY } };
  const FhRules *rules = &view->table.rules;
  FhCardSet known = 0;

  g_assert_cmphex (view->hand & view->unseen, ==, 0);
  for (int seat = 0; seat < rules->n_seats; seat++)
    if (seat != view->seat)
      {
        g_assert_cmphex (view->may_hold[seat] & ~view->unseen, ==, 0);
        g_assert_cmphex (view->known[seat] & (view->unseen | view->hand | known), ==, 0);
        known |= view->known[seat];
      }

  for (gsize i = 0; i < G_N_ELEMENTS (players); i++)
    {
      FhDecision decision = fh_player_decide (&players[i], view, NULL);

      if (decision.action.kind != FH_ACTION_NONE)
        g_assert_cmpint (fh_seat_view_check (view, &decision.action).code, ==, FH_OK);
    }
}

static FhReader *
read_view (const char *text, size_t size)
{
  FhReader *reader = fh_reader_new_for_view ();

  fh_reader_feed (reader, text, size);
  fh_reader_finish (reader);
  return reader;
}

/* What the seats of a whole record see is read as their views. */
static void
check_seats (const FhRecord *record)
{
  FhState state;

  g_assert_true (fh_record_replay (record, fh_record_n_actions (record), &state));
  for (int seat = 0; seat < state.table.rules.n_seats; seat++)
    {
      char *text = fh_seat_write (record, fh_record_n_actions (record), seat);
      FhReader *reader = read_view (text, strlen (text));
      FhSeatView want, got;

      g_assert_cmpint (fh_reader_error (reader)->code, ==, FH_RECORD_OK);
      if (state.table.n_deals > 0 && !state.table.deal_over)
        {
          fh_seat_view_init (&want, &state, seat);
          g_assert_true (fh_reader_view (reader, seat, &got));
          g_assert_cmphex (got.hand, ==, want.hand);
          g_assert_cmphex (got.unseen, ==, want.unseen);
        }
      fh_reader_free (reader);
      free (text);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *text = (const char *) data;
  FhReader *reader = read_view (text, size);
  gboolean is_read = fh_reader_error (reader)->code == FH_RECORD_OK;
  int n_seats = is_read ? fh_reader_state (reader)->table.rules.n_seats : 0;
  FhRecordError error;
  FhRecord *record;

  if (!is_read)
    g_assert_cmpuint (fh_reader_error (reader)->line, >, 0);
  fh_reader_free (reader);

  for (int seat = 0; seat < n_seats; seat++)
    {
      FhSeatView view;

      reader = read_view (text, size);
      if (fh_reader_view (reader, seat, &view))
        check_view (&view);
      else
        g_assert_cmpuint (fh_reader_error (reader)->line, >, 0);
      fh_reader_free (reader);
    }

  record = fh_record_read (text, size, &error, NULL);
  if (record != NULL)
    {
      g_assert_true (is_read);
      check_seats (record);
    }
  fh_record_free (record);
  return 0;
}
