/* test-moment.c: what the tutor says follows from the moment alone, without a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "deals.h"
#include "fh-position.h"
#include "fh-reader.h"
#include "fh-sentences-count.h"
#include "fh-tutor-words.h"

#define ONE_TRUMP                                                                                  \
  HEARTS_TRICK                                                                                     \
  "play 0 9D\nplay 1 6C\nplay 2 KS\nplay 3 JS\nplay 0 6S\nplay 1 8S\nplay 2 QS\nplay 3 10H\n"
#define STAND(auction)                                                                             \
  "500 1\nrules australian-4\noption auction " auction "\n\ndeal 3\n"                              \
  "hand 0 KH 9H 7S 4D 6H JO 10C QH AD 7C\nhand 1 JC AS KC AC JH KD 5D AH 9C 8D\n"                  \
  "hand 2 5S 8S 6S 5C JS QC 5H 10D KS 7D\nhand 3 8H QS 10S QD JD 6D 4H 9S 10H 8C\n"                \
  "kitty 6C 7H 9D\nbid 0 6H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n"

#define LOW_HAND                                                                                   \
  "500 1\nrules australian-4\noption misere-when any-time\n\ndeal 3\n"                             \
  "hand 0 5S 6S 7C 5C 4D 5D 6D 4H 5H 6H\nhand 1 9S 8D 9C KH 10H KD AS 7D QS 8S\n"                  \
  "hand 2 8C QD 9D 10C AH 9H 10D QC AD 7S\nhand 3 8H QH KS JC JD JH KC 7H AC 10S\n"                \
  "kitty JO JS 6C\n"

static const FhTutorManner usual = { .degree = FH_TUTOR_MIDDLE, .counts = FH_COUNT_ALL };

/* What seat 0 sees where @text ends. */
static FhTutorMoment
moment_of (const char *text, const FhTutorManner *manner)
{
  FhRecordError error;
  FhRecord *record = fh_record_read (text, strlen (text), &error, NULL);
  FhTutorMoment moment;
  FhSeatView view;
  FhState state;

  g_assert_nonnull (record);
  g_assert_true (fh_record_replay (record, fh_record_n_actions (record), &state));
  fh_record_free (record);
  fh_seat_view_init (&view, &state, 0);
  fh_tutor_moment_init (&moment, &view, manner);
  return moment;
}

