/* fh-sentences-rules.h: tables (fh-sentences-tables.c) and their options in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dialog of a new game and the command line say these the same way.  They need GLib and gettext
 * and nothing else of the model.  Strings returned as `const char *` belong to the catalogue, those
 * returned as `char *` to the caller.
 */
#pragma once

#include <glib.h>

#include "fh-options.h"

/* "Australian, four players". */
const char *fh_sentence_preset (FhPreset preset);

/* What marks that table, in one paragraph. */
const char *fh_sentence_preset_about (FhPreset preset);

/* What marks the table of @rules, where some may be changed: that of its preset or of the name that
 * it has elsewhere, or from which preset it was made and how one bids there. */
char *fh_sentence_rules_about (const FhRules *rules);

/* What people call the table of @rules, where they have given it no name: that by which it goes
 * elsewhere (fh-ready-made.h), or else that of its preset. */
const char *fh_sentence_table (const FhRules *rules);

/* By which name the table of @rules goes elsewhere, and what marks it, in a paragraph and in a
 * short sentence; NULL when it goes by none (fh-sentences-ready-made.c). */
const char *fh_sentence_ready_made (const FhRules *rules);
const char *fh_sentence_ready_made_about (const FhRules *rules);
const char *fh_sentence_ready_made_brief (const FhRules *rules);

/* The help page, and section, on the table of @rules: "preset-classic-3".  (transfer full) */
char *fh_sentence_table_help (const FhRules *rules);

/* The country where people play as @preset says, as codes of languages have it: "US".  Words for
 * the kitty differ between countries (fh_language_set_region()). */
const char *fh_table_region (FhPreset preset);

/* What the tables of @family are called together: "Australian and Canadian". */
const char *fh_sentence_family (FhFamily family);

/* What the tables for @n people (2 to 6; the n_callers of their rules) are called together: "Five
 * players", and in a sentence who plays with whom. */
const char *fh_sentence_players (int n);
const char *fh_sentence_players_about (int n);

/* What option @index (fh-options.h) is called, and what it means in a sentence. */
const char *fh_sentence_option (int index);
const char *fh_sentence_option_about (int index);

/* What a table's options are about. */
typedef enum
{
  FH_TOPIC_BIDDING,
  FH_TOPIC_MISERE,
  FH_TOPIC_JOKER,
  FH_TOPIC_SCORE,
  FH_TOPIC_TABLE,
  FH_TOPIC_LAWS,
  FH_N_TOPICS,
} FhTopic;

/* What option @index is about; topic number @n (from 0) in the order in which a person wants to
 * read about a table of @family; the heading over all that are about @topic: "The Joker". */
FhTopic fh_option_topic (int index);
FhTopic fh_topic_nth (FhFamily family, int n);
const char *fh_sentence_topic (FhTopic topic);

/* The options that @rules change, in one sentence: "2 rules are changed: nullo, overtricks", or
 * that all is as usual. */
char *fh_sentence_changes (const FhRules *rules);

/* How many they are, in no whole sentence, or NULL where there are none: "1 rule is changed". */
char *fh_sentence_n_changes (const FhRules *rules);

/* What the value @value of option @index is called: "One round", "On", "120". */
char *fh_sentence_option_value (int index, const char *value);

/* The help page and section on option @index: "bidding#passing". */
const char *fh_sentence_option_help (int index);

/* What a tutor would say to somebody who sits down at a table by @rules about option @index as it
 * is there: what it changes in play.  (fh-sentences-advice.c) */
const char *fh_sentence_option_advice (const FhRules *rules, int index);

/* Why option @index has no effect as the other options of @rules are, or NULL when it has one. */
const char *fh_sentence_option_idle (const FhRules *rules, int index);

/* Why option @index cannot be @value at the table of @rules, a sentence; NULL when it can. */
char *fh_sentence_option_refused (const FhRules *rules, int index, const char *value);

/* A short sentence about the table, for a list of many (fh-sentences-tables.c). */
const char *fh_sentence_preset_brief (FhPreset preset);
