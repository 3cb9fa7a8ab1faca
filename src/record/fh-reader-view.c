/* fh-reader-view.c: reading what one seat sees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-reader-private.h"

#include "fh-imagine.h"
#include "fh-notation.h"

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
  for (; fh_line_words_next (&reader->words, &word); n++)
    {
      FhCard card = fh_card_read (word.str, word.length);

      if (!fh_reader_check_card (reader, word, card))
        return false;
      if (!fh_imagine_see (&reader->state, &reader->hidden, owner, card))
        return fh_reader_fail_word (reader, FH_RECORD_NOTHING_TO_SEE, word);
    }
  return n > 0 || fh_reader_fail (reader, FH_RECORD_MISSING_WORD);
}