/* The figures, "2 sure, 1 likely". */
static char *
figures_of (const FhTutorWords *words)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < words->figures->len; i++)
    {
      const FhTutorFigure *figure = g_ptr_array_index (words->figures, i);

      g_string_append_printf (text, "%s%d %s", i > 0 ? ", " : "", figure->number, figure->caption);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* All that is said at once and on demand. */
static char *
everything (const FhTutorWords *words)
{
  g_autoptr (GString) text = g_string_new (words->heading);
  GPtrArray *lists[] = { words->lines, words->more };

  g_string_append_printf (text, "\n%s", words->text);
  for (guint l = 0; l < G_N_ELEMENTS (lists); l++)
    for (guint i = 0; i < lists[l]->len; i++)
      g_string_append_printf (text, "\n%s", ((FhSaid *) g_ptr_array_index (lists[l], i))->text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

typedef struct
{
  const char *name;
  const char *text;
  const char *considered; /* a call, or NULL */
  FhTutorManner manner;
  const char *figures;  /* or NULL: whatever they are */
  const char *says[3];  /* all of these */
  const char *says_not; /* not that, or NULL */
  const char *help;     /* or NULL: whatever it is */
  const char *question; /* or NULL: none is asked */
} Row;

#define USUAL                                                                                      \
  {                                                                                                \
    .degree = FH_TUTOR_MIDDLE, .counts = FH_COUNT_ALL                                              \
  }
#define COUNTS(what)                                                                               \
  {                                                                                                \
    .degree = FH_TUTOR_MIDDLE, .counts = what                                                      \
  }

static const Row rows[] = {
  { .name = "bowers",
    .text = HEARTS_DEAL "bid 2 PASS\nbid 3 PASS\n",
    .considered = "7D",
    .manner = USUAL,
    .says = { "2 trumps in diamonds, the jack of hearts among them." } },
  { .name = "six-trumps",
    .text = HEARTS_DEAL "bid 2 PASS\nbid 3 PASS\n",
    .considered = "7H",
    .manner = USUAL,
    .says = { "You would have 6 trumps in hearts.", "Tells your partner: strong hearts, " } },
  /* The partner's suit, and what one has of it, is said before anything is looked at. */
  { .name = "partner",
    .text = HEARTS_DEAL "bid 2 7D\nbid 3 PASS\n",
    .manner = USUAL,
    .says = { "opened with seven diamonds", "You would have 2 trumps there." } },
  { .name = "partner-helped",
    .text = HEARTS_DEAL "bid 2 7D\nbid 3 PASS\n",
    .considered = "8D",
    .manner = USUAL,
    .says = { "Tells your partner: I can help with diamonds." } },
  /* A call that the rules refuse is not spoken of as one that could be made. */
  { .name = "too-low",
    .text = HEARTS_DEAL "bid 2 7D\nbid 3 PASS\n",
    .considered = "6H",
    .manner = USUAL,
    .says_not = "Tells your partner" },
  /* Few, middle, all, nothing; and each count by itself. */
  { .name = "counts-all",
    .text = HEARTS_TRICK,
    .manner = USUAL,
    .figures = "6 needed, 4 sure, 2 likely, 2 trumps out",
    .says = { "has no trump left." } },
  { .name = "counts-tricks",
    .text = HEARTS_TRICK,
    .manner = COUNTS (FH_COUNT_TRICKS),
    .figures = "6 needed, 4 sure, 2 likely" },
  { .name = "counts-trumps",
    .text = HEARTS_TRICK,
    .manner = COUNTS (FH_COUNT_TRUMPS),
    .figures = "2 trumps out" },
  { .name = "counts-suits",
    .text = HEARTS_TRICK,
    .manner = COUNTS (FH_COUNT_SUITS),
    .figures = "",
    .says = { "has no trump left." } },
  { .name = "counts-no-suits",
    .text = HEARTS_TRICK,
    .manner = COUNTS (FH_COUNT_ALL & ~FH_COUNT_SUITS),
    .says_not = "has no trump left." },
  /* What stands under a number agrees with it. */
  { .name = "one",
    .text = ONE_TRUMP,
    .manner = COUNTS (FH_COUNT_TRUMPS),
    .figures = "1 trump out" },
  { .name = "count-first",
    .text = HEARTS_TRICK,
    .manner = { .degree = FH_TUTOR_MIDDLE, .counts = FH_COUNT_ALL, .count_first = TRUE },
    .figures = "6 needed, 4 sure, 2 likely",
    .question = "How many trumps are still out?" },
  /* Before the first trick nothing has been seen that one could count. */
  { .name = "count-nothing",
    .text = HEARTS_CONTRACT "discard 0 5C 7D 10C\n",
    .manner = { .degree = FH_TUTOR_MIDDLE, .counts = FH_COUNT_ALL, .count_first = TRUE } },
  { .name = "empty",
    .text = HEARTS_CONTRACT,
    .manner = USUAL,
    .says = { "Short enough to empty, though not all at once: clubs, diamonds." } },
  /* Who is asked to stand or raise is told what a raise does: who may answer it (NZ-028), or that
   * nobody may. */
  { .name = "raise",
    .text = STAND ("raise"),
    .manner = USUAL,
    .says = { "Stand or raise?", "then they are asked again" },
    .help = "bidding#raise" },
  { .name = "newcastle",
    .text = STAND ("newcastle"),
    .manner = USUAL,
    .says = { "Stand or raise?", "what you say now is the contract" },
    .help = "bidding#newcastle" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  FhTutorMoment moment = moment_of (row->text, &row->manner);
  FhTutorWords words;
  g_autofree char *figures = NULL, *text = NULL;

  if (row->considered != NULL)
    moment.considered = position_call (row->considered);
  fh_tutor_words_init (&words, &moment);
  figures = figures_of (&words);
  text = everything (&words);
  if (row->figures != NULL)
    g_assert_cmpstr (figures, ==, row->figures);
  for (guint i = 0; i < G_N_ELEMENTS (row->says) && row->says[i] != NULL; i++)
    if (strstr (text, row->says[i]) == NULL)
      g_error ("“%s” is not said in: %s", row->says[i], text);
  if (row->says_not != NULL && strstr (text, row->says_not) != NULL)
    g_error ("“%s” is said in: %s", row->says_not, text);
  if (row->help != NULL)
    g_assert_cmpstr (words.help, ==, row->help);
  g_assert_cmpstr (words.question, ==, row->question);
  fh_tutor_words_clear (&words);
}

/* The ladder of the call that is thought about: which cards are the bowers, by name. */
static void
test_ladder (void)
{
  static const char *const names[] = { "joker", "right bower (jack of diamonds)",
                                       "left bower (jack of hearts)", "ace of diamonds" };
  FhTutorMoment moment = moment_of (HEARTS_DEAL "bid 2 PASS\nbid 3 PASS\n", &usual);
  FhTutorWords words;

  moment.considered = fh_bid (7, FH_TRUMP_DIAMONDS);
  fh_tutor_words_init (&words, &moment);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const FhTutorRung *rung = g_ptr_array_index (words.ladder, i);

      g_assert_cmpstr (rung->name, ==, names[i]);
      g_assert_cmpint (rung->place == FH_PLACE_HAND, ==, i == 2);
    }
  fh_tutor_words_clear (&words);
}

/* Who wants few words gets one line, and a silent tutor's words are none. */
static void
test_degrees (void)
{
  FhTutorMoment moment = moment_of (HEARTS_TRICK, &usual);
  FhTutorWords words;

  moment.manner.degree = FH_TUTOR_FEW;
  fh_tutor_words_init (&words, &moment);
  g_assert_cmpuint (words.lines->len, <=, 1);
  fh_tutor_words_clear (&words);
  moment.manner.degree = FH_TUTOR_SILENT;
  fh_tutor_words_init (&words, &moment);
  g_assert_cmpuint (words.lines->len, ==, 0);
  g_assert_cmpuint (words.more->len, ==, 0);
  g_assert_cmpuint (words.figures->len, ==, 0);
  g_assert_cmpstr (words.text, ==, "");
  fh_tutor_words_clear (&words);
}

/* The first line is said beside a short text, and not where both are long: the name of who has bid
 * has many words here. */
static void
test_first_line (void)
{
  FhTutorMoment moment = moment_of (HEARTS_CONTRACT, &usual);
  FhSeating seating;
  FhTutorWords words;

  fh_tutor_words_init (&words, &moment);
  g_assert_cmpuint (words.lines->len, ==, 1);
  fh_tutor_words_clear (&words);
  moment = moment_of (HEARTS_DEAL "bid 2 7D\nbid 3 PASS\n", &usual);
  fh_seating_init (&seating, &moment.view.table.rules, "steady", "steady");
  fh_seating_set_name (&seating, 2, "A B C D E F G H I J K L M N O P Q R S T");
  moment.scene.seating = &seating;
  fh_tutor_words_init (&words, &moment);
  g_assert_cmpuint (words.lines->len, ==, 0);
  g_assert_cmpuint (words.more->len, >, 1);
  fh_tutor_words_clear (&words);
}

/* Before the judge has spoken calls have no numbers; then each has those of its own choice, and the
 * one that is spoken of is his. */
static void
test_estimates (void)
{
  FhTutorMoment moment = moment_of (HEARTS_DEAL "bid 2 PASS\nbid 3 PASS\n", &usual);
  FhAdvice advice = { .n_choices = 2 };
  FhTutorWords words;

  g_assert_cmpuint (fh_tutor_moment_call (&moment), ==, fh_bid (6, FH_TRUMP_HEARTS));
  advice.choices[0].action = fh_action_bid (0, FH_PASS);
  advice.choices[0].best = true;
  advice.choices[1].action = fh_action_bid (0, fh_bid (8, FH_TRUMP_HEARTS));
  advice.choices[1].has_contract = true;
  advice.choices[1].n_layouts = 40;
  advice.choices[1].points = -10;
  advice.choices[1].make = 0.25f;
  moment.advice = &advice;
  g_assert_cmpuint (fh_tutor_moment_call (&moment), ==, fh_bid (8, FH_TRUMP_HEARTS));
  fh_tutor_words_init (&words, &moment);
  for (guint i = 0; i < words.calls->len; i++)
    {
      const FhTutorCall *call = g_ptr_array_index (words.calls, i);
      gboolean is_tried = call->call == fh_bid (8, FH_TRUMP_HEARTS);

      g_assert_cmpint (call->advice.best, ==, call->call == FH_PASS);
      g_assert_cmpint (isnan (call->advice.points) == 0, ==, is_tried);
      g_assert_cmpint (call->advice.make >= 0, ==, is_tried);
    }
  fh_tutor_words_clear (&words);
}

/* What can be dared is said of the bid that is spoken of and of its neighbour, beside a count that
 * says something else. */
static void
test_reach (void)
{
  static const struct
  {
    const char *call;
    float make;
  } choices[] = {
    { "PASS", 0.0f }, { "8H", 0.95f }, { "9H", 0.5f },  { "10H", 0.3f },
    { "7C", 0.1f },   { "8S", 0.3f },  { "9S", 0.15f }, { "10S", 0.1f },
  };
  static const struct
  {
    const char *considered;
    const char *says;
  } cases[] = {
    { "8H", "\n8♥ looks safe.\n9♥ has about an even chance." },
    { "9H", "\n9♥ has about an even chance.\n10♥ is a stretch." },
    { "10H", "\n10♥ is a stretch.\n9♥ has about an even chance." },
    { "7C", "\n7♣ is probably too high." },
    { "10S", "\n10♠ is probably too high.\n8♠ is a stretch." },
  };
  FhTutorMoment moment = moment_of (HEARTS_DEAL "bid 2 PASS\nbid 3 PASS\n", &usual);
  FhAdvice advice = { .n_choices = G_N_ELEMENTS (choices) };
  FhTutorWords words;

  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      advice.choices[i].action = fh_action_bid (0, position_call (choices[i].call));
      advice.choices[i].has_contract = i > 0;
      advice.choices[i].n_layouts = 40;
      advice.choices[i].make = choices[i].make;
    }
  moment.advice = &advice;
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *said = NULL;

      moment.considered = position_call (cases[i].considered);
      fh_tutor_words_init (&words, &moment);
      said = everything (&words);
      if (strstr (said, cases[i].says) == NULL)
        g_error ("“%s” is not said in: %s", cases[i].says, said);
      fh_tutor_words_clear (&words);
    }
  /* What can be made is not yet what pays. */
  advice.choices[0].best = true;
  advice.choices[2].verdict = FH_VERDICT_WORSE;
  moment.considered = fh_bid (9, FH_TRUMP_HEARTS);
  fh_tutor_words_init (&words, &moment);
  g_autofree char *rather = everything (&words);
  g_assert_nonnull (strstr (rather, "9♥ has about an even chance. All in all a pass brings more."));
  fh_tutor_words_clear (&words);
}

/* Nothing is recommended that the judge would not do, and nothing before he has spoken; where he
 * passes, no bid to lose every trick is spoken of.  A bid that will rather fail and is the best all
 * the same is said to be so. */
static void
test_agrees (void)
{
  FhTutorMoment moment = moment_of (LOW_HAND, &usual);
  FhAdvice advice = { .n_choices = 3 };
  const FhCall calls[] = { FH_PASS, FH_MISERE, fh_bid (6, FH_TRUMP_DIAMONDS) };
  const float points[] = { 0, -20, -100 };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      advice.choices[i] = (FhAdvisedChoice){ .action = fh_action_bid (0, calls[i]),
                                             .has_contract = calls[i] != FH_PASS,
                                             .n_layouts = 40,
                                             .make = 0.3f,
                                             .points = points[i],
                                             .verdict = FH_VERDICT_WORSE };
    }
  for (int best = -1; best < 2; best++)
    {
      FhTutorWords words;
      g_autofree char *said = NULL;

      moment.advice = best >= 0 ? &advice : NULL;
      for (int i = 0; i < 2; i++)
        advice.choices[i].best = i == best;
      advice.choices[1].points = best == 1 ? 20 : -20;
      g_assert_cmpuint (fh_tutor_moment_call (&moment), ==, calls[best == 1 ? 1 : 2]);
      fh_tutor_words_init (&words, &moment);
      said = everything (&words);
      g_assert_cmpint (strstr (said, "think of a bid to lose every trick") != NULL, ==, best == 1);
      g_assert_cmpint (strstr (said, "it still brings more than a pass") != NULL, ==, best == 1);
      fh_tutor_words_clear (&words);
    }

  /* It is about the game where something else has more points. */
  advice.choices[0] = advice.choices[1];
  advice.choices[0].reason.motive = FH_MOTIVE_ON_BALANCE;
  advice.choices[2].verdict = FH_VERDICT_LOSES_GAMES;
  g_autofree char *hint = fh_tutor_hint_words (&moment, FH_TUTOR_HINT_STEPS);
  g_assert_cmpstr (hint, ==,
                   "Bid misère.\nThis deal may end the game, and it leaves the best chance to win "
                   "it.\nAs the contract, misère has a chance of about 30% of being made.");
}

