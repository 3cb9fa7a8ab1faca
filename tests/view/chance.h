/* chance.h: what the program leaves to chance, in a way that can be repeated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* g_test_init(), with the seed that stands in FH_TEST_SEED, if it does.  What was chosen without it
 * is told as `random seed`, and each test begins with it anew: the same one again, alone or not,
 * gets the same cards. */
void chance_init (int *argc, char ***argv);
