/* fh-company.h: whom the person plays with, whatever the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-seating.h"

/**
 * FhCompany:
 *
 * The person's name and the partners and opponents of the person's choice, from which the seating
 * for any rules follows.  It is counted and never changes, so that a task may hold it.
 */
typedef struct _FhCompany FhCompany;

/* @partner and @opponent are words for computer players, as FhSeating.level; @names what those on
 * the seats from 1 on are called, @faces those of all seats, as FhSeating.face, @ours and @theirs
 * what partners and opponents agree on, as of fh_seating_set_conventions().  All are copied;
 * @person and the lists may be NULL. (transfer full) */
FhCompany *fh_company_new (const char *person,
                           const char *partner,
                           const char *opponent,
                           const char *const *names,
                           const char *const *faces,
                           const char *const *ours,
                           const char *const *theirs);

FhCompany *fh_company_ref (FhCompany *company);
void fh_company_unref (FhCompany *company);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhCompany, fh_company_unref)

/* Fills @seating for a game by @rules. */
void fh_company_seat (const FhCompany *company, const FhRules *rules, FhSeating *seating);
