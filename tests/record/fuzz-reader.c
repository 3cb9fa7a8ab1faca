/* fuzz-reader.c: the reader under libFuzzer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Built when the compiler is clang:
 *
 *   CC=clang meson setup -Db_lundef=false -Db_sanitize=address,undefined \
 *     -Dc_args=-fsanitize=fuzzer-no-link DIR
 *   ninja -C DIR tests/record/fuzz-reader
 *   DIR/tests/record/fuzz-reader -max_len=8000 CORPUS tests/record/golden
 */
#include <stdlib.h>
#include <string.h>

#include "fh-reader.h"
#include "fh-writer.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  FhRecordError error;
  FhRecord *record = fh_record_read ((const char *) data, size, &error, NULL);

  if (!record)
    {
      if (error.code == FH_RECORD_OK || error.line == 0)
        abort ();
      return 0;
    }

  char *text = fh_record_write (record);
  FhRecord *again = fh_record_read (text, strlen (text), &error, NULL);
  char *text_again = again ? fh_record_write (again) : NULL;
  if (!again || strcmp (text, text_again) != 0)
    abort ();
  free (text);
  free (text_again);
  fh_record_free (record);
  fh_record_free (again);
  return 0;
}
