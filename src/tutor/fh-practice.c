/* fh-practice.c: questions to practise with, without end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-private.h"
#include "fh-solver.h"

#include <stddef.h>
#include <string.h>

/* Deals in which a moment is looked for.  What the step asks for is insisted on in most of them; in
 * the last ones an easier one will do. */
#define MAX_DEALS     3000
#define STRICT_DEALS  2000
#define RELAXED_DEALS 500 /* for each easier step */

static const struct
{
  const char *word;
  FhPracticeAsk ask;
  FhPracticeForm form;
} kinds[FH_N_PRACTICES] = {
  [FH_PRACTICE_LEGAL] = { "legal", fh_practice_ask_legal, FH_PRACTICE_PICK_CARDS },
  [FH_PRACTICE_WINNER] = { "winner", fh_practice_ask_winner, FH_PRACTICE_PICK_OPTION },
  [FH_PRACTICE_ORDER] = { "order", fh_practice_ask_order, FH_PRACTICE_PICK_ORDER },
  [FH_PRACTICE_HIGHER] = { "higher", fh_practice_ask_higher, FH_PRACTICE_PICK_OPTION },
  [FH_PRACTICE_SCORE] = { "score", fh_practice_ask_score, FH_PRACTICE_PICK_OPTION },
  [FH_PRACTICE_WINNERS] = { "winners", fh_practice_ask_winners, FH_PRACTICE_PICK_OPTION },
  [FH_PRACTICE_TRUMPS_OUT] = { "trumps-out", fh_practice_ask_trumps_out, FH_PRACTICE_PICK_OPTION },
  [FH_PRACTICE_TOLD] = { "told", fh_practice_ask_told, FH_PRACTICE_PICK_OPTION },
  [FH_PRACTICE_BID] = { "bid", NULL, FH_PRACTICE_PICK_CALL },
  [FH_PRACTICE_DISCARD] = { "discard", NULL, FH_PRACTICE_PICK_OPTION },
  [FH_PRACTICE_CARD] = { "card", NULL, FH_PRACTICE_PICK_CARD },
  [FH_PRACTICE_MISERE] = { "misere", NULL, FH_PRACTICE_PICK_CARD },
};

const char *
fh_practice_word (FhPracticeKind kind)
{
  return kinds[kind].word;
}

bool
fh_practice_from_word (const char *word, FhPracticeKind *kind)
{
  for (int i = 0; i < FH_N_PRACTICES; i++)
    if (strcmp (kinds[i].word, word) == 0)
      {
        *kind = (FhPracticeKind) i;
        return true;
      }
  return false;
}

bool
fh_practice_is_decision (FhPracticeKind kind)
{
  return kinds[kind].ask == NULL;
}

bool
fh_practice_fits (FhPracticeKind kind, FhPreset preset)
{
  FhRules rules;

  fh_rules_init (&rules, preset);
  if (kind == FH_PRACTICE_MISERE)
    return rules.misere || rules.open_misere || rules.nullo || rules.nullo_500;
  if (kind == FH_PRACTICE_DISCARD)
    return rules.kitty_size > 0;
  return true;
}

/* --- Making --- */

/* Looks through deal number @number for moments in which @step can be asked, and takes one of them
 * by chance. */
static bool
ask_in_deal (FhPracticeQuestion *question, const FhPracticeSpec *spec, int step, int number)
{
  FhPracticeQuestion found;
  FhPracticeDeal deal;
  uint32_t n_found = 0;

  fh_practice_deal_init (&deal, (FhPreset) spec->preset, fh_practice_seed (spec), number);
  do
    {
      memset (&found, 0, offsetof (FhPracticeQuestion, advice));
      found.spec = *spec;
      found.form = (uint8_t) kinds[spec->kind].form;
      found.seat = fh_practice_deal_table (&deal)->turn;
      if (!kinds[spec->kind].ask (&found, step, &deal) || fh_rng_below (&deal.rng, ++n_found) != 0)
        continue;
      fh_practice_take_moment (&found, &deal, found.seat);
      memcpy (question, &found, offsetof (FhPracticeQuestion, advice));
    }
  while (fh_practice_deal_step (&deal));
  return n_found > 0;
}

bool
fh_practice_make (FhPracticeQuestion *question,
                  const FhPracticeSpec *spec,
                  const atomic_int *cancelled)
{
  memset (question, 0, sizeof *question);
  if (!fh_practice_fits ((FhPracticeKind) spec->kind, (FhPreset) spec->preset))
    return false;
  if (fh_practice_is_decision ((FhPracticeKind) spec->kind))
    return fh_practice_make_judged (question, spec, cancelled);
  for (int i = 0; i < MAX_DEALS; i++)
    {
      int step = spec->step;

      if (fh_is_cancelled (cancelled))
        return false;
      if (i >= STRICT_DEALS)
        step -= 1 + (i - STRICT_DEALS) / RELAXED_DEALS;
      if (ask_in_deal (question, spec, step < 1 ? 1 : step, i))
        return true;
    }
  return false;
}
