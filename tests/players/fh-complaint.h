/* fh-complaint.h: a position that stands for something players complain of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The positions are records in tests/data/positions.  Notes at the head of each say what is
 * complained of and what a good player may do there:
 *
 *   note complaint WORD         the kind, such as misere-defence
 *   note accepts CHOICE ...     the calls or cards that are right; JO stands for a joker that names
 *                               any suit, JO:D for one that names that one
 *   note refuses CHOICE ...     those that are wrong, where all others are a matter of taste
 *   note discards CARD ...      cards that must go
 *   note keeps CARD ...         cards that must not
 *   note beyond LEVEL ...       levels that are not asked: the position wants more looking ahead
 *   note principle TEXT         why, in a sentence
 */
#pragma once

#include <glib.h>

#include "fh-record.h"

typedef struct
{
  char *name;      /* of the file, without its ending */
  char *complaint; /* the words of the notes; NULL where there is no such note */
  char *accepts;
  char *refuses;
  char *discards;
  char *keeps;
  char *beyond;
  char *principle;
  FhState state; /* the position itself */
} FhComplaint;

/* All positions, in the order of their names; free the array, which owns them. */
GPtrArray *fh_complaints_load (void);

/* Whether a good player may do @action in @complaint. */
gboolean fh_complaint_accepts (const FhComplaint *complaint, const FhAction *action);

/* What @action says, such as "JO:D" or "9C 8C 6S".  Free it. */
char *fh_complaint_action_text (const FhAction *action);
