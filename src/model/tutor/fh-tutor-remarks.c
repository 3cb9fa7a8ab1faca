/* fh-tutor-remarks.c: what a teacher remarks on in passing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A remark is the same for everybody who holds such a hand; the judge has seen more of it.  So what
 * is recommended waits for him.
 */
#include "fh-sentences-remark.h"
#include "fh-tutor-tells.h"

static gboolean
recommends (const FhRemark *remark)
{
  return remark->code == FH_REMARK_BID_THE_KITTY || remark->code == FH_REMARK_MISERE_HAND
         || remark->code == FH_REMARK_DRAW_TRUMPS || remark->code == FH_REMARK_ATTACK_LONG_SUIT;
}

/* Whether @action does what @remark recommends. */
static gboolean
follows (const FhTutorMoment *moment, const FhRemark *remark, const FhAction *action)
{
  switch ((FhRemarkCode) remark->code)
    {
    case FH_REMARK_BID_THE_KITTY:
      return fh_call_is_bid (action->call)
             && fh_call_trump (action->call) == (FhDenomination) remark->suit;
    case FH_REMARK_MISERE_HAND:
      return fh_call_is_misere (action->call);
    default:
      return fh_effective_suit (action->cards[0], fh_table_trump (&moment->view.table))
             == (FhSuit) remark->suit;
    }
}

/* Whether the judge would do so, too, or something that is as good: nothing is recommended before
 * he has spoken, nor against him. */
static gboolean
is_advised (const FhTutorMoment *moment, const FhRemark *remark)
{
  const FhAdvice *advice = moment->advice;

  if (!recommends (remark))
    return TRUE;
  for (int i = 0; advice != NULL && i < advice->n_choices; i++)
    {
      const FhAdvisedChoice *choice = &advice->choices[i];

      if ((choice->best || choice->verdict == FH_VERDICT_EQUAL)
          && choice->action.kind == moment->view.table.due
          && follows (moment, remark, &choice->action))
        return TRUE;
    }
  return FALSE;
}

/* Whether a figure or a line says what @remark would. */
static gboolean
is_counted (const FhTutorWords *words, const FhTutorMoment *moment, const FhRemark *remark)
{
  switch ((FhRemarkCode) remark->code)
    {
    case FH_REMARK_SURE_TRUMPS:
      return words->figures->len > 0;
    case FH_REMARK_BID_THE_KITTY:
      return fh_tutor_moment_considered_trump (moment) >= 0
             && fh_tutor_moment_considered_trump (moment) != (int) remark->suit;
    case FH_REMARK_BOG:
      return fh_tutor_moment_considered_trump (moment) >= 0;
    default:
      return FALSE;
    }
}

void
fh_tutor_tell_remarks (FhTutorWords *words, const FhTutorMoment *moment, guint at_once)
{
  FhScene scene = fh_tutor_moment_scene (moment);
  FhRemark remarks[FH_MAX_REMARKS];
  int n = fh_seat_view_remarks (&moment->view, remarks);

  if (fh_seats_have (moment->view.table.sitting_out, moment->view.seat))
    return;
  for (int i = 0; i < n; i++)
    {
      if (!is_advised (moment, &remarks[i]))
        continue;
      gboolean counted = is_counted (words, moment, &remarks[i]);
      GPtrArray *list = !counted && at_once > 0 ? words->lines : words->more;

      fh_said_list_add_with_help (list, fh_sentence_remark (&scene, &remarks[i]),
                                  fh_sentence_remark_help (&remarks[i]));
      at_once -= list == words->lines;
    }
}
