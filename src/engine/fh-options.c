/* fh-options.c: one row an option.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-options.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#define FAMILY(name) (1u << FH_FAMILY_##name)
#define ALL_FAMILIES                                                                               \
  (FAMILY (AMERICAN) | FAMILY (NEW_ZEALAND) | FAMILY (AUSTRALIAN) | FAMILY (MIDWEST))
#define MAX_VALUES    6
#define FIELD(member) offsetof (FhRules, member)

/* A word that an option can be, the number that it stands for, and the families that can have it
 * (0: all of the option's). */
typedef struct
{
  const char *word;
  int number;
  unsigned families;
} Value;

typedef enum
{
  KIND_ON_OFF, /* a bool */
  KIND_WORD,   /* a uint8_t, one of the values */
  KIND_NUMBER, /* an int16_t between min and max */
  KIND_SMALL,  /* a uint8_t between min and max */
} Kind;

typedef struct
{
  const char *name;
  unsigned families;
  Kind kind;
  size_t field;
  int min, max;
  Value values[MAX_VALUES];
} Option;

/* `until-passed` stands before `no-reentry`, which says the same, and so is the word that is shown.
 */
static const Option options[] = {
  { "auction",
    ALL_FAMILIES,
    KIND_WORD,
    FIELD (auction),
    0,
    0,
    { { "single", FH_AUCTION_SINGLE, 0 },
      { "until-passed", FH_AUCTION_UNTIL_PASSED, ALL_FAMILIES & ~FAMILY (MIDWEST) },
      { "raise", FH_AUCTION_RAISE, ALL_FAMILIES & ~FAMILY (MIDWEST) },
      { "continuous", FH_AUCTION_CONTINUOUS, ALL_FAMILIES & ~FAMILY (MIDWEST) },
      { "no-reentry", FH_AUCTION_UNTIL_PASSED, ALL_FAMILIES & ~FAMILY (MIDWEST) },
      { "three-rounds", FH_AUCTION_THREE_ROUNDS, FAMILY (MIDWEST) } } },
  { "nullo", FAMILY (AMERICAN) | FAMILY (MIDWEST), KIND_ON_OFF, FIELD (nullo), 0, 0, { { 0 } } },
  { "misere",
    FAMILY (NEW_ZEALAND) | FAMILY (AUSTRALIAN),
    KIND_ON_OFF,
    FIELD (misere),
    0,
    0,
    { { 0 } } },
  { "open-misere",
    FAMILY (NEW_ZEALAND) | FAMILY (AUSTRALIAN),
    KIND_ON_OFF,
    FIELD (open_misere),
    0,
    0,
    { { 0 } } },
  /* Two rows of one name: each family finds its own (D-NZ5-320; a free value in Australia). */
  { "open-misere-value",
    FAMILY (AUSTRALIAN),
    KIND_NUMBER,
    FIELD (open_misere_value),
    100,
    1000,
    { { 0 } } },
  { "open-misere-value",
    FAMILY (NEW_ZEALAND),
    KIND_NUMBER,
    FIELD (open_misere_value),
    0,
    0,
    { { "520", 520, 0 }, { "320", 320, 0 } } },
  { "nullo-500", FAMILY (AUSTRALIAN), KIND_ON_OFF, FIELD (nullo_500), 0, 0, { { 0 } } },
  { "misere-defenders",
    ALL_FAMILIES,
    KIND_WORD,
    FIELD (misere_defenders),
    0,
    0,
    { { "own-tricks", FH_MISERE_DEFENDERS_OWN_TRICKS, 0 },
      { "bidder-tricks", FH_MISERE_DEFENDERS_BIDDER_TRICKS, 0 },
      { "none", FH_MISERE_DEFENDERS_NONE, 0 } } },
  { "open-misere-exposure",
    FAMILY (NEW_ZEALAND) | FAMILY (AUSTRALIAN),
    KIND_WORD,
    FIELD (open_misere_before_lead),
    0,
    0,
    { { "before-lead", true, 0 }, { "after-first-trick", false, 0 } } },
  { "inkle-swap", FAMILY (AUSTRALIAN), KIND_ON_OFF, FIELD (inkle_swap), 0, 0, { { 0 } } },
  { "swap-cards", FAMILY (AUSTRALIAN), KIND_SMALL, FIELD (swap_cards), 1, 3, { { 0 } } },
  { "six-level",
    FAMILY (MIDWEST),
    KIND_WORD,
    FIELD (six_level),
    0,
    0,
    { { "first-two-speakers", FH_SIX_LEVEL_FIRST_TWO_SPEAKERS, 0 },
      { "first-two-bidders", FH_SIX_LEVEL_FIRST_TWO_BIDDERS, 0 },
      { "any", FH_SIX_LEVEL_ANY, 0 } } },
  { "reentry-on-suit-change",
    FAMILY (NEW_ZEALAND),
    KIND_ON_OFF,
    FIELD (reentry_on_suit_change),
    0,
    0,
    { { 0 } } },
  { "joker-no-trump",
    ALL_FAMILIES,
    KIND_WORD,
    FIELD (joker_follow),
    0,
    0,
    { { "void-only", FH_JOKER_VOID_ONLY, 0 }, { "any-time", FH_JOKER_ANY_TIME, 0 } } },
  { "joker-mid-trick",
    FAMILY (AUSTRALIAN),
    KIND_WORD,
    FIELD (joker_redirects),
    0,
    0,
    { { "redirect", true, 0 }, { "led-suit", false, 0 } } },
  { "joker-always-playable",
    FAMILY (AUSTRALIAN),
    KIND_ON_OFF,
    FIELD (joker_always_playable),
    0,
    0,
    { { 0 } } },
  { "overtricks", ALL_FAMILIES, KIND_NUMBER, FIELD (overtrick), 0, 100, { { 0 } } },
  { "slam", ALL_FAMILIES, KIND_ON_OFF, FIELD (slam), 0, 0, { { 0 } } },
  { "win-on-own-bid", ALL_FAMILIES, KIND_ON_OFF, FIELD (win_on_own_bid), 0, 0, { { 0 } } },
  { "bog", ALL_FAMILIES, KIND_ON_OFF, FIELD (bog), 0, 0, { { 0 } } },
  { "target", ALL_FAMILIES, KIND_NUMBER, FIELD (target), 100, 5000, { { 0 } } },
  { "batches",
    FAMILY (AMERICAN),
    KIND_WORD,
    FIELD (batches),
    0,
    0,
    { { "3-4-3", FH_BATCHES_3_4_3, 0 },
      { "3-2-3-2", FH_BATCHES_3_2_3_2, 0 },
      { "3-3-3-1", FH_BATCHES_3_3_3_1, 0 } } },
  { "laws", ALL_FAMILIES, KIND_WORD, FIELD (laws), 0, 0, { { "strict", 0, 0 } } },
};

