/* fh-trick-packets.h: the tricks that a player has won, as packets to be counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_TRICK_PACKETS (fh_trick_packets_get_type ())
G_DECLARE_FINAL_TYPE (FhTrickPackets, fh_trick_packets, FH, TRICK_PACKETS, GtkWidget)

/**
 * FhTrickPackets:
 *
 * A small packet for each trick, laid crosswise in turn as on a real table; after five comes a
 * gap.  A screen reader hears the number.
 *
 * CSS node: `packets`.
 */
GtkWidget *fh_trick_packets_new (void);

/* How many tricks there are, 0 to 10. */
void fh_trick_packets_set_count (FhTrickPackets *self, int count);
