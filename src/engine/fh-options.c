/* fh-options.c: one row an option.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-options.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* The presets that have an option or a value, bit by bit. */
#define PRESET(name) (1u << FH_PRESET_##name)
#define AMERICAN                                                                                   \
  (PRESET (AMERICAN_4) | PRESET (AMERICAN_2) | PRESET (AMERICAN_2_SHORT) | PRESET (AMERICAN_3)     \
   | PRESET (AMERICAN_5) | PRESET (AMERICAN_6))
#define NEW_ZEALAND                                                                                \
  (PRESET (NEW_ZEALAND_4) | PRESET (NEW_ZEALAND_2) | PRESET (NEW_ZEALAND_3)                        \
   | PRESET (NEW_ZEALAND_5) | PRESET (NEW_ZEALAND_6) | PRESET (NEW_ZEALAND_6_PAIRS))
#define AUSTRALIAN_FOUR (PRESET (AUSTRALIAN_4) | PRESET (CANADIAN_4))
#define AUSTRALIAN_SIX  (PRESET (AUSTRALIAN_6) | PRESET (AUSTRALIAN_6_SOLO))
#define AUSTRALIAN      (AUSTRALIAN_FOUR | PRESET (AUSTRALIAN_3) | AUSTRALIAN_SIX)
#define MIDWEST         PRESET (MIDWEST_4)
#define FOUR_HANDED     (PRESET (AMERICAN_4) | PRESET (NEW_ZEALAND_4) | AUSTRALIAN_FOUR | MIDWEST)
#define CLASSIC         PRESET (CLASSIC_3)
#define SIX_HANDED                                                                                 \
  (PRESET (AMERICAN_6) | PRESET (NEW_ZEALAND_6) | PRESET (NEW_ZEALAND_6_PAIRS) | AUSTRALIAN_SIX)
#define WITH_MISERES (AMERICAN | NEW_ZEALAND | AUSTRALIAN | MIDWEST)
#define ALL          (WITH_MISERES | CLASSIC)

#define MAX_VALUES    7
#define FIELD(member) .field = offsetof (FhRules, member)

/* A word that an option can be, the number that it stands for, and the presets that can have it (0:
 * all of the option's). */
typedef struct
{
  const char *word;
  int number;
  unsigned presets;
} Value;

typedef enum
{
  KIND_ON_OFF, /* a bool */
  KIND_WORD,   /* a uint8_t, one of the values */
  KIND_NUMBER, /* an int16_t between min and max, or one of the values */
  KIND_SMALL,  /* a uint8_t between min and max */
} Kind;

typedef struct
{
  const char *name;
  unsigned presets;
  Kind kind;
  size_t field;
  int min, max;
  Value values[MAX_VALUES];
} Option;

#define ON_OFF(n, p, f)                                                                            \
  {                                                                                                \
    .name = n, .presets = p, .kind = KIND_ON_OFF, FIELD (f)                                        \
  }
#define NUMBER(n, p, f, low, top)                                                                  \
  {                                                                                                \
    .name = n, .presets = p, .kind = KIND_NUMBER, FIELD (f), .min = low, .max = top                \
  }
#define SMALL(n, p, f, low, top)                                                                   \
  {                                                                                                \
    .name = n, .presets = p, .kind = KIND_SMALL, FIELD (f), .min = low, .max = top                 \
  }
#define WORD(n, p, f, ...)                                                                         \
  {                                                                                                \
    .name = n, .presets = p, .kind = KIND_WORD, FIELD (f), .values = { __VA_ARGS__ }               \
  }

/* `until-passed` stands before `no-reentry`, which says the same, and so is the word that is shown.
 * Two rows have the name open-misere-value: New Zealand has a choice of two (D-NZ5-320). */
