/* same-advice.c: whether two advices of the tutor say the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Member by member, because the bytes between members may hold anything.
 */
#include "same-advice.h"

#include <glib.h>

static void
assert_same_known (const FhKnown *a, const FhKnown *b)
{
  g_assert_cmpint (a->playing, ==, b->playing);
  g_assert_cmpint (a->has_need, ==, b->has_need);
  g_assert_cmpint (a->need.to_make, ==, b->need.to_make);
  g_assert_cmpint (a->need.to_set, ==, b->need.to_set);
  g_assert_cmpmem (a->out, sizeof a->out, b->out, sizeof b->out);
  g_assert_cmpmem (a->voids, sizeof a->voids, b->voids, sizeof b->voids);
}

static void
assert_same_told (const FhTold *a, const FhTold *b)
{
  g_assert_cmpint (a->code, ==, b->code);
  g_assert_cmpint (a->seat, ==, b->seat);
  g_assert_cmpint (a->call, ==, b->call);
  g_assert_cmpint (a->shown.convention, ==, b->shown.convention);
  g_assert_cmpint (a->shown.seat, ==, b->shown.seat);
  g_assert_cmpint (a->shown.call, ==, b->shown.call);
  g_assert_cmphex (a->shown.cards, ==, b->shown.cards);
  g_assert_cmpint (a->shown.length, ==, b->shown.length);
}

static void
assert_same_remark (const FhRemark *a, const FhRemark *b)
{
  g_assert_cmpint (a->code, ==, b->code);
  g_assert_cmpint (a->card, ==, b->card);
  g_assert_cmpint (a->suit, ==, b->suit);
  g_assert_cmpint (a->seat, ==, b->seat);
  g_assert_cmpint (a->call, ==, b->call);
  g_assert_cmpint (a->number, ==, b->number);
  g_assert_cmpint (a->about, ==, b->about);
  g_assert_cmpint (a->total, ==, b->total);
  g_assert_cmpint (a->result, ==, b->result);
}

static void
assert_same_choice (const FhAdvisedChoice *a, const FhAdvisedChoice *b)
{
  g_assert_true (fh_action_equal (&a->action, &b->action));
  assert_same_told (&a->told, &b->told);
  /* A reason, and a refusal, is bytes alone, with none between them. */
  g_assert_cmpmem (&a->reason, sizeof a->reason, &b->reason, sizeof b->reason);
  g_assert_cmpint (a->best, ==, b->best);
  g_assert_cmpint (a->verdict, ==, b->verdict);
  g_assert_cmpuint (a->n_layouts, ==, b->n_layouts);
  g_assert_cmpint (a->has_contract, ==, b->has_contract);
  g_assert_cmpfloat (a->share, ==, b->share);
  g_assert_cmpfloat (a->share_error, ==, b->share_error);
  g_assert_cmpfloat (a->make, ==, b->make);
  g_assert_cmpfloat (a->make_error, ==, b->make_error);
  g_assert_cmpfloat (a->points, ==, b->points);
  g_assert_cmpfloat (a->points_error, ==, b->points_error);
}

void
assert_same_advice (const FhAdvice *a, const FhAdvice *b)
{
  g_assert_cmpint (a->seat, ==, b->seat);
  g_assert_cmpint (a->due, ==, b->due);
  assert_same_known (&a->known, &b->known);
  g_assert_cmpint (a->n_told, ==, b->n_told);
  for (int i = 0; i < a->n_told; i++)
    assert_same_told (&a->told[i], &b->told[i]);
  g_assert_cmpint (a->n_remarks, ==, b->n_remarks);
  for (int i = 0; i < a->n_remarks; i++)
    assert_same_remark (&a->remarks[i], &b->remarks[i]);
  g_assert_cmpint (a->complete, ==, b->complete);
  g_assert_cmpint (a->n_choices, ==, b->n_choices);
  for (int i = 0; i < a->n_choices; i++)
    assert_same_choice (&a->choices[i], &b->choices[i]);
  g_assert_cmpint (a->n_refused, ==, b->n_refused);
  for (int i = 0; i < a->n_refused; i++)
    {
      const FhRefusal *x = &a->refused[i].refusal, *y = &b->refused[i].refusal;

      g_assert_true (fh_action_equal (&a->refused[i].action, &b->refused[i].action));
      g_assert_cmpmem (x, sizeof *x, y, sizeof *y);
    }
}
