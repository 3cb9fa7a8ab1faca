/* fh-answer-words.c: what a computer player has thought, in words and numbers, and what the tutor
 * would have done instead of the person.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-answer-private.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdlib.h>

#include "fh-sentences-advised.h"
#include "fh-sentences-reason.h"
#include "fh-sentences-tried.h"

/* More are not worth reading. */
#define MAX_ROWS 6

/* Points that are written alike, and chances to win the game that are. */
#define SAME_POINTS 0.5f
#define SAME_WORTH  0.0005f

static gboolean
is_compared (const FhExplained *explained)
{
  const FhComparison *comparison = &explained->decision->comparison;

  return comparison->n_worlds > 0 && comparison->n > 1;
}

/* @weighed as an action. */
static FhAction
action_of (const FhExplained *explained, const FhWeighed *weighed)
{
  const FhAction *decided = &explained->decision->action;
  FhAction action = { .kind = decided->kind, .seat = decided->seat, .suit = FH_SUIT_NONE };

  switch ((FhActionKind) decided->kind)
    {
    case FH_ACTION_BID:
      return fh_action_bid (decided->seat, weighed->call);
    case FH_ACTION_PLAY:
      return fh_action_play (decided->seat, weighed->card, (FhSuit) weighed->named);
    case FH_ACTION_PARTNER:
      for (int seat = 0; seat < FH_MAX_SEATS; seat++)
        if (fh_seats_have (weighed->seats, seat))
          action.seats[action.n_seats++] = (guint8) seat;
      return action;
    default:
      return fh_action_cards ((FhActionKind) decided->kind, decided->seat, weighed->cards);
    }
}

/* Whether that is what happened. */
static gboolean
is_done (const FhExplained *explained, const FhAction *action)
{
  const FhAction *done = &explained->done;

  /* What was compared says nothing of inkles. */
  if (done->kind == FH_ACTION_BID)
    return action->kind == FH_ACTION_BID && done->call == action->call;
  return fh_action_equal (done, action);
}

static FhTried
tried_of (const FhExplained *explained, const FhWeighed *weighed)
{
  const FhTable *table = &explained->view->table;
  gboolean bids = explained->decision->action.kind == FH_ACTION_BID;

  return (FhTried){
    .action = action_of (explained, weighed),
    .n_layouts = weighed->n_worlds,
    .complete = explained->decision->comparison.complete,
    /* What somebody else makes of it after a pass is not the pass's. */
    .has_aim = weighed->share >= 0 && (!bids || weighed->call != FH_PASS)
               && (bids || table->declarer != FH_SEAT_NONE)
               && fh_seat_view_fate (explained->view) == FH_FATE_OPEN,
    .defends = !bids && table->declarer != FH_SEAT_NONE
               && !fh_seats_have (explained->view->allies, table->declarer),
    .chance = CLAMP (weighed->chance, 0, 1),
    .points = weighed->points,
    .reached = bids ? weighed->reached : 1,
    .other_seat = weighed->other_seat,
    .other_call = bids ? weighed->other_call : FH_CALL_NONE,
  };
}

/* What might seem odd in the table: that something else has more points. */
static char *
remark (const FhComparison *comparison)
{
  const FhWeighed *chosen = &comparison->list[comparison->chosen];
  gboolean has_most = TRUE, wins_most = TRUE, ends = chosen->ends;

  for (int k = 0; k < comparison->n; k++)
    {
      has_most &= comparison->list[k].points <= chosen->points + SAME_POINTS;
      wins_most &= comparison->list[k].worth <= chosen->worth + SAME_WORTH;
      ends |= comparison->list[k].ends && comparison->list[k].points > chosen->points + SAME_POINTS;
    }
  if (has_most)
    return NULL;
  if (wins_most && ends)
    return g_strdup_printf (
        /* Translators: %d is a percentage; of a choice that does not have the most points. */
        _ ("This deal may end the game, and it leaves the best chance to win it: about %d%%."),
        (int) lrintf (chosen->worth * 100));
  return g_strdup (_ ("Something else came out better, but not clearly enough to count."));
}

/* What would have been done without layouts, where that is something else; or NULL. */
static char *
by_rule (const FhExplained *explained)
{
  const FhComparison *comparison = &explained->decision->comparison;
  g_autofree char *name = NULL;
  FhAction natural;

  if (comparison->natural == comparison->chosen)
    return NULL;
  natural = action_of (explained, &comparison->list[comparison->natural]);
  name = fh_sentence_choice (&explained->scene, &natural);
  /* Translators: %s is a call, a card, or a list of cards. */
  return g_strdup_printf (_ ("By rules of thumb alone it would have been: %s."), name);
}

/* What came of it in layouts, a line each. */
static char *
comparison_lines (const FhExplained *explained)
{
  const FhComparison *comparison = &explained->decision->comparison;
  FhTried tried = tried_of (explained, &comparison->list[comparison->chosen]);
  g_autofree char *sentence = fh_sentence_tried (&tried);
  g_autofree char *odd = remark (comparison);
  g_autofree char *auction = fh_sentence_auction_after (&explained->scene, &tried);
  g_autofree char *rule = by_rule (explained);
  const char *all[] = { sentence, auction, rule, odd };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i] != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", all[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
