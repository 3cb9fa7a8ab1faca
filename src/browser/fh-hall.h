/* fh-hall.h: where those stand who have not shown the secret.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Anybody on this machine can come in and say nothing.  There are places for so many; when one more
 * comes, the one who has stood there longest goes.  So those who wait for nothing cannot keep out
 * the one who knows the secret: he says it at once, and is not in the hall any more.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  GMutex mutex;
  GQueue sockets; /* the longest first; each is its visitor's, until he leaves */
} FhHall;

/* Takes in the one on @socket, who calls fh_hall_leave() before he lets go of it.  May shut the
 * socket of another, who then reads that its other side has gone. */
void fh_hall_enter (FhHall *self, GSocket *socket);

/* Lets the one on @socket go on, or home; once is enough. */
void fh_hall_leave (FhHall *self, GSocket *socket);

G_END_DECLS
