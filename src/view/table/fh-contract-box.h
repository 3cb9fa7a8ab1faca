/* fh-contract-box.h: what is being played, always in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-sentences.h"

#define FH_TYPE_CONTRACT_BOX (fh_contract_box_get_type ())
G_DECLARE_FINAL_TYPE (FhContractBox, fh_contract_box, FH, CONTRACT_BOX, GtkBox)

/**
 * FhContractBox:
 *
 * The contract large enough to be read from afar, by whom, for how many points, and how far it has
 * come.
 *
 * CSS nodes: `contract.table-box`[.narrow] with `label.title` and `label.line`.
 */
GtkWidget *fh_contract_box_new (void);

/* Shows the contract of @scene; @is_held: a trick that is over still lies on the table; @tells:
 * what the call has told is there for who points at it, or has it read. */
void fh_contract_box_update (FhContractBox *self,
                             const FhScene *scene,
                             gboolean is_held,
                             gboolean tells);

/* Whether there is little room. */
void fh_contract_box_set_narrow (FhContractBox *self, gboolean is_narrow);
