/* fh-last-trick.h: the trick before this one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-art.h"
#include "fh-sentences.h"

G_BEGIN_DECLS

/* The last finished trick of @scene, card by card from the one that led, with who played it and
 * who won it: the child of a popover.  NULL before the first trick is over. */
GtkWidget *fh_last_trick_new (FhCardArt *art, const FhScene *scene);

G_END_DECLS
