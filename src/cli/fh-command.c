/* fh-command.c: what the commands of five-hundred-cli share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-command.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

#include "fh-config.h"
#include "fh-deal.h"
#include "fh-isolate.h"
#include "fh-extras.h"
#include "fh-output.h"
#include "fh-reader.h"
#include "fh-ready-made.h"
#include "fh-words.h"

#define PROGRAM "five-hundred-cli"

/* Letters that are quoted of what was given: more than anything has that could be meant. */
#define MAX_QUOTED 100

FhExit
fh_command_print_version (void)
{
  fh_output_line ("%s %s", PROGRAM, FH_VERSION);
  return FH_EXIT_FINE;
}

FhExit
fh_command_misunderstand (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  fh_output_error ("%s: %s", PROGRAM, text);
  return FH_EXIT_NOT_UNDERSTOOD;
}

char *
fh_command_quote (const char *given)
{
  g_autofree char *valid = g_utf8_make_valid (given, -1);
  g_autofree char *cut = NULL;

  if (g_utf8_strlen (valid, -1) <= MAX_QUOTED)
    return fh_isolate (valid);
  *g_utf8_offset_to_pointer (valid, MAX_QUOTED) = '\0';
  cut = g_strconcat (valid, "…", NULL);
  return fh_isolate (cut);
}

FhExit
fh_command_parse (int *argc,
                  char ***argv,
                  const GOptionEntry *entries,
                  const char *parameters,
                  const char *summary,
                  const char *description)
{
  g_autofree char *name = g_strconcat (PROGRAM, " ", (*argv)[0], NULL);
  g_autoptr (GOptionContext) context = g_option_context_new (parameters);
  g_autoptr (GError) error = NULL;
  gboolean help = FALSE, version = FALSE;
  const GOptionEntry common[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, N_ ("Show this help"), NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, &version, N_ ("Show the version"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  g_set_prgname (name);
  /* Help that GOption prints itself would not notice a full disk. */
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, summary);
  g_option_context_set_description (context, description);
  g_option_context_set_translation_domain (context, FH_GETTEXT_DOMAIN);
  g_option_context_add_main_entries (context, entries, FH_GETTEXT_DOMAIN);
  g_option_context_add_main_entries (context, common, FH_GETTEXT_DOMAIN);

  if (!g_option_context_parse (context, argc, argv, &error))
    {
      g_autofree char *shown = fh_command_quote (error->message);
      return fh_command_misunderstand ("%s", shown);
    }
  if (version)
    return fh_command_print_version ();
  if (help)
    {
      g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);
      fh_output_say (text);
      return FH_EXIT_FINE;
    }
  return FH_EXIT_GO_ON;
}

FhExit
fh_command_number (const char *option, const char *text, guint64 min, guint64 max, guint64 *number)
{
  g_autofree char *lowest = g_strdup_printf ("%" G_GUINT64_FORMAT, min);
  g_autofree char *highest = g_strdup_printf ("%" G_GUINT64_FORMAT, max);
  g_autofree char *shown = fh_command_quote (text);

  if (g_ascii_string_to_unsigned (text, 10, min, max, number, NULL))
    return FH_EXIT_GO_ON;
  return fh_command_misunderstand (
      /* Translators: %1$s is an option of the command line, such as --seed, %2$s and %3$s are
       * numbers, %4$s is what stands there instead. */
      _ ("%1$s must be a number from %2$s to %3$s, not “%4$s”"), option, lowest, highest, shown);
}

static gboolean
has_option (const FhRecord *record, const char *name)
{
  const char *value;

  for (gsize i = 0; i < fh_record_n_options (record); i++)
    if (strcmp (fh_record_option (record, i, &value), name) == 0)
      return TRUE;
  return FALSE;
}

