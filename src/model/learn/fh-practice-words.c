/* fh-practice-words.c: questions to practise with, and their answers, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-words.h"

#include <glib/gi18n.h>
#include <math.h>

#include "fh-sentences-held.h"
#include "fh-sentences-tried.h"
#include "fh-words.h"

static const struct
{
  const char *name, *about, *help;
} kinds[FH_N_PRACTICES] = {
  [FH_PRACTICE_LEGAL] = { N_ ("What you may play"),
                          N_ ("Which cards of your hand do the rules allow in this trick?"),
                          "play" },
  [FH_PRACTICE_WINNER] = { N_ ("Who wins the trick"),
                           N_ ("Everybody has played to the trick: whose is it?"), "play" },
  [FH_PRACTICE_ORDER] = { N_ ("The order of trumps"),
                          N_ ("Joker, bowers and the rest, the highest first."), "ranks" },
  [FH_PRACTICE_HIGHER] = { N_ ("Which call is higher"),
                           N_ ("Which call stands above the others at this table?"), "values" },
  [FH_PRACTICE_SCORE] = { N_ ("What it scores"), N_ ("The deal is over: how many points is that?"),
                          "scoring" },
  [FH_PRACTICE_WINNERS] = { N_ ("Sure tricks"),
                            N_ ("How many tricks are your trumps certain to win?"), "play" },
  [FH_PRACTICE_TRUMPS_OUT] = { N_ ("Trumps still out"),
                               N_ ("How many trumps have you not seen yet?"), "play" },
  [FH_PRACTICE_TOLD] = { N_ ("What a bid tells"),
                         N_ ("What does this call say about the hand behind it?"), "bidding" },
  [FH_PRACTICE_BID] = { N_ ("What to bid"), N_ ("Your hand and the calls so far: what now?"),
                        "bidding" },
  [FH_PRACTICE_DISCARD] = { N_ ("What to discard"),
                            N_ ("You have taken the kitty: which cards go?"), "kitty" },
  [FH_PRACTICE_CARD] = { N_ ("Which card to play"),
                         N_ ("A moment of the play: which card is best?"), "play" },
  [FH_PRACTICE_MISERE] = { N_ ("Misère"),
                           N_ ("Lose every trick, or make sure that somebody else does not."),
                           "misere" },
};

static const struct
{
  const char *sentence, *name;
  const char *lesson; /* its id */
} faults[FH_N_FAULTS] = {
  /* Translators: %1$u is in how many deals, %2$u of how many in which it could have happened.  The
   * same in all that follow. */
  [FH_FAULT_KEEPS_TRUMPS] = { N_ ("You keep trumps too long: in %1$u of %2$u deals."),
                              N_ ("Drawing trumps"), "draw-trumps" },
  [FH_FAULT_SPENDS_TRUMPS] = { N_ ("You spend trumps that are needed later: in %1$u of %2$u "
                                   "deals."),
                               N_ ("Keeping trumps"), "do-not-draw" },
  [FH_FAULT_OVERTAKES_PARTNER] = { N_ ("You take tricks that are your partner’s already: in %1$u "
                                       "of "
                                       "%2$u deals."),
                                   N_ ("Your partner’s tricks"), "third-hand" },
  [FH_FAULT_LETS_TRICKS_GO] = { N_ ("You let tricks go that you should win: in %1$u of %2$u "
                                    "deals."),
                                N_ ("Winning the trick"), "third-hand" },
  [FH_FAULT_SPENDS_HIGH_CARDS] = { N_ ("You spend high cards on tricks that they do not win: in "
                                       "%1$u of %2$u deals."),
                                   N_ ("Keeping high cards"), "second-hand" },
  [FH_FAULT_FORGETS_PARTNER] = { N_ ("You forget your partner’s suit: in %1$u of %2$u deals."),
                                 N_ ("Your partner’s suit"), "partners-suit" },
  [FH_FAULT_KEEPS_WINNERS] = { N_ ("You keep cards that would win now: in %1$u of %2$u deals."),
                               N_ ("Playing winners"), "plan" },
  [FH_FAULT_LEADS_AWAY] = { N_ ("You lead the wrong suit: in %1$u of %2$u deals."),
                            N_ ("Choosing a lead"), "defend" },
  [FH_FAULT_OVERBIDS] = { N_ ("You bid too high: in %1$u of %2$u deals."),
                          N_ ("Not bidding too high"), "count-a-hand" },
  [FH_FAULT_UNDERBIDS] = { N_ ("You bid too low, or pass too early: in %1$u of %2$u deals."),
                           N_ ("Bidding what is there"), "count-a-hand" },
  [FH_FAULT_OTHER_SUIT] = { N_ ("You bid the wrong suit: in %1$u of %2$u deals."),
                            N_ ("Choosing the trump"), "trump-or-not" },
  [FH_FAULT_DISCARDS] = { N_ ("You discard the wrong cards: in %1$u of %2$u deals."),
                          N_ ("Discards"), "discard" },
  [FH_FAULT_MISERE_RISKS] = { N_ ("You take risks in a misère of your own: in %1$u of %2$u deals."),
                              N_ ("Your own misère"), "play-misere" },
  [FH_FAULT_MISERE_LETS_THROUGH] = { N_ ("You let the others’ misères through: in %1$u of %2$u "
                                         "deals."),
                                     N_ ("Breaking a misère"), "break-misere" },
};

