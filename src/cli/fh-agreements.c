/* fh-agreements.c: the conventions by which the two sides of a command bid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-agreements.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-convention.h"
#include "fh-extras.h"

char *
fh_agreements_words (void)
{
  GString *words = g_string_new (NULL);

  for (int i = 0; i < FH_N_CONVENTIONS; i++)
    g_string_append_printf (words, i == 0 ? "%s" : " %s", fh_convention_word ((FhConvention) i));
  return g_string_free (words, FALSE);
}

static FhExit
parse (char **words, const FhRules *rules, guint8 *bits)
{
  *bits = 0;
  for (; words != NULL && *words != NULL; words++)
    {
      FhConvention convention;
      g_autofree char *shown = fh_command_quote (*words);

      if (!fh_convention_from_word (*words, &convention))
        {
          g_autofree char *known = fh_agreements_words ();

          /* Translators: %1$s is what was given as the name of a convention of bidding, %2$s the
           * names that there are. */
          return fh_command_misunderstand (_ ("there is no convention “%1$s”, only: %2$s"), shown,
                                           known);
        }
      if (rules != NULL && !fh_convention_fits (rules, convention))
        /* Translators: %s is the name of a convention of bidding. */
        return fh_command_misunderstand (_ ("the convention “%s” means nothing at this table"),
                                         shown);
      *bits |= (guint8) FH_CONVENTION_BIT (convention);
    }
  return FH_EXIT_GO_ON;
}

FhExit
fh_agreements_parse (FhAgreements *agreements, const FhRules *rules, char **ours, char **theirs)
{
  FhExit result = parse (ours, rules, &agreements->ours);

  agreements->is_given = ours != NULL || theirs != NULL;
  return result == FH_EXIT_GO_ON ? parse (theirs, rules, &agreements->theirs) : result;
}

void
fh_agreements_share_out (const FhAgreements *agreements,
                         const FhRules *rules,
                         int side,
                         guint8 agreed[FH_MAX_SEATS])
{
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    agreed[seat] = seat >= rules->n_callers       ? 0
                   : rules->side_of[seat] == side ? agreements->ours
                                                  : agreements->theirs;
}

char *
fh_agreements_tell (const FhRules *rules, const guint8 agreed[FH_MAX_SEATS])
{
  FhSeating seating = { 0 };

  memcpy (seating.agreed, agreed, sizeof seating.agreed);
  return fh_extras_dup_agreed (&seating, rules->n_callers);
}

void
fh_agreements_hear (const char *extras, const FhRules *rules, guint8 agreed[FH_MAX_SEATS])
{
  FhSeating seating = { 0 };

  fh_extras_take_agreed (extras, &seating, rules->n_callers);
  memcpy (agreed, seating.agreed, sizeof seating.agreed);
}
