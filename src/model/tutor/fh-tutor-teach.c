/* fh-tutor-teach.c: what the moment hangs on, said after what matters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How much of it is said at once goes by the degree; the rest is said on demand.  Nothing is said
 * twice: what a figure counts is no remark.
 */
#include <glib/gi18n.h>
#include <math.h>

#include "fh-sentences-advised.h"
#include "fh-sentences-count.h"
#include "fh-sentences-known.h"
#include "fh-sentences-reason.h"
#include "fh-sentences-remark.h"
#include "fh-sentences-tried.h"
#include "fh-tutor-private.h"
#include "fh-words.h"

/* --- The auction --- */

static const FhTutorCall *
find_call (FhTutor *self, FhCall call)
{
  for (guint i = 0; i < self->calls->len; i++)
    {
      const FhTutorCall *one = g_ptr_array_index (self->calls, i);

      if (one->call == call)
        return one;
    }
  return NULL;
}

/* The bid that the judge thinks the best, and which is worth thinking of: the one that he makes, or
 * where that is to pass the one with the most points; FH_CALL_NONE while he thinks. */
static FhCall
best_bid (FhTutor *self)
{
  const FhTutorCall *best = NULL;

  for (guint i = 0; i < self->calls->len; i++)
    {
      const FhTutorCall *one = g_ptr_array_index (self->calls, i);

      if (one->call == FH_PASS || !one->legal || isnan (one->points))
        continue;
      if (one->best)
        return one->call;
      if (best == NULL || one->points > best->points)
        best = one;
    }
  return best != NULL ? best->call : FH_CALL_NONE;
}

FhCall
fh_tutor_call (FhTutor *self)
{
  FhDenomination trump;
  FhCall call;

  /* The keyboard begins at the pass: who has it there looks at his cards. */
  if (self->considered != FH_CALL_NONE && self->considered != FH_PASS)
    return self->considered;
  if (self->calls->len == 0)
    return FH_CALL_NONE;
  call = best_bid (self);
  if (call != FH_CALL_NONE)
    return call;
  trump = fh_tutor_longest_suit (self);
  for (int level = FH_MIN_LEVEL; level <= FH_MAX_LEVEL; level++)
    {
      const FhTutorCall *other = find_call (self, fh_bid (level, trump));

      if (other != NULL && other->legal)
        return other->call;
    }
  return FH_CALL_NONE;
}

/* The judge's chance of @call; less than 0 while he thinks, or where he tells none. */
static double
chance_of (FhTutor *self, FhCall call)
{
  const FhTutorCall *found = find_call (self, call);

  return found != NULL ? found->make : -1;
}

/* How much @told matters to the person: the partner's bids before those of opponents, what was
 * agreed on before what is usual; 0 for his own calls and for passes. */
static int
weight_of (const FhScene *scene, const FhTold *told)
{
  if (told->seat == scene->person || told->call == FH_PASS)
    return 0;
  return 1 + (told->code == FH_TOLD_AGREED) + (fh_scene_is_partner (scene, told->seat) ? 2 : 0);
}

/* What the partner's last bid has told, and how it fits; or what was agreed on.  What the other
 * bids have told is said on demand. */
static void
tell_told (FhTutor *self, const FhScene *scene)
{
  FhTold list[FH_MAX_CALLS];
  int n = fh_told_so_far (scene->table, list), most = 1;
  const FhTold *told = NULL;

  for (int i = 0; i < n; i++)
    if (weight_of (scene, &list[i]) > 1 && weight_of (scene, &list[i]) >= most)
      {
        told = &list[i];
        most = weight_of (scene, told);
      }
  for (int i = 0; i < n; i++)
    if (list[i].seat != scene->person && list[i].call != FH_PASS)
      fh_tutor_add_remark (
          &list[i] == told ? self->lines : self->more, fh_sentence_told (scene, &list[i]),
          list[i].code == FH_TOLD_AGREED ? "players#conventions" : "bidding#first-bids");
  if (told != NULL && fh_scene_is_partner (scene, told->seat) && fh_call_is_bid (told->call)
      && fh_tutor_get_considered_trump (self) != (int) fh_call_trump (told->call))
    fh_tutor_add_remark (self->lines,
                         fh_sentence_fits (self->view.hand, fh_call_trump (told->call)),
                         "bidding#first-bids");
}

gboolean
fh_tutor_tells (FhTutor *self, guint index)
{
  FhAction action;

  g_return_val_if_fail (FH_IS_TUTOR (self), FALSE);

  return self->game != NULL && self->calls->len > 0 && self->degree != FH_TUTOR_SILENT
         && fh_game_get_action (self->game, index, &action) && action.kind == FH_ACTION_BID
         && action.call != FH_PASS;
}

