/* fh-advise-command.c: what the tutor says at the end of a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "fh-advice.h"
#include "fh-agreements.h"
#include "fh-command.h"
#include "fh-json.h"
#include "fh-json-legal.h"
#include "fh-notation.h"
#include "fh-output.h"
#include "fh-seats.h"
#include "fh-sentences-advised.h"
#include "fh-sentences-held.h"
#include "fh-sentences-known.h"
#include "fh-sentences-remark.h"
#include "fh-words.h"
#include "fh-writer.h"

/* Whom and what the sentences are about. */
typedef struct
{
  FhSeatView view;
  FhSeating seating;
  FhScene scene;
  FhAdvice advice;
} Talk;

/* --- Words --- */

/* @action as it is written in a record behind what is due and the seat. */
static char *
choice_text (const FhRules *rules, const FhAction *action)
{
  FhText text = FH_TEXT_INIT;
  g_auto (GStrv) words = NULL;
  char *choice;

  fh_action_write (rules, action, &text);
  words = g_strsplit (g_strchomp (text.str), " ", 3);
  choice = g_strdup (g_strv_length (words) == 3 ? words[2] : words[0]);
  fh_text_clear (&text);
  return choice;
}

/* --- JSON --- */

static void
add_texts (FhJson *json, const char *name, const GPtrArray *said)
{
  fh_json_begin_array (json, name);
  for (guint i = 0; i < said->len; i++)
    fh_json_string (json, NULL, ((const FhSaid *) g_ptr_array_index (said, i))->text);
  fh_json_end_array (json);
}

static void
add_codes (FhJson *json, const char *name, const GPtrArray *said)
{
  fh_json_begin_array (json, name);
  for (guint i = 0; i < said->len; i++)
    fh_json_string (json, NULL, ((const FhSaid *) g_ptr_array_index (said, i))->code);
  fh_json_end_array (json);
}

/* What holds for the seat whatever it does: what it can be sure of, what the others' calls have
 * told, what a teacher would remark on. */
typedef struct
{
  GPtrArray *known;
  GPtrArray *told;
  GPtrArray *remarks;
} About;

static void
about_init (About *about, const Talk *talk)
{
  const FhAdvice *advice = &talk->advice;

  about->known = fh_sentences_known (&talk->scene, &advice->known);
  about->told = fh_said_list_new ();
  for (int i = 0; i < advice->n_told; i++)
    if (advice->told[i].seat != talk->scene.person)
      {
        fh_said_list_add (about->told, fh_sentence_told (&talk->scene, &advice->told[i]),
                          fh_told_word ((FhToldCode) advice->told[i].code));
        if (advice->told[i].call != FH_PASS)
          fh_said_list_add (about->told, fh_sentence_held (&talk->scene, &advice->told[i]), "held");
      }
  about->remarks = fh_said_list_new ();
  for (int i = 0; i < advice->n_remarks; i++)
    fh_said_list_add (about->remarks, fh_sentence_remark (&talk->scene, &advice->remarks[i]),
                      fh_remark_word ((FhRemarkCode) advice->remarks[i].code));
}

static void
about_clear (About *about)
{
  g_ptr_array_unref (about->known);
  g_ptr_array_unref (about->told);
  g_ptr_array_unref (about->remarks);
}

/* Rounded as the estimate deserves: a chance to thousandths, points to tenths. */
static void
add_number (FhJson *json, const char *name, gboolean is_known, double number, double parts)
{
  fh_json_real (json, name, is_known ? round (number * parts) / parts : NAN);
}

