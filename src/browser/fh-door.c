/* fh-door.c: what a browser asks for, and who may have it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-door.h"

#include <string.h>
#include <sys/random.h>

/* --- What is asked --- */

#define END "\r\n\r\n"

/* The length of the key of a web socket, 16 bytes in base64. */
#define KEY_LENGTH 24

/* Whether all of @text are characters of a method or of a header's name. */
static gboolean
is_token (const char *text)
{
  for (const char *c = text; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c) && strchr ("!#$%&'*+-.^_`|~", *c) == NULL)
      return FALSE;
  return *text != '\0';
}

/* Whether @length bytes are lines of text: no control character but the ends of the lines. */
static gboolean
is_text (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    {
      gboolean is_end = text[i] == '\r' && i + 1 < length && text[i + 1] == '\n';
      if (is_end)
        i++;
      else if (g_ascii_iscntrl (text[i]) && text[i] != '\t')
        return FALSE;
    }
  return TRUE;
}

static gboolean
parse_first_line (FhRequest *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 4);

  if (g_strv_length (words) != 3 || !is_token (words[0]) || words[1][0] != '/'
      || (!g_str_equal (words[2], "HTTP/1.1") && !g_str_equal (words[2], "HTTP/1.0")))
    return FALSE;
  self->method = g_strdup (words[0]);
  self->path = g_strndup (words[1], strcspn (words[1], "?"));
  return TRUE;
}

/* Keeps the header of @line if it matters. */
static gboolean
parse_header (FhRequest *self, const char *line)
{
  const struct
  {
    const char *name;
    char **value;
  } kept[] = {
    { "Host", &self->host },
    { "Origin", &self->origin },
    { "Upgrade", &self->upgrade },
    { "Sec-WebSocket-Key", &self->key },
  };
  const char *colon = strchr (line, ':');

  if (colon == NULL)
    return FALSE;
  g_autofree char *name = g_strndup (line, colon - line);
  if (!is_token (name))
    return FALSE;
  /* What announces a body: there is none to be had, and what follows the head is not read. */
  if (g_ascii_strcasecmp (name, "Content-Length") == 0
      || g_ascii_strcasecmp (name, "Transfer-Encoding") == 0)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    if (g_ascii_strcasecmp (name, kept[i].name) == 0)
      {
        if (*kept[i].value != NULL)
          return FALSE;
        *kept[i].value = g_strstrip (g_strdup (colon + 1));
      }
  return TRUE;
}

FhRequest *
fh_request_parse (const char *head, gsize length)
{
  gsize end = strlen (END);

  if (length < end || memcmp (head + length - end, END, end) != 0 || !is_text (head, length))
    return NULL;
  g_autoptr (FhRequest) self = g_new0 (FhRequest, 1);
  g_autofree char *text = g_strndup (head, length - end);
  g_auto (GStrv) lines = g_strsplit (text, "\r\n", -1);

  if (lines[0] == NULL || !parse_first_line (self, lines[0]))
    return NULL;
  for (guint i = 1; lines[i] != NULL; i++)
    if (!parse_header (self, lines[i]))
      return NULL;
  return g_steal_pointer (&self);
}

void
fh_request_free (FhRequest *self)
{
  if (self == NULL)
    return;
  g_free (self->method);
  g_free (self->path);
  g_free (self->host);
  g_free (self->origin);
  g_free (self->upgrade);
  g_free (self->key);
  g_free (self);
}

/* --- Who may ask it --- */

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
