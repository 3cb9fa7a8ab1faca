/* fh-door.c: who may see and drive the window that is served to a browser.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-door.h"

#include <string.h>
#include <sys/random.h>

/* The length of the key of a web socket, 16 bytes in base64. */
#define KEY_LENGTH 24

gboolean
fh_door_init (FhDoor *self, guint16 port)
{
  guint8 bits[16];

  if (getrandom (bits, sizeof bits, 0) != (gssize) sizeof bits)
    return FALSE;
  self->port = port;
  for (guint i = 0; i < sizeof bits; i++)
    g_snprintf (self->secret + 2 * i, 3, "%02x", bits[i]);
  return TRUE;
}

char *
fh_door_dup_address (const FhDoor *self)
{
  return g_strdup_printf ("http://127.0.0.1:%u/%s/", self->port, self->secret);
}

/* A name of another machine may lead here too, and then its pages may talk to this address: so only
 * the names that are this machine's everywhere are known. */
static gboolean
is_own_host (const FhDoor *self, const char *host)
{
  g_autofree char *number = g_strdup_printf ("127.0.0.1:%u", self->port);
  g_autofree char *name = g_strdup_printf ("localhost:%u", self->port);

  return host != NULL && (g_str_equal (host, number) || g_str_equal (host, name));
}

/* Takes as long whatever is wrong, so that the secret cannot be found letter by letter. */
static gboolean
knows_secret (const FhDoor *self, const char *path)
{
  gsize length = strlen (self->secret);
  guint8 difference = 0;

  if (strlen (path) < length + 2 || path[0] != '/' || path[length + 1] != '/')
    return FALSE;
  for (gsize i = 0; i < length; i++)
    difference |= (guint8) (path[i + 1] ^ self->secret[i]);
  return difference == 0;
}

static gboolean
is_key (const char *key)
{
  return key != NULL && strlen (key) == KEY_LENGTH
         && strspn (key, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=")
                == KEY_LENGTH;
}

FhDoorAnswer
fh_door_ask (const FhDoor *self, const FhRequest *request)
{
  if (!g_str_equal (request->method, "GET") || !is_own_host (self, request->host))
    return FH_DOOR_REFUSED;
  /* A browser says truly which page asks, where it says it: always for a web socket. */
  g_autofree char *own_origin = g_strconcat ("http://", request->host, NULL);
  if (request->origin != NULL && !g_str_equal (request->origin, own_origin))
    return FH_DOOR_REFUSED;
  if (!knows_secret (self, request->path))
    return FH_DOOR_REFUSED;

  const char *name = request->path + strlen (self->secret) + 2;
  if (g_str_equal (name, "socket"))
    {
      gboolean is_socket = request->origin != NULL && request->upgrade != NULL
                           && g_ascii_strcasecmp (request->upgrade, "websocket") == 0
                           && is_key (request->key);
      return is_socket ? FH_DOOR_SOCKET : FH_DOOR_REFUSED;
    }
  if (request->upgrade != NULL)
    return FH_DOOR_REFUSED;
  if (*name == '\0')
    return FH_DOOR_PAGE;
  if (g_str_equal (name, "window.js"))
    return FH_DOOR_SCRIPT;
  if (g_str_equal (name, "broadway.js"))
    return FH_DOOR_TOOLKIT;
  return FH_DOOR_UNKNOWN;
}