fh_explained_numbers (const FhExplained *explained)
{
  if (is_compared (explained))
    return comparison_lines (explained);
  return fh_sentence_reason_numbers (&explained->scene, &explained->decision->reason);
}

char *
fh_explained_caption (const FhExplained *explained)
{
  const FhComparison *comparison = &explained->decision->comparison;
  guint n = comparison->n_worlds;

  if (!is_compared (explained))
    return NULL;
  for (int i = 0; i < comparison->n; i++)
    if (comparison->list[i].n_worlds < n)
      /* Translators: over a column of calls or cards that were compared in so many ways in which
       * the cards may lie, some of them in fewer because they fell behind. */
      return g_strdup_printf (
          ngettext ("At most %u sample layout", "At most %u sample layouts", (gulong) n), n);
  /* Translators: over a column of calls or cards that were compared in so many ways in which the
   * cards may lie. */
  return g_strdup_printf (ngettext ("%u sample layout", "%u sample layouts", (gulong) n), n);
}

/* --- Rows --- */

static char *
percent (double chance)
{
  /* Translators: a chance in percent. */
  return g_strdup_printf (C_ ("chance", "%d %%"), (int) lrint (chance * 100));
}

/* @tricks with one decimal. */
static char *
tenths (double tricks)
{
  int n = (int) lrint (tricks * 10);

  /* Translators: a number with one decimal, such as 7.4; put the decimal mark of your language
   * between the two. */
  return g_strdup_printf (C_ ("decimal", "%1$d.%2$d"), n / 10, n % 10);
}

/* Everything about one of the rows for people who do not see it. */
static char *
speak (const FhTried *tried, gboolean has_tricks, const FhAnswerRow *row, const char *name)
{
  gulong points = (gulong) labs (lrint (tried->points));

  if (!fh_tried_has_chance (tried))
    return g_strdup_printf (
        /* Translators: %1$s is a call or a card, %2$s a number of points with its sign. */
        ngettext ("%1$s: %2$s point on average.", "%1$s: %2$s points on average.", points), name,
        row->points);
  if (!has_tricks)
    return g_strdup_printf (
        /* Translators: %1$s is a bid to lose all tricks, %2$d a percentage, %3$s a number of points
         * with its sign. */
        ngettext ("%1$s: the chance of making it is about %2$d%%, with %3$s point on average.",
                  "%1$s: the chance of making it is about %2$d%%, with %3$s points on average.",
                  points),
        name, (int) lrint (tried->chance * 100), row->points);
  if (tried->defends)
    return g_strdup_printf (
        /* Translators: %1$s is a card, %2$d a percentage, %3$s a number of tricks such as 3.4, %4$s
         * a number of points with its sign. */
        ngettext (
            "%1$s: the contract has a chance of about %2$d%% of failing, with %3$s tricks against "
            "it and %4$s point on average.",
            "%1$s: the contract has a chance of about %2$d%% of failing, with %3$s tricks against "
            "it and %4$s points on average.",
            points),
        name, (int) lrint (tried->chance * 100), row->tricks, row->points);
  return g_strdup_printf (
      /* Translators: %1$s is a call, a card or a list of cards, %2$d a percentage, %3$s a number of
       * tricks such as 7.4, %4$s a number of points with its sign. */
      ngettext (
          "%1$s: the contract has a chance of about %2$d%% of being made, with %3$s tricks and "
          "%4$s point on average.",
          "%1$s: the contract has a chance of about %2$d%% of being made, with %3$s tricks and "
          "%4$s points on average.",
          points),
      name, (int) lrint (tried->chance * 100), row->tricks, row->points);
}

static FhAnswerRow *
new_row (const FhExplained *explained, const FhWeighed *weighed)
{
  FhTried tried = tried_of (explained, weighed);
  FhAnswerRow *row = g_new0 (FhAnswerRow, 1);
  gboolean has_tricks;

  has_tricks = tried.has_aim
               && (tried.action.kind != FH_ACTION_BID || !fh_call_is_misere (tried.action.call));
  row->is_it = is_done (explained, &tried.action);
  row->action = tried.action;
  row->name = fh_sentence_choice (&explained->scene, &tried.action);
  row->chance = fh_tried_has_chance (&tried) ? percent (tried.chance) : g_strdup ("—");
  row->tricks = has_tricks ? tenths (weighed->tricks) : g_strdup ("—");
  row->points = fh_sentence_signed_points (tried.points);
  if (row->is_it)
    {
      /* Translators: %s is a call or a card of which more is said behind it. */
      g_autofree char *chosen = g_strdup_printf (_ ("%s, which was chosen"), row->name);

      row->spoken = speak (&tried, has_tricks, row, chosen);
    }
  else
    {
      row->spoken = speak (&tried, has_tricks, row, row->name);
    }
  return row;
}

