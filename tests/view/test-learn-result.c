/* test-learn-result.c: the lesson that the result of a deal leads to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-game-file.h"
#include "fh-learn-window.h"
#include "fh-result-panel.h"
#include "kept-driver.h"

#define DONE(lesson) "[lesson " lesson "]\ndone=true\n"
/* Seat 0 has nothing, and seat 1 all tricks in hearts. */
#define HANDS(dealer)                                                                              \
  "500 1\nrules australian-4\ndeal " dealer "\nhand 0 5S 7S 8S 9S 10S 5D 6D 8D 6C 7C\n"            \
  "hand 1 JO JH JD AH KH QH 10H 9H AS AC\nhand 2 5H KS QS KD QD 8H 9C 8C 4H 4D\n"                  \
  "hand 3 JS JC 6S 7D 7H 6H AD 10D KC QC\nkitty 5C 9D 10C\n"

/* Seat 1 has them but for the ace of spades, with which seat 0 does not take the king. */
#define ACE_KEPT                                                                                   \
  "500 1\nrules australian-4\ndeal 0\nhand 0 5S 7S 8S AS 9S 5D 6D 8D 6C 7C\n"                      \
  "hand 1 JO JH JD AH KH QH 10H 9H KS AC\nhand 2 5H 10S QS KD QD 8H 9C 8C 4H 4D\n"                 \
  "hand 3 JS JC 6S 7D 7H 6H AD 10D KC QC\nkitty 5C 9D 10C\n"                                       \
  "bid 1 10H\nbid 2 PASS\nbid 3 PASS\nbid 0 PASS\ndiscard 1 5C 9D 10C\n"                           \
  "play 1 KS\nplay 2 10S\nplay 3 6S\nplay 0 5S\n"

static const struct
{
  const char *name;
  const char *known; /* what is kept of what was learned */
  const char *text;  /* the deal, as far as it is given */
  const char *cost;  /* of what is said of it */
  const char *lesson;
  const char *id;
} deals[] = {
  { "card", "knows=500\n", ACE_KEPT, "One decision cost", "Third and last", "third-hand" },
  { "done", "knows=500\n" DONE ("third-hand"), ACE_KEPT, "One decision cost", NULL, NULL },
  { "call", "knows=nothing\n", HANDS ("3") "bid 0 10NT\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n",
    "One decision cost", "What is my hand worth?", "count-a-hand" },
  { "well", "knows=500\n",
    HANDS ("0") "bid 1 10H\nbid 2 PASS\nbid 3 PASS\nbid 0 PASS\ndiscard 1 5C 9D 10C\n", "decision",
    NULL, NULL },
};

/* The result of each deal leads to the lesson on the dearest mistake, if there is one that was not
 * gone through. */
static void
test_result (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autofree char *known = g_strconcat ("[course]\n", deals[row].known, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_new_from_text (deals[row].text, "record", NULL, &error);
  FhApplication *application;
  GtkWidget *window, *cost;
  gboolean is_open = FALSE;

  g_assert_no_error (error);
  driver_forget (known);
  application = driver_start (FALSE);
  window = GTK_WIDGET (fh_application_get_window (application));
  fh_application_take_game (application, game);
  driver_wait_due (application);
  while (!fh_game_peek_table (game)->deal_over && driver_move (application))
    driver_wait_due (application);
  driver_wait_shown (window, deals[row].cost);
  cost = driver_find (driver_find (window, FH_TYPE_RESULT_PANEL, NULL), GTK_TYPE_LABEL, "cost");
  g_assert_nonnull (cost);
  if (deals[row].lesson == NULL)
    {
      g_assert_null (strstr (gtk_label_get_label (GTK_LABEL (cost)), "<a"));
    }
  else
    {
      g_autofree char *target = g_strconcat ("learn:", deals[row].id, NULL);

      driver_wait_shown (cost, deals[row].lesson);
      g_signal_emit_by_name (cost, "activate-link", target, &is_open);
      g_assert_true (is_open);
      await (kept_find_window (application, FH_TYPE_LEARN_WINDOW) != NULL);
      driver_wait_shown (kept_find_window (application, FH_TYPE_LEARN_WINDOW), deals[row].lesson);
    }
  driver_stop (application);
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  /* What is looked for no judge overlooks. */
  driver_hurry (FEW_LAYOUTS);

  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      g_autofree char *path = g_strconcat ("/view/learn/result/", deals[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_result);
    }

  return g_test_run ();
}
