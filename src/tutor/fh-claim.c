/* fh-claim.c: what a lesson says of a choice, as it is written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-claim.h"

#include "fh-line.h"
#include "fh-notation.h"

#include <string.h>

/* What stands behind the colon. */
typedef enum
{
  NOTHING,
  SEAT,
  NUMBER,
  NUMBER_IF_ANY,
  REFUSAL_IF_ANY,
  CALL_AND_NUMBER,
  TWO_CALLS,
  SEAT_AND_TOLD,
} Argument;

static const struct
{
  const char *word;
  uint8_t argument; /* Argument */
  bool may_be_negated;
} forms[FH_N_CLAIMS] = {
  [FH_CLAIM_WINS] = { "wins", NOTHING, false },
  [FH_CLAIM_LOSES_TRICK] = { "loses-trick", NOTHING, false },
  [FH_CLAIM_WINNER] = { "winner", SEAT, true },
  [FH_CLAIM_MAKES] = { "makes", NUMBER_IF_ANY, false },
  [FH_CLAIM_FAILS] = { "fails", NOTHING, false },
  [FH_CLAIM_LOSES] = { "loses", NUMBER_IF_ANY, false },
  [FH_CLAIM_SAME] = { "same", NOTHING, false },
  [FH_CLAIM_REFUSED] = { "refused", REFUSAL_IF_ANY, false },
  [FH_CLAIM_SCORES] = { "scores", NUMBER, false },
  [FH_CLAIM_HIGHER] = { "higher", NOTHING, false },
  [FH_CLAIM_LOWER] = { "lower", NOTHING, false },
  [FH_CLAIM_BEST] = { "best", NOTHING, false },
  [FH_CLAIM_WORSE] = { "worse", NOTHING, false },
  [FH_CLAIM_VALUE] = { "value", CALL_AND_NUMBER, true },
  [FH_CLAIM_OUTRANKS] = { "outranks", TWO_CALLS, true },
  [FH_CLAIM_TRUMPS] = { "trumps", NUMBER, true },
  [FH_CLAIM_OUT] = { "out", NUMBER, true },
  [FH_CLAIM_TOLD] = { "told", SEAT_AND_TOLD, true },
};

/* Splits @word at the first @c into what stands before it, which is returned, and behind it. */
static FhWord
split (FhWord word, char c, FhWord *behind)
{
  const char *at = memchr (word.str, c, word.length);

  if (!at)
    {
      *behind = (FhWord){ word.str + word.length, 0 };
      return word;
    }
  *behind = (FhWord){ at + 1, (size_t) (word.str + word.length - at - 1) };
  return (FhWord){ word.str, (size_t) (at - word.str) };
}

static bool
read_number (FhWord word, FhClaim *claim)
{
  int32_t number;

  if (!fh_word_number (word, 0, 999, &number))
    return false;
  claim->number = (int16_t) number;
  return true;
}

static bool
read_seat (FhWord word, FhClaim *claim)
{
  int32_t seat;

  if (!fh_word_number (word, 0, FH_MAX_SEATS - 1, &seat))
    return false;
  claim->seat = (uint8_t) seat;
  return true;
}

static bool
read_refusal (FhWord word, FhClaim *claim)
{
  for (int code = FH_OK + 1; code < FH_N_REFUSALS; code++)
    if (fh_word_is (word, fh_refusal_word ((FhRefusalCode) code)))
      {
        claim->number = (int16_t) code;
        return true;
      }
  return false;
}

static bool
read_told (FhWord word, FhClaim *claim)
{
  for (int code = 0; code < FH_N_TOLD; code++)
    if (fh_word_is (word, fh_told_word ((FhToldCode) code)))
      {
        claim->number = (int16_t) code;
        return true;
      }
  return false;
}

static bool
read_call (FhWord word, FhCall *call)
{
  *call = fh_call_read (word.str, word.length);
  return *call != FH_CALL_NONE && *call != FH_PASS;
}

static bool
read_argument (FhWord word, FhClaim *claim)
{
  FhWord first, behind;

  switch ((Argument) forms[claim->kind].argument)
    {
    case NOTHING:
      return word.length == 0;
    case SEAT:
      return read_seat (word, claim);
    case NUMBER:
      return read_number (word, claim);
    case NUMBER_IF_ANY:
      return word.length == 0 || read_number (word, claim);
    case REFUSAL_IF_ANY:
      return word.length == 0 || read_refusal (word, claim);
    case CALL_AND_NUMBER:
      first = split (word, '=', &behind);
      return read_call (first, &claim->call) && read_number (behind, claim);
    case TWO_CALLS:
      first = split (word, '>', &behind);
      return read_call (first, &claim->call) && read_call (behind, &claim->other);
    case SEAT_AND_TOLD:
      first = split (word, ':', &behind);
      return read_seat (first, claim) && read_told (behind, claim);
    }
  return false;
}

bool
fh_claim_read (const char *word, size_t length, FhClaim *claim)
{
  FhWord argument, whole = { word, length };

  memset (claim, 0, sizeof *claim);
  claim->number = -1;
  if (length > 4 && memcmp (word, "not-", 4) == 0)
    {
      claim->negated = true;
      whole = (FhWord){ word + 4, length - 4 };
    }
  FhWord name = split (whole, ':', &argument);
  /* A colon with nothing behind it is no claim. */
  if (argument.length == 0 && name.length != whole.length)
    return false;
  for (int kind = 0; kind < FH_N_CLAIMS; kind++)
    if (fh_word_is (name, forms[kind].word))
      {
        claim->kind = (uint8_t) kind;
        return (!claim->negated || forms[kind].may_be_negated) && read_argument (argument, claim);
      }
  return false;
}

bool
fh_claim_is_judged (const FhClaim *claim)
{
  return claim->kind == FH_CLAIM_BEST || claim->kind == FH_CLAIM_WORSE;
}

bool
fh_claim_is_plain (const FhClaim *claim)
{
  return claim->kind >= FH_CLAIM_REFUSED && !fh_claim_is_judged (claim);
}
