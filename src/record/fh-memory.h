/* fh-memory.h: memory, and arrays that grow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A record is small, so that no caller could go on without the memory: when there is none the
 * program ends.
 */
#pragma once

#include <stddef.h>

/* Makes room for @needed items of @item_size bytes in the array @items of *@capacity items, which
 * may be NULL when the capacity is 0.  Returns the array, which may have moved, and sets *@capacity
 * to what it holds now; the capacity at least doubles when it grows. */
void *fh_grow (void *items, size_t *capacity, size_t needed, size_t item_size);

/* @size bytes of zeros; free() them. */
void *fh_alloc (size_t size);

/* A copy of the @length bytes at @text with a zero byte behind them; free() it. */
char *fh_copy_text (const char *text, size_t length);
