/* fh-record-error.c: why a record is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-record-error.h"

#include <string.h>

#include "fh-line.h"

const char *
fh_record_error_word (FhRecordErrorCode code)
{
  static const char *const words[FH_N_RECORD_ERRORS] = {
    [FH_RECORD_OK] = "ok",
    [FH_RECORD_NOT_TEXT] = "not-text",
    [FH_RECORD_LINE_TOO_LONG] = "line-too-long",
    [FH_RECORD_TOO_LARGE] = "too-large",
    [FH_RECORD_TOO_MANY_DEALS] = "too-many-deals",
    [FH_RECORD_TOO_MANY_NOTES] = "too-many-notes",
    [FH_RECORD_NOT_A_RECORD] = "not-a-record",
    [FH_RECORD_WRONG_VERSION] = "wrong-version",
    [FH_RECORD_UNKNOWN_STATEMENT] = "unknown-statement",
    [FH_RECORD_MISSING_WORD] = "missing-word",
    [FH_RECORD_EXTRA_WORD] = "extra-word",
    [FH_RECORD_BAD_WORD] = "bad-word",
    [FH_RECORD_BAD_NUMBER] = "bad-number",
    [FH_RECORD_NUMBER_TOO_LARGE] = "number-too-large",
    [FH_RECORD_BAD_CARD] = "bad-card",
    [FH_RECORD_BAD_CALL] = "bad-call",
    [FH_RECORD_UNKNOWN_CARD] = "unknown-card",
    [FH_RECORD_ONLY_IN_VIEW] = "only-in-view",
    [FH_RECORD_NOT_AT_THIS_TABLE] = "not-at-this-table",
    [FH_RECORD_NEEDS_TABLE_LAWS] = "needs-table-laws",
    [FH_RECORD_NO_RULES] = "no-rules",
    [FH_RECORD_UNKNOWN_PRESET] = "unknown-preset",
    [FH_RECORD_UNKNOWN_OPTION] = "unknown-option",
    [FH_RECORD_OPTION_NOT_HERE] = "option-not-here",
    [FH_RECORD_BAD_OPTION_VALUE] = "bad-option-value",
    [FH_RECORD_EMPTY_NAME] = "empty-name",
    [FH_RECORD_COLUMNS] = "columns",
    [FH_RECORD_TWICE] = "twice",
    [FH_RECORD_AFTER_HEADER] = "after-header",
    [FH_RECORD_CARDS_MISSING] = "cards-missing",
    [FH_RECORD_NOT_DEALING] = "not-dealing",
    [FH_RECORD_DEAL_UNFINISHED] = "deal-unfinished",
    [FH_RECORD_PILE_SIZE] = "pile-size",
    [FH_RECORD_RESULT_EARLY] = "result-early",
    [FH_RECORD_WRONG_RESULT] = "wrong-result",
    [FH_RECORD_NOTHING_TO_SEE] = "nothing-to-see",
    [FH_RECORD_NOT_SEEN] = "not-seen",
    [FH_RECORD_HAND_UNKNOWN] = "hand-unknown",
    [FH_RECORD_IMPOSSIBLE] = "impossible",
    [FH_RECORD_REFUSED] = "refused",
  };

  return words[code];
}

bool
fh_record_error_is_newer (const FhRecordError *error)
{
  FhWord version = { .str = error->word, .length = strlen (error->word) };
  int32_t number;

  return error->code == FH_RECORD_WRONG_VERSION && fh_word_number (version, 2, INT32_MAX, &number);
}