static void
add_choice (FhJson *json, const Talk *talk, const FhAdvisedChoice *choice)
{
  g_autofree char *text = choice_text (&talk->view.table.rules, &choice->action);
  g_autoptr (GPtrArray) said = fh_sentences_advised (&talk->scene, &talk->view, choice);

  fh_json_begin_object (json, NULL);
  fh_json_string (json, "choice", text);
  add_number (json, "make", fh_advice_tells_chance (choice), choice->make, 1000);
  add_number (json, "make_error", fh_advice_tells_chance (choice), choice->make_error, 1000);
  add_number (json, "points", choice->n_layouts > 0, choice->points, 10);
  add_number (json, "points_error", choice->n_layouts > 0, choice->points_error, 10);
  fh_json_number (json, "layouts", choice->n_layouts);
  fh_json_boolean (json, "best", choice->best);
  if (choice->action.kind == FH_ACTION_BID)
    {
      g_autofree char *tells =
          fh_sentence_would_tell (&talk->scene, &choice->told, talk->view.hand);

      fh_json_string (json, "tells", tells);
      fh_json_string (json, "tells_code", fh_told_word ((FhToldCode) choice->told.code));
    }
  add_texts (json, "reasons", said);
  fh_json_string (json, "code",
                  said->len > 0 ? ((const FhSaid *) g_ptr_array_index (said, 0))->code : NULL);
  add_codes (json, "codes", said);
  fh_json_end_object (json);
}

static void
add_refused (FhJson *json, const Talk *talk, const FhRefusedChoice *refused)
{
  g_autofree char *text = choice_text (&talk->view.table.rules, &refused->action);
  g_autofree char *why = fh_words_refusal_for_person (&refused->refusal);

  fh_json_begin_object (json, NULL);
  fh_json_string (json, "choice", text);
  fh_json_string (json, "reason", why);
  fh_json_string (json, "code", fh_refusal_word ((FhRefusalCode) refused->refusal.code));
  fh_json_end_object (json);
}

static void
print_json (const Talk *talk)
{
  const FhTable *table = &talk->view.table;
  const FhAdvice *advice = &talk->advice;
  About about;
  FhJson json;

  about_init (&about, talk);
  fh_json_init (&json);
  fh_json_begin_object (&json, NULL);
  fh_json_seat (&json, "seat", table->turn);
  fh_json_string (&json, "action", fh_due_write ((FhActionKind) table->due));
  add_texts (&json, "known", about.known);
  add_codes (&json, "known_codes", about.known);
  add_texts (&json, "told", about.told);
  add_codes (&json, "told_codes", about.told);
  add_texts (&json, "remarks", about.remarks);
  add_codes (&json, "remark_codes", about.remarks);
  about_clear (&about);
  fh_json_begin_array (&json, "choices");
  for (int i = 0; i < advice->n_choices; i++)
    add_choice (&json, talk, &advice->choices[i]);
  fh_json_end_array (&json);
  fh_json_begin_array (&json, "refused");
  for (int i = 0; i < advice->n_refused; i++)
    add_refused (&json, talk, &advice->refused[i]);
  fh_json_end_array (&json);
  fh_json_end_object (&json);
  fh_json_print (&json);
}

/* --- Text --- */

static void
print_choice (const Talk *talk, const FhAdvisedChoice *choice)
{
  g_autofree char *text = choice_text (&talk->view.table.rules, &choice->action);
  g_autoptr (GPtrArray) said = fh_sentences_advised (&talk->scene, &talk->view, choice);
  g_autoptr (GString) reasons = g_string_new (NULL);

  for (guint i = 0; i < said->len; i++)
    g_string_append_printf (reasons, i == 0 ? "%s" : " %s",
                            ((const FhSaid *) g_ptr_array_index (said, i))->text);
  fh_output_line (choice->best ? "* %s\t%s" : "  %s\t%s", text, reasons->str);
}

static void
print_lines (const char *heading, const GPtrArray *lines)
{
  if (lines->len > 0)
    fh_output_line ("%s", heading);
  for (guint i = 0; i < lines->len; i++)
    fh_output_line ("  %s", ((const FhSaid *) g_ptr_array_index (lines, i))->text);
}

