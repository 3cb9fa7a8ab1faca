/* fh-lesson-layout.c: which cards the text of a position names, and where the others lie.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position is written as a record without its first line, in which cards that do not matter are
 * "??".  The layout has a line for each line with such cards, in the same order, with all of them.
 */
#include "fh-lesson-private.h"

#include <string.h>

#include "fh-notation.h"

#define MAGIC "500 1"

/* --- Lines --- */

/* The words of @line without its comment.  (transfer full) */
static char **
split_words (const char *line)
{
  g_auto (GStrv) words = g_strsplit_set (line, " \t\r", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; words[i] != NULL && words[i][0] != '#'; i++)
    if (words[i][0] != '\0')
      g_strv_builder_add (builder, words[i]);
  return g_strv_builder_end (builder);
}

/* How many words at the beginning of a line say what it is about. */
static guint
n_leading (char **words)
{
  return words[0] == NULL                                                    ? 0
         : g_str_equal (words[0], "kitty") || g_str_equal (words[0], "dead") ? 1
                                                                             : 2;
}

static gboolean
has_unknown (char **words)
{
  return g_strv_contains ((const char *const *) words, FH_LESSON_UNKNOWN);
}

/* Whether @filled is @words with a card in place of each unknown one. */
static gboolean
fills (char **filled, char **words)
{
  guint n = g_strv_length (words);

  if (g_strv_length (filled) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!g_str_equal (words[i], FH_LESSON_UNKNOWN) && !g_str_equal (words[i], filled[i]))
      return FALSE;
  return !has_unknown (filled);
}

/* The next line at *@lines that says something, split; NULL at the end. */
static char **
next_filled (char ***lines)
{
  for (; **lines != NULL; (*lines)++)
    {
      char **words = split_words (**lines);

      if (words[0] != NULL)
        {
          (*lines)++;
          return words;
        }
      g_strfreev (words);
    }
  return NULL;
}

/* @line with its cards, which *@filled has in the next line where it does not say them all; NULL
 * when that does not fit.  (transfer full) */
static char *
fill (const char *line, char ***filled)
{
  g_auto (GStrv) words = NULL;
  g_auto (GStrv) full = NULL;

  if (strstr (line, FH_LESSON_UNKNOWN) == NULL)
    return g_strdup (line);
  words = split_words (line);
  if (!has_unknown (words))
    return g_strdup (line);
  full = next_filled (filled);
  return full != NULL && fills (full, words) ? g_strjoinv (" ", full) : NULL;
}

char *
fh_lesson_position_fill_in (const FhLessonPosition *position, guint *wrong)
{
  g_auto (GStrv) lines = g_strsplit (position->text, "\n", -1);
  g_auto (GStrv) filled = g_strsplit (position->layout ? position->layout : "", "\n", -1);
  g_autoptr (GString) text = g_string_new (MAGIC);
  char **next = filled;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *begin = lines[i] + strspn (lines[i], " \t\r");
      g_autofree char *line =
          position->layout != NULL ? fill (lines[i], &next) : g_strdup (lines[i]);

      if (line == NULL)
        {
          *wrong = i;
          return NULL;
        }
      /* What stands on the line of the tag is a line behind the magic. */
      if (i > 0 || (*begin != '\0' && *begin != '#'))
        g_string_append_printf (text, "\n%s", line);
    }
  g_string_append_c (text, '\n');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static FhCardSet
read_cards (char **words)
{
  FhCardSet cards = 0;

  for (; *words != NULL; words++)
    {
      FhCard card = fh_card_read (*words, strlen (*words));
      if (card < FH_N_CARDS)
        cards |= FH_SET (card);
    }
  return cards;
}

/* The cards that the text of a position names. */
typedef struct
{
  FhCardSet hands[FH_MAX_SEATS]; /* as dealt */
  FhCardSet kitty;
  FhCardSet out; /* discarded */
  FhCardSet dead;
} Given;

static Given
read_given (const FhLessonPosition *position)
{
  g_auto (GStrv) lines = g_strsplit (position->text, "\n", -1);
  Given given = { 0 };

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = split_words (lines[i]);
      FhCardSet cards = words[0] != NULL ? read_cards (words + 1) : 0;
      guint64 seat =
          words[0] != NULL && words[1] != NULL ? g_ascii_strtoull (words[1], NULL, 10) : 0;

      if (words[0] == NULL)
        continue;
      if (g_str_equal (words[0], "hand") && seat < FH_MAX_SEATS)
        given.hands[seat] = cards;
      else if (g_str_equal (words[0], "kitty"))
        given.kitty = cards;
      else if (g_str_equal (words[0], "discard"))
        given.out |= cards;
      else if (g_str_equal (words[0], "dead"))
        given.dead = cards;
    }
  return given;
}

/* --- Layouts --- */

static FhCardSet
played_by (const FhTable *table, int seat)
{
  FhCardSet cards = 0;

  for (int i = 0; i < table->n_plays; i++)
    if (table->plays[i].seat == seat)
      cards |= FH_SET (table->plays[i].card);
  return cards;
}

/* Whether the kitty has left its place. */
static gboolean
is_taken (const FhTable *table)
{
  return table->declarer != FH_SEAT_NONE && table->due != FH_ACTION_PARTNER;
}

