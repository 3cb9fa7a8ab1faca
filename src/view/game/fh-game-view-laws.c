/* fh-game-view-laws.c: what the laws of the table have the person decide.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What has to be decided is asked above the hand, where the trick stays in sight; what can be done
 * besides is in menus (fh-game-view-slips.c).  What the laws allow is the game's to say.
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-sentences-laws.h"
#include "fh-words.h"

/* What is asked: by the laws, or because the person has begun something. */
typedef enum
{
  ASK_NOTHING = FH_QUESTION_NONE,
  ASK_DEMAND = FH_QUESTION_DEMAND,
  ASK_REVOKE = FH_QUESTION_REVOKE,
  ASK_CHANGE = FH_QUESTION_CHANGE,
  ASK_COUNT = FH_QUESTION_COUNT,
  ASK_MODE,
} Question;

/* Answers. */
enum
{
  ANSWER_NO,
  ANSWER_YES,
  ANSWER_SHOW, /* what the tutor would do */
};

/* --- What can be asked --- */

static FhCardSet
own_hand (FhGameView *self)
{
  FhSeatView view;

  return fh_game_get_view (self->game, fh_game_get_person (self->game), &view) ? view.hand : 0;
}

/* The cards that can still be shown: not those that everybody sees already. */
static FhCardSet
cards_to_show (FhGameView *self)
{
  FhMay may;

  fh_game_get_may (self->game, &may);
  return may.expose ? own_hand (self)
                          & ~fh_game_peek_table (self->game)->open[fh_game_get_person (self->game)]
                    : 0;
}

static FhCardSet
early_cards (FhGameView *self)
{
  FhLegal early;

  return fh_game_get_early (self->game, &early) && early.due == FH_ACTION_PLAY ? early.cards : 0;
}

static gboolean
can_bid_early (FhGameView *self)
{
  FhLegal early;

  return fh_game_get_early (self->game, &early) && early.due == FH_ACTION_BID;
}

static gboolean
may_report (FhGameView *self)
{
  FhMay may;

  fh_game_get_may (self->game, &may);
  return may.misdeal;
}

FhCardSet
fh_game_view_get_law_cards (FhGameView *self)
{
  switch (self->law_mode)
    {
    case FH_LAW_SHOW:
      return cards_to_show (self);
    case FH_LAW_EARLY_CARD:
      return early_cards (self);
    case FH_LAW_CORRECT:
      return fh_game_get_corrections (self->game, NULL, NULL);
    default:
      return 0;
    }
}

/* Ends what the person was about to do when it has become impossible. */
static void
check_mode (FhGameView *self)
{
  gboolean is_possible = TRUE;

  switch (self->law_mode)
    {
    case FH_LAW_RISK:
      is_possible = fh_game_view_is_risk (self, &self->planned);
      break;
    case FH_LAW_EARLY_BID:
      is_possible = can_bid_early (self);
      break;
    case FH_LAW_MISDEAL:
      is_possible = may_report (self);
      break;
    case FH_LAW_WEIGHED:
    case FH_LAW_DIFFERS:
      is_possible =
          fh_game_awaits_person (self->game) && fh_game_check (self->game, &self->planned, NULL);
      break;
    case FH_LAW_NONE:
      break;
    default:
      is_possible = fh_game_view_get_law_cards (self) != 0;
    }
  if (!is_possible)
    fh_game_view_forget_plan (self);
}

static Question
question_of (FhGameView *self)
{
  check_mode (self);
  if (self->law_mode == FH_LAW_WEIGHED && !self->shows_weighing)
    return ASK_NOTHING;
  if (self->law_mode != FH_LAW_NONE)
    return ASK_MODE;
  /* One thing at a time: first the suit that the joker names, which the panel asks for. */
  if (self->joker != FH_CARD_NONE)
    return ASK_NOTHING;
  return (Question) fh_game_get_question (self->game);
}

gboolean
fh_game_view_asks_law (FhGameView *self)
{
  return self->game != NULL && question_of (self) != ASK_NOTHING;
}

gboolean
fh_game_view_asks (FhGameView *self)
{
  return self->joker != FH_CARD_NONE || fh_game_view_asks_law (self);
}

/* --- The questions --- */

static char *
text_of_mode (FhGameView *self)
{
  switch (self->law_mode)
    {
    case FH_LAW_RISK:
      {
        g_autofree char *reason = NULL;
        FhRefusal refusal;

        fh_game_check_rules (self->game, &self->planned, &refusal);
        reason = fh_words_refusal_for_person (&refusal);
        /* Translators: %s is a sentence that says which rule forbids a card and why. */
        return g_strdup_printf (_ ("%s Do you really want to break the rule?"), reason);
      }
    case FH_LAW_SHOW:
      return g_strdup (
          self->way == FH_EXPOSED_TO_PARTNER    ? _ ("Which card do you show your partner?")
          : self->way == FH_EXPOSED_TO_OPPONENT ? _ ("Which card do you let an opponent see?")
          : self->way == FH_EXPOSED_ON_TABLE    ? _ ("Which card do you drop face up on the table?")
                                                : _ ("Which card do you name aloud?"));
    case FH_LAW_EARLY_BID:
      return g_strdup (_ ("What do you bid out of turn?"));
    case FH_LAW_EARLY_CARD:
      return g_strdup (_ ("Which card do you play out of turn?"));
    case FH_LAW_CORRECT:
      return g_strdup (_ ("Which card do you play instead?"));
    case FH_LAW_MISDEAL:
      return g_strdup (_ ("Was a card turned up in dealing, or is the number of cards wrong? Then "
                          "the same player deals again, and nothing counts."));
    case FH_LAW_WEIGHED:
    case FH_LAW_DIFFERS:
      return fh_game_view_get_differing_text (self);
    case FH_LAW_NONE:
      break;
    }
  return g_strdup ("");
}

