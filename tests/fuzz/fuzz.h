/* fuzz.h: what all fuzzers share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A fuzzer is a function that takes any bytes at all, hands them to one reader of the program, and
 * asserts what must be true whatever they are.  It is built with fuzz-driver.c, which runs the
 * files of tests/fuzz/corpus and a fixed number of mutations of them, or with libFuzzer
 * (tests/fuzz/run).
 */
#pragma once

#include <glib.h>
#include <stddef.h>
#include <stdint.h>

#include "fh-rng.h"

/* Bytes that an input has at most. */
#define FUZZ_MAX_SIZE 16384

/* The fuzzer; returns 0. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Makes messages of GLib quiet, and its warnings and criticals a find.  Returns 0. */
int LLVMFuzzerInitialize (int *argc, char ***argv);

/* Changes the @size bytes at @data, where there is room for @max, in one of the ways in which a
 * file of lines and words goes wrong; pieces may come from the @other_size bytes at @other.
 * Returns the new size. */
size_t fuzz_mutate (
    uint8_t *data, size_t size, size_t max, const uint8_t *other, size_t other_size, FhRng *rng);

/* The bytes at @data as a string, up to a zero byte.  (transfer full) */
char *fuzz_string (const uint8_t *data, size_t size);
