/* fh-application-deals.c: deals by number, the deal of the day, and challenges.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "fh-application-private.h"
#include "fh-challenge-window.h"
#include "fh-deal-comparison.h"
#include "fh-deals-window.h"

/* The best partners and opponents, who agree on nothing: everybody who plays the deal has the
 * same, and the experts in all places have, too. */
static void
seat_experts (FhApplication *self, const FhRules *rules, FhSeating *seating)
{
  fh_settings_get_seating (self->settings, rules, seating);
  for (int seat = 0; seat < rules->n_seats; seat++)
    if (!fh_seating_is_person (seating, seat))
      fh_seating_set_level (seating, seat, "expert");
  memset (seating->agreed, 0, sizeof seating->agreed);
}

/* By the rules of the table as they are: a number says nothing of changes to them. */
static void
play_deal (FhApplication *self, FhPreset preset, guint number)
{
  FhSeed seed = fh_numbered_seed (preset, number);
  FhRules rules;
  FhSeating seating;

  if (self->window == NULL)
    return;
  fh_rules_init (&rules, preset);
  seat_experts (self, &rules, &seating);
  gtk_window_present (GTK_WINDOW (self->window));
  fh_application_begin_game (self, &rules, &seating, &seed);
}

/* Reads a table and a number up to @max; FALSE when that is no such deal. */
static gboolean
read_parameter (GVariant *parameter, guint max, FhPreset *preset, guint *number)
{
  const char *id;

  g_variant_get (parameter, "(&su)", &id, number);
  return fh_preset_from_id (id, preset) && *number >= 1 && *number <= max;
}

static void
play_deal_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhPreset preset;
  guint number;

  if (read_parameter (parameter, FH_NUMBERED_MAX, &preset, &number))
    play_deal (user_data, preset, number);
}

static void
deals_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;

  if (fh_application_present (self, FH_TYPE_DEALS_WINDOW) == NULL)
    gtk_window_present (GTK_WINDOW (
        fh_deals_window_new (GTK_WINDOW (self->window), self->settings, self->challenges)));
}

/* --- Challenges --- */

static void
show_challenge (FhApplication *self, FhPreset preset, guint number)
{
  GtkWindow *window = fh_application_find_window (self, FH_TYPE_CHALLENGE_WINDOW);

  if (window != NULL)
    gtk_window_destroy (window);
  gtk_window_present (GTK_WINDOW (
      fh_challenge_window_new (GTK_WINDOW (self->window), self->challenges, preset, number)));
}

static void
challenge_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhPreset preset;
  guint number;

  if (read_parameter (parameter, FH_CHALLENGE_MAX, &preset, &number))
    show_challenge (user_data, preset, number);
}

/* The next deal that has no result yet; where all have one, what they come to. */
static void
play_challenge (FhApplication *self, FhPreset preset, guint number)
{
  FhChallenge challenge;

  if (!fh_challenges_get (self->challenges, preset, number, &challenge))
    fh_challenges_begin (self->challenges, preset, number);
  if (challenge.n_played < FH_CHALLENGE_DEALS)
    play_deal (self, preset, fh_numbered_from_challenge (number, challenge.n_played));
  else
    show_challenge (self, preset, number);
}

static void
play_challenge_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhPreset preset;
  guint number;

  if (read_parameter (parameter, FH_CHALLENGE_MAX, &preset, &number))
    play_challenge (user_data, preset, number);
}

/* From a deal that is over. */
static void
go_on_in_challenge_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  FhDealComparison *comparison = self->game != NULL ? fh_deal_comparison_get (self->game) : NULL;
  guint number = comparison != NULL
                     ? fh_numbered_challenge (fh_deal_comparison_get_number (comparison), NULL)
                     : 0;

  if (number > 0)
    play_challenge (self, (FhPreset) fh_game_peek_rules (self->game)->preset, number);
}

void
fh_application_add_deals (FhApplication *self)
{
  static const GActionEntry entries[] = {
    { "deals", deals_cb, NULL, NULL, NULL, { 0 } },
    { "play-deal", play_deal_cb, "(su)", NULL, NULL, { 0 } },
    { "challenge", challenge_cb, "(su)", NULL, NULL, { 0 } },
    { "play-challenge", play_challenge_cb, "(su)", NULL, NULL, { 0 } },
    { "go-on-in-challenge", go_on_in_challenge_cb, NULL, NULL, NULL, { 0 } },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
