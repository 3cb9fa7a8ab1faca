/* fh-tutor-question.c: count first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who counts remembers.  Once a trick, when it is the person's turn, the tutor asks how many trumps
 * are out before it says so.  Nothing waits for the answer.
 */
#include <glib/gi18n.h>

#include "fh-tutor-private.h"
#include "fh-words.h"

/* The trick in progress, counted over all deals. */
static int
this_trick (FhTutor *self)
{
  return self->view.table.n_deals * (FH_N_TRICKS + 1) + self->view.table.n_tricks;
}

void
fh_tutor_fill_question (FhTutor *self, const FhPlan *plan)
{
  gboolean counts = self->count_first && (self->counts & FH_COUNT_TRUMPS)
                    && self->degree != FH_TUTOR_SILENT && plan->has_trumps;

  g_clear_pointer (&self->question, g_free);
  if (self->asked != this_trick (self))
    g_clear_pointer (&self->answer, g_free);
  /* Before the first trick nothing has been seen that one could count. */
  if (!counts || self->asked == this_trick (self) || self->view.table.n_tricks == 0
      || self->view.hand == 0)
    return;
  self->question = g_strdup (_ ("How many trumps are still out?"));
}

/* The cards of @set, highest first. */
static char *
list_cards (FhCardSet set, FhDenomination trump)
{
  g_autoptr (GString) text = g_string_new (NULL);
  FhCard sorted[FH_N_CARDS];
  int n = fh_hand_order (set, (int) trump, FH_HAND_HIGH_FIRST, NULL, 0, sorted);

  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        /* Translators: between the cards of a list. */
        g_string_append (text, C_ ("between cards", ", "));
      g_string_append (text, fh_words_card (sorted[i]));
    }
  return g_strdup (text->str);
}

void
fh_tutor_answer (FhTutor *self, int number)
{
  FhDenomination trump;
  FhPlan plan;

  g_return_if_fail (FH_IS_TUTOR (self));

  if (self->question == NULL)
    return;
  fh_plan_init (&plan, &self->view);
  trump = fh_table_trump (&self->view.table);
  self->asked = this_trick (self);
  g_free (self->answer);
  if (plan.n_out == 0)
    self->answer = g_strdup (number == 0 ? _ ("Right: no trump is out any more.")
                                         : _ ("No: no trump is out any more."));
  else
    {
      g_autofree char *cards = list_cards (plan.trumps, trump);

      self->answer = g_strdup_printf (
          number == plan.n_out
              /* Translators: %1$d is a number of trumps, %2$s lists them. */
              ? ngettext ("Right, %1$d: the %2$s.", "Right, %1$d: %2$s.", (gulong) plan.n_out)
              /* Translators: %1$d is a number of trumps, %2$s lists them. */
              : ngettext ("No, %1$d is out: the %2$s.", "No, %1$d are out: %2$s.",
                          (gulong) plan.n_out),
          (int) plan.n_out, cards);
    }
  fh_tutor_retell (self);
}

const char *
fh_tutor_get_question (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->question;
}

const char *
fh_tutor_get_answer (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->answer;
}
