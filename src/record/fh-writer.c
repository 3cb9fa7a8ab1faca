/* fh-writer.c: records and actions as text, in exactly one form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-writer.h"

#include "fh-deal.h"
#include "fh-notation.h"

static void
add_word_and_number (FhText *text, const char *word, long number)
{
  fh_text_add (text, word);
  fh_text_add (text, " ");
  fh_text_add_number (text, number);
}

static void
add_cards (FhText *text, const FhCard *cards, int n)
{
  char word[FH_CARD_TEXT_SIZE];

  for (int i = 0; i < n; i++)
    {
      fh_text_add (text, " ");
      fh_text_add (text, fh_card_write (cards[i], word));
    }
}

static void
add_columns (FhText *text, const char *word, const int32_t *numbers, int n)
{
  fh_text_add (text, word);
  for (int i = 0; i < n; i++)
    {
      fh_text_add (text, " ");
      fh_text_add_number (text, numbers[i]);
    }
  fh_text_add (text, "\n");
}

/* Adds the notes from *@next on that belong to statements before @anchor, and moves *@next behind
 * them.  Notes stand in the order of the statements, so that each is met in its place; one whose
 * statement is not written (totals of zero, a result of a deal thrown in) follows the one before.
 */
static void
add_notes_before (const FhRecord *record, FhAnchor anchor, size_t *next, FhText *text)
{
  for (; *next < fh_record_n_notes (record); ++*next)
    {
      FhAnchor its;
      const char *note = fh_record_note (record, *next, &its);

      if (its >= anchor)
        return;
      fh_text_add (text, "note");
      if (note[0] != '\0')
        {
          fh_text_add (text, " ");
          fh_text_add (text, note);
        }
      fh_text_add (text, "\n");
    }
}

