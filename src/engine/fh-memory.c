/* fh-memory.c: memory, and arrays that grow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void (*end_program) (void);

void
fh_memory_set_end (void (*end) (void))
{
  end_program = end;
}

/* The program ends whatever it was given. */
static _Noreturn void
end (void)
{
  if (end_program)
    end_program ();
  abort ();
}

void *
fh_memory_grow (void *items, size_t *capacity, size_t needed, size_t item_size)
{
  size_t larger = *capacity;

  if (needed <= larger)
    return items;
  if (needed > SIZE_MAX / 2 / item_size)
    end ();

  if (larger == 0)
    larger = 16;
  while (larger < needed)
    larger *= 2;

  void *moved = realloc (items, larger * item_size);
  if (!moved)
    end ();
  *capacity = larger;
  return moved;
}

void *
fh_memory_new_if_any (size_t size)
{
  void *memory = calloc (1, size);

  if (!memory && end_program)
    end ();
  return memory;
}

void *
fh_memory_new (size_t size)
{
  void *memory = fh_memory_new_if_any (size);

  if (!memory)
    end ();
  return memory;
}

char *
fh_memory_copy_text (const char *text, size_t length)
{
  char *copy = fh_memory_new (length + 1);

  if (length > 0)
    memcpy (copy, text, length);
  return copy;
}
