/* fh-rules.c: the presets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The values are those of rules/matrix, sections 1, 2 and 4; ledger and decision IDs stand where a
 * value is not obvious.
 */
#include "fh-rules.h"

#include <string.h>

static const char *const preset_ids[FH_N_PRESETS] = {
  [FH_PRESET_AMERICAN_4] = "american-4",     [FH_PRESET_NEW_ZEALAND_4] = "new-zealand-4",
  [FH_PRESET_AUSTRALIAN_4] = "australian-4", [FH_PRESET_CANADIAN_4] = "canadian-4",
  [FH_PRESET_MIDWEST_4] = "midwest-4",
};

static const FhDealStep steps_3_4_3[] = { { 3, 3 }, { 4, 0 }, { 3, 0 } };
static const FhDealStep steps_3_2_3_2[] = { { 3, 3 }, { 2, 0 }, { 3, 0 }, { 2, 0 } };
static const FhDealStep steps_3_3_3_1[] = { { 3, 3 }, { 3, 0 }, { 3, 0 }, { 1, 0 } };

/* One card to the kitty after each round (NZ-016, HP-023). */
static const FhDealStep steps_kitty_each_round[] = { { 3, 1 }, { 4, 1 }, { 3, 1 } };

/* The stated batches leave one card over, which goes to the middle (D-DX-MIDDLE). */
static const FhDealStep steps_midwest[] = { { 3, 2 }, { 2, 2 }, { 3, 0 }, { 2, 1 } };

#define N_STEPS(steps) ((int) (sizeof (steps) / sizeof ((steps)[0])))

/* 52 cards without twos, threes and, unless @with_black_fours, the black fours, and the joker
 * (HC-003, NZ-004, HP-013; DX-008 keeps the fours). */
static FhCardSet
four_handed_pack (bool with_black_fours)
{
  FhCardSet pack = FH_SET (FH_JOKER);

  for (int suit = 0; suit < FH_N_SUITS; suit++)
    {
      pack |= fh_suit_cards ((FhSuit) suit);
      pack &= ~(FH_SET (FH_CARD (suit, FH_TWO)) | FH_SET (FH_CARD (suit, FH_THREE)));
      pack &= ~(FH_SET (FH_CARD (suit, FH_ELEVEN)) | FH_SET (FH_CARD (suit, FH_TWELVE)));
      if (suit >= FH_DIAMONDS)
        pack &= ~FH_SET (FH_CARD (suit, FH_THIRTEEN));
      else if (!with_black_fours)
        pack &= ~FH_SET (FH_CARD (suit, FH_FOUR));
    }
  return pack;
}

static void
set_steps (FhRules *rules, const FhDealStep *steps, int n)
{
  memset (rules->steps, 0, sizeof rules->steps);
  memcpy (rules->steps, steps, (size_t) n * sizeof steps[0]);
}

void
fh_rules_update (FhRules *rules)
{
  switch ((FhFamily) rules->family)
    {
    case FH_FAMILY_AMERICAN:
      if (rules->batches == FH_BATCHES_3_2_3_2)
        set_steps (rules, steps_3_2_3_2, N_STEPS (steps_3_2_3_2));
      else if (rules->batches == FH_BATCHES_3_3_3_1)
        set_steps (rules, steps_3_3_3_1, N_STEPS (steps_3_3_3_1));
      else
        set_steps (rules, steps_3_4_3, N_STEPS (steps_3_4_3));
      break;
    case FH_FAMILY_NEW_ZEALAND:
    case FH_FAMILY_AUSTRALIAN:
      set_steps (rules, steps_kitty_each_round, N_STEPS (steps_kitty_each_round));
      break;
    case FH_FAMILY_MIDWEST:
      set_steps (rules, steps_midwest, N_STEPS (steps_midwest));
      break;
    }
}

/* What all four-handed tables share: two partnerships of opposite seats, 500 points, ten cards. */
static void
init_four_handed (FhRules *rules, FhPreset preset, FhFamily family)
{
  memset (rules, 0, sizeof *rules);
  rules->preset = (uint8_t) preset;
  rules->family = (uint8_t) family;
  rules->n_seats = 4;
  rules->n_sides = 2;
  for (int seat = 0; seat < rules->n_seats; seat++)
    rules->side_of[seat] = (uint8_t) (seat % 2);
  rules->pack = four_handed_pack (false);
  rules->kitty_size = 3;
  rules->swap_cards = 1;
  rules->target = 500;
  rules->bog = true;
}

