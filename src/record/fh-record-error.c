/* fh-record-error.c: why a record is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-record-error.h"

#include <string.h>

#include "fh-line.h"

bool
fh_record_error_is_newer (const FhRecordError *error)
{
  FhWord version = { .str = error->word, .length = strlen (error->word) };
  int32_t number;

  return error->code == FH_RECORD_WRONG_VERSION && fh_word_number (version, 2, INT32_MAX, &number);
}
