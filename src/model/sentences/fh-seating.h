/* fh-seating.h: who sits where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "fh-rules.h"

#define FH_SEATING_LEVEL_SIZE 24
#define FH_SEATING_NAME_SIZE  128
#define FH_SEATING_FACE_SIZE  16

/* In place of a face: the first letter of the name. */
#define FH_SEATING_LETTER "letter"

/**
 * FhSeating:
 *
 * A value: copy it to keep it.  `level` is empty for a person, else the word for a computer player
 * (as fh_computer_player() knows it, such as "strong-bold").  `name`
 * is UTF-8, and empty where the program chooses what to call the player: then a computer player is
 * `called` so and `drawn` so, if that is not empty, whatever language is spoken later.  `face` is
 * the word of a drawing, or FH_SEATING_LETTER; empty where the program chooses (fh_scene_face()).
 * `agreed` is what the seat has agreed with its partners on the meaning of calls, as of FhTable:
 * nothing unless somebody has chosen it.
 */
typedef struct
{
  struct
  {
    char level[FH_SEATING_LEVEL_SIZE];
    char name[FH_SEATING_NAME_SIZE];
    char called[FH_SEATING_NAME_SIZE];
    char drawn[FH_SEATING_FACE_SIZE];
    char face[FH_SEATING_FACE_SIZE];
  } seats[FH_MAX_SEATS];
  guint8 agreed[FH_MAX_SEATS];
} FhSeating;

/* A person at seat 0, partners and opponents by computers of the two levels, nobody named. */
void fh_seating_init (FhSeating *seating,
                      const FhRules *rules,
                      const char *partner_level,
                      const char *opponent_level);

/* Puts a computer player of @level, or a person if it is NULL or empty, on @seat. */
void fh_seating_set_level (FhSeating *seating, int seat, const char *level);

/* Puts a computer player where there is a second person, for whom the game would wait for ever; and
 * has the owner of each dummy play its cards too (NZ-084): a dummy is played by a person where its
 * owner is one, and by the computer player of its owner else. */
void fh_seating_settle (FhSeating *seating, const FhRules *rules);

/* Has the partners of seat 0, itself among them, agree on @partners, words of conventions as of
 * fh_convention_word(), and all others on @opponents; either may be NULL.  What means nothing by
 * @rules is left out, and so are words that are not known. */
void fh_seating_set_conventions (FhSeating *seating,
                                 const FhRules *rules,
                                 const char *const *partners,
                                 const char *const *opponents);

/* Likewise for @seat alone, at whatever table. */
void fh_seating_set_agreed (FhSeating *seating, int seat, const char *const *words);

/* The words of what @seat has agreed on, NULL-terminated.  (transfer full) */
char **fh_seating_dup_agreed (const FhSeating *seating, int seat);

/* Calls the player on @seat @name; NULL or empty for the name that the program chooses.  A name
 * that is too long is cut between two characters. */
void fh_seating_set_name (FhSeating *seating, int seat, const char *name);

/* Likewise what the program calls a computer player who has no name, and draws him as. */
void fh_seating_set_called (FhSeating *seating, int seat, const char *name, const char *face);

/* Gives the player on @seat @face; NULL or empty for the one that the program chooses. */
void fh_seating_set_face (FhSeating *seating, int seat, const char *face);

/* Whether a person sits on @seat. */
gboolean fh_seating_is_person (const FhSeating *seating, int seat);
