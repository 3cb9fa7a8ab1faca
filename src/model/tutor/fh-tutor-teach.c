/* fh-tutor-teach.c: what the moment hangs on, said after what matters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How much of it is said at once goes by the degree; the rest is said on demand.  Nothing is said
 * twice: what a figure counts is no remark.
 */
#include <glib/gi18n.h>
#include <math.h>

#include "fh-against.h"
#include "fh-sentences-advised.h"
#include "fh-sentences-count.h"
#include "fh-sentences-held.h"
#include "fh-sentences-known.h"
#include "fh-sentences-reason.h"
#include "fh-sentences-tried.h"
#include "fh-tutor-tells.h"

/* Says something at once. */
static void
say (FhTutorWords *words, char *sentence, const char *help)
{
  fh_said_list_add_with_help (words->lines, sentence, help);
}

/* --- The auction --- */

static const FhTutorCall *
find_call (const FhTutorWords *words, FhCall call)
{
  for (guint i = 0; i < words->calls->len; i++)
    {
      const FhTutorCall *one = g_ptr_array_index (words->calls, i);

      if (one->call == call)
        return one;
    }
  return NULL;
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

/* Two sentences, of which either may be missing, in one line: neither is said without the other. */
static char *
join (char *first, char *second)
{
  char *both;

  if (first == NULL || second == NULL)
    return first != NULL ? first : second;
  /* Translators: two sentences, one behind the other. */
  both = g_strdup_printf (C_ ("sentences", "%1$s %2$s"), first, second);
  g_free (first);
  g_free (second);
  return both;
}

/* What @told, the bid that matters most, has told, and how it fits when it is the partner's. */
static char *
dup_told (const FhTutorMoment *moment, const FhScene *scene, const FhTold *told)
{
  gboolean fits = fh_scene_is_partner (scene, told->seat) && fh_call_is_bid (told->call)
                  && fh_tutor_moment_considered_trump (moment) != (int) fh_call_trump (told->call);

  return join (fh_sentence_told (scene, told),
               fits ? fh_sentence_fits (moment->view.hand, fh_call_trump (told->call)) : NULL);
}

/* What the partner's last bid has told, and how it fits; or what was agreed on.  What the other
 * bids have told is said on demand. */
static void
tell_told (FhTutorWords *words, const FhTutorMoment *moment, const FhScene *scene)
{
  FhTold list[FH_MAX_CALLS];
  int n = fh_auction_told (scene->table, list), most = 1;
  const FhTold *told = NULL;

  for (int i = 0; i < n; i++)
    if (weight_of (scene, &list[i]) > 1 && weight_of (scene, &list[i]) >= most)
      {
        told = &list[i];
        most = weight_of (scene, told);
      }
  for (int i = 0; i < n; i++)
    if (list[i].seat != scene->person && list[i].call != FH_PASS)
      {
        fh_said_list_add_with_help (
            &list[i] == told ? words->lines : words->more,
            &list[i] == told ? dup_told (moment, scene, told) : fh_sentence_told (scene, &list[i]),
            list[i].code == FH_TOLD_AGREED ? "players#conventions" : "bidding#first-bids");
        fh_said_list_add_with_help (words->more, fh_sentence_held (scene, &list[i]),
                                    "bidding#first-bids");
      }
}

/* The next bid of the same trumps, @step levels from @call, of which it is said whether it can be
 * dared; FH_CALL_NONE where that is not known. */
static FhCall
find_beside (const FhTutorWords *words, const FhTutorMoment *moment, FhCall call, int step)
{
  int level = fh_call_level (call) + step;
  const FhTutorCall *beside = level >= FH_MIN_LEVEL && level <= FH_MAX_LEVEL
                                  ? find_call (words, fh_bid (level, fh_call_trump (call)))
                                  : NULL;

  return beside != NULL && beside->legal && fh_tutor_moment_advice (moment, beside->call).make >= 0
             ? beside->call
             : FH_CALL_NONE;
}

/* The bid that is told of beside @call, which is made with @chance: the one above it, or else
 * below; beside one that is too high the next below it that is not. */
static FhCall
find_other_reach (FhTutorWords *words, const FhTutorMoment *moment, FhCall call, double chance)
{
  FhCall beside = FH_CALL_NONE;

  if (fh_reach_of (chance) != FH_REACH_TOO_HIGH)
    {
      beside = find_beside (words, moment, call, 1);
      return beside != FH_CALL_NONE ? beside : find_beside (words, moment, call, -1);
    }
  for (int step = -1; fh_call_level (call) + step >= FH_MIN_LEVEL; step--)
    {
      beside = find_beside (words, moment, call, step);
      if (beside != FH_CALL_NONE
          && fh_reach_of (fh_tutor_moment_advice (moment, beside).make) != FH_REACH_TOO_HIGH)
        return beside;
    }
  return FH_CALL_NONE;
}

/* How @call stands beside a pass where its @chance does not say it, which is negative while that is
 * unknown: a contract that can be made may still bring less, and one that will probably fail more;
 * or it is about the game.  NULL for nothing. */
static const char *
find_beside_pass (const FhTutorMoment *moment, FhCall call, double chance)
{
  FhCallAdvice advice = fh_tutor_moment_advice (moment, call),
               pass = fh_tutor_moment_advice (moment, FH_PASS);
  gboolean is_improbable = chance >= 0 && fh_chance_percent ((float) chance) < FH_IMPROBABLE;

  if (advice.best && fh_sentence_for_game (moment->advice) != NULL)
    return fh_sentence_for_game (moment->advice);
  if (!is_improbable && advice.worse && pass.best)
    return _ ("All in all a pass brings more.");
  if (is_improbable && advice.best && advice.points > pass.points)
    return _ ("All in all it still brings more than a pass.");
  return NULL;
}

/* What is known of @call beside the count that stands above it, and beside a pass, in one line:
 * neither is said without the other; then whether another bid can be dared. */
static void
tell_reach (FhTutorWords *words, const FhTutorMoment *moment, FhCall call)
{
  FhCallAdvice advice = fh_tutor_moment_advice (moment, call);
  const char *beside_pass = find_beside_pass (moment, call, advice.make);
  char *reach = NULL;
  FhCall beside;

  if (words->adds_up && fh_call_is_bid (call) && advice.make >= 0
      && advice.n_layouts >= FH_LEAST_LAYOUTS)
    {
      FhHandCount count;

      fh_hand_count_init (&count, &moment->view, call);
      reach = fh_sentence_beside_count (&count, advice.make);
    }
  if (reach == NULL && advice.make >= 0)
    reach = fh_sentence_reach (call, advice.make);
  say (words, join (reach, g_strdup (beside_pass)), "bidding#first-bids");
  if (advice.make < 0 || !fh_call_is_bid (call))
    return;
  beside = find_other_reach (words, moment, call, advice.make);
  if (beside != FH_CALL_NONE)
    say (words, fh_sentence_reach (beside, fh_tutor_moment_advice (moment, beside).make),
         "bidding#first-bids");
}

static void
teach_auction (FhTutorWords *words, const FhTutorMoment *moment, const FhScene *scene)
{
  FhCall call = fh_tutor_moment_call (moment);
  const FhTutorCall *considered =
      moment->considered != FH_PASS ? find_call (words, moment->considered) : NULL;

  if (considered != NULL && !considered->legal)
    say (words, g_strdup (considered->sentence), considered->help);
  else if (considered != NULL)
    say (words, fh_sentence_warning (scene, &moment->view, call), "scoring#minus-500");
  if (call != FH_CALL_NONE && call != FH_PASS && (considered == NULL || considered->legal))
    tell_reach (words, moment, call);
  if (considered == NULL && call != FH_CALL_NONE)
    say (words, fh_sentence_warning (scene, &moment->view, call), "scoring#minus-500");
  if (considered != NULL && considered->legal)
    {
      FhTold told = fh_call_told (scene->table, scene->person, considered->call);

      say (words, fh_sentence_would_tell (scene, &told, moment->view.hand), "bidding#first-bids");
      fh_said_list_add_with_help (words->more, fh_sentence_held (scene, &told),
                                  "bidding#first-bids");
    }
  tell_told (words, moment, scene);
  if (considered != NULL && !isnan (considered->advice.points)
      && !isnan (fh_tutor_moment_advice (moment, FH_PASS).points))
    fh_said_list_add_with_help (
        words->more,
        g_strdup (_ ("The value is won or lost with the contract; the chance is how often the bid "
                     "is made; the last number is how many points more than passing it brings on "
                     "average, the others’ points taken off.")),
        "values#table");
}

/* --- The exchange --- */

/* What should rather be put away than what the person has chosen. */
static void
say_rather (FhTutorWords *words, const char *cards)
{
  /* Translators: %s lists cards that should rather be put away. */
  say (words, g_strdup_printf (_ ("Better: %s."), cards), "kitty#discard");
}

/* What speaks against the person's choice, which nobody has tried; NULL for nothing. */
static char *
dup_against (const FhTutorMoment *moment, const FhScene *scene)
{
  const FhAdvisedChoice *best = &moment->advice->choices[0];
  FhAction done = { .kind = FH_ACTION_DISCARD };
  FhReason reason;

  FH_FOREACH_CARD (card, moment->chosen)
    done.cards[done.n_cards++] = card;
  reason = fh_against (&moment->view, &(FhBeside){ .done = &done,
                                                   .best = &best->action,
                                                   .best_reason = &best->reason,
                                                   .chance = FH_REASON_NO_CHANCE,
                                                   .best_chance = FH_REASON_NO_CHANCE });
  return reason.motive != FH_MOTIVE_NONE ? fh_sentence_reason (scene, &reason) : NULL;
}

/* The person's choice beside the best, of which nothing is said before he has chosen. */
static void
compare_discard (FhTutorWords *words, const FhTutorMoment *moment, const FhScene *scene)
{
  const FhAdvice *advice = moment->advice;
  const FhAdvisedChoice *best, *own = NULL;
  g_autofree char *cards = NULL, *mine = NULL, *theirs = NULL, *against = NULL;

  if (advice == NULL || advice->n_choices == 0
      || fh_set_size (moment->chosen) != moment->view.legal.count)
    return;
  best = &advice->choices[0];
  if (fh_action_set (&best->action) == moment->chosen)
    {
      say (words, g_strdup (_ ("Nothing better was found.")), "kitty#discard");
      return;
    }
  for (int i = 1; i < advice->n_choices; i++)
    if (fh_action_set (&advice->choices[i].action) == moment->chosen
        && advice->choices[i].n_layouts > 0)
      own = &advice->choices[i];
  cards = fh_sentence_choice (scene, &best->action);
  if (own == NULL || best->n_layouts == 0)
    {
      against = own == NULL ? dup_against (moment, scene) : NULL;
      if (against != NULL)
        say (words, g_steal_pointer (&against), "kitty#discard");
      say_rather (words, cards);
      if (best->n_layouts > 0)
        fh_said_list_add_with_help (
            words->more,
            g_strdup (_ ("Your own choice was not among those that were tried "
                         "in many deals.")),
            "kitty#discard");
      return;
    }
  if (own->verdict == FH_VERDICT_EQUAL)
    {
      say (words, g_strdup (_ ("As good as the best that was found.")), "kitty#discard");
      return;
    }
  against = fh_sentence_against (scene, own);
  if (against != NULL)
    say (words, g_steal_pointer (&against), "kitty#discard");
  say_rather (words, cards);
  mine = fh_sentence_points_gained ((double) own->points);
  theirs = fh_sentence_points_gained ((double) best->points);
  fh_said_list_add_with_help (
      words->more,
      /* Translators: %1$s are points such as "+12 points", %2$s lists cards, %3$s
       * are points. */
      g_strdup_printf (_ ("On average about %1$s; with %2$s about %3$s."), mine, cards, theirs),
      "kitty#discard");
}

/* What to put away, in words that leave most cards to be found. */
static void
guide_exchange (FhTutorWords *words, const FhTutorMoment *moment, const FhScene *scene)
{
  FhCardSet out = fh_action_set (&moment->advice->choices[0].action);
  FhDenomination trump = fh_table_trump (scene->table);

  say (words, fh_sentence_empty (moment->view.hand, out, trump), "kitty#discard");
  say (words, fh_sentence_put_besides (scene, moment->view.hand, out, trump), "kitty#discard");
}

/* Tells how many other choices are as good: a person who hesitates between two has nothing to
 * fear. */
static void
tell_equals (FhTutorWords *words, const FhAdvice *advice)
{
  int n = 0;

  for (int i = 1; i < advice->n_choices; i++)
    n += advice->choices[i].verdict == FH_VERDICT_EQUAL;
  if (n > 0)
    fh_said_list_add_with_help (
        words->lines,
        /* Translators: after what to put away; %d is a number of other choices. */
        g_strdup_printf (
            ngettext ("%d other choice is as good.", "%d other choices are as good.", (gulong) n),
            n),
        "kitty#discard");
}

static void
teach_exchange (FhTutorWords *words, const FhTutorMoment *moment, const FhScene *scene)
{
  FhDenomination trump = fh_table_trump (scene->table);

  if (moment->view.legal.due != FH_ACTION_DISCARD)
    return;
  if (moment->chosen != 0)
    say (words, fh_sentence_put_away (moment->view.hand, moment->chosen, trump), "kitty#discard");
  else if (fh_tutor_moment_guides (moment))
    {
      guide_exchange (words, moment, scene);
      tell_equals (words, moment->advice);
    }
  else if (trump != FH_NO_TRUMP)
    say (words, fh_sentence_can_empty (moment->view.hand, moment->view.legal.count, trump),
         "kitty#discard");
  compare_discard (words, moment, scene);
}

/* --- The play --- */

static void
teach_play (FhTutorWords *words, const FhTutorMoment *moment, const FhScene *scene)
{
  const FhPlan *plan = &moment->plan;

  if (fh_tutor_moment_guides (moment))
    say (words, fh_sentence_way (scene, &moment->view, &moment->advice->choices[0]),
         fh_sentence_reason_help (&moment->advice->choices[0].reason));
  /* Who leads has been told already; and who has no choice needs no plan. */
  if ((moment->manner.counts & FH_COUNT_TRICKS) && !fh_tutor_moment_leads (moment)
      && fh_set_size (moment->view.legal.cards) != 1)
    say (words, fh_sentence_plan (scene, plan), "play#win");
  if (words->question == NULL && (moment->manner.counts & FH_COUNT_TRUMPS) && plan->n_out > 0)
    say (words, fh_sentence_holders (scene, plan),
         plan->has_trumps ? "ranks#trumps" : "play#joker-no-trump");
  if (!(moment->manner.counts & FH_COUNT_SUITS))
    return;
  g_autoptr (GPtrArray) said = fh_sentences_known (scene, &moment->known);
  for (guint i = 0; i < said->len; i++)
    {
      const FhSaid *one = g_ptr_array_index (said, i);

      if (g_str_equal (one->code, "void"))
        fh_said_list_add_with_help (words->more, g_strdup (one->text), "play#void");
    }
}

/* --- Altogether --- */

/* How many lines are said at once, with at most how many words in all, and how many remarks among
 * them; and with more than how many words the first line is not said either. */
static const struct
{
  guint lines;
  guint words;
  guint remarks;
  guint most;
} amounts[] = {
  [FH_TUTOR_FEW] = { 1, 15, 0, 40 },
  [FH_TUTOR_MIDDLE] = { 4, 30, 1, 40 },
  [FH_TUTOR_ALL] = { G_MAXUINT, G_MAXUINT, 2, G_MAXUINT },
  [FH_TUTOR_SILENT] = { 0, 0, 0, 0 },
};

guint
fh_tutor_n_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);

  return g_strv_length (words);
}

