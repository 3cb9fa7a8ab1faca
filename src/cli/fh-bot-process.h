/* fh-bot-process.h: another program that plays a seat, and the pipes to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing that the program does or leaves undone makes the host wait longer than it wants to, grow,
 * or fail: it may end, close its pipes, say nothing, or talk without end.  It does not outlive the
 * host, nor does what it starts (fh-bot-guard.h).
 */
#pragma once

#include <glib.h>

typedef enum
{
  FH_BOT_SAID,     /* a line */
  FH_BOT_LATE,     /* nothing in time */
  FH_BOT_TOO_LONG, /* a line longer than a record may have */
  FH_BOT_FLOODS,   /* more than FH_BOT_MAX_IDLE bytes that nobody asked for */
  FH_BOT_GONE,     /* it has ended, or closed its side of a pipe */
} FhBotOutcome;

#define FH_BOT_MAX_IDLE (1u << 20)

typedef struct _FhBotProcess FhBotProcess;

/* Called with a line that the program wrote on its standard error, or part of a long one, without
 * its end; bytes of any kind. */
typedef void (*FhBotRemark) (const char *line, gpointer data);

/* Starts @command, with a guard; fh_bot_process_end() it.  What it writes on its standard error is
 * given to @pass_on with @data while we listen to it or end it. */
FhBotProcess *
fh_bot_process_start (char **command, FhBotRemark pass_on, gpointer data, GError **error);

/* Keeps @text to be sent with the next question. */
void fh_bot_process_tell (FhBotProcess *bot, const char *text);

/* Throws away what it has said unasked.  Returns the number of lines. */
guint fh_bot_process_skip (FhBotProcess *bot);

/* Sends what is kept, and waits for a line until the monotonic time @deadline, or until the work
 * shall stop (fh-stop.h), which is then late.  The line has @length bytes of any kind at *@line,
 * its end not among them, valid until the next call. */
FhBotOutcome
fh_bot_process_listen (FhBotProcess *bot, gint64 deadline, const char **line, gsize *length);

/* Tells it to quit, gives it a moment, and ends it with all that it has started, as far as
 * fh-bot-guard.h promises. */
void fh_bot_process_end (FhBotProcess *bot);
