/* fuzz-rules-text.c: the rules of a table as text that people share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include <string.h>

#include "fh-rules-text.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *name = NULL, *name_again = NULL, *sentence = NULL, *text = NULL;
  FhRules before, rules, again;

  fh_rules_init (&before, FH_PRESET_MIDWEST_4);
  rules = before;
  if (!fh_rules_text_read ((const char *) data, (gssize) size, &rules, &name, &sentence))
    {
      g_assert_null (name);
      g_assert_cmpstr (sentence, !=, NULL);
      g_assert_true (g_utf8_validate (sentence, -1, NULL));
      g_assert_true (strpbrk (sentence, "0123456789") != NULL); /* which line */
      g_assert_cmpmem (&rules, sizeof rules, &before, sizeof before);
      return 0;
    }
  g_assert_null (sentence);
  if (name != NULL)
    {
      g_assert_true (g_utf8_validate (name, -1, NULL));
      g_assert_cmpint (g_utf8_strlen (name, -1), <=, FH_RULES_TEXT_MAX_NAME);
    }
  text = fh_rules_text_write (&rules, name);
  g_assert_true (fh_rules_text_read (text, -1, &again, &name_again, &sentence));
  g_assert_true (fh_options_equal (&again, &rules));
  g_assert_cmpstr (name_again, ==, name);
  return 0;
}