/* While others call, and until the judge has spoken again, the same trumps are spoken of. */
static void
test_kept (void)
{
  FhTutorMoment moment = moment_of (HEARTS_DEAL "bid 2 7D\nbid 3 PASS\n", &usual);

  moment.kept = fh_bid (7, FH_TRUMP_CLUBS);
  g_assert_cmpuint (fh_tutor_moment_call (&moment), ==, fh_bid (8, FH_TRUMP_CLUBS));
  g_assert_cmpint (fh_tutor_moment_trump (&moment), ==, FH_TRUMP_CLUBS);
  moment.kept = FH_CALL_NONE;
  g_assert_cmpuint (fh_tutor_moment_call (&moment), ==, fh_bid (7, FH_TRUMP_HEARTS));
}

/* What is counted of higher cards belongs to one suit; what a card does to the trick, to any. */
static void
test_suits (void)
{
  FhTutorMoment moment = moment_of (SPADES_LEAD, &usual);
  FhTutorWords words;

  for (int leads = 1; leads >= 0; leads--)
    {
      fh_tutor_words_init (&words, &moment);
      for (guint i = 0; i < words.cards->len; i++)
        {
          const FhTutorCard *card = g_ptr_array_index (words.cards, i);
          gboolean compares = strstr (card->sentence, "card of its suit") != NULL
                              || strstr (card->sentence, "of the suit ") != NULL;

          g_assert_cmpint (card->suit, ==,
                           compares ? fh_effective_suit (card->card, FH_TRUMP_SPADES)
                                    : FH_SUIT_NONE);
        }
      fh_tutor_words_clear (&words);
      moment = moment_of (HEARTS_TRICK, &usual);
    }
}

