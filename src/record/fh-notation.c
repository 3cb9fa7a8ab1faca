/* fh-notation.c: how cards, calls and suits are written in a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-notation.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static const char suits[] = "SCDH";

static const char ranks[FH_N_RANKS][3] = { "2",  "3",  "4",  "5",  "6", "7", "8", "9",
                                           "10", "11", "12", "13", "J", "Q", "K", "A" };

static const char calls[FH_N_CALLS][7] = {
  "PASS", "6S",  "6C",  "6D",  "6H",  "6NT",  "7S",  "7C",   "7D",    "7H",
  "7NT",  "8S",  "8C",  "8D",  "8H",  "8NT",  "9S",  "9C",   "9D",    "9H",
  "9NT",  "10S", "10C", "10D", "10H", "10NT", "MIS", "OMIS", "NULLO", "GNULLO",
};

static const char ways[FH_N_EXPOSURES][9] = { "partner", "opponent", "table", "named" };

static bool
says (const char *word, size_t length, const char *what)
{
  return strlen (what) == length && memcmp (word, what, length) == 0;
}

char
fh_suit_write (FhSuit suit)
{
  return suits[suit];
}

FhSuit
fh_suit_read (char letter)
{
  for (int suit = 0; suit < FH_N_SUITS; suit++)
    if (suits[suit] == letter)
      return (FhSuit) suit;
  return FH_SUIT_NONE;
}

char *
fh_card_write (FhCard card, char text[FH_CARD_TEXT_SIZE])
{
  if (card == FH_JOKER)
    return strcpy (text, "JO");
  if (card == FH_JOKER_2)
    return strcpy (text, "JO2");
  if (card >= FH_N_CARDS)
    return strcpy (text, "??");

  snprintf (text, FH_CARD_TEXT_SIZE, "%.2s%c", ranks[fh_card_rank (card)],
            fh_suit_write (fh_card_suit (card)));
  return text;
}

FhCard
fh_card_read (const char *word, size_t length)
{
  if (says (word, length, "JO"))
    return FH_JOKER;
  if (says (word, length, "JO2"))
    return FH_JOKER_2;
  if (says (word, length, "??"))
    return FH_CARD_UNKNOWN;
  if (length < 2)
    return FH_CARD_NONE;

  FhSuit suit = fh_suit_read (word[length - 1]);
  if (suit == FH_SUIT_NONE)
    return FH_CARD_NONE;
  for (int rank = 0; rank < FH_N_RANKS; rank++)
    if (says (word, length - 1, ranks[rank]))
      {
        /* The numbers of the two thirteens that no pack has are the jokers'. */
        FhCard card = FH_CARD (suit, rank);
        return fh_card_is_joker (card) ? FH_CARD_NONE : card;
      }
  return FH_CARD_NONE;
}

char *
fh_play_write (FhCard card, FhSuit named, char text[FH_PLAY_TEXT_SIZE])
{
  fh_card_write (card, text);
  if (named != FH_SUIT_NONE)
    {
      size_t length = strlen (text);
      text[length] = ':';
      text[length + 1] = fh_suit_write (named);
      text[length + 2] = '\0';
    }
  return text;
}

FhCard
fh_play_read (const char *word, size_t length, FhSuit *named)
{
  *named = FH_SUIT_NONE;
  if (length > 2 && word[length - 2] == ':')
    {
      *named = fh_suit_read (word[length - 1]);
      if (*named == FH_SUIT_NONE)
        return FH_CARD_NONE;
      length -= 2;
    }
  return fh_card_read (word, length);
}

const char *
fh_call_write (FhCall call)
{
  return calls[call];
}

FhCall
fh_call_read (const char *word, size_t length)
{
  for (int call = 0; call < FH_N_CALLS; call++)
    if (says (word, length, calls[call]))
      return (FhCall) call;
  return FH_CALL_NONE;
}

const char *
fh_exposure_write (FhExposure way)
{
  return ways[way];
}

FhExposure
fh_exposure_read (const char *word, size_t length)
{
  int way = 0;

  while (way < FH_N_EXPOSURES && !says (word, length, ways[way]))
    way++;
  return (FhExposure) way;
}

const char *
fh_due_write (FhActionKind due)
{
  switch (due)
    {
    case FH_ACTION_DEAL:
      return "deal";
    case FH_ACTION_ANSWER:
      return "answer";
    case FH_ACTION_BID:
      return "bid";
    case FH_ACTION_PARTNER:
      return "partner";
    case FH_ACTION_DISCARD:
      return "discard";
    case FH_ACTION_CALL:
      return "call";
    case FH_ACTION_SWAP:
      return "swap";
    case FH_ACTION_PLAY:
      return "play";
    default:
      break;
    }
  return NULL;
}
