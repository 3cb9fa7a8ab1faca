/* fh-wire.c: bytes from and to sockets, within limits of size and time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-wire.h"

#include <string.h>

#define HEAD_END "\r\n\r\n"

/* What is still read, and for how long, before a socket is closed. */
#define LAST_BYTES   65536
#define LAST_SECONDS 1

/* Waits until there is something to read, at most until @end on the clock. */
static gboolean
wait_until (GSocket *socket, gint64 end)
{
  gint64 left = end - g_get_monotonic_time ();

  return left > 0 && g_socket_condition_timed_wait (socket, G_IO_IN, left, NULL, NULL);
}

FhHead
fh_wire_read_head (GSocket *socket, GString *head, gsize limit, guint first, guint seconds)
{
  gint64 begin = g_get_monotonic_time ();
  char bytes[1024];

  while (TRUE)
    {
      const char *found = strstr (head->str, HEAD_END);
      if (found != NULL)
        {
          gsize length = (gsize) (found - head->str) + strlen (HEAD_END);
          gboolean is_all = length == head->len;
          g_string_truncate (head, length);
          return is_all ? FH_HEAD_READ : FH_HEAD_TRAILED;
        }
      /* A NUL would hide the end, and has no place here. */
      if (head->len >= limit || strlen (head->str) < head->len)
        return FH_HEAD_TOO_LONG;
      if (!wait_until (socket, begin + (head->len == 0 ? first : seconds) * G_USEC_PER_SEC))
        return FH_HEAD_LATE;
      gssize n =
          g_socket_receive (socket, bytes, MIN (sizeof bytes, limit - head->len), NULL, NULL);
      if (n <= 0)
        return FH_HEAD_CLOSED;
      g_string_append_len (head, bytes, n);
    }
}

GBytes *
fh_wire_read_all (GSocket *socket, gsize limit)
{
  g_autoptr (GByteArray) all = g_byte_array_new ();
  guint8 bytes[8192];
  gssize n;

  while ((n = g_socket_receive (socket, (char *) bytes, sizeof bytes, NULL, NULL)) > 0
         && all->len + (gsize) n <= limit)
    g_byte_array_append (all, bytes, (guint) n);
  return n == 0 ? g_byte_array_free_to_bytes (g_steal_pointer (&all)) : NULL;
}

gboolean
fh_wire_write (GSocket *socket, const void *bytes, gsize length)
{
  const char *rest = bytes;

  while (length > 0)
    {
      gssize n = g_socket_send (socket, rest, length, NULL, NULL);
      if (n <= 0)
        return FALSE;
      rest += n;
      length -= (gsize) n;
    }
  return TRUE;
}

/* Passes on what @from says until it or @to closes. */
static void
pass_on (GSocketConnection *from, GSocketConnection *to)
{
  g_output_stream_splice (g_io_stream_get_output_stream (G_IO_STREAM (to)),
                          g_io_stream_get_input_stream (G_IO_STREAM (from)),
                          G_OUTPUT_STREAM_SPLICE_NONE, NULL, NULL);
  g_socket_shutdown (g_socket_connection_get_socket (from), TRUE, TRUE, NULL);
  g_socket_shutdown (g_socket_connection_get_socket (to), TRUE, TRUE, NULL);
}

typedef struct
{
  GSocketConnection *one;
  GSocketConnection *other;
} FhPair;

static gpointer
pass_back_cb (gpointer data)
{
  FhPair *pair = data;

  pass_on (pair->other, pair->one);

  return NULL;
}

void
fh_wire_join (GSocketConnection *one, GSocketConnection *other)
{
  FhPair pair = { one, other };

  g_socket_set_timeout (g_socket_connection_get_socket (one), 0);
  g_socket_set_timeout (g_socket_connection_get_socket (other), 0);
  GThread *back = g_thread_new ("back", pass_back_cb, &pair);
  pass_on (one, other);
  g_thread_join (back);
}

void
fh_wire_end (GSocket *socket)
{
  gint64 end = g_get_monotonic_time () + LAST_SECONDS * G_USEC_PER_SEC;
  char bytes[1024];
  gsize total = 0;
  gssize n = 1;

  g_socket_shutdown (socket, FALSE, TRUE, NULL);
  while (n > 0 && total < LAST_BYTES && wait_until (socket, end))
    {
      n = g_socket_receive (socket, bytes, sizeof bytes, NULL, NULL);
      total += n > 0 ? (gsize) n : 0;
    }
}
