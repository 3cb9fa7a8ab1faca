/* fh-words-record.c: why a record is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-words.h"

#include "fh-isolate.h"

#include <glib/gi18n.h>

#define MIB (1 << 20)

static char *
wrong_result (const FhRecordError *error)
{
  g_autoptr (GString) points = g_string_new (NULL);

  for (int side = 0; side < error->n_points; side++)
    g_string_append_printf (points, side == 0 ? "%d" : " %d", error->points[side]);
  /* Translators: %s are the points of all sides as records write them, such as "140 30". */
  return g_strdup_printf (_ ("the rules make it %s"), points->str);
}

char *
fh_words_record_reason (const FhRecordError *error)
{
  g_autofree char *word = fh_isolate (error->word);
  int number = error->number;

  switch ((FhRecordErrorCode) error->code)
    {
    case FH_RECORD_OK:
    case FH_N_RECORD_ERRORS:
      break;
    case FH_RECORD_NOT_TEXT:
      return g_strdup (_ ("this is not text"));
    case FH_RECORD_LINE_TOO_LONG:
      return g_strdup_printf (ngettext ("a line has no more than %d byte",
                                        "a line has no more than %d bytes", (gulong) number),
                              number);
    case FH_RECORD_TOO_LARGE:
      return g_strdup_printf (_ ("a record is no larger than %d MiB"), number / MIB);
    case FH_RECORD_TOO_MANY_DEALS:
      return g_strdup_printf (ngettext ("a record has no more than %d deal",
                                        "a record has no more than %d deals", (gulong) number),
                              number);
    case FH_RECORD_TOO_MANY_NOTES:
      return g_strdup_printf (ngettext ("a record has no more than %d note",
                                        "a record has no more than %d notes", (gulong) number),
                              number);
    case FH_RECORD_NOT_A_RECORD:
      return g_strdup (_ ("not a record of a game, which begins with “500 1”"));
    case FH_RECORD_WRONG_VERSION:
      if (fh_record_error_is_newer (error))
        /* Translators: %s is the version of a file, a number. */
        return g_strdup_printf (_ ("version %s of the record is from a newer Five Hundred"), word);
      return g_strdup_printf (_ ("version %s of the record is not known"), word);
    case FH_RECORD_UNKNOWN_STATEMENT:
      return g_strdup_printf (_ ("there is no statement “%s”"), word);
    case FH_RECORD_MISSING_WORD:
      return g_strdup (_ ("the statement ends too early"));
    case FH_RECORD_EXTRA_WORD:
      return g_strdup_printf (_ ("“%s” is too much here"), word);
    case FH_RECORD_BAD_WORD:
      return g_strdup_printf (_ ("“%s” cannot stand here"), word);
    case FH_RECORD_BAD_NUMBER:
      return g_strdup_printf (_ ("“%s” is not a plain number"), word);
    case FH_RECORD_NUMBER_TOO_LARGE:
      /* Translators: %1$s is a number, %2$d the largest that may stand in its place. */
      return g_strdup_printf (_ ("“%1$s” is too large: %2$d is the most here"), word, number);
    case FH_RECORD_BAD_CARD:
      return g_strdup_printf (_ ("“%s” is not a card"), word);
    case FH_RECORD_BAD_CALL:
      return g_strdup_printf (_ ("“%s” is not a call"), word);
    case FH_RECORD_UNKNOWN_CARD:
      return g_strdup (_ ("all cards must be known here"));
    case FH_RECORD_ONLY_IN_VIEW:
      return g_strdup_printf (_ ("“%s” stands only in what one seat sees"), word);
    case FH_RECORD_NOT_AT_THIS_TABLE:
      return g_strdup_printf (_ ("the rules of this table have no “%s”"), word);
    case FH_RECORD_NEEDS_TABLE_LAWS:
      return g_strdup_printf (_ ("“%s” needs “option laws table”"), word);
    case FH_RECORD_NO_RULES:
      return g_strdup (_ ("the line that names the rules is missing"));
    case FH_RECORD_UNKNOWN_PRESET:
      return g_strdup_printf (_ ("there are no rules called “%s”"), word);
    case FH_RECORD_UNKNOWN_OPTION:
      return g_strdup_printf (_ ("there is no option “%s”"), word);
    case FH_RECORD_OPTION_NOT_HERE:
      return g_strdup_printf (_ ("these rules have no option “%s”"), word);
    case FH_RECORD_BAD_OPTION_VALUE:
      return g_strdup_printf (_ ("these rules cannot have the value “%s”"), word);
    case FH_RECORD_EMPTY_NAME:
      return g_strdup (_ ("the name is empty"));
    case FH_RECORD_COLUMNS:
      return g_strdup_printf (ngettext ("%d number is wanted, one for each side",
                                        "%d numbers are wanted, one for each side",
                                        (gulong) number),
                              number);
    case FH_RECORD_TWICE:
      return g_strdup_printf (_ ("“%s” was there before"), word);
    case FH_RECORD_AFTER_HEADER:
      return g_strdup_printf (_ ("“%s” must stand before the first deal"), word);
    case FH_RECORD_CARDS_MISSING:
      return g_strdup (_ ("the cards of the deal are not all there yet"));
    case FH_RECORD_NOT_DEALING:
      return g_strdup (_ ("no cards are being dealt here"));
    case FH_RECORD_DEAL_UNFINISHED:
      return g_strdup (_ ("the deal before is not finished"));
    case FH_RECORD_PILE_SIZE:
      return g_strdup_printf (
          ngettext ("%d card belongs here", "%d cards belong here", (gulong) number), number);
    case FH_RECORD_RESULT_EARLY:
      return g_strdup (_ ("no deal has ended here"));
    case FH_RECORD_WRONG_RESULT:
      return wrong_result (error);
    case FH_RECORD_NOTHING_TO_SEE:
      /* Translators: %s is a card or a word of a record. */
      return g_strdup_printf (_ ("“%s” cannot come into sight here"), word);
    case FH_RECORD_NOT_SEEN:
      return g_strdup (_ ("cards lie open that have not been seen yet"));
    case FH_RECORD_HAND_UNKNOWN:
      /* Translators: %d is the number of a seat. */
      return g_strdup_printf (_ ("the hand of seat %d is not known"), number);
    case FH_RECORD_IMPOSSIBLE:
      return g_strdup (_ ("no deal fits all that is known"));
    case FH_RECORD_REFUSED:
      return fh_words_refusal (&error->refusal);
    }
  return g_strdup ("");
}