const char *
fh_sentence_practice_kind (FhPracticeKind kind)
{
  return _ (kinds[kind].name);
}

const char *
fh_sentence_practice_kind_about (FhPracticeKind kind)
{
  return _ (kinds[kind].about);
}

const char *
fh_sentence_practice_step (int step)
{
  /* Translators: how hard questions are. */
  static const char *const names[] = { N_ ("Easy"), N_ ("Medium"), N_ ("Hard") };

  return _ (names[CLAMP (step, 1, FH_PRACTICE_STEPS) - 1]);
}

char *
fh_sentence_fault (FhPracticeFault fault, guint made, guint could)
{
  if (faults[fault].sentence == NULL)
    return NULL;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_ (faults[fault].sentence), made, could);
#pragma GCC diagnostic pop
}

const char *
fh_practice_fault_lesson (FhPracticeFault fault)
{
  return faults[fault].lesson;
}

char *
fh_sentence_daily (FhKeyTable *book, gint64 today)
{
  guint n_left = FH_DAILY_ANSWERS - fh_practice_book_get_daily (book, today, NULL);
  g_autoptr (GPtrArray) due = fh_practice_book_list_due (book, today, NULL);
  guint n_again = MIN (due->len, n_left);

  if (n_left == 0)
    return g_strdup (_ ("Done for today."));
  if (n_again == 0)
    /* Translators: of questions in practice of which none was asked before. */
    return g_strdup_printf (ngettext ("%u new question.", "%u new questions.", n_left), n_left);
  if (n_again == n_left)
    /* Translators: of questions in practice all of which were asked before. */
    return g_strdup_printf (ngettext ("%u question that you have seen before.",
                                      "%u questions that you have seen before.", n_left),
                            n_left);
  /* Translators: of questions in practice: of %1$u, %2$u were asked before, and %3$u are new. */
  return g_strdup_printf (ngettext ("%1$u question: %2$u again, %3$u new.",
                                    "%1$u questions: %2$u again, %3$u new.", n_left),
                          n_left, n_again, n_left - n_again);
}

char *
fh_sentence_strength (const FhStrength *strength)
{
  guint n = strength->n;

  /* Translators: of questions in practice that ask for a decision.  %1$u: how many there were, two
   * months of them at most, %2$u: how many of these the person had right, %3$u: how many club
   * players would have had right, %4$u: so many more or fewer is chance. */
  return g_strdup_printf (_ ("Of your last %1$u decisions %2$u were right; a club player would "
                             "have got about %3$u right. A difference of less than %4$u may be "
                             "chance."),
                          n, (guint) round (strength->right * n),
                          (guint) round (strength->club * n),
                          (guint) ceil (2 * strength->error * n));
}

