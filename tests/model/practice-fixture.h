/* practice-fixture.h: books of practice in a folder of their own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-key-table.h"
#include "fh-store.h"

/* Runs all tests, with an empty folder for the stores of their books. */
int practice_run (void);

/* What another run of the program finds in the store @name, which is put into @store; both go with
 * practice_book_end(). */
FhKeyTable *practice_book_new (const char *name, FhStore **store);

/* Lets all be written, as the end of the program does. */
void practice_book_end (FhKeyTable *book, FhStore *store);
