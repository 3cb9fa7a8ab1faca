/* fh-may-writer.c: what the laws of the table allow, as statements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-writer.h"

bool
fh_may_write (const FhMay *may, int n, FhText *text)
{
  const struct
  {
    const char *word;
    uint8_t seats;
  } by_seat[] = {
    { "demand ", may->demand },
    { "accept ", may->accept },
    { "correct ", may->correct },
    { "challenge ", may->challenge },
  };

  for (size_t i = 0; i < sizeof by_seat / sizeof by_seat[0]; i++)
    for (int seat = 0; seat < FH_MAX_SEATS; seat++)
      if (fh_seats_have (by_seat[i].seats, seat) && n-- == 0)
        {
          fh_text_add (text, by_seat[i].word);
          fh_text_add_number (text, seat);
          return true;
        }
  if (may->misdeal && n-- == 0)
    {
      fh_text_add (text, "misdeal");
      return true;
    }
  if (may->expose && n-- == 0)
    {
      fh_text_add (text, "expose");
      return true;
    }
  return false;
}