char *
fh_sentence_games_cost (const FhLastGames *games)
{
  gulong points = (gulong) lrint (games->cost), error = (gulong) ceil (2 * games->error);

  if (games->n_mistakes == 0)
    /* Translators: what the mistakes of the last games cost a deal. */
    return g_strdup (_ ("nothing that can be told from chance"));
  if (!games->tells_cost)
    /* Translators: what the mistakes of the last games cost a deal. */
    return g_strdup (_ ("too few deals to tell"));
  if (points <= error)
    return g_strdup_printf (
        /* Translators: what the mistakes of the last games cost a deal; %1$lu is a number of
         * points, %2$lu the error of that number, which is as large or larger. */
        ngettext ("probably about %1$lu point (± %2$lu)", "probably about %1$lu points (± %2$lu)",
                  points),
        points, error);
  return g_strdup_printf (
      /* Translators: what the mistakes of the last games cost a deal; %1$lu is a number of points,
       * %2$lu the error of that number. */
      ngettext ("%1$lu point (± %2$lu)", "%1$lu points (± %2$lu)", points), points, error);
}

char *
fh_sentence_habit_cost (const FhLastHabit *habit)
{
  gulong points = (gulong) lrint (habit->cost);

  return g_strdup_printf (
      /* Translators: said of a habit, such as keeping trumps too long; %lu is a number of points.
       */
      ngettext ("It cost about %lu point in all.", "It cost about %lu points in all.", points),
      points);
}

const char *
fh_sentence_fault_set (FhPracticeFault fault)
{
  return faults[fault].name != NULL ? _ (faults[fault].name) : NULL;
}

/* --- What is asked --- */

FhScene
fh_practice_scene (const FhSeatView *view, const FhSeating *seating)
{
  return (FhScene){ .table = &view->table,
                    .seating = seating,
                    .person = view->seat,
                    .allies = fh_seat_view_known_allies (view) };
}

/* "%s’s side" is asked about with what the deal was. */
static char *
ask_score (const FhPracticeQuestion *question, const FhSeatView *view, const FhScene *scene)
{
  const FhTable *table = &view->table;
  g_autofree char *contract = fh_sentence_contract (scene);
  int side = table->rules.side_of[question->seat];
  int tricks = fh_table_seats_tricks (table, fh_table_bidders (table));
  /* Translators: how many tricks the side of the contract has won. */
  g_autofree char *won =
      g_strdup_printf (ngettext ("It ends with %d trick for the declarer’s side.",
                                 "It ends with %d tricks for the declarer’s side.", tricks),
                       tricks);

  if (fh_rules_side_seats (&table->rules, side) == fh_seat_bit (question->seat))
    /* Translators: %1$s and %2$s are sentences on the contract and the tricks. */
    return g_strdup_printf (_ ("%1$s %2$s What do you score in this deal?"), contract, won);
  /* Translators: likewise. */
  return g_strdup_printf (_ ("%1$s %2$s What does your side score in this deal?"), contract, won);
}

static char *
ask_told (const FhPracticeQuestion *question, const FhSeatView *view, const FhScene *scene)
{
  const FhCalled *called = &view->table.calls[question->call_index];
  FhAction action = fh_action_bid (called->seat, called->call);
  g_autofree char *happened = fh_sentence_action (scene, &action);

  /* Translators: %s is a sentence such as "Left bids seven hearts." */
  return g_strdup_printf (_ ("%s What does that usually tell?"), happened);
}

/* That a card is to be chosen, with the contract before. */
static char *
ask_card (const FhSeatView *view, const FhScene *scene)
{
  g_autofree char *contract = fh_sentence_contract (scene);

  if (!fh_table_is_misere (&view->table))
    /* Translators: %s is a sentence that names the contract. */
    return g_strdup_printf (_ ("%s Which card do you play?"), contract);
  if (fh_seats_have (fh_table_bidders (&view->table), view->seat))
    /* Translators: likewise. */
    return g_strdup_printf (_ ("%s Which card keeps your misère safest?"), contract);
  /* Translators: likewise. */
  return g_strdup_printf (_ ("%s Which card is the best to break it?"), contract);
}

