/* fh-company.c: whom the person plays with, whatever the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-company.h"

struct _FhCompany
{
  char *person;
  char *partner;
  char *opponent;
  char **names;
  char **faces;
  char **ours;
  char **theirs;
};

FhCompany *
fh_company_new (const char *person,
                const char *partner,
                const char *opponent,
                const char *const *names,
                const char *const *faces,
                const char *const *ours,
                const char *const *theirs)
{
  FhCompany *company = g_atomic_rc_box_new0 (FhCompany);

  company->person = g_strdup (person);
  company->partner = g_strdup (partner);
  company->opponent = g_strdup (opponent);
  company->names = g_strdupv ((char **) names);
  company->faces = g_strdupv ((char **) faces);
  company->ours = g_strdupv ((char **) ours);
  company->theirs = g_strdupv ((char **) theirs);
  return company;
}

FhCompany *
fh_company_ref (FhCompany *company)
{
  return g_atomic_rc_box_acquire (company);
}

static void
clear (gpointer data)
{
  FhCompany *company = data;

  g_free (company->person);
  g_free (company->partner);
  g_free (company->opponent);
  g_strfreev (company->names);
  g_strfreev (company->faces);
  g_strfreev (company->ours);
  g_strfreev (company->theirs);
}

void
fh_company_unref (FhCompany *company)
{
  g_atomic_rc_box_release_full (company, clear);
}

void
fh_company_seat (const FhCompany *company, const FhRules *rules, FhSeating *seating)
{
  fh_seating_init (seating, rules, company->partner, company->opponent);
  fh_seating_set_conventions (seating, rules, (const char *const *) company->ours,
                              (const char *const *) company->theirs);
  fh_seating_set_name (seating, 0, company->person);
  for (int seat = 1; seat < rules->n_seats && company->names != NULL; seat++)
    {
      if (company->names[seat - 1] == NULL)
        break;
      fh_seating_set_name (seating, seat, company->names[seat - 1]);
    }
  for (int seat = 0; seat < rules->n_seats && company->faces != NULL; seat++)
    {
      if (company->faces[seat] == NULL)
        break;
      fh_seating_set_face (seating, seat, company->faces[seat]);
    }
}
