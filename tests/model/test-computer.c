/* test-computer.c: computer players think in a task that can be cancelled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "fh-computer.h"
#include "fh-deal.h"

static void
done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static void
first_to_bid (FhSeatView *view)
{
  FhRules rules;
  FhState state;
  FhAction deal;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_state_init (&state, &rules);
  deal = fh_deal_from_seed (&rules, 3, fh_seed_from_number (9), 0);
  g_assert_cmpint (fh_state_apply (&state, &deal).code, ==, FH_OK);
  fh_seat_view_init (view, &state, 0);
}

/* The answer comes later, in the main loop, and is what the same question gets at once. */
static void
test_choose (gconstpointer data)
{
  const char *level = data;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  FhSeatView view, copy;
  FhAction action;
  FhDecision decision;

  first_to_bid (&view);
  copy = view;
  fh_computer_choose_async (&view, level, 5, NULL, done_cb, &result);
  /* The thread has a copy. */
  memset (&view, 0, sizeof view);
  g_assert_null (result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (fh_computer_choose_finish (result, &action, &error));
  g_assert_no_error (error);
  g_assert_cmpint (fh_seat_view_check (&copy, &action).code, ==, FH_OK);
  decision = fh_computer_decide (&copy, level, 5);
  g_assert_true (fh_action_equal (&action, &decision.action));
}

static void
test_cancel (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  FhSeatView view;
  FhAction action;

  first_to_bid (&view);
  fh_computer_choose_async (&view, "steady", 5, cancellable, done_cb, &result);
  g_cancellable_cancel (cancellable);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (fh_computer_choose_finish (result, &action, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char **argv)
{
  const char *const *levels = fh_computer_levels ();

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpuint (g_strv_length ((char **) levels), ==, FH_N_CHARACTERS);
  for (int i = 0; levels[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/computer/choose/%s", levels[i]);

      g_test_add_data_func (path, levels[i], test_choose);
    }
  g_test_add_data_func ("/model/computer/choose/random", "random", test_choose);
  g_test_add_data_func ("/model/computer/choose/unknown", "grandmaster", test_choose);
  g_test_add_func ("/model/computer/cancel", test_cancel);
  return g_test_run ();
}
