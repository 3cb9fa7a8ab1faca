/* fh-deals-window.c: deals that others play, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-deals-window.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-daily-deals.h"
#include "fh-day-card.h"
#include "fh-focus.h"
#include "fh-made.h"
#include "fh-numbered-deal.h"
#include "fh-rows.h"
#include "fh-sentences-rules.h"
#include "fh-widget.h"

/* The highest number of a deal that is offered. */
#define MAX_OFFERED 9999

struct _FhDealsWindow
{
  FhDialog parent_instance;

  FhSettings *settings;
  FhChallenges *challenges;
  FhPreset preset;
  char *typed_deal; /* survive building the window again */
  char *typed_challenge;

  /* Made anew with each language. */
  guint today; /* as the row says: midnight may pass before it is pressed */
  GtkWidget *day;
  GtkWidget *deal;
  GtkWidget *challenge;
  GtkWidget *refusal;
  GtkWidget *begun; /* what is listed of the challenges */
};

G_DEFINE_FINAL_TYPE (FhDealsWindow, fh_deals_window, FH_TYPE_DIALOG)

/* Does @action with @number at the table of @preset, and goes out of the way. */
static void
act (FhDealsWindow *self, const char *action, FhPreset preset, guint number)
{
  gtk_widget_activate_action (GTK_WIDGET (self), action, "(su)", fh_preset_id (preset), number);
  gtk_window_close (GTK_WINDOW (self));
}

/* Does @action with what @entry says, or says what may stand there. */
static void
act_on_entry (FhDealsWindow *self, GtkWidget *entry, const char *action, guint max)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));
  guint64 number;

  if (g_ascii_string_to_unsigned (text, 10, 1, max, &number, NULL))
    {
      act (self, action, self->preset, (guint) number);
      return;
    }
  /* Translators: said where something else was typed; %u is the highest number. */
  g_autofree char *sentence = g_strdup_printf (_ ("Type a number from 1 to %u."), max);
  fh_label_say (self->refusal, sentence);
  fh_announce (entry, sentence);
  gtk_widget_grab_focus (entry);
}

static void
day_cb (FhDealsWindow *self)
{
  act (self, "app.play-deal", self->preset, self->today);
}

static void
deal_cb (FhDealsWindow *self)
{
  act_on_entry (self, self->deal, "app.play-deal", FH_NUMBERED_MAX);
}

static void
challenge_cb (FhDealsWindow *self)
{
  act_on_entry (self, self->challenge, "app.play-challenge", FH_CHALLENGE_MAX);
}

static void
begun_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action_variant (widget, "app.challenge", parameter);
  gtk_window_close (GTK_WINDOW (widget));
}

static void
preset_cb (FhDealsWindow *self, GParamSpec *pspec, AdwComboRow *row)
{
  self->preset = (FhPreset) adw_combo_row_get_selected (row);
}

static void
add_table (FhDealsWindow *self, GtkWidget *groups)
{
  GtkWidget *group = fh_group_add (
      GTK_BOX (groups), NULL,
      _ ("The same number at the same table is the same deal for everybody, without a "
         "network. Partners and opponents are experts, and experts in all places play "
         "it as well: what they made of it is told when your deal is over."));
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);

  for (int p = 0; p < FH_N_PRESETS; p++)
    gtk_string_list_append (model, fh_sentence_preset ((FhPreset) p));
  fh_combo_row_add (group, _ ("Table"), model, (guint) self->preset, G_CALLBACK (preset_cb), self);
}

static void
keep_typed (GtkEditable *editable, char **typed)
{
  g_free (*typed);
  *typed = g_strdup (gtk_editable_get_text (editable));
}

/* A row for a number, in @group, with a button @verb; both call @callback. */
static GtkWidget *
add_entry (FhDealsWindow *self,
           GtkWidget *group,
           const char *name,
           const char *verb,
           char **typed,
           GCallback callback)
{
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *button = gtk_button_new_with_label (verb);

  if (*typed == NULL)
    *typed = g_strdup_printf ("%d", g_random_int_range (1, MAX_OFFERED + 1));
  /* Translators: of a deal or a challenge; the heading above says of which. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Number"));
  fh_widget_set_name (row, name);
  adw_entry_row_set_input_purpose (ADW_ENTRY_ROW (row), GTK_INPUT_PURPOSE_DIGITS);
  gtk_editable_set_text (GTK_EDITABLE (row), *typed);
  g_signal_connect (row, "changed", G_CALLBACK (keep_typed), typed);
  fh_connect (row, "entry-activated", callback, self);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  fh_widget_set_about (button, name);
  fh_connect (button, "clicked", callback, self);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
}

/* What has become of the deal of today stands below its number. */
static void
show_day (FhDealsWindow *self)
{
  /* Translators: %u is the number of a deal. */
  g_autofree char *number = g_strdup_printf (_ ("Number %u"), self->today);
  g_autofree char *result = NULL, *about = NULL;
  FhDailyDeal deal;

  fh_daily_deals_get (FH_KEY_TABLE (self->challenges), self->today, &deal);
  result = fh_day_card_dup_result (&deal);
  about = g_strjoin ("\n", number, result, NULL);
  fh_link_row_set_words (FH_LINK_ROW (self->day),
                         adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->day)), about);
}