static void
print_about (const Talk *talk)
{
  About about;

  about_init (&about, talk);
  /* Translators: a heading; lines about needed tricks, trumps and suits follow. */
  print_lines (_ ("Known:"), about.known);
  /* Translators: a heading; lines on the calls of the other players follow. */
  print_lines (_ ("What the calls have told:"), about.told);
  /* Translators: a heading; lines of advice follow. */
  print_lines (_ ("To think of:"), about.remarks);
  about_clear (&about);
}

static void
print_text (const Talk *talk)
{
  const FhAdvice *advice = &talk->advice;

  if (advice->n_choices == 0)
    {
      fh_output_line ("%s", _ ("There is nothing to decide here."));
      return;
    }
  print_about (talk);
  /* Translators: %d is a seat; a list of calls or cards follows, in which * marks the best. */
  fh_output_line (_ ("Seat %d has the choice (* is best):"), advice->seat);
  for (int i = 0; i < advice->n_choices; i++)
    print_choice (talk, &advice->choices[i]);
  if (advice->n_refused > 0)
    fh_output_line ("%s", _ ("Not allowed:"));
  for (int i = 0; i < advice->n_refused; i++)
    {
      const FhRefusedChoice *refused = &advice->refused[i];
      g_autofree char *text = choice_text (&talk->view.table.rules, &refused->action);
      g_autofree char *why = fh_words_refusal_for_person (&refused->refusal);

      fh_output_line ("  %s\t%s", text, why);
    }
}

/* --- The command --- */

/* What may be done, and nothing on what is good: nobody has to think for it. */
static void
print_legal (const FhSeatView *view, guint seat)
{
  FhJson json;

  fh_json_init (&json);
  fh_json_legal (&json, NULL, &view->table.rules, seat, &view->legal, &view->rights);
  fh_json_print (&json);
}

/* The words are for @person, who alone is "you": everybody else is named as the record does, or by
 * the seat, so that sentences tell them apart. */
static void
set_scene (Talk *talk, const FhRecord *header, int person)
{
  memset (&talk->seating, 0, sizeof talk->seating);
  for (int seat = 0; seat < talk->view.table.rules.n_callers; seat++)
    {
      const char *name = fh_record_player (header, seat);
      /* Translators: what a player without a name is called; %d is the number of the seat. */
      g_autofree char *by_number = g_strdup_printf (_ ("Seat %d"), seat);

      if (seat != person)
        fh_seating_set_name (&talk->seating, seat, name ? name : by_number);
    }
  talk->scene = (FhScene){ .table = &talk->view.table,
                           .seating = &talk->seating,
                           .person = person,
                           .allies = fh_seat_view_known_allies (&talk->view) };
}

/* What was asked for. */
typedef struct
{
  FhPlayer player;
  FhAgreements agreements;
  const char *seat; /* as a number; NULL: whose turn it is */
  guint64 number;
  gboolean only_legal;
  gboolean json;
} Wish;

/* What an option says goes before what @extras do. */
static void
settle_agreements (const Wish *wish, const char *extras, int seat, FhTable *table)
{
  const FhRules *rules = &table->rules;

  if (wish->agreements.is_given)
    fh_agreements_share_out (&wish->agreements, rules, rules->side_of[seat], table->agreed);
  else
    fh_agreements_hear (extras, rules, table->agreed);
}

