/* fh-request.c: what a browser asks for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-request.h"

#include <string.h>

#define END "\r\n\r\n"

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
