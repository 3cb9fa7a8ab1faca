/* fh-seat.h: seats, and sets of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A seat is a number from 0, clockwise; a set of seats has a bit for each.  Whoever asks a set for
 * a seat asks here: what is no seat, such as FH_SEAT_NONE or the -1 of fh_rules_partner(), is in no
 * set, where a shift by it would be undefined.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#define FH_MAX_SEATS 6
#define FH_SEAT_NONE 0xff

/* The set of @seat alone; the empty set for what is no seat. */
static inline uint8_t
fh_seat_bit (int seat)
{
  return seat >= 0 && seat < FH_MAX_SEATS ? (uint8_t) (1u << seat) : 0;
}

/* Whether @seat is one of @seats; false for what is no seat. */
static inline bool
fh_seats_have (unsigned seats, int seat)
{
  return (unsigned) seat < FH_MAX_SEATS && (seats >> seat & 1u);
}

/* @seats without @seat; all of them for what is no seat. */
static inline uint8_t
fh_seats_without (unsigned seats, int seat)
{
  return (uint8_t) (seats & ~(unsigned) fh_seat_bit (seat));
}

/* The first @n seats, from 0 to FH_MAX_SEATS of them: all of a table of @n. */
static inline uint8_t
fh_seats_first (int n)
{
  return (uint8_t) ((1u << n) - 1);
}
