/* laws-fixture.h: a running game in which slips happen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"

/* The person on seat 0 has hearts, dealer @dealer; laws are @laws. */
#define DEAL(dealer, laws)                                                                         \
  "500 1\nrules american-4\noption laws " laws "\n"                                                \
  "seed xoshiro256ss 00000000000000000000000000000001\n\n"                                         \
  "deal " dealer "\n"                                                                              \
  "hand 0 KS AH QH JD 7H 9C 7S 9S 9H 10H\n"                                                        \
  "hand 1 10C 4D 6H AD 6D QS 5H 10S QD JS\n"                                                       \
  "hand 2 9D 8H 7D 5C 7C AC AS 5D KH JC\n"                                                         \
  "hand 3 8C QC 8S 6S JO 6C KC 10D KD 8D\n"                                                        \
  "kitty 4H JH 5S\n"

/* Seven hearts by the person, who has kept both black suits. */
#define AUCTION "bid 0 7H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 4H 7S 5S\n"
#define HEARTS  DEAL ("3", "table") AUCTION

typedef struct
{
  FhGame *game;
  GString *said; /* by the laws, a line each */
} LawsFixture;

/* The game that @text leads to, with time running.  Computer players take @delay milliseconds. */
void laws_begin (LawsFixture *fixture, const char *text, guint delay);

/* Ends the game, and waits until whoever was thinking has let it go. */
void laws_end (LawsFixture *fixture);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LawsFixture, laws_end)

/* Runs until something waits for the person. */
void laws_wait_for_person (LawsFixture *fixture);

/* Does @action, which must be allowed. */
void laws_act (LawsFixture *fixture, FhAction action);

/* The table of the game. */
const FhTable *laws_table (LawsFixture *fixture);

/* Asserts that the laws have said @words. */
void laws_assert_said (LawsFixture *fixture, const char *words);

/* What the tutor says about the moment, and where the help says more. */
void laws_assert_explained (LawsFixture *fixture,
                            const char *heading,
                            const char *words,
                            const char *help);

/* That the tutor lists @words among what is so because of slips, with the place @help. */
void laws_assert_listed (LawsFixture *fixture, const char *words, const char *help);