char *
fh_command_option_values (const FhRules *rules, int index)
{
  GString *values = g_string_new (NULL);
  const char *word;
  int min, max;

  for (int n = 0; (word = fh_option_value (rules, index, n)); n++)
    g_string_append_printf (values, n == 0 ? "%s" : " %s", word);
  if (fh_option_range (rules, index, &min, &max))
    /* Translators: a range of numbers, such as "100 to 1000". */
    g_string_printf (values, _ ("%d to %d"), min, max);
  return g_string_free (values, FALSE);
}

/* Says that option @name is not @value in the rules of @record, and what it can be. */
static FhExit
say_values (const FhRecord *record, const char *name, const char *value)
{
  const FhRules *rules = fh_record_rules (record);
  g_autofree char *values = fh_command_option_values (rules, fh_option_index (rules, name));
  g_autofree char *shown = fh_command_quote (value);

  return fh_command_misunderstand (
      /* Translators: %1$s is the name of an option, %2$s what it was given, %3$s the words or the
       * range of numbers that it can be, such as "on off" or "100 to 1000". */
      _ ("the option “%1$s” cannot have the value “%2$s” in these rules, but one of these: %3$s"),
      name, shown, values);
}

/* @table is what the rules of @record are called. */
static FhExit
set_option (FhRecord *record, const char *table, const char *option)
{
  const char *equals = strchr (option, '=');
  g_autofree char *name = equals ? g_strndup (option, (gsize) (equals - option)) : NULL;
  g_autofree char *shown = fh_command_quote (equals ? name : option);

  if (!name)
    return fh_command_misunderstand (_ ("--option must be NAME=VALUE, not “%s”"), shown);
  if (has_option (record, name))
    return fh_command_misunderstand (_ ("the option “%s” is given twice"), shown);
  switch (fh_record_set_option (record, name, equals + 1))
    {
    case FH_OPTION_OK:
      return FH_EXIT_GO_ON;
    case FH_OPTION_UNKNOWN:
    case FH_OPTION_NOT_HERE:
      return fh_command_misunderstand (
          /* Translators: %1$s is what was given as the name of an option, %2$s the name of a table;
           * “five-hundred-cli rules %2$s” is typed as it is. */
          _ ("these rules have no option “%1$s”; “five-hundred-cli rules %2$s” lists theirs"),
          shown, table);
    case FH_OPTION_BAD_VALUE:
      break;
    }
  return say_values (record, name, equals + 1);
}

/* Adds what @rules change of their preset, except what @record has been told otherwise. */
static void
add_changes (FhRecord *record, const FhRules *rules)
{
  FhOptionLine lines[FH_MAX_OPTIONS];
  int n = fh_options_list_changed (rules, lines);

  for (int i = 0; i < n; i++)
    if (!has_option (record, lines[i].name))
      fh_record_set_option (record, lines[i].name, lines[i].value);
}

FhExit
fh_command_new_record (const char *id, char **options, FhRecord **record)
{
  g_autoptr (FhRecord) empty = NULL;
  int ready_made = fh_ready_made_from_id (id);
  FhRules rules;
  FhPreset preset;

  if (ready_made >= 0)
    {
      fh_ready_made_rules (ready_made, &rules);
      preset = (FhPreset) rules.preset;
    }
  else if (!fh_preset_from_id (id, &preset))
    {
      g_autofree char *shown = fh_command_quote (id);
      return fh_command_misunderstand (
          /* Translators: %s is what was given as the name of a table; “five-hundred-cli rules” is
           * typed as it is. */
          _ ("there are no rules called “%s”; “five-hundred-cli rules” lists those that there are"),
          shown);
    }
  empty = fh_record_new (preset);
  for (; options && *options; options++)
    {
      FhExit result = set_option (empty, id, *options);
      if (result != FH_EXIT_GO_ON)
        return result;
    }
  if (ready_made >= 0)
    add_changes (empty, &rules);
  *record = g_steal_pointer (&empty);
  return FH_EXIT_GO_ON;
}

/* The lines of a file that begin as extras do (fh-extras.h), or may still. */
typedef struct
{
  GString *text;
  gsize line;        /* where in the text the last one begins, which goes on */
  gboolean is_other; /* it is no note */
} Marked;

