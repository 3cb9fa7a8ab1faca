/* fh-practice-why.c: why an answer to a question is right or wrong, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib/gi18n.h>

#include "fh-allowed.h"
#include "fh-practice-words.h"
#include "fh-sentences-advised.h"
#include "fh-sentences-held.h"
#include "fh-sentences-known.h"
#include "fh-sentences-reason.h"
#include "fh-sentences-tried.h"
#include "fh-trump-ladder.h"
#include "fh-words.h"

/* Adds @sentence, which is taken over and may be NULL, to @text; below a list, which ends without a
 * stop, in a line of its own. */
static void
add (GString *text, char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    g_string_append_printf (text, "%s%s",
                            text->len == 0 ? ""
                            : strchr (text->str, '\n') != NULL && text->str[text->len - 1] != '.'
                                ? "\n"
                                : " ",
                            sentence);
  g_free (sentence);
}

/* The names of @cards, one after the other. */
static char *
name_cards (const FhScene *scene, FhCardSet cards)
{
  FhAction action = fh_action_cards (FH_ACTION_DISCARD, scene->person, cards);

  return fh_sentence_choice (scene, &action);
}

/* That a jack which was taken for another suit is the left bower, where @cards have it. */
static void
add_left_bower (GString *text, FhCardSet cards, FhDenomination trump)
{
  FhCard left = fh_left_bower (trump);

  if (trump != FH_NO_TRUMP && fh_set_has (cards, left))
    /* Translators: %1$s is a card, %2$s the trump suit. */
    add (text, g_strdup_printf (_ ("The %1$s is the left bower: it belongs to %2$s."),
                                fh_words_the_card (left), fh_words_denomination (trump)));
}

static void
explain_legal (GString *text,
               const FhScene *scene,
               const FhPracticeQuestion *question,
               const FhSeatView *view,
               const FhPracticeAnswer *answer)
{
  FhCardSet wrong = answer->cards & ~question->right_cards;
  FhCardSet missing = question->right_cards & ~answer->cards;
  FhSuit led = (FhSuit) view->table.led;
  g_autofree char *all = name_cards (scene, question->right_cards);

  if (wrong)
    {
      FhRefusal refusal = fh_allowed_card (view, fh_set_first (wrong));

      add (text, fh_words_refusal_for_person (&refusal));
    }
  else if (missing)
    /* Translators: %s is a card. */
    add (text, g_strdup_printf (_ ("You may play the %s, too."),
                                fh_words_the_card (fh_set_first (missing))));
  if (question->right_cards == view->hand && led < FH_N_SUITS)
    /* Translators: %s is a suit. */
    add (text, g_strdup_printf (_ ("You hold none of the suit led, %s, and so you may play any "
                                   "card."),
                                fh_words_suit (led)));
  else
    /* Translators: %s is one or more cards. */
    add (text, g_strdup_printf (_ ("You may play: %s."), all));
  add_left_bower (text, view->hand | FH_SET (view->table.plays[view->table.trick_start].card),
                  fh_table_trump (&view->table));
}