static void
teach_auction (FhTutor *self, const FhScene *scene)
{
  FhCall call = fh_tutor_call (self);
  const FhTutorCall *considered =
      self->considered != FH_PASS ? find_call (self, self->considered) : NULL;

  if (considered != NULL && !considered->legal)
    fh_tutor_add_remark (self->lines, g_strdup (considered->sentence), considered->help);
  if (considered != NULL && considered->legal)
    {
      FhTold told = fh_told (scene->table, scene->person, considered->call);

      fh_tutor_add_remark (self->lines, fh_sentence_warning (scene, &self->view, considered->call),
                           "scoring#minus-500");
      fh_tutor_add_remark (self->lines, fh_sentence_would_tell (scene, &told, self->view.hand),
                           "bidding#first-bids");
    }
  tell_told (self, scene);
  if (call != FH_CALL_NONE && call != FH_PASS && (considered == NULL || considered->legal)
      && chance_of (self, call) >= 0)
    fh_tutor_add_remark (self->lines, fh_sentence_reach (call, chance_of (self, call)),
                         "bidding#first-bids");
  if (considered != NULL && !isnan (considered->points))
    fh_tutor_add_remark (
        self->more,
        g_strdup (_ ("The value is won or lost with the contract; the chance is how often the bid "
                     "is made; the average is what it brings over many deals, the others’ points "
                     "taken off.")),
        "values#table");
}

/* --- The exchange --- */

/* Whether the tutor has found out what to do, and may say so unasked. */
static gboolean
is_guiding (FhTutor *self)
{
  return fh_tutor_may_guide (self) && self->advice != NULL && self->advice->n_choices > 0;
}

/* The person's choice beside the best, of which nothing is said before he has chosen. */
static void
compare_discard (FhTutor *self, const FhScene *scene)
{
  const FhAdvice *advice = self->advice;
  const FhAdvisedChoice *best, *own = NULL;
  g_autofree char *cards = NULL, *mine = NULL, *theirs = NULL;

  if (advice == NULL || advice->n_choices == 0
      || fh_set_size (self->chosen) != self->view.legal.count)
    return;
  best = &advice->choices[0];
  if (fh_action_set (&best->action) == self->chosen)
    {
      fh_tutor_add_remark (self->lines, g_strdup (_ ("Nothing better was found.")),
                           "kitty#discard");
      return;
    }
  for (int i = 1; i < advice->n_choices; i++)
    if (fh_action_set (&advice->choices[i].action) == self->chosen
        && advice->choices[i].n_layouts > 0)
      own = &advice->choices[i];
  cards = fh_sentence_choice (scene, &best->action);
  if (own == NULL || best->n_layouts == 0)
    {
      fh_tutor_add_remark (
          self->lines,
          /* Translators: %s lists cards. */
          g_strdup_printf (_ ("Rather: %s. What you have chosen was not tried."), cards),
          "kitty#discard");
      return;
    }
  if (own->verdict == FH_VERDICT_EQUAL)
    {
      fh_tutor_add_remark (self->lines,
                           g_strdup (_ ("As good as the best that was found, within the error.")),
                           "kitty#discard");
      return;
    }
  mine = fh_sentence_points_gained ((double) own->points);
  theirs = fh_sentence_points_gained ((double) best->points);
  fh_tutor_add_remark (
      self->lines,
      /* Translators: %1$s are points such as "+12 points", %2$s lists cards, %3$s
       * are points. */
      g_strdup_printf (_ ("On average about %1$s; with %2$s about %3$s."), mine, cards, theirs),
      "kitty#discard");
}

/* What to put away, in words that leave most cards to be found. */
static void
guide_exchange (FhTutor *self, const FhScene *scene, FhDenomination trump)
{
  FhCardSet out = fh_action_set (&self->advice->choices[0].action);

  fh_tutor_add_remark (self->lines, fh_sentence_empty (self->view.hand, out, trump),
                       "kitty#discard");
  fh_tutor_add_remark (self->lines, fh_sentence_put_besides (scene, self->view.hand, out, trump),
                       "kitty#discard");
}

/* That something else would do as well: who weighs two of them has nothing to fear. */
static void
tell_equals (FhTutor *self)
{
  int n = 0;

  for (int i = 1; i < self->advice->n_choices; i++)
    n += self->advice->choices[i].verdict == FH_VERDICT_EQUAL;
  if (n > 0)
    fh_tutor_add_remark (
        self->lines,
        /* Translators: after what to put away; %d is a number of other choices. */
        g_strdup_printf (ngettext ("%d other choice is as good, within the error.",
                                   "%d other choices are as good, within the error.", (gulong) n),
                         n),
        "kitty#discard");
}

static void
teach_exchange (FhTutor *self, const FhScene *scene)
{
  FhDenomination trump = fh_table_trump (scene->table);

  if (self->view.legal.due != FH_ACTION_DISCARD)
    return;
  if (self->chosen != 0)
    fh_tutor_add_remark (self->lines, fh_sentence_put_away (self->view.hand, self->chosen, trump),
                         "kitty#discard");
  else if (is_guiding (self))
    {
      guide_exchange (self, scene, trump);
      tell_equals (self);
    }
  else if (trump != FH_NO_TRUMP)
    fh_tutor_add_remark (self->lines,
                         fh_sentence_can_empty (self->view.hand, self->view.legal.count, trump),
                         "kitty#discard");
  compare_discard (self, scene);
}

/* --- The play --- */

