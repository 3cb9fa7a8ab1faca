/* fh-sentences-advised.c: what the tutor says of each choice, wherever it speaks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sentences-advised.h"

#include <glib/gi18n.h>

#include "fh-known.h"
#include "fh-sentences-reason.h"
#include "fh-sentences-remark.h"

/* --- One by one --- */

/* Whether the seat of @view, to which @choice belongs, plays against the contract. */
static gboolean
defends (const FhSeatView *view, const FhAdvisedChoice *choice)
{
  int declarer = view->table.declarer;

  return choice->action.kind != FH_ACTION_BID && declarer != FH_SEAT_NONE
         && !fh_seats_have (view->allies, declarer);
}

/* The numbers of @choice, for those who show them otherwise. */
static FhTried
tried_of (const FhSeatView *view, const FhAdvisedChoice *choice)
{
  gboolean to_set = defends (view, choice);

  return (FhTried){ .action = choice->action,
                    .n_layouts = choice->n_layouts,
                    .complete = choice->complete,
                    .has_aim = choice->has_contract && fh_seat_view_fate (view) == FH_FATE_OPEN,
                    .defends = to_set,
                    .chance = to_set ? 1 - choice->make : choice->make,
                    .points = choice->points,
                    .reached = choice->reached,
                    .other_seat = choice->other_seat,
                    .other_call = choice->other_call };
}

char *
fh_sentence_advised_numbers (const FhScene *scene,
                             const FhSeatView *view,
                             const FhAdvisedChoice *choice)
{
  if (choice->reason.motive == FH_MOTIVE_ONLY_CHOICE)
    return NULL;
  if (choice->n_layouts > 0)
    {
      FhTried tried = tried_of (view, choice);

      return fh_sentence_tried (&tried);
    }
  return choice->reason.motive != FH_MOTIVE_NONE
             ? fh_sentence_reason_numbers (scene, &choice->reason)
             : NULL;
}

char *
fh_sentence_advised_auction (const FhScene *scene,
                             const FhSeatView *view,
                             const FhAdvisedChoice *choice)
{
  FhTried tried = tried_of (view, choice);

  return fh_sentence_auction_after (scene, &tried);
}

const char *
fh_sentence_verdict (FhVerdict verdict)
{
  switch (verdict)
    {
    case FH_VERDICT_EQUAL:
      return _ ("The difference is within the error of the estimate: both are as good.");
    case FH_VERDICT_LOSES_GAMES:
      return _ (
          "It has more points on average; but this deal may end the game, and it wins the game "
          "less often.");
    case FH_VERDICT_BETTER:
      return _ ("It is better than what is marked, beyond the error of the estimate.");
    default:
      return NULL;
    }
}

char *
fh_sentence_warning (const FhScene *scene, const FhSeatView *view, FhCall call)
{
  FhRemark remark;

  return fh_remark_bog (view, call, &remark) ? fh_sentence_remark (scene, &remark) : NULL;
}

/* --- Altogether --- */

static const char *
verdict_code (FhVerdict verdict)
{
  return verdict == FH_VERDICT_EQUAL         ? "equal"
         : verdict == FH_VERDICT_LOSES_GAMES ? "loses-games"
         : verdict == FH_VERDICT_BETTER      ? "better"
                                             : NULL;
}

GPtrArray *
fh_sentences_advised (const FhScene *scene, const FhSeatView *view, const FhAdvisedChoice *choice)
{
  GPtrArray *list = fh_said_list_new ();
  FhMotive motive = (FhMotive) choice->reason.motive;
  FhVerdict verdict = (FhVerdict) choice->verdict;

  if (motive != FH_MOTIVE_NONE)
    fh_said_list_add (list, fh_sentence_reason (scene, &choice->reason), fh_motive_word (motive));
  fh_said_list_add (list, fh_sentence_advised_numbers (scene, view, choice), "estimate");
  fh_said_list_add (list, fh_sentence_advised_auction (scene, view, choice), "auction");
  fh_said_list_add (list, g_strdup (fh_sentence_verdict (verdict)), verdict_code (verdict));
  if (choice->action.kind == FH_ACTION_BID)
    fh_said_list_add (list, fh_sentence_warning (scene, view, choice->action.call), "loses-game");
  return list;
}
