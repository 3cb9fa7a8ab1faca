/* fh-sentences-advised.c: what the tutor says of each choice, wherever it speaks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sentences-advised.h"

#include <glib/gi18n.h>

#include "fh-sentences-reason.h"
#include "fh-sentences-remark.h"
#include "fh-way.h"
#include "fh-words.h"

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
fh_sentence_advised_layouts (const FhSeatView *view, const FhAdvisedChoice *choice)
{
  FhTried tried = tried_of (view, choice);

  return choice->reason.motive != FH_MOTIVE_ONLY_CHOICE ? fh_sentence_layouts (&tried) : NULL;
}

char *
fh_sentence_advised_auction (const FhScene *scene,
                             const FhSeatView *view,
                             const FhAdvisedChoice *choice)
{
  FhTried tried = tried_of (view, choice);

  return fh_sentence_auction_after (scene, &tried);
}

char *
fh_sentence_against (const FhScene *scene, const FhAdvisedChoice *choice)
{
  return choice->best || choice->reason.motive == FH_MOTIVE_NONE
             ? NULL
             : fh_sentence_reason (scene, &choice->reason);
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

const char *
fh_sentence_for_game (const FhAdvice *advice)
{
  for (int i = 0; i < advice->n_choices; i++)
    if (advice->choices[i].verdict == FH_VERDICT_LOSES_GAMES)
      return _ ("This deal may end the game, and it leaves the best chance to win it.");
  return NULL;
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
  fh_said_list_add (list, fh_sentence_advised_layouts (view, choice), "layouts");
  fh_said_list_add (list, fh_sentence_advised_auction (scene, view, choice), "auction");
  fh_said_list_add (list, g_strdup (fh_sentence_verdict (verdict)), verdict_code (verdict));
  if (choice->action.kind == FH_ACTION_BID)
    fh_said_list_add (list, fh_sentence_warning (scene, view, choice->action.call), "loses-game");
  return list;
}

/* --- What to play, without the card being named --- */

static char *
way_with_trumps (const FhWay *way, const FhReason *reason)
{
  switch ((FhWayKind) way->kind)
    {
    case FH_WAY_LEAD_TOP:
      return g_strdup (reason->motive == FH_MOTIVE_DRAW_TRUMPS ? _ ("Draw trumps, from the top.")
                                                               : _ ("Lead trumps, from the top."));
    case FH_WAY_LEAD_LOW:
      return g_strdup (_ ("Lead your lowest trump."));
    case FH_WAY_LEAD_ONLY:
      return g_strdup (_ ("Lead your only trump."));
    case FH_WAY_TRUMP_CHEAPLY:
      return g_strdup (_ ("Trump it as cheaply as you can."));
    default:
      return NULL;
    }
}

static char *
way_with_suit (const FhWay *way)
{
  const char *suit = fh_words_suit ((FhSuit) way->suit);

  switch ((FhWayKind) way->kind)
    {
    case FH_WAY_LEAD_TOP:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("Lead %s, from the top."), suit);
    case FH_WAY_LEAD_LOW:
      /* Translators: your lowest card of it; %s is a suit. */
      return g_strdup_printf (_ ("Lead your lowest in %s."), suit);
    case FH_WAY_LEAD_ONLY:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("Lead your only card in %s."), suit);
    case FH_WAY_THROW_LOW:
      /* Translators: your lowest card of it; %s is a suit. */
      return g_strdup_printf (_ ("Throw away your lowest in %s."), suit);
    case FH_WAY_THROW_TOP:
      /* Translators: your highest card of it; %s is a suit. */
      return g_strdup_printf (_ ("Throw away your highest in %s."), suit);
    case FH_WAY_THROW_ONLY:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("Throw away your only card in %s."), suit);
    default:
      return NULL;
    }
}

static char *
way_to_follow (const FhWay *way)
{
  switch ((FhWayKind) way->kind)
    {
    case FH_WAY_WIN_CHEAPLY:
      return g_strdup (_ ("Beat it as cheaply as you can."));
    case FH_WAY_PLAY_TOP:
      return g_strdup (_ ("Play your highest."));
    case FH_WAY_PLAY_LOW:
      return g_strdup (_ ("Play your lowest."));
    case FH_WAY_DUCK_TOP:
      return g_strdup (_ ("Play the highest that does not win."));
    default:
      return NULL;
    }
}

char *
fh_sentence_way (const FhScene *scene, const FhSeatView *view, const FhAdvisedChoice *best)
{
  FhWay way;
  char *text;

  if (best->action.kind != FH_ACTION_PLAY)
    return NULL;
  way = fh_way_of (view, best->action.cards[0]);
  if (way.kind == FH_WAY_NONE)
    return NULL;
  text = way_to_follow (&way);
  if (text == NULL && way.kind != FH_WAY_NAMED)
    text = way.is_trump ? way_with_trumps (&way, &best->reason) : way_with_suit (&way);
  return text != NULL ? text : fh_sentence_suggestion (scene, &best->action);
}
