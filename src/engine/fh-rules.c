/* fh-rules.c: the presets and their packs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The IDs, here and everywhere, are explained in RULES.md; they stand where a value is not obvious.
 */
#include "fh-rules.h"

#include <string.h>

/* The packs by their number of cards, jokers included. */
typedef enum
{
  PACK_25,
  PACK_33,
  PACK_43,
  PACK_45,
  PACK_46,
  PACK_53,
  PACK_60,
  PACK_63,
} Pack;

/* What a preset has of its own: the shape of its table.  The rest is its family's. */
static const struct
{
  const char *id;
  FhFamily family;
  int n_seats;
  Pack pack;
  int kitty_size;
} presets[FH_N_PRESETS] = {
  [FH_PRESET_AMERICAN_4] = { "american-4", FH_FAMILY_AMERICAN, 4, PACK_43, 3 },
  [FH_PRESET_NEW_ZEALAND_4] = { "new-zealand-4", FH_FAMILY_NEW_ZEALAND, 4, PACK_43, 3 },
  [FH_PRESET_AUSTRALIAN_4] = { "australian-4", FH_FAMILY_AUSTRALIAN, 4, PACK_43, 3 },
  [FH_PRESET_CANADIAN_4] = { "canadian-4", FH_FAMILY_AUSTRALIAN, 4, PACK_43, 3 },
  [FH_PRESET_MIDWEST_4] = { "midwest-4", FH_FAMILY_MIDWEST, 4, PACK_45, 5 },
  [FH_PRESET_AMERICAN_2] = { "american-2", FH_FAMILY_AMERICAN, 2, PACK_33, 3 },
  [FH_PRESET_AMERICAN_2_SHORT] = { "american-2-short", FH_FAMILY_AMERICAN, 2, PACK_25, 5 },
  [FH_PRESET_AMERICAN_3] = { "american-3", FH_FAMILY_AMERICAN, 3, PACK_33, 3 },
  [FH_PRESET_AMERICAN_5] = { "american-5", FH_FAMILY_AMERICAN, 5, PACK_53, 3 },
  [FH_PRESET_AMERICAN_6] = { "american-6", FH_FAMILY_AMERICAN, 6, PACK_63, 3 },
  [FH_PRESET_NEW_ZEALAND_2] = { "new-zealand-2", FH_FAMILY_NEW_ZEALAND, 4, PACK_43, 3 },
  [FH_PRESET_NEW_ZEALAND_3] = { "new-zealand-3", FH_FAMILY_NEW_ZEALAND, 3, PACK_33, 3 },
  [FH_PRESET_NEW_ZEALAND_5] = { "new-zealand-5", FH_FAMILY_NEW_ZEALAND, 5, PACK_53, 3 },
  [FH_PRESET_NEW_ZEALAND_6] = { "new-zealand-6", FH_FAMILY_NEW_ZEALAND, 6, PACK_63, 3 },
  [FH_PRESET_NEW_ZEALAND_6_PAIRS] = { "new-zealand-6-pairs", FH_FAMILY_NEW_ZEALAND, 6, PACK_63, 3 },
  [FH_PRESET_CLASSIC_3] = { "classic-3", FH_FAMILY_CLASSIC, 3, PACK_33, 3 },
  [FH_PRESET_AUSTRALIAN_3] = { "australian-3", FH_FAMILY_AUSTRALIAN, 3, PACK_43, 3 },
  [FH_PRESET_AUSTRALIAN_6] = { "australian-6", FH_FAMILY_AUSTRALIAN, 6, PACK_63, 3 },
  [FH_PRESET_AUSTRALIAN_6_SOLO] = { "australian-6-solo", FH_FAMILY_AUSTRALIAN, 6, PACK_63, 3 },
};

static const FhDealStep steps_3_4_3[] = { { 3, 3 }, { 4, 0 }, { 3, 0 } };
static const FhDealStep steps_3_2_3_2[] = { { 3, 3 }, { 2, 0 }, { 3, 0 }, { 2, 0 } };
static const FhDealStep steps_3_3_3_1[] = { { 3, 3 }, { 3, 0 }, { 3, 0 }, { 1, 0 } };

/* One card to the kitty after each round (NZ-016, HP-023). */
static const FhDealStep steps_kitty_each_round[] = { { 3, 1 }, { 4, 1 }, { 3, 1 } };

/* The stated batches leave one card over, which goes to the middle (D-DX-MIDDLE). */
static const FhDealStep steps_midwest[] = { { 3, 2 }, { 2, 2 }, { 3, 0 }, { 2, 1 } };

#define N_STEPS(steps) ((int) (sizeof (steps) / sizeof ((steps)[0])))

static void
set_steps (FhRules *rules, const FhDealStep *steps, int n)
{
  memset (rules->steps, 0, sizeof rules->steps);
  memcpy (rules->steps, steps, (size_t) n * sizeof steps[0]);
}