static const Value on_off[] = { { "on", true, 0 }, { "off", false, 0 } };

#define N_OPTIONS ((int) (sizeof options / sizeof options[0]))

/* Where the field of @option lies in @rules; bool and uint8_t are one byte both. */
static int
get_field (const FhRules *rules, const Option *option)
{
  const char *field = (const char *) rules + option->field;

  if (option->kind == KIND_NUMBER)
    {
      int16_t number;
      memcpy (&number, field, sizeof number);
      return number;
    }
  return *(const uint8_t *) field;
}

static void
set_field (FhRules *rules, const Option *option, int value)
{
  char *field = (char *) rules + option->field;

  if (option->kind == KIND_NUMBER)
    {
      int16_t number = (int16_t) value;
      memcpy (field, &number, sizeof number);
    }
  else
    *(uint8_t *) field = (uint8_t) value;
}

static const Value *
value_at (const FhRules *rules, const Option *option, int n)
{
  if (option->kind == KIND_ON_OFF)
    return n < 2 ? &on_off[n] : NULL;

  for (int i = 0; i < MAX_VALUES && option->values[i].word; i++)
    {
      const Value *value = &option->values[i];
      bool here = value->families == 0 || (value->families >> rules->family & 1u);
      if (here && n-- == 0)
        return value;
    }
  return NULL;
}

/* Reads a plain decimal number of at most five digits: no sign, no leading zero.  Returns -1 for
 * everything else. */
static int
plain_number (const char *text)
{
  size_t length = strlen (text);
  int number = 0;

  if (length == 0 || length > 5 || (text[0] == '0' && length > 1))
    return -1;
  for (size_t i = 0; i < length; i++)
    {
      if (text[i] < '0' || text[i] > '9')
        return -1;
      number = number * 10 + (text[i] - '0');
    }
  return number;
}

int
fh_n_options (void)
{
  return N_OPTIONS;
}

const char *
fh_option_name (int index)
{
  return options[index].name;
}

int
fh_option_index (const FhRules *rules, const char *name)
{
  for (int i = 0; i < N_OPTIONS; i++)
    if (fh_option_applies (rules, i) && strcmp (options[i].name, name) == 0)
      return i;
  return -1;
}

bool
fh_option_applies (const FhRules *rules, int index)
{
  return options[index].families >> rules->family & 1u;
}

bool
fh_option_range (const FhRules *rules, int index, int *min, int *max)
{
  const Option *option = &options[index];

  if (option->max == 0)
    return false;
  if (min)
    *min = option->min;
  if (max)
    *max = option->max;
  return true;
}

const char *
fh_option_value (const FhRules *rules, int index, int n)
{
  const Value *value = value_at (rules, &options[index], n);

  return value ? value->word : NULL;
}

void
fh_option_get (const FhRules *rules, int index, char value[FH_OPTION_VALUE_SIZE])
{
  const Option *option = &options[index];
  int number = get_field (rules, option);
  const Value *word;

  for (int n = 0; (word = value_at (rules, option, n)); n++)
    if (word->number == number)
      {
        snprintf (value, FH_OPTION_VALUE_SIZE, "%s", word->word);
        return;
      }
  snprintf (value, FH_OPTION_VALUE_SIZE, "%d", number);
}

FhOptionError
fh_option_set (FhRules *rules, const char *name, const char *value)
{
  int index = fh_option_index (rules, name);
  const Value *word;
  int min, max;

  if (index < 0)
    {
      for (int i = 0; i < N_OPTIONS; i++)
        if (strcmp (options[i].name, name) == 0)
          return FH_OPTION_NOT_HERE;
      return FH_OPTION_UNKNOWN;
    }

  for (int n = 0; (word = value_at (rules, &options[index], n)); n++)
    if (strcmp (word->word, value) == 0)
      {
        set_field (rules, &options[index], word->number);
        fh_rules_update (rules);
        return FH_OPTION_OK;
      }

  int number = plain_number (value);
  if (!fh_option_range (rules, index, &min, &max) || number < min || number > max)
    return FH_OPTION_BAD_VALUE;
  set_field (rules, &options[index], number);
  return FH_OPTION_OK;
}
