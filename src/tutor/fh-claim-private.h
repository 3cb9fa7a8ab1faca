/* fh-claim-private.h: what the files of the claims share among themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-claim.h"

/* --- How a claim turns out (fh-claim.c) --- */

/* A result that is @how, without more. */
FhClaimResult fh_claim_outcome (FhClaimOutcome how);

/* That of @claim, which without its "not-" @holds; and with the @number that was found. */
FhClaimResult fh_claim_truth (const FhClaim *claim, bool holds);
FhClaimResult fh_claim_found (const FhClaim *claim, bool holds, int number);

/* --- What the solver proves (fh-claim-solver.c) --- */

/* As fh_claim_prove(), for what the declarer's side gets by best play of everybody. */
FhClaimResult fh_claim_prove_end (FhCase *position, const FhAction *action, const FhClaim *claim);

/* How many tricks fewer than by the best choice the seat's side gets by @action. */
FhClaimResult fh_claim_prove_loss (FhCase *position, const FhAction *action, const FhClaim *claim);

/* As fh_claim_prove(), for who wins the trick in progress. */
FhClaimResult
fh_claim_prove_winner (FhCase *position, const FhAction *action, const FhClaim *claim);

/* Whether our side wins the trick of @action whatever the others do, or they do whatever we do; and
 * it is seen to happen. */
FhClaimResult fh_claim_prove_trick (FhCase *position, const FhAction *action, const FhClaim *claim);