/* Shows the challenges as they stand now, the latest first: the keyboard stays on its own, and what
 * is typed above them stays. */
static void
show_begun (FhDealsWindow *self)
{
  g_autoptr (GArray) list = fh_challenges_list (self->challenges);
  GtkWidget *focus = fh_focus_get (self->begun), *group;
  g_autoptr (GVariant) at = NULL;

  if (GTK_IS_ACTIONABLE (focus))
    at = g_variant_ref (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (focus)));
  fh_box_clear (self->begun);
  gtk_widget_set_visible (self->begun, list->len > 0);
  group = fh_group_add (GTK_BOX (self->begun), _ ("Your Challenges"), NULL);
  for (guint i = 0; i < list->len; i++)
    {
      const FhChallenge *challenge = &g_array_index (list, FhChallenge, i);
      /* Translators: a challenge and its number. */
      g_autofree char *title = g_strdup_printf (_ ("Challenge %u"), challenge->number);
      g_autofree char *subtitle = fh_challenge_dup_text (challenge);
      GVariant *target =
          g_variant_new ("(su)", fh_preset_id (challenge->preset), challenge->number);
      GtkWidget *row = fh_link_row_add (group, title, subtitle, "deals.begun", target);

      if (at != NULL && g_variant_equal (at, target))
        gtk_widget_grab_focus (row);
    }
}

static GtkWidget *
fh_deals_window_build (FhDialog *dialog)
{
  FhDealsWindow *self = FH_DEALS_WINDOW (dialog);
  GtkWidget *groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  g_autofree char *title = NULL;
  GtkWidget *group;

  self->today = fh_numbered_today ();
  title = fh_numbered_title (self->today);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Deals and Challenges"));
  gtk_widget_add_css_class (groups, "dialog-groups");
  add_table (self, groups);

  group = fh_group_add (GTK_BOX (groups), _ ("One Deal"), NULL);
  self->day = fh_link_row_add (group, title, NULL, NULL, NULL);
  fh_connect (self->day, "activated", day_cb, self);
  show_day (self);
  /* Translators: for screen readers. */
  self->deal = add_entry (self, group, _ ("Deal number"),
                          /* Translators: a button: plays the deal whose number was typed. */
                          C_ ("deal by number", "Play"), &self->typed_deal, G_CALLBACK (deal_cb));

  group = fh_group_add (GTK_BOX (groups), _ ("A Challenge"),
                        _ ("Eight deals, played one by one and compared with the experts’, deal by "
                           "deal. The first result of each counts."));
  /* Translators: for screen readers. */
  self->challenge = add_entry (self, group, _ ("Challenge number"), C_ ("challenge", "Play"),
                               &self->typed_challenge, G_CALLBACK (challenge_cb));

  self->refusal = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->refusal), TRUE);
  gtk_widget_add_css_class (self->refusal, "option-refusal");
  gtk_widget_set_visible (self->refusal, FALSE);
  gtk_box_append (GTK_BOX (groups), self->refusal);

  self->begun = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (groups), self->begun);
  show_begun (self);
  return fh_dialog_frame (adw_header_bar_new (), fh_clamp_new (groups), TRUE);
}

static void
fh_deals_window_constructed (GObject *object)
{
  FhDealsWindow *self = FH_DEALS_WINDOW (object);
  FhRules rules;

  fh_settings_get_rules (self->settings, &rules);
  self->preset = (FhPreset) rules.preset;
  G_OBJECT_CLASS (fh_deals_window_parent_class)->constructed (object);
  fh_connect (self->challenges, "changed", show_day, self);
  fh_connect (self->challenges, "changed", show_begun, self);
}

static void
fh_deals_window_class_init (FhDealsWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_deals_window_constructed;
  FH_DIALOG_CLASS (klass)->build = fh_deals_window_build;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "deals.begun", "(su)", begun_cb);

  FH_MADE_WITH_OBJECT (klass, FhDealsWindow, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (klass, FhDealsWindow, challenges, FH_TYPE_CHALLENGES);
  FH_HOLDS (klass, FhDealsWindow, typed_deal, g_free);
  FH_HOLDS (klass, FhDealsWindow, typed_challenge, g_free);
}

static void
fh_deals_window_init (FhDealsWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), 520, 640);
}

GtkWidget *
fh_deals_window_new (GtkWindow *parent, FhSettings *settings, FhChallenges *challenges)
{
  return g_object_new (FH_TYPE_DEALS_WINDOW, "transient-for", parent, "settings", settings,
                       "challenges", challenges, NULL);
}
