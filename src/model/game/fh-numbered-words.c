/* fh-numbered-words.c: deals by number, and what was made of them, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-numbered-words.h"

#include <glib/gi18n.h>

#include "fh-numbered-deal.h"
#include "fh-sentences.h"
#include "fh-words.h"

char *
fh_numbered_title (guint number)
{
  g_autoptr (GDateTime) day = fh_numbered_dup_day (number);
  guint index, challenge = fh_numbered_challenge (number, &index);

  if (challenge > 0)
    /* Translators: %1$u is the number of a challenge, some deals that people play one by one, %2$u
     * which deal of it this is, and %3$u how many deals it has. */
    return g_strdup_printf (_ ("Challenge %1$u, deal %2$u of %3$u"), challenge, index + 1,
                            FH_CHALLENGE_DEALS);
  if (day != NULL)
    {
      /* Translators: a day, for g_date_time_format(): "23 November 2026". */
      g_autofree char *date = g_date_time_format (day, _ ("%-d %B %Y"));

      /* Translators: %s is a day, such as "23 November 2026"; the same cards for everybody on that
       * day. */
      return g_strdup_printf (_ ("Deal of the day, %s"), date);
    }
  /* Translators: %u is the number by which the cards of a deal can be had again. */
  return g_strdup_printf (_ ("Deal %u"), number);
}

char *
fh_numbered_compared (int own, int experts)
{
  g_autofree char *ours = fh_sentence_points_gained (own);
  g_autofree char *theirs = fh_sentence_points_gained (experts);

  /* Translators: %1$s and %2$s are points with a sign, "+140 points" or "−60 points": those of the
   * own side, from which those of its best opponents are taken away. */
  return g_strdup_printf (_ ("Less the opponents’ points, this deal brought you %1$s and the "
                             "experts in your place %2$s."),
                          ours, theirs);
}

char *
fh_numbered_experts (const FhScene *scene, const FhDealOutcome *experts)
{
  const char *call = fh_words_call (experts->contract);
  gulong n = experts->tricks;
  g_autofree char *name = NULL;

  if (experts->contract == FH_CALL_NONE)
    return g_strdup (_ ("With experts in all places the deal was thrown in."));
  if (experts->declarer == FH_SEAT_NONE)
    return g_strdup (_ ("With experts in all places the deal was played without a contract."));
  if (experts->declarer == scene->person)
    return experts->made
               ? g_strdup_printf (
                   /* Translators: %1$s is a bid, such as "eight hearts". */
                   ngettext ("With experts in all places %1$s was made from yours, with %2$lu "
                             "trick.",
                             "With experts in all places %1$s was made from yours, with %2$lu "
                             "tricks.",
                             n),
                   call, n)
               : g_strdup_printf (
                   /* Translators: %1$s is a bid, such as "eight hearts". */
                   ngettext ("With experts in all places %1$s was set from yours, with %2$lu "
                             "trick.",
                             "With experts in all places %1$s was set from yours, with %2$lu "
                             "tricks.",
                             n),
                   call, n);
  name = fh_sentence_seat (scene, experts->declarer);
  return experts->made
             ? g_strdup_printf (
                 /* Translators: %1$s is a bid, such as "eight hearts", %2$s a player. */
                 ngettext ("With experts in all places %1$s was made by %2$s, with %3$lu trick.",
                           "With experts in all places %1$s was made by %2$s, with %3$lu tricks.",
                           n),
                 call, name, n)
             : g_strdup_printf (
                 /* Translators: %1$s is a bid, such as "eight hearts", %2$s a player. */
                 ngettext ("With experts in all places %1$s was set, bid by %2$s, with %3$lu "
                           "trick.",
                           "With experts in all places %1$s was set, bid by %2$s, with %3$lu "
                           "tricks.",
                           n),
                 call, name, n);
}

char *
fh_numbered_par (const FhScene *scene, const FhPar *par)
{
  g_autofree char *name = NULL;

  if (par->kind == FH_PAR_UNKNOWN)
    return NULL;
  if (par->kind == FH_PAR_NONE)
    return g_strdup (_ ("Par: no bid of tricks was found that makes with all hands open."));
  if (par->declarer == scene->person)
    /* Translators: %s is a bid, such as "eight hearts". */
    return g_strdup_printf (_ ("Par: %s from your place, the highest bid of tricks that was found "
                               "to make with all hands open."),
                            fh_words_call (par->call));
  name = fh_sentence_seat (scene, par->declarer);
  /* Translators: %1$s is a bid, such as "eight hearts", %2$s a player. */
  return g_strdup_printf (_ ("Par: %1$s by %2$s, the highest bid of tricks that was found to make "
                             "with all hands open."),
                          fh_words_call (par->call), name);
}
