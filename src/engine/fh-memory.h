/* fh-memory.h: memory, and arrays that grow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is needed is small, so that hardly a caller could go on without it: when there is none the
 * program ends.  The table of a solver is large, and whoever wants one plays on without.
 */
#pragma once

#include <stddef.h>

/* Lets @end, which may be called from any thread and must not return, end the program when there is
 * no memory, whoever asked for it; without it the program aborts, unless fh_memory_new_if_any() was
 * asked.  To be called before other threads are there. */
void fh_memory_set_end (void (*end) (void));

/* Makes room for @needed items of @item_size bytes in the array @items of *@capacity items, which
 * may be NULL when the capacity is 0.  Returns the array, which may have moved, and sets *@capacity
 * to what it holds now; the capacity at least doubles when it grows. */
void *fh_memory_grow (void *items, size_t *capacity, size_t needed, size_t item_size);

/* @size bytes of zeros; free() them. */
void *fh_memory_new (size_t size);

/* Likewise, for a caller that can do without: NULL when there is no memory.  Its results may then
 * differ, so a program that promises equal results sets an end. */
void *fh_memory_new_if_any (size_t size);

/* A copy of the @length bytes at @text with a zero byte behind them; free() it. */
char *fh_memory_copy_text (const char *text, size_t length);
