/* fh-flight.h: a card on its way across the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-widget.h"

typedef struct _FhFlight FhFlight;

/* Called when the card has arrived. */
typedef void (*FhFlightDone) (FhFlight *flight, gpointer user_data);

/* A card of @seat, a child of the parent of @lid below that, which the parent allocates with
 * fh_flight_allocate().  The flight owns the card as child: free with fh_flight_free(), which takes
 * it off the table. */
FhFlight *fh_flight_new (GtkWidget *lid, int seat);
void fh_flight_free (FhFlight *flight);

FhCardWidget *fh_flight_get_card (FhFlight *flight);
int fh_flight_get_seat (FhFlight *flight);

/* How a card goes: it waits for @delay milliseconds where it is, takes @duration milliseconds, and
 * vanishes on its way if it @fades. */
typedef struct
{
  guint delay;
  guint duration;
  gboolean fades;
} FhFlightWay;

/* Starts at @from, in the coordinates of the parent, for where fh_flight_allocate() has it arrive;
 * at once if that takes no time, or nothing is to move. */
void fh_flight_start (FhFlight *flight,
                      const graphene_rect_t *from,
                      const FhFlightWay *way,
                      FhFlightDone done,
                      gpointer user_data);

/* Whether the card is on its way yet. */
gboolean fh_flight_is_moving (FhFlight *flight);

/* Has the card arrive now. */
void fh_flight_finish (FhFlight *flight);

/* Allocates the card, which is @width pixels wide where it lies, on its way to @to.  Without a
 * width it is not to be seen. */
void fh_flight_allocate (FhFlight *flight, int width, const graphene_rect_t *to);