static void
explain_winner (GString *text,
                const FhScene *scene,
                const FhPracticeQuestion *question,
                const FhSeatView *view,
                const FhPracticeAnswer *answer)
{
  const FhTable *table = &view->table;
  FhDenomination trump = fh_table_trump (table);
  int start = table->last_trick_start, n = table->n_plays - start;
  FhCard card = table->plays[fh_table_winning_play (table, start, n)].card;
  FhSuit led = fh_effective_suit (table->plays[start].card, trump);
  FhCardSet cards = 0;

  for (int i = 0; i < n; i++)
    {
      const FhPlayed *play = &table->plays[start + i];
      FhAction action = fh_action_play (play->seat, play->card, (FhSuit) play->named);

      cards |= FH_SET (play->card);
      /* What the one has played who was taken for the winner. */
      if (answer->option < question->n_options && answer->option != question->right_option
          && play->seat == question->options[answer->option])
        add (text, fh_sentence_action (scene, &action));
    }
  add (text, fh_sentence_trick (scene));
  if (fh_card_is_joker (card))
    add (text, g_strdup (_ ("Nothing beats the joker here.")));
  else if (trump != FH_NO_TRUMP && fh_effective_suit (card, trump) == (FhSuit) trump
           && led != (FhSuit) trump)
    /* Translators: %s is a card. */
    add (text, g_strdup_printf (_ ("A trump beats every card of the suit led, and the %s is the "
                                   "highest trump here."),
                                fh_words_the_card (card)));
  else if (trump == FH_NO_TRUMP)
    /* Translators: %s is a card. */
    add (text,
         g_strdup_printf (_ ("There are no trumps, and the %s is the highest card of the suit "
                             "led."),
                          fh_words_the_card (card)));
  else if (led == (FhSuit) trump)
    /* Translators: %s is a card. */
    add (text, g_strdup_printf (_ ("Trumps were led, and the %s is the highest of them."),
                                fh_words_the_card (card)));
  else
    /* Translators: %s is a card. */
    add (text, g_strdup_printf (_ ("Nobody has trumped it, and the %s is the highest card of the "
                                   "suit led."),
                                fh_words_the_card (card)));
  add_left_bower (text, cards, trump);
}

static void
explain_order (GString *text, const FhPracticeQuestion *question, const FhSeatView *view)
{
  FhDenomination trump = fh_table_trump (&view->table);
  g_autoptr (GString) list = g_string_new (NULL);

  for (int i = 0; i < question->n_options; i++)
    {
      FhCard card = (FhCard) question->options[question->right_order[i]];
      const char *role = card == fh_right_bower (trump) || card == fh_left_bower (trump)
                             ? fh_sentence_card_role (card, (int) trump)
                             : NULL;

      g_string_append (list, i > 0 ? ", " : "");
      g_string_append (list, fh_words_card (card));
      if (role != NULL)
        g_string_append_printf (list, " (%s)", role);
    }
  /* Translators: %s is a list of cards. */
  add (text, g_strdup_printf (_ ("From the top: %s."), list->str));
}

static void
explain_higher (GString *text, const FhPracticeQuestion *question, const FhSeatView *view)
{
  const FhRules *rules = &view->table.rules;
  g_autoptr (GString) list = g_string_new (NULL);
  FhCall ladder[FH_N_CALLS];
  int n = fh_rules_ladder_calls (rules, ladder);

  for (int i = 0; i < n; i++)
    for (int k = 0; k < question->n_options; k++)
      if (question->options[k] == ladder[i])
        {
          g_autofree char *name = fh_words_call_short (ladder[i]);

          g_string_append_printf (list, "%s%s (%d)", list->len > 0 ? ", " : "", name,
                                  fh_rules_value (rules, ladder[i]));
        }
  /* Translators: %s is a list of calls, each with its points in parentheses. */
  add (text, g_strdup_printf (_ ("From the lowest up, with their points: %s."), list->str));
}

/* Which rule the points of the side that is asked about follow, where it is a plain one, and what
 * all sides have. */
static void
explain_score (GString *text, const FhScene *scene, const FhPracticeQuestion *question)
{
  const FhTable *table = scene->table;
  int side = table->rules.side_of[question->seat], points = table->points[side];
  int value = table->contract != FH_PASS ? fh_rules_value (&table->rules, table->contract) : 0;
  uint8_t seats = fh_rules_side_seats (&table->rules, side);

  if (fh_seats_have (fh_table_bidders (table), question->seat))
    {
      if (value > 0 && points == value)
        add (text, g_strdup (_ ("A contract that is made scores its value, and not 10 points for "
                                "each trick.")));
      else if (value > 0 && points == -value)
        add (text, g_strdup (_ ("A contract that fails costs its value, however few tricks were "
                                "missing.")));
    }
  else if (points > 0 && points == 10 * fh_table_seats_tricks (table, seats))
    add (text, g_strdup (_ ("Each trick of the defenders scores 10 points.")));
  add (text, fh_sentence_deal_result (scene));
}

/* The trumps of @ladder in the own hand or, else, those that nobody has seen, the highest first: in
 * short, for they may be all thirteen. */
