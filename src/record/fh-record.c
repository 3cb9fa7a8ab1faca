/* fh-record.c: a game as it was given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-record.h"

#include <stdlib.h>
#include <string.h>

#include "fh-deal.h"
#include "fh-line.h"
#include "fh-memory.h"

/* An action without its cards, which lie one behind the other in an array of their own: a deal has
 * sixty of them, a play one. */
typedef struct
{
  uint32_t first_card;
  uint8_t kind;
  uint8_t seat;
  FhCall call;
  uint8_t suit;
  uint8_t n_cards;
  bool inkle;
  bool redeal;
  bool uneven; /* the sizes of the piles of a misdeal stand behind its cards */
  uint8_t way;
  uint8_t n_seats;
  uint8_t seats[FH_MAX_PARTNERS];
  int16_t points;
} Entry;

typedef struct
{
  size_t start;
  size_t end; /* the action with which it was played out, or NOT_PLAYED */
  int32_t points[FH_MAX_SEATS];
} Deal;

#define NOT_PLAYED SIZE_MAX

typedef struct
{
  char *name;
  char *value;
} Option;

typedef struct
{
  FhAnchor anchor;
  char *text;
} Note;

struct _FhRecord
{
  FhRules rules;
  Option options[FH_RECORD_MAX_OPTION];
  size_t n_options;
  char *players[FH_MAX_SEATS];
  char *seed;
  int32_t totals[FH_MAX_SEATS];
  uint8_t agreed[FH_MAX_SEATS]; /* not written */

  Entry *entries;
  size_t n_entries, entries_capacity;
  FhCard *cards;
  size_t n_cards, cards_capacity;
  Deal *deals;
  size_t n_deals, deals_capacity;
  Note *notes;
  size_t n_notes, notes_capacity;
};

FhRecord *
fh_record_new (FhPreset preset)
{
  FhRecord *record = fh_memory_new (sizeof *record);

  fh_rules_init (&record->rules, preset);
  return record;
}

FhRecord *
fh_record_new_for_rules (const FhRules *rules)
{
  FhRecord *record = fh_record_new ((FhPreset) rules->preset);
  FhOptionLine lines[FH_MAX_OPTIONS];
  int n = fh_options_list_changed (rules, lines);

  for (int i = 0; i < n; i++)
    fh_record_set_option (record, lines[i].name, lines[i].value);
  return record;
}

FhRecord *
fh_record_new_like (const FhRecord *record)
{
  FhRecord *other = fh_record_new ((FhPreset) record->rules.preset);

  for (size_t i = 0; i < record->n_options; i++)
    fh_record_set_option (other, record->options[i].name, record->options[i].value);
  return other;
}

/* A copy of @text, which may be NULL. */
static char *
copy_text (const char *text)
{
  return text ? fh_memory_copy_text (text, strlen (text)) : NULL;
}

/* The @n items of @size bytes at @items once more, NULL when there are none. */
static void *
copy_items (const void *items, size_t n, size_t size)
{
  void *copy = n > 0 ? fh_memory_new (n * size) : NULL;

  if (copy)
    memcpy (copy, items, n * size);
  return copy;
}

FhRecord *
fh_record_copy (const FhRecord *record)
{
  FhRecord *copy = copy_items (record, 1, sizeof *record);

  for (size_t i = 0; i < record->n_options; i++)
    {
      copy->options[i].name = copy_text (record->options[i].name);
      copy->options[i].value = copy_text (record->options[i].value);
    }
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    copy->players[seat] = copy_text (record->players[seat]);
  copy->seed = copy_text (record->seed);
  copy->entries = copy_items (record->entries, record->n_entries, sizeof *record->entries);
  copy->cards = copy_items (record->cards, record->n_cards, 1);
  copy->deals = copy_items (record->deals, record->n_deals, sizeof *record->deals);
  copy->notes = copy_items (record->notes, record->n_notes, sizeof *record->notes);
  for (size_t i = 0; i < record->n_notes; i++)
    copy->notes[i].text = copy_text (record->notes[i].text);
  copy->entries_capacity = copy->n_entries;
  copy->cards_capacity = copy->n_cards;
  copy->deals_capacity = copy->n_deals;
  copy->notes_capacity = copy->n_notes;
  return copy;
}

static void
drop_options (FhRecord *record)
{
  for (size_t i = 0; i < record->n_options; i++)
    {
      free (record->options[i].name);
      free (record->options[i].value);
    }
  record->n_options = 0;
}

