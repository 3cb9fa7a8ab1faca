/* fh-browser-main.c: serves the window to a browser on this machine, and to nobody else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GTK's Broadway daemon answers whoever asks.  So it listens on a socket in a private folder, and
 * this program stands before it: it listens on a port of this machine, prints the address with its
 * secret, and passes on what knows it.  Each connection is asked once, gets one answer and is
 * closed, except the one web socket that the page needs.
 */
#include <gio/gio.h>
#include <gio/gunixsocketaddress.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>

#include "fh-browser-resources.h"
#include "fh-door.h"
#include "fh-wire.h"

#define FIRST_PORT 8085
#define N_PORTS    100
#define BACKLOG    128 /* who comes in a crowd */
/* A browser sends the cookies of everything else on this machine too. */
#define MAX_HEAD 16384
/* A browser that has asked for nothing when this is over asks once more. */
#define FIRST_SECONDS 1
#define HEAD_SECONDS  5
/* For how long a socket may say, or take, nothing. */
#define SILENT_SECONDS 5
#define MAX_SCRIPT     (4 * 1024 * 1024)

/* What is told to people; src/run, which starts this, speaks English too. */
#define CLOSED  "Five Hundred is shown only at the whole address that it printed when it started."
#define GONE    "Five Hundred has ended."
#define STRANGE "This is not a request of a browser."

/* --- Where those stand who have not shown the secret ---
 *
 * Anybody on this machine can come in and say nothing.  There are places for so many; when one more
 * comes, the one who has stood there longest goes.  So those who wait for nothing cannot keep out
 * the one who knows the secret: he says it at once, and is not in the hall any more. */

#define N_PLACES 64

typedef struct
{
  GMutex mutex;
  GQueue sockets; /* the longest first; each is its visitor's, until he leaves */
} FhHall;

/* Takes in the one on @socket, who calls leave_hall() before he lets go of it.  May shut the
 * socket of another, who then reads that its other side has gone. */
static void
enter_hall (FhHall *self, GSocket *socket)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  g_queue_push_tail (&self->sockets, socket);
  if (self->sockets.length > N_PLACES)
    g_socket_shutdown (g_queue_pop_head (&self->sockets), TRUE, TRUE, NULL);
}

/* Lets the one on @socket go on, or home; once is enough. */
static void
leave_hall (FhHall *self, GSocket *socket)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  g_queue_remove (&self->sockets, socket);
}

/* --- Answers --- */

typedef struct
{
  FhDoor door;
  const char *backend; /* the socket of the daemon */
  FhHall hall;
} FhServer;

static void
answer (GSocket *socket, const char *status, const char *type, const char *host, GBytes *body)
{
  g_autoptr (GString) head = g_string_new (NULL);
  gsize length;
  const void *bytes = g_bytes_get_data (body, &length);

  g_string_append_printf (
      head,
      "HTTP/1.1 %s\r\n"
      "Content-Type: %s; charset=utf-8\r\n"
      "Content-Length: %" G_GSIZE_FORMAT "\r\n"
      "Connection: close\r\n"
      "Cache-Control: no-store\r\n"
      "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; "
      "img-src blob: data:; connect-src%s%s; base-uri 'none'; form-action 'none'; "
      "frame-ancestors 'none'\r\n"
      "Cross-Origin-Opener-Policy: same-origin\r\n"
      "Cross-Origin-Resource-Policy: same-origin\r\n"
      "Referrer-Policy: no-referrer\r\n"
      "X-Content-Type-Options: nosniff\r\n"
      "X-Frame-Options: DENY\r\n"
      "\r\n",
      status, type, length, host != NULL ? " ws://" : " 'none'", host != NULL ? host : "");
  if (fh_wire_write (socket, head->str, head->len))
    fh_wire_write (socket, bytes, length);
}

static void
refuse (GSocket *socket, const char *status, const char *sentence)
{
  g_autofree char *line = g_strconcat (sentence, "\n", NULL);
  g_autoptr (GBytes) body = g_bytes_new (line, strlen (line));

  answer (socket, status, "text/plain", NULL, body);
}

