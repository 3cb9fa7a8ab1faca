/* fh-tutor-calls.c: what each call would tell, and what a teacher would remark on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <math.h>

#include "fh-sentences-convention.h"
#include "fh-sentences-remark.h"
#include "fh-tutor-private.h"
#include "fh-words.h"

/* What a call would tell all who hear it, where there is no partner yet. */
static char *
told_to_all (FhCall call)
{
  if (call == FH_PASS)
    return g_strdup (_ ("Tells the others: no suit is good enough to bid it here."));
  if (fh_call_is_misere (call))
    return g_strdup (_ ("Tells the others: I mean to lose every trick."));
  if (fh_call_trump (call) == FH_NO_TRUMP)
    return g_strdup (_ ("Tells the others: high cards in several suits, often the joker."));
  /* Translators: %s is a suit. */
  return g_strdup_printf (_ ("Tells the others: long and strong %s."),
                          fh_words_denomination (fh_call_trump (call)));
}

/* What a call would tell the partner. */
static char *
told_by (const FhScene *scene, const FhSeatView *view, FhCall call)
{
  const FhTable *table = &view->table;
  FhShown shown;

  if (fh_convention_meaning (table, view->seat, call, &shown))
    return fh_sentence_convention_told (&shown, view->hand);
  if (call == FH_PASS && table->stand_or_raise)
    return g_strdup (_ ("Your bid becomes the contract."));
  if (!fh_scene_has_partner (scene))
    return told_to_all (call);
  if (call == FH_PASS)
    return g_strdup (_ ("Tells your partner: no suit is good enough to bid it here."));
  if (fh_call_is_misere (call))
    return g_strdup (call == FH_GRAND_NULLO
                         ? _ ("Both partners try to lose every trick.")
                         : _ ("Tells your partner: I mean to lose every trick, alone."));
  if (fh_call_trump (call) == FH_NO_TRUMP)
    return g_strdup (_ ("Tells your partner: high cards in several suits, often the joker."));
  /* Translators: %s is a suit. */
  return g_strdup_printf (_ ("Tells your partner: long and strong %s."),
                          fh_words_denomination (fh_call_trump (call)));
}

static const char *
call_help (FhCall call)
{
  switch (call)
    {
    case FH_PASS:
      return "bidding#passing";
    case FH_MISERE:
      return "misere#misere";
    case FH_OPEN_MISERE:
      return "misere#open";
    case FH_NULLO:
      return "misere#nullo";
    case FH_GRAND_NULLO:
      return "misere#grand-nullo";
    default:
      return "bidding#rank";
    }
}

/* The calls of the ladder from the lowest rung, a pass before them. */
static int
sort_calls (const FhRules *rules, FhCall calls[FH_N_CALLS])
{
  FhCallSet ladder = fh_rules_ladder (rules);
  int n = 0;

  calls[n++] = FH_PASS;
  for (int call = FH_FIRST_BID; call < FH_N_CALLS; call++)
    {
      int place = n;

      if (!(ladder & FH_CALL_BIT (call)))
        continue;
      while (place > 1
             && fh_rules_rung (rules, calls[place - 1]) > fh_rules_rung (rules, (FhCall) call))
        {
          calls[place] = calls[place - 1];
          place--;
        }
      calls[place] = (FhCall) call;
      n++;
    }
  return n;
}

/* That failing would lose the game (HP-077). */
static void
add_warning (FhTutor *self, FhTutorCall *call)
{
  FhScene scene = fh_game_get_scene (self->game);
  FhRemark remark;
  g_autofree char *warning = NULL;
  char *both;

  if (!fh_remark_bog (&self->view, call->call, &remark))
    return;
  warning = fh_sentence_remark (&scene, &remark);
  both = g_strconcat (call->sentence, "\n", warning, NULL);
  g_free (call->sentence);
  call->sentence = both;
}

void
fh_tutor_fill_calls (FhTutor *self)
{
  const FhSeatView *view = &self->view;
  const FhTable *table = &view->table;
  FhScene scene = fh_game_get_scene (self->game);
  FhCall calls[FH_N_CALLS];
  int n;

  if (table->due != FH_ACTION_BID)
    return;
  n = sort_calls (&table->rules, calls);
  for (int i = 0; i < n; i++)
    {
      FhTutorCall *call = g_new0 (FhTutorCall, 1);
      /* Before his turn the person may already see what he could call. */
      FhRefusal refusal = fh_table_check_call (table, view->seat, calls[i], FALSE);

      call->call = calls[i];
      call->legal = refusal.code == FH_OK;
      call->value = fh_rules_value (&table->rules, calls[i]);
      call->make = -1;
      call->points = NAN;
      call->sentence =
          call->legal ? told_by (&scene, view, calls[i]) : fh_words_refusal_for_person (&refusal);
      call->help = g_strdup (call_help (calls[i]));
      if (call->legal)
        add_warning (self, call);
      g_ptr_array_add (self->calls, call);
    }
}

void
fh_tutor_fill_remarks (FhTutor *self)
{
  FhScene scene = fh_game_get_scene (self->game);
  FhRemark remarks[FH_MAX_REMARKS];
  int n;

  /* Who sits out, or waits for a deal, has nothing to do with it. */
  if (self->view.table.n_deals == 0
      || fh_seats_have (self->view.table.sitting_out, self->view.seat))
    return;
  n = fh_remarks (&self->view, remarks);
  for (int i = 0; i < n; i++)
    {
      FhTutorRemark *remark = g_new0 (FhTutorRemark, 1);

      remark->sentence = fh_sentence_remark (&scene, &remarks[i]);
      remark->help = g_strdup (fh_sentence_remark_help (&remarks[i]));
      g_ptr_array_add (self->remarks, remark);
    }
}
