/* fh-command.h: the commands of five-hundred-cli and what they share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "fh-reader.h"
#include "fh-rng.h"

/* How the program ends. */
typedef enum
{
  FH_EXIT_FINE = 0,
  FH_EXIT_REFUSED = 1,        /* the input was refused, or the output could not be written */
  FH_EXIT_NOT_UNDERSTOOD = 2, /* the command was not understood */
  FH_EXIT_GO_ON = -1,         /* no end yet */
} FhExit;

/* A command: its @argv begins with its own name. */
FhExit fh_command_rules (int argc, char **argv);
FhExit fh_command_replay (int argc, char **argv);
FhExit fh_command_deal (int argc, char **argv);
FhExit fh_command_simulate (int argc, char **argv);
FhExit fh_command_solve (int argc, char **argv);
FhExit fh_command_match (int argc, char **argv);
FhExit fh_command_bot (int argc, char **argv);
FhExit fh_command_advise (int argc, char **argv);
FhExit fh_command_lesson (int argc, char **argv);

/* Parses the arguments of a command by @entries, to which --help and --version are added.
 * @parameters is what stands behind the name in the usage line, @summary a sentence, and
 * @description, unless NULL, what stands below the options.  Returns FH_EXIT_GO_ON when the command
 * shall go on. */
FhExit fh_command_parse (int *argc,
                         char ***argv,
                         const GOptionEntry *entries,
                         const char *parameters,
                         const char *summary,
                         const char *description);

/* Says on standard error why the command was not understood, as "five-hundred-cli: ...", and
 * returns FH_EXIT_NOT_UNDERSTOOD. */
FhExit fh_command_misunderstand (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* @given, which somebody has typed or sent, as it stands in a sentence: isolated as fh_isolate()
 * does, and cut where it is long.  g_free() it. */
char *fh_command_quote (const char *given);

/* Prints "five-hundred-cli VERSION". */
FhExit fh_command_print_version (void);

/* Sets *@number to what @text says: decimal digits, from @min to @max.  Otherwise says that @option
 * has no such value, and returns FH_EXIT_NOT_UNDERSTOOD; else FH_EXIT_GO_ON. */
FhExit
fh_command_number (const char *option, const char *text, guint64 min, guint64 max, guint64 *number);

/* Makes an empty record by the preset, or the table that goes by a name elsewhere, called @id with
 * the options @options, each "NAME=VALUE", in their order, which go before those of the table;
 * @options may be NULL. */
FhExit fh_command_new_record (const char *id, char **options, FhRecord **record);

/* What option @index can be in @rules, for people: its words, or the range of its numbers. */
char *fh_command_option_values (const FhRules *rules, int index);

/* Reads the record in the file @name ("-": standard input).  Returns FH_EXIT_REFUSED with a message
 * said, or FH_EXIT_FINE. */
FhExit fh_command_read_record (const char *name, FhRecord **record);

/* Says why @reader refuses the file @name. */
void fh_command_say_record_error (const char *name, const FhReader *reader);

/* Likewise, of what one seat sees or of a whole record; *@reader, finished, is to be freed, and so
 * is *@extras, what its comments say as of fh_extras_find(), or NULL. */
FhExit fh_command_read_view (const char *name, FhReader **reader, char **extras);

/* Streams of a seed beside those of its deals, which are numbered from 0: the cut for the first
 * deal, and what the player at each seat draws. */
#define FH_STREAM_CUT          ((guint64) 1 << 62)
#define FH_STREAM_PLAYER(seat) (((guint64) 1 << 61) + (guint64) (seat))

/* The first dealer of the game of @seed: he who cuts the lowest card. */
int fh_command_first_dealer (const FhRules *rules, FhSeed seed);

/* Gives @record the `seed` line of @seed. */
void fh_command_set_seed (FhRecord *record, FhSeed seed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhRecord, fh_record_free)