static char *
name_trumps (const FhTrumpLadder *ladder, gboolean own)
{
  GString *names = g_string_new (NULL);

  for (int i = 0; i < ladder->n; i++)
    {
      FhTrumpPlace place = (FhTrumpPlace) ladder->rungs[i].place;
      g_autofree char *name = fh_words_card_short (ladder->rungs[i].card);

      if (own ? place == FH_PLACE_HAND : place == FH_PLACE_UNSEEN || place == FH_PLACE_KNOWN)
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
    }
  return g_string_free (names, FALSE);
}

static void
explain_count (GString *text, const FhPracticeQuestion *question, const FhSeatView *view)
{
  g_autofree char *hand = NULL, *left = NULL;
  FhTrumpLadder ladder;

  fh_trump_ladder_init (&ladder, view, fh_table_trump (&view->table));
  hand = name_trumps (&ladder, TRUE);
  left = name_trumps (&ladder, FALSE);
  if (question->spec.kind == FH_PRACTICE_WINNERS)
    {
      int sure = question->options[question->right_option];

      /* Translators: %1$s are the own trumps, %2$s those that others can hold. */
      add (text, g_strdup_printf (_ ("You hold: %1$s. Others can hold: %2$s."), hand, left));
      add (text,
           g_strdup_printf (ngettext ("Each higher trump of theirs can beat one of yours, and "
                                      "they have to follow: %d trick is certain.",
                                      "Each higher trump of theirs can beat one of yours, and "
                                      "they have to follow: %d tricks are certain.",
                                      sure),
                            sure));
      return;
    }
  /* Translators: numbers of trumps: in the pack, in the own hand, gone, and left. */
  add (text, g_strdup_printf (_ ("Of %1$d trumps you hold %2$d, and %3$d are gone: %4$d are out."),
                              ladder.n, ladder.n_hand, ladder.n_gone, ladder.n_left));
  /* Translators: %s is a list of cards. */
  add (text, g_strdup_printf (_ ("They are: %s."), left));
}

static void
explain_told (GString *text,
              const FhScene *scene,
              const FhPracticeQuestion *question,
              const FhSeatView *view)
{
  const FhTold told = fh_told_at (&view->table, question->call_index);

  add (text, fh_sentence_told (scene, &told));
  add (text, g_strdup (_ ("That is what such a call is usually understood to say; it is no "
                          "promise.")));
  add (text, fh_sentence_held (scene, &told));
}

/* Whether the card for which @best is put away goes with @choice, too. */
static gboolean
goes_too (const FhAdvisedChoice *best, const FhAdvisedChoice *choice)
{
  FhCardSet cards = best->reason.motive == FH_MOTIVE_BURY_JOKER ? FH_SET_JOKERS
                    : best->reason.card != FH_CARD_NONE         ? FH_SET (best->reason.card)
                                                                : 0;

  return best->action.kind == FH_ACTION_DISCARD && (fh_action_set (&choice->action) & cards);
}

/* Whether what speaks for the best choice is no reason against @choice; or, where that is the best,
 * against any other one that was offered. */
static gboolean
is_shared (const FhPracticeQuestion *question, const FhAdvisedChoice *choice)
{
  const FhAdvisedChoice *best = &question->advice.choices[0];

  if (choice != NULL && choice != best)
    return goes_too (best, choice);
  for (int i = 0; i < question->n_options; i++)
    if (!goes_too (best, &question->advice.choices[question->options[i]]))
      return FALSE;
  return question->n_options > 0;
}

/* Why the best choice is, or why @choice is not, without a number; NULL where nothing tells that
 * from what was @chosen. */
static char *
dup_idea (const FhScene *scene,
          const FhPracticeQuestion *question,
          const FhAdvisedChoice *choice,
          const FhAdvisedChoice *chosen)
{
  gboolean is_best = choice == &question->advice.choices[0];
  g_autofree char *idea = !is_best ? fh_sentence_against (scene, choice)
                          : is_shared (question, chosen)
                              ? NULL
                              : fh_sentence_reason (scene, &choice->reason);

  return idea != NULL && *idea != '\0' ? g_steal_pointer (&idea) : NULL;
}

