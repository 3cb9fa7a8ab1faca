/* fh-bot-command.c: playing one seat over standard input and output.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <glib/gi18n.h>
#include <stdlib.h>
#include <unistd.h>

#include "fh-agreements.h"
#include "fh-command.h"
#include "fh-line.h"
#include "fh-extras.h"
#include "fh-output.h"
#include "fh-reader.h"
#include "fh-seats.h"
#include "fh-words.h"
#include "fh-writer.h"

#define INPUT "-" /* its name in messages */

/* Bytes of comments that are kept, far more than all agreements take. */
#define MAX_COMMENTS (64 * 1024)

typedef struct
{
  FhPlayer player;
  FhAgreements agreements;
  FhReader *reader;  /* of the present game */
  GString *comments; /* of it that may tell of agreements (fh-extras.h) */
  gboolean has_lines;
  gboolean is_same; /* no line has followed the last question */
  int n_refused;    /* pairs of called cards */
} Bot;

static FhExit
refuse (Bot *bot)
{
  g_autofree char *message = fh_words_record_error (INPUT, fh_reader_error (bot->reader));

  fh_output_error ("%s", message);
  return FH_EXIT_REFUSED;
}

static FhExit
misunderstand (const char *question)
{
  g_autofree char *shown = fh_command_quote (question);

  /* Translators: %s is a line of input, such as "? 2 play". */
  fh_output_error (_ ("“%s” is not a question that fits here"), shown);
  return FH_EXIT_REFUSED;
}

/* What the player draws follows from what it sees, so that the same game is played again. */
static FhDecision
decide (const Bot *bot, const FhSeatView *view)
{
  FhRng rng;

  fh_rng_init (&rng, (FhSeed){ .high = view->hand, .low = view->unseen }, view->table.n_calls);
  return fh_player_decide_again (&bot->player, view, bot->n_refused, &rng);
}

/* What an option says goes before what the host has told. */
static void
settle_agreements (const Bot *bot, FhSeatView *view)
{
  const FhRules *rules = &view->table.rules;
  g_autofree char *extras = fh_extras_find (bot->comments->str, bot->comments->len);

  if (bot->agreements.is_given)
    fh_agreements_share_out (&bot->agreements, rules, rules->side_of[view->seat],
                             view->table.agreed);
  else
    fh_agreements_hear (extras, rules, view->table.agreed);
}

/* Answers "? SEAT ACTION". */
static FhExit
answer (Bot *bot, const char *question)
{
  g_auto (GStrv) words = g_strsplit_set (question, " \t", -1);
  const FhTable *table = &fh_reader_state (bot->reader)->table;
  guint64 seat;
  FhSeatView view;
  FhText text = FH_TEXT_INIT;

  if (g_strv_length (words) < 2
      || !g_ascii_string_to_unsigned (words[1], 10, 0, FH_MAX_SEATS, &seat, NULL)
      || seat >= table->rules.n_seats)
    return misunderstand (question);
  if (!fh_reader_view (bot->reader, (int) seat, &view))
    return refuse (bot);
  settle_agreements (bot, &view);

  /* The same question without a line between: one player holds both of the called cards. */
  bot->n_refused = bot->is_same && view.legal.due == FH_ACTION_CALL ? bot->n_refused + 1 : 0;
  bot->is_same = TRUE;
  FhAction action = decide (bot, &view).action;
  if (action.kind == FH_ACTION_NONE && fh_seats_have (view.legal.may_declare, seat))
    action = fh_action_bid ((int) seat, FH_PASS);
  if (action.kind == FH_ACTION_NONE)
    return misunderstand (question);
  fh_action_write (&table->rules, &action, &text);
  fh_output_add (text.str);
  fh_text_clear (&text);
  return fh_output_flush () ? FH_EXIT_GO_ON : FH_EXIT_REFUSED;
}

/* Takes a line of @length bytes without its end, behind which a zero byte stands.  A host that
 * opens its end anew may put a byte order mark before any. */