void
fh_lesson_position_get_drawn_view (const FhLessonPosition *position, FhSeatView *view)
{
  const FhTable *table = &position->state->table;
  Given given = read_given (position);
  FhCardSet fixed = 0;

  *view = *position->view;
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (seat != view->seat)
      {
        FhCardSet held = given.hands[seat] & view->unseen & ~given.out;

        view->known[seat] |= held;
        fixed |= held;
      }
  view->unseen &= ~fixed;
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      view->may_hold[seat] &= ~(fixed | given.out | given.dead);
      if (!is_taken (table) || seat != table->declarer)
        view->may_hold[seat] &= ~given.kitty;
    }
}

/* The kitty as it was dealt, and the hand that went with it, of a declarer whose cards are drawn:
 * what the text names is where it says, and rather what was discarded was in the kitty. */
static FhCardSet
kitty_of (const Given *given, const FhState *state)
{
  int declarer = state->table.declarer;
  FhCardSet discarded = state->discards[declarer];
  FhCardSet all = state->hands[declarer] | discarded | played_by (&state->table, declarer);
  FhCardSet kitty = given->kitty;
  FhCardSet free = all & ~kitty & ~given->hands[declarer];
  int size = fh_set_size (all) - FH_HAND_SIZE;

  for (int round = 0; round < 2; round++)
    FH_FOREACH_CARD (card, round == 0 ? free & discarded : free & ~discarded)
      if (fh_set_size (kitty) < size)
        kitty |= FH_SET (card);
  return kitty;
}

/* What lies where the line @words of the text says, of the deal that @state has come from. */
static FhCardSet
cards_of_line (const FhLessonPosition *position,
               const Given *given,
               const FhState *state,
               char **words)
{
  const FhTable *table = &state->table;
  int seat = words[1] != NULL ? words[1][0] - '0' : 0;
  gboolean taken = is_taken (table) && table->declarer != position->view->seat;

  if (g_str_equal (words[0], "kitty"))
    return taken ? kitty_of (given, state) : state->kitty;
  if (g_str_equal (words[0], "dead"))
    return state->dead;
  if (seat < 0 || seat >= table->rules.n_seats)
    return 0;
  if (g_str_equal (words[0], "discard"))
    return state->discards[seat];
  if (!g_str_equal (words[0], "hand"))
    return 0;
  FhCardSet cards = state->hands[seat] | played_by (table, seat);
  for (int pile = 0; pile < FH_N_PILES; pile++)
    if (table->covering[seat] >> pile & 1u)
      cards |= FH_SET (state->under[seat][pile]);
  if (taken && seat == table->declarer)
    cards = (cards | state->discards[seat]) & ~kitty_of (given, state);
  return cards;
}

/* @words with cards of @cards in place of the unknown ones; FALSE when they do not fit. */
static gboolean
fill_line (char **words, FhCardSet cards)
{
  guint first = n_leading (words);
  FhCardSet left = cards & ~read_cards (words + first);

  if (read_cards (words + first) & ~cards)
    return FALSE;
  for (guint i = first; words[i] != NULL; i++)
    if (g_str_equal (words[i], FH_LESSON_UNKNOWN))
      {
        char card[FH_CARD_TEXT_SIZE];

        if (left == 0)
          return FALSE;
        g_free (words[i]);
        words[i] = g_strdup (fh_card_write (fh_set_first (left), card));
        left &= left - 1;
      }
  return left == 0;
}

/* The cards face down of a dummy stand first, pile by pile. */
static gboolean
fill_dummy (char **words, const FhState *state, int seat)
{
  for (int pile = 0; pile < FH_N_PILES && words[2 + pile] != NULL; pile++)
    if (g_str_equal (words[2 + pile], FH_LESSON_UNKNOWN))
      {
        char card[FH_CARD_TEXT_SIZE];

        if (!(state->table.covering[seat] >> pile & 1u))
          return FALSE;
        g_free (words[2 + pile]);
        words[2 + pile] = g_strdup (fh_card_write (state->under[seat][pile], card));
      }
  return !has_unknown (words);
}

char *
fh_lesson_position_write_layout (const FhLessonPosition *position,
                                 const FhWorld *world,
                                 const char *indent)
{
  const FhState *state = &world->state;
  Given given = read_given (position);
  g_auto (GStrv) lines = g_strsplit (position->text, "\n", -1);
  g_autoptr (GString) layout = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = split_words (lines[i]);
      g_autofree char *line = NULL;
      int seat;

      if (!has_unknown (words))
        continue;
      seat = words[1][0] - '0';
      if (g_str_equal (words[0], "hand") && seat >= 0 && seat < state->table.rules.n_seats
          && fh_rules_player (&state->table.rules, seat) != seat)
        {
          if (!fill_dummy (words, state, seat))
            return NULL;
        }
      else if (!fill_line (words, cards_of_line (position, &given, state, words)))
        {
          return NULL;
        }
      line = g_strjoinv (" ", words);
      g_string_append_printf (layout, "%s%s\n", indent, line);
    }
  return g_string_free (g_steal_pointer (&layout), FALSE);
}
