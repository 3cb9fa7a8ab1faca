/* fh-day-card.c: the deal of the day.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-day-card.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-month.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* From this size of text on, as a share of the usual one, the button stands below the words. */
#define LARGE 1.5

struct _FhDayCard
{
  GtkBox parent_instance;

  FhChallenges *challenges;
  FhPreset preset;
  guint today; /* as the card says: midnight may pass before it is pressed */
  gboolean is_under_way;

  GtkWidget *heading;
  GtkWidget *about; /* what became of the deal */
  GtkWidget *play;
  GtkWidget *month; /* FhMonth */
  GtkWidget *summary;
};

G_DEFINE_FINAL_TYPE (FhDayCard, fh_day_card, GTK_TYPE_BOX)

char *
fh_day_card_dup_result (const FhDailyDeal *deal)
{
  int own, experts;

  if (fh_daily_deal_compare (deal, &own, &experts))
    return fh_table_beside_experts (own, experts);
  return deal->own.is_over ? g_strdup (_ ("Played. The next one comes tomorrow.")) : NULL;
}

/* What is known of today. */
static char *
describe (FhDayCard *self, const FhDailyDeal *deal)
{
  char *result = fh_day_card_dup_result (deal);

  if (result != NULL)
    return result;
  if (self->is_under_way)
    return g_strdup (_ ("It is on the table."));
  return g_strdup (_ ("The same cards for everybody. Experts play them, too."));
}

static void
update (FhDayCard *self)
{
  FhDailyDeal deal;
  gboolean is_played = fh_daily_deals_get (FH_KEY_TABLE (self->challenges), self->today, &deal);
  g_autofree char *about = describe (self, &deal);
  g_autofree char *summary = fh_month_dup_summary (FH_MONTH (self->month));

  gtk_label_set_text (GTK_LABEL (self->about), about);
  gtk_widget_set_visible (self->play, !is_played && !self->is_under_way);
  fh_label_say (self->summary, summary);
}

void
fh_day_card_set_under_way (FhDayCard *self, guint number)
{
  g_return_if_fail (FH_IS_DAY_CARD (self));

  self->is_under_way = number == self->today;
  update (self);
}

/* Shows the deal of today.  Who was at a day of the month before comes to the last one. */
static void
set_today (FhDayCard *self)
{
  GtkWidget *before = self->month;
  gboolean was_there = before != NULL && gtk_widget_get_focus_child (before) != NULL;
  g_autofree char *title = NULL;

  self->today = fh_numbered_today ();
  self->is_under_way = FALSE;
  title = fh_numbered_title (self->today);
  gtk_label_set_text (GTK_LABEL (self->heading), title);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play), "(su)",
                                    fh_preset_id (self->preset), self->today);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->play), "app.play-deal");
  fh_widget_set_about (self->play, title);
  self->month = fh_month_new (self->challenges, self->preset, self->today);
  gtk_box_insert_child_after (GTK_BOX (self), self->month,
                              gtk_widget_get_first_child (GTK_WIDGET (self)));
  if (before != NULL)
    gtk_box_remove (GTK_BOX (self), before);
  if (was_there)
    gtk_widget_child_focus (self->month, GTK_DIR_TAB_FORWARD);
  update (self);
}

static void
fill (FhDayCard *self)
{
  gboolean is_large = fh_widget_get_text_scale (GTK_WIDGET (self)) > LARGE;
  GtkWidget *line =
      gtk_box_new (is_large ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *words = fh_wrap_box_new (FH_WRAP_COLUMN, 2);

  self->heading = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (self->heading, "title-3");
  gtk_box_append (GTK_BOX (words), self->heading);
  self->about = fh_widget_add_text (words, "door-about");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (line), words);
  /* Translators: a button: plays the deal of the day. */
  self->play = fh_action_button_new (C_ ("deal of the day", "Play"), NULL);
  gtk_widget_add_css_class (self->play, "pill");
  gtk_widget_set_valign (self->play, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), self->play);
  gtk_box_append (GTK_BOX (self), line);
  self->summary = fh_widget_add_text (GTK_WIDGET (self), "caption option-about");
  set_today (self);
  /* After the month, which has heard of it before. */
  g_signal_connect_object (self->challenges, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* Once another day has come. */
static void
renew (FhDayCard *self)
{
  if (self->today != fh_numbered_today ())
    set_today (self);
}

static void
fh_day_card_map (GtkWidget *widget)
{
  renew (FH_DAY_CARD (widget));
  GTK_WIDGET_CLASS (fh_day_card_parent_class)->map (widget);
}

/* Who comes back to the window in the morning finds the deal of the new day. */
static void
fh_day_card_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (fh_day_card_parent_class)->state_flags_changed (widget, before);
  if (gtk_widget_get_mapped (widget)
      && ((before ^ gtk_widget_get_state_flags (widget)) & GTK_STATE_FLAG_BACKDROP))
    renew (FH_DAY_CARD (widget));
}

static void
fh_day_card_constructed (GObject *object)
{
  FhDayCard *self = FH_DAY_CARD (object);

  G_OBJECT_CLASS (fh_day_card_parent_class)->constructed (object);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "day-card");
  fill (self);
}

static void
fh_day_card_class_init (FhDayCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_day_card_constructed;
  widget_class->map = fh_day_card_map;
  widget_class->state_flags_changed = fh_day_card_state_flags_changed;
  FH_MADE_WITH_OBJECT (klass, FhDayCard, challenges, FH_TYPE_CHALLENGES);
  FH_MADE_WITH_INT (klass, FhDayCard, preset, 0, FH_N_PRESETS - 1, 0);
}

static void
fh_day_card_init (FhDayCard *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
}

GtkWidget *
fh_day_card_new (FhChallenges *challenges, FhPreset preset)
{
  return g_object_new (FH_TYPE_DAY_CARD, "challenges", challenges, "preset", (int) preset, NULL);
}