/* The first note that belongs to @anchor or a later statement. */
static size_t
first_note_from (const FhRecord *record, FhAnchor anchor)
{
  size_t low = 0, high = fh_record_n_notes (record);

  while (low < high)
    {
      size_t middle = low + (high - low) / 2;
      FhAnchor its;

      fh_record_note (record, middle, &its);
      if (its < anchor)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static void
write_pile (const char *word, const FhAction *deal, FhPile pile, FhText *text)
{
  if (pile.size == 0)
    return;
  fh_text_add (text, word);
  add_cards (text, &deal->cards[pile.first], pile.size);
  fh_text_add (text, "\n");
}

static void
write_hand (const FhRules *rules, const FhAction *deal, int seat, FhText *text)
{
  FhPile hand = fh_deal_hand (rules, deal, seat);

  add_word_and_number (text, "hand", seat);
  write_pile ("", deal, hand, text);
}

static void
write_kitty (const FhRules *rules, const FhAction *deal, FhText *text)
{
  write_pile ("kitty", deal, fh_deal_kitty (rules, deal), text);
}

static void
write_dead (const FhRules *rules, const FhAction *deal, FhText *text)
{
  write_pile ("dead", deal, fh_deal_dead (rules, deal), text);
}

static void
write_bid (const FhAction *action, FhText *text)
{
  add_word_and_number (text, "bid", action->seat);
  fh_text_add (text, " ");
  fh_text_add (text, fh_call_write (action->call));
  if (action->inkle)
    fh_text_add (text, " inkle");
}

/* A play, or a correction of one. */
static void
write_play (const char *statement, const FhAction *action, FhText *text)
{
  char word[FH_PLAY_TEXT_SIZE];

  add_word_and_number (text, statement, action->seat);
  fh_text_add (text, " ");
  fh_text_add (text, fh_play_write (action->cards[0], (FhSuit) action->suit, word));
}

static void
write_cards (const char *word, const FhAction *action, FhText *text)
{
  add_word_and_number (text, word, action->seat);
  add_cards (text, action->cards, action->n_cards);
}

static void
write_partners (const FhAction *action, FhText *text)
{
  add_word_and_number (text, "partner", action->seat);
  if (action->n_seats == 0)
    fh_text_add (text, " none");
  for (int i = 0; i < action->n_seats; i++)
    add_word_and_number (text, "", action->seats[i]);
}

void
fh_action_write (const FhRules *rules, const FhAction *action, FhText *text)
{
  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_DEAL:
      add_word_and_number (text, "deal", action->seat);
      fh_text_add (text, "\n");
      for (int seat = 0; seat < rules->n_seats; seat++)
        write_hand (rules, action, seat, text);
      write_kitty (rules, action, text);
      write_dead (rules, action, text);
      return;
    case FH_ACTION_ACE_NO_FACE:
      add_word_and_number (text, "ace-no-face", action->seat);
      break;
    case FH_ACTION_ANSWER:
      add_word_and_number (text, "answer", action->seat);
      fh_text_add (text, action->redeal ? " redeal" : " play");
      break;
    case FH_ACTION_BID:
      write_bid (action, text);
      break;
    case FH_ACTION_PARTNER:
      write_partners (action, text);
      break;
    case FH_ACTION_DISCARD:
      write_cards ("discard", action, text);
      break;
    case FH_ACTION_CALL:
      write_cards ("call", action, text);
      break;
    case FH_ACTION_SWAP:
      write_cards ("swap", action, text);
      break;
    case FH_ACTION_PLAY:
      write_play ("play", action, text);
      break;
    case FH_ACTION_MISDEAL:
      add_word_and_number (text, "misdeal", action->seat);
      break;
    case FH_ACTION_EXPOSE:
      write_cards ("expose", action, text);
      fh_text_add (text, " ");
      fh_text_add (text, fh_exposure_write ((FhExposure) action->way));
      break;
    case FH_ACTION_DEMAND:
      add_word_and_number (text, "demand", action->seat);
      break;
    case FH_ACTION_ACCEPT:
      add_word_and_number (text, "accept", action->seat);
      break;
    case FH_ACTION_CORRECT:
      write_play ("correct", action, text);
      break;
    case FH_ACTION_ENTRY:
      add_word_and_number (text, "entry", action->seat);
      add_word_and_number (text, "", action->points);
      break;
    case FH_ACTION_CHALLENGE:
      add_word_and_number (text, "challenge", action->seat);
      break;
    case FH_ACTION_NONE:
      return;
    }
  fh_text_add (text, "\n");
}

bool
fh_rights_write (const FhRights *rights, int n, FhText *text)
{
  const struct
  {
    const char *word;
    uint8_t seats;
  } by_seat[] = {
    { "demand ", rights->demand },
    { "accept ", rights->accept },
    { "correct ", rights->correct },
    { "challenge ", rights->challenge },
  };

  for (size_t i = 0; i < sizeof by_seat / sizeof by_seat[0]; i++)
    for (int seat = 0; seat < FH_MAX_SEATS; seat++)
      if (fh_seats_have (by_seat[i].seats, seat) && n-- == 0)
        {
          fh_text_add (text, by_seat[i].word);
          fh_text_add_number (text, seat);
          return true;
        }
  if (rights->misdeal && n-- == 0)
    {
      fh_text_add (text, "misdeal");
      return true;
    }
  if (rights->expose && n-- == 0)
    {
      fh_text_add (text, "expose");
      return true;
    }
  return false;
}

void
fh_result_write (const int32_t *points, int n_sides, FhText *text)
{
  add_columns (text, "result", points, n_sides);
}

static bool
has_totals (const FhRecord *record)
{
  const int32_t *totals = fh_record_totals (record);

  for (int side = 0; side < fh_record_rules (record)->n_sides; side++)
    if (totals[side] != 0)
      return true;
  return false;
}

void
fh_record_write_header (const FhRecord *record, FhText *text)
{
  const FhRules *rules = fh_record_rules (record);
  size_t note = 0;

  fh_text_add (text, "500 1\n");
  add_notes_before (record, FH_ANCHOR_RULES, &note, text);
  fh_text_add (text, "rules ");
  fh_text_add (text, fh_preset_id (rules->preset));
  fh_text_add (text, "\n");

  for (size_t i = 0; i < fh_record_n_options (record); i++)
    {
      const char *value, *name = fh_record_option (record, i, &value);

      add_notes_before (record, FH_ANCHOR_OPTION (i), &note, text);
      fh_text_add (text, "option ");
      fh_text_add (text, name);
      fh_text_add (text, " ");
      fh_text_add (text, value);
      fh_text_add (text, "\n");
    }
  for (int seat = 0; seat < rules->n_seats; seat++)
    if (fh_record_player (record, seat))
      {
        add_notes_before (record, FH_ANCHOR_PLAYER (seat), &note, text);
        add_word_and_number (text, "player", seat);
        fh_text_add (text, " ");
        fh_text_add (text, fh_record_player (record, seat));
        fh_text_add (text, "\n");
      }
  if (fh_record_seed (record))
    {
      add_notes_before (record, FH_ANCHOR_SEED, &note, text);
      fh_text_add (text, "seed ");
      fh_text_add (text, fh_record_seed (record));
      fh_text_add (text, "\n");
    }
  if (has_totals (record))
    {
      add_notes_before (record, FH_ANCHOR_TOTALS, &note, text);
      add_columns (text, "totals", fh_record_totals (record), rules->n_sides);
    }
  add_notes_before (record, FH_ANCHOR_ACTION (0), &note, text);
}

static void
write_deal (const FhRecord *record, size_t index, size_t *note, FhText *text)
{
  const FhRules *rules = fh_record_rules (record);
  FhAction deal = fh_record_action (record, index);

  fh_text_add (text, "\n");
  add_word_and_number (text, "deal", deal.seat);
  fh_text_add (text, "\n");
  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      add_notes_before (record, FH_ANCHOR_HAND (index, seat), note, text);
      write_hand (rules, &deal, seat, text);
    }
  add_notes_before (record, FH_ANCHOR_KITTY (index), note, text);
  write_kitty (rules, &deal, text);
  add_notes_before (record, FH_ANCHOR_DEAD (index), note, text);
  write_dead (rules, &deal, text);
}

