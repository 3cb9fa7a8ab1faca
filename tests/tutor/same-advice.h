/* same-advice.h: whether two advices of the tutor say the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-advice.h"

/* Fails the test unless @a and @b say the same in every member of theirs, and of all that they
 * hold.  What lies behind the lists, and between the members, says nothing. */
void assert_same_advice (const FhAdvice *a, const FhAdvice *b);