static void
update_steps (FhRules *rules)
{
  switch ((FhFamily) rules->family)
    {
    case FH_FAMILY_AMERICAN:
    case FH_FAMILY_CLASSIC: /* PW-011 */
      if (rules->batches == FH_BATCHES_3_2_3_2)
        set_steps (rules, steps_3_2_3_2, N_STEPS (steps_3_2_3_2));
      else if (rules->batches == FH_BATCHES_3_3_3_1)
        set_steps (rules, steps_3_3_3_1, N_STEPS (steps_3_3_3_1));
      else
        set_steps (rules, steps_3_4_3, N_STEPS (steps_3_4_3));
      rules->steps[0].kitty = rules->kitty_size; /* S-006 */
      break;
    case FH_FAMILY_NEW_ZEALAND:
    case FH_FAMILY_AUSTRALIAN:
      set_steps (rules, steps_kitty_each_round, N_STEPS (steps_kitty_each_round));
      for (int more = 0; more < rules->kitty_size - 3; more++) /* */
        rules->steps[more].kitty++;
      break;
    case FH_FAMILY_MIDWEST:
      set_steps (rules, steps_midwest, N_STEPS (steps_midwest));
      rules->steps[3].kitty = (uint8_t) (rules->kitty_size - 4); /* */
      break;
    }
  if (rules->kitty_size == 0) /* S-009 */
    for (int i = 0; i < FH_MAX_STEPS; i++)
      rules->steps[i].kitty = 0;
}

/* The 52 cards from @lowest_black and @lowest_red up, without elevens, twelves and thirteens. */
static FhCardSet
cards_from (FhRank lowest_black, FhRank lowest_red)
{
  FhCardSet cards = 0;

  for (int suit = 0; suit < FH_N_SUITS; suit++)
    for (int rank = suit <= FH_CLUBS ? lowest_black : lowest_red; rank <= FH_ACE; rank++)
      if (rank <= FH_TEN || rank >= FH_JACK)
        cards |= FH_SET (FH_CARD (suit, rank));
  return cards;
}

static FhCardSet
cards_of_rank (FhRank rank)
{
  return FH_SET_RANK (rank);
}

static FhCardSet
red_thirteens (void)
{
  return FH_SET (FH_CARD (FH_DIAMONDS, FH_THIRTEEN)) | FH_SET (FH_CARD (FH_HEARTS, FH_THIRTEEN));
}

static FhCardSet
pack_cards (Pack pack)
{
  FhCardSet joker = FH_SET (FH_JOKER);

  switch (pack)
    {
    case PACK_25: /* HC-084 */
      return joker | cards_from (FH_NINE, FH_NINE);
    case PACK_33: /* HC-074, NZ-057, PW-003 */
      return joker | cards_from (FH_SEVEN, FH_SEVEN);
    case PACK_43: /* HC-003, NZ-004, HP-013 */
      return joker | cards_from (FH_FIVE, FH_FOUR);
    case PACK_45: /* DX-008 */
      return joker | cards_from (FH_FOUR, FH_FOUR);
    case PACK_46: /* */
      return FH_SET_JOKERS | cards_from (FH_FOUR, FH_FOUR);
    case PACK_53: /* HC-087, NZ-064 */
      return joker | cards_from (FH_TWO, FH_TWO);
    case PACK_60: /* HP-067, to the letter */
      return FH_SET_JOKERS | cards_from (FH_TWO, FH_TWO) | red_thirteens ()
             | ((cards_of_rank (FH_ELEVEN) | cards_of_rank (FH_TWELVE))
                & (fh_suit_cards (FH_DIAMONDS) | fh_suit_cards (FH_HEARTS)));
    case PACK_63: /* HC-094, NZ-078, D-HP6 */
      return joker | cards_from (FH_TWO, FH_TWO) | red_thirteens () | cards_of_rank (FH_ELEVEN)
             | cards_of_rank (FH_TWELVE);
    }
  return 0;
}

static void
update_pack (FhRules *rules)
{
  Pack pack = presets[rules->preset].pack;
  int kitty_size = presets[rules->preset].kitty_size;

  if (rules->pack_choice == FH_PACK_33)
    {
      pack = PACK_33;
    }
  else if (rules->pack_choice == FH_PACK_LITERAL_60)
    {
      pack = PACK_60; /* no kitty, no discard (D-HP6) */
      kitty_size = 0;
    }
  else if (rules->kitty_choice != kitty_size)
    {
      kitty_size = rules->kitty_choice; /* */
      pack = kitty_size == 3 ? PACK_43 : kitty_size == 5 ? PACK_45 : PACK_46;
    }
  rules->pack = pack_cards (pack);
  rules->kitty_size = (uint8_t) kitty_size;
  rules->dead_size =
      (uint8_t) (fh_set_size (rules->pack) - kitty_size - rules->n_seats * FH_HAND_SIZE);
}

/* Partners sit opposite at four (HC-002, NZ-003, DX-007, HP-009); at six three against three
 * alternate and pairs sit opposite (NZ-079, NZ-080, HP-066); else everybody is for himself. */