/* What was tried in few deals is not said to have been tried in many, and what is beside a pass is
 * told where a pass was weighed. */
static void
test_few_layouts (void)
{
  static const guint n_layouts[] = { 40, 10 };
  FhTutorMoment moment = moment_of (HEARTS_DEAL "bid 2 PASS\nbid 3 PASS\n", &usual);
  FhAdvice advice = { .n_choices = 2 };

  advice.choices[0].action = fh_action_bid (0, FH_PASS);
  advice.choices[1].action = fh_action_bid (0, fh_bid (6, FH_TRUMP_HEARTS));
  advice.choices[1].has_contract = true;
  moment.advice = &advice;
  moment.considered = fh_bid (6, FH_TRUMP_HEARTS);
  for (gsize i = 0; i < G_N_ELEMENTS (n_layouts); i++)
    {
      gboolean many = n_layouts[i] >= FH_LEAST_LAYOUTS;
      FhTutorWords words;
      g_autofree char *said = NULL;

      advice.choices[0].n_layouts = many ? n_layouts[i] : 0;
      advice.choices[1].n_layouts = n_layouts[i];
      fh_tutor_words_init (&words, &moment);
      said = everything (&words);
      g_assert_nonnull (strstr (said, many ? "\nTried in many deals, 6♥ will probably fail"
                                           : "\n6♥ is probably too high."));
      g_assert_cmpint (strstr (said, "points more than passing") != NULL, ==, many);
      fh_tutor_words_clear (&words);
    }
}