static void
teach_play (FhTutor *self, const FhScene *scene, const FhPlan *plan)
{
  FhKnown known;

  if (is_guiding (self))
    fh_tutor_add_remark (self->lines,
                         fh_sentence_way (scene, &self->view, &self->advice->choices[0]),
                         fh_sentence_reason_help (&self->advice->choices[0].reason));
  /* Who leads has been told already; and who has no choice needs no plan. */
  if ((self->counts & FH_COUNT_TRICKS) && !fh_tutor_leads (self)
      && fh_set_size (self->view.legal.cards) != 1)
    fh_tutor_add_remark (self->lines, fh_sentence_plan (scene, plan), "play#win");
  if (self->question == NULL && (self->counts & FH_COUNT_TRUMPS) && plan->n_out > 0)
    fh_tutor_add_remark (self->lines, fh_sentence_holders (scene, plan),
                         plan->has_trumps ? "ranks#trumps" : "play#joker-no-trump");
  if (!(self->counts & FH_COUNT_SUITS))
    return;
  fh_known_init (&known, &self->view);
  g_autoptr (GPtrArray) said = fh_sentences_known (scene, &known);
  for (guint i = 0; i < said->len; i++)
    {
      const FhSaid *one = g_ptr_array_index (said, i);

      if (g_str_equal (one->code, "void"))
        fh_tutor_add_remark (self->more, g_strdup (one->text), "play#void");
    }
}

/* --- Remarks --- */

/* Whether a figure or a line says what @remark would. */
static gboolean
is_counted (FhTutor *self, const FhRemark *remark)
{
  switch ((FhRemarkCode) remark->code)
    {
    case FH_REMARK_SURE_TRUMPS:
      return self->figures->len > 0;
    case FH_REMARK_BID_THE_KITTY:
      return fh_tutor_get_considered_trump (self) >= 0
             && fh_tutor_get_considered_trump (self) != (int) remark->suit;
    case FH_REMARK_BOG:
      return fh_tutor_get_considered_trump (self) >= 0;
    default:
      return FALSE;
    }
}

/* The remarks of this moment: so many at once, the others on demand. */
static void
add_remarks (FhTutor *self, const FhScene *scene, guint at_once)
{
  FhRemark remarks[FH_MAX_REMARKS];
  int n = fh_remarks (&self->view, remarks);

  if (fh_seats_have (self->view.table.sitting_out, self->view.seat))
    return;
  for (int i = 0; i < n; i++)
    {
      gboolean counted = is_counted (self, &remarks[i]);
      GPtrArray *list = !counted && at_once > 0 ? self->lines : self->more;

      fh_tutor_add_remark (list, fh_sentence_remark (scene, &remarks[i]),
                           fh_sentence_remark_help (&remarks[i]));
      at_once -= list == self->lines;
    }
}

/* --- Altogether --- */

/* How many lines are said at once, with how many words in all, and remarks among them. */
static const struct
{
  guint lines;
  guint words;
  guint remarks;
} amounts[] = {
  [FH_TUTOR_FEW] = { 1, 15, 0 },
  [FH_TUTOR_MIDDLE] = { 3, 24, 1 },
  [FH_TUTOR_ALL] = { G_MAXUINT, G_MAXUINT, 2 },
  [FH_TUTOR_SILENT] = { 0, 0, 0 },
};

static guint
n_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  return g_strv_length (words);
}

/* Moves what is too much for the degree before what is said on demand; the text of the moment
 * counts too.  The first line is said in any case. */
static void
cut_lines (FhTutor *self)
{
  guint words = n_words (self->text), n = 0;

  for (; n < self->lines->len && n < amounts[self->degree].lines; n++)
    {
      const FhTutorRemark *line = g_ptr_array_index (self->lines, n);

      words += n_words (line->sentence);
      if (n > 0 && words > amounts[self->degree].words)
        break;
    }
  for (guint at = 0; self->lines->len > n; at++)
    g_ptr_array_insert (self->more, (int) at, g_ptr_array_steal_index (self->lines, n));
}

void
fh_tutor_teach (FhTutor *self)
{
  FhScene scene;
  FhPlan plan;

  g_ptr_array_set_size (self->figures, 0);
  g_ptr_array_set_size (self->lines, 0);
  g_ptr_array_set_size (self->more, 0);
  if (self->game == NULL || self->view.table.n_deals == 0 || self->degree == FH_TUTOR_SILENT
      || fh_game_get_hold (self->game) != FH_HOLD_NONE)
    {
      g_clear_pointer (&self->question, g_free);
      return;
    }
  scene = fh_game_get_scene (self->game);
  fh_plan_init (&plan, &self->view);
  fh_tutor_fill_question (self, &plan);
  fh_tutor_fill_figures (self, &plan);
  switch ((FhActionKind) self->view.table.due)
    {
    case FH_ACTION_BID:
      teach_auction (self, &scene);
      break;
    case FH_ACTION_DISCARD:
      teach_exchange (self, &scene);
      break;
    case FH_ACTION_PLAY:
      teach_play (self, &scene, &plan);
      break;
    default:
      break;
    }
  add_remarks (self, &scene, amounts[self->degree].remarks);
  cut_lines (self);
}
