/* fh-seating.h: who sits where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "fh-rules.h"

G_BEGIN_DECLS

#define FH_SEATING_LEVEL_SIZE 24
#define FH_SEATING_NAME_SIZE  128

/**
 * FhSeating:
 *
 * A value: copy it to keep it.  `level` is empty for a person, else the word for a computer player
 * (as fh_computer_player() knows it, such as "strong-bold").  `name`
 * is UTF-8, and empty where the program chooses what to call the player ("You", "Left"...).
 */
typedef struct
{
  struct
  {
    char level[FH_SEATING_LEVEL_SIZE];
    char name[FH_SEATING_NAME_SIZE];
  } seats[FH_MAX_SEATS];
} FhSeating;

/* A person at seat 0, partners and opponents by computers of the two levels, nobody named. */
void fh_seating_init (FhSeating *seating,
                      const FhRules *rules,
                      const char *partner_level,
                      const char *opponent_level);

/* Puts a computer player of @level, or a person if it is NULL or empty, on @seat. */
void fh_seating_set_level (FhSeating *seating, int seat, const char *level);

/* Has the owner of each dummy play its cards too (NZ-084): a dummy is played by a person where its
 * owner is one, and by the computer player of its owner else. */
void fh_seating_give_dummies (FhSeating *seating, const FhRules *rules);

/* Calls the player on @seat @name; NULL or empty for the name that the program chooses.  A name
 * that is too long is cut between two characters. */
void fh_seating_set_name (FhSeating *seating, int seat, const char *name);

/* Whether a person sits on @seat. */
gboolean fh_seating_is_person (const FhSeating *seating, int seat);

G_END_DECLS