static void
keep_marked (Marked *marked, const char *bytes, gsize n)
{
  for (gsize i = 0; i < n; i++)
    {
      gsize at = marked->text->len - marked->line;

      if (at < strlen (FH_EXTRAS_MARK) && bytes[i] != FH_EXTRAS_MARK[at])
        marked->is_other = TRUE;
      if (marked->is_other)
        g_string_truncate (marked->text, marked->line);
      else
        g_string_append_c (marked->text, bytes[i]);
      if (bytes[i] != '\n')
        continue;
      marked->line = marked->text->len;
      marked->is_other = FALSE;
    }
}

/* Feeds @reader from @fd in pieces, so that a file of any size takes little memory, and adds its
 * extras to @marked, unless that is NULL.  Returns FALSE with errno set when it cannot be read; a
 * record that is refused ends the reading. */
static gboolean
feed (FhReader *reader, int fd, Marked *marked)
{
  char bytes[16 * 1024];
  ssize_t n;

  do
    {
      do
        n = read (fd, bytes, sizeof bytes);
      while (n < 0 && errno == EINTR);
      if (n < 0)
        return FALSE;
      if (marked != NULL)
        keep_marked (marked, bytes, (gsize) n);
    }
  while (n > 0 && fh_reader_feed (reader, bytes, (gsize) n));
  return TRUE;
}

/* Reads the file @name to its end with @reader, as feed() does; FALSE, with a message said, when it
 * is refused. */
static gboolean
read_file (FhReader *reader, const char *name, Marked *marked)
{
  g_autofree char *shown = fh_isolate_file (name);
  gboolean is_stdin = strcmp (name, "-") == 0;
  int fd = is_stdin ? STDIN_FILENO : open (name, O_RDONLY | O_CLOEXEC);
  gboolean was_read = fd >= 0 && feed (reader, fd, marked);
  int error = errno;

  if (fd >= 0 && !is_stdin)
    close (fd);
  if (!was_read)
    {
      fh_output_error ("%s: %s", shown, g_strerror (error));
      return FALSE;
    }
  if (!fh_reader_finish (reader))
    {
      fh_command_say_record_error (name, reader);
      return FALSE;
    }
  if (fh_reader_ignored_line (reader) > 0)
    {
      g_autofree char *note = fh_words_ignored_line (shown, fh_reader_ignored_line (reader));
      fh_output_error ("%s", note);
    }
  return TRUE;
}

void
fh_command_say_record_error (const char *name, const FhReader *reader)
{
  g_autofree char *shown = fh_isolate_file (name);
  g_autofree char *message = fh_words_record_error (shown, fh_reader_error (reader));

  fh_output_error ("%s", message);
}

FhExit
fh_command_read_record (const char *name, FhRecord **record)
{
  FhReader *reader = fh_reader_new ();

  *record = read_file (reader, name, NULL) ? fh_reader_steal_record (reader) : NULL;
  fh_reader_free (reader);
  return *record ? FH_EXIT_FINE : FH_EXIT_REFUSED;
}

FhExit
fh_command_read_view (const char *name, FhReader **reader, char **extras)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Marked marked = { .text = text };

  *reader = fh_reader_new_for_view ();
  if (read_file (*reader, name, &marked))
    {
      *extras = fh_extras_find (text->str, text->len);
      return FH_EXIT_FINE;
    }
  g_clear_pointer (reader, fh_reader_free);
  return FH_EXIT_REFUSED;
}

int
fh_command_first_dealer (const FhRules *rules, FhSeed seed)
{
  FhRng rng;

  fh_rng_init (&rng, seed, FH_STREAM_CUT);
  return fh_deck_cut (rules, &rng);
}

void
fh_command_set_seed (FhRecord *record, FhSeed seed)
{
  g_autofree char *text = g_strdup_printf (
      "xoshiro256ss %016" G_GINT64_MODIFIER "x%016" G_GINT64_MODIFIER "x", seed.high, seed.low);

  fh_record_set_seed (record, text);
}