static void
answer_resource (GSocket *socket, const char *name, const char *type, const char *host)
{
  g_autofree char *path = g_strconcat ("/browser/", name, NULL);
  g_autoptr (GBytes) body = g_resources_lookup_data (path, 0, NULL);

  answer (socket, "200 OK", type, host, body);
}

/* --- What the daemon is asked --- */

/* Asks the daemon for @path, with @headers each with the end of its line.  NULL if it has gone. */
static GSocketConnection *
ask_backend (FhServer *self, const char *path, const char *host, const char *headers)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new (self->backend);
  g_autofree char *head =
      g_strdup_printf ("GET %s HTTP/1.1\r\nHost: %s\r\n%s\r\n", path, host, headers);

  g_socket_client_set_timeout (client, SILENT_SECONDS);
  g_autoptr (GSocketConnection) connection =
      g_socket_client_connect (client, G_SOCKET_CONNECTABLE (address), NULL, NULL);
  if (connection == NULL
      || !fh_wire_write (g_socket_connection_get_socket (connection), head, strlen (head)))
    return NULL;
  return g_steal_pointer (&connection);
}

/* The toolkit's script, or NULL. */
static GBytes *
read_script (FhServer *self, const char *host)
{
  g_autoptr (GSocketConnection) backend =
      ask_backend (self, "/broadway.js", host, "Connection: close\r\n");
  g_autoptr (GBytes) reply =
      backend != NULL ? fh_wire_read_all (g_socket_connection_get_socket (backend), MAX_SCRIPT)
                      : NULL;
  gsize length = 0;
  const char *bytes = reply != NULL ? g_bytes_get_data (reply, &length) : NULL;
  const char *end = bytes != NULL ? g_strstr_len (bytes, (gssize) length, "\r\n\r\n") : NULL;

  if (end == NULL || !g_str_has_prefix (bytes, "HTTP/1.") || strncmp (bytes + 8, " 200", 4) != 0)
    return NULL;
  gsize start = (gsize) (end - bytes) + 4;
  return g_bytes_new_from_bytes (reply, start, length - start);
}

static void
open_socket (FhServer *self, GSocketConnection *connection, const FhRequest *request)
{
  g_autofree char *headers = g_strdup_printf ("Connection: Upgrade\r\n"
                                              "Upgrade: websocket\r\n"
                                              "Origin: %s\r\n"
                                              "Sec-WebSocket-Key: %s\r\n"
                                              "Sec-WebSocket-Protocol: broadway\r\n"
                                              "Sec-WebSocket-Version: 13\r\n",
                                              request->origin, request->key);
  g_autoptr (GSocketConnection) backend = ask_backend (self, "/socket", request->host, headers);

  if (backend != NULL)
    fh_wire_join (connection, backend);
  else
    refuse (g_socket_connection_get_socket (connection), "502 Bad Gateway", GONE);
}

/* --- What browsers ask --- */

static void
attend (FhServer *self,
        GSocketConnection *connection,
        const FhRequest *request,
        gboolean is_trailed)
{
  GSocket *socket = g_socket_connection_get_socket (connection);
  FhDoorAnswer door = fh_door_ask (&self->door, request);

  if (door != FH_DOOR_REFUSED)
    leave_hall (&self->hall, socket);
  switch (door)
    {
    case FH_DOOR_PAGE:
      answer_resource (socket, "window.html", "text/html", request->host);
      break;
    case FH_DOOR_SCRIPT:
      answer_resource (socket, "window.js", "text/javascript", request->host);
      break;
    case FH_DOOR_TOOLKIT:
      {
        g_autoptr (GBytes) script = read_script (self, request->host);
        if (script != NULL)
          answer (socket, "200 OK", "text/javascript", request->host, script);
        else
          refuse (socket, "502 Bad Gateway", GONE);
      }
      break;
    case FH_DOOR_SOCKET:
      /* A browser waits for the answer before it goes on. */
      if (is_trailed)
        refuse (socket, "400 Bad Request", STRANGE);
      else
        open_socket (self, connection, request);
      break;
    case FH_DOOR_UNKNOWN:
      refuse (socket, "404 Not Found", "There is nothing here.");
      break;
    case FH_DOOR_REFUSED:
    default:
      refuse (socket, "403 Forbidden", CLOSED);
      break;
    }
}