static FhExit
advise (const char *file, FhReader *reader, const char *extras, const Wish *wish)
{
  const FhTable *table = &fh_reader_state (reader)->table;
  guint64 seat = table->turn == FH_SEAT_NONE || table->due == FH_ACTION_DEAL ? 0 : table->turn;
  g_autofree Talk *talk = g_new0 (Talk, 1);
  g_autoptr (FhRecord) header = NULL;
  FhExit result = FH_EXIT_GO_ON;

  if (wish->seat)
    result = fh_command_number ("--seat", wish->seat, 0, table->rules.n_seats - 1u, &seat);
  if (result != FH_EXIT_GO_ON)
    return result;
  if (table->due == FH_ACTION_DEAL || table->due == FH_ACTION_NONE)
    {
      talk->view.table = *table;
      talk->view.legal.due = table->due;
    }
  else if (!fh_reader_view (reader, (int) seat, &talk->view))
    {
      fh_command_say_record_error (file, reader);
      return FH_EXIT_REFUSED;
    }
  else if (!wish->only_legal)
    {
      settle_agreements (wish, extras, (int) seat, &talk->view.table);
      fh_advice_init (&talk->advice, &talk->view, &wish->player, wish->number);
    }
  if (wish->only_legal)
    {
      print_legal (&talk->view, wish->seat ? (guint) seat : table->turn);
      return FH_EXIT_FINE;
    }
  header = fh_reader_steal_record (reader);
  set_scene (talk, header, fh_rules_player (&table->rules, (int) seat));
  if (wish->json)
    print_json (talk);
  else
    print_text (talk);
  return FH_EXIT_FINE;
}

FhExit
fh_command_advise (int argc, char **argv)
{
  Wish wish = { 0 };
  g_autofree char *level = NULL, *extras = NULL, *seat = NULL, *seed = NULL;
  g_autofree char *names = fh_seats_names (TRUE);
  g_autofree char *conventions = fh_agreements_words ();
  g_autofree char *description = NULL;
  g_auto (GStrv) ours = NULL, theirs = NULL;
  FhReader *reader;
  FhExit result;
  const GOptionEntry entries[] = {
    { "level", 'l', 0, G_OPTION_ARG_STRING, &level, N_ ("Who advises, in place of the tutor"),
      N_ ("LEVEL") },
    { "convention", 0, 0, G_OPTION_ARG_STRING_ARRAY, &ours,
      N_ ("What the seat has agreed with its partners; may be repeated"), N_ ("NAME") },
    { "their-convention", 0, 0, G_OPTION_ARG_STRING_ARRAY, &theirs,
      N_ ("What the opponents have agreed; may be repeated"), N_ ("NAME") },
    { "seat", 0, 0, G_OPTION_ARG_STRING, &seat, N_ ("The seat that is asked (whose turn it is)"),
      N_ ("N") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed, N_ ("Another number uses other layouts (0)"),
      N_ ("N") },
    { "legal", 0, 0, G_OPTION_ARG_NONE, &wish.only_legal,
      N_ ("Only list what the rules allow, as JSON and at once"), NULL },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &wish.json, N_ ("Print one JSON value"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  description = g_strdup_printf (
      /* Translators: %1$s are the names of the players, such as "random rules", %2$s those of
       * conventions of bidding. */
      _ ("“-” is standard input.  Cards may be unknown (“??”) but for the hand that is to act, as "
         "in what a bot is told; other hands are never looked at.  Players: %1$s.  "
         "Conventions: %2$s"),
      names, conventions);
  result =
      fh_command_parse (&argc, &argv, entries, "FILE",
                        _ ("Says of every call or card that is possible at the end of a record "
                           "what it is worth and why, and of the others why they are not."),
                        description);
  if (result != FH_EXIT_GO_ON)
    return result;
  if (argc != 2)
    return fh_command_misunderstand (_ ("advise needs one file"));
  if (seed)
    result = fh_command_number ("--seed", seed, 0, G_MAXUINT64, &wish.number);
  if (result != FH_EXIT_GO_ON)
    return result;
  if (level == NULL)
    wish.player = fh_advice_judge (NULL);
  else if (!fh_seats_find_honest (level, &wish.player))
    return fh_seats_misunderstand (level, names);
  result = fh_agreements_parse (&wish.agreements, NULL, ours, theirs);
  if (result != FH_EXIT_GO_ON)
    return result;

  result = fh_command_read_view (argv[1], &reader, &extras);
  if (result != FH_EXIT_FINE)
    return result;
  wish.seat = seat;
  result = advise (argv[1], reader, extras, &wish);
  fh_reader_free (reader);
  return result;
}
