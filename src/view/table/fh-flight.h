/* fh-flight.h: a card on its way across the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-widget.h"

G_BEGIN_DECLS

typedef struct _FhFlight FhFlight;

/* Called when the card has arrived. */
typedef void (*FhFlightDone) (FhFlight *flight, gpointer user_data);

/* A card of @seat, a child of @parent, whose allocation @parent asks fh_flight_get_box() for.  The
 * flight owns the card as child: free with fh_flight_free(), which takes it off the table. */
FhFlight *fh_flight_new (GtkWidget *parent, int seat);
void fh_flight_free (FhFlight *flight);

FhCardWidget *fh_flight_get_card (FhFlight *flight);
int fh_flight_get_seat (FhFlight *flight);

/* Starts at @from, in the coordinates of the parent, and arrives after @duration milliseconds at
 * the box that fh_flight_get_box() is given; at once if that is 0, or nothing is to move.  @fades:
 * the card vanishes on its way. */
void fh_flight_start (FhFlight *flight,
                      const graphene_rect_t *from,
                      guint duration,
                      gboolean fades,
                      FhFlightDone done,
                      gpointer user_data);

/* Where the card is now, on its way to @to. */
graphene_rect_t fh_flight_get_box (FhFlight *flight, const graphene_rect_t *to);

G_END_DECLS
