/* await.h: waiting for what happens in the main context, which ends with the place where it hangs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/* Seconds after which nothing that is waited for comes any more, however busy the machine is. */
#define AWAIT_MOST 300

typedef struct
{
  guint late; /* source */
} Await;

static inline gboolean
await_late_cb (gpointer place)
{
  g_error ("%s: waited %d seconds in vain", (const char *) place, AWAIT_MOST);
  return G_SOURCE_REMOVE;
}

static inline Await
await_begin (const char *place)
{
  return (Await){ g_timeout_add_seconds_full (G_PRIORITY_HIGH, AWAIT_MOST, await_late_cb,
                                              (gpointer) place, NULL) };
}

static inline void
await_end (Await *self)
{
  g_clear_handle_id (&self->late, g_source_remove);
}

/* Lets one thing happen; for the body of AWAIT_WHILE(). */
static inline void
await_next (void)
{
  g_main_context_iteration (NULL, TRUE);
}

/* Lets @n things happen, or as many as can happen at once. */
static inline void
await_turns (int n)
{
  for (int i = 0; i < n; i++)
    g_main_context_iteration (NULL, FALSE);
}

/* As the callback of something asked with the address of a GAsyncResult, NULL until then: gives it
 * the answer, of which there is one. */
static inline void
await_result_cb (GObject *source, GAsyncResult *result, gpointer answer)
{
  g_assert_null (*(GAsyncResult **) answer);
  *(GAsyncResult **) answer = g_object_ref (result);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Await, await_end)

/* A loop that fails with its place when it has not come to an end in time.  Its body may leave it
 * as that of any other loop. */
#define AWAIT_WHILE(condition) for (g_auto (Await) await_at = await_begin (G_STRLOC); (condition);)

/* Lets things happen until @condition holds. */
#define await(condition)                                                                           \
  G_STMT_START                                                                                     \
  {                                                                                                \
    AWAIT_WHILE (!(condition))                                                                     \
    await_next ();                                                                                 \
  }                                                                                                \
  G_STMT_END

/* Lets all happen that can happen at once. */
#define await_idle()                                                                               \
  G_STMT_START                                                                                     \
  {                                                                                                \
    AWAIT_WHILE (g_main_context_iteration (NULL, FALSE));                                          \
  }                                                                                                \
  G_STMT_END