/* Moves what is too much for the degree before what is said on demand; the text of the moment
 * counts too.  The first line goes only where it brings them to more than @most of the degree. */
static void
cut_lines (FhTutorWords *words, FhTutorDegree degree)
{
  guint spoken = words->text != NULL ? fh_tutor_n_words (words->text) : 0, n = 0;

  for (; n < words->lines->len && n < amounts[degree].lines; n++)
    {
      const FhSaid *line = g_ptr_array_index (words->lines, n);

      spoken += fh_tutor_n_words (line->text);
      if (spoken > (n > 0 ? amounts[degree].words : amounts[degree].most))
        break;
    }
  for (guint at = 0; words->lines->len > n; at++)
    g_ptr_array_insert (words->more, (int) at, g_ptr_array_steal_index (words->lines, n));
}

void
fh_tutor_tell_lines (FhTutorWords *words, const FhTutorMoment *moment)
{
  FhScene scene = fh_tutor_moment_scene (moment);

  switch ((FhActionKind) scene.table->due)
    {
    case FH_ACTION_BID:
      teach_auction (words, moment, &scene);
      break;
    case FH_ACTION_DISCARD:
      teach_exchange (words, moment, &scene);
      break;
    case FH_ACTION_PLAY:
      teach_play (words, moment, &scene);
      break;
    default:
      break;
    }
  fh_tutor_tell_remarks (words, moment, amounts[moment->manner.degree].remarks);
  cut_lines (words, moment->manner.degree);
}