typedef struct
{
  FhServer *server;
  GSocketConnection *connection;
} FhVisit;

static gpointer
visit_cb (gpointer data)
{
  g_autofree FhVisit *visit = data;
  FhServer *self = visit->server;
  g_autoptr (GSocketConnection) connection = visit->connection;
  GSocket *socket = g_socket_connection_get_socket (connection);
  g_autoptr (GString) head = g_string_new (NULL);
  g_autoptr (FhRequest) request = NULL;

  g_socket_set_timeout (socket, SILENT_SECONDS);
  g_socket_set_option (socket, IPPROTO_TCP, TCP_NODELAY, TRUE, NULL);
  FhHead got = fh_wire_read_head (socket, head, MAX_HEAD, FIRST_SECONDS, HEAD_SECONDS);
  if (got == FH_HEAD_READ || got == FH_HEAD_TRAILED)
    request = fh_request_parse (head->str, head->len);

  if (request != NULL)
    attend (self, connection, request, got == FH_HEAD_TRAILED);
  else if (got == FH_HEAD_TOO_LONG)
    refuse (socket, "431 Request Header Fields Too Large", "This request is too long.");
  else if (got == FH_HEAD_LATE)
    refuse (socket, "408 Request Timeout", "This request took too long.");
  else if (got != FH_HEAD_CLOSED)
    refuse (socket, "400 Bad Request", STRANGE);
  fh_wire_end (socket);
  leave_hall (&self->hall, socket);
  return NULL;
}

/* GThreadedSocketService does as much, but in GLib 2.74 it can crash when it has as many threads as
 * it may have. */
static gboolean
incoming_cb (GSocketService *service,
             GSocketConnection *connection,
             GObject *source,
             FhServer *self)
{
  FhVisit *visit = g_new (FhVisit, 1);
  visit->server = self;
  visit->connection = g_object_ref (connection);
  enter_hall (&self->hall, g_socket_connection_get_socket (connection));
  g_thread_unref (g_thread_new ("visit", visit_cb, visit));
  return TRUE;
}

/* --- */

/* Listens on the first port that is free.  Returns it, or 0. */
static guint16
listen_somewhere (GSocketListener *listener, GError **error)
{
  g_autoptr (GInetAddress) here = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);

  for (guint16 port = FIRST_PORT; port < FIRST_PORT + N_PORTS; port++)
    {
      g_autoptr (GSocketAddress) address = g_inet_socket_address_new (here, port);
      g_clear_error (error);
      if (g_socket_listener_add_address (listener, address, G_SOCKET_TYPE_STREAM,
                                         G_SOCKET_PROTOCOL_TCP, NULL, NULL, error))
        return port;
    }
  return 0;
}

int
main (int argc, char *argv[])
{
  FhServer server = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GSocketService) service = g_socket_service_new ();

  if (argc != 2)
    {
      g_printerr ("Usage: %s SOCKET\n"
                  "Serves the window of the Broadway daemon that listens on SOCKET.\n",
                  argv[0]);
      return 2;
    }
  server.backend = argv[1];
  g_resources_register (fh_browser_get_resource ());
  g_socket_listener_set_backlog (G_SOCKET_LISTENER (service), BACKLOG);
  guint16 port = listen_somewhere (G_SOCKET_LISTENER (service), &error);
  if (port == 0 || !fh_door_init (&server.door, port))
    {
      g_printerr ("%s\n", error != NULL ? error->message : "The system has no random numbers.");
      return 1;
    }
  g_signal_connect (service, "incoming", G_CALLBACK (incoming_cb), &server);

  g_autofree char *address = fh_door_dup_address (&server.door);
  g_print ("%s\n", address);
  g_main_loop_run (loop);
  return 0;
}