/* Nothing is counted that the judge may find otherwise, or has found, but for a call that is
 * thought about. */
static void
test_quiet (void)
{
  const FhCall call = fh_bid (6, FH_TRUMP_HEARTS);
  const FhTutorMoment moment = moment_of (HEARTS_DEAL "bid 2 PASS\nbid 3 PASS\n", &usual);
  FhAdvice advice = { .n_choices = 2 };
  FhTutorMoment quiet[] = { moment, moment, moment, moment };

  advice.choices[0].action = fh_action_bid (0, FH_PASS);
  advice.choices[0].n_layouts = 40;
  advice.choices[1] = advice.choices[0];
  advice.choices[1].action = fh_action_bid (0, call);
  advice.choices[1].has_contract = true;
  quiet[1].awaits_judge = TRUE;
  quiet[2].advice = &advice;
  quiet[3].advice = &advice;
  quiet[3].considered = call;
  for (gsize i = 0; i < G_N_ELEMENTS (quiet); i++)
    {
      FhTutorWords words;

      fh_tutor_words_init (&words, &quiet[i]);
      g_assert_cmpint (words.adds_up, ==, i == 0 || i == 3);
      g_assert_cmpint (strcmp (words.text, "Nobody has bid yet.") == 0, ==, i == 1);
      fh_tutor_words_clear (&words);
    }
}