/* The number of the deal that ended with action @index and was played, or -1. */
static long
deal_ended_by (const FhRecord *record, size_t index)
{
  size_t low = 0, high = fh_record_n_deals (record);

  /* The last deal that begins before or at @index. */
  while (high - low > 1)
    {
      size_t middle = low + (high - low) / 2;
      if (fh_record_deal_start (record, middle) <= index)
        low = middle;
      else
        high = middle;
    }
  return high > 0 && fh_record_deal_ends_at (record, low, index) ? (long) low : -1;
}

void
fh_record_write_action (const FhRecord *record, size_t index, FhText *text)
{
  const FhRules *rules = fh_record_rules (record);
  FhAction action = fh_record_action (record, index);
  size_t note = first_note_from (record, FH_ANCHOR_ACTION (index));
  long deal = deal_ended_by (record, index);

  if (action.kind == FH_ACTION_DEAL)
    write_deal (record, index, &note, text);
  else
    fh_action_write (rules, &action, text);
  add_notes_before (record, FH_ANCHOR_RESULT (index), &note, text);
  if (deal >= 0)
    fh_result_write (fh_record_deal_points (record, (size_t) deal), rules->n_sides, text);
  add_notes_before (record, FH_ANCHOR_ACTION (index + 1), &note, text);
}

char *
fh_record_write (const FhRecord *record)
{
  FhText text = FH_TEXT_INIT;

  fh_record_write_header (record, &text);
  for (size_t i = 0; i < fh_record_n_actions (record); i++)
    fh_record_write_action (record, i, &text);
  return fh_text_steal (&text);
}