static void
update_sides (FhRules *rules)
{
  int n_sides = rules->n_seats;

  if (rules->n_seats == 4)
    n_sides = 2;
  else if (rules->n_seats == 6 && rules->teams != FH_TEAMS_SOLO)
    n_sides = rules->teams == FH_TEAMS_PAIRS ? 3 : 2;
  rules->n_sides = (uint8_t) n_sides;
  for (int seat = 0; seat < rules->n_seats; seat++)
    rules->side_of[seat] = (uint8_t) (seat % n_sides);
}

void
fh_rules_update (FhRules *rules)
{
  update_pack (rules);
  update_steps (rules);
  update_sides (rules);
}

static void
init_american (FhRules *rules)
{
  rules->auction = FH_AUCTION_SINGLE;
  rules->misere_over_8s = true;                                /* HC-052 */
  rules->misere_defenders = FH_MISERE_DEFENDERS_BIDDER_TRICKS; /* HC-054 */
  rules->slam = true;                                          /* HC-042 */
  rules->dead_first = true;                                    /* HC-080 */
  if (rules->n_seats == 5)
    rules->partners = FH_PARTNERS_NAMED;
}

static void
init_new_zealand (FhRules *rules)
{
  bool with_dummies = rules->preset == FH_PRESET_NEW_ZEALAND_2;

  rules->auction = FH_AUCTION_RAISE;
  rules->misere = !with_dummies; /* NZ-090 */
  rules->misere_over_8s = true;  /* NZ-036 */
  rules->open_misere = !with_dummies;
  rules->open_misere_value = 520;
  rules->joker_not_shown_void = true;           /* NZ-011 */
  rules->joker_misere = FH_JOKER_MISERE_LOWEST; /* NZ-039 */
  rules->slam = true;                           /* NZ-052, D-NZ-SLAM */
  rules->win_on_own_bid = true;                 /* NZ-053 */
  if (with_dummies)
    rules->n_callers = 2;
  if (rules->n_seats == 5)
    rules->partners = FH_PARTNERS_CALLED;
  if (rules->preset == FH_PRESET_NEW_ZEALAND_6_PAIRS)
    rules->teams = FH_TEAMS_PAIRS;
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
  if (rules->preset == FH_PRESET_CANADIAN_4)
    rules->joker_follow = FH_JOKER_VOID_ONLY; /* HP-064 */
  if (rules->preset == FH_PRESET_AUSTRALIAN_6_SOLO)
    rules->teams = FH_TEAMS_SOLO;
}

static void
init_midwest (FhRules *rules)
{
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

static void
init_classic (FhRules *rules)
{
  rules->auction = FH_AUCTION_CONTINUOUS; /* PW-021 */
  rules->slam = true;                     /* PW-038 */
  rules->bog = false;                     /* PW-047 */
}

void
fh_rules_init (FhRules *rules, FhPreset preset)
{
  memset (rules, 0, sizeof *rules);
  rules->preset = (uint8_t) preset;
  rules->family = (uint8_t) presets[preset].family;
  rules->n_seats = (uint8_t) presets[preset].n_seats;
  rules->n_callers = rules->n_seats;
  rules->kitty_choice = (uint8_t) presets[preset].kitty_size;
  rules->swap_cards = 1;
  rules->target = 500;
  rules->bog = true;
  switch (presets[preset].family)
    {
    case FH_FAMILY_AMERICAN:
      init_american (rules);
      break;
    case FH_FAMILY_NEW_ZEALAND:
      init_new_zealand (rules);
      break;
    case FH_FAMILY_AUSTRALIAN:
      init_australian (rules);
      break;
    case FH_FAMILY_MIDWEST:
      init_midwest (rules);
      break;
    case FH_FAMILY_CLASSIC:
      init_classic (rules);
      break;
    }
  fh_rules_update (rules);
}

const char *
fh_preset_id (FhPreset preset)
{
  return presets[preset].id;
}

bool
fh_preset_from_id (const char *id, FhPreset *preset)
{
  for (int i = 0; i < FH_N_PRESETS; i++)
    if (strcmp (presets[i].id, id) == 0)
      {
        *preset = (FhPreset) i;
        return true;
      }
  return false;
}

int
fh_rules_defence_points (const FhRules *rules, int total, int points)
{
  int room = rules->target - FH_DEFENCE_STOP - total;

  if (!rules->defence_limit || rules->deals > 0 || points <= room)
    return points;
  return room > 0 ? room : 0;
}

uint8_t
fh_rules_side_seats (const FhRules *rules, int side)
{
  uint8_t seats = 0;

  for (int seat = 0; seat < rules->n_seats; seat++)
    if (rules->side_of[seat] == side)
      seats |= fh_seat_bit (seat);
  return seats;
}

bool
fh_rules_has_dummies (const FhRules *rules)
{
  return rules->n_callers < rules->n_seats;
}

int
fh_rules_player (const FhRules *rules, int seat)
{
  return seat % rules->n_callers;
}

int
fh_rules_partner (const FhRules *rules, int seat)
{
  return rules->n_seats == 4 ? (seat + 2) % 4 : -1;
}
