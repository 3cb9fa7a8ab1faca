/* fh-tutor-calls.c: what each call would tell, and what a teacher would remark on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <math.h>

#include "fh-sentences-advised.h"
#include "fh-sentences-known.h"
#include "fh-sentences-remark.h"
#include "fh-tutor-private.h"
#include "fh-words.h"

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

/* That failing would lose the game (HP-077). */
static void
add_warning (FhTutor *self, FhTutorCall *call)
{
  FhScene scene = fh_game_get_scene (self->game);
  g_autofree char *warning = fh_sentence_warning (&scene, &self->view, call->call);
  char *both;

  if (warning == NULL)
    return;
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
  FhCall calls[FH_N_CALLS + 1] = { FH_PASS };
  int n;

  if (table->due != FH_ACTION_BID)
    return;
  n = 1 + fh_rules_ladder_calls (&table->rules, calls + 1);
  for (int i = 0; i < n; i++)
    {
      FhTutorCall *call = g_new0 (FhTutorCall, 1);
      /* Before his turn the person may already see what he could call. */
      FhRefusal refusal = fh_table_check_call (table, view->seat, calls[i], FALSE);
      FhTold told = fh_told (table, view->seat, calls[i]);

      call->call = calls[i];
      call->legal = refusal.code == FH_OK;
      call->value = fh_rules_value (&table->rules, calls[i]);
      call->make = -1;
      call->points = NAN;
      call->sentence = call->legal ? fh_sentence_would_tell (&scene, &told, view->hand)
                                   : fh_words_refusal_for_person (&refusal);
      call->help = g_strdup (call_help (calls[i]));
      if (call->legal)
        add_warning (self, call);
      g_ptr_array_add (self->calls, call);
    }
}