/* clang-format off */
static const Option options[] = {
  WORD ("auction", ALL, auction,
        { "single", FH_AUCTION_SINGLE, 0 },
        { "until-passed", FH_AUCTION_UNTIL_PASSED, ALL & ~MIDWEST },
        { "raise", FH_AUCTION_RAISE, ALL & ~MIDWEST },
        { "newcastle", FH_AUCTION_NEWCASTLE, ALL & ~MIDWEST },
        { "continuous", FH_AUCTION_CONTINUOUS, ALL & ~MIDWEST },
        { "no-reentry", FH_AUCTION_UNTIL_PASSED, ALL & ~MIDWEST },
        { "three-rounds", FH_AUCTION_THREE_ROUNDS, MIDWEST }),
  ON_OFF ("nullo", AMERICAN | MIDWEST, nullo),
  ON_OFF ("misere", NEW_ZEALAND | AUSTRALIAN, misere),
  WORD ("misere-when", WITH_MISERES, misere_after_seven,
        { "any-time", false, 0 },
        { "after-seven", true, 0 }),
  WORD ("misere-beaten-by", WITH_MISERES, misere_over_8s,
        { "8S", false, 0 },
        { "8C", true, 0 }),
  ON_OFF ("open-misere", NEW_ZEALAND | AUSTRALIAN, open_misere),
  NUMBER ("open-misere-value", AUSTRALIAN, open_misere_value, 100, 1000),
  { .name = "open-misere-value", .presets = NEW_ZEALAND, .kind = KIND_NUMBER, FIELD (open_misere_value),
    .values = { { "520", 520, 0 }, { "320", 320, 0 } } },
  ON_OFF ("nullo-500", AUSTRALIAN, nullo_500),
  WORD ("misere-defenders", WITH_MISERES, misere_defenders,
        { "own-tricks", FH_MISERE_DEFENDERS_OWN_TRICKS, 0 },
        { "bidder-tricks", FH_MISERE_DEFENDERS_BIDDER_TRICKS, 0 },
        { "none", FH_MISERE_DEFENDERS_NONE, 0 }),
  ON_OFF ("misere-share", PRESET (NEW_ZEALAND_5), misere_share),
  WORD ("open-misere-exposure", NEW_ZEALAND | AUSTRALIAN, open_misere_before_lead,
        { "before-lead", true, 0 },
        { "after-first-trick", false, 0 }),
  ON_OFF ("inkle-swap", AUSTRALIAN_FOUR, inkle_swap),
  SMALL ("swap-cards", AUSTRALIAN_FOUR, swap_cards, 1, 3),
  WORD ("six-level", MIDWEST, six_level,
        { "first-two-speakers", FH_SIX_LEVEL_FIRST_TWO_SPEAKERS, 0 },
        { "first-two-bidders", FH_SIX_LEVEL_FIRST_TWO_BIDDERS, 0 },
        { "any", FH_SIX_LEVEL_ANY, 0 }),
  ON_OFF ("reentry-on-suit-change", NEW_ZEALAND, reentry_on_suit_change),
  WORD ("joker-no-trump", ALL, joker_follow,
        { "void-only", FH_JOKER_VOID_ONLY, 0 },
        { "any-time", FH_JOKER_ANY_TIME, 0 }),
  WORD ("joker-misere", WITH_MISERES, joker_misere,
        { "as-no-trump", FH_JOKER_MISERE_AS_NO_TRUMP, 0 },
        { "lowest", FH_JOKER_MISERE_LOWEST, 0 }),
  WORD ("joker-mid-trick", AUSTRALIAN, joker_redirects,
        { "redirect", true, 0 },
        { "led-suit", false, 0 }),
  ON_OFF ("joker-always-playable", AUSTRALIAN, joker_always_playable),
  NUMBER ("overtricks", ALL, overtrick, 0, 100),
  ON_OFF ("slam", ALL, slam),
  ON_OFF ("win-on-own-bid", ALL, win_on_own_bid),
  ON_OFF ("defence-limit", ALL, defence_limit),
  ON_OFF ("bog", ALL, bog),
  NUMBER ("target", ALL, target, 100, 5000),
  NUMBER ("deals", ALL, deals, 0, 100),
  WORD ("teams", SIX_HANDED, teams,
        { "threes", FH_TEAMS_THREES, 0 },
        { "pairs", FH_TEAMS_PAIRS, 0 },
        { "solo", FH_TEAMS_SOLO, 0 }),
  WORD ("pack", PRESET (AUSTRALIAN_3) | AUSTRALIAN_SIX, pack_choice,
        { "43", FH_PACK_USUAL, PRESET (AUSTRALIAN_3) },
        { "33", FH_PACK_33, PRESET (AUSTRALIAN_3) },
        { "63", FH_PACK_USUAL, AUSTRALIAN_SIX },
        { "literal60", FH_PACK_LITERAL_60, AUSTRALIAN_SIX }),
  WORD ("kitty-size", FOUR_HANDED, kitty_choice,
        { "3", 3, FOUR_HANDED & ~MIDWEST },
        { "5", 5, 0 },
        { "6", 6, 0 }),
  WORD ("batches", AMERICAN, batches,
        { "3-4-3", FH_BATCHES_3_4_3, 0 },
        { "3-2-3-2", FH_BATCHES_3_2_3_2, 0 },
        { "3-3-3-1", FH_BATCHES_3_3_3_1, 0 }),
  WORD ("laws", ALL, laws,
        { "strict", FH_LAWS_STRICT, 0 },
        { "table", FH_LAWS_TABLE, 0 }),
};
/* clang-format on */

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
      bool here = value->presets == 0 || (value->presets >> rules->preset & 1u);
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
  return options[index].presets >> rules->preset & 1u;
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

const char *
fh_option_word (int index, int n)
{
  const Option *option = &options[index];

  if (option->kind == KIND_ON_OFF)
    return n < 2 ? on_off[n].word : NULL;
  return n < MAX_VALUES ? option->values[n].word : NULL;
}

bool
fh_option_is_changed (const FhRules *rules, int index, char preset_value[FH_OPTION_VALUE_SIZE])
{
  FhRules preset;

  fh_rules_init (&preset, (FhPreset) rules->preset);
  if (preset_value)
    fh_option_get (&preset, index, preset_value);
  return get_field (rules, &options[index]) != get_field (&preset, &options[index]);
}

int
fh_options_count_changed (const FhRules *rules)
{
  int n = 0;

  for (int i = 0; i < N_OPTIONS; i++)
    n += fh_option_applies (rules, i) && fh_option_is_changed (rules, i, NULL);
  return n;
}

/* One option may change what another one is, so that each is compared after those before it. */
int
fh_options_list_changed (const FhRules *rules, FhOptionLine lines[FH_MAX_OPTIONS])
{
  FhRules so_far;
  int n = 0;

  fh_rules_init (&so_far, (FhPreset) rules->preset);
  for (int i = 0; i < N_OPTIONS && n < FH_MAX_OPTIONS; i++)
    {
      if (!fh_option_applies (rules, i)
          || get_field (rules, &options[i]) == get_field (&so_far, &options[i]))
        continue;
      lines[n].name = options[i].name;
      fh_option_get (rules, i, lines[n].value);
      fh_option_set (&so_far, lines[n].name, lines[n].value);
      n++;
    }
  return n;
}

bool
fh_options_equal (const FhRules *a, const FhRules *b)
{
  if (a->preset != b->preset)
    return false;
  for (int i = 0; i < N_OPTIONS; i++)
    if (fh_option_applies (a, i) && get_field (a, &options[i]) != get_field (b, &options[i]))
      return false;
  return true;
}
