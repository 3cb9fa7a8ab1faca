/* fh-solver-table.c: what the quick search remembers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-solver-table.h"

#include <string.h>

#define MIN_SLOTS      1024u
#define REST_MASK      ((1u << FH_SOLVER_REST_BITS) - 1)
#define MAX_GENERATION ((1u << (32 - FH_SOLVER_REST_BITS)) - 1)

void
fh_solver_table_init (FhSolverTable *table, void *memory, size_t size)
{
  uint32_t max_slots = MIN_SLOTS;

  while ((size_t) max_slots * 4 * sizeof (FhSolverSlot) <= size / 4 && max_slots < 1u << 20)
    max_slots *= 2;
  table->all_slots = memory;
  table->max_slots = max_slots;
  table->patterns = (FhSolverPattern *) (table->all_slots + 2 * max_slots);
  table->n_patterns =
      (uint32_t) ((size - 2 * max_slots * sizeof (FhSolverSlot)) / sizeof (FhSolverPattern));
  table->generation = MAX_GENERATION;
  fh_solver_table_clear (table);
}

void
fh_solver_table_clear (FhSolverTable *table)
{
  table->used = 1;
  table->slots = table->all_slots;
  table->n_slots = MIN_SLOTS;
  table->slots_used = 0;
  if (++table->generation <= MAX_GENERATION)
    return;
  table->generation = 1;
  memset (table->all_slots, 0, 2 * table->max_slots * sizeof (FhSolverSlot));
}

/* Puts @slot into an empty place, or the last one of those where it may be. */
static FhSolverSlot *
place_slot (FhSolverTable *table, const FhSolverSlot *slot)
{
  uint32_t index = fh_solver_table_index (slot->shape, slot->rest & REST_MASK);
  FhSolverSlot *place = NULL;

  for (uint32_t i = 0; i < 4; i++)
    {
      place = &table->slots[(index + i) & (table->n_slots - 1)];
      if (place->rest >> FH_SOLVER_REST_BITS != table->generation)
        {
          table->slots_used++;
          break;
        }
    }
  *place = *slot;
  return place;
}

/* Goes over to twice as many slots, which lie behind those in use. */
static void
grow (FhSolverTable *table)
{
  const FhSolverSlot *old = table->slots;
  uint32_t n = table->n_slots;

  table->slots += n;
  table->n_slots *= 2;
  table->slots_used = 0;
  for (uint32_t i = 0; i < n; i++)
    if (old[i].rest >> FH_SOLVER_REST_BITS == table->generation)
      place_slot (table, &old[i]);
}

/* The slot of @shape and @rest, made if it is not there. */
static FhSolverSlot *
claim_slot (FhSolverTable *table, uint64_t shape, uint32_t rest)
{
  FhSolverSlot *slot = fh_solver_table_find (table, shape, rest);
  FhSolverSlot empty = {
    .shape = shape,
    .rest = rest | table->generation << FH_SOLVER_REST_BITS,
  };

  if (slot)
    return slot;
  if (table->slots_used > table->n_slots / 2 && table->n_slots < table->max_slots)
    grow (table);
  return place_slot (table, &empty);
}

void
fh_solver_table_store (FhSolverTable *table,
                       uint64_t shape,
                       uint32_t rest,
                       const FhSolverOwners *owners,
                       const FhSolverOwners *mask,
                       int lower,
                       int upper,
                       uint8_t lead)
{
  FhSolverSlot *slot = claim_slot (table, shape, rest);

  for (uint32_t number = slot->first; number; number = table->patterns[number].next)
    {
      FhSolverPattern *known = &table->patterns[number];
      if (known->mask.word[0] == mask->word[0] && known->mask.word[1] == mask->word[1]
          && !((known->owners.word[0] ^ owners->word[0]) & mask->word[0])
          && !((known->owners.word[1] ^ owners->word[1]) & mask->word[1]))
        {
          if (lower > known->lower)
            known->lower = (int8_t) lower;
          if (upper < known->upper)
            known->upper = (int8_t) upper;
          known->lead = lead;
          return;
        }
    }
  if (table->used == table->n_patterns)
    {
      fh_solver_table_clear (table);
      slot = claim_slot (table, shape, rest);
    }
  table->patterns[table->used] = (FhSolverPattern){
    .owners = { { owners->word[0] & mask->word[0], owners->word[1] & mask->word[1] } },
    .mask = *mask,
    .next = slot->first,
    .lower = (int8_t) lower,
    .upper = (int8_t) upper,
    .lead = lead,
  };
  slot->first = table->used++;
}
