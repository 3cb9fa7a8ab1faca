/* fh-intent-plan.c: what a person is about to do, and what he is asked about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the laws allow is the game's to say.
 */
#include "fh-intent-plan.h"

#include <glib/gi18n.h>

#include "fh-sentences-laws.h"
#include "fh-words.h"

void
fh_intent_plan_clear (FhIntentPlan *plan)
{
  g_free (plan->nudge);
  *plan = (FhIntentPlan){ .stage = FH_INTENT_NONE };
}

/* --- What can be done --- */

/* The cards that can still be shown: not those that everybody sees already. */
static FhCardSet
cards_to_show (FhGame *game)
{
  int person = fh_game_get_person (game);
  FhSeatView view;
  FhRights rights;

  fh_game_get_rights (game, &rights);
  return rights.expose && fh_game_get_view (game, person, &view)
             ? view.hand & ~fh_game_peek_table (game)->open[person]
             : 0;
}

static FhCardSet
early_cards (FhGame *game)
{
  FhLegal early;

  return fh_game_get_early (game, &early) && early.due == FH_ACTION_PLAY ? early.cards : 0;
}

static gboolean
can_bid_early (FhGame *game)
{
  FhLegal early;

  return fh_game_get_early (game, &early) && early.due == FH_ACTION_BID;
}

static gboolean
may_report (FhGame *game)
{
  FhRights rights;

  fh_game_get_rights (game, &rights);
  return rights.misdeal;
}

/* The cards with which @plan goes on; 0 when it needs none. */
static FhCardSet
cards_for (const FhIntentPlan *plan, FhGame *game)
{
  switch (plan->stage)
    {
    case FH_INTENT_SHOW:
      return cards_to_show (game);
    case FH_INTENT_EARLY_CARD:
      return early_cards (game);
    case FH_INTENT_CORRECT:
      return fh_game_get_corrections (game, NULL, NULL);
    default:
      return 0;
    }
}

gboolean
fh_intent_plan_is_possible (const FhIntentPlan *plan, FhGame *game)
{
  FhRefusal refusal;

  switch (plan->stage)
    {
    case FH_INTENT_NONE:
      break;
    case FH_INTENT_LIFTED:
      return fh_game_awaits_person (game) && fh_game_peek_table (game)->due == plan->action.kind;
    case FH_INTENT_NAMING:
      /* What another player does out of turn is decided first: the game is held for it. */
      return fh_game_get_hold (game) != FH_HOLD_DEMAND
             && !fh_game_check (game, &plan->action, &refusal)
             && refusal.code == FH_REFUSED_JOKER_MUST_NAME;
    case FH_INTENT_RISK:
      return fh_game_awaits_person (game) && fh_game_check (game, &plan->action, NULL)
             && !fh_game_check_rules (game, &plan->action, NULL);
    case FH_INTENT_SHOW:
    case FH_INTENT_EARLY_CARD:
    case FH_INTENT_CORRECT:
      return cards_for (plan, game) != 0;
    case FH_INTENT_EARLY_BID:
      return can_bid_early (game);
    case FH_INTENT_MISDEAL:
      return may_report (game);
    case FH_INTENT_WEIGHING:
    case FH_INTENT_COSTLY:
      return fh_game_awaits_person (game) && fh_game_check (game, &plan->action, NULL);
    }
  return TRUE;
}

/* --- What is asked about it --- */

static char *
text_of_plan (const FhIntentPlan *plan, FhGame *game)
{
  switch (plan->stage)
    {
    case FH_INTENT_RISK:
      {
        g_autofree char *reason = NULL;
        FhRefusal refusal;

        fh_game_check_rules (game, &plan->action, &refusal);
        reason = fh_words_refusal_for_person (&refusal);
        /* Translators: %s is a sentence that says which rule forbids a card and why. */
        return g_strdup_printf (_ ("%s Do you really want to break the rule?"), reason);
      }
    case FH_INTENT_SHOW:
      return g_strdup (
          plan->way == FH_EXPOSED_TO_PARTNER    ? _ ("Which card do you show your partner?")
          : plan->way == FH_EXPOSED_TO_OPPONENT ? _ ("Which card do you let an opponent see?")
          : plan->way == FH_EXPOSED_ON_TABLE    ? _ ("Which card do you drop face up on the table?")
                                                : _ ("Which card do you name aloud?"));
    case FH_INTENT_EARLY_BID:
      return g_strdup (_ ("What do you bid out of turn?"));
    case FH_INTENT_EARLY_CARD:
      return g_strdup (_ ("Which card do you play out of turn?"));
    case FH_INTENT_CORRECT:
      return g_strdup (_ ("Which card do you play instead?"));
    case FH_INTENT_MISDEAL:
      return g_strdup (_ ("Was a card turned up in dealing, or is the number of cards wrong? Then "
                          "the same player deals again, and nothing counts."));
    case FH_INTENT_WEIGHING:
      return plan->is_slow ? g_strdup (_ ("One moment: the tutor looks at this.")) : NULL;
    case FH_INTENT_COSTLY:
      /* Translators: the tutor asks before something is done; %s is a sentence that says what to
       * think of. */
      return g_strdup_printf (_ ("The tutor would do something else. %s"), plan->nudge);
    case FH_INTENT_NONE:
    case FH_INTENT_LIFTED:
    case FH_INTENT_NAMING:
      break;
    }
  return NULL;
}