static char *
text_of (FhGameView *self, const FhScene *scene, Question question)
{
  const FhTable *table = scene->table;
  FhSeatView view;

  switch (question)
    {
    case ASK_MODE:
      return text_of_mode (self);
    case ASK_DEMAND:
      {
        int index = fh_table_play_to_demand (table, scene->person);
        FhAction action =
            fh_action_play (table->plays[index].seat, table->plays[index].card, FH_SUIT_NONE);
        g_autofree char *sentence = fh_sentence_early_action (scene, &action);

        /* Translators: %s is a sentence: "Marama plays the king of clubs out of turn." */
        return g_strdup_printf (_ ("%s Do you demand that it is taken back?"), sentence);
      }
    case ASK_REVOKE:
      return g_strdup (
          _ ("You have not followed suit. Until the next lead you can correct your card."));
    case ASK_CHANGE:
      return g_strdup (_ ("A card before yours was corrected: you may change yours, too."));
    case ASK_COUNT:
      fh_game_get_view (self->game, scene->person, &view);
      if (fh_set_size (view.dealt) == FH_HAND_SIZE)
        return g_strdup (_ ("The cards were dealt wrongly, and nobody can go on."));
      return g_strdup_printf (ngettext ("You were dealt %d card instead of ten.",
                                        "You were dealt %d cards instead of ten.",
                                        (gulong) fh_set_size (view.dealt)),
                              fh_set_size (view.dealt));
    case ASK_NOTHING:
      break;
    }
  return g_strdup ("");
}

/* The answer that is safe comes first where a rule would be broken. */
static void
add_answers (FhGameView *self, FhLawsBar *bar, Question question)
{
  switch (question)
    {
    case ASK_MODE:
      if (self->law_mode == FH_LAW_RISK)
        {
          g_autofree char *label =
              /* Translators: a button: %s is a card that the rules refuse. */
              g_strdup_printf (_ ("Play the %s Anyway"),
                               fh_words_the_card (self->planned.cards[0]));

          fh_laws_bar_add (bar, ANSWER_NO, _ ("Keep to the Rules"));
          fh_laws_bar_add (bar, ANSWER_YES, label);
        }
      else if (self->law_mode == FH_LAW_DIFFERS)
        {
          fh_laws_bar_add (bar, ANSWER_NO, _ ("Think Again"));
          fh_laws_bar_add (bar, ANSWER_YES, fh_game_view_get_anyway (self));
          /* Translators: a button: the tutor shows what it would do. */
          fh_laws_bar_add (bar, ANSWER_SHOW, _ ("Show Me"));
        }
      else if (self->law_mode == FH_LAW_MISDEAL)
        {
          fh_laws_bar_add (bar, ANSWER_YES, _ ("Report a Misdeal"));
          fh_laws_bar_add (bar, ANSWER_NO, _ ("Play On"));
        }
      else
        {
          fh_laws_bar_add (bar, ANSWER_NO, _ ("Cancel"));
        }
      fh_laws_bar_set_cancel (bar, ANSWER_NO);
      break;
    case ASK_DEMAND:
      fh_laws_bar_add (bar, ANSWER_YES, _ ("Demand It Back"));
      fh_laws_bar_add (bar, ANSWER_NO, _ ("Let It Stand"));
      break;
    case ASK_REVOKE:
      fh_laws_bar_add (bar, ANSWER_YES, _ ("Correct It"));
      fh_laws_bar_add (bar, ANSWER_NO, _ ("Leave It"));
      break;
    case ASK_CHANGE:
      fh_laws_bar_add (bar, ANSWER_YES, _ ("Change It"));
      fh_laws_bar_add (bar, ANSWER_NO, _ ("Keep It"));
      break;
    case ASK_COUNT:
      fh_laws_bar_add (bar, ANSWER_YES, _ ("Report a Misdeal"));
      if (!fh_game_must_report (self->game))
        fh_laws_bar_add (bar, ANSWER_NO, _ ("Say Nothing"));
      break;
    case ASK_NOTHING:
      break;
    }
}

/* Whether the answer is given with a card or a call instead of a button. */
static gboolean
is_answered_elsewhere (FhGameView *self)
{
  return self->law_mode == FH_LAW_EARLY_BID || fh_game_view_get_law_cards (self) != 0;
}