static gint
compare_weighed (gconstpointer a, gconstpointer b)
{
  const FhWeighed *x = *(const FhWeighed *const *) a, *y = *(const FhWeighed *const *) b;

  return x->worth != y->worth ? (x->worth < y->worth ? 1 : -1) : 0;
}

/* Whether @weighed is what was decided, or what was done: these are always shown. */
static gboolean
is_wanted (const FhExplained *explained, const FhWeighed *weighed)
{
  const FhComparison *comparison = &explained->decision->comparison;
  FhAction action = action_of (explained, weighed);

  return weighed == &comparison->list[comparison->chosen] || is_done (explained, &action);
}

void
fh_explained_fill_rows (const FhExplained *explained, GPtrArray *rows)
{
  const FhComparison *comparison = &explained->decision->comparison;
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();
  int left = MAX_ROWS;

  if (!is_compared (explained))
    return;
  for (int k = 0; k < comparison->n; k++)
    {
      g_ptr_array_add (sorted, (gpointer) &comparison->list[k]);
      left -= is_wanted (explained, &comparison->list[k]);
    }
  g_ptr_array_sort (sorted, compare_weighed);
  for (guint i = 0; i < sorted->len; i++)
    if (is_wanted (explained, sorted->pdata[i]) || left-- > 0)
      g_ptr_array_add (rows, new_row (explained, sorted->pdata[i]));
}

void
fh_answer_row_free (gpointer data)
{
  FhAnswerRow *row = data;

  g_free (row->name);
  g_free (row->chance);
  g_free (row->tricks);
  g_free (row->points);
  g_free (row->spoken);
  g_free (row);
}

/* --- A decision of the person --- */

/* What the layouts say of both, when both were tried; or NULL. */
static char *
numbers_of_both (const FhScene *scene,
                 const FhSeatView *view,
                 const FhAdvisedChoice *best,
                 const FhAdvisedChoice *made)
{
  g_autofree char *first = NULL, *second = NULL;
  glong more;

  if (best->reason.motive == FH_MOTIVE_ONLY_CHOICE || best->n_layouts == 0 || made == NULL
      || made->n_layouts == 0)
    return NULL;
  first = fh_sentence_advised_numbers (scene, view, made);
  more = lrintf (best->points - made->points);
  if (made == best || more <= 0)
    return g_steal_pointer (&first);
  second = g_strdup_printf (
      /* Translators: what is advised beside what was done; %ld is a number of points. */
      ngettext ("The advice brings about %ld point more on average.",
                "The advice brings about %ld points more on average.", (gulong) more),
      more);
  return first != NULL ? g_strconcat (first, " ", second, NULL) : g_steal_pointer (&second);
}

char *
fh_answer_beside_advice (const FhScene *scene,
                         const FhSeatView *view,
                         const FhAdvice *advice,
                         const FhAction *action)
{
  const FhAdvisedChoice *best = &advice->choices[0];
  const FhAdvisedChoice *made = fh_advice_find (advice, action);
  g_autofree char *reason = NULL;
  g_autofree char *suggestion = NULL;
  g_autofree char *why = NULL;
  g_autofree char *numbers = NULL;
  g_autofree char *auction = NULL;
  g_autofree char *against = NULL;

  if (advice->n_choices == 0)
    return NULL;
  reason = fh_sentence_reason (scene, &best->reason);
  suggestion = fh_sentence_suggestion (scene, &best->action);
  numbers = numbers_of_both (scene, view, best, made);
  if (made == best)
    /* Translators: %s is a sentence with the reason. */
    why = g_strdup_printf (_ ("The tutor would have done the same. %s"), reason);
  else if (suggestion[0] == '\0')
    return NULL;
  else if (made != NULL && made->verdict == FH_VERDICT_EQUAL)
    /* Translators: %1$s is an order such as "Play the five of hearts.", %2$s a sentence with the
     * reason. */
    why = g_strdup_printf (_ ("That was as good, within the error of the estimate, as the tutor’s "
                              "advice: %1$s %2$s"),
                           suggestion, reason);
  else
    /* Translators: %1$s is an order such as "Play the five of hearts.", %2$s a sentence with the
     * reason. */
    why = g_strdup_printf (_ ("The tutor’s advice would have been: %1$s %2$s"), suggestion, reason);
  against = made != NULL ? fh_sentence_against (scene, made) : NULL;
  if (against != NULL)
    {
      g_autofree char *better = g_steal_pointer (&why);

      why = g_strjoin ("\n", against, better, NULL);
    }
  if (numbers == NULL)
    return g_steal_pointer (&why);
  /* Behind the numbers of two it would not be clear whose it is. */
  if (made == best)
    auction = fh_sentence_advised_auction (scene, view, made);
  return auction != NULL ? g_strjoin ("\n", why, numbers, auction, NULL)
                         : g_strjoin ("\n", why, numbers, NULL);
}