static FhExit
hear (Bot *bot, const char *text, gsize length)
{
  gsize mark = fh_line_mark (text, length);

  text += mark;
  length -= mark;

  g_autofree char *line = g_strchomp (g_strdup (text));

  if (g_str_equal (line, "quit"))
    return FH_EXIT_FINE;
  if (line[0] == '?')
    return answer (bot, line);

  /* Another game. */
  if (bot->has_lines && g_str_has_prefix (line, "500 "))
    {
      fh_reader_free (bot->reader);
      bot->reader = fh_reader_new_for_view ();
      g_string_truncate (bot->comments, 0);
    }
  if (g_str_has_prefix (line, FH_EXTRAS_MARK) && bot->comments->len < MAX_COMMENTS)
    g_string_append_printf (bot->comments, "%s\n", line);
  bot->has_lines = TRUE;
  bot->is_same = FALSE;
  if (!fh_reader_feed (bot->reader, text, length) || !fh_reader_feed (bot->reader, "\n", 1))
    return refuse (bot);
  return FH_EXIT_GO_ON;
}

/* Reads lines until the end; one that is longer than a record may have is cut, and refused. */
static FhExit
listen (Bot *bot)
{
  char line[FH_RECORD_MAX_LINE + 3], bytes[4096];
  gsize length = 0;

  while (TRUE)
    {
      ssize_t n = read (STDIN_FILENO, bytes, sizeof bytes);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return n < 0 ? FH_EXIT_REFUSED : FH_EXIT_FINE;
      for (ssize_t i = 0; i < n; i++)
        {
          FhExit result;

          if (bytes[i] != '\n' && length < sizeof line - 1)
            line[length++] = bytes[i];
          if (bytes[i] != '\n')
            continue;
          line[length] = '\0';
          result = hear (bot, line, length);
          length = 0;
          if (result != FH_EXIT_GO_ON)
            return result;
        }
    }
}

FhExit
fh_command_bot (int argc, char **argv)
{
  g_autofree char *level = NULL;
  g_autofree char *names = fh_seats_names (TRUE);
  g_autofree char *conventions = fh_agreements_words ();
  g_autofree char *description = NULL;
  g_auto (GStrv) ours = NULL, theirs = NULL;
  Bot bot = { 0 };
  FhExit result;
  const GOptionEntry entries[] = {
    { "level", 'l', 0, G_OPTION_ARG_STRING, &level, N_ ("Who plays (expert)"),
      /* Translators: a placeholder for the name of a player. */
      N_ ("LEVEL") },
    { "convention", 0, 0, G_OPTION_ARG_STRING_ARRAY, &ours,
      N_ ("What the seat has agreed with its partners; may be repeated"), N_ ("NAME") },
    { "their-convention", 0, 0, G_OPTION_ARG_STRING_ARRAY, &theirs,
      N_ ("What the opponents have agreed; may be repeated"), N_ ("NAME") },
    G_OPTION_ENTRY_NULL,
  };

  description =
      /* Translators: %1$s are the names of the players, such as "random rules", %2$s those of
       * conventions of bidding. */
      g_strdup_printf (_ ("Players: %1$s.  Conventions: %2$s"), names, conventions);
  result = fh_command_parse (&argc, &argv, entries, "",
                             _ ("Plays one seat: reads what it may see from standard input, and "
                                "answers each “? SEAT ACTION” with a statement.  “quit” ends it."),
                             description);
  if (result != FH_EXIT_GO_ON)
    return result;
  if (argc != 1)
    return fh_command_misunderstand (_ ("bot takes options only"));
  if (!fh_seats_find_honest (level ? level : "expert", &bot.player))
    return fh_seats_misunderstand (level, names);
  result = fh_agreements_parse (&bot.agreements, NULL, ours, theirs);
  if (result != FH_EXIT_GO_ON)
    return result;

  bot.reader = fh_reader_new_for_view ();
  bot.comments = g_string_new (NULL);
  result = listen (&bot);
  g_string_free (bot.comments, TRUE);
  fh_reader_free (bot.reader);
  return result;
}
