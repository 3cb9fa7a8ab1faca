/* fh-sentences-remark.h: what a teacher remarks on, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-remark.h"
#include "fh-sentences.h"

/* The remark in a sentence or two, said to the person of @scene.  (transfer full) */
char *fh_sentence_remark (const FhScene *scene, const FhRemark *remark);

/* The help page and section on what it is about. */
const char *fh_sentence_remark_help (const FhRemark *remark);