static char *
text_of_law (FhQuestion law, FhGame *game)
{
  FhScene scene = fh_game_get_scene (game);
  FhSeatView view;

  switch (law)
    {
    case FH_QUESTION_DEMAND:
      {
        int index = fh_table_play_to_demand (scene.table, scene.person);
        FhAction action = fh_action_play (scene.table->plays[index].seat,
                                          scene.table->plays[index].card, FH_SUIT_NONE);
        g_autofree char *sentence = fh_sentence_early_action (&scene, &action);

        /* Translators: %s is a sentence: "Marama plays the king of clubs out of turn." */
        return g_strdup_printf (_ ("%s Do you demand that it be taken back?"), sentence);
      }
    case FH_QUESTION_REVOKE:
      return g_strdup (
          _ ("You have not followed suit. Until the next lead you can correct your card."));
    case FH_QUESTION_CHANGE:
      return g_strdup (_ ("A card before yours was corrected: you may change yours, too."));
    case FH_QUESTION_COUNT:
      fh_game_get_view (game, scene.person, &view);
      if (fh_set_size (view.dealt) == FH_HAND_SIZE)
        return g_strdup (_ ("The cards were dealt wrongly, and nobody can go on."));
      return g_strdup_printf (ngettext ("You were dealt %d card instead of ten.",
                                        "You were dealt %d cards instead of ten.",
                                        (gulong) fh_set_size (view.dealt)),
                              fh_set_size (view.dealt));
    case FH_QUESTION_NONE:
      break;
    }
  return NULL;
}

static void
add_reply (FhIntentQuestion *question, FhReply reply, const char *label)
{
  question->replies[question->n_replies] = reply;
  question->labels[question->n_replies++] = g_strdup (label);
}

/* The button that does what is planned all the same. */
static const char *
label_anyway (const FhAction *action)
{
  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_BID:
      /* Translators: a button: the player bids or passes although the tutor would call something
       * else. */
      return _ ("Call It Anyway");
    case FH_ACTION_PLAY:
      /* Translators: a button: the player plays a card although the tutor would play another. */
      return _ ("Play It Anyway");
    default:
      /* Translators: a button: the player does something although the tutor would not. */
      return _ ("Do It Anyway");
    }
}

/* The answer that is safe comes first where a rule would be broken. */
static void
add_replies_to_plan (FhIntentQuestion *question, const FhIntentPlan *plan)
{
  question->can_cancel = TRUE;
  if (plan->stage == FH_INTENT_RISK)
    {
      g_autofree char *label =
          /* Translators: a button: %s is a card that the rules refuse. */
          g_strdup_printf (_ ("Play the %s Anyway"), fh_words_the_card (plan->action.cards[0]));

      add_reply (question, FH_REPLY_NO, _ ("Keep to the Rules"));
      add_reply (question, FH_REPLY_YES, label);
    }
  else if (plan->stage == FH_INTENT_COSTLY)
    {
      add_reply (question, FH_REPLY_NO, _ ("Think Again"));
      add_reply (question, FH_REPLY_YES, label_anyway (&plan->action));
      /* Translators: a button: the tutor shows what it would do. */
      add_reply (question, FH_REPLY_SHOW_ME, _ ("Show Me"));
    }
  else if (plan->stage == FH_INTENT_MISDEAL)
    {
      add_reply (question, FH_REPLY_YES, _ ("Report a Misdeal"));
      add_reply (question, FH_REPLY_NO, _ ("Play On"));
    }
  else
    {
      add_reply (question, FH_REPLY_NO, _ ("Cancel"));
    }
}

static void
add_replies_to_law (FhIntentQuestion *question, FhQuestion law, FhGame *game)
{
  switch (law)
    {
    case FH_QUESTION_DEMAND:
      add_reply (question, FH_REPLY_YES, _ ("Demand It Back"));
      add_reply (question, FH_REPLY_NO, _ ("Let It Stand"));
      break;
    case FH_QUESTION_REVOKE:
      add_reply (question, FH_REPLY_YES, _ ("Correct It"));
      add_reply (question, FH_REPLY_NO, _ ("Leave It"));
      break;
    case FH_QUESTION_CHANGE:
      add_reply (question, FH_REPLY_YES, _ ("Change It"));
      add_reply (question, FH_REPLY_NO, _ ("Keep It"));
      break;
    case FH_QUESTION_COUNT:
      add_reply (question, FH_REPLY_YES, _ ("Report a Misdeal"));
      if (!fh_game_must_report (game))
        add_reply (question, FH_REPLY_NO, _ ("Say Nothing"));
      break;
    case FH_QUESTION_NONE:
      break;
    }
}

void
fh_intent_question_clear (FhIntentQuestion *question)
{
  g_free (question->text);
  for (guint i = 0; i < question->n_replies; i++)
    g_free (question->labels[i]);
  *question = (FhIntentQuestion){ .text = NULL };
}

void
fh_intent_question_fill (FhIntentQuestion *question, const FhIntentPlan *plan, FhGame *game)
{
  FhQuestion law;

  fh_intent_question_clear (question);
  if (plan->stage > FH_INTENT_NAMING)
    {
      question->text = text_of_plan (plan, game);
      if (question->text != NULL)
        add_replies_to_plan (question, plan);
      question->cards = cards_for (plan, game);
      return;
    }
  /* One thing at a time: first the suit that the joker names. */
  law = plan->stage != FH_INTENT_NAMING ? fh_game_get_question (game) : FH_QUESTION_NONE;
  question->text = text_of_law (law, game);
  add_replies_to_law (question, law, game);
}
