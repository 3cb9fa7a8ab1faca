/* fh-options.h: the options of the record format as a table of rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * To add a house rule: a field of FhRules, its row here, its effect in one file of the engine, what
 * the players make of it, and its rows in the tests (src/README.md, "A house rule").
 */
#pragma once

#include "fh-rules.h"

#define FH_OPTION_VALUE_SIZE 24
#define FH_MAX_OPTIONS       48 /* of one preset */

typedef enum
{
  FH_OPTION_OK,
  FH_OPTION_UNKNOWN,   /* no option of that name */
  FH_OPTION_NOT_HERE,  /* the preset does not have it */
  FH_OPTION_BAD_VALUE, /* the preset cannot have that value */
} FhOptionError;

/* The number of rows: options of all presets, one name may have a row for each of two families. */
int fh_n_options (void);

/* The name of option @index, such as "open-misere-value". */
const char *fh_option_name (int index);

/* The index of the option called @name that the preset of @rules has, or -1. */
int fh_option_index (const FhRules *rules, const char *name);

/* Whether the preset of @rules has option @index. */
bool fh_option_applies (const FhRules *rules, int index);

/* Writes the value that @rules have for option @index into @value. */
void fh_option_get (const FhRules *rules, int index, char value[FH_OPTION_VALUE_SIZE]);

/* Changes option @name of @rules to @value. */
FhOptionError fh_option_set (FhRules *rules, const char *name, const char *value);

/* Whether option @index is a number; then *@min and *@max, unless NULL, are what the preset of
 * @rules allows. */
bool fh_option_range (const FhRules *rules, int index, int *min, int *max);

/* The value number @n (from 0) that the preset of @rules can have for an option that is a word, or
 * NULL after the last one. */
const char *fh_option_value (const FhRules *rules, int index, int n);

/* The word number @n (from 0) that option @index can have at some table, at this one or not; NULL
 * after the last one. */
const char *fh_option_word (int index, int n);

/* Whether option @index of @rules is not as their preset has it; @preset_value, unless NULL, gets
 * what that has. */
bool
fh_option_is_changed (const FhRules *rules, int index, char preset_value[FH_OPTION_VALUE_SIZE]);

/* The number of options of @rules that are not as their preset has them. */
int fh_options_count_changed (const FhRules *rules);

/* What a line `option NAME VALUE` says. */
typedef struct
{
  const char *name;
  char value[FH_OPTION_VALUE_SIZE];
} FhOptionLine;

/* Fills @lines with the options that make @rules of their preset when they are set in this order,
 * and returns their number.  What follows from another option is not among them. */
int fh_options_list_changed (const FhRules *rules, FhOptionLine lines[FH_MAX_OPTIONS]);

/* Whether @a and @b are the same preset with the same options. */
bool fh_options_equal (const FhRules *a, const FhRules *b);
