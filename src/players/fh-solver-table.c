/* fh-solver-table.c: what the quick search remembers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-solver-table.h"

#include <string.h>

#define MAX_GENERATION ((1u << (32 - FH_SOLVER_REST_BITS)) - 1)

void
fh_solver_table_init (FhSolverTable *table, void *memory, size_t size)
{
  uint32_t n_slots = 256;

  while ((size_t) n_slots * 2 * sizeof (FhSolverSlot) <= size / 4 && n_slots < 1u << 20)
    n_slots *= 2;
  table->slots = memory;
  table->n_slots = n_slots;
  table->patterns = (FhSolverPattern *) (table->slots + n_slots);
  table->n_patterns =
      (uint32_t) ((size - n_slots * sizeof (FhSolverSlot)) / sizeof (FhSolverPattern));
  table->generation = 1;
  table->used = 1;
  memset (table->slots, 0, n_slots * sizeof (FhSolverSlot));
}

void
fh_solver_table_clear (FhSolverTable *table)
{
  table->used = 1;
  if (++table->generation <= MAX_GENERATION)
    return;
  table->generation = 1;
  memset (table->slots, 0, table->n_slots * sizeof (FhSolverSlot));
}

/* The slot of @shape and @rest, made if it is not there. */
static FhSolverSlot *
claim_slot (FhSolverTable *table, uint64_t shape, uint32_t rest)
{
  FhSolverSlot *slot = fh_solver_table_find (table, shape, rest);
  uint64_t hash = (shape ^ (uint64_t) rest << 40) * 0x9e3779b97f4a7c15u;
  uint32_t index = (uint32_t) (hash >> 40);

  if (slot)
    return slot;
  for (int i = 0; i < 4; i++)
    {
      slot = &table->slots[(index + (uint32_t) i) & (table->n_slots - 1)];
      if (slot->rest >> FH_SOLVER_REST_BITS != table->generation)
        break;
    }
  /* Where all places are taken, the last one of them is forgotten. */
  *slot = (FhSolverSlot){ .shape = shape, .rest = rest | table->generation << FH_SOLVER_REST_BITS };
  return slot;
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