static void
init_american (FhRules *rules)
{
  rules->auction = FH_AUCTION_SINGLE;
  rules->misere_defenders = FH_MISERE_DEFENDERS_BIDDER_TRICKS; /* HC-054 */
  rules->slam = true;                                          /* HC-042 */
}

static void
init_new_zealand (FhRules *rules)
{
  rules->auction = FH_AUCTION_RAISE;
  rules->misere = true;
  rules->open_misere = true;
  rules->open_misere_value = 520;
  rules->joker_not_shown_void = true;           /* NZ-011 */
  rules->joker_misere = FH_JOKER_MISERE_LOWEST; /* NZ-039 */
  rules->slam = true;                           /* NZ-052, D-NZ-SLAM */
  rules->win_on_own_bid = true;                 /* NZ-053 */
}

static void
init_australian (FhRules *rules)
{
  rules->auction = FH_AUCTION_UNTIL_PASSED; /* D-HP-ONCE */
  rules->misere = true;
  rules->open_misere = true;
  rules->open_misere_value = 500;
  rules->open_misere_before_lead = true; /* HP-083 */
  rules->joker_follow = FH_JOKER_ANY_TIME;
  rules->joker_names = FH_JOKER_NAMES_EVERY_PLAY;
  rules->joker_redirects = true; /* D-HP-JNT */
  rules->overtrick = 10;         /* HP-053 */
}

static void
init_midwest (FhRules *rules)
{
  rules->pack = four_handed_pack (true);
  rules->kitty_size = 5;
  rules->auction = FH_AUCTION_THREE_ROUNDS;
  rules->six_level = FH_SIX_LEVEL_FIRST_TWO_SPEAKERS;
  rules->ace_no_face = true;
  rules->play_without_contract = true;
  rules->nullo = true;
  rules->grand_nullo = true;
  rules->misere_defenders = FH_MISERE_DEFENDERS_BIDDER_TRICKS; /* DX-059 */
  rules->joker_not_shown_void = true;                          /* DX-049 */
  rules->win_on_own_bid = true;                                /* DX-062 */
}

void
fh_rules_init (FhRules *rules, FhPreset preset)
{
  switch (preset)
    {
    case FH_PRESET_AMERICAN_4:
      init_four_handed (rules, preset, FH_FAMILY_AMERICAN);
      init_american (rules);
      break;
    case FH_PRESET_NEW_ZEALAND_4:
      init_four_handed (rules, preset, FH_FAMILY_NEW_ZEALAND);
      init_new_zealand (rules);
      break;
    case FH_PRESET_AUSTRALIAN_4:
      init_four_handed (rules, preset, FH_FAMILY_AUSTRALIAN);
      init_australian (rules);
      break;
    case FH_PRESET_CANADIAN_4:
      init_four_handed (rules, preset, FH_FAMILY_AUSTRALIAN);
      init_australian (rules);
      rules->joker_follow = FH_JOKER_VOID_ONLY; /* HP-064 */
      break;
    case FH_PRESET_MIDWEST_4:
      init_four_handed (rules, preset, FH_FAMILY_MIDWEST);
      init_midwest (rules);
      break;
    case FH_N_PRESETS:
      break;
    }
  fh_rules_update (rules);
}

const char *
fh_preset_id (FhPreset preset)
{
  return preset_ids[preset];
}

bool
fh_preset_from_id (const char *id, FhPreset *preset)
{
  for (int i = 0; i < FH_N_PRESETS; i++)
    if (strcmp (preset_ids[i], id) == 0)
      {
        *preset = (FhPreset) i;
        return true;
      }
  return false;
}

uint8_t
fh_rules_side_seats (const FhRules *rules, int side)
{
  uint8_t seats = 0;

  for (int seat = 0; seat < rules->n_seats; seat++)
    if (rules->side_of[seat] == side)
      seats |= (uint8_t) (1u << seat);
  return seats;
}

int
fh_rules_partner (const FhRules *rules, int seat)
{
  return rules->n_seats == 4 && rules->n_sides == 2 ? (seat + 2) % 4 : -1;
}
