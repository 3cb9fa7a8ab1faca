/* fh-reader-view.c: reading what one seat sees, and single statements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-reader-private.h"

#include <string.h>

#include "fh-imagine.h"
#include "fh-notation.h"

FhReader *
fh_reader_new_for_view (void)
{
  FhReader *reader = fh_reader_new ();

  reader->is_view = true;
  return reader;
}

/* Whether the unknown cards of @action may be unknown: all of what a hidden hand gives or none. */
static bool
check_unknown (FhReader *reader, const FhAction *action)
{
  int n_unknown = 0;

  if (action->kind == FH_ACTION_DEAL)
    return true;
  for (int i = 0; i < action->n_cards; i++)
    n_unknown += action->cards[i] == FH_CARD_UNKNOWN;
  if (action->kind == FH_ACTION_EXPOSE && action->way == FH_EXPOSED_TO_OPPONENT
      && reader->state.hands[action->seat] != 0)
    return true;
  return n_unknown == 0
         || (n_unknown == action->n_cards
             && fh_imagine_can_hide (&reader->state, reader->hidden, action->seat, n_unknown))
         || fh_reader_fail (reader, FH_RECORD_UNKNOWN_CARD);
}

bool
fh_reader_apply_seen (FhReader *reader, const FhAction *action)
{
  FhAction done = *action;

  if (fh_imagine_is_owed (&reader->state, reader->hidden))
    return fh_reader_fail (reader, FH_RECORD_NOT_SEEN);
  if (!check_unknown (reader, action))
    return false;
  if (reader->state.table.rules.laws)
    {
      reader->before = reader->state;
      reader->hidden_before = reader->hidden;
    }
  FhRefusal refusal = fh_imagine_apply (&reader->state, &reader->hidden, &done);
  reader->last = done;
  return refusal.code == FH_OK || fh_reader_fail_refused (reader, refusal);
}

/* That a revoke was found out is said by nothing but the score (HC-068). */
bool
fh_reader_explain_result (FhReader *reader, const int32_t *points)
{
  const FhRules *rules = &reader->state.table.rules;

  for (unsigned seats = 0; seats < 1u << rules->n_seats && rules->laws; seats++)
    {
      FhState state = reader->before;
      FhCardSet hidden = reader->hidden_before;
      FhAction last = reader->last;
      bool fits = true;

      state.table.slips.revoked = (uint8_t) seats;
      if (fh_imagine_apply (&state, &hidden, &last).code != FH_OK)
        return false;
      for (int side = 0; side < rules->n_sides; side++)
        fits = fits && state.table.points[side] == points[side];
      if (!fits)
        continue;
      reader->state = state;
      reader->hidden = hidden;
      return true;
    }
  return false;
}

bool
fh_reader_read_see (FhReader *reader)
{
  FhWord word;
  int owner, n = 0;

  if (!reader->is_view)
    return fh_reader_fail_statement (reader, FH_RECORD_ONLY_IN_VIEW, "see");
  if (!fh_reader_seat (reader, &owner))
    return false;
  for (; fh_words_next (&reader->words, &word); n++)
    {
      FhCard card = fh_card_read (word.str, word.length);

      if (!fh_reader_check_card (reader, word, card))
        return false;
      if (!fh_imagine_see (&reader->state, &reader->hidden, owner, card))
        return fh_reader_fail_word (reader, FH_RECORD_NOTHING_TO_SEE, word);
    }
  return n > 0 || fh_reader_fail (reader, FH_RECORD_MISSING_WORD);
}

/* An error of what was read as a whole, at the last line of it. */
static bool
fail_so_far (FhReader *reader, FhRecordErrorCode code, int number)
{
  fh_reader_fail_number (reader, code, number);
  if (!reader->is_finished && reader->line_number > 1)
    reader->error.line--;
  return false;
}

bool
fh_reader_view (FhReader *reader, int seat, FhSeatView *view)
{
  const FhState *state = &reader->state;

  if (reader->error.code != FH_RECORD_OK)
    return false;
  reader->statement = (FhWord){ .str = "", .length = 0 };
  if (!reader->header.complete)
    return fail_so_far (reader, FH_RECORD_NO_RULES, 0);
  if (!fh_imagine_knows_hand (state, reader->hidden, seat))
    return fail_so_far (reader, FH_RECORD_HAND_UNKNOWN, seat);
  if (fh_imagine_is_owed (state, reader->hidden))
    return fail_so_far (reader, FH_RECORD_NOT_SEEN, 0);
  return fh_imagine_view (state, reader->hidden, seat, view)
         || fail_so_far (reader, FH_RECORD_IMPOSSIBLE, 0);
}

bool
fh_statement_read (
    const FhRecord *header, const char *line, size_t length, FhAction *action, FhRecordError *error)
{
  FhReader *reader = fh_reader_new ();
  bool ends = length > 0 && line[length - 1] == '\n';

  fh_record_free (reader->record);
  reader->record = fh_record_new_like (header);
  fh_record_replay (reader->record, 0, &reader->state);
  reader->magic_read = true;
  reader->header.complete = true;
  reader->answered = action;
  *action = (FhAction){ .kind = FH_ACTION_NONE };
  bool was_read =
      fh_reader_feed (reader, line, length) && (ends || fh_reader_feed (reader, "\n", 1));
  *error = *fh_reader_error (reader);
  fh_reader_free (reader);
  return was_read;
}
