/* fh-door.h: what a browser asks for, and who may see and drive the window that is served to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever reaches the port of this machine can ask: its other users, and, through the browser, each
 * page that is open there.  So there is a secret in the path of the address.  It is not kept in a
 * cookie, because a browser sends the cookies of a host to all of the host's ports.
 */
#pragma once

#include <glib.h>

/* --- What is asked --- */

/* The head of a request, in so far as it matters here. */
typedef struct
{
  char *method;
  char *path; /* as it was sent, without what follows a question mark */
  /* As they were sent, or NULL: each may be sent once. */
  char *host;
  char *origin;
  char *upgrade;
  char *key; /* of a web socket */
} FhRequest;

/* Reads @head, which ends after the line that ends it.  Returns NULL if it is not plainly what
 * HTTP/1.1 has for a request without a body: where readers could differ nothing is guessed.
 * (transfer full) */
FhRequest *fh_request_parse (const char *head, gsize length);

void fh_request_free (FhRequest *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhRequest, fh_request_free)

/* --- Who may ask it --- */

typedef struct
{
  guint16 port;
  char secret[33]; /* 128 random bits in hexadecimal digits */
} FhDoor;

typedef enum
{
  FH_DOOR_REFUSED,
  FH_DOOR_UNKNOWN, /* asked by the right one, for what there is not */
  FH_DOOR_PAGE,
  FH_DOOR_SCRIPT,  /* our own part of the page */
  FH_DOOR_TOOLKIT, /* the toolkit's part of it */
  FH_DOOR_SOCKET,
} FhDoorAnswer;

/* Makes a new secret for @port of this machine.  Returns FALSE if the system has no randomness. */
gboolean fh_door_init (FhDoor *self, guint16 port);

/* The address to open in the browser.  (transfer full) */
char *fh_door_dup_address (const FhDoor *self);

/* Whether @request may have what it asks for. */
FhDoorAnswer fh_door_ask (const FhDoor *self, const FhRequest *request);
