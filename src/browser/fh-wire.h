/* fh-wire.h: bytes from and to sockets, within limits of size and time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of these block; each connection has a thread of its own.
 */
#pragma once

#include <gio/gio.h>

typedef enum
{
  FH_HEAD_READ,
  FH_HEAD_CLOSED, /* the other side has gone */
  FH_HEAD_LATE,
  FH_HEAD_TOO_LONG,
  FH_HEAD_TRAILED, /* it is read, and more came with it */
} FhHead;

/* Appends what comes from @socket to @head up to the empty line that ends the head of a request, of
 * at most @limit bytes; for @first seconds if nothing comes, and @seconds in all. */
FhHead fh_wire_read_head (GSocket *socket, GString *head, gsize limit, guint first, guint seconds);

/* Reads until the other side closes.  Returns NULL if that takes a while of silence, or more than
 * @limit bytes.  (transfer full) */
GBytes *fh_wire_read_all (GSocket *socket, gsize limit);

/* Returns FALSE if the other side does not take all of it. */
gboolean fh_wire_write (GSocket *socket, const void *bytes, gsize length);

/* Passes on what each side says to the other until one closes. */
void fh_wire_join (GSocketConnection *one, GSocketConnection *other);

/* Ends what is said on @socket, which can be closed then, so that the other side still reads what
 * was written to it: a system throws that away when something unread remains. */
void fh_wire_end (GSocket *socket);
