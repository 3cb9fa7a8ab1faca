/* fh-bot-guard.h: a process that ends a bot with all that it has started.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A guard stands between the host and a bot, and does nothing until the bot has ended or the host
 * lets go of it, be it that the host was killed.  Then it ends what is left.
 *
 * On Linux those are the bot, its process group, and all its descendants, also those that have
 * begun a session of their own and whose parents are gone: these become children of the guard,
 * which finds them in /proc.  Not ended is what runs as another user (a set-user-ID program), what
 * the bot asks an older process to start (a service manager, an `at` daemon), and what still
 * multiplies faster than it is killed after FH_BOT_GUARD_SECONDS.  If the guard is killed, the bot
 * itself is ended with it; what the bot has started is then on its own.
 *
 * Elsewhere there is no guard: the process group is ended by the host, if it can.
 */
#pragma once

#include <glib.h>

#define FH_BOT_GUARD_SECONDS 5

typedef struct
{
  int watched; /* the guard's end of a pipe: it is over when nobody holds the other one */
  int held;    /* ours */
} FhBotGuard;

/* Makes @guard ready for a bot that is to be started; fh_bot_guard_end() it also when that fails.
 */
gboolean fh_bot_guard_init (FhBotGuard *guard, GError **error);

/* A GSpawnChildSetupFunc, @guard being an FhBotGuard: the child goes on as the guard, and a child
 * of its own, leader of a process group, as the bot.  An interrupt from the terminal reaches the
 * host alone. */
void fh_bot_guard_enter (gpointer guard);

/* To be called when the child has been started. */
void fh_bot_guard_started (FhBotGuard *guard);

/* Ends what the guard guards, and waits for that; @pid is the child, or 0 when none was started. */
void fh_bot_guard_end (FhBotGuard *guard, GPid pid);