void
fh_record_free (FhRecord *record)
{
  if (!record)
    return;

  drop_options (record);
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    free (record->players[seat]);
  free (record->seed);
  for (size_t i = 0; i < record->n_notes; i++)
    free (record->notes[i].text);
  free (record->entries);
  free (record->cards);
  free (record->deals);
  free (record->notes);
  free (record);
}

void
fh_record_set_preset (FhRecord *record, FhPreset preset)
{
  drop_options (record);
  fh_rules_init (&record->rules, preset);
}

const FhRules *
fh_record_rules (const FhRecord *record)
{
  return &record->rules;
}

FhOptionError
fh_record_set_option (FhRecord *record, const char *name, const char *value)
{
  size_t index = 0;

  while (index < record->n_options && strcmp (record->options[index].name, name) != 0)
    index++;
  if (index == FH_RECORD_MAX_OPTION)
    return FH_OPTION_UNKNOWN;

  FhOptionError error = fh_option_set (&record->rules, name, value);
  if (error != FH_OPTION_OK)
    return error;

  Option *option = &record->options[index];
  if (index == record->n_options)
    {
      option->name = fh_memory_copy_text (name, strlen (name));
      record->n_options++;
    }
  else
    free (option->value);
  option->value = fh_memory_copy_text (value, strlen (value));
  return FH_OPTION_OK;
}

size_t
fh_record_n_options (const FhRecord *record)
{
  return record->n_options;
}

const char *
fh_record_option (const FhRecord *record, size_t index, const char **value)
{
  *value = record->options[index].value;
  return record->options[index].name;
}

void
fh_record_set_player (FhRecord *record, int seat, const char *name)
{
  char *folded = fh_line_fold (name, FH_RECORD_MAX_LINE - strlen ("player 0 "));

  free (record->players[seat]);
  record->players[seat] = folded;
}

const char *
fh_record_player (const FhRecord *record, int seat)
{
  return record->players[seat];
}

void
fh_record_set_seed (FhRecord *record, const char *seed)
{
  char *folded = fh_line_fold (seed, FH_RECORD_MAX_LINE - strlen ("seed "));

  free (record->seed);
  record->seed = folded;
}

const char *
fh_record_seed (const FhRecord *record)
{
  return record->seed;
}

void
fh_record_set_totals (FhRecord *record, const int32_t totals[FH_MAX_SEATS])
{
  memcpy (record->totals, totals, sizeof record->totals);
}

const int32_t *
fh_record_totals (const FhRecord *record)
{
  return record->totals;
}

void
fh_record_set_agreed (FhRecord *record, const uint8_t agreed[FH_MAX_SEATS])
{
  memcpy (record->agreed, agreed, sizeof record->agreed);
}

size_t
fh_record_n_actions (const FhRecord *record)
{
  return record->n_entries;
}

FhAction
fh_record_action (const FhRecord *record, size_t index)
{
  const Entry *entry = &record->entries[index];
  FhAction action = {
    .kind = entry->kind,
    .seat = entry->seat,
    .call = entry->call,
    .inkle = entry->inkle,
    .redeal = entry->redeal,
    .suit = entry->suit,
    .n_seats = entry->n_seats,
    .n_cards = entry->n_cards,
    .way = entry->way,
    .points = entry->points,
  };

  memcpy (action.seats, entry->seats, entry->n_seats);
  if (entry->n_cards > 0)
    memcpy (action.cards, record->cards + entry->first_card, entry->n_cards);
  if (entry->uneven)
    memcpy (action.sizes, record->cards + entry->first_card + entry->n_cards, sizeof action.sizes);
  return action;
}

static void
begin_deal (FhRecord *record)
{
  record->deals = fh_memory_grow (record->deals, &record->deals_capacity, record->n_deals + 1,
                                  sizeof *record->deals);
  record->deals[record->n_deals++] = (Deal){ .start = record->n_entries, .end = NOT_PLAYED };
}

static void
add_bytes (FhRecord *record, const uint8_t *bytes, size_t n)
{
  if (n == 0)
    return;
  record->cards = fh_memory_grow (record->cards, &record->cards_capacity, record->n_cards + n, 1);
  memcpy (record->cards + record->n_cards, bytes, n);
  record->n_cards += n;
}