/* That a choice was not among those tried is said where some were. */
static void
test_untried (void)
{
  static const guint n_layouts[] = { 0, 40 };
  FhTutorMoment moment = moment_of (HEARTS_CONTRACT, &usual);
  FhAdvice advice = { .n_choices = 1 };
  FhCardSet worst = 0, best = 0;

  FH_FOREACH_CARD (card, moment.view.hand)
    {
      if (fh_set_size (best) < moment.view.legal.count)
        best |= FH_SET (card);
      else if (fh_set_size (worst) < moment.view.legal.count)
        worst |= FH_SET (card);
    }
  advice.choices[0].action = fh_action_cards (FH_ACTION_DISCARD, 0, best);
  moment.advice = &advice;
  moment.chosen = worst;
  for (gsize i = 0; i < G_N_ELEMENTS (n_layouts); i++)
    {
      FhTutorWords words;
      g_autofree char *said = NULL;

      advice.choices[0].n_layouts = n_layouts[i];
      fh_tutor_words_init (&words, &moment);
      said = everything (&words);
      g_assert_nonnull (strstr (said, "Better: "));
      g_assert_cmpint (strstr (said, "was not among those that were tried") != NULL, ==, i > 0);
      fh_tutor_words_clear (&words);
    }
}

/* A chance and a count that do not agree are spoken of. */
static void
test_beside_count (void)
{
  static const struct
  {
    int level;
    double chance;
    const char *said;
  } bids[] = { { 7, 0.7, NULL },
               { 7, 0.5, NULL },
               { 7, 0.3, "7♥ will probably fail" },
               { 8, 0.7, "8♥ will probably be made" },
               { 8, 0.3, NULL } };

  for (guint i = 0; i < G_N_ELEMENTS (bids); i++)
    {
      const FhHandCount count = { .call = fh_bid (bids[i].level, FH_TRUMP_HEARTS), .total = 7 };
      g_autofree char *said = fh_sentence_beside_count (&count, bids[i].chance);

      g_assert_cmpint (said != NULL, ==, bids[i].said != NULL);
      g_assert_true (said == NULL || strstr (said, bids[i].said) != NULL);
    }
}