void
fh_game_view_update_laws (FhGameView *self, const FhScene *scene)
{
  Question question = question_of (self);
  FhLawsBar *bar = fh_table_view_get_question (self->table);
  gboolean may_focus = fh_game_view_may_focus (self);
  gboolean was_asked = gtk_widget_get_visible (GTK_WIDGET (bar));
  g_autofree char *text = text_of (self, scene, question);
  gboolean is_new = fh_laws_bar_ask (bar, text);

  if (is_new)
    add_answers (self, bar, question);
  fh_table_view_set_question (self->table, question != ASK_NOTHING);
  if (question == ASK_NOTHING || (!is_new && was_asked))
    return;

  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    fh_announce (GTK_WIDGET (self->table), text);
  if (may_focus && is_answered_elsewhere (self) && self->law_mode != FH_LAW_EARLY_BID)
    gtk_widget_grab_focus (GTK_WIDGET (self->hand));
  else if (may_focus)
    fh_game_view_focus_law (self);
}

gboolean
fh_game_view_focus_law (FhGameView *self)
{
  FhLawsBar *bar = fh_table_view_get_question (self->table);

  if (!gtk_widget_get_visible (GTK_WIDGET (bar)) || is_answered_elsewhere (self))
    return FALSE;
  fh_laws_bar_focus (bar);
  return TRUE;
}

/* --- The answers --- */

void
fh_game_view_begin_law (FhGameView *self, FhLawMode mode)
{
  fh_game_view_forget_plan (self);
  self->law_mode = mode;
  fh_game_view_update (self, FALSE);
}

void
fh_game_view_say_law (FhGameView *self, FhActionKind kind)
{
  FhAction action = fh_action_say (kind, fh_game_get_person (self->game));

  fh_game_view_forget_plan (self);
  fh_game_view_act (self, &action);
  fh_game_view_update (self, TRUE);
}

static void
answer_mode (FhGameView *self, int answer)
{
  FhLawMode mode = self->law_mode;

  fh_game_view_forget_plan (self);
  if (answer == ANSWER_YES && (mode == FH_LAW_RISK || mode == FH_LAW_DIFFERS))
    fh_game_act (self->game, &self->planned, NULL);
  else if (answer == ANSWER_SHOW)
    fh_game_view_show_advice (self);
  else if (answer == ANSWER_YES && mode == FH_LAW_MISDEAL)
    fh_game_view_say_law (self, FH_ACTION_MISDEAL);
  fh_game_view_update (self, FALSE);
  /* To where something else can be chosen. */
  if (mode == FH_LAW_DIFFERS && answer != ANSWER_YES)
    fh_game_view_focus (self);
}

void
fh_game_view_answer_law (FhGameView *self, int answer)
{
  if (self->game == NULL)
    return;
  switch (question_of (self))
    {
    case ASK_MODE:
      answer_mode (self, answer);
      break;
    case ASK_DEMAND:
      fh_game_view_say_law (self, answer == ANSWER_YES ? FH_ACTION_DEMAND : FH_ACTION_ACCEPT);
      break;
    case ASK_REVOKE:
    case ASK_CHANGE:
      if (answer == ANSWER_YES)
        fh_game_view_begin_law (self, FH_LAW_CORRECT);
      else
        fh_game_waive (self->game);
      break;
    case ASK_COUNT:
      if (answer == ANSWER_YES)
        fh_game_view_say_law (self, FH_ACTION_MISDEAL);
      else
        fh_game_waive (self->game);
      break;
    case ASK_NOTHING:
      break;
    }
}

gboolean
fh_game_view_take_law_card (FhGameView *self, FhCard card)
{
  int person = fh_game_get_person (self->game);
  int seat = person;
  FhAction action;

  switch (self->law_mode)
    {
    case FH_LAW_SHOW:
      action = fh_action_expose (person, card, self->way);
      break;
    case FH_LAW_EARLY_CARD:
      action = fh_action_play (person, card, FH_SUIT_NONE);
      break;
    case FH_LAW_CORRECT:
      if (!fh_set_has (fh_game_get_corrections (self->game, &seat, NULL), card))
        {
          fh_game_view_say (self, _ ("This card cannot take the place of the one you played."));
          return TRUE;
        }
      action = fh_action_correct (seat, card, FH_SUIT_NONE);
      break;
    default:
      if (!fh_game_view_asks (self) || fh_game_get_hold (self->game) == FH_HOLD_NONE)
        return FALSE;
      /* First the question, then the next card. */
      fh_game_view_say (self,
                        self->joker != FH_CARD_NONE
                            ? _ ("Which suit does the joker name?")
                            : fh_laws_bar_get_text (fh_table_view_get_question (self->table)));
      return TRUE;
    }
  fh_game_view_act_with_card (self, &action);
  return TRUE;
}

/* Nobody breaks a rule by a stray click; what is done out of turn is meant so. */
gboolean
fh_game_view_is_risk (FhGameView *self, const FhAction *action)
{
  return fh_game_awaits_person (self->game) && fh_game_check (self->game, action, NULL)
         && !fh_game_check_rules (self->game, action, NULL);
}
