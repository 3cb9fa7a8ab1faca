/* fh-hall.c: where those stand who have not shown the secret.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-hall.h"

#define N_PLACES 64

void
fh_hall_enter (FhHall *self, GSocket *socket)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  g_queue_push_tail (&self->sockets, socket);
  if (self->sockets.length > N_PLACES)
    g_socket_shutdown (g_queue_pop_head (&self->sockets), TRUE, TRUE, NULL);
}

void
fh_hall_leave (FhHall *self, GSocket *socket)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  g_queue_remove (&self->sockets, socket);
}
