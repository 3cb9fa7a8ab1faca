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

/* By code; %s is the word that is wrong.  Errors that tell a number or more stand below. */
static const char *const reasons[FH_N_RECORD_ERRORS] = {
  [FH_RECORD_NOT_TEXT] = N_ ("this is not text"),
  [FH_RECORD_NOT_A_RECORD] = N_ ("not a record of a game, which begins with “500 1”"),
  [FH_RECORD_WRONG_VERSION] = N_ ("version %s of the record is not known"),
  [FH_RECORD_UNKNOWN_STATEMENT] = N_ ("there is no statement “%s”"),
  [FH_RECORD_MISSING_WORD] = N_ ("the statement ends too early"),
  [FH_RECORD_EXTRA_WORD] = N_ ("“%s” is too much here"),
  [FH_RECORD_BAD_WORD] = N_ ("“%s” cannot stand here"),
  [FH_RECORD_BAD_NUMBER] = N_ ("“%s” is not a plain number"),
  [FH_RECORD_BAD_CARD] = N_ ("“%s” is not a card"),
  [FH_RECORD_BAD_CALL] = N_ ("“%s” is not a call"),
  [FH_RECORD_UNKNOWN_CARD] = N_ ("all cards must be known here"),
  [FH_RECORD_ONLY_IN_VIEW] = N_ ("“%s” stands only in what one seat sees"),
  [FH_RECORD_NOT_AT_THIS_TABLE] = N_ ("the rules of this table have no “%s”"),
  [FH_RECORD_NEEDS_TABLE_LAWS] = N_ ("“%s” needs “option laws table”"),
  [FH_RECORD_NO_RULES] = N_ ("the line that names the rules is missing"),
  [FH_RECORD_UNKNOWN_PRESET] = N_ ("there are no rules called “%s”"),
  [FH_RECORD_UNKNOWN_OPTION] = N_ ("there is no option “%s”"),
  [FH_RECORD_OPTION_NOT_HERE] = N_ ("these rules have no option “%s”"),
  [FH_RECORD_BAD_OPTION_VALUE] = N_ ("these rules cannot have the value “%s”"),
  [FH_RECORD_EMPTY_NAME] = N_ ("the name is empty"),
  [FH_RECORD_TWICE] = N_ ("“%s” was there before"),
  [FH_RECORD_AFTER_HEADER] = N_ ("“%s” must stand before the first deal"),
  [FH_RECORD_CARDS_MISSING] = N_ ("the cards of the deal are not all there yet"),
  [FH_RECORD_NOT_DEALING] = N_ ("no cards are being dealt here"),
  [FH_RECORD_DEAL_UNFINISHED] = N_ ("the deal before is not finished"),
  [FH_RECORD_RESULT_EARLY] = N_ ("no deal has ended here"),
  /* Translators: %s is a card or a word of a record. */
  [FH_RECORD_NOTHING_TO_SEE] = N_ ("“%s” cannot come into sight here"),
  [FH_RECORD_NOT_SEEN] = N_ ("cards lie open that have not been seen yet"),
  [FH_RECORD_IMPOSSIBLE] = N_ ("no deal fits all that is known"),
};

char *
fh_words_record_reason (const FhRecordError *error)
{
  g_autofree char *word = fh_isolate (error->word);
  g_autoptr (GString) text = NULL;
  int number = error->number;

  switch ((FhRecordErrorCode) error->code)
    {
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
    case FH_RECORD_WRONG_VERSION:
      if (fh_record_error_is_newer (error))
        /* Translators: %s is the version of a file, a number. */
        return g_strdup_printf (_ ("version %s of the record is from a newer Five Hundred"), word);
      break;
    case FH_RECORD_NUMBER_TOO_LARGE:
      /* Translators: %1$s is a number, %2$d the largest that may stand in its place. */
      return g_strdup_printf (_ ("“%1$s” is too large: %2$d is the most here"), word, number);
    case FH_RECORD_COLUMNS:
      return g_strdup_printf (ngettext ("%d number is wanted, one for each side",
                                        "%d numbers are wanted, one for each side",
                                        (gulong) number),
                              number);
    case FH_RECORD_PILE_SIZE:
      return g_strdup_printf (
          ngettext ("%d card belongs here", "%d cards belong here", (gulong) number), number);
    case FH_RECORD_WRONG_RESULT:
      return wrong_result (error);
    case FH_RECORD_HAND_UNKNOWN:
      /* Translators: %d is the number of a seat. */
      return g_strdup_printf (_ ("the hand of seat %d is not known"), number);
    case FH_RECORD_REFUSED:
      return fh_words_refusal (&error->refusal);
    default:
      break;
    }
  if (error->code >= FH_N_RECORD_ERRORS || reasons[error->code] == NULL)
    return g_strdup ("");
  text = g_string_new (_ (reasons[error->code]));
  g_string_replace (text, "%s", word, 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
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
