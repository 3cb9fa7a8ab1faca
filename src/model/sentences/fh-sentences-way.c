/* fh-sentences-way.c: what to play, without the card being named.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-sentences-advised.h"
#include "fh-sentences-reason.h"
#include "fh-way.h"
#include "fh-words.h"

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
  way = fh_way (view, best->action.cards[0]);
  if (way.kind == FH_WAY_NONE)
    return NULL;
  text = way_to_follow (&way);
  if (text == NULL && way.kind != FH_WAY_NAMED)
    text = way.is_trump ? way_with_trumps (&way, &best->reason) : way_with_suit (&way);
  return text != NULL ? text : fh_sentence_suggestion (scene, &best->action);
}