char *
fh_sentence_practice_ask (const FhPracticeQuestion *question,
                          const FhSeatView *view,
                          const FhSeating *seating)
{
  FhScene scene = fh_practice_scene (view, seating);
  const char *trump = fh_words_denomination (fh_table_trump (&view->table));
  g_autofree char *contract = fh_sentence_contract (&scene);

  switch ((FhPracticeKind) question->spec.kind)
    {
    case FH_PRACTICE_LEGAL:
      /* Translators: %s is a sentence that names the contract. */
      return g_strdup_printf (_ ("%s Which of your cards may you play now? Choose all of them."),
                              contract);
    case FH_PRACTICE_WINNER:
      /* Translators: likewise. */
      return g_strdup_printf (_ ("%s Who wins this trick?"), contract);
    case FH_PRACTICE_ORDER:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("Trumps are %s. Choose these cards in their order, the highest "
                                 "first."),
                              trump);
    case FH_PRACTICE_HIGHER:
      return g_strdup (question->n_options == 2 ? _ ("Which call is the higher one?")
                                                : _ ("Which call is the highest?"));
    case FH_PRACTICE_SCORE:
      return ask_score (question, view, &scene);
    case FH_PRACTICE_WINNERS:
      /* Translators: %s is a suit. */
      return g_strdup_printf (
          _ ("Trumps are %s, and you lead yours one after the other, the highest "
             "first. How many tricks do they win for certain, whoever holds the "
             "others?"),
          trump);
    case FH_PRACTICE_TRUMPS_OUT:
      /* Translators: %s is a suit. */
      return g_strdup_printf (_ ("Trumps are %s. How many of them may others still hold?"), trump);
    case FH_PRACTICE_TOLD:
      return ask_told (question, view, &scene);
    case FH_PRACTICE_BID:
      return g_strdup (_ ("What do you call?"));
    case FH_PRACTICE_DISCARD:
      /* Translators: %s is a sentence that names the contract. */
      return g_strdup_printf (_ ("%s You hold the kitty too. Which cards do you put away?"),
                              contract);
    case FH_PRACTICE_CARD:
    case FH_PRACTICE_MISERE:
      return ask_card (view, &scene);
    case FH_N_PRACTICES:
      break;
    }
  return g_strdup ("");
}

char *
fh_sentence_practice_option (const FhPracticeQuestion *question,
                             const FhSeatView *view,
                             const FhSeating *seating,
                             int index)
{
  FhScene scene = fh_practice_scene (view, seating);
  int value = question->options[index];

  switch ((FhPracticeOptionKind) question->option_kind)
    {
    case FH_OPTION_CARD:
      return g_strdup (fh_words_card ((FhCard) value));
    case FH_OPTION_CALL:
      return fh_words_call_short ((FhCall) value);
    case FH_OPTION_SEAT:
      return fh_sentence_seat (&scene, value);
    case FH_OPTION_NUMBER:
      return fh_sentence_points (value);
    case FH_OPTION_HELD:
      return fh_sentence_held_of (&fh_held_list[value],
                                  view->table.calls[question->call_index].call);
    case FH_OPTION_CHOICE:
      return fh_sentence_choice (&scene, &question->advice.choices[value].action);
    }
  return NULL;
}

const char *
fh_sentence_practice_verdict (const FhPracticeQuestion *question, const FhPracticeAnswer *answer)
{
  const FhAdvisedChoice *choice = fh_practice_choice (question, answer);

  if (!fh_practice_is_right (question, answer))
    /* Translators: stands before the answer to what somebody did in a lesson and is not right yet;
     * it is meant kindly. */
    return C_ ("lesson", "Not quite.");
  return choice != NULL && choice->verdict == FH_VERDICT_EQUAL ? _ ("Right: as good as the best.")
                                                               : _ ("Right.");
}
