/* fh-sentences-advised.c: what the tutor says of each choice, wherever it speaks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sentences-advised.h"

#include <glib/gi18n.h>

#include "fh-sentences-reason.h"
#include "fh-sentences-remark.h"
#include "fh-sentences-tried.h"

/* --- One by one --- */

/* Whether the seat of @view, to which @choice belongs, plays against the contract. */
static gboolean
defends (const FhSeatView *view, const FhAdvisedChoice *choice)
{
  int declarer = view->table.declarer;

  return choice->action.kind != FH_ACTION_BID && declarer != FH_SEAT_NONE
         && !fh_seats_have (view->allies, declarer);
}

static char *
tried_numbers (const FhSeatView *view, const FhAdvisedChoice *choice)
{
  gboolean to_set = defends (view, choice);
  const FhTried tried = {
    .action = choice->action,
    .n_layouts = choice->n_layouts,
    .has_chance = choice->has_contract,
    .defends = to_set,
    .chance = to_set ? 1 - choice->share : choice->share,
    .points = choice->points,
  };

  return fh_sentence_tried (&tried);
}

char *
fh_sentence_advised_numbers (const FhScene *scene,
                             const FhSeatView *view,
                             const FhAdvisedChoice *choice)
{
  if (choice->reason.motive == FH_MOTIVE_ONLY_CHOICE)
    return NULL;
  if (choice->n_layouts > 0)
    return tried_numbers (view, choice);
  return choice->reason.motive != FH_MOTIVE_NONE
             ? fh_sentence_reason_numbers (scene, &choice->reason)
             : NULL;
}

char *
fh_sentence_advised_chance (const FhSeatView *view, const FhAdvisedChoice *choice)
{
  int made = fh_percent (choice->make);

  if (choice->reason.motive == FH_MOTIVE_ONLY_CHOICE || choice->n_layouts == 0
      || !choice->has_contract || choice->make <= 0 || choice->make >= 1
      || made == fh_percent (choice->share))
    return NULL;
  if (choice->action.kind == FH_ACTION_BID)
    return g_strdup_printf (
        /* Translators: after a sentence on what became of a bid in sample layouts; %d is a
         * percentage. */
        _ ("Among strong players it would be made with a chance of about %d%%."), made);
  if (!defends (view, choice))
    return g_strdup_printf (
        /* Translators: after a sentence on what became of a card in sample layouts; %d is a
         * percentage. */
        _ ("Among strong players the contract would be made with a chance of about %d%%."), made);
  return g_strdup_printf (
      /* Translators: after a sentence on what became of a card in sample layouts; %d is a
       * percentage. */
      _ ("Among strong players the contract would fail with a chance of about %d%%."),
      fh_percent (1 - choice->make));
}

const char *
fh_sentence_verdict (FhVerdict verdict)
{
  switch (verdict)
    {
    case FH_VERDICT_EQUAL:
      return _ ("The difference is within the error of the estimate: both are as good.");
    case FH_VERDICT_LOSES_GAMES:
      return _ ("It has more points on average, but at this score it wins the game less often.");
    case FH_VERDICT_UNSOUND:
      return _ ("It has more points in these layouts, but goes against a principle that careful "
                "players keep to.");
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
         : verdict == FH_VERDICT_UNSOUND     ? "unsound"
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
  fh_said_list_add (list, fh_sentence_advised_chance (view, choice), "chance");
  fh_said_list_add (list, g_strdup (fh_sentence_verdict (verdict)), verdict_code (verdict));
  if (choice->action.kind == FH_ACTION_BID)
    fh_said_list_add (list, fh_sentence_warning (scene, view, choice->action.call), "loses-game");
  return list;
}
