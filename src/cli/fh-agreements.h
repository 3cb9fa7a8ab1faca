/* fh-agreements.h: the conventions by which the two sides of a command bid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-command.h"

/* Bits of FhConvention. */
typedef struct
{
  guint8 ours;       /* of the side that the command is about */
  guint8 theirs;     /* of all others */
  gboolean is_given; /* an option says what they are */
} FhAgreements;

/* Fills @agreements by @ours and @theirs, words of conventions, NULL-terminated or NULL; where
 * @rules are not NULL, all of them must fit the table.  Returns FH_EXIT_GO_ON, or
 * FH_EXIT_NOT_UNDERSTOOD with a message said. */
FhExit
fh_agreements_parse (FhAgreements *agreements, const FhRules *rules, char **ours, char **theirs);

/* Fills @agreed, as of FhTable, for a table by @rules; @side is ours. */
void fh_agreements_share_out (const FhAgreements *agreements,
                              const FhRules *rules,
                              int side,
                              guint8 agreed[FH_MAX_SEATS]);

/* The comments of a record that say what is @agreed, as of FhTable, at a table by @rules; "" for
 * nothing.  (transfer full) */
char *fh_agreements_tell (const FhRules *rules, const guint8 agreed[FH_MAX_SEATS]);

/* Fills @agreed, likewise, by what such comments say; @extras, of fh_extras_find(), may be NULL. */
void fh_agreements_hear (const char *extras, const FhRules *rules, guint8 agreed[FH_MAX_SEATS]);

/* The words of all conventions, with spaces, for help. */
char *fh_agreements_words (void);
