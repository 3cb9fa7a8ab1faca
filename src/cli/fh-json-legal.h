/* fh-json-legal.h: what is to be done next, as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-json.h"
#include "fh-seat-view.h"

/* Adds the number of @seat, null for FH_SEAT_NONE; @name as for all of fh-json.h. */
void fh_json_seat (FhJson *json, const char *name, guint seat);

/* The cards that are @legal as records write them, a joker with each suit that it may name; to be
 * freed. */
GStrv fh_json_list_cards (const FhLegal *legal);

/* Adds an object: that @seat, who plays by @rules, is to act, what is @legal then and how much of
 * it is to be given, and what the laws of the table allow besides, @rights. */
void fh_json_legal (FhJson *json,
                    const char *name,
                    const FhRules *rules,
                    guint seat,
                    const FhLegal *legal,
                    const FhRights *rights);