/* Adds the idea of @choice or, where there is none, its numbers. */
static void
add_idea (GString *text,
          const FhScene *scene,
          const FhSeatView *view,
          const FhPracticeQuestion *question,
          const FhAdvisedChoice *choice,
          const FhAdvisedChoice *chosen)
{
  char *idea = dup_idea (scene, question, choice, chosen);

  add (text, idea != NULL ? idea : fh_sentence_advised_numbers (scene, view, choice));
}

/* What is best and why and, in a paragraph of its own, what the judge says of the answer. */
static void
explain_judged (GString *text,
                const FhScene *scene,
                const FhPracticeQuestion *question,
                const FhSeatView *view,
                const FhPracticeAnswer *answer)
{
  const FhAdvisedChoice *best = &question->advice.choices[0];
  const FhAdvisedChoice *choice = fh_practice_choice (question, answer);
  g_autoptr (GString) other = g_string_new (NULL);
  g_autofree char *done = NULL, *cost = NULL;

  add (text, fh_sentence_suggestion (scene, &best->action));
  add_idea (text, scene, view, question, best, choice);
  if (choice == NULL || choice == best)
    return;
  done = fh_sentence_choice (scene, &choice->action);
  /* Translators: %s is one or more cards, or a call. */
  add (other, g_strdup_printf (_ ("Your choice was: %s."), done));
  add_idea (other, scene, view, question, choice, choice);
  cost = fh_sentence_points_gained (choice->points - best->points);
  if (fh_practice_is_right (question, answer))
    add (other, g_strdup (fh_sentence_verdict (FH_VERDICT_EQUAL)));
  else
    /* Translators: %s is "−38 points". */
    add (other, g_strdup_printf (_ ("That is %s on average compared with the best."), cost));
  g_string_append_printf (text, "\n%s", other->str);
}

char *
fh_sentence_practice_numbers (const FhPracticeQuestion *question,
                              const FhSeatView *view,
                              const FhSeating *seating,
                              const FhPracticeAnswer *answer,
                              float club)
{
  FhScene scene = fh_practice_scene (view, seating);
  const FhAdvisedChoice *choices[] = { &question->advice.choices[0],
                                       fh_practice_choice (question, answer) };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; question->is_judged && i < G_N_ELEMENTS (choices); i++)
    {
      g_autofree char *idea = NULL, *numbers = NULL;

      if (choices[i] == NULL || (i > 0 && choices[i] == choices[0]))
        continue;
      idea = dup_idea (&scene, question, choices[i], choices[1]);
      numbers = fh_sentence_advised_numbers (&scene, view, choices[i]);
      if (idea != NULL && numbers != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", numbers);
    }
  if (club >= 0)
    {
      g_string_append (text, text->len > 0 ? "\n" : "");
      /* Translators: of a question in practice: %d percent. */
      g_string_append_printf (text, _ ("About %d%% of club players get it right."),
                              (int) (100 * club + 0.5f));
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
fh_sentence_practice_explanation (const FhPracticeQuestion *question,
                                  const FhSeatView *view,
                                  const FhSeating *seating,
                                  const FhPracticeAnswer *answer)
{
  FhScene scene = fh_practice_scene (view, seating);
  GString *text = g_string_new (NULL);

  switch ((FhPracticeKind) question->spec.kind)
    {
    case FH_PRACTICE_LEGAL:
      explain_legal (text, &scene, question, view, answer);
      break;
    case FH_PRACTICE_WINNER:
      explain_winner (text, &scene, question, view, answer);
      break;
    case FH_PRACTICE_ORDER:
      explain_order (text, question, view);
      break;
    case FH_PRACTICE_HIGHER:
      explain_higher (text, question, view);
      break;
    case FH_PRACTICE_SCORE:
      explain_score (text, &scene, question);
      break;
    case FH_PRACTICE_WINNERS:
    case FH_PRACTICE_TRUMPS_OUT:
      explain_count (text, question, view);
      break;
    case FH_PRACTICE_TOLD:
      explain_told (text, &scene, question, view);
      break;
    default:
      explain_judged (text, &scene, question, view, answer);
    }
  return g_string_free (text, FALSE);
}
