/* fh-solver-table.h: what the quick search remembers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position is kept under its shape (the length of each suit in each hand) and its leader, and
 * there by patterns: who owns the highest cards of each suit, as many of them as mattered.  All
 * positions of that shape that fit a pattern share its bounds (cf. Ginsberg's partition search).
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Owners of the cards of the four suits, the highest in the lowest bits, 32 bits a suit. */
typedef struct
{
  uint64_t word[2];
} FhSolverOwners;

typedef struct
{
  FhSolverOwners owners, mask;
  uint32_t next;       /* pattern under the same shape, by its number; 0: none */
  int8_t lower, upper; /* tricks of those left */
  uint8_t lead;        /* that decided: see fh-solver-search.c */
} FhSolverPattern;

typedef struct
{
  uint64_t shape;
  uint32_t rest; /* leader, tricks left, jokers, and the generation in the higher bits */
  uint32_t first;
} FhSolverSlot;

typedef struct
{
  FhSolverSlot *slots;       /* those in use: they double as they fill */
  FhSolverPattern *patterns; /* from number 1 on */
  FhSolverSlot *all_slots;
  uint32_t n_slots, max_slots; /* powers of two */
  uint32_t slots_used;
  uint32_t n_patterns, used;
  uint32_t generation;
} FhSolverTable;

/* The bits of FhSolverSlot.rest below the generation. */
#define FH_SOLVER_REST_BITS 17

/* Lays @table into the @size bytes at @memory, and empties it. */
void fh_solver_table_init (FhSolverTable *table, void *memory, size_t size);

/* Forgets everything. */
void fh_solver_table_clear (FhSolverTable *table);

/* Where the slot of @shape and @rest is sought first. */
static inline uint32_t
fh_solver_table_index (uint64_t shape, uint32_t rest)
{
  uint64_t hash = (shape ^ (uint64_t) rest << 40) * 0x9e3779b97f4a7c15u;

  return (uint32_t) (hash >> 40);
}

/* The slot of @shape and @rest, or NULL. */
static inline FhSolverSlot *
fh_solver_table_find (const FhSolverTable *table, uint64_t shape, uint32_t rest)
{
  uint32_t key = rest | table->generation << FH_SOLVER_REST_BITS;
  uint32_t index = fh_solver_table_index (shape, rest);

  for (int i = 0; i < 4; i++)
    {
      FhSolverSlot *slot = &table->slots[(index + (uint32_t) i) & (table->n_slots - 1)];
      if (slot->shape == shape && slot->rest == key)
        return slot;
      if (slot->rest >> FH_SOLVER_REST_BITS != table->generation)
        return NULL;
    }
  return NULL;
}

/* The first pattern of @slot from @number on that @owners fit, or NULL. */
static inline FhSolverPattern *
fh_solver_table_match (const FhSolverTable *table, uint32_t number, const FhSolverOwners *owners)
{
  while (number)
    {
      FhSolverPattern *pattern = &table->patterns[number];
      if (!(((pattern->owners.word[0] ^ owners->word[0]) & pattern->mask.word[0])
            | ((pattern->owners.word[1] ^ owners->word[1]) & pattern->mask.word[1])))
        return pattern;
      number = pattern->next;
    }
  return NULL;
}

/* Keeps that of the tricks left at least @lower and at most @upper are got with @shape, @rest and
 * the part of @owners that @mask covers.  Forgets everything when the memory is full. */
void fh_solver_table_store (FhSolverTable *table,
                            uint64_t shape,
                            uint32_t rest,
                            const FhSolverOwners *owners,
                            const FhSolverOwners *mask,
                            int lower,
                            int upper,
                            uint8_t lead);