void
fh_record_append (FhRecord *record, const FhAction *action, const FhTable *after)
{
  if (action->kind == FH_ACTION_DEAL)
    begin_deal (record);

  record->entries = fh_memory_grow (record->entries, &record->entries_capacity,
                                    record->n_entries + 1, sizeof *record->entries);
  Entry *entry = &record->entries[record->n_entries++];
  *entry = (Entry){
    .first_card = (uint32_t) record->n_cards,
    .kind = action->kind,
    .seat = action->seat,
    .call = action->call,
    .suit = action->suit,
    .n_cards = action->n_cards,
    .inkle = action->inkle,
    .redeal = action->redeal,
    .n_seats = action->n_seats,
    .uneven = fh_deal_is_uneven (action),
    .way = action->way,
    .points = (int16_t) action->points,
  };
  memcpy (entry->seats, action->seats, action->n_seats);
  add_bytes (record, action->cards, action->n_cards);
  if (entry->uneven)
    add_bytes (record, action->sizes, sizeof action->sizes);

  /* An entry by hand may follow; the result stays what the rules made of the play. */
  Deal *deal = record->n_deals > 0 ? &record->deals[record->n_deals - 1] : NULL;
  if (deal && deal->end == NOT_PLAYED && after->deal_over && !after->thrown_in)
    {
      deal->end = record->n_entries - 1;
      for (int side = 0; side < record->rules.n_sides; side++)
        deal->points[side] = after->points[side];
    }
}

void
fh_record_truncate (FhRecord *record, size_t n_actions)
{
  if (n_actions < record->n_entries)
    {
      record->n_cards = record->entries[n_actions].first_card;
      record->n_entries = n_actions;
      while (record->n_deals > 0 && record->deals[record->n_deals - 1].start >= n_actions)
        record->n_deals--;
      if (record->n_deals > 0 && record->deals[record->n_deals - 1].end >= n_actions)
        record->deals[record->n_deals - 1].end = NOT_PLAYED;
    }

  while (record->n_notes > 0
         && record->notes[record->n_notes - 1].anchor >= FH_ANCHOR_ACTION (n_actions))
    free (record->notes[--record->n_notes].text);
}

size_t
fh_record_n_deals (const FhRecord *record)
{
  return record->n_deals;
}

size_t
fh_record_deal_start (const FhRecord *record, size_t deal)
{
  return record->deals[deal].start;
}

const int32_t *
fh_record_deal_points (const FhRecord *record, size_t deal)
{
  return record->deals[deal].end != NOT_PLAYED ? record->deals[deal].points : NULL;
}

bool
fh_record_deal_ends_at (const FhRecord *record, size_t deal, size_t index)
{
  return record->deals[deal].end == index;
}

bool
fh_record_replay (const FhRecord *record, size_t n_actions, FhState *state)
{
  fh_state_init (state, &record->rules);
  for (int side = 0; side < record->rules.n_sides; side++)
    state->table.totals[side] = record->totals[side];
  memcpy (state->table.agreed, record->agreed, sizeof record->agreed);

  for (size_t i = 0; i < n_actions; i++)
    {
      FhAction action = fh_record_action (record, i);
      if (fh_state_apply (state, &action).code != FH_OK)
        return false;
    }
  return true;
}

void
fh_record_add_note (FhRecord *record, FhAnchor anchor, const char *text)
{
  if (record->n_notes == FH_RECORD_MAX_NOTES)
    return;

  char *copy = fh_line_strip (text, FH_RECORD_MAX_LINE - strlen ("note "));

  record->notes = fh_memory_grow (record->notes, &record->notes_capacity, record->n_notes + 1,
                                  sizeof *record->notes);
  size_t at = record->n_notes++;
  for (; at > 0 && record->notes[at - 1].anchor > anchor; at--)
    record->notes[at] = record->notes[at - 1];
  record->notes[at] = (Note){ .anchor = anchor, .text = copy };
}

void
fh_record_clear_notes (FhRecord *record, FhAnchor anchor)
{
  size_t kept = 0;

  for (size_t i = 0; i < record->n_notes; i++)
    if (record->notes[i].anchor == anchor)
      free (record->notes[i].text);
    else
      record->notes[kept++] = record->notes[i];
  record->n_notes = kept;
}

FhAnchor
fh_record_last_anchor (const FhRecord *record)
{
  if (record->n_entries > 0)
    {
      size_t last = record->n_entries - 1;
      const Deal *deal = &record->deals[record->n_deals - 1];

      if (record->entries[last].kind == FH_ACTION_DEAL)
        return FH_ANCHOR_DEAD (last);
      return deal->end == last ? FH_ANCHOR_RESULT (last) : FH_ANCHOR_ACTION (last);
    }
  return FH_ANCHOR_HEADER_END;
}

size_t
fh_record_n_notes (const FhRecord *record)
{
  return record->n_notes;
}

const char *
fh_record_note (const FhRecord *record, size_t index, FhAnchor *anchor)
{
  *anchor = record->notes[index].anchor;
  return record->notes[index].text;
}
