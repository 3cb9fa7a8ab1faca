/* fh-tutor-choices.c: what the person thinks about, and how much the tutor is to say of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-private.h"

/* --- What the person thinks about --- */

/* Whether @call is one of the auction in progress. */
static gboolean
has_call (FhTutor *self, FhCall call)
{
  for (guint i = 0; i < self->calls->len; i++)
    if (((const FhTutorCall *) g_ptr_array_index (self->calls, i))->call == call)
      return TRUE;
  return FALSE;
}

void
fh_tutor_set_considered (FhTutor *self, FhCall call)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  if (call == self->considered || !has_call (self, call))
    return;
  self->considered = call;
  g_ptr_array_set_size (self->ladder, 0);
  fh_tutor_fill_ladder (self);
  fh_tutor_retell (self);
  fh_tutor_emit_considered (self);
}

FhCall
fh_tutor_get_considered (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), FH_CALL_NONE);

  return self->considered;
}

int
fh_tutor_get_considered_trump (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), -1);

  if (self->considered == FH_CALL_NONE || self->considered == FH_PASS)
    return -1;
  return fh_call_is_bid (self->considered) ? (int) fh_call_trump (self->considered)
                                           : (int) FH_NO_TRUMP;
}

void
fh_tutor_set_chosen (FhTutor *self, FhCardSet cards)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  cards &= self->game != NULL ? self->view.hand : 0;
  if (self->chosen == cards)
    return;
  self->chosen = cards;
  if (self->game != NULL && self->view.legal.due == FH_ACTION_DISCARD)
    fh_tutor_retell (self);
}

/* --- How much is said --- */

void
fh_tutor_set_degree (FhTutor *self, FhTutorDegree degree)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  if (self->degree == degree)
    return;
  self->degree = degree;
  fh_tutor_retell (self);
  fh_tutor_estimate (self);
}

FhTutorDegree
fh_tutor_get_degree (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), FH_TUTOR_MIDDLE);

  return self->degree;
}

gboolean
fh_tutor_may_guide (FhTutor *self)
{
  return self->degree == FH_TUTOR_MIDDLE || self->degree == FH_TUTOR_ALL;
}

void
fh_tutor_set_counts (FhTutor *self, guint counts)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  if (self->counts == counts)
    return;
  self->counts = counts;
  fh_tutor_retell (self);
}

guint
fh_tutor_get_counts (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), FH_COUNT_ALL);

  return self->counts;
}

void
fh_tutor_set_count_first (FhTutor *self, gboolean count_first)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  if (self->count_first == count_first)
    return;
  self->count_first = count_first;
  fh_tutor_retell (self);
}

static gboolean
is_on (FhSettings *settings, const char *name)
{
  gboolean on = FALSE;

  g_object_get (settings, name, &on, NULL);
  return on;
}

static void
settings_cb (FhTutor *self, GParamSpec *pspec, FhSettings *settings)
{
  static const char *const degrees[] = {
    [FH_TUTOR_FEW] = "few",
    [FH_TUTOR_MIDDLE] = "middle",
    [FH_TUTOR_ALL] = "all",
    [FH_TUTOR_SILENT] = "silent",
  };
  g_autofree char *word = fh_settings_dup_string (settings, "tutor-degree");

  for (guint i = 0; i < G_N_ELEMENTS (degrees); i++)
    if (g_strcmp0 (word, degrees[i]) == 0)
      fh_tutor_set_degree (self, (FhTutorDegree) i);
  fh_tutor_set_counts (self, (is_on (settings, "tutor-counts-trumps") ? FH_COUNT_TRUMPS : 0)
                                 | (is_on (settings, "tutor-counts-suits") ? FH_COUNT_SUITS : 0)
                                 | (is_on (settings, "tutor-counts-tricks") ? FH_COUNT_TRICKS : 0));
  fh_tutor_set_count_first (self, is_on (settings, "tutor-count-first"));
}

void
fh_tutor_follow_settings (FhTutor *self, FhSettings *settings)
{
  static const char *const keys[] = { "tutor-degree", "tutor-counts-trumps", "tutor-counts-suits",
                                      "tutor-counts-tricks", "tutor-count-first" };

  g_return_if_fail (FH_IS_TUTOR (self));
  g_return_if_fail (FH_IS_SETTINGS (settings));

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", keys[i], NULL);

      g_signal_connect_object (settings, signal, G_CALLBACK (settings_cb), self, G_CONNECT_SWAPPED);
    }
  settings_cb (self, NULL, settings);
}
