/* fh-request.h: what a browser asks for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

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

G_END_DECLS