/* Nothing is said of no game. */
static void
test_nothing (void)
{
  FhTutorWords words;

  fh_tutor_words_init (&words, NULL);
  g_assert_cmpstr (words.heading, ==, "");
  g_assert_cmpstr (words.text, ==, "");
  g_assert_cmpuint (words.cards->len + words.ladder->len + words.calls->len + words.laws->len, ==,
                    0);
  g_assert_cmpuint (words.lines->len + words.more->len + words.trumpless->len, ==, 0);
  fh_tutor_words_clear (&words);
}

typedef struct
{
  const char *name;
  const char *out; /* of this hand */
  FhDenomination trump;
  const char *whole;   /* the suits that go, or NULL */
  const char *besides; /* the rest, or NULL */
} Away;

#define HAND "JS AS 9S 8S AH 9H 8H KD 7D 6D 9C 8C JC"

static const Away away[] = {
  { "whole", "9C 8C", FH_TRUMP_SPADES, "Put this suit away whole: clubs.", NULL },
  { "two-suits", "9C 8C KD 7D 6D", FH_TRUMP_SPADES, "Put these suits away whole: clubs, diamonds.",
    NULL },
  { "lowest", "9C 8C 8H", FH_TRUMP_SPADES, "Put this suit away whole: clubs.",
    "Put away your lowest in hearts." },
  { "two-lowest", "6D 7D 9C", FH_TRUMP_CLUBS, NULL,
    "Put these away: nine of clubs, six of diamonds, seven of diamonds." },
  { "many-lowest", "6D 7D", FH_TRUMP_SPADES, NULL, "Put away your 2 lowest in diamonds." },
  { "each", "6D 8H 8C", FH_TRUMP_SPADES, NULL,
    "Put away your lowest in each of these: clubs, diamonds, hearts." },
  { "highest", "KD AH JC", FH_NO_TRUMP, NULL,
    "Put away your highest in each of these: clubs, diamonds, hearts." },
  { "middle", "9H", FH_TRUMP_SPADES, NULL, "Put these away: nine of hearts." },
};

/* What to put away is told by its place, and by name where that does not tell it. */
static void
test_away (gconstpointer data)
{
  const Away *row = data;
  FhTutorMoment moment = moment_of (HEARTS_CONTRACT, &usual);
  FhScene scene = fh_tutor_moment_scene (&moment);
  FhCardSet hand = position_cards (HAND), out = position_cards (row->out);
  g_autofree char *whole = fh_sentence_empty (hand, out, row->trump);
  g_autofree char *besides = fh_sentence_put_besides (&scene, hand, out, row->trump);

  g_assert_cmpstr (whole, ==, row->whole);
  g_assert_cmpstr (besides, ==, row->besides);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/moment/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  for (guint i = 0; i < G_N_ELEMENTS (away); i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/moment/away/%s", away[i].name);

      g_test_add_data_func (path, &away[i], test_away);
    }
  g_test_add_func ("/model/moment/ladder", test_ladder);
  g_test_add_func ("/model/moment/degrees", test_degrees);
  g_test_add_func ("/model/moment/first-line", test_first_line);
  g_test_add_func ("/model/moment/estimates", test_estimates);
  g_test_add_func ("/model/moment/reach", test_reach);
  g_test_add_func ("/model/moment/agrees", test_agrees);
  g_test_add_func ("/model/moment/kept", test_kept);
  g_test_add_func ("/model/moment/suits", test_suits);
  g_test_add_func ("/model/moment/few-layouts", test_few_layouts);
  g_test_add_func ("/model/moment/untried", test_untried);
  g_test_add_func ("/model/moment/beside-count", test_beside_count);
  g_test_add_func ("/model/moment/quiet", test_quiet);
  g_test_add_func ("/model/moment/nothing", test_nothing);
  return g_test_run ();
}
