/* fuzz-host.c: what a bot says to the host of a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first line of the input names a table; the lines behind it are what the bot at seat 0 says,
 * one for each time that the host listens.  "!late", "!long", "!floods" and "!gone" stand for what
 * else may become of listening, and "!unasked" for a line that was said before the question.
 * The process is not a real one: what fh-bot-process.c does is done here.
 */
#include "fuzz.h"

#include <string.h>

#include "fh-deal.h"
#include "fh-host.h"

#define MAX_ACTIONS 400

struct _FhBotProcess
{
  const char *at, *end; /* what it has still to say */
};

static const char *said, *said_end;
static int n_bots;

FhBotProcess *
fh_bot_process_start (char **command, FhBotRemark pass_on, gpointer data, GError **error)
{
  FhBotProcess *bot = g_new0 (FhBotProcess, 1);

  bot->at = said;
  bot->end = said_end;
  n_bots++;
  return bot;
}

void
fh_bot_process_tell (FhBotProcess *bot, const char *text)
{
  g_assert_true (g_str_has_suffix (text, "\n"));
}

/* The next line, without its end. */
static gboolean
take_line (FhBotProcess *bot, const char **line, gsize *length)
{
  const char *feed = memchr (bot->at, '\n', (gsize) (bot->end - bot->at));

  if (feed == NULL)
    return FALSE;
  *line = bot->at;
  *length = (gsize) (feed - bot->at);
  bot->at = feed + 1;
  return TRUE;
}

static gboolean
is_word (const char *line, gsize length, const char *word)
{
  return length == strlen (word) && memcmp (line, word, length) == 0;
}

guint
fh_bot_process_skip (FhBotProcess *bot)
{
  guint n_lines = 0;
  FhBotProcess ahead = *bot;
  const char *line;
  gsize length;

  while (take_line (&ahead, &line, &length) && is_word (line, length, "!unasked"))
    {
      *bot = ahead;
      n_lines++;
    }
  return n_lines;
}

FhBotOutcome
fh_bot_process_listen (FhBotProcess *bot, gint64 deadline, const char **line, gsize *length)
{
  if (!take_line (bot, line, length) || is_word (*line, *length, "!gone"))
    return FH_BOT_GONE;
  if (is_word (*line, *length, "!late"))
    return FH_BOT_LATE;
  if (is_word (*line, *length, "!floods"))
    return FH_BOT_FLOODS;
  if (*length > FH_RECORD_MAX_LINE || is_word (*line, *length, "!long"))
    return FH_BOT_TOO_LONG;
  return FH_BOT_SAID;
}

void
fh_bot_process_end (FhBotProcess *bot)
{
  n_bots--;
  g_free (bot);
}

/* One deal among the bot and players of the program.  Whatever the bot says, the game goes on by
 * the rules, and each of its decisions that the host made is counted. */
static void
play (FhHost *host, FhContestant *bot, const FhRules *rules)
{
  FhRng rngs[FH_MAX_SEATS];
  FhAction action = fh_deal_from_seed (rules, rules->n_callers - 1, fh_seed_from_number (1), 0);
  FhState state, before;
  int n_decisions = 0;

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    fh_rng_init (&rngs[seat], fh_seed_from_number (1), (uint64_t) seat);
  fh_state_init (&state, rules);
  fh_host_begin (host, state.table.agreed);
  for (int n = 0; n == 0 || (!state.table.deal_over && n < MAX_ACTIONS); n++)
    {
      if (n > 0)
        action = fh_host_decide (host, &state, rngs);
      n_decisions += n > 0 && fh_rules_player (rules, action.seat) == 0;
      before = state;
      g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
      fh_host_tell (host, &before, &state, &action);
    }
  g_assert_true (state.table.deal_over);
  g_assert_cmpint (bot->n_faults, <=, n_decisions);
  fh_host_end (host);
  g_assert_cmpint (n_bots, ==, 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static char name[] = "bot", *command[] = { name, NULL };
  const uint8_t *feed = memchr (data, '\n', size);
  gsize length = feed != NULL ? (gsize) (feed - data) : size;
  g_autofree char *id = g_strndup ((const char *) data, length);
  FhContestant bot, other, *at[FH_MAX_SEATS] = { &bot, &other, &other, &other, &other, &other };
  FhPreset preset;
  FhRecord *header;
  FhHost host;

  if (!fh_preset_from_id (id, &preset))
    preset = FH_PRESET_NEW_ZEALAND_5;
  said = (const char *) data + (feed != NULL ? length + 1 : size);
  said_end = (const char *) data + size;

  fh_contestant_init (&bot, "rules");
  fh_contestant_init (&other, "rules");
  bot.command = command;
  bot.n_said = FH_MAX_FAULTS_SAID + 1; /* enough was said already */
  header = fh_record_new (preset);
  fh_host_init (&host, header, at);
  play (&host, &bot, fh_record_rules (header));
  fh_record_free (header);
  bot.command = NULL; /* it is nobody's */
  fh_contestant_clear (&bot);
  fh_contestant_clear (&other);
  return 0;
}