/* FILE:LINE: STATEMENT: REASON is the form of the format and is the same in all languages. */
char *
fh_words_record_error (const char *file, const FhRecordError *error)
{
  g_autofree char *why = fh_words_record_reason (error);
  g_autofree char *statement = fh_isolate (error->statement);

  if (error->statement[0] == '\0')
    return g_strdup_printf ("%s:%u: %s", file, error->line, why);
  return g_strdup_printf ("%s:%u: %s: %s", file, error->line, statement, why);
}

char *
fh_words_record_error_sentence (const FhRecordError *error)
{
  g_autofree char *why = fh_words_record_reason (error);
  g_autofree char *statement = fh_isolate (error->statement);

  if (error->statement[0] == '\0')
    /* Translators: why a text cannot be read: %1$u is the number of a line, %2$s says what is wrong
     * there, without a capital. */
    return g_strdup_printf (_ ("Line %1$u: %2$s."), error->line, why);
  /* Translators: why a text cannot be read: %1$u is the number of a line, %2$s the line itself,
   * %3$s says what is wrong there, without a capital. */
  return g_strdup_printf (_ ("Line %1$u, “%2$s”: %3$s."), error->line, statement, why);
}

char *
fh_words_ignored_line (const char *file, guint line)
{
  return g_strdup_printf ("%s:%u: %s", file, line,
                          _ ("the last line was not written to its end and is ignored"));
}
